"""The calculator of Fantasy Realms over HTTP: the hands of a whole table scored, explained and ranked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from talia.core.errors import TaliaError
from talia.games.fantasy_realms.scoring import Score, score
from talia.server.wire.errors import Refused
from talia.server.wire.sheets import CardSheet, Discards, DiscardsForm, Left, LineSheet, ScoreForm, Sheet, Sheets


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
