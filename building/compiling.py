"""Compiling the rules: once for everybody who wants them at the same time, into a folder that gets its name when whole.

In the foreground (`make compiled`) a failure is an error. In the background (`make play`) it costs speed and is told in
one sentence; the compiler runs at low priority and ends with the process it was started for, however that ends.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path
from types import FrameType

from building import environment, library
from building.library import BUILD, ROOT
from building.locks import alone

LOCK = BUILD / "compile.lock"
LOG = BUILD / "compile.log"
TEMP = BUILD / "temp"
BEGUN = TEMP / ".begun"  # there while a compile goes on, and after one that was killed
LAST = TEMP / ".last"  # the library made last, and what it was made for
NICE = 15
TRIES = 3  # in the background, of what failed before
PATIENCE = 1.5  # seconds that compilers get to remove what they have begun
GOES_ON = "playing goes on with interpreted rules, only strong bots are weaker"
EXAMPLE = "import sys, talia.engine, talia.bots.methods.tree; sys.exit(talia.engine.kind() != 'compiled')"


class Failed(Exception):
    """The rules are not compiled: why, in a part of a sentence. `log`: whether the compilers have said more."""

    def __init__(self, why: str, log: bool = False) -> None:
        super().__init__(why)
        self.log = log


def say(line: str) -> None:
    print(f"talia: {line}", file=sys.stderr, flush=True)


def compiled(begins: str, background: bool = False) -> float | None:
    """See to it that the library of now is there: the seconds that it took, or None where it was there already."""
    folder = library.wanted()
    took: float | None = None
    if not folder.is_dir():
        with alone(LOCK, lambda: say("another start is compiling the rules; this one will use them too")) as lock:
            if not folder.is_dir():
                begun = time.monotonic()
                if background and _tries(folder) >= TRIES:
                    raise Failed(f"compiling failed {TRIES} times ({_told(LOG)} says how; `make compiled` tries again)")
                check_compiler()
                say(begins)
                _make(folder, lock)
                took = time.monotonic() - begun
    library.refresh(folder)
    library.point(folder)
    return took


def check_compiler() -> None:
    """Failed where it is plain that nothing can be compiled here."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(command[0]) is None:
        raise Failed(f"there is no C compiler ({command[0]} was not found)")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        raise Failed("the headers of Python are missing (on Debian and Ubuntu: apt install python3-dev)")


def _make(folder: Path, lock: int) -> None:
    try:
        python = environment.compilers(LOG)
    except environment.Unready as error:
        raise Failed(str(error)) from None
    if BEGUN.exists():
        shutil.rmtree(TEMP)  # a killed compiler may have left half a file that looks newer than its source
    for left in library.KEPT.glob("new.*"):
        shutil.rmtree(left, ignore_errors=True)
    new = library.KEPT / f"new.{os.getpid()}"
    new.mkdir(parents=True)
    _take_over(new)
    scratch = TEMP / "scratch"
    scratch.mkdir(parents=True, exist_ok=True)
    BEGUN.touch()
    try:
        _run(python, new, scratch, lock)
        _try_out(new)
    except Failed:
        shutil.rmtree(new, ignore_errors=True)
        _failures(folder).write_text(str(_tries(folder) + 1), encoding="utf-8")
        raise
    for path in library.libraries(new):
        with path.open("rb") as written:
            os.fsync(written.fileno())  # a name that outlives a power cut must not outlive what it names
    new.rename(folder)
    shutil.rmtree(scratch, ignore_errors=True)
    LAST.write_text("\n".join([folder.name, *library.around()]), encoding="utf-8")
    BEGUN.unlink()
    _failures(folder).unlink(missing_ok=True)
    library.forget()


def _run(python: Path, new: Path, scratch: Path, lock: int) -> None:
    """Let mypyc and the C compiler work; what they say goes into the log."""
    command = [str(python), "setup.py", "--quiet", "build", "--build-base", str(TEMP), "--build-lib", str(new)]
    surroundings = {**os.environ, "TALIA_BUILD": "compiled", "TMPDIR": str(scratch)}
    with LOG.open("w", encoding="utf-8") as log:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            pass_fds=[lock],  # as long as it writes, nobody else does, even if we are killed
            check=False,
        )
    if done.returncode != 0:
        raise Failed(f"the compiler failed ({_told(LOG)} says how)", log=True)


