"""A card picked from the hand and not yet shown: what everybody can tell of it, for guesses (section 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.bits import count
from talia.games.radlands.cards.borrowing import PickDrop
from talia.games.radlands.shape import LAST_PERSON
from talia.games.radlands.state import Radlands
from talia.games.radlands.steps import PersonPlace
from talia.games.radlands.verbs.playing import place_options
from talia.games.radlands.verbs.traits import can_play, drop_places

HOW: Final = 1  # being asked: play or junk?
MAKING_ROOM: Final = 2  # who makes room (V1)?
PLACE: Final = 4
DROPPING: Final = 8  # by Parachute Base
DROP: Final = 16  # whom Parachute Base plays: nobody is picked yet, but somebody can be


def picking(s: Radlands) -> i64:
    """What its owner is being asked about the picked card, or 0; the step that asks tells."""
    step = s.asking()
    if isinstance(step, PersonPlace):
        return (MAKING_ROOM if step.making_room else PLACE) | (DROPPING if step.dropped else 0)
    if isinstance(step, PickDrop):
        return DROP
    return HOW if s.picked != 0 else 0


def fits(s: Radlands, kind: i64, mode: i64, room: i64) -> bool:
    """Would this question have been asked about this kind?"""
    seat = s.active
    if mode & HOW != 0:
        return can_play(s, seat, kind)
    if kind > LAST_PERSON:
        return False
    if mode & DROP != 0:
        return drop_places(s, seat, kind) != 0
    dropped = mode & DROPPING != 0
    if room != 0 and mode & PLACE != 0:
        # Somebody of that column makes room: its cost can be paid, and there are always two places.
        return (place_options(s, seat, kind, True, 0, dropped) >> room) & 1 != 0
    return count(place_options(s, seat, kind, mode & MAKING_ROOM != 0, 0, dropped)) > 1
