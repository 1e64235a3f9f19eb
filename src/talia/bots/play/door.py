"""The door to bots: each thinks in a process of its own, which gets the bytes of a view, a seed and a budget.

`Door` is one such process, restarted when it dies; `Pool` is some of them for many tables. A bot that fails, answers
what is not allowed or overruns its time is replaced by an answer of the game's rules level, or any allowed one, and it
is logged.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Spec, find
from talia.bots.play.thinking import legal
from talia.core.view import View, canonical

log = logging.getLogger("talia.bots")

OVERRUN = 1.2  # times the budget: a decision that takes more is counted
GRACE = 1.0  # seconds beyond that before the process is stopped
NODES_LIMIT = 600.0  # seconds for a decision under a node budget
STAND_IN = Budget(seconds=0.2)
STARTING = 60.0  # seconds for a process to read its games
MEGABYTES = 2048
_LOOK = 0.05  # seconds between two looks at whether the answer is still wanted


class BotFailed(Exception):
    """No answer came, or none that can be used."""


class BotCancelled(Exception):
    """The answer is not wanted any more."""


@dataclass(frozen=True)
class Thought:
    """An allowed answer. `failed` says why it is not the bot's own; `late` that it took more than its time."""

    action: int
    explanation: dict[str, Any] | None
    time: float
    failed: str | None = None
    late: bool = False


def request(identity: int, view: View, level: str, seed: int, budget: Budget | None) -> bytes:
    """All that a bot's process ever gets, as bytes."""
    head = {"id": identity, "level": level, "seed": str(seed), "budget": None if budget is None else budget.to_json()}
    return json.dumps(head, separators=(",", ":"))[:-1].encode() + b',"view":' + canonical(view) + b"}\n"


def command(megabytes: int) -> list[str]:
    """What starts a bot's process."""
    return [sys.executable, "-m", "talia.bots.play.child", str(megabytes)]


def surroundings() -> dict[str, str]:
    """All of the environment that a bot's process gets."""
    # One thread for numpy: a level is measured on one core, and its sums come out the same everywhere.
    single = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "SYSTEMROOT", "LANG") if name in os.environ}
    return {**kept, **single, "PYTHONDONTWRITEBYTECODE": "1"}


