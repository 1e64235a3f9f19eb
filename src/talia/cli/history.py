"""`talia history`: what was played on this machine, in the same form as the page's; see docs/history.md."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

import talia
from talia.cli.check import read
from talia.cli.options import game_name
from talia.cli.progress import default_path as progress_path
from talia.cli.screen import read_line
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.history import figures, form
from talia.history.file import Kept
from talia.history.form import GameLine, Sitter
from talia.history.kept import line_of
from talia.texts import LANGUAGES

ACTIONS = ("list", "by", "add", "export", "import", "delete")
EXAMPLES = """examples:
  talia history                       the last games, and how often you have won against each level
  talia history by camps              results by camps (or game, level, opponent, seats, deck, locations, variant)
  talia history add game.json --seat 1   a record, or an export of the page, in which the second seat was yours
  talia history export all.json       everything, as the page takes it in
  talia history import all.json       a file of the page, or of another machine: a game is never there twice
  talia history delete                all of it, and what you have learned (it asks first)
Nothing of it ever leaves this machine.
"""


def default_path() -> Path:
    return progress_path().with_name("history.json")


def configure(command: argparse.ArgumentParser) -> None:
    command.description = "The games you have finished here: list them, count them, take them along."
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.add_argument("action", nargs="?", choices=ACTIONS, default="list", help="what to do (list)")
    command.add_argument("what", nargs="?", help="the file, or by what results are counted")
    command.add_argument("--game", type=game_name, help="games of this kind only")
    command.add_argument("--last", type=int, default=20, help="so many games are listed (20)")
    command.add_argument("--seat", type=int, default=0, help="with add: which seat was yours, from 0")
    command.add_argument("--yes", action="store_true", help="with delete: do not ask")
    command.add_argument("--history", type=Path, metavar="FILE", help="the history is here (your state folder)")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    kept = Kept(args.history or default_path())
    words = Words(args.lang, [])
    console = Console(highlight=False)
    if args.action in ("add", "export", "import") and args.what is None:
        raise BadOption(f"history {args.action}: which file? For example: talia history {args.action} games.json")
    if args.action == "list":
        return listed(kept, words, console, args.game, args.last)
    if args.action == "by":
        games = chosen(kept.read().games, args.game)
        by_table(games, args.what or "level", words, console)
    elif args.action == "add":
        new = kept.add(from_file(args.what, args.seat))
        console.print(escape(words.get("history-imported", n=new)))
    elif args.action == "import":
        new = kept.take_in(_bytes(args.what))
        console.print(escape(words.get("history-imported", n=new)))
    elif args.action == "export":
        history = kept.read()
        Path(args.what).write_text(form.write(history), encoding="utf-8")
        console.print(escape(words.get("history-terminal-written", n=len(history.games), file=args.what)))
    else:
        return deleted(kept, words, console, args.yes)
    return 0


def _bytes(path: str) -> bytes:
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise BadOption(f"{path}: cannot be read ({error.strerror})") from None


def chosen(games: list[GameLine], game: str | None) -> list[GameLine]:
    return [line for line in games if game is None or line.game == game]


def listed(kept: Kept, words: Words, console: Console, game: str | None, last: int) -> int:
    """The last games, then how often each level was beaten."""
    games = chosen(kept.read().games, game)
    if not games:
        console.print(escape(words.get("history-terminal-none", file=str(kept.path))))
        return 0
    grid = Table.grid(padding=(0, 2))
    for line in games[: max(0, last)]:
        beside = [words.get("history-practice")] if line.practice else []
        beside += [] if line.accuracy is None else [f"{line.accuracy:.0f}%"]
        grid.add_row(
            line.at[:10],
            escape(words.game(line.game)),
            escape(others(line, words)),
            escape(ending(line, words)),
            escape(why(line, words)),
            f"[dim]{escape(', '.join(beside))}[/]",
        )
    console.print(grid)
    console.print(escape(words.get("history-terminal-kept", n=len(games), file=str(kept.path))), style="dim")
    by = "level" if figures.table(games, "level") else "game"
    by_table(games, by, words, console)
    return 0


def by_table(games: list[GameLine], by: str, words: Words, console: Console) -> None:
    """Results by one thing, with the interval of each share of ten games or more."""
    known = figures.kinds(games)
    if games and by not in known:
        raise BadOption(f"history by {by[:40]!r}: these games are not counted by that; allowed: {', '.join(known)}")
    rows = figures.table(games, by)
    if not rows:
        console.print(escape(words.get("history-by-none")))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2), header_style="dim")
    table.add_column(escape(words.get(f"history-by-{by}")))
    for column in ("games", "won", "drawn", "lost"):
        table.add_column(escape(words.get(f"history-column-{column}")), justify="right")
    table.add_column(escape(words.get("history-column-share")))
    for group, tally in rows.items():
        share = tally.share()
        told = words.get("history-too-few")
        if share is not None:
            part, low, high = (round(100 * one) for one in share)
            told = words.get("history-share", share=part, low=low, high=high)
        counts = [str(one) for one in (tally.games, tally.won, tally.drawn, tally.lost)]
        table.add_row(escape(group_name(games, by, group, words)), *counts, escape(told))
    console.print(table)


def group_name(games: list[GameLine], by: str, group: str, words: Words) -> str:
    if by == "game":
        return words.game(group)
    if by == "level":
        return words.level(group)
    if by in ("opponent", "seats"):
        return group
    game = next(line.game for line in games if group in line.by.get(by, []))
    for key in (f"{game}-setting-{by}-{group}", f"{game}-location-{group}", f"{game}-card-{group}"):
        if words.texts.has(key):
            return words.get(key)
    return group


def others(line: GameLine, words: Words) -> str:
    told = [
        one.name or (words.level(one.level) if one.level else words.get("cli-person", number=seat + 1))
        for seat, one in enumerate(line.seats)
        if seat not in line.mine or len(line.mine) > 1
    ]
    return ", ".join(told)


def why(line: GameLine, words: Words) -> str:
    if line.by_rules:
        return words.reason(line.game, line.reason)
    key, losers = f"site-reason-{line.reason}", [seat for seat in range(len(line.seats)) if seat not in line.winners]
    name = (line.seats[losers[0]].name or "") if losers else ""
    return words.get(key, name=name) if words.texts.has(key) else line.reason


def ending(line: GameLine, words: Words) -> str:
    result = words.get(f"history-result-{form.result(line)}")
    if not line.by_rules or len(line.mine) != 1:
        return result
    mine = line.mine[0]
    others = [score for seat, score in enumerate(line.scores) if seat != mine]
    return f"{result} {line.scores[mine]} : {', '.join(str(one) for one in others)}"


def from_file(path: str, seat: int) -> GameLine:
    """The line of a record or of an export of the page."""
    told = read(path)
    whole = "record" in told
    record = talia.Record.read(told["record"] if whole else told)
    if not 0 <= seat < record.seats:
        raise BadOption(f"option seat: {seat} is not allowed; allowed: 0 to {record.seats - 1}")
    state = record.replay(talia.game(record.game))
    outcome = state.outcome
    result: dict[str, Any] | None = told.get("result") if whole and isinstance(told.get("result"), dict) else None
    ended: tuple[list[int], list[int], str, bool]
    if outcome is not None:
        ended = (list(outcome.winners), list(outcome.scores), outcome.reason, True)
    elif result is not None:
        ended = (result["winners"], result["scores"], result["reason"], False)
    else:
        raise BadOption(f"{path}: this game is not over")
    names, levels = (told.get(key) or [None] * record.seats for key in ("names", "levels"))
    if len(names) != record.seats or len(levels) != record.seats:
        raise BadOption(f"{path}: names and levels are not those of {record.seats} seats")
    sitters = [
        Sitter(kind="bot" if level else "person", name=name, level=level)
        for name, level in zip(names, levels, strict=True)
    ]
    began = Path(path).stat().st_mtime if Path(path).is_file() else time.time()
    return line_of(state, record, sitters, [seat], ended, began, False, told.get("table") if whole else None)


def deleted(kept: Kept, words: Words, console: Console, sure: bool) -> int:
    """The history goes, and what was learned: lessons, and games of lessons that were left."""
    word = words.get("history-terminal-yes")
    if not sure:
        console.print(escape(words.get("history-terminal-sure", word=word)))
        if (read_line("> ") or "").strip().lower() != word.lower():
            console.print(escape(words.get("history-terminal-left")))
            return 1
    kept.delete()
    if kept.path == default_path():  # with a file of another place, only that
        for path in sorted(kept.path.parent.glob("*.json*")):
            path.unlink(missing_ok=True)
    console.print(escape(words.get("history-terminal-deleted")))
    return 0
