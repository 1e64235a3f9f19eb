"""Playing: a lesson as far as it has been played.

The table stands at the learner's question, or the game is over: whoever else is asked has answered already, by the
lesson's script. An answer that is wanted goes on; any other leaves everything as it is and gets its reaction. A lesson
is played again from its answers alone, and comes out the same everywhere.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from talia.core.errors import BadPosition, TaliaError
from talia.core.state import State
from talia.core.view import View
from talia.learn import goals
from talia.learn.lesson import ANY, BadLesson, Lesson, Part, Tell, Wrong, parts
from talia.learn.others import Others
from talia.registry import game as game_of
from talia.texts import sentences

MOST = 200  # answers that a lesson takes


class LessonChanged(TaliaError):
    """Answers that were kept do not fit the lesson as it is now."""


class BadAnswer(TaliaError):
    """Not an answer to the lesson's question."""


@dataclass(frozen=True)
class Bubble:
    """Something said: a sentence (`talia.texts.sentences`), what kind of saying it is, and where it belongs.

    `places` are those of the sentence: `option` is how the option is worded, `points` a number. `event` counts in what
    the learner's seat was told (`state.events(seat)`), from 0.
    """

    text: str
    kind: str = "say"  # say, tell, wrong, hint, done
    places: dict[str, Any] = field(default_factory=dict)
    event: int | None = None
    look: tuple[str, ...] = ()


@dataclass(frozen=True)
class Reaction:
    """What an answer brings. `what_if` is a copy of the table on which a wrong one was played, with the reply.

    It keeps the log: what happened on it are its events from the number on that the lesson's own log has.
    """

    accepted: bool
    bubbles: list[Bubble]
    what_if: State | None = None


