"""`talia serve`: the table in the browser. It picks a port, makes the database, opens the page and prints links."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from talia import registry
from talia.bots.play.door import try_out
from talia.bots.play.levels import Spec, give
from talia.cli.games import complain
from talia.core.errors import TaliaError
from talia.server.run import switches


class BadServer(TaliaError):
    """The server cannot be started as asked."""


def configure(command: argparse.ArgumentParser) -> None:
    command.epilog = "Each switch can also be set by the environment variable in brackets; docs/hosting.md tells more."
    switches.add_to(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        from talia.server.doors.app import Server
        from talia.server.doors.process import Process
        from talia.server.doors.routes_site import NO_PAGE
        from talia.server.keep.sql import SqlStore
        from talia.server.keep.store import StoreError
        from talia.server.run import logs, page
        from talia.server.run.settings import Settings
    except ImportError as error:
        raise BadServer(f"the server needs a package that is not installed: {error.name}") from None
    complain()
    found = switches.chosen(args, os.environ)
    for level, written in give(list(found["bot"])):
        for game in [level.game] if level.game else registry.working():
            try_out(Spec.parse(written).level, registry.game(game).setup())
    host = "0.0.0.0" if found["lan"] else found["host"]
    listening = listen(host, found["port"])
    port: int = listening.getsockname()[1]
    games = Settings().games
    if found["template"] and "template" not in games:
        games = (*games, "template")
    settings = Settings(
        database=found["database"] or default_database(), games=games, tend_memory=True, **switches.settings_of(found)
    )
    try:
        if settings.member and settings.database.startswith("sqlite"):
            raise StoreError("member: several processes need PostgreSQL; allowed: --database postgresql://…")
        store = SqlStore(settings.database)  # say at once, and in a sentence, what is wrong with a database
        store.open(check=True)
        store.close()
        if not store.sqlite:
            from talia.server.keep.members import Serving

            serving = Serving(store.url, bool(settings.member))
            serving.begin()
            serving.end()
    except StoreError as error:
        listening.close()
        raise BadServer(str(error)) from None
    logs.start()
    server = Server(settings)
    link = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Talia: {link}", file=sys.stderr)
    if host in ("0.0.0.0", "::"):
        print(f"For others in your network: http://{lan_address()}:{port}/", file=sys.stderr)
    if not page.has_page():
        print(NO_PAGE, file=sys.stderr)
    if found["open"]:
        timer = threading.Timer(0.8, webbrowser.open, [link])
        timer.daemon = True
        timer.start()
    Process(server).run(sockets=[listening])
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A listening socket: at that port, or with port 0 at 8400 or the next free one."""
    if not 0 <= port <= 65535:
        raise BadServer(f"port: {port} is not allowed; allowed: 0 to 65535")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in [port] if port else [*range(8400, 8420), 0]:
        opened = socket.socket(family, socket.SOCK_STREAM)
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            opened.bind((host, candidate))
            opened.listen(2048)
            return opened
        except OSError as error:
            opened.close()
            last = error
    raise BadServer(f"cannot listen at {host} port {port}: {last}")


def default_database() -> str:
    """A file in the place where the system keeps users' data."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    folder = (Path(base) if base else Path.home() / ".local" / "share") / "talia"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadServer(f"database: {folder} cannot be made ({error.strerror}); name another with --database") from None
    return f"sqlite:///{folder / 'talia.db'}"


def lan_address() -> str:
    """This machine's address as others in the network see it. Nothing is sent."""
    probe = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        probe.connect(("192.0.2.1", 9))  # an address set aside for documentation: only the route is looked up
        return str(probe.getsockname()[0])
    except OSError:
        return socket.gethostname()
    finally:
        probe.close()
