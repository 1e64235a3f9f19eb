"""Every lesson there is, played through: its ways reach the goal, every other answer has its reaction and does not."""

from __future__ import annotations

import json

import pytest

import talia
from talia.cli.words import Words
from talia.learn import shelf
from talia.learn.lesson import Lesson, Part
from talia.learn.playing import Playing
from talia.texts import LANGUAGES, texts
from tests.learn.walking import LESSONS, PLAYED, WHOLE, named, offered, places, unwanted

every = pytest.mark.parametrize("lesson", LESSONS, ids=named)
played = pytest.mark.parametrize("lesson", PLAYED, ids=named)
whole = pytest.mark.parametrize("lesson", WHOLE, ids=named)


def test_every_file_of_ours_can_be_used() -> None:
    assert shelf.complaints() == ()


def test_the_three_first_tracks_are_whole() -> None:
    """Seven, eight and seven lessons, the last of each a whole game."""
    for id, count in {"cardia_first": 7, "radlands_first": 8, "fantasy_realms_first": 7}.items():
        lessons = shelf.track(id).lessons
        assert [lesson.order for lesson in lessons] == list(range(1, count + 1))
        assert [lesson.whole for lesson in lessons] == [False] * (count - 1) + [True]


@played
def test_each_way_reaches_the_goal(lesson: Lesson) -> None:
    for line in lesson.lines:
        playing = Playing(lesson)
        for number, word in enumerate(line):
            assert not playing.done
            assert word in offered(playing), f"{word} is not offered after {line[:number]}"
            assert playing.answer(word).accepted
            assert playing.step == number + 1
        assert playing.done, f"{' '.join(line)} does not reach the goal"
        assert Playing(lesson, line).done


@played
def test_every_other_answer_has_a_reaction_of_its_own(lesson: Lesson) -> None:
    """No two answers to a question are told the same, and each reaction leaves the table as it was."""
    words = Words("en", ["You", "They", "Third", "Fourth", "Fifth", "Sixth"])
    for playing in places(lesson):
        before = playing.state.digest()
        told: dict[str, str] = {}
        for word in unwanted(playing):
            reaction = playing.answer(word)
            assert not reaction.accepted
            [bubble] = reaction.bubbles
            said = words.say({"text": bubble.text, "places": bubble.places})
            assert said not in told, f"{word} and {told.get(said)} after {playing.answers} are both told: {said}"
            told[said] = word
        assert playing.state.digest() == before


@played
def test_no_wrong_last_answer_reaches_the_goal(lesson: Lesson) -> None:
    if lesson.done.steps:
        return  # the goal is the right answer itself
    for playing in places(lesson):
        lasts = [line for line in lesson.lines if line[:-1] == tuple(playing.answers)]
        for word in unwanted(playing) if lasts else ():
            assert not playing.reached(playing.tried(word)), f"{word} after {playing.answers} reaches the goal"


@played
def test_no_reaction_is_for_an_answer_that_never_comes(lesson: Lesson) -> None:
    used = {
        (playing.step, reaction.say)
        for playing in places(lesson)
        for word in unwanted(playing)
        if (reaction := playing.reaction(word)) is not None
    }
    assert [(wrong.at, wrong.say) for wrong in lesson.wrong if (wrong.at, wrong.say) not in used] == []


@played
def test_what_is_shown_ends_at_the_learner_s_question(lesson: Lesson) -> None:
    for playing in places(lesson):
        assert playing.state.log is not None
        for word in unwanted(playing):
            shown = playing.answer(word).what_if
            reaction = playing.reaction(word)
            assert reaction is not None
            assert (shown is not None) == reaction.show
            if shown is not None:
                assert shown.over or playing.seat in shown.asked
                told = shown.events(playing.seat, len(playing.state.log))
                assert told or shown.digest() != playing.state.digest(), f"{word}: nothing is to be seen"


@played
def test_every_event_told_of_happens_on_every_way(lesson: Lesson) -> None:
    for line in lesson.lines:
        playing = Playing(lesson)
        said = [bubble for bubble in playing.bubbles if bubble.kind == "tell"]
        for word in line:
            said += [bubble for bubble in playing.answer(word).bubbles if bubble.kind == "tell"]
        assert {bubble.text for bubble in said} == {tell.say for tell in lesson.tell}
        assert len(said) == len(lesson.tell)
        events = playing.state.events(playing.seat)
        kinds = {tell.say: tell.event for tell in lesson.tell}
        for bubble in said:
            assert bubble.event is not None
            assert events[bubble.event]["event"] == kinds[bubble.text]


@every
def test_every_rule_cited_has_a_text(lesson: Lesson) -> None:
    for language in LANGUAGES:
        assert [rule for rule in lesson.rules if texts(language).rule(rule) is None] == []


@every
def test_a_lesson_is_about_cards_that_there_are(lesson: Lesson) -> None:
    facts = talia.game(lesson.game).facts()
    known = {word for sort in facts.values() for word in sort}
    assert set(lesson.cards) <= known
    for card in lesson.cards:
        found = shelf.about(lesson.game, card)
        assert found is not None
        assert card in found.cards


@played
def test_the_page_is_pointed_at_what_is_there(lesson: Lesson) -> None:
    """`option:` is offered at that question, `card:` stands in what the learner sees then."""
    for playing in places(lesson):
        seen = json.dumps(playing.view())
        said: list[Part] = [*lesson.said(playing.step), *lesson.hints(playing.step)]
        for part in said:
            for look in part.look:
                sort, _, word = look.partition(":")
                assert sort != "card" or f'"{word}"' in seen, f"{look} at {playing.answers}"
                # Hints that were given for an answer before may still point at that one.
                assert sort != "option" or part.at < playing.step or word in offered(playing), f"{look}"
        for word in unwanted(playing):
            reaction = playing.reaction(word)
            assert reaction is not None
            for look in reaction.look:
                assert not look.startswith("card:") or f'"{look[5:]}"' in seen, look


@whole
def test_a_whole_game_begins_and_its_learner_has_a_seat(lesson: Lesson) -> None:
    assert lesson.start is not None
    state = talia.game(lesson.game).start(**lesson.start)
    assert 0 <= lesson.seat < state.setup.seats
    assert lesson.coach is not None
    assert len(lesson.coach.grades) == len(lesson.coach.fade_after) + 1
    assert list(lesson.coach.fade_after) == sorted(lesson.coach.fade_after)
