"""What a bot's process may answer, without processes: allowed answers are taken, everything else is told apart."""

from __future__ import annotations

import json
from typing import Any

import pytest

from talia.bots.play.asking import BotCancelled, BotFailed, BotLost, Thought, check_ready, limit, thought
from talia.bots.play.budget import Budget

VIEW: dict[str, Any] = {"decision": {"options": [{"action": 3}, {"action": 5}]}}
BUDGET = Budget(seconds=0.5)


def said(**reply: Any) -> bytes:
    return json.dumps({"id": 7, "action": 5, "explanation": None, "time": 0.1, **reply}).encode()


def test_an_allowed_answer_is_taken_with_its_reasons() -> None:
    assert thought(said(explanation={"best": 1}), 7, VIEW, BUDGET) == Thought(5, {"best": 1}, 0.1)


@pytest.mark.parametrize(("budget", "late"), [(BUDGET, True), (Budget(seconds=0.6), False), (Budget(nodes=1), False)])
def test_late_is_more_than_the_time_and_a_fifth(budget: Budget, late: bool) -> None:
    assert thought(said(time=0.61), 7, VIEW, budget).late is late


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (said(action=4), "answered 4, which is not allowed"),
        (said(error="ValueError: oh"), "ValueError: oh"),
        (b'{"error": "unreadable request"}', "unreadable request"),
    ],
)
def test_a_wrong_answer_fails_and_the_process_lives_on(line: bytes, why: str) -> None:
    with pytest.raises(BotFailed, match=why) as failed:
        thought(line, 7, VIEW, BUDGET)
    assert not isinstance(failed.value, BotLost)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b"", "has died"),
        (b"not json\n", "can be read"),
        (b"[1]", "can be read"),
        (said(action="5"), "can be read"),
        (said(action=True), "can be read"),
        (said(time="long"), "can be read"),
        (said(explanation=[]), "can be read"),
        (said(error=3), "can be read"),
        (said(id=6), "something else"),
    ],
)
def test_a_process_that_talks_nonsense_is_lost(line: bytes, why: str) -> None:
    with pytest.raises(BotLost, match=why):
        thought(line, 7, VIEW, BUDGET)


def test_a_cancelled_thought_is_no_failure() -> None:
    with pytest.raises(BotCancelled):
        thought(b'{"id": 7, "cancelled": true}', 7, VIEW, BUDGET)


def test_a_process_says_first_that_it_is_ready() -> None:
    check_ready(b'{"ready":true}\n')
    with pytest.raises(BotLost, match="did not start"):
        check_ready(b"{}")


def test_the_time_until_a_process_is_stopped() -> None:
    assert limit(Budget(seconds=1.0), 30.0, 2.0) == 3.2
    assert limit(Budget(nodes=5), 30.0, 2.0) == 32.0
