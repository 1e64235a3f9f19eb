"""The template as a Game: its options, its actions, and the door to it. Nothing hot in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from talia.core.action import ActionSpace
from talia.core.check import Checker
from talia.core.errors import BadOption
from talia.core.game import Game
from talia.core.options import Flag, Number
from talia.core.program import Program
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.state import State
from talia.games._template import position
from talia.games._template.cards import deck as _deck  # noqa: F401  # declares the cards
from talia.games._template.cards.card import CLOSED, DECK
from talia.games._template.hidden import VARIANTS, groups
from talia.games._template.numbers import CARDS, RANKS
from talia.games._template.old_places import OLD_PLACES
from talia.games._template.rounds import ROUND
from talia.games._template.setup import TemplateSetup
from talia.games._template.state import REASONS, Template

if TYPE_CHECKING:
    from talia.core.sketch import Plan

RULES: Final = 1

CLOSED.close()


@final
class TemplateGame(Game):
    """The smallest whole game: copy it to begin a new one."""

    def __init__(self) -> None:
        super().__init__(
            "template",
            RULES,
            (2, 2),
            (Number("ranks", RANKS, 3, RANKS), Number("hand", 3, 1, 4), Flag("change_lock_in", True)),
            ActionSpace([CARDS]),
            REASONS,
            old_places=OLD_PLACES,
        )

    def prepare(self, rules: int, seats: int, options: dict[str, Any]) -> Setup:
        if options["hand"] > options["ranks"]:
            raise BadOption(f"option hand: {options['hand']} is more than the {options['ranks']} cards of a deck")
        return TemplateSetup(rules, options)

    def card_number(self, setup: Setup, word: str) -> int:
        return CARDS.numbers.get(word, -1)

    def lay(self, setup: Setup, table: Checker, rng: i64) -> State:
        return position.lay(setup, table, rng)

    def open(self, state: State, table: Checker) -> None:
        state.begin(ROUND, 0, 0)

    def lowest(self) -> list[Program]:
        return [ROUND]

    def examine(self, state: State, top: Checker) -> None:
        assert isinstance(state, Template)
        position.examine(state, top)

    def contradicts(self, state: State) -> str:
        assert isinstance(state, Template)
        return position.contradicts(state)

    def fill(self, setup: Setup, view: Checker, rng: Random) -> dict[str, Any]:
        return position.fill(setup, view, rng)

    def fill_notes(self, state: State, program: str, notes: list[int | None], rng: Random) -> list[int]:
        assert isinstance(state, Template)
        return position.fill_notes(state, notes, rng)

    def facts(self) -> dict[str, dict[str, dict[str, Any]]]:
        return {"card": DECK.facts()}

    def sketches(self) -> Plan:
        from talia.games._template.places import PLACES  # asked for now and then

        return PLACES

    def variants(self) -> list[tuple[int, dict[str, Any]]]:
        return VARIANTS

    def hidden(self, told: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
        return groups(told, seat)


GAME: Final = TemplateGame()
