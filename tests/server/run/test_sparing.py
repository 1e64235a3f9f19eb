"""What strangers make libraries say does not fill the disk."""

from __future__ import annotations

import logging

from talia.server.run import logs
from talia.server.run.sparing import MOST, SECONDS, Sparing


def line(place: int, text: str = "Invalid HTTP request received.") -> logging.LogRecord:
    return logging.LogRecord("uvicorn.error", logging.WARNING, "h11_impl.py", place, text, (), None)


def test_the_same_place_is_logged_a_few_times_a_minute() -> None:
    now = 0.0
    spare = Sparing(lambda: now)
    assert sum(bool(spare.filter(line(1, f"from {n}"))) for n in range(1000)) == MOST
    assert spare.filter(line(2))  # another place has its own count
    now = SECONDS
    later = line(1)
    assert spare.filter(later)
    assert later.getMessage() == f"Invalid HTTP request received. (and {1000 - MOST} more like it in the last minute)"
    now = 3 * SECONDS
    again = line(1)
    assert spare.filter(again)
    assert again.getMessage() == "Invalid HTTP request received."


def test_our_own_lines_are_all_logged() -> None:
    spare = Sparing(lambda: 0.0)
    own = logging.LogRecord("talia", logging.INFO, "rooms.py", 1, "restored", (), None)
    assert all(spare.filter(own) for _ in range(100))


def test_every_line_passes_through_it() -> None:
    names = ("talia", "uvicorn", "asyncio")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).propagate) for name in names}
    try:
        logs.start()
        for name in names:
            (handler,) = logging.getLogger(name).handlers
            assert any(isinstance(one, Sparing) for one in handler.filters)
    finally:
        logs.stop()
        for name, (handlers, propagates) in before.items():
            logging.getLogger(name).handlers[:] = handlers
            logging.getLogger(name).propagate = propagates
