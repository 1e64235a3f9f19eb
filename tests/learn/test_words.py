"""The words of lessons, in each language: all there, short, with the right places, and hints that keep the secret."""

from __future__ import annotations

import re
from functools import cache

import pytest

from talia.cli.words import Words
from talia.learn import shelf
from talia.learn.lesson import ANY, GRADES, Lesson, parts
from talia.learn.playing import Playing
from talia.texts import LANGUAGES, cut, sentences, sources, texts
from tests.learn.walking import LESSONS, PLAYED, named, places, unwanted

MOST_WORDS = 25
NAMES = ["A", "B", "C", "D", "E", "F"]

every = pytest.mark.parametrize("lesson", LESSONS, ids=named)
played = pytest.mark.parametrize("lesson", PLAYED, ids=named)
in_each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def written(language: str) -> dict[str, str]:
    """The Fluent source of every text of a language, by key."""
    return cut(sources(language).values())


def keys_of(lesson: Lesson) -> list[str]:
    return list(dict.fromkeys(lesson.texts()))


def word_count(text: str) -> int:
    """Words as one counts them: signs that stand alone (− = –) are none."""
    return len([word for word in text.split() if re.search(r"\w", word)])


@in_each_language
def test_every_text_of_every_lesson_is_there(language: str) -> None:
    wanted = [track.title for track in shelf.tracks()] + [key for lesson in LESSONS for key in keys_of(lesson)]
    assert [key for key in wanted if key not in written(language)] == []


def test_no_text_of_a_track_is_left_over() -> None:
    """A text that no lesson says is a lesson changed in half."""
    for track in shelf.tracks():
        said = {track.title} | {key for lesson in track.lessons for key in lesson.texts()}
        ours = cut([sources("en")[f"learn_{track.id}.ftl"]])
        assert sorted(set(ours) - said) == []


@in_each_language
@played
def test_bubbles_have_25_words_at_most_as_they_are_said(lesson: Lesson, language: str) -> None:
    words = Words(language, NAMES)
    long: dict[str, str] = {}
    for key in keys_of(lesson):
        if key in written(language) and "$" not in written(language)[key]:
            long[key] = words.get(key)
    for playing in places(lesson):
        for word in unwanted(playing):
            [bubble] = playing.answer(word).bubbles
            if bubble.text in written(language):
                said = words.say({"text": bubble.text, "places": bubble.places})
                assert "{" not in said
                long[f"{bubble.text} {word}"] = said
    assert {key: said for key, said in long.items() if word_count(said) > MOST_WORDS} == {}


@played
def test_a_reaction_to_all_others_names_the_answer(lesson: Lesson) -> None:
    for wrong in lesson.wrong:
        source = written("en")[wrong.say]
        if ANY in wrong.words or len(wrong.words) > 1:
            assert "$option" in source or "$points" in source, wrong.say
        if "$points" in source:
            assert lesson.done.counts, f"{wrong.say} names points, and the goal counts none"


@every
def test_nobody_shouts(lesson: Lesson) -> None:
    for key in keys_of(lesson):
        assert "!" not in written("en")[key], key


def forms(language: str, key: str) -> set[str]:
    """Every form of a name in a language."""
    found = {texts(language).get(key)}
    for form in (*sentences.FORMS, "le", "plural"):
        value = texts(language).attribute(key, form) if texts(language).has(key, form) else None
        found |= {value} if value else set()
    return found


def wanted_names(playing: Playing, language: str) -> set[str]:
    """What the first hint must not say: every form of the names of the wanted cards."""
    decision = playing.state.decision(playing.seat)
    found: set[str] = set()
    for option in decision.options:
        if option.word in playing.lesson.wanted(playing.answers):
            card = option.parts.get("card") or option.word
            thing = sentences.thing(playing.lesson.game, str(card))
            found |= forms(language, thing["text"]) if isinstance(thing, dict) else set()
    return found


@in_each_language
@played
def test_the_first_hint_does_not_give_the_answer_away(lesson: Lesson, language: str) -> None:
    words = Words(language, NAMES)
    for playing in places(lesson):
        first = playing.hint(1)
        if first.text not in written(language):
            continue
        said = words.get(first.text)
        for name in wanted_names(playing, language):
            assert not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", said, re.IGNORECASE), f"{first.text}: {said}"
        wanted = {f"{sort}:{word}" for sort in ("option", "card") for word in lesson.wanted(playing.answers)}
        assert not wanted & set(first.look)


@played
def test_hints_come_in_three_grades_that_say_different_things(lesson: Lesson) -> None:
    for playing in places(lesson):
        said = [bubble.text for bubble in playing.hints()]
        assert len(set(said)) == GRADES
    assert len({part.say for part in parts(lesson.hint)}) == len(lesson.hint)
