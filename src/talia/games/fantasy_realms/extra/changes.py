"""Cards that bear another name or suit while a hand is scored: the wilds and whatever the Book touched."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, WILD
from talia.games.fantasy_realms.extra.blanking import Condition, blank_conditional
from talia.games.fantasy_realms.extra.narrow import (
    BASE,
    BASE_AT,
    BIT,
    BLANKERS,
    CONDITIONALS,
    COPY_HITS,
    FORBIDS,
    HIT_BY,
    HIT_BY_NO_ARMY,
    HITS,
    INDEX,
    NEEDS,
    NO_ARMY,
    SUIT,
    UNIT,
)

NOTHING: Final = -1


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Change:
    """One changed card; changes of a hand are chained by `next`."""

    def __init__(self, card: i64, next: Change | None) -> None:
        self.bit: i64 = BIT[card]
        self.name: i64 = BIT[card]  # the bit of the card whose name it bears
        self.unit: i64 = UNIT[WILD]  # one card of its suit, as a tally
        self.tally: i64 = UNIT[WILD]
        self.key: i64 = card * SUIT_COUNT + WILD  # its row in HIT_BY
        self.text: i64 = 0  # the bit of the card whose penalty it has
        self.real = False  # a printed card with its own bonus, touched by the Book
        self.as_printed = False  # of the suit its text was printed with: "other" leaves it out
        self.next = next

    def bear(self, name: i64, suit: i64) -> None:
        """Mirage and Shapeshifter: name and suit only, strength 0, no text."""
        self.name = BIT[name]
        self.unit = UNIT[suit]
        self.tally = UNIT[suit]
        self.key = name * SUIT_COUNT + suit
        self.text = 0
        self.as_printed = False

    def copy(self, card: i64, suit: i64) -> None:
        """Doppelgänger: name, base strength, suit and penalty (spec 5.1); the Book may then give another suit."""
        self.name = BIT[card]
        self.unit = UNIT[suit]
        self.tally = UNIT[suit] + (BASE[card] << BASE_AT)
        self.key = card * SUIT_COUNT + suit
        self.text = BIT[card]
        self.as_printed = suit == SUIT[card]

    def rebind(self, card: i64, suit: i64) -> None:
        """Book of Changes on a printed card: only the suit is another (spec 8.3)."""
        self.bit = BIT[card]
        self.copy(card, suit)
        self.real = True

    def turn(self, suit: i64) -> None:
        """Book of Changes on a card that is in the chain already."""
        self.key += suit - self.suit()
        self.tally += UNIT[suit] - self.unit
        self.unit = UNIT[suit]
        self.as_printed = self.text != 0 and suit == SUIT[self.key // SUIT_COUNT]

    def suit(self) -> i64:
        return self.key % SUIT_COUNT


def changed_tally(first: Change | None, active: i64) -> i64:
    """What the active ones of a chain amount to."""
    found: i64 = 0
    change = first
    while change is not None:
        if active & change.bit != 0:
            found += change.tally
        change = change.next
    return found


def changed_names(first: Change | None, active: i64) -> i64:
    """The names that the active ones of a chain bear."""
    found: i64 = 0
    change = first
    while change is not None:
        if active & change.bit != 0:
            found |= change.name
        change = change.next
    return found


def changed_hit(first: Change | None, text: i64, offset: i64) -> i64:
    """The changed cards that a blanking text hits, by the name and suit they bear."""
    found: i64 = 0
    change = first
    while change is not None:
        if HIT_BY[change.key + offset] & text != 0:
            found |= change.bit
        change = change.next
    return found


def copied_hits(blanker: Change, number: i64, army_cleared: bool, cards: i64, first: Change | None) -> i64:
    """What a changed card hits with the text of card `number`, itself included where the text fits it (spec 6a)."""
    found = COPY_HITS[number + NO_ARMY if army_cleared else number] & cards
    found |= changed_hit(first, BIT[number], HIT_BY_NO_ARMY if army_cleared else 0)
    # "Other" spares the card itself only in the suit its text names: the one it was printed with.
    return found & ~blanker.bit if blanker.as_printed else found


def ring_targets(cards: i64, first: Change | None, lost: i64, no_army: i64) -> dict[i64, i64]:
    """What each uncleared blanker hits, printed or changed."""
    targets: dict[i64, i64] = {}
    left = lost & cards & BLANKERS
    while left != 0:
        low = left & -left
        left ^= low
        number = INDEX[low % 67]
        army_cleared = no_army & low != 0
        printed = HITS[number + NO_ARMY if army_cleared else number] & cards
        targets[low] = printed | changed_hit(first, low, HIT_BY_NO_ARMY if army_cleared else 0)
    change = first
    while change is not None:
        if lost & change.bit != 0 and change.text & BLANKERS != 0:
            number = INDEX[change.text % 67]
            targets[change.bit] = copied_hits(change, number, no_army & change.bit != 0, cards, first)
        change = change.next
    return targets


def condition_of(bit: i64, unit: i64, number: i64, army_cleared: bool) -> Condition:
    return Condition(bit, unit, NEEDS[number + NO_ARMY if army_cleared else number], FORBIDS[number])


def conditions_in_rings(cards: i64, first: Change | None, lost: i64, no_army: i64, active: i64) -> i64:
    """6b for any hand: the cards blanked by their own conditions."""
    undecided: list[Condition] = []
    sure: i64 = 0  # suits of the cards that are active for certain
    left = active & cards
    while left != 0:
        low = left & -left
        left ^= low
        number = INDEX[low % 67]
        if lost & low & CONDITIONALS != 0:
            undecided.append(condition_of(low, UNIT[SUIT[number]], number, no_army & low != 0))
        else:
            sure |= UNIT[SUIT[number]]
    change = first
    while change is not None:
        if active & change.bit != 0:
            if lost & change.bit != 0 and change.text & CONDITIONALS != 0:
                number = INDEX[change.text % 67]
                undecided.append(condition_of(change.bit, change.unit, number, no_army & change.bit != 0))
            else:
                sure |= change.unit
        change = change.next
    return blank_conditional(undecided, sure)
