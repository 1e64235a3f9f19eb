"""`talia replay FILE`: a recorded game told from the beginning, for a seat or an onlooker."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.markup import escape

import talia
from talia.cli.check import read
from talia.cli.play import names
from talia.cli.screen import Screen
from talia.cli.words import Words
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", help="the record, or - for standard input")
    command.add_argument("--at", type=int, help="only the table after this many answers")
    command.add_argument("--seat", type=int, help="as this seat saw it (otherwise as an onlooker did)")
    command.add_argument("--step", action="store_true", help="wait for Enter after every answer")
    command.add_argument("--tables", action="store_true", help="show the table after every answer")
    command.add_argument("--json", action="store_true", help="events and views as JSON lines, for programs")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    value = read(args.file)
    record = talia.Record.read(value["record"] if isinstance(value, dict) and "record" in value else value)
    said = comments(value)
    game = talia.game(record.game)
    whole = record.replay(game)  # a record that does not replay is refused before anything is shown
    whole.setup.check_seat(args.seat)
    screen = Screen(game.name, Words(args.lang, names([], record.seats, 0, args.lang)))
    if args.at is not None:
        if not 0 <= args.at <= len(record.answers):
            raise talia.BadRecord(f"--at: {args.at} is not allowed; allowed: 0 to {len(record.answers)}")
        state = record.replay(game, upto=args.at)
        if args.json:
            print(json.dumps(state.view(args.seat), ensure_ascii=False))
        else:
            screen.table(state.view(args.seat), str(args.at))
        return 0
    state = record.begin(game)
    told = 0
    for number, (seat, word) in enumerate(record.answers, 1):
        state.answer(seat, word)
        events = state.events(args.seat, told)
        words = said.get(number - 1, [])
        assert state.log is not None
        told = len(state.log)
        if args.json:
            told_of: dict[str, Any] = {"answer": number, "events": events, "view": state.view(args.seat)}
            print(json.dumps(told_of | ({"comments": words} if words else {}), ensure_ascii=False))
            continue
        screen.tell(events)
        for line in words:
            screen.console.print(f"  [italic]{escape(line)}[/]")
        if args.tables or args.step:
            screen.table(state.view(args.seat), str(number))
        if args.step and sys.stdin.readline() == "":
            return 0
    outcome = state.outcome
    if args.json:
        return 0
    screen.table(state.view(args.seat), str(len(record.answers)))
    if outcome is not None:
        screen.outcome(outcome)
    else:
        screen.console.print(escape(screen.words.get("cli-unfinished")))
    return 0


def comments(value: Any) -> dict[int, list[str]]:
    """What a file says about moments of its game (`comments`, as the page saves them), by the answers before them."""
    found: dict[int, list[str]] = {}
    rows = value.get("comments", []) if isinstance(value, dict) else []
    if not isinstance(rows, list):
        raise talia.BadRecord(f"comments: {rows!r} is not allowed; allowed: a list")
    for number, row in enumerate(rows):
        at, text = (row.get("at"), row.get("text")) if isinstance(row, dict) else (None, None)
        if type(at) is not int or not isinstance(text, str):
            raise talia.BadRecord(f"comments[{number}]: allowed: an object with `at`, a number, and `text`, words")
        found.setdefault(at, []).append(text)
    return found
