"""The minutes that the door states: worked out from what there is to read and to answer, and from games of bots."""

from __future__ import annotations

import pytest

import talia
from talia.bots import bot
from talia.learn import minutes, shelf
from talia.learn.lesson import Lesson
from tests.learn.walking import LESSONS, PLAYED, WHOLE, named

GAMES = 10  # from which the length of a whole game is taken


def answers(lesson: Lesson, seed: int) -> int:
    """How often the learner's seat answers in a game of bots that begins as the lesson does."""
    assert lesson.start is not None
    state = talia.game(lesson.game).start(**{**lesson.start, "seed": seed})
    bots = [bot(lesson.opponent.level, seed * 10 + seat) for seat in range(state.setup.seats)]
    count = 0
    while not state.over:
        seat = state.asked[0]
        count += seat == lesson.seat
        state.answer(seat, bots[seat].answer(state.view(seat, memory=True)))
    return count


@pytest.mark.parametrize("lesson", WHOLE, ids=named)
def test_a_whole_game_takes_as_long_as_games_of_bots_say(lesson: Lesson) -> None:
    mean = sum(answers(lesson, seed) for seed in range(GAMES)) / GAMES
    assert lesson.minutes == minutes.whole_game(mean)


@pytest.mark.parametrize("lesson", PLAYED, ids=named)
def test_a_lesson_takes_three_minutes_at_most(lesson: Lesson) -> None:
    least = minutes.SECONDS_AN_ANSWER * min(len(line) for line in lesson.lines)
    assert least + 10 < minutes.seconds(lesson) <= 180


def test_a_track_takes_what_its_lessons_take() -> None:
    for track in shelf.tracks():
        told = minutes.minutes(*track.lessons)
        assert abs(told * 60 - sum(minutes.seconds(lesson) for lesson in track.lessons)) <= 30
    cardia = shelf.track("cardia_first").lessons
    assert minutes.minutes(*cardia) <= 15
    assert minutes.minutes(*shelf.track("fantasy_realms_first").lessons) <= 15


def test_reading_is_counted_in_words() -> None:
    """The shortest lesson by hand: 41 seconds are 31 of reading 94 words, and 10 for its one answer."""
    lesson = shelf.lesson("cardia-1")
    words = (minutes.seconds(lesson) - minutes.SECONDS_AN_ANSWER) * minutes.WORDS_A_MINUTE / 60
    told = [lesson.title, "learn-cardia-1-say-1", "learn-cardia-1-say-2", "learn-cardia-1-tell-1"]
    told += ["learn-cardia-1-tell-2", "learn-cardia-1-end-1", "learn-cardia-1-wrong-1"]
    from talia.texts import texts

    assert round(words) == sum(len(texts("en").get(key).split()) for key in told)


def test_every_lesson_has_minutes() -> None:
    assert all(minutes.minutes(lesson) >= 1 for lesson in LESSONS)
