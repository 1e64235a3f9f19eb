"""The last lesson of a track at the terminal: a whole game against bots, with a coach. It can be left and taken up."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.markup import escape

import talia
from talia.bots import bot
from talia.cli.play import Evening
from talia.cli.progress import Entry, Progress
from talia.cli.teaching import DONE, LEFT, people
from talia.cli.words import Words
from talia.core.errors import TaliaError
from talia.learn.lesson import Lesson


def whole_game(lesson: Lesson, words: Words, progress: Progress, again: bool, adviser: str) -> str:
    """Play it; how the lesson ended."""
    game = talia.game(lesson.game)
    kept = progress.path.with_name(f"{lesson.id}.json")  # the record of a game that was left
    state = begun(lesson, game, kept, again)
    seats = state.setup.seats
    console = Console(highlight=False)
    console.rule(escape(words.name(lesson.title, lesson.id)), align="left")
    for part in lesson.said(0):
        console.print(f" » {escape(words.name(part.say, part.say))}", style="cyan")
    named = Words(words.texts.language, people(words, lesson.seat, seats))
    opponent = lesson.opponent
    bots = {seat: bot(opponent.level, opponent.seed + seat) for seat in range(seats) if seat != lesson.seat}
    kept.parent.mkdir(parents=True, exist_ok=True)
    evening = Evening(game, state, named, bots, kept, bot(adviser, opponent.seed + seats))
    evening.play()
    if not evening.state.over:
        return LEFT
    kept.unlink(missing_ok=True)
    progress.keep(lesson, Entry(lesson.mark, done=True))
    return DONE


def begun(lesson: Lesson, game: talia.Game, kept: Path, again: bool) -> talia.State:
    """The game as it was left, or a new one."""
    assert lesson.start is not None
    if kept.is_file() and not again:
        try:
            state = talia.Record.read(kept.read_text(encoding="utf-8")).replay(game)
            if not state.over:
                return state
        except TaliaError:
            pass  # of other rules, or damaged: a new one is begun
    return game.start(**lesson.start)
