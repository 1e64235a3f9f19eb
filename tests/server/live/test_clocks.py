"""Clocks by arithmetic: no test here waits."""

from __future__ import annotations

from talia.server.live.clocks import CHAOS_LIMIT, Clock
from talia.server.wire.about import ClockRule

BOTH = frozenset({0, 1})


def banked() -> Clock:
    clock = Clock(ClockRule(bank=60, increment=5), 2)
    clock.since = 100.0
    return clock


def test_only_those_asked_pay() -> None:
    clock = banked()
    clock.run(frozenset({0}), 100.0)
    clock.run(frozenset({1}), 110.0)
    clock.run(frozenset(), 113.0)
    assert clock.left == [50.0, 57.0]


def test_both_pay_while_both_choose_and_each_stops_when_locked_in() -> None:
    clock = banked()
    clock.run(BOTH, 100.0)
    clock.charge(104.0)
    clock.answered(0)
    clock.run(frozenset({1}), 104.0)
    clock.charge(109.0)
    assert clock.left == [61.0, 51.0]


def test_time_for_a_decision_is_whole_again_afterwards() -> None:
    clock = Clock(ClockRule(decision=10), 2)
    clock.run(frozenset({0}), 0.0)
    clock.charge(7.0)
    assert clock.left == [3.0, 10.0]
    clock.answered(0)
    assert clock.left == [10.0, 10.0]


def test_it_is_known_when_the_first_one_is_out_and_who_it_is() -> None:
    clock = banked()
    clock.left = [4.0, 9.0]
    clock.run(BOTH, 100.0)
    assert clock.due() == 104.0
    assert clock.out(103.9) == []
    assert clock.out(104.0) == [0]
    assert clock.out(109.0) == [0, 1]
    assert clock.left == [4.0, 9.0], "asking changes nothing"


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    clock = banked()
    clock.run(frozenset({0}), 100.0)
    clock.forgive(5000.0)
    clock.charge(5003.0)
    assert clock.left == [57.0, 60.0]


def test_a_clock_that_jumps_back_takes_nothing() -> None:
    clock = banked()
    clock.run(frozenset({0}), 100.0)
    clock.charge(90.0)
    clock.charge(100.0)
    assert clock.left == [60.0, 60.0]


def test_without_a_clock_only_the_games_own_one_runs() -> None:
    clock = Clock(ClockRule(), 3)
    clock.run(frozenset({0, 1, 2}), 0.0)
    assert clock.due() is None
    assert clock.told(5.0) is None
    clock.run(frozenset({0, 1, 2, 3}), 10.0)
    assert clock.due() == 10.0 + CHAOS_LIMIT
    told = clock.told(20.0)
    assert told is not None
    assert told.limit == CHAOS_LIMIT - 10
    assert told.seats == []


def test_what_is_told_is_what_is_left_now() -> None:
    clock = banked()
    clock.run(frozenset({1}), 100.0)
    told = clock.told(130.0)
    assert told is not None
    assert [(seat.left, seat.running) for seat in told.seats] == [(60.0, False), (30.0, True)]
