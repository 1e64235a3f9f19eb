"""The round, itself a program of steps (rules, section 5). Rare matters are pushed as programs of their own, so that a
plain round runs few steps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, has, members
from talia.core.frame import NOTHING, A, B, Choose, Step
from talia.core.program import program
from talia.games.cardia import deal, memory, waiting
from talia.games.cardia.cards.places import (
    SCRAPYARD_PROGRAM,
    both_at_once,
    founders_day,
    serpent_temple,
)
from talia.games.cardia.kit import R5, R7, R11, R12, R26
from talia.games.cardia.numbers import (
    AUCTION_HOUSE,
    BAZAAR,
    BY_CATACOMBS,
    BY_MECHANICAL_DJINN,
    BY_SIGNETS,
    CANNOT_PLAY,
    CARDS,
    FOGGY_SWAMP,
    FOUNDERS_DAY,
    GRAND_LIBRARY,
    HAUNTED_CATACOMBS,
    NEITHER_CAN_PLAY,
    PLUS,
    SCRAPYARD,
    SERPENT_TEMPLE,
    SIDE_0,
    SIDE_1,
    faction_of,
    influence_of,
    seat_of,
)
from talia.games.cardia.ongoing import mechanical_wins, signets, winning_cards
from talia.games.cardia.pools import TO_DISCARD, UP_OR_DOWN
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import DiscardNoted, Settle, mine

# Note D of the round holds the current encounter: seat 0's card, seat 1's card << 8, and the loser + 1 << 16.
NOBODY: Final = 0


@final
class CanTheyPlay(Step[Cardia]):
    """Phase 1: whoever has no hand cannot play. Under a Fortune Teller the victim places a card first, face up."""

    def run(self, s: Cardia) -> None:
        if s.shown != NOTHING:
            return  # a position in which the victim's card lies there already
        empty0 = s.hands & SIDE_0 == 0
        empty1 = s.hands & SIDE_1 == 0
        if empty0 or empty1:
            _cannot_play(s, empty0, empty1)
        elif s.openly != 0:
            seat: i64 = 0 if has(s.openly, 0) else 1
            s.ask(seat, s.kit.named(s.hand(seat)))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        card = mine(s, number, seat)
        s.owing = 0
        s.openly = 0
        s.shown = card
        s.leave_hand(card)
        if s.tells:
            s.tell("placed_openly", "cardia.card.fortune_teller", {"card": s.kit.name_of(card), "owner": seat})
        s.settle()

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.play_openly"


def _cannot_play(s: Cardia, empty0: bool, empty1: bool) -> None:
    if empty0 and empty1:  # R14: a pair that lies face down is not counted
        lead = s.signets(0) - s.signets(1)
        s.end(0 if lead == 0 else (1 if lead > 0 else 2), NEITHER_CAN_PLAY)
    else:
        s.end(2 if empty0 else 1, CANNOT_PLAY)


@final
class PlayTogether(Step[Cardia]):
    """Both choose a hand card in secret, at once; who has placed openly waits. The notes A and B hold the choices."""

    def run(self, s: Cardia) -> None:
        s.ask_together(3 if s.shown == NOTHING else bit(1 - seat_of(s.shown)))

    def options(self, s: Cardia, seat: i64) -> i64:
        return s.kit.named(s.hand(seat))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        if seat == 0:
            s.a = number
        else:
            s.b = number
        s.lock_in(seat)

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.play"


@final
class Meet(Step[Cardia]):
    """Both cards are placed and revealed; with Foggy Swamp the pair of the round before is revealed instead."""

    def run(self, s: Cardia) -> None:
        first = influence_of(s.a)
        second = influence_of(s.b) + 16
        s.a = NOTHING
        s.b = NOTHING
        fog = s.kit.locations & FOGGY_SWAMP != 0
        if s.shown != NOTHING:
            if s.shown <= 16:
                first = s.shown
            else:
                second = s.shown
        if fog:
            _place_in_fog(s, first, second)
            if s.d == NOBODY:
                s.pc += 2  # the first round: nothing is revealed
                return
            first = s.d & 255
            second = s.d >> 8
        else:
            s.leave_hands(first, second)
            s.shown = NOTHING
            s.here0 = s.next0
            s.here1 = s.next1
            s.next0 = 0
            s.next1 = 0
            s.settle()
            s.d = first | second << 8
        if s.kit.locations & HAUNTED_CATACOMBS != 0 and _catacombs(s, first, second):
            return
        s.meet(first, second, waiting.modifier(s.here0), waiting.modifier(s.here1))
        if (s.here0 | s.here1) & 0xFFF0 != 0 or s.kit.locations & AUCTION_HOUSE != 0:
            s.push(AT_REVEAL, 0, 0)


def _place_in_fog(s: Cardia, first: i64, second: i64) -> None:
    """The new pair lies face down; the one before it, if any, goes to note D to be revealed."""
    old0 = s.fog0
    old1 = s.fog1
    seen = s.fog_seen
    s.here0, s.fog_next0, s.next0 = s.fog_next0, s.next0, 0
    s.here1, s.fog_next1, s.next1 = s.fog_next1, s.next1, 0
    s.fog0 = influence_of(first)
    s.fog1 = influence_of(second)
    s.fog_seen = 0 if s.shown == NOTHING else bit(seat_of(s.shown))
    for seat in range(2):
        if old0 != 0 and not has(seen, seat):
            s.remember(seat, memory.REVEALED, old0 if seat == 0 else old1)
        if not has(s.fog_seen, seat):
            s.hands &= ~bit(first if seat == 0 else second)
            s.remember(seat, memory.HIDDEN, 0)
    s.shown = NOTHING
    s.seal()
    if s.tells:
        s.tell("placed", "cardia.location.foggy_swamp", {"seats": [0, 1]})
    s.settle()
    s.d = NOBODY if old0 == 0 else old0 | (old1 + 16) << 8


def _catacombs(s: Cardia, first: i64, second: i64) -> bool:
    """Haunted Catacombs: a card of the same faction as one's card before it loses the game (R7: before all else)."""
    before = s.row
    if before is None:
        return False
    offends0 = faction_of(first) == faction_of(before.first)
    offends1 = faction_of(second) == faction_of(before.second)
    if not offends0 and not offends1:
        return False
    winners = both_at_once(s, R12) if offends0 and offends1 else (2 if offends0 else 1)
    s.meet(first, second, 0, 0)  # to be seen, but never compared
    s.end(winners, BY_CATACOMBS)
    return True


