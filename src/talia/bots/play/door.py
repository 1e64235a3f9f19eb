"""The door to bots: each thinks in a process of its own, which gets the bytes of a view, a seed and a budget.

`Door` is one such process, restarted when it dies. A bot that fails, answers what is not allowed or overruns its time
is replaced by an answer of the game's rules level, or any allowed one, and it is logged. What is said through the door
is in `asking.py`.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import signal
import subprocess
import threading
import time

from talia.bots.methods.seeds import derived
from talia.bots.play import asking
from talia.bots.play.asking import STAND_IN, BotCancelled, BotFailed, BotLost, Thought
from talia.bots.play.budget import Budget
from talia.bots.play.levels import Spec, find
from talia.bots.play.thinking import legal
from talia.core.errors import BadOption
from talia.core.setup import Setup
from talia.core.view import View
from talia.registry import game as game_of

log = logging.getLogger("talia.bots")

GRACE = 1.0  # seconds beyond 1.2 times the budget before the process is stopped
NODES_LIMIT = 600.0  # seconds for a decision under a node budget
STARTING = 60.0  # seconds for a process to read its games
READING = 60.0  # seconds for a bot to read its weights, before it thinks for the first time
MEGABYTES = 2048
_LOOK = 0.05  # seconds between two looks at whether the answer is still wanted


class Door:
    """One process, asked one thing at a time. `cancel` may be called from another thread."""

    def __init__(self, megabytes: int = MEGABYTES, started_by: list[str] | None = None) -> None:
        self.command = started_by or asking.command(megabytes)
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
        if budget is None:
            budget = find(Spec.parse(level).name, view["game"], view["seats"], view["options"]).level.budget
        try:
            found = self._ask(view, level, seed, budget)
        except BotFailed as error:
            log.warning("bot_failed game=%s level=%s why=%s", view["game"], level, error)
            action = self._stand_in(view, seed)
            return Thought(action, None, time.perf_counter() - begun, str(error))
        if found.late:
            log.warning("bot_late game=%s level=%s time=%s budget=%s", view["game"], level, found.time, budget)
        return found

    def _ask(self, view: View, level: str, seed: int, budget: Budget) -> Thought:
        """The answer of the process; BotFailed or BotCancelled where there is none."""
        self._cancelled = None
        try:
            process = self._running()
            self.asked += 1
            assert process.stdin is not None
            try:
                process.stdin.write(asking.request(self.asked, view, level, seed, budget))
                process.stdin.flush()
            except OSError:
                raise BotLost("the process has died") from None
            # Weights that are read the first time are no part of the thinking, however busy the machine is.
            line = self._line(READING + asking.limit(budget, NODES_LIMIT, GRACE))
            if asking.begun(line, self.asked):
                line = self._line(asking.limit(budget, NODES_LIMIT, GRACE))
            return asking.thought(line, self.asked, view, budget)
        except BotLost:
            self.stop()
            if self._cancelled is not None:
                raise BotCancelled from None
            raise

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
            env=asking.surroundings(),
        )
        self._process = process
        self._replies = queue.SimpleQueue()
        threading.Thread(target=_drain, args=(process, self._replies), daemon=True).start()
        threading.Thread(target=_overhear, args=(process,), daemon=True).start()
        asking.check_ready(self._line(STARTING))
        return process

    def _line(self, seconds: float) -> bytes:
        """The next line of the process, in time; an empty one is its end."""
        until = time.monotonic() + seconds
        while True:
            if self._cancelled is not None:
                until = min(until, self._cancelled + GRACE)
            left = until - time.monotonic()
            if left <= 0:
                raise BotLost("out of time")
            with contextlib.suppress(queue.Empty):
                return self._replies.get(timeout=min(left, _LOOK))

    def _stand_in(self, view: View, seed: int) -> int:
        """An answer by the rules level, thought in a process as well; any allowed one if that fails too."""
        try:
            return self._ask(view, "apprentice", derived(seed, "stand-in"), STAND_IN).action
        except BotFailed:
            return legal(view, derived(seed, "stand-in"))


def try_out(level: str, setup: Setup) -> None:
    """Ask a bot its first question, as it will be asked later; BadOption says what became of it."""
    state = game_of(setup.game).begin(setup, 1)
    with Door() as door:
        thought = door.think(state.view(state.asked[0]), level, 1, Budget(seconds=5.0))
    if thought.failed is not None:
        raise BadOption(f"level {level!r} does not play {setup.game}: {thought.failed}")


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
