"""The files of a data set: a heading that says how it was made, then records, in JSON lines or in Parquet."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from talia.core.errors import TaliaError
from talia.core.record import Record

FORMAT = 1
ENDINGS = (".jsonl", ".jsonl.gz", ".parquet")
HEADING = "talia_dataset"


class BadDataset(TaliaError):
    """A data set that cannot be read or written; the message says why."""


def ending(path: Path) -> str:
    """Which form a file is to have, by its name."""
    for known in ENDINGS:
        if path.name.endswith(known):
            return known
    raise BadDataset(f"{path}: the name tells the form; allowed endings: {', '.join(ENDINGS)}")


def arrow() -> Any:
    """The package that reads and writes Parquet."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadDataset("Parquet needs the package pyarrow: pip install 'talia[data]'") from None
    return pyarrow


def opened(path: Path) -> IO[str]:
    """The lines of a file."""
    if not path.is_file():
        raise BadDataset(f"{path}: there is no such file")
    if ending(path) == ".jsonl.gz":
        return gzip.open(path, "rt", encoding="utf-8")
    return path.open(encoding="utf-8")


def about(path: str | Path) -> dict[str, Any]:
    """How a data set was made: game, options, players, deals, the code that played, the command."""
    path = Path(path)
    if ending(path) == ".parquet":
        metadata = parquet(path).schema_arrow.metadata or {}
        return heading(metadata.get(HEADING.encode(), b"null").decode(), path)
    with opened(path) as lines:
        return heading(_first(lines, path), path)


def _first(lines: Iterable[str], path: Path) -> str:
    try:
        return next(iter(lines), "")
    except (OSError, EOFError, UnicodeDecodeError) as error:
        raise BadDataset(f"{path}: cannot be read: {error}") from None


def parquet(path: Path) -> Any:
    """A Parquet file, open."""
    pyarrow = arrow()
    if not path.is_file():
        raise BadDataset(f"{path}: there is no such file")
    try:
        return pyarrow.parquet.ParquetFile(path)
    except (OSError, pyarrow.ArrowInvalid) as error:
        raise BadDataset(f"{path}: cannot be read: {str(error).splitlines()[0]}") from None


def heading(text: str, path: Path) -> dict[str, Any]:
    """The heading of a file, checked."""
    try:
        told = json.loads(text)
    except ValueError:
        told = None
    if not isinstance(told, dict) or HEADING not in told:
        raise BadDataset(f"{path}: this is no data set: it does not begin with {HEADING!r}")
    if told[HEADING] != FORMAT:
        raise BadDataset(f"{path}: a data set of form {told[HEADING]!r}; this Talia reads {FORMAT}")
    return told


def read(path: str | Path) -> Iterator[Record]:
    """The records of a data set, one after another.

    Each replays: `record.replay(talia.game(record.game))` is the state at its end.
    """
    path = Path(path)
    if about(path)["kind"] != "records":
        raise BadDataset(f"{path}: this data set has rows, not records; `datasets.rows` reads it")
    return _from_parquet(path) if ending(path) == ".parquet" else _from_lines(path)


def _from_lines(path: Path) -> Iterator[Record]:
    with opened(path) as lines:
        number = 1
        try:
            for number, line in enumerate(lines, 1):
                if number > 1:
                    yield Record.read(line)
        except (OSError, EOFError, UnicodeDecodeError) as error:
            raise BadDataset(f"{path}: cannot be read after line {number}: {error}") from None
        except TaliaError as error:
            raise BadDataset(f"{path}: line {number}: {error}") from None


def _from_parquet(path: Path) -> Iterator[Record]:
    told = about(path)
    number = 0
    for group in parquet(path).iter_batches(batch_size=512):
        for row in group.to_pylist():
            number += 1
            record = {
                "talia": 1,
                "game": told["game"],
                "rules": row["rules"],
                "seats": row["seats"],
                "options": json.loads(row["options"]),
                "seed": row["seed"],
                "answers": [list(answer) for answer in zip(row["who"], row["words"], strict=True)],
            }
            if row["reason"] is not None:
                record["outcome"] = {"winners": row["winners"], "scores": row["scores"], "reason": row["reason"]}
            try:
                yield Record.read(record)
            except TaliaError as error:
                raise BadDataset(f"{path}: row {number}: {error}") from None


def records_table(lines: Iterable[str]) -> Any:
    """Records, as JSON texts, as a table of Arrow: one row a game, answers as two lists."""
    pa = arrow()
    told = [json.loads(line) for line in lines]
    ends = [record.get("outcome") or {} for record in told]
    word = pa.dictionary(pa.int32(), pa.string())
    return pa.table(
        {
            "seed": pa.array([record["seed"] for record in told], pa.string()),
            "rules": pa.array([record["rules"] for record in told], pa.int16()),
            "seats": pa.array([record["seats"] for record in told], pa.int8()),
            "options": pa.array([json.dumps(record["options"]) for record in told], pa.string()).cast(word),
            "who": pa.array([[seat for seat, _ in record["answers"]] for record in told], pa.list_(pa.int8())),
            "words": pa.array([[said for _, said in record["answers"]] for record in told], pa.list_(pa.string())),
            "winners": pa.array([end.get("winners") for end in ends], pa.list_(pa.int8())),
            "scores": pa.array([end.get("scores") for end in ends], pa.list_(pa.int32())),
            "reason": pa.array([end.get("reason") for end in ends], pa.string()),
        }
    )
