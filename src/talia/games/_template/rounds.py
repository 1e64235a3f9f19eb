"""The round, itself a program of steps."""

from __future__ import annotations

from typing import Final, final

from talia.core.frame import NOTHING, A, ChooseTogether, Frame, Step
from talia.core.program import Goto, Label, program, program_at
from talia.games._template.cards.card import CLOSED
from talia.games._template.numbers import cards_of, rank_of
from talia.games._template.pools import YOUR_HAND
from talia.games._template.state import Template, result


@final
class EndIfAHandIsEmpty(Step[Template]):
    """Whoever has won more meetings wins, once somebody has no card left."""

    def run(self, s: Template) -> None:
        if s.hands & cards_of(0) != 0 and s.hands & cards_of(1) != 0:
            return
        winners, reason = result(s)
        s.finish(winners, reason)


@final
class Meet(Step[Template]):
    """Reveal both cards; the loser's ability is used at once."""

    def run(self, s: Template) -> None:
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
        ability = CLOSED.programs[rank_of(card)]
        if ability is not None:
            s.push(ability, loser, card)

    def pushes(self, s: Template, below: Frame, above: Frame) -> bool:
        row = s.row
        if row is None or row.gap == 0:
            return False
        loser = 1 if row.gap > 0 else 0
        card = row.first if loser == 0 else row.second
        return above.me == loser and above.card == card and CLOSED.programs[rank_of(card)] is program_at(above.pc)


@final
class BothDraw(Step[Template]):
    """Everybody draws a card, while there are any."""

    def run(self, s: Template) -> None:
        s.draw(0)
        s.draw(1)


# Notes A and B are the cards that both choose in secret.
ROUND: Final = program(
    "template.round",
    (
        Label("begin"),
        EndIfAHandIsEmpty(),
        ChooseTogether(YOUR_HAND, into=A),
        Meet(),
        BothDraw(),
        Goto("begin"),
    ),
    rule="template.2",
    secret=True,
)
