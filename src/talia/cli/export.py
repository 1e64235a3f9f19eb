"""`talia export`: write what the page and the documents say of rules and messages, or check that it is written."""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module
from pathlib import Path

from talia.core.declared import StaleShape
from talia.games import PLACES


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Write what is generated from rules and messages into a checkout: types and facts of the page, "
        "the tables of docs/protocol.md, the pages of docs/cards."
    )
    command.add_argument("--check", action="store_true", help="write nothing; name each file that differs, and fail")
    command.add_argument("--root", type=Path, default=Path(), help="the checkout (default: the current folder)")
    command.set_defaults(run=run)


def stale_shapes(root: Path, check: bool) -> list[Path]:
    """Literals of a game (`shape.py`) that its declarations have outgrown: written anew, or only named.

    Such a game cannot be imported, so it is asked first; what it raises brings the right text along.
    """
    found: list[Path] = []
    for place in PLACES.values():
        try:
            import_module(place.partition(":")[0])
        except StaleShape as stale:
            path = root / "src" / "talia" / stale.file
            found.append(path)
            if not check:
                path.write_text(stale.source, encoding="utf-8")
    return found


def run(args: argparse.Namespace) -> int:
    stale = stale_shapes(args.root, args.check)
    if stale:
        for path in stale:
            print(f"talia: {path} {'differs from what `talia export` writes' if args.check else 'written'}")
        if args.check:
            return 1
        # What was read before it was written is of no use any more: the rest is written by a new process.
        return subprocess.run(
            [sys.executable, "-m", "talia", "export", "--root", str(args.root)], check=False
        ).returncode
    from talia import export  # it reads the server's messages: other commands need not wait for that

    root: Path = args.root
    if not export.is_checkout(root):
        print(f"talia: {root.resolve()} is no checkout of Talia: there is no web/src in it", file=sys.stderr)
        return 1
    paths = [path.relative_to(root) for path in (export.differing(root) if args.check else export.write(root))]
    for path in paths:
        print(f"talia: {path} differs from what `talia export` writes" if args.check else f"talia: {path} written")
    if not paths:
        print("talia: everything generated is up to date")
    return 1 if args.check and paths else 0
