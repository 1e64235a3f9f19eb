"""Every hand of Fantasy Realms: scored in parts, added up, and set against the exact scorer.

Modes: `as-printed` (choices declined), `best` (best choices) and `eighth` (the Necromancer has taken an eighth card).
"""

from __future__ import annotations

import time
from itertools import combinations
from math import comb, sqrt
from typing import Any

from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.bulk import (
    AS_PRINTED,
    BEST_CHOICES,
    EIGHTH,
    Totals,
    best_checksum,
    checksum,
    disagreements,
)
from talia.games.fantasy_realms.extra.choices import in_words
from talia.games.fantasy_realms.extra.hand import ids_of

MODES = {"as-printed": AS_PRINTED, "best": BEST_CHOICES, "eighth": EIGHTH}
PARTS = 128
CHECK_PARTS = 64
HANDS = comb(53, 7)
# Seven others beside the Necromancer, less those hands in which it could have taken none of them.
EIGHTH_HANDS = comb(52, 7) - comb(52 - 19, 7)
ALL = (1 << 53) - 1


def mark() -> str:
    """What the rules make of some random hands: parts made by other rules are not mixed in."""
    return f"{checksum(7, 3000, ALL):x}-{best_checksum(7, 300, ALL):x}"


def prefixes(part: int) -> list[tuple[int, int]]:
    """The two lowest cards of the hands of one part: pairs dealt out so that parts are of nearly equal size."""
    loads = [0] * PARTS
    mine: list[tuple[int, int]] = []
    for a, b in sorted(combinations(range(53), 2), key=lambda pair: -comb(52 - pair[1], 5)):
        size = comb(52 - b, 5)
        if size:
            least = loads.index(min(loads))
            loads[least] += size
            if least == part:
                mine.append((a, b))
    return mine


def score_part(mode: str, part: int) -> dict[str, Any]:
    """Score one part of all hands."""
    totals = Totals()
    began = time.process_time()
    hands = sum(totals.add_prefix(a, b, MODES[mode]) for a, b in prefixes(part))
    return {
        "part": part,
        "mode": mode,
        "hands": hands,
        "seconds": round(time.process_time() - began, 3),
        "tried": int(totals.search.tried),
        "scores": {str(score): count for score, count in totals.scores().items()},
        "best": [list(found) for found in totals.best],
        "triples": totals.triple_sums() if mode != "eighth" else [],
    }


def check_part(mode: str, part: int) -> dict[str, Any]:
    """Random hands on which bulk, every legal choice and the explanation are compared; `mode` is how many in all."""
    share = -(-int(mode) // CHECK_PARTS)
    began = time.process_time()
    found = disagreements(1_000_003 * part + 17, share)
    return {"part": part, "hands": share, "seconds": round(time.process_time() - began, 3), "wrong": found}


def summary(mode: str, parts: list[dict[str, Any]], top: int) -> dict[str, Any]:
    """What all parts come to. Averages by card need every part."""
    scores: dict[int, int] = {}
    for part in parts:
        for score, count in part["scores"].items():
            scores[int(score)] = scores.get(int(score), 0) + count
    hands = sum(scores.values())
    mean = sum(score * count for score, count in scores.items()) / hands
    deviation = sqrt(sum(count * (score - mean) ** 2 for score, count in scores.items()) / hands)
    best = sorted((tuple(found) for part in parts for found in part["best"]), reverse=True)[:top]
    complete = hands == (EIGHTH_HANDS if mode == "eighth" else HANDS)
    made: dict[str, Any] = {
        "mode": mode,
        "complete": complete,
        "hands": hands,
        "sum": sum(score * count for score, count in scores.items()),
        "mean": mean,
        "deviation": deviation,
        "quantiles": {name: quantile(scores, hands, share) for name, share in QUANTILES.items()},
        "core_seconds": round(sum(part["seconds"] for part in parts), 1),
        "evaluations": sum(part["tried"] for part in parts),
        "scores": {str(score): scores[score] for score in sorted(scores)},
        "best": [best_hand(mode, points, hand) for points, hand in best],
    }
    if complete and mode != "eighth":
        made |= by_card([sum(sums) for sums in zip(*(part["triples"] for part in parts), strict=True)], mean, top)
    return made


QUANTILES = {"lowest": 0.0, "1%": 0.01, "10%": 0.1, "25%": 0.25, "median": 0.5, "75%": 0.75, "90%": 0.9, "99%": 0.99}
QUANTILES |= {"99.9%": 0.999, "highest": 1.0}


def quantile(scores: dict[int, int], hands: int, share: float) -> int:
    """The lowest score that at least this share of all hands does not exceed."""
    below = 0
    for score in sorted(scores):
        below += scores[score]
        if below >= share * hands and below > 0:
            return score
    return max(scores)


def best_hand(mode: str, points: int, hand: int) -> dict[str, Any]:
    choices = {} if mode == "as-printed" else in_words(best_choices(hand))
    return {"points": points, "hand": list(ids_of(hand)), "choices": choices}


def by_card(triples: list[int], mean: float, top: int) -> dict[str, Any]:
    """Averages of cards, pairs and triples.

    A hand of seven holds each of its pairs in 5 triples and each of its cards in 6 pairs, so their sums follow.
    `with` and `without` are averages over all hands that hold the card and that do not; `worth`, the card's marginal
    value, is their difference. `together` is how much more a pair's hands score than if every card had a fixed value
    (chosen so that the single cards' averages come out right) and values simply added up.
    """
    pairs: dict[tuple[int, int], int] = dict.fromkeys(combinations(range(53), 2), 0)
    trios = dict(zip(combinations(range(53), 3), triples, strict=True))
    for (i, j, k), points in trios.items():
        pairs[i, j] += points
        pairs[i, k] += points
        pairs[j, k] += points
    singles = [0] * 53
    for (i, j), points in pairs.items():
        assert points % 5 == 0
        pairs[i, j] = points // 5
        singles[i] += points // 5
        singles[j] += points // 5
    total = round(mean * HANDS)
    cards: list[dict[str, Any]] = []
    values: list[float] = []
    deck = 53 * mean / 7  # what all fixed values add up to
    for number, points in enumerate(singles):
        assert points % 6 == 0
        held = points / 6 / comb(52, 6)
        missed = (total - points / 6) / comb(52, 7)
        cards.append({"card": IDS[number], "with": held, "without": missed, "worth": held - missed})
        values.append((held - 6 * deck / 52) * 52 / 46)  # held = value + 6 others out of 52
    pair_means = {pair: points / comb(51, 5) for pair, points in pairs.items()}
    triple_means = {trio: points / comb(50, 4) for trio, points in trios.items()}
    together = {
        (i, j): points - (values[i] + values[j] + 5 * (deck - values[i] - values[j]) / 51)
        for (i, j), points in pair_means.items()
    }
    return {
        "cards": sorted(cards, key=lambda card: -card["with"]),
        "best_pairs": best_groups(pair_means, top),
        "most_together": best_groups(together, top),
        "least_together": best_groups({pair: -gain for pair, gain in together.items()}, top, -1),
        "best_triples": best_groups(triple_means, top),
        "pair_means": [
            [round(pair_means[min(i, j), max(i, j)], 3) if i != j else 0 for j in range(53)] for i in range(53)
        ],
    }


def best_groups(values: dict[Any, float], top: int, sign: int = 1) -> list[dict[str, Any]]:
    order = sorted(values, key=lambda group: -values[group])[:top]
    return [{"cards": [IDS[number] for number in group], "value": sign * values[group]} for group in order]
