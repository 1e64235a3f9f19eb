"""The honesty figures: code says what the rows give, and rows of an older method are judged anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from bench.honesty_report import report

from bench import honesty
from talia.core.record import Record
from talia.review.form import Judged, Loss, Point, Side, Swing
from talia.review.measured import MEASURED
from talia.review.plan import method_of
from talia.review.standing import NAMES, Share


@pytest.mark.parametrize("game", sorted(MEASURED))
def test_figures_in_code_are_those_of_the_rows(game: str) -> None:
    kinds = ("expert", "planted", "again", "agreement")
    expert, planted, again, ordinary = (
        honesty.rows_of(honesty.FOLDER / f"{kind}-{game}.jsonl").values() for kind in kinds
    )
    figures = MEASURED[game]
    labels = sum(len(row["labels"]) for row in expert)
    assert figures.games == len(expert)
    assert figures.alarms == Share(labels, sum(row["judged"] for row in expert))
    bad = [row for row in planted if row["planted"]]
    assert figures.planted == Share(sum(row["found"] for row in bad), len(bad))
    more = [label for row in (*again, *ordinary) for label in row["labels"] if "true" in label]
    for name in NAMES:
        mine = [label["true"] > 0 for label in more if label["label"] == name]
        assert figures.right[name] == Share(sum(mine), len(mine))


def test_rows_of_an_older_method_are_judged_anew_and_the_others_left(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "luck-cardia.jsonl"
    rows = [{"seed": 1, "luck": 0.5}, {"seed": 2, "method": method_of("cardia"), "luck": 0.25}]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows) + '{"seed": 3, "lu', encoding="utf-8")
    asked: list[int] = []

    def stub(game: str, seed: int, pairs: int) -> honesty.Row:
        asked.append(seed)
        return {"luck": 0.0}

    monkeypatch.setitem(honesty.KINDS, "luck", stub)
    honesty.run("luck", "cardia", 4, 0, 1, tmp_path)
    assert asked == [1, 3, 4]
    method = method_of("cardia")
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert sorted((row["seed"], row["luck"], row["method"]) for row in found) == [
        (1, 0.0, method),
        (2, 0.25, method),
        (3, 0.0, method),
        (4, 0.0, method),
    ]


def test_what_is_not_explained_within_own_turns_leaves_out_what_others_did_and_what_is_known() -> None:
    """Own steps: +0.10 with luck of 0.04, -0.20 with a loss of 0.15, +0.10; what others did between is left out."""
    answers = [(0, "a"), (0, "b"), (0, "c"), (1, "x"), (0, "d")]
    record = Record("radlands", 1, 2, {}, 1, None, answers, None)
    points = [(0, 0.5), (1, 0.6), (2, 0.4), (4, 0.9), (5, 1.0)]
    side = Side(seat=0, curve=[Point(at=at, chance=chance, low=chance, high=chance) for at, chance in points])
    side.swings = [Swing(at=0, kind="luck", amount=0.04, error=0.0)]
    decisions = [Judged(at=at, seat=0, prompt="radlands.act", played="", best="") for at in (0, 1, 2, 4)]
    decisions[1].loss = Loss(mean=0.15, low=0.1, high=0.2, pairs=96)
    assert honesty.in_turn(side, decisions, record) == pytest.approx(0.06 - 0.05 + 0.1)
    side.swings = []
    decisions[0].prompt = "radlands.pick_camps"
    assert honesty.in_turn(side, decisions, record) == pytest.approx(-0.05 + 0.1)


def test_the_report_tells_both_remainders() -> None:
    one = {"start": 0.5, "result": 1.0, "own": 0.0, "others": 0.1, "luck": 0.2, "meetings": 0.0, "unexplained": 0.2}
    side = {"result": 1.0, "curve": [0.5], "sum": one, "in_turn": -0.03}
    row = {"judged": 4, "labels": [], "shared": 0, "sides": [side]}
    lines = list(report({kind: [row] if kind == "expert" else [] for kind in honesty.KINDS}))
    assert any("not explained 20.0 in the median of 1" in line for line in lines)
    assert any("within own turns alone: 3.0 in the median of 1" in line for line in lines)


def test_labels_of_ordinary_play_are_told_apart_from_planted_ones() -> None:
    def row(*true: float) -> honesty.Row:
        return {"labels": [{"label": "slip", "loss": 0.1, "true": one, "error": 0.02, "more": 240} for one in true]}

    there: dict[str, list[honesty.Row]] = {kind: [] for kind in honesty.KINDS}
    there["again"] = [row(0.1, 0.2)]
    assert not any("ordinary" in line for line in report(there))
    there["agreement"] = [row(0.1, -0.05)]
    lines = list(report(there))
    assert any(line.startswith("agreement: the sign is right in 3 of 4") for line in lines)
    assert any(line.startswith("agreement of ordinary play: the sign is right in 1 of 2") for line in lines)
