"""What strangers make libraries say does not fill the disk."""

from __future__ import annotations

import logging

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


def test_the_libraries_lines_pass_through_it() -> None:
    from talia.server.run import logs

    names = ("talia", "uvicorn", "asyncio")
    before = {name: (logging.getLogger(name).handlers[:], logging.getLogger(name).propagate) for name in names}
    try:
        logs.start()
        spared = [name for name in names for handler in logging.getLogger(name).handlers if handler.filters]
        assert spared == ["uvicorn", "asyncio"]
    finally:
        for name, (handlers, propagates) in before.items():
            logging.getLogger(name).handlers[:] = handlers
            logging.getLogger(name).propagate = propagates
