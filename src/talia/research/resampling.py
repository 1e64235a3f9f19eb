"""Another table that a seat cannot tell from this one, with all that it remembers."""

from __future__ import annotations

from talia.core.memory import Memory
from talia.core.rng import Random
from talia.core.state import State
from talia.registry import game as game_of


def resampled(state: State, seat: int, rng: Random) -> State:
    """A full table that fits what a seat knows, dealt evenly; it keeps that seat's memory, if there is one.

    Others remember what they would see there: their true memory would tell what they hold.
    """
    world = game_of(state.setup.game).guess(state.view(seat, memory=True), rng)
    if state.recall is not None:
        world.keep(False, True)
        assert world.recall is not None
        numbers = list(world.recall.numbers)
        numbers[seat] = state.memory(seat)
        numbers[-1] = state.memory(None)
        world.recall = Memory(tuple(numbers), state.recall.moment)
    return world
