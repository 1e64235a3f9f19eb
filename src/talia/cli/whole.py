"""The last lesson of a track at the terminal: a whole game against bots, with a coach. It can be left and taken up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape

import talia
from talia.bots import Player, bot
from talia.cli.bubbles import people, reading, say
from talia.cli.play import Evening
from talia.cli.progress import Entry, Progress
from talia.cli.teaching import DONE, LEFT
from talia.cli.words import Words
from talia.core.errors import TaliaError
from talia.learn.coach import RUNGS, Coach, rounds
from talia.learn.lesson import Lesson
from talia.learn.playing import Bubble


def whole_game(lesson: Lesson, words: Words, progress: Progress, again: bool, adviser: str) -> str:
    """Play it; how the lesson ended."""
    kept = progress.path.with_name(f"{lesson.id}.json")  # the record of a game that was left
    evening = Coached(lesson, words, kept, again, adviser)
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


class Coached(Evening):
    """A game in which somebody looks over the learner's shoulder."""

    def __init__(self, lesson: Lesson, words: Words, kept: Path, again: bool, adviser: str) -> None:
        game = talia.game(lesson.game)
        state = begun(lesson, game, kept, again)
        seats = state.setup.seats
        seed = lesson.opponent.seed
        bots = {seat: bot(lesson.opponent.level, seed + seat) for seat in range(seats) if seat != lesson.seat}
        named = Words(words.texts.language, people(words, lesson.seat, seats))
        kept.parent.mkdir(parents=True, exist_ok=True)
        self.thinker: Player = bot(adviser, seed + seats)
        super().__init__(game, state, named, bots, kept, self.thinker)
        assert lesson.coach is not None
        self.lesson = lesson
        self.coach = Coach(lesson.coach.fade_after)
        self.round = 1
        self.rung = 0  # of the ladder of hints, at this question
        self.known: dict[str, Any] = {}  # what the learner sees and remembers at this question
        self.record_of_it: dict[str, Any] | None = None  # what the expert thinks of it
        self.looked = False  # has the coach said what it has to say of an answer to it?

    def play(self) -> int:
        self.screen.console.rule(escape(self.words.name(self.lesson.title, self.lesson.id)), align="left")
        say(self.screen, [Bubble(part.say) for part in self.lesson.said(0)])
        self.screen.console.print(escape(self.words.get("cli-learn-coach-help")), style="dim")
        return super().play()

    def more(self, option: dict[str, Any]) -> str:
        return reading(self.words, self.game.name, option)

    def before(self, seat: int, view: dict[str, Any]) -> None:
        self.known = self.state.view(seat, memory=True)
        self.round = rounds(self.state.events(seat), seat)
        self.rung, self.looked, self.record_of_it = 0, False, None
        if self.coach.wants(self.round, self.known):
            say(self.screen, self.coach.before(self.round, self.known, self.thought()))

    def thought(self) -> dict[str, Any]:
        """The expert's record of the open question, thought out once."""
        if self.record_of_it is None:
            self.thinker.answer(self.known)
            self.record_of_it = self.thinker.record
        return self.record_of_it

    def hint(self, view: dict[str, Any]) -> None:
        self.rung = min(RUNGS, self.rung + 1)
        say(self.screen, self.coach.ladder(self.known, self.thought(), self.rung))

    def stands(self, seat: int, view: dict[str, Any], word: str) -> bool:
        """The first answer to a question is looked at; whatever is answered then, stands."""
        if self.looked or self.record_of_it is None:
            return True
        self.looked = True
        said = self.coach.after(self.round, self.known, self.record_of_it, word)
        say(self.screen, said)
        if said:
            self.screen.console.print(escape(self.words.get("cli-learn-coach-again")), style="dim")
        return not said
