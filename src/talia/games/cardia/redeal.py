"""Dealing anew, evenly, what a seat cannot know: for guesses and for search. Uses only what the seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, members, nth
from talia.core.program import STEPS
from talia.games.cardia import deal
from talia.games.cardia.memory import Memory
from talia.games.cardia.numbers import SIDE_0

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia


def redeal_hidden(s: Cardia, seat: i64, rng: i64) -> i64:
    """One's own deck is in an order nobody knows, but for the cards one put under it. Of the other's cards hand, deck
    and the one under the fog are unknown, as far as they were not seen or proven."""
    for owner in range(2):
        if owner == seat:
            rng = _shuffle_own(s, owner, rng)
        else:
            remembered = s.memory0 if owner == 0 else s.memory1
            if remembered is None:
                rng = _deal_alike(s, owner, rng)
            else:
                rng = _deal_remembered(s, owner, remembered, rng)
            if s.locked & bit(owner) != 0:
                rng = _choose_again(s, owner, rng)
    if s.options != 0 and s.owing & ~bit(seat if seat >= 0 else 2) != 0:
        # Somebody else is asked: their options follow from the hand they hold now.
        question = s.question
        STEPS[s.pc - 1].run(s)
        s.question = question
    rng = random.advance(rng)
    s.rng = random.scramble(rng)
    return rng


def _shuffle_own(s: Cardia, owner: i64, rng: i64) -> i64:
    pile = s.deck0 if owner == 0 else s.deck1
    unknown = s.left(owner) - (s.under0 if owner == 0 else s.under1)
    rng = random.advance(rng)
    if has(s.peeking, owner):
        if unknown > 2:
            pile = (pile & 255) | (deal.shuffled(pile >> 8, unknown - 2, random.scramble(rng)) << 8)
    else:
        pile = deal.shuffled(pile, unknown, random.scramble(rng))
    if owner == 0:
        s.deck0 = pile
    else:
        s.deck1 = pile
    return rng


def _deal_alike(s: Cardia, owner: i64, rng: i64) -> i64:
    """Nothing is known of the hidden cards but which are surely in hand: the others are one heap."""
    pile = s.deck0 if owner == 0 else s.deck1
    left = s.left(owner)
    before = s.hand(owner)
    hand = (s.known >> (16 * owner)) & SIDE_0
    unseen = (before & ~hand) | deal.spread(pile, left)
    wanted = count(before) - count(hand)
    fog = _hidden_fog(s, owner)
    if fog != 0:
        unseen |= bit(fog)
    size = count(unseen)
    if size > deal.ROOM:  # a pile has no room for all sixteen: the first is drawn by itself
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
    pile = deal.shuffled(deal.packed(unseen), size, random.scramble(rng))
    while wanted > 0:
        hand |= bit(deal.top(pile))
        pile >>= 4
        wanted -= 1
    if fog != 0:
        _lay_fog(s, owner, deal.top(pile))
        pile >>= 4
    _lay(s, owner, hand, pile)
    return rng


def _hidden_fog(s: Cardia, owner: i64) -> i64:
    """The influence of the card under the fog that only its owner knows, or 0."""
    if has(s.fog_seen, owner):
        return 0
    return s.fog0 if owner == 0 else s.fog1


def _lay_fog(s: Cardia, owner: i64, influence: i64) -> None:
    if owner == 0:
        s.fog0 = influence
    else:
        s.fog1 = influence


def _lay(s: Cardia, owner: i64, hand: i64, pile: i64) -> None:
    if owner == 0:
        s.hands = (s.hands & ~SIDE_0) | hand
        s.deck0 = pile
    else:
        s.hands = (s.hands & SIDE_0) | (hand << 16)
        s.deck1 = pile


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
    fog = _hidden_fog(s, owner)
    unseen = s.hand(owner) | deal.spread(s.deck0 if owner == 0 else s.deck1, s.left(owner))
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
        _lay(s, owner, hand, deal.pile_of(order))
        return rng
