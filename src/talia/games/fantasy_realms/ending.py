"""The end: hands are laid open, every choice of section 5 is made by its owner, and the points are counted.

With `scoring: asked` each owner is asked, in the order of section 5; with `scoring: best` the proven best choices are
taken for everybody. The choices of different players never depend on each other, and each chooser exists once, so one
line of questions does for the whole table.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import bit, count, has
from talia.core.frame import NOTHING, Step
from talia.core.program import program
from talia.games.fantasy_realms.best import best_choices
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.choices import (
    BOOK,
    DOPPELGANGER,
    FROM_DISCARD,
    ISLAND_SUITS,
    MIRAGE_SUITS,
    SHAPESHIFTER_SUITS,
    suit_of,
)
from talia.games.fantasy_realms.decided import (
    AS_MIRAGE,
    AS_SHAPESHIFTER,
    BOOK_ON,
    BOOK_TO,
    CHOOSER,
    CHOOSERS,
    CLEAR,
    COPY,
    EXTRA,
    RULE,
    decided,
    for_hand,
    packed,
)
from talia.games.fantasy_realms.hand import NECROMANCER
from talia.games.fantasy_realms.kernel import tally
from talia.games.fantasy_realms.state import Table
from talia.games.fantasy_realms.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.table_setup import CHAOS, HIGHEST_SCORE, LOWEST_BASE, SHARED, TURN_LIMIT, TWO_PLAYER
from talia.games.fantasy_realms.tables import BASE_AT, cards_of
from talia.games.fantasy_realms.words import CARD, FIRST_SUIT, NAME, SUIT

STOPPED: Final = 1  # note A of the ending: the guard against endless play has ended the game

TURNED_UP: Final = 3  # Chaos: cards the Necromancer's holder may choose from


def _naming(suits: tuple[int, ...]) -> i64:
    """The numbers of NAME for every card of some suits, and for these suits alone."""
    found: i64 = cards_of(suits) << 1
    for suit in suits:
        found |= bit(FIRST_SUIT + suit)
    return found


MIRAGE_NAMES: Final[i64] = _naming(MIRAGE_SUITS)
SHAPESHIFTER_NAMES: Final[i64] = _naming(SHAPESHIFTER_SUITS)
EVERY_SUIT_NUMBER: Final[i64] = bit(SUIT_COUNT + 1) - 2


def full(s: Table) -> bool:
    """Is the discard area full enough to end the game, and (two players) are both hands complete?"""
    rules = s.rules
    if rules.variant == CHAOS or count(s.area) < rules.end:
        return False
    return rules.variant != TWO_PLAYER or (count(s.hand0) == rules.hand and count(s.hand1) == rules.hand)


@final
class LayOpen(Step[Table]):
    """The game has ended; note A says if it was stopped."""

    def run(self, s: Table) -> None:
        rules = s.rules
        if rules.turns != 0 and s.turn >= rules.turns and not full(s):
            s.a = STOPPED
        if s.tells:
            rule = f"{rules.section()}.end"
            if s.a == STOPPED:
                rule = "fantasy_realms.turns"
                s.tell("stopped", rule, {"turns": s.turn})
            elif rules.variant == CHAOS:
                s.tell("time_ended", rule, {})
            else:
                s.tell("ended", rule, {"cards": count(s.area)})
        s.lay_open("fantasy_realms.5")


@final
class TurnUp(Step[Table]):
    """Chaos: three cards for the Necromancer's holder instead of the discard area (spec 4)."""

    def run(self, s: Table) -> None:
        if s.rules.variant == CHAOS:
            owner = s.owner(NECROMANCER)
            if owner >= 0 and s.deck_left() > 0:
                s.turn_up(owner, TURNED_UP)


class Decide(Step[Table]):
    """Ask the chooser's owner; everything may be declined."""

    def __init__(self, which: i64, domain: Domain, prompt: str) -> None:
        self.which = which
        self.chooser: i64 = CHOOSER[which]
        self.words = domain
        self.prompt_id = prompt

    def find(self, s: Table, hand: i64) -> i64:
        """What may be chosen, declining apart."""
        raise NotImplementedError

    def run(self, s: Table) -> None:
        if s.rules.best:
            return
        owner = s.owner(self.chooser)
        if owner < 0:
            return
        options = self.find(s, s.hand(owner))
        if options != 0:
            s.me = owner
            s.card = self.chooser + 1
            s.ask(owner, options | 1)

    def answered(self, s: Table, seat: i64, number: i64) -> None:
        s.decide(self.which, number)
        if s.tells:
            tell_decided(s, self.which, number, seat)
        s.owing = 0

    def domain(self) -> Domain:
        return self.words

    def prompt(self) -> str:
        return self.prompt_id


@final
class AddCard(Decide):
    """Necromancer: an Army, Leader, Wizard or Beast of the discard area; in Chaos any of the cards turned up."""

    def find(self, s: Table, hand: i64) -> i64:
        return eligible(s) << 1


@final
class CopyCard(Decide):
    def find(self, s: Table, hand: i64) -> i64:
        return (hand & ~bit(DOPPELGANGER)) << 1


@final
class NameMirage(Decide):
    def find(self, s: Table, hand: i64) -> i64:
        return MIRAGE_NAMES


@final
class NameShapeshifter(Decide):
    def find(self, s: Table, hand: i64) -> i64:
        return SHAPESHIFTER_NAMES


