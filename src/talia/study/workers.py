"""Work in parts: each part is done by some process, kept in a file when done, and never done twice."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from talia.core.errors import BadOption

Part = dict[str, Any]
Work = Callable[[str, int], Part]


def run_parts(
    folder: Path, title: str, parts: Iterable[int], work: Work, mode: str, mark: str, workers: int, ray: str | None
) -> list[Part]:
    """The results of all parts: those found in the folder (and bearing the same mark), and the rest worked out now."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = list(parts)
    done = {number: part for number in wanted if (part := kept(folder, number, mark)) is not None}
    missing = [number for number in wanted if number not in done]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=len(wanted), completed=len(done))
        for number, part in spread(work, mode, missing, workers, ray):
            keep(folder, number, {**part, "mark": mark})
            done[number] = part
            progress.advance(task)
    return [done[number] for number in wanted]


def spread(work: Work, mode: str, parts: list[int], workers: int, ray: str | None) -> Iterator[tuple[int, Part]]:
    """Parts as they are finished: in this process, in several, or on a Ray cluster."""
    if ray is not None:
        yield from on_ray(work, mode, parts, ray)
    elif workers == 1:
        for number in parts:
            yield number, work(mode, number)
    elif parts:
        with ProcessPoolExecutor(min(workers, len(parts))) as pool:
            waiting = {pool.submit(work, mode, number): number for number in parts}
            try:
                for future in as_completed(waiting):
                    yield waiting[future], future.result()
            except BaseException:
                # Stopped by the user: what is finished is kept, what has not begun is dropped.
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def on_ray(work: Work, mode: str, parts: list[int], address: str) -> Iterator[tuple[int, Part]]:
    """The same work as Ray tasks; `address` is a cluster's, or empty for this machine."""
    try:
        import ray
    except ImportError:
        raise BadOption("--ray: Ray is not installed; pip install 'talia[ray]' brings it") from None
    ray.init(address=address or None, log_to_driver=False)
    try:
        task = ray.remote(work)
        waiting = {task.remote(mode, number): number for number in parts}
        while waiting:
            ready, _ = ray.wait(list(waiting), num_returns=1)
            for reference in ready:
                yield waiting.pop(reference), ray.get(reference)
    finally:
        ray.shutdown()


def parts_of(folder: Path, games: int, size: int) -> range:
    """The parts of a run of so many games, `size` a part.

    The last part of an earlier run that asked for fewer is dropped: it is played anew, whole.
    """
    numbers = range(-(-games // size))
    for number in numbers:
        path = name_of(folder, number)
        if path.exists() and len(json.loads(path.read_text(encoding="utf-8"))["games"]) < min(
            size, games - number * size
        ):
            path.unlink()
    return numbers


def name_of(folder: Path, number: int) -> Path:
    return folder / f"part-{number:03}.json"


def kept(folder: Path, number: int, mark: str) -> Part | None:
    """A part done earlier, if its file is whole and was made by the same rules."""
    try:
        part: Part = json.loads(name_of(folder, number).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return part if part.get("mark") == mark else None


def keep(folder: Path, number: int, part: Part) -> None:
    """Written beside and then renamed, so that a stopped run leaves no half file."""
    beside = name_of(folder, number).with_suffix(f".{os.getpid()}")
    beside.write_text(json.dumps(part), encoding="utf-8")
    beside.replace(name_of(folder, number))
