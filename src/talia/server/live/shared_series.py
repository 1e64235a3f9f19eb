"""Series whose tables several processes have: what follows from a game's end is one transaction, by version.

Nothing is remembered between two looks. Whoever hears of an end reads the series, decides, and writes it together with
the new tables and the way there for those who go on; if another process was quicker, it reads and decides again. The
way there is an errand: the owner of the table that people leave writes it down and tells them.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TypeAlias

from talia.server.keep.also import Added, Also
from talia.server.keep.fenced import FencedStore
from talia.server.keep.sharing import Errand, Orphaned
from talia.server.keep.standings import Doc, Meeting, next_games, over, read_series
from talia.server.keep.store import Doubtful, StoreError, Unreadable
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.live.series import AllSeries, noted, written
from talia.server.run.logs import log
from talia.server.wire import tokens
from talia.server.wire.about import Result
from talia.server.wire.entries import AnyEntry, Dealt
from talia.server.wire.errors import Refused
from talia.server.wire.forms import Claim
from talia.server.wire.keys import Wish
from talia.server.wire.names import cleaned

TRIES = 8
REST = 0.05  # seconds until a series that another process has changed is read again

Decide: TypeAlias = Callable[[Doc], tuple[bool, list[Also]]]  # was it changed, and what is written with it


class SharedSeries(AllSeries):
    """The series of several processes."""

    def __init__(self, lobby: Lobby, store: FencedStore) -> None:
        super().__init__(lobby)
        self.store = store

    async def find(self, id: str) -> Doc:
        doc = await self._load(id) if tokens.is_id(id) else None
        if doc is None:
            raise Refused("unknown", f"series {id[:40]!r}: there is none")
        ends: list[tuple[str, Result]] = []
        for meeting in doc.meetings:  # in case a process stopped between a table's end and its telling us
            if not meeting.ended:
                try:
                    result = (await self.lobby.owning.look(meeting.table)).table.result()
                except Refused:  # a table that cannot be read or is gone: the series is shown all the same
                    continue
                if result is not None:
                    ends.append((meeting.table, result))
        return await self._change(id, lambda doc: (sum(noted(doc, *end) for end in ends) > 0, []))

    async def _load(self, id: str) -> Doc | None:
        found = await self._now(id)
        return None if found is None else found[0]

    async def _now(self, id: str) -> tuple[Doc, int] | None:
        try:
            found = await self.store.series_now(id)
            return None if found is None else (read_series(found[0]), found[1])
        except Unreadable:
            log("not_restored", logging.ERROR, series=id, code="unreadable")
            self.lobby.metrics.count("not_restored")
            raise Refused("unreadable", "this series cannot be read by this version of the server") from None
        except StoreError as error:
            log("not_loaded", logging.ERROR, series=id, why=str(error))
            raise Refused("busy", "the series could not be read; try again") from None

    async def _begun(self, doc: Doc) -> Doc:
        return await self._change(doc.id, lambda _: (False, []))

    async def after_end(self, room: Room) -> None:
        place, result = room.table.plan.series, room.table.result()
        if place is not None and result is not None and await self._load(place.series) is not None:
            await self._change(place.series, lambda doc: (noted(doc, room.table.id, result), []))

    async def _claim(
        self, doc: Doc, form: Claim, wish: Wish | None, token_for: Callable[[str], str]
    ) -> tuple[int, str]:
        mine: list[tuple[int, str]] = []
        minted: dict[str, str] = {}  # the same again at the next try: what may have arrived is known by it

        def decide(doc: Doc) -> tuple[bool, list[Also]]:
            mine.clear()
            for number, player in enumerate(doc.players):
                place = f"{number}.{player.claims}"
                last = minted.get(f"{number}.{player.claims - 1}")
                if last is not None and player.token == tokens.hashed(last):
                    mine.append((number, last))
                    return False, []
                if player.who == "open" and tokens.same(tokens.join(doc.key, number, player.claims), form.join):
                    token = minted.setdefault(place, token_for(f"claim {place}"))
                    mine.append((number, token))
                    player.who, player.token, player.claims = "person", tokens.hashed(token), player.claims + 1
                    player.name = cleaned(form.name) or player.name
                    return True, [] if wish is None else [wish.used(self.lobby.now(), place)]
            raise Refused("forbidden", "the join token is wrong or was used before")

        changed = await self._change(doc.id, decide)
        doc.players, doc.meetings = changed.players, changed.meetings  # whoever asked tells of it
        return mine[0]

    async def _change(self, id: str, decide: Decide) -> Doc:
        """Read a series, decide, begin the games whose time has come, and write it all; again if it had changed."""
        for attempt in range(TRIES):
            found = await self._now(id)
            if found is None:
                raise Refused("unknown", f"series {id[:40]!r}: there is none")
            doc, version = found
            changed, added = decide(doc)
            begun = self._begin(doc)
            if changed or begun:
                try:
                    await self.store.change_series(id, written(doc), version, *added, *begun)
                except Doubtful:  # another process was quicker, or nobody knows: what is there now counts
                    await asyncio.sleep(REST * (attempt + 1))
                    continue
                except StoreError as error:
                    log("not_stored", logging.ERROR, series=id, why=str(error))
                    raise Refused("busy", "this could not be written down; try again") from None
                self.lobby.metrics.count("tables_made", sum(isinstance(one, Added) for one in begun))
            if over(doc):
                self._unseal_all(doc)
            return doc
        raise Refused("busy", "this could not be written down; try again")

    def _begin(self, doc: Doc) -> list[Also]:
        """The games whose time has come, noted in the series, and what is written with them."""
        begun: list[Meeting] = []
        found: list[Also] = []
        for match, players in next_games(doc):
            number = len(doc.meetings) + len(begun)
            deal = doc.order[number] if doc.kind == "duplicate" else None
            plan, table = self._plan(doc, match, players, number, deal), tokens.new_id()
            bots = all(place.who != "open" for place in plan.seats)
            entries: list[AnyEntry] = [Dealt(at=plan.created)] if bots else []
            found.append(Added(table, plan, entries, "playing" if bots else "waiting"))
            if bots:
                found.append(Orphaned(table))
            begun.append(Meeting(table=table, match=match, number=number, players=list(players), deal=deal))
        if begun:
            for done in self._latest(doc):
                followed = self._followed(doc, done, begun)
                if followed is not None:
                    found.append(Errand(done.table, followed))
            doc.meetings += begun
        return found
