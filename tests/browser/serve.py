"""The server as `talia serve` runs it, with other limits: visitors of the tests share an address and are quick."""

from __future__ import annotations

import sys

import uvicorn

from talia.cli.serve import listen
from talia.server.app import Server
from talia.server.run import config
from talia.server.settings import Settings

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    games = tuple(dict.fromkeys((*Settings().games, "template")))
    many = (1_000_000, 30.0)
    settings = Settings(
        database=f"sqlite:///{database}",
        games=games,
        workers=1,
        bot_seconds=1.0,
        sockets_per_address=400,
        requests=many,
        handshakes=many,
        new_tables=many,
        exports=many,
        seat_messages=many,
        onlooker_messages=many,
    )
    uvicorn.Server(config(Server(settings).app)).run(sockets=[listen("127.0.0.1", port)])
