"""The figures of `bench.honesty`, each with the number of games behind it and a 95 % interval."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from statistics import median
from typing import Any

Row = dict[str, Any]


def wilson(found: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if of == 0:
        return 0.0, 1.0
    z, share = 1.96, found / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return max(0.0, middle - half), min(1.0, middle + half)


def share(found: int, of: int) -> str:
    low, high = wilson(found, of)
    return f"{found} of {of} ({100 * low:.1f} to {100 * high:.1f} %)"


def report(there: dict[str, list[Row]]) -> Iterator[str]:
    """A line for each test that was run."""
    if there["expert"]:
        yield from _expert(there["expert"])
    if there["planted"]:
        rows = [row for row in there["planted"] if row["planted"]]
        yield from _planted(rows)
    if there["agreement"] or there["again"]:
        yield from _agreement([*there["agreement"], *there["again"]])
    if there["agreement"] and there["again"]:
        yield from _ordinary(there["agreement"])
    if there.get("real"):
        yield _real([one for row in there["real"] for one in row["real"]])
    if there.get("worlds"):
        yield from _worlds(there["worlds"])
    if len(there.get("luck", [])) > 1:
        found = [row["luck"] for row in there["luck"]]
        mean = sum(found) / len(found)
        error = sqrt(sum((one - mean) ** 2 for one in found) / (len(found) - 1) / len(found))
        yield f"luck: mean {100 * mean:+.2f} points a game, error {100 * error:.2f}, seat 0 of {len(found)} games"
    for kind in ("permutation", "order"):
        if there[kind]:
            compared = sum(row["compared"] for row in there[kind])
            labelled = sum(bool(row.get("label")) for row in there[kind])
            same = sum(row["same"] for row in there[kind])
            yield f"{kind}: the same bytes in {share(same, compared)}, {labelled} of them labelled"


def _expert(rows: list[Row]) -> Iterator[str]:
    decisions = sum(row["judged"] for row in rows)
    labels = [label for row in rows for label in row["labels"]]
    gravest = max((label["loss"] or 0.0 for label in labels), default=0.0)
    yield (
        f"false alarms: {share(len(labels), decisions)} decisions labelled in {len(rows)} games; "
        f"blunders {sum(label['label'] == 'blunder' for label in labels)}, the gravest {100 * gravest:.1f} points"
    )
    yield f"support: labels on answers with a share in any pass: {sum(row['shared'] for row in rows)}"
    sides = [side for row in rows for side in row["sides"] if side["result"] is not None]
    sums = [side["sum"] for side in sides if side["sum"] is not None]
    if sums:
        off = max(abs(_rest(one) - one["unexplained"]) for one in sums)
        rest = median(abs(one["unexplained"]) for one in sums)
        yield f"sum: off by {100 * off:.3f} points at most; not explained {100 * rest:.1f} in the median of {len(sums)}"
    alone = [abs(side["in_turn"]) for side in sides if "in_turn" in side]
    if alone:
        yield f"sum: not explained within own turns alone: {100 * median(alone):.1f} in the median of {len(alone)}"
    yield from _calibration(sides)


def _rest(one: Row) -> float:
    rest = one["result"] - one["start"] + one["own"] - one["others"] - one["luck"] - one["meetings"]
    return float(rest)


def _calibration(sides: list[Row]) -> Iterator[str]:
    tenths: dict[int, list[tuple[float, float]]] = {}
    for side in sides:
        for chance in side["curve"]:
            tenths.setdefault(min(9, int(10 * chance)), []).append((chance, side["result"]))
    for tenth, found in sorted(tenths.items()):
        said = 100 * sum(chance for chance, _ in found) / len(found)
        won = 100 * sum(result for _, result in found) / len(found)
        yield f"calibration: {10 * tenth:2} to {10 * tenth + 10:3} %: said {said:5.1f}, won {won:5.1f} ({len(found)})"


def _worlds(rows: list[Row]) -> Iterator[str]:
    """By thirds of what the expert says: what games played on give, and what became of the real ones."""
    rows = sorted((row for row in rows if row["said"] is not None), key=lambda row: row["said"])
    third = max(1, -(-len(rows) // 3))
    for first in range(0, len(rows), third):
        part = rows[first : first + third]
        said, on, won = (100 * sum(row[key] for row in part) / len(part) for key in ("said", "played_on", "result"))
        yield f"worlds: said {said:5.1f}, played on {on:5.1f}, won {won:5.1f} ({len(part)} games)"


def _planted(rows: list[Row]) -> Iterator[str]:
    """All of them, and by how much they lost in the pairs that chose them."""
    yield f"planted: found among the turning points in {share(sum(row['found'] for row in rows), len(rows))}"
    for low, high in ((0.10, 0.15), (0.15, 0.25), (0.25, 1.01)):
        part = [row for row in rows if low <= row["loss"] < high]
        named = f"{100 * low:.0f} points" if high > 1 else f"{100 * low:.0f} to {100 * high:.0f}"
        yield f"planted: from {named} on: {share(sum(row['found'] for row in part), len(part))}"
    missed: dict[str, int] = {}
    for row in rows:
        if not row["found"]:
            why = row.get("why_not") or "no turning point"
            missed[why] = missed.get(why, 0) + 1
    yield f"planted: what became of the others: {missed}"


def _real(rows: list[Row]) -> str:
    """On average over the labels; each counts as one, since its pairs share the hands of one game."""
    means = [sum(row["lost"]) / len(row["lost"]) for row in rows]
    mean = sum(means) / len(means)
    error = sqrt(sum((one - mean) ** 2 for one in means) / max(1, len(means) - 1) / len(means))
    said = sum(row["said"] for row in rows) / len(rows)
    pairs = sum(len(row["lost"]) for row in rows)
    return (
        f"real: {len(rows)} labels say {100 * said:.1f} points on average; experts at the real tables "
        f"{100 * mean:.1f} (error {100 * error:.1f}, {pairs} pairs)"
    )


def _ordinary(rows: list[Row]) -> Iterator[str]:
    """The same for what nobody planted: the labels of an apprentice's games alone."""
    for line in _agreement(rows):
        yield line.replace("agreement:", "agreement of ordinary play:", 1)


def _agreement(rows: list[Row]) -> Iterator[str]:
    labels = [label for row in rows for label in row["labels"] if "true" in label]
    if not labels:
        return
    right = sum(label["true"] > 0 for label in labels)
    surely_wrong = sum(label["true"] < -2 * label["error"] for label in labels)
    yield f"agreement: the sign is right in {share(right, len(labels))} labels; surely wrong in {surely_wrong}"
    for name in ("slip", "mistake", "blunder"):
        part = [label for label in labels if label["label"] == name]
        yield f"agreement: {name}: {share(sum(label['true'] > 0 for label in part), len(part))}"
    shown = [label["loss"] for label in labels]
    true = [label["true"] for label in labels]
    mean_shown, mean_true = sum(shown) / len(shown), sum(true) / len(true)
    through_nil = sum(a * b for a, b in zip(shown, true, strict=True)) / sum(b * b for b in true)
    yield (
        f"agreement: shown {100 * mean_shown:.1f} points on average, played out {100 * mean_true:.1f}; "
        f"slope of shown on true {through_nil:.2f}"
    )
