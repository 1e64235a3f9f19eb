"""Deck II: sixteen abilities (rules, section 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, count, lowest
from talia.core.frame import NOTHING, THEM, A, B, Choose, Step
from talia.core.program import program
from talia.games.cardia import deal, memory, waiting
from talia.games.cardia.kit import R10, R19
from talia.games.cardia.numbers import CARDS, NEXT, SIDE_0, faction_of, influences_of
from talia.games.cardia.pools import (
    ANY_FACTION,
    CARDS_IN_PLAY_OR_NEXT,
    TO_DISCARD,
    YOUR_CARDS,
    YOUR_INSTANTS_IN_HAND,
    YOUR_LADEN_CARDS,
    YOUR_LOSING_CARDS,
    YOUR_SMALL_CARDS,
)
from talia.games.cardia.row import at
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import (
    Activate,
    CarryOut,
    DiscardNoted,
    Mark,
    MarkThis,
    PutToken,
    Settle,
    SkipIfNoHand,
    TellFaction,
    mine,
)


@final
class LevelThisEncounter(Step[Cardia]):
    """The opposing card is lowered until the encounter is a tie. R19: only lowered."""

    def run(self, s: Cardia) -> None:
        here = at(s.row, s.card)
        if here is None:
            return
        lead = here.influence(1 - s.me) - here.influence(s.me)
        if lead > 0 or (lead < 0 and s.kit.other & R19 != 0):
            s.mark(here.card(1 - s.me), -lead)


POISONER: Final = program("cardia.poisoner", (LevelThisEncounter(),))


@final
class MoveAll(Step[Cardia]):
    """Everything on your card in note A goes to your card in note B; modifiers add up."""

    def run(self, s: Cardia) -> None:
        if s.a == NOTHING or s.b == NOTHING:
            return
        source = mine(s, s.a, s.me)
        target = mine(s, s.b, s.me)
        encounter = at(s.row, source)
        assert encounter is not None
        by = encounter.mark(s.me)
        if by != 0:
            s.mark(source, -by)
            s.mark(target, by)
        if s.tokens & bit(source) != 0:
            s.take_token(source)
            s.put_token(target)


KINESIS_MAGE: Final = program(
    "cardia.kinesis_mage", (Choose(YOUR_LADEN_CARDS, into=A), Choose(YOUR_CARDS, into=B, other_than=A), MoveAll())
)


@final
class LowerItOrTheNext(Step[Cardia]):
    """-3 for the card in note A, or for the next card you play."""

    def run(self, s: Cardia) -> None:
        if s.a == NEXT:
            s.wait(s.me, -3 * waiting.MODIFIER)
        elif s.a != NOTHING:
            s.mark(s.a, -3)


ENVOY: Final = program("cardia.envoy", (Choose(CARDS_IN_PLAY_OR_NEXT, into=A), LowerItOrTheNext()))
TAX_COLLECTOR: Final = program("cardia.tax_collector", (MarkThis(+4),))


@final
class TheyDrawTwo(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.draw(1 - s.me, 2)


REVOLUTIONARY: Final = program(
    "cardia.revolutionary",
    (
        Choose(TO_DISCARD, into=A, by=THEM),
        DiscardNoted(A, by=THEM),
        Choose(TO_DISCARD, into=B, by=THEM),
        DiscardNoted(B, by=THEM),
        Settle(),
        TheyDrawTwo(),
    ),
)


@final
class AChoiceWaits(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.wait(s.me, waiting.LIBRARIAN)


LIBRARIAN: Final = program("cardia.librarian", (AChoiceWaits(),))
PRODIGY: Final = program("cardia.prodigy", (Choose(YOUR_SMALL_CARDS, into=A), Mark(A, +3)))
ARISTOCRAT: Final = program("cardia.aristocrat", (PutToken(),))


@final
class Blackmail(Step[Cardia]):
    """The next card the opponent plays should be of the faction in note A."""

    def run(self, s: Cardia) -> None:
        s.wait(1 - s.me, waiting.BLACKMAIL * (s.a + 1))


BLACKMAILER: Final = program("cardia.blackmailer", (Choose(ANY_FACTION, into=A), TellFaction(), Blackmail()))
ILLUSIONIST: Final = program("cardia.illusionist", (Choose(YOUR_LOSING_CARDS, into=A), Activate(A)))


@final
class ALateModifierWaits(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.wait(s.me, waiting.ENGINEER)


ENGINEER: Final = program("cardia.engineer", (ALateModifierWaits(),))
COUNSELOR: Final = program("cardia.counselor", (PutToken(),))


def _purge_deck(s: Cardia, seat: i64, faction: i64) -> None:
    """Every card of a faction leaves the deck, which is then shuffled."""
    pile = s.deck0 if seat == 0 else s.deck1
    size = s.left(seat)
    kept: i64 = 0
    left: i64 = 0
    gone: i64 = 0
    for _ in range(size):
        influence = deal.top(pile)
        pile >>= 4
        if faction_of(influence) == faction:
            gone |= bit(influence)
        else:
            kept = deal.put_under(kept, left, influence)
            left += 1
    s.discards |= gone << (16 * seat)
    while gone != 0:
        s.remember(seat, memory.CULLED, lowest(gone))
        if s.tells:
            parts = {"card": s.kit.name_of(lowest(gone)), "owner": seat}
            s.tell("milled", s.cause(), parts)
        gone &= gone - 1
    s.remember(seat, memory.DECK_ONLY, SIDE_0 & ~influences_of(faction))
    s.remember(seat, memory.SHUFFLED, 0)
    kept = deal.shuffled(kept, left, s.random_below(0x3FFFFFFF))
    if seat == 0:
        s.deck0, s.left0, s.under0 = kept, left, 0
    else:
        s.deck1, s.left1, s.under1 = kept, left, 0
    if s.tells:
        s.tell("shuffled", s.cause(), {"seat": seat})


@final
class TheyLoseFaction(Step[Cardia]):
    """The opponent discards every card of the faction in note A from hand and deck, then shuffles."""

    def run(self, s: Cardia) -> None:
        s.discard_faction(1 - s.me, s.a)
        _purge_deck(s, 1 - s.me, s.a)
        s.settle()  # the Bazaar refills after all discards and the shuffle


WITCH_KING: Final = program("cardia.witch_king", (Choose(ANY_FACTION, into=A), TellFaction(), TheyLoseFaction()))


@final
class DiscardToCopy(Step[Cardia]):
    """The hand card in note A is discarded. R10: without one nothing is copied.

    Everybody learns then that all cards of the hand are ongoing ones.
    """

    def run(self, s: Cardia) -> None:
        if s.a == NOTHING:
            s.learn_hand_only(s.me, s.kit.ongoing & SIDE_0)
            return
        s.discard(mine(s, s.a, s.me))
        s.settle()


@final
class DrawOne(Step[Cardia]):
    """R10: only you draw."""

    def run(self, s: Cardia) -> None:
        s.draw(s.me, 1)
        if s.kit.other & R10 != 0:
            s.draw(1 - s.me, 1)


ELEMENTAL: Final = program(
    "cardia.elemental",
    (
        SkipIfNoHand(),
        # Asked even without a choice: silence would tell how many such cards they hold.
        Choose(YOUR_INSTANTS_IN_HAND, into=A, always=True),
        DiscardToCopy(),
        CarryOut(A),
        DrawOne(),
    ),
)
MECHANICAL_DJINN: Final = program("cardia.mechanical_djinn", (PutToken(),))


@final
class TheyLoseTheirDeck(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.mill(1 - s.me, 16)


@final
class TheyKeepTwo(Step[Cardia]):
    """The opponent discards cards of their choice until two are left, one question a card."""

    def run(self, s: Cardia) -> None:
        hand = s.hand(1 - s.me)
        if count(hand) > 2:
            s.ask(1 - s.me, s.kit.named(hand))

    def answered(self, s: Cardia, seat: i64, number: i64) -> None:
        s.discard(mine(s, number, seat))
        s.owing = 0
        s.pc -= 1

    def domain(self) -> Domain:
        return CARDS

    def prompt(self) -> str:
        return "cardia.discard_to_two"


SUCCESSOR: Final = program("cardia.successor", (TheyLoseTheirDeck(), TheyKeepTwo()))

DECK_2_PROGRAMS: Final = [
    POISONER,
    KINESIS_MAGE,
    ENVOY,
    TAX_COLLECTOR,
    REVOLUTIONARY,
    LIBRARIAN,
    PRODIGY,
    ARISTOCRAT,
    BLACKMAILER,
    ILLUSIONIST,
    ENGINEER,
    COUNSELOR,
    WITCH_KING,
    ELEMENTAL,
    MECHANICAL_DJINN,
    SUCCESSOR,
]
