"""What a seat knows of the table as bits, for those who learn (core/rows.py). Built up from what it may know.

Each side is told from its left column to its right, from the camp to the front, mine first. Punks are nobody's to look
at. What lies in the discard pile, and what follows from the reshuffle, can be remembered and not looked up: `recall`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core.bits import bit, count, has, lowest
from talia.core.rows import Row, binary, upto
from talia.games.radlands.numbers import (
    ABILITY_USED,
    CARD_WORDS,
    COLUMNS,
    EVENT_PLAYED,
    EVENT_RESOLVED,
    EXPOSED,
    LAST_ABILITY,
    RAIDERS_RESOLVED,
)
from talia.games.radlands.shape import (
    ALL_KINDS,
    EVENT_KINDS,
    FIRST_CAMP,
    LAST_KIND,
    LAST_PERSON,
    PERSON_KINDS,
    RAIDERS,
    SILO,
)
from talia.games.radlands.state import Radlands, Returned

PLACES: Final = 9  # of a side
MOST_IN_HAND: Final = 12
MOST_WATER: Final = 12
RETURNED: Final = 16  # destroyed punks on the deck that are told one by one
_CARD: Final = 6  # bits of a card
_AT_ONCE: Final = 10  # cards of the deck in one group
_PEOPLE: Final = "at:person|" * 8 + "at:person"
_CAMPS: Final = "camp:camp|camp:camp|camp:camp"


def put_columns(s: Radlands, seat: i64, looking: i64, row: Row, camps: i64, cards: i64) -> None:
    """`camps` is how many there are in the box, `cards` how many are in the deck at first."""
    told = binary(s.turn, 10)
    if s.active < 2:
        told |= row.turned(bit(s.active), seat) << 10
    water = s.water
    told |= (upto(water, MOST_WATER) | binary(water, 6) << MOST_WATER) << 12
    told |= (binary(s.actions, 8) | binary(s.left, 7) << 8 | binary(s.gone_size, 7) << 15) << 30
    row.put("turn:bit10|active:player|water:+12|water:bit6|actions:bit8|deck:bit7|discard pile:bit7", told, 52)
    marks = s.marks
    flags = (marks & EVENT_RESOLVED) << 1
    if s.reshuffled != 0:
        flags |= 1
    if marks & ABILITY_USED != 0:
        flags |= 4
    if marks & LAST_ABILITY != 0:
        flags |= 8
    card = binary(s.card, 7)
    if s.ended:
        card = 0
    row.put(
        "reshuffled|an event was resolved|an ability was used|no more abilities|card:bit7|resolving:event"
        "|on the discard pile:kind",
        flags | card << 4 | _EVENTS[s.resolving] << 11 | bit(s.gone_top) >> 1 << (11 + EVENT_KINDS),
        11 + EVENT_KINDS + LAST_KIND,
    )
    row.put("fallen this turn:kind", s.fresh >> 1, LAST_KIND)
    row.put("fallen twice:kind", s.fresh_twice >> 1, LAST_KIND)
    if row.empty(s.picked | s.sifted):
        row.skip(3 * LAST_KIND + 1 + 6)
    else:
        picked: i64 = 0
        sifted: i64 = 0
        twice: i64 = 0
        if row.everything() or s.active == looking:
            picked = bit(s.picked) >> 1
            sifted = s.sifted >> 1
            twice = s.sifted_twice >> 1
        row.put("picked:hand", picked, LAST_KIND + 1)
        row.put("sifted:kind", sifted, LAST_KIND)
        row.put("sifted twice:kind", twice, LAST_KIND)
        row.put("sifted:+6", upto(count(s.sifted) + count(s.sifted_twice), 6), 6)
    unprotected: i64 = 0
    if s.turn != 0:
        unprotected = s.unprotected()
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        _put_hand(s, owner, row)
        _put_board(s, owner, row, camps, unprotected)
    row.side = -1
    if row.recalls():
        _put_recalled(s, seat, looking, row)
    if row.everything():
        _put_deck(s, row, cards)


def column_words(camps: int) -> dict[str, list[str]]:
    kinds = CARD_WORDS[1 : LAST_KIND + 1]
    return {
        "kind": kinds,
        "hand": [*kinds, CARD_WORDS[SILO]],
        "person": [*CARD_WORDS[1 : LAST_PERSON + 1], "punk"],
        "event": [*CARD_WORDS[LAST_PERSON + 1 : LAST_KIND + 1], CARD_WORDS[RAIDERS]],
        "camp": [CARD_WORDS[FIRST_CAMP + camp] for camp in range(1, camps + 1)],
        "place": [f"{column} {space}" for column in COLUMNS for space in (0, 1, 2)],
    }


def _event(card: i64) -> i64:
    """An event as a set of one, 0 for none."""
    if card == RAIDERS:
        return bit(EVENT_KINDS - 1)
    if card <= LAST_PERSON:
        return 0
    return bit(card - LAST_PERSON - 1)


# The same by number: a look costs less than two questions.
_EVENTS: Final = vec[i64]([_event(card) for card in range(64)])


def _put_hand(s: Radlands, owner: i64, row: Row) -> None:
    hand = s.hand(owner)
    kinds = hand & ALL_KINDS
    twice = s.twice(owner)
    if row.shows(row.side):
        told = kinds
        told_twice = twice
        if row.blind:
            told = 0
            told_twice = 0
        row.put("hand:kind", told >> 1, LAST_KIND)
        row.put("hand twice:kind", told_twice >> 1, LAST_KIND)
    known = s.known(owner)
    shown = known.kinds & ALL_KINDS
    if row.empty(shown):
        row.skip(2 * LAST_KIND)
    else:
        row.put("known:kind", shown >> 1, LAST_KIND)
        row.put("known twice:kind", known.twice >> 1, LAST_KIND)
    size = count(kinds)
    if twice != 0:
        size += count(twice)
    silo = hand >> SILO & 1
    row.put("hand size:+12|silo in hand", upto(size, MOST_IN_HAND) | silo << MOST_IN_HAND, MOST_IN_HAND + 1)


def _put_board(s: Radlands, owner: i64, row: Row, camps: i64, unprotected: i64) -> None:
    first = 9 * owner + 1
    persons = _side(s.persons, first)
    punks = _side(s.punks, first)
    people = s.people(owner)
    while persons != 0:
        place = lowest(persons)
        persons &= persons - 1
        person: i64 = PERSON_KINDS
        if not has(punks, place):
            person = people >> _CARD * place & 63
        row.mark(PERSON_KINDS * place + person - 1)
    row.leave(_PEOPLE, PLACES * PERSON_KINDS)
    laid: i64 = 0
    told = s.turn != 0 or row.tells(row.side)
    theirs = s.camps >> 21 * owner  # seven bits a column
    for lane in range(3):
        camp = theirs >> 7 * lane & 63
        if camp != 0:
            laid += 1
            if told:
                row.mark(camps * lane + camp - 1)
    row.leave(_CAMPS, 3 * camps)
    places = _side(s.standing, first) | _side(s.damaged, first) << PLACES | _side(s.spent, first) << 2 * PLACES
    turn = _side(s.used, first) | _side(s.acting, first) << PLACES | _side(unprotected, first) << 2 * PLACES
    row.put(
        "standing:place|damaged:place|exhausted:place|used:place|acting:place|unprotected:place",
        places | turn << 3 * PLACES,
        6 * PLACES,
    )
    dealt = s.dealt(owner)
    row.secret("dealt:camp", dealt >> 1, camps)
    told_of = upto(laid, 3)
    if dealt != 0:
        told_of |= upto(count(dealt), 6) << 3
    marks = s.marks >> owner
    flags = (marks & RAIDERS_RESOLVED) >> 1 | (marks & EVENT_PLAYED) >> 2 | (marks & EXPOSED) >> 3
    told_of |= (flags | s.entered(owner) << 3) << (9 + 3 * EVENT_KINDS)
    waiting = s.queue >> 18 * owner & 0x3FFFF  # three spaces of six bits
    if waiting != 0:
        queue = _EVENTS[waiting & 63] | _EVENTS[waiting >> 6 & 63] << EVENT_KINDS
        told_of |= (queue | _EVENTS[waiting >> 12] << 2 * EVENT_KINDS) << 9
    row.put(
        "camps laid:+3|dealt:+6|queue 1:event|queue 2:event|queue 3:event"
        "|raiders were resolved|an event was played|exposed|entered:bit2",
        told_of,
        9 + 3 * EVENT_KINDS + 5,
    )


def _side(places: i64, first: i64) -> i64:
    """The nine places of a side."""
    return places >> first & 511


def _put_recalled(s: Radlands, seat: i64, looking: i64, row: Row) -> None:
    """What an attentive player remembers; which of one's own cards are old, only the owner knows."""
    row.put("discarded:kind", s.gone >> 1, LAST_KIND)
    row.put("discarded twice:kind", s.gone_twice >> 1, LAST_KIND)
    mixed = s.mixed
    row.put("in the new deck:kind", mixed.again >> 1, LAST_KIND)
    row.put("split:kind", mixed.split >> 1, LAST_KIND)
    row.put("old one seen:kind", mixed.seen_old >> 1, LAST_KIND)
    row.put("new one seen:kind", mixed.seen_new >> 1, LAST_KIND)
    flags: i64 = 0
    size: i64 = 0
    top: Returned | None = s.returned if s.reshuffled != 0 else None
    while top is not None:
        if top.old and size < RETURNED:
            flags |= bit(size)
        size += 1
        top = top.below
    row.put("returned and old:bit16|returned:bit5", flags | binary(size, 5) << RETURNED, RETURNED + 5)
    old_punks = s.old_punks & s.punks if s.reshuffled != 0 else 0
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        age = s.age(owner)
        row.put("doubt:kind", age.doubt >> 1, LAST_KIND)
        old = binary(age.old, 4) | _side(old_punks, 9 * owner + 1) << 4
        row.put("old in hand:bit4|old punks:place", old, 4 + PLACES)
        row.secret("own old:kind", (age.own_old & ALL_KINDS) >> 1, LAST_KIND)
        row.secret("own shown old:kind", age.own_shown >> 1, LAST_KIND)
    row.side = -1


def _put_deck(s: Radlands, row: Row, cards: i64) -> None:
    """What punks are, and the deck from the top, six bits a card. Nobody's to see: for training on purpose."""
    row.put("punks are:bit54", _punks(s, s.people0, 1), _CARD * PLACES)
    row.put("punks are:bit54", _punks(s, s.people1, 10), _CARD * PLACES)
    returned: Returned | None = s.returned
    at = s.drawn
    last: i64 = len(s.order)
    told: i64 = 0
    while told < cards:
        group: i64 = 0
        for n in range(_AT_ONCE):
            if returned is not None:
                group |= returned.kind << (_CARD * n)
                returned = returned.below
            elif at < last:
                card: i64 = s.order[at]
                group |= card << (_CARD * n)
                at += 1
        row.put("deck order:bit60", group, _CARD * _AT_ONCE)
        told += _AT_ONCE


def _punks(s: Radlands, people: i64, first: i64) -> i64:
    found: i64 = 0
    for n in range(PLACES):
        if has(s.punks, first + n):
            found |= people & (bit(_CARD * n) * 63)
    return found