class Door:
    """One process, asked one thing at a time. `cancel` may be called from another thread."""

    def __init__(self, megabytes: int = MEGABYTES, started_by: list[str] | None = None) -> None:
        self.command = started_by or command(megabytes)
        self.restarts = 0
        self.asked = 0
        self._process: subprocess.Popen[bytes] | None = None
        self._replies: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._cancelled: float | None = None  # when

    def __enter__(self) -> Door:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def think(self, view: View, level: str, seed: int, budget: Budget | None = None) -> Thought:
        """An allowed answer to the view's decision, the bot's own unless `failed` says why not."""
        begun = time.perf_counter()
        try:
            reply = self.ask(view, level, seed, budget)
        except BotFailed as error:
            log.warning("bot_failed game=%s level=%s why=%s", view["game"], level, error)
            action = self._stand_in(view, seed)
            return Thought(action, None, time.perf_counter() - begun, str(error))
        late = budget is not None and budget.seconds is not None and reply["time"] > OVERRUN * budget.seconds
        if late:
            log.warning("bot_late game=%s level=%s time=%s budget=%s", view["game"], level, reply["time"], budget)
        return Thought(reply["action"], reply["explanation"], reply["time"], late=late)

    def ask(self, view: View, level: str, seed: int, budget: Budget | None = None) -> dict[str, Any]:
        """The reply of the process; BotFailed or BotCancelled where there is none."""
        if budget is None:
            budget = find(Spec.parse(level).name, view["game"], view["seats"], view["options"]).level.budget
        self._cancelled = None
        process = self._running()
        self.asked += 1
        line = request(self.asked, view, level, seed, budget)
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError:
            self.stop()
            raise BotFailed("the process is gone") from None
        limit = NODES_LIMIT if budget.seconds is None else OVERRUN * budget.seconds + GRACE
        reply = self._reply(limit)
        if reply.get("id") != self.asked:
            self.stop()
            raise BotFailed("the process answered something else")
        if reply.get("cancelled"):
            raise BotCancelled
        if "error" in reply:
            raise BotFailed(reply["error"])
        if reply["action"] not in [option["action"] for option in view["decision"]["options"]]:
            raise BotFailed(f"answered {reply['action']!r}, which is not allowed")
        return reply

    def cancel(self) -> None:
        """Stop what is being thought: politely, and if that does not help at once, with the process."""
        self._cancelled = time.monotonic()
        process = self._process
        if process is None:
            return
        if hasattr(signal, "SIGUSR1"):
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(signal.SIGUSR1)
        else:
            process.kill()

    def stop(self) -> None:
        """End the process. The next question starts another."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def close(self) -> None:
        self.stop()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        if self._process is not None:
            self.stop()
        self.restarts += 1
        process = subprocess.Popen(
            self.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            close_fds=True,
            env=surroundings(),
        )
        self._process = process
        self._replies = queue.SimpleQueue()
        threading.Thread(target=_drain, args=(process, self._replies), daemon=True).start()
        threading.Thread(target=_overhear, args=(process,), daemon=True).start()
        if not self._reply(STARTING).get("ready"):
            self.stop()
            raise BotFailed("the process did not start")
        return process

    def _reply(self, seconds: float) -> dict[str, Any]:
        """The next line of the process, in time."""
        until = time.monotonic() + seconds
        while True:
            if self._cancelled is not None:
                until = min(until, self._cancelled + GRACE)
            left = until - time.monotonic()
            if left <= 0:
                raise self._gone("out of time")
            try:
                line = self._replies.get(timeout=min(left, _LOOK))
                break
            except queue.Empty:
                continue
        if not line:
            raise self._gone("the process has died")
        try:
            reply = json.loads(line)
        except ValueError:
            raise self._gone("the process answered no JSON") from None
        assert isinstance(reply, dict)
        return reply

    def _gone(self, why: str) -> Exception:
        """Stop the process; the error to raise."""
        self.stop()
        return BotFailed(why) if self._cancelled is None else BotCancelled()

    def _stand_in(self, view: View, seed: int) -> int:
        """An answer by the rules level, thought in a process as well; any allowed one if that fails too."""
        try:
            action: int = self.ask(view, "apprentice", derived(seed, "stand-in"), STAND_IN)["action"]
            return action
        except BotFailed:
            return legal(view, derived(seed, "stand-in"))


def _drain(process: subprocess.Popen[bytes], replies: queue.SimpleQueue[bytes]) -> None:
    """Carry lines over to the thread that waits for them; an empty one is the end."""
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError):
        for line in process.stdout:
            replies.put(line)
    replies.put(b"")


def _overhear(process: subprocess.Popen[bytes]) -> None:
    """What a bot prints goes to the log."""
    assert process.stderr is not None
    with contextlib.suppress(OSError, ValueError):
        for line in process.stderr:
            log.info("bot_says pid=%s %s", process.pid, line[:300].decode(errors="replace").rstrip())


class Pool:
    """A few bots' processes for many tables, each used by one at a time; started when they are needed."""

    def __init__(self, size: int, megabytes: int = MEGABYTES, make: Callable[[], Door] | None = None) -> None:
        self._idle: queue.LifoQueue[Door] = queue.LifoQueue()  # the last used: its weights are read already
        self._doors = [make() if make is not None else Door(megabytes) for _ in range(size)]
        for door in self._doors:
            self._idle.put(door)

    def think(self, view: View, level: str, seed: int, budget: Budget | None = None) -> Thought:
        """As `Door.think`; waits for a free process."""
        door = self._idle.get()
        try:
            return door.think(view, level, seed, budget)
        finally:
            self._idle.put(door)

    def close(self) -> None:
        for door in self._doors:
            door.close()

    def __enter__(self) -> Pool:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()
