"""Verbs for cards on the move: the deck, the hands, the discard pile, water."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import bit, has, lowest
from talia.games.radlands.numbers import (
    CAMP_TRAITS,
    CARD_WORDS,
    HEARD_DREW,
    HEARD_JUNKED,
    HEARD_SILO,
    HEARD_WATER,
    WINS_AT_LAST_CARD,
)
from talia.games.radlands.shape import SILO
from talia.games.radlands.state import BY_DECK, BY_LAST_CARD, Radlands, Returned
from talia.games.radlands.verbs import memory


def shuffle_into_order(s: Radlands, kinds: i64, twice: i64) -> bytes:
    """A heap of cards in random order, from the state's own generator."""
    cards: list[int] = []
    while kinds != 0:
        kind = lowest(kinds)
        cards.append(kind)
        if has(twice, kind):
            cards.append(kind)
        kinds &= kinds - 1
    last: i64 = len(cards) - 1
    if s.setup.chance is not None:  # in open games a pile has no order until it is drawn from
        last = 0
    while last > 0:
        other = s.random_below(last + 1)
        card = cards[last]
        cards[last] = cards[other]
        cards[other] = card
        last -= 1
    return bytes(cards)


def can_take(s: Radlands) -> bool:
    """Is there a card in the deck, or will a reshuffle that is still to come bring one (11.2)?"""
    return s.left > 0 or (s.reshuffled == 0 and s.gone_size > 0)


def take_top(s: Radlands) -> i64:
    """Lift the top card of the deck; 0 when there is none, and the game is a draw then (11.2).

    Whoever lifts it puts it down and then calls `after_taking`.
    """
    if s.left == 0:
        if s.reshuffled != 0 or s.gone_size == 0:
            s.finish(0, BY_DECK)
            return 0
        reshuffle(s)
    s.seal()
    s.left -= 1
    s.took_old = False
    top = s.returned
    if top is not None:
        s.returned = top.below
        s.took_old = top.old
        return top.kind
    chance = s.setup.chance
    if chance is not None:
        s.order = bytes(chance.first(-1, list(s.order), int(s.drawn), 0))
    kind: i64 = s.order[s.drawn]
    s.drawn += 1
    return kind


def after_taking(s: Radlands) -> None:
    """The deck has run out when its last card has left it: once the discards are shuffled, then it is a draw (D10)."""
    if s.left != 0 or s.ended or last_card_wins(s):
        return
    if s.reshuffled != 0:
        s.finish(0, BY_DECK)
    elif s.gone_size > 0:
        reshuffle(s)


def last_card_wins(s: Radlands) -> bool:
    """A camp that says so wins for its owner, while it stands, when the last card leaves the deck."""
    for lane in range(6):
        if has(s.standing, 1 + 3 * lane) and CAMP_TRAITS[s.camp_number(lane)] & WINS_AT_LAST_CARD != 0:
            s.finish(1 if lane < 3 else 2, BY_LAST_CARD)
            return True
    return False


def reshuffle(s: Radlands) -> None:
    """The discard pile becomes the new deck."""
    memory.begin(s, s.doors().doubles())
    s.order = shuffle_into_order(s, s.gone, s.gone_twice)
    s.drawn = 0
    s.left = s.gone_size
    s.reshuffled = 1
    s.gone = 0
    s.gone_twice = 0
    s.gone_size = 0
    s.gone_top = 0
    s.fresh = 0
    s.fresh_twice = 0
    if s.tells:
        s.tell("reshuffled", "radlands.11.2", {"cards": s.left})


def put_on_deck(s: Radlands, kind: i64, old: bool) -> None:
    """A destroyed punk goes back, face down, on top (6.5)."""
    s.returned = Returned(kind, old, s.returned)
    s.left += 1


def draw(s: Radlands, seat: i64) -> i64:
    """The top card goes to the hand (7.5); tells its kind, or 0 when the game ended for want of cards."""
    kind = take_top(s)
    if kind == 0:
        return 0
    add_to_hand(s, seat, kind)
    memory.enters_hand(s, seat, kind, s.took_old)
    if s.tells:
        s.hear(HEARD_DREW + seat, kind, bit(seat))
        if s.log is not None:
            s.narrate("drew", "radlands.7.5", {"seat": seat}, {"card": CARD_WORDS[kind]}, bit(seat))
    after_taking(s)
    return kind


