"""Process: the application run by one uvicorn, behind a doorman who counts connections before they cost anything."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
import struct
import time
from collections import Counter
from typing import Any, Protocol

import uvicorn
from starlette.types import ASGIApp

from talia.server.doors.addresses import counted_for
from talia.server.doors.edge import Limit
from talia.server.doors.lines import HttpLine, SocketLine
from talia.server.run.costs import OWN
from talia.server.run.logs import log
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.wire.protocol import MOST_FRAME

FAREWELL = 3.0  # seconds for sockets and streams to end properly
AT_ONCE = 16  # connections taken in before everybody else has a turn
REFUSED_AT_ONCE = 64  # of those who are turned away: each costs next to nothing
REST = 0.01  # seconds without new connections after somebody was turned away: a flood gets a slice of us, not all
RESET = struct.pack("ii", 1, 0)  # no goodbye that both sides wait for
RESERVED = 128  # files left for the database, the workers and the page
DEAD_AFTER = 30  # seconds without a sign of life from the other machine
HEAD = 32 * 1024  # bytes of a request's head


class Hosted(Protocol):
    """The server that is run."""

    app: ASGIApp
    settings: Settings
    metrics: Metrics

    async def leave(self) -> None: ...

    def farewell(self) -> None: ...


class Doorman:
    """Counts the connections there are, in all and an address, and takes new ones in."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self.settings = settings
        self.metrics = metrics
        self.most = min(settings.connections, max(16, _files() - RESERVED))
        self.all = 0
        self.per_address: Counter[str] = Counter()
        self.arrivals = Limit(settings.arrivals, time.monotonic)  # whoever comes again at once costs no more than this
        self.lines: dict[object, str] = {}  # each transport with the address it counts for: a lost one tells none

    def enters(self, peer: Any) -> str | None:
        """Count a new connection: the address it counts for, or None if there are too many."""
        address = str(peer[0]) if isinstance(peer, tuple) and peer else "unknown"
        group = counted_for(address, self.settings)
        if self.all >= self.most:
            return None
        # Behind a proxy everybody has its address: it is the proxy's to count them, and edge.py's.
        several = address in self.settings.trusted_proxies or group == OWN
        crowded = self.per_address[group] >= self.settings.connections_per_address
        if not several and (crowded or not self.arrivals.take(group)):
            return None
        self.all += 1
        self.per_address[group] += 1
        return group

    def leaves(self, group: str) -> None:
        self.all -= 1
        self.per_address[group] -= 1
        if self.per_address[group] <= 0:
            del self.per_address[group]

    def lost(self, transport: object) -> None:
        """A line is over, whatever was spoken there."""
        group = self.lines.pop(transport, None)
        if group is not None:
            self.leaves(group)

    async def receive(self, listening: socket.socket, process: Process) -> None:
        """Take connections in, for ever. When the machine has no more to give, wait and say so once."""
        loop = asyncio.get_running_loop()
        listening.setblocking(False)
        pause = 0.0
        while True:
            try:
                opened, peer = await loop.sock_accept(listening)
            except OSError as error:
                self.metrics.count("accepts_failed")
                if pause == 0.0:
                    log("accept_failed", logging.WARNING, why=errno.errorcode.get(error.errno or 0, "OSError"))
                pause = min(1.0, 2 * pause or 0.05)
                await asyncio.sleep(pause)
                continue
            pause = 0.0
            await asyncio.sleep(REST if self._take(opened, peer, listening, process) else 0.0)

    def _take(self, opened: socket.socket, peer: Any, listening: socket.socket, process: Process) -> int:
        """Take in or turn away whoever has come, and those behind them; tells how many were turned away.

        Those behind are asked for directly: waiting for each of them anew would cost more than turning it away.
        """
        taken = refused = 0
        while True:
            group = self.enters(peer)
            if group is not None:
                taken += 1
                _settle(opened)
                process.begin(opened, group)
            else:
                refused += 1
                self.metrics.count("connections_refused")
                _turn_away(opened)
            if taken >= AT_ONCE or refused >= REFUSED_AT_ONCE:
                break
            try:
                opened, peer = listening.accept()
            except OSError:  # nobody else; or no more files, which is found out when it is waited for
                break
        return refused


class Running(uvicorn.Config):
    """uvicorn's settings, and what our lines want to know."""

    def __init__(self, server: Hosted) -> None:
        self.settings = server.settings
        self.metrics = server.metrics
        self.doorman = Doorman(server.settings, server.metrics)
        super().__init__(
            server.app,
            http=HttpLine,
            ws=SocketLine,
            ws_max_size=MOST_FRAME,
            ws_ping_interval=None,  # the protocol has its own pings, and silent sockets are dropped by the sweep
            ws_per_message_deflate=False,  # small messages: compressing costs more memory and time than it saves
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,  # doors/edge.py believes only proxies that the host has named
            timeout_graceful_shutdown=5,
            h11_max_incomplete_event_size=HEAD,
        )


class Process(uvicorn.Server):
    """A server process. `run(sockets=[…])` serves until it is told to stop."""

    config: Running

    def __init__(self, server: Hosted) -> None:
        super().__init__(Running(server))
        self.server = server
        self._doors: list[asyncio.Task[None]] = []
        self._beginning: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=[])  # it opens none: connections come through the doorman
        for listening in sockets or []:
            self._doors.append(asyncio.create_task(self.config.doorman.receive(listening, self)))

    def begin(self, opened: socket.socket, group: str) -> None:
        """Speak with whoever has come."""
        task = asyncio.create_task(self._begin(opened, group))
        self._beginning.add(task)
        task.add_done_callback(self._beginning.discard)

    async def _begin(self, opened: socket.socket, group: str) -> None:
        def line() -> HttpLine:
            return HttpLine(self.config, self.server_state, self.lifespan.state, group)

        try:
            await asyncio.get_running_loop().connect_accepted_socket(line, opened)
        except OSError:  # gone again
            opened.close()
            self.config.doorman.leaves(group)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.leave()  # a member still says to balancers and to whoever comes that it goes
        for door in self._doors:
            door.cancel()
        await asyncio.gather(*self._doors, return_exceptions=True)
        for listening in sockets or []:
            listening.close()
        self.server.farewell()
        until = asyncio.get_running_loop().time() + FAREWELL
        while self._talking() and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)
        await super().shutdown(sockets=[])

    def _talking(self) -> bool:
        """Is somebody still listening to their goodbye, or waiting for an answer?"""
        return bool(self.server_state.tasks)


def _settle(opened: socket.socket) -> None:
    """No waiting for more to send (our messages are small), and notice when the other machine is gone."""
    with contextlib.suppress(OSError):
        opened.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for option, value in (
            ("TCP_USER_TIMEOUT", DEAD_AFTER * 1000),
            ("TCP_KEEPIDLE", DEAD_AFTER),
            ("TCP_KEEPINTVL", DEAD_AFTER // 3),
            ("TCP_KEEPCNT", 3),
        ):
            if hasattr(socket, option):
                opened.setsockopt(socket.IPPROTO_TCP, getattr(socket, option), value)


def _turn_away(opened: socket.socket) -> None:
    """Close at once, without waiting for what the other side says to it."""
    with contextlib.suppress(OSError):
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET)
    opened.close()


def _files() -> int:
    """How many files this process may open: as many as the system lets it ask for."""
    try:
        import resource
    except ImportError:  # a system without such limits
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else 1 << 20
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return 1 << 20 if soft == resource.RLIM_INFINITY else soft
