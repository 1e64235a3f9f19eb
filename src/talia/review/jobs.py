"""The work of a review in small jobs: bytes in, bytes out. Any process can do any of them, in any order.

A job names the record and what is to be done; its result depends on nothing else. Seeds come from the bytes of the view
that is judged, never from the record: what a seat could not see cannot change what is said of its decisions.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import msgspec
from msgspec import Struct

from talia.bots.methods.seeds import derived
from talia.bots.play.explanation import Choice
from talia.core.view import View
from talia.registry import game as game_of
from talia.review.manner import Manner, manner_of
from talia.review.replayed import Moment, Replay, replayed


class Screen(Struct, tag="screen", frozen=True):
    """Ask the expert about decisions, a number of times each."""

    record: str
    game: str
    ats: list[int]
    first: int  # of the passes
    passes: int
    nodes: int


class Prove(Struct, tag="prove", frozen=True):
    """See what can be proven of decisions."""

    record: str
    game: str
    ats: list[int]


class Luck(Struct, tag="luck", frozen=True):
    """Deal chance events anew."""

    record: str
    game: str
    ats: list[int]
    seats: list[int]
    redeals: int


class Confirm(Struct, tag="confirm", frozen=True):
    """Play two answers on from the same worlds."""

    record: str
    game: str
    at: int
    best: str
    played: str
    sure: bool  # the best answer has won for sure: only the other is played on
    part: int
    pairs: int


Job = Screen | Prove | Luck | Confirm
_JOBS = msgspec.json.Decoder(Job)


def written(job: Job) -> bytes:
    return msgspec.json.encode(job)


def work(job: bytes) -> bytes:
    """Do a job."""
    found = _JOBS.decode(job)
    manner = manner_of(found.game)
    replay = replayed(found.record)
    done: Any
    if isinstance(found, Screen):
        done = [
            {"at": at, "pass": number, **screened(manner, replay.moments[at], number, found.nodes)}
            for at in found.ats
            for number in range(found.first, found.first + found.passes)
        ]
    elif isinstance(found, Prove):
        done = [{"at": at, "proven": _proven(manner, replay.moments[at])} for at in found.ats]
    elif isinstance(found, Luck):
        done = [swing for at in found.ats for swing in _swings(manner, replay, at, found.seats, found.redeals)]
    else:
        moment = replay.moments[found.at]
        seed = derived("confirm", mark(moment.view), found.best, found.played, found.part)
        view: View = json.loads(moment.view)
        done = manner.confirm(view, found.best, found.played, found.sure, seed, found.pairs)
    return msgspec.json.encode(done)


def mark(view: bytes) -> str:
    """What seeds are made of: all that the seat knows, and nothing else."""
    return hashlib.sha256(view).hexdigest()


def screened(manner: Manner, moment: Moment, number: int, nodes: int) -> dict[str, Any]:
    """One pass over one decision: the options with what they are worth and bring in points, and the value of it all."""
    view: View = json.loads(moment.view)
    answer = manner.screen(view, derived("screen", mark(moment.view), number), nodes)
    words = {option["action"]: option["word"] for option in view["decision"]["options"]}
    choices = answer.explanation.choices
    told = answer.explanation.to_json(view, game_of(view["game"]).actions.words)
    value, error = _value(choices)
    return {
        "options": [[words[c.action], c.chance, c.error, c.mix, c.score] for c in choices],
        "points": manner.points(view),
        "value": value,
        "error": error,
        "because": told["because"],
        "line": [step["word"] for step in told["line"] if step["seat"] == moment.seat],
    }


def _value(choices: list[Choice]) -> tuple[float | None, float]:
    """What the decision is worth to who answers it best: the mixture's chance, or the best answer's."""
    known = [choice for choice in choices if choice.chance is not None]
    if not known:
        return None, 0.0
    mixed = [choice for choice in known if choice.mix]
    if mixed:
        whole = sum(choice.mix or 0.0 for choice in mixed)
        value = sum((choice.mix or 0.0) * (choice.chance or 0.0) for choice in mixed) / whole
        return value, max(choice.error or 0.0 for choice in mixed)
    best = max(known, key=lambda choice: choice.chance or 0.0)
    return best.chance, best.error or 0.0


def _proven(manner: Manner, moment: Moment) -> dict[str, Any] | None:
    view: View = json.loads(moment.view)
    found = manner.exact(view, moment.word)
    return None if found is None else msgspec.to_builtins(found)


def _swings(manner: Manner, replay: Replay, at: int, seats: list[int], redeals: int) -> list[dict[str, Any]]:
    """What chance did to each seat with the answer at a moment."""
    moment = replay.moments[at]
    found: list[dict[str, Any]] = []
    for seat in seats:
        seed = derived("luck", at, seat)
        amount, error = manner.luck(moment.table, (moment.seat, moment.word), seat, seed, redeals)
        found.append({"at": at, "seat": seat, "amount": amount, "error": error})
    return found
