"""Making a data set: games are played in parts, by any number of processes or on a Ray cluster, and laid together.

Finished parts are kept in the folder `FILE.parts`, so that a stopped run goes on, and one that asks for more games
takes over what was played. With budgets of nodes the same wish gives the same bytes, whoever plays its parts.
"""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import talia
from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.door import try_out
from talia.bots.play.levels import Spec, find
from talia.bots.play.outside import is_outside
from talia.bots.training import runners
from talia.bots.training.arena import Arena, fingerprint
from talia.bots.training.match import RANGE, RANGES, Match, play_game
from talia.core.errors import BadOption
from talia.core.record import Record
from talia.core.rng import Random
from talia.core.rows import KINDS
from talia.core.setup import Setup
from talia.registry import game as game_of
from talia.research.datasets import decisions, form
from talia.research.datasets.form import FORMAT, HEADING, BadDataset

RANDOM = "random"
PART = {True: 500, False: 10}  # games of a part, by whether all players are random
NODES = Budget.parse("1000n")  # for players that think and name no budget


@dataclass(frozen=True)
class Wish:
    """What is asked for: all that decides which games are played and what is told of them."""

    game: str
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...]  # moved on by one seat from game to game
    seeds: str = "training"
    first: int = 0
    rows: str = ""  # the kind of observer, where rows are wanted and not records

    def match(self) -> Match:
        inside = not any(is_outside(Spec.parse(player).name) for player in self.players)
        return Match(
            self.game, self.seats, self.options, self.players, self.seeds, self.first, inside=inside, records=True
        )

    def setup(self) -> Setup:
        return game_of(self.game).setup(self.seats, **self.options)

    def randomly(self) -> bool:
        """Do all play randomly? Then no bot is asked, and no view is made."""
        return all(player == RANDOM for player in self.players)

    def part(self) -> int:
        return PART[self.randomly()]

    def told(self) -> str:
        return json.dumps({**asdict(self), "players": list(self.players)}, sort_keys=True)

    @staticmethod
    def from_told(text: str) -> Wish:
        told = json.loads(text)
        return Wish(**{**told, "players": tuple(told["players"])})


def wish(
    game: str,
    players: Iterable[str] = (RANDOM,),
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seeds: str = "training",
    first: int = 0,
    rows: str = "",
) -> Wish:
    """A wish, checked. One player plays all seats; otherwise there is one for each."""
    setup = game_of(game).setup(seats, **(options or {}))
    if seeds not in RANGES:
        raise BadOption(f"option seeds: {seeds!r} is not allowed; allowed: {', '.join(RANGES)}")
    if not 0 <= first < RANGE // 2:
        raise BadOption(f"option first: {first!r} is not allowed; allowed: 0 to {RANGE // 2 - 1}")
    if rows and rows not in KINDS:
        raise BadOption(f"rows: there is no observer {rows!r}; allowed: {', '.join(KINDS)}")
    names = list(players)
    if len(names) not in (1, setup.seats):
        raise BadOption(f"players: {len(names)} of them are not allowed; allowed: 1, or {setup.seats} for this table")
    specs: list[str] = []
    for text in names:
        spec = Spec.parse(text)
        level = find(spec.name, game, setup.seats, setup.options)
        if level.stands_in:
            raise BadOption(f"players: {game} has no {level.asked} of its own here; {level.level.name} would play")
        if is_outside(spec.name):
            try_out(spec.level, setup)
        if level.level.thinks and spec.budget is None:
            spec = Spec(spec.name, spec.knobs, NODES)
        specs.append(str(spec))
    table = tuple(specs * setup.seats if len(specs) == 1 else specs)
    return Wish(game, int(setup.seats), dict(setup.options), table, seeds, first, rows)


