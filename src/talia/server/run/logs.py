"""Structured logs: one JSON object a line. No tokens, hands, seeds or names: what may be logged is listed by key.

A log call never fails and never waits: what is not to be logged is left out, and a thread of its own writes the lines,
so that a full disk or a reader that sleeps behind the pipe stops nobody at a table.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import logging
import os
import queue
import sys
import threading
import time
from typing import Any

from talia.server.run.sparing import Sparing

_logger = logging.getLogger("talia")

# Only these may be logged; a new key is a decision, so that no secret slips in by accident.
KEYS = frozenset(
    [
        "table",
        "series",
        "game",
        "level",
        "prompt",
        "why",
        "code",
        "path",
        "method",
        "status",
        "ms",
        "budget",
        "address",
        "count",
        "error",
        "tables",
        "url",
        "host",
        "port",
        "kind",
        "member",
        "fence",
    ]
)


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "severity": record.levelname.lower(),
            "event": record.getMessage() if record.name == "talia" else record.getMessage().partition("\n")[0][:200],
        }
        line.update(getattr(record, "facts", {}))
        if record.exc_info and record.exc_info[0] is not None:
            # The kind and the place, not the message: messages of bugs may hold what nobody is to read.
            trace = record.exc_info[2]
            while trace is not None and trace.tb_next is not None:
                trace = trace.tb_next
            line["error"] = record.exc_info[0].__name__
            if trace is not None:
                line["at"] = f"{trace.tb_frame.f_code.co_filename.rsplit('/', 1)[-1]}:{trace.tb_lineno}"
        return json.dumps(line, ensure_ascii=False, default=_kind)


def _kind(value: object) -> str:
    """In place of what JSON has no form for: not its contents, which nobody has looked at."""
    return type(value).__name__


def log(event: str, severity: int = logging.INFO, exc_info: bool = False, **facts: Any) -> None:
    """Log one event with its facts. Whatever goes wrong here, whoever calls goes on."""
    with contextlib.suppress(Exception):
        unknown = facts.keys() - KEYS
        if unknown:  # a mistake of ours, found by tests/server/run/test_logs.py; the keys tell no secret, values might
            facts = {key: value for key, value in facts.items() if key in KEYS} | {"left_out": sorted(unknown)}
        _logger.log(severity, event, extra={"facts": facts}, exc_info=exc_info)


class Queued(logging.Handler):
    """Lines on their way to the thread that writes them. Where too many wait, the newest are dropped and counted."""

    def __init__(self, lines: queue.Queue[bytes | None]) -> None:
        super().__init__()
        self.lines = lines
        self.dropped = 0
        self.setFormatter(Lines())

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self.lines.put_nowait(self.format(record).encode(errors="replace") + b"\n")
        except Exception:  # full, or nothing that can be written: its own way would print the record, secrets and all
            self.dropped += 1


def _write(lines: queue.Queue[bytes | None], where: int) -> None:
    """Past Python's own buffers: a process that ends would wait for their locks."""
    while (line := lines.get()) is not None:
        with contextlib.suppress(OSError):
            while line:
                line = line[os.write(where, line) :]


MOST_WAITING = 10_000  # lines
_handler: Queued | None = None
_writer: threading.Thread | None = None


def start(level: int = logging.INFO) -> None:
    """Send the logs to standard error; those of the libraries below us too, or their traces would tell secrets."""
    global _handler, _writer
    stop()
    _handler = Queued(queue.Queue(MOST_WAITING))
    _handler.addFilter(Sparing())
    where = sys.stderr.fileno()
    _writer = threading.Thread(target=_write, args=(_handler.lines, where), name="talia-log", daemon=True)
    _writer.start()
    for name, least in (("talia", level), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [_handler]
        logger.setLevel(least)
        logger.propagate = False


def stop(seconds: float = 2.0) -> None:
    """Write what still waits, as long as somebody reads it."""
    if _handler is not None and _writer is not None and _writer.is_alive():
        with contextlib.suppress(queue.Full):
            _handler.lines.put_nowait(None)
        _writer.join(seconds)


def dropped() -> int:
    """How many lines could not be written."""
    return 0 if _handler is None else _handler.dropped


atexit.register(stop)
