"""`talia serve`: the table in the browser. It picks a port, makes the database, opens the page and prints links."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from talia.cli.games import complain
from talia.core.errors import TaliaError


class BadServer(TaliaError):
    """The server cannot be started as asked."""


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--host", default="127.0.0.1", help="address to listen at; 0.0.0.0: for everybody in the network"
    )
    command.add_argument("--port", type=int, default=0, help="port; by default 8400, or the next free one")
    command.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://…; by default a file of yours"
    )
    command.add_argument("--durable", action="store_true", help="SQLite: wait for the disk at every answer (slower)")
    command.add_argument("--open", action=argparse.BooleanOptionalAction, default=True, help="open the browser")
    command.add_argument("--lan", action="store_true", help="the same as --host 0.0.0.0, and print a link for others")
    command.add_argument("--origin", action="append", default=[], metavar="URL", help="how it is reached from outside")
    command.add_argument("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="believe its headers")
    command.add_argument("--workers", type=int, metavar="N", help="processes in which bots think")
    command.add_argument("--bot-seconds", type=float, default=5.0, metavar="S", help="time a bot has for an answer")
    command.add_argument(
        "--keep-ended", type=days, default=365.0, metavar="DAYS", help="remove games that ended so long ago; 0: never"
    )
    command.add_argument(
        "--keep-waiting", type=days, default=30.0, metavar="DAYS", help="remove tables nobody came to; 0: never"
    )
    command.add_argument(
        "--end-untouched", type=days, default=180.0, metavar="DAYS", help="end games nobody has touched; 0: never"
    )
    command.add_argument(
        "--memory", type=int, default=0, metavar="MB", help="memory for tables; 0: half of what the machine has"
    )
    command.add_argument(
        "--template", action="store_true", help="offer the template game too, for those who write games"
    )
    command.set_defaults(run=run)


def days(text: str) -> float:
    """A number of days, for argparse."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 36500:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of days; allowed: 0 to 36500")
    return number


def run(args: argparse.Namespace) -> int:
    try:
        from talia.server.doors.app import Server
        from talia.server.doors.process import Process
        from talia.server.keep.store import Store, StoreError
        from talia.server.run import logs
        from talia.server.run.settings import Settings
    except ImportError as error:
        raise BadServer(f"the server needs a package that is not installed: {error.name}") from None
    complain()
    host = "0.0.0.0" if args.lan else args.host
    listening = listen(host, args.port)
    port: int = listening.getsockname()[1]
    chosen: dict[str, Any] = {} if args.workers is None else {"workers": max(1, args.workers)}
    games = Settings().games
    if args.template and "template" not in games:
        games = (*games, "template")
    settings = Settings(
        database=args.database or default_database(),
        games=games,
        durable=args.durable,
        tend_memory=True,
        origins=tuple(args.origin),
        trusted_proxies=tuple(args.trusted_proxy),
        bot_seconds=args.bot_seconds,
        keep_ended=args.keep_ended,
        keep_waiting=args.keep_waiting,
        end_untouched=args.end_untouched,
        memory=args.memory,
        **chosen,
    )
    try:
        store = Store(settings.database)  # say at once, and in a sentence, what is wrong with a database
        store.open()
        store.close()
    except StoreError as error:
        listening.close()
        raise BadServer(str(error)) from None
    logs.start()
    server = Server(settings)
    link = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::') else host}:{port}/"
    print(f"Talia: {link}", file=sys.stderr)
    if host in ("0.0.0.0", "::"):
        print(f"For others in your network: http://{lan_address()}:{port}/", file=sys.stderr)
    if args.open:
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
