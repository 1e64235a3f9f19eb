"""What a seat sees of the template's table, and the whole of it in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from talia.core import pile
from talia.core.bits import count, members
from talia.games._template.numbers import cards_of, name_of

if TYPE_CHECKING:
    from talia.games._template.state import Meeting, Template


def see(table: Template, seat: int | None) -> dict[str, Any]:
    """Built up: one's own hand, and of everything hidden only how much there is."""
    hands: list[Any] = []
    for owner in (0, 1):
        hand = table.hands & cards_of(owner)
        hands.append(names(hand) if owner == seat else count(hand))
    return {
        "row": row_of(table),
        "hands": hands,
        "decks": [pile.size(table.deck(0)), pile.size(table.deck(1))],
        "discards": [names(table.discards & cards_of(owner)) for owner in (0, 1)],
    }


def lay_out(table: Template) -> dict[str, Any]:
    """Everything, as a position has it; decks from the top."""
    return {
        "row": row_of(table),
        "hands": [names(table.hands & cards_of(owner)) for owner in (0, 1)],
        "decks": [[name_of(rank) for rank in pile.in_order(deck)] for deck in (table.deck(0), table.deck(1))],
        "discards": [names(table.discards & cards_of(owner)) for owner in (0, 1)],
    }


def row_of(table: Template) -> list[dict[str, Any]]:
    row: list[dict[str, Any]] = []
    meeting: Meeting | None = table.row
    while meeting is not None:
        cards = [name_of(meeting.first), name_of(meeting.second)]
        row.append({"cards": cards, "marks": [meeting.first_mark, meeting.second_mark]})
        meeting = meeting.before
    row.reverse()
    return row


def names(cards: i64) -> list[str]:
    return [name_of(card) for card in members(cards)]
