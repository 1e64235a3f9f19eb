"""At scoring: everything that the card that chooses could do, with the points it brings and the best it still leads to.

Two questions that belong together (a suit, then a card of it; a card, then its new suit) are one way of two answers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from talia.core.bits import has, members
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUIT_COUNT, SUITS
from talia.games.fantasy_realms.extra.best import Search
from talia.games.fantasy_realms.extra.choices import (
    DECLINED,
    SUIT_ONLY,
    choosing,
    clearable,
    in_words,
    read_choices,
    score_given,
    suit_of,
)
from talia.games.fantasy_realms.extra.choosers import (
    ADD,
    CHOOSER,
    CLEAR,
    COPY,
    NAMERS,
    SLOTS,
    TURN,
    TURN_TO,
    Namer,
)
from talia.games.fantasy_realms.extra.hand import BadHand, extra_cards, read_aside, read_hand
from talia.games.fantasy_realms.extra.narrow import BIT, TABLES

DECLINE: Final = "decline"
SUIT_ALONE: Final = "suit_only"
PROMPTS: Final[tuple[str, ...]] = ("add", "copy", "name", "name_suit", "name_card", "turn_card", "turn_to", "clear")


@dataclass(frozen=True)
class Way:
    """One thing to do: the answers that say it, what is chosen by them, and what it is worth."""

    answers: tuple[str, ...]
    card: str  # the card that is taken, copied, named, turned or cleared; "" if none is
    suit: str  # the suit that is taken; "" if none is
    choices: dict[str, object]  # all that is chosen then
    now: int  # the points with it, and nothing chosen after it
    most: int  # the points with it and the best choices after it
    best: bool  # none leads to more


def ways(
    cards: Iterable[str],
    asked: str,
    prompt: str,
    choices: Mapping[str, object],
    discard: Iterable[str] = (),
    drawn: Iterable[str] = (),
) -> list[Way]:
    """The ways of a hand's card that is asked now. Choices of cards that are not in the hand do not matter."""
    held = read_hand(cards)
    slot = _slot(asked, prompt)
    if not has(held, CHOOSER[slot].number):
        raise BadHand(f"asked: {asked} is not in the hand")
    earlier = {CHOOSER[before].word for before in range(COPY, slot)} - {asked}
    given = {key: value for key, value in choices.items() if key in earlier and has(held, NUMBER[key])}
    made = read_choices(given, held, 0)
    if slot == ADD:
        area = read_aside(discard, held, "discard")
        three = read_aside(drawn, held, "drawn")
        found = _added(held, extra_cards(held, area, three))
    else:
        found = [_way(held, choosing(made, slot, DECLINED), slot, (DECLINE,), "", "")]
        if prompt == "name_card":
            found = []  # the suit is taken already: declining it is over
        found += _chosen(held, made, slot, prompt, choices.get(asked))
    most = max([way.most for way in found])
    return [Way(w.answers, w.card, w.suit, w.choices, w.now, w.most, w.most == most) for w in found]


def _slot(asked: str, prompt: str) -> i64:
    if prompt not in PROMPTS:
        raise BadHand(f"prompt: {prompt!r} is no question at scoring; allowed: {', '.join(PROMPTS)}")
    for slot in range(SLOTS):
        if CHOOSER[slot].word == asked:
            return slot
    raise BadHand(f"asked: {asked!r} chooses nothing at scoring")


def _way(held: i64, made: i64, slot: i64, answers: tuple[str, ...], card: str, suit: str) -> Way:
    after = TURN_TO if slot == TURN else slot
    most = Search().best_from(held, made, after + 1)
    return Way(answers, card, suit, in_words(made), int(score_given(held, made)), int(most), False)


def _added(held: i64, eligible: i64) -> list[Way]:
    """The extra card comes to the hand at once; everything else is chosen after it."""
    found = [Way((DECLINE,), "", "", {}, int(score_given(held, 0)), int(Search().best_of(held)), False)]
    for card in members(eligible):
        whole = held | BIT[card]
        made = choosing(0, ADD, card + 1)
        points = (int(score_given(held, made)), int(Search().best_of(whole)))
        found.append(Way((IDS[card],), IDS[card], "", in_words(made), points[0], points[1], False))
    return found


def _chosen(held: i64, made: i64, slot: i64, prompt: str, so_far: object) -> list[Way]:
    if slot in (COPY, CLEAR):
        own = BIT[CHOOSER[slot].number]
        allowed = held & ~own if slot == COPY else clearable(held, made)
        return [
            _way(held, choosing(made, slot, card + 1), slot, (IDS[card],), IDS[card], "") for card in members(allowed)
        ]
    if slot == TURN:
        return _turned(held, made, prompt, so_far)
    namer = NAMERS
    while namer.slot != slot:
        assert namer.next is not None
        namer = namer.next
    return _named(held, made, namer, prompt, so_far)


def _turned(held: i64, made: i64, prompt: str, so_far: object) -> list[Way]:
    """Any other card, any suit but the one it has by now."""
    cards = members(held & ~BIT[CHOOSER[TURN].number])
    if prompt == "turn_to":
        word = so_far.get("card") if isinstance(so_far, Mapping) else None
        cards = [card for card in cards if IDS[card] == word]
        if not cards:
            raise BadHand(f"choices: {CHOOSER[TURN].word} turns no card of the hand yet")
    found: list[Way] = []
    for card in cards:
        for suit in range(SUIT_COUNT):
            if suit == suit_of(card, made):
                continue
            chosen = choosing(choosing(made, TURN, card + 1), TURN_TO, suit + 1)
            answers = (SUITS[suit],) if prompt == "turn_to" else (IDS[card], SUITS[suit])
            found.append(_way(held, chosen, TURN, answers, IDS[card], SUITS[suit]))
    return found


def _named(held: i64, made: i64, namer: Namer, prompt: str, so_far: object) -> list[Way]:
    """The name of any card of some suits, or only a suit."""
    suits = list(namer.suits)
    if prompt == "name_card":
        word = so_far.get("suit") if isinstance(so_far, Mapping) else None
        suits = [suit for suit in suits if SUITS[suit] == word]
        if not suits:
            raise BadHand(f"choices: {IDS[namer.number]} has taken no suit yet")
    found: list[Way] = []
    for suit in suits:
        before = (SUITS[suit],) if prompt == "name_suit" else ()
        for card in members(TABLES.of((suit,))):
            chosen = choosing(made, namer.slot, card + 1)
            found.append(_way(held, chosen, namer.slot, (*before, IDS[card]), IDS[card], SUITS[suit]))
        alone = (SUITS[suit],) if prompt == "name" else (*before, SUIT_ALONE)
        found.append(_way(held, choosing(made, namer.slot, SUIT_ONLY + suit), namer.slot, alone, "", SUITS[suit]))
    return found