def _try_out(new: Path) -> None:
    """A library that Python cannot load is none."""
    library.refresh(new)
    surroundings = {**os.environ, "PYTHONPATH": str(new), "PYTHONDONTWRITEBYTECODE": "1"}
    tried = subprocess.run([sys.executable, "-c", EXAMPLE], env=surroundings, cwd=new, capture_output=True, check=False)
    if tried.returncode != 0:
        raise Failed("the compiled rules cannot be loaded")


def _take_over(new: Path) -> None:
    """Begin with what was compiled last, times and all: setuptools makes anew only what has changed since."""
    if not LAST.is_file():
        return
    name, *made_for = LAST.read_text(encoding="utf-8").split("\n")
    last = library.KEPT / name
    if made_for != library.around() or not last.is_dir():
        return
    for path in library.libraries(last):
        there = new / path.relative_to(last)
        there.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, there)


def _failures(folder: Path) -> Path:
    return folder.with_name(f"{folder.name}.failed")


def _tries(folder: Path) -> int:
    kept = _failures(folder)
    return int(kept.read_text(encoding="utf-8") or 0) if kept.is_file() else 0


def _told(path: Path) -> str:
    return str(path.relative_to(ROOT))


# In the background.


def begin() -> int:
    """Start compiling for this process. The number given back is its life line, which is never to be closed.

    The line is a pipe: when the last process that holds our end is gone, the other end hears of it. It is the only way
    to hear of all ends, a kill too. It is kept by whatever program this process becomes, and by none that it starts.
    """
    hears, held = os.pipe()
    command = [sys.executable, "-m", "building", "background"]
    subprocess.Popen(command, cwd=ROOT, stdin=hears, stdout=subprocess.DEVNULL, start_new_session=True)
    os.close(hears)
    os.set_inheritable(held, True)
    return held


class Background:
    """The process that compiles while somebody plays. It leads a group of its own: all that it starts ends with it."""

    def __init__(self) -> None:
        self.stopping = threading.Event()

    def run(self) -> int:
        if os.getpgrp() != os.getpid():
            os.setpgrp()  # started by hand: nobody else is to end with us
        # A handler, not SIG_IGN: compilers would inherit that, and leave what they have begun.
        signal.signal(signal.SIGTERM, self.stop)
        signal.signal(signal.SIGINT, self.stop)
        threading.Thread(target=self.listen, daemon=True).start()
        self.step_back()
        begins = "compiling the rules in the background (a few minutes, once); until then strong bots are weaker"
        try:
            took = compiled(begins, background=True)
        except (Failed, OSError) as error:  # a full disk, for one
            if not self.stopping.is_set():
                say(f"{GOES_ON}: {error}")
            return 1
        if took is None:
            say("the rules are compiled; new bots and the next start use them")
        else:
            say(f"the rules are compiled ({took:.0f} s); new bots and the next start use them")
        return 0

    def listen(self) -> None:
        """Wait for the end of whoever we compile for."""
        while os.read(0, 1):
            pass
        self.end()

    def stop(self, number: int, frame: FrameType | None) -> None:
        if not self.stopping.is_set():
            threading.Thread(target=self.end, daemon=True).start()

    def end(self) -> None:
        """End everything that was started, gently and then surely, ourselves last."""
        self.stopping.set()
        os.killpg(0, signal.SIGTERM)
        time.sleep(PATIENCE)
        os.killpg(0, signal.SIGKILL)

    def step_back(self) -> None:
        """Whoever plays comes first: for the processor and, where the system can, for the disk."""
        os.nice(NICE)
        if (ionice := shutil.which("ionice")) is not None:
            subprocess.run([ionice, "-c", "3", "-p", str(os.getpid())], capture_output=True, check=False)
