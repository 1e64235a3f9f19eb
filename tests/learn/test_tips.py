"""First-use tips: each can become due, by what the seat itself sees and is told, and says so in a few words."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

import talia
from talia.export.tips import typescript
from talia.learn.tips import TIPS, due, fires
from talia.texts import texts
from tests.every_game.tools import hidden, look, swapped

WORDS = 25
PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("cardia", {}),
    ("cardia", {"deck": "II"}),
    ("radlands", {}),
    ("fantasy_realms", {"seats": 3}),
    ("fantasy_realms", {"seats": 2, "variant": "two_player"}),
    ("fantasy_realms", {"seats": 3, "variant": "chaos", "moments": 20}),
]


def games(most: int) -> Any:
    """Random games: before each answer, who is asked, what each seat sees and what it was told since."""
    for game, options in PLAYED:
        for seed in range(most):
            state = talia.game(game).start(seed, **options)
            rng = talia.Random(seed)
            read = [0] * state.setup.seats
            while True:
                for seat in range(state.setup.seats):
                    events = state.events(seat, read[seat])
                    read[seat] = len(state.log or ())
                    yield state, seat, state.view(seat), events
                if state.over:
                    break
                state.answer(state.asked[0], rng.pick(state.legal(state.asked[0])))


def test_there_are_eight_tips_a_game_at_least_each_with_one_trigger() -> None:
    for game in ("cardia", "radlands", "fantasy_realms"):
        assert len([tip for tip in TIPS if tip.game == game]) >= 8
    assert len({tip.id for tip in TIPS}) == len(TIPS)
    for tip in TIPS:
        assert tip.id.startswith(f"{tip.game}-")
        triggers = [tip.event, tip.hand or None, tip.prompt, tip.path]
        assert sum(trigger is not None for trigger in triggers) == 1, tip.id
        assert (tip.path is not None) == (tip.value is not None or tip.least is not None), tip.id


def test_every_tip_becomes_due_in_some_game() -> None:
    waiting = {tip.id: tip for tip in TIPS}
    for _, _, view, events in games(12):
        for id in [id for id, tip in waiting.items() if fires(tip, view, events)]:
            del waiting[id]
        if not waiting:
            return
    assert sorted(waiting) == []


def test_one_at_a_time_and_none_twice() -> None:
    known: set[str] = set()
    for _, _, view, events in games(1):
        tip = due(view, events, known)
        if tip is not None:
            assert tip.id not in known
            assert tip.game == view["game"]
            known.add(tip.id)
    assert len(known) > 20


def test_onlookers_get_none() -> None:
    state = talia.game("radlands").start(1)
    assert due(state.view(None), state.events(None)) is None


def test_others_hands_do_not_matter() -> None:
    """A Djinn in the other hand is nobody's business: hidden cards swapped, the same tips are due."""
    compared = 0
    rng = talia.Random(9)
    for state, seat, view, events in games(1):
        if state.over or rng.below(8) > 0:
            continue
        position = state.to_position()
        for group in hidden(state.setup.game, position, seat):
            for one, other in list(pairwise(group))[:2]:
                if look(position, one) == look(position, other):
                    continue
                twin = talia.game(state.setup.game).position(swapped(position, one, other)).view(seat)
                assert [tip.id for tip in TIPS if fires(tip, twin, events)] == [
                    tip.id for tip in TIPS if fires(tip, view, events)
                ]
                compared += 1
    assert compared > 50


@pytest.mark.parametrize("tip", TIPS, ids=lambda tip: tip.id)
def test_a_tip_is_short(tip: Any) -> None:
    text = texts("en").get(tip.text)
    assert len(text.split()) <= WORDS
    assert "!" not in text


def test_the_page_gets_the_same_triggers() -> None:
    written = typescript()
    assert written.count("  { id: ") == len(TIPS)
    told = json.loads(json.dumps([tip.to_json() for tip in TIPS]))
    assert [tip["text"] for tip in told] == [f"learn-tip-{tip.id}" for tip in TIPS]
    djinn = told[0]
    assert djinn == {"id": "cardia-djinn", "game": "cardia", "text": "learn-tip-cardia-djinn", "hand": ["djinn"]}
