"""`talia bot LINK`: a bot of yours plays at somebody's server, by invitation or against whoever comes."""

from __future__ import annotations

import argparse
import secrets
import sys

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.door import Door
from talia.bots.play.levels import Spec
from talia.cli.options import game_name
from talia.client import BadConnection, Seat
from talia.core.errors import BadOption


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Plays by an invitation (http://…/table/…#join=…), or with --game at a public table of a server (http://…), "
        "and once more for as long as the others want to. A lost connection is made anew."
    )
    command.add_argument("--connect", required=True, metavar="URL", help="an invitation, or a server's address")
    command.add_argument("--game", type=game_name, help="with a server's address: what to play")
    command.add_argument(
        "--level", default="expert", help="who plays: a level, FILE.py:CLASS or cmd:COMMAND; @ gives a budget"
    )
    command.add_argument("--name", help="how it is called at the table")
    command.add_argument("--games", type=int, default=1, help="how many games at most, by rematches; 0: without end")
    command.add_argument("--seed", type=int, help="the same play each time")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.games < 0:
        raise BadOption(f"--games: {args.games} is not allowed; allowed: 0 (without end) or more")
    spec = Spec.parse(args.level)
    seed = secrets.randbits(63) if args.seed is None else args.seed
    seat: Seat | None = None
    played = 0
    with Door() as door:
        while True:
            if seat is None:
                seat = begun(args)
            thinking = Thinking(door, spec, seed + played)
            outcome = seat.play(thinking.answer)
            played += 1
            print(told(outcome, seat.seat), flush=True)
            if thinking.failed:
                print(f"talia: {thinking.failed} answers were not the bot's own: {thinking.why}", file=sys.stderr)
            if played == args.games:
                return 0
            seat = seat.rematch(args.name)
            if seat is None:
                print("talia: nobody wants another game", file=sys.stderr)
                return 0


class Thinking:
    """A bot behind the door, for one game."""

    def __init__(self, door: Door, spec: Spec, seed: int) -> None:
        self.door = door
        self.spec = spec
        self.seed = seed
        self.failed = 0
        self.why = ""

    def answer(self, view: dict[str, object]) -> int:
        budget: Budget | None = self.spec.budget
        thought = self.door.think(view, self.spec.level, derived(self.seed, view["question"]), budget)
        if thought.failed is not None:
            self.failed += 1
            self.why = thought.failed
        return thought.action


def begun(args: argparse.Namespace) -> Seat:
    if "#join=" in args.connect:
        return Seat.claim(args.connect, args.name)
    if args.game is None:
        raise BadConnection(f"{args.connect!r} is no invitation: name a game with --game to play whoever comes")
    return Seat.now(args.connect, args.game, args.name)


def told(outcome: dict[str, object], seat: int) -> str:
    if not outcome:
        return "ended without a result"
    winners = outcome["winners"]
    assert isinstance(winners, list)
    result = "won" if winners == [seat] else "tied" if seat in winners or not winners else "lost"
    return f"{result} ({outcome['reason']}, scores {outcome['scores']})"
