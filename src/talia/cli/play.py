"""`talia play GAME`: a person in the terminal, against bots or hot-seat. Hands are hidden while the seat changes."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from pathlib import Path
from typing import Any

from rich.markup import escape

import talia
from talia.bots import LEVELS, Player, bot
from talia.cli.check import read
from talia.cli.hints import announce, show_hint
from talia.cli.options import game_name, parsed
from talia.cli.screen import Screen, next_to_answer, read_line
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.texts import LANGUAGES


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", type=game_name, help="which game (see `talia games`)")
    command.add_argument("option", nargs="*", help="options of the game as name=value (see `talia games`)")
    command.add_argument("--seats", type=int, help="number of players")
    command.add_argument("--people", type=int, default=1, help="how many of them are people (the rest are bots)")
    command.add_argument("--hot-seat", action="store_true", help="all players are people at this screen")
    command.add_argument(
        "--level",
        default="novice",
        help=f"how well the bots play: {', '.join(LEVELS)} (see `talia levels`), or ismcts; @ gives a budget",
    )
    command.add_argument("--hints", action="store_true", help="h asks for a hint, made from what you see and no more")
    command.add_argument("--hint-level", default="expert", help="who gives the hints")
    command.add_argument("--name", action="append", default=[], help="a player's name; may be given several times")
    command.add_argument("--seed", type=int, help="play this deal (otherwise a new one)")
    command.add_argument("--record", type=Path, help="write the record here after every answer")
    command.add_argument("--history", type=Path, metavar="FILE", help="keep a finished game here (your state folder)")
    command.add_argument("--no-history", action="store_true", help="keep this game in no history")
    command.add_argument("--resume", help="go on with a record or position in this file")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    game = talia.game(args.game)
    if args.resume:
        value = read(args.resume)
        state = talia.Record.read(value).replay(game) if "talia" in value else game.position(value)
    else:
        seed = secrets.randbits(64) if args.seed is None else args.seed
        state = game.start(seed, args.seats, **parsed(game, args.option))
    seats = state.setup.seats
    people = seats if args.hot_seat else args.people
    if not 0 <= people <= seats:
        raise BadOption(f"option people: {people} is not allowed; allowed: 0 to {seats}")
    words = Words(args.lang, names(args.name, seats, people, args.lang))
    # With a seed given, the bots play the same each time as well; their seeds are their own either way.
    luck = secrets.randbits(62) if args.seed is None else args.seed * 31
    bots = {seat: bot(args.level, luck + seat) for seat in range(people, seats)}
    bots[seats] = bot("novice", luck + seats)  # a table's own seat, its clock: it has nothing to gain
    adviser = bot(args.hint_level, luck + seats + 1) if args.hints else None
    announce(state, words, [args.level] * (people < seats) + [args.hint_level] * args.hints)
    evening = Evening(game, state, words, bots, args.record, adviser)
    began = time.time()
    code = evening.play()
    # What a program has played through a pipe is nobody's own game, unless it is told where to keep it.
    kept = not args.no_history and (args.history is not None or at_a_terminal())
    if evening.state.over and evening.people and kept:
        keep_history(evening, args, began)
    return code


def at_a_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def keep_history(evening: Evening, args: argparse.Namespace, began: float) -> None:
    """A finished game comes into the player's own history."""
    from talia.cli.history import default_path
    from talia.history.file import Kept
    from talia.history.form import BadHistory, Sitter
    from talia.history.kept import line_of

    state, people = evening.state, evening.people
    end, record = state.outcome, state.record
    assert end is not None
    if record is None:
        return
    sitters = [
        Sitter(kind="person", name=evening.words.player(seat))
        if seat in people
        else Sitter(kind="bot", level=args.level)
        for seat in range(state.setup.seats)
    ]
    practice = evening.took_back or record.position is not None
    line = line_of(state, record, sitters, people, (end.winners, end.scores, end.reason, True), began, practice)
    try:
        Kept(args.history or default_path()).add(line)
        evening.screen.console.print(escape(evening.words.get("history-terminal-added")), style="dim")
    except BadHistory as error:  # the game was played all the same
        print(f"talia: {error}", file=sys.stderr)


def names(given: list[str], seats: int, people: int, language: str) -> list[str]:
    """The players' names: those given, then numbered people and bots."""
    words = Words(language, [])
    numbered = [words.get("cli-person" if seat < people else "cli-bot", number=seat + 1) for seat in range(seats)]
    return given[:seats] + numbered[len(given) :]


