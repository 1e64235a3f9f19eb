"""The eight locations (rules, section 9), in the order of their stars: numbers they change, moments they speak at."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, has
from talia.core.frame import NOTHING, THEM, A, Choose, D, Frame, Step
from talia.core.notes import Among, Holding
from talia.core.program import If, Leave, Not, Noted, Repeat, Test, program, program_at
from talia.games.cardia.cards.location import LOCATIONS, Location, ending
from talia.games.cardia.cards.scrapyard import Scrapyard
from talia.games.cardia.numbers import R7, R12, R13, R17, SIDE_0, SIDE_1, cards_of, faction_of, influence_of, seat_of
from talia.games.cardia.pools import TO_DISCARD
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import DiscardNoted, Settle
from talia.games.cardia.verbs import memory
from talia.games.cardia.verbs.noted import acts
from talia.games.cardia.verbs.ongoing import runs_of_three, winning_cards
from talia.games.cardia.verbs.row import Encounter
from talia.games.cardia.verbs.waiting import Fog

# How locations end the game.
BY_CATACOMBS: Final = ending("haunted_catacombs")
BY_FOUNDERS_DAY: Final = ending("founders_day")


# Serpent Temple.

CARDS_TO_COME: Final = Among(SIDE_0 | SIDE_1, "the set of cards that have come to win")


@final
class TempleStirs(Step[Cardia]):
    """One more past encounter has become one that somebody wins.

    In note D are the cards that have come to win and are not dealt with yet. R17: the oldest encounter first, in it the
    controller of the ability first; draw, then the opponent discards.
    """

    def run(self, s: Cardia) -> None:
        card: i64 = 0
        row: Encounter | None = s.row
        while row is not None:
            if row.cards & s.d != 0:
                card = row.card(s.me) if has(s.d, row.card(s.me)) else row.card(1 - s.me)
            row = row.before
        assert card != 0, "the encounter that has come to be won is gone"
        s.d &= ~bit(card)
        s.push(TEMPLE_WIN, seat_of(card), card)

    def fills(self, s: Cardia) -> list[tuple[int, Holding]]:
        return [(D, CARDS_TO_COME)]

    def pushes(self, s: Cardia, below: Frame, above: Frame) -> bool:
        # What is still to come lies in the row, and is not dealt with twice.
        if below.d & ~s.played != 0 or has(below.d, above.card):
            return False
        return acts(s, above, TEMPLE_WIN, seat_of(above.card), above.card)


@final
class TempleActs(Test[Cardia]):
    """R17: by the other reading not where the opponent has nothing to discard."""

    def holds(self, s: Cardia) -> bool:
        return s.hands & cards_of(1 - s.me) != 0 or s.kit.other & R17 == 0


@final
class TempleDraw(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.draw(s.me, 1)


TEMPLE: Final = "cardia.location.serpent_temple"
TEMPLE_WIN: Final = program(
    "cardia.serpent_temple",
    (If(TempleActs(), TempleDraw(), Choose(TO_DISCARD, into=A, by=THEM), DiscardNoted(A, by=THEM), Settle()),),
    rule=TEMPLE,
)
TEMPLE_ALL: Final = program(
    "cardia.temple_triggers",
    (Repeat(Leave(Not(Noted(D))), TempleStirs()),),
    rule=TEMPLE,
)


@final
class SerpentTemple(Location):
    def after(self, s: Cardia, loser: i64, won_before: i64, current: i64) -> None:
        """Push what the Temple does for past encounters that somebody has come to win."""
        newest = s.row
        if newest is not None and newest.cards & current != 0:
            current |= newest.cards  # a card that took another's place stands in the current encounter too
        gained = winning_cards(s.kit, s.row, s.tokens) & ~won_before & ~current
        if gained != 0:
            s.push(TEMPLE_ALL, loser, 0)
            s.d = gained

    def pushed_after(self, s: Cardia, frame: Frame, loser: i64, current: i64) -> bool:
        return program_at(frame.pc) is TEMPLE_ALL and frame.me == loser and frame.card == NOTHING


SERPENT_TEMPLE: Final = LOCATIONS.declare(SerpentTemple("serpent_temple", stars=1))


@final
class Bazaar(Location):
    """R22: nobody draws at the end of a round."""

    def settle(self, s: Cardia) -> None:
        """Whoever holds one card or none draws four at once, in any phase."""
        for seat in range(2):
            if count(s.hands & cards_of(seat)) <= 1:
                s.draw(seat, 4, self.rule)

    def sound(self, s: Cardia, seat: i64) -> None:
        # While cards are being discarded together the refill is still to come.
        held = count(s.hand(seat))
        assert held > 1 or s.left(seat) == 0 or s.below is not None, "Bazaar: a hand was not refilled"


BAZAAR: Final = LOCATIONS.declare(Bazaar("bazaar", stars=1, draws=0))


@final
class FoundersDay(Location):
    def watch(self, s: Cardia) -> None:
        """Winning cards in three adjacent encounters win the game at once, in any phase."""
        found = runs_of_three(s.kit, s.row, s.tokens)
        if found != 0:
            s.end(s.decided(found, R13), BY_FOUNDERS_DAY.number)

    def watches_rows(self) -> bool:
        return True

    def ends_so(self, s: Cardia, reason: i64) -> bool:
        runs = runs_of_three(s.kit, s.row, s.tokens)
        return reason == BY_FOUNDERS_DAY.number and runs != 0 and s.won == s.decided(runs, R13)


FOUNDERS_DAY: Final = LOCATIONS.declare(FoundersDay("founders_day", stars=1))
GRAND_LIBRARY: Final = LOCATIONS.declare(Location("grand_library", stars=2, draws=2, hand=2))
SCRAPYARD: Final = LOCATIONS.declare(Scrapyard("scrapyard", stars=2, sifts=True))


@final
class AuctionHouse(Location):
    def reveal(self, s: Cardia, before_choices: bool) -> None:
        """Whoever revealed less influence than their card before it discards their deck's top card; all tokens count.

        R7: after the choices, by the other reading before them.
        """
        row = s.row
        assert row is not None
        before = row.before
        if before is None or (s.kit.other & R7 != 0) != before_choices:
            return
        for seat in range(2):
            if row.influence(seat) < before.influence(seat):
                s.mill(seat, 1, self.rule)


AUCTION_HOUSE: Final = LOCATIONS.declare(AuctionHouse("auction_house", stars=2))


@final
class HauntedCatacombs(Location):
    def meet(self, s: Cardia, first: i64, second: i64) -> None:
        """A card of the same faction as one's card before it loses the game (R7: before all else)."""
        before = s.row
        if before is None:
            return
        saved: i64 = 0  # those whose cards do not offend
        if faction_of(first) != faction_of(before.first):
            saved |= 1
        if faction_of(second) != faction_of(before.second):
            saved |= 2
        if saved != 3:
            winners = s.decided(saved if saved != 0 else 3, R12)
            s.meet(first, second, 0, 0)  # to be seen, but never compared
            s.end(winners, BY_CATACOMBS.number)

    def ends_so(self, s: Cardia, reason: i64) -> bool:
        row = s.row
        if reason != BY_CATACOMBS.number or row is None or row.before is None:
            return False
        again = s.clone()  # as it was before the last pair was laid
        again.tells = False
        again.recall = None
        again.ended = False
        again.row = row.before
        again.played = s.played & ~row.cards
        again.tokens = s.tokens & ~row.cards
        self.meet(again, row.first, row.second)
        return again.ended and again.won == s.won


HAUNTED_CATACOMBS: Final = LOCATIONS.declare(HauntedCatacombs("haunted_catacombs", stars=3))


@final
class FoggySwamp(Location):
    def place(self, s: Cardia, first: i64, second: i64) -> None:
        """The new pair lies face down; the one before it, if any, is revealed."""
        old = s.fog
        seen = 0 if s.shown == NOTHING else bit(seat_of(s.shown))
        s.fog = Fog(influence_of(first), influence_of(second), s.next, seen)
        s.here = 0 if old is None else old.waits
        s.next = 0
        for seat in range(2):
            if old is not None and not has(old.seen, seat):
                s.remember(seat, memory.REVEALED, old.card(seat))
            if not has(seen, seat):
                s.hands &= ~bit(first if seat == 0 else second)
                s.remember(seat, memory.HIDDEN, 0)
        s.shown = NOTHING
        s.seal()
        if s.tells:
            s.tell("placed", self.rule, {"seats": [0, 1]})
        s.settle()
        s.d = NOTHING if old is None else old.first | (old.second + 16) << 8


FOGGY_SWAMP: Final = LOCATIONS.declare(FoggySwamp("foggy_swamp", stars=3, hides=True))
