"""Dealing anew, evenly, what a seat cannot know: for guesses and for search. Uses only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
            rng = _shuffle_own(s, owner, rng)
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


def _shuffle_own(s: Cardia, owner: i64, rng: i64) -> i64:
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
