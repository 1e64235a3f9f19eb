"""Lasting traits: answers to questions the rules ask. What does a person cost here? Who is ready? Who stays ready?

Which lasting traits are at work is kept by `board.refresh_traits`; what they say of events is asked in `queue`.
"""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, count, has, lowest
from talia.games.radlands.cards.box import CAMP_CARDS, DECK, GRANTED_ABILITY
from talia.games.radlands.cards.card import Ability
from talia.games.radlands.numbers import (
    ABILITY_USED,
    COPIES_UNRECKONED,
    FIRST,
    FREE_WITHOUT_CAMP,
    GRANTED,
    GRANTS,
    KIND_TRAITS,
    LAST_ABILITY,
    MAKE_ROOM,
    SECOND,
    STAY_READY,
    lane,
    lane_of,
    seat_of,
    side,
)
from talia.games.radlands.shape import ALL_PEOPLE, LAST_PERSON
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.board import spots_in
from talia.games.radlands.verbs.needs import met
from talia.games.radlands.verbs.queue import can_play_event

# Cost and room.


def cost_in(s: Radlands, kind: i64, number: i64) -> i64:
    """What a person costs when played into this column (10.4)."""
    places = lane(number)
    stands = s.standing & places != 0
    if not stands:
        return 0 if KIND_TRAITS[kind] & FREE_WITHOUT_CAMP != 0 else DECK[kind].cost
    cost = DECK[kind].cost
    if cost > 0 and s.persons & places == 0:
        cost -= s.discount(number)
        if cost < 0:
            return 0
    return cost


def full(s: Radlands, seat: i64) -> bool:
    """Six people in play: no room for more (6.2)."""
    return count(s.persons & side(seat)) >= 6


def places_for(s: Radlands, seat: i64, kind: i64, more: i64) -> i64:
    """Where a seat may play a person, with `more` water still to spare afterwards.

    By V1, with six people in play, any place of a column whose cost can be paid: somebody there will make room.
    """
    found: i64 = 0
    base = 3 * seat
    make_room = s.rules & MAKE_ROOM != 0 and full(s, seat)
    for number in range(base, base + 3):
        room = s.persons & lane(number) if make_room else spots_in(s, number)
        if room != 0 and cost_in(s, kind, number) + more <= s.water:
            found |= room
    return found


def can_play(s: Radlands, seat: i64, kind: i64) -> bool:
    """May a card of the hand be played now?"""
    if kind <= LAST_PERSON:
        return places_for(s, seat, kind, 0) != 0
    return DECK[kind].cost <= s.water and can_play_event(s, seat, DECK[kind].queue)


def copy_cost(s: Radlands, me: i64, gone: i64) -> i64:
    """The least water that a copied ability takes, or 0 where there is none to copy; `gone` will be destroyed first.

    Only water is asked for: what turns out not to be usable after entering is skipped (D12).
    """
    sources = to_copy_from(s, me) & ~gone
    least: i64 = -1
    while sources != 0:
        source = lowest(sources)
        sources &= sources - 1
        if s.has_trait(seat_of(source), GRANTS) and (least < 0 or GRANTED_ABILITY.cost < least):
            least = GRANTED_ABILITY.cost
        if has(s.punks, source):
            continue
        card = DECK[s.kind_at(source)]
        if not card.reckoned and card.first is not None and (least < 0 or card.least < least):
            least = card.least
    return 0 if least < 0 else least


def drop_cost(s: Radlands, seat: i64, kind: i64, gone: i64) -> i64:
    """The water that must remain for an ability of this person if it is played to use one (D12)."""
    card = DECK[kind]
    least = card.least
    if card.reckoned and s.rules & COPIES_UNRECKONED == 0:
        least = copy_cost(s, seat, gone)
    if least > GRANTED_ABILITY.cost and s.has_trait(seat, GRANTS):
        return GRANTED_ABILITY.cost
    return least


def drop_places(s: Radlands, seat: i64, kind: i64) -> i64:
    """Where a person may be played to use an ability: both costs must be payable (D12).

    By V1, with six people in play, whoever makes room can no longer be copied.
    """
    found = places_for(s, seat, kind, drop_cost(s, seat, kind, 0))
    if s.rules & MAKE_ROOM != 0 and DECK[kind].reckoned and full(s, seat):
        rest = found
        while rest != 0:
            place = lowest(rest)
            rest &= rest - 1
            if cost_in(s, kind, lane_of(place)) + drop_cost(s, seat, kind, bit(place)) > s.water:
                found &= ~bit(place)
    return found


