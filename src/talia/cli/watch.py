"""`talia watch GAME`: bots play, everybody looks on."""

from __future__ import annotations

import argparse
import secrets
import time

from rich.markup import escape

import talia
from talia.bots import LEVELS, bot
from talia.cli.hints import announce
from talia.cli.options import game_name, parsed
from talia.cli.play import names
from talia.cli.screen import Screen, next_to_answer
from talia.cli.words import Words
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument("option", nargs="*", help="options of the game as name=value (see `talia games`)")
    command.add_argument("--seats", type=int, help="number of players")
    command.add_argument(
        "--level", default="novice", help=f"how well they play: {', '.join(LEVELS)}, or ismcts; @ gives a budget"
    )
    command.add_argument("--seed", type=int, help="this deal, and the same play each time")
    command.add_argument("--delay", type=float, default=0.0, help="seconds between answers")
    command.add_argument("--tables", action="store_true", help="show the table after every answer")
    command.add_argument("--json", action="store_true", help="print only the record, for programs")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = talia.game(args.game)
    seed = secrets.randbits(64) if args.seed is None else args.seed
    state = game.start(seed, args.seats, **parsed(game, args.option))
    seats = state.setup.seats
    bots = [bot(args.level, seed * 31 + seat) for seat in range(seats)]
    bots.append(bot("novice", seed * 31 + seats))  # a table's own seat, its clock: it has nothing to gain
    dice = talia.Random(seed)
    screen = Screen(game.name, Words(args.lang, names([], seats, 0, args.lang)))
    announce(state, screen.words, [args.level])
    told = 0
    while not state.over:
        seat = next_to_answer(state, dice)
        state.answer(seat, bots[seat].answer(state.view(seat, memory=True)))
        if args.json:
            continue
        screen.tell(state.events(None, told))
        assert state.log is not None
        told = len(state.log)
        if args.tables:
            screen.table(state.view(None), f"{len(state.record.answers) if state.record else 0}")
        if args.delay > 0:
            time.sleep(args.delay)
    outcome = state.outcome
    assert outcome is not None
    assert state.record is not None
    if args.json:
        print(state.record.write())
        return 0
    screen.table(state.view(None), screen.words.get("cli-end"))
    screen.outcome(outcome)
    screen.console.print(escape(screen.words.get("cli-seed", seed=str(seed))), style="dim")
    return 0
