"""`talia benchmark TASK BOT`: a row of the benchmark, made again to the digit; submissions; the table of all rows."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from talia import engine
from talia.core.errors import BadOption

LATEST = 20.0  # the deviation that a rating should be below
ANCHOR, ANCHORED = "apprentice", 1000.0  # as in the ladder: everybody wins and loses against it, and so is rated well


def configure(command: argparse.ArgumentParser) -> None:
    command.description = (
        "Without a task the tasks are listed. A row is a bot in a task: it plays the task's opponents on the deals "
        "kept for reports, each from every seat, by budgets of nodes; in exact tasks its exploitability is worked out."
    )
    command.add_argument("task", nargs="?", help="which task")
    command.add_argument("bot", nargs="?", help="a level (adept@200n), FILE.py:CLASS or cmd:COMMAND")
    command.add_argument("--workers", type=int, default=0, help="processes (as many as cores by default)")
    command.add_argument("--deals", type=int, default=0, help="fewer deals than the task's, for trying out")
    command.add_argument("--log", type=Path, help="keep finished deals here, and go on with them")
    command.add_argument("--out", type=Path, metavar="FOLDER", help="write the row into this folder of results")
    command.add_argument("--records", type=Path, metavar="FILE", help="keep every game here: a submission")
    command.add_argument("--score", type=Path, metavar="FILE", help="replay a submission and tell its row")
    command.add_argument("--verify", type=int, default=0, metavar="GAMES", help="of these ask opponents again")
    command.add_argument("--table", type=Path, metavar="FOLDER", help="the table of all results, in Markdown")
    command.add_argument("--json", action="store_true", help="print the row as JSON")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    from talia.research import benchmark

    if args.deals < 0 or args.workers < 0 or args.verify < 0:
        raise BadOption("--deals, --workers and --verify: allowed are whole numbers from 0 up")
    if args.table is not None:
        print(table(benchmark.read_rows(args.table)))
        return 0
    if args.score is not None:
        return show(benchmark.scored(args.score, args.verify), args)
    if args.task is None:
        for task in benchmark.TASKS.values():
            print(f"{task.name}: {task.about}; {', '.join(task.opponents) or 'exploitability'}")
        return 0
    task = benchmark.task(args.task)
    if args.bot is None:
        raise BadOption(f"benchmark {task.name}: name a bot, such as adept@200n, mine.py:Mine or 'cmd:./mine'")
    if task.exact:
        return show(benchmark.exactly(task, args.bot), args)
    benchmark.prepared(task, args.bot)  # refuses what is wrong before anything is shown
    if engine.kind() != "compiled":
        print("talia: the rules are interpreted here: this takes several times as long", file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), disable=args.json) as progress:
        shown = progress.add_task(f"{task.name} {args.bot}", total=None)

        def tell(done: int, total: int) -> None:
            progress.update(shown, completed=done, total=total)

        workers = args.workers or os.cpu_count() or 1
        row = benchmark.played(task, args.bot, workers, tell, args.log, args.records, args.deals)
    return show(row, args)


def show(row: dict[str, Any], args: argparse.Namespace) -> int:
    from talia.research import benchmark

    if args.out is not None:
        if not row["whole"]:
            raise BadOption("--out: this row has fewer deals than the task, and is not kept among the results")
        path = benchmark.place(args.out, row)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(row, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    if args.json:
        print(json.dumps(row, ensure_ascii=False))
        return 0
    print(f"{row['task']} {row['bot']}, hashes {' '.join(row['hashes'].values())}")
    if "exploitability" in row:
        print(f"exploitability {row['exploitability']:.6f}, value {row['value']:.6f}")
    for match in row.get("matches", []):
        print(f"against {match['against']}: {share(match)} in {match['games']} games")
    if "verified" in row:
        print(f"opponents asked again in {row['verified']} games: they answered so")
    return 0


def share(match: dict[str, Any]) -> str:
    return f"{100 * match['points']:.1f} % [{100 * match['low']:.1f}, {100 * match['high']:.1f}]"


def table(rows: list[dict[str, Any]]) -> str:
    """All results task by task, and which baselines have not been run."""
    from talia.research import benchmark
    from talia.research.ratings import ratings

    lines: list[str] = []
    for task in benchmark.TASKS.values():
        found = [row for row in rows if row["task"] == task.name]
        lines += [f"### `{task.name}`: {task.about}", ""]
        if not found:
            lines += ["No row has been run yet.", ""]
            continue
        if task.exact:
            lines += ["| bot | exploitability | value | hashes |", "|---|--:|--:|---|"]
            for row in sorted(found, key=lambda row: float(row["exploitability"])):
                lines.append(f"| `{row['bot']}` | {row['exploitability']:.4f} | {row['value']:.4f} | {_hashes(row)} |")
        else:
            rated = ratings(found, ANCHOR)
            heads = [f"against `{opponent}`" for opponent in task.opponents]
            lines += [f"| bot | rating | {' | '.join(heads)} | hashes |", "|---|--:|" + "--:|" * len(heads) + "---|"]
            for row in sorted(found, key=lambda row: -rated.get(row["bot"], (0.0, 0.0))[0]):
                shares = {match["against"]: share(match) for match in row["matches"]}
                cells = [shares.get(opponent, "–") for opponent in task.opponents]
                rating = _rating(rated.get(row["bot"]))
                lines.append(f"| `{row['bot']}` | {rating} | {' | '.join(cells)} | {_hashes(row)} |")
        lines.append("")
    return "\n".join(lines).rstrip()


def _rating(rating: tuple[float, float] | None) -> str:
    if rating is None:
        return "–"
    wide = " (wide)" if rating[1] >= LATEST else ""
    return f"{ANCHORED + rating[0]:.0f} ± {rating[1]:.0f}{wide}"


def _hashes(row: dict[str, Any]) -> str:
    return " ".join(f"`{value[:6]}`" for value in row["hashes"].values())
