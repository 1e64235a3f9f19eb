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
from talia.core.rows import Row, binary, upto
from talia.games.cardia.numbers import FACTION_NAMES, SIDE_0, influence_of, seat_of
from talia.games.cardia.verbs import piles, waiting
from talia.games.cardia.verbs.memory import Memory
from talia.games.cardia.verbs.ongoing import signets_to, winners_of
from talia.games.cardia.verbs.row import Encounter

if TYPE_CHECKING:
    from talia.games.cardia.setup import CardiaSetup
    from talia.games.cardia.state import Cardia

NEWEST: Final = 10  # encounters that are told one by one
CARDS: Final = 16
MOST_IN_HAND: Final = 10  # that are told one by one; nobody holds more in a game of the box
MOST_SIGNETS: Final = 6
WAITING: Final = 57  # bits of what waits
LEARNED: Final = 55  # bits of what was learned
_ALL: Final = 0x3FFFFFFFFFFFFFFF

# One encounter: both cards (16 each), both modifiers (6 bits each, the last one the sign), who wins, how far apart.
_THEIRS: Final = 16
_MARK: Final = 32
_THEIR_MARK: Final = 38
_WINS: Final = 44
_AHEAD: Final = 46
_GAP: Final = 47
_GAPS: Final = [1, 3, 5, 8]
_APART: Final = 0x77733110  # which of these are reached, four bits for each gap up to 7
ENCOUNTER: Final = 51


def put_columns(s: Cardia, seat: i64, looking: i64, row: Row) -> None:
    kit = s.kit
    points = _put_row(s, seat, row)
    begun = upto(s.round, 20) | row.turned(s.openly, seat) << 20
    card = s.card
    if s.ended:
        card = 0
    if row.empty(card | s.shown):
        row.put("round:+20|openly:player", begun, 22)
        row.skip(4 * CARDS)
    else:
        ability = _both_sides(bit(card) & ~1, seat) << 22
        row.put("round:+20|openly:player|ability:both", begun | ability, 22 + 2 * CARDS)
        row.put("shown:both", _both_sides(bit(s.shown) & ~1, seat), 2 * CARDS)
    for side in range(2):
        row.side = side
        owner = seat if side == 0 else 1 - seat
        _put_side(s, owner, row, (points >> (8 * owner)) & 255)
        passed: i64 = 0
        if row.empty(s.next | s.here):
            passed = WAITING
        else:
            _put_wait(waiting.of(s.next, owner), waiting.of(s.here, owner), row)
        learned = s.remembered(owner)
        if learned is None and row.empty(0):
            row.skip(passed + LEARNED)
            if row.recalls():
                row.skip(16)
        else:
            row.skip(passed)
            _put_learned(learned, row)
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


def _put_row(s: Cardia, seat: i64, row: Row) -> i64:
    """The row and the tokens; tells both seats' signets, as `signets` does: the row is walked once."""
    kit = s.kit
    encounter: Encounter | None = s.row
    older = s.played
    tokens = s.tokens
    points: i64 = 0
    after: i64 = 0
    told: i64 = 0
    while encounter is not None:
        here = tokens & encounter.cards
        winners: i64 = 0
        gap = encounter.gap
        if after | here != 0 or (gap == 0 and tokens != 0):
            winners = winners_of(kit, encounter, after, tokens)
            points += signets_to(kit, encounter, after, tokens, winners)
        elif gap > 0:  # most encounters: nothing lasting bears on them, but on ties
            winners = 1
            points += 1
        elif gap < 0:
            winners = 2
            points += 256
        if told < NEWEST:
            cards = encounter.cards
            row.put("row:encounter", _told(cards, encounter.mark0, encounter.mark1, gap, winners, seat), ENCOUNTER)
            older &= ~cards
            told += 1
        after = here
        encounter = encounter.before
    if row.empty(older | tokens):
        row.skip((NEWEST - told) * ENCOUNTER + 4 * CARDS)
    else:
        if row.empty(0):
            row.skip((NEWEST - told) * ENCOUNTER)
        else:
            while told < NEWEST:
                row.put("row:encounter", 0, ENCOUNTER)
                told += 1
        row.put("older:both", _both_sides(older, seat), 2 * CARDS)
        row.put("tokens:both", _both_sides(tokens, seat), 2 * CARDS)
    return points


def _told(cards: i64, mark0: i64, mark1: i64, gap: i64, winners: i64, seat: i64) -> i64:
    """One encounter in bits."""
    told = cards >> 1
    if seat == 0:
        told |= (mark0 & 63) << _MARK | (mark1 & 63) << _THEIR_MARK | winners << _WINS
    else:
        told = told >> 16 | (told & 0xFFFF) << _THEIRS
        told |= (mark1 & 63) << _MARK | (mark0 & 63) << _THEIR_MARK
        told |= (winners >> 1 | (winners & 1) << 1) << _WINS
        gap = -gap
    if gap > 0:
        told |= bit(_AHEAD)
    else:
        gap = -gap
    if gap >= 8:
        return told | bit(_GAP) * 15
    return told | ((_APART >> (4 * gap)) & 15) << _GAP


