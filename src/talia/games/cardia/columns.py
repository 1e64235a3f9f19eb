"""What a seat knows of the table as bits, for those who learn (core/rows.py). Built up from what it may know.

Everything is told from the seat's side. The row is told from the newest encounter back, as far as ten; what is older is
told as sets of cards. What everybody has learned of a hand is told by its last proof and what has come to the hand
since; all of what was learned, in its order, is a part of `recall`, as a number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has
from talia.core.rows import Row
from talia.games.cardia.numbers import FACTION_NAMES, SIDE_0, influence_of, seat_of
from talia.games.cardia.verbs import memory, piles, waiting
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.ongoing import signets, winning_cards
from talia.games.cardia.verbs.row import Encounter

if TYPE_CHECKING:
    from talia.games.cardia.setup import CardiaSetup
    from talia.games.cardia.state import Cardia

NEWEST: Final = 10  # encounters that are told one by one
CARDS: Final = 16
MOST_IN_HAND: Final = 10  # that are told one by one; nobody holds more in a game of the box
MOST_SIGNETS: Final = 6
_ALL: Final = 0x3FFFFFFFFFFFFFFF

# One encounter: both cards (16 each), both modifiers (6 bits each, the last one the sign), who wins, how far apart.
_THEIRS: Final = 16
_MARK: Final = 32
_THEIR_MARK: Final = 38
_WINS: Final = 44
_THEY_WIN: Final = 45
_AHEAD: Final = 46
_GAP: Final = 47
_GAPS: Final = [1, 3, 5, 8]
ENCOUNTER: Final = 51


def put_columns(s: Cardia, seat: i64, looking: i64, row: Row) -> None:
    kit = s.kit
    _put_row(s, seat, row)
    row.count("round:+", s.round, 20)
    row.put("ability:both", _both_sides(bit(s.card), seat) if s.card != 0 and not s.ended else 0, 2 * CARDS)
    row.put("shown:both", _both_sides(bit(s.shown), seat) if s.shown != 0 else 0, 2 * CARDS)
    row.put("openly:player", row.turned(s.openly, seat), 2)
    points = signets(kit, s.row, s.tokens)
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        _put_side(s, owner, row)
        row.count("signets:+", points & 255 if owner == 0 else points >> 8, MOST_SIGNETS)
        _put_wait(waiting.of(s.next, owner), row)
        row.number("here:bit", waiting.of(s.here, owner) & 0xFFFFFF, 24)
        _put_learned(s.remembered(owner), row)
        if kit.hides:
            _put_fog(s, owner, row)
        if kit.sifts:
            _put_under(s, owner, row)
        if row.everything():
            _put_deck(s, owner, row)
    row.side = -1


def column_words(kit: CardiaSetup) -> dict[str, list[str]]:
    cards = [f"{word} {side}" for side in ("@0", "@1") for word in kit.words]
    return {
        "card": kit.words,
        "both": cards,
        "faction": FACTION_NAMES,
        "encounter": [
            *cards,
            *[f"modifier {side} bit {n}" for side in ("@0", "@1") for n in range(6)],
            "@0 wins",
            "@1 wins",
            "@0 is ahead",
            *[f"apart {gap}+" for gap in _GAPS],
        ],
    }


def _both_sides(cards: i64, seat: i64) -> i64:
    """Cards of both seats as 32 bits: mine, theirs."""
    mine = 16 * seat
    return (cards >> mine & SIDE_0) >> 1 | (cards >> (16 - mine) & SIDE_0) << 15


def _put_row(s: Cardia, seat: i64, row: Row) -> None:
    won = winning_cards(s.kit, s.row, s.tokens)
    encounter: Encounter | None = s.row
    older = s.played
    for _ in range(NEWEST):
        if encounter is None:
            row.put("row:encounter", 0, ENCOUNTER)
            continue
        row.put("row:encounter", _told(encounter, won, seat), ENCOUNTER)
        older &= ~encounter.cards
        encounter = encounter.before
    row.put("older:both", _both_sides(older, seat), 2 * CARDS)
    row.put("tokens:both", _both_sides(s.tokens, seat), 2 * CARDS)


def _told(encounter: Encounter, won: i64, seat: i64) -> i64:
    """One encounter in bits."""
    if seat == 0:
        mine = encounter.first
        theirs = encounter.second
        mark = encounter.mark0
        their_mark = encounter.mark1
        gap = encounter.gap
    else:
        mine = encounter.second
        theirs = encounter.first
        mark = encounter.mark1
        their_mark = encounter.mark0
        gap = -encounter.gap
    told = bit(influence_of(mine) - 1) | bit(influence_of(theirs) - 1 + _THEIRS)
    told |= (mark & 63) << _MARK | (their_mark & 63) << _THEIR_MARK
    if has(won, mine):
        told |= bit(_WINS)
    if has(won, theirs):
        told |= bit(_THEY_WIN)
    if gap > 0:
        told |= bit(_AHEAD)
    else:
        gap = -gap
    if gap >= 1:
        told |= bit(_GAP)
    if gap >= 3:
        told |= bit(_GAP + 1)
    if gap >= 5:
        told |= bit(_GAP + 2)
    if gap >= 8:
        told |= bit(_GAP + 3)
    return told


def _put_side(s: Cardia, owner: i64, row: Row) -> None:
    """A seat's cards: those that lie open, those that may still come, and how many are hidden."""
    gone = (s.played | s.discards) >> (16 * owner)
    if s.shown != 0 and seat_of(s.shown) == owner:
        gone |= bit(influence_of(s.shown))
    fog = s.fog
    if fog is not None and has(fog.seen, owner):
        gone |= bit(fog.card(owner))
    hand = s.hand(owner)
    row.secret("hand:card", hand >> 1, CARDS)
    row.put("unseen:card", (s.kit.cards & ~gone) >> 1, CARDS)
    row.put("discards:card", (s.discards >> (16 * owner) & SIDE_0) >> 1, CARDS)
    row.put("known:card", (s.known >> (16 * owner) & SIDE_0) >> 1, CARDS)
    row.count("hand size:+", count(hand), MOST_IN_HAND)
    row.count("deck:+", s.left(owner), 15)


