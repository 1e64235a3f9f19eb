"""What a seat's review comes to: the curve, luck and meetings, the sum that must add up, accuracy, turning points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from typing import Final

from talia.review.form import Judged, Point, Side, Sum, Swing
from talia.review.weighing import ALIKE, DIGITS, Weighed

ENOUGH: Final = 8  # decisions that an accuracy is told from
TURNING: Final = 3
SWINGS: Final = 0.03  # luck below this is no turning point
# Accuracy of a loss in percent: the curve that chess sites use, until ours is fitted.
TOP, SLOPE, BASE = 103.1668, 0.04354, 3.1669


@dataclass(frozen=True)
class Owned:
    """A decision with what it lost, for the sum."""

    weighed: Weighed
    settled: int  # the moment at which it takes effect: a secret choice waits for the last one
    loss: float


def loss_of(judged: Judged) -> float:
    """What a decision lost as far as is known: confirmed, proven, or as screened where that is all there is."""
    if judged.loss is not None:
        return max(0.0, judged.loss.mean)
    return judged.screened or 0.0 if judged.why_not == "only_screened" else 0.0


def side(
    seat: int,
    own: list[Owned],
    others: list[Owned],
    luck: list[Swing],
    result: float | None,
    answers: int,
    seats: int,
    told: Callable[[float], float],
) -> Side:
    """All of a seat's review but for its decisions. `told` recalibrates; a game that was given up has no result."""
    points: list[Point] = []
    errors: list[float] = []
    at: list[Owned] = []
    for one in own:
        value = one.weighed.value()
        if value is None or one.weighed.forced:
            continue
        mean, error = value
        low, high = max(0.0, mean - 1.96 * error), min(1.0, mean + 1.96 * error)
        points.append(Point(at=one.weighed.at, chance=_r(told(mean)), low=_r(told(low)), high=_r(told(high))))
        errors.append(error)
        at.append(one)
    found = Side(seat=seat)
    if not points:
        return found
    found.curve = list(points)
    if result is not None:
        found.curve.append(Point(at=answers, chance=_r(result), low=_r(result), high=_r(result)))
        errors.append(0.0)
    swings = list(luck)
    share = 1.0 / (seats - 1)
    for n, one in enumerate(at):
        begun = one.weighed.at
        if n + 1 == len(found.curve):
            break  # nobody knows what would have come of it
        if one.weighed.draws:
            step = found.curve[n + 1].chance - found.curve[n].chance + one.loss
            swings.append(Swing(at=begun, kind="luck", amount=_r(step), error=0.0))
        elif one.weighed.meets:
            # The meeting lasts until the next card is chosen: what the two cards set off belongs to it.
            last = next((k for k in range(n + 1, len(at)) if at[k].weighed.chooses), len(found.curve) - 1)
            until = found.curve[last].at
            step = found.curve[last].chance - found.curve[n].chance + sum(other.loss for other in at[n:last])
            given = sum(share * other.loss for other in others if begun <= other.settled < until)
            within = [swing for swing in luck if begun <= swing.at < until]
            amount = step - given - sum(swing.amount for swing in within)
            parts = [errors[n], errors[last], *(swing.error for swing in within)]
            error = sum(part**2 for part in parts) ** 0.5
            swings.append(Swing(at=one.settled, kind="meeting", amount=_r(amount), error=_r(error)))
    found.swings = sorted(swings, key=lambda swing: (swing.at, swing.kind))
    if result is not None:
        found.sum = _sum(found, own, sum(share * other.loss for other in others))
        found.adjusted = _r(min(1.0, max(0.0, found.sum.result - found.sum.luck - found.sum.meetings)))
    return found


def _sum(found: Side, own: list[Owned], others: float) -> Sum:
    start, result = found.curve[0].chance, found.curve[-1].chance
    lost = sum(one.loss for one in own)
    luck = sum(swing.amount for swing in found.swings if swing.kind == "luck")
    met = sum(swing.amount for swing in found.swings if swing.kind == "meeting")
    parts = [_r(part) for part in (start, result, lost, others, luck, met)]
    rest = _r(parts[1] - parts[0] + parts[2] - parts[3] - parts[4] - parts[5])
    return Sum(
        start=parts[0],
        result=parts[1],
        own=parts[2],
        others=parts[3],
        luck=parts[4],
        meetings=parts[5],
        unexplained=rest,
    )


def rate(found: Side, decisions: list[tuple[Weighed, Judged]]) -> None:
    """Accuracy: of unforced decisions whose options differ, each weighed by how far they do."""
    rows = [
        (weighed.spread(), TOP * exp(-SLOPE * 100.0 * loss_of(judged)) - BASE)
        for weighed, judged in decisions
        if not weighed.forced and weighed.judges and weighed.spread() >= ALIKE and judged.why_not != "not_judged"
    ]
    found.judged = len(rows)
    if len(rows) < ENOUGH:
        return
    whole = sum(weight for weight, _ in rows)
    mean = sum(weight * value for weight, value in rows) / whole
    variance = sum((weight * (value - mean)) ** 2 for weight, value in rows) / whole**2
    error = (variance * len(rows) / (len(rows) - 1)) ** 0.5
    found.accuracy = round(mean, 1)
    found.accuracy_low = round(max(0.0, mean - 1.96 * error), 1)
    found.accuracy_high = round(min(100.0, mean + 1.96 * error), 1)


def turn(found: Side, decisions: list[Judged]) -> None:
    """At most three turning points: confirmed losses, and only where there are none, luck."""
    lost = [one for one in decisions if one.label and one.loss is not None]
    if lost:
        ranked = sorted(lost, key=lambda one: (-(one.loss.mean if one.loss else 0.0), one.at))
        found.turning = [one.at for one in ranked[:TURNING]]
        found.turning_kind = "decisions"
        return
    luck = [swing for swing in found.swings if swing.kind == "luck" and abs(swing.amount) >= SWINGS]
    luck = [swing for swing in luck if abs(swing.amount) > 2.0 * swing.error]
    found.turning = [swing.at for swing in sorted(luck, key=lambda one: (-abs(one.amount), one.at))[:TURNING]]
    found.turning_kind = "luck" if found.turning else ""


def _r(value: float) -> float:
    return round(value, DIGITS)
