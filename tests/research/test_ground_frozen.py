"""Policies that learn against a frozen one, duels of policies, and lessons whose games are played elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import talia
from talia.bots.methods.weights import weights_of
from talia.bots.training.match import RANGES
from talia.cli.__main__ import main
from talia.core.errors import BadOption
from talia.research.ground import far, weights
from talia.research.ground.cardia import RECIPES
from talia.research.ground.duel import duel
from talia.research.ground.lesson import Games, Rows, sides
from talia.research.ground.net import Net, Sight
from talia.research.ground.run import Run, train
from talia.research.ground.settings import Recipe
from tests.research.test_ground import SMALL, arrays, nothing, same, small


def sloppy() -> Net:
    """A small policy that answers anything: easy to beat."""
    return Run(small()).net


def response(**changed: Any) -> Recipe:
    settings = replace(SMALL, **{"magnet": 0.0, "entropy": 0.01, "last_entropy": 0.002, **changed})
    return replace(RECIPES["cardia-response"], settings=settings, frozen=sloppy)


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    run = Run(small())
    run.step()
    run.adam.second["in"][:] = 1  # as if every input had been met
    weights.write(run, tmp_path, "a test", "")
    found = weights.read(run.recipe, tmp_path)
    wanted = {**run.net.weights, **{name: value for name, value in run.average.weights.items() if name != "in"}}
    wanted["in"] = np.concatenate([run.average.weights["in"], run.net.weights["in"][:, run.net.wide :]], axis=1)
    wanted["in_bias"] = np.concatenate([run.average.weights["in_bias"], run.net.weights["in_bias"][run.net.wide :]])
    assert found.weights.keys() == wanted.keys()
    for name, value in found.weights.items():
        assert value.dtype == np.float32
        assert value == pytest.approx(wanted[name], abs=1e-3), name


def test_what_ships_can_be_played_against() -> None:
    found = weights.read(RECIPES["cardia-master"], weights_of("cardia"))
    fresh = Run(RECIPES["cardia-master"]).net
    assert {name: value.shape for name, value in found.weights.items()} == {
        name: value.shape for name, value in fresh.weights.items()
    }
    sight = Sight(RECIPES["cardia-master"], talia.game("cardia").setup())
    assert duel(found, fresh, sight, 50).low > 0.6, "it has learned something"


def test_a_duel_with_oneself_is_even_and_can_be_turned_round() -> None:
    recipe = small()
    sight = Sight(recipe, talia.game("cardia").setup())
    one, other = Run(recipe).net, Run(small(seed=9)).net
    assert duel(one, one, sight, 20).mean == 0.5
    found, turned_round = duel(one, other, sight, 30), duel(other, one, sight, 30)
    assert found.mean + turned_round.mean == pytest.approx(1)
    assert found.deals == 30
    assert duel(one, other, sight, 30) == found
    assert duel(one, other, sight, 30, RANGES["reporting"]) != found


def test_a_response_begins_as_whom_it_learns_to_beat() -> None:
    run = Run(response())
    assert all(np.array_equal(value, sloppy().weights[name]) for name, value in run.net.weights.items())
    run.step()
    assert run.games.frozen is not None
    frozen = run.games.frozen.weights
    assert all(np.array_equal(value, frozen[name]) for name, value in sloppy().policy_part().items()), "it is frozen"
    assert any(not np.array_equal(value, sloppy().weights[name]) for name, value in run.net.weights.items())
    assert 0.0 <= run.history[-1]["won"] <= 1.0


def test_the_frozen_seat_answers_as_the_frozen_policy_and_is_not_learned_from() -> None:
    """Its answers do not depend on the one who learns; rows are of the other seat alone."""
    recipe = response(tables=16, steps=40)
    sight = Sight(recipe, talia.game("cardia").setup())
    run = Run(recipe)
    frozen = sloppy()
    frozen.weights["act_bias"] = np.linspace(400, -400, len(frozen.weights["act_bias"])).astype(np.float32)
    games = Games(recipe, Net(frozen.policy_part()))
    played = games.play_setup(run.net, run.average, sight, 16, RANGES["training"])
    theirs = played.seats != sides(16)
    assert (played.learning == ~theirs).all()
    assert theirs.any()
    assert played.learning.any()
    # So steep a policy nearly always takes its first answer, whoever is at the other seat.
    first = played.masks.argmax(2)
    assert (first == played.actions)[theirs].mean() > 0.95
    assert (first == played.actions)[~theirs].mean() < 0.8
    rows = Rows.of(played, 0.9)
    assert 0 < len(rows.actions) <= played.learning.sum()
    ended, points = played.won()
    assert 0 <= points <= ended


def test_a_response_learns_to_win() -> None:
    """Against one who answers anything a few lessons are enough."""
    recipe = response(tables=128, steps=64, minibatch=256, decisions=128 * 64 * 20, rate=1e-2)
    run = Run(recipe)
    for _ in range(10):
        run.step()
    sight = Sight(recipe, talia.game("cardia").setup())
    assert duel(run.net, sloppy(), sight, 200).low > 0.53


def test_a_response_that_was_stopped_goes_on_to_the_bit_but_not_against_others(tmp_path: Path) -> None:
    whole = train(response(), tmp_path / "whole.npz", nothing)
    for lessons in (1, None):
        stopped = train(response(), tmp_path / "stopped.npz", nothing, lessons)
    assert same(whole, stopped)
    other = replace(response(), frozen=lambda: Run(small(seed=9)).net)
    with pytest.raises(BadOption, match="other weights"):
        train(other, tmp_path / "whole.npz", nothing)


# Elsewhere.


class Standing(ModuleType):
    """Ray, as far as it is asked: every task in this process, finished in the reverse of their order."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.asked: list[Any] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 4.0}

    def remote(self, num_cpus: int) -> Callable[[Callable[..., Any]], Any]:
        def made(work: Callable[..., Any]) -> Any:
            task = ModuleType("task")
            task.remote = lambda *given: self._done(work, given)  # type: ignore[attr-defined]  # as Ray has it
            return task

        return made

    def _done(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[int, Any]:
        self.asked.append(given)
        return len(self.asked), work(*given)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return [running[-1]], running[:-1]

    def get(self, reference: tuple[int, Any]) -> Any:
        return reference[1]

    def cancel(self, reference: Any, force: bool) -> None:
        raise AssertionError("nothing is left over")


class Reference:
    """What a task will give; references are keys, so they are compared by themselves."""


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> Standing:
    standing = Standing()
    kept: dict[Reference, Any] = {}
    plain = standing._done

    def done(work: Callable[..., Any], given: tuple[Any, ...]) -> Any:
        reference = Reference()
        kept[reference] = plain(work, given)[1]
        return reference

    monkeypatch.setattr(standing, "_done", done)
    monkeypatch.setattr(standing, "get", kept.__getitem__)
    monkeypatch.setitem(sys.modules, "ray", standing)
    return standing


@pytest.mark.parametrize("recipe", [small(), response()], ids=["with itself", "with a frozen one"])
def test_lessons_played_elsewhere_give_the_same_weights(
    recipe: Recipe, ray: Standing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = train(recipe, tmp_path / "here.npz", nothing, 2)
    elsewhere = train(recipe, tmp_path / "there.npz", nothing, 2, spread=far.Cluster())
    assert len(ray.asked) >= 2
    assert same(here, elsewhere)
    assert any(value.any() for name, value in arrays(here).items() if name.startswith("first"))


def test_nothing_but_a_part_of_a_lesson_is_sent(ray: Standing) -> None:
    """No deck, no hand: a first deal out of the training range, weights, options and the recipe's name."""
    recipe = small()
    run = Run(recipe, far.Cluster())
    run.step()
    assert len(ray.asked) == sum(many > 0 for _, many in run.games.tables(0))
    for of, name, settings, _options, many, deal, *_weights in ray.asked:
        assert (of, name, settings) == ("cardia", recipe.name, recipe.settings)
        assert many > 0
        assert deal >= RANGES["training"]


def test_the_command_asks_for_ray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setitem(RECIPES, "cardia-master", small())
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["train", "cardia", "cardia-master", "--seed", "3", "--lessons", "1", "--unjudged", "--ray"]
    assert main([*words, "--folder", str(tmp_path), "--out", str(tmp_path)]) != 0
    assert "talia[ray]" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["cardia-master", "cardia-response"])
def test_the_command_with_ray_and_without(
    name: str, ray: Standing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any
) -> None:
    recipe = {"cardia-master": small(), "cardia-response": response(steps=40)}[name]
    said = replace(recipe, judge=lambda _: lambda net, average: {"against nobody": 0.5}, report=lambda net: ["a bound"])
    monkeypatch.setitem(RECIPES, name, said)
    made = {}
    for folder, more in (("here", []), ("there", ["--ray"])):
        words = ["train", "cardia", name, "--seed", "3", "--lessons", "2", "--folder", str(tmp_path / folder)]
        out = [] if name == "cardia-response" else ["--out", str(tmp_path / folder)]
        assert main([*words, *out, *more]) == 0
        assert "a bound" in capsys.readouterr().out
        made[folder] = [(tmp_path / folder / file).with_suffix(".npz").read_bytes() for file in recipe.weights]
    assert made["here"] == made["there"]
    assert ray.asked