# R7, the order at the reveal: Catacombs, waiting modifiers, Librarian, Auction House, Blackmailer, comparison.


def _current(s: Cardia, seat: i64) -> i64:
    """The card a seat has just revealed, while AT_REVEAL runs."""
    row = s.row
    assert row is not None
    return row.card(seat)


@final
class LibrarianOf(Step[Cardia]):
    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Cardia) -> None:
        if waiting.librarian(s.here0 if self.seat == 0 else s.here1):
            s.push(LIBRARIAN_CHOICE, self.seat, _current(s, self.seat))


@final
class Adjust(Step[Cardia]):
    """+2 or -2 for the revealed card, as note A says."""

    def run(self, s: Cardia) -> None:
        s.mark(s.card, 2 if s.a == PLUS else -2)


@final
class AuctionHouse(Step[Cardia]):
    """Whoever revealed less influence than their card before it discards their deck's top card; all tokens count."""

    def __init__(self, first: bool) -> None:
        self.first = first

    def run(self, s: Cardia) -> None:
        if s.kit.locations & AUCTION_HOUSE == 0 or (s.kit.other & R7 != 0) != self.first:
            return
        row = s.row
        assert row is not None
        before = row.before
        if before is None:
            return
        for seat in range(2):
            if row.influence(seat) < before.influence(seat):
                s.mill(seat, 1)


@final
class BlackmailOf(Step[Cardia]):
    """A card of another faction than the one named costs two hand cards."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def run(self, s: Cardia) -> None:
        faction = waiting.blackmail(s.here0 if self.seat == 0 else s.here1)
        card = _current(s, self.seat)
        if faction >= 0 and faction != faction_of(card):
            s.push(PENALTY, self.seat, card)


LIBRARIAN_CHOICE: Final = program("cardia.librarian_choice", (Choose(UP_OR_DOWN, into=A), Adjust()))
PENALTY: Final = program(
    "cardia.penalty",
    (Choose(TO_DISCARD, into=A), DiscardNoted(A), Choose(TO_DISCARD, into=B), DiscardNoted(B), Settle()),
)
AT_REVEAL: Final = program(
    "cardia.reveal",
    (
        AuctionHouse(first=True),
        LibrarianOf(0),
        LibrarianOf(1),
        AuctionHouse(first=False),
        BlackmailOf(0),
        BlackmailOf(1),
    ),
)


@final
class Compare(Step[Cardia]):
    """Higher influence wins; the loser's ability is activated at once. A tie activates nothing, whoever wins it."""

    def run(self, s: Cardia) -> None:
        row = s.row
        assert row is not None
        if s.tells:
            s.tell("compared", "cardia.5.phase1.3", {"influence": [row.influence(0), row.influence(1)]})
        if s.kit.locations & (FOUNDERS_DAY | SERPENT_TEMPLE) != 0:
            founders_day(s)
            s.c = winning_cards(s.kit, s.row, s.tokens)  # what the Temple compares with afterwards
        if s.kit.other & R5 != 0 and not s.ended:
            _mechanical_djinns(s)
        if row.gap == 0 or s.ended:
            return
        loser: i64 = 1 if row.gap > 0 else 0
        card = row.card(loser)
        s.d |= (loser + 1) << 16
        if s.tells:
            s.tell("lost", "cardia.5.phase2", {"card": s.kit.name_of(card), "owner": loser})
        s.push(s.kit.program_of(card), loser, card)


