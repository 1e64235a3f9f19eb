"""The form of lessons: what is wrong with a file is told in one sentence; a file dropped into a folder is a lesson."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import talia.texts
from talia.bots.play import asking
from talia.cli.__main__ import main
from talia.cli.words import Words
from talia.learn import lesson as form
from talia.learn import shelf
from talia.learn.lesson import BadLesson
from talia.learn.playing import Playing

ONE: dict[str, Any] = {
    "id": "mine-1",
    "order": 1,
    "title": "learn-mine-1-title",
    "position": {
        "game": "cardia",
        "table": {"hands": [["hired_blade", "clockmaker"], ["inventor"]], "decks": [[], []], "openly": [1]},
    },
    "say": ["learn-mine-1-say-1"],
    "lines": [["hired_blade"]],
    "wrong": [{"at": 0, "words": ["*"], "say": "learn-mine-1-wrong-1"}],
    "hint": ["learn-mine-1-hint-1", "learn-mine-1-hint-2", "learn-mine-1-hint-3"],
    "done": {"steps": True},
}
FILE: dict[str, Any] = {"talia_lessons": 1, "track": "mine", "game": "cardia", "title": "learn-mine", "lessons": [ONE]}


def with_lesson(**parts: Any) -> dict[str, Any]:
    lesson = {key: value for key, value in {**ONE, **parts}.items() if value is not None}
    return {**FILE, "lessons": [lesson]}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder that TALIA_LESSONS names; what was read of it is forgotten before and afterwards."""
    forget()
    monkeypatch.setenv("TALIA_LESSONS", str(tmp_path))
    yield tmp_path
    forget()


def forget() -> None:
    for kept in (shelf._shelf, talia.texts._brought, talia.texts.sources, talia.texts.texts):
        kept.cache_clear()


def test_a_file_dropped_into_a_folder_is_a_track_without_a_change_of_code(folder: Path) -> None:
    (folder / "mine.json").write_text(json.dumps(FILE), encoding="utf-8")
    assert shelf.complaints() == ()
    assert "mine" in [track.id for track in shelf.tracks()]
    playing = Playing(shelf.lesson("mine-1"))
    assert not playing.answer("clockmaker").accepted
    assert playing.answer("hired_blade").accepted
    assert playing.done


def test_its_texts_lie_beside_it_and_english_stands_in_for_others(folder: Path) -> None:
    (folder / "mine.json").write_text(json.dumps(FILE), encoding="utf-8")
    (folder / "mine.en.ftl").write_text("learn-mine = Mine\nlearn-mine-1-title = My lesson\n", encoding="utf-8")
    (folder / "mine.pl.ftl").write_text("learn-mine = Moje\n", encoding="utf-8")
    assert Words("en", []).get("learn-mine") == "Mine"
    assert Words("pl", []).get("learn-mine") == "Moje"
    assert Words("pl", []).get("learn-mine-1-title") == "My lesson"
    assert "learn-mine = Moje" in talia.texts.sources("pl")["mine.ftl"]  # what the page reads
    assert Words("en", []).name("learn-mine-1-say-1", "learn-mine-1-say-1") == "learn-mine-1-say-1"  # nobody wrote it


def test_a_file_may_add_lessons_to_a_track_of_ours(folder: Path) -> None:
    added = {**FILE, "track": "cardia_first", "lessons": [{**ONE, "id": "cardia-8", "order": 8}]}
    (folder / "more.json").write_text(json.dumps(added), encoding="utf-8")
    track = shelf.track("cardia_first")
    assert [lesson.id for lesson in track.lessons][-2:] == ["cardia-7", "cardia-8"]
    assert track.title == "learn-cardia-first-title"
    after = shelf.after(shelf.lesson("cardia-7"))
    assert after is not None
    assert after.id == "cardia-8"


def test_a_broken_file_is_told_of_and_the_others_work(folder: Path) -> None:
    (folder / "broken.json").write_text("{", encoding="utf-8")
    (folder / "mine.json").write_text(json.dumps(FILE), encoding="utf-8")
    (folder / "twice.json").write_text(json.dumps({**FILE, "lessons": [ONE]}), encoding="utf-8")
    (folder / "wrong_game.json").write_text(
        json.dumps({**FILE, "track": "cardia_first", "game": "radlands", "lessons": []}), encoding="utf-8"
    )
    assert shelf.lesson("mine-1").id == "mine-1"
    told = shelf.complaints()
    assert len(told) == 3
    assert "broken.json: this is not JSON" in told[0]
    assert "twice.json: lesson mine-1: there is one of that name already" in told[1]
    assert "wrong_game.json: track cardia_first is one of cardia, not of radlands" in told[2]


def test_processes_of_the_server_know_the_folder_as_well(folder: Path) -> None:
    """Lessons are played in them: one that is listed and cannot be played would be worse than none."""
    assert asking.surroundings()["TALIA_LESSONS"] == str(folder)


