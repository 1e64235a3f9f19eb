"""Telling: what a state keeps of what has happened, for those who want to know: a log, a memory, a record.

Search keeps none of it, so that it pays nothing: verbs ask `tells` before they make an event.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from talia.core import rng as random
from talia.core.check import told
from talia.core.errors import TaliaError, Unchecked
from talia.core.event import Event, Log
from talia.core.memory import Memory

if TYPE_CHECKING:
    from talia.core.record import Record
    from talia.core.setup import Setup

_SECRET: Final = 0x51C2  # that a number is a secret one


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Telling:
    """The half of a state that tells. A clone keeps the memory, if there is one, and no more."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.question: i64 = 0  # counts the questions, so that an answer to an old one can be refused
        self.tells: bool = False  # is there anybody to tell: a log or a memory?
        self.recall: Memory | None = None
        self.log: Log | None = None
        self.record: Record | None = None

    def events(self, seat: Unchecked, since: Unchecked = 0) -> list[dict[str, Any]]:
        """What a seat (None: an onlooker) has been told since event number `since`; each event has its number `n`."""
        if self.log is None:
            raise TaliaError("this state keeps no log; start the game with log=True")
        self.setup.check_seat(seat)
        if type(since) is not int or since < 0:
            raise TaliaError(f"there is no event {told(since)}; allowed: whole numbers from 0 up")
        return [] if since >= len(self.log) else self.log.seen_by(seat, since)

    def memory(self, seat: Unchecked) -> int:
        """A number for all that a seat (None: an onlooker) was ever told and ever answered. Clones keep it.

        >>> state = talia.game("template").start(3, log=False)
        >>> clone = state.clone()
        >>> clone.answer(0, clone.decision(0).options[0])
        >>> clone.memory(0) == state.memory(0), state.clone().memory(0) == state.memory(0)
        (False, True)
        """
        if self.recall is None:
            raise TaliaError("this state keeps no memory; start the game with memory=True")
        self.setup.check_seat(seat)
        return self.recall.of(seat)

    def tell(
        self,
        kind: str,
        rule: str,
        parts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        seats: i64 = 0,
        private: bool = False,
    ) -> None:
        """Tell what happened. Verbs call it behind `if self.tells`, so that search pays nothing."""
        if self.log is not None:
            self.log.add(Event(kind, rule, parts, secret, seats, self.question, private))
        if self.recall is not None:
            self.own_memory().told(kind, parts, secret, seats, private)

    # What is told at every turn goes to log and memory apart, so that a memory alone costs no words.

    def narrate(
        self, kind: str, rule: str, parts: dict[str, Any], secret: dict[str, Any] | None = None, seats: i64 = 0
    ) -> None:
        """Tell the log alone: what memories are told by `hear`, or what follows from what everybody was told before."""
        if self.log is not None:
            self.log.add(Event(kind, rule, parts, secret, seats, self.question, False))

    def hear(self, what: i64, secret: i64 = 0, seats: i64 = 0) -> None:
        """Tell the memories alone, by a number below 2**61 that says all of what happened, the kind of event, too.

        `secret`, from 1 up, is what only those in `seats` learn besides.
        """
        if self.recall is not None:
            for_all = random.scramble(what)
            self.own_memory().heard(for_all, for_all ^ random.scramble(secret + _SECRET), seats, False)

    def own_memory(self) -> Memory:
        """The memory, to write into."""
        found = self.recall
        assert found is not None
        if found.shared:
            found = found.copy()
            self.recall = found
        return found
