"""Talk: what people say to each other at a table. It is told at once and kept nowhere: no entry, no store, no log.

Phrases are words of a fixed list, told to everybody there. Lines of chat are for the seats of a private table whose
host wanted it; the last few stay in memory for whoever lost the connection, and go with the room.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from talia.server.live.listeners import Listener
from talia.server.live.tables import Table
from talia.server.live.wishes import Wisher
from talia.server.wire.errors import Refused
from talia.server.wire.names import cleaned
from talia.server.wire.protocol import Chat, Chatted, Phrase, Phrased, write

PHRASES = (4.0, 0.25)  # that a seat may say at once, and gets back a second
LINES = (5.0, 0.4)
KEPT = 20  # lines
MARKS = 8  # of a seat's latest wishes: what is sent again after a lost connection is not said twice


class Purse:
    """What a seat may still say: so much at once, and a little more each second."""

    __slots__ = ("at", "back", "left", "most")

    def __init__(self, rule: tuple[float, float], now: float) -> None:
        self.most, self.back = rule
        self.left = self.most
        self.at = now

    def take(self, now: float) -> bool:
        """Pay for one more; False where there is nothing left."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.back)
        self.at = now
        if self.left < 1.0:
            return False
        self.left -= 1.0
        return True


class Talk:
    """The talk at one table. `listeners` are the room's own list."""

    __slots__ = ("_kept", "_marks", "_purses", "_said", "listeners", "now", "table")

    def __init__(self, table: Table, listeners: list[Listener], now: Callable[[], float]) -> None:
        self.table = table
        self.listeners = listeners
        self.now = now
        self._said = 0  # lines so far
        self._kept: deque[Chatted] = deque(maxlen=KEPT)
        self._purses: dict[tuple[int, type], Purse] = {}
        self._marks: dict[int, deque[str]] = {}

    def say(self, who: Wisher, message: Phrase | Chat) -> bool:
        """Tell it to those it is for, or Refused. Tells whether it had been said before."""
        seat = who.seat
        if seat is None:
            raise Refused("forbidden", "onlookers only look on; claim a seat with its join link to talk")
        marks = self._marks.setdefault(seat, deque(maxlen=MARKS))
        if message.ref and message.ref in marks:
            return True
        if isinstance(message, Phrase):
            self._pay(seat, message)
            self._tell(write(Phrased(seat=seat, phrase=message.phrase)), seats_only=False)
        else:
            self._line(seat, message)
        marks.append(message.ref)
        return False

    def _line(self, seat: int, message: Chat) -> None:
        if not self.table.plan.chat:
            raise Refused("not_now", "there is no free chat at this table; allowed: the fixed phrases")
        text = cleaned(message.text)
        if text is None:
            raise Refused("malformed", "text: there is nothing in it to be read")
        self._pay(seat, message)
        self._said += 1
        line = Chatted(n=self._said, seat=seat, text=text)
        self._kept.append(line)
        self._tell(write(line), seats_only=True)

    def _pay(self, seat: int, message: Phrase | Chat) -> None:
        purse = self._purses.get((seat, type(message)))
        if purse is None:
            rule = PHRASES if isinstance(message, Phrase) else LINES
            purse = self._purses[seat, type(message)] = Purse(rule, self.now())
        if not purse.take(self.now()):
            raise Refused("too_many", "that is much at once; wait a moment", retry=4)

    def _tell(self, body: bytes, seats_only: bool) -> None:
        for listener in self.listeners:
            if listener.greeted and (listener.holds or not seats_only):
                listener.send(body)

    def greet(self, listener: Listener) -> None:
        """The last lines, for somebody who comes back to a seat."""
        if listener.holds:
            for line in self._kept:
                listener.say(Chatted(n=line.n, seat=line.seat, text=line.text, old=True))
