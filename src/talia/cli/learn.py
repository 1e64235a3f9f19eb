"""`talia learn [LESSON]`: lessons in the terminal, and how far one has come."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from talia.cli.progress import Progress, default_path
from talia.cli.screen import read_line
from talia.cli.words import Words
from talia.core.errors import BadOption
from talia.learn import minutes, shelf
from talia.learn.lesson import Lesson
from talia.texts import LANGUAGES

EXAMPLES = """examples:
  talia learn                 which lessons there are, and how far you have come
  talia learn cardia-1        this lesson, then those after it
  talia learn cardia_first    the track, from the first lesson that is not done
Folders of TALIA_LESSONS may hold more lessons: docs/adding-a-lesson.md.
"""
DONE, SKIPPED, BEGUN, OPEN = "✓", "–", "…", "·"


def configure(command: argparse.ArgumentParser) -> None:
    command.description = "Learn a game by playing it. Nothing is locked: begin where you like."
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.add_argument("lesson", nargs="?", help="the id of a lesson or a track (without: a list)")
    command.add_argument("--again", action="store_true", help="from its start, whatever was answered before")
    command.add_argument("--progress", type=Path, metavar="FILE", help="keep progress here (your state folder)")
    command.add_argument("--hint-level", default="expert", help="who coaches in whole games")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    for complaint in shelf.complaints():
        print(f"talia: {complaint}", file=sys.stderr)
    progress = Progress(args.progress or default_path())
    words = Words(args.lang, [])
    if args.lesson is None:
        return show(words, progress)
    return teach(found(args.lesson, progress), words, progress, args.again, args.hint_level)


def found(name: str, progress: Progress) -> Lesson:
    """The lesson of that name, or of a track the first that is not done."""
    tracks = {track.id: track for track in shelf.tracks()}
    if name in tracks and tracks[name].lessons:
        lessons = tracks[name].lessons
        return next((lesson for lesson in lessons if not progress.of(lesson).done), lessons[0])
    lessons = tuple(lesson for track in tracks.values() for lesson in track.lessons)
    if name not in [lesson.id for lesson in lessons]:
        allowed = ", ".join([*tracks, *(lesson.id for lesson in lessons)])
        raise BadOption(f"lesson {name[:60]!r}: there is none of that name; allowed: {allowed}")
    return shelf.lesson(name)


def show(words: Words, progress: Progress) -> int:
    """Every track with its lessons, how long they take, and which are done."""
    console = Console(highlight=False)
    following: Lesson | None = None
    for track in shelf.tracks():
        done = [lesson for lesson in track.lessons if progress.of(lesson).done]
        told = words.get(
            "cli-learn-track",
            game=words.game(track.game),
            track=words.name(track.title, track.id),
            minutes=minutes.minutes(*track.lessons),
            done=len(done),
            lessons=len(track.lessons),
        )
        console.print(f"[bold]{escape(told)}[/] [dim]{track.id}[/]")
        grid = Table.grid(padding=(0, 2))
        for lesson in track.lessons:
            took = words.get("cli-learn-minutes", minutes=minutes.minutes(lesson))
            grid.add_row(f"  {mark(lesson, progress)}", lesson.id, escape(words.name(lesson.title, lesson.id)), took)
        console.print(grid)
        if following is None and len(done) < len(track.lessons):
            following = found(track.id, progress)
    if following is not None:
        console.print(escape(words.get("cli-learn-begin", lesson=following.id)), style="dim")
    return 0


def mark(lesson: Lesson, progress: Progress) -> str:
    entry = progress.of(lesson)
    return DONE if entry.done else SKIPPED if entry.skipped else BEGUN if entry.answers else OPEN


def teach(lesson: Lesson, words: Words, progress: Progress, again: bool, adviser: str) -> int:
    """One lesson after the other, for as long as somebody wants to."""
    from talia.cli.teaching import LEFT, Teaching
    from talia.cli.whole import whole_game

    following: Lesson | None = lesson
    while following is not None:
        if following.whole:
            ended = whole_game(following, words, progress, again, adviser)
        else:
            ended = Teaching(following, words, progress, again).play()
        following = None if ended == LEFT else shelf.after(following)
        if following is not None:
            title = words.name(following.title, following.id)
            console = Console(highlight=False)
            console.print(escape(words.get("cli-learn-next", lesson=title)))
            if read_line("") not in ("", "n"):
                return 0
    return 0
