"""Deck I: sixteen abilities (rules, section 7)."""

from __future__ import annotations

from typing import Final, final

from talia.core.bits import bit
from talia.core.frame import NOTHING, THEM, A, B, Choose, Step
from talia.core.program import If
from talia.games.cardia.cards.card import (
    COPIES,
    DECK_1,
    EMPTIES_DECK,
    EMPTIES_HAND,
    ENDS,
    ENRICHES_BEFORE,
    LASTS,
    LEVELS,
    LOWERS,
    LOWERS_OWN,
    MOVES,
    OPENLY,
    RAISES,
    REMOVES,
    SEES,
    TIES,
    WINS_TIES,
)
from talia.games.cardia.numbers import MODIFIER, R4
from talia.games.cardia.pools import (
    ANY_FACTION,
    CARDS_IN_PLAY,
    HAND_OF_NAMED_FACTION,
    KINDS_ON_IT,
    LADEN_CARDS,
    YOUR_INSTANTS_OF_THIS_INFLUENCE,
    YOUR_OTHER_CARDS,
)
from talia.games.cardia.state import HEARD_DECLINED, HEARD_MUST, Cardia
from talia.games.cardia.steps import CarryOut, EndGame, HasHand, Mark, MarkPrevious, NextCardGets, TellFaction
from talia.games.cardia.verbs.noted import mine
from talia.games.cardia.verbs.row import at

# How cards of this deck end the game.
BY_DJINN: Final = DECK_1.ending("djinn")
BY_PUPPETEER: Final = DECK_1.ending("puppeteer")


@final
class DiscardThisEncounter(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.discard_encounter(s.card)


HIRED_BLADE: Final = DECK_1.card("hired_blade", 1, instant=(DiscardThisEncounter(),), does=REMOVES, gist="{discard} ⇅")


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


VOID_MAGE: Final = DECK_1.card(
    "void_mage",
    2,
    instant=(Choose(LADEN_CARDS, into=A), Choose(KINDS_ON_IT, into=B), Strip()),
    does=MOVES,
    gist="{c-modifier} / {c-ongoing} 0",
)
SURGEON: Final = DECK_1.card("surgeon", 3, instant=(NextCardGets(-5),), does=LOWERS_OWN, gist="▸ −5")
MEDIATOR: Final = DECK_1.card("mediator", 4, lasts=LEVELS, does=LASTS | TIES, gist="=")


@final
class TheyMillTwo(Step[Cardia]):
    def run(self, s: Cardia) -> None:
        s.mill(1 - s.me, 2)


SABOTEUR: Final = DECK_1.card("saboteur", 5, instant=(TheyMillTwo(),), does=EMPTIES_DECK, gist="{deck} −2")


@final
class TheyPlayOpenly(Step[Cardia]):
    """In the next encounter the opponent places their card first, face up."""

    def run(self, s: Cardia) -> None:
        s.openly |= bit(1 - s.me)
        if s.tells:
            s.hear(HEARD_MUST + s.me)
            s.narrate("must_play_openly", s.cause(), {"seat": 1 - s.me})


FORTUNE_TELLER: Final = DECK_1.card(
    "fortune_teller", 6, instant=(TheyPlayOpenly(),), waits=OPENLY, does=SEES, gist="▸ {eye}"
)


@final
class PaidOrNot(Step[Cardia]):
    """The card the opponent chose to pay (note B) is discarded; without one this card gets +7."""

    def run(self, s: Cardia) -> None:
        if s.b != NOTHING:
            s.discard(mine(s, s.b, 1 - s.me))
            s.settle()
            return
        if s.tells:
            s.hear(HEARD_DECLINED + s.me)
            s.narrate("declined", s.cause(), {"seat": 1 - s.me})
        if at(s.row, s.card) is not None:
            s.mark(s.card, +7)


PALACE_GUARD: Final = DECK_1.card(
    "palace_guard",
    7,
    instant=(
        Choose(ANY_FACTION, into=A),
        TellFaction(),
        # Asked even if they hold none of it: silence would tell (rules, 6.5).
        If(HasHand(THEM), Choose(HAND_OF_NAMED_FACTION, into=B, by=THEM, may=True, always=True)),
        PaidOrNot(),
    ),
    does=RAISES | EMPTIES_HAND,
    gist="+7 / {discard}",
)
JUDGE: Final = DECK_1.card("judge", 8, lasts=WINS_TIES, does=LASTS | TIES, gist="= {c-signet}")


@final
class TheyDiscardFaction(Step[Cardia]):
    """The opponent discards all hand cards of the faction in note A."""

    def run(self, s: Cardia) -> None:
        s.discard_faction(1 - s.me, s.a)
        s.settle()


AMBUSHER: Final = DECK_1.card(
    "ambusher",
    9,
    instant=(Choose(ANY_FACTION, into=A), TellFaction(), TheyDiscardFaction()),
    does=EMPTIES_HAND,
    gist="{hand} − ◈",
)


@final
class AnotherTakesItsPlace(Step[Cardia]):
    """The opposing card goes and a random card of the opponent's hand takes its place; no hand, and the game is won."""

    def run(self, s: Cardia) -> None:
        facing = s.opposing(s.card)
        if facing == NOTHING:
            return
        if s.hand(1 - s.me) == 0:
            s.end(bit(s.me), BY_PUPPETEER.number)
            return
        s.replace(facing)
        s.settle()


PUPPETEER: Final = DECK_1.card(
    "puppeteer", 10, instant=(AnotherTakesItsPlace(),), does=EMPTIES_HAND | ENDS, gist="⇅ {hand}"
)
CLOCKMAKER: Final = DECK_1.card(
    "clockmaker", 11, instant=(MarkPrevious(+3), NextCardGets(+3)), does=RAISES, gist="◂ +3 ▸ +3"
)
TREASURER: Final = DECK_1.card("treasurer", 12, lasts=ENRICHES_BEFORE, does=LASTS, gist="◂ + {c-signet}")


@final
class TakeBack(Step[Cardia]):
    """The card in note A returns to hand, the card facing it is discarded."""

    def run(self, s: Cardia) -> None:
        if s.a != NOTHING:
            s.take_back(mine(s, s.a, s.me))


SWAMP_GUARDIAN: Final = DECK_1.card(
    "swamp_guardian", 13, instant=(Choose(YOUR_OTHER_CARDS, into=A), TakeBack()), does=REMOVES, gist="{hand} ↩"
)
MAGISTRA: Final = DECK_1.card(
    "magistra",
    14,
    instant=(Choose(YOUR_INSTANTS_OF_THIS_INFLUENCE, into=A), CarryOut(A)),
    does=COPIES,
    gist="{deck} {c-immediate}",
)
INVENTOR: Final = DECK_1.card(
    "inventor",
    15,
    instant=(
        Choose(CARDS_IN_PLAY, into=A),
        Choose(CARDS_IN_PLAY, into=B, other_than=A, prompt="cardia.lower_card"),
        Mark(A, +3),
        Mark(B, -3),
    ),
    does=RAISES | LOWERS,
    gist="+3 −3",
)
DJINN: Final = DECK_1.card("djinn", 16, instant=(EndGame(BY_DJINN),), does=ENDS, gist="{f-leader}")
