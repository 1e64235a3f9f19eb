"""Deck I: sixteen abilities (rules, section 7)."""

from __future__ import annotations

from typing import Final, final

from talia.core.bits import bit
from talia.core.frame import NOTHING, THEM, A, B, Choose, Step
from talia.core.program import program
from talia.games.cardia.kit import R4
from talia.games.cardia.numbers import BY_DJINN, BY_PUPPETEER, MODIFIER
from talia.games.cardia.pools import (
    ANY_FACTION,
    CARDS_IN_PLAY,
    HAND_OF_NAMED_FACTION,
    KINDS_ON_IT,
    LADEN_CARDS,
    YOUR_INSTANTS_OF_THIS_INFLUENCE,
    YOUR_OTHER_CARDS,
)
from talia.games.cardia.row import at
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import (
    CarryOut,
    EndGame,
    Mark,
    MarkPrevious,
    NextCardGets,
    PutToken,
    SkipIfNoHand,
    TellFaction,
    mine,
)


@final
class DiscardThisEncounter(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.discard_encounter(s.card)


HIRED_BLADE: Final = program("cardia.hired_blade", (DiscardThisEncounter(),))


@final
class Strip(Step[Cardia]):
    """The card in note A loses its whole modifier or all its ongoing tokens, as note B says."""

    def run(self, s: Cardia) -> None:
        card = s.a
        if card == NOTHING:
            return
        if s.b == MODIFIER:
            encounter = at(s.row, card)
            assert encounter is not None
            by = encounter.mark(0 if card <= 16 else 1)
            assert by != 0 or s.kit.other & R4 != 0
            if by != 0:
                s.mark(card, -by)
        elif s.tokens & bit(card) != 0:
            s.take_token(card)


VOID_MAGE: Final = program("cardia.void_mage", (Choose(LADEN_CARDS, into=A), Choose(KINDS_ON_IT, into=B), Strip()))
SURGEON: Final = program("cardia.surgeon", (NextCardGets(-5),))
MEDIATOR: Final = program("cardia.mediator", (PutToken(),))


@final
class TheyMillTwo(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.mill(1 - s.me, 2)


SABOTEUR: Final = program("cardia.saboteur", (TheyMillTwo(),))


@final
class TheyPlayOpenly(Step[Cardia]):
    """In the next encounter the opponent places their card first, face up."""

    def run(self, s: Cardia) -> None:
        s.openly |= bit(1 - s.me)
        if s.tells:
            s.tell("must_play_openly", s.cause(), {"seat": 1 - s.me})


FORTUNE_TELLER: Final = program("cardia.fortune_teller", (TheyPlayOpenly(),))


@final
class PaidOrNot(Step[Cardia]):
    """The card the opponent chose to pay (note B) is discarded; without one this card gets +7."""

    def run(self, s: Cardia) -> None:
        if s.b != NOTHING:
            s.discard(mine(s, s.b, 1 - s.me))
            s.settle()
            return
        if s.tells:
            s.tell("declined", s.cause(), {"seat": 1 - s.me})
        if at(s.row, s.card) is not None:
            s.mark(s.card, +7)


PALACE_GUARD: Final = program(
    "cardia.palace_guard",
    (
        Choose(ANY_FACTION, into=A),
        TellFaction(),
        SkipIfNoHand(by=THEM),
        # Asked even if they hold none: silence would tell (rules, 6.5).
        Choose(HAND_OF_NAMED_FACTION, into=B, by=THEM, may=True, always=True),
        PaidOrNot(),
    ),
)
JUDGE: Final = program("cardia.judge", (PutToken(),))


@final
class TheyDiscardFaction(Step[Cardia]):
    """The opponent discards all hand cards of the faction in note A."""

    def run(self, s: Cardia) -> None:
        s.discard_faction(1 - s.me, s.a)
        s.settle()


AMBUSHER: Final = program("cardia.ambusher", (Choose(ANY_FACTION, into=A), TellFaction(), TheyDiscardFaction()))


@final
class AnotherTakesItsPlace(Step[Cardia]):
    """The opposing card goes and a random card of the opponent's hand takes its place; no hand, and the game is won."""

    def run(self, s: Cardia) -> None:
        facing = s.opposing(s.card)
        if facing == NOTHING:
            return
        if s.hand(1 - s.me) == 0:
            s.end(bit(s.me), BY_PUPPETEER)
            return
        s.replace(facing)
        s.settle()


PUPPETEER: Final = program("cardia.puppeteer", (AnotherTakesItsPlace(),))
CLOCKMAKER: Final = program("cardia.clockmaker", (MarkPrevious(+3), NextCardGets(+3)))
TREASURER: Final = program("cardia.treasurer", (PutToken(),))


@final
class TakeBack(Step[Cardia]):
    """The card in note A returns to hand, the card facing it is discarded."""

    def run(self, s: Cardia) -> None:
        if s.a != NOTHING:
            s.take_back(mine(s, s.a, s.me))


SWAMP_GUARDIAN: Final = program("cardia.swamp_guardian", (Choose(YOUR_OTHER_CARDS, into=A), TakeBack()))
MAGISTRA: Final = program("cardia.magistra", (Choose(YOUR_INSTANTS_OF_THIS_INFLUENCE, into=A), CarryOut(A)))
INVENTOR: Final = program(
    "cardia.inventor",
    (
        Choose(CARDS_IN_PLAY, into=A),
        Choose(CARDS_IN_PLAY, into=B, other_than=A, prompt="cardia.lower_card"),
        Mark(A, +3),
        Mark(B, -3),
    ),
)
DJINN: Final = program("cardia.djinn", (EndGame(BY_DJINN),))

DECK_1_PROGRAMS: Final = [
    HIRED_BLADE,
    VOID_MAGE,
    SURGEON,
    MEDIATOR,
    SABOTEUR,
    FORTUNE_TELLER,
    PALACE_GUARD,
    JUDGE,
    AMBUSHER,
    PUPPETEER,
    CLOCKMAKER,
    TREASURER,
    SWAMP_GUARDIAN,
    MAGISTRA,
    INVENTOR,
    DJINN,
]
