"""A machine whose clock is set while games are on: nobody loses time, and nothing is over because of it."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from talia.server.doors.app import Server
from talia.server.live.clocks import Clock
from talia.server.run.settings import Settings
from talia.server.run.steady import Steady
from talia.server.wire.about import ClockRule


def test_the_wall_s_clock_is_looked_at_once() -> None:
    wall, passed = 1000.0, 5.0
    now = Steady(lambda: wall, lambda: passed)
    assert now() == 1000.0
    wall += 3600.0
    assert now() == 1000.0
    wall -= 86400.0
    passed += 2.5
    assert now() == 1002.5


def test_the_server_s_time_does_not_jump(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'steady.db'}", games=("template",), workers=1))
    real = time.time
    before = server.lobby.now()
    monkeypatch.setattr(time, "time", lambda: real() + 3600.0)
    assert 0.0 <= server.lobby.now() - before < 60.0


def test_a_clock_set_back_while_the_server_was_away_gives_nobody_time_for_nothing() -> None:
    clock = Clock(ClockRule(bank=60.0), 2)
    clock.run(frozenset({0}), 10_000.0)
    clock.forgive(7000.0)  # the server is back, and the machine's clock has been set back meanwhile
    clock.charge(7010.0)
    assert clock.left == [50.0, 60.0]
