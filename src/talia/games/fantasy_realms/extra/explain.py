"""The same scoring told step by step: for every card what it scored and why, as ids that a text file turns into words.

Plain objects and the cards' own words instead of masks and tables; the kernel is fast, this is the one to read. Both
are held against each other (and against an oracle) by the tests.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.suits import ARMY, SUITS
from talia.games.fantasy_realms.cards.vocabulary import Card, Group
from talia.games.fantasy_realms.extra.blanking import rings
from talia.games.fantasy_realms.extra.choices import DECLINED, SUIT_ONLY, chosen
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    ADDER,
    CLEAR,
    CLEARER,
    COPIER,
    COPY,
    NAMERS,
    TURN,
    TURN_TO,
    TURNER,
    Namer,
    rule_of,
)
from talia.games.fantasy_realms.extra.hand import numbers_of
from talia.games.fantasy_realms.extra.seen import Slot, worth
from talia.games.fantasy_realms.extra.tables import text_hits

RULE: Final = "fantasy_realms."


@dataclass(frozen=True)
class Line:
    """One sentence of a score sheet. `kind` names the text, `rule` the ruling; the first card is the acting one."""

    kind: str
    rule: str
    cards: tuple[str, ...]
    points: int = 0
    suit: str = ""
    chosen: bool = False  # it tells a choice of the player's, which might have been another


@dataclass(frozen=True)
class CardScore:
    """One card of the sheet. A blanked one scores 0; `would_have` is its worth had it alone not been blanked."""

    card: str
    name: str
    suit: str
    base: int
    bonus: int
    penalty: int
    points: int
    cleared_by: tuple[str, ...]
    army_cleared_by: tuple[str, ...]
    blanked: bool
    blanked_by: tuple[str, ...]
    would_have: int


@dataclass(frozen=True)
class Explanation:
    total: int
    cards: tuple[CardScore, ...]
    lines: tuple[Line, ...]


def explain(hand: i64, choices: i64) -> Explanation:
    """Score a hand of the base box under given choices, saying each step."""
    return explain_cards(numbers_of(hand), choices, CARDS, SUITS)


def explain_cards(numbers: list[int], choices: i64, cards: tuple[Card, ...], suits: Sequence[str]) -> Explanation:
    """The same for cards of any list, by their numbers in it; `suits` are the words of its suits."""
    lines: list[Line] = []
    slots = _identities(numbers, choices, lines, cards, suits)
    _clear(slots, choices, lines)
    _blank(slots, lines)
    _blank_by_condition(slots, lines, suits)
    counted = [_count(slot, slots, lines, suits) for slot in slots]
    return Explanation(sum([card.points for card in counted]), tuple(counted), tuple(lines))


def _identities(
    numbers: list[int], choices: i64, lines: list[Line], cards: tuple[Card, ...], suits: Sequence[str]
) -> list[Slot]:
    """Steps 0 to 4: who is who."""
    extra = chosen(choices, ADD)
    if extra != DECLINED:
        numbers = [*numbers, int(extra) - 1]
        lines.append(Line("takes-card", rule_of(ADD), (cards[ADDER].word, cards[extra - 1].word), chosen=True))
    slots = [Slot(cards[number], place) for place, number in enumerate(numbers)]
    copied = chosen(choices, COPY)
    for slot in slots:
        if slot.number == COPIER and copied != DECLINED:
            slot.copy(cards[copied - 1])
            lines.append(Line("copies", rule_of(COPY), (slot.id, slot.name), suit=suits[slot.suit], chosen=True))
    namer: Namer | None = NAMERS
    while namer is not None:
        for slot in slots:
            if slot.number == namer.number and chosen(choices, namer.slot) != DECLINED:
                _bear(slot, chosen(choices, namer.slot), rule_of(namer.slot), lines, cards, suits)
        namer = namer.next
    suit = chosen(choices, TURN_TO) - 1
    for slot in slots:
        if slot.number == chosen(choices, TURN) - 1 and suit != slot.suit:
            slot.suit = suit
            lines.append(
                Line("changes-suit", rule_of(TURN), (cards[TURNER].word, slot.id), suit=suits[slot.suit], chosen=True)
            )
    return slots


def _bear(slot: Slot, name: i64, rule: str, lines: list[Line], cards: tuple[Card, ...], suits: Sequence[str]) -> None:
    if name >= SUIT_ONLY:
        slot.suit = int(name - SUIT_ONLY)
        lines.append(Line("takes-suit", rule, (slot.id,), suit=suits[slot.suit], chosen=True))
    else:
        slot.suit = cards[name - 1].suit
        slot.name = cards[name - 1].word
        lines.append(Line("takes-name", rule, (slot.id, slot.name), suit=suits[slot.suit], chosen=True))


def _clear(slots: list[Slot], choices: i64, lines: list[Line]) -> None:
    """Step 5: all at once, by the suits after step 4; a clearing card works even if it is blanked afterwards."""
    for slot in slots:
        clears = slot.card.clears
        if slot.number == CLEARER and chosen(choices, CLEAR) != DECLINED:
            target = next(other for other in slots if other.number == chosen(choices, CLEAR) - 1)
            target.cleared_by.append(slot.id)
            lines.append(Line("clears", rule_of(CLEAR), (slot.id, target.id), chosen=True))
        if clears is None:
            continue
        reached = [other for other in slots if other.text.has_penalty() and other.suit in clears.suits]
        if clears.word is None:
            for other in reached:
                other.cleared_by.append(slot.id)
            kind = "clears"
        else:
            reached = [other for other in reached if mentions_army(other)]
            for other in reached:
                other.army_cleared_by.append(slot.id)
            kind = "clears-army"
        if reached:
            lines.append(Line(kind, RULE + "5.5", (slot.id, *[other.id for other in reached])))


def mentions_army(slot: Slot) -> bool:
    """Whether the word Army stands in the card's penalty."""
    card = slot.text
    groups: list[Group | None] = [slot.loses_for()]
    if card.blanks is not None and not card.blanks.all_but:
        groups.append(card.blanks.group)
    if card.blanked is not None:
        groups.append(card.blanked.unless)
    return any(group is not None and ARMY in group.suits for group in groups)


