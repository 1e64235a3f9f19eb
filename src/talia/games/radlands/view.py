"""What a seat sees of the table, and the whole table in words."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from talia.core.bits import count, has, members
from talia.games.radlands.hidden.picking import DROP, DROPPING, HOW, MAKING_ROOM, picking
from talia.games.radlands.numbers import (
    ABILITY_USED,
    CARD_WORDS,
    EVENT_PLAYED,
    EVENT_RESOLVED,
    EXPOSED,
    LAST_ABILITY,
    RAIDERS_RESOLVED,
    income,
    lane,
    place_parts,
)
from talia.games.radlands.shape import ALL_KINDS, FIRST_CAMP
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.traits import ready


def heap(kinds: i64, twice: i64) -> list[str]:
    """A heap of cards in words, equal ones side by side."""
    found: list[str] = []
    for kind in members(kinds):
        found.append(CARD_WORDS[kind])
        if has(twice, kind):
            found.append(CARD_WORDS[kind])
    return found


def hand_words(s: Radlands, seat: int) -> list[str]:
    return heap(s.hand(seat) & ALL_KINDS, s.twice(seat))


def flags(s: Radlands, place: int, derived: bool) -> dict[str, Any]:
    """What is special about the card at a place; in a view also what follows from it."""
    found: dict[str, Any] = {}
    if has(s.damaged, place):
        found["damaged"] = True
    if has(s.spent, place):
        found["exhausted"] = True
    if has(s.used, place):
        found["used"] = True
    if has(s.acting, place):
        found["acting"] = True
    if not derived and has(s.old_punks & s.punks, place):
        found["old"] = True  # remembered, see `memories`
    if derived:
        found["ready"] = has(ready(s, 0) | ready(s, 1), place)
        found["protected"] = has((s.persons | s.standing) & ~s.unprotected(), place)
    return found


def column(s: Radlands, number: int, everything: bool) -> dict[str, Any]:
    """One column: its camp and its people from the camp to the front. Punks are nobody's to look at."""
    places = lane(number)
    home = 1 + 3 * number
    camp: dict[str, Any] = {"card": CARD_WORDS[FIRST_CAMP + s.camp_of(number)]}
    where = s.standing & places
    if where == 0:
        camp["destroyed"] = True
    else:
        place = members(where)[0]
        if place != home:
            camp["space"] = place - home
        camp.update(flags(s, place, not everything))
    people: list[dict[str, Any]] = []
    for place in members(s.persons & places):
        person: dict[str, Any] = {"card": s.shown_word(place), "space": place - home}
        if everything and has(s.punks, place):
            person["is"] = CARD_WORDS[s.kind_at(place)]
        person.update(flags(s, place, not everything))
        people.append(person)
    return {"camp": camp, "people": people}


def two(s: Radlands, mark: int) -> list[bool]:
    return [s.has_mark(0, mark), s.has_mark(1, mark)]


def marks(s: Radlands) -> dict[str, Any]:
    """What has happened this turn that cards ask for."""
    return {
        "event_resolved": s.marks & EVENT_RESOLVED != 0,
        "raiders_resolved": two(s, RAIDERS_RESOLVED),
        "event_played": two(s, EVENT_PLAYED),
        "exposed": two(s, EXPOSED),
        "ability_used": s.marks & ABILITY_USED != 0,
        "no_more_abilities": s.marks & LAST_ABILITY != 0,
        "entered": [s.entered(0), s.entered(1)],
    }


def public(s: Radlands, everything: bool) -> dict[str, Any]:
    """What lies open, once camps are revealed."""
    return {
        "turn": s.turn,
        "active": s.active,
        "water": s.water,
        "actions": s.actions,
        "columns": [[column(s, 3 * seat + n, everything) for n in range(3)] for seat in (0, 1)],
        "queues": [[CARD_WORDS[s.event_at(seat, space)] or None for space in (1, 2, 3)] for seat in (0, 1)],
        "silos": ["hand" if s.silo_in_hand(seat) else "area" for seat in (0, 1)],
        "known": [heap(s.known(seat).kinds & ALL_KINDS, s.known(seat).twice) for seat in (0, 1)],
        "reshuffled": s.reshuffled != 0,
        "discard": {
            **({"cards": heap(s.gone, s.gone_twice)} if everything else {"size": s.gone_size}),
            "top": CARD_WORDS[s.gone_top] or None,
            "this_turn": heap(s.fresh, s.fresh_twice),
        },
        "resolving": CARD_WORDS[s.resolving] or None,
        "marks": marks(s),
    }


