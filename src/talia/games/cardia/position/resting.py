"""Would the rules leave a table so? A table alone is brought to rest by them; what is going on must fit the table."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import members
from talia.core.check import Checker
from talia.core.frame import NOTHING, Frame
from talia.core.program import program_at
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.numbers import (
    BY_SIGNETS,
    CANNOT_PLAY,
    NEITHER_CAN_PLAY,
    R26,
    REASONS,
)
from talia.games.cardia.rounds import AT_REVEAL, ROUND, finish_lasting
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs.ongoing import decided, finished_by, runs_of_three


def begin(s: Cardia) -> None:
    """A table alone: a round begins, unless the rules say that somebody has won already."""
    s.begin(ROUND, 0, 0)
    _come_to_rest(s)


def _come_to_rest(s: Cardia) -> None:
    """What the rules do before they let a round begin: hands are refilled, and whoever has won has won."""
    s.settle()
    s.kit.watch_at.watch(s)
    if not s.ended:
        finish_lasting(s)
    if not s.ended:
        winners = decided(s.kit, s.row, s.tokens)
        if winners != 0:
            s.end(winners, BY_SIGNETS)


def examine(s: Cardia, top: Checker) -> None:
    """Does what is going on fit the table?"""
    if s.kit.hides and s.row is not None and s.fog is None:
        raise top.error(f"{top.at}.table.fog: cards were played, so a pair lies face down; allowed: two cards", "fog")
    if s.ended:
        return
    lowest = Frame(s.pc - 1, s.me, s.card, s.a, s.b, s.c, s.d, s.below)
    reveals = False
    while lowest.below is not None:
        reveals = reveals or program_at(lowest.pc) is AT_REVEAL
        lowest = lowest.below
    if lowest.me != 0 or lowest.card != NOTHING:
        raise top.error(f"{top.at}.doing: the round is no seat's and no card's; allowed: seat 0, card null")
    playing = s.below is None
    at = f"{top.at}.table"
    if s.shown != 0 and not (playing and s.asks_at(ROUND.at("play"))):
        raise top.error(f"{at}.shown: a card lies openly only until the other is chosen", "shown")
    if s.openly != 0 and playing and s.asks_at(ROUND.at("play")):
        raise top.error(f"{at}.openly: seat {members(s.openly)[0]} places its card before the other chooses")
    if s.here != 0 and playing:
        raise top.error(f"{at}.waiting: nothing lies `here`: no card is revealed yet in this round")
    if s.peeking != 0 and (playing or s.peeking != s.c):
        raise top.error(f"{at}.peeking: decks are looked at only while it is asked what goes under them")
    if playing:
        _check_at_rest(s, at, top)
    elif s.kit.watch_at.watches_rows() and not reveals and runs_of_three(s.kit, s.row, s.tokens) != 0:
        raise top.error(f"{at}.row: three adjacent encounters are won, so the game is over", "row_over")


def _check_at_rest(s: Cardia, at: str, top: Checker) -> None:
    """Between two rounds nothing is left to be done."""
    if s.c != NOTHING or s.d != NOTHING:
        raise top.error(f"{top.at}.doing[0].notes: nothing of the last round is noted any more (C and D); allowed: 0")
    later = s.clone()
    later.tells = False
    later.recall = None
    _come_to_rest(later)
    if later.hands != s.hands:
        raise top.error(f"{at}.hands: a hand would have been refilled before the next round", "refilled")
    if later.ended:
        raise top.error(f"{at}.row: the game is over by this row ({REASONS[later.reason]})", "row_over")


def contradicts(s: Cardia) -> str:
    """Why a game with this table has not ended as it is told to have."""
    kit = s.kit
    reason = s.reason
    ended = f"{REASONS[reason]} is not how this table ends"
    wins = f"{members(s.won)} do not win so"
    empty: i64 = (1 if s.hand(0) == 0 else 0) | (2 if s.hand(1) == 0 else 0)
    if reason == BY_SIGNETS:
        winners = decided(s.kit, s.row, s.tokens)
        return "" if winners == s.won != 0 else f"{wins}: by the signets {members(winners)} do"
    if reason == CANNOT_PLAY:
        if empty != 1 and empty != 2:
            return f"{ended}: one hand is empty then, and one is not"
        return "" if s.won == 3 - empty else f"{wins}: whoever cannot play loses"
    if reason == NEITHER_CAN_PLAY:
        if empty != 3:
            return f"{ended}: both hands are empty then"
        lead = s.signets(0) - s.signets(1)
        return "" if s.won == (0 if lead == 0 else 1 if lead > 0 else 2) else f"{wins}: more signets do"
    if REASONS[reason] in LOCATIONS:
        there = any(place.ends_so(s, reason) for place in kit.in_play)
        return "" if there else f"{ended}: no location in play ends it so, for {members(s.won)}"
    if reason == kit.finish:
        found = finished_by(kit, s.row, s.tokens)
        return "" if found != 0 and s.won == s.decided(found, R26) else f"{ended}: no such card is followed by a win"
    if REASONS[reason] not in kit.names():
        return f"{ended}: there is no {REASONS[reason]} in this game"
    # An ability that wins is that of the card that has lost the last encounter.
    row = s.row
    loser: i64 = 0 if row is None or row.gap == 0 else 2 if row.gap > 0 else 1
    return "" if loser != 0 and s.won == loser else f"{wins}: whoever has lost the last encounter does"
