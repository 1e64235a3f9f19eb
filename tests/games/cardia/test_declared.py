"""A card is declared once: number, program, sets, facts and what bots think of it follow, and mistakes are refused."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from talia.core.bits import members
from talia.core.program import PROGRAMS
from talia.games.cardia import numbers
from talia.games.cardia.cards import card, location
from talia.games.cardia.cards.card import DECK_1, DECK_2, Deck
from talia.games.cardia.cards.location import Both, Location, speaker
from talia.games.cardia.numbers import CARDS, R8
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.steps import MarkThis
from tests.games.cardia.scenario import GAME

SOURCE = Path(__file__).parents[3] / "src" / "talia"
APART = ("games", "cardia", "cards", "deck1.py", "__pycache__")  # not linked as they are


def test_numbers_are_what_is_printed() -> None:
    for number, made in enumerate(card.all_cards(), 1):
        assert made.number == CARDS.numbers[made.word] == number
        assert PROGRAMS[f"cardia.{made.word}"] is made.program
        assert made.program.rule == f"cardia.card.{made.word}"
    assert [int(made.influence) for made in DECK_1.box.things] == list(range(1, 17))
    assert [int(made.number) for made in DECK_2.box.things] == list(range(17, 33))


def test_sets_of_lasting_abilities_follow_from_the_deck() -> None:
    first, second = GAME.setup(), GAME.setup(deck="II")
    assert isinstance(first, CardiaSetup)
    assert isinstance(second, CardiaSetup)
    assert members(first.levellers) == [4, 20]
    assert members(first.tie_winners) == [8, 24]
    assert members(first.ongoing) == [4, 8, 12, 20, 24, 28]
    assert (first.claimants, members(second.claimants)) == (0, [12, 28])
    assert members(second.ongoing) == [8, 12, 15, 24, 28, 31]
    assert GAME.reasons[second.finish] == "mechanical_djinn"


def test_mistakes_in_a_declaration_are_refused() -> None:
    deck = Deck("made up", "0")
    deck.card("made_up_one", 3, instant=(MarkThis(1),))
    with pytest.raises(AssertionError, match="made_up_two: an influence is 1 to 16, not 17"):
        deck.card("made_up_two", 17, instant=(MarkThis(1),))
    with pytest.raises(AssertionError, match="made_up_two: an ability is carried out at once or lasts"):
        deck.card("made_up_two", 4)
    with pytest.raises(AssertionError, match="made_up_two: an ability is carried out at once or lasts"):
        deck.card("made_up_two", 4, instant=(MarkThis(1),), lasts=card.LEVELS)
    with pytest.raises(AssertionError, match=r"two programs are named cardia.made_up_one"):
        deck.card("made_up_one", 4, instant=(MarkThis(1),))
    with pytest.raises(AssertionError, match=r"deck made up: its influences are \[3\]"):
        deck.close(1, True)
    with pytest.raises(AssertionError, match="made_up_three is declared after deck guest was closed"):
        deck.card("made_up_three", 3, instant=(MarkThis(1),), guest=True)


def test_a_location_speaks_at_the_moments_it_overrides() -> None:
    found = {place.word: place.moments for place in location.LOCATIONS.things}
    assert found["grand_library"] == 0
    assert found["bazaar"] == location.SETTLE
    assert found["serpent_temple"] == location.AFTER
    assert found["foggy_swamp"] == location.PLACE
    assert [int(place.number) for place in location.LOCATIONS.things] == list(range(8))


def test_two_locations_that_share_a_moment_both_speak_there() -> None:
    bazaar = location.LOCATIONS["bazaar"]
    temple = location.LOCATIONS["serpent_temple"]
    assert speaker([temple, bazaar], location.SETTLE) is bazaar
    assert speaker([temple], location.SETTLE) is location.NOWHERE
    both = speaker([bazaar, bazaar], location.SETTLE)
    assert isinstance(both, Both)
    assert both.one is both.other is bazaar
    with pytest.raises(AssertionError, match="serpent_temple and serpent_temple cannot both speak there"):
        speaker([temple, temple], location.AFTER)


def test_numbers_of_locations_meet_in_the_setup() -> None:
    plain = Location("made_up_place", stars=1, draws=3, hand=4)
    assert (plain.moments, plain.facts()["stars"]) == (0, 1)
    found = GAME.setup(locations=["grand_library", "scrapyard"])
    assert isinstance(found, CardiaSetup)
    assert (found.draws, found.hand, found.sifts, found.hides) == (2, 2, True, False)
    assert found.moments == location.DRAW
    nobody = GAME.setup(locations=["bazaar", "grand_library", "scrapyard"], rulings=["R8"])
    assert isinstance(nobody, CardiaSetup)
    assert (nobody.draws, nobody.moments) == (0, location.SETTLE)  # R22
    assert nobody.other == R8


# A thirty-third card, declared in a copy of the tree: one file is another, the rest are links.

GUEST = """
TINKER: Final = DECK_1.card(
    "tinker", 7, instant=(Choose(CARDS_IN_PLAY, into=A), Mark(A, +2)), does=RAISES, gist="+2", guest=True
)
"""
PLAY = """
import talia
from talia.bots.cardia.rules import ABILITY
from talia.bots.play.budget import Budget
from talia.bots.play.thinking import think

