"""`talia learn`: the list, and every lesson of the first tracks played through a pseudo-terminal."""

from __future__ import annotations

import io
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.learn import minutes, shelf
from talia.learn.coach import Coach
from talia.learn.lesson import Lesson
from talia.learn.playing import Bubble, Playing
from talia.texts import LANGUAGES, texts
from tests.learn.walking import offered, unwanted

Out = pytest.CaptureFixture[str]
FIRST = ("cardia_first", "radlands_first", "fantasy_realms_first")
LONGEST = 60.0  # seconds that a terminal may keep silent


class Terminal:
    """A command at a pseudo-terminal: what it prints, and what somebody types."""

    def __init__(self, arguments: list[str], surroundings: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "talia", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**os.environ, "TERM": "dumb", "NO_COLOR": "1", **surroundings},
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""  # since the last line that was typed

    def until(self, wanted: str) -> str:
        """What is printed until this stands at its end."""
        deadline = time.monotonic() + LONGEST
        while not re.search(wanted, self.seen):
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            try:
                more = os.read(self.master, 65536) if ready else b""
            except OSError:  # the other side is closed
                more = b""
            if not more:
                raise AssertionError(f"{wanted!r} is not printed; the last was:\n{self.seen[-2000:]}")
            self.seen += more.decode(errors="replace").replace("\r\n", "\n")
        return self.seen

    def type(self, line: str) -> None:
        self.seen = ""
        os.write(self.master, f"{line}\n".encode())

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(10)
        os.close(self.master)


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[Terminal]:
    opened = Terminal(["learn", *arguments], {"XDG_STATE_HOME": str(folder)})
    try:
        yield opened
    finally:
        opened.close()


ASKED = r"\n> $"


def flat(printed: str) -> str:
    """Without the lines that a narrow screen makes."""
    return " ".join(printed.split())


def play(t: Terminal, lesson: Lesson) -> None:
    """Give one wrong answer to each question, ask for a hint, then go the first way."""
    playing = Playing(lesson)
    english = texts("en")
    for word in lesson.lines[0]:
        shown = flat(t.until(ASKED))
        if playing.step == 0:
            assert english.get(lesson.title) in shown
            assert all(english.get(bubble.text) in shown for bubble in playing.bubbles)
        for wrong in unwanted(playing)[:1]:
            reaction = playing.answer(wrong)
            t.type(str(offered(playing).index(wrong) + 1))
            shown = t.until(ASKED)
            assert "» " in shown
            assert ("What would happen:" in shown) == (reaction.what_if is not None)
        t.type("?")
        assert english.get(playing.hint(1).text) in flat(t.until(ASKED))
        number = offered(playing).index(word) + 1
        bubbles = playing.answer(word).bubbles
        t.type(str(number))
        shown = flat(t.until(rf"Done: {re.escape(english.get(lesson.title))}\n" if playing.done else ASKED))
        assert [bubble.text for bubble in bubbles if english.get(bubble.text) not in shown] == []


def play_whole(t: Terminal, lesson: Lesson) -> None:
    """The first answer to everything, and once more where the coach asks to look again."""
    for _ in range(1000):
        shown = t.until(rf"{ASKED}|Won by |A draw")
        if not re.search(ASKED, shown):
            return
        t.type("1")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("track", FIRST)
def test_all_lessons_of_a_track_are_played_in_the_terminal(track: str, tmp_path: Path) -> None:
    lessons = shelf.track(track).lessons
    with terminal(tmp_path, track, "--hint-level", "apprentice") as t:
        for lesson in lessons:
            (play_whole if lesson.whole else play)(t, lesson)
            if lesson is not lessons[-1]:
                t.until(r"q leaves\.\n")
                t.type("")
        assert t.process.wait(20) == 0
    kept = json.loads((tmp_path / "talia" / "learn.json").read_text(encoding="utf-8"))
    assert {id for id, entry in kept["lessons"].items() if entry["done"]} == {lesson.id for lesson in lessons}


def typed(monkeypatch: pytest.MonkeyPatch, folder: Path, lines: str, *arguments: str) -> int:
    monkeypatch.setenv("XDG_STATE_HOME", str(folder))
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main(["learn", *arguments])