def draw_cards(s: Radlands, seat: i64, cards: i64) -> None:
    """Draw several, as long as the game goes on."""
    while cards > 0 and not s.ended:
        draw(s, seat)
        cards -= 1


def add_to_hand(s: Radlands, seat: i64, kind: i64) -> None:
    held = s.hand(seat)
    s.hold(seat, held | bit(kind), s.twice(seat) | (held & bit(kind)))


def know(s: Radlands, seat: i64, kind: i64) -> None:
    """Everybody saw this card go to the seat's hand."""
    s.set_known(seat, s.known(seat).gains(kind))


def leave_hand(s: Radlands, seat: i64, kind: i64, just_drawn: bool = False) -> None:
    """A card leaves the hand for all to see. If they did not know of it, there is no taking back.

    One that was drawn a moment ago is not the equal card that is known to be there.
    """
    b = bit(kind)
    known = s.known(seat)
    expected = not just_drawn and known.kinds & b != 0
    if not expected and s.reshuffled != 0 and kind != SILO:
        memory.leaves_hand(s, seat, kind)
    twice = s.twice(seat)
    s.hold(seat, s.hand(seat) & ~(b & ~twice), twice & ~b)
    if expected:
        s.set_known(seat, known.loses(kind))
    else:
        s.seal()


def discard(s: Radlands, kind: i64) -> None:
    """A card falls face up on the discard pile."""
    b = bit(kind)
    if s.gone & b != 0:
        s.gone_twice |= b
    s.gone |= b
    s.gone_size += 1
    s.gone_top = kind
    if s.fresh & b != 0:
        s.fresh_twice |= b
    s.fresh |= b


def discard_from_hand(s: Radlands, seat: i64, kind: i64, just_drawn: bool = False) -> None:
    leave_hand(s, seat, kind, just_drawn)
    discard(s, kind)
    if s.tells:
        s.tell("discarded", "radlands.12", {"seat": seat, "card": CARD_WORDS[kind]})


def junk_card(s: Radlands, seat: i64, kind: i64) -> None:
    """The card leaves the hand before its effect happens; the Silo goes back to its area (5.4)."""
    leave_hand(s, seat, kind)
    if kind != SILO:
        discard(s, kind)
    if s.tells:
        s.hear(HEARD_JUNKED + (seat << 8) + kind)
        if s.log is not None:
            s.narrate("junked", "radlands.5.4", {"seat": seat, "card": CARD_WORDS[kind]})


def take_silo(s: Radlands, seat: i64) -> None:
    add_to_hand(s, seat, SILO)
    know(s, seat, SILO)
    if s.tells:
        s.hear(HEARD_SILO + seat)
        if s.log is not None:
            s.narrate("silo_taken", "radlands.5.5", {"seat": seat})


def gain_water(s: Radlands, seat: i64) -> None:
    """One extra water, for this turn only (7.7). Only the seat whose turn it is has any use for it."""
    if seat == s.active:
        s.water += 1
    if s.tells:
        s.hear(HEARD_WATER + seat)
        if s.log is not None:
            s.narrate("water_gained", "radlands.7.7", {"seat": seat, "amount": 1})


def pay(s: Radlands, cost: i64) -> None:
    s.water -= cost
    assert s.water >= 0, "more water was paid than there is"


def sift(s: Radlands, kind: i64) -> None:
    """A card just drawn joins those of which some must go."""
    b = bit(kind)
    if s.sifted & b != 0:
        s.sifted_twice |= b
    s.sifted |= b


def discard_sifted(s: Radlands, seat: i64, kind: i64) -> None:
    b = bit(kind)
    if s.sifted_twice & b != 0:
        s.sifted_twice &= ~b
    else:
        s.sifted &= ~b
    discard_from_hand(s, seat, kind, True)
