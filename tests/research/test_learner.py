"""The learner of examples/train_on_batch.py learns, repeats itself, and plays as a bot from its checkpoint."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import talia
from talia.bots import Budget
from talia.bots.play.outside import maker

FILE = Path(__file__).parents[2] / "examples" / "train_on_batch.py"


@pytest.fixture(scope="module")
def example() -> Any:
    spec = spec_from_file_location("train_on_batch", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # data classes look for it there
    spec.loader.exec_module(module)
    return module


def trainer(example: Any, lessons: int) -> Any:
    settings = example.Settings(games=64, steps=12, minibatch=128, units=(32, 16), kept_rows=8, decisions=4000)
    made = example.Trainer(settings)
    made.told = [made.learn(made.play()) for _ in range(lessons)]
    return made


def test_the_same_seed_learns_the_same(example: Any) -> None:
    one, other = (trainer(example, 2) for _ in range(2))
    for name, weights in one.net.weights.items():
        assert (weights == other.net.weights[name]).all(), name
    assert one.told == other.told


def test_slopes_are_those_of_the_loss(example: Any) -> None:
    """Of both heads, by small differences."""
    rng = np.random.default_rng(3)
    net = example.Net.new(9, 5, (7, 6), rng)
    net.weights = {name: value.astype(np.float64) for name, value in net.weights.items()}
    rows = rng.random((4, 9))
    by_act, by_end = rng.random((4, 5)), rng.random(4)

    def loss() -> float:
        _, _, logits, value = net.forward(rows)
        return float((logits * by_act).sum() + (np.arctanh(value) * by_end).sum())

    first, second, _, _ = net.forward(rows)
    slopes = net.gradient(rows, first, second, by_act, by_end)
    for name, weights in net.weights.items():
        at = tuple(rng.integers(0, size) for size in weights.shape)
        before, step = loss(), 1e-6
        weights[at] += step
        assert (loss() - before) / step == pytest.approx(slopes[name][at], rel=1e-3, abs=1e-6), name
        weights[at] -= step


def test_what_came_of_an_answer_is_the_seat_s_own(example: Any) -> None:
    """A seat's next decision stands for what came of its last one, and the end for both seats."""
    made = trainer(example, 0)
    made.settings.steps, made.settings.games, made.settings.trace = 4, 1, 1.0
    made_of = {
        "values": np.array([[0.1], [0.2], [0.3], [0.4]], np.float32),
        "seats": np.array([[0], [1], [0], [1]]),
        "ended": np.array([[False], [False], [True], [False]]),
        "rewards": np.array([[[0, 0]], [[0, 0]], [[1, -1]], [[0, 0]]], np.float32),
    }
    nothing = np.zeros((4, 1), np.float32)
    played = example.Played(nothing, nothing, nothing, nothing, **made_of)
    better, came, known = made.judge(played)
    assert known.ravel().tolist() == [True, True, True, False]
    assert came.ravel()[:3].tolist() == pytest.approx([1, -1, 1])
    assert better.ravel()[:3].tolist() == pytest.approx([0.9, -1.2, 0.7])


def test_a_checkpoint_plays_as_a_bot(example: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = trainer(example, 1)
    made.save(tmp_path / "policy.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["policy.npz"]
    monkeypatch.chdir(tmp_path)
    bot = maker(f"{FILE}:Learner")()
    state = talia.game("cardia").start(3)
    while not state.over:
        view = state.view(state.who, memory=True)
        action = bot.think(view, 5, Budget.parse("10n"))
        assert action == bot.think(view, 6, Budget.parse("10n")), "another world that fits the view has the same row"
        assert action in state.legal()
        state.apply(action)
