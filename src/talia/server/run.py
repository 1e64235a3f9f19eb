"""How the application is run: one uvicorn process, the socket settings of docs/protocol.md."""

from __future__ import annotations

import uvicorn
from starlette.types import ASGIApp

from talia.server.protocol import MOST_FRAME


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
        proxy_headers=False,  # edge.py believes only proxies that the host has named
        timeout_graceful_shutdown=5,
    )
