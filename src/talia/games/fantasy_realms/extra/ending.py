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
from talia.core.frame import NOTHING, A, Step
from talia.core.notes import Between, Holding
from talia.core.program import program
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.choices import SUIT_ONLY, choosing, chosen, clearable, of_hand, suit_of
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    ADDER,
    CHOOSER,
    CHOOSERS,
    CLEAR,
    COPY,
    FROM_DISCARD,
    NAMERS,
    SECOND_NAMER,
    SLOTS,
    TURN,
    TURN_TO,
    Namer,
    rule_of,
)
from talia.games.fantasy_realms.extra.narrow import TABLES
from talia.games.fantasy_realms.numbers import (
    CARD,
    CHAOS,
    FIRST_SUIT,
    HIGHEST_SCORE,
    LOWEST_BASE,
    NAME,
    NAMED,
    SHARED,
    SUIT,
    SUIT_ALONE,
    TURN_LIMIT,
    TWO_PLAYER,
)
from talia.games.fantasy_realms.state import FantasyRealms

STOPPED: Final = 1  # note A of the ending: the guard against endless play has ended the game

TURNED_UP: Final = 3  # Chaos: cards to choose from for who may add one
EVERY_SUIT_NUMBER: Final[i64] = bit(SUIT_COUNT + 1) - 2


def full(s: FantasyRealms) -> bool:
    """Is the discard area full enough to end the game, and (two players) are both hands complete?"""
    rules = s.rules
    if rules.variant == CHAOS or count(s.area) < rules.end:
        return False
    return rules.variant != TWO_PLAYER or (count(s.hand0) == rules.hand and count(s.hand1) == rules.hand)


@final
class LayOpen(Step[FantasyRealms]):
    """The game has ended; note A says if it was stopped."""

    def run(self, s: FantasyRealms) -> None:
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

    def fills(self, s: FantasyRealms) -> list[tuple[int, Holding]]:
        return [(A, Between(STOPPED, STOPPED))]


@final
class TurnUp(Step[FantasyRealms]):
    """Chaos: three cards for the holder of the card that adds one, instead of the discard area (spec 4)."""

    def run(self, s: FantasyRealms) -> None:
        if s.rules.variant == CHAOS:
            owner = s.owner(ADDER)
            if owner >= 0 and s.deck_left() > 0:
                s.turn_up(owner, TURNED_UP)


class Decide(Step[FantasyRealms]):
    """Ask the chooser's owner; everything may be declined."""

    def __init__(self, slot: i64, domain: Domain, prompt: str) -> None:
        self.slot = slot
        self.chooser: i64 = CHOOSER[slot].number
        self.words = domain
        self.prompt_id = prompt

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        """What may be chosen, declining apart."""
        raise NotImplementedError

    def run(self, s: FantasyRealms) -> None:
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

    def answered(self, s: FantasyRealms, seat: i64, number: i64) -> None:
        decide(s, self.slot, number, seat)
        s.owing = 0

    def domain(self) -> Domain:
        return self.words

    def prompt(self) -> str:
        return self.prompt_id

    def wrong(self, s: FantasyRealms) -> str:
        return chosen_too_soon(s, self.slot)


@final
class AddCard(Decide):
    """A card of some suits from the discard area; in Chaos any of the cards turned up."""

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return (s.drawn if s.rules.variant == CHAOS else s.area & FROM_DISCARD) << 1


@final
class CopyCard(Decide):
    """Any other card of the hand."""

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return (hand & ~bit(self.chooser)) << 1


@final
class NameSuit(Decide):
    """Name and suit of any card of some suits, or only the suit: first the suit. It is told with the name."""

    def __init__(self, namer: Namer) -> None:
        super().__init__(namer.slot, SUIT, "fantasy_realms.name_suit")
        self.suits: i64 = 0
        for suit in namer.suits:
            self.suits |= bit(suit + 1)

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return 0 if s.rules.names_at_once else self.suits

    def answered(self, s: FantasyRealms, seat: i64, number: i64) -> None:
        if number == NOTHING:
            decide(s, self.slot, NOTHING, seat)
        else:
            s.choices = choosing(s.choices, self.slot, SUIT_ONLY + number - 1)
        s.owing = 0


