"""Learned evaluations in numpy: sparse features -> 64 to 128 -> 32 -> the chance of winning (and a score).

For training and for batches of many rows; who plays reads the same files without numpy (`weights.py`).
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from talia.bots.methods import weights
from talia.bots.methods.forward import Forward, Layers
from talia.bots.methods.weights import About, BadWeights, Weights

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int32]

_MANY = 8  # rows; from here on a full matrix is faster, though most of it is 0 (measured: up to 9 times)


@dataclass(frozen=True)
class Rows:
    """Positions as sparse rows: the features of row n are `indices[starts[n]:starts[n+1]]`, 1 unless `values` says."""

    indices: Ints
    starts: npt.NDArray[np.int64]
    values: Floats | None = None

    def __len__(self) -> int:
        return len(self.starts) - 1

    @staticmethod
    def of(rows: Sequence[Sequence[int]]) -> Rows:
        """Rows of feature numbers, all 1."""
        starts = np.zeros(len(rows) + 1, np.int64)
        np.cumsum([len(row) for row in rows], out=starts[1:])
        indices = np.fromiter((index for row in rows for index in row), np.int32, int(starts[-1]))
        return Rows(indices, starts)

    @staticmethod
    def valued(rows: Sequence[Sequence[tuple[int, float]]]) -> Rows:
        """Rows of feature numbers with values."""
        plain = Rows.of([[index for index, _ in row] for row in rows])
        values = np.fromiter((value for row in rows for _, value in row), np.float32, len(plain.indices))
        return Rows(plain.indices, plain.starts, values)

    def dense(self, features: int, which: npt.NDArray[np.int64] | None = None) -> Floats:
        """The rows (some of them) as a full matrix."""
        if which is None:
            lengths = np.diff(self.starts)
            found, values = self.indices, self.values
        else:
            lengths = self.starts[which + 1] - self.starts[which]
            ends = np.cumsum(lengths)
            places = np.arange(int(lengths.sum())) + np.repeat(self.starts[which] - (ends - lengths), lengths)
            found, values = self.indices[places], None if self.values is None else self.values[places]
        # Counting into one long row is four times as fast as adding into a table. What stands twice counts twice.
        flat = np.repeat(np.arange(len(lengths)) * features, lengths) + found
        counted = np.bincount(flat, values, len(lengths) * features)
        return counted.astype(np.float32).reshape(len(lengths), features)


class Net:
    """Two hidden layers of rectified units; outputs are a chance (through a sigmoid) and, if there are two, a score."""

    def __init__(self, layers: list[tuple[Floats, Floats]], score_scale: float = 1.0) -> None:
        self.layers = layers
        self.score_scale = score_scale

    @staticmethod
    def fresh(
        features: int, hidden: int, second: int, outputs: int, seed: int, score_scale: float = 1.0, spread: float = 1.0
    ) -> Net:
        """Random weights (He's scale, in the first layer times `spread`), from a seed."""
        rng = np.random.default_rng(seed)
        sizes = [features, hidden, second, outputs]
        # Rows are sparse: the first layer is scaled for some thirty features at once, not for all there are.
        scales = [spread * (2.0 / min(features, 30)) ** 0.5, (2.0 / hidden) ** 0.5, (1.0 / second) ** 0.5]
        layers = [
            (rng.normal(0.0, scale, (a, b)).astype(np.float32), np.zeros(b, np.float32))
            for a, b, scale in zip(sizes, sizes[1:], scales, strict=False)
        ]
        return Net(layers, score_scale)

    @staticmethod
    def of(found: Weights) -> Net:
        layers = [(np.array(table, np.float32), np.array(bias, np.float32)) for table, bias in found.layers]
        return Net(layers, found.score_scale)

    @property
    def features(self) -> int:
        return int(self.layers[0][0].shape[0])

    @property
    def outputs(self) -> int:
        return int(self.layers[-1][0].shape[1])

    def raw(self, first: Floats) -> Floats:
        """The outputs for sums of the first layer, bias included."""
        (_, _), (second, second_bias), (last, last_bias) = self.layers
        hidden = np.maximum(np.maximum(first, 0.0) @ second + second_bias, 0.0)
        result: Floats = hidden @ last + last_bias
        return result

    def first(self, rows: Rows) -> Floats:
        """The sums of the first layer: for a few rows only what is there is added up."""
        table, bias = self.layers[0]
        if len(rows) >= _MANY:
            result: Floats = rows.dense(self.features) @ table + bias
            return result
        if len(rows.indices) == 0:
            return np.repeat(bias[None, :], len(rows), axis=0)
        picked = table[rows.indices]
        if rows.values is not None:
            picked = picked * rows.values[:, None]
        # `reduceat` gives an empty row its neighbour's first entry: such rows are set apart.
        filled = rows.starts[:-1] < rows.starts[1:]
        sums = np.zeros((len(rows), table.shape[1]), np.float32)
        sums[filled] = np.add.reduceat(picked, rows.starts[:-1][filled], axis=0)
        return sums + bias

    def chances(self, rows: Rows) -> Floats:
        """The chance of winning, row by row."""
        return sigmoid(self.raw(self.first(rows))[:, 0])

    def scores(self, rows: Rows) -> Floats:
        """The expected score, row by row, where the net has learned one."""
        if self.outputs < 2:
            raise BadWeights("these weights have learned no score")
        result: Floats = self.raw(self.first(rows))[:, 1] * np.float32(self.score_scale)
        return result

    def chances_dense(self, full: Floats) -> Floats:
        """The same for a full matrix: faster where most features are there."""
        table, bias = self.layers[0]
        return sigmoid(self.raw(full @ table + bias)[:, 0])

    def plain(self) -> Weights:
        """The same to play with."""
        return Weights([(table.tolist(), bias.tolist()) for table, bias in self.layers], self.score_scale)

    def compiled(self) -> Layers:
        """The weights for compiled search; the chance only."""
        return self.plain().compiled()

    def forward(self) -> Forward:
        """The same for compiled search, one position at a time."""
        return Forward(self.compiled())


def sigmoid(values: Floats) -> Floats:
    result: Floats = (1.0 / (1.0 + np.exp(-np.clip(values, -30.0, 30.0)))).astype(np.float32)
    return result


# Files.


def packed(net: Net) -> bytes:
    """The weights as a file: half precision, which moves no chance by more than a thousandth or so."""
    arrays: dict[str, Any] = {"score_scale": np.float32(net.score_scale)}
    for number, (table, bias) in enumerate(net.layers):
        arrays[f"w{number}"] = table.astype(np.float16)
        arrays[f"b{number}"] = bias.astype(np.float16)
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def unpacked(data: bytes) -> Net:
    """The net of such a file."""
    return Net.of(weights.unpacked(data))


def save(net: Net, about: About, path: Path) -> None:
    """Write `path.npz` and `path.json`."""
    data = packed(net)
    about.sha256 = hashlib.sha256(data).hexdigest()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".npz").write_bytes(data)
    text = json.dumps(about.to_json(), indent=1, ensure_ascii=False) + "\n"
    path.with_suffix(".json").write_text(text, encoding="utf-8")


