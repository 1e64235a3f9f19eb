"""Learned evaluations: forward passes that agree, gradients that are right, files refused where they must be."""

from __future__ import annotations

import json
import time
from math import exp
from pathlib import Path

import numpy as np
import pytest

from talia.bots.methods.net import Net, Rows, calibration, load, packed, save, unpacked
from talia.bots.methods.weights import About, BadWeights, Domain
from talia.bots.training.recipes import Block, Position, Trainer
from talia.core.rng import Random

ROWS = [[0, 3, 5], [], [1], [2, 2, 4], [5, 0]]
DOMAIN = Domain("template", 2, {"hand": 3}, "toy-1")


def net(outputs: int = 1) -> Net:
    made = Net.fresh(6, 8, 4, outputs, 1, 10.0)
    for _, bias in made.layers:
        bias += 0.1
    return made


def test_sparse_dense_large_and_compiled_passes_agree() -> None:
    rows = Rows.of(ROWS)
    expected = net().chances_dense(rows.dense(6))
    assert net().chances(rows) == pytest.approx(expected, abs=1e-6)
    assert net().chances(Rows.of(ROWS * 20))[5:10] == pytest.approx(expected, abs=1e-6)
    forward = net().forward()
    assert [forward.of(row) for row in ROWS] == pytest.approx(expected.tolist(), abs=1e-6)
    assert rows.dense(6)[3].tolist() == [0, 0, 2, 0, 1, 0]


def test_rows_with_values() -> None:
    valued = Rows.valued([[(0, 0.5), (3, 2.0)], [(1, 1.0)]])
    assert valued.dense(4).tolist() == [[0.5, 0, 0, 2.0], [0, 1, 0, 0]]
    assert net().chances(valued) == pytest.approx(net().chances_dense(valued.dense(6)), abs=1e-6)


def test_the_first_layer_is_kept_up_as_features_come_and_go() -> None:
    forward = net().forward()
    before = forward.of([0, 3, 5])
    forward.add(3, -1.0)
    forward.add(1, 1.0)
    assert forward.chance() == pytest.approx(net().forward().of([0, 5, 1]), abs=1e-12)
    forward.add(1, -1.0)
    forward.add(3, 1.0)
    assert forward.chance() == pytest.approx(before, abs=1e-12)


def test_sums_are_added_up_in_the_order_in_which_they_came() -> None:
    """To the last digit, whatever the sizes and however many changes wait: no search may hang on how it is done."""
    made = Net.fresh(90, 10, 13, 1, 5, 10.0)
    forward = made.forward()
    layers = forward.layers
    sums, first = list(layers.first_bias), list(layers.first)
    rng = Random(3)
    for round_ in range(3):
        for _ in range(5 + 80 * round_):
            feature, value = rng.below(90), -1.0 if rng.below(3) == 0 else 1.0
            forward.add(feature, value)
            for k in range(10):
                sums[k] += value * first[10 * feature + k]
        inner = list(layers.second_bias)
        for k in range(10):
            for j in range(13):
                if sums[k] > 0.0:
                    inner[j] += sums[k] * layers.second[13 * k + j]
        total = layers.last_bias
        for j in range(13):
            if inner[j] > 0.0:
                total += inner[j] * layers.last[j]
        assert forward.chance() == 1.0 / (1.0 + exp(-total))
        assert list(forward.sums) == sums


def test_gradients_are_those_of_the_loss() -> None:
    trainer = Trainer(net(2), 0.01, 1)
    full = Rows.of(ROWS).dense(6)
    won = np.array([1, 0, 0.5, 1, 0], np.float32)
    scores = np.array([0.3, -0.2, 0.1, 0.9, 0.0], np.float32)
    _, gradients = trainer.gradients(full, won, scores)
    weights = [array for layer in trainer.net.layers for array in layer]
    checked = 0
    for weight, gradient in zip(weights, gradients, strict=True):
        for at in [*np.ndindex(weight.shape)][::5]:
            kept = weight[at]
            losses = []
            for step in (1e-3, -1e-3):
                weight[at] = kept + step
                losses.append(trainer.gradients(full, won, scores)[0])
            weight[at] = kept
            assert (losses[0] - losses[1]) / 2e-3 == pytest.approx(gradient[at], abs=2e-3)
            checked += 1
    assert checked > 15


def test_it_learns_what_can_be_learned() -> None:
    rng = np.random.default_rng(3)
    played = []
    for game in range(1500):
        row = rng.choice(6, 3, replace=False).tolist()
        played.append((game, [Position(row, float(0 in row and 1 not in row), float(len(row)))]))
    block = Block.of(played)
    trainer = Trainer(Net.fresh(6, 16, 8, 1, 2), 0.01, 4, batch=64)
    for _ in range(12):
        for _share, _loss in trainer.epoch(block, np.arange(1500), 0.0, time.monotonic() + 60):
            pass
    found = calibration(trainer.net.chances(block.rows), block.won)
    assert found["brier"] < 0.02 < found["brier_of_the_mean"]