@final
class NameCard(Step[FantasyRealms]):
    """Then a card of that suit, or none: the suit stays."""

    def __init__(self, namer: Namer) -> None:
        self.slot: i64 = namer.slot
        self.chooser: i64 = namer.number
        self.names: list[i64] = [TABLES.of((suit,)) << 1 for suit in range(SUIT_COUNT)]

    def run(self, s: FantasyRealms) -> None:
        named = chosen(s.choices, self.slot)
        if named >= SUIT_ONLY and not s.rules.names_at_once and not s.rules.best:
            owner = s.owner(self.chooser)
            s.me = owner
            s.card = self.chooser + 1
            s.ask(owner, self.names[named - SUIT_ONLY] | bit(SUIT_ALONE))

    def answered(self, s: FantasyRealms, seat: i64, number: i64) -> None:
        decide(s, self.slot, chosen(s.choices, self.slot) if number == SUIT_ALONE else number, seat)
        s.owing = 0

    def domain(self) -> Domain:
        return NAMED

    def prompt(self) -> str:
        return "fantasy_realms.name_card"

    def wrong(self, s: FantasyRealms) -> str:
        return chosen_too_soon(s, self.slot + 1)


@final
class TakeName(Decide):
    """Rules 1: name and suit of any card of some suits, or only the suit, in one question."""

    def __init__(self, namer: Namer) -> None:
        super().__init__(namer.slot, NAME, "fantasy_realms.name")
        self.names: i64 = namer.names << 1
        for suit in namer.suits:
            self.names |= bit(FIRST_SUIT + suit)

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return self.names if s.rules.names_at_once else 0

    def answered(self, s: FantasyRealms, seat: i64, number: i64) -> None:
        super().answered(s, seat, number - FIRST_SUIT + SUIT_ONLY if number >= FIRST_SUIT else number)


@final
class TurnCard(Decide):
    """Another suit for any other card of the hand."""

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return (hand & ~bit(self.chooser)) << 1


@final
class TurnTo(Decide):
    """Any suit, Wild included [P], but the one the card has by now: that would be declining."""

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        card = chosen(s.choices, TURN) - 1
        if card < 0:
            return 0
        return EVERY_SUIT_NUMBER & ~bit(suit_of(card, of_hand(s.choices, hand)) + 1)


@final
class ClearPenalty(Decide):
    """The penalty of one card of some suits, by the suits that cards have by now."""

    def find(self, s: FantasyRealms, hand: i64) -> i64:
        return clearable(hand, of_hand(s.choices, hand)) << 1


def chosen_too_soon(s: FantasyRealms, slot: i64) -> str:
    """Cards choose one after another: for a position, what is wrong with choices from this slot on."""
    for later in range(slot, SLOTS):
        if chosen(s.choices, later) != NOTHING:
            return f"{CHOOSER[later].word} chooses later than this (`choices`)"
    return ""


def decide(s: FantasyRealms, slot: i64, number: i64, seat: i64) -> None:
    """Note a choice, announced at scoring; an extra card comes to the hand at once."""
    s.choices = choosing(s.choices, slot, number)
    if slot == ADD and number != NOTHING:
        s.add(seat, number - 1)
    if s.tells:
        tell_decided(s, slot, number, seat)


