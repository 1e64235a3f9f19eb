"""How long lessons take, by a plain model: what there is to read at a reader's pace, and so many seconds an answer.

A reader takes 180 words a minute. Read are the bubbles of the shortest way, one reaction to a wrong answer, and the
cards that the lesson is about. An answer takes ten seconds: looking, deciding, and watching what comes of it. In a
whole game it takes twenty, since nobody prepares the question and most cards are new; how many answers there are is
found by letting bots play such games (tests/learn/test_minutes.py).
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from talia.learn.lesson import Lesson, Spoken, parts
from talia.texts import MissingText, texts

WORDS_A_MINUTE = 180
SECONDS_AN_ANSWER = 10
SECONDS_IN_A_GAME = 20


def seconds(lesson: Lesson) -> float:
    """How long a lesson takes."""
    if lesson.minutes is not None:
        return 60.0 * lesson.minutes
    bubbles: list[Spoken] = [*parts(lesson.say), *lesson.tell, *parts(lesson.end)]
    words = sum(_words(key) for key in (lesson.title, *(bubble.say for bubble in bubbles)))
    words += max((_words(wrong.say) for wrong in lesson.wrong), default=0)
    words += sum(_words(f"{lesson.game}-card-{card}", "text") for card in lesson.cards)
    return 60.0 * words / WORDS_A_MINUTE + SECONDS_AN_ANSWER * min(len(line) for line in lesson.lines)


def minutes(*lessons: Lesson) -> int:
    """The same of one or more, in whole minutes, one at least."""
    return max(1, round(sum(seconds(lesson) for lesson in lessons) / 60))


def whole_game(answers: float) -> int:
    """The minutes of a whole game in which the learner answers so often."""
    return max(1, round(answers * SECONDS_IN_A_GAME / 60))


COUNTED = "words.json"  # beside this file, where Fluent is not: scripts/build_engine.py writes it


@cache
def _counted() -> dict[str, int]:
    file = files(__package__).joinpath(COUNTED)
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.is_file() else {}


def _words(key: str, attribute: str | None = None) -> int:
    """How many words an English text has; a lesson of somebody else's may come without."""
    counted = _counted().get(key if attribute is None else f"{key}.{attribute}")
    if counted is not None:
        return counted
    places = {"option": "option", "points": 0}
    try:
        if attribute is None:
            return len(texts("en").get(key, **places).split())
        return len((texts("en").attribute(key, attribute) or "").split())
    except MissingText:
        return 0
