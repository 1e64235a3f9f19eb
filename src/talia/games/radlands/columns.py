"""What a seat knows of the table as bits, for those who learn (core/rows.py). Built up from what it may know.

Each side is told from its left column to its right, from the camp to the front, mine first. Punks are nobody's to look
at. What lies in the discard pile, and what follows from the reshuffle, can be remembered and not looked up: `recall`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.bits import bit, count, has
from talia.core.rows import Row
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
from talia.games.radlands.shape import ALL_KINDS, FIRST_CAMP, LAST_KIND, LAST_PERSON, RAIDERS, SILO
from talia.games.radlands.state import Radlands, Returned

KINDS: Final = LAST_KIND
PERSONS: Final = LAST_PERSON + 1  # people, and the punk
EVENTS: Final = LAST_KIND - LAST_PERSON + 1  # events, and the Raiders
PLACES: Final = 9  # of a side
MOST_IN_HAND: Final = 12
MOST_WATER: Final = 12
RETURNED: Final = 16  # destroyed punks on the deck that are told one by one
_CARD: Final = 6  # bits of a card
_AT_ONCE: Final = 10  # cards of the deck in one group


def put_columns(s: Radlands, seat: i64, looking: i64, row: Row, camps: i64, cards: i64) -> None:
    """`camps` is how many there are in the box, `cards` how many are in the deck at first."""
    row.number("turn:bit", s.turn, 10)
    row.put("active:player", row.turned(bit(s.active), seat) if s.active < 2 else 0, 2)
    row.count("water:+", s.water, MOST_WATER)
    row.number("water:bit", s.water, 6)
    row.number("actions:bit", s.actions, 8)
    row.number("deck:bit", s.left, 7)
    row.yes("reshuffled", s.reshuffled != 0)
    row.number("discard pile:bit", s.gone_size, 7)
    row.put("on the discard pile:kind", bit(s.gone_top) >> 1 if s.gone_top != 0 else 0, KINDS)
    row.put("fallen this turn:kind", s.fresh >> 1, KINDS)
    row.put("fallen twice:kind", s.fresh_twice >> 1, KINDS)
    row.put("resolving:event", _event(s.resolving), EVENTS)
    row.yes("an event was resolved", s.marks & EVENT_RESOLVED != 0)
    row.yes("an ability was used", s.marks & ABILITY_USED != 0)
    row.yes("no more abilities", s.marks & LAST_ABILITY != 0)
    row.number("card:bit", s.card if not s.ended else 0, 7)
    secrets = row.everything() or s.active == looking
    row.put("picked:hand", bit(s.picked) >> 1 if secrets and s.picked != 0 else 0, KINDS + 1)
    row.put("sifted:kind", s.sifted >> 1 if secrets else 0, KINDS)
    row.put("sifted twice:kind", s.sifted_twice >> 1 if secrets else 0, KINDS)
    row.count("sifted:+", count(s.sifted) + count(s.sifted_twice), 6)
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        _put_hand(s, owner, row)
        _put_board(s, owner, row, camps)
        _put_turn(s, owner, row)
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
        return bit(EVENTS - 1)
    return bit(card - LAST_PERSON - 1) if card > LAST_PERSON else 0


def _put_hand(s: Radlands, owner: i64, row: Row) -> None:
    row.secret("hand:kind", (s.hand(owner) & ALL_KINDS) >> 1, KINDS)
    row.secret("hand twice:kind", s.twice(owner) >> 1, KINDS)
    known = s.known(owner)
    row.put("known:kind", (known.kinds & ALL_KINDS) >> 1, KINDS)
    row.put("known twice:kind", known.twice >> 1, KINDS)
    row.count("hand size:+", s.hand_size(owner), MOST_IN_HAND)
    row.yes("silo in hand", s.silo_in_hand(owner))


def _put_board(s: Radlands, owner: i64, row: Row, camps: i64) -> None:
    first = 9 * owner + 1
    revealed = s.turn != 0
    for place in range(first, first + PLACES):
        here: i64 = 0
        if has(s.persons, place):
            here = bit(PERSONS - 1) if has(s.punks, place) else bit(s.kind_at(place) - 1)
        row.put("at:person", here, PERSONS)
    laid: i64 = 0
    for lane in range(3 * owner, 3 * owner + 3):
        camp = s.camp_of(lane)
        if camp != 0:
            laid += 1
        told = camp != 0 and (revealed or row.tells(row.side))
        row.put("camp:camp", bit(camp - 1) if told else 0, camps)
    row.count("camps laid:+", laid, 3)
    row.put("standing:place", _side(s.standing, first), PLACES)
    row.put("damaged:place", _side(s.damaged, first), PLACES)
    row.put("exhausted:place", _side(s.spent, first), PLACES)
    row.put("used:place", _side(s.used, first), PLACES)
    row.put("acting:place", _side(s.acting, first), PLACES)
    row.put("unprotected:place", _side(s.unprotected() if revealed else 0, first), PLACES)
    row.secret("dealt:camp", s.dealt(owner) >> 1, camps)
    row.count("dealt:+", count(s.dealt(owner)), 6)


def _side(places: i64, first: i64) -> i64:
    """The nine places of a side."""
    return places >> first & 511


def _put_turn(s: Radlands, owner: i64, row: Row) -> None:
    for space in range(1, 4):
        row.put("queue:event", _event(s.event_at(owner, space)), EVENTS)
    row.yes("raiders were resolved", s.has_mark(owner, RAIDERS_RESOLVED))
    row.yes("an event was played", s.has_mark(owner, EVENT_PLAYED))
    row.yes("exposed", s.has_mark(owner, EXPOSED))
    row.number("entered:bit", s.entered(owner), 2)


def _put_recalled(s: Radlands, seat: i64, looking: i64, row: Row) -> None:
    """What an attentive player remembers; which of one's own cards are old, only the owner knows."""
    row.put("discarded:kind", s.gone >> 1, KINDS)
    row.put("discarded twice:kind", s.gone_twice >> 1, KINDS)
    mixed = s.mixed
    row.put("in the new deck:kind", mixed.again >> 1, KINDS)
    row.put("split:kind", mixed.split >> 1, KINDS)
    row.put("old one seen:kind", mixed.seen_old >> 1, KINDS)
    row.put("new one seen:kind", mixed.seen_new >> 1, KINDS)
    flags: i64 = 0
    size: i64 = 0
    top: Returned | None = s.returned if s.reshuffled != 0 else None
    while top is not None:
        if top.old and size < RETURNED:
            flags |= bit(size)
        size += 1
        top = top.below
    row.number("returned and old:bit", flags, RETURNED)
    row.number("returned:bit", size, 5)
    old_punks = s.old_punks & s.punks if s.reshuffled != 0 else 0
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        age = s.age(owner)
        row.put("doubt:kind", age.doubt >> 1, KINDS)
        row.number("old in hand:bit", age.old, 4)
        row.put("old punks:place", _side(old_punks, 9 * owner + 1), PLACES)
        row.secret("own old:kind", (age.own_old & ALL_KINDS) >> 1, KINDS)
        row.secret("own shown old:kind", age.own_shown >> 1, KINDS)
    row.side = -1


def _put_deck(s: Radlands, row: Row, cards: i64) -> None:
    """What punks are, and the deck from the top, six bits a card. Nobody's to see: for training on purpose."""
    row.put("punks are:bit", _punks(s, s.people0, 1), _CARD * PLACES)
    row.put("punks are:bit", _punks(s, s.people1, 10), _CARD * PLACES)
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
        row.put("deck order:bit", group, _CARD * _AT_ONCE)
        told += _AT_ONCE


def _punks(s: Radlands, people: i64, first: i64) -> i64:
    found: i64 = 0
    for n in range(PLACES):
        if has(s.punks, first + n):
            found |= people & (bit(_CARD * n) * 63)
    return found
