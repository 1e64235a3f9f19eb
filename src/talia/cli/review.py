"""`talia review FILE`: a finished game looked at from what each seat knew, as text, as JSON or as a picture."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape

import talia
from talia.cli.check import read
from talia.cli.review_text import Telling
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.review.form import Budget, Review, written
from talia.review.runs import reviewed
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", help="the record, or - for standard input")
    command.add_argument("--seat", type=int, help="from this seat's side (otherwise from every seat's)")
    command.add_argument("--seconds", type=float, help="stop after that time, with what is known by then")
    command.add_argument("--pairs", type=int, help="games played on in pairs, for one decision at most")
    command.add_argument("--closer", type=int, metavar="MOMENT", help="only this decision, with eight times the pairs")
    command.add_argument("--given-up", action="store_true", help="the game has not ended: review it up to there")
    command.add_argument("--processes", type=int, default=2, help="processes that work on it (default 2)")
    command.add_argument("--json", action="store_true", help="the review as one JSON line, for programs")
    command.add_argument("--plot", type=Path, metavar="FILE", help="draw the curves into an SVG or PNG file")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    value = read(args.file)
    # An export of the server holds the record with more around it.
    record = talia.Record.read(value["record"] if isinstance(value, dict) and "record" in value else value)
    if args.seconds is not None and args.seconds <= 0:
        raise BadOption(f"--seconds: {args.seconds:g} is not allowed; allowed: more than 0")
    if args.processes < 1:
        raise BadOption(f"--processes: {args.processes} is not allowed; allowed: 1 or more")
    if args.pairs is not None and args.pairs < 0:
        raise BadOption(f"--pairs: {args.pairs} is not allowed; allowed: 0 or more")
    seats = list(range(record.seats)) if args.seat is None else [args.seat]
    words = Words(args.lang, [])
    words = Words(args.lang, [words.get("cli-person", number=seat + 1) for seat in range(record.seats)])
    found: Review | None = None
    console = Console(stderr=True)
    if args.closer is not None and args.seat is None and 0 <= args.closer < len(record.answers):
        seats = [record.answers[args.closer][0]]
    budget = Budget(pairs=args.pairs, closer=args.closer)
    for found in reviewed(record, seats, budget, args.processes, args.seconds, args.given_up):
        if console.is_terminal:
            said = words.get("terminal-review-progress", percent=round(100 * found.progress))
            print(f"\r{said} ", end="", file=sys.stderr)
    if console.is_terminal:
        print("\r", end="", file=sys.stderr)
    assert found is not None
    if args.plot is not None:
        from talia.cli.review_plot import draw

        draw(found, words, args.plot)
    if args.json:
        print(written(found).decode())
        return 0
    telling = Telling(found, record, words)
    out = Console(highlight=False)
    for side in found.sides:
        for line, heading in telling.side(side):
            out.print(f"[bold]{escape(line)}[/]" if heading else escape(line), soft_wrap=True)
    return 0
