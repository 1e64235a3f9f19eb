"""The turns of the classic and of the two-player game, each a program of steps."""

from __future__ import annotations

from typing import Final, final

from talia.core.bits import count
from talia.core.frame import A, B, Choose, Step
from talia.core.program import Label, program
from talia.games.fantasy_realms.extra.ending import ENDING, full
from talia.games.fantasy_realms.numbers import TWO_PLAYER
from talia.games.fantasy_realms.pools import DECK_OR_AREA, THE_TWO_DRAWN, TWO_OR_AREA, YOUR_HAND
from talia.games.fantasy_realms.state import FantasyRealms
from talia.games.fantasy_realms.steps import Discard, DrawOrTake, DrawTwoOrTake, KeepOne


@final
class EndOrNext(Step[FantasyRealms]):
    """After every turn: is it the end? If not, the next seat's turn begins."""

    def run(self, s: FantasyRealms) -> None:
        s.turn += 1
        rules = s.rules
        if full(s) or (rules.turns != 0 and s.turn >= rules.turns):
            s.begin(ENDING, s.me, 0)
        else:
            s.me = s.me + 1 if s.me + 1 < rules.seats else 0
            if s.tells and s.turn % rules.seats == 0:
                s.tell_round()
            begin_turn(s)


def building(s: FantasyRealms) -> bool:
    """Is the hand of seat `me` still to be completed (spec 3)?"""
    return s.rules.variant == TWO_PLAYER and count(s.hand(s.me) & ~s.drawn) < s.rules.hand


def begin_turn(s: FantasyRealms) -> None:
    """The turn of seat `me`: a build-up turn while its hand is not complete."""
    if building(s):
        s.begin(BUILD, s.me, 0)
    else:
        s.begin(TURN, s.me, 0)


TURN: Final = program(
    "fantasy_realms.turn",
    (Choose(DECK_OR_AREA, into=A), DrawOrTake(), Label("which"), Choose(YOUR_HAND, into=B), Discard(), EndOrNext()),
)
BUILD: Final = program(
    "fantasy_realms.build",
    (
        Choose(TWO_OR_AREA, into=A),
        DrawTwoOrTake(),
        Label("which"),
        Choose(THE_TWO_DRAWN, into=B),
        KeepOne(),
        EndOrNext(),
    ),
)