def heading(asked: Wish, games: int, command: str = "") -> dict[str, Any]:
    """What a data set says of itself."""
    told: dict[str, Any] = {
        HEADING: FORMAT,
        "kind": "rows" if asked.rows else "records",
        "game": asked.game,
        "seats": asked.seats,
        "options": asked.options,
        "players": list(asked.players),
        "seeds": asked.seeds,
        "first": asked.first,
        "games": games,
        "talia": talia.__version__,
        "code": fingerprint(asked.game, [Spec.parse(player).name for player in asked.players]),
        "command": command,
    }
    return {**told, **decisions.columns(asked.setup(), asked.rows)} if asked.rows else told


def records(asked: Wish, first: int, last: int) -> Iterator[str]:
    """Some games, each as the JSON text of its record."""
    if not asked.randomly():
        match = asked.match()
        for number in range(first, last):
            played = play_game(match, number, number % asked.seats)
            yield json.dumps(played["record"], separators=(",", ":"), ensure_ascii=False)
        return
    setup, seeds = asked.setup(), asked.match()
    for number in range(first, last):
        yield randomly(setup, seeds.seed(number)).write()


def randomly(setup: Setup, seed: int) -> Record:
    """The record of a random game. Where whoever is first may answer, anybody is."""
    state = setup.start(seed)
    record = Record(setup.game, setup.rules, setup.seats, setup.options, seed)
    state.record = record
    dice = Random(derived("dataset", seed))
    below = dice.below
    if setup.places == setup.seats:
        while not state.ended:
            legal = state.legal()
            state.apply(legal[below(len(legal))])
        return record
    while not state.ended:
        seat = dice.pick(state.asked)
        state.answer(seat, dice.pick(state.legal(seat)))
    return record


def part(told: str, first: int, last: int) -> bytes:
    """The games of a wish from one number up to another, packed: for worker processes."""
    asked = Wish.from_told(told)
    played = records(asked, first, last)
    if asked.rows:
        return decisions.packed(asked.setup(), asked.rows, [Record.read(line) for line in played], first)
    return gzip.compress("".join(f"{line}\n" for line in played).encode(), 9, mtime=0)


