"""Coaching: the coach of one table. It thinks along with the one person who plays there, and speaks to that seat alone.

What it says is `talia.learn.coach`'s; here it gets its records, from the bots' own processes and ranked as hints are.
It is paid for like hints, thinks only while somebody listens, and where it fails or comes too late it is silent: nobody
ever waits for it. It keeps nothing: after a restart it goes on from the round.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from talia.core.errors import TaliaError
from talia.core.view import canonical
from talia.learn import shelf
from talia.learn.coach import FADES, Coach, rounds
from talia.learn.lesson import parts
from talia.learn.playing import Bubble
from talia.server.live import wishes
from talia.server.live.house import House
from talia.server.live.listeners import Listener
from talia.server.live.tables import Table
from talia.server.run.logs import log
from talia.server.run.workers import HINTS
from talia.server.wire.entries import AnyEntry
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import Coached, Hint
from talia.server.wire.telling import bubbles_told

LEVEL = "expert"


class Around(Protocol):
    """What coach and bots need of the room they are in."""

    table: Table
    house: House
    listeners: list[Listener]
    closed: bool

    def spawn(self, work: Coroutine[Any, Any, Any]) -> object: ...

    async def quietly(self, choose: Callable[[wishes.World], list[AnyEntry]], received: float = 0.0) -> bool: ...


class Question(NamedTuple):
    """A question of the learner's, as it was asked."""

    epoch: int
    number: int
    round: int
    view: dict[str, Any]