def _put_wait(wait: i64, row: Row) -> None:
    """What waits for a seat's next card."""
    by = waiting.modifier(wait)
    row.count("more:+", by, 8)
    row.count("less:+", -by, 8)
    row.number("modifier:bit", by, 8)
    row.number("late:bit", wait & 15, 4)
    row.yes("choice", waiting.choice(wait))
    row.pick("demanded:faction", waiting.faction(wait), 4)


def _put_learned(learned: Memory | None, row: Row) -> None:
    """What everybody has learned of a hand: the last proof, how many cards came unseen since, and those seen to come.

    A card that has left the hand unseen (a location hides it) is not told apart here: who learns is told less than
    could be worked out, never more.
    """
    only: i64 = 0
    deck_only: i64 = 0
    gained: i64 = 0
    gone: i64 = 0
    since: i64 = 0
    node = learned
    total: i64 = 0
    while node is not None:
        what = node.what
        if what == memory.HAND_ONLY:
            if only == 0:
                only = node.value
        elif what == memory.DECK_ONLY:
            if deck_only == 0:
                deck_only = node.value
        elif what == memory.GAINED:
            gained |= bit(node.value) & ~gone
        elif what == memory.SHOWN:
            gone |= bit(node.value)
        elif only == 0 and (what == memory.DREW or what == memory.SIFTED):
            since += 1
        if row.recalls():
            total = random.scramble((total * 5 + what * 131072 + node.value + 1) & _ALL)
        node = node.before
    row.yes("learned", learned is not None)
    row.put("surely among:card", only >> 1, CARDS)
    row.count("drawn since:+", since if only != 0 else 0, 6)
    row.put("taken back:card", gained >> 1, CARDS)
    row.put("deck among:card", deck_only >> 1, CARDS)
    if row.recalls():
        row.number("learned so far:bit", total, 16)


def _put_fog(s: Cardia, owner: i64, row: Row) -> None:
    """The card that lies face down, if this row may tell it, and what waits for it."""
    fog = s.fog
    row.yes("fog", fog is not None)
    if fog is None:
        row.put("fog card:card", 0, CARDS)
        row.yes("fog seen", False)
        row.number("fog waits:bit", 0, 24)
        return
    seen = has(fog.seen, owner)
    row.put("fog card:card", bit(fog.card(owner) - 1) if seen or row.tells(row.side) else 0, CARDS)
    row.yes("fog seen", seen)
    row.number("fog waits:bit", waiting.of(fog.waits, owner) & 0xFFFFFF, 24)


def _put_under(s: Cardia, owner: i64, row: Row) -> None:
    """What a seat has put under its deck, and the cards it looks at: its own eyes only."""
    under = s.under(owner)
    row.count("under:+", under, 15)
    row.yes("peeks", has(s.peeking, owner))
    if not row.shows(row.side):
        return
    pile = s.deck(owner)
    left = s.left(owner)
    row.secret("under cards:bit", (pile >> (4 * (left - under))) & (bit(4 * under) - 1) if under > 0 else 0, 60)
    peeked: i64 = 0
    if has(s.peeking, owner):
        peeked = piles.spread(pile, 2 if left >= 2 else left)
        row.secret("peeked first:card", bit(piles.top(pile) - 1) if left > 0 else 0, CARDS)
    else:
        row.secret("peeked first:card", 0, CARDS)
    row.secret("peeked:card", peeked >> 1, CARDS)


def _put_deck(s: Cardia, owner: i64, row: Row) -> None:
    """The deck from the top, four bits a card (16 is 0). Nobody's to see: for training on purpose."""
    left = s.left(owner)
    row.put("deck order:bit", s.deck(owner) & (bit(4 * left) - 1) if left > 0 else 0, 60)
