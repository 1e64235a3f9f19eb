"""How fast Fantasy Realms is scored here, on one core: `python bench/fantasy_realms_scoring.py [--json] [--all-hands]`.

Process time and medians of several rounds, so that other work on the machine disturbs little. Run it on both builds:

    PYTHONPATH=build/compiled python bench/fantasy_realms_scoring.py
    PYTHONPATH=src python bench/fantasy_realms_scoring.py
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from talia import engine
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.best import Search
from talia.games.fantasy_realms.extra.bulk import AS_PRINTED, Totals, best_checksum, checksum, draw_only
from talia.games.fantasy_realms.extra.choices import read_choices, score_given
from talia.games.fantasy_realms.extra.choosers import CLEARED_SUITS, NAMERS, SECOND_NAMER
from talia.games.fantasy_realms.extra.hand import mask_of
from talia.games.fantasy_realms.extra.narrow import ALL_CARDS, SUIT
from talia.games.fantasy_realms.extra.scoring import score, total_of

CHOOSERS = ["island", "book_of_changes", "shapeshifter", "mirage", "doppelganger"]
OTHERS = [card for card in IDS if card not in CHOOSERS]


def random_choices(chance: random.Random, hand: list[str]) -> dict[str, Any]:
    """Some legal choice for every card that may choose."""
    made: dict[str, Any] = {}
    for wild, suits in (("mirage", NAMERS.suits), ("shapeshifter", SECOND_NAMER.suits)):
        if wild in hand:
            made[wild] = chance.choice([card for number, card in enumerate(IDS) if SUIT[number] in suits])
    if "doppelganger" in hand:
        made["doppelganger"] = chance.choice([card for card in hand if card != "doppelganger"])
    if "book_of_changes" in hand:
        card = chance.choice([card for card in hand if card != "book_of_changes"])
        made["book_of_changes"] = {"card": card, "suit": chance.choice(SUITS)}
    if "island" in hand:
        changed = made.get("book_of_changes", {}).get("card")
        targets = [card for card in hand if SUIT[IDS.index(card)] in CLEARED_SUITS and card != changed]
        if targets:
            made["island"] = chance.choice(targets)
    return made


def rate(work: Callable[[], int], rounds: int) -> float:
    """Hands a second: the median of some rounds."""
    found = []
    for _ in range(rounds):
        began = time.process_time()
        number = work()
        found.append(number / (time.process_time() - began))
    return statistics.median(found)


class Sample:
    """Random hands with choices, in the forms that the ways to score them take; each way tells how many it scored."""

    def __init__(self, size: int) -> None:
        chance = random.Random(5)
        hands = [chance.sample(IDS, 7) for _ in range(size)]
        given = [random_choices(chance, hand) for hand in hands]
        masks = [int(mask_of(hand)) for hand in hands]
        read = [read_choices(choices, mask, 0) for choices, mask in zip(given, masks, strict=True)]
        self.size = size
        self.pairs = list(zip(masks, read, strict=True))
        self.cases = list(zip(hands, given, strict=True))
        self.plain = ALL_CARDS & ~int(mask_of(CHOOSERS)) & ~int(mask_of(["necromancer"]))
        self.book_and_wild = [
            int(mask_of(["book_of_changes", chance.choice(CHOOSERS[2:]), *chance.sample(OTHERS, 5)]))
            for _ in range(max(20, size // 50))
        ]
        self.search = Search()

    def kernel(self) -> int:
        checksum(1, self.size * 10, self.plain)
        return self.size * 10

    def drawing(self) -> int:
        draw_only(1, self.size * 10, self.plain)
        return self.size * 10

    def exact(self) -> int:
        for mask, choices in self.pairs:
            score_given(mask, choices)
        return self.size

    def from_ids(self) -> int:
        for hand, choices in self.cases:
            total_of(hand, choices)
        return self.size

    def explained(self) -> int:
        for hand, choices in self.cases[: self.size // 10]:
            score(hand, choices=choices)
        return self.size // 10

    def best(self) -> int:
        best_checksum(1, self.size // 10, ALL_CARDS)
        return self.size // 10

    def best_book_and_wild(self) -> int:
        for mask in self.book_and_wild:
            self.search.best_of(mask)
        return len(self.book_and_wild)


def measure(size: int, rounds: int, all_hands: bool) -> dict[str, float]:
    sample = Sample(size)
    drawn_and_scored = rate(sample.kernel, rounds)
    found = {
        "kernel, random hands without choice cards, drawing included, hands/s": drawn_and_scored,
        "the same, drawing taken off, hands/s": 1 / (1 / drawn_and_scored - 1 / rate(sample.drawing, rounds)),
        "exact score, choices given, explanation off (mask and Choices), hands/s": rate(sample.exact, rounds),
        "the same from ids and JSON choices, all checked, hands/s": rate(sample.from_ids, rounds),
        "with the whole explanation, hands/s": rate(sample.explained, rounds),
        "best choices, random hands, hands/s": rate(sample.best, rounds),
        "best choices, Book and one wild, ms a hand": 1000 / rate(sample.best_book_and_wild, rounds),
    }
    if all_hands:
        began = time.process_time()
        totals = Totals()
        number = sum(totals.add_prefix(a, b, AS_PRINTED) for a in range(53) for b in range(a + 1, 53))
        assert number == 154_143_080
        found["all 154,143,080 hands as printed, with all sums, s"] = time.process_time() - began
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--all-hands", action="store_true", help="score all hands as printed too (compiled: seconds)")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    compiled = engine.kind() == "compiled"
    found = measure(200_000 if compiled else 5_000, args.rounds, args.all_hands)
    if args.json:
        print(json.dumps({"engine": engine.kind(), "scoring": found}, indent=1))
        return 0
    print(f"Fantasy Realms scoring, {engine.kind()}, one core, medians of {args.rounds}")
    for what, value in found.items():
        print(f"  {what:<75}{value:>16,.3f}" if value < 100 else f"  {what:<75}{value:>16,.0f}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
