"""What Cardia's evaluation looks at: a table as one seat knows it, as numbers of features.

Only what the seat may know goes in: its own hand, and of the other's cards those that lie openly, those surely in hand,
and the set of the unseen. With `masked` the seat's own hand is left out too: that is what an onlooker knows. Everything
is told from the seat's side, so the two seats need one net. Most features are sets of cards (sixteen bits each), so
that the net can add up four cards at a time (`net.py`); beside each card of hand and unseen stand flags that say
what its ability does, so that cards of rare decks learn from their likes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import bit, count, has
from talia.games.cardia import waiting
from talia.games.cardia.numbers import SIDE_0, faction_of, influence_of
from talia.games.cardia.ongoing import winning_cards
from talia.games.cardia.state import Cardia

NAME: Final = "cardia-1"

# Sets of cards, 32 features each: deck I by influence, then deck II.
HAND: Final = 0
LEFT: Final = 1  # my cards that nobody else has seen: hand and deck
THEIR_LEFT: Final = 2
KNOWN: Final = 3  # those of my hand that everybody knows of
THEIR_KNOWN: Final = 4
WON: Final = 5  # my cards in the row that win their encounters
LOST: Final = 6  # and those that do not
THEIR_WON: Final = 7
THEIR_LOST: Final = 8
TOKENS: Final = 9
THEIR_TOKENS: Final = 10
FOG: Final = 11
THEIR_FOG: Final = 12
GROUPS: Final = 13

# What abilities do, for the cards of two groups: my hand, and their unseen cards.
KINDS: Final = 12
_RAISES: Final = 1
_LOWERS: Final = 2
_REMOVES: Final = 4
_LASTS: Final = 8
_EMPTIES_DECK: Final = 16
_EMPTIES_HAND: Final = 32
_COPIES: Final = 64
_ENDS: Final = 128
_TIES: Final = 256
_LOWERS_OWN: Final = 512
_SEES: Final = 1024
_MOVES: Final = 2048
ABILITIES: Final = [
    _REMOVES,  # hired_blade
    _MOVES,  # void_mage
    _LOWERS_OWN,  # surgeon
    _LASTS | _TIES,  # mediator
    _EMPTIES_DECK,  # saboteur
    _SEES,  # fortune_teller
    _RAISES | _EMPTIES_HAND,  # palace_guard
    _LASTS | _TIES,  # judge
    _EMPTIES_HAND,  # ambusher
    _EMPTIES_HAND | _ENDS,  # puppeteer
    _RAISES,  # clockmaker
    _LASTS,  # treasurer
    _REMOVES,  # swamp_guardian
    _COPIES,  # magistra
    _RAISES | _LOWERS,  # inventor
    _ENDS,  # djinn
    _LOWERS | _TIES,  # poisoner
    _MOVES,  # kinesis_mage
    _LOWERS | _LOWERS_OWN,  # envoy
    _RAISES,  # tax_collector
    _EMPTIES_HAND,  # revolutionary
    _RAISES,  # librarian
    _RAISES,  # prodigy
    _LASTS,  # aristocrat
    _EMPTIES_HAND,  # blackmailer
    _COPIES,  # illusionist
    _RAISES,  # engineer
    _LASTS,  # counselor
    _EMPTIES_HAND | _EMPTIES_DECK,  # witch_king
    _COPIES,  # elemental
    _LASTS | _ENDS,  # mechanical_djinn
    _EMPTIES_DECK | _EMPTIES_HAND,  # successor
]

FLAGS: Final = GROUPS * 32
SIZES: Final = FLAGS + 2 * KINDS  # hands 10 + 10, decks 8 + 8
NEEDS: Final = SIZES + 36  # signets that both still need, 7 x 7
GAPS: Final = NEEDS + 49  # how far encounters are won or lost, 9; they count as often as they are there
LAST_TWO: Final = GAPS + 9  # who wins the newest encounter and the one before, 4 x 4
NEWEST: Final = LAST_TWO + 16  # the newest cards: faction 4 + 4, influence 6 + 6, tokens 3 + 3
WAITING: Final = NEWEST + 26  # mine, theirs, and the same under the fog, 13 each
OPENLY: Final = WAITING + 52  # who places openly: me, they
MASKED: Final = OPENLY + 2
PLACES: Final = MASKED + 1
FEATURES: Final = PLACES + 8

_MOST: Final = 96  # plain features of a table, at the most


def sets_for() -> vec[i64]:
    return vec[i64]([0] * (GROUPS + 1))  # the last one: my card under the fog, if everybody has seen it


def plain_for() -> vec[i64]:
    return vec[i64]([0] * _MOST)


def look(s: Cardia, seat: i64, sets: vec[i64], plain: vec[i64]) -> i64:
    """Fill in the sets (influences) and the plain features; tells how many of those there are.

    All that an onlooker would not know is in two sets: `HAND` and `FOG`.
    """
    mine = 16 * seat
    theirs = 16 - mine
    kit = s.kit
    seen = s.played | s.discards
    if s.shown != 0:
        seen |= bit(s.shown)
    fogs = (bit(s.fog0) if s.fog0 != 0 else 0) | (bit(s.fog1 + 16) if s.fog1 != 0 else 0)
    shown_fogs = fogs & ((SIDE_0 if has(s.fog_seen, 0) else 0) | (SIDE_0 << 16 if has(s.fog_seen, 1) else 0))
    seen |= shown_fogs
    won = winning_cards(kit, s.row, s.tokens)
    lost = s.played & ~won
    sets[HAND] = (s.hands >> mine) & SIDE_0
    sets[LEFT] = kit.cards & ~(seen >> mine)
    sets[THEIR_LEFT] = kit.cards & ~(seen >> theirs)
    sets[KNOWN] = (s.known >> mine) & SIDE_0
    sets[THEIR_KNOWN] = (s.known >> theirs) & SIDE_0
    sets[WON] = (won >> mine) & SIDE_0
    sets[LOST] = (lost >> mine) & SIDE_0
    sets[THEIR_WON] = (won >> theirs) & SIDE_0
    sets[THEIR_LOST] = (lost >> theirs) & SIDE_0
    sets[TOKENS] = (s.tokens >> mine) & SIDE_0
    sets[THEIR_TOKENS] = (s.tokens >> theirs) & SIDE_0
    sets[FOG] = (fogs >> mine) & SIDE_0
    sets[GROUPS] = (shown_fogs >> mine) & SIDE_0
    sets[THEIR_FOG] = (shown_fogs >> theirs) & SIDE_0

    plain[0] = SIZES + min(9, count((s.hands >> mine) & SIDE_0))
    plain[1] = SIZES + 10 + min(9, count((s.hands >> theirs) & SIDE_0))
    plain[2] = SIZES + 20 + _deck_size(s.left(seat))
    plain[3] = SIZES + 28 + _deck_size(s.left(1 - seat))
    signets = s.signets(0) | s.signets(1) << 8
    first = kit.signets - (signets & 255 if seat == 0 else signets >> 8)
    second = kit.signets - (signets >> 8 if seat == 0 else signets & 255)
    plain[4] = NEEDS + 7 * max(0, min(6, first)) + max(0, min(6, second))
    n: i64 = 5
    row = s.row
    number: i64 = 0
    results: i64 = 0
    while row is not None:
        if n < 40:
            plain[n] = GAPS + _gap_size(row.gap if seat == 0 else -row.gap)
            n += 1
        if number < 2:
            result: i64 = 0
            if won & bit(row.card(seat)) != 0:
                result = 1
            if won & bit(row.card(1 - seat)) != 0:
                result = 2 if result == 0 else 3
            if result == 0:
                result = 3
            results |= result << (2 * number)
            number += 1
        row = row.before
    plain[n] = LAST_TWO + results
    n += 1
    newest = s.row
    if newest is not None:
        for side in range(2):
            owner = seat if side == 0 else 1 - seat
            card = newest.card(owner)
            plain[n] = NEWEST + 4 * side + faction_of(influence_of(card))
            n += 1
            plain[n] = NEWEST + 8 + 6 * side + max(0, min(5, (newest.influence(owner) - 1) // 3))
            n += 1
            lasting = s.tokens & bit(card)
            if lasting != 0:
                if lasting & kit.treasurers != 0:
                    plain[n] = NEWEST + 20 + 3 * side
                    n += 1
                elif lasting & kit.counselors != 0:
                    plain[n] = NEWEST + 21 + 3 * side
                    n += 1
                elif lasting & kit.mechanical_djinns != 0:
                    plain[n] = NEWEST + 22 + 3 * side
                    n += 1
    n = _waits(plain, n, WAITING, s.next0 if seat == 0 else s.next1)
    n = _waits(plain, n, WAITING + 13, s.next1 if seat == 0 else s.next0)
    if s.openly != 0:
        plain[n] = OPENLY + (0 if has(s.openly, seat) else 1)
        n += 1
    if kit.locations != 0:
        n = _waits(plain, n, WAITING + 26, s.fog_next0 if seat == 0 else s.fog_next1)
        n = _waits(plain, n, WAITING + 39, s.fog_next1 if seat == 0 else s.fog_next0)
        for place in range(8):
            if has(kit.locations, place):
                plain[n] = PLACES + place
                n += 1
    return n


def _deck_size(left: i64) -> i64:
    if left <= 4:
        return left
    if left <= 6:
        return 5
    return 6 if left <= 8 else 7


def _gap_size(gap: i64) -> i64:
    """0 to 8: lost by far, lost, ..., level (4), ..., won by far."""
    far = gap if gap > 0 else -gap
    size: i64 = 0
    if far >= 8:
        size = 4
    elif far >= 5:
        size = 3
    elif far >= 3:
        size = 2
    elif far >= 1:
        size = 1
    return 4 + size if gap > 0 else 4 - size


def _waits(plain: vec[i64], n: i64, base: i64, wait: i64) -> i64:
    """What waits for a card: the modifier in seven sizes, a Librarian, an Engineer, a Blackmailer's faction."""
    if wait == 0:
        return n
    by = waiting.modifier(wait)
    if by != 0:
        size: i64 = 0
        if by <= -8:
            size = 0
        elif by <= -4:
            size = 1
        elif by < 0:
            size = 2
        elif by <= 3:
            size = 3
        elif by <= 6:
            size = 4
        else:
            size = 5
        plain[n] = base + size
        n += 1
    if waiting.librarian(wait):
        plain[n] = base + 7
        n += 1
    if waiting.engineers(wait) != 0:
        plain[n] = base + 8
        n += 1
    faction = waiting.blackmail(wait)
    if faction >= 0:
        plain[n] = base + 9 + faction
        n += 1
    return n


def kind_of(influence: i64, second: i64) -> i64:
    """The number of a card among the 32, where `second` are the influences that come from deck II."""
    return influence - 1 if second & bit(influence) == 0 else influence + 15


def features_of(s: Cardia, seat: i64, masked: bool) -> list[int]:
    """The features as a row to learn from; those that count twice stand twice."""
    sets = sets_for()
    plain = plain_for()
    many = look(s, seat, sets, plain)
    found: list[int] = []
    if masked:
        sets[HAND] = 0
        sets[FOG] = sets[GROUPS]
        found.append(MASKED)
    for group in range(GROUPS):
        for influence in range(1, 17):
            if sets[group] & bit(influence) != 0:
                kind = kind_of(influence, s.kit.second)
                found.append(group * 32 + kind)
                if group in (HAND, THEIR_LEFT):
                    _add_flags(found, FLAGS if group == HAND else FLAGS + KINDS, kind)
    found.extend([plain[k] for k in range(many)])
    return found


def _add_flags(found: list[int], base: i64, kind: i64) -> None:
    does: i64 = ABILITIES[kind]
    found.extend([base + which for which in range(KINDS) if has(does, which)])
