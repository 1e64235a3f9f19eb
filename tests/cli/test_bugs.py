"""Bug files: a file becomes a test that fails, until what was expected is filled in, and then until it is so."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import talia
from talia import bugs
from talia.cli.__main__ import main
from talia.core.errors import BadRecord
from talia.core.short import shortened

EXPECTED = 'The Judge should win the tie.\nIt "does" not: \'\'\'\\ \u2028{x} """'


def bug(**parts: Any) -> dict[str, Any]:
    """A file as the page makes it at the study table: a position, two answers, the moment after them."""
    state = talia.game("cardia").start(3)
    text = shortened(state.to_position())
    answers = [{"seat": seat, "word": state.decision(seat).options[0].word} for seat in (0, 1)]
    made = {"talia_bug": 1, "game": "cardia", "text": text, "answers": answers, "moment": 2, "seat": 0}
    return {**made, "expected": EXPECTED, "version": "0.7.0", "engine": "compiled", **parts}


def pytest_says(*tests: Path) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *map(str, tests)]
    around = {**os.environ, "PYTHONPATH": str(Path(talia.__file__).parents[1])}
    done = subprocess.run(command, cwd=tests[0].parent, env=around, capture_output=True, timeout=60, check=False)
    return done.stdout.decode()


def test_a_bug_becomes_a_test_that_passes_once_the_expectation_is_met(tmp_path: Path) -> None:
    file, test = tmp_path / "bug.json", tmp_path / "test_bug.py"
    file.write_text(json.dumps(bug()), encoding="utf-8")
    assert main(["check", str(file), "--as-test", str(test)]) == 0
    text = test.read_text(encoding="utf-8")
    assert "The Judge should win the tie." in text
    options = bugs.found(bug())["options"]
    empty = "EXPECTED: dict[str, Any] = {}"
    assert empty in text

    def filled(expected: Any) -> None:
        space: dict[str, Any] = {}
        exec(compile(text.replace(empty, f"EXPECTED: dict[str, Any] = {expected!r}"), "test_bug.py", "exec"), space)
        space["test_cardia_is_as_a_player_expects_it"]()

    with pytest.raises(AssertionError, match="options"):
        filled({"options": {0: ["judge"]}})  # filled in, but it is not so
    with pytest.raises(AssertionError, match="fill in EXPECTED"):
        filled({})
    filled({"options": options, "table": {"round": 2}})
    met = tmp_path / "test_met.py"
    met.write_text(text.replace(empty, f"EXPECTED: dict[str, Any] = {{'options': {options!r}}}"), encoding="utf-8")
    assert "1 failed, 1 passed" in pytest_says(test, met)


def test_a_test_that_is_there_is_not_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, test = tmp_path / "bug.json", tmp_path / "test_bug.py"
    file.write_text(json.dumps(bug()), encoding="utf-8")
    test.write_text("mine", encoding="utf-8")
    assert main(["check", str(file), "--as-test", str(test)]) != 0
    assert test.read_text(encoding="utf-8") == "mine"
    assert "cannot be written" in capsys.readouterr().err


def test_records_positions_and_views_can_be_bugs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = talia.game("cardia").start(3)
    for seat in (0, 1):
        state.answer(seat, state.decision(seat).options[0])
    assert state.record is not None
    record = json.loads(json.dumps(state.record.to_json()))
    asked = list(state.asked)
    view = json.loads(json.dumps(state.view(1)))
    ways: tuple[dict[str, Any], ...] = (
        {"record": record, "text": None, "moment": 2, "answers": []},
        {"position": state.to_position(), "text": None, "moment": 0, "answers": []},
        {"view": view, "text": None, "moment": 0, "answers": []},
    )
    for parts in ways:
        assert bugs.found(bug(**parts))["asked"] == asked
        file = tmp_path / "bug.json"
        file.write_text(json.dumps(bug(**parts)), encoding="utf-8")
        assert main(["check", str(file)]) == 0
        assert "sound: bug of cardia" in capsys.readouterr().out
    for plain in (record, state.to_position()):
        file.write_text(json.dumps(plain), encoding="utf-8")
        assert main(["check", str(file), "--as-test"]) == 0
        assert "EXPECTED" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        ({"talia_bug": 2}, "bug.talia_bug: 2 is not 1"),
        ({"text": None}, "it begins with nothing; allowed: one of record, text, position, view"),
        ({"view": {}}, "it begins with text and view"),
        ({"moment": 3}, "bug.moment: 3 is not a number from 0 to 2"),
        ({"moment": -1}, "bug.moment: -1 is not a whole number"),
        ({"answers": [{"seat": 0}]}, "bug.answers[0].word"),
        ({"table": "abc"}, "bug.table: there is nothing of that name"),
        ({"game": "chess"}, "chess"),
        ({"expected": 7}, "bug.expected: 7 is not a word"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(parts: dict[str, Any], sentence: str) -> None:
    with pytest.raises(talia.TaliaError) as refused:
        bugs.reached(bug(**parts))
    assert sentence in str(refused.value)
    assert isinstance(refused.value, BadRecord | talia.TaliaError)
