"""What the rules and the bots make is what the types say: a client's types are made from them."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import talia
from talia.bots import Budget, think
from talia.bots.play.explanation import told
from talia.core.rng import Random
from talia.games import PLACES
from talia.server.wire import forms, sheets
from talia.server.wire.protocol import FromClient, FromServer
from talia.server.wire.views import Decision, Doing, GameEvent, Option, Outcome, Sentence, Setting, View, Weighed


def fits(value: dict[str, Any], type: Any, open: bool = False) -> None:
    """The value has what the type says, and nothing else unless it is open."""
    known = msgspec.convert(value, type)
    assert open or known == value, f"{type.__name__} says nothing of {set(value) - set(known)}"


def check_view(view: dict[str, Any]) -> None:
    fits(
        {key: value for key, value in view.items() if key != "decision"},
        View,
    )
    for frame in view["doing"]:
        fits(frame, Doing)
    if view["outcome"] is not None:
        fits(view["outcome"], Outcome)
    if "decision" in view:
        fits(view["decision"], Decision, open=True)
        for option in view["decision"]["options"]:
            fits(option, Option, open=True)


@pytest.mark.parametrize("name", PLACES)
def test_views_events_and_settings_of_every_game_fit_their_types(name: str) -> None:
    game = talia.game(name)
    rng = Random(7)
    state = game.start(seed=11)
    while not state.over:
        seat = state.asked[0]
        for onlooker in (seat, None):
            check_view(state.view(onlooker))
        options = state.decision(seat).options if seat < state.setup.seats else state.decision(seat).options[-1:]
        state.answer(seat, options[rng.below(len(options))].action)
    check_view(state.view(0))
    for event in state.events(0):
        fits(event, GameEvent, open=True)
    for setting in game.settings:
        fits(setting.to_json(), Setting)


@pytest.mark.parametrize("level", ["novice", "apprentice", "ismcts"])
def test_a_bot_s_reasons_fit_their_types(level: str) -> None:
    view = talia.game("cardia").start(seed=3).view(0)
    _, record = think(view, level, 5, Budget(nodes=50))
    for choice in record["options"]:
        fits(choice, Weighed)
    for line in told(record, view):
        fits(line, Sentence, open=True)


def test_every_message_and_body_has_a_schema() -> None:
    bodies = [
        kind
        for module in (forms, sheets)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]
    _, components = msgspec.json.schema_components([*get_args(FromClient), *get_args(FromServer), *bodies])
    assert {"View", "Decision", "GameEvent", "TableInfo", "NewTable", "Sheet", "Export"} <= set(components)
