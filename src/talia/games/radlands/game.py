"""Radlands as a Game: its options, its actions, and the door to it. Nothing hot in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from talia.core.action import ActionSpace
from talia.core.check import Checker
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Flag, Number, OneOf, Setting, Several
from talia.core.program import Program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games.radlands.cards import camps as _camps  # noqa: F401  # declares, as those below do
from talia.games.radlands.cards import events as _events  # noqa: F401
from talia.games.radlands.cards import other_camps as _other_camps  # noqa: F401
from talia.games.radlands.cards import people as _people  # noqa: F401
from talia.games.radlands.cards import tokens as _tokens  # noqa: F401
from talia.games.radlands.cards.box import CAMP_CARDS, CAMPS, EVENTS, PEOPLE, close_box, facts
from talia.games.radlands.cards.card import DESTROYED
from talia.games.radlands.hidden.swaps import VARIANTS, groups
from talia.games.radlands.invariants import faults
from talia.games.radlands.numbers import (
    ACTIONS,
    CAMP,
    CARD_COST,
    CARD_NUMBERS,
    CARD_WORDS,
    CHOICES,
    COLUMN,
    COLUMNS,
    HAND,
    PLACES,
    QUEUE,
    QUEUED,
    SILO_COST,
    SPACES,
    WATER_A_TURN,
)
from talia.games.radlands.old_places import OLD_PLACES
from talia.games.radlands.position import resting
from talia.games.radlands.position.filling import fill, recalled
from talia.games.radlands.position.laying import laid_out
from talia.games.radlands.rounds import CAMPS_ONE_BY_ONE, CAMPS_PROGRAM, TURN
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.shape import RAIDERS, SILO
from talia.games.radlands.state import REASONS, Radlands

if TYPE_CHECKING:
    from talia.core.sketch import Plan

RULES: Final = 2

close_box()
ACTION_SPACE: Final = ActionSpace([ACTIONS, CHOICES, PLACES, HAND, CAMP, COLUMN, QUEUED])


class Camps(Several):
    """Three camps of one seat, from the left, in the order given; none unless camps are given."""

    def __init__(self, name: str) -> None:
        super().__init__(name, [], tuple(CAMPS.words()), 0, 3)

    def allowed(self) -> str:
        return f"a list of three different ones of: {', '.join(CAMPS.words())}"

    def check(self, value: Any) -> Any:
        if not isinstance(value, list | tuple) or any(word not in CAMPS for word in value):
            raise self.refuse(value)
        if len(value) not in (0, 3) or len(set(value)) != len(value):
            raise self.refuse(value)
        return list(value)

    def form(self) -> dict[str, Any]:
        return {**super().form(), "ordered": True}


DECK_WORDS: Final = [*PEOPLE.words(), *EVENTS.words()]
SETTINGS: Final[tuple[Setting, ...]] = (
    OneOf("camps", "dealt", ("dealt", "first_game", "first_game_swapped", "given")),
    Camps("camps_0").only_with("camps", "given"),
    Camps("camps_1").only_with("camps", "given"),
    OneOf("first_player", "coin", ("coin", "seat_0", "seat_1")),
    OneOf("printing", "default", ("default", "other")),
    Flag("make_room", False),
    Flag("no_self_restore", False),
    Several("cards", DECK_WORDS, tuple(DECK_WORDS), least=2),
    Number("copies", 2, 1, 2),
    Flag("change_lock_in", True),
    Number("turn_limit", 400, 2, 10000),
    Number("action_limit", 200, 1, 4000),
    # Small games, for exact methods.
    Number("columns", len(COLUMNS), 1, len(COLUMNS)).for_research(),
    Flag("damaged", False).for_research(),
    Number("water", WATER_A_TURN, 1, WATER_A_TURN).for_research(),
)


def _check_small(options: dict[str, Any]) -> None:
    """With fewer columns camps are given, and one of those that are played stands."""
    played = options["columns"]
    if options["camps"] != "given":
        raise BadOption(f"option columns: {played} is allowed with camps='given' only")
    for seat in (0, 1):
        camps = options[f"camps_{seat}"][:played]
        if camps and all(CAMP_CARDS[CAMPS[word].number].begins == DESTROYED for word in camps):
            raise BadOption(f"option columns: {played} leaves seat {seat} no camp that stands")


@final
class RadlandsGame(Game):
    def __init__(self) -> None:
        super().__init__(
            "radlands", RULES, (2, 2), SETTINGS, ACTION_SPACE, REASONS, earlier=(1,), old_places=OLD_PLACES
        )

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        chosen = [*options["camps_0"], *options["camps_1"]]
        if options["camps"] == "given":
            for seat in (0, 1):
                if len(options[f"camps_{seat}"]) != 3:
                    raise BadOption(f"option camps_{seat}: {options[f'camps_{seat}']!r} is not three camps to be given")
            for word in options["camps_1"]:
                if word in options["camps_0"]:
                    raise BadOption(f"option camps_1: there is one {word} only, and seat 0 has it")
        elif chosen:
            raise BadOption(
                f"option camps: {options['camps']!r} gives no camps; allowed with camps_0, camps_1: 'given'"
            )
        if "columns" in options:
            _check_small(options)
        setup = RadlandsSetup(rules, options)
        least = 2 + setup.starting_cards() if setup.camps else 14
        if len(setup.deck) < least:
            raise BadOption(f"option cards: a deck of {len(setup.deck)} cards is too small; allowed: {least} or more")
        return setup

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        return {"card": facts()}

    def constants(self) -> dict[str, int | str]:
        """How large the table is, and what has its own place beside it."""
        return {
            "columns": len(COLUMNS),
            "spaces": SPACES,
            "queue": QUEUE,
            "card_cost": CARD_COST,
            "silo_cost": SILO_COST,
            "silo": CARD_WORDS[SILO],
            "raiders": CARD_WORDS[RAIDERS],
        }

    def card_number(self, setup: Setup, word: str) -> int:
        return CARD_NUMBERS.get(word, -1)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        assert isinstance(setup, RadlandsSetup)
        return laid_out(setup, table, rng)

    def open(self, state: State, table: Checker) -> None:
        assert isinstance(state, Radlands)
        resting.begin(state, table)

    def examine(self, state: State, top: Checker) -> None:
        assert isinstance(state, Radlands)
        resting.examine(state, top)

    def lowest(self) -> list[Program]:
        return [CAMPS_PROGRAM, CAMPS_ONE_BY_ONE, TURN]

    def contradicts(self, state: State) -> str:
        assert isinstance(state, Radlands)
        return resting.contradicts(state)

    def recalled(self, table: Checker, remembered: Checker) -> Checker:
        return recalled(table, remembered)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        assert isinstance(setup, RadlandsSetup)
        return fill(setup, view, rng)

    def sketches(self) -> Plan:
        from talia.games.radlands.places import PLACES  # asked for now and then

        return PLACES

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return VARIANTS

    def hidden(self, told: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
        return groups(told, seat)

    def invariants(self, state: State) -> None:
        assert isinstance(state, Radlands)
        setup = state.setup
        assert isinstance(setup, RadlandsSetup)
        wrong = faults(state, setup.kinds, setup.twice)
        assert wrong == "", wrong


GAME: Final = RadlandsGame()
