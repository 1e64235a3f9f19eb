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
from talia.games.cardia.numbers import SIDE_0, faction_of, influence_of
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import waiting
from talia.games.cardia.verbs.ongoing import winning_cards

NAME: Final = "cardia-1"

# Sets of cards, 32 features each: deck I by influence, then deck II. A guest is known by what its ability does only.
CARDS: Final = 32
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

# What abilities do (`Card.does`), for the cards of two groups: my hand, and their unseen cards.
KINDS: Final = 12

FLAGS: Final = GROUPS * CARDS
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
    won = winning_cards(s.kit, s.row, s.tokens)
    _fill_sets(s, seat, won, sets)
    n = _fill_sizes(s, seat, plain)
    n = _fill_row(s, seat, won, plain, n)
    n = _fill_newest(s, seat, plain, n)
    n = _waits(plain, n, WAITING, waiting.of(s.next, seat))
    n = _waits(plain, n, WAITING + 13, waiting.of(s.next, 1 - seat))
    if s.openly != 0:
        plain[n] = OPENLY + (0 if has(s.openly, seat) else 1)
        n += 1
    if s.kit.locations != 0:
        fog = s.fog
        if fog is not None:
            n = _waits(plain, n, WAITING + 26, waiting.of(fog.waits, seat))
            n = _waits(plain, n, WAITING + 39, waiting.of(fog.waits, 1 - seat))
        for place in range(8):
            if has(s.kit.locations, place):
                plain[n] = PLACES + place
                n += 1
    return n


def _fill_sets(s: Cardia, seat: i64, won: i64, sets: vec[i64]) -> None:
    mine = 16 * seat
    theirs = 16 - mine
    seen = s.played | s.discards
    if s.shown != 0:
        seen |= bit(s.shown)
    fog = s.fog
    fogs: i64 = 0
    shown_fogs: i64 = 0
    if fog is not None:
        fogs = bit(fog.first) | bit(fog.second + 16)
        shown_fogs = fogs & ((SIDE_0 if has(fog.seen, 0) else 0) | (SIDE_0 << 16 if has(fog.seen, 1) else 0))
        seen |= shown_fogs
    lost = s.played & ~won
    sets[HAND] = (s.hands >> mine) & SIDE_0
    sets[LEFT] = s.kit.cards & ~(seen >> mine)
    sets[THEIR_LEFT] = s.kit.cards & ~(seen >> theirs)
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


def _fill_sizes(s: Cardia, seat: i64, plain: vec[i64]) -> i64:
    """Hands, decks, and signets that are still needed."""
    plain[0] = SIZES + min(9, count(s.hand(seat)))
    plain[1] = SIZES + 10 + min(9, count(s.hand(1 - seat)))
    plain[2] = SIZES + 20 + _deck_size(s.left(seat))
    plain[3] = SIZES + 28 + _deck_size(s.left(1 - seat))
    first = s.kit.signets - s.signets(seat)
    second = s.kit.signets - s.signets(1 - seat)
    plain[4] = NEEDS + 7 * max(0, min(6, first)) + max(0, min(6, second))
    return 5


def _fill_row(s: Cardia, seat: i64, won: i64, plain: vec[i64], n: i64) -> i64:
    """How far encounters are won or lost, and who wins the newest two."""
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
    return n + 1


def _fill_newest(s: Cardia, seat: i64, plain: vec[i64], n: i64) -> i64:
    """Faction, influence and lasting ability of the newest cards."""
    newest = s.row
    if newest is None:
        return n
    kit = s.kit
    for side in range(2):
        owner = seat if side == 0 else 1 - seat
        card = newest.card(owner)
        plain[n] = NEWEST + 4 * side + faction_of(influence_of(card))
        n += 1
        plain[n] = NEWEST + 8 + 6 * side + max(0, min(5, (newest.influence(owner) - 1) // 3))
        n += 1
        lasting = s.tokens & bit(card)
        if lasting != 0:
            if lasting & kit.enrichers_before != 0:
                plain[n] = NEWEST + 20 + 3 * side
                n += 1
            elif lasting & kit.claimants != 0:
                plain[n] = NEWEST + 21 + 3 * side
                n += 1
            elif lasting & kit.finishers != 0:
                plain[n] = NEWEST + 22 + 3 * side
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
    """What waits for a card: the modifier in seven sizes, a choice, a late modifier, a faction that is demanded."""
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
    if waiting.choice(wait):
        plain[n] = base + 7
        n += 1
    if waiting.late(wait) != 0:
        plain[n] = base + 8
        n += 1
    faction = waiting.faction(wait)
    if faction >= 0:
        plain[n] = base + 9 + faction
        n += 1
    return n


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
                card = s.kit.deck[influence - 1]
                if card.number <= CARDS:
                    found.append(group * CARDS + card.number - 1)
                if group in (HAND, THEIR_LEFT):
                    _add_flags(found, FLAGS if group == HAND else FLAGS + KINDS, card.does)
    found.extend([plain[k] for k in range(many)])
    return found


def _add_flags(found: list[int], base: i64, does: i64) -> None:
    found.extend([base + which for which in range(KINDS) if has(does, which)])
