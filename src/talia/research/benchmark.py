"""The benchmark: nine tasks, fixed deals, and what a bot is worth in each, with its interval.

Three tasks are small games looked at as a whole: a bot's exploitability, exactly. In six a bot plays opponents that
stay as they are, on the deals kept for reports, each from every seat. A row is a result file of one bot in one task;
it carries hashes of rules, bots and weights, and with budgets of nodes the same command makes it again to the digit.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import talia
from talia.bots.methods.seeds import derived
from talia.bots.play.levels import Spec
from talia.bots.training import runners
from talia.bots.training.arena import Arena, Result, Run
from talia.bots.training.match import Chair, Match, arranged, points_of
from talia.core.errors import BadOption, BadRecord, TaliaError
from talia.registry import game as game_of
from talia.research import datasets
from talia.research.hashes import hashes as of_code

FORMAT = 1
SEEDS = "reporting"
GAMES = 400  # of a bot against each opponent: as many deals as give so many games from all seats


@dataclass(frozen=True)
class Task:
    """What is measured: a table, and who sits there; or a small variant."""

    name: str
    about: str
    game: str
    seats: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    opponents: tuple[str, ...] = ()  # none: an exact task
    variant: str = ""

    @property
    def exact(self) -> bool:
        return bool(self.variant)

    @property
    def deals(self) -> int:
        return -(-GAMES // self.seats)


_TWO = {
    "cardia": ("random", "highest", "apprentice", "adept@200n"),
    "radlands": ("random", "rules", "apprentice", "adept"),
    "fantasy_realms": ("random", "greedy", "apprentice", "adept@200n"),
}
TASKS: dict[str, Task] = {
    task.name: task
    for task in (
        Task("cardia-exact", "a small Cardia, exactly", "cardia", variant="cardia-tiny"),
        Task("radlands-exact", "a small Radlands, exactly", "radlands", variant="radlands-tiny"),
        Task("realms-exact", "a small Fantasy Realms, exactly", "fantasy_realms", variant="fantasy-realms-tiny"),
        Task("cardia", "Cardia, deck I", "cardia", opponents=_TWO["cardia"]),
        Task("radlands", "Radlands, six camps dealt", "radlands", opponents=_TWO["radlands"]),
        Task("realms-2", "Fantasy Realms of two", "fantasy_realms", opponents=_TWO["fantasy_realms"]),
        Task("realms-4", "Fantasy Realms of four", "fantasy_realms", 4, {}, _TWO["fantasy_realms"][:3]),
        Task("cardia-deck-2", "Cardia, deck II", "cardia", 2, {"deck": "II"}, _TWO["cardia"][:3]),
        Task(
            "chaos",
            "Fantasy Realms of three in Chaos, 40 moments",
            "fantasy_realms",
            3,
            {"variant": "chaos", "moments": 40},
            ("random", "apprentice"),
        ),
    )
}


def task(name: str) -> Task:
    if name not in TASKS:
        raise BadOption(f"task {name!r}: there is none of that name; allowed: {', '.join(TASKS)}")
    return TASKS[name]


def prepared(wanted: Task, bot: str, records: bool = False, log: Path | None = None, deals: int = 0) -> list[Arena]:
    """The arenas of a row, one an opponent: the bot is the one that is measured. A budget of seconds is refused."""
    arenas: list[Arena] = []
    for opponent in wanted.opponents:
        matches, found = arranged(
            wanted.game,
            wanted.seats,
            dict(wanted.options),
            [bot, opponent],
            None,
            seeds=SEEDS,
            records=records,
            inside=True,
        )
        if found[0].stands_in:
            raise BadOption(f"bot {bot}: {wanted.game} has none of that name here; {found[0].level.name} would play")
        for spec in matches[0].specs():
            by_nodes(spec)
        noted = None if log is None else log.with_name(f"{log.name}.{len(arenas)}")
        arenas.append(Arena(matches[:1], deals or wanted.deals, None, noted))
    return arenas


def by_nodes(spec: Spec) -> None:
    if spec.budget is not None and spec.budget.seconds is not None:
        raise BadOption(f"bot {spec}: a row is made again to the digit; give it a budget of nodes, such as @500n")


def played(
    wanted: Task,
    bot: str,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
    log: Path | None = None,
    records: Path | None = None,
    deals: int = 0,
) -> dict[str, Any]:
    """A row of a task that is played. Fewer deals than the task's are for trying out: such a row says so."""
    arenas = prepared(wanted, bot, records is not None, log, deals)
    total = sum(arena.deals for arena in arenas)
    run: Run = partial(runners.local, workers=workers)
    results: list[Result] = []
    for number, arena in enumerate(arenas):
        arena.resume()
        before = sum(other.deals for other in arenas[:number])

        def show(now: Arena, before: int = before) -> None:
            if progress is not None:
                progress(before + len(now.results[0].done), total)

        arena.play(run, show)
        results += arena.results
    if records is not None:
        keep_all(records, wanted, str(Spec.parse(bot)), arenas)
    return row(wanted, results)


