"""What cards share that move people: the question where to."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import lowest, single
from talia.core.frame import Step
from talia.core.notes import Holding, NumberOf
from talia.games.radlands.numbers import PLACES
from talia.games.radlands.state import Radlands


class PlaceStep(Step[Radlands]):
    """Asks for the new place of somebody who moves, unless there is one only; the answer is noted."""

    def __init__(self, mover: i64, into: i64) -> None:
        self.mover = mover  # the note of whom it is asked for
        self.into = into

    def ask_for(self, s: Radlands, places: i64) -> None:
        if single(places):
            s.set_note(self.into, lowest(places))
        elif places != 0:
            s.ask(s.me, places)

    def answered(self, s: Radlands, seat: i64, number: i64) -> None:
        s.set_note(self.into, number)
        s.owing = 0

    def domain(self) -> Domain:
        return PLACES

    def prompt(self) -> str:
        return "radlands.new_place"

    def fills(self, s: Radlands) -> list[tuple[int, Holding]]:
        return [(self.into, NumberOf(PLACES))]
