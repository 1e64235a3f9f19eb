"""The application: everything put together. `Server.app` is an ASGI app; `talia serve` runs it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import ceil
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import talia
from talia.server.acts import Acts
from talia.server.doors import (
    http,
    routes_learn,
    routes_review,
    routes_score,
    routes_series,
    routes_site,
    routes_statistics,
    routes_study,
    routes_tables,
    routes_texts,
)
from talia.server.doors.edge import Edge
from talia.server.doors.sockets import Sockets
from talia.server.keep.purge import Purge
from talia.server.keep.sql import SqlStore
from talia.server.keep.store import StoreError
from talia.server.live.changed import Changed
from talia.server.live.lobby import Lobby
from talia.server.live.readiness import Readiness
from talia.server.live.reviews import Reviews
from talia.server.live.series import AllSeries
from talia.server.run.children import reviewers, thinkers
from talia.server.run.collecting import tend_memory
from talia.server.run.costs import Costs
from talia.server.run.labour import Labour
from talia.server.run.labourers import Labourers
from talia.server.run.logs import log
from talia.server.run.metrics import Metrics
from talia.server.run.rules import take_up_rules
from talia.server.run.settings import Settings
from talia.server.run.steady import Steady
from talia.server.run.workers import REVIEW_JOBS, Workers
from talia.server.wire.errors import Code, Refused
from talia.server.wire.forms import Problem
from talia.server.wire.telling import read_texts

if TYPE_CHECKING:  # these need the extra `postgres`
    from talia.server.keep.members import Serving
    from talia.server.live.sharing import Sharing

SWEEP = 5.0
LEAVING = 15.0  # seconds to give all tables away
STARTING = 60.0  # seconds that a member waits for PostgreSQL at its start
_CODES: dict[int, Code] = {404: "unknown", 405: "malformed", 413: "too_large", 429: "too_many"}


class Server:
    """A whole server, for whoever wants to look inside: tests, the load script, `talia serve`."""

    def __init__(
        self,
        settings: Settings,
        now: Callable[[], float] | None = None,
        workers: Workers | None = None,
        labour: Labour | None = None,
    ) -> None:
        self.settings = settings
        self.metrics = Metrics()
        now = now or Steady()
        self.store = self._store()
        most = settings.bot_megabytes
        self.workers = workers or Workers(
            thinkers(settings.workers, most), settings.bot_seconds, reviewers(REVIEW_JOBS, most)
        )
        labour = labour or Labourers(settings.labourers, settings.bot_megabytes, Costs(settings.work, now))
        self.lobby = Lobby(settings, self.store, self.workers, self.metrics, labour, now)
        self.readiness = Readiness(self.store, self.lobby.shelf, self.metrics)
        self.sharing, self.series = self._joined()
        self.reviews = Reviews(self.lobby)
        self.sockets = Sockets(self.lobby)
        self.acts = Acts(self.lobby, self.series, self.reviews)
        self.metrics.gauges.update(
            tables=lambda: len(self.lobby.rooms),
            tables_unreadable=lambda: len(self.lobby.shelf.unreadable),
            memory_bytes=lambda: self.lobby.shelf.memory.measured(),
            memory_budget_bytes=lambda: self.lobby.shelf.memory.budget,
            sockets=self.sockets.count,
            writes_waiting=self.store.waiting,
            work_waiting=self.lobby.labour.waiting,
            work_lost=lambda: self.lobby.labour.lost,
            bots_thinking=lambda: self.workers.waiting,
            bot_failures=lambda: self.workers.failures,
            reviews=self.reviews.count,
            review_jobs=lambda: self.workers.jobs,
            review_jobs_gave_way=lambda: self.workers.gave_way,
        )
        self.serving: Serving | None = None
        self.app: ASGIApp = Edge(self._api(), settings, self.metrics, now)

    def _store(self) -> SqlStore:
        settings = self.settings
        if not settings.member:
            return SqlStore(settings.database, settings.durable)
        from talia.server.keep.fenced import FencedStore  # needs the extra `postgres`

        return FencedStore(settings.database, settings.member, settings.lease)

    def _joined(self) -> tuple[Sharing | None, AllSeries]:
        """Whether and how this process shares its tables with others."""
        if not self.settings.member:
            return None, AllSeries(self.lobby)
        from talia.server.keep.fenced import FencedStore
        from talia.server.live.joining import join

        assert isinstance(self.store, FencedStore)
        return join(self.lobby, self.store)

    async def start(self) -> None:
        await self._open()
        read_texts()
        self._describe()  # made once, and not while somebody waits
        self._chores = [asyncio.create_task(self._sweep())]
        if self.sharing is not None:  # tables that nobody has are found by looking for orphans
            self.sharing.member.start(self.sharing.heard)
            self._chores.append(asyncio.create_task(self.sharing.forever()))
        else:
            self._chores.append(asyncio.create_task(self.lobby.restore()))
        if self.serving is not None:
            self._chores.append(asyncio.create_task(self.serving.forever()))
        self._chores.append(asyncio.create_task(self.workers.warm()))
        self._chores.append(asyncio.create_task(take_up_rules(self.workers)))
        self._chores.append(asyncio.create_task(Purge(self.lobby).forever()))
        self._chores.append(asyncio.create_task(Changed(self.lobby).forever()))
        if self.settings.tend_memory:
            self._chores.append(asyncio.create_task(self.lobby.labour.warm()))
            self._chores.append(asyncio.create_task(tend_memory()))

    async def _open(self) -> None:
        """Open the store. A member may be started while PostgreSQL is: it waits a while."""
        until = asyncio.get_running_loop().time() + (STARTING if self.sharing is not None else 0.0)
        while True:
            try:
                self.store.open()
                break
            except StoreError as error:
                if asyncio.get_running_loop().time() >= until:
                    raise
                log("not_loaded", logging.WARNING, why=str(error))
                await asyncio.sleep(1.0)
        if not self.store.sqlite:
            from talia.server.keep.members import Serving

            self.serving = Serving(self.store.url, self.sharing is not None)
            self.serving.begin()

    async def leave(self) -> None:
        """The process is to stop: another one is to have its tables."""
        if self.sharing is not None:
            try:
                await asyncio.wait_for(self.sharing.leave(), LEAVING)
            except TimeoutError:  # PostgreSQL does not answer: others find out by the lease
                log("not_released", logging.WARNING, tables=len(self.lobby.rooms))

    async def stop(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.reviews.close()
        await self.lobby.close()
        await self.workers.close()
        await self.lobby.labour.close()
        self.store.close()
        if self.sharing is not None:
            await asyncio.to_thread(self.sharing.member.stop)
        if self.serving is not None:
            self.serving.end()

    def farewell(self) -> None:
        """The process is to stop: say so to every socket and stream, and let them end."""
        self.reviews.farewell()
        self.lobby.farewell()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.lobby.sweep()
                await self.readiness.look()  # so that log and metrics tell it where nobody asks
            except Exception:  # one bad table must not end the sweeping
                log("fault", logging.ERROR, exc_info=True)

    def _api(self) -> FastAPI:
        @asynccontextmanager
        async def lifespan(_: FastAPI) -> AsyncIterator[None]:
            await self.start()
            yield
            await self.stop()

        # Their pages of documentation load scripts from elsewhere, which our policy forbids: the description is enough.
        api = FastAPI(
            title="Talia",
            version=talia.__version__,
            description="Tables of Cardia, Radlands and Fantasy Realms. docs/protocol.md explains.",
            docs_url=None,
            redoc_url=None,
            lifespan=lifespan,
        )
        acts = self.acts
        api.include_router(routes_tables.routes(self.lobby, self.sockets, acts))
        api.include_router(routes_site.routes(self.lobby, self.readiness, acts))
        api.include_router(routes_texts.routes())
        api.include_router(routes_series.routes(self.lobby, acts))
        api.include_router(routes_score.routes(self.lobby, acts))
        api.include_router(routes_learn.routes(self.lobby, acts))
        api.include_router(routes_review.routes(self.lobby, acts))
        api.include_router(routes_statistics.routes(self.lobby, acts))
        api.include_router(routes_study.routes(self.lobby, acts))

        @api.websocket("/api/tables/{id}/socket")
        async def socket(socket: WebSocket, id: str) -> None:
            await self.sockets.serve(socket, id)

        api.include_router(routes_site.site(self.lobby))
        _problems(api, self.metrics)
        described = api.openapi

        def openapi() -> dict[str, Any]:
            return http.add_components(described())

        self._describe = openapi
        api.openapi = openapi  # type: ignore[method-assign]  # FastAPI's own way to extend the description
        return api


def _problems(api: FastAPI, metrics: Metrics) -> None:
    """Every error is a problem of one sentence."""

    @api.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> Response:
        metrics.count(f"refused_{error.code}")
        wait = error.retry if error.retry is not None else 30
        headers = {"Retry-After": str(ceil(wait))} if error.code in ("too_many", "busy") else None
        return http.json(Problem(code=error.code, reason=error.reason[:600], say=error.say), error.status, headers)

    @api.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return http.json(Problem(code="malformed", reason=f"{where}: {first['msg']}"[:600]), 400)

    @api.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> Response:
        code = _CODES.get(error.status_code, "malformed")
        return http.json(
            Problem(code=code, reason=str(error.detail)[:600]), error.status_code, dict(error.headers or {})
        )

    @api.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log("fault", logging.ERROR, exc_info=True, path=request.url.path, method=request.method)
        return http.json(Problem(code="busy", reason="a fault of the server; nothing was changed"), 500)
