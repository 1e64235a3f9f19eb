"""Mining: games of self-play looked through for puzzles, in this process, in several, or on a Ray cluster.

A job is a run of consecutive seeds, so whoever works at it finds the same. Twins are thrown away here; what is left is
numbered after the puzzles that a file has already, kind by kind in turn, and then rated.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from time import monotonic
from typing import Any, TypeVar

import msgspec

from talia.bots.training.runners import in_processes, in_ray
from talia.learn.puzzles import kinds
from talia.learn.puzzles.difficulty import rated
from talia.learn.puzzles.form import Puzzle

GAMES_A_JOB = 8
EASY_ONE_IN = 3  # harder ones come before each that every apprentice finds
J = TypeVar("J")
R = TypeVar("R")


def mine_some(game: str, first: int, games: int) -> bytes:
    """The puzzles of some games, as JSON: what a worker does."""
    return msgspec.json.encode([puzzle for seed in range(first, first + games) for puzzle in kinds.mine(game, seed)])


def rate_one(number: int, puzzle: bytes) -> tuple[int, bytes]:
    """A puzzle with its difficulty, as JSON, and the number it was given by: what a worker does."""
    return number, msgspec.json.encode(rated(msgspec.json.decode(puzzle, type=Puzzle)))


@dataclass(frozen=True)
class Crew:
    """Who works: so many processes, one of them meaning this one, or a Ray cluster."""

    jobs: int = 1
    ray: bool = False
    address: str | None = None

    def work(self, work: Callable[..., R], given: Callable[[J], tuple[Any, ...]], jobs: Iterable[J]) -> Iterator[R]:
        """The results of all jobs, as they are done."""
        if self.ray:
            yield from (result for _, result in in_ray(work, given, jobs, self.address))
        elif self.jobs > 1:
            yield from (result for _, result in in_processes(work, given, jobs, self.jobs))
        else:
            for job in jobs:
                yield work(*given(job))


@dataclass
class Mined:
    """What a run has come to so far."""

    puzzles: list[Puzzle] = field(default_factory=list)
    games: int = 0
    twins: int = 0


def mined(
    game: str,
    crew: Crew,
    seconds: float,
    wanted: int,
    there: list[Puzzle],
    only: str | None = None,
    show: Callable[[Mined], None] = lambda _: None,
) -> Mined:
    """Mine until the time is over or so many new puzzles are found; none is a twin of those that are there."""
    until = monotonic() + seconds
    seen = {kinds.twin(puzzle) for puzzle in there}
    first = max((puzzle.source.seed + 1 for puzzle in there), default=0)
    run = Mined()
    everything: list[Puzzle] = []

    def jobs() -> Iterator[int]:
        at = first
        while monotonic() < until and len(run.puzzles) < wanted:
            yield at
            at += GAMES_A_JOB

    for result in crew.work(mine_some, lambda at: (game, at, GAMES_A_JOB), jobs()):
        run.games += GAMES_A_JOB
        new = [puzzle for puzzle in msgspec.json.decode(result, type=list[Puzzle]) if only in (None, puzzle.kind)]
        everything += new
        run.puzzles += new  # twins among them: good enough to see when it is enough
        show(run)
    # Workers are done in any order: of twins the one with the lower seed stays, whoever was first.
    run.puzzles = _without_twins(sorted(everything, key=lambda puzzle: puzzle.source.seed), seen)
    run.twins = len(everything) - len(run.puzzles)
    return run


def _without_twins(puzzles: list[Puzzle], seen: set[str]) -> list[Puzzle]:
    """The first of each key, if it was not seen before."""
    found: dict[str, Puzzle] = {}
    for puzzle in puzzles:
        key = kinds.twin(puzzle)
        if key not in seen:
            found.setdefault(key, puzzle)
    return list(found.values())


def numbered(there: list[Puzzle], new: list[Puzzle], most: int) -> list[Puzzle]:
    """New puzzles with ids after those that are there, at most so many: each kind in turn, easy ones now and then."""
    heaps: dict[str, list[Puzzle]] = {}
    for kind in sorted({puzzle.kind for puzzle in new}):
        heaps[kind] = varied([puzzle for puzzle in new if puzzle.kind == kind])
    named: list[Puzzle] = []
    while heaps and len(named) < most:
        for heap in heaps.values():
            if len(named) < most:
                puzzle = heap.pop(0)
                named.append(puzzle.named(f"{puzzle.game}-{len(there) + len(named) + 1:04}"))
        heaps = {kind: heap for kind, heap in heaps.items() if heap}
    return named


def varied(puzzles: list[Puzzle]) -> list[Puzzle]:
    """The same puzzles, one in four that every apprentice finds as long as there are others."""
    easy = [puzzle for puzzle in puzzles if puzzle.difficulty.found.get("apprentice") == 1]
    hard = [puzzle for puzzle in puzzles if puzzle not in easy]
    mixed: list[Puzzle] = []
    while hard:
        mixed += hard[:EASY_ONE_IN] + easy[:1]
        hard, easy = hard[EASY_ONE_IN:], easy[1:]
    return mixed + easy


def all_rated(puzzles: list[Puzzle], crew: Crew, show: Callable[[int], None] = lambda _: None) -> list[Puzzle]:
    """The puzzles with their difficulties, in the same order."""
    told = [msgspec.json.encode(puzzle) for puzzle in puzzles]
    found: dict[int, Puzzle] = {}
    for n, result in crew.work(rate_one, lambda n: (n, told[n]), range(len(told))):
        found[n] = msgspec.json.decode(result, type=Puzzle)
        show(len(found))
    return [found[n] for n in range(len(told))]