def load(
    path: Path, game: str, seats: int, options: dict[str, Any], features: str, words: Sequence[str] = ()
) -> tuple[Net, About]:
    """The weights for this very variant and these features; BadWeights says why not."""
    found, about = weights.load(path, game, seats, options, features, words)
    return Net.of(found), about


def calibration(chances: Floats, wins: Floats, bins: int = 10) -> dict[str, Any]:
    """How well chances hold: Brier score, log loss, and what really came of each tenth of them."""
    clipped = np.clip(chances.astype(np.float64), 1e-6, 1 - 1e-6)
    table = []
    which = np.minimum((clipped * bins).astype(int), bins - 1)
    for number in range(bins):
        inside = which == number
        if inside.any():
            table.append(
                {
                    "from": number / bins,
                    "rows": int(inside.sum()),
                    "said": round(float(clipped[inside].mean()), 4),
                    "came": round(float(wins[inside].mean()), 4),
                }
            )
    rate = float(wins.mean())
    return {
        "rows": len(wins),
        "brier": round(float(((clipped - wins) ** 2).mean()), 5),
        "brier_of_the_mean": round(float(((rate - wins) ** 2).mean()), 5),
        "log_loss": round(float(-(wins * np.log(clipped) + (1 - wins) * np.log(1 - clipped)).mean()), 5),
        "off": round(sum(row["rows"] * abs(row["said"] - row["came"]) for row in table) / len(wins), 5),
        "table": table,
    }
