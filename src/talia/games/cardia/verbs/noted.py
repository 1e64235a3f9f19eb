"""What notes mean: cards by the domain `card`; and, for positions on their way in, what may be noted and may run."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import has
from talia.core.frame import NOTHING, Frame
from talia.core.notes import Among, Holding
from talia.core.program import Program, program_at
from talia.games.cardia.numbers import SIDE_0, SIDE_1
from talia.games.cardia.state import Cardia


def mine(s: Cardia, number: i64, seat: i64) -> i64:
    """The card of a seat that a number of the domain `card` means; 0 for none."""
    return NOTHING if number == NOTHING else s.kit.influence(number) + 16 * seat


def own_card(s: Cardia, number: i64, seat: i64) -> i64:
    """The same for a number that somebody wrote: 0 where it is no card of this game's deck."""
    return mine(s, number, seat) if number != NOTHING and has(s.kit.numbers, number) else NOTHING


def acts(s: Cardia, frame: Frame, ability: Program, seat: i64, card: i64) -> bool:
    """Is this what runs in a frame, of that seat and of a card in the row?"""
    return program_at(frame.pc) is ability and frame.me == seat and frame.card == card and has(s.played, card)


@final
class CurrentEncounter(Holding):
    """What note D of the round may be."""

    def fits(self, value: i64) -> bool:
        first = value & 255
        second = value >> 8 & 255
        return 1 <= first <= 16 and 17 <= second <= 32 and 0 <= value >> 16 <= 2

    def told(self) -> str:
        return "the cards of the round (1 to 16 | 17 to 32 << 8 | the loser + 1 << 16)"


CURRENT: Final = CurrentEncounter()
CARDS_THAT_WON: Final = Among(SIDE_0 | SIDE_1, "the set of cards that won before the ability")
CARDS_IN_THE_ROUND: Final = Among(SIDE_0 | SIDE_1, "the set of the round's cards")