def write(
    path: str | Path,
    asked: Wish,
    games: int,
    workers: int = 1,
    ray: str | None = None,
    progress: Callable[[int, int], None] | None = None,
    command: str = "",
) -> dict[str, Any]:
    """Make a data set of so many games, or go on with one; gives what it says of itself.

    `ray` is the address of a cluster, or empty for one that is started here.
    """
    path = Path(path)
    kind = form.ending(path)
    if kind == ".parquet":
        form.arrow()
    if games < 1 or workers < 1:
        raise BadOption("games and workers: allowed are whole numbers from 1 up")
    told = heading(asked, games, command)
    folder = _folder(path, asked, str(told["code"]))
    size = asked.part()
    wanted = {n: min(size, games - n * size) for n in range(-(-games // size))}
    missing = [n for n in wanted if not _part(folder, n, wanted[n]).exists()]
    done = games - sum(wanted[n] for n in missing)
    if progress is not None:
        progress(done, games)
    jobs = {n: (asked.told(), n * size, n * size + wanted[n]) for n in missing}
    for number, made in _spread(jobs, workers, ray):
        _keep(_part(folder, number, wanted[number]), made)
        done += wanted[number]
        if progress is not None:
            progress(done, games)
    _lay(path, kind, told, [_part(folder, number, count) for number, count in wanted.items()])
    return told


def keep(path: str | Path, arena: Arena, command: str) -> dict[str, Any]:
    """The games that an arena has played and kept, as a data set: match by match, deal by deal, seat by seat."""
    path = Path(path)
    kind = form.ending(path)
    first = arena.matches[0]
    games = [game["record"] for result in arena.results for game in result.games()]
    told: dict[str, Any] = {
        HEADING: FORMAT,
        "kind": "records",
        "game": first.game,
        "seats": first.seats,
        "options": first.options,
        "matches": [[list(result.match.table), result.counted] for result in arena.results],
        "seeds": first.seeds,
        "first": first.first,
        "games": len(games),
        "talia": talia.__version__,
        "code": arena.fingerprint,
        "command": command,
    }
    text = "".join(json.dumps(game, separators=(",", ":"), ensure_ascii=False) + "\n" for game in games)
    folder = path.with_name(f"{path.name}.parts")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        whole = _part(folder, 0, len(games))
        _keep(whole, gzip.compress(text.encode(), 9, mtime=0))
        _lay(path, kind, told, [whole])
        whole.unlink()
        folder.rmdir()
    except OSError as error:
        raise BadDataset(f"{path}: cannot be written: {error.strerror}") from None
    return told


def _spread(jobs: dict[int, tuple[str, int, int]], workers: int, ray: str | None) -> Iterator[tuple[int, bytes]]:
    """Parts as they are finished: in this process, in several, or on a Ray cluster."""
    if ray is not None:
        yield from runners.in_ray(part, jobs.__getitem__, jobs, ray or None)
    elif workers == 1 or len(jobs) < 2:
        for number, given in jobs.items():
            yield number, part(*given)
    else:
        yield from runners.in_processes(part, jobs.__getitem__, jobs, workers)


def _folder(path: Path, asked: Wish, code: str) -> Path:
    """Where the parts of a data set are kept; parts of another wish, or of other code, are not mixed in."""
    folder = path.with_name(f"{path.name}.parts")
    mark = f"{code} {asked.told()}"
    noted = folder / "wish.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if noted.exists() and noted.read_text(encoding="utf-8") != mark:
            raise BadDataset(f"{folder}: these parts are of other games, rules or bots; choose another file")
        noted.write_text(mark, encoding="utf-8")
    except OSError as error:
        raise BadDataset(f"{folder}: cannot be written: {error.strerror}") from None
    return folder


def _part(folder: Path, number: int, games: int) -> Path:
    """The file of a part; how many games it has is in its name, so that a shorter last part is played anew."""
    return folder / f"part-{number:06}-{games}"


def _keep(path: Path, made: bytes) -> None:
    """Written beside and then renamed, so that a stopped run leaves no half file."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    beside.write_bytes(made)
    beside.replace(path)


def _lay(path: Path, kind: str, told: dict[str, Any], parts: list[Path]) -> None:
    """All parts one behind another, under the heading; an earlier file stands until the new one is whole."""
    beside = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        if kind == ".parquet":
            _lay_parquet(beside, told, parts)
        else:
            _lay_lines(beside, kind, told, parts)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def _lay_lines(path: Path, kind: str, told: dict[str, Any], parts: list[Path]) -> None:
    packs = kind == ".jsonl.gz"
    first = (json.dumps(told, ensure_ascii=False) + "\n").encode()
    with path.open("wb") as file:
        # Packed parts one behind another are one packed file.
        file.write(gzip.compress(first, 9, mtime=0) if packs else first)
        for each in parts:
            made = decisions.lines(each.read_bytes()) if told["kind"] == "rows" else each.read_bytes()
            file.write(made if packs else gzip.decompress(made))


def _lay_parquet(path: Path, told: dict[str, Any], parts: list[Path]) -> None:
    pyarrow = form.arrow()
    writer: Any = None
    heads = {HEADING: json.dumps(told, ensure_ascii=False)}
    try:
        for batch in _batches(parts, 20):
            made = [each.read_bytes() for each in batch]
            if told["kind"] == "rows":
                table = decisions.table(made)
            else:
                table = form.records_table(
                    line for each in made for line in gzip.decompress(each).decode().splitlines()
                )
            if writer is None:
                schema = table.schema.with_metadata(heads)
                writer = pyarrow.parquet.ParquetWriter(path, schema, compression="zstd", compression_level=9)
            writer.write_table(table.cast(writer.schema))
    finally:
        if writer is not None:
            writer.close()


def _batches(parts: list[Path], size: int) -> Iterator[list[Path]]:
    for begin in range(0, len(parts), size):
        yield parts[begin : begin + size]