def keep_all(path: Path, wanted: Task, bot: str, arenas: list[Arena]) -> None:
    """All games of a row as one data set: what is submitted."""
    whole = Arena([arena.matches[0] for arena in arenas], arenas[0].deals)
    whole.results = [arena.results[0] for arena in arenas]
    datasets.keep(path, whole, f"talia benchmark {wanted.name} {bot} --records {path.name}")


def row(wanted: Task, results: list[Result]) -> dict[str, Any]:
    """What a bot has come to, opponent by opponent. No time is in it: the same games make the same row."""
    bot = results[0].match.table[0]
    told: list[dict[str, Any]] = []
    for result in results:
        found = result.to_json()
        parts = ("deals", "games", "points", "low", "high", "tally", "by_seat", "scores", "answers", "unfinished")
        told.append({"against": result.match.table[1], **{part: found[part] for part in parts}})
    return {
        "talia_benchmark": FORMAT,
        "task": wanted.name,
        "bot": bot,
        "whole": all(one["deals"] >= wanted.deals for one in told),
        "matches": told,
        **hashes(wanted, bot),
        "command": f"talia benchmark {wanted.name} {bot}",
    }


def hashes(wanted: Task, bot: str) -> dict[str, Any]:
    """Which rules, bots and weights a row is of: a version, and a hash of the files of each."""
    return {
        "talia": talia.__version__,
        "rules": game_of(wanted.game).rules,
        "hashes": of_code(wanted.game, [bot]),
    }


def exactly(wanted: Task, bot: str) -> dict[str, Any]:
    """A row of an exact task: what a perfect adversary wins against the bot."""
    if find_spec("talia.research.exact") is None:
        raise BadOption("exact tasks need talia.research.exact, which this Talia does not have")
    exact = import_module("talia.research.exact")
    by_nodes(Spec.parse(bot))
    tree = exact.tree(exact.variant(wanted.variant).setup())
    policy = exact.policy_of(tree, bot)
    first, second = tree.best_response(policy, 0)[0], tree.best_response(policy, 1)[0]
    return {
        "talia_benchmark": FORMAT,
        "task": wanted.name,
        "bot": bot,
        "whole": True,
        "exploitability": round((first + second) / 2.0, 12),
        "value": round(tree.value(policy), 12) + 0.0,
        **hashes(wanted, bot),
        "command": f"talia benchmark {wanted.name} {bot}",
    }


# Submissions.


