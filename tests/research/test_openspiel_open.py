"""OpenSpiel with open chance: every draw is a chance node with the true chances, as exact methods need it."""

from __future__ import annotations

import pickle
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability

import talia
from tests.research.test_openspiel import checked
from tests.research.tools import SIMULATIONS, loaded, play

TINY = "talia_cardia(chance=open,influences=1/8/11,hand=1,signets=1)"
OPEN = [
    TINY,
    "talia_cardia(chance=open)",
    "talia_radlands(chance=open,turn_limit=6)",
    "talia_fantasy_realms(chance=open,turns=8)",
    "talia_fantasy_realms(chance=open,players=3,variant=chaos,moments=2,turns=4)",
]
every_game = pytest.mark.parametrize("name", OPEN)


@every_game
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel raises an error at the first thing that is not as it should be."""
    pyspiel.random_sim_test(loaded(name), num_sims=max(2, SIMULATIONS // 5), serialize=True, verbose=False)
    capfd.readouterr()


@every_game
def test_api_on_whole_games(name: str) -> None:
    game = loaded(name)
    some = [state.clone() for luck in range(2) for state in play(game.new_initial_state(), talia.Random(luck))]

    def states(cls: Any) -> None:
        cls.some_states = some[:: len(some) // 40 + 1]
        cls.game_type = game.get_type()

    more = {"game": game, "game_name": name, "setUpClass": classmethod(states)}
    checked(type("Api", (api_test.EnforceAPIOnPartialTreeBase,), more))


def test_the_chances_of_all_games_add_up() -> None:
    game = loaded(TINY)
    weighed = {"chance": 0.0, "worth": 0.0, "nodes": 0.0}

    def walk(state: Any, chance: float) -> None:
        weighed["nodes"] += 1
        if state.is_terminal():
            weighed["chance"] += chance
            weighed["worth"] += chance * state.returns()[0]
        elif state.is_chance_node():
            for outcome, share in state.chance_outcomes():
                walk(state.child(outcome), chance * share)
        else:
            legal = state.legal_actions()
            for action in legal:
                walk(state.child(action), chance / len(legal))

    walk(game.new_initial_state(), 1.0)
    assert weighed["chance"] == pytest.approx(1.0, abs=1e-12)
    assert weighed["worth"] == pytest.approx(0.0, abs=1e-12), "the seats are alike"
    assert weighed["nodes"] > 100


def test_information_states_have_perfect_recall() -> None:
    assert len(api_test._assert_is_perfect_recall(loaded(TINY))) > 10


def test_openspiel_s_own_exact_methods_work_on_it() -> None:
    """Three cards, two in hand, one signet wins: the higher card is to be played, and chance alone does not know it."""
    game = loaded("talia_cardia(chance=open,influences=8/11/16,hand=2,signets=1)")
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) == pytest.approx(4 / 9, abs=1e-12)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.1


@every_game
def test_resampled_states_cannot_be_told_apart(name: str) -> None:
    game = loaded(name)
    rng = talia.Random(3)
    compared = 0
    for luck in range(2):
        for count, state in enumerate(play(game.new_initial_state(), rng)):
            if state.is_chance_node():
                with pytest.raises(talia.NotAsked, match="chance is to act"):
                    state.resample_from_infostate(0, lambda: 0.5)
            elif count % 3 == luck:
                for player in range(game.num_players()):
                    world = state.resample_from_infostate(player, lambda: float(rng.below(1000)) / 1000)
                    assert world.information_state_string(player) == state.information_state_string(player)
                    assert world.observation_string(player) == state.observation_string(player)
                    assert world.information_state_tensor(player) == state.information_state_tensor(player)
                    assert world.current_player() == state.current_player()
                    compared += 1
    assert compared > 1


@every_game
def test_copies_and_structs(name: str) -> None:
    game = loaded(name)
    for count, state in enumerate(play(game.new_initial_state(), talia.Random(5))):
        if count % 5:
            continue
        for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
            assert str(copy) == str(state)
            assert copy.legal_actions() == state.legal_actions()
        if not state.is_chance_node():
            begun = game.new_initial_state(state.to_struct().to_dict())
            assert begun.to_struct().to_dict() == state.to_struct().to_dict()
            assert begun.legal_actions() == state.legal_actions()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = loaded(TINY).new_initial_state()
    assert state.is_chance_node()
    assert state.information_state_string(0) == state.observation_string(0) == ""
    assert not any(state.observation_tensor(0))
    assert state.chance_outcomes() == [(1, pytest.approx(1 / 3)), (8, pytest.approx(1 / 3)), (11, pytest.approx(1 / 3))]
    with pytest.raises(talia.IllegalAnswer, match="2 is not what can come up; allowed: 1, 8, 11"):
        state.apply_action(2)


def test_what_has_no_open_form_is_refused() -> None:
    with pytest.raises(talia.BadOption, match="open is for the sequential form alone"):
        loaded("talia_cardia_simultaneous(chance=open)")
    with pytest.raises(talia.BadOption, match="parameter chance: 'dice' is not allowed; allowed: seeds, open"):
        loaded("talia_cardia(chance=dice)")
