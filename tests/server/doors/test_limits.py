"""How many may come in how many seconds."""

from __future__ import annotations

import pytest

from talia.server.doors.addresses import address_of
from talia.server.doors.edge import Limit
from talia.server.doors.process import Doorman
from talia.server.run.costs import OWN, Costs
from talia.server.run.metrics import Metrics
from talia.server.run.settings import Settings
from talia.server.wire.errors import Refused

TRUSTING = Settings(trust_loopback=True, connections_per_address=2, arrivals=(3, 60.0))


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


@pytest.mark.parametrize("peer", ["127.0.0.1", "127.4.4.4", "::1"])
def test_programs_of_this_machine_are_not_counted_where_the_host_trusts_them(peer: str) -> None:
    clock = Clock(0.0)
    scope = {"type": "http", "client": (peer, 5000), "headers": []}
    address = address_of(scope, TRUSTING)
    assert address == OWN
    limit = Limit((1, 60.0), clock)
    assert all(limit.take(address) for _ in range(50))
    costs = Costs((1.0, 0.1), clock)
    costs.spend(address, 500.0)
    costs.check(address)
    doorman = Doorman(TRUSTING, Metrics())
    assert [doorman.enters((peer, port)) for port in range(5)] == [OWN] * 5


def test_everybody_else_is_counted_all_the_same() -> None:
    clock = Clock(0.0)
    scope = {"type": "http", "client": ("192.168.1.7", 5000), "headers": []}
    assert address_of(scope, TRUSTING) == "192.168.1.7"
    assert address_of({**scope, "client": ("127.0.0.1", 5000)}, Settings()) == "127.0.0.1"
    doorman = Doorman(TRUSTING, Metrics())
    assert [doorman.enters(("192.168.1.7", port)) for port in range(3)] == ["192.168.1.7"] * 2 + [None]
    costs = Costs((1.0, 0.1), clock)
    costs.spend("192.168.1.7", 500.0)
    with pytest.raises(Refused, match="your address has used up its share"):
        costs.check("192.168.1.7")


def test_whoever_comes_through_a_proxy_of_this_machine_is_counted_by_their_own_address() -> None:
    settings = Settings(trust_loopback=True, trusted_proxies=("127.0.0.1",))
    forwarded = [(b"x-forwarded-for", b"203.0.113.9")]
    assert address_of({"type": "http", "client": ("127.0.0.1", 1), "headers": forwarded}, settings) == "203.0.113.9"
