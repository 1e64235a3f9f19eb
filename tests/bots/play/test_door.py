"""The door: bots in processes of their own, which fail, overrun, die and are cancelled without harm to the table."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.play.asking import BotCancelled, request
from talia.bots.play.door import Door
from talia.bots.play.levels import GENERAL, Level
from tests.bots.tools import template_view

NAUGHTY = [sys.executable, "-m", "tests.bots.play.naughty", "2048"]
ROOT = Path(__file__).parent.parent.parent.parent


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    with Door() as opened:
        yield opened


@pytest.fixture(scope="module", autouse=True)
def _naughty_is_known_here_too() -> Iterator[None]:
    # The parent asks how long a level may think; the bot itself runs only in the child.
    import talia.bots.play.levels as levels

    before = levels.GENERAL
    levels.GENERAL = (*GENERAL, Level("naughty", GENERAL[0].make, "misbehaves", knobs={"fault": 0}))
    yield
    levels.GENERAL = before


def naughty(monkeypatch: pytest.MonkeyPatch) -> Door:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT}:{Path(talia.__file__).parent.parent}")
    return Door(started_by=NAUGHTY)


@pytest.mark.parametrize("level", ["novice", "apprentice", "expert", "ismcts", "ismcts[exploration=1.2]"])
def test_the_answer_is_the_same_through_the_pipe(door: Door, level: str) -> None:
    view = template_view()
    for seed in range(3):
        action, record = think(view, level, seed, Budget(nodes=200))
        thought = door.think(view, level, seed, Budget(nodes=200))
        assert (thought.action, thought.explanation) == (action, record)
        assert thought.failed is None


def test_the_process_gets_the_view_the_seed_the_level_and_the_budget_and_nothing_else() -> None:
    view = template_view()
    line = request(7, view, "ismcts", 12, Budget(nodes=5))
    assert json.loads(line) == {"id": 7, "level": "ismcts", "seed": "12", "budget": {"nodes": 5}, "view": view}


def test_the_process_reads_no_module_that_owns_a_table() -> None:
    program = (
        "import json, sys, talia.bots.play.child as child\n"
        "from talia.bots.play.thinking import think\n"
        "from talia.bots.play.budget import Budget\n"
        "think(json.loads(sys.stdin.read()), 'ismcts', 1, Budget(nodes=10))\n"
        "print(json.dumps(sorted(sys.modules)))"
    )
    view = json.dumps(template_view())
    out = subprocess.run([sys.executable, "-c", program], input=view, capture_output=True, text=True, check=True).stdout
    ours = [name for name in json.loads(out) if name.startswith("talia")]
    assert "talia.bots.play.thinking" in ours
    for owner in ("server", "cli", "study", "research", "texts", "bots.training", "bots.play.door"):
        assert not [name for name in ours if name == f"talia.{owner}" or name.startswith(f"talia.{owner}.")]


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux lists a process's open files")
def test_a_running_process_has_no_open_file_but_its_pipes(door: Door) -> None:
    door.think(template_view(), "ismcts", 1, Budget(nodes=50))
    open_files = [path.readlink().as_posix() for path in Path(f"/proc/{door.pid}/fd").iterdir()]
    assert all(name.startswith(("pipe:", "/dev/")) for name in open_files), open_files
    assert len(open_files) <= 5


@pytest.mark.parametrize(
    ("fault", "why"),
    [(0, "RuntimeError: I do not want to"), (1, "has died"), (2, "out of time"), (3, "BadAnswer"), (4, "MemoryError")],
)
def test_a_bot_that_fails_is_replaced_and_logged(
    fault: int, why: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("talia.bots.play.door.GRACE", 0.3)
    view = template_view()
    with naughty(monkeypatch) as door, caplog.at_level(logging.WARNING, "talia.bots"):
        begun = time.monotonic()
        thought = door.think(view, f"naughty[fault={fault}]", 1, Budget(seconds=0.1))
        assert time.monotonic() - begun < 20
        assert thought.failed is not None
        assert why in thought.failed
        assert thought.action in [option["action"] for option in view["decision"]["options"]]
        assert "bot_failed game=template" in caplog.text
        # The rules level stands in, and the next question is answered as if nothing had been.
        assert thought.action == think(view, "apprentice", 0, None)[0]
        assert door.think(view, "ismcts", 5, Budget(nodes=100)).failed is None


def test_what_a_bot_prints_is_not_taken_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with naughty(monkeypatch) as door:
        thought = door.think(template_view(), "naughty[fault=5]", 1, Budget(seconds=0.5))
    assert thought.failed is None
    assert thought.action == template_view()["decision"]["options"][0]["action"]


def test_a_bot_cannot_write_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    with naughty(monkeypatch) as door:
        thought = door.think(template_view(), "naughty[fault=7]", 1, Budget(seconds=0.5))
    assert thought.failed is not None
    assert "File too large" in thought.failed
    Path("/tmp/talia-bots-leak").unlink(missing_ok=True)


def test_an_overrun_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    with naughty(monkeypatch) as door:
        assert door.think(template_view(), "naughty[fault=6]", 1, Budget(seconds=0.1)).late
        assert not door.think(template_view(), "naughty[fault=8]", 1, Budget(seconds=0.1)).late


def test_thinking_can_be_cancelled_and_the_process_lives_on(door: Door) -> None:
    view = template_view()
    door.think(view, "novice", 1)
    pid = door.pid
    threading.Timer(0.2, door.cancel).start()
    begun = time.monotonic()
    with pytest.raises(BotCancelled):
        door.think(view, "ismcts", 1, Budget(seconds=30))
    assert time.monotonic() - begun < 5
    assert door.pid == pid
    assert door.think(view, "ismcts", 1, Budget(nodes=50)).failed is None


def test_a_cancelled_bot_that_does_not_listen_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talia.bots.play.door.GRACE", 0.3)
    with naughty(monkeypatch) as door:
        door.think(template_view(), "novice", 1)
        door.cancel()  # nothing is being thought: nothing happens
        assert door.think(template_view(), "novice", 1).failed is None
        threading.Timer(0.1, door.cancel).start()
        with pytest.raises(BotCancelled):
            door.think(template_view(), "naughty[fault=2]", 1, Budget(seconds=20))


def test_a_time_budget_is_kept() -> None:
    view = template_view()
    with Door() as door:
        times = [door.think(view, "ismcts", seed, Budget(seconds=0.05)).time for seed in range(20)]
    # Other work on this machine may disturb most of them, not all; that none is much too early is never by chance.
    assert min(times) < 0.05 * 1.2
    assert min(times) > 0.05 * 0.5
