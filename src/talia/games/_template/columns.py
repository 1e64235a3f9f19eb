"""What a seat knows of the template's table as bits, for those who learn. Built up from what it may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core import pile
from talia.core.bits import bit, count
from talia.core.rows import Row, binary, upto
from talia.games._template.numbers import RANKS, cards_of, name_of, rank_of

if TYPE_CHECKING:
    from talia.games._template.state import Meeting, Template


def put_columns(table: Template, seat: i64, looking: i64, row: Row) -> None:
    """Both sides, mine first; then the row from the newest meeting back."""
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        hand = table.hands & cards_of(owner)
        row.secret("hand:card", _ranks(hand, owner), RANKS)
        row.put("discards:card", _ranks(table.discards & cards_of(owner), owner), RANKS)
        row.put("hand size:+8", upto(count(hand), RANKS), RANKS)
        row.put("deck:+8", upto(pile.size(table.deck(owner)), RANKS), RANKS)
        if row.everything():
            row.put("deck order:bit32", table.deck(owner), 4 * RANKS)
        row.put("acting:card", bit(rank_of(table.card) - 1) if _acts(table, owner) else 0, RANKS)
        meeting: Meeting | None = table.row
        for _ in range(RANKS):
            card: i64 = 0
            mark: i64 = 0
            if meeting is not None:
                card = meeting.first if owner == 0 else meeting.second
                mark = meeting.first_mark if owner == 0 else meeting.second_mark
                meeting = meeting.before
            row.put("row:card", bit(rank_of(card) - 1) if card != 0 else 0, RANKS)
            row.put("mark:bit5", binary(mark, 5), 5)
    row.side = -1


def column_words() -> dict[str, list[str]]:
    return {"card": [name_of(rank) for rank in range(1, RANKS + 1)]}


def _ranks(cards: i64, owner: i64) -> i64:
    return cards >> (RANKS * owner + 1)


def _acts(table: Template, owner: i64) -> bool:
    return not table.ended and table.card != 0 and bit(table.card) & cards_of(owner) != 0
