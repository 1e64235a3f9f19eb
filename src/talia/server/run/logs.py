"""Structured logs: one JSON object a line. No tokens, hands, seeds or names: what may be logged is listed by key."""

from __future__ import annotations

import json
import logging
import sys
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
        return json.dumps(line, ensure_ascii=False)


def log(event: str, severity: int = logging.INFO, exc_info: bool = False, **facts: Any) -> None:
    """Log one event with its facts."""
    unknown = facts.keys() - KEYS
    assert not unknown, f"not to be logged: {unknown}"
    _logger.log(severity, event, extra={"facts": facts}, exc_info=exc_info)


def start(level: int = logging.INFO) -> None:
    """Send the logs to standard error; those of the libraries below us too, or their traces would tell secrets."""
    for name, least in (("talia", level), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(Lines())
        if name != "talia":
            handler.addFilter(Sparing())
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(least)
        logger.propagate = False
