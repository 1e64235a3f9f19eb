"""The words that the template's cards are written in. Steps are thin: the verbs on the table do the work."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from talia.core.frame import NOTHING, Frame, Step, noted
from talia.core.program import program_at
from talia.games._template.cards.card import CLOSED
from talia.games._template.numbers import rank_of
from talia.games._template.state import Template


@final
class Mark(Step[Template]):
    """Put a mark on the noted card."""

    def __init__(self, card: i64, by: i64) -> None:
        self.card = card
        self.by = by

    def run(self, s: Template) -> None:
        s.mark(s.note(self.card), self.by)


@final
class TheyLoseARandomCard(Step[Template]):
    """The opponent discards a card at random."""

    def run(self, s: Template) -> None:
        s.lose_random_card(1 - s.me)


@final
class CarryOut(Step[Template]):
    """Use the noted card's ability as if it stood on the card that is acting."""

    def __init__(self, card: i64) -> None:
        self.card = card

    def run(self, s: Template) -> None:
        chosen = s.note(self.card)
        if chosen != NOTHING:
            ability = CLOSED.programs[rank_of(chosen)]
            assert ability is not None, "only cards with an ability can be chosen"
            s.push(ability, s.me, s.card)

    def pushes(self, s: Template, below: Frame, above: Frame) -> bool:
        chosen = noted(below, self.card)
        ability = CLOSED.programs[rank_of(chosen)] if chosen != NOTHING else None
        return ability is program_at(above.pc) and above.me == below.me and above.card == below.card