def test_an_unknown_lesson_is_told_with_those_there_are() -> None:
    with pytest.raises(shelf.UnknownLesson, match="lesson 'nobody': there is none of that name; allowed: cardia-1, "):
        shelf.lesson("nobody")
    with pytest.raises(shelf.UnknownLesson, match="allowed: cardia_first"):
        shelf.track("nobody")


def test_a_mark_changes_with_position_and_lines_only() -> None:
    def mark(**parts: Any) -> str:
        return form.read("x", json.dumps(with_lesson(**parts))).lessons[0].mark

    assert mark() == mark(title="another") == mark(hint=["a", "b", "c"])
    assert mark() != mark(lines=[["clockmaker"]])
    assert mark() != mark(opponent={"script": ["inventor"]})


WRONG: list[tuple[dict[str, Any], str]] = [
    ({**FILE, "talia_lessons": 2}, "talia_lessons: 2 is not known; allowed: 1"),
    ({**FILE, "track": "Mine!"}, "track: 'Mine!' is no id"),
    ({**FILE, "game": "chess"}, "game: there is no 'chess'; allowed: "),
    ({**FILE, "colour": "red"}, "contains unknown field `colour`"),
    (with_lesson(id="mine"), "id: write a word of small letters"),
    (with_lesson(sey=["x"]), "lesson mine-1: Object contains unknown field `sey`"),
    (with_lesson(title=None), "lesson mine-1: Object missing required field `title`"),
    (with_lesson(wrong=[{"at": "0", "words": ["*"], "say": "x"}]), "lesson mine-1: wrong[0].at: Expected `int`"),
    (with_lesson(position=None), "it needs a position, or a start"),
    (with_lesson(start={"seed": 1}), "it needs a position, or a start if it is a whole game; not both"),
    (with_lesson(game="radlands"), "game and track are those of the file: cardia, mine"),
    (with_lesson(lines=None), "lines: there must be one way at least"),
    (with_lesson(lines=[["a"], ["a", "b"]]), "lines: a is the beginning of another way"),
    (with_lesson(wrong=[{"at": 1, "words": ["*"], "say": "x"}]), "x: at: 1 is no answer of it; allowed: 0 to 0"),
    (with_lesson(hint=["a", "b"]), "hint: at 0 there must be 3"),
    (with_lesson(say=[{"say": "x", "look": ["moon"]}]), "look: 'moon' is no place; allowed: hand, table"),
    (with_lesson(minutes=3), "minutes of others are worked out"),
    (with_lesson(position=None, start={"seed": 1}), "a whole game has a coach in place of lines"),
    (
        with_lesson(position=None, start={"seed": 1}, lines=None, wrong=None, hint=None),
        "a whole game needs coach and minutes",
    ),
]


@pytest.mark.parametrize(("file", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_is_wrong_with_a_file_is_told_in_one_sentence(file: dict[str, Any], said: str) -> None:
    with pytest.raises(BadLesson) as wrong:
        form.read("mine.json", json.dumps(file))
    told = str(wrong.value)
    assert told.startswith("lessons mine.json: ")
    assert said in told
    assert "\n" not in told


UNSOUND: list[tuple[dict[str, Any], str]] = [
    ({"lines": [["djinn"]]}, "after nothing: 'djinn' is wanted and not offered; offered: hired_blade, clockmaker"),
    ({"wrong": []}, "after nothing: there is no reaction to 'clockmaker'; write one with at: 0"),
    ({"done": {"winner": 1}}, "after hired_blade: the goal is not reached"),
    ({"done": {"sees": [{"path": "table.goal", "is": 5}]}}, "'clockmaker' reaches the goal as well"),
    ({"tell": [{"event": "token_put", "say": "x"}]}, "tell: no event token_put with {} happens on any way"),
    ({"position": {"game": "cardia", "table": {}}}, "lesson mine-1: "),
]


@pytest.mark.parametrize(("parts", "said"), UNSOUND, ids=[said for _, said in UNSOUND])
def test_a_lesson_that_does_not_hold_is_told_of_by_talia_check(
    parts: dict[str, Any], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.json"
    path.write_text(json.dumps(FILE), encoding="utf-8")
    assert main(["check", str(path)]) == 0
    assert capsys.readouterr().out == "sound: lessons 1, ways 1, other answers 1, each told of\n"
    path.write_text(json.dumps(with_lesson(**parts)), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("text", ["", "[]", "3", '{"lessons": 3}', '{"lessons": [3]}', "[" * 100_000])
def test_a_file_that_is_no_file_of_lessons_is_told_of(text: str) -> None:
    with pytest.raises(BadLesson, match=r"lessons mine\.json: "):
        form.read("mine.json", text)
