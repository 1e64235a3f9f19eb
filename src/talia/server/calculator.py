"""The calculator of Fantasy Realms over HTTP: the hands of a whole table scored, explained and ranked."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from talia.core.errors import TaliaError
from talia.games.fantasy_realms.extra.comparing import Take, takes
from talia.games.fantasy_realms.extra.hand import mask_of, read_aside
from talia.games.fantasy_realms.extra.scoring import Score, score
from talia.games.fantasy_realms.extra.ways import ways
from talia.server.wire.errors import Refused
from talia.server.wire.sheets import (
    CardSheet,
    Compared,
    CompareForm,
    Discards,
    DiscardsForm,
    Left,
    LeftScore,
    LineSheet,
    ScoreForm,
    Sheet,
    Sheets,
    Taken,
    Ways,
    WayScore,
    WaysForm,
)


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


def compared(form: CompareForm) -> Compared:
    """What every card that can be had would bring, with every discard after it, in one answer."""
    try:
        hand = mask_of(form.hand)
        found = {take.card: take for take in takes(hand, read_aside(form.open, hand, "open"), form.full, form.swap)}
        area = [] if form.swap else form.open
        now = _sheet(score(form.hand, area), 1) if form.hand else None
        return Compared(now=now, takes=[_taken(form, found[card]) for card in form.open])
    except TaliaError as error:
        raise Refused("bad_option", str(error)) from None


def _taken(form: CompareForm, take: Take) -> Taken:
    kept = [card for card in [*form.hand, take.card] if card != take.goes]
    area = [card for card in form.open if card != take.card]
    if take.goes:
        area.append(take.goes)
    return Taken(
        card=take.card,
        score=take.points,
        goes=take.goes or None,
        sheet=_sheet(score(kept, [] if form.swap else area), 1),
        left=[LeftScore(card=card, score=points) for card, points in take.left],
    )


def chosen(form: WaysForm) -> Ways:
    """What every choice at scoring would bring, now and at best."""
    try:
        found = ways(form.hand, form.asked, form.prompt, form.choices, form.discard, form.drawn)
    except TaliaError as error:
        raise Refused("bad_option", str(error)) from None
    except (TypeError, AttributeError, KeyError, ValueError) as error:
        raise Refused("bad_option", f"choices: they cannot be read ({type(error).__name__})") from None
    return Ways(
        ways=[
            WayScore(
                answers=list(way.answers),
                card=way.card or None,
                suit=way.suit or None,
                choices=way.choices,
                now=way.now,
                most=way.most,
                best=way.best,
            )
            for way in found
        ],
        best=max(way.most for way in found),
    )


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
