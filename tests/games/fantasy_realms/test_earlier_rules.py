"""Rules 1, where name and suit were one question: games of then are still played, to the same answers and results."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core import playout
from tests.every_game.checksum import GAMES
from tests.games.fantasy_realms.scenario import GAME
from tests.games.fantasy_realms.test_ending import MIRAGE_SUITS, SHAPESHIFTER_SUITS, of_suits

# Over the same 10,000 seeded random games as tests/checksums.txt, made when these rules were the newest.
CHECKSUM = 4580006462831406133


def ended(rules: int, *hands: str) -> talia.State:
    table: dict[str, Any] = {"hands": [hand.split() for hand in hands], "open": True}
    size = len(table["hands"][0])
    options = {"hand": size, "end": 1}
    return GAME.position(
        {"game": "fantasy_realms", "rules": rules, "seats": len(hands), "options": options, "table": table}
    )


def words(state: talia.State) -> list[str]:
    return [option.word for option in state.decision(0).options]


@pytest.mark.parametrize(("wild", "suits"), [("mirage", MIRAGE_SUITS), ("shapeshifter", SHAPESHIFTER_SUITS)])
def test_name_and_suit_are_one_question(wild: str, suits: list[str]) -> None:
    state = ended(1, wild, "king")
    assert state.decision(0).prompt == "fantasy_realms.name"
    assert sorted(words(state)) == sorted(["decline", *of_suits(*suits), *suits])
    assert len(words(state)) == 1 + 25 + 5


def test_one_answer_names_the_card_or_the_suit() -> None:
    state = ended(1, "mirage lightning", "king hydra")
    marked = [option.word for option in state.decision(0).options if option.parts.get("best")]
    assert marked == ["rainstorm"]
    state.answer(0, "rainstorm")
    assert state.scores()[0] == 11 + 30
    state = ended(1, "shapeshifter forge", "king hydra")
    state.answer(0, "weapon")
    assert state.scores()[0] == 9 + 9
    assert state.view(1)["table"]["choices"] == {"shapeshifter": {"suit": "weapon"}}


def test_a_save_goes_on_under_its_own_rules() -> None:
    state = GAME.load(ended(1, "mirage lightning", "king hydra").save())
    assert state.setup.rules == 1
    state.answer(0, "flame")
    assert state.over
    assert GAME.rules == 2
    assert ended(2, "mirage", "king").decision(0).prompt == "fantasy_realms.name_suit"


def test_other_rules_are_refused() -> None:
    with pytest.raises(talia.BadPosition, match="rules"):
        ended(3, "mirage", "king")


def test_a_record_replays_under_its_own_rules() -> None:
    setup = GAME.setup_under(1, 2, {"cards": ["leader", "flood", "mirage", "shapeshifter"], "hand": 4, "end": 2})
    named = 0
    for seed in range(30):
        state = GAME.begin(setup, seed)
        rng = talia.Random(seed)
        while not state.over:
            seat = state.asked[0]
            state.answer(seat, rng.pick(state.decision(seat).options))
        record = state.record
        assert record is not None
        assert record.rules == 1
        named += sum(answer.startswith("name:") for _, answer in record.answers)
        again = talia.Record.read(record.write()).replay(GAME)
        assert again.to_position() == state.to_position()
    assert named > 20


def test_random_games_are_those_of_then() -> None:
    variants = GAME.variants()
    share = -(-GAMES // len(variants))
    total = 0
    for number, (seats, options) in enumerate(variants):
        setup = GAME.setup_under(1, seats, options)
        total = (total * 31 + playout.checksum(setup, 1 + 100_000 * number, share)) % (1 << 62)
    assert total == CHECKSUM