def memories(s: Radlands, seat: int | None) -> dict[str, Any] | None:
    """What nobody may look up: what lies in the discard pile, and what followed from it when it was reshuffled."""
    if s.turn == 0:
        return None
    found: dict[str, Any] = {"discard": heap(s.gone, s.gone_twice)}
    if s.reshuffled != 0:
        found["reshuffle"] = reshuffle(s, [seat == 0, seat == 1])
        found["old_punks"] = [place_parts(place) for place in members(s.old_punks & s.punks)]
    return found


def reshuffle(s: Radlands, own: list[bool]) -> dict[str, Any]:
    """What can be remembered of the reshuffle; which of one's own cards are old, only the owner knows."""
    returned: list[bool] = []
    top = s.returned
    while top is not None:
        returned.append(top.old)
        top = top.below
    return {
        "again": heap(s.mixed.again, 0),
        "split": heap(s.mixed.split, 0),
        "seen_old": heap(s.mixed.seen_old, 0),
        "seen_new": heap(s.mixed.seen_new, 0),
        "doubt": [heap(s.age(seat).doubt, 0) for seat in (0, 1)],
        "old_in_hand": [s.age(seat).old for seat in (0, 1)],
        "own_old": [heap(s.age(seat).own_old, 0) if own[seat] else [] for seat in (0, 1)],
        "own_shown_old": [heap(s.age(seat).own_shown, 0) if own[seat] else [] for seat in (0, 1)],
        "returned": returned,
    }


def picked_camps(s: Radlands, seat: int) -> list[str]:
    """The camps a seat has laid face down so far, from the left."""
    return [CARD_WORDS[FIRST_CAMP + camp] for camp in [s.camp_of(3 * seat + n) for n in range(3)] if camp != 0]


def dealt_camps(s: Radlands, seat: int) -> list[str]:
    return [CARD_WORDS[FIRST_CAMP + camp] for camp in members(s.dealt(seat))]


def see(s: Radlands, seat: int | None) -> dict[str, Any]:
    """Built up: what lies open, one's own hand, and of everything hidden only how much there is (section 12)."""
    if s.turn == 0:
        own = [owner == seat for owner in (0, 1)]
        return {
            "turn": 0,
            "active": s.active if s.active < 2 else None,
            "dealt": [dealt_camps(s, n) if own[n] else count(s.dealt(n)) for n in (0, 1)],
            "camps": [picked_camps(s, n) if own[n] else len(picked_camps(s, n)) for n in (0, 1)],
            "hands": [[] if own[n] else 0 for n in (0, 1)],
            "deck": s.left,
        }
    table = public(s, False)
    table["hands"] = [hand_words(s, owner) if owner == seat else s.hand_size(owner) for owner in (0, 1)]
    table["deck"] = s.left
    table["income"] = income(s.rules, s.turn)
    if s.sifted != 0:
        mine = s.active == seat
        table["sifted"] = heap(s.sifted, s.sifted_twice) if mine else count(s.sifted) + count(s.sifted_twice)
    mode = 0 if s.ended else picking(s)
    if mode != 0:
        table["picked"] = {
            "card": CARD_WORDS[s.picked] if s.picked != 0 and s.active == seat else None,
            "for": "how" if mode & HOW else "room" if mode & MAKING_ROOM else "drop" if mode & DROP else "place",
            "dropped": mode & DROPPING != 0,
            "room": s.d,
        }
    return table


def lay_out(s: Radlands) -> dict[str, Any]:
    """Everything, as a position has it; the deck from the top."""
    deck: list[str] = []
    returned = s.returned
    while returned is not None:
        deck.append(CARD_WORDS[returned.kind])
        returned = returned.below
    deck.extend(CARD_WORDS[kind] for kind in s.order[s.drawn :])
    if s.turn == 0:
        return {
            "turn": 0,
            "active": s.active if s.active < 2 else None,
            "dealt": [dealt_camps(s, 0), dealt_camps(s, 1)],
            "camps": [picked_camps(s, 0), picked_camps(s, 1)],
            "hands": [[], []],
            "deck": deck,
        }
    table = public(s, True)
    table["hands"] = [hand_words(s, 0), hand_words(s, 1)]
    table["deck"] = deck
    if s.reshuffled != 0:
        table["memory"] = reshuffle(s, [True, True])
    if s.sifted != 0:
        table["sifted"] = heap(s.sifted, s.sifted_twice)
    if s.picked != 0:
        table["picked"] = {"card": CARD_WORDS[s.picked]}
    return table