def scored(path: Path, verify: int = 0) -> dict[str, Any]:
    """The row of a submission: a data set of the games of a task, replayed, as `played` would tell it.

    Deals, seats and opponents must be the task's. With `verify`, of so many games spread over the file each answer of
    the opponents is asked for again: they must have played themselves.
    """
    told = datasets.about(path)
    words = str(told.get("command", "")).split()
    if len(words) < 4 or words[:2] != ["talia", "benchmark"] or "matches" not in told:
        raise BadRecord(f"{path}: this data set is no submission; `talia benchmark TASK BOT --records FILE` makes one")
    wanted = task(words[2])
    games = _counted(path, wanted, told["matches"])
    setup = game_of(wanted.game).setup(wanted.seats, **wanted.options)
    results = [
        Result(Match(wanted.game, wanted.seats, setup.options, tuple(table), SEEDS, inside=True))
        for table, _ in told["matches"]
    ]
    checked = 0
    total = sum(deals * wanted.seats for _, deals in told["matches"])
    waiting: dict[tuple[int, int], list[dict[str, Any]]] = {}
    for number, (at, deal, rotation, record) in enumerate(games):
        match = results[at].match
        if record.seed != match.seed(deal):
            raise BadRecord(f"{path}: game {number + 1}: its deal is {record.seed}, not {match.seed(deal)}")
        if record.seats != wanted.seats or record.options != setup.options:
            raise BadRecord(f"{path}: game {number + 1}: its table is not that of the task {wanted.name}")
        try:
            state = record.replay(game_of(wanted.game), log=False)
        except TaliaError as error:
            raise BadRecord(f"{path}: game {number + 1}: {error}") from None
        if verify and number * verify // total != (number - 1) * verify // total:
            _verify(path, number, match, deal, rotation, record)
            checked += 1
        points = points_of(state, wanted.seats)
        played_deal = waiting.setdefault((at, deal), [])
        played_deal.append(
            {
                "points": _by(points, rotation),
                "scores": _by(list(state.scores()), rotation),
                "answers": len(record.answers),
                "reason": "cap" if state.outcome is None else state.outcome.reason,
                "times": [[] for _ in range(wanted.seats)],
                "late": [0] * wanted.seats,
                "failed": [0] * wanted.seats,
            }
        )
        if len(played_deal) == wanted.seats:
            results[at].add(deal, {"deal": deal, "games": waiting.pop((at, deal))})
    return {**row(wanted, results), "verified": checked}


def _by(values: list[Any], rotation: int) -> list[Any]:
    """What the seats got, contestant by contestant: contestant n sits where n was moved to."""
    seats = len(values)
    return [values[(n + rotation) % seats] for n in range(seats)]


def _counted(path: Path, wanted: Task, matches: list[Any]) -> Iterator[tuple[int, int, int, talia.Record]]:
    """Each game of a submission with its match, deal and rotation."""
    bot = str(matches[0][0][0]) if matches else ""
    tables = [[bot, *[str(Spec.parse(opponent))] * (wanted.seats - 1)] for opponent in wanted.opponents]
    if tables != [list(table) for table, _ in matches]:
        raise BadRecord(f"{path}: its tables are not those of the task {wanted.name}")
    order = [
        (at, deal, rotation)
        for at, (_, deals) in enumerate(matches)
        for deal in range(deals)
        for rotation in range(wanted.seats)
    ]
    number = -1
    for number, record in enumerate(datasets.read(path)):
        if number >= len(order):
            raise BadRecord(f"{path}: there are more games than the {len(order)} that it tells of")
        yield (*order[number], record)
    if number + 1 != len(order):
        raise BadRecord(f"{path}: {number + 1} games are in it, and it tells of {len(order)}")


def _verify(path: Path, number: int, match: Match, deal: int, rotation: int, record: talia.Record) -> None:
    """Have the opponents answered as they do?"""
    state = game_of(match.game).start(match.seed(deal), match.seats, log=False, memory=False, **match.options)
    specs = match.specs()
    at = [(n - rotation) % match.seats for n in range(match.seats)]
    seeds = [derived("bot", match.seeds, match.seed(deal), rotation, n) for n in range(match.seats)]
    for answer, (seat, word) in enumerate(record.answers):
        if seat < match.seats and at[seat] != 0 and len(state.legal(seat)) > 1:
            said = Chair(specs[at[seat]], seeds[at[seat]], None).answer(state.view(seat, memory=True))
            if game_of(match.game).actions.word(said) != word:
                raise BadRecord(
                    f"{path}: game {number + 1}: answer {answer + 1} is not what {specs[at[seat]]} answers there"
                )
        state.answer(seat, word)


# The table.


def read_rows(folder: Path) -> list[dict[str, Any]]:
    """The result files of a folder."""
    rows: list[dict[str, Any]] = []
    for path in sorted(folder.glob("*/*.json")):
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BadRecord(f"{path}: this is not JSON: {error}") from None
        if not isinstance(found, dict) or found.get("talia_benchmark") != FORMAT:
            raise BadRecord(f"{path}: this is no result of the benchmark")
        rows.append(found)
    return rows


def place(folder: Path, row: dict[str, Any]) -> Path:
    """Where a row's file lies."""
    name = "".join(letter if letter.isalnum() or letter in "._-" else "-" for letter in row["bot"])
    return folder / str(row["task"]) / f"{name}.json"
