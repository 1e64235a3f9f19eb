"""`talia tables`: the host's hand in a database: list, close, delete, export, back up, while a server runs too."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import closing as closing_after
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from talia.core.errors import TaliaError

if TYPE_CHECKING:  # read when a command is given: the database's package takes a moment
    from talia.server.keep.sql import SqlStore
    from talia.server.live.tables import Table

T = TypeVar("T")
TRIES = 5  # a table that is being played may be answered at just as we close it
EXAMPLES = """examples:
  talia tables                                the newest tables
  talia tables list --status playing --json   those that are played, for programs
  talia tables close h3Kx81mQwz0a7PbT         end a game: nobody has won
  talia tables delete h3Kx81mQwz0a7PbT        remove a game that is over, or a table nobody came to
  talia tables export h3Kx81mQwz0a7PbT        its record and proof, for `talia check`
  talia tables export --all games             every game that is over, a file each
  talia tables backup talia-copy.db           a copy of the SQLite database
A running server takes a change up within a second or two, and tells the players.
"""


class BadTable(TaliaError):
    """What was asked of a table cannot be done."""


def configure(command: argparse.ArgumentParser) -> None:
    command.description = "Look after the tables of a server, while it runs or not."
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    common = argparse.ArgumentParser(add_help=False)
    common.add_argument(
        "--database", metavar="URL", default=argparse.SUPPRESS, help="as for `talia serve` [TALIA_DATABASE]"
    )
    for option in common._actions:  # before the verb as well as after it
        command._add_action(option)
    verbs = command.add_subparsers(dest="verb", metavar="VERB")
    listing = verbs.add_parser("list", parents=[common], help="list the tables, newest first (also without a verb)")
    listing.add_argument("--status", choices=("waiting", "playing", "ended"), default="", help="only these")
    listing.add_argument("--most", type=int, default=50, metavar="N", help="so many of them (50)")
    listing.add_argument("--json", action="store_true", help="for programs")
    closing = verbs.add_parser("close", parents=[common], help="end games: nobody has won, the record is opened")
    deleting = verbs.add_parser("delete", parents=[common], help="remove tables for good")
    exporting = verbs.add_parser("export", parents=[common], help="write games that are over as JSON")
    for verb in (closing, deleting):
        verb.add_argument("table", nargs="+", help="the id, as in the table's link")
    exporting.add_argument("table", nargs="*", help="the id, as in the table's link; its JSON goes to standard output")
    exporting.add_argument("--all", type=Path, metavar="FOLDER", help="every game that is over, a file each in here")
    backing = verbs.add_parser("backup", parents=[common], help="copy a SQLite database")
    backing.add_argument("file", type=Path, help="the copy; it must not be there yet")
    command.set_defaults(run=run, status="", most=50, json=False)


def run(args: argparse.Namespace) -> int:
    database = existing(getattr(args, "database", None) or os.environ.get("TALIA_DATABASE"))
    match args.verb:
        case "close":
            return each(args.table, lambda id: on(database, lambda store: close(store, id)))
        case "delete":
            return each(args.table, lambda id: on(database, lambda store: delete(store, id)))
        case "export" if args.all is not None:
            return on(database, lambda store: export_all(store, args.all))
        case "export":
            if not args.table:
                raise BadTable("export: no table is named; allowed: ids, or --all FOLDER")
            return each(args.table, lambda id: on(database, lambda store: export(store, id)))
        case "backup":
            return backup(database, args.file)
        case _:
            return on(database, lambda store: show(store, args.status, args.most, args.json))


def existing(database: str | None) -> str:
    """The database to work on: it must be there, since a mistyped one would be made anew and be empty."""
    from talia.cli.serve import BadServer, default_database

    try:
        url = database or default_database()
    except BadServer as error:
        raise BadTable(str(error)) from None
    file = sqlite_file(url)
    if file is not None and not file.is_file():
        raise BadTable(f"database: there is no file {file}; name the server's with --database")
    return url


def sqlite_file(database: str) -> Path | None:
    """The file of a SQLite database; None for another kind."""
    return Path(database.removeprefix("sqlite:///")) if database.startswith("sqlite:///") else None


def on(database: str, work: Callable[[SqlStore], Coroutine[Any, Any, T]]) -> T:
    """Do something with an open store; what is wrong with it is told in a sentence."""
    from talia.server.keep.sql import SqlStore
    from talia.server.keep.store import StoreError

    async def do() -> T:
        store = SqlStore(database)
        store.open()
        try:
            return await work(store)
        finally:
            store.close()

    try:
        return asyncio.run(do())
    except StoreError as error:
        raise BadTable(str(error)) from None


def each(ids: list[str], work: Callable[[str], int]) -> int:
    """Do it to one table after another; one that cannot is told of, and the others are done."""
    code = 0
    for id in ids:
        try:
            work(id)
        except BadTable as error:
            print(f"talia: {error}", file=sys.stderr)
            code = 1
    return code


async def found(store: SqlStore, id: str) -> Table:
    """The table as its entries make it."""
    from talia.server.keep.store import Unreadable
    from talia.server.live.tables import Table
    from talia.server.wire import tokens

    if not tokens.is_id(id):
        raise BadTable(f"table {id[:40]!r}: this is no id; an id has 16 letters and digits, as in the table's link")
    try:
        stored = await store.load(id)
        if stored is None:
            raise BadTable(f"table {id}: there is none")
        return Table.restored(id, stored.plan, stored.entries)
    except BadTable:
        raise
    except (Unreadable, TaliaError) as error:
        raise BadTable(f"table {id}: this version of Talia cannot read it ({error}); it is kept as it is") from None


async def close(store: SqlStore, id: str) -> int:
    from talia.server.keep import changes
    from talia.server.keep.store import StoreError

    for _ in range(TRIES):
        table = await found(store, id)
        if table.over:
            raise BadTable(f"table {id}: the game is over already")
        if table.state is None:
            instead = "" if table.plan.series is not None else "; delete the table instead"
            raise BadTable(f"table {id}: the game has not begun{instead}")
        try:
            await changes.close(store, id, table.length, time.time())
        except StoreError:
            continue  # somebody has just answered: once more, on what is there now
        print(f"{id}: closed")
        return 0
    raise BadTable(f"table {id}: the database did not take it; try again")


async def delete(store: SqlStore, id: str) -> int:
    from talia.server.keep import changes
    from talia.server.keep.standings import over, read_series
    from talia.server.keep.store import StoreError

    for _ in range(TRIES):
        table = await found(store, id)
        if table.state is not None and not table.over:
            raise BadTable(f"table {id}: it is being played; close it first")
        series = table.plan.series
        if series is not None:
            body = await store.load_series(series.series)
            if body is not None and not over(read_series(body)):
                raise BadTable(f"table {id}: it is part of a {series.kind} that is not over")
        try:
            await changes.remove(store, id, table.length, time.time())
        except StoreError:
            continue  # somebody has just sat down, or asked for a rematch
        print(f"{id}: deleted")
        return 0
    raise BadTable(f"table {id}: the database did not take it; try again")


async def export(store: SqlStore, id: str) -> int:
    print(exported(await found(store, id)))
    return 0


def exported(table: Table) -> str:
    """A finished game as the server gives it to its players."""
    import msgspec

    from talia.server.keep import replays
    from talia.server.wire.errors import Refused

    try:
        return msgspec.json.encode(replays.export(table)).decode()
    except Refused as refusal:
        raise BadTable(f"table {table.id}: {refusal.reason}") from None


async def export_all(store: SqlStore, folder: Path) -> int:
    from talia.server.keep import changes

    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadTable(f"--all: {folder} cannot be made ({error.strerror})") from None
    written = wrong = 0
    for row in await changes.listed(store, "ended", 1 << 40):
        try:
            table = await found(store, row.id)
            (folder / f"talia-{table.plan.game}-{row.id}.json").write_text(exported(table), encoding="utf-8")
            written += 1
        except BadTable as error:
            print(f"talia: {error}", file=sys.stderr)
            wrong += 1
    print(f"{written} games written to {folder}" + (f", {wrong} could not be" if wrong else ""))
    return 1 if wrong else 0


async def show(store: SqlStore, status: str, most: int, as_json: bool) -> int:
    from talia.server.keep import changes

    rows = [described(row) for row in await changes.listed(store, status, max(1, most))]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
        return 0
    from rich.console import Console
    from rich.table import Table as Shown

    shown = Shown(box=None, pad_edge=False)
    for heading in ("table", "game", "status", "made", "entries", "seats"):
        shown.add_column(heading, no_wrap=heading == "table", justify="right" if heading == "entries" else "left")
    for row in rows:
        made = time.strftime("%Y-%m-%d %H:%M", time.localtime(row["created"]))
        shown.add_row(row["id"], row["game"], row["status"], made, str(row["entries"]), ", ".join(row["seats"]))
    Console(highlight=False).print(shown)
    return 0


def described(row: Any) -> dict[str, Any]:
    """A table of the list. One whose plan cannot be read is listed too: it is there."""
    import msgspec

    from talia.server.wire.entries import read_plan

    told: dict[str, Any] = {"id": row.id, "game": "?", "status": row.status, "created": row.created}
    told |= {"entries": row.entries, "seats": [], "public": False, "series": None}
    try:
        plan = read_plan(row.plan)
    except (msgspec.MsgspecError, UnicodeError):
        return told
    told |= {"game": plan.game, "public": plan.public, "series": None if plan.series is None else plan.series.series}
    told["seats"] = [place.level or "bot" if place.who == "bot" else place.who for place in plan.seats]
    return told


def backup(database: str, target: Path) -> int:
    """A copy by SQLite's own means: whole as of one moment, while others read and write."""
    file = sqlite_file(database)
    if file is None:
        raise BadTable(
            "backup: this is for SQLite; a PostgreSQL database is copied by pg_dump, while the server runs too"
        )
    if target.exists():
        raise BadTable(f"backup: {target} is there already; name another file")
    new = target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        with (
            closing_after(sqlite3.connect(file, timeout=30)) as source,
            closing_after(sqlite3.connect(new)) as copy,
        ):
            source.backup(copy)
            if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("the copy is damaged")
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        os.link(new, target)  # whoever was first keeps the name
    except (sqlite3.Error, OSError) as error:
        raise BadTable(f"backup: {target} could not be written: {error}") from None
    finally:
        new.unlink(missing_ok=True)
    print(f"{target}: {target.stat().st_size / 1e6:.1f} MB")
    return 0
