"""A card is declared once: its number, its place in every table and its facts follow, wherever the declaration stands.

The tests add cards to a copy of the sources and look at it from outside, in another process.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core.declared import StaleShape
from talia.games.radlands import shape
from talia.games.radlands.cards import box
from talia.games.radlands.cards.card import Camp, Card
from talia.games.radlands.numbers import CARD_NUMBERS, CARD_WORDS
from tests.games.radlands.added import HERE, MINER, NIGHT_MARKET, ROOT, run, with_card
from tests.games.radlands.scenario import Scenario

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
words["saved"] = []
for saved in json.loads(sys.stdin.read()):
    state = game.load(saved)
    position = state.to_position()
    options = [option.word for option in state.decision(state.asked[0]).options]
    words["saved"].append([position["table"], position["doing"], options])
print(json.dumps(words))
"""


def saved_games() -> list[talia.State]:
    """Games in which later camps and kinds lie about, one of them with a camp locked in, one in mid-ability."""
    game = talia.game("radlands")
    later: dict[str, Any] = {"camps_0": ["oasis", "obelisk", "watchtower"], "camps_1": ["arcade", "bonfire", "pillbox"]}
    played = game.start(5, camps="given", **later)
    rng = talia.Random(3)
    for _ in range(60):
        seat = rng.pick(played.asked)
        played.answer(seat, rng.pick(played.decision(seat).options))
    locked = game.start(7)
    locked.answer(1, locked.decision(1).options[-1])
    t = Scenario(["garage: scientist rabble_rouser", "outpost: punk"], deck="uprising truce mutant")
    asked = t.state.clone()
    t.do("use scientist")
    which = game.position(asked.to_position())
    which.answer(0, next(o for o in which.decision(0).options if o.word.startswith("use") and o.parts["space"] == 2))
    assert [t.state.decision(0).prompt, which.decision(0).prompt] == ["radlands.scientist", "radlands.which_ability"]
    return [played, locked, t.state, which]


def told(states: list[talia.State]) -> list[list[Any]]:
    positions = [state.to_position() for state in states]
    options = [[option.word for option in state.decision(state.asked[0]).options] for state in states]
    return [[at["table"], at["doing"], words] for at, words in zip(positions, options, strict=True)]


def saves(states: list[talia.State]) -> str:
    return json.dumps([state.save() for state in states])


def test_a_camp_put_in_alphabetically_is_dealt_like_others_and_moves_no_meaning(tmp_path: Path) -> None:
    states = saved_games()
    folder = with_card(tmp_path, "camps.py", "\nOASIS: Final", NIGHT_MARKET)
    seen = run(folder, LOOK, saves(states))
    dealt = seen["dealt"]
    assert len(dealt) == 35
    assert 60 <= dealt["night_market"] <= 160  # 12 of 35 camps in 300 deals: 103 times
    assert "night_market" in seen["facts"]
    assert seen["played"] == 30
    assert seen["saved"] == told(states)


def test_a_person_in_the_middle_of_the_deck_needs_the_shape_written_anew(tmp_path: Path) -> None:
    folder = with_card(tmp_path, "people.py", "\nMUSE: Final", MINER)
    refused = run(
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
    assert refused[0] == "games/radlands/shape.py: LAST_PERSON is 26 there and must be 27: run `talia export`"
    (folder / "talia" / refused[1]).write_text(refused[2], encoding="utf-8")
    states = saved_games()
    seen = run(folder, LOOK, saves(states))
    assert seen["played"] == 30
    assert seen["saved"] == told(states)


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
