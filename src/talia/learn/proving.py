"""Is a lesson sound? It is played through: every way of it, and at each question every other answer.

`talia check FILE` tells its author what is missing, and which words there are to choose from.
"""

from __future__ import annotations

from dataclasses import dataclass

from talia.core.errors import TaliaError
from talia.learn.lesson import BadLesson, Lesson
from talia.learn.playing import Playing
from talia.registry import game as game_of


@dataclass
class Proof:
    """What was played."""

    lessons: int = 0
    ways: int = 0
    others: int = 0  # answers that are not wanted

    def add(self, other: Proof) -> None:
        self.lessons += other.lessons
        self.ways += other.ways
        self.others += other.others


def prove(lesson: Lesson) -> Proof:
    """Play a lesson through; BadLesson says in a sentence what does not hold, and where."""
    if lesson.start is not None:
        try:
            game_of(lesson.game).start(**lesson.start)
        except (TaliaError, TypeError) as error:
            raise BadLesson(f"lesson {lesson.id}: start: {error}") from None
        return Proof(lessons=1)
    told: set[str] = set()
    proof = _walk(lesson, (), told)
    proof.lessons = 1
    for tell in lesson.tell:
        if tell.say not in told:
            raise BadLesson(f"lesson {lesson.id}: tell: no event {tell.event} with {tell.where} happens on any way")
    return proof


def _walk(lesson: Lesson, answers: tuple[str, ...], told: set[str]) -> Proof:
    playing = Playing(lesson, answers)
    here = f"lesson {lesson.id}, after {' '.join(answers) or 'nothing'}"
    told |= {bubble.text for bubble in playing.bubbles if bubble.kind == "tell"}
    if answers in lesson.lines:
        if not playing.done:
            raise BadLesson(f"{here}: the goal is not reached")
        return Proof(ways=1)
    if playing.state.over:
        raise BadLesson(f"{here}: the game is over, and the way goes on")
    proof = Proof()
    offered = [option.word for option in playing.state.decision(playing.seat).options]
    wanted = lesson.wanted(answers)
    for word in wanted:
        if word not in offered:
            raise BadLesson(f"{here}: {word!r} is wanted and not offered; offered: {', '.join(offered)}")
        proof.add(_walk(lesson, (*answers, word), told))
    for word in offered:
        if word not in wanted:
            _prove_other(playing, word, here)
            proof.others += 1
    return proof


def _prove_other(playing: Playing, word: str, here: str) -> None:
    """An answer that is not wanted: it has a reaction, and does not end the lesson as well."""
    lesson = playing.lesson
    if playing.reaction(word) is None:
        raise BadLesson(f"{here}: there is no reaction to {word!r}; write one with at: {playing.step}")
    playing.answer(word)
    last = any(line[:-1] == tuple(playing.answers) for line in lesson.lines)
    if last and not lesson.done.steps and playing.reached(playing.tried(word)):
        raise BadLesson(f"{here}: {word!r} reaches the goal as well; let it be a way, or tell more of the goal")
