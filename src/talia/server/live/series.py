"""Matches, tournaments, duplicate matches: series of tables and people. `keep/standings.py` tells how they stand."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from talia import fair
from talia.core.rng import Random
from talia.core.series import DEALS, FINAL, Difference, deals_in_order
from talia.server.keep.standings import (
    SIZES,
    Doc,
    Meeting,
    Player,
    ahead,
    compared,
    difference,
    next_games,
    offers,
    over,
    read_series,
    round_of,
    standing,
    winner,
)
from talia.server.keep.store import StoreError, Unreadable
from talia.server.live import making
from talia.server.live.lobby import Lobby
from talia.server.live.rooms import Room
from talia.server.run.logs import log
from talia.server.wire import tokens
from talia.server.wire.about import Result, SeriesPlace
from talia.server.wire.entries import Followed, Plan
from talia.server.wire.errors import Refused
from talia.server.wire.forms import (
    Claim,
    Invite,
    NewSeries,
    Series,
    SeriesDeal,
    SeriesDifference,
    SeriesGame,
    SeriesPlayer,
    SeriesSeated,
)
from talia.server.wire.keys import Used, Wish, mint
from talia.server.wire.names import cleaned


class AllSeries:
    """The series of a server."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        lobby.after_end = self.after_end
        lobby.unseal = self.unseal
        self._docs: dict[str, Doc] = lobby.open_series
        self._lock = asyncio.Lock()

    async def find(self, id: str) -> Doc:
        doc = await self._load(id) if tokens.is_id(id) else None
        if doc is None:
            raise Refused("unknown", f"series {id[:40]!r}: there is none")
        for meeting in list(doc.meetings):  # in case the server stopped between a table's end and our hearing of it
            if not meeting.ended:
                try:
                    room = await self.lobby.find(meeting.table)
                except Refused:  # a table that cannot be read or is gone: the series is shown all the same
                    continue
                if room.table.over:
                    await self.after_end(room)
        await self._go_on(doc)  # or between our hearing of it and the next tables
        return doc

    async def _load(self, id: str) -> Doc | None:
        if id in self._docs:
            return self._docs[id]
        try:
            body = await self.lobby.store.load_series(id)
            return None if body is None else self._docs.setdefault(id, read_series(body))
        except Unreadable:
            log("not_restored", logging.ERROR, series=id, code="unreadable")
            self.lobby.metrics.count("not_restored")
            raise Refused("unreadable", "this series cannot be read by this version of the server") from None
        except StoreError as error:
            log("not_loaded", logging.ERROR, series=id, why=str(error))
            raise Refused("busy", "the series could not be read; try again") from None

    async def new(self, form: NewSeries, wish: Wish | None = None) -> tuple[Doc, tokens.Held]:
        async with self.lobby.repeats.once(wish) as before:
            if before is None:
                return await self._new(form, wish)
            doc = await self.find(before)
            return doc, making.held_again(doc.players, mint(doc.key, None if wish is None else wish.key))

    async def _new(self, form: NewSeries, wish: Wish | None) -> tuple[Doc, tokens.Held]:
        lobby = self.lobby
        game = making.find_game(form.game, lobby.settings.games)
        if form.kind not in offers(game.least_seats, game.most_seats):
            raise Refused("bad_option", f"kind: {game.name} is not played in a {form.kind}")
        if len(form.players) != SIZES[form.kind]:
            raise Refused("bad_option", f"players: a {form.kind} is for {SIZES[form.kind]}, not {len(form.players)}")
        options = making.options_of(game, 2, form.options)
        making.check_clock(form.clock)
        deals = _deals(form)
        secret = secrets.token_hex(16)
        token_for = mint(secret, None if wish is None else wish.key)
        places, held = making.placed(form.players, lobby.levels(game.name), "players", token_for)
        undo, hints = making.help_allowed(form.undo, form.hints, places, "players")
        host = token_for("host")
        doc = Doc(
            id=tokens.new_id(),
            kind=form.kind,
            game=game.name,
            options=options,
            clock=form.clock,
            undo=undo,
            hints=hints,
            created=lobby.now(),
            key=secret,
            host=tokens.hashed(host),
            players=[
                Player(who=place.who, name=place.name, level=place.level, device=place.device, token=place.token)
                for place in places
            ],
            deals=deals,
            order=deals_in_order(len(deals), Random(int(secret, 16))),
        )
        try:
            used = [] if wish is None else [wish.used(doc.created, doc.id)]
            await lobby.store.add_series(doc.id, doc.created, written(doc), *used)
        except StoreError:
            raise Refused("busy", "the series could not be written down; try again") from None
        return await self._begun(doc), tokens.Held(held, host)

    async def _begun(self, doc: Doc) -> Doc:
        """A series is written down: its first games begin, if everybody is there."""
        self._docs[doc.id] = doc
        await self._go_on(doc)
        return doc

    async def claim(self, doc: Doc, form: Claim, wish: Wish | None = None) -> tuple[int, str]:
        """Become a player of a series with its join token."""
        token_for = mint(doc.key, None if wish is None else wish.key)
        async with self.lobby.repeats.once(wish) as before:
            if before is None:
                return await self._claim(doc, form, wish, token_for)
            return int(before.partition(".")[0]), token_for(f"claim {before}")

    async def _claim(
        self, doc: Doc, form: Claim, wish: Wish | None, token_for: Callable[[str], str]
    ) -> tuple[int, str]:
        for number, player in enumerate(doc.players):
            if player.who == "open" and tokens.same(tokens.join(doc.key, number, player.claims), form.join):
                place = f"{number}.{player.claims}"
                token = token_for(f"claim {place}")
                player.who = "person"
                player.token = tokens.hashed(token)
                player.claims += 1
                before, player.name = player.name, cleaned(form.name) or player.name
                try:
                    await self._keep(doc, *([] if wish is None else [wish.used(self.lobby.now(), place)]))
                except Refused:
                    player.who, player.token, player.name = "open", None, before
                    player.claims -= 1
                    raise
                await self._go_on(doc)
                return number, token
        raise Refused("forbidden", "the join token is wrong or was used before")

    async def _keep(self, doc: Doc, *used: Used) -> None:
        try:
            await self.lobby.store.set_series(doc.id, written(doc), *used)
        except StoreError as error:
            log("not_stored", logging.ERROR, series=doc.id, why=str(error))
            raise Refused("busy", "this could not be written down; try again") from None

    async def after_end(self, room: Room) -> None:
        """A table of a series has ended: note who won and go on."""
        place = room.table.plan.series
        result = room.table.result()
        if place is None or result is None:
            return
        doc = await self._load(place.series)
        if doc is None:
            return
        if noted(doc, room.table.id, result):
            try:
                await self._keep(doc)
            except Refused:  # what is stored counts: there the game is not over yet, and we shall be told again
                self._docs.pop(doc.id, None)
                raise
            await self._go_on(doc)
            if over(doc):  # nothing changes any more: whoever asks reads it again
                self._unseal_all(doc)
                self._docs.pop(doc.id, None)

    async def _go_on(self, doc: Doc) -> None:
        """Begin the games whose time has come, and send the players there."""
        async with self._lock:
            begun: list[Meeting] = []
            for match, players in next_games(doc):
                number = len(doc.meetings) + len(begun)
                deal = doc.order[number] if doc.kind == "duplicate" else None
                room = await self.lobby.open(self._plan(doc, match, players, number, deal))
                begun.append(Meeting(table=room.table.id, match=match, number=number, players=list(players), deal=deal))
            if not begun:
                return
            before = self._latest(doc)
            doc.meetings += begun
            await self._keep(doc)
        for meeting in before:
            try:
                await self._send_on(doc, meeting, begun)
            except Refused as refusal:  # one table that cannot be opened keeps nobody else from going on
                log("not_done", logging.WARNING, table=meeting.table, series=doc.id, code=refusal.code)

    def _latest(self, doc: Doc) -> list[Meeting]:
        """The last table of every player."""
        last: dict[int, Meeting] = {}
        for meeting in doc.meetings:
            for player in meeting.players:
                last[player] = meeting
        return list({meeting.table: meeting for meeting in last.values()}.values())

    async def _send_on(self, doc: Doc, done: Meeting, begun: list[Meeting]) -> None:
        followed = self._followed(doc, done, begun)
        if followed is not None:
            await self.lobby.follow(await self.lobby.find(done.table), followed)

    def _followed(self, doc: Doc, done: Meeting, begun: list[Meeting]) -> Followed | None:
        """From a finished table to the new ones; whoever does not play the final may watch it."""
        final = begun[0].match == FINAL
        going = [next((meeting for meeting in begun if player in meeting.players), None) for player in done.players]
        if not final and all(meeting is None for meeting in going):
            return None  # their next opponents still play
        tables = [begun[0].table if meeting is None else meeting.table for meeting in going]
        seats = [
            meeting.players.index(player) if meeting is not None and doc.players[player].who == "person" else None
            for player, meeting in zip(done.players, going, strict=True)
        ]
        return Followed(at=self.lobby.now(), table=tables[0], why="series", seats=list(seats), tables=tables)

    async def unseal(self, room: Room) -> None:
        """Open a table of a duplicate match, if that is over."""
        place = room.table.plan.series
        try:
            doc = None if place is None else await self._load(place.series)
        except Refused:  # nobody knows whether it is over: the table can be looked at, and its record stays closed
            return
        if doc is None or over(doc):
            room.table.sealed = False

    def _unseal_all(self, doc: Doc) -> None:
        for meeting in doc.meetings:
            room = self.lobby.rooms.get(meeting.table)
            if room is not None:
                room.table.sealed = False

    def _plan(self, doc: Doc, match: int, pair: tuple[int, int], number: int, deal: int | None) -> Plan:
        lobby = self.lobby
        sitters = [doc.players[player] for player in pair]
        place = SeriesPlace(
            series=doc.id,
            kind=doc.kind,
            round=round_of(doc, match),
            match=match,
            number=number,
            players=list(pair),
        )
        return making.going_on(
            doc,
            making.find_game(doc.game, lobby.settings.games),
            [making.again(sitter.who, sitter.name, sitter.level, sitter.device) for sitter in sitters],
            lobby.now(),
            series=place,
            secret=None if deal is None else doc.deals[deal],
        )

    # Telling.

    def told(self, doc: Doc) -> Series:
        players = []
        for number, player in enumerate(doc.players):
            mine = [meeting for meeting in doc.meetings if number in meeting.players and meeting.ended]
            draws = sum(meeting.winner is None for meeting in mine)
            won = sum(meeting.winner == number for meeting in mine)
            players.append(
                SeriesPlayer(
                    player=number,
                    who=player.who,
                    name=player.name,
                    level=player.level,
                    wins=won,
                    losses=len(mine) - won - draws,
                    draws=draws,
                )
            )
        whole = compared(doc)
        games = [
            SeriesGame(
                table=meeting.table,
                round=round_of(doc, meeting.match),
                match=meeting.match,
                number=meeting.number,
                players=meeting.players,
                status="ended" if meeting.ended else "playing",
                winner=meeting.winner,
                scores=meeting.scores,
                deal=meeting.deal if meeting.deal in whole else None,
            )
            for meeting in doc.meetings
        ]
        waiting = any(player.who == "open" for player in doc.players)
        return Series(
            id=doc.id,
            kind=doc.kind,
            game=doc.game,
            options=dict(doc.options),
            status="waiting" if waiting else "ended" if over(doc) else "playing",
            players=players,
            games=games,
            standing=standing(doc),
            winner=winner(doc),
            deals=len(doc.deals),
            compared=[
                SeriesDeal(deal=deal, tables=[one.table for one in both], difference=_told(difference(both)))
                for deal, both in whole.items()
            ],
            difference=_told(ahead(doc)) if doc.kind == "duplicate" else None,
        )

    async def seated(self, doc: Doc, held: tokens.Held, token: str | None = None) -> SeriesSeated:
        """The series as the one who shows these tokens gets it."""
        mine = [
            player
            for player, shown in sorted(held.seats.items())
            if player < len(doc.players) and tokens.fits(shown, doc.players[player].token)
        ]
        host = held.host is not None and tokens.fits(held.host, doc.host)
        invites = []
        for number, player in enumerate(doc.players):
            if host and player.who == "open":
                join = tokens.join(doc.key, number, player.claims)
                invites.append(Invite(seat=number, join=join, path=f"/series/{doc.id}#join={join}"))
        tables = []
        for meeting in doc.meetings:
            for seat, number in enumerate(meeting.players):
                if number in mine and not meeting.ended:
                    claim = await self.lobby.join_for(meeting.table, seat)
                    if claim is not None:
                        path = f"/table/{meeting.table}#join={claim}"
                        tables.append(Invite(seat=seat, join=claim, path=path, table=meeting.table))
        return SeriesSeated(series=self.told(doc), mine=mine, host=host, invites=invites, tables=tables, token=token)


def noted(doc: Doc, table: str, result: Result) -> bool:
    """Note how a table of a series has ended; False if that is known."""
    for meeting in doc.meetings:
        if meeting.table == table and not meeting.ended:
            meeting.ended = True
            meeting.scores = result.scores if result.by_rules or doc.kind != "duplicate" else []
            if len(result.winners) == 1:
                meeting.winner = meeting.players[result.winners[0]]
            return True
    return False


def _deals(form: NewSeries) -> list[str]:
    """The secrets of the deals of a duplicate match."""
    if form.kind == "duplicate":
        return [fair.draw().secret for _ in range(form.deals or DEALS)]
    if form.deals is not None:
        raise Refused("bad_option", f"deals: a {form.kind} has none that are played twice; allowed in: duplicate")
    return []


def _told(ahead: Difference) -> SeriesDifference:
    return SeriesDifference(games=ahead.games, scores=ahead.scores)


def written(doc: Doc) -> str:
    return msgspec.json.encode(doc).decode()
