"""Logs: a line can neither fail nor hold up whoever writes it, and holds nothing that was not decided."""

from __future__ import annotations

import ast
import json
import logging
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from talia.server.run.logs import KEYS, Lines, Queued, log

SERVER = Path(__file__).parents[3] / "src" / "talia" / "server"


def test_what_is_not_to_be_logged_is_left_out_and_nobody_fails(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "talia"):
        log("odd", table="t", hand=["ace"])
    assert caplog.records[-1].__dict__["facts"] == {"table": "t", "left_out": ["hand"]}


class Sore(logging.Handler):
    def emit(self, record: logging.LogRecord) -> None:
        raise OSError("no room")


def test_a_handler_that_fails_fails_nobody() -> None:
    logger = logging.getLogger("talia")
    sore = Sore()
    logger.addHandler(sore)
    try:
        log("something", logging.ERROR, table="t")
    finally:
        logger.removeHandler(sore)


def test_a_value_that_json_does_not_know_is_told_by_its_kind() -> None:
    record = logging.LogRecord("talia", logging.INFO, "", 0, "odd", (), None)
    record.facts = {"why": ValueError("a secret")}
    line = json.loads(Lines().format(record))
    assert line["why"] == "ValueError"
    assert "secret" not in json.dumps(line)


def test_lines_beyond_what_may_wait_are_dropped_and_counted() -> None:
    import queue

    handler = Queued(queue.Queue(2))
    for _ in range(5):
        handler.emit(logging.LogRecord("talia", logging.INFO, "", 0, "one", (), None))
    assert handler.dropped == 3
    assert json.loads(handler.lines.get_nowait() or b"")["event"] == "one"


def test_every_log_call_of_the_server_has_known_keys() -> None:
    """`log` leaves out what it does not know: here is where we hear of it."""
    found = 0
    for path in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "log":
                found += 1
                keys = {keyword.arg for keyword in node.keywords} - {"exc_info", "severity"}
                assert keys <= KEYS, f"{path.name}:{node.lineno}: {keys - KEYS}"
    assert found > 10


def test_a_reader_that_sleeps_behind_the_pipe_stops_nobody() -> None:
    """More lines than a pipe holds: the calls return all the same, and the process ends."""
    code = (
        "import sys\n"
        "from talia.server.run import logs\n"
        "logs.start()\n"
        "for n in range(20_000): logs.log('line', count=n, why='x' * 200)\n"
        "print('done', logs.dropped(), flush=True)\n"
        "logs.stop(0.1)\n"
    )
    reading, writing = os.pipe()
    began = time.monotonic()
    try:
        done = subprocess.run(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=writing, timeout=60, check=True
        )
    finally:
        os.close(writing)
        os.close(reading)
    assert done.stdout.startswith(b"done ")
    assert int(done.stdout.split()[1]) > 5000
    assert time.monotonic() - began < 60
