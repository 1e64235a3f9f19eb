"""The turns of the classic and of the two-player game, each a program of steps."""

from __future__ import annotations

from typing import Final, final

from talia.core.bits import count
from talia.core.frame import NOTHING, A, B, Choose, Step
from talia.core.program import program
from talia.games.fantasy_realms.ending import ENDING, full
from talia.games.fantasy_realms.pools import DECK_OR_AREA, THE_TWO_DRAWN, TWO_OR_AREA, YOUR_HAND
from talia.games.fantasy_realms.state import Table
from talia.games.fantasy_realms.steps import Discard, DrawOrTake, DrawTwoOrTake, KeepOne
from talia.games.fantasy_realms.table_setup import TWO_PLAYER


@final
class EndOrNext(Step[Table]):
    """After every turn: is it the end? If not, the next seat's turn begins."""

    def run(self, s: Table) -> None:
        s.turn += 1
        s.a = NOTHING
        s.b = NOTHING
        rules = s.rules
        if full(s) or (rules.turns != 0 and s.turn >= rules.turns):
            s.begin(ENDING, s.me, 0)
        else:
            s.me = s.me + 1 if s.me + 1 < rules.seats else 0
            begin_turn(s)


def begin_turn(s: Table) -> None:
    """The turn of seat `me`: a build-up turn while its hand is not complete (spec 3)."""
    if s.rules.variant == TWO_PLAYER and count(s.hand(s.me) & ~s.drawn) < s.rules.hand:
        s.pc = BUILD
    else:
        s.pc = TURN


TURN: Final = program(
    "fantasy_realms.turn",
    (Choose(DECK_OR_AREA, into=A), DrawOrTake(), Choose(YOUR_HAND, into=B), Discard(), EndOrNext()),
)
BUILD: Final = program(
    "fantasy_realms.build",
    (Choose(TWO_OR_AREA, into=A), DrawTwoOrTake(), Choose(THE_TWO_DRAWN, into=B), KeepOne(), EndOrNext()),
)
