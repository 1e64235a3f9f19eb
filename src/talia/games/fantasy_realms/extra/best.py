"""The best legal choices of a hand: every combination that can matter is scored, so the result is exact.

What cannot matter, and the proof, is in `relevance.py`. The order of trying prefers doing less: a choice is taken only
if it gains points over declining it.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, WILD
from talia.games.fantasy_realms.extra.changes import Change
from talia.games.fantasy_realms.extra.choices import (
    BOOK,
    DECLINED,
    DOPPELGANGER,
    FROM_DISCARD,
    ISLAND,
    ISLAND_SUITS,
    MIRAGE,
    MIRAGE_SUITS,
    SHAPESHIFTER,
    SHAPESHIFTER_SUITS,
    WILDS,
    Choices,
)
from talia.games.fantasy_realms.extra.hand import NECROMANCER
from talia.games.fantasy_realms.extra.kernel import score_changed, score_mask, tally
from talia.games.fantasy_realms.extra.relevance import (
    CLEARS_IN,
    HITS_SUITS,
    HURT,
    WANTS,
    WANTS_NAMES,
    WANTS_STRENGTH,
)
from talia.games.fantasy_realms.extra.tables import (
    ALL_CARDS,
    ALL_SUITS,
    BASE,
    BIT,
    EIGHTS,
    INDEX,
    PENALTIES,
    SETS,
    SUIT,
    UNIT,
    cards_of,
    digits,
)

CHOOSERS: Final[i64] = WILDS | BIT[BOOK] | BIT[ISLAND]  # the Necromancer's choice adds a card and is tried outside
ONES: Final = 0x111_1111_1111
MIRAGE_DIGITS: Final[i64] = digits(MIRAGE_SUITS)
MIRAGE_NAMES: Final[i64] = cards_of(MIRAGE_SUITS)
SHAPESHIFTER_DIGITS: Final[i64] = digits(SHAPESHIFTER_SUITS)
SHAPESHIFTER_NAMES: Final[i64] = cards_of(SHAPESHIFTER_SUITS)
ISLAND_DIGITS: Final[i64] = digits(ISLAND_SUITS)
ISLAND_CARDS: Final[i64] = cards_of(ISLAND_SUITS) & PENALTIES
BOOK_BIT: Final[i64] = BIT[BOOK]
ISLAND_BIT: Final[i64] = BIT[ISLAND]
MIRAGE_BIT: Final[i64] = BIT[MIRAGE]
SHAPESHIFTER_BIT: Final[i64] = BIT[SHAPESHIFTER]
DOPPELGANGER_BIT: Final[i64] = BIT[DOPPELGANGER]
WILD_UNIT: Final[i64] = UNIT[WILD]


@final
class Search:
    """A search over one hand after another; its few objects are made once.

    A `thorough` search skips nothing: every suit and every name is tried. It is there to check the other one.
    """

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self.mirage = Change(MIRAGE, None)
        self.shapeshifter = Change(SHAPESHIFTER, None)
        self.doppelganger = Change(DOPPELGANGER, None)
        self.turned = Change(BOOK, None)  # the printed card that the Book touches
        self.tried: i64 = 0  # evaluations so far, for measuring
        self.wants: i64 = 0
        self.wants_strength: i64 = 0
        self.hurt: i64 = 0
        self.hit: i64 = 0
        self.clears: i64 = 0
        self.names: i64 = 0
        self.hand: i64 = 0
        self.best: i64 = 0
        # The choices being tried, and the best ones.
        self.book_card: i64 = DECLINED
        self.book_suit: i64 = DECLINED
        self.copied: i64 = DECLINED
        self.found = Choices()

    def best_of(self, hand: i64) -> i64:
        """The most points of this hand over all its choices; `found` holds them."""
        self.start()
        if hand & CHOOSERS == 0:
            return score_mask(hand)
        return self.search(hand)

    def start(self) -> None:
        """Forget the last hand's choices."""
        self.best = -1_000
        found = self.found
        found.doppelganger = DECLINED
        found.mirage = DECLINED
        found.mirage_suit = DECLINED
        found.shapeshifter = DECLINED
        found.shapeshifter_suit = DECLINED
        found.book_card = DECLINED
        found.book_suit = DECLINED
        found.island = DECLINED

    def search(self, hand: i64) -> i64:
        self.read(hand)
        cards = hand & ~WILDS
        first: Change | None = None
        if hand & MIRAGE_BIT != 0:
            self.mirage.bear(MIRAGE, WILD)
            first = self.mirage
        if hand & SHAPESHIFTER_BIT != 0:
            self.shapeshifter.bear(SHAPESHIFTER, WILD)
            self.shapeshifter.next = first
            first = self.shapeshifter
        if hand & DOPPELGANGER_BIT == 0:
            self.name_mirage(cards, first)
            return self.best
        self.doppelganger.bear(DOPPELGANGER, WILD)
        self.doppelganger.next = first
        first = self.doppelganger
        self.copied = DECLINED
        self.name_mirage(cards, first)
        left = hand & ~DOPPELGANGER_BIT
        names = self.names
        while left != 0:
            low = left & -left
            left ^= low
            self.copied = INDEX[low % 67]
            self.doppelganger.copy(self.copied, SUIT[self.copied])
            if low & WILDS != 0 and hand & SETS != 0:
                self.names = ALL_CARDS  # a nameless wild would share its name with the copy
            self.name_mirage(cards, first)
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
        self.hand = hand
        self.wants_strength = strength
        self.hurt = hurt
        self.hit = hit
        self.clears = clears
        self.names = names
        self.copied = DECLINED
        if hand & SETS != 0:
            # Suits in which three cards can come together: those printed, the wilds and the one the Book turns.
            movable: i64 = 0
            left = hand & (WILDS | BOOK_BIT)
            while left != 0:
                left &= left - 1
                movable += 1
            reach = (tally(hand & ~WILDS) & ALL_SUITS) + ONES * (5 + movable) & EIGHTS
            wants |= (reach >> 3) * 15
        if self.thorough:
            wants = ALL_SUITS
            self.names = ALL_CARDS
        self.wants = wants

    def name_mirage(self, cards: i64, first: Change | None) -> None:
        if self.hand & MIRAGE_BIT == 0:
            self.name_shapeshifter(cards, first)
            return
        mirage = self.mirage
        mirage.bear(MIRAGE, WILD)
        self.name_shapeshifter(cards, first)
        suits = self.wants & MIRAGE_DIGITS & ONES
        while suits != 0:
            unit = suits & -suits
            suits ^= unit
            mirage.bear(MIRAGE, suit_of_unit(unit))
            self.name_shapeshifter(cards, first)
        names = self.names & MIRAGE_NAMES
        while names != 0:
            low = names & -names
            names ^= low
            name = INDEX[low % 67]
            mirage.bear(name, SUIT[name])
            self.name_shapeshifter(cards, first)
        mirage.bear(MIRAGE, WILD)

    def name_shapeshifter(self, cards: i64, first: Change | None) -> None:
        if self.hand & SHAPESHIFTER_BIT == 0:
            self.open_book(cards, first)
            return
        shapeshifter = self.shapeshifter
        shapeshifter.bear(SHAPESHIFTER, WILD)
        self.open_book(cards, first)
        suits = self.wants & SHAPESHIFTER_DIGITS & ONES
        while suits != 0:
            unit = suits & -suits
            suits ^= unit
            shapeshifter.bear(SHAPESHIFTER, suit_of_unit(unit))
            self.open_book(cards, first)
        names = self.names & SHAPESHIFTER_NAMES
        while names != 0:
            low = names & -names
            names ^= low
            name = INDEX[low % 67]
            shapeshifter.bear(name, SUIT[name])
            self.open_book(cards, first)
        shapeshifter.bear(SHAPESHIFTER, WILD)

    def open_book(self, cards: i64, first: Change | None) -> None:
        self.land(cards, first)
        if self.hand & BOOK_BIT == 0:
            return
        turned = self.turned
        turned.next = first
        left = cards & ~BOOK_BIT
        while left != 0:
            low = left & -left
            left ^= low
            card = INDEX[low % 67]
            own = UNIT[SUIT[card]]
            suits = self.book_suits(own, BASE[card] != 0, PENALTIES & low != 0)
            self.book_card = card
            while suits != 0:
                unit = suits & -suits
                suits ^= unit
                self.book_suit = suit_of_unit(unit)
                turned.rebind(card, self.book_suit)
                self.land(cards ^ low, turned)
        change = first
        while change is not None:  # the Book on a wild, after it has taken its name
            own = change.suit()
            suits = self.book_suits(change.unit, change.tally > ALL_SUITS, change.text & PENALTIES != 0)
            self.book_card = INDEX[change.bit % 67]
            while suits != 0:
                unit = suits & -suits
                suits ^= unit
                self.book_suit = suit_of_unit(unit)
                change.turn(self.book_suit)
                self.land(cards, first)
            change.turn(own)
            change = change.next
        self.book_card = DECLINED
        self.book_suit = DECLINED

    def book_suits(self, own: i64, strong: bool, has_penalty: bool) -> i64:
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
        """Score the hand as it now stands, with every card the Island may clear."""
        self.tried += 1
        points = score_changed(cards, first, 0)
        if points > self.best:
            self.keep(points, DECLINED)
        if self.hand & ISLAND_BIT == 0:
            return
        left = cards & ISLAND_CARDS
        while left != 0:
            low = left & -left
            left ^= low
            self.clear(cards, first, low)
        change = first
        while change is not None:
            if change.text & PENALTIES != 0 and change.unit & ISLAND_DIGITS != 0:
                self.clear(cards, first, change.bit)
            change = change.next

    def clear(self, cards: i64, first: Change | None, target: i64) -> None:
        self.tried += 1
        points = score_changed(cards, first, target)
        if points > self.best:
            self.keep(points, INDEX[target % 67])

    def keep(self, points: i64, island: i64) -> None:
        """Remember the choices being tried."""
        self.best = points
        found = self.found
        found.island = island
        found.book_card = self.book_card
        found.book_suit = self.book_suit
        found.doppelganger = self.copied
        name, suit = named(self.mirage, MIRAGE, self.book_card)
        found.mirage = name
        found.mirage_suit = suit
        name, suit = named(self.shapeshifter, SHAPESHIFTER, self.book_card)
        found.shapeshifter = name
        found.shapeshifter_suit = suit


