"""Words into a table: a position tells all of it (`laying`), a view some of it (`filling`).

Here: where a position that is laid goes on, and whether what is going on fits the table.
"""

from __future__ import annotations

from talia.core.check import Checker
from talia.games.radlands.numbers import CARD_WORDS
from talia.games.radlands.rounds import CAMPS_PROGRAM, PICKS, TURN
from talia.games.radlands.shape import LAST_PERSON
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs import board


def check_goes_on(s: Radlands, table: Checker) -> None:
    """A position that tells only the table must be one in which the game still goes on."""
    for seat in (0, 1):
        if s.standing_camps(seat) == 0:
            raise table.error(f"{table.at}.columns[{seat}]: all three camps are destroyed, so the game is over")
    if s.left == 0 and s.reshuffled:
        raise table.error(f"{table.at}.deck: it has run out for the second time, so the game is over")


def begin(s: Radlands, table: Checker) -> None:
    """A table alone: the active seat is to act, or its turn begins if `phase` is "events"."""
    if s.turn == 0:
        laid = sum(1 for lane in range(3) if s.camp_of(lane) != 0)
        s.begin(CAMPS_PROGRAM, 0, 0)
        s.go(CAMPS_PROGRAM.at(PICKS[laid]))
        return
    check_goes_on(s, table)
    board.close_all(s)
    phase = table.word("phase", ["events", "actions"], "actions")
    s.begin(TURN, s.active, 0)
    if phase == "actions":
        s.go(TURN.at("act"))


def check_doing(s: Radlands, top: Checker) -> None:
    """What is going on must fit the table: the turn of the active seat lies below everything else."""
    if s.ended:
        return
    lowest_frame = s.doing(None, True)[-1]
    if lowest_frame["program"] != ("radlands.camps" if s.turn == 0 else "radlands.turn"):
        raise top.error(f"{top.at}.doing: {lowest_frame['program']!r} does not lie below a whole turn")
    if s.turn != 0 and lowest_frame["seat"] != s.active:
        raise top.error(f"{top.at}.doing: it is the turn of seat {s.active}, not {lowest_frame['seat']!r}")
    if 1 <= s.resolving <= LAST_PERSON:
        raise top.error(f"{top.at}.table.resolving: {CARD_WORDS[s.resolving]!r} is not an event")
