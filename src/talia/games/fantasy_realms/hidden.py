"""Dealing anew, evenly, what a seat cannot know: others' unknown cards, the deck, and what hangs on them.

Classic and two players: every unseen card is equally likely in each hidden place. Chaos: a card that the seat has seen
before is in one of the hands its memory allows, and all deals that its memory allows are equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, members, nth, single
from talia.core.columns import zeros
from talia.games.fantasy_realms.extra.deck import shuffled
from talia.games.fantasy_realms.extra.trading import IDLE, OFFERS, PUBLIC, Trading
from talia.games.fantasy_realms.numbers import MOST_SEATS, PLACES

if TYPE_CHECKING:
    from talia.games.fantasy_realms.state import FantasyRealms

TRIES = 20_000  # far more than a memory that came about by play needs


def redeal_hidden(s: FantasyRealms, seat: i64, rng: i64) -> i64:
    """Deal anew for a seat (-1, or the clock's: an onlooker) and give the generator back as it is afterwards."""
    if s.open:
        rng = _redeal_deck(s, rng)
    elif s.trading is None:
        rng = _redeal_hands(s, seat, rng)
    else:
        rng = _redeal_trading(s, s.trading.copy(), seat, rng)
    rng = random.advance(rng)
    s.rng = random.scramble(rng)
    return rng


def _shuffle(s: FantasyRealms, unseen: i64, rng: i64) -> i64:
    """The unseen cards in a new order become the deck, nothing drawn from it yet."""
    every = s.rules.order
    cards = every[:]
    size: i64 = 0
    for at in range(len(every)):
        card = every[at]
        if has(unseen, i64(card)):
            cards[size] = card
            size += 1
    s.deck = shuffled(cards[:size], rng)
    s.top = 0
    return random.scramble(rng ^ 0x155555555)


def _redeal_deck(s: FantasyRealms, rng: i64) -> i64:
    unseen = s.rules.cards & ~(s.area | s.drawn)
    for owner in range(s.rules.seats):
        unseen &= ~s.hand(owner)
    return _shuffle(s, unseen, rng)


def _redeal_hands(s: FantasyRealms, seat: i64, rng: i64) -> i64:
    unseen = s.rules.cards & ~(s.area | s.known)
    if 0 <= seat < s.rules.seats:
        unseen &= ~s.hand(seat)
    rng = _shuffle(s, unseen, rng)
    for owner in range(s.rules.seats):
        if owner == seat:
            continue
        hand = s.hand(owner)
        kept = hand & s.known
        unknown = count(hand & ~s.known)
        # What was drawn this turn from the deck lies hidden among the others: the first cards dealt are as good as any.
        drawn = count(s.drawn) if owner == s.me and s.drawn & ~s.known != 0 else 0
        if drawn > 0:
            s.drawn = 0
        while unknown > 0:
            card = s.deck.card(s.top)
            s.top += 1
            kept |= bit(card)
            if drawn > 0:
                s.drawn |= bit(card)
                drawn -= 1
            unknown -= 1
        s.set_hand(owner, kept)
    if s.owing != 0 and s.drawn != 0:
        # The seat to move has been asked what to discard, or which of the two to keep: of the cards it has now.
        s.options = (s.hand(s.me) if single(s.drawn) else s.drawn) << 1
    return rng


def _redeal_trading(s: FantasyRealms, trading: Trading, seat: i64, rng: i64) -> i64:
    seats = s.rules.seats
    inside = 0 <= seat < seats
    row: i64 = seat if inside else PUBLIC
    room = zeros(MOST_SEATS)
    own: i64 = s.hand(seat) if inside else 0
    for owner in range(seats):
        room[owner] = 0 if owner == seat else count(s.hand(owner))
    hands, rng = place_remembered(trading, row, room, rng)
    rng = _shuffle(s, s.rules.cards & ~(own | trading.remembered(row)), rng)
    for owner in range(seats):
        if owner == seat:
            continue
        hand = hands[owner]
        missing = room[owner] - count(hand)
        while missing > 0:
            hand |= bit(s.deck.card(s.top))
            s.top += 1
            missing -= 1
        s.set_hand(owner, hand)
    rng = _redeal_offers(s, trading, seat, rng)
    _redeal_minds(s, trading, seat)
    s.trading = trading
    return rng


def place_remembered(trading: Trading, row: i64, room: vec[i64], rng: i64) -> tuple[vec[i64], i64]:
    """Put every remembered card into one of the hands where it may be, evenly among all ways to fill all the room.

    Cards with fewer possible hands go first; each takes a free place of its hands, all equally likely. That is even
    already if the sets of hands are nested or apart; where they overlap, a way is kept with the chance that sets it
    right (the places free then, against the most there could have been).
    """
    cards = members(trading.remembered(row))
    cards.sort(key=lambda card: int(count(trading.owners(row, card))))
    for _ in range(TRIES):
        hands = zeros(MOST_SEATS)
        fits = True
        for at, card in enumerate(cards):
            owners = trading.owners(row, card)
            free: i64 = 0
            most: i64 = 0
            for owner in range(MOST_SEATS):
                if has(owners, owner):
                    most += room[owner]
                    free += room[owner] - count(hands[owner])
            for earlier in cards[:at]:
                if trading.owners(row, earlier) & ~owners == 0:
                    most -= 1
            rng = random.advance(rng)
            if free <= 0 or random.scaled(rng, most) >= free:
                fits = False
                break
            rng = random.advance(rng)
            place = random.scaled(rng, free)
            for owner in range(MOST_SEATS):
                if has(owners, owner):
                    left = room[owner] - count(hands[owner])
                    if place < left:
                        hands[owner] |= bit(card)
                        break
                    place -= left
        if fits:
            return hands, rng
    raise ValueError("no deal fits what is remembered of the cards")


def _redeal_offers(s: FantasyRealms, trading: Trading, seat: i64, rng: i64) -> i64:
    """A hidden card of an offer is any card of its owner's hand."""
    shown = s.rules.shown
    for offer in range(OFFERS):
        if trading.offers[offer] == 0:
            continue
        owner = offer // PLACES
        to = trading.to(offer)
        by = trading.by(offer) - 1
        card = trading.card(offer)
        counter = trading.counter(offer)
        if owner != seat and not (shown and (to == 0 or to - 1 == seat)):
            rng = random.advance(rng)
            card = nth(s.hand(owner), random.scaled(rng, count(s.hand(owner)))) + 1
        if by >= 0 and by != seat and not (shown and owner == seat):
            rng = random.advance(rng)
            counter = nth(s.hand(by), random.scaled(rng, count(s.hand(by)))) + 1
        trading.put(offer, card, to, trading.wish(offer), by + 1, counter)
    return rng


def _redeal_minds(s: FantasyRealms, trading: Trading, seat: i64) -> None:
    """Others' plans are unknown, and of what they remember only what everybody has seen, or been shown just now."""
    for other in range(s.rules.seats):
        if other == seat:
            continue
        trading.plans[other] = IDLE
        for owner in range(MOST_SEATS):
            seen = trading.maybe(PUBLIC, owner) & ~s.hand(other)
            trading.memory[other * MOST_SEATS + owner] = 0 if owner == other else seen
    if not s.rules.shown:
        return
    for offer in range(OFFERS):
        owner = offer // PLACES
        to = trading.to(offer) - 1
        if trading.offers[offer] != 0 and to >= 0 and to != seat:
            trading.learn(to, trading.card(offer) - 1, owner)
        if trading.by(offer) != 0 and owner != seat:
            trading.learn(owner, trading.counter(offer) - 1, trading.by(offer) - 1)


# For the tests of every game: what to play, and which things of a position may change places without a seat noticing.

SMALL: Final = ["land", "flood", "necromancer", "island", "mirage", "book_of_changes", "collector"]
TESTED: Final[list[tuple[int, dict[str, Any]]]] = [
    (2, {}),
    (4, {"scoring": "best"}),
    (2, {"variant": "two_player"}),
    (3, {"variant": "chaos", "moments": 6}),
    (4, {"variant": "chaos", "offers": "hidden", "moments": 6}),
    (2, {"cards": SMALL, "hand": 3, "end": 4, "turns": 30}),
]


def groups(position: dict[str, Any], seat: int | None) -> list[list[tuple[str | int, ...]]]:
    """Heaps of places in a position whose things a seat cannot tell apart.

    Others' unknown cards and the deck are one heap of unseen cards, until the hands lie open. Cards that are named
    elsewhere in the position (what was drawn, offered, planned or is remembered) stay in place.
    """
    table = position["table"]
    heap: list[tuple[str | int, ...]] = [("table", "deck", n) for n in range(len(table["deck"]))]
    if table["open"]:
        return [heap]
    named = {*table["drawn"]}
    for known in table["known"]:
        named |= {*known}
    trading = table.get("trading")
    if trading is not None:
        for offer in trading["offers"]:
            named |= {offer["card"], offer["against"]}
        named |= {plan.get("card") for plan in trading["plans"]}
        for memory in (*trading["memory"], trading["everybody"]):
            named |= {*memory}
    for owner, hand in enumerate(table["hands"]):
        if owner != seat:
            heap += [("table", "hands", owner, n) for n, card in enumerate(hand) if card not in named]
    return [heap]
