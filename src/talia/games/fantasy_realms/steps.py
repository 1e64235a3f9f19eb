"""The words that turns are written in. Steps are thin: the verbs on the table do the work."""

from __future__ import annotations

from typing import final

from talia.core.bits import bit, lowest
from talia.core.frame import NOTHING, Step
from talia.games.fantasy_realms.state import FantasyRealms


@final
class DrawOrTake(Step[FantasyRealms]):
    """One card from the deck, or the noted one from the discard area."""

    def run(self, s: FantasyRealms) -> None:
        if s.a == NOTHING:
            s.draw(s.me)
        else:
            s.pick_up(s.me, s.a - 1)


@final
class Discard(Step[FantasyRealms]):
    """The noted card goes to the discard area."""

    def run(self, s: FantasyRealms) -> None:
        s.discard(s.me, s.b - 1)


@final
class DrawTwoOrTake(Step[FantasyRealms]):
    """Build-up: two cards from the deck, or the noted one from the discard area."""

    def run(self, s: FantasyRealms) -> None:
        if s.a == NOTHING:
            s.draw(s.me)
            s.draw(s.me)
        else:
            s.pick_up(s.me, s.a - 1)


@final
class KeepOne(Step[FantasyRealms]):
    """Build-up: of the two drawn cards the noted one stays, the other goes to the discard area."""

    def run(self, s: FantasyRealms) -> None:
        if s.b == NOTHING:
            s.drawn = 0
        else:
            other = s.drawn & ~bit(s.b - 1)
            s.discard(s.me, lowest(other))
