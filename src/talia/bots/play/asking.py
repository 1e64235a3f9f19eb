"""Asking a bot's process, without processes: what it is told, what it may answer, and in what time.

`Door` asks from a thread and the server's workers from an event loop: both say the same and accept the same.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import dataclass
from typing import Any

from talia import engine
from talia.bots.play.budget import Budget
from talia.bots.play.levels import GIVEN
from talia.core.view import View, canonical
from talia.registry import LESSONS

OVERRUN = 1.2  # times the budget: a decision that takes more is counted
PASSED = ("PATH", "PYTHONPATH", "SYSTEMROOT", "LANG")
STAND_IN = Budget(seconds=0.2)


class BotFailed(Exception):
    """No answer came, or none that can be used."""


class BotLost(BotFailed):
    """And its process cannot be asked again: it is to be stopped."""


class BotCancelled(Exception):
    """The answer is not wanted any more."""


@dataclass(frozen=True)
class Thought:
    """An allowed answer. `failed` says why it is not the bot's own; `late` that it took more than its time."""

    action: int
    explanation: dict[str, Any] | None = None
    time: float = 0.0
    failed: str | None = None
    late: bool = False


def command(megabytes: int) -> list[str]:
    """What starts a bot's process."""
    return [sys.executable, "-m", "talia.bots.play.child", str(megabytes)]


def surroundings() -> dict[str, str]:
    """All of the environment that a bot's process gets."""
    # One thread for numpy: a level is measured on one core, and its sums come out the same everywhere.
    single = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    kept = {name: os.environ[name] for name in (*PASSED, GIVEN, LESSONS) if name in os.environ}
    if (rules := engine.arrived()) is not None:
        kept["PYTHONPATH"] = os.pathsep.join(filter(None, [rules, kept.get("PYTHONPATH")]))
    return {**kept, **single, "PYTHONDONTWRITEBYTECODE": "1"}


def request(identity: int, view: View, level: str, seed: int, budget: Budget | None) -> bytes:
    """All that a bot's process ever gets, as bytes."""
    head = {"id": identity, "level": level, "seed": str(seed), "budget": None if budget is None else budget.to_json()}
    return json.dumps(head, separators=(",", ":"))[:-1].encode() + b',"view":' + canonical(view) + b"}\n"


def limit(budget: Budget, nodes: float, grace: float) -> float:
    """Seconds until a process is stopped; `nodes` where the budget itself knows no time."""
    return (nodes if budget.seconds is None else OVERRUN * budget.seconds) + grace


def check_ready(line: bytes) -> None:
    """The first line of a process."""
    if _read(line).get("ready") is not True:
        raise BotLost("the process did not start")


def begun(line: bytes, identity: int) -> bool:
    """Does a process say that it is ready to think about this? A bot's own process may answer without saying so."""
    return bool(line) and b'"begun"' in line[:200] and _read(line) == {"id": identity, "begun": True}


def thought(line: bytes, identity: int, view: View, budget: Budget) -> Thought:
    """What a process answers to a request; BotFailed where that is no answer."""
    reply = _read(line)
    action, error, spent = reply.get("action", -1), reply.get("error"), reply.get("time", 0.0)
    record = reply.get("explanation")
    numbers = type(action) is int and isinstance(spent, int | float)
    if not numbers or not isinstance(error, str | None) or not isinstance(record, dict | None):
        raise BotLost("no answer that can be read")
    if error is not None:
        raise BotFailed(error)
    if reply.get("id") != identity:
        raise BotLost("the process answered something else")
    if reply.get("cancelled"):
        raise BotCancelled
    if all(action != option["action"] for option in view["decision"]["options"]):
        raise BotFailed(f"answered {action}, which is not allowed")
    return Thought(action, record, spent, late=budget.seconds is not None and spent > OVERRUN * budget.seconds)


def worked(line: bytes, identity: int) -> tuple[bytes | None, float]:
    """What a process that also does jobs (`talia.server.thinker`) says of one: the result, None if it was dropped."""
    reply = _read(line)
    result, error, spent = reply.get("result"), reply.get("error"), reply.get("time", 0.0)
    if reply.get("id") != identity or not isinstance(spent, int | float) or not isinstance(error, str | None):
        raise BotLost("the process answered something else")
    if reply.get("cancelled"):
        return None, float(spent)
    if error is not None:
        raise BotFailed(error)
    if not isinstance(result, str):
        raise BotLost("no answer that can be read")
    return result.encode(), float(spent)


def _read(line: bytes) -> dict[str, Any]:
    if not line:
        raise BotLost("the process has died")
    try:
        reply = json.loads(line)
    except ValueError:
        reply = None
    if not isinstance(reply, dict):
        raise BotLost("no answer that can be read")
    return reply
