"""A walk through a lesson: every place that the wanted answers lead to, and every other answer there."""

from __future__ import annotations

from collections.abc import Iterator

from talia.learn import shelf
from talia.learn.lesson import Lesson
from talia.learn.playing import Playing

LESSONS = [lesson for track in shelf.tracks() for lesson in track.lessons]
PLAYED = [lesson for lesson in LESSONS if not lesson.whole]
WHOLE = [lesson for lesson in LESSONS if lesson.whole]


def places(lesson: Lesson, answers: tuple[str, ...] = ()) -> Iterator[Playing]:
    """The lesson at every question that the wanted answers lead to."""
    playing = Playing(lesson, answers)
    if answers in lesson.lines:
        return
    yield playing
    for word in lesson.wanted(answers):
        yield from places(lesson, (*answers, word))


def offered(playing: Playing) -> list[str]:
    """The words that the learner may answer with."""
    return [option.word for option in playing.state.decision(playing.seat).options]


def unwanted(playing: Playing) -> list[str]:
    """Those that the lesson does not want."""
    wanted = playing.lesson.wanted(playing.answers)
    return [word for word in offered(playing) if word not in wanted]


def named(lesson: Lesson) -> str:
    return lesson.id
