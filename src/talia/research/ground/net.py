"""The net of the training ground in numpy: a policy, and a critic that sees the other's cards, in training only.

Both read one first layer (the left part is the policy's), so that a row is multiplied once. Rows come as packed bits of
a setup's own columns; `Sight` says which input each column is, and a setup's first layer is picked out by it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from talia.core.action import ActionSpace
from talia.core.rows import ALL, MOMENT, Layout
from talia.core.setup import Setup
from talia.research.ground.settings import Recipe

Array = npt.NDArray[Any]
Arrays = dict[str, Array]
POLICY = ("in", "in_bias", "mid", "mid_bias", "act", "act_bias")  # what is averaged, and what plays
OUT = np.float32(-1e9)  # the logit of an answer that is not allowed


def turned(actions: ActionSpace) -> Array:
    """Actions from the other seat's side: what is numbered by seats (`played:7/1`) changes places."""
    numbers = {word: n for n, word in enumerate(actions.words)}
    found = np.arange(len(actions.words))
    for n, word in enumerate(actions.words):
        name, slash, seat = word.rpartition("/")
        if slash and seat in ("0", "1"):
            found[n] = numbers.get(f"{name}/{1 - int(seat)}", n)
    return found


class Sight:
    """How the rows of a setup are read by a recipe's net."""

    def __init__(self, recipe: Recipe, setup: Setup) -> None:
        at = {name: n for n, name in enumerate(recipe.inputs)}
        nothing = len(at)  # a row of zeros behind the inputs
        self.setup = setup
        self.layout = Layout(setup, MOMENT)
        self.width = int(self.layout.width)
        self.columns = np.array([at.get(recipe.input_of(name), nothing) for name in self.layout.names])
        self.always = np.array([at[name] for name in recipe.always(setup)], np.int64)
        everything = Layout(setup, ALL).names
        secrets = [n for n, name in enumerate(everything) if name.startswith(recipe.secret)]
        self.secrets = np.array(secrets)
        known = [name.removeprefix(recipe.known) for name in recipe.inputs if name.startswith(recipe.known)]
        names = [everything[n].removeprefix(recipe.secret) for n in secrets]
        self.hidden = np.array([known.index(name) for name in names])  # which of the other's cards each is

    def rows(self, bits: Array) -> Array:
        """Packed rows as a matrix."""
        packed = np.ascontiguousarray(bits).view(np.uint8)
        return np.unpackbits(packed, axis=1, count=self.width, bitorder="little").astype(np.float32)


@dataclass
class Passed:
    """What a forward pass leaves behind for the way back."""

    first: Array
    second: Array
    logits: Array
    inner: Array  # of the critic
    values: Array


