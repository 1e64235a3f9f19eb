"""How fast the best choices of the hardest hands are found: `python bench/fantasy_realms_best.py [--check N]`.

Three wilds, the Book of Changes and the Necromancer with 46 cards in the discard area: what one request to the
calculator can ask for. Process time. With `--check N` the scores of random hands are held against the thorough search,
which skips nothing. Run it on two builds to compare them:

    PYTHONPATH=build/compiled python bench/fantasy_realms_best.py --json > after.json
    PYTHONPATH=/elsewhere/build/compiled python bench/fantasy_realms_best.py --against after.json
"""

from __future__ import annotations

import argparse
import json
import random
import time
from pathlib import Path

from talia import engine
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.best import Search, best_mask
from talia.games.fantasy_realms.extra.hand import mask_of

WILD = ["mirage", "shapeshifter", "doppelganger"]
HARD = [*WILD, "book_of_changes", "necromancer"]
READERS = ["wildfire", "world_tree", "collector"]  # texts that read every suit, or names
CHOOSERS = [*WILD, "book_of_changes", "island"]


def hands(number: int) -> list[tuple[list[str], list[str]]]:
    """Hard hands and their discard areas, the same in every run; the first have the texts that read everything."""
    chance = random.Random(46)
    found = []
    for n in range(number):
        rest = [card for card in IDS if card not in HARD]
        chance.shuffle(rest)
        first = READERS[n % 4 : n % 4 + 1]
        held = [*first, *(card for card in rest if card not in first)][:2]
        found.append(([*HARD, *held], [card for card in rest if card not in held][:46]))
    return found


def measured(number: int) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    for hand, discard in hands(number):
        held, area = mask_of(hand), mask_of(discard)
        began = time.process_time()
        points = best_mask(held, area)
        found.append({"hand": hand[5:], "points": int(points), "seconds": time.process_time() - began})
    return found


def check(number: int, seed: int) -> int:
    """Compare random hands with the thorough search; tells how many."""
    chance = random.Random(seed)
    others = [card for card in IDS if card not in CHOOSERS]
    quick, thorough = Search(), Search(thorough=True)
    for n in range(number):
        choosers = chance.sample(CHOOSERS, 1 + n % 3)
        readers = chance.sample(READERS, n // 3 % 3)
        rest = chance.sample([card for card in others if card not in readers], 7 - len(choosers) - len(readers))
        hand = mask_of([*choosers, *readers, *rest])
        if quick.best_of(hand) != thorough.best_of(hand):
            raise SystemExit(f"they differ: {[*choosers, *readers, *rest]}")
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hands", type=int, default=24, help="how many hard hands")
    parser.add_argument("--check", type=int, default=0, metavar="N", help="hold N random hands against the whole one")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--against", type=Path, metavar="FILE", help="what --json of another build gave: the ratio")
    args = parser.parse_args()
    found = measured(args.hands)
    if args.json:
        print(json.dumps(found))
        return
    seconds = sorted((float(str(one["seconds"])) for one in found), reverse=True)
    print(f"{engine.kind()}: {len(found)} hard hands")
    print(f"slowest {1000 * seconds[0]:.1f} ms, mean {1000 * sum(seconds) / len(seconds):.1f} ms")
    if args.against is not None:
        other = json.loads(args.against.read_text())
        assert [one["points"] for one in other] == [one["points"] for one in found], "the scores differ"
        theirs = sorted((float(one["seconds"]) for one in other), reverse=True)
        slowest, whole = seconds[0] / theirs[0], sum(seconds) / sum(theirs)
        print(f"against the other: the slowest takes {slowest:.2f} times as long, all take {whole:.2f} times")
    if args.check:
        print(f"{check(args.check, args.seed)} random hands score as in the thorough search")


if __name__ == "__main__":
    main()
