"""`talia study fantasy-realms`: every hand there is, in worker processes, resumable; tables, plots and JSON."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from talia import engine
from talia.core.errors import BadOption, TaliaError
from talia.texts import LANGUAGES

EXAMPLES = """examples:
  talia study fantasy-realms                       all hands as printed, with best choices and with an eighth card
  talia study fantasy-realms --mode as-printed     only the quick one (seconds)
  talia study fantasy-realms --mode best --workers 8
  talia study fantasy-realms --ray                 the same as Ray tasks on this machine; --ray ADDRESS on a cluster
Stopped runs go on where they were: finished parts are kept in the output folder.
"""


def configure(command: argparse.ArgumentParser) -> None:
    command.epilog = EXAMPLES
    command.formatter_class = argparse.RawDescriptionHelpFormatter
    command.set_defaults(run=run)
    option = command.add_argument
    option("game", choices=["fantasy-realms"], help="what to study")
    option("--mode", choices=["as-printed", "best", "eighth", "all"], default="all", help="which hands and choices")
    option("--out", type=Path, default=Path("study/fantasy-realms"), metavar="FOLDER", help="where results go")
    option("--workers", type=int, default=os.cpu_count() or 1, help="worker processes (all cores by default)")
    option("--ray", nargs="?", const="", metavar="ADDRESS", help="work through Ray instead (pip install 'talia[ray]')")
    option("--parts", type=int, metavar="N", help="only the first N of the 128 parts: a sample, marked incomplete")
    option(
        "--verify", type=int, default=1_000_000, metavar="N", help="random hands to check against every legal choice"
    )
    option("--top", type=int, default=50, help="how many best hands, pairs and triples are listed")
    option("--no-plots", action="store_true", help="tables and JSON only")
    option("--json", action="store_true", help="print the results as JSON instead of tables")
    option("--lang", choices=LANGUAGES, default="en", help="language of card names")


def run(args: argparse.Namespace) -> int:
    from talia.study import fantasy_realms, report, workers
    from talia.study.stats import hands, playing

    if args.workers < 1 or (args.parts is not None and not 1 <= args.parts <= fantasy_realms.PARTS):
        raise BadOption(f"--workers: at least 1; --parts: 1 to {fantasy_realms.PARTS}")
    console = Console(stderr=True)
    if engine.kind() != "compiled":
        console.print("the rules are interpreted here: expect this to take about fifty times as long", highlight=False)
    mark = fantasy_realms.mark()
    results: list[dict[str, Any]] = []
    for mode in fantasy_realms.MODES if args.mode == "all" else [args.mode]:
        began = time.monotonic()
        parts = workers.run_parts(
            args.out / f"parts-{mode}",
            mode,
            range(args.parts or fantasy_realms.PARTS),
            fantasy_realms.score_part,
            mode,
            mark,
            args.workers,
            args.ray,
        )
        found = fantasy_realms.summary(mode, parts, args.top)
        console.print(f"{mode}: {found['hands']:,} hands, {time.monotonic() - began:.1f} s", highlight=False)
        (args.out / f"{mode}.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
        (args.out / f"{mode}.md").write_text(report.report(found, args.lang), encoding="utf-8")
        if "cards" in found:
            told = playing.text_of(hands.table(found))
            (args.out / f"statistics-{mode}.json").write_text(told, encoding="utf-8")
        if not args.no_plots:
            report.plots(found, args.out, args.lang)
        results.append(found)
    wrong = verified(args, mark, console) if args.verify else []
    if args.json:
        print(json.dumps(results))
    else:
        short = [{**found, "best": found["best"][:10]} for found in results]
        for found in short:
            for key in ("best_pairs", "most_together", "least_together", "best_triples"):
                if key in found:
                    found[key] = found[key][:10]
            Console().print(Markdown(report.report(found, args.lang)))
    return 1 if wrong else 0


def verified(args: argparse.Namespace, mark: str, console: Console) -> list[Any]:
    """Compare bulk scores with every legal choice and with the explanation, on random hands."""
    from talia.study import fantasy_realms, workers

    parts = workers.run_parts(
        args.out / f"verified-{args.verify}",
        "checking",
        range(fantasy_realms.CHECK_PARTS),
        fantasy_realms.check_part,
        str(args.verify),
        mark,
        args.workers,
        args.ray,
    )
    wrong = [one for part in parts for one in part["wrong"]]
    hands = sum(part["hands"] for part in parts)
    told = {"hands": hands, "wrong": wrong, "core_seconds": round(sum(part["seconds"] for part in parts), 1)}
    (args.out / "verified.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    console.print(f"checked {hands:,} random hands: {len(wrong)} disagreements", highlight=False)
    return wrong


def main(arguments: list[str] | None = None) -> int:
    """`python -m talia.cli.study …`, the same without the other commands."""
    parser = argparse.ArgumentParser(prog="talia study", epilog=EXAMPLES)
    configure(parser)
    try:
        return run(parser.parse_args(arguments))
    except TaliaError as error:
        print(f"talia: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("talia: stopped; finished parts are kept", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
