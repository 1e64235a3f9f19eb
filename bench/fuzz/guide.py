"""The fuzzing loop: inputs from bytes, judged by this engine and by the compiled one, figures written as it goes.

With atheris (the extra `fuzz`) bytes are guided by the coverage of the interpreted rules; without it they are random.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import random
import select
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

ROOM = 600  # bytes an input is made from, at most


class Other:
    """The other engine: a process that judges what it is sent. Where it dies, that is a crash, and it is begun anew."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.begin()

    def begin(self) -> None:
        environment = {"PYTHONPATH": f"{self.path}:{Path.cwd()}", "PATH": "/usr/bin:/bin"}
        command = [sys.executable, "-m", "bench.fuzz.judging"]
        self.child = subprocess.Popen(
            command,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.child.stdout is not None
        where = self.child.stdout.readline()
        assert where.strip('"\n').endswith(".so"), f"{self.path} is not compiled: {where}"

    def judge(self, kind: str, name: str, text: str) -> list[Any]:
        stdin, stdout = self.child.stdin, self.child.stdout
        assert stdin is not None
        assert stdout is not None
        try:
            stdin.write(json.dumps([kind, name, text]) + "\n")
            stdin.flush()
            ready, _, _ = select.select([stdout], [], [], 60)
            line = stdout.readline() if ready else ""
        except BrokenPipeError:
            line = ""
        if line:
            found: list[Any] = json.loads(line)
            return found
        self.child.kill()
        code = self.child.wait()
        self.begin()
        return ["crash", f"the compiled engine ended with {code}"]


class Tally:
    """What came of all inputs; each kind of crash and of difference is kept once."""

    def __init__(self, kind: str, stats: Path, other: Other | None) -> None:
        self.kind = kind
        self.stats = stats
        self.other = other
        self.figures: Counter[str] = Counter()
        self.found: dict[str, list[str]] = {}
        self.sentences: set[str] = set()
        self.began = time.monotonic()
        self.written = 0.0

    def take(self, name: str, text: str) -> None:
        from bench.fuzz.judging import judge

        verdict = json.loads(json.dumps(judge(self.kind, name, text)))
        self.figures["inputs"] += 1
        self.figures[verdict[0]] += 1
        if verdict[0] == "refused":
            self.sentences.add("".join(letter for letter in verdict[1] if letter.isalpha() or letter == " ")[:80])
        elif verdict[0] == "crash":
            self.keep("crash", name, text, verdict[1])
        if self.other is not None:
            compiled = self.other.judge(self.kind, name, text)
            if compiled[0] == "crash":
                self.figures["crash, compiled"] += 1
                self.keep("crash, compiled", name, text, compiled[1])
            if compiled != verdict:
                self.figures["differences"] += 1
                self.keep("difference", name, text, f"{verdict} against {compiled}")
        if time.monotonic() - self.written > 2:
            self.write()

    def keep(self, what: str, name: str, text: str, why: str) -> None:
        shape = f"{what} {name} " + "".join(letter for letter in why if not letter.isdigit())[-150:]
        if shape not in self.found:
            self.found[shape] = [what, name, why, text]
            self.write()

    def write(self) -> None:
        self.written = time.monotonic()
        figures = {
            **self.figures,
            "kinds of sentences": len(self.sentences),
            "seconds": round(self.written - self.began),
        }
        self.stats.write_text(json.dumps({"figures": figures, "found": list(self.found.values())}))


def guided(tally: Tally, seconds: float) -> None:
    """Bytes chosen by atheris; it ends the process when the time is up."""
    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["talia.core", "talia.games"]):
        from bench.fuzz.corpus import gather
    corpus = gather(tally.kind)

    def one(data: bytes) -> None:
        tally.take(*corpus.build(data))

    with tempfile.TemporaryDirectory() as seeds:
        rng = random.Random(1)
        for n in range(200):
            Path(seeds, f"{n}").write_bytes(rng.randbytes(rng.randrange(8, 80)))
        options = [
            f"-max_total_time={round(seconds)}",
            f"-max_len={ROOM}",
            "-timeout=0",
            "-rss_limit_mb=0",
            "-verbosity=0",
        ]
        atheris.Setup([sys.argv[0], *options, seeds], one)
        atheris.Fuzz()


def at_random(tally: Tally, seconds: float, seed: int) -> None:
    from bench.fuzz.corpus import gather

    corpus = gather(tally.kind)
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        tally.take(*corpus.build(rng.randbytes(rng.randrange(8, 80))))
    tally.write()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=["positions", "records"])
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--stats", type=Path, required=True)
    parser.add_argument("--compiled", type=Path)
    args = parser.parse_args()
    tally = Tally(args.kind, args.stats, None if args.compiled is None else Other(args.compiled))
    if importlib.util.find_spec("atheris") is not None:
        guided(tally, args.seconds)
    else:
        at_random(tally, args.seconds, args.seed)


if __name__ == "__main__":
    main()
