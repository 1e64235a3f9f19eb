"""HTTP routes of the study table: a line further, a table set up by hand, and what a bot would answer there.

None of them takes a table's id: what is studied is what the asker sends, so nobody's hidden cards can be asked for.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Any, cast

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec.structs import replace

from talia.bots.play.asking import Thought
from talia.bots.play.explanation import told
from talia.registry import game as game_of
from talia.server import studying
from talia.server.doors import http
from talia.server.doors.edge import Limit
from talia.server.live.lobby import Lobby
from talia.server.run import page
from talia.server.run.logs import log
from talia.server.run.workers import HINTS
from talia.server.wire.errors import Refused
from talia.server.wire.heavy import AskWork, LineWork, Question, SketchWork, StudyWork
from talia.server.wire.study import AskForm, LineStep, Sketched, SketchForm, StudyAsked, StudyForm, StudyStage
from talia.server.wire.telling import hint_told
from talia.server.wire.views import AnySentence


def routes(lobby: Lobby) -> APIRouter:
    api = APIRouter(prefix="/api")
    settings = lobby.settings
    calls = Limit(settings.studying, lobby.now)

    async def done(request: Request, work: str, asked: StudyWork | SketchWork | AskWork) -> bytes:
        """Have it done beside the event loop, for the address that asks and pays for it."""
        http.count(calls, request)
        doing = lobby.labour.do(work, msgspec.json.encode(asked), request.scope["talia.address"])
        return await http.while_there(request, doing)

    @api.post("/study", responses=http.gives(StudyStage), openapi_extra=http.takes(StudyForm))
    async def study(request: Request) -> Response:
        """A position after some answers: the table, what may be answered, and the rules behind what happened."""
        form = await http.body_of(request, StudyForm, settings.most_import)
        made = await done(request, "study", StudyWork(form=form, games=settings.games))
        return Response(made, 200, {page.HEADER: page.mark()}, "application/json")

    @api.post("/study/sketch", responses=http.gives(Sketched), openapi_extra=http.takes(SketchForm))
    async def sketch(request: Request) -> Response:
        """A table that is set up by hand, and the rules' own sentence where it cannot be so."""
        form = await http.body_of(request, SketchForm, settings.most_body)
        made = await done(request, "sketch", SketchWork(form=form, games=settings.games))
        return Response(made, 200, {page.HEADER: page.mark()}, "application/json")

    @api.post("/study/ask", responses=http.gives(StudyAsked), openapi_extra=http.takes(AskForm))
    async def ask(request: Request) -> Response:
        """What a bot would answer there, and why."""
        form = await http.body_of(request, AskForm, settings.most_import)
        levels = lobby.levels(studying.game_named(form.game, settings.games).name)
        level = form.level or levels[-1]
        if level not in levels:
            raise Refused("bad_option", f"level {level!r}: there is none; allowed: {', '.join(levels)}")
        address = request.scope["talia.address"]
        lobby.hinting.check(address)
        made = await done(request, "ask", AskWork(form=form, games=settings.games))
        view = msgspec.json.decode(made, type=Question).view
        began = lobby.now()
        try:
            thought = await http.while_there(request, lobby.workers.think(form.game, level, view, HINTS))
        finally:
            lobby.hinting.spend(address, lobby.now() - began)
        expected = (thought.explanation or {}).get("line") or []
        line: list[LineStep] = []
        if expected:
            work = msgspec.json.encode(LineWork(form=form, line=expected, games=settings.games))
            with contextlib.suppress(Refused):  # the answer is there already, and worth more than the line
                line = msgspec.json.decode(await lobby.labour.do("line", work, address), type=list[LineStep])
        return http.json(_told(form, level, view, thought, line))

    return api


def _told(form: AskForm, level: str, view: dict[str, Any], thought: Thought, line: list[LineStep]) -> StudyAsked:
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