def droppable(s: Radlands, seat: i64) -> i64:
    """The people of the hand that may be played to use an ability: both costs must be payable."""
    found: i64 = 0
    people = s.hand(seat) & ALL_PEOPLE
    while people != 0:
        kind = lowest(people)
        people &= people - 1
        if drop_places(s, seat, kind) != 0:
            found |= bit(kind)
    return found


# Readiness and abilities.


def ready(s: Radlands, seat: i64) -> i64:
    """A seat's cards that are ready (3.3)."""
    return (s.standing | (s.persons & ~s.damaged)) & ~s.spent & side(seat)


def mark_used(s: Radlands, seat: i64, place: i64) -> None:
    """A card's ability is used: it is exhausted, unless a trait lets it stay ready the first time (D7)."""
    b = bit(place)
    if not (s.has_trait(seat, STAY_READY) and s.used & b == 0):
        s.spent |= b
    s.used |= b
    s.marks |= ABILITY_USED


def abilities_at(s: Radlands, me: i64, place: i64, this: i64, known: i64) -> i64:
    """Which abilities of the card at a place a seat could use now, as choices; `known` are the facts of the seat.

    `this` is where the card stands that "this card" would mean: another place when a Mimic copies, which copies no
    Mimic. A lasting trait may grant an ability to all people of its side, punks included.
    """
    found: i64 = 0
    first: Ability | None = None
    second: Ability | None = None
    person = has(s.persons, place)
    if not person:
        camp = CAMP_CARDS[s.camp_number(lane_of(place))]
        first = camp.first
        second = camp.second
    elif not has(s.punks, place):
        card = DECK[s.kind_at(place)]
        first = card.first
        second = card.second
    if first is not None and (first.copied or place == this) and first.allowed(s, me, this, known):
        found = bit(FIRST)
    if second is not None and second.allowed(s, me, this, known):
        found |= bit(SECOND)
    if (
        person
        and s.traits != 0
        and s.has_trait(seat_of(place), GRANTS)
        and s.water >= GRANTED_ABILITY.cost
        and first is not GRANTED_ABILITY.ability  # not offered twice
    ):
        found |= bit(GRANTED)
    return found


def ability_at(s: Radlands, place: i64, which: i64) -> Ability:
    """The chosen ability of the card at a place."""
    if which == GRANTED:
        found = GRANTED_ABILITY.ability
    elif has(s.persons, place):
        card = DECK[s.kind_at(place)]
        found = card.first if which == FIRST else card.second
    else:
        camp = CAMP_CARDS[s.camp_number(lane_of(place))]
        found = camp.first if which == FIRST else camp.second
    assert found is not None
    return found


def usable(s: Radlands, me: i64) -> i64:
    """A seat's cards with an ability it may start now."""
    if s.marks & LAST_ABILITY != 0:
        return 0
    cards = ready(s, me)
    found: i64 = 0
    if cards != 0:
        known = met(s, me)
        while cards != 0:
            place = lowest(cards)
            cards &= cards - 1
            if abilities_at(s, me, place, place, known) != 0:
                found |= bit(place)
    return found


def to_copy_from(s: Radlands, me: i64) -> i64:
    """Whose abilities may be copied at all: own ready people, undamaged enemies."""
    return s.persons & (ready(s, me) | (side(1 - me) & ~s.damaged))


def to_copy(s: Radlands, me: i64, place: i64, known: i64) -> i64:
    """Whose ability a card at a place may copy, the ability usable and payable."""
    sources = to_copy_from(s, me) & ~bit(place)
    found: i64 = 0
    while sources != 0:
        source = lowest(sources)
        sources &= sources - 1
        if abilities_at(s, me, source, place, known) != 0:
            found |= bit(source)
    return found


def to_revive(s: Radlands, me: i64, known: i64) -> i64:
    """Who may act although damaged: own people with an ability that could be used and paid for now."""
    sources = s.persons & s.damaged & side(me)
    found: i64 = 0
    while sources != 0:
        source = lowest(sources)
        sources &= sources - 1
        if abilities_at(s, me, source, source, known) != 0:
            found |= bit(source)
    return found
