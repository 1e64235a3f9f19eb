"""Setup: a game's options, checked once and worked into what the rules need. All states dealt from it share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64, mypyc_attr

from talia.core import save
from talia.core.check import told
from talia.core.errors import NotAsked, TaliaError, Unchecked
from talia.core.facts import Facts

if TYPE_CHECKING:
    from talia.core.chance import Chance
    from talia.core.open import OpenSetup
    from talia.core.rows import Row
    from talia.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """One way to play a game. It never changes."""

    def __init__(self, game: str, rules: int, seats: i64, options: dict[str, Any], reasons: list[str]) -> None:
        self.game = game
        self.rules = rules
        self.seats: i64 = seats
        # The seat numbers that can be asked: the players', and after them the table's own, if it has one (a clock).
        self.places: i64 = seats
        self.options = options
        self.reasons = reasons
        self.chance: Chance | None = None  # who decides what is drawn, in open games only

    def deal(self, rng: i64) -> State:
        """A new game: shuffled, dealt, and run up to the first question."""
        raise NotImplementedError

    # Rows for those who learn (rows.py): a game's room `columns` has what both of these say.

    def put_columns(self, s: State, seat: i64, looking: i64, row: Row) -> None:
        """Put what a seat knows of the table into a row: sides counted from `seat`, secrets those of `looking`.

        Built up from what it may know. Which groups are put depends on the setup and on the row, never on the table.
        """
        raise TaliaError(f"{self.game} has no columns: its rooms lack `columns`, which tells what a seat knows as bits")

    def column_words(self) -> dict[str, list[str]]:
        """What the bits of groups are called, by the sort that a group's name ends in."""
        return {}

    def longest(self) -> int:
        """How many answers a game of it can have at most, each given by the seat to act; 0 where there is no bound."""
        return 0

    # What everybody calls.

    def start(self, seed: Unchecked = 0, log: bool = False, memory: bool = False) -> State:
        """A new game from a seed, as `Game.start` deals it; unless asked for, nothing is kept of what happens.

        >>> setup = talia.game("cardia").setup(deck="II")
        >>> setup.start(7) == talia.game("cardia").start(7, deck="II")
        True
        """
        return save.door(self.game).begin(self, seed, log, memory)

    @property
    def facts(self) -> Facts:
        """What always holds of its games: how many actions, the longest game, what returns lie between.

        >>> facts = talia.game("cardia").setup().facts
        >>> facts.seats, facts.least, facts.most, facts.total
        (2, -1.0, 1.0, 0.0)
        """
        actions = save.door(self.game).actions
        widest = max(len(domain.words) for domain in actions.domains)
        longest = self.longest()
        return Facts(self.seats, self.places, len(actions), longest if longest > 0 else None, widest, 0)

    def open_chance(self) -> OpenSetup:
        """The same with chance as a seat of its own: draws and shuffles are questions to it, with weights."""
        from talia.core.open import OpenSetup  # knows setups

        return OpenSetup(self)

    def told_options(self) -> dict[str, Any]:
        """The options, free to be changed by whoever is told them: setups are kept, and shared by many."""
        return {name: list(value) if isinstance(value, list) else value for name, value in self.options.items()}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Setup):
            return False
        mine = (self.game, self.rules, self.seats, self.options)
        return mine == (other.game, other.rules, other.seats, other.options)

    def __hash__(self) -> int:
        return hash((self.game, self.rules, self.seats, save.digest(self.options)))

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.game, save.module_of(self.game), self.rules, self.seats, self.options)
        return save.unpickled_setup, parts

    def __repr__(self) -> str:
        return f"<setup of {self.game}, {self.seats} seats, {self.options}>"

    def reason_word(self, reason: i64) -> str:
        return self.reasons[reason]

    def check_seat(self, seat: Unchecked) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.places):
            raise NotAsked(f"there is no seat {told(seat)}; allowed: 0 to {self.places - 1}, or None for an onlooker")
