"""The best legal choices of a hand: every combination that can matter is scored, so the result is exact.

What cannot matter, and the proof, is in `relevance.py`. The order of trying prefers doing less: a choice is taken only
if it gains points over declining it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.core.bits import count
from talia.games.fantasy_realms.cards.suits import WILD
from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.choices import DECLINED, SLOT, chosen, placed, score_given
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    CHOOSERS,
    CLEAR,
    CLEARED_SUITS,
    CLEARER,
    COPIER,
    COPY,
    MIMICS,
    NAMERS,
    TURN,
    TURN_TO,
    TURNER,
)
from talia.games.fantasy_realms.extra.hand import extra_cards
from talia.games.fantasy_realms.extra.kernel import score_changed, score_mask
from talia.games.fantasy_realms.extra.narrow import (
    ALL_CARDS,
    ALL_SUITS,
    BASE,
    BIT,
    EIGHTS,
    INDEX,
    PENALTIES,
    SETS,
    SUIT,
    TABLES,
    UNIT,
    tally,
)
from talia.games.fantasy_realms.extra.relevance import (
    CLEARS_IN,
    DIFFERING,
    HITS_SUITS,
    HURT,
    LOUD,
    SPARED,
    WANTS,
    WANTS_NAMES,
    WANTS_STRENGTH,
)
from talia.games.fantasy_realms.extra.tables import digits
from talia.games.fantasy_realms.extra.wilds import Wild, fresh_names, lowest, suit_of_unit, wilds_of

ONES: Final = 0x111_1111_1111
CLEARED_DIGITS: Final[i64] = digits(CLEARED_SUITS)
CLEARED_CARDS: Final[i64] = TABLES.of(CLEARED_SUITS) & PENALTIES
COPIER_BIT: Final[i64] = BIT[COPIER]
TURNER_BIT: Final[i64] = BIT[TURNER]
CLEARER_BIT: Final[i64] = BIT[CLEARER]
WILD_UNIT: Final[i64] = UNIT[WILD]


@final
class Search:
    """A search over one hand after another; its few objects are made once.

    A `thorough` search skips nothing: every suit and every name is tried. It is there to check the other one.
    """

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self.wilds = wilds_of(NAMERS)
        self.copy = Change(COPIER, None)
        self.turned = Change(TURNER, None)  # the printed card that gets another suit
        self.tried: i64 = 0  # evaluations so far, for measuring
        self.wants: i64 = 0
        self.wants_strength: i64 = 0
        self.hurt: i64 = 0
        self.hit: i64 = 0
        self.clears: i64 = 0
        self.names: i64 = 0
        self.fresh: i64 = 0
        self.hand: i64 = 0
        self.best: i64 = 0
        # The choices being tried, as slots have them, and the best ones.
        self.turn: i64 = DECLINED
        self.turn_to: i64 = DECLINED
        self.copied: i64 = DECLINED
        self.found: i64 = 0
        # Choices that are made already: those of the slots before `upto`.
        self.given: i64 = 0
        self.upto: i64 = 0

    def best_of(self, hand: i64) -> i64:
        """The most points of this hand over all its choices; `found` holds them."""
        self.best = -1_000
        self.found = 0
        if hand & CHOOSERS == 0:
            return score_mask(hand)
        return self.search(hand)

    def best_from(self, hand: i64, given: i64, upto: i64) -> i64:
        """The most points where the choices of the slots before `upto` are made: of a card turned, its suit as well."""
        if upto > CLEAR:
            self.found = given
            return score_given(hand, given)
        self.given = given
        self.upto = upto
        best = self.best_of(hand)
        for slot in range(upto):
            self.found = self.found & ~placed(SLOT, slot) | placed(chosen(given, slot), slot)
        self.upto = 0
        return best

    def most(self, hand: i64, eligible: i64) -> i64:
        """The same with one more card, or none, of those that may be added."""
        best = self.best_of(hand)
        made = self.found
        while eligible != 0:
            low = eligible & -eligible
            eligible ^= low
            points = self.best_of(hand | low)
            if points > best:
                best = points
                made = self.found | placed(INDEX[low % 67] + 1, ADD)
        self.found = made
        return best

    def search(self, hand: i64) -> i64:
        self.read(hand)
        cards = hand & ~MIMICS
        first: Change | None = None
        wild = self.wilds
        while wild is not None:
            if hand & wild.bit != 0:
                wild.change.bear(wild.number, WILD)
                wild.change.next = first
                first = wild.change
            wild = wild.next
        if hand & COPIER_BIT == 0:
            self.name(self.wilds, cards, first)
            return self.best
        copy = self.copy
        copy.bear(COPIER, WILD)
        copy.next = first
        self.copied = DECLINED
        left = hand & ~COPIER_BIT
        if self.upto > COPY and chosen(self.given, COPY) != DECLINED:
            left = BIT[chosen(self.given, COPY) - 1]
        else:
            self.name(self.wilds, cards, copy)
            if self.upto > COPY:
                return self.best
        names = self.names
        while left != 0:
            low = left & -left
            left ^= low
            card = INDEX[low % 67]
            self.copied = card + 1
            copy.copy(card, SUIT[card])
            if low & MIMICS != 0 and hand & SETS != 0 and not self.thorough:
                self.names |= self.fresh  # a nameless wild would share its name with the copy
            self.name(self.wilds, cards, copy)
            self.names = names
        self.copied = DECLINED
        return self.best

    def read(self, hand: i64) -> None:
        """What the texts of this hand want and are hurt by."""
        wants: i64 = 0
        strength: i64 = 0
        hurt: i64 = 0
        hit: i64 = 0
        clears: i64 = 0
        names: i64 = 0
        loud: i64 = 0
        spared: i64 = 0
        printed: i64 = 0
        left = hand
        while left != 0:
            low = left & -left
            left ^= low
            i = INDEX[low % 67]
            wants |= WANTS[i]
            strength |= WANTS_STRENGTH[i]
            hurt |= HURT[i]
            hit |= HITS_SUITS[i]
            clears |= CLEARS_IN[i]
            names |= WANTS_NAMES[i]
            loud |= LOUD[i]
            printed |= UNIT[SUIT[i]]
            spared |= SPARED[i]
        self.hand = hand
        self.wants_strength = strength
        self.hurt = hurt
        self.hit = hit
        self.clears = clears
        self.names = names
        self.copied = DECLINED
        movable: i64 = count(hand & (MIMICS | TURNER_BIT))
        if hand & SETS != 0:
            # Suits in which three cards can come together: those printed, the wilds and the one that is turned.
            reach = (tally(hand & ~MIMICS) & ALL_SUITS) + ONES * (5 + movable) & EIGHTS
            wants |= (reach >> 3) * 15
            self.fresh = fresh_names(hand, names)
        differing = hand & DIFFERING != 0
        if self.thorough or (differing and spared != 0):
            wants = ALL_SUITS
        elif differing:
            wants |= self.some(ONES & ~(wants | loud | clears | printed | WILD_UNIT), movable)
        elif spared != 0:
            wants |= self.some(ONES & spared & ~(wants | loud | clears), 1)
        if self.thorough:
            self.names = ALL_CARDS
        self.wants = wants

    def some(self, quiet: i64, number: i64) -> i64:
        """So many of the quiet suits for whatever can move, all suits where there are too few for one of them."""
        found: i64 = 0
        if self.hand & TURNER_BIT != 0:
            found = lowest(quiet, number)
            if found == 0:
                return ALL_SUITS
        wild = self.wilds
        while wild is not None:
            if self.hand & wild.bit != 0:
                some = lowest(quiet & wild.digits, number)
                if some == 0:
                    return ALL_SUITS
                found |= some
            wild = wild.next
        return found * 15

    def name(self, wild: Wild | None, cards: i64, first: Change | None) -> None:
        """Every name and suit that can matter, for this card and those that choose after it."""
        if wild is None:
            self.turn_cards(cards, first)
            return
        if self.hand & wild.bit == 0:
            self.name(wild.next, cards, first)
            return
        change = wild.change
        if self.upto > wild.slot:
            wild.bear(chosen(self.given, wild.slot))
            self.name(wild.next, cards, first)
            return
        change.bear(wild.number, WILD)
        self.name(wild.next, cards, first)
        suits = self.wants & wild.digits & ONES
        while suits != 0:
            unit = suits & -suits
            suits ^= unit
            change.bear(wild.number, suit_of_unit(unit))
            self.name(wild.next, cards, first)
        names = self.names & wild.names
        while names != 0:
            low = names & -names
            names ^= low
            name = INDEX[low % 67]
            change.bear(name, SUIT[name])
            self.name(wild.next, cards, first)
        change.bear(wild.number, WILD)

    def turn_cards(self, cards: i64, first: Change | None) -> None:
        if self.upto > TURN and chosen(self.given, TURN_TO) != DECLINED:
            self.turn_given(cards, first)
            return
        self.land(cards, first)
        if self.upto > TURN:
            return
        if self.hand & TURNER_BIT == 0:
            return
        turned = self.turned
        turned.next = first
        left = cards & ~TURNER_BIT
        while left != 0:
            low = left & -left
            left ^= low
            card = INDEX[low % 67]
            own = UNIT[SUIT[card]]
            suits = self.suits_for(own, BASE[card] != 0, PENALTIES & low != 0)
            self.turn = card + 1
            while suits != 0:
                unit = suits & -suits
                suits ^= unit
                suit = suit_of_unit(unit)
                self.turn_to = suit + 1
                turned.rebind(card, suit)
                self.land(cards ^ low, turned)
        change = first
        while change is not None:  # a wild may be turned after it has taken its name
            own = change.suit()
            # As if it had taken none; but one that has named its suit already cannot go back to that.
            if change.name == change.bit and own != WILD and not self.thorough and self.upto == 0:
                change = change.next
                continue
            suits = self.suits_for(change.unit, change.tally > ALL_SUITS, change.text & PENALTIES != 0)
            self.turn = INDEX[change.bit % 67] + 1
            while suits != 0:
                unit = suits & -suits
                suits ^= unit
                suit = suit_of_unit(unit)
                self.turn_to = suit + 1
                change.turn(suit)
                self.land(cards, first)
            change.turn(own)
            change = change.next
        self.turn = DECLINED
        self.turn_to = DECLINED

    def turn_given(self, cards: i64, first: Change | None) -> None:
        """The card that is turned already, and to which suit."""
        low = BIT[chosen(self.given, TURN) - 1]
        suit = chosen(self.given, TURN_TO) - 1
        if cards & low != 0:
            self.turned.next = first
            self.turned.rebind(INDEX[low % 67], suit)
            self.land(cards ^ low, self.turned)
            return
        change = first
        while change is not None and change.bit != low:
            change = change.next
        assert change is not None, "the turned card is in the hand"
        own = change.suit()
        change.turn(suit)
        self.land(cards, first)
        change.turn(own)

    def suits_for(self, own: i64, strong: bool, has_penalty: bool) -> i64:
        """One bit for every suit worth trying on a card of suit `own`."""
        suits = self.wants
        leave = self.hurt
        if strong:
            suits |= self.wants_strength
        if has_penalty:
            suits |= self.hit | self.clears
            leave |= self.clears
        if leave & own != 0:
            suits |= WILD_UNIT
        return suits & ONES & ~own

    def land(self, cards: i64, first: Change | None) -> None:
        """Score the hand as it now stands, with every penalty that may be cleared by choice."""
        self.tried += 1
        points = score_changed(cards, first, 0)
        if points > self.best:
            self.keep(points, DECLINED)
        if self.hand & CLEARER_BIT == 0:
            return
        left = cards & CLEARED_CARDS
        while left != 0:
            low = left & -left
            left ^= low
            self.clear(cards, first, low)
        change = first
        while change is not None:
            if change.text & PENALTIES != 0 and change.unit & CLEARED_DIGITS != 0:
                self.clear(cards, first, change.bit)
            change = change.next

    def clear(self, cards: i64, first: Change | None, target: i64) -> None:
        self.tried += 1
        points = score_changed(cards, first, target)
        if points > self.best:
            self.keep(points, INDEX[target % 67] + 1)

    def keep(self, points: i64, cleared: i64) -> None:
        """Remember the choices being tried."""
        self.best = points
        found = placed(self.copied, COPY) | placed(cleared, CLEAR)
        found |= placed(self.turn, TURN) | placed(self.turn_to, TURN_TO)
        wild = self.wilds
        while wild is not None:
            if self.hand & wild.bit != 0:
                found |= placed(wild.named(self.turn), wild.slot)
            wild = wild.next
        self.found = found


def best_choices(hand: i64, discard: i64 = 0, drawn: i64 = 0) -> i64:
    """The best legal choices of a hand, the extra card among them, proven best by `relevance.py`."""
    search = Search()
    search.most(hand, extra_cards(hand, discard, drawn))
    return search.found


def best_mask(hand: i64, discard: i64 = 0, drawn: i64 = 0) -> i64:
    """Only the points of the best choices, for the game and for bots."""
    return Search().most(hand, extra_cards(hand, discard, drawn))