@final
class AfterAbilities(Step[Cardia]):
    """What follows phase 2, in this order (rules, section 5): Founder's Day, Serpent Temple, Engineers, Founder's Day,
    Mechanical Djinn. Few rounds have any of it."""

    def run(self, s: Cardia) -> None:
        late = waiting.engineers(s.here0) | waiting.engineers(s.here1)
        if late == 0 and s.kit.locations & (FOUNDERS_DAY | SERPENT_TEMPLE) == 0:
            s.here0 = 0
            s.here1 = 0
            if s.tokens & s.kit.mechanical_djinns != 0:
                _mechanical_djinns(s)
            return
        founders_day(s)
        if s.ended:
            return
        before = s.c
        loser = (s.d >> 16) - 1
        current = bit(s.d & 255) | bit(s.d >> 8 & 255)
        s.push(AFTERWARDS, 0, 0)
        s.d = current
        if loser >= 0:
            serpent_temple(s, loser, before, current)


@final
class EngineersLand(Step[Cardia]):
    """R6: +5 for the card played this round, also after a tie, lost if the card is gone. Note D: the current cards."""

    def run(self, s: Cardia) -> None:
        for seat in range(2):
            late = waiting.engineers(s.here0 if seat == 0 else s.here1)
            card = s.d & s.played & (SIDE_0 if seat == 0 else SIDE_1)
            if late != 0 and card != 0:
                row = s.row
                while row is not None:
                    if row.cards & card != 0:
                        s.mark(row.card(seat), 5 * late)
                        break
                    row = row.before
        s.here0 = 0
        s.here1 = 0


@final
class LastChecks(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        founders_day(s)
        if not s.ended:
            _mechanical_djinns(s)


def _mechanical_djinns(s: Cardia) -> None:
    """R5: at the end of phase 2. R26: for both at once the game is drawn."""
    if s.tokens & s.kit.mechanical_djinns == 0:
        return
    found = mechanical_wins(s.kit, s.row, s.tokens)
    if found == 3:
        s.end(both_at_once(s, R26), BY_MECHANICAL_DJINN)
    elif found != 0:
        s.end(found, BY_MECHANICAL_DJINN)


AFTERWARDS: Final = program("cardia.afterwards", (EngineersLand(), LastChecks()))


@final
class EndOfRound(Step[Cardia]):
    """Phase 3: both draw, as the locations say."""

    def run(self, s: Cardia) -> None:
        s.d = NOBODY
        s.c = NOTHING
        places = s.kit.locations & (BAZAAR | GRAND_LIBRARY | SCRAPYARD)
        if places == 0:
            s.draw(0, 1)
            s.draw(1, 1)
        elif places & BAZAAR == 0:  # R22: with the Bazaar nobody draws, and nothing goes under a deck
            concerned: i64 = 0
            for seat in range(2):
                if places & SCRAPYARD != 0 and s.left(seat) >= 2:  # R11: with fewer an ordinary draw
                    concerned |= bit(seat)
                    if s.kit.other & R11 == 0:
                        s.draw(seat, 2)
                else:
                    s.draw(seat, 2 if places & GRAND_LIBRARY != 0 else 1)
            if concerned != 0:
                if s.kit.other & R11 != 0:
                    s.peeking = concerned
                    s.seal()
                    _tell_peeked(s)
                s.push(SCRAPYARD_PROGRAM, 0, 0)
                s.c = concerned


def _tell_peeked(s: Cardia) -> None:
    if s.tells:
        for seat in members(s.peeking):
            two = deal.in_order(s.deck0 if seat == 0 else s.deck1, 2)
            secret = {"cards": [s.kit.name_of(card) for card in two]}
            s.tell("peeked", "cardia.location.scrapyard", {"seat": seat}, secret, bit(seat))


@final
class CountSignets(Step[Cardia]):
    """R25: after drawing. Enough signets and more than the other win; otherwise the next round begins."""

    def run(self, s: Cardia) -> None:
        both = signets(s.kit, s.row, s.tokens)
        first = both & 255
        second = both >> 8
        if first != second and (first >= s.kit.signets or second >= s.kit.signets):
            s.end(1 if first > second else 2, BY_SIGNETS)
        else:
            s.pc = ROUND


ROUND: Final = program(
    "cardia.round",
    (CanTheyPlay(), PlayTogether(), Meet(), Compare(), AfterAbilities(), EndOfRound(), CountSignets()),
)
