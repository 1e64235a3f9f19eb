"""`talia export`: write what the page and the documents say of rules and messages, or check that it is written."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any


def add(commands: Any) -> None:
    parser = commands.add_parser(
        "export",
        help="write the page's types and facts and the tables of the documents (for developers)",
        description="Write what is generated from rules and messages into a checkout: types and facts of the page, "
        "the tables of docs/protocol.md, the pages of docs/cards.",
    )
    parser.add_argument("--check", action="store_true", help="write nothing; name each file that differs, and fail")
    parser.add_argument("--root", type=Path, default=Path(), help="the checkout (default: the current folder)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
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