game = talia.game("cardia")
assert game.actions.words[33] == "card:tinker", game.actions.words
assert game.facts()["card"]["tinker"]["faction"] == "guild"
assert ABILITY["tinker"] == 0.6
rows = [{"cards": ["judge", "saboteur"]}]
table = {"row": rows, "hands": [["tinker"], ["djinn"]], "decks": [["surgeon", "inventor"], ["surgeon"]]}
options = {"guests": ["tinker"]}
state = game.position({"game": "cardia", "options": options, "table": table})
state.answer(0, "tinker")
state.answer(1, "djinn")
assert [option.word for option in state.decision(0).options] == ["7/0", "8/0", "5/1", "16/1"]
state.answer(0, "8/0")
assert state.view(0)["table"]["row"][0]["marks"] == [2, 0]
asked = 0
for seed in range(40):
    state = game.start(seed, deck="II" if seed % 2 else "I", **options)
    rng = talia.Random(seed)
    while not state.over:
        seat = rng.pick(state.asked)
        if state.doing(None, True)[0]["program"] == "cardia.tinker":
            asked += 1
            assert game.load(state.save()) == state
            for level in ("highest", "apprentice", "adept", "expert") if asked < 3 else ():
                think(state.view(seat), level, 1, Budget(nodes=40))
        state.answer(seat, rng.pick(state.decision(seat).options))
        game.invariants(state)
    assert state.record.replay(game).outcome == state.outcome
assert asked > 5, asked
try:
    game.setup(guests=["inventor"])
except talia.BadOption:
    print("played")
"""


def test_a_new_card_is_one_declaration(tmp_path: Path) -> None:
    for folder in ("", "games", "games/cardia", "games/cardia/cards"):
        (tmp_path / "talia" / folder).mkdir()
        for entry in (SOURCE / folder).iterdir():
            if entry.name not in APART:
                (tmp_path / "talia" / folder / entry.name).symlink_to(entry)
    written = (SOURCE / "games/cardia/cards/deck1.py").read_text(encoding="utf-8")
    (tmp_path / "talia/games/cardia/cards/deck1.py").write_text(written + GUEST, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-B", "-c", PLAY],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stdout.strip() == "played", run.stderr


def test_each_ruling_is_a_bit_of_its_own() -> None:
    """Whoever reads one ruling otherwise reads no other so."""
    for place, name in enumerate(numbers.RULING_NAMES):
        assert getattr(numbers, name) == 1 << place, name
        setup = GAME.setup(rulings=[name])
        assert isinstance(setup, CardiaSetup)
        assert setup.other == 1 << place