class Playing:
    """A lesson that somebody plays."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = ()) -> None:
        if lesson.position is None:
            raise BadAnswer(f"lesson {lesson.id}: a whole game is played at a table of its own")
        self.lesson = lesson
        self.seat = lesson.seat
        self.answers: list[str] = []
        self._others = Others(lesson.opponent, lesson.seat)
        self._told: set[str] = set()
        self._best = 0
        try:
            self.state = game_of(lesson.game).position(lesson.position)
        except BadPosition as error:
            raise BadLesson(f"lesson {lesson.id}: {error}") from None
        self._others.answer(self.state)
        self.bubbles = [*self._said(), *self._tell(0)]
        self._look_ahead()
        for answer in answers[:MOST]:
            if self.done or not self._replays(answer):
                raise LessonChanged(f"lesson {lesson.id}: the answers kept for it do not fit any more; begin it anew")

    def _replays(self, answer: str) -> bool:
        try:
            return self.answer(answer).accepted
        except BadAnswer:
            return False

    @property
    def done(self) -> bool:
        """Is a way played to its end, and the goal reached?"""
        return self._ended and self.reached(self.state)

    @property
    def _ended(self) -> bool:
        return tuple(self.answers) in self.lesson.lines

    def reached(self, state: State) -> bool:
        """Does the goal hold of this table?"""
        return goals.reached(self.lesson.done, state, self.seat, self._best)

    @property
    def step(self) -> int:
        """How many answers were given."""
        return len(self.answers)

    @property
    def steps(self) -> int:
        """How many the longest way takes that goes on from here."""
        here = tuple(self.answers)
        return max(len(line) for line in self.lesson.lines if line[: len(here)] == here)

    def view(self) -> View:
        """What the learner sees, but for the marks that show which answer is best: to find it is the lesson."""
        return unmarked(self.state.view(self.seat))

    def answer(self, word: str) -> Reaction:
        """Answer the open question; a wrong answer, even one too many, leaves everything as it was."""
        word = self._checked(word)
        if word in self.lesson.wanted(self.answers):
            return self._go_on(word)
        return self._wrong(word)

    def hint(self, grade: int) -> Bubble:
        """A hint to the open question: 1 where to look, 2 what to think of, 3 what to do."""
        found = self.lesson.hints(self.step)
        if type(grade) is not int or not 1 <= grade <= len(found):
            raise BadAnswer(f"lesson {self.lesson.id}: there is no hint {grade!r}; allowed: 1 to {len(found)}")
        part = found[grade - 1]
        return Bubble(part.say, "hint", look=part.look)

    def hints(self) -> list[Bubble]:
        """All hints to the open question, from the first grade up; none once the lesson is done."""
        return [] if self.done else [self.hint(grade + 1) for grade in range(len(self.lesson.hints(self.step)))]

    def _checked(self, word: str) -> str:
        """The bare word of an option of the open question."""
        if self.done or self.state.over:
            raise BadAnswer(f"lesson {self.lesson.id}: it is done: nothing is asked")
        try:
            number = self.state.check(self.seat, word)
        except TaliaError as error:
            raise BadAnswer(f"lesson {self.lesson.id}: {error}") from None
        return self.state.domain_of(self.seat).words[number]

    def _go_on(self, word: str) -> Reaction:
        before = len(self.state.events(self.seat))
        self.state.answer(self.seat, word)
        self._others.answer(self.state)
        self.answers.append(word)
        self._look_ahead()
        self.bubbles = [*self._tell(before), *self._said()]
        if self.done:
            self.bubbles += [Bubble(part.say, "done", look=part.look) for part in parts(self.lesson.end)]
        return Reaction(True, self.bubbles)

    def _wrong(self, word: str) -> Reaction:
        reaction = self.reaction(word)
        if reaction is None:
            raise BadLesson(f"lesson {self.lesson.id}: no reaction to {word} at {self.step}")
        bubble = Bubble(reaction.say, "wrong", self._places(word), look=reaction.look)
        return Reaction(False, [bubble], self.tried(word, *reaction.then) if reaction.show else None)

    def reaction(self, word: str) -> Wrong | None:
        """The reaction that the lesson has for an answer that is not wanted: its own, or the one for all others."""
        here = [wrong for wrong in self.lesson.wrong if wrong.at == self.step]
        own = [wrong for wrong in here if word in wrong.words]
        return next(iter([*own, *(wrong for wrong in here if ANY in wrong.words)]), None)

    def tried(self, *words: str) -> State:
        """A copy of the table, with its log, on which answers were given and the others have replied to each."""
        tried = copy.copy(self.state)
        others = self._others.copy()
        for word in words:
            tried.answer(self.seat, word)
            others.answer(tried)
        return tried

    def _places(self, word: str) -> dict[str, Any]:
        """What a reaction's text may name: the option, and the most points that it leaves."""
        decision = self.view()["decision"]
        option = next(option for option in decision["options"] if option["word"] == word)
        after = self.state.clone()
        after.answer(self.seat, word)
        return {
            "option": sentences.option(self.lesson.game, decision["domain"], option),
            "points": goals.most_points(after, self.seat) if self.lesson.done.counts else 0,
        }

    def _look_ahead(self) -> None:
        """Keep the most points that the learner could come to from here; what comes after the lesson does not count."""
        if self.lesson.done.best and not self._ended:
            self._best = max(self._best, goals.most_points(self.state, self.seat))

    def _said(self) -> list[Bubble]:
        return [] if self.done else [_bubble(part) for part in self.lesson.said(self.step)]

    def _tell(self, since: int) -> list[Bubble]:
        """A bubble for each kind of event that has happened for the first time, in the order of the events."""
        found: list[Bubble] = []
        for number, event in enumerate(self.state.events(self.seat)[since:], since):
            for tell in self.lesson.tell:
                if tell.say not in self._told and fits(tell, event):
                    self._told.add(tell.say)
                    found.append(Bubble(tell.say, "tell", event=number, look=tell.look))
        return found


def fits(tell: Tell, event: dict[str, Any]) -> bool:
    """Is this the event that a bubble is for?"""
    return bool(event["event"] == tell.event) and all(event.get(part) == value for part, value in tell.where.items())


def unmarked(view: View) -> View:
    """A view without the marks of the best options."""
    if "decision" not in view:
        return view
    options = [{part: value for part, value in one.items() if part != "best"} for one in view["decision"]["options"]]
    return {**view, "decision": {**view["decision"], "options": options}}


def _bubble(part: Part) -> Bubble:
    return Bubble(part.say, look=part.look)
