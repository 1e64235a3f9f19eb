"""Thinking: the bots of one table. They are asked when their seat is, answer through the same door, and give hints."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from typing import cast

from talia.bots.play.explanation import told
from talia.server.live import wishes
from talia.server.live.coaching import Around, Coaching
from talia.server.live.listeners import Listener
from talia.server.run.logs import log
from talia.server.run.workers import HINTS, Workers
from talia.server.wire.entries import AnyEntry
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import Coached, Hint, Hinted
from talia.server.wire.telling import hint_told
from talia.server.wire.views import AnySentence, Weighed

BOT_AGAIN = 5.0  # seconds until a bot whose answer could not be taken is asked again
CHAOS_MOMENT = 3.0  # seconds until bots that have acted are asked anew, where everybody may act at any time
CHAOS_PAUSE = 1.5  # seconds between a bot's answers while everybody may act at any time


class Thinking:
    """Which seats are being thought for."""

    def __init__(self, room: Around, workers: Workers) -> None:
        self.room: Around = weakref.proxy(room)  # the room has us: no ring
        self.table = room.table
        self.workers = workers
        self.seats: set[int] = set()
        self.coaching = Coaching(room) if room.table.plan.coach else None

    def ask(self) -> None:
        """Let every bot that is asked think, unless it does already, and the coach."""
        table = self.table
        if self.room.closed:
            return
        for seat in table.asked:
            if seat >= len(table.seats) or seat in self.seats or table.seats[seat].bot is None:
                continue
            self.seats.add(seat)
            self.room.spawn(self._think(seat))
        own = len(table.seats)  # the game's own clock
        if own in table.asked and own not in self.seats and any(seat.bot is not None for seat in table.seats):
            self.seats.add(own)
            self.room.spawn(self._pass_time(own))
        if self.coaching is not None:
            self.coaching.look()

    def greet(self, listener: Listener) -> None:
        """Somebody has come: the coach, if there is one, may have spoken before."""
        if self.coaching is not None:
            self.coaching.greet(listener)

    async def _think(self, seat: int) -> None:
        table = self.table
        try:
            if len(table.seats) in table.asked:
                await asyncio.sleep(CHAOS_PAUSE)  # where all may act at any time, people get a chance
            level = table.seats[seat].bot
            if level is None or seat not in table.asked:
                return
            asked = (table.epoch, table.live().question)
            thought = await self.workers.think(table.plan.game, level, table.view(seat, memory=True))
            if self.room.closed or asked != (table.epoch, table.live().question) or seat not in table.asked:
                return  # the table has moved on meanwhile: asked again below, if still asked
            by = "player" if thought.failed is None else "server"

            def answer(world: wishes.World) -> list[AnyEntry]:
                if asked != (table.epoch, table.live().question) or table.over or table.seats[seat].bot is None:
                    return []
                return [wishes.answered(table, seat, thought.action, world.now, by)]

            if not await self.room.quietly(answer, time.perf_counter()):
                await asyncio.sleep(BOT_AGAIN)  # a full disk, or a fault: trying at once would only heat the room
        except Exception:  # a fault of ours: the same
            log("fault", logging.ERROR, exc_info=True, table=table.id, game=table.plan.game)
            await asyncio.sleep(BOT_AGAIN)
        finally:
            self.seats.discard(seat)
            self.ask()

    async def _pass_time(self, own: int) -> None:
        """Let a moment pass, where bots that have acted wait for it."""
        try:
            # A game counts its moments and allows a thousand: a long phase has longer ones.
            await asyncio.sleep(max(CHAOS_MOMENT, self.table.clock.limit / 500))
            await self.room.quietly(lambda world: wishes.moment_has_passed(self.table, world.now))
        finally:
            self.seats.discard(own)
            self.ask()

    async def hint(self, seat: int, wish: Hint, level: str) -> Hinted | Coached:
        """What a bot would answer in the place of a seat, and why; or as much of it as a coach is asked for."""
        table = self.table
        if wish.rung is not None and self.coaching is not None:
            return await self.coaching.hint(seat, wish)
        view = table.view(seat, memory=True)
        if "decision" not in view or wish.question != table.live().question:
            raise Refused("stale", f"question {wish.question} has been answered meanwhile")
        thought = await self.workers.think(table.plan.game, level, view, HINTS)
        word = table.game.actions.word(thought.action)
        options: list[Weighed] = []
        lines: list[AnySentence] = []
        if thought.explanation is not None:
            try:
                lines = cast(list[AnySentence], hint_told(view, told(thought.explanation, view)))
                options = thought.explanation["options"]
            except Exception:  # a bot of somebody else's may explain itself oddly: what it would answer is hint enough
                log("fault", logging.ERROR, exc_info=True, table=table.id, game=table.plan.game, level=level)
                options, lines = [], []
        return Hinted(
            ref=wish.ref,
            question=wish.question,
            word=word,
            action=thought.action,
            level=level,
            options=options,
            lines=lines,
        )
