"""The words that the template's cards are written in. Steps are thin: the verbs on the table do the work."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.frame import NOTHING, Step
from talia.core.program import start_of
from talia.games._template.numbers import name_of
from talia.games._template.state import Table


@final
class Mark(Step[Table]):
    """Put a mark on the noted card."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by

    def run(self, s: Table) -> None:
        s.mark(s.note(self.card), self.by)


@final
class TheyLoseARandomCard(Step[Table]):
    def run(self, s: Table) -> None:
        s.lose_random_card(1 - s.me)


@final
class CarryOut(Step[Table]):
    """Use the noted card's ability as if it stood on the card that is acting."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: Table) -> None:
        chosen = s.note(self.card)
        if chosen != NOTHING:
            s.push(start_of(f"template.{name_of(chosen)}"), s.me, s.card)
