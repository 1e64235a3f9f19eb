"""How the application is run: one uvicorn process, the socket settings of docs/protocol.md."""

from __future__ import annotations

import asyncio
import gc
import sys

import uvicorn
from starlette.types import ASGIApp

from talia.server.wire.protocol import MOST_FRAME


def config(app: ASGIApp) -> uvicorn.Config:
    """The settings of the server process."""
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_ping_interval=None,  # the protocol has its own pings, and silent sockets are dropped by the sweep
        ws_per_message_deflate=False,  # small messages: compressing costs more memory and time than it saves
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # doors/edge.py believes only proxies that the host has named
        timeout_graceful_shutdown=5,
    )


FREEZE = 20.0  # seconds between two times that what lives long is set aside
WHOLE = 900.0  # seconds between two whole collections


async def tend_memory() -> None:
    """Keep Python's collector from stopping everybody.

    A thousand tables are a million objects that live for hours. The collector would look through all of them again and
    again, a tenth of a second each time and more. So they are set aside (`gc.freeze`) as they grow old, and only once
    in a long while everything is looked through. Nearly all our garbage is freed without the collector anyway.
    """
    sys.setswitchinterval(0.001)  # other threads read and write: nobody's answer is to wait 5 ms for each of them
    gc.set_threshold(20_000, 20, 20)
    gc.collect()
    gc.freeze()
    waited = 0.0
    while True:
        await asyncio.sleep(FREEZE)
        waited += FREEZE
        if waited >= WHOLE:
            waited = 0.0
            gc.unfreeze()
            gc.collect()
        gc.freeze()
