"""A game as an environment holds it: dealt from the environment's generator, looked at as arrays, its clock drawn."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from talia.core.check import told
from talia.core.errors import BadOption, IllegalAnswer
from talia.core.setup import Setup
from talia.core.state import State
from talia.registry import game as game_of
from talia.research.dealing import Generator, drawn, picked
from talia.research.observer import Observer

KINDS: Final = ("moment", "recall", "public", "all")

Arrays = dict[str, NDArray[Any]]


class Sitting:
    """One setup and the game of it that is being played."""

    def __init__(self, setup: Setup, observation: str) -> None:
        if observation not in KINDS:
            raise BadOption(f"observation: {told(observation)} is not allowed; allowed: {', '.join(KINDS)}")
        self.setup = setup
        self.seats = int(setup.seats)
        self.actions = setup.facts.actions
        self.observer = Observer(setup, observation)
        self.state: State = setup.start(0)
        self._memory = observation == "recall"
        self._clock: Generator | None = None

    def deal(self, generator: Generator, options: dict[str, Any] | None) -> None:
        """A new game: one that the generator draws, or the one of a seed: `options={"deal": 7}`."""
        deal = drawn(generator) if options is None or "deal" not in options else options["deal"]
        self.state = self.setup.start(deal, log=False, memory=self._memory)
        self._clock = generator
        self._tick()

    def answer(self, action: Any) -> int:
        """Answer for the seat to act; gives the next one, -1 when the game is over."""
        self.state.apply(number(action))
        return self._tick()

    def _tick(self) -> int:
        """Let the clock answer, where the game has one: each of its answers is equally likely."""
        state = self.state
        who = state.who
        while who >= self.seats:
            assert self._clock is not None
            who = state.apply(picked(self._clock, state.legal()))
        return who

    # What a seat gets.

    def observe(self, seat: int) -> Arrays:
        return {"observation": self.row(seat), "action_mask": self.mask(seat, self.actions)}

    def row(self, seat: int) -> NDArray[Any]:
        """What a seat knows, in a new array."""
        return self.observer.write(self.state, seat)

    def mask(self, seat: int, size: int) -> NDArray[Any]:
        """1 for each action that is allowed to a seat that owes an answer; a seat that owes none has none."""
        out = np.zeros(size, np.int8)
        state = self.state
        if state.who == seat or seat in state.asked:
            first, options = state.mask(seat)
            bits = np.unpackbits(np.frombuffer(options.to_bytes(8, "little"), np.uint8), bitorder="little")
            end = min(first + 64, size)
            out[first:end] = bits[: end - first]
        return out


def number(action: Any) -> int:
    """An action as a plain number: frameworks hand numpy's own."""
    if isinstance(action, int | np.integer) and not isinstance(action, bool):
        return int(action)
    raise IllegalAnswer(f"{told(action)} is not an action; allowed: whole numbers, as the mask has them")


def setup_for(game: str, seats: int | None, options: dict[str, Any]) -> Setup:
    return game_of(game).setup(seats, **options)
