"""What a seat cannot know of the template's table, and how it is dealt anew for a guess."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from talia.core import pile
from talia.core import rng as random
from talia.core.bits import bit, count, nth
from talia.games._template.numbers import RANKS, cards_of

if TYPE_CHECKING:
    from talia.games._template.state import Template


def redeal_hidden(table: Template, seat: i64, rng: i64) -> i64:
    """One's own deck is in an order nobody knows; the other's hand and deck are one heap of unknown cards."""
    for owner in range(2):
        rng = _redeal_seat(table, owner, owner == seat, rng)
    rng = random.advance(rng)
    table.rng = random.scramble(rng)
    return rng


def _redeal_seat(table: Template, owner: i64, knows_hand: bool, rng: i64) -> i64:
    base: i64 = 0 if owner == 0 else RANKS
    hand = (table.hands & cards_of(owner)) >> base
    deck = pile.spread(table.deck(owner))
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
    table.set_deck(owner, mixed)
    return rng


# For the tests of every game: what to play, and which things of a position may change places without a seat noticing.

VARIANTS: Final[list[tuple[int, dict[str, Any]]]] = [(2, {}), (2, {"ranks": 5, "hand": 2, "change_lock_in": False})]


def groups(position: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
    """Heaps of places in a position whose things a seat cannot tell apart.

    The other's hand and deck are one heap of unknown cards; one's own deck is in unknown order.
    """
    table = position["table"]
    found: list[list[tuple[str | int, ...]]] = []
    for owner in (0, 1):
        deck: list[tuple[str | int, ...]] = [("table", "decks", owner, n) for n in range(len(table["decks"][owner]))]
        hand: list[tuple[str | int, ...]] = [("table", "hands", owner, n) for n in range(len(table["hands"][owner]))]
        # A locked-in card is named by number in a note: its hand is left alone, its deck can still be mixed.
        known = owner == seat or owner in position["locked"]
        found.append(deck if known else deck + hand)
    return found
