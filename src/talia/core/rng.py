"""The small seeded generator behind every shuffle and draw, the same compiled and interpreted.

It counts in steps of an odd constant and scrambles the count (the SplitMix idea, in 62 bits: no literal is boxed).
The whole generator is one integer, so a state carries it as a field and a clone copies it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar, final

from mypy_extensions import i64

T = TypeVar("T")

_ALL: Final = 0x3FFFFFFFFFFFFFFF  # 62 bits
_GOLDEN: Final = 0x1E3779B97F4A7C15


def advance(state: i64) -> i64:
    """The generator after one draw."""
    return (state + _GOLDEN) & _ALL


def scramble(state: i64) -> i64:
    """The 62 random bits that belong to this point of the generator."""
    # Products wrap when compiled and grow when not; the mask keeps the bits that are the same in both.
    z = ((state ^ (state >> 30)) * 0x3F58476D1CE4E5B9) & _ALL
    z = ((z ^ (z >> 27)) * 0x14D049BB133111EB) & _ALL
    return z ^ (z >> 31)


def scaled(state: i64, n: i64) -> i64:
    """A number from 0 to n-1 for this point of the generator, each equally likely to within n / 2**32."""
    return ((scramble(state) >> 30) * n) >> 32


def shuffle(heap: list[int], state: i64) -> i64:
    """Mix a heap; tells the generator as it is afterwards."""
    last: i64 = len(heap) - 1
    while last > 0:
        state = advance(state)
        other = scaled(state, last + 1)
        held = heap[last]
        heap[last] = heap[other]
        heap[other] = held
        last -= 1
    return state


def seeded(seed: int) -> i64:
    """The generator for a seed: any whole number from 0 up, however large."""
    if seed < 0:
        raise ValueError(f"seed: {seed} is below 0; allowed: whole numbers from 0 up")
    low: i64 = seed & _ALL
    state: i64 = scramble(advance(low))
    rest = seed >> 62
    while rest:
        low = rest & _ALL
        state = scramble(advance(state ^ low))
        rest >>= 62
    return state


@final
class Random:
    """A seeded generator of one's own, for bots, guesses and examples.

    >>> rng = talia.Random(5)
    >>> rng.pick(["a", "b", "c"]) in ("a", "b", "c"), talia.Random(5) == talia.Random(5)
    (True, True)
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = seeded(seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        self.state = advance(self.state)
        return scaled(self.state, n)

    def pick(self, things: Sequence[T]) -> T:
        """One of the things."""
        if not things:
            raise ValueError("things: nothing to pick from")
        return things[self.below(len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """The things in random order."""
        mixed = list(things)
        last = len(mixed) - 1
        while last > 0:
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
            last -= 1
        return mixed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Random) and self.state == other.state

    def __hash__(self) -> int:
        return hash(self.state)

    def __reduce__(self) -> tuple[Any, ...]:
        return _at, (self.state,)

    def __repr__(self) -> str:
        return f"<generator at {self.state}>"


def _at(state: i64) -> Random:
    """The generator that stands there."""
    made = Random(0)
    made.state = state
    return made