class Net:
    """The weights by name. `in` has a row of zeros at its end, for columns that are left out."""

    def __init__(self, weights: Arrays) -> None:
        self.weights = weights
        self.wide = int(weights["mid"].shape[0])  # units of the first layer that are the policy's

    @staticmethod
    def fresh(recipe: Recipe, actions: int, rng: np.random.Generator) -> Net:
        def layer(rows: int, columns: int, gain: float) -> Array:
            made: Array = (rng.standard_normal((rows, columns)) * gain).astype(np.float32)
            return made

        (wide, second), (critic, inner) = recipe.settings.units, recipe.settings.critic
        first = layer(len(recipe.inputs) + 1, wide + critic, 0.1)  # rows are sparse: some eighty columns are set
        first[-1] = 0.0
        hidden = sum(name.startswith(recipe.known) for name in recipe.inputs)
        return Net(
            {
                "in": first,
                "in_bias": np.zeros(wide + critic, np.float32),
                "hidden": layer(hidden, critic, 0.1),
                "mid": layer(wide, second, (2.0 / wide) ** 0.5),
                "mid_bias": np.zeros(second, np.float32),
                "act": layer(second, actions, 0.1 / second**0.5),
                "act_bias": np.zeros(actions, np.float32),
                "inner": layer(critic, inner, (2.0 / critic) ** 0.5),
                "inner_bias": np.zeros(inner, np.float32),
                "end": layer(inner, 1, 0.3 / inner**0.5),
                "end_bias": np.zeros(1, np.float32),
            }
        )

    def picked(self, sight: Sight) -> tuple[Array, Array]:
        """The first layer for a setup's columns, and its bias."""
        w = self.weights
        return w["in"][sight.columns], w["in_bias"] + w["in"][sight.always].sum(0)

    def above(self, sums: Array) -> Passed:
        """Everything above the first layer, for the sums of both parts."""
        w = self.weights
        first = np.maximum(sums, 0)
        second = np.maximum(first[:, : self.wide] @ w["mid"] + w["mid_bias"], 0)
        inner = np.maximum(first[:, self.wide :] @ w["inner"] + w["inner_bias"], 0)
        values = np.tanh((inner @ w["end"] + w["end_bias"])[:, 0])
        return Passed(first, second, second @ w["act"] + w["act_bias"], inner, values)

    def policy(self, sums: Array) -> Array:
        """The logits alone, for the sums of the policy's part."""
        w = self.weights
        second = np.maximum(np.maximum(sums, 0) @ w["mid"] + w["mid_bias"], 0)
        found: Array = second @ w["act"] + w["act_bias"]
        return found

    def back(self, passed: Passed, by_logits: Array, by_end: Array) -> tuple[Arrays, Array]:
        """The slopes of all weights above the first layer, and those of its sums; `by_end` is before tanh."""
        w = self.weights
        wide = self.wide
        by_second = (by_logits @ w["act"].T) * (passed.second > 0)
        by_inner = (by_end[:, None] @ w["end"].T) * (passed.inner > 0)
        by_first = np.empty_like(passed.first)
        by_first[:, :wide] = by_second @ w["mid"].T
        by_first[:, wide:] = by_inner @ w["inner"].T
        by_first *= passed.first > 0
        return {
            "mid": passed.first[:, :wide].T @ by_second,
            "mid_bias": by_second.sum(0),
            "act": passed.second.T @ by_logits,
            "act_bias": by_logits.sum(0),
            "inner": passed.first[:, wide:].T @ by_inner,
            "inner_bias": by_inner.sum(0),
            "end": passed.inner.T @ by_end[:, None],
            "end_bias": by_end.sum(0, keepdims=True),
            "in_bias": by_first.sum(0),
        }, by_first

    def policy_part(self) -> Arrays:
        """A copy of what plays, without the critic."""
        w = self.weights
        found = {name: w[name].copy() for name in POLICY}
        found["in"] = w["in"][:, : self.wide].copy()
        found["in_bias"] = w["in_bias"][: self.wide].copy()
        return found


class Average:
    """The policy that is averaged over lessons: the magnet, and what is judged and plays."""

    def __init__(self, weights: Arrays) -> None:
        self.weights = weights

    def move(self, net: Net, share: float) -> None:
        """A step towards the newest weights."""
        new = net.policy_part()
        for name, value in self.weights.items():
            value += np.float32(share) * (new[name] - value)

    def net(self) -> Net:
        return Net(self.weights)


class Adam:
    """Adam with a bound on the norm of the gradient."""

    def __init__(self, first: Arrays, second: Arrays, times: int = 0) -> None:
        self.first = first
        self.second = second
        self.times = times

    @staticmethod
    def fresh(net: Net) -> Adam:
        zeros = [{name: np.zeros_like(value) for name, value in net.weights.items()} for _ in range(2)]
        return Adam(zeros[0], zeros[1])

    def move(self, net: Net, slopes: Mapping[str, Array], rate: float, steepest: float) -> None:
        self.times += 1
        norm = float(np.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes.values())))
        scale = np.float32(min(1.0, steepest / (norm + 1e-8)))
        step = np.float32(rate * np.sqrt(1 - 0.999**self.times) / (1 - 0.9**self.times))
        for name, slope in slopes.items():
            slope *= scale
            first, second = self.first[name], self.second[name]
            first += np.float32(0.1) * (slope - first)
            second += np.float32(0.001) * (slope * slope - second)
            net.weights[name] -= step * first / (np.sqrt(second) + np.float32(1e-6))