def named(wild: Change, number: i64, book_card: i64) -> tuple[i64, i64]:
    """What a wild has named: (DECLINED, DECLINED) if it stays as printed."""
    name = wild.key // SUIT_COUNT
    suit = wild.suit()
    if name != number:
        return name, SUIT[name]
    if suit == WILD or book_card == number:
        return DECLINED, DECLINED
    return number, suit


def suit_of_unit(unit: i64) -> i64:
    """The number of a suit from the lowest bit of its digit."""
    return INDEX[unit % 67] >> 2


def choose(search: Search, hand: i64, discard: i64, drawn: i64) -> Choices:
    """The best choices over the Necromancer's extra cards as well."""
    search.best_of(hand)
    best = search.best if hand & CHOOSERS != 0 else score_mask(hand)
    made = copy_of(search.found)
    made.necromancer = DECLINED
    eligible = extra_cards(hand, discard, drawn)
    while eligible != 0:
        low = eligible & -eligible
        eligible ^= low
        points = search.best_of(hand | low)
        if points > best:
            best = points
            made = copy_of(search.found)
            made.necromancer = INDEX[low % 67]
    return made


def extra_cards(hand: i64, discard: i64, drawn: i64) -> i64:
    """What the Necromancer may add: nothing without it, nor to a hand that already holds the extra card."""
    size: i64 = 0
    left = hand
    while left != 0:
        left &= left - 1
        size += 1
    if hand & BIT[NECROMANCER] == 0 or size > 7:
        return 0
    return ((discard & FROM_DISCARD) | drawn) & ~hand


def copy_of(choices: Choices) -> Choices:
    made = Choices()
    made.necromancer = choices.necromancer
    made.doppelganger = choices.doppelganger
    made.mirage = choices.mirage
    made.mirage_suit = choices.mirage_suit
    made.shapeshifter = choices.shapeshifter
    made.shapeshifter_suit = choices.shapeshifter_suit
    made.book_card = choices.book_card
    made.book_suit = choices.book_suit
    made.island = choices.island
    return made


def best_choices(hand: i64, discard: i64 = 0, drawn: i64 = 0) -> Choices:
    """The best legal choices of a hand, proven best by `relevance.py`."""
    return choose(Search(), hand, discard, drawn)


def best_mask(hand: i64, discard: i64 = 0, drawn: i64 = 0) -> i64:
    """Only the points of the best choices, for the game and for bots."""
    search = Search()
    best = search.best_of(hand)
    eligible = extra_cards(hand, discard, drawn)
    while eligible != 0:
        low = eligible & -eligible
        eligible ^= low
        points = search.best_of(hand | low)
        if points > best:
            best = points
    return best
