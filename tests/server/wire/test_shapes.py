"""What the rules put into messages is of the shapes that clients are told to expect."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import talia
from talia.server.wire import shapes
from tests.every_game.tools import decisions, label, variants


@pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
def test_views_and_events_have_their_shapes(name: str, seats: int, options: dict[str, Any]) -> None:
    last: talia.State | None = None
    for state in decisions(name, seats, options, seed=5, every=3):
        last = state
        for seat in (*range(seats), None):
            view = state.view(seat)
            shaped = msgspec.convert(view, shapes.View)
            assert (shaped.decision is not msgspec.UNSET) == ("decision" in view)
    assert last is not None
    for seat in (*range(seats), None):
        assert msgspec.convert(last.events(seat), list[shapes.GameEvent])


@pytest.mark.parametrize("name", [*talia.GAMES, "template"])
def test_settings_have_their_shape(name: str) -> None:
    for setting in talia.game(name).settings:
        msgspec.convert(setting.to_json(), shapes.Setting)
