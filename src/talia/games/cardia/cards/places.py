"""What locations do of their own accord (rules, section 9). Where a location only changes a rule of the round (Bazaar,
Grand Library, Foggy Swamp, Haunted Catacombs, Auction House), the round asks for it (rounds.py, state.settle)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has
from talia.core.frame import NOTHING, A, Choose, Step
from talia.core.program import program
from talia.games.cardia import deal, memory
from talia.games.cardia.kit import R11, R13, R17
from talia.games.cardia.numbers import (
    BY_FOUNDERS_DAY,
    CARDS,
    FOUNDERS_DAY,
    SERPENT_TEMPLE,
    cards_of,
    influence_of,
    seat_of,
)
from talia.games.cardia.ongoing import runs_of_three, winning_cards
from talia.games.cardia.pools import TO_DISCARD
from talia.games.cardia.row import Encounter
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import DiscardNoted, Settle, mine


def both_at_once(s: Cardia, other_reading: i64) -> i64:
    """Both players win, or lose, at once: nobody has won (R12, R13, R26), or by the other reading more signets do."""
    if s.kit.other & other_reading == 0:
        return 0
    lead = s.signets(0) - s.signets(1)
    return 0 if lead == 0 else (1 if lead > 0 else 2)


def founders_day(s: Cardia) -> None:
    """Winning cards in three adjacent encounters win the game at once, in any phase."""
    if s.kit.locations & FOUNDERS_DAY == 0:
        return
    found = runs_of_three(s.kit, s.row, s.tokens)
    if found == 3:
        s.end(both_at_once(s, R13), BY_FOUNDERS_DAY)
    elif found != 0:
        s.end(found, BY_FOUNDERS_DAY)


@final
class TempleStirs(Step[Cardia]):
    """Serpent Temple: one more past encounter has become one that somebody wins.

    In note D are the cards that have come to win and are not dealt with yet. R17: the oldest encounter first, in it the
    controller of the ability first; draw, then the opponent discards.
    """

    def run(self, s: Cardia) -> None:
        if s.d == 0:
            s.pop()
            return
        card: i64 = 0
        row: Encounter | None = s.row
        while row is not None:
            if row.cards & s.d != 0:
                card = row.card(s.me) if has(s.d, row.card(s.me)) else row.card(1 - s.me)
            row = row.before
        assert card != 0, "the encounter that has come to be won is gone"
        s.d &= ~bit(card)
        s.push(SERPENT_TEMPLE_WIN, seat_of(card), card)


@final
class TempleDraw(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        if s.hands & cards_of(1 - s.me) == 0 and s.kit.other & R17 != 0:
            s.pop()
            return
        s.draw(s.me, 1)


@final
class Again(Step[Cardia]):
    """Back to the first step of this program."""

    def run(self, s: Cardia) -> None:
        s.pc -= 2


SERPENT_TEMPLE_WIN: Final = program(
    "cardia.serpent_temple",
    (TempleDraw(), Choose(TO_DISCARD, into=A, by=1), DiscardNoted(A, by=1), Settle()),
)
SERPENT_TEMPLE_ALL: Final = program("cardia.temple_triggers", (TempleStirs(), Again()))


def serpent_temple(s: Cardia, controller: i64, won_before: i64, current: i64) -> None:
    """After an ability: push what the Temple does for past encounters that somebody has come to win."""
    if s.kit.locations & SERPENT_TEMPLE == 0:
        return
    newest = s.row
    if newest is not None and newest.cards & current != 0:
        current |= newest.cards  # a Puppeteer's replacement stands in the current encounter too
    gained = winning_cards(s.kit, s.row, s.tokens) & ~won_before & ~current
    if gained != 0:
        s.push(SERPENT_TEMPLE_ALL, controller, 0)
        s.d = gained


@final
class PutOneUnder(Step[Cardia]):
    """Scrapyard: those who drew two put one card of their hand under their deck, both at once and in secret.

    Note C is the set of seats concerned. R11: any hand card; by the other reading one of the two drawn, which lie on
    top of the deck until it is chosen which of them goes under.
    """

    def run(self, s: Cardia) -> None:
        s.ask_together(s.c)

    def options(self, s: Cardia, seat: i64) -> i64:
        if s.kit.other & R11 != 0:
            pile = s.deck0 if seat == 0 else s.deck1
            return s.kit.named(bit(deal.top(pile)) | bit(deal.top(pile >> 4)))
        return s.kit.named(s.hand(seat))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        s.set_note(A + seat, number)
        s.lock_in(seat)

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.put_under"


@final
class TheyGoUnder(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        for seat in range(2):
            if not has(s.c, seat):
                continue
            card = mine(s, s.note(A + seat), seat)
            s.set_note(A + seat, NOTHING)
            if s.kit.other & R11 != 0:
                _sift(s, seat, influence_of(card))
            else:
                _bury(s, card)
        s.peeking = 0
        s.seal()


def _bury(s: Cardia, card: i64) -> None:
    """A card of a hand goes face down under its owner's deck."""
    s.hands &= ~bit(card)
    seat = seat_of(card)
    if seat == 0:
        s.deck0 = deal.put_under(s.deck0, s.left0, influence_of(card))
        s.left0 += 1
        s.under0 += 1
    else:
        s.deck1 = deal.put_under(s.deck1, s.left1, influence_of(card))
        s.left1 += 1
        s.under1 += 1
    s.remember(seat, memory.BURIED, 0)
    if s.tells:
        secret = {"card": s.kit.name_of(card)}
        s.tell("buried", "cardia.location.scrapyard", {"seat": seat}, secret, bit(seat))


def _sift(s: Cardia, seat: i64, influence: i64) -> None:
    """Of the two top cards of the deck one goes under it, the other to the hand."""
    pile = s.deck0 if seat == 0 else s.deck1
    first = deal.top(pile)
    kept = deal.top(pile >> 4) if first == influence else first
    pile = deal.put_under(pile >> 8, s.left(seat) - 2, influence)
    s.hands |= bit(kept + 16 * seat)
    s.remember(seat, memory.SIFTED, 0)
    if seat == 0:
        s.deck0 = pile
        s.left0 -= 1
        s.under0 = min(s.under0 + 1, s.left0)
    else:
        s.deck1 = pile
        s.left1 -= 1
        s.under1 = min(s.under1 + 1, s.left1)
    if s.tells:
        s.tell("drew", "cardia.location.scrapyard", {"seat": seat}, {"card": s.kit.name_of(kept)}, bit(seat))
        s.tell("buried", "cardia.location.scrapyard", {"seat": seat}, {"card": s.kit.name_of(influence)}, bit(seat))


SCRAPYARD_PROGRAM: Final = program("cardia.scrapyard", (PutOneUnder(), TheyGoUnder()))
