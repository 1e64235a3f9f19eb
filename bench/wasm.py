"""Python in a browser: interpreted rules against compiled ones, in turns, under Pyodide in Node; and their size.

`python -m bench.wasm [--rounds 3] [--archive FILE …]`, after `make wasm`. Seconds are the processor's, all threads of
Node together. Several archives are compared with each other, too.
"""

from __future__ import annotations

import argparse
import gzip
import json
import subprocess
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

from tests.browser.under_pyodide import in_pyodide, node, views

from building.wasm.making import LATEST

WORK = Path(__file__).parent / "wasm_work.py"
# Of each: seats, games and iterations when interpreted, nodes of the expert. Compiled, there are so many times more.
ROWS = {"cardia": (2, 150, 150, 100), "radlands": (2, 15, 15, 100), "fantasy_realms": (4, 40, 40, 100)}
MORE = 12
PACK = (
    "const z = require('zlib'), d = require('fs').readFileSync(process.argv[1]);"
    "console.log(z.brotliCompressSync(d, {params: {[z.constants.BROTLI_PARAM_LGWIN]: 24}}).length)"
)


def measured(where: Path, archive: Path | None) -> dict[str, dict[str, float]]:
    more = 1 if archive is None else MORE
    questions = [view for view, level, _ in views() if level == "expert"]
    rows = [
        [game, seats, games * more, iterations * more, nodes, [each for each in questions if each["game"] == game]]
        for game, (seats, games, iterations, nodes) in ROWS.items()
    ]
    found: dict[str, Any] = in_pyodide(where, WORK, json.dumps({"rows": rows}), archive)
    assert found["engine"] == ("interpreted" if archive is None else "compiled")
    figures: dict[str, dict[str, float]] = found["games"]
    return figures


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--archive", type=Path, nargs="*", default=[LATEST])
    given = parser.parse_args()
    kinds: list[Path | None] = [None, *given.archive]
    found: dict[Path | None, list[dict[str, dict[str, float]]]] = {kind: [] for kind in kinds}
    with tempfile.TemporaryDirectory() as where:
        for _ in range(given.rounds):
            for kind in kinds:
                found[kind].append(measured(Path(where), kind))
    for archive in given.archive:
        contents = archive.read_bytes()
        packed = subprocess.run([node(), "-e", PACK, str(archive)], capture_output=True, text=True, check=True).stdout
        print(f"{archive}: {len(contents):,} bytes, gzip {len(gzip.compress(contents, 9)):,}, brotli {int(packed):,}")
        for game in ROWS:
            for figure, name in (("games", "games/s"), ("iterations", "ISMCTS iterations/s"), ("expert", "expert, ms")):
                slow, fast = (median(each[game][figure] for each in found[kind]) for kind in (None, archive))
                ratio = slow / fast if figure == "expert" else fast / slow
                times = 1000 if figure == "expert" else 1
                print(f"  {game:<16}{name:<22}{slow * times:>10,.1f}{fast * times:>12,.1f}{ratio:>8.1f} x")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
