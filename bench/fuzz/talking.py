"""A table that is talked to: whatever is said there is answered once, in one sentence if it is refused, and changes
nothing that the written history does not tell."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from talia.bots.play.asking import Thought
from talia.server import bots
from talia.server.keep.also import Added, Also
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import Stored
from talia.server.live.listeners import Listener
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.live.tables import Table
from talia.server.run.costs import Costs
from talia.server.run.labourers import Labourers
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.run.workers import Workers
from talia.server.wire.entries import AnyEntry, read_entry, read_plan, write
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim, NewTable, SeatForm
from talia.server.wire.keys import Used
from talia.server.wire.protocol import BadMessage, FromServer, Hello, read

_messages: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
REPLIES = {"ack", "refusal", "hint", "pong"}


class Pages(SqlStore):
    """A store in memory; what is written there is text, as in a database."""

    def __init__(self) -> None:
        super().__init__("sqlite://")
        self.plans: dict[str, str] = {}
        self.entries: dict[str, list[str]] = {}

    async def add_table(self, id: str, plan: Any, entries: Any, status: str, *added: Also) -> None:
        self.plans[id] = write(plan)
        self.entries[id] = [write(entry) for entry in entries]
        self._also(added)

    async def append(self, id: str, seq: int, entries: Any, *added: Also) -> None:
        assert seq == len(self.entries[id]), "an entry has a number of its own"
        self.entries[id] += [write(entry) for entry in entries]
        self._also(added)

    def _also(self, added: tuple[Also, ...]) -> None:
        for one in added:
            if isinstance(one, Added):
                self.plans[one.id] = write(one.plan)
                self.entries[one.id] = [write(entry) for entry in one.entries]

    async def load(self, id: str) -> Stored | None:
        if id not in self.plans:
            return None
        return Stored(id, read_plan(self.plans[id]), self.read(id))

    def read(self, id: str) -> list[AnyEntry]:
        return [read_entry(entry) for entry in self.entries[id]]

    async def length(self, id: str) -> int:
        return len(self.entries[id])

    async def set_status(self, id: str, status: str) -> None:
        pass

    async def used(self, key: str) -> Used | None:
        return None


class AnyAnswer(Workers):
    """Bots without processes."""

    def __init__(self) -> None:
        super().__init__((), 1.0)

    async def think(self, game: str, level: str, view: dict[str, Any], rank: int = 0) -> Thought:
        return Thought(bots.simple(view, 5))


def sentence(reason: str) -> None:
    """A refusal says why, in one line that hides nothing."""
    assert reason, "a refusal says why"
    assert reason.isprintable(), f"not one sentence: {reason!r}"
    assert len(reason) <= 4000, f"a sentence of {len(reason)} letters"


class Talk:
    """One table of two people and an onlooker, and all that is said there."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.time = 1000.0
        self.store = Pages()
        self.metrics = Metrics()
        settings = Settings(games=(game,), workers=1)
        labour = Labourers(0, 0, Costs(settings.work, lambda: self.time))
        self.lobby = Lobby(settings, self.store, AnyAnswer(), self.metrics, labour, lambda: self.time)
        self.listeners: list[Listener] = []

    async def begin(self, undo: str) -> Room:
        seats = [SeatForm(who="me", name="Anna"), SeatForm(who="open")]
        form = msgspec.convert({"game": self.game, "seats": msgspec.to_builtins(seats), "undo": undo}, NewTable)
        room, held = await self.lobby.new_table(form)
        invite = self.lobby.invites(room)[0]
        seat, _ = await self.lobby.claim(room, Claim(join=invite.join))
        mine, host = self.lobby.holds(room, held)
        for number, holds in ((0, mine), (seat, frozenset({seat})), (None, frozenset[int]())):
            listener = Listener(holds, host and number == 0, "fuzz", self.time)
            room.enter(listener)
            await room.hear(listener, Hello(seat=number), 0.0)
            self.heard(listener)
            self.listeners.append(listener)
        return room

    def heard(self, listener: Listener) -> list[dict[str, Any]]:
        """What came, each held against its type."""
        found = []
        while listener._waiting:
            body, _ = listener._waiting.popleft()
            listener._bytes -= len(body)
            _messages.decode(body)
            found.append(json.loads(body))
        return found

    async def say(self, room: Room, listener: Listener, raw: bytes) -> str:
        """Say it and judge what comes back; tells how it was taken."""
        try:
            message = read(raw)
        except BadMessage as error:
            sentence(str(error))
            return "malformed"
        faults = self.metrics.counters.get("faults", 0)
        await room.hear(listener, message, 0.0)
        replies = [reply for reply in self.heard(listener) if reply["type"] in REPLIES]
        if listener.closed:
            return "closed"
        assert self.metrics.counters.get("faults", 0) == faults, "a fault of ours"
        if isinstance(message, Hello):
            assert not replies, replies
            return "hello"
        assert len(replies) == 1, f"answered {len(replies)} times: {replies}"
        reply = replies[0]
        assert reply["ref"] == getattr(message, "ref", ""), "the answer to something else"
        if reply["type"] == "refusal":
            sentence(reply["reason"])
        return str(reply["type"])

    async def check(self, room: Room) -> None:
        """The table is what its written entries make of it."""
        table = room.table
        again = Table.restored(table.id, table.plan, self.store.read(table.id))
        assert again.length == table.length
        assert (again.status, again.epoch, again.votes) == (table.status, table.epoch, table.votes)
        if table.state is not None and again.state is not None:
            assert again.state.digest() == table.state.digest(), "another table than the one that is written"

    async def make(self, form: Any) -> str:
        """Wish for a table by a form; refused in one sentence, or made."""
        try:
            wish = msgspec.json.decode(json.dumps(form), type=NewTable)
        except (msgspec.DecodeError, ValueError, RecursionError):
            return "malformed"
        try:
            await self.lobby.new_table(wish)
        except Refused as refused:
            sentence(refused.reason)
            return refused.code
        return "made"

    async def close(self) -> None:
        await self.lobby.close()
