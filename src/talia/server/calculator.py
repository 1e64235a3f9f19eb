"""The calculator of Fantasy Realms over HTTP: the hands of a whole table scored, explained and ranked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

from msgspec import Meta, Struct

from talia.core.errors import TaliaError
from talia.games.fantasy_realms.scoring import Score, score
from talia.server.wire.errors import Refused
from talia.server.wire.protocol import Word

Cards = Annotated[list[Word], Meta(max_length=60)]


class HandForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One player's hand: ids of cards. Without choices the best legal ones are found; `drawn` is Chaos' Necromancer."""

    cards: Cards
    choices: dict[str, Any] | None = None
    drawn: Cards = []


class ScoreForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of hands, and the discard area."""

    hands: Annotated[list[HandForm], Meta(min_length=1, max_length=7)]
    discard: Cards = []


class DiscardsForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A hand with one card too many, and the discard area."""

    hand: Annotated[list[Word], Meta(min_length=2, max_length=9)]
    discard: Cards = []


class CardSheet(Struct, frozen=True, kw_only=True):
    """One card of a sheet. A blanked one scores 0; `would_have` is its worth had it alone not been blanked."""

    card: str
    name: str
    suit: str
    base: int
    bonus: int
    penalty: int
    points: int
    cleared_by: list[str]
    army_cleared_by: list[str]
    blanked: bool
    blanked_by: list[str]
    would_have: int


class LineSheet(Struct, frozen=True, kw_only=True):
    """One sentence of a sheet, as ids: its text is `fantasy_realms-score-line-<kind>`."""

    kind: str
    rule: str
    cards: list[str]
    points: int
    suit: str


class Sheet(Struct, frozen=True, kw_only=True):
    """One hand's score: its place at the table, the choices made, and why."""

    place: int
    score: int
    base_sum: int
    choices: dict[str, Any]
    cards: list[CardSheet]
    lines: list[LineSheet]


class Sheets(Struct, frozen=True, kw_only=True):
    """The sheets in the order of the hands."""

    hands: list[Sheet]


class Left(Struct, frozen=True, kw_only=True):
    """What is left of a hand when this card is discarded."""

    card: str
    sheet: Sheet


class Discards(Struct, frozen=True, kw_only=True):
    """Every card that may be discarded, in the order of the hand."""

    left: list[Left]


def scored(form: ScoreForm) -> Sheets:
    """Score a table. Where everything is open the search takes a while: call it beside the event loop."""
    _apart(form)
    found: list[Score] = []
    for number, hand in enumerate(form.hands):
        try:
            found.append(score(hand.cards, form.discard, hand.choices, hand.drawn))
        except TaliaError as error:
            raise Refused("bad_option", f"hands[{number}]: {error}") from None
        except (TypeError, AttributeError, KeyError, ValueError) as error:
            # Choices of a shape that their reader does not know.
            raise Refused(
                "bad_option", f"hands[{number}].choices: they cannot be read ({type(error).__name__})"
            ) from None
    # Highest score first; among equals the lowest sum of printed strengths [R]; still equal, a shared place [P].
    keys = [(-one.total, one.base_sum) for one in found]
    return Sheets(hands=[_sheet(one, 1 + sum(other < keys[n] for other in keys)) for n, one in enumerate(found)])


def discards(form: DiscardsForm) -> Discards:
    """What each discard would leave. The card lies in the area afterwards, where the Necromancer may find it again."""
    if len(set(form.hand)) != len(form.hand):
        raise Refused("bad_option", "hand: a card is in it twice; every card exists once")
    left: list[Left] = []
    for leaving in form.hand:
        rest = [card for card in form.hand if card != leaving]
        try:
            left.append(Left(card=leaving, sheet=_sheet(score(rest, [*form.discard, leaving]), 1)))
        except TaliaError as error:
            raise Refused("bad_option", f"hand without {leaving}: {error}") from None
    return Discards(left=left)


def _apart(form: ScoreForm) -> None:
    """Every card lies in one place."""
    seen: dict[str, str] = {}
    places = [(f"hands[{n}]", hand.cards) for n, hand in enumerate(form.hands)] + [("discard", form.discard)]
    for place, cards in places:
        for card in cards:
            if seen.setdefault(card, place) != place:
                raise Refused("bad_option", f"{place}: {card} is in {seen[card]} too; every card exists once")


def _sheet(found: Score, place: int) -> Sheet:
    return Sheet(
        place=place,
        score=found.total,
        base_sum=found.base_sum,
        choices=dict(found.choices),
        cards=[CardSheet(**_lists(asdict(card))) for card in found.cards],
        lines=[LineSheet(**_lists(asdict(line))) for line in found.lines],
    )


def _lists(fields: dict[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in fields.items()}
