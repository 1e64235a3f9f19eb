"""A finished game played again: at each answer the view of the seat that gave it, as bytes, and the table as it stood.

Whoever judges a decision gets the bytes of the view and nothing else. The tables are for luck alone, which looks back:
what a card that was drawn brought is known only once it lies there.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from functools import lru_cache

from talia.core.record import Record
from talia.core.state import State
from talia.core.view import canonical
from talia.registry import game as game_of


@dataclass(frozen=True)
class Moment:
    """One answer of the record."""

    at: int
    seat: int
    word: str
    view: bytes  # of that seat, before it answered, with what it may remember
    table: State  # before the answer
    again: bool = False  # an answer that only replaces an earlier one


@dataclass(frozen=True)
class Replay:
    """The whole game."""

    moments: list[Moment]
    results: list[float]  # of each seat: 1 is a win, shared wins and draws are parts of it; none: it has not ended
    options: list[int]  # how many answers were allowed, moment by moment
    end: State  # the table when it was over, or given up


@lru_cache(maxsize=2)
def replayed(text: str) -> Replay:
    """The game of a record's text; BadRecord where it does not replay."""
    record = Record.read(text)
    game = game_of(record.game)
    state = record.begin(game, memory=False)  # clones would keep it, and pay for it at every step
    moments: list[Moment] = []
    options: list[int] = []
    for at, (seat, word) in enumerate(record.answers):
        # As the option has it: a record says the domain as well.
        short = state.domain_of(seat).words[state.check(seat, word)]
        seen = state.view(seat, memory=True)
        moments.append(Moment(at, seat, short, canonical(seen), state.clone()))
        options.append(len(seen["decision"]["options"]))
        if seat not in state.asked:
            _changed(moments)
        state.answer(seat, word)
    outcome = state.outcome
    if outcome is None:
        return Replay(moments, [], options, state)
    winners = outcome.winners
    drawn = 1.0 / record.seats
    results = [(1.0 / len(winners) if seat in winners else 0.0) if winners else drawn for seat in range(record.seats)]
    return Replay(moments, results, options, state)


def _changed(moments: list[Moment]) -> None:
    """A secret choice was taken back and made anew: it is judged where it was first asked, by what it came to."""
    last = moments[-1]
    for n in range(len(moments) - 2, -1, -1):
        if moments[n].seat == last.seat:
            moments[n] = replace(moments[n], word=last.word)
            moments[-1] = replace(last, again=True)
            return


def hash_of(text: str) -> str:
    """What a record is kept under."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]
