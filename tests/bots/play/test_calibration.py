"""Recalibrated chances: in order, ends kept, fitted to what comes true, counted by games; the command that makes them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from talia.bots.play.calibration import along, place, recalibrated, table_of
from talia.bots.training.calibrating import fitted, reliability
from talia.bots.training.stats import Tally, estimate
from talia.cli.__main__ import main
from talia.core.rng import Random

SHIPPED = [("cardia", 2), ("radlands", 2), ("fantasy_realms", 2), ("fantasy_realms", 4)]


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_a_shipped_table_keeps_the_order_and_the_ends(game: str, seats: int) -> None:
    found = [recalibrated(game, "expert", seats, n / 1000) for n in range(1001)]
    assert found[0] == 0.0
    assert found[-1] == 1.0
    assert all(one < other for one, other in zip(found, found[1:], strict=False))


@pytest.mark.parametrize(("game", "seats"), SHIPPED)
def test_a_shipped_table_says_how_it_was_made_and_how_well_it_fits(game: str, seats: int) -> None:
    table = table_of(game, "expert", seats)
    assert table is not None
    assert table["games"] >= 200
    assert table["command"].startswith(f"talia calibrate {game} --level expert --seats {seats} --games {table['games']}")
    assert table["date"]
    assert table["off"]["recalibrated"] <= table["off"]["said"]
    rows = [row for row in table["reliability"] if row["decisions"] >= 300]
    assert len(rows) >= 8
    for row in rows:
        # Within three points, or as far as so few games can tell.
        assert row["low"] - 0.03 <= row["recalibrated"] <= row["high"] + 0.03, row
    assert place(game, "expert", seats).stat().st_size < 5000


def test_without_a_table_a_chance_is_shown_as_it_is() -> None:
    assert recalibrated("fantasy_realms", "expert", 6, 0.37) == 0.37
    assert recalibrated("cardia", "novice", 2, 1.2) == 1.0


def timid(games: int, seed: int) -> list[list[tuple[float, float]]]:
    """Games in which a chance is said half as far from a half as it is."""
    rng = Random(seed)
    made = []
    for _ in range(games):
        true = [rng.below(1000) / 1000 for _ in range(5)]
        made.append([(0.5 + (chance - 0.5) / 2, float(rng.below(1000) < 1000 * chance)) for chance in true])
    return made


def test_a_timid_judge_is_set_right() -> None:
    knots = fitted(timid(4000, 1))
    assert len(knots) <= 14
    for said, true in ((0.3, 0.1), (0.4, 0.3), (0.5, 0.5), (0.65, 0.8)):
        assert abs(along(knots, said) - true) < 0.04
    for row in reliability([(timid(2000, 2), knots)]):
        assert row["low"] - 0.02 <= row["recalibrated"] <= row["high"] + 0.02


def test_neighbours_that_fall_are_pooled() -> None:
    games = [[(0.2, 1.0)], [(0.4, 0.0)], [(0.6, 1.0)], [(0.8, 1.0)]] * 50
    knots = fitted(games)
    assert all(one[0] < other[0] and one[1] < other[1] for one, other in zip(knots, knots[1:], strict=False))
    assert abs(along(knots, 0.3) - 0.5) < 0.05


def test_intervals_count_games_and_not_decisions() -> None:
    once, often = Tally(), Tally()
    for n in range(40):
        once.add(float(n % 2), 1)
        often.add(10.0 * (n % 2), 10)
    assert abs(once.estimate().low - often.estimate().low) < 1e-9
    assert abs(once.estimate().low - estimate([float(n % 2) for n in range(40)]).low) < 0.01


def test_the_command_makes_a_table_whatever_the_number_of_parts(tmp_path: Path) -> None:
    words = ["calibrate", "cardia", "hand=2", "signets=1", "--budget", "4n", "--jobs", "1", "--json"]
    assert main([*words, "--games", "2", "--out", str(tmp_path / "one.json")]) == 0
    made = json.loads((tmp_path / "one.json").read_text(encoding="utf-8"))
    assert made["games"] == 2
    assert made["decisions"] > 3
    assert sum(row["decisions"] for row in made["reliability"]) == made["decisions"]
    # More games take over what was played, and play the rest.
    assert main([*words, "--games", "3", "--out", str(tmp_path / "one.json")]) == 0
    assert main([*words, "--games", "3", "--out", str(tmp_path / "other.json")]) == 0
    assert (tmp_path / "one.json").read_bytes() == (tmp_path / "other.json").read_bytes()


def test_the_command_refuses_what_would_not_come_out_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["calibrate", "cardia", "--budget", "1s", "--out", str(tmp_path / "x.json")]) == 1
    assert "nodes" in capsys.readouterr().err
