"""What a seat cannot know, and how it is dealt anew, evenly: for guesses and for search, by what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, members, nth
from talia.games.cardia.numbers import SIDE_0, cards_of
from talia.games.cardia.verbs import piles
from talia.games.cardia.verbs.memory import Memory

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia


def redeal_hidden(s: Cardia, seat: i64, rng: i64) -> i64:
    """One's own deck is in an order nobody knows, but for the cards one put under it. Of the other's cards hand, deck
    and the one under the fog are unknown, as far as they were not seen or proven."""
    for owner in range(2):
        if owner == seat:
            rng = shuffle_own(s, owner, rng)
        else:
            remembered = s.remembered(owner)
            if remembered is None:
                rng = _deal_alike(s, owner, rng)
            else:
                rng = _deal_remembered(s, owner, remembered, rng)
            if s.locked & bit(owner) != 0:
                rng = _choose_again(s, owner, rng)
    if s.options != 0 and s.owing & ~bit(seat if seat >= 0 else 2) != 0:
        # Somebody else is asked: their options follow from the hand they hold now.
        question = s.question
        s.asking().run(s)
        s.question = question
    rng = random.advance(rng)
    s.rng = random.scramble(rng)
    return rng


def shuffle_own(s: Cardia, owner: i64, rng: i64) -> i64:
    """A deck in another order, but for what lies under it or is being looked at."""
    pile = s.deck(owner)
    unknown = s.left(owner) - s.under(owner)
    rng = random.advance(rng)
    if has(s.peeking, owner):
        if unknown > 2:
            pile = (pile & 255) | (piles.shuffled(pile >> 8, unknown - 2, random.scramble(rng)) << 8)
    else:
        pile = piles.shuffled(pile, unknown, random.scramble(rng))
    s.set_deck(owner, pile, s.left(owner))
    return rng


def _deal_alike(s: Cardia, owner: i64, rng: i64) -> i64:
    """Nothing is known of the hidden cards but which are surely in hand: the others are one heap."""
    pile = s.deck(owner)
    left = s.left(owner)
    before = s.hand(owner)
    hand = (s.known >> (16 * owner)) & SIDE_0
    unseen = (before & ~hand) | piles.spread(pile, left)
    wanted = count(before) - count(hand)
    fog = s.face_down(owner)
    if fog != 0:
        unseen |= bit(fog)
    size = count(unseen)
    if size > piles.ROOM:  # a pile has no room for all sixteen: the first is drawn by itself
        rng = random.advance(rng)
        card = nth(unseen, random.scaled(rng, size))
        unseen &= ~bit(card)
        size -= 1
        if wanted > 0:
            hand |= bit(card)
            wanted -= 1
        else:
            _lay_fog(s, owner, card)
            fog = 0
    rng = random.advance(rng)
    pile = piles.shuffled(piles.packed(unseen), size, random.scramble(rng))
    while wanted > 0:
        hand |= bit(piles.top(pile))
        pile >>= 4
        wanted -= 1
    if fog != 0:
        _lay_fog(s, owner, piles.top(pile))
        pile >>= 4
    _lay(s, owner, hand, pile)
    return rng


def _lay_fog(s: Cardia, owner: i64, influence: i64) -> None:
    fog = s.fog
    assert fog is not None
    s.fog = fog.holding(owner, influence)


def _lay(s: Cardia, owner: i64, hand: i64, pile: i64) -> None:
    s.hands = (s.hands & ~cards_of(owner)) | (hand << (16 * owner))
    s.set_deck(owner, pile, s.left(owner))


def _choose_again(s: Cardia, owner: i64, rng: i64) -> i64:
    """What was chosen and locked in is hidden as well: any of the options."""
    options = s.options_of(owner)
    rng = random.advance(rng)
    s.set_note(owner, nth(options, random.scaled(rng, count(options))))
    return rng


def _deal_remembered(s: Cardia, owner: i64, remembered: Memory, rng: i64) -> i64:
    """Some cards are known, or proven not to be of some kind: draw a world by weight, deal, begin again until it fits.

    Leaving out the cards whose place is known, every world deals equally many cards, so what fits is evenly drawn.
    """
    lots = remembered.lots()
    fog = s.face_down(owner)
    unseen = s.hand(owner) | piles.spread(s.deck(owner), s.left(owner))
    if fog != 0:
        unseen |= bit(fog)
    loose = unseen & ~lots.fixed
    while True:
        rng = random.advance(rng)
        hand_kinds, deck_kinds, fog_kind = lots.pick(random.scramble(rng))
        free = loose
        hand: i64 = 0
        fits = True
        for kind in hand_kinds:  # sorted: the narrowest kinds tend to come first
            if kind & lots.fixed == kind:
                hand |= kind
                continue
            rng = random.advance(rng)
            card = bit(nth(free, random.scaled(rng, count(free))))
            if card & kind == 0:
                fits = False
                break
            free &= ~card
            hand |= card
        if not fits:
            continue
        under: i64 = 0
        if fog_kind != 0:
            if fog_kind & lots.fixed == fog_kind:
                under = fog_kind
            else:
                rng = random.advance(rng)
                under = bit(nth(free, random.scaled(rng, count(free))))
                if under & fog_kind == 0:
                    continue
                free &= ~under
        order: list[int] = []
        for kind in deck_kinds:
            card = kind
            if kind & lots.fixed != kind:
                rng = random.advance(rng)
                card = bit(nth(free, random.scaled(rng, count(free))))
                if card & kind == 0:
                    fits = False
                    break
                free &= ~card
            order.append(members(card)[0])
        if not fits:
            continue
        if under != 0:
            _lay_fog(s, owner, members(under)[0])
        _lay(s, owner, hand, piles.pile_of(order))
        return rng


# For the tests of every game: what to play, and which things of a position may change places without a seat noticing.

MOST: Final = ["serpent_temple", "bazaar", "auction_house"]
VARIANTS: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (2, {"deck": "II"}),
    (2, {"deck": "mix", "mix": ["rebellion", "guild"], "locations": ["foggy_swamp", "scrapyard"]}),
    (2, {"deck": "mix", "mix": ["academy", "guild"], "locations": ["scrapyard"], "rulings": ["R11"]}),
    (2, {"deck": "mix", "mix": ["rebellion", "academy"], "locations": MOST, "change_lock_in": False}),
    (2, {"influences": ["1", "4", "8", "11", "16"], "hand": 2, "signets": 3, "change_lock_in": False}),
]


def groups(position: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
    """Heaps of places in a position whose things a seat cannot tell apart.

    The other's hand, deck and face-down card are one heap, but for cards seen going back to a hand; of one's own deck
    the order is unknown, but for the cards one put under it oneself.
    """
    table = position["table"]
    found: list[list[tuple[str | int, ...]]] = []
    for owner in (0, 1):
        deck: list[tuple[str | int, ...]] = [("table", "decks", owner, n) for n in range(len(table["decks"][owner]))]
        if owner == seat:
            first = 2 if owner in table["peeking"] else 0
            found.append(deck[first : len(deck) - table["under"][owner]])
            continue
        if table["memory"][owner] is not None:
            continue  # some of these cards are proven not to be some others; tests of Cardia's own look at that
        if owner not in position["locked"]:  # a locked-in card is named by number in a note: leave the hand alone
            for n, name in enumerate(table["hands"][owner]):
                if name not in table["known"][owner]:
                    deck.append(("table", "hands", owner, n))
            if table["fog"][owner] is not None and owner not in table["fog_seen"]:
                deck.append(("table", "fog", owner))
        elif owner in table["peeking"]:
            deck = deck[2:]  # as is a card that is looked at
        found.append(deck)
    return found
