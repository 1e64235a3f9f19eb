"""A process that does heavy work for the server: bytes in, bytes out. Started by `run/labourers.py`; it opens no store.

A request is a line `{"id", "work", "size"}` and so many bytes; the reply a line `{"id", "time", "size"}` and so many
bytes, or `{"id", "time", "refused": [code, reason]}`, or `{"id", "time", "error"}`. SIGUSR1 drops what is being done.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import IO, Any

import msgspec

import talia
from talia.bots.play.child import limit
from talia.core.record import Record
from talia.server import learning, sketching, studying
from talia.server.calculator import chosen, compared, discards, scored
from talia.server.keep import replays
from talia.server.live import making
from talia.server.wire.entries import write
from talia.server.wire.errors import Refused
from talia.server.wire.heavy import (
    AskWork,
    DailyWork,
    ImportWork,
    LearnWork,
    LessonWork,
    LineWork,
    MomentsWork,
    MomentWork,
    PuzzleWork,
    Reached,
    RetryWork,
    SketchWork,
    StudyWork,
)
from talia.server.wire.sheets import CompareForm, DiscardsForm, ScoreForm, WaysForm


def _score(form: bytes) -> bytes:
    return msgspec.json.encode(scored(msgspec.json.decode(form, type=ScoreForm)))


def _discards(form: bytes) -> bytes:
    return msgspec.json.encode(discards(msgspec.json.decode(form, type=DiscardsForm)))


def _compare(form: bytes) -> bytes:
    return msgspec.json.encode(compared(msgspec.json.decode(form, type=CompareForm)))


def _ways(form: bytes) -> bytes:
    return msgspec.json.encode(chosen(msgspec.json.decode(form, type=WaysForm)))


def _moments(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=MomentsWork)
    return msgspec.json.encode(replays.moments(Record.read(asked.record), asked.seat, asked.since, asked.count))


def _moment(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=MomentWork)
    record = Record.read(asked.record)
    state = record.replay(talia.game(record.game), upto=asked.moment, log=False)
    return msgspec.json.encode(Reached(over=state.over, position=None if state.over else state.to_position()))


def _retry(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=RetryWork)
    return msgspec.json.encode(replays.retaken(Record.read(asked.record), asked.form))


def _import(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=ImportWork)
    return write(making.imported(asked.form, asked.games, asked.now)).encode()


def _learn(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=LearnWork)
    return msgspec.json.encode(learning.catalogue(asked.games))


def _lesson(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=LessonWork)
    return msgspec.json.encode(learning.staged(asked.id, asked.form, asked.games))


def _puzzles(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=LearnWork)
    return msgspec.json.encode(learning.listed(asked.games))


def _daily(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=DailyWork)
    return msgspec.json.encode(learning.of_day(asked.day, asked.games))


def _puzzle(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=PuzzleWork)
    return msgspec.json.encode(learning.puzzled(asked.id, asked.form, asked.games))


def _solution(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=PuzzleWork)
    return msgspec.json.encode(learning.solution(asked.id, asked.form, asked.games))


def _study(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=StudyWork)
    return msgspec.json.encode(studying.staged(asked.form, asked.games))


def _sketch(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=SketchWork)
    return msgspec.json.encode(sketching.sketched(asked.form, asked.games))


def _ask(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=AskWork)
    return msgspec.json.encode(studying.question(asked.form, asked.games))


def _line(form: bytes) -> bytes:
    asked = msgspec.json.decode(form, type=LineWork)
    return msgspec.json.encode(studying.line_told(asked.form, asked.line, asked.games))


WORKS: dict[str, Callable[[bytes], bytes]] = {
    "score": _score,
    "discards": _discards,
    "compare": _compare,
    "ways": _ways,
    "moments": _moments,
    "moment": _moment,
    "retry": _retry,
    "import": _import,
    "learn": _learn,
    "lesson": _lesson,
    "puzzles": _puzzles,
    "daily": _daily,
    "puzzle": _puzzle,
    "solution": _solution,
    "study": _study,
    "sketch": _sketch,
    "ask": _ask,
    "line": _line,
}


class Dropped(BaseException):
    """Nobody wants it any more. No Exception: nothing on the way is to take it for a fault of its own."""


class Labouring:
    """One request after another, until the input ends."""

    def __init__(self, requests: IO[bytes], replies: IO[bytes]) -> None:
        self.requests = requests
        self.replies = replies
        self.working = False

    def drop(self, signum: int, frame: object) -> None:
        if self.working:
            self.working = False
            raise Dropped

    def serve(self) -> None:
        while line := self.requests.readline():
            head = json.loads(line)
            body = self.requests.read(head["size"])
            reply, made = self.reply(head, body)
            self.replies.write(json.dumps(reply).encode() + b"\n" + made)
            self.replies.flush()

    def reply(self, head: dict[str, Any], body: bytes) -> tuple[dict[str, Any], bytes]:
        began = time.process_time()
        made = b""
        reply: dict[str, Any] = {"id": head["id"]}
        try:
            self.working = True
            try:
                made = WORKS[head["work"]](body)
            finally:
                self.working = False
        except Dropped:
            reply["refused"] = ["busy", "dropped"]
        except Refused as refusal:
            reply["refused"] = [refusal.code, refusal.reason[:600]]
        except Exception as error:  # only its kind: its message may hold what nobody is to read
            reply["error"] = type(error).__name__
        return {**reply, "time": round(time.process_time() - began, 6), "size": len(made)}, made


def main() -> None:
    limit(int(sys.argv[1]))
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us: we end with our input
    replies = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what is printed must not be taken for a reply
    labouring = Labouring(sys.stdin.buffer, replies)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, labouring.drop)
    replies.write(b'{"ready":true}\n')
    replies.flush()
    labouring.serve()


if __name__ == "__main__":
    main()
