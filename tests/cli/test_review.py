"""`talia review FILE` in the terminal: words, a plot in characters, JSON, pictures, and refusals in one sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.cli.review_text import plotted, points
from talia.cli.words import Words
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
    assert main(["review", str(record), "--seat", "0", "--processes", "1", "--pairs", "8", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert Words(language, []).get("terminal-review-expected", points="", most="", option="").partition(":")[0] in told
    assert "100 |" in told
    assert "terminal-review" not in told
    assert len(told.splitlines()) > 16


def test_programs_get_the_review_as_one_line(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--processes", "1", "--pairs", "8", "--json"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    found = json.loads(lines[0])
    assert (found["talia_review"], found["stage"], found["sides"][0]["seat"]) == (1, "whole", 1)


def test_curves_are_drawn_into_a_file(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    paths = [tmp_path / name for name in ("one.svg", "other.svg")]
    for path in paths:
        assert (
            main(
                [
                    "review",
                    str(record),
                    "--seat",
                    "0",
                    "--processes",
                    "1",
                    "--pairs",
                    "0",
                    "--json",
                    "--plot",
                    str(path),
                ]
            )
            == 0
        )
    assert paths[0].read_bytes() == paths[1].read_bytes()
    assert b"<svg" in paths[0].read_bytes()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "7"], "seat: 7 is not allowed; allowed: 0 to 2"),
        (["--seconds", "0"], "--seconds: 0 is not allowed"),
        (["--processes", "0"], "--processes: 0 is not allowed"),
        (["--pairs", "-1"], "--pairs: -1 is not allowed"),
        (["--processes", "1", "--seat", "0", "--pairs", "0", "--plot", "x.pdf"], "a file that ends in .svg or .png"),
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


def test_a_game_that_was_given_up_is_told_up_to_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = late("fantasy_realms", 3, 14, 3)
    begun = whole.shortened(len(whole.answers) - 4)
    begun.outcome = None
    path = tmp_path / "begun.json"
    path.write_text(begun.write(), encoding="utf-8")
    assert main(["review", str(path), "--seat", "0", "--processes", "1"]) == 1
    assert "this game has not ended" in capsys.readouterr().err
    assert main(["review", str(path), "--seat", "0", "--processes", "1", "--pairs", "0", "--given-up"]) == 0
    assert "not played to its end" in capsys.readouterr().out


def test_one_decision_is_looked_at_closer(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["review", str(record), "--processes", "1", "--pairs", "0", "--json"]
    assert main([*asked, "--closer", "2"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [one["at"] for one in found["decisions"]] == [2]
    assert main([*asked, "--closer", "99"]) == 1
    assert "closer: 99 is not allowed" in capsys.readouterr().err


def test_a_record_with_comments_is_replayed_with_them(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "commented.json"
    told = json.loads(record.read_text(encoding="utf-8"))
    comments = [{"at": 1, "seat": 0, "text": "slip. It cost [6] points."}, {"at": 1, "seat": None, "text": "my note"}]
    path.write_text(json.dumps({"talia_export": 1, "record": told, "comments": comments}), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert out.index("slip. It cost [6] points.") < out.index("my note")
    assert main(["replay", str(path), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["answer"] for line in lines if "comments" in line] == [2]
    for wrong in ({"at": 1}, [], [{"at": "1", "text": "x"}]):
        path.write_text(json.dumps({"record": told, "comments": wrong}), encoding="utf-8")
        assert (main(["replay", str(path)]) == 1) == (wrong != [])
    assert "comments[0]: allowed: an object with `at`" in capsys.readouterr().err
