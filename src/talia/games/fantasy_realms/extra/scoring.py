"""Scoring as a player sees it: ids in, a Score out, with the best legal choices where none are given."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from mypy_extensions import i64

from talia.games.fantasy_realms.extra.best import best_choices
from talia.games.fantasy_realms.extra.choices import DECLINED, chosen, in_words, read_choices, score_given
from talia.games.fantasy_realms.extra.choosers import ADD
from talia.games.fantasy_realms.extra.explain import CardScore, Line, explain
from talia.games.fantasy_realms.extra.hand import BadHand, read_aside, read_hand
from talia.games.fantasy_realms.extra.narrow import BASE, BIT, INDEX


@dataclass(frozen=True)
class Score:
    """What a hand is worth, under which choices, and (if asked for) why, in the order the rulebook resolves things."""

    total: int
    choices: dict[str, object]
    base_sum: int
    """The tie-break: printed strengths of the final hand, the Necromancer's extra card included [P]."""
    cards: tuple[CardScore, ...]
    lines: tuple[Line, ...]


def score(
    hand: Iterable[str],
    discard: Iterable[str] = (),
    choices: Mapping[str, object] | None = None,
    drawn: Iterable[str] = (),
    explained: bool = True,
) -> Score:
    """Score a hand exactly.

    With `choices` given, exactly those (a missing key is declined); with none, the best legal ones. `drawn` are the
    three cards the Necromancer's holder drew in the Chaos game, of which any may be taken. BadHand says what is wrong.
    """
    held = read_hand(hand)
    area = read_aside(discard, held, "discard")
    three = read_aside(drawn, held, "drawn")
    if area & three != 0:
        raise BadHand("drawn: a card cannot be in the discard area and drawn too; every card exists once")
    if choices is None:
        made = best_choices(held, area, three)
    else:
        made = read_choices(choices, held, area, three)
    total = score_given(held, made)
    extra = chosen(made, ADD)
    whole = held if extra == DECLINED else held | BIT[extra - 1]
    cards: tuple[CardScore, ...] = ()
    lines: tuple[Line, ...] = ()
    if explained:
        explanation = explain(held, made)
        assert explanation.total == total
        cards = explanation.cards
        lines = explanation.lines
    return Score(total, in_words(made), base_sum(whole), cards, lines)


def base_sum(hand: i64) -> int:
    """The sum of printed strengths: the lower one wins a tie [R]."""
    total: i64 = 0
    while hand != 0:
        low = hand & -hand
        hand ^= low
        total += BASE[INDEX[low % 67]]
    return total


def total_of(hand: Iterable[str], choices: Mapping[str, object], discard: Iterable[str] = ()) -> int:
    """Only the points under given choices, checked as in `score`: for many hands whose choices are known."""
    held = read_hand(hand)
    return score_given(held, read_choices(choices, held, read_aside(discard, held, "discard")))