class Coaching:
    """The coach of a table that has one."""

    def __init__(self, room: Around) -> None:
        self.room: Around = weakref.proxy(room)  # the room has us: no ring
        self.table = room.table
        self.coach = Coach(_fades(room.table.plan.lesson))
        self.last: Coached | None = None  # what was said last, for whoever comes back
        self._asked: Question | None = None  # the question that is thought about, or was
        self._record: tuple[bytes, dict[str, Any]] | None = None  # the latest one, and the view that it was made from
        self._offered: set[int] = set()  # questions to which a take-back was offered: once each
        self._opened = False
        self._lock = asyncio.Lock()

    # What happens at the table.

    def look(self) -> None:
        """Something has happened: see whether the learner has answered, and whether anything is asked of them."""
        try:
            self._look()
        except Exception:  # a fault of ours: the game goes on without its coach
            log("fault", logging.ERROR, exc_info=True, table=self.table.id, game=self.table.plan.game)

    def _look(self) -> None:
        table, before = self.table, self._asked
        if self.room.closed or table.state is None:
            return
        seat = self._learner()
        if seat is None:
            return
        now = (table.epoch, table.live().question)
        if before is not None and before[:2] != now:
            self._asked = None
            if table.epoch == before.epoch:
                self._judge(seat, before)
        if seat in table.asked and table.seats[seat].bot is None and self._asked is None and self._ears(seat):
            view = table.view(seat, memory=True)
            asked = self._asked = Question(*now, rounds(table.live().events(seat), seat), view)
            self.room.spawn(self._attend(seat, asked))

    async def _attend(self, seat: int, asked: Question) -> None:
        """Think along with a question, and say what matters, if that is not too late."""
        try:
            opening = self._opening(asked)
            record = await self._paid(seat, asked) if self.coach.wants(asked.round, asked.view) else None
            if self.room.closed:
                return
            if self._asked is not asked:  # answered meanwhile
                self._judge(seat, asked)
                return
            bubbles = [] if record is None else self.coach.before(asked.round, asked.view, record)
            if opening or bubbles:
                self._say(seat, asked, [*opening, *bubbles])
        except Exception:  # as above
            log("fault", logging.ERROR, exc_info=True, table=self.table.id, game=self.table.plan.game)

    def _judge(self, seat: int, asked: Question) -> None:
        """What was answered to a question, beside what the expert would have done."""
        record = self._kept(asked.view)
        table = self.table
        if table.epoch != asked.epoch or record is None:
            return
        word = table.given(seat, asked.number)
        if word is None or asked.number in self._offered:
            return
        bubbles = self.coach.after(asked.round, asked.view, record, word)
        if bubbles:
            self._offered.add(asked.number)
            offered = asked.number if asked.number in table.takebacks(seat)[0] else None
            self._say(seat, asked, bubbles, offered)
            self.room.spawn(self.room.quietly(lambda world: wishes.helped(table, seat, world.now)))

    # Thinking.

    async def _paid(self, seat: int, asked: Question) -> dict[str, Any] | None:
        """The expert's record of a question, paid for by whoever listens; None where they cannot."""
        house = self.room.house
        address = next((listener.address for listener in self._ears(seat)), "")
        began = house.now()
        try:
            house.hinting.check(address)
            return await self._thought(asked)
        except Refused:
            return None
        finally:
            house.hinting.spend(address, house.now() - began)

    async def _thought(self, asked: Question) -> dict[str, Any] | None:
        """The expert's record of a question; None where there is none, whatever the cause."""
        async with self._lock:  # whoever asks for a hint while it thinks waits for the same record
            kept = self._kept(asked.view)
            if kept is not None:
                return kept
            house, game = self.room.house, self.table.plan.game
            levels = house.levels(game)
            thought = await house.workers.think(game, LEVEL if LEVEL in levels else levels[-1], asked.view, HINTS)
            if thought.failed is not None or thought.explanation is None:
                return None
            self._record = _mark(asked.view), thought.explanation
            return thought.explanation

    def _kept(self, view: dict[str, Any]) -> dict[str, Any] | None:
        return self._record[1] if self._record is not None and self._record[0] == _mark(view) else None

    # Speaking.

    async def hint(self, seat: int, wish: Hint) -> Coached:
        """The rung of the ladder that was asked for."""
        table = self.table
        view = table.view(seat, memory=True)
        if "decision" not in view or wish.question != table.live().question or wish.rung is None:
            raise Refused("stale", f"question {wish.question} has been answered meanwhile")
        asked = Question(table.epoch, wish.question, rounds(table.live().events(seat), seat), view)
        record = None
        if len(view["decision"]["options"]) > 1:
            record = await self._thought(asked)
            if record is None:
                raise Refused("busy", "the coach has nothing to say just now; try again in a moment")
        bubbles = bubbles_told(table.plan.game, self.coach.ladder(view, record, wish.rung))
        grade = self.coach.grade(asked.round)
        return Coached(question=wish.question, bubbles=bubbles, grade=grade, ref=wish.ref)

    def greet(self, listener: Listener) -> None:
        """Somebody has come back: what was said last, if it is still about what is asked. And now there are ears."""
        seat = self._learner()
        if seat is None or listener.seat != seat or self.table.state is None:
            return
        last, back = self.last, self.table.takebacks(seat)[0][:1]
        if last is not None and (last.question == self.table.live().question or last.takeback in back):
            listener.say(last)
        self.look()

    def _learner(self) -> int | None:
        """The one person at the table, unless they have resigned."""
        return next(iter(self.table.persons()), None)

    def _say(self, seat: int, asked: Question, bubbles: list[Bubble], takeback: int | None = None) -> None:
        told = bubbles_told(self.table.plan.game, bubbles)
        grade = self.coach.grade(asked.round)
        self.last = Coached(question=asked.number, bubbles=told, takeback=takeback, grade=grade)
        for listener in self._ears(seat):
            listener.say(self.last)

    def _ears(self, seat: int) -> list[Listener]:
        return [one for one in self.room.listeners if one.greeted and one.seat == seat]

    def _opening(self, asked: Question) -> list[Bubble]:
        """What the lesson says before its game, at its first question."""
        if self._opened or self.table.plan.lesson is None:
            return []
        self._opened = True
        if any(answer[0] == self._learner() for answer in self.table.record().answers):
            return []
        try:
            lesson = shelf.lesson(self.table.plan.lesson)
        except TaliaError:
            return []
        return [Bubble(part.say, look=part.look) for part in parts(lesson.say)]


def _mark(view: dict[str, Any]) -> bytes:
    """What a record was made from: that others have locked in meanwhile does not matter."""
    return canonical({part: value for part, value in view.items() if part not in ("asked", "locked")})


def _fades(lesson: str | None) -> tuple[int, ...]:
    """After which rounds the coach says less, as its lesson wants it."""
    try:
        coach = None if lesson is None else shelf.lesson(lesson).coach
    except TaliaError:  # a lesson that is there no more
        coach = None
    return FADES if coach is None else coach.fade_after
