"""What Cardia's policy sees: the columns of a row of `moment` (games/cardia/columns.py) by name, for every deck.

A card of the hand, of the unseen, of the discards and so on is known by its name, so that the two decks' cards of one
influence are told apart; where a column says what happened long ago its influence will do. Numbers that stand for many
things at once (what waits below, in one number) are left out: a net can learn nothing of them.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from talia.core.rows import MOMENT, Layout
from talia.core.setup import Setup
from talia.games.cardia.cards.card import all_cards
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.game import GAME
from talia.games.cardia.setup import CardiaSetup

NAME: Final = "cardia-policy-1"

# Groups of columns that are left out: the end, numbers that stand for much at once, and what others say already.
_LEFT_OUT: Final = (
    "asked",
    "locked",
    "over",
    "won",
    "reason",
    "place",
    "below",
    "under cards",
    "here",
    "modifier",
    "fog waits",
)
# Groups whose cards are known by influence: what lies in the row, and what is rare.
_BY_INFLUENCE: Final = ("row", "older", "shown", "surely among", "taken back", "deck among", "fog card", "peeked")
_INFLUENCE: Final = {card.word: str(card.influence) for card in all_cards()}
HAND: Final = "hand"  # the group that is secret; a critic sees the other's


def input_of(column: str) -> str:
    """The name of the input that a column goes to; empty where it goes to none."""
    parts = column.split(":")
    whose = f"{parts[0]}:" if parts[0] in ("mine", "theirs") else ""
    group, rest = parts[1 if whose else 0], parts[2 if whose else 1 :]
    if group in _LEFT_OUT:
        return ""
    if any(group == name or group.startswith(f"{name} ") for name in _BY_INFLUENCE) and rest:
        card, _, side = rest[0].partition(" ")
        rest = [f"{_INFLUENCE.get(card, card)} {side}".strip()]
    return whose + ":".join([group, *rest]).replace(" ", "_")


def always(setup: Setup) -> list[str]:
    """The inputs that are set in every row of a setup: its locations, which a row does not tell."""
    assert isinstance(setup, CardiaSetup)
    return [f"location:{location.word}" for location in setup.in_play]


@cache
def inputs() -> tuple[str, ...]:
    """All inputs, in their order."""
    found: dict[str, None] = {}
    places = LOCATIONS.words()
    for deck in ("I", "II"):
        for column in Layout(GAME.setup(deck=deck, locations=places), MOMENT).names:
            found[input_of(column)] = None
    found.pop("")
    for place in places:
        found[f"location:{place}"] = None
    return tuple(found)
