"""The round, itself a program of steps."""

from __future__ import annotations

from typing import Final, final

from talia.core.bits import bit
from talia.core.frame import NOTHING, A, ChooseTogether, Step
from talia.core.program import program
from talia.games._template.cards import ability_of
from talia.games._template.numbers import cards_of
from talia.games._template.pools import YOUR_HAND
from talia.games._template.state import LEVEL, MORE_MEETINGS, Table


@final
class EndIfAHandIsEmpty(Step[Table]):
    def run(self, s: Table) -> None:
        if s.hands & cards_of(0) != 0 and s.hands & cards_of(1) != 0:
            return
        row = s.row
        lead = 0 if row is None else row.won0 - row.won1
        if lead == 0:
            s.finish(0, LEVEL)
        else:
            s.finish(bit(0) if lead > 0 else bit(1), MORE_MEETINGS)


@final
class Meet(Step[Table]):
    """Reveal both cards; the loser's ability is used at once."""

    def run(self, s: Table) -> None:
        first = s.a
        second = s.b
        s.a = NOTHING
        s.b = NOTHING
        s.meet(first, second)
        row = s.row
        assert row is not None
        if row.gap == 0:
            return
        loser = 1 if row.gap > 0 else 0
        card = first if loser == 0 else second
        ability = ability_of(card)
        if ability >= 0:
            s.push(ability, loser, card)


@final
class BothDraw(Step[Table]):
    def run(self, s: Table) -> None:
        s.draw(0)
        s.draw(1)


@final
class Again(Step[Table]):
    def run(self, s: Table) -> None:
        s.pc = ROUND


ROUND: Final = program(
    "template.round", (EndIfAHandIsEmpty(), ChooseTogether(YOUR_HAND, into=A), Meet(), BothDraw(), Again())
)