def tell_decided(s: FantasyRealms, slot: i64, number: i64, seat: i64) -> None:
    rule = rule_of(slot)
    chooser = CHOOSER[slot].word
    if number == NOTHING:
        s.tell("declined", rule, {"seat": seat, "card": chooser})
    elif slot == ADD:
        if s.rules.variant == CHAOS:
            rule = f"fantasy_realms.4.{chooser}"
        s.tell("added", rule, {"seat": seat, "card": IDS[number - 1]})
    elif slot == COPY:
        s.tell("copied", rule, {"seat": seat, "card": IDS[number - 1]})
    elif slot == TURN_TO:
        card = IDS[chosen(s.choices, TURN) - 1]
        s.tell("changed_suit", rule, {"seat": seat, "card": card, "suit": SUITS[number - 1]})
    elif slot == CLEAR:
        s.tell("cleared", rule, {"seat": seat, "card": IDS[number - 1]})
    elif slot == TURN:
        return  # told with the suit
    elif number >= SUIT_ONLY:
        s.tell("became_suit", rule, {"seat": seat, "card": chooser, "suit": SUITS[number - SUIT_ONLY]})
    else:
        s.tell("became", rule, {"seat": seat, "card": chooser, "name": IDS[number - 1]})


@final
class TakeBest(Step[FantasyRealms]):
    """`scoring: best`: the proven best choices for everybody."""

    def run(self, s: FantasyRealms) -> None:
        if not s.rules.best:
            return
        for seat in range(s.rules.seats):
            hand = s.hand(seat)
            if hand & CHOOSERS == 0 and not has(hand, ADDER):
                continue
            chaos = s.rules.variant == CHAOS
            made = best_choices(hand, 0 if chaos else s.area, s.drawn if chaos else 0)
            for slot in range(SLOTS):
                number = chosen(made, slot)
                if number != NOTHING:
                    decide(s, slot, number, seat)


@final
class Count(Step[FantasyRealms]):
    """The highest score wins; among equals the lowest sum of printed strengths [R]; then all of them [P]."""

    def run(self, s: FantasyRealms) -> None:
        best: i64 = -100000
        winners: i64 = 0
        for seat in range(s.rules.seats):
            total = s.total(seat)
            if s.log is not None:  # it follows from the hands, and from what was chosen for them
                s.narrate("scored", "fantasy_realms.5.7", {"seat": seat, "points": total})
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
                        bases = s.rules.scorer.bases(s.hand(seat), 0)
                        s.tell("won_tie", "fantasy_realms.2.tie", {"seat": seat, "bases": bases})
        s.finish(winners, TURN_LIMIT if s.a == STOPPED else reason)


def result(s: FantasyRealms) -> tuple[i64, i64]:
    """Who has won by the hands as they lie open, and the reason, unless the guard against endless play was it."""
    again = s.clone()
    again.tells = False
    again.recall = None
    again.a = NOTHING
    Count().run(again)
    return again.won, again.reason


def lowest_bases(s: FantasyRealms, seats: i64) -> i64:
    """Those of some seats with the lowest sum of printed base strengths, the extra card included [P]."""
    least: i64 = 100000
    found: i64 = 0
    for seat in range(s.rules.seats):
        if has(seats, seat):
            bases = s.rules.scorer.bases(s.hand(seat), 0)
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
        AddCard(ADD, CARD, "fantasy_realms.add"),
        CopyCard(COPY, CARD, "fantasy_realms.copy"),
        TakeName(NAMERS),
        NameSuit(NAMERS),
        NameCard(NAMERS),
        TakeName(SECOND_NAMER),
        NameSuit(SECOND_NAMER),
        NameCard(SECOND_NAMER),
        TurnCard(TURN, CARD, "fantasy_realms.turn_card"),
        TurnTo(TURN_TO, SUIT, "fantasy_realms.turn_to"),
        ClearPenalty(CLEAR, CARD, "fantasy_realms.clear"),
        TakeBest(),
        Count(),
    ),
)

# After the choice of each slot, the place where the next one is asked for.
_NEXT: Final = ("copy_card", "take_name", "take_name.2", "turn_card", "turn_to", "clear_penalty", "take_best")
assert len(_NEXT) == SLOTS
_AFTER: Final = [ENDING.at(label) for label in _NEXT]


def after_choices(choices: i64) -> i64:
    """Where the end goes on with these choices made: whoever chooses later is asked, and the others have declined."""
    last: i64 = 0
    for slot in range(SLOTS):
        if chosen(choices, slot) != NOTHING:
            last = slot
    return _AFTER[last]
