"""A card is declared once: its number, its place in every table and its facts follow, wherever the declaration stands.

The tests add cards to a copy of the sources and look at it from outside, in another process.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import talia
from talia.core.declared import StaleShape
from talia.games.radlands import shape
from talia.games.radlands.cards import box
from talia.games.radlands.cards.card import Camp, Card
from talia.games.radlands.numbers import CARD_NUMBERS, CARD_WORDS
from tests.games.radlands.added import HERE, MINER, NIGHT_MARKET, ROOT, run, with_card

LOOK = """
import json, sys, talia
from talia.core import playout
game = talia.game("radlands")
words = {"dealt": {}, "facts": list(game.facts()["card"]), "played": 0}
for seed in range(300):
    state = game.start(seed)
    for camps in state.lay_out()["dealt"]:
        for word in camps:
            words["dealt"][word] = words["dealt"].get(word, 0) + 1
    if seed < 30:
        playout.play_out(state, seed)
        words["played"] += state.over
saved = game.load(sys.stdin.read())
words["table"] = saved.lay_out()
words["options"] = [option.word for option in saved.decision(saved.asked[0]).options]
print(json.dumps(words))
"""


def saved_game() -> talia.State:
    """A game in which later camps and kinds lie about."""
    state = talia.game("radlands").start(5, camps="given", camps_0=["oasis", "obelisk", "watchtower"], camps_1=FIRST)
    rng = talia.Random(3)
    for _ in range(60):
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
    return state


FIRST = ["arcade", "bonfire", "pillbox"]


def test_a_camp_put_in_alphabetically_is_dealt_like_others_and_moves_no_meaning(tmp_path: Path) -> None:
    state = saved_game()
    folder = with_card(tmp_path, "camps.py", "\nOASIS: Final", NIGHT_MARKET)
    seen = run(folder, LOOK, state.save())
    dealt = seen["dealt"]
    assert len(dealt) == 35
    assert 60 <= dealt["night_market"] <= 160  # 12 of 35 camps in 300 deals: 103 times
    assert "night_market" in seen["facts"]
    assert seen["played"] == 30
    assert seen["table"] == state.lay_out()
    assert seen["options"] == [option.word for option in state.decision(state.asked[0]).options]


def test_a_person_in_the_middle_of_the_deck_needs_the_shape_written_anew(tmp_path: Path) -> None:
    folder = with_card(tmp_path, "people.py", "\nMUSE: Final", MINER)
    told = run(
        folder,
        """
import json
from talia.core.declared import StaleShape
try:
    import talia.games.radlands
except StaleShape as stale:
    print(json.dumps([str(stale), stale.file, stale.source]))
""",
    )
    assert told[0] == "games/radlands/shape.py: LAST_PERSON is 26 there and must be 27: run `talia export`"
    (folder / "talia" / told[1]).write_text(told[2], encoding="utf-8")
    state = saved_game()
    position = state.to_position()
    seen = run(folder, LOOK, state.save())
    assert seen["played"] == 30
    assert seen["table"] == position["table"]
    assert seen["options"] == [option.word for option in state.decision(state.asked[0]).options]


def test_numbers_are_the_order_of_the_declarations() -> None:
    assert [card.number for card in [*box.PEOPLE.things, *box.EVENTS.things]] == list(range(1, shape.LAST_KIND + 1))
    assert [camp.number for camp in box.CAMPS.things] == list(range(1, len(box.CAMPS) + 1))
    assert [CARD_WORDS[number] for number in CARD_NUMBERS.values()] == list(CARD_NUMBERS)
    for card in [*box.PEOPLE.things, *box.EVENTS.things]:
        assert box.DECK[card.number] is card
        assert CARD_NUMBERS[card.word] == card.number
    for camp in box.CAMPS.things:
        assert CARD_NUMBERS[camp.word] == shape.FIRST_CAMP + camp.number


def test_everything_is_in_the_order_of_the_alphabet() -> None:
    for words in (box.PEOPLE.words(), box.EVENTS.words(), box.CAMPS.words(), box.OTHER_CAMPS.words()):
        assert words == sorted(words)


def test_nothing_is_declared_once_the_box_is_closed() -> None:
    with pytest.raises(AssertionError, match="somebody is declared after Radlands' people was closed"):
        box.deck_card(Card("somebody", 1, 1))
    with pytest.raises(AssertionError, match="somewhere is declared after Radlands' camps was closed"):
        box.camp_card(Camp("somewhere", 1))
    with pytest.raises(AssertionError, match="there is no camp nowhere to have another text"):
        box.other_camp_card(Camp("nowhere", 1))


def test_the_shape_is_what_would_be_written() -> None:
    assert (ROOT / "src" / HERE / "shape.py").read_text(encoding="utf-8") == box.shape_source()
    stale = StaleShape("games/radlands/shape.py", "SILO", 36, 37, "text")
    assert str(stale) == "games/radlands/shape.py: SILO is 36 there and must be 37: run `talia export`"


def test_every_card_tells_what_is_printed_on_it() -> None:
    facts = talia.game("radlands").facts()["card"]
    assert len(facts) == len(CARD_NUMBERS)
    for word, fact in facts.items():
        assert fact["gist"], word
        assert fact["kind"] in ("person", "camp", "event"), word