def _put_side(s: Cardia, owner: i64, row: Row, points: i64) -> None:
    """A seat's cards: those that lie open, those that may still come, and how many are hidden."""
    mine = 16 * owner
    discards = s.discards >> mine
    gone = s.played >> mine | discards
    shown = s.shown
    if shown != 0 and seat_of(shown) == owner:
        gone |= bit(influence_of(shown))
    fog = s.fog
    if fog is not None and has(fog.seen, owner):
        gone |= bit(fog.card(owner))
    hand = s.hand(owner)
    row.secret("hand:card", hand >> 1, CARDS)
    cards = (s.kit.cards & ~gone & SIDE_0) >> 1 | (discards & SIDE_0) << 15
    row.put("unseen:card|discards:card|known:card", cards | ((s.known >> mine) & SIDE_0) << 31, 3 * CARDS)
    sizes = upto(count(hand), MOST_IN_HAND) | upto(s.left(owner), 15) << MOST_IN_HAND
    row.put("hand size:+10|deck:+15|signets:+6", sizes | upto(points, MOST_SIGNETS) << 25, 31)


def _put_wait(wait: i64, here: i64, row: Row) -> None:
    """What waits for a seat's next card, and what lies on that of this round."""
    by = waiting.modifier(wait)
    demanded = waiting.faction(wait)
    row.put("more:+8|less:+8|modifier:bit8", upto(by, 8) | upto(-by, 8) << 8 | binary(by, 8) << 16, 24)
    rest = wait & 15
    if waiting.choice(wait):
        rest |= 16
    if demanded >= 0:
        rest |= bit(demanded + 5)
    row.put("late:bit4|choice|demanded:faction|here:bit24", rest | binary(here, 24) << 9, 33)


def _put_learned(learned: Memory | None, row: Row) -> None:
    """What everybody has learned of a hand: the last proof, how many cards came unseen since, and those seen to come.

    A card that has left the hand unseen (a location hides it) is not told apart here: who learns is told less than
    could be worked out, never more.
    """
    told: i64 = 0
    since: i64 = 0
    if learned is not None:
        told = 1 | learned.only | learned.gained << 16 | learned.deck_only << 32
        if learned.only != 0:
            since = upto(learned.since, 6)
    row.put("learned|surely among:card|taken back:card|deck among:card", told, 1 + 3 * CARDS)
    row.put("drawn since:+6", since, 6)
    if row.recalls():
        total: i64 = 0
        while learned is not None:
            total = random.scramble((total * 5 + learned.what * 131072 + learned.value + 1) & _ALL)
            learned = learned.before
        row.put("learned so far:bit16", binary(total, 16), 16)


def _put_fog(s: Cardia, owner: i64, row: Row) -> None:
    """The card that lies face down, if this row may tell it, and what waits for it."""
    fog = s.fog
    told: i64 = 0
    if fog is not None:
        seen = has(fog.seen, owner)
        told = 1 | (2 if seen else 0) | binary(waiting.of(fog.waits, owner), 24) << 18
        if seen or row.tells(row.side):
            told |= bit(fog.card(owner) + 1)
    row.put("fog|fog seen|fog card:card|fog waits:bit24", told, 2 + CARDS + 24)


def _put_under(s: Cardia, owner: i64, row: Row) -> None:
    """What a seat has put under its deck, and the cards it looks at: its own eyes only."""
    under = s.under(owner)
    looks = has(s.peeking, owner)
    row.put("under:+15|peeks", upto(under, 15) | (bit(15) if looks else 0), 16)
    pile = s.deck(owner)
    left = s.left(owner)
    row.secret("under cards:bit60", (pile >> (4 * (left - under))) & (bit(4 * under) - 1) if under > 0 else 0, 60)
    peeked: i64 = 0
    if looks and left > 0:
        peeked = piles.spread(pile, 2 if left >= 2 else 1) >> 1 | bit(piles.top(pile) + 15)
    row.secret("peeked:card|peeked first:card", peeked, 2 * CARDS)


def _put_deck(s: Cardia, owner: i64, row: Row) -> None:
    """The deck from the top, four bits a card (16 is 0). Nobody's to see: for training on purpose."""
    left = s.left(owner)
    row.put("deck order:bit60", s.deck(owner) & (bit(4 * left) - 1) if left > 0 else 0, 60)
