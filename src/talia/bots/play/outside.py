"""Bots from outside: a class in a file (`mine.py:Lowest`) or a program that speaks the door's lines (`cmd:./mine -v`).

They play wherever a level does, behind the same door. Nothing of them is read or started in the process that asks:
it may own a true table.
"""

from __future__ import annotations

import contextlib
import json
import re
import select
import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import IO, Any

from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.core.errors import BadOption
from talia.core.view import View, canonical

COMMAND = "cmd:"
FILE = re.compile(r"(?P<path>[^@\[\]]+\.py):(?P<name>[A-Za-z_]\w*)")
GRACE = 0.5  # seconds beyond 1.2 times the budget before a program is stopped: less than the door's own
NODES_LIMIT = 590.0  # seconds for a decision under a node budget
LONGEST = 1 << 20  # bytes of a line


class NoBot(BadOption):
    """There is no bot where one was named; the message says why."""


def is_outside(name: str) -> bool:
    """Does this name a bot from outside, and no level?"""
    return name.startswith(COMMAND) or FILE.fullmatch(name) is not None


def maker(name: str) -> Callable[..., Bot]:
    """What makes such a bot, once it is called in the bot's own process. BadOption where there is no such file."""
    if name.startswith(COMMAND):
        words = _words(name)
        return lambda: Program(words)
    found = FILE.fullmatch(name)
    assert found is not None
    path = Path(found["path"])
    if not path.is_file():
        raise BadOption(f"level {name!r}: there is no file {found['path']}")
    return lambda **knobs: _made(path, found["name"], knobs)


def _words(name: str) -> list[str]:
    try:
        words = shlex.split(name.removeprefix(COMMAND))
    except ValueError as error:
        raise BadOption(f"level {name!r}: the command cannot be read ({error})") from None
    if not words:
        raise BadOption(f"level {name!r}: there is no command after {COMMAND}")
    return words


def _made(path: Path, name: str, knobs: dict[str, float]) -> Bot:
    made: Any = getattr(_read(path.resolve()), name, None)
    if made is None:
        raise NoBot(f"{path}: there is nothing called {name} in it")
    bot = made(**knobs) if callable(made) else made
    if not callable(getattr(bot, "think", None)):
        raise NoBot(f"{path}: {name} makes a {type(bot).__name__}, which has no think(view, seed, budget)")
    return bot  # type: ignore[no-any-return]  # whatever it is: what it answers is looked at


@cache
def _read(path: Path) -> Any:
    """The module of a file. What lies beside it can be imported by it."""
    spec = spec_from_file_location(f"outside_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise NoBot(f"{path}: this cannot be read as a module")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look for it there
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))
    spec.loader.exec_module(module)
    return module


class Program(Bot):
    """A program that is asked line by line, as the door asks: its answers are its own, its time is ours to keep."""

    def __init__(self, words: list[str]) -> None:
        self.words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._asked = 0
        self._rest = b""  # of what was read, behind the last line

    def __del__(self) -> None:
        self.stop()

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        until = time.monotonic() + GRACE + (NODES_LIMIT if budget.seconds is None else 1.2 * budget.seconds)
        self._asked += 1
        head = {"id": self._asked, "seed": str(seed), "budget": budget.to_json()}
        line = json.dumps(head, separators=(",", ":"))[:-1].encode() + b',"view":' + canonical(view) + b"}\n"
        try:
            pipe = self._running().stdin
            assert pipe is not None
            pipe.write(line)
            pipe.flush()
            return Answer.plain(self._answer(view, until))
        except BaseException as error:  # cancelled, too: what it would still say belongs to no question
            self.stop()
            if isinstance(error, OSError):
                raise NoBot(f"{self.words[0]}: {error.strerror or 'it has ended'}") from None
            raise

    def _answer(self, view: View, until: float) -> int:
        while True:
            said = self._line(until)
            try:
                reply = json.loads(said)
            except ValueError:
                reply = None
            if not isinstance(reply, dict):
                raise NoBot(f"{self.words[0]} said {said[:80]!r}, which is no answer such as {{'id': 1, 'action': 7}}")
            if reply.get("error") is not None:
                raise NoBot(f"{self.words[0]}: {reply['error']}"[:300])
            if reply.get("id") == self._asked and ("action" in reply or "word" in reply):
                break  # what else it says ("ready", "begun") is manners
        if "action" in reply:
            return reply["action"] if type(reply["action"]) is int else -1
        words = {option["word"]: int(option["action"]) for option in options_of(view)}
        return words.get(reply["word"], -1) if isinstance(reply["word"], str) else -1

    def _line(self, until: float) -> bytes:
        assert self._process is not None
        out = self._process.stdout
        assert out is not None
        while b"\n" not in self._rest:
            left = until - time.monotonic()
            if left <= 0 or not _readable(out, left):
                raise NoBot(f"{self.words[0]}: out of time")
            some = out.read1(65536)  # type: ignore[attr-defined]  # a buffered pipe has it
            if not some:
                raise NoBot(f"{self.words[0]}: it has ended")
            self._rest += some
            if len(self._rest) > LONGEST:
                raise NoBot(f"{self.words[0]}: a line of more than {LONGEST} bytes")
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is not None and self._process.poll() is None:
            return self._process
        self.stop()
        self._rest = b""
        self._process = subprocess.Popen(
            self.words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            preexec_fn=None if sys.platform == "win32" else _unbound,
        )
        return self._process

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def _readable(pipe: IO[bytes], seconds: float) -> bool:
    if sys.platform == "win32":  # where only sockets can be waited for: the door keeps the time
        return True
    return bool(select.select([pipe], [], [], seconds)[0])


def _unbound() -> None:
    """A program from outside has the machine's limits, not those of a bot of ours: some want much address space."""
    import resource

    for kind in (resource.RLIMIT_AS, resource.RLIMIT_FSIZE, resource.RLIMIT_CORE):
        most = resource.getrlimit(kind)[1]
        resource.setrlimit(kind, (most, most))
