"""How long the page's own scorer takes for best choices, beside the engine in the same run: the ratio counts.

    PYTHONPATH=build/compiled python bench/page_scorer.py

Random hands of `tests/golden/sheets` whose best choices are wanted, and one of the worst: the card that adds one of ten
discards, all three wilds, the Book and the Island. The page's scorer runs in Node; the page must have been built.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for the tests' own hands; the rules come from PYTHONPATH

from tests.golden.sheets import FOLDER, read  # noqa: E402  the path is set above

from talia import engine  # noqa: E402  the path is set above
from talia.games.fantasy_realms import score  # noqa: E402  as above

AREA = ["dragon", "hydra", "king", "queen", "rangers", "knights", "warlord", "beastmaster", "unicorn", "warhorse"]
WORST = ["necromancer", "book_of_changes", "shapeshifter", "mirage", "doppelganger", "island", "collector"]
HANDS = 600
SCRIPT = """
import { CONSTANTS } from '%(web)s/src/generated/fantasy_realms/facts';
import { SUITS, TEXTS } from '%(web)s/src/generated/fantasy_realms/scoring';
import { Scorer } from '%(web)s/src/games/fantasy_realms/scorer/works';
const scorer = new Scorer(TEXTS, SUITS, CONSTANTS.hand);
const forms = JSON.parse(require('node:fs').readFileSync(process.argv[2], 'utf8'));
const times = (all) => all.map((form) => {
  const began = performance.now();
  scorer.score(form);
  return performance.now() - began;
});
times(forms);
console.log(JSON.stringify(times(forms)));
"""


def of_page(forms: list[dict[str, object]]) -> list[float]:
    """Milliseconds for each form in Node, the code warmed up."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "forms.json").write_text(json.dumps(forms))
        bundler = str(ROOT / "web" / "node_modules" / ".bin" / "esbuild")
        options = ["--bundle", "--minify", "--platform=node", "--loader=ts", f"--outfile={folder}/run.cjs"]
        text = SCRIPT % {"web": ROOT / "web"}
        subprocess.run([bundler, *options, "--log-level=error"], input=text, text=True, check=True)
        node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
        done = subprocess.run([node, f"{folder}/run.cjs", f"{folder}/forms.json"], capture_output=True, check=True)
        times: list[float] = json.loads(done.stdout)
        return times


def of_engine(hands: list[tuple[list[str], list[str]]]) -> list[float]:
    times: list[float] = []
    for hand, area in hands:
        began = time.perf_counter()
        score(hand, area)
        times.append(1000 * (time.perf_counter() - began))
    return times


def main() -> None:
    lines = [line for line in (FOLDER / "random.txt").read_text().splitlines() if line.startswith("best")]
    hands = [read(line)[:2] for line in lines[:HANDS]] + [(WORST, AREA)]
    page = of_page([{"hands": [{"cards": hand}], "discard": area} for hand, area in hands])
    ours = of_engine(hands)
    print(f"best choices with their sheet, ms; the engine is {engine.kind()}")
    for name, times in (("page", page), ("engine", ours)):
        usual = times[:-1]
        print(
            f"{name:7} median {median(usual):.2f}, nine in ten {quantiles(usual, n=10)[-1]:.2f}, worst {times[-1]:.0f}"
        )
    print(f"page / engine: median {median(page[:-1]) / median(ours[:-1]):.2f}, worst {page[-1] / ours[-1]:.2f}")


if __name__ == "__main__":
    main()
