"""Verbs for the columns: people and camps enter, move, are hurt, restored, destroyed; columns close up."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, has, lowest, single
from talia.core.memory import number_of
from talia.games.radlands.numbers import (
    BOTH_SIDES,
    CARD_WORDS,
    COLUMNS_AT,
    ENTER_READY,
    ENTERED,
    ENTERS_READY,
    FEWER_COLUMNS,
    HEARD_DESTROYED,
    KIND_TRAITS,
    LASTING,
    MIDDLE,
    lane,
    lane_of,
    place_parts,
    seat_of,
    side,
)
from talia.games.radlands.shape import FIRST_CAMP
from talia.games.radlands.state import BY_CAMPS, Radlands
from talia.games.radlands.verbs import memory
from talia.games.radlands.verbs.piles import (
    add_to_hand,
    after_taking,
    discard,
    know,
    put_on_deck,
    take_top,
)

# Where people may stand.


def people_spaces(s: Radlands, number: i64) -> i64:
    """The two spaces of a column that are for people: those the camp does not stand on (6.4).

    None where fewer columns are played, and this is not one of them.
    """
    if s.rules & FEWER_COLUMNS != 0 and number % 3 >= (s.rules >> COLUMNS_AT) & 3:
        return 0
    places = lane(number)
    camp = s.standing & places
    return places & ~camp if camp != 0 else places & ~bit(1 + 3 * number)


def spots_in(s: Radlands, number: i64) -> i64:
    """Where a new person may stand in a column; on a taken space it pushes the one there to the other (6.2, 6.4)."""
    spaces = people_spaces(s, number)
    there = s.persons & spaces
    if there == spaces:
        return 0
    if there == 0 and spaces & MIDDLE != 0:
        return spaces & MIDDLE  # an empty column has one place, but for the two sides of a Juggernaut on space 1
    return spaces


def spots(s: Radlands, seat: i64) -> i64:
    """Where a new person of a seat may stand."""
    base = 3 * seat
    return spots_in(s, base) | spots_in(s, base + 1) | spots_in(s, base + 2)


# Moving.


def _exchanged(many: i64, one: i64, other: i64) -> i64:
    """A set of places after what stood at one place and what stood at another have changed places."""
    both = one | other
    part = many & both
    if part == 0 or part == both:
        return many
    return many ^ both


def exchange(s: Radlands, place: i64, other: i64) -> None:
    """Two places of a side change what stands on them, an empty one too; nothing else about the cards changes (6.3)."""
    if place == other:
        return
    kind = s.kind_at(place)
    s.set_kind(place, s.kind_at(other))
    s.set_kind(other, kind)
    a = bit(place)
    b = bit(other)
    s.persons = _exchanged(s.persons, a, b)
    s.punks = _exchanged(s.punks, a, b)
    s.standing = _exchanged(s.standing, a, b)
    s.damaged = _exchanged(s.damaged, a, b)
    s.spent = _exchanged(s.spent, a, b)
    s.used = _exchanged(s.used, a, b)
    s.acting = _exchanged(s.acting, a, b)
    s.old_punks = _exchanged(s.old_punks, a, b)


def close_up(s: Radlands, number: i64) -> None:
    """A lone person stands on the middle space, unless that is Juggernaut's: then it keeps its side (6.3, 6.4)."""
    places = lane(number)
    there = s.persons & places
    if there == 0 or not single(there) or there & MIDDLE != 0:
        return
    middle = places & MIDDLE
    if s.standing & middle == 0:
        exchange(s, lowest(there), lowest(middle))


def close_all(s: Radlands) -> None:
    for number in range(6):
        close_up(s, number)


def line_up(s: Radlands, number: i64) -> None:
    """The camp is home: everybody stands in front of it in the same order (6.4)."""
    home = 1 + 3 * number
    if has(s.persons, home):
        if has(s.persons, home + 1):
            exchange(s, home + 1, home + 2)
        exchange(s, home, home + 1)
    close_up(s, number)


# Entering and leaving.


def refresh_traits(s: Radlands) -> None:
    """Which lasting traits are at work: a person's acts while it is undamaged (10.1)."""
    traits: i64 = 0
    people = s.persons & ~s.punks & ~s.damaged
    while people != 0:
        place = lowest(people)
        people &= people - 1
        lasting = KIND_TRAITS[s.kind_at(place)] & LASTING
        traits |= lasting if place <= 9 else lasting << 4
    s.traits = traits


def count_entering(s: Radlands, seat: i64) -> None:
    """Somebody was put into play; two are as good as more (Nest of Spies, Transplant Lab)."""
    shift = ENTERED + 2 * seat
    if (s.marks >> shift) & 3 < 2:
        s.marks += bit(shift)


def arrive(s: Radlands, place: i64, kind: i64, punk: bool) -> None:
    """The person now at this place has just entered play: exhausted, unless a trait says otherwise (3.3, 3.5)."""
    seat = seat_of(place)
    traits: i64 = 0 if punk else KIND_TRAITS[kind]
    if traits & LASTING != 0:
        refresh_traits(s)
    b = bit(place)
    if s.has_trait(seat, ENTER_READY) or traits & ENTERS_READY != 0:
        s.spent &= ~b
    else:
        s.spent |= b
    s.used &= ~b
    count_entering(s, seat)


def put_person(s: Radlands, place: i64, kind: i64, punk: bool) -> None:
    """A person takes this space; one that stands there moves to the other space of the column (6.2)."""
    b = bit(place)
    if s.persons & b != 0:
        other = people_spaces(s, lane_of(place)) & ~b
        exchange(s, place, lowest(other))
    s.set_kind(place, kind)
    s.persons |= b
    if punk:
        s.punks |= b
    arrive(s, place, kind, punk)


