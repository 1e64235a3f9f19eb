"""Learned evaluations as files, and as plain lists to play with: numpy is needed for training and batches only.

Weights are one small `.npz`; beside it a JSON file says what they are for and where they come from: hash, domain (game,
seats, options), features, training command, seed and how well the chances hold (calibration). Weights are refused where
they are not for, and where the file is not the one that was described.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import operator
import struct
import zipfile
from ast import literal_eval
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from talia.bots.methods.forward import Forward, Layers
from talia.core.errors import TaliaError

FORMAT = 1
Table = list[list[float]]  # a row a feature or unit


class BadWeights(TaliaError):
    """Weights that cannot be used here."""


@dataclass(frozen=True)
class Domain:
    """What weights are for: a game, a number of seats, and those options that matter to them."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    features: str = ""  # the name and version of the features, such as `cardia-1`

    def refusal(self, game: str, seats: int, options: dict[str, Any]) -> str | None:
        """Why a variant is not in this domain, or None."""
        if game != self.game:
            return f"they are for {self.game}, not for {game}"
        if seats != self.seats:
            return f"they are for {self.seats} seats, not for {seats}"
        for name, value in self.options.items():
            if options.get(name) != value:
                return f"they are for {name}={value!r}, not for {options.get(name)!r}"
        return None


@dataclass
class About:
    """What stands beside the weights."""

    domain: Domain
    sha256: str = ""
    command: str = ""
    seed: int = 0
    games: int = 0
    rows: int = 0
    seconds: float = 0.0
    code: str = ""  # a hash of the rules and bots that made the games
    calibration: dict[str, Any] = field(default_factory=dict)
    history: list[dict[str, Any]] = field(default_factory=list)
    words: str = ""  # what each feature stands for, in their order, where cards may be added between them

    def to_json(self) -> dict[str, Any]:
        return {"weights": FORMAT, **asdict(self)}


def _slow(one: Sequence[float], other: Sequence[float]) -> float:
    found: float = sum(map(operator.mul, one, other))
    return found


product: Callable[[Sequence[float], Sequence[float]], float] = getattr(math, "sumprod", _slow)  # from Python 3.12 on


class Weights:
    """Two hidden layers of rectified units; outputs are a chance (through a sigmoid) and, if there are two, a score."""

    def __init__(self, layers: list[tuple[Table, list[float]]], score_scale: float = 1.0) -> None:
        self.layers = layers
        self.score_scale = score_scale
        # Above the first layer what leads to a unit is what is added up.
        self._above = [([list(column) for column in zip(*table, strict=True)], bias) for table, bias in layers[1:]]

    @property
    def features(self) -> int:
        return len(self.layers[0][0])

    @property
    def outputs(self) -> int:
        return len(self.layers[-1][1])

    def relaid(self, known: Sequence[str], wanted: Sequence[str]) -> Weights:
        """The same net for features in another order, by their words; what it has never seen weighs nothing."""
        table, bias = self.layers[0]
        at = {word: number for number, word in enumerate(known)}
        nothing = [0.0] * len(bias)
        first = [table[at[word]] if word in at else nothing for word in wanted]
        return Weights([(first, bias), *self.layers[1:]], self.score_scale)

    def raw(self, sums: Sequence[float]) -> list[float]:
        """The outputs for sums of the first layer, bias included."""
        there: Sequence[float] = sums
        for columns, bias in self._above:
            there = [value if value > 0.0 else 0.0 for value in there]
            there = [product(there, column) + lift for column, lift in zip(columns, bias, strict=True)]
        return list(there)

    def compiled(self) -> Layers:
        """The weights for compiled search; the chance only."""
        (first, first_bias), (second, second_bias), (last, last_bias) = self.layers
        return Layers(first, first_bias, second, second_bias, [row[0] for row in last], last_bias[0])

    def forward(self) -> Forward:
        """The same for compiled search, one position at a time."""
        return Forward(self.compiled())


def squashed(value: float) -> float:
    """The chance of the logarithm of its odds."""
    return 1.0 / (1.0 + math.exp(-min(30.0, max(-30.0, value))))


# Files.


def weights_of(game: str) -> Path:
    """Where a game's weights lie: beside its bots."""
    return Path(__file__).parent.parent / game / "weights"


def unpacked(data: bytes) -> Weights:
    """The weights of a file."""
    with zipfile.ZipFile(io.BytesIO(data)) as file:
        arrays = {name.removesuffix(".npy"): _array(file.read(name)) for name in file.namelist()}
    layers: list[tuple[Table, list[float]]] = []
    for number in range(3):
        (_, width), flat = arrays[f"w{number}"]
        table = [flat[at : at + width] for at in range(0, len(flat), width)]
        layers.append((table, arrays[f"b{number}"][1]))
    return Weights(layers, arrays["score_scale"][1][0])


def _array(data: bytes) -> tuple[tuple[int, ...], list[float]]:
    """The shape of an array and its numbers, row after row."""
    if data[:8] != b"\x93NUMPY\x01\x00":
        raise ValueError("no array of a form that is known")
    begins = 10 + int.from_bytes(data[8:10], "little")
    head = literal_eval(data[10:begins].decode("latin-1"))
    letter = {"<f2": "e", "<f4": "f"}.get(head["descr"])
    if letter is None or head["fortran_order"]:
        raise ValueError(f"an array of {head['descr']} is not known here")
    shape: tuple[int, ...] = head["shape"]
    return shape, list(struct.unpack(f"<{math.prod(shape)}{letter}", data[begins:]))


def described(path: Path, game: str, seats: int, options: dict[str, Any], features: str) -> tuple[bytes, About]:
    """The file for this very variant and these features, and what stands beside it; BadWeights says why not."""
    try:
        told = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        data = path.with_suffix(".npz").read_bytes()
        if told.pop("weights") != FORMAT:
            raise ValueError("another format")
        about = About(**{**told, "domain": Domain(**told["domain"])})
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadWeights(f"{path.name}: these weights cannot be read: {error}") from None
    if hashlib.sha256(data).hexdigest() != about.sha256:
        raise BadWeights(f"{path.name}: the weights are not those that the file beside them describes")
    refusal = about.domain.refusal(game, seats, options)
    if refusal is None and about.domain.features != features:
        refusal = f"they are for features {about.domain.features!r}, not for {features!r}"
    if refusal is not None:
        raise BadWeights(f"{path.name}: these weights cannot be used here: {refusal}")
    return data, about


def load(
    path: Path, game: str, seats: int, options: dict[str, Any], features: str, words: Sequence[str] = ()
) -> tuple[Weights, About]:
    """The weights for this very variant and these features; BadWeights says why not.

    Weights that know their features by words are laid anew by them: features have moved where a card was added.
    """
    data, about = described(path, game, seats, options, features)
    weights = unpacked(data)
    known = about.words.split()
    if known and words and known != list(words):
        weights = weights.relaid(known, words)
    return weights, about