def _hit(slot: Slot, other: Slot) -> bool:
    blanks = slot.text.blanks
    assert blanks is not None
    return text_hits(blanks, other.name, other.suit, bool(slot.army_cleared_by), slot is other)


def _blank(slots: list[Slot], lines: list[Line]) -> None:
    """6a: blankers that no other blanker hits act first; a ring falls together."""
    undecided = [slot for slot in slots if slot.text.blanks is not None and not slot.cleared_by]
    while undecided:
        free = [one for one in undecided if not any(o is not one and _hit(o, one) for o in undecided)]
        if free:
            for one in free:
                struck = [slot for slot in slots if _hit(one, slot)]
                for slot in struck:
                    slot.blanked_by.append(one.id)
                others = [slot.id for slot in struck if slot is not one]
                if others:
                    lines.append(Line("blanks", RULE + "6a", (one.id, *others)))
                if one in struck:
                    lines.append(Line("blanks-itself", RULE + "6a.self", (one.id,)))
            undecided = [one for one in undecided if one not in free and not one.blanked_by]
        else:
            edges: dict[i64, i64] = {}
            for one in undecided:
                led_to: i64 = 0
                for other in undecided:
                    if _hit(one, other):
                        led_to |= bit(other.place)
                edges[bit(one.place)] = led_to
            ring = rings(edges)
            fallen = [one for one in undecided if ring & bit(one.place) != 0]
            for one in fallen:
                one.blanked_by.extend([other.id for other in fallen if other is not one and _hit(other, one)])
            lines.append(Line("ring", RULE + "6a.ring", tuple([one.id for one in fallen])))
            undecided = [one for one in undecided if one not in fallen]