@final
class TurnCard(Decide):
    """Book of Changes: any other card of the hand."""

    def find(self, s: Table, hand: i64) -> i64:
        return (hand & ~bit(BOOK)) << 1


@final
class TurnTo(Decide):
    """Book of Changes: any suit, Wild included [P], but the one the card has by now: that would be declining."""

    def find(self, s: Table, hand: i64) -> i64:
        card = decided(s.choices, BOOK_ON) - 1
        if card < 0:
            return 0
        return EVERY_SUIT_NUMBER & ~bit(suit_of(card, hand, for_hand(s.choices, hand)) + 1)


@final
class ClearPenalty(Decide):
    """Island: one Flood or Flame, by the suits after the Book."""

    def find(self, s: Table, hand: i64) -> i64:
        made = for_hand(s.choices, hand)
        found: i64 = 0
        for card in range(len(IDS)):
            if has(hand, card) and suit_of(card, hand, made) in ISLAND_SUITS:
                found |= bit(card + 1)
        return found


def eligible(s: Table) -> i64:
    """What the Necromancer may add to its owner's hand."""
    return s.drawn if s.rules.variant == CHAOS else s.area & FROM_DISCARD


def tell_decided(s: Table, which: i64, number: i64, seat: i64) -> None:
    """Log a choice, announced at scoring."""
    rule = f"fantasy_realms.{RULE[which]}"
    chooser = IDS[CHOOSER[which]]
    if number == NOTHING:
        s.tell("declined", rule, {"seat": seat, "card": chooser})
    elif which == EXTRA:
        if s.rules.variant == CHAOS:
            rule = "fantasy_realms.4.necromancer"
        s.tell("added", rule, {"seat": seat, "card": IDS[number - 1]})
    elif which == COPY:
        s.tell("copied", rule, {"seat": seat, "card": IDS[number - 1]})
    elif which in (AS_MIRAGE, AS_SHAPESHIFTER):
        if number < FIRST_SUIT:
            s.tell("became", rule, {"seat": seat, "card": chooser, "name": NAME.words[number]})
        else:
            s.tell("became_suit", rule, {"seat": seat, "card": chooser, "suit": NAME.words[number]})
    elif which == BOOK_TO:
        card = IDS[decided(s.choices, BOOK_ON) - 1]
        s.tell("changed_suit", rule, {"seat": seat, "card": card, "suit": SUITS[number - 1]})
    elif which == CLEAR:
        s.tell("cleared", rule, {"seat": seat, "card": IDS[number - 1]})


@final
class TakeBest(Step[Table]):
    """`scoring: best`: the proven best choices for everybody."""

    def run(self, s: Table) -> None:
        if not s.rules.best:
            return
        for seat in range(s.rules.seats):
            hand = s.hand(seat)
            necromancer = has(hand, NECROMANCER)
            if hand & CHOOSERS == 0 and not necromancer:
                continue
            chaos = s.rules.variant == CHAOS
            made = best_choices(hand, 0 if chaos else s.area, s.drawn if chaos else 0)
            choices = packed(made)
            for which in range(CLEAR + 1):
                number = decided(choices, which)
                if number != NOTHING:
                    s.decide(which, number)
                    if s.tells:
                        tell_decided(s, which, number, seat)


@final
class Count(Step[Table]):
    """The highest score wins; among equals the lowest sum of printed strengths [R]; then all of them [P]."""

    def run(self, s: Table) -> None:
        best: i64 = -100000
        winners: i64 = 0
        for seat in range(s.rules.seats):
            total = s.total(seat)
            if s.tells:
                s.tell("scored", "fantasy_realms.5.7", {"seat": seat, "points": total})
            if total > best:
                best = total
                winners = bit(seat)
            elif total == best:
                winners |= bit(seat)
        reason = HIGHEST_SCORE
        if winners & (winners - 1) != 0:
            winners = lowest_bases(s, winners)
            reason = LOWEST_BASE if winners & (winners - 1) == 0 else SHARED
            if s.tells:
                for seat in range(s.rules.seats):
                    if has(winners, seat):
                        bases = tally(s.hand(seat)) >> BASE_AT
                        s.tell("won_tie", "fantasy_realms.2.tie", {"seat": seat, "bases": bases})
        s.finish(winners, TURN_LIMIT if s.a == STOPPED else reason)


def lowest_bases(s: Table, seats: i64) -> i64:
    """Those of some seats with the lowest sum of printed base strengths, the extra card included [P]."""
    least: i64 = 100000
    found: i64 = 0
    for seat in range(s.rules.seats):
        if has(seats, seat):
            bases = tally(s.hand(seat)) >> BASE_AT
            if bases < least:
                least = bases
                found = bit(seat)
            elif bases == least:
                found |= bit(seat)
    return found


ENDING: Final = program(
    "fantasy_realms.ending",
    (
        LayOpen(),
        TurnUp(),
        AddCard(EXTRA, CARD, "fantasy_realms.add"),
        CopyCard(COPY, CARD, "fantasy_realms.copy"),
        NameMirage(AS_MIRAGE, NAME, "fantasy_realms.name"),
        NameShapeshifter(AS_SHAPESHIFTER, NAME, "fantasy_realms.name"),
        TurnCard(BOOK_ON, CARD, "fantasy_realms.turn_card"),
        TurnTo(BOOK_TO, SUIT, "fantasy_realms.turn_to"),
        ClearPenalty(CLEAR, CARD, "fantasy_realms.clear"),
        TakeBest(),
        Count(),
    ),
)
