"""What training needs: recipes that play games and give rows, blocks of rows, and Adam in plain numpy.

A game's recipes lie in `talia.bots.<game>.recipes` as `RECIPES`, a dict by name. A recipe's rows are made
from views, or from worlds dealt from views; never from what a seat could not know. `run.py` plays and learns
by them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import numpy.typing as npt

from talia.bots.methods.net import Floats, Net, Rows, sigmoid
from talia.bots.methods.weights import Domain
from talia.core.errors import BadOption
from talia.registry import game as game_of

Numbers = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Position:
    """One row: features (numbers, or numbers with values), and what came of it for the seat it belongs to."""

    features: list[int] | list[tuple[int, float]]
    won: float
    score: float = 0.0


@dataclass(frozen=True)
class Block:
    """The rows of some games."""

    rows: Rows
    won: Floats
    scores: Floats
    games: Numbers  # which game a row is of: games are learned from or judged by, never both

    @staticmethod
    def of(played: list[tuple[int, list[Position]]]) -> Block:
        """A block of games and their positions."""
        positions = [position for _, game in played for position in game]
        if any(position.features and isinstance(position.features[0], tuple) for position in positions):
            rows = Rows.valued([_pairs(position) for position in positions])
        else:
            rows = Rows.of([_numbers(position) for position in positions])
        return Block(
            rows,
            np.array([position.won for position in positions], np.float32),
            np.array([position.score for position in positions], np.float32),
            np.array([number for number, game in played for _ in game], np.int64),
        )

    @staticmethod
    def joined(blocks: list[Block]) -> Block:
        starts = [np.zeros(1, np.int64)]
        for block in blocks:
            starts.append(block.rows.starts[1:] + starts[-1][-1])
        valued = any(block.rows.values is not None for block in blocks)
        return Block(
            Rows(
                np.concatenate([block.rows.indices for block in blocks]),
                np.concatenate(starts),
                np.concatenate([_values(block.rows) for block in blocks]) if valued else None,
            ),
            np.concatenate([block.won for block in blocks]),
            np.concatenate([block.scores for block in blocks]),
            np.concatenate([block.games for block in blocks]),
        )

    def save(self, path: Path) -> None:
        """Written whole or not at all: a run may be killed at any moment."""
        new = path.with_suffix(".new.npz")
        nothing = np.zeros(0, np.float32)
        np.savez_compressed(
            new,
            indices=self.rows.indices,
            starts=self.rows.starts,
            values=nothing if self.rows.values is None else self.rows.values,
            won=self.won,
            scores=self.scores,
            games=self.games,
        )
        new.replace(path)

    @staticmethod
    def load(path: Path) -> Block:
        with np.load(path, allow_pickle=False) as found:
            values = found["values"]
            rows = Rows(found["indices"], found["starts"], values if len(values) else None)
            return Block(rows, found["won"], found["scores"], found["games"])


def _numbers(position: Position) -> list[int]:
    return [feature if isinstance(feature, int) else feature[0] for feature in position.features]


def _pairs(position: Position) -> list[tuple[int, float]]:
    return [(feature, 1.0) if isinstance(feature, int) else feature for feature in position.features]


def _values(rows: Rows) -> Floats:
    return np.ones(len(rows.indices), np.float32) if rows.values is None else rows.values


@dataclass(frozen=True)
class Recipe:
    """How one net is made."""

    name: str  # of the weights file
    domain: Domain
    features: int
    play: Callable[[int, Net | None], list[Position]]  # a game from its seed, with the net learned so far, if any
    hidden: int = 64
    second: int = 32
    score_scale: float = 0.0  # above 0: a second output learns score / score_scale
    games: int = 20_000
    rounds: int = 1  # generations: the net of one plays the games of the next
    window: int = 0  # above 0: a net goes on from the one before and learns from the last so many generations only
    epochs: int = 6
    rate: float = 1e-3
    spread: float = 1.0  # of the first layer's random weights; small where features are rare and would stay noise
    chunk: int = 200  # games a worker plays at a time
    about: str = ""  # a line for those who choose
    words: tuple[str, ...] = ()  # what each feature stands for, where they follow from the cards of the box


def recipes(game: str) -> dict[str, Recipe]:
    """The recipes of a game, by name."""
    package = f"talia.bots.{game}"
    if game_of(game).name != game or find_spec(package) is None or find_spec(f"{package}.recipes") is None:
        return {}
    found: dict[str, Recipe] = import_module(f"{package}.recipes").RECIPES
    return found


def recipe(game: str, name: str | None) -> Recipe:
    found = recipes(game)
    if not found:
        raise BadOption(f"{game}: there is nothing to train in this game yet")
    if name is None and len(found) == 1:
        return next(iter(found.values()))
    if name is None or name not in found:
        raise BadOption(f"recipe {name!r}: there is none of that name in {game}; allowed: {', '.join(found)}")
    return found[name]


class Trainer:
    """Adam on batches of rows: cross entropy for the chance, half the squared error for the score."""

    def __init__(self, net: Net, rate: float, seed: int, batch: int = 1024, decay: float = 1e-5) -> None:
        self.net = net
        self.rate = rate
        self.batch = batch
        self.decay = decay
        self.rng = np.random.default_rng(seed)
        self.step = 0
        self.moments = [(np.zeros_like(array), np.zeros_like(array)) for layer in net.layers for array in layer]

    def gradients(self, full: Floats, won: Floats, scores: Floats | None) -> tuple[float, list[Floats]]:
        """The loss of a batch and which way each weight raises it."""
        (w0, b0), (w1, b1), (w2, b2) = self.net.layers
        sum0 = full @ w0 + b0
        out0 = np.maximum(sum0, 0.0)
        sum1 = out0 @ w1 + b1
        out1 = np.maximum(sum1, 0.0)
        raw = out1 @ w2 + b2
        chance = sigmoid(raw[:, 0])
        near = np.clip(chance, 1e-6, 1 - 1e-6)
        loss = float(-(won * np.log(near) + (1 - won) * np.log(1 - near)).mean())
        slope = np.zeros_like(raw)
        slope[:, 0] = chance - won
        if scores is not None:
            off = raw[:, 1] - scores
            loss += float(0.5 * (off * off).mean())
            slope[:, 1] = off
        slope /= len(full)
        back1 = (slope @ w2.T) * (sum1 > 0)
        back0 = (back1 @ w1.T) * (sum0 > 0)
        return loss, [full.T @ back0, back0.sum(0), out0.T @ back1, back1.sum(0), out1.T @ slope, slope.sum(0)]

    def learn(self, full: Floats, won: Floats, scores: Floats | None) -> float:
        """One batch; gives the loss before it."""
        loss, gradients = self.gradients(full, won, scores)
        self.step += 1
        rate = self.rate * (1 - 0.999**self.step) ** 0.5 / (1 - 0.9**self.step)
        weights = [array for layer in self.net.layers for array in layer]
        for weight, gradient, (first, second) in zip(weights, gradients, self.moments, strict=True):
            first *= 0.9
            first += 0.1 * gradient
            second *= 0.999
            second += 0.001 * gradient * gradient
            weight -= rate * (first / (np.sqrt(second) + 1e-8) + self.decay * weight)
        return loss

    def epoch(self, block: Block, which: Numbers, scale: float, until: float) -> Iterator[tuple[float, float]]:
        """Some rows once each, in random order; tells how far it is and the loss. Stops when the time is up."""
        order = self.rng.permutation(which)
        for at in range(0, len(order), self.batch):
            if time.monotonic() > until:
                return
            part = order[at : at + self.batch]
            scores = block.scores[part] / np.float32(scale) if scale > 0 else None
            loss = self.learn(block.rows.dense(self.net.features, part), block.won[part], scores)
            yield min(1.0, (at + self.batch) / len(order)), loss
