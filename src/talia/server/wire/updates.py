"""A table that no room holds, as a seat is told of it: lessons, puzzles, an answer tried anew."""

from __future__ import annotations

from typing import cast

from talia.core.state import State
from talia.learn.saying import unmarked
from talia.server.wire.protocol import Update
from talia.server.wire.telling import events_told, view_told
from talia.server.wire.views import AnyEvent, View


def update_told(state: State, seat: int, since: int, closed: bool = False) -> Update:
    """What a seat is told of a table: its own events from that number on, numbered for it, and its own view.

    `closed`: the rules would still ask, but nobody is to answer.
    """
    events = state.events(seat)
    for number, event in enumerate(events):
        event["n"] = number
    view = unmarked(state.view(seat))
    if closed:
        view.pop("decision", None)
        view["asked"] = []
    return Update(
        epoch=0,
        since=since,
        events=cast(list[AnyEvent], events_told(state.setup.game, events[since:])),
        view=cast(View, view_told(view)),
    )
