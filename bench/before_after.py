"""Two builds of the rules side by side in one run: random play, clones, scorer and search, as ratios.

    python bench/before_after.py ../before/build/compiled build/compiled --rounds 15

Each round runs both builds in turn, each in a process of its own; CPU time; the fastest of the rounds counts, since
other work on the machine can only slow a run down. A ratio above 1 means the second build is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys

# Runs on either build: where a module has moved, both places are tried.
WORK = """
import importlib, json, time
import talia
from talia.core import playout

def either(*names):
    for name in names:
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            pass
    raise ModuleNotFoundError(names)

bulk = either("talia.games.fantasy_realms.extra.bulk", "talia.games.fantasy_realms.bulk")
trees = either("talia.bots.methods.tree", "talia.bots.search.tree")

def setup_of(name, seats, options):
    game = talia.game(name)
    try:
        return game.setup_under(1, seats, options)  # the rules that both builds play
    except AttributeError:
        return game.setup(seats, **options)

THREE = ["serpent_temple", "bazaar", "auction_house"]
VARIANTS = [
    ("Cardia, deck I", "cardia", 2, {}, 1500),
    ("Cardia, deck II, three locations", "cardia", 2, {"deck": "II", "locations": THREE}, 900),
    ("Radlands", "radlands", 2, {}, 300),
    ("Fantasy Realms, four", "fantasy_realms", 4, {}, 900),
    ("Template", "template", 2, {}, 3000),
]

def spent(work):
    start = time.process_time()
    work()
    return time.process_time() - start

found = {}
for label, name, seats, options, games in VARIANTS:
    setup = setup_of(name, seats, options)
    answers = playout.play_games(setup, 1, games)
    seed = 12345
    middle = setup.deal(seed)
    playout.play_some(middle, 7, 6)
    while middle.over:  # a random game may be over by then
        seed += 1
        middle = setup.deal(seed)
        playout.play_some(middle, 7, 6)
    seat = middle.asked[0]
    found[f"{label}: random play, an answer"] = spent(lambda: playout.play_games(setup, 1, games)) / answers
    found[f"{label}: clone"] = spent(lambda: playout.clone_often(middle, 200_000)) / 200_000
    found[f"{label}: clone and answer"] = spent(lambda: playout.clone_and_answer(middle, 60_000)) / 60_000
    def search():
        trees.Tree(middle.clone(), seat, 5, 0.7, 200, 100_000).run(400)
    found[f"{label}: search, an iteration"] = spent(search) / 400
pool = (1 << 53) - 1
found["Fantasy Realms: score a hand"] = spent(lambda: bulk.checksum(1, 200_000, pool)) / 200_000
found["Fantasy Realms: best choices of a hand"] = spent(lambda: bulk.best_checksum(1, 1_500, pool)) / 1_500
print(json.dumps(found))
"""


def measured(build: str) -> dict[str, float]:
    environment = {**os.environ, "PYTHONPATH": build}
    done = subprocess.run([sys.executable, "-c", WORK], env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{build}: {done.stderr[-2000:]}")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", help="a folder to import talia from")
    parser.add_argument("after", help="another one")
    parser.add_argument("--rounds", type=int, default=15)
    args = parser.parse_args()
    best: list[dict[str, float]] = [{}, {}]
    for number in range(args.rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        for which in order:
            for name, seconds in measured((args.before, args.after)[which]).items():
                best[which][name] = min(seconds, best[which].get(name, seconds))
    print(f"{'nanoseconds, fastest of ' + str(args.rounds):<54}{'before':>12}{'after':>12}{'ratio':>8}")
    for name, before in best[0].items():
        after = best[1][name]
        print(f"{name:<54}{before * 1e9:>12,.1f}{after * 1e9:>12,.1f}{before / after:>8.2f}")


if __name__ == "__main__":
    main()
