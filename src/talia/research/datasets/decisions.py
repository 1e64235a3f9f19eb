"""Games decision by decision: what a seat saw (by an Observer), what it could answer, what it did, how it ended.

Observations and masks are kept as bits. The clock of a table is no player: its answers are no rows.
"""

from __future__ import annotations

import gzip
import io
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from talia.core.record import Record
from talia.core.setup import Setup
from talia.registry import game as game_of
from talia.research.datasets import form
from talia.research.datasets.form import BadDataset
from talia.research.observer import Observer

Array = npt.NDArray[Any]
PARTS = ("game", "seat", "observation", "mask", "action", "returns")


@dataclass(frozen=True)
class Rows:
    """Decisions: arrays of equal length, in the order of play."""

    game: Array  # the number of the game in the data set
    seat: Array
    observation: Array  # zeros and ones, a column a name
    mask: Array  # zeros and ones, a column an action
    action: Array
    returns: Array  # what the game was worth to that seat in the end
    names: tuple[str, ...]  # of the columns of the observations

    def __len__(self) -> int:
        return len(self.action)


def columns(setup: Setup, kind: str) -> dict[str, Any]:
    """What the heading of a data set of rows says of its columns."""
    observer = Observer(setup, kind)
    return {"observer": kind, "columns": list(observer.names), "actions": setup.facts.actions}


def packed(setup: Setup, kind: str, played: list[Record], first: int) -> bytes:
    """The rows of some records, for a part of a data set."""
    observer = Observer(setup, kind)
    actions, game = setup.facts.actions, game_of(setup.game)
    found: dict[str, list[Any]] = {part: [] for part in PARTS}
    for number, record in enumerate(played, first):
        assert record.seed is not None
        state = setup.start(record.seed, memory=kind == "recall")
        seats: list[int] = []
        for seat, word in record.answers:
            if seat < setup.seats:
                begin, bits = state.mask(seat)
                seats.append(seat)
                found["observation"].append(np.packbits(observer.write(state, seat), bitorder="little"))
                found["mask"].append((bits << begin).to_bytes((actions + 7) // 8, "little"))
                found["action"].append(game.actions.numbers[word])
            state.answer(seat, word)
        worth = state.returns()
        found["game"] += [number] * len(seats)
        found["seat"] += seats
        found["returns"] += [worth[seat] for seat in seats]
    into = io.BytesIO()
    np.savez(
        into,
        game=np.array(found["game"], np.int32),
        seat=np.array(found["seat"], np.int8),
        observation=np.array(found["observation"], np.uint8).reshape(len(found["game"]), -1),
        mask=np.frombuffer(b"".join(found["mask"]), np.uint8).reshape(len(found["game"]), -1),
        action=np.array(found["action"], np.int16),
        returns=np.array(found["returns"], np.float32),
    )
    return gzip.compress(into.getvalue(), 6, mtime=0)


def _unpacked(made: bytes) -> dict[str, Array]:
    with np.load(io.BytesIO(gzip.decompress(made))) as found:
        return {part: found[part] for part in PARTS}


def lines(made: bytes) -> bytes:
    """A part as packed JSON lines: of observations and masks the columns that are set."""
    found = _unpacked(made)
    observed = np.unpackbits(found["observation"], axis=1, bitorder="little")
    masks = np.unpackbits(found["mask"], axis=1, bitorder="little")
    text: list[str] = []
    for n in range(len(found["game"])):
        row = {
            "game": int(found["game"][n]),
            "seat": int(found["seat"][n]),
            "observation": np.flatnonzero(observed[n]).tolist(),
            "mask": np.flatnonzero(masks[n]).tolist(),
            "action": int(found["action"][n]),
            "returns": round(float(found["returns"][n]), 6),
        }
        text.append(json.dumps(row, separators=(",", ":")) + "\n")
    return gzip.compress("".join(text).encode(), 6, mtime=0)


def table(parts: list[bytes]) -> Any:
    """Parts as a table of Arrow; observations and masks are bytes of one width."""
    pa = form.arrow()
    found = [_unpacked(made) for made in parts]
    whole = {part: np.concatenate([one[part] for one in found]) for part in PARTS}
    made: dict[str, Any] = {}
    for part, array in whole.items():
        if array.ndim == 1:
            made[part] = pa.array(array)
        else:
            flat = pa.py_buffer(np.ascontiguousarray(array).tobytes())
            made[part] = pa.FixedSizeBinaryArray.from_buffers(pa.binary(array.shape[1]), len(array), [None, flat])
    return pa.table(made)


def rows(path: str | Path) -> Rows:
    """All rows of a data set; `blocks` reads one that does not fit into memory."""
    found = list(blocks(path))
    if not found:
        raise BadDataset(f"{path}: there are no rows in it")
    whole = {part: np.concatenate([getattr(one, part) for one in found]) for part in PARTS}
    return Rows(**whole, names=found[0].names)


def blocks(path: str | Path, size: int = 1 << 16) -> Iterator[Rows]:
    """The rows of a data set, so many at a time."""
    path = Path(path)
    told = form.about(path)
    if told["kind"] != "rows":
        raise BadDataset(f"{path}: this data set has records, not rows; `datasets.read` reads it")
    return _from_parquet(path, told, size) if form.ending(path) == ".parquet" else _from_lines(path, told, size)


def _from_parquet(path: Path, told: dict[str, Any], size: int) -> Iterator[Rows]:
    for batch in form.parquet(path).iter_batches(batch_size=size):
        arrays: dict[str, Array] = {}
        for part in PARTS:
            column = batch.column(part)
            if part in ("observation", "mask"):
                flat = np.frombuffer(b"".join(column.to_pylist()), np.uint8).reshape(len(column), -1)
                width = len(told["columns"]) if part == "observation" else told["actions"]
                arrays[part] = np.unpackbits(flat, axis=1, count=width, bitorder="little")
            else:
                arrays[part] = column.to_numpy(zero_copy_only=False)
        yield Rows(**arrays, names=tuple(told["columns"]))


def _from_lines(path: Path, told: dict[str, Any], size: int) -> Iterator[Rows]:
    with form.opened(path) as text:
        next(text)
        waiting: list[dict[str, Any]] = []
        for line in text:
            waiting.append(json.loads(line))
            if len(waiting) == size:
                yield _block(waiting, told)
                waiting = []
        if waiting:
            yield _block(waiting, told)


def _block(found: list[dict[str, Any]], told: dict[str, Any]) -> Rows:
    observation = np.zeros((len(found), len(told["columns"])), np.uint8)
    mask = np.zeros((len(found), told["actions"]), np.uint8)
    for n, row in enumerate(found):
        observation[n, row["observation"]] = 1
        mask[n, row["mask"]] = 1
    return Rows(
        np.array([row["game"] for row in found], np.int32),
        np.array([row["seat"] for row in found], np.int8),
        observation,
        mask,
        np.array([row["action"] for row in found], np.int16),
        np.array([row["returns"] for row in found], np.float32),
        tuple(told["columns"]),
    )
