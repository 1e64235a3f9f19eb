"""The table of docs/exact.md: each small variant with its size, and how far policies and levels can be exploited in it.

    python -m bench.exact                                   # sizes, uniform, best average answer, CFR+
    python -m bench.exact --levels --only radlands-small    # every level as well, by nodes, so that it comes out again

Each figure is `talia exploit VARIANT BOT`. Seconds are process time.
"""

from __future__ import annotations

import argparse
import time

from talia import engine
from talia.bots.play.budget import Budget
from talia.research import exact

TURNS = (5, 20, 50, 100, 1000)
LEVELS = ("apprentice", "adept", "expert")
NODES = 200


def main() -> None:
    parser = argparse.ArgumentParser(description="the published values of the small variants")
    parser.add_argument("--only", nargs="*", default=list(exact.VARIANTS), help="these variants")
    parser.add_argument("--levels", action="store_true", help="every level, too")
    parser.add_argument("--nodes", type=int, default=NODES, help="of a level's decision")
    parser.add_argument("--turns", type=int, default=TURNS[-1], help="of CFR+ at most")
    args = parser.parse_args()
    print(f"{engine.kind()} rules")
    for name in args.only:
        begun = time.process_time()
        tree = exact.tree(exact.variant(name).setup())
        walked = time.process_time() - begun
        sets = " + ".join(f"{form.many:,}" for form in tree.seats)
        print(f"{name}: {tree.deals:,} deals, {tree.tables:,} tables, {tree.nodes:,} nodes, {sets} information sets")
        print(f"  tree {walked:.1f} s")
        print(f"  uniform {tree.exploitability(tree.uniform()):.4f}")
        print(f"  best-average {tree.exploitability(tree.best_average()):.4f}")
        solver = tree.solver()
        for turns in TURNS:
            if turns <= args.turns:
                solver.run(turns - solver.turns)
                average = solver.average()
                spent = time.process_time() - begun
                told = f"{tree.exploitability(average):.6f}, value {tree.value(average):.5f}"
                print(f"  cfr+@{turns} {told}, {spent:.1f} s with the tree", flush=True)
        for level in LEVELS if args.levels else ():
            begun = time.process_time()
            policy = exact.policy_of(tree, level, budget=Budget(nodes=args.nodes))
            spent = time.process_time() - begun
            print(f"  {level}@{args.nodes}n {tree.exploitability(policy):.4f}, {spent:.1f} s", flush=True)


if __name__ == "__main__":
    main()
