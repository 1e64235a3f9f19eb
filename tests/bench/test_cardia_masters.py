"""The bots that measure Cardia's master are what they say, and know no more than their view."""

from __future__ import annotations

import json

import pytest
from bench.cardia_masters import AgainstMaster, Candidate

import talia
from bench import cardia_masters
from talia.bots.cardia.master import Master
from talia.bots.methods.weights import weights_of
from talia.bots.play.budget import Budget
from talia.core.bits import members
from talia.core.state import State
from talia.core.view import View, canonical
from talia.games.cardia.state import Cardia

NODES = Budget(nodes=200)


def met(answers: int = 6) -> State:
    state = talia.game("cardia").start(seed=5)
    for _ in range(answers):
        state.answer(state.asked[0], state.decision(state.asked[0]).options[0])
    return state


def view_of(state: State, seat: int) -> View:
    found: View = json.loads(canonical(state.view(seat)))
    return found


def test_a_candidate_of_the_shipped_weights_is_the_master(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cardia_masters, "FOLDER", weights_of("cardia"))
    for answers in range(8):
        state = met(answers)
        view = view_of(state, state.asked[0])
        assert Candidate().think(view, 3, NODES) == Master().think(view, 3, NODES)


def test_the_response_knows_the_masters_mixture_with_every_hand_and_not_the_hand() -> None:
    state = met()
    seat = state.asked[0]
    view = view_of(state, seat)
    worlds = talia.game("cardia").worlds(view, talia.Random(1), 6)
    found = {AgainstMaster(100).think(view_of(world, seat), 3, NODES).action for world in worlds}
    assert len(found) == 1, "worlds that look the same are answered the same"
    told = set()
    for world in worlds:
        assert isinstance(world, Cardia)
        mixture = AgainstMaster(100).mixture(world, 1 - seat, 100, 3)
        assert sum(share for _, share in mixture) == pytest.approx(1)
        assert {number for number, _ in mixture} <= set(members(world.options_of(1 - seat)))
        told.add(repr(mixture))
    assert len(told) > 1, "other hands are mixed otherwise"
