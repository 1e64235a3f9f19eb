"""What each route of the HTTP interface does, without HTTP: forms in, answers out, told to whoever carries them.

The doors call it (`doors/routes_*.py`), and so can a page without a server: what is said cannot differ between them.
How often somebody may ask, and whether they still wait, is the doors' affair.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple, cast

import msgspec
from msgspec.structs import replace

from talia import engine
from talia.bots.play.asking import Thought
from talia.bots.play.explanation import told
from talia.registry import game as game_of
from talia.server import learning, studying
from talia.server.catalogue import catalogue
from talia.server.keep import replays
from talia.server.live.lobby import Lobby
from talia.server.live.reviews import Reviews
from talia.server.live.rooms import Room
from talia.server.live.series import AllSeries
from talia.server.run.logs import log
from talia.server.run.workers import HINTS
from talia.server.wire.errors import Refused
from talia.server.wire.forms import (
    Claim,
    Committed,
    Continue,
    Import,
    Invitation,
    Moment,
    NewSeries,
    NewTable,
    Now,
    Replay,
    Transfer,
    Transferred,
)
from talia.server.wire.heavy import (
    AskWork,
    DailyWork,
    LearnWork,
    LessonWork,
    LineWork,
    PuzzleWork,
    Question,
    SketchWork,
    StudyWork,
)
from talia.server.wire.keys import Wish
from talia.server.wire.learning import LessonForm, LessonTable, PuzzleForm
from talia.server.wire.review import RetryForm
from talia.server.wire.sheets import CompareForm, DiscardsForm, ScoreForm, WaysForm
from talia.server.wire.statistics import GameStatistics, Statistics
from talia.server.wire.study import AskForm, LineStep, SketchForm, StudyAsked, StudyForm
from talia.server.wire.telling import hint_told
from talia.server.wire.tokens import Held
from talia.server.wire.views import AnyEvent, AnySentence
from talia.study.shelf import statistics

MOST_ID = 80  # letters of the id of a lesson or puzzle
NOBODY = Held({}, None)


class Caller(NamedTuple):
    """Who asks: the tokens they show, where they are, and their wish if it has a key of theirs."""

    held: Held = NOBODY
    address: str = ""
    wish: Wish | None = None


class Done(NamedTuple):
    """What came of it."""

    told: object  # a struct; or bytes, which are JSON already
    status: int = 200
    place: str | None = None  # the address of what was made
    keeps: tuple[str, Held] | None = None  # tokens to be kept for an address, instead of those before
    mark: str | None = None  # of what is told, where whoever has it already need not get it again
    name: str | None = None  # of the file it would be


class Looked(msgspec.Struct):
    """What `replays.moments` tells, not read: it only goes on."""

    before: msgspec.Raw
    shown: msgspec.Raw


def table_path(id: str) -> str:
    return f"/api/tables/{id}"


def series_path(id: str) -> str:
    return f"/api/series/{id}"


@lru_cache(maxsize=32)
def _statistics(game: str) -> tuple[bytes, str]:
    body = msgspec.json.encode(
        GameStatistics(game=game, statistics=msgspec.convert(statistics(game), list[Statistics]))
    )
    return body, f'"{sha256(body).hexdigest()[:20]}"'


class Acts:
    """All that can be asked of a house."""

    def __init__(
        self,
        lobby: Lobby,
        series: AllSeries,
        reviews: Reviews,
        rules: Callable[[], engine.Kind] = engine.for_bots,
    ) -> None:
        self.lobby = lobby
        self.series = series
        self.reviews = reviews
        self.rules = rules  # those that bots think with
        self._lists: dict[str, tuple[bytes, str]] = {}  # what is the same for everybody, with its mark

    @property
    def games(self) -> tuple[str, ...]:
        return self.lobby.settings.games

    def _made(self, room: Room, held: Held) -> Done:
        """A table of one's own, new."""
        path = table_path(room.table.id)
        return Done(self.lobby.seated(room, held), 201, path, (path, held))

    async def _work(self, caller: Caller, work: str, form: msgspec.Struct) -> Done:
        """Heavy work, done beside the event loop for the address that asks and pays for it."""
        return Done(await self.lobby.labour.do(work, msgspec.json.encode(form), caller.address))

    # Tables.

    async def commit(self) -> Done:
        ticket, commitment = await self.lobby.commit()
        return Done(Committed(ticket=ticket, commitment=commitment), 201)

    async def new_table(self, caller: Caller, form: NewTable) -> Done:
        return self._made(*await self.lobby.new_table(form, caller.wish))

    async def tables(self) -> Done:
        body, mark = await self.lobby.listing.look()
        return Done(body, mark=mark)

    async def now(self, caller: Caller, form: Now) -> Done:
        room, held = await self.lobby.matching.play(form, caller.wish)
        # A table of one's own keeps the tokens that the browser has.
        keeps = (table_path(room.table.id), held) if held.seats else None
        return Done(self.lobby.seated(room, held), keeps=keeps)

    async def table(self, caller: Caller, id: str) -> Done:
        return Done(self.lobby.seated(await self.lobby.find(id), caller.held))

    async def claim(self, caller: Caller, id: str, form: Claim) -> Done:
        room = await self.lobby.find(id)
        seat, token = await self.lobby.claim(room, form, caller.wish)
        if form.program:
            return Done(self.lobby.seated(room, Held({seat: token}, None), token))
        good, host = self.lobby.holds(room, caller.held)
        seats = {number: shown for number, shown in caller.held.seats.items() if number in good}
        held = Held({**seats, seat: token}, caller.held.host if host else None)
        return Done(self.lobby.seated(room, held), keeps=(table_path(id), held))

    async def invitation(self, id: str, form: Invitation) -> Done:
        return Done(self.lobby.invited(await self.lobby.find(id), form.join))

    async def transfer(self, caller: Caller, id: str, form: Transfer) -> Done:
        room = await self.lobby.find(id)
        holds, _ = self.lobby.holds(room, caller.held)
        join = await self.lobby.transfer(room, holds, form.seat, caller.wish)
        return Done(Transferred(seat=form.seat, join=join, path=f"/table/{id}#join={join}"))

    # Looking back.

    async def replay(self, caller: Caller, id: str, seat: int | None, since: int, count: int) -> Done:
        room = await self.lobby.look_back(id)
        made = await self.lobby.moments(room, seat, since, count, caller.address)
        looked = msgspec.json.decode(made, type=Looked)  # as it is written already
        shown, before = cast(list[Moment], looked.shown), cast(list[AnyEvent], looked.before)
        moments = len(room.table.record().answers) + 1
        return Done(Replay(table=room.info(), seat=seat, moments=moments, since=since, shown=shown, before=before))

    async def play_on(self, caller: Caller, id: str, form: Continue) -> Done:
        return self._made(*await self.lobby.play_on(id, form, caller.address, caller.wish))

    async def record(self, id: str) -> Done:
        return Done(replays.record_of((await self.lobby.look_back(id)).table))

    async def export(self, id: str) -> Done:
        table = (await self.lobby.look_back(id)).table
        return Done(replays.export(table), name=f"talia-{table.plan.game}-{id}.json")

    async def history(self, id: str, seat: int | None) -> Done:
        return Done(replays.history_line((await self.lobby.look_back(id)).table, seat))

    async def take_in(self, caller: Caller, form: Import) -> Done:
        room = await self.lobby.take_in(form, caller.address, caller.wish)
        return Done(self.lobby.seated(room, NOBODY), 201, table_path(room.table.id))

    async def review(self, caller: Caller, id: str, seat: str, closer: int | None = None) -> AsyncIterator[bytes]:
        """Its lines, as it grows. Whoever sat there may begin one, or opened it; where nobody holds a seat, all may."""
        room = await self.lobby.look_back(id)
        held, host = self.lobby.holds(room, caller.held)
        may_begin = bool(held) or host or all(seat.token is None for seat in room.table.seats)
        return await self.reviews.told(self.reviews.wanted(room, seat, closer), may_begin, caller.address)

    async def retry(self, caller: Caller, id: str, form: RetryForm) -> Done:
        return Done(await self.reviews.retry(await self.lobby.look_back(id), form, caller.address))

    # Series.

    async def new_series(self, caller: Caller, form: NewSeries) -> Done:
        doc, held = await self.series.new(form, caller.wish)
        path = series_path(doc.id)
        return Done(await self.series.seated(doc, held), 201, path, (path, held))

    async def one_series(self, caller: Caller, id: str) -> Done:
        return Done(await self.series.seated(await self.series.find(id), caller.held))

    async def join_series(self, caller: Caller, id: str, form: Claim) -> Done:
        doc = await self.series.find(id)
        player, token = await self.series.claim(doc, form, caller.wish)
        if form.program:
            return Done(await self.series.seated(doc, Held({player: token}, None), token))
        held = Held({**caller.held.seats, player: token}, caller.held.host)
        return Done(await self.series.seated(doc, held), keeps=(series_path(id), held))

    # The calculator.

    async def calculate(
        self, caller: Caller, work: str, form: ScoreForm | DiscardsForm | CompareForm | WaysForm
    ) -> Done:
        """`work` is score, discards, compare or ways."""
        return await self._work(caller, work, form)

    # What is learned, and studied.

    async def listed(self, caller: Caller, work: str) -> Done:
        """All lessons (`learn`), or all puzzles: made once, by whoever asks first."""
        if work not in self._lists:
            made = (await self._work(caller, work, LearnWork(games=self.games))).told
            assert isinstance(made, bytes)
            self._lists[work] = made, f'"{sha256(made).hexdigest()[:20]}"'
        body, mark = self._lists[work]
        return Done(body, mark=mark)

    async def lesson(self, caller: Caller, id: str, form: LessonForm) -> Done:
        return await self._work(caller, "lesson", LessonWork(id=_known(id), form=form, games=self.games))

    async def lesson_table(self, caller: Caller, id: str, form: LessonTable) -> Done:
        wanted = learning.whole_game(_known(id), form, self.games)
        return self._made(*await self.lobby.new_table(wanted, caller.wish, id))

    async def daily(self, caller: Caller, day: str) -> Done:
        return await self._work(caller, "daily", DailyWork(day=day, games=self.games))

    async def puzzle(self, caller: Caller, id: str, form: PuzzleForm, work: str = "puzzle") -> Done:
        """A puzzle further, or (`solution`) its solution."""
        return await self._work(caller, work, PuzzleWork(id=_known(id), form=form, games=self.games))

    async def study(self, caller: Caller, form: StudyForm) -> Done:
        return await self._work(caller, "study", StudyWork(form=form, games=self.games))

    async def sketch(self, caller: Caller, form: SketchForm) -> Done:
        return await self._work(caller, "sketch", SketchWork(form=form, games=self.games))

    async def ask(self, caller: Caller, form: AskForm) -> Done:
        """What a bot would answer at a table that is studied, and why."""
        lobby = self.lobby
        levels = lobby.levels(studying.game_named(form.game, self.games).name)
        level = form.level or levels[-1]
        if level not in levels:
            raise Refused("bad_option", f"level {level!r}: there is none; allowed: {', '.join(levels)}")
        lobby.hinting.check(caller.address)
        made = (await self._work(caller, "ask", AskWork(form=form, games=self.games))).told
        view = msgspec.json.decode(cast(bytes, made), type=Question).view
        began = lobby.now()
        try:
            thought = await lobby.workers.think(form.game, level, view, HINTS)
        finally:
            lobby.hinting.spend(caller.address, lobby.now() - began)
        expected = (thought.explanation or {}).get("line") or []
        line: list[LineStep] = []
        if expected:
            work = LineWork(form=form, line=expected, games=self.games)
            with contextlib.suppress(Refused):  # the answer is there already, and worth more than the line
                told_line = (await self._work(caller, "line", work)).told
                line = msgspec.json.decode(cast(bytes, told_line), type=list[LineStep])
        return Done(_asked(form, level, view, thought, line))

    # What there is.

    def catalogue(self) -> Done:
        return Done(catalogue(self.games, self.rules(), self.lobby.offline))

    def statistics(self, game: str) -> Done:
        if game not in self.games:
            raise Refused("unknown", f"there is no such game here; allowed: {', '.join(self.games)}")
        body, mark = _statistics(game)
        return Done(body, mark=mark)


def _known(id: str) -> str:
    if len(id) > MOST_ID:
        raise Refused("unknown", f"there is nothing of a name of {len(id)} letters here; allowed: {MOST_ID}")
    return id


def _asked(form: AskForm, level: str, view: dict[str, Any], thought: Thought, line: list[LineStep]) -> StudyAsked:
    """The bot's record in words; one that cannot be told in them is left out, what it would answer is not."""
    asked = StudyAsked(
        seat=form.seat,
        question=view["question"],
        open=form.open,
        level=level,
        word=game_of(form.game).actions.word(thought.action),
        action=thought.action,
    )
    record = thought.explanation
    if record is None:
        return asked
    try:
        lines = cast(list[AnySentence], hint_told(view, told(record, view)))
        return replace(asked, options=record["options"], lines=lines, line=line, record=record)
    except Exception:  # a bot of somebody else's may explain itself oddly
        log("fault", logging.ERROR, exc_info=True, game=form.game, level=level)
        return asked
