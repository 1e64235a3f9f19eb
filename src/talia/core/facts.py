"""Facts: what a learner has to know of a setup before the first deal, and what a game is worth to each seat at its end.

Returns always add up to zero and lie between -1 and +1. Of two seats the winner gets +1 and the other -1; a draw and a
shared win are 0 for both. Of more seats each gets how many it has left behind less how many are ahead of it, divided by
how many others there are: winners stand before everybody else, the others by their scores, and equal ones share.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import bit, has

LEAST: Final = -1.0
MOST: Final = 1.0
TOTAL: Final = 0.0


@final
class Facts:
    """What always holds of the games of one setup."""

    def __init__(self, seats: int, places: int, actions: int, longest: int | None, widest: int, chance: int) -> None:
        self.seats = seats
        self.places = places  # the seat numbers that can be asked: players, and after them the table's own
        self.actions = actions  # every action is below it
        # No game has more answers, where the seat to act (`State.who`) answers each time; None: the rules set no end.
        self.longest = longest
        self.widest = widest  # no question has more options
        self.chance = chance  # no draw has more outcomes, where chance is open; 0: chance is never asked
        self.least = LEAST
        self.most = MOST
        self.total = TOTAL

    def to_json(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "places": self.places,
            "actions": self.actions,
            "longest": self.longest,
            "widest": self.widest,
            "chance": self.chance,
            "least": self.least,
            "most": self.most,
            "total": self.total,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Facts) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.seats, self.places, self.actions, self.longest, self.widest, self.chance))

    def __reduce__(self) -> tuple[Any, ...]:
        return Facts, (self.seats, self.places, self.actions, self.longest, self.widest, self.chance)

    def __repr__(self) -> str:
        return f"Facts({', '.join(f'{name}={value}' for name, value in self.to_json().items())})"


def returns_of_two(won: i64) -> tuple[float, ...]:
    if won == 1:
        return (MOST, LEAST)
    if won == 2:
        return (LEAST, MOST)
    return (TOTAL, TOTAL)


def returns_by_rank(seats: int, won: i64, scores: tuple[int, ...]) -> tuple[float, ...]:
    """For more than two: how many a seat has left behind less how many are ahead of it, as a share of the others."""
    if won == 0 or won == bit(seats) - 1:
        return (TOTAL,) * seats
    found: list[float] = []
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            if has(won, seat) != has(won, other):
                ahead += 1 if has(won, seat) else -1
            elif not has(won, seat) and scores[seat] != scores[other]:
                ahead += 1 if scores[seat] > scores[other] else -1
        found.append(ahead / (seats - 1))
    return tuple(found)
