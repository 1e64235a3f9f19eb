"""Tools for the tests of reviews: finished games of random answers, and reviews made here, with little work."""

from __future__ import annotations

from collections import deque
from typing import Any

import talia
from talia.core.record import Record
from talia.review.form import Budget, Review
from talia.review.jobs import work
from talia.review.plan import Plan
from tests.every_game.tools import play

LITTLE = Budget(passes=2, nodes=24, pairs=0, confirmed=1, redeals=2)


def ended(state: talia.State) -> Record:
    """The record of a table that has ended."""
    outcome = state.outcome
    assert state.record is not None
    assert outcome is not None
    state.record.outcome = outcome.to_json()
    return state.record


def random_game(game: str, seed: int, seats: int | None = None, **options: Any) -> Record:
    state = talia.game(game).start(seed, seats=seats, **options)
    play(state, talia.Random(seed))
    return ended(state)


def late(game: str, seed: int, last: int, seats: int | None = None) -> Record:
    """The end of a random game: its last answers, from the position before them."""
    whole = random_game(game, seed, seats)
    position = whole.shortened(len(whole.answers) - last).replay(talia.game(game)).to_position()
    return Record(game, whole.rules, whole.seats, whole.options, None, position, whole.answers[-last:], whole.outcome)


def played_on(position: dict[str, Any], seat: int, word: str, seed: int) -> Record:
    """A game from a position: one answer that is given, then random ones."""
    state = talia.game(position["game"]).position(position)
    state.answer(seat, word)
    play(state, talia.Random(seed))
    return ended(state)


def made(
    record: Record, seats: list[int], budget: Budget = LITTLE, backwards: bool = False, given_up: bool = False
) -> Review:
    """A review; with `backwards` its jobs come back in another order than they were given out."""
    plan = Plan(record, seats, budget, given_up=given_up)
    while True:
        out: deque[bytes] = deque()
        while (job := plan.next()) is not None:
            out.append(job)
        if not out:
            return plan.review()
        while out:
            job = out.pop() if backwards else out.popleft()
            plan.take(job, work(job))
