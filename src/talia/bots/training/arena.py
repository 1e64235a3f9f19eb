"""The arena: matches played to a number of deals or to the verdict of a sequential test, resumable, and what they say.

Finished deals go to a log of JSON lines, whose first line says what is played; the same command goes on where it
stopped. Results count in the order of the deals, whoever finished first, so that a run with a node budget says the same
again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from talia.bots.play.outside import FILE
from talia.bots.training.match import Match
from talia.bots.training.stats import Estimate, Sprt, estimate, percentile, tally
from talia.core.errors import BadRecord

FORMAT = 1
Run = Callable[[list[Match], Iterable[tuple[int, int]]], Iterator[tuple[tuple[int, int], dict[str, Any]]]]


@dataclass
class Result:
    """One match as far as it has been played."""

    match: Match
    sprt: Sprt | None = None
    done: dict[int, dict[str, Any]] = field(default_factory=dict)
    counted: int = 0  # deals 0 to counted-1 are all there, and count
    verdict: str | None = None
    _points: list[float] = field(default_factory=list)  # of the one that is measured, deal by deal

    def add(self, deal: int, played: dict[str, Any]) -> None:
        self.done[deal] = played
        while self.verdict is None and self.counted in self.done:
            self._points.append(_mean([game["points"][0] for game in self.done[self.counted]["games"]]))
            self.counted += 1
            if self.sprt is not None:
                self.verdict = self.sprt.verdict(tally(self.points(), self.match.seats))

    def games(self) -> Iterator[dict[str, Any]]:
        for deal in range(self.counted):
            yield from self.done[deal]["games"]

    def points(self) -> list[float]:
        """The mean points of the one that is measured, deal by deal."""
        return self._points

    def estimate(self) -> Estimate:
        return estimate(self.points(), self.match.seats)

    def trace(self, least: int = 5) -> list[tuple[int, Estimate]]:
        """How the estimate went, at about a hundred numbers of deals."""
        points = self.points()
        steps = sorted({max(least, len(points) * step // 100) for step in range(1, 101)})
        return [(n, estimate(points[:n], self.match.seats)) for n in steps if n <= len(points)]

    def to_json(self) -> dict[str, Any]:
        found = self.estimate()
        games = list(self.games())
        seats = self.match.seats
        told: dict[str, Any] = {
            "table": list(self.match.table),
            "deals": self.counted,
            "games": len(games),
            "points": round(found.mean, 5),
            "low": round(found.low, 5),
            "high": round(found.high, 5),
            "tally": {f"{value:g}": count for value, count in tally(self.points(), seats).items() if count},
            "by_seat": [round(_mean([g["points"][0] for g in games[seat::seats]]), 4) for seat in range(seats)],
            "scores": [round(_mean([g["scores"][n] for g in games]), 2) for n in range(seats)],
            "answers": round(_mean([g["answers"] for g in games]), 1),
            "unfinished": sum(g["reason"] == "cap" for g in games),
            "players": [self._player(name, [n for n in range(seats) if self.match.table[n] == name], games)
                        for name in dict.fromkeys(self.match.table)],
        }  # fmt: skip
        if self.sprt is not None:
            told["sprt"] = {
                "low": self.sprt.low,
                "high": self.sprt.high,
                "ratio": round(self.sprt.ratio(tally(self.points(), seats)), 3),
                "bound": round(self.sprt.bound, 3),
                "verdict": self.verdict,
            }
        return told

    def _player(self, name: str, chairs: list[int], games: list[dict[str, Any]]) -> dict[str, Any]:
        times = [spent for g in games for n in chairs for spent in g["times"][n]]
        return {
            "name": name,
            "moves": len(times),
            "median": percentile(times, 0.5),
            "p99": percentile(times, 0.99),
            "slowest": max(times, default=0.0),
            "a_game": round(sum(times) / max(1, len(games)), 4),  # for games whose turns have several moves
            "late": sum(g["late"][n] for g in games for n in chairs),
            "failed": sum(g["failed"][n] for g in games for n in chairs),
        }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


class Arena:
    """Some matches with one log."""

    def __init__(self, matches: list[Match], deals: int, sprt: Sprt | None = None, log: Path | None = None) -> None:
        self.matches = matches
        self.deals = deals  # of each match; with a sequential test, at most
        self.log = log
        self.results = [Result(match, sprt) for match in matches]
        self.fingerprint = fingerprint(
            matches[0].game, sorted({spec.name for match in matches for spec in match.specs()})
        )

    def header(self) -> dict[str, Any]:
        sprt = self.results[0].sprt
        return {
            "arena": FORMAT,
            "code": self.fingerprint,
            "sprt": None if sprt is None else [sprt.low, sprt.high, sprt.error],
            "matches": [match.to_json() for match in self.matches],
        }

    def resume(self) -> int:
        """Read the log, if there is one; tell how many deals were found. A log of other matches is refused."""
        if self.log is None or not self.log.exists():
            return 0
        found = 0
        lines = self.log.read_text(encoding="utf-8").splitlines()
        try:
            if not lines or json.loads(lines[0]) != self.header():
                raise BadRecord(f"{self.log}: this log is of other matches, rules or bots; choose another file")
            for line in lines[1:]:
                entry = json.loads(line)
                self.results[entry["match"]].add(entry["deal"], entry)
                found += 1
        except (ValueError, KeyError, IndexError, TypeError) as error:
            if isinstance(error, BadRecord):
                raise
            # The last line of a run that was killed may be torn; anything else is not a log of ours.
            if found != len(lines) - 2:
                raise BadRecord(f"{self.log}: line {found + 2} cannot be read: {error}") from None
            self.log.write_text("".join(f"{line}\n" for line in lines[:-1]), encoding="utf-8")
        return found

    def jobs(self) -> Iterator[tuple[int, int]]:
        """Deals still to be played: all matches side by side, none past its verdict."""
        for deal in range(self.deals):
            for number, result in enumerate(self.results):
                if result.verdict is None and deal not in result.done:
                    yield number, deal

    def play(self, run: Run, progress: Callable[[Arena], None] | None = None) -> None:
        """Play what is left."""
        with _opened(self.log) as log:
            if log is not None and log.tell() == 0:
                log.write(json.dumps(self.header(), ensure_ascii=False) + "\n")
            for (number, deal), played in run(self.matches, self.jobs()):
                result = self.results[number]
                result.add(deal, played)
                if log is not None:
                    log.write(json.dumps({"match": number, **played}, separators=(",", ":")) + "\n")
                    log.flush()
                if progress is not None:
                    progress(self)
                if all(one.verdict is not None for one in self.results):
                    return

    def to_json(self) -> dict[str, Any]:
        """The report."""
        first = self.matches[0]
        kinds = {spec.budget.kind for match in self.matches for spec in match.specs() if spec.budget is not None}
        assert len(kinds) <= 1, "one table has one kind of budget"
        return {
            "game": first.game,
            "seats": first.seats,
            "options": first.options,
            "budget": next(iter(kinds), "none"),
            "seeds": first.seeds,
            "first": first.first,
            "inside": first.inside,
            "forfeit": first.forfeit,
            "code": self.fingerprint,
            "matches": [result.to_json() for result in self.results],
            "cross": self.cross(),
        }

    def cross(self) -> dict[str, dict[str, float]]:
        """The points of each (row) against each (column)."""
        table: dict[str, dict[str, float]] = {}
        for result in self.results:
            one, other = result.match.table[0], result.match.table[1]
            mean = round(result.estimate().mean, 4)
            table.setdefault(one, {})[other] = mean
            if result.match.seats == 2 and one != other:
                table.setdefault(other, {})[one] = round(1 - mean, 4)
        return table


class _opened:
    """A log to write to, or None."""

    def __init__(self, path: Path | None) -> None:
        self.file: IO[str] | None = None
        self.path = path

    def __enter__(self) -> IO[str] | None:
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.file = self.path.open("a", encoding="utf-8")
        return self.file

    def __exit__(self, *problem: object) -> None:
        if self.file is not None:
            self.file.close()


def fingerprint(game: str, players: Iterable[str] = ()) -> str:
    """A short hash of the rules and bots that play: results of other code do not go into one table.

    Of bots from outside their file counts; what a program does, or what such a file imports, nobody can know.
    """
    house = Path(__file__).parent.parent.parent
    folder = "_template" if game == "template" else game
    files = [house / "core", house / "games" / folder, house / "bots"]
    found = hashlib.sha256()
    for path in sorted(path for place in files for path in place.rglob("*") if path.suffix in (".py", ".npz")):
        found.update(path.relative_to(house).as_posix().encode())
        found.update(path.read_bytes())
    for outside in filter(None, map(FILE.fullmatch, players)):
        found.update(Path(outside["path"]).read_bytes())
    return found.hexdigest()[:12]