def test_an_epoch_stops_when_the_time_is_up() -> None:
    block = Block.of([(n, [Position([n % 6], 1.0)]) for n in range(100)])
    trainer = Trainer(net(), 0.01, 4, batch=10)
    assert list(trainer.epoch(block, np.arange(100), 0.0, time.monotonic() - 1)) == []


def test_calibration_tells_what_came_of_each_tenth() -> None:
    chances = np.array([0.05] * 100 + [0.95] * 100, np.float32)
    wins = np.array([1.0] * 5 + [0.0] * 95 + [1.0] * 50 + [0.0] * 50, np.float32)
    found = calibration(chances, wins)
    assert [row["from"] for row in found["table"]] == [0.0, 0.9]
    assert [row["came"] for row in found["table"]] == [0.05, 0.5]
    assert found["off"] == pytest.approx(0.225, abs=1e-3)


def test_blocks_are_kept_and_joined(tmp_path: Path) -> None:
    first = Block.of([(0, [Position([1, 2], 1.0, 5.0), Position([], 0.0)])])
    second = Block.of([(1, [Position([(3, 0.5)], 0.5)])])
    first.save(tmp_path / "a.npz")
    second.save(tmp_path / "b.npz")
    joined = Block.joined([Block.load(tmp_path / "a.npz"), Block.load(tmp_path / "b.npz")])
    assert joined.rows.dense(4).tolist() == [[0, 1, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0.5]]
    assert joined.games.tolist() == [0, 0, 1]
    assert joined.scores.tolist() == [5.0, 0.0, 0.0]
    assert Block.load(tmp_path / "a.npz").rows.values is None
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.npz", "b.npz"]


def test_weights_come_back_as_they_went(tmp_path: Path) -> None:
    save(net(2), About(DOMAIN, command="talia train"), tmp_path / "toy")
    back, about = load(tmp_path / "toy", "template", 2, {"hand": 3, "ranks": 8}, "toy-1")
    rows = Rows.of(ROWS)
    assert back.chances(rows) == pytest.approx(net(2).chances(rows), abs=2e-3)
    assert back.scores(rows) == pytest.approx(net(2).scores(rows), abs=0.05)
    assert about.command == "talia train"
    assert packed(net()) == packed(unpacked(packed(net())))  # the file of a net is always the same
    with pytest.raises(BadWeights, match="no score"):
        net().scores(rows)


def test_weights_are_laid_anew_by_the_words_of_their_features(tmp_path: Path) -> None:
    known = [f"w{n}" for n in range(net().features)]
    save(net(), About(DOMAIN, words=" ".join(known)), tmp_path / "toy")
    wanted = ["new", *reversed(known)]
    last = len(known)
    moved, about = load(tmp_path / "toy", "template", 2, {"hand": 3}, "toy-1", wanted)
    same, _ = load(tmp_path / "toy", "template", 2, {"hand": 3}, "toy-1", known)
    assert about.words.split() == known
    assert moved.features == len(wanted)
    there = [[last - feature for feature in row] for row in ROWS]
    assert moved.chances(Rows.of(there)) == pytest.approx(same.chances(Rows.of(ROWS)), abs=1e-6)
    unseen = [[0, *row] for row in there]  # what it has never seen weighs nothing
    assert moved.chances(Rows.of(unseen)) == pytest.approx(same.chances(Rows.of(ROWS)), abs=1e-6)


@pytest.mark.parametrize(
    ("game", "seats", "options", "features", "why"),
    [
        ("cardia", 2, {"hand": 3}, "toy-1", "for template, not for cardia"),
        ("template", 4, {"hand": 3}, "toy-1", "for 2 seats, not for 4"),
        ("template", 2, {"hand": 2}, "toy-1", "for hand=3, not for 2"),
        ("template", 2, {"hand": 3}, "toy-2", "features 'toy-1', not for 'toy-2'"),
    ],
)
def test_weights_are_refused_elsewhere(
    game: str, seats: int, options: dict[str, int], features: str, why: str, tmp_path: Path
) -> None:
    save(net(), About(DOMAIN), tmp_path / "toy")
    with pytest.raises(BadWeights, match=why):
        load(tmp_path / "toy", game, seats, options, features)


def test_changed_or_broken_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "toy"
    with pytest.raises(BadWeights, match="cannot be read"):
        load(path, "template", 2, {"hand": 3}, "toy-1")
    save(net(), About(DOMAIN), path)
    other = net()
    other.layers[0][0][0, 0] += 1.0
    path.with_suffix(".npz").write_bytes(packed(other))
    with pytest.raises(BadWeights, match="not those that the file beside them describes"):
        load(path, "template", 2, {"hand": 3}, "toy-1")
    told = json.loads(path.with_suffix(".json").read_text())
    path.with_suffix(".json").write_text(json.dumps({**told, "weights": 99}))
    with pytest.raises(BadWeights, match="another format"):
        load(path, "template", 2, {"hand": 3}, "toy-1")
