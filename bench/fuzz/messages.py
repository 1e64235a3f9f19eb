"""Fuzz protocol messages: `python -m bench.fuzz.messages --minutes 10`.

What clients may say is changed in every way and said at tables of every game; each word must be answered once, and the
table must be what its written history makes of it. With atheris (the extra `fuzz`) bytes are guided by the coverage of
the server; without it they are random. The engine is the one on the path: run it for both.
"""

from __future__ import annotations

import argparse
import asyncio
import importlib
import importlib.util
import json
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from talia import engine

ROOM = 400  # bytes an input is made from, at most
MOST_SAID = 24
GAMES = ("template", "cardia", "radlands", "fantasy_realms")
KINDS = ["answer", "takeback", "consent", "withdraw", "resign", "give", "take", "end", "rematch", "hint", "ping"]
KINDS += ["hello"]
ODD: list[Any] = [None, True, False, -1, 0, 1, 2, 61, 62, 1 << 40, 1 << 63, 10**30, 1.5, "", "x", "\u202e", "\n"]
ODD += ["y" * 200, [], {}, [[]], {"a": 1}, "novice", "apprentice", "me", "open", "bot", "0", "card:x", "☃"]


class Choices:
    """Bytes as a stream of choices; when they run out, always the first."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def below(self, n: int) -> int:
        part = self.data[self.at : self.at + (1 if n <= 256 else 2)]
        self.at += 1 if n <= 256 else 2
        return int.from_bytes(part, "little") % n

    def of(self, things: Any) -> Any:
        return things[self.below(len(things))]

    @property
    def left(self) -> bool:
        return self.at < len(self.data)


def message(choices: Choices, view: dict[str, Any], epoch: int) -> bytes:
    """Something a client may say: mostly fitting, now and then with parts changed, doubled, missing or cut off."""
    options = view.get("decision", {}).get("options", [])
    said: dict[str, Any] = {"type": choices.of(KINDS) if choices.below(3) == 0 else "answer", "ref": "r"}
    question = view.get("question", 0)
    fields: dict[str, dict[str, Any]] = {
        "answer": {"epoch": epoch, "question": question, "word": choices.of(options)["word"] if options else "x"},
        "takeback": {"epoch": epoch, "question": max(0, question - choices.below(4))},
        "consent": {"request": choices.below(3), "accept": bool(choices.below(2))},
        "withdraw": {"request": choices.below(3)},
        "give": {"seat": choices.below(3), "level": choices.of(["novice", "apprentice", "nobody"])},
        "rematch": {"accept": bool(choices.below(2))},
        "hint": {"epoch": epoch, "question": question},
        "hello": {"seat": choices.of([0, 1, None]), "epoch": epoch, "seen": choices.below(9)},
    }
    said.update(fields.get(said["type"], {}))
    if said["type"] == "hello":
        del said["ref"]
    for _ in range(choices.below(3) if choices.below(3) == 0 else 0):
        key = choices.of(list(said))
        how = choices.below(4)
        if how == 0:
            said.pop(key, None)
        elif how == 1:
            said[choices.of(["action", "word", "level", "seat", "more", "protocol"])] = choices.of(ODD)
        else:
            said[key] = choices.of(ODD)
        if not said:
            break
    raw = json.dumps(said).encode()
    if choices.below(40) == 39:
        cut = raw[: choices.below(len(raw))]
        raw = choices.of([cut, raw + raw, b"[" * 9000, b"\xff" + raw, raw.replace(b'"', b"'")])
    return raw


def form(choices: Choices, game: str) -> Any:
    """A wish for a table, changed here and there."""
    wish: dict[str, Any] = {
        "game": game,
        "seats": [{"who": choices.of(["me", "open", "bot"]), "level": "novice"} for _ in range(1 + choices.below(6))],
        "options": {},
        "clock": {"bank": choices.of([0, 5, 60]), "decision": choices.of([0, 0, 9])},
        "undo": choices.of([None, "free", "consent", "never"]),
        "public": bool(choices.below(2)),
        "luck": "",
    }
    for seat in wish["seats"]:
        if seat["who"] != "bot" or choices.below(8) == 0:
            del seat["level"]
    for _ in range(choices.below(3)):
        wish[choices.of([*wish, "ticket", "hints"])] = choices.of(ODD)
    return wish


async def one(data: bytes, figures: Counter[str]) -> None:
    """One input: a table, and some things said there."""
    from bench.fuzz.talking import Talk

    choices = Choices(data)
    game = choices.of(GAMES)
    talk = Talk(game)
    try:
        figures[f"form {await talk.make(form(choices, game))}"] += 1
        room = await talk.begin(choices.of(["consent", "never"]))
        for _ in range(MOST_SAID):
            if not choices.left:
                break
            listener = choices.of(talk.listeners)
            view = room.table.view(listener.seat) if room.table.state is not None else {}
            figures[await talk.say(room, listener, message(choices, view, room.table.epoch))] += 1
            talk.time += choices.of([0.0, 1.0, 40.0, 200.0])
            await asyncio.sleep(0)
            if listener.closed:
                break
        await talk.check(room)
    finally:
        await talk.close()


class Tally:
    """What came of all inputs; each kind of crash is kept once."""

    def __init__(self) -> None:
        self.figures: Counter[str] = Counter()
        self.crashes: dict[str, tuple[str, bytes]] = {}

    def take(self, data: bytes) -> None:
        self.figures["inputs"] += 1
        try:
            asyncio.run(one(data, self.figures))
        except Exception:
            lines = traceback.format_exc().splitlines()
            why = " | ".join(line.strip() for line in lines[-5:])
            if why not in self.crashes:
                self.crashes[why] = (traceback.format_exc(), data)

    def tell(self, keep: Path | None) -> int:
        print(f"messages ({engine.kind()}): " + ", ".join(f"{count} {what}" for what, count in self.figures.items()))
        for number, (why, data) in enumerate(self.crashes.values()):
            print(f"crash: {why}\ninput: {data.hex()}")
            if keep is not None:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"messages-{number}").write_bytes(data)
        print(f"messages: {len(self.crashes)} kinds of crashes")
        return 1 if self.crashes else 0


def at_random(tally: Tally, seconds: float, seed: int, most: int | None = None) -> None:
    rng = random.Random(seed)
    until = time.monotonic() + seconds
    while time.monotonic() < until and (most is None or tally.figures["inputs"] < most):
        tally.take(rng.randbytes(rng.randrange(20, ROOM)))


def guided(tally: Tally, seconds: float, keep: Path | None) -> None:
    """Bytes chosen by atheris, which ends the process when its time is up: what it found is told on the way out."""
    import atexit
    import os

    atheris: Any = importlib.import_module("atheris")
    with atheris.instrument_imports(include=["talia.server.wire", "talia.server.live"]):
        importlib.import_module("bench.fuzz.talking")

    def told() -> None:
        code = tally.tell(keep)
        sys.stdout.flush()
        os._exit(code)

    atexit.register(told)
    with tempfile.TemporaryDirectory() as seeds:
        rng = random.Random(1)
        for number in range(100):
            Path(seeds, f"{number}").write_bytes(rng.randbytes(rng.randrange(20, ROOM)))
        options = [f"-max_total_time={round(seconds)}", f"-max_len={ROOM}", "-rss_limit_mb=0", "-verbosity=0"]
        atheris.Setup([sys.argv[0], *options, seeds], tally.take)
        atheris.Fuzz()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1, help="of random bytes, where there is no atheris")
    parser.add_argument("--keep", type=Path, help="a folder for the inputs that made a crash")
    parser.add_argument("--random", action="store_true", help="random bytes even if there is atheris")
    args = parser.parse_args()
    tally = Tally()
    if not args.random and importlib.util.find_spec("atheris") is not None:
        guided(tally, 60 * args.minutes, args.keep)
    else:
        at_random(tally, 60 * args.minutes, args.seed)
    return tally.tell(args.keep)


if __name__ == "__main__":
    sys.exit(main())
