"""A turn of Radlands is judged once: at the first answer of which playing on bears out that it lost something."""

from __future__ import annotations

import msgspec

from talia.review.confirming import Confirming
from talia.review.manner import Played
from talia.review.plan import Plan
from talia.review.weighing import Weighed
from tests.review.tools import LITTLE, random_game

PAIRS = 16


def doubted(plan: Plan) -> tuple[Weighed, Weighed]:
    """Two answers of one turn, both screened as losses, the second as the graver one."""
    for first in plan.weighed.values():
        for second in plan.weighed.values():
            same = first.plan >= 0 and (first.plan, first.seat) == (second.plan, second.seat)
            if same and first.at < second.at and first.judges and not (first.forced or second.forced):
                for one, loss in ((first, 0.1), (second, 0.3)):
                    other = next(word for word in one.words if word != one.word)
                    options = [[other, 0.6, 0.0, None, None], [one.word, 0.6 - loss, 0.0, None, None]]
                    row = {"options": options, "value": 0.6, "error": 0.0, "because": [], "line": []}
                    one.passes = {0: row, 1: row}
                return first, second
    raise AssertionError("no turn with two choices")


def begun() -> tuple[Plan, Weighed, Weighed]:
    plan = Plan(
        random_game("radlands", 5), [0, 1], msgspec.structs.replace(LITTLE, pairs=PAIRS, confirmed=2), every=True
    )
    first, second = doubted(plan)
    plan.queue.clear()
    plan.confirming = plan._candidates()
    return plan, first, second


def played(one: Confirming, best: float, worse: float) -> None:
    while (part := one.wanted()) is not None:
        one.take(part, Played(one.part, best * one.part, worse * one.part, abs(best - worse) * one.part))


def test_the_first_answer_that_is_doubted_is_played_on_first() -> None:
    plan, first, second = begun()
    assert list(plan.confirming or {}) == [first.at, second.at]
    assert [one.at for one in plan._active()] == [first.at]


def test_what_follows_a_loss_that_was_borne_out_is_not_judged() -> None:
    plan, first, second = begun()
    assert plan.confirming is not None
    played(plan.confirming[first.at], 1.0, 0.0)
    assert plan._active() == []
    found = {one.at: one for one in plan.review().decisions}
    assert found[first.at].label == "blunder"
    assert (found[second.at].label, found[second.at].why_not) == ("", "not_judged")


def test_what_follows_a_loss_that_was_not_borne_out_is_played_on() -> None:
    plan, first, second = begun()
    assert plan.confirming is not None
    played(plan.confirming[first.at], 0.5, 0.5)
    assert [one.at for one in plan._active()] == [second.at]
    played(plan.confirming[second.at], 1.0, 0.0)
    found = {one.at: one for one in plan.review().decisions}
    assert (found[first.at].label, found[first.at].why_not) == ("", "withdrawn")
    assert found[second.at].label == "blunder"


def uncertain(one: Confirming) -> None:
    """More likely a loss than none, but by less than two errors."""
    while (part := one.wanted()) is not None:
        one.take(part, Played(one.part, 0.5 * one.part, 0.25 * one.part, 0.75 * one.part))


def test_pairs_that_are_left_go_to_what_is_still_open_and_once_only() -> None:
    plan, first, second = begun()
    plan.budget = msgspec.structs.replace(plan.budget, confirmed=3)
    assert plan.confirming is not None
    uncertain(plan.confirming[first.at])
    assert plan.confirming[first.at].open
    played(plan.confirming[second.at], 0.5, 0.5)
    assert [one.at for one in plan._active()] == [first.at]
    played(plan.confirming[first.at], 1.0, 0.0)
    assert plan.confirming[first.at].found()[4] == 2 * PAIRS
    assert plan._active() == []
    found = {one.at: one for one in plan.review().decisions}
    assert found[first.at].label == "blunder"


def test_no_pairs_are_left_for_a_turn_whose_loss_was_borne_out() -> None:
    plan, first, second = begun()
    plan.budget = msgspec.structs.replace(plan.budget, confirmed=4)
    assert plan.confirming is not None
    uncertain(plan.confirming[first.at])
    played(plan.confirming[second.at], 1.0, 0.0)
    assert plan.confirming[first.at].open
    assert plan._active() == []
