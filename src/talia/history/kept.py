"""What a line keeps of a finished game: what results are counted by, and the cards of one seat. One entry a game.

All of it is made from what that seat was shown; a game of somebody else's is kept without it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeAlias

import talia
from talia.core.record import Record
from talia.history.form import SMALL, GameLine, Sitter, mark

Cards: TypeAlias = Callable[[dict[str, Any], list[dict[str, Any]], int], list[str]]


def _nothing(view: dict[str, Any], events: list[dict[str, Any]], seat: int) -> list[str]:
    return []


def _revealed(view: dict[str, Any], events: list[dict[str, Any]], seat: int) -> list[str]:
    """Cardia: the cards that met another."""
    return [event["cards"][seat] for event in events if event["event"] == "revealed" and event["cards"][seat]]


def _played(view: dict[str, Any], events: list[dict[str, Any]], seat: int) -> list[str]:
    """Radlands: people and events that were played."""
    return [
        event["card"]
        for event in events
        if event["event"] in ("person_played", "event_played") and event.get("seat") == seat
    ]


def _hand(view: dict[str, Any], events: list[dict[str, Any]], seat: int) -> list[str]:
    """Fantasy Realms: the hand at the end."""
    hand = view["table"]["hands"][seat]
    return list(hand) if isinstance(hand, list) else []


def _camps(view: dict[str, Any], events: list[dict[str, Any]], seat: int) -> list[str]:
    """Radlands: the camps, once they are chosen."""
    columns = view["table"].get("columns")
    return [] if columns is None else [column["camp"]["card"] for column in columns[seat]]


@dataclass(frozen=True)
class Kept:
    """How one game is kept: by which options results are counted, by what else, and which cards were one's own."""

    options: tuple[str, ...] = ()
    things: tuple[tuple[str, Cards], ...] = ()
    cards: Cards = _nothing


KEPT: dict[str, Kept] = {
    "cardia": Kept(options=("deck", "locations"), cards=_revealed),
    "radlands": Kept(things=(("camps", _camps),), cards=_played),
    "fantasy_realms": Kept(options=("variant",), cards=_hand),
}


def _words(value: Any) -> list[str]:
    return [str(one) for one in value] if isinstance(value, list) else [str(value)]


def line_of(
    state: talia.State,
    record: Record,
    sitters: Sequence[Sitter],
    mine: Sequence[int],
    ended: tuple[Sequence[int], Sequence[int], str, bool],
    began: float,
    practice: bool,
    table: str | None = None,
) -> GameLine:
    """The line of a finished game. `ended`: winners, scores, reason, by the rules. `state` keeps its log."""
    game = talia.game(record.game)
    how = KEPT.get(record.game, Kept())
    seat = mine[0] if mine else 0
    view, events = state.view(seat), state.events(seat)
    usual = {setting.name: setting.default for setting in game.settings}
    by = {name: _words(record.options[name]) for name in how.options if record.options.get(name)}
    by |= {name: found for name, thing in how.things if (found := thing(view, events, seat))}
    winners, scores, reason, by_rules = ended
    hints = sum(who in mine for who, _ in record.hints)
    return GameLine(
        hash=mark(record),
        at=datetime.fromtimestamp(int(began), UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        game=record.game,
        rules=record.rules,
        options={name: value for name, value in record.options.items() if usual.get(name) != value},
        seats=list(sitters),
        mine=list(mine),
        winners=list(winners),
        scores=list(scores),
        reason=reason,
        by_rules=by_rules,
        by=by,
        cards=list(dict.fromkeys(how.cards(view, events, seat))),
        hints=hints,
        practice=practice or hints > 0,
        table=table,
        record=record.to_json() if len(record.write().encode()) <= SMALL else None,
    )
