"""How many may come in how many seconds."""

from __future__ import annotations

from talia.server.doors.edge import Limit


class Clock:
    def __init__(self, at: float) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at


def test_so_many_pass_and_no_more_until_time_has_passed() -> None:
    clock = Clock(600.0)
    limit = Limit((3, 60.0), clock)
    assert [limit.take("a") for _ in range(4)] == [True, True, True, False]
    assert limit.take("b"), "others have their own"
    clock.at += 120.0
    assert limit.take("a")


def test_nobody_gets_one_more_where_a_window_ends() -> None:
    clock = Clock(659.9)
    limit = Limit((2, 60.0), clock)
    assert [limit.take("a"), limit.take("a")] == [True, True]
    clock.at = 660.1
    assert not limit.take("a")
    clock.at = 700.0  # two thirds of the window: of the two before one third counts, and one fits beside it
    assert [limit.take("a"), limit.take("a")] == [True, False]
