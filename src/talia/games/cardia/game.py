"""Cardia as a Game: its options, its actions, and the door to it. Nothing hot in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from talia.core.action import ActionSpace
from talia.core.bits import has
from talia.core.check import Checker
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Flag, Number, OneOf, Setting, Several
from talia.core.program import Program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.cardia import invariants
from talia.games.cardia.cards import deck1 as _deck1  # noqa: F401  # declares its cards
from talia.games.cardia.cards import deck2 as _deck2  # noqa: F401
from talia.games.cardia.cards import locations as _locations  # noqa: F401
from talia.games.cardia.cards.card import DECKS, GUESTS, close_decks, faction_facts
from talia.games.cardia.cards.location import LOCATIONS, close_locations
from talia.games.cardia.extra.difficulty import LEVELS, SECOND_DECK, WITH_SECOND_DECK
from talia.games.cardia.hidden import VARIANTS, groups
from talia.games.cardia.numbers import (
    ADJUSTMENTS,
    CARDS,
    FACTION_NAMES,
    FACTIONS,
    INFLUENCES,
    KINDS,
    PLAYED,
    REASONS,
    RULING_NAMES,
)
from talia.games.cardia.old_places import OLD_PLACES
from talia.games.cardia.position import filling, laying, resting
from talia.games.cardia.rounds import ROUND
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import waiting

if TYPE_CHECKING:
    from talia.core.sketch import Plan

RULES: Final = 1
FACTIONS_IN_ORDER: Final = (*FACTION_NAMES[1:], FACTION_NAMES[0])  # as the rulebook lists them

close_decks()
close_locations()


def _settings() -> tuple[Setting, ...]:
    influences = [str(influence) for influence in range(1, INFLUENCES + 1)]
    settings: list[Setting] = [
        OneOf("deck", "I", ("I", "II", "mix")),
        Several("mix", [], FACTIONS_IN_ORDER).only_with("deck", "mix"),  # the factions that come from deck II
        Several("locations", [], tuple(LOCATIONS.words())),
        Flag("change_lock_in", True),
        Several("rulings", [], tuple(RULING_NAMES)),  # rulings to be read the other way (numbers.py)
        # Small variants, for exact methods.
        Several("influences", influences, tuple(influences), least=2),
        Number("hand", 5, 1, 15),
        Number("signets", 5, 1, 16),
    ]
    if len(GUESTS.box) > 0:
        settings.append(Several("guests", [], tuple(GUESTS.box.words())))
    return tuple(settings)


@final
class CardiaGame(Game):
    """Cardia: two decks, eight locations."""

    def __init__(self) -> None:
        super().__init__(
            "cardia",
            RULES,
            (2, 2),
            _settings(),
            ActionSpace([CARDS, PLAYED, FACTIONS, KINDS, ADJUSTMENTS]),
            REASONS,
            old_places=OLD_PLACES,
        )

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        if options["mix"] and options["deck"] != "mix":
            raise BadOption(f"option mix: {options['mix']!r} is not allowed with deck {options['deck']}; allowed: []")
        cards = len(options["influences"])
        if options["hand"] > cards:
            raise BadOption(f"option hand: {options['hand']} is more than the {cards} cards of a deck")
        taken: i64 = 0
        for word in options.get("guests", []):
            influence = GUESTS.box[word].influence
            if has(taken, influence):
                raise BadOption(f"option guests: {word} is not the only one of influence {influence}")
            taken |= 1 << influence
        return CardiaSetup(rules, options)

    def card_number(self, setup: Setup, word: str) -> int:
        assert isinstance(setup, CardiaSetup)
        name, _, seat = word.partition("/")
        influence = setup.influence_named(name)
        if influence == 0 or seat not in ("0", "1"):
            return -1
        return influence + 16 * int(seat)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        assert isinstance(setup, CardiaSetup)
        return laying.lay(setup, table, rng)

    def open(self, state: State, table: Checker) -> None:
        assert isinstance(state, Cardia)
        resting.begin(state)

    def lowest(self) -> list[Program]:
        return [ROUND]

    def examine(self, state: State, top: Checker) -> None:
        assert isinstance(state, Cardia)
        resting.examine(state, top)

    def contradicts(self, state: State) -> str:
        assert isinstance(state, Cardia)
        return resting.contradicts(state)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        assert isinstance(setup, CardiaSetup)
        return filling.fill(setup, view, rng)

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        """A locked-in choice of the other seat: anything will do, since `redeal` chooses again among the options."""
        return [0 if note is None else note for note in notes]

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        cards: dict[str, Any] = {}
        for deck in DECKS:
            cards.update(deck.facts())
        return {"card": cards, "location": LOCATIONS.facts(), "faction": faction_facts()}

    def about(self) -> dict[str, Any]:
        """Stars of locations add up, those of deck II to them, where it is chosen so; levels begin at these sums."""
        stars = {location.word: int(location.stars) for location in LOCATIONS.things}
        second = {"stars": SECOND_DECK, "with": WITH_SECOND_DECK}
        return {"stars": stars, "second_deck": second, "levels": LEVELS}

    def constants(self) -> dict[str, int | str]:
        return {"choice": waiting.CHOICE_BY}

    def sketches(self) -> Plan:
        from talia.games.cardia.places import PLACES  # asked for now and then

        return PLACES

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return VARIANTS

    def hidden(self, told: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
        return groups(told, seat)

    def invariants(self, state: State) -> None:
        assert isinstance(state, Cardia)
        invariants.check(state)
        invariants.check_memory(state)


GAME: Final = CardiaGame()