def _blank_by_condition(slots: list[Slot], lines: list[Line], suits: Sequence[str]) -> None:
    """6b: conditions of the cards themselves, those first that hang on no other undecided card."""
    undecided = [s for s in slots if s.text.blanked is not None and not s.cleared_by and not s.blanked_by]
    sure = [slot for slot in slots if slot not in undecided and not slot.blanked_by]
    while undecided:
        settled: Slot | None = None
        for one in undecided:
            others = [other for other in undecided if other is not one]
            cause = _condition(one, [*sure, one], others)
            if cause == "open":
                continue
            settled = one
            if cause != "stays":
                one.blanked_by.append(one.id)
                blanked = one.text.blanked
                assert blanked is not None
                group = blanked.by if cause == "blanked-with" else blanked.unless
                assert group is not None
                lines.append(Line(cause, RULE + "6b", (one.id,), suit=suits[group.suits[0]]))
            else:
                sure.append(one)
            break
        if settled is not None:
            undecided = [one for one in undecided if one is not settled]
            continue
        edges: dict[i64, i64] = {}
        for one in undecided:
            led_to: i64 = 0
            for other in undecided:
                if other is not one and _hangs_on(other, one, sure):
                    led_to |= bit(other.place)
            edges[bit(one.place)] = led_to
        ring = rings(edges)
        fallen = [one for one in undecided if ring & bit(one.place) != 0]
        for one in fallen:
            one.blanked_by.append(one.id)
        lines.append(Line("condition-ring", RULE + "6b.ring", tuple([one.id for one in fallen])))
        undecided = [one for one in undecided if one not in fallen]


def _needed(slot: Slot) -> Group | None:
    """What must be there; nothing where the word Army, all there was, is cleared [D]."""
    assert slot.text.blanked is not None
    unless = slot.text.blanked.unless
    if unless is not None and slot.army_cleared_by:
        unless = unless.without(ARMY)
        return unless if unless.suits else None
    return unless


def _condition(one: Slot, sure: list[Slot], maybe: list[Slot]) -> str:
    """`sure` holds the card itself: its own suit counts."""
    assert one.text.blanked is not None
    needed = _needed(one)
    by = one.text.blanked.by
    if by is not None and any(slot.suit in by.suits for slot in sure):
        return "blanked-with"
    there = needed is None or any(slot.suit in needed.suits for slot in sure)
    perhaps = needed is not None and any(slot.suit in needed.suits for slot in maybe)
    if not there and not perhaps:
        return "blanked-unless"
    if not there or (by is not None and any(slot.suit in by.suits for slot in maybe)):
        return "open"
    return "stays"


def _hangs_on(one: Slot, other: Slot, sure: list[Slot]) -> bool:
    assert one.text.blanked is not None
    needed = _needed(one)
    by = one.text.blanked.by
    if by is not None and other.suit in by.suits:
        return True
    if needed is None or any(slot.suit in needed.suits for slot in [*sure, one]):
        return False
    return other.suit in needed.suits


def _count(slot: Slot, slots: list[Slot], lines: list[Line], suits: Sequence[str]) -> CardScore:
    """Step 7: base strength, bonus and uncleared penalty, counting active cards only."""
    active = [other for other in slots if not other.blanked_by or other is slot]
    rule = f"{RULE}7.{slot.id}"
    bonus, givers = (0, []) if slot.bonus is None else worth(slot.bonus, slot, active, False)
    penalty, takers = 0, [slot][:0]
    if slot.text.penalty is not None and not slot.cleared_by:
        penalty, takers = worth(slot.text.penalty, slot, active, bool(slot.army_cleared_by))
    worth_all = slot.base + bonus + penalty
    blanked = bool(slot.blanked_by)
    if blanked:
        lines.append(Line("would-have", rule, (slot.id,), worth_all))
    else:
        lines.append(Line("base", rule, (slot.id,), slot.base))
        if bonus != 0:
            lines.append(Line("bonus", rule, (slot.id, *[giver.id for giver in givers]), bonus))
        if penalty != 0:
            lines.append(
                Line("penalty", f"{RULE}7.{slot.text.word}", (slot.id, *[taker.id for taker in takers]), penalty)
            )
    return CardScore(
        card=slot.id,
        name=slot.name,
        suit=suits[slot.suit],
        base=slot.base,
        bonus=bonus if not blanked else 0,
        penalty=penalty if not blanked else 0,
        points=0 if blanked else worth_all,
        cleared_by=tuple(slot.cleared_by),
        army_cleared_by=tuple(slot.army_cleared_by),
        blanked=blanked,
        blanked_by=tuple([by for by in slot.blanked_by if by != slot.id]),
        would_have=worth_all,
    )
