"""Training runs: the same command makes the same weights, goes on where it stopped, and keeps its time."""

from __future__ import annotations

import json
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import talia
from talia.bots.methods.net import load, unpacked
from talia.bots.methods.weights import weights_of
from talia.bots.template.recipes import FEATURES, RECIPES, features
from talia.bots.training.recipes import recipe, recipes
from talia.bots.training.run import JUDGED, Run, game_seed, make_chunk
from talia.cli.__main__ import main
from talia.games import PLACES
from tests.every_game.tools import decisions

CHOSEN = RECIPES["template"]


def quiet(what: str, share: float) -> None:
    assert what
    assert 0 <= share <= 1


def test_a_run_learns_and_says_how_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["train", "template", "--games", "600", "--folder", str(tmp_path / "run"), "--workers", "1"]
    assert main([*words, "--out", str(tmp_path / "one")]) == 0
    assert "on" in capsys.readouterr().out
    net, about = load(tmp_path / "one", "template", 2, {"ranks": 8, "hand": 3}, "template-1")
    assert net.features == FEATURES
    assert about.games == 600
    assert about.calibration["brier"] < about.calibration["brier_of_the_mean"]
    assert about.command == "talia train template template --games 600 --seed 1"
    # The games are there: the same command learns nothing new, and comes to the same weights.
    assert main([*words, "--out", str(tmp_path / "two")]) == 0
    assert (tmp_path / "two.npz").read_bytes() == (tmp_path / "one.npz").read_bytes()


def test_a_run_that_was_stopped_ends_like_one_that_was_not(tmp_path: Path) -> None:
    whole, _ = Run(CHOSEN, tmp_path / "whole", 500, 600, 3, 1, quiet).go()
    folder = tmp_path / "stopped"
    Run(CHOSEN, folder, 500, 600, 3, 1, quiet)
    make_chunk("template", "template", 3, 0, 200, None).save(folder / "games-000000000.npz")
    (folder / "games-000000200.new.npz").write_bytes(b"torn")
    resumed, about = Run(CHOSEN, folder, 500, 600, 3, 1, quiet).go()
    assert about.games == 500
    for (one, _), (other, _) in zip(whole.layers, resumed.layers, strict=True):
        assert np.array_equal(one, other)


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    Run(CHOSEN, tmp_path / "run", 100, 60, 1, 1, quiet)
    with pytest.raises(talia.BadOption, match="another training run"):
        Run(CHOSEN, tmp_path / "run", 100, 60, 2, 1, quiet)
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "love.txt").write_text("…", encoding="utf-8")
    with pytest.raises(talia.BadOption, match="something else"):
        Run(CHOSEN, tmp_path / "letters", 100, 60, 1, 1, quiet)


def test_the_time_is_kept(tmp_path: Path) -> None:
    begun = time.monotonic()
    _, about = Run(CHOSEN, tmp_path / "run", 10**6, 2.0, 1, 1, quiet).go()
    assert time.monotonic() - begun < 15
    assert 0 < about.games < 10**6


def test_games_are_learned_from_or_judged_by_never_both() -> None:
    block = make_chunk("template", "template", 1, 0, 40, None)
    assert set(block.games.tolist()) == set(range(40))
    assert {game for game in block.games.tolist() if game % JUDGED == 0} == {0, 8, 16, 24, 32}
    seeds = {game_seed(CHOSEN, 1, number) for number in range(1000)}
    assert len(seeds) > 990
    assert min(seeds) >= 4_000_000_000


def test_the_template_s_features_are_within_bounds_and_of_the_view_alone() -> None:
    for seed in range(20):
        for state in decisions("template", 2, {}, seed):
            for seat in state.asked:
                row = features(state.view(seat))
                assert all(0 <= feature < FEATURES for feature in row)
                assert len(set(row)) == len(row)


def test_recipes_are_found_or_the_lack_of_them_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert recipe("template", None) is CHOSEN
    with pytest.raises(talia.BadOption, match="allowed: template"):
        recipe("template", "other")
    assert main(["train", "template", "--list"]) == 0
    assert "template: random games" in capsys.readouterr().out
    for game in PLACES:
        for name, found in recipes(game).items():
            assert found.name == name
            assert found.domain.game == game


def test_shipped_weights_are_small_and_say_where_they_come_from() -> None:
    files = sorted(path for game in PLACES for path in weights_of(game).glob("*.npz"))
    assert files
    assert sum(path.stat().st_size for path in files) < 4_000_000
    for path in files:
        assert path.stat().st_size < 1_000_000
        about = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        assert about["command"].startswith("talia train")
        if not path.stem.endswith("policy"):  # which tells no chances
            assert about["calibration"]["table"]
        assert about["domain"]["game"] in PLACES


def test_a_window_goes_on_from_the_net_before_and_forgets_old_games(tmp_path: Path) -> None:
    chosen = replace(CHOSEN, rounds=2, window=1, epochs=1)
    run = Run(chosen, tmp_path / "run", 400, 600, 3, 1, quiet)
    net, about = run.go()
    assert about.games == 200  # those of the last generation
    first = unpacked((tmp_path / "run" / "generation-0.npz").read_bytes())
    afresh = Run(replace(chosen, window=0), tmp_path / "all", 400, 600, 3, 1, quiet)
    assert afresh.go()[1].games == 400
    moved = float(np.abs(net.layers[0][0] - first.layers[0][0]).mean())
    other = float(np.abs(afresh.go()[0].layers[0][0] - first.layers[0][0]).mean())
    assert 0 < moved < other / 2  # a step on, not a new beginning
