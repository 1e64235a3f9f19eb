"""What a seat sees of the template's table, and how the rest is dealt anew for a guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from talia.core import pile
from talia.core import rng as random
from talia.core.bits import bit, count, members, nth
from talia.games._template.numbers import NAMES, RANKS, cards_of, name_of

if TYPE_CHECKING:
    from talia.games._template.state import Meeting, Table


def see(table: Table, seat: int | None) -> dict[str, Any]:
    """Built up: one's own hand, and of everything hidden only how much there is."""
    hands: list[Any] = []
    for owner in (0, 1):
        hand = table.hands & cards_of(owner)
        hands.append(names(hand) if owner == seat else count(hand))
    return {
        "row": row_of(table),
        "hands": hands,
        "decks": [pile.size(table.deck0), pile.size(table.deck1)],
        "discards": [names(table.discards & cards_of(owner)) for owner in (0, 1)],
    }


def lay_out(table: Table) -> dict[str, Any]:
    """Everything, as a position has it; decks from the top."""
    return {
        "row": row_of(table),
        "hands": [names(table.hands & cards_of(owner)) for owner in (0, 1)],
        "decks": [[NAMES[rank - 1] for rank in pile.in_order(deck)] for deck in (table.deck0, table.deck1)],
        "discards": [names(table.discards & cards_of(owner)) for owner in (0, 1)],
    }


def row_of(table: Table) -> list[dict[str, Any]]:
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


def redeal_hidden(table: Table, seat: i64, rng: i64) -> i64:
    """One's own deck is in an order nobody knows; the other's hand and deck are one heap of unknown cards."""
    for owner in range(2):
        rng = _redeal_seat(table, owner, owner == seat, rng)
    rng = random.advance(rng)
    table.rng = random.scramble(rng)
    return rng


def _redeal_seat(table: Table, owner: i64, knows_hand: bool, rng: i64) -> i64:
    base: i64 = 0 if owner == 0 else RANKS
    hand = (table.hands & cards_of(owner)) >> base
    deck = pile.spread(table.deck0 if owner == 0 else table.deck1)
    if not knows_hand:
        unseen = hand | deck
        size = count(hand)
        hand = 0
        while size > 0:
            rng = random.advance(rng)
            card = nth(unseen, random.scaled(rng, count(unseen)))
            unseen &= ~bit(card)
            hand |= bit(card)
            size -= 1
        deck = unseen
        table.hands = (table.hands & ~cards_of(owner)) | (hand << base)
        if table.locked & bit(owner) != 0:
            # A locked-in card is still in the hand and hidden with it: which one it is, is drawn again as well.
            rng = random.advance(rng)
            table.set_note(owner, nth(hand, random.scaled(rng, count(hand))) + base)
    mixed = pile.shuffled(deck, rng)
    for _ in range(count(deck)):
        rng = random.advance(rng)
    if owner == 0:
        table.deck0 = mixed
    else:
        table.deck1 = mixed
    return rng