def gain_punk(s: Radlands, place: i64) -> None:
    """The top card of the deck enters face down (6.5)."""
    kind = take_top(s)
    if kind == 0:
        return
    put_person(s, place, kind, True)
    if s.took_old:
        s.old_punks |= bit(place)
    if s.tells:
        s.tell("punk_gained", "radlands.6.5", place_parts(place))
    after_taking(s)


def lift(s: Radlands, place: i64) -> i64:
    """A person leaves its place, without a trace (3.6); tells its kind. Columns close up when the caller says so."""
    kind = s.kind_at(place)
    keep = ~bit(place)
    lasting = KIND_TRAITS[kind] & LASTING != 0 and s.punks & bit(place) == 0
    s.set_kind(place, 0)
    s.persons &= keep
    s.punks &= keep
    s.damaged &= keep
    s.spent &= keep
    s.used &= keep
    s.acting &= keep
    s.old_punks &= keep
    if lasting:
        refresh_traits(s)
    return kind


def return_to_hand(s: Radlands, place: i64) -> None:
    """A person goes back to its owner's hand; a punk becomes the card it really is, seen by its owner only (3.6)."""
    seat = seat_of(place)
    punk = has(s.punks, place)
    old = has(s.old_punks, place)
    kind = lift(s, place)
    add_to_hand(s, seat, kind)
    if punk:
        memory.enters_hand(s, seat, kind, old)
        s.seal()
    else:
        know(s, seat, kind)
    if s.tells:
        parts = place_parts(place)
        if punk:
            s.tell("returned", "radlands.3.6", parts | {"card": "punk"}, {"real": CARD_WORDS[kind]}, bit(seat))
        else:
            s.tell("returned", "radlands.3.6", parts | {"card": CARD_WORDS[kind]})


# Damage, destruction, restoring.


def destroy(s: Radlands, places: i64) -> None:
    """Destroy cards, all at once; columns close up afterwards (7.1, 9.6)."""
    people = places & s.persons
    camps = places & s.standing
    lanes: i64 = 0
    while people != 0:
        place = lowest(people)
        people &= people - 1
        lanes |= bit(lane_of(place))
        if s.tells:
            _tell_destroyed(s, place)
        punk = has(s.punks, place)
        old = has(s.old_punks, place)
        kind = lift(s, place)
        if punk:
            put_on_deck(s, kind, old)
        else:
            discard(s, kind)
    while lanes != 0:
        close_up(s, lowest(lanes))
        lanes &= lanes - 1
    while camps != 0 and not s.ended:
        destroy_camp(s, lowest(camps))
        camps &= camps - 1


def destroy_camp(s: Radlands, place: i64) -> None:
    """A camp is turned over, at home; if it was the last one, its owner has lost (11.1)."""
    if s.tells:
        _tell_destroyed(s, place)
    keep = ~bit(place)
    s.standing &= keep
    s.damaged &= keep
    s.spent &= keep
    s.used &= keep
    s.acting &= keep
    line_up(s, lane_of(place))
    seat = seat_of(place)
    if s.standing & side(seat) == 0:
        s.finish(bit(1 - seat), BY_CAMPS)


def damage(s: Radlands, places: i64) -> None:
    """Damage cards, all at once: the first hit damages, the second destroys, a punk dies of the first (7.2)."""
    doomed = places & (s.punks | s.damaged)
    hurt = places & ~doomed
    if hurt != 0:
        s.damaged |= hurt
        if s.traits != 0 and hurt & s.persons != 0:
            refresh_traits(s)
        if s.tells:
            tell_each(s, "damaged", "radlands.7.2", hurt)
    if doomed != 0:
        destroy(s, doomed)


def restore(s: Radlands, place: i64) -> None:
    """Turn a damaged card upright; a person is exhausted for the turn (7.3)."""
    b = bit(place)
    s.damaged &= ~b
    if s.persons & b != 0:
        s.spent |= b
        if KIND_TRAITS[s.kind_at(place)] & LASTING != 0:
            refresh_traits(s)
    if s.tells:
        tell_each(s, "restored", "radlands.7.3", b)


def restorable(s: Radlands, seat: i64) -> i64:
    """A seat's damaged cards, but for camps that never are restored."""
    return s.damaged & side(seat) & ~(s.camp_traits & s.standing)


def flip_back(s: Radlands, number: i64) -> None:
    """A destroyed camp stands again: undamaged, ready, at home (Construction Yard)."""
    home = bit(1 + 3 * number)
    s.standing |= home
    s.damaged &= ~home
    s.spent &= ~home
    s.used &= ~home
    if s.tells:
        s.tell(
            "flipped_back",
            s.cause(),
            place_parts(1 + 3 * number) | {"card": camp_word(s, number)},
        )


def camp_word(s: Radlands, number: i64) -> str:
    return CARD_WORDS[FIRST_CAMP + s.camp_of(number)]


def _tell_destroyed(s: Radlands, place: i64) -> None:
    s.hear(HEARD_DESTROYED + (place << 8) + s.shown_at(place))
    if s.log is not None:
        s.narrate("destroyed", "radlands.7.1", place_parts(place) | {"card": s.shown_word(place)})


def tell_each(s: Radlands, kind: str, rule: str, places: i64) -> None:
    """One event for each of these cards."""
    places &= BOTH_SIDES
    while places != 0:
        place = lowest(places)
        places &= places - 1
        s.hear((number_of(kind) >> 16 << 16) + (place << 8) + s.shown_at(place))
        if s.log is not None:
            s.narrate(kind, rule, place_parts(place) | {"card": s.shown_word(place)})