def test_the_list_tells_minutes_and_progress(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out) -> None:
    assert typed(monkeypatch, tmp_path, "") == 0
    out = capsys.readouterr().out
    took = minutes.minutes(*shelf.track("cardia_first").lessons)
    assert f"Cardia: First steps, {took} min, 0 of 7 done" in out
    assert "·  cardia-1  The higher card wins" in out
    assert "Begin with: talia learn cardia-1" in out
    assert typed(monkeypatch, tmp_path, "3\nq\n", "cardia-1") == 0
    assert typed(monkeypatch, tmp_path, "s\nq\n", "cardia-2") == 0
    assert typed(monkeypatch, tmp_path, "1\nq\n", "cardia-3") == 0
    capsys.readouterr()
    assert typed(monkeypatch, tmp_path, "") == 0
    out = capsys.readouterr().out
    assert "1 of 7 done" in out
    assert "✓  cardia-1" in out
    assert "–  cardia-2" in out
    assert "…  cardia-3" in out
    assert "Begin with: talia learn cardia-2" in out


def test_a_lesson_is_taken_up_where_it_was_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out) -> None:
    typed(monkeypatch, tmp_path, "1\nq\n", "cardia-3")
    capsys.readouterr()
    typed(monkeypatch, tmp_path, "2\nq\n", "cardia-3")
    out = capsys.readouterr().out
    assert "2/2" in out
    assert "1/2" not in out
    assert "Done: The Djinn must lose" in out
    typed(monkeypatch, tmp_path, "1\nb\nb\nq\n", "cardia-3", "--again")
    out = capsys.readouterr().out
    assert out.count("1/2") == 3
    assert out.count("2/2") == 1
    assert "There is nothing to take back." in out


def test_two_wrong_answers_offer_a_hint_and_four_give_the_last(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    typed(monkeypatch, tmp_path, "1\n2\n1\n2\nx\nq\n", "cardia-1")
    out = capsys.readouterr().out
    assert out.count("Type ? for a hint.") == 1
    assert out.count("» Play the Inventor.") == 1
    assert "“x” is not an answer: type a number from 1 to 3, or ? for a hint." in out


def test_a_whole_game_has_a_coach_and_is_taken_up_where_it_was_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    words = ("cardia-7", "--hint-level", "apprentice")
    typed(monkeypatch, tmp_path, "h\nh\nh\n1\n1\nq\n", *words)
    out = capsys.readouterr().out
    assert "Five signets win." in flat(out)
    printed = texts("en").attribute("cardia-card-surgeon", "text")
    assert printed is not None
    assert printed in flat(out)
    asked = [line for line in out.splitlines() if line.startswith((">  » ", " » "))]
    assert len(asked) >= 5  # two to begin with, and three hints
    assert (tmp_path / "talia" / "cardia-7.json").is_file()
    typed(monkeypatch, tmp_path, "q\n", *words)
    assert "Round 1" in capsys.readouterr().out  # told from the start, and asked in the round it was left in
    typed(monkeypatch, tmp_path, "q\n", *words, "--again")
    assert "Round 2" not in capsys.readouterr().out


def test_the_coach_asks_once_to_look_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out) -> None:
    monkeypatch.setattr(Coach, "after", lambda self, *given: [Bubble("learn-coach-look-wins", "look")])
    typed(monkeypatch, tmp_path, "1\n1\nq\n", "cardia-7", "--hint-level", "apprentice")
    out = capsys.readouterr().out
    assert out.count("Have you seen it?") == 1
    assert out.count("The same number plays it all the same.") == 1
    assert "Round 2" in out


def test_progress_that_cannot_be_read_is_put_aside(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    path = tmp_path / "learn.json"
    for broken in ("{", "[]", '{"talia_learn": 1, "lessons": {"cardia-1": {"mark": 3}}}', '{"talia_learn": 9}'):
        path.write_text(broken, encoding="utf-8")
        assert typed(monkeypatch, tmp_path, "3\nq\n", "cardia-1", "--progress", str(path)) == 0
        assert "Done: The higher card wins" in capsys.readouterr().out
        assert json.loads(path.read_text(encoding="utf-8"))["lessons"]["cardia-1"]["done"]
        assert path.with_name("learn.json.old").read_text(encoding="utf-8") == broken


def test_an_unknown_lesson_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    assert typed(monkeypatch, tmp_path, "", "chess-1") == 1
    assert "lesson 'chess-1': there is none of that name; allowed: cardia_first, " in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_every_language(
    language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    assert typed(monkeypatch, tmp_path, "", "--lang", language) == 0
    assert typed(monkeypatch, tmp_path, "1\n?\n3\nq\n", "cardia-1", "--lang", language) == 0
    out = capsys.readouterr().out
    assert "learn-" not in out  # a text that nobody wrote is shown by its key
    assert texts(language).get("learn-cardia-1-title") in out
