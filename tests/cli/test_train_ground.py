"""`talia train` on the training ground: it goes on by itself, writes weights, and removes the checkpoint at the end."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from talia.cli.__main__ import main
from talia.research.ground import cardia
from talia.research.ground.settings import Recipe, Settings

SMALL = Settings(decisions=16 * 4 * 3, tables=16, steps=4, minibatch=32, units=(8, 6), critic=(6, 4))


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    def judge(recipe: Recipe) -> Any:
        return lambda net, average: {"against nobody": 0.5}

    recipe = replace(cardia.RECIPES["cardia-master"], settings=SMALL, judge=judge, judged=2)
    monkeypatch.setitem(cardia.RECIPES, "cardia-master", recipe)


def train(folder: Path, *more: str) -> int:
    words = ["train", "cardia", "cardia-master", "--folder", str(folder), "--out", str(folder / "out"), *more]
    return main(words)


def test_the_same_command_goes_on_and_the_end_removes_the_checkpoint(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert train(tmp_path, "--lessons", "2") == 0
    told = capsys.readouterr()
    assert "lesson 2 of 3; the same command goes on from here" in told.out
    assert "against nobody" in told.err
    assert (tmp_path / "cardia-master.npz").exists()
    assert train(tmp_path, "--plot", str(tmp_path / "curves.svg")) == 0
    told = capsys.readouterr()
    assert "going on from" in told.err
    assert not (tmp_path / "cardia-master.npz").exists()
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        f"cardia-{part}.{kind}" for part in ("policy", "critic") for kind in ("npz", "json")
    }
    drawn = (tmp_path / "curves.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<?xml")
    assert "million decisions" in drawn


def test_what_cannot_be_is_refused_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert train(tmp_path, "--decisions", "0") == 1
    assert "--decisions: allowed are" in capsys.readouterr().err
    assert train(tmp_path, "--lessons", "1") == 0
    assert train(tmp_path, "--seed", "7") == 1
    assert "another run" in capsys.readouterr().err


def test_policies_are_listed_beside_evaluations(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "cardia", "--list"]) == 0
    told = capsys.readouterr().out
    assert "cardia-master: the policy of the master" in told
    assert "cardia-reduced: " in told
