"""The Scrapyard: at the end of a round everybody draws two and puts one card under the deck."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has, members
from talia.core.frame import NOTHING, A, B, C, Frame, Step
from talia.core.notes import Between, Holding, NumberOf
from talia.core.program import program, program_at
from talia.games.cardia.cards.location import Location
from talia.games.cardia.numbers import CARDS, R11, influence_of, seat_of
from talia.games.cardia.state import Cardia
from talia.games.cardia.verbs import memory, piles
from talia.games.cardia.verbs.drawing import bring_up
from talia.games.cardia.verbs.noted import mine

RULE: Final = "cardia.location.scrapyard"
SEATS: Final = Between(1, 3)  # a set of seats


@final
class PutOneUnder(Step[Cardia]):
    """Those who drew two put one card of their hand under their deck, both at once and in secret.

    Note C is the set of seats concerned. R11: any hand card; by the other reading one of the two drawn, which lie on
    top of the deck until it is chosen which of them goes under.
    """

    def run(self, s: Cardia) -> None:
        s.ask_together(s.c)

    def options(self, s: Cardia, seat: i64) -> i64:
        if s.kit.other & R11 != 0:
            pile = s.deck(seat)
            return s.kit.named(bit(piles.top(pile)) | bit(piles.top(pile >> 4)))
        return s.kit.named(s.hand(seat))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        s.set_note(A + seat, number)
        s.lock_in(seat)

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.put_under"

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(A, NumberOf(CARDS)), (B, NumberOf(CARDS)), (C, SEATS)]

    def keeps(self, seat: i64) -> i64:
        return A + seat

    def wrong(self, s: Cardia) -> str:
        if s.c == 0:
            return "nobody puts a card under the deck (note C is the set of those who do)"
        if s.kit.other & R11 != 0:
            if s.peeking != s.c:
                return "those who put a card under the deck look at its two top cards (`peeking`)"
            if any(s.left(seat) < 2 for seat in members(s.c)):
                return "a deck has no two cards to look at"
        elif any(s.hand(seat) == 0 for seat in members(s.c)):
            return "a hand has no card to put under the deck"
        return ""


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
    left = s.left(seat)
    s.set_deck(seat, piles.put_under(s.deck(seat), left, influence_of(card)), left + 1)
    s.set_under(seat, s.under(seat) + 1)
    s.remember(seat, memory.BURIED, 0)
    if s.tells:
        secret = {"card": s.kit.name_of(card)}
        s.tell("buried", RULE, {"seat": seat}, secret, bit(seat))


def _sift(s: Cardia, seat: i64, influence: i64) -> None:
    """Of the two top cards of the deck one goes under it, the other to the hand."""
    pile = s.deck(seat)
    first = piles.top(pile)
    kept = piles.top(pile >> 4) if first == influence else first
    left = s.left(seat) - 1
    pile = piles.put_under(pile >> 8, left - 1, influence)
    s.hands |= bit(kept + 16 * seat)
    s.remember(seat, memory.SIFTED, 0)
    s.set_deck(seat, pile, left)
    s.set_under(seat, min(s.under(seat) + 1, left))
    if s.tells:
        s.tell("drew", RULE, {"seat": seat}, {"card": s.kit.name_of(kept)}, bit(seat))
        s.tell("buried", RULE, {"seat": seat}, {"card": s.kit.name_of(influence)}, bit(seat))


SCRAPYARD_PROGRAM: Final = program("cardia.scrapyard", (PutOneUnder(), TheyGoUnder()), rule=RULE, secret=True)


def _tell_peeked(s: Cardia) -> None:
    if s.tells:
        for seat in members(s.peeking):
            two = piles.in_order(s.deck(seat), 2)
            secret = {"cards": [s.kit.name_of(card) for card in two]}
            s.tell("peeked", RULE, {"seat": seat}, secret, bit(seat))


def _look(s: Cardia, seats: i64) -> None:
    """These seats look at the two top cards of their decks."""
    s.peeking = seats
    s.seal()
    if s.kit.chance is not None:
        for seat in members(seats):
            bring_up(s, seat, 0)
            bring_up(s, seat, 1)


@final
class Scrapyard(Location):
    def draw(self, s: Cardia) -> None:
        """R11: with fewer than two cards in the deck an ordinary draw. R22: nothing of it where nobody draws."""
        concerned: i64 = 0
        for seat in range(2):
            if s.left(seat) >= 2:
                concerned |= bit(seat)
                if s.kit.other & R11 == 0:
                    s.draw(seat, 2)
            else:
                s.draw(seat, s.kit.draws)
        if concerned != 0:
            if s.kit.other & R11 != 0:
                _look(s, concerned)
                _tell_peeked(s)
            s.push(SCRAPYARD_PROGRAM, 0, 0)
            s.c = concerned

    def pushed_at_draw(self, s: Cardia, frame: Frame) -> bool:
        return program_at(frame.pc) is SCRAPYARD_PROGRAM and frame.me == 0 and frame.card == NOTHING
