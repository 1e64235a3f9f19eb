"""One card while its hand is explained, and what a text is worth among the cards it sees."""

from __future__ import annotations

from typing import final

from talia.games.fantasy_realms.cards.suits import ARMY
from talia.games.fantasy_realms.cards.vocabulary import (
    AllDifferent,
    BaseSum,
    BestBase,
    Card,
    Each,
    Effect,
    Group,
    Runs,
    Sets,
    With,
    Without,
)


@final
class Slot:
    """A card of the hand: who it is (id), whose name, suit and strength it bears, and what befell it."""

    def __init__(self, card: Card, place: int) -> None:
        self.card = card
        self.place = place  # in the hand
        self.number = int(card.number)
        self.id = card.word
        self.name = card.word
        self.suit = card.suit
        self.base = card.base
        self.bonus: Effect | None = card.bonus
        self.text: Card = card  # whose penalty it has
        self.cleared_by: list[str] = []
        self.army_cleared_by: list[str] = []
        self.blanked_by: list[str] = []

    def copy(self, card: Card) -> None:
        """Doppelgänger: all but the bonus."""
        self.name = card.word
        self.suit = card.suit
        self.base = card.base
        self.text = card

    def loses_for(self) -> Group | None:
        """The group its penalty counts, if it counts one."""
        penalty = self.text.penalty
        if isinstance(penalty, (Each, Without)):
            return penalty.group
        return None


def fits(group: Group, slot: Slot, me: Slot) -> bool:
    """Whether a card belongs to the group of `me`'s text; one that fits by suit and by name still counts once [P]."""
    if slot.name in group.names:
        return True
    return slot.suit in group.suits and not (slot is me and slot.suit == group.other)


def worth(effect: Effect, me: Slot, active: list[Slot], army_cleared: bool) -> tuple[int, list[Slot]]:
    """The points of one text among the active cards, and the cards that decided them."""
    if isinstance(effect, Each):
        group = effect.group.without(ARMY) if army_cleared else effect.group
        found = [slot for slot in active if fits(group, slot, me)]
        raised = any(slot.name == effect.raised_by for slot in active)
        return len(found) * (effect.raised if raised else effect.points), found
    if isinstance(effect, With):
        return _with(effect, me, active)
    if isinstance(effect, Without):
        there = [slot for slot in active if fits(effect.group, slot, me)]
        return (0, there) if there else (effect.points, there)
    if isinstance(effect, BestBase):
        found = [slot for slot in active if fits(effect.group, slot, me)]
        best = max([slot.base for slot in found], default=0)
        return best, [slot for slot in found if slot.base == best][:1]
    if isinstance(effect, BaseSum):
        found = [slot for slot in active if fits(effect.group, slot, me)]
        return sum([slot.base for slot in found]), found
    if isinstance(effect, Sets):
        return _sets(effect, active)
    if isinstance(effect, Runs):
        return _runs(effect, active)
    assert isinstance(effect, AllDifferent)
    suits = {slot.suit for slot in active}
    return (effect.points, []) if len(suits) == len(active) else (0, [])


def _with(effect: With, me: Slot, active: list[Slot]) -> tuple[int, list[Slot]]:
    terms: With | None = effect
    while terms is not None:
        givers = [[slot for slot in active if fits(group, slot, me)][:1] for group in terms.groups]
        if all(givers):
            return terms.points, [slot for giver in givers for slot in giver]
        terms = terms.otherwise
    return 0, []


def _sets(effect: Sets, active: list[Slot]) -> tuple[int, list[Slot]]:
    """Collector: differently named cards of one suit; every suit may pay [D]."""
    points = 0
    givers: list[Slot] = []
    for suit in sorted({slot.suit for slot in active}):
        of_suit = [slot for slot in active if slot.suit == suit]
        names = {slot.name for slot in of_suit}
        paid = max([worth for length, worth in effect.points if len(names) >= length], default=0)
        if paid:
            points += paid
            givers += of_suit
    return points, givers


def _runs(effect: Runs, active: list[Slot]) -> tuple[int, list[Slot]]:
    """Gem of Order: the longest run first, then again among the cards left; one card a value [D]."""
    points = 0
    givers: list[Slot] = []
    left = list(active)
    while True:
        run: list[Slot] = []
        for slot in left:
            tried = [slot]
            while True:
                after = [other for other in left if other.base == tried[-1].base + 1]
                if not after:
                    break
                tried.append(after[0])
            if len(tried) > len(run):
                run = tried
        paid = max([worth for length, worth in effect.points if len(run) >= length], default=0)
        if paid == 0:
            return points, givers
        points += paid
        givers += run
        left = [slot for slot in left if slot not in run]
