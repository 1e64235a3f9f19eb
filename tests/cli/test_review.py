"""`talia review FILE` in the terminal: words, a plot in characters, JSON, pictures, and refusals in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.cli.review_text import plotted, points
from talia.review.form import Point, Side, Swing
from talia.texts import LANGUAGES
from tests.review.tools import late


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("review") / "game.json"
    path.write_text(late("fantasy_realms", 3, 14, 3).write(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_is_told_in_every_language(record: Path, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "0", "--processes", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert "100 |" in told
    assert "terminal-review" not in told
    assert len(told.splitlines()) > 16


def test_programs_get_the_review_as_one_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--processes", "1", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    found = json.loads(lines[0])
    assert (found["talia_review"], found["stage"], found["sides"][0]["seat"]) == (1, "whole", 1)


def test_curves_are_drawn_into_a_file(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    paths = [tmp_path / name for name in ("one.svg", "other.svg")]
    for path in paths:
        assert main(["review", str(record), "--seat", "0", "--processes", "1", "--json", "--plot", str(path)]) == 0
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert b"<svg" in paths[0].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "7"], "seat: 7 is not allowed; allowed: 0 to 2"),
        (["--seconds", "0"], "--seconds: 0 is not allowed"),
        (["--processes", "0"], "--processes: 0 is not allowed"),
        (["--pairs", "-1"], "--pairs: -1 is not allowed"),
        (["--processes", "1", "--seat", "0", "--plot", "x.pdf"], "a file that ends in .svg or .png"),
    ],
)
def test_what_is_wrong_is_said(
    record: Path, arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(record), *arguments]) == 1
    assert sentence in capsys.readouterr().err


def test_the_plot_marks_the_curve_its_band_and_luck() -> None:
    curve = [Point(at=0, chance=0.5, low=0.3, high=0.7), Point(at=4, chance=1.0, low=1.0, high=1.0)]
    side = Side(seat=0, curve=curve, swings=[Swing(at=2, kind="luck", amount=-0.2, error=0.01)])
    lines = list(plotted(side, "luck", "meetings"))
    assert lines[0] == "     100 |  o"
    assert lines[3] == "         |:"
    assert lines[5] == "      50 |o"
    assert lines[-1] == "    luck |- ."
    assert [points(value) for value in (0.113, -0.05, 0.001)] == ["+11", "−5", "0"]
