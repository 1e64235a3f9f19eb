"""Deck II: sixteen abilities (rules, section 8)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import bit, count, lowest
from talia.core.frame import ME, NOTHING, THEM, A, B, Choose, Step
from talia.core.program import If, Leave, Repeat, Test, program
from talia.games.cardia.cards.card import (
    CHOICE,
    CLAIMS_BEFORE,
    COPIES,
    DECK_2,
    DEMAND,
    EMPTIES_DECK,
    EMPTIES_HAND,
    ENDS,
    ENRICHES,
    LASTS,
    LATE,
    LOWERS,
    LOWERS_OWN,
    MOVES,
    RAISES,
    TIES,
    WINS_IF_NEXT_IS_WON,
)
from talia.games.cardia.numbers import NEXT, PLUS, R10, R19, SIDE_0, cards_of, faction_of, influences_of
from talia.games.cardia.pools import (
    ANY_FACTION,
    CARDS_IN_PLAY_OR_NEXT,
    TO_DISCARD,
    UP_OR_DOWN,
    YOUR_CARDS,
    YOUR_INSTANTS_IN_HAND,
    YOUR_LADEN_CARDS,
    YOUR_LOSING_CARDS,
    YOUR_SMALL_CARDS,
)
from talia.games.cardia.state import Cardia
from talia.games.cardia.steps import (
    Activate,
    CarryOut,
    DiscardNoted,
    HasHand,
    LeaveForNext,
    Mark,
    MarkThis,
    Settle,
    TellFaction,
)
from talia.games.cardia.verbs import memory, piles, results, waiting
from talia.games.cardia.verbs.noted import mine
from talia.games.cardia.verbs.row import at

# How cards of this deck end the game.
BY_MECHANICAL_DJINN: Final = DECK_2.ending("mechanical_djinn")


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


POISONER: Final = DECK_2.card("poisoner", 1, instant=(LevelThisEncounter(),), does=LOWERS | TIES, gist="⇅ =")


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
        laden = s.tokens & bit(source) != 0
        before = results.standing_winners(s)
        if by != 0:
            s.mark(source, -by, whole=False)
            s.mark(target, by, whole=False)
        if laden:
            s.take_token(source, whole=False)
            s.tokens |= bit(target)
        if s.tells and laden:
            results.tell_change(s, "token_put", target, before, True)
        elif s.tells:
            results.tell_turned(s, before)


KINESIS_MAGE: Final = DECK_2.card(
    "kinesis_mage",
    2,
    instant=(Choose(YOUR_LADEN_CARDS, into=A), Choose(YOUR_CARDS, into=B, other_than=A), MoveAll()),
    does=MOVES,
    gist="{c-modifier} {c-ongoing} →",
)


@final
class LowerItOrTheNext(Step[Cardia]):
    """-3 for the card in note A, or for the next card you play."""

    def run(self, s: Cardia) -> None:
        if s.a == NEXT:
            s.wait(s.me, -3 * waiting.MODIFIER)
        elif s.a != NOTHING:
            s.mark(s.a, -3)

    def foretells(self, s: Cardia) -> list[tuple[int, int]]:
        return [] if s.a in (NOTHING, NEXT) else [(int(s.a), -3)]


ENVOY: Final = DECK_2.card(
    "envoy",
    3,
    instant=(Choose(CARDS_IN_PLAY_OR_NEXT, into=A), LowerItOrTheNext()),
    does=LOWERS | LOWERS_OWN,
    gist="−3",
)
TAX_COLLECTOR: Final = DECK_2.card("tax_collector", 4, instant=(MarkThis(+4),), does=RAISES, gist="+4")


@final
class TheyDrawTwo(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.draw(1 - s.me, 2)


REVOLUTIONARY: Final = DECK_2.card(
    "revolutionary",
    5,
    instant=(
        Choose(TO_DISCARD, into=A, by=THEM),
        DiscardNoted(A, by=THEM),
        Choose(TO_DISCARD, into=B, by=THEM),
        DiscardNoted(B, by=THEM),
        Settle(),
        TheyDrawTwo(),
    ),
    does=EMPTIES_HAND,
    gist="{hand} −2 +2",
)


@final
class Adjust(Step[Cardia]):
    """+2 or -2 for the revealed card, as note A says."""

    def run(self, s: Cardia) -> None:
        s.mark(s.card, waiting.CHOICE_BY if s.a == PLUS else -waiting.CHOICE_BY)


LIBRARIAN_CHOICE: Final = program(
    "cardia.librarian_choice", (Choose(UP_OR_DOWN, into=A), Adjust()), rule="cardia.card.librarian"
)
LIBRARIAN: Final = DECK_2.card(
    "librarian",
    6,
    instant=(LeaveForNext(waiting.CHOICE),),
    waits=CHOICE,
    later=LIBRARIAN_CHOICE,
    does=RAISES,
    gist="▸ ±2",
)
PRODIGY: Final = DECK_2.card(
    "prodigy", 7, instant=(Choose(YOUR_SMALL_CARDS, into=A), Mark(A, +3)), does=RAISES, gist="≤8: +3"
)
ARISTOCRAT: Final = DECK_2.card("aristocrat", 8, lasts=ENRICHES, does=LASTS, gist="+ {c-signet}")


@final
class Blackmail(Step[Cardia]):
    """The next card the opponent plays should be of the faction in note A."""

    def run(self, s: Cardia) -> None:
        s.wait(1 - s.me, waiting.FACTION * (s.a + 1))


PENALTY: Final = program(
    "cardia.penalty",
    (Choose(TO_DISCARD, into=A), DiscardNoted(A), Choose(TO_DISCARD, into=B), DiscardNoted(B), Settle()),
    rule="cardia.card.blackmailer",
)
BLACKMAILER: Final = DECK_2.card(
    "blackmailer",
    9,
    instant=(Choose(ANY_FACTION, into=A), TellFaction(), Blackmail()),
    waits=DEMAND,
    later=PENALTY,
    does=EMPTIES_HAND,
    gist="▸ ◈ / {hand} −2",
)
ILLUSIONIST: Final = DECK_2.card(
    "illusionist", 10, instant=(Choose(YOUR_LOSING_CARDS, into=A), Activate(A)), does=COPIES, gist="{c-immediate} ↺"
)


@final
class LateModifiersLand(Step[Cardia]):
    """R6: +5 for the card played this round, also after a tie, lost if the card is gone. Note D: the current cards."""

    def run(self, s: Cardia) -> None:
        for seat in range(2):
            late = waiting.late(waiting.of(s.here, seat))
            card = s.d & s.played & cards_of(seat)
            if late != 0 and card != 0:
                s.mark(lowest(card), late)


ENGINEER: Final = DECK_2.card(
    "engineer",
    11,
    instant=(LeaveForNext(waiting.LATE),),
    waits=LATE,
    later=program("cardia.engineer_lands", (LateModifiersLand(),), rule="cardia.card.engineer"),
    does=RAISES,
    gist="▸ +5",
)
COUNSELOR: Final = DECK_2.card("counselor", 12, lasts=CLAIMS_BEFORE, does=LASTS, gist="◂ {check}")


def _purge_deck(s: Cardia, seat: i64, faction: i64) -> None:
    """Every card of a faction leaves the deck, which is then shuffled."""
    pile = s.deck(seat)
    size = s.left(seat)
    kept: i64 = 0
    left: i64 = 0
    gone: i64 = 0
    for _ in range(size):
        influence = piles.top(pile)
        pile >>= 4
        if faction_of(influence) == faction:
            gone |= bit(influence)
        else:
            kept = piles.put_under(kept, left, influence)
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
    if s.kit.chance is None:  # in open games a pile has no order until it is drawn from
        kept = piles.shuffled(kept, left, s.random_below(0x3FFFFFFF))
    s.set_under(seat, 0)
    s.set_deck(seat, kept, left)
    if s.tells:
        s.tell("shuffled", s.cause(), {"seat": seat})


@final
class TheyLoseFaction(Step[Cardia]):
    """The opponent discards every card of the faction in note A from hand and deck, then shuffles."""

    def run(self, s: Cardia) -> None:
        s.discard_faction(1 - s.me, s.a)
        _purge_deck(s, 1 - s.me, s.a)
        s.settle()  # the Bazaar refills after all discards and the shuffle


WITCH_KING: Final = DECK_2.card(
    "witch_king",
    13,
    instant=(Choose(ANY_FACTION, into=A), TellFaction(), TheyLoseFaction()),
    does=EMPTIES_HAND | EMPTIES_DECK,
    gist="{hand} {deck} − ◈",
)


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


ELEMENTAL: Final = DECK_2.card(
    "elemental",
    14,
    instant=(
        # Asked even without a choice: silence would tell how many such cards they hold.
        If(HasHand(ME), Choose(YOUR_INSTANTS_IN_HAND, into=A, always=True)),
        DiscardToCopy(),
        CarryOut(A),
        DrawOne(),
    ),
    does=COPIES,
    gist="{discard} {c-immediate} +1",
)
MECHANICAL_DJINN: Final = DECK_2.card(
    "mechanical_djinn",
    15,
    lasts=WINS_IF_NEXT_IS_WON,
    ends=BY_MECHANICAL_DJINN,
    does=LASTS | ENDS,
    gist="▸ {check} {f-leader}",
)


@final
class TheyLoseTheirDeck(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.mill(1 - s.me, 16)


@final
class TheyHoldTwo(Test[Cardia]):
    """Have they no more than two cards left?"""

    def holds(self, s: Cardia) -> bool:
        return count(s.hand(1 - s.me)) <= 2


SUCCESSOR: Final = DECK_2.card(
    "successor",
    16,
    instant=(
        TheyLoseTheirDeck(),
        Repeat(
            Leave(TheyHoldTwo()),
            Choose(TO_DISCARD, into=A, by=THEM, prompt="cardia.discard_to_two"),
            DiscardNoted(A, by=THEM),
        ),
    ),
    does=EMPTIES_DECK | EMPTIES_HAND,
    gist="{deck} 0 {hand} 2",
)