class Evening:
    """One game at one terminal."""

    def __init__(
        self,
        game: talia.Game,
        state: talia.State,
        words: Words,
        bots: dict[int, Player],
        record: Path | None,
        adviser: Player | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.words = words
        self.bots = bots
        self.record = record
        self.adviser = adviser
        self.screen = Screen(game.name, words)
        self.took_back = False
        self.told = 0  # events the present person has been told
        self.facing: int | None = None  # the person at the screen
        self.dice = talia.Random(secrets.randbits(62))
        self.people = [seat for seat in range(state.setup.seats) if seat not in bots]

    def play(self) -> int:
        self.screen.console.print(escape(self.words.get("cli-play-help")), style="dim")
        if self.adviser is not None:
            self.screen.console.print(escape(self.words.get("bots-hint-help")), style="dim")
        while not self.state.over:
            seat = next_to_answer(self.state, self.dice)
            if seat in self.bots:
                self.state.answer(seat, self.bots[seat].answer(self.state.view(seat, memory=True)))
            elif not self.ask(seat):
                self.keep()
                return 0
            self.keep()
        viewer = self.facing if len(self.people) == 1 else None
        self.screen.tell(self.state.events(viewer, self.told))
        self.screen.table(self.state.view(viewer), self.words.get("cli-end"))
        outcome = self.state.outcome
        assert outcome is not None
        self.screen.outcome(outcome)
        return 0

    def keep(self) -> None:
        if self.record is not None and self.state.record is not None:
            self.record.write_text(self.state.record.write(), encoding="utf-8")

    def ask(self, seat: int) -> bool:
        """Show a person their table and take their answer; False when they leave."""
        if self.facing != seat:
            if len(self.people) > 1 and not self.pass_to(seat):
                return False
            self.facing = seat
        view = self.state.view(seat)
        self.screen.tell(self.state.events(seat, self.told))
        assert self.state.log is not None
        self.told = len(self.state.log)
        self.screen.table(view, self.words.player(seat))
        decision = view["decision"]
        self.screen.console.print(
            f"[bold]{escape(self.words.player(seat))}[/]: {escape(self.words.prompt(self.game.name, decision))}"
        )
        for number, option in enumerate(decision["options"], 1):
            told = escape(self.words.option(self.game.name, decision["domain"], option))
            self.screen.console.print(f"  [bold]{number:2}[/] {told}{self.more(option)}")
        self.before(seat, view)
        while True:
            line = read_line("> ")
            if line is None or line in ("q", "quit"):
                return False
            if line in ("u", "undo"):
                self.take_back(seat)
                return True
            if line in ("?", "help"):
                self.screen.console.print(escape(self.words.get("cli-play-help")))
                continue
            if line in ("h", "hint") and self.adviser is not None:
                self.hint(view)
                if self.state.record is not None:
                    self.state.record.helped(seat)
                continue
            if line.isdigit() and 1 <= int(line) <= len(decision["options"]):
                option = decision["options"][int(line) - 1]
                if not self.stands(seat, view, option["word"]):
                    continue
                self.state.answer(seat, option["action"])
                return True
            self.screen.console.print(
                escape(self.words.get("cli-not-an-option", given=line, most=len(decision["options"])))
            )

    # What a game with a coach does otherwise (`talia.cli.whole`).

    def more(self, option: dict[str, Any]) -> str:
        """What is told of an option behind its name, in markup."""
        return ""

    def before(self, seat: int, view: dict[str, Any]) -> None:
        """Said to a person once the question stands there."""

    def hint(self, view: dict[str, Any]) -> None:
        """Said when a person asks."""
        assert self.adviser is not None
        show_hint(self.adviser, view, self.screen)

    def stands(self, seat: int, view: dict[str, Any], word: str) -> bool:
        """Does an answer stand? Otherwise the person is asked once more."""
        return True

    def pass_to(self, seat: int) -> bool:
        """Hide the last hand before the next person looks."""
        if self.facing is not None:
            self.screen.console.clear()
            self.screen.console.print("\n" * 40)
        self.told = 0 if self.facing is None else self.told
        self.screen.console.print(escape(self.words.get("cli-pass", player=self.words.player(seat))))
        return read_line("") is not None

    def take_back(self, seat: int) -> None:
        """Back to this person's decision before: at one's own screen there is nobody to cheat."""
        record = self.state.record
        assert record is not None
        numbers = [number for number, (who, _) in enumerate(record.answers) if who == seat]
        if not numbers:
            self.screen.console.print(escape(self.words.get("cli-nothing-to-undo")))
            return
        self.took_back = True
        self.state = record.replay(self.game, upto=numbers[-1])
        assert self.state.log is not None
        self.told = len(self.state.log)
