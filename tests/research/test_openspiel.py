"""OpenSpiel's own tests of a game pass, in every form; what it cannot know is tested beside them."""

from __future__ import annotations

import pickle
import subprocess
import sys
import unittest
from typing import Any

import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import talia
from talia.research import openspiel
from tests.research.tools import CHAOS, MORE_OF_THEM, SIMULATIONS, SMALL, WHOLE, dealt, loaded, play

every_form = pytest.mark.parametrize("name", WHOLE)
every_game = pytest.mark.parametrize("name", WHOLE + MORE_OF_THEM)


@every_form
def test_random_simulations(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel raises an error at the first thing that is not as it should be."""
    pyspiel.random_sim_test(loaded(name), num_sims=SIMULATIONS, serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", MORE_OF_THEM)
def test_random_simulations_of_variants(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel raises an error at the first thing that is not as it should be."""
    pyspiel.random_sim_test(loaded(name), num_sims=max(2, SIMULATIONS // 10), serialize=True, verbose=False)
    capfd.readouterr()


@pytest.mark.parametrize("name", ["talia_cardia_simultaneous", "talia_radlands_simultaneous"])
def test_the_simultaneous_form_turned_into_a_turn_based_one(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """OpenSpiel raises an error at the first thing that is not as it should be."""
    game = pyspiel.convert_to_turn_based(loaded(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()


def checked(kind: type[unittest.TestCase]) -> None:
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(kind).run(result)
    assert result.testsRun == 5
    assert [*result.errors, *result.failures, *result.skipped] == []


@pytest.mark.parametrize("name", [*WHOLE[:3], CHAOS])
def test_api(name: str) -> None:
    """All five, on the states that OpenSpiel picks; of simultaneous games it picks none but the first."""
    checked(type("Api", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(name), "game_name": name}))


@every_game
def test_api_on_whole_games(name: str) -> None:
    """All five, on states of games that were played."""
    game = loaded(name)
    some = [state.clone() for deal in range(3) for state in play(game.new_initial_state(), talia.Random(deal))]

    def states(cls: Any) -> None:
        cls.some_states = some[:: len(some) // 60 + 1]
        cls.game_type = game.get_type()

    more = {"game": game, "game_name": name, "setUpClass": classmethod(states)}
    checked(type("Api", (api_test.EnforceAPIOnPartialTreeBase,), more))


def test_registering_twice_does_no_harm_and_a_process_ends_well() -> None:
    assert openspiel.register() == openspiel.register() == WHOLE[:1] + WHOLE[3:4] + WHOLE[1:2] + WHOLE[4:] + WHOLE[2:3]
    code = "import pyspiel; from talia.research import openspiel; openspiel.register(); openspiel.register()\n"
    code += "game = pyspiel.load_game('talia_cardia'); state = game.new_initial_state(); print(state.current_player())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@every_game
def test_the_same_answers_lead_to_the_same_end_as_without_openspiel(name: str) -> None:
    game = loaded(name)
    rng = talia.Random(5)
    for deal in (0, 7, 64**4 - 1):
        state = dealt(game, deal)
        alone = game.setup.start(deal)
        assert state.table == alone
        seen: list[tuple[int, int]] = []
        for _ in play(state, rng):
            pass
        for player, action in [(int(item.player), item.action) for item in state.full_history()][4:]:
            seat = player if player >= 0 else int(game.setup.seats)
            alone.answer(seat, action if player >= 0 else action + alone.mask(seat)[0])
            seen.append((player, action))
        assert alone.over
        assert seen
        assert state.returns() == list(alone.returns())
        assert state.rewards() == state.returns()
        assert len(seen) <= game.max_game_length()


@every_game
def test_a_clone_goes_its_own_way_and_a_pickle_comes_back(name: str) -> None:
    rng = talia.Random(2)
    for count, state in enumerate(play(dealt(loaded(name), 3), rng)):
        if count % 9:
            continue
        before = str(state)
        clone = state.clone()
        back = pickle.loads(pickle.dumps(state))
        for copy in (clone, back):
            assert str(copy) == before
            assert copy.history() == state.history()
            for player in range(state.num_players()):
                assert copy.information_state_string(player) == state.information_state_string(player)
        for _ in play(clone, talia.Random(9), 5):
            pass
        assert str(state) == before
        assert str(clone) != before


@every_game
def test_a_memory_that_is_asked_for_late_is_the_one_that_was_kept_all_along(name: str) -> None:
    game = loaded(name)
    state, asked = dealt(game, 3), dealt(game, 3)
    asked.information_state_string(0)
    rng, same = talia.Random(2), talia.Random(2)
    compared = 0
    for count, _ in enumerate(zip(play(state, rng), play(asked, same), strict=True)):
        if count % 7 == 0:
            late = state.clone()
            assert late.table.recall is None
            for player in range(game.num_players()):
                assert late.information_state_string(player) == asked.information_state_string(player)
            assert late.table == state.table
            assert late.clone().table.recall is not None
            assert state.table.recall is None, "a clone is its own"
            compared += 1
    assert compared > 1


def test_what_openspiel_copies_is_one_attribute() -> None:
    """A second one would make each clone dearer."""
    state = dealt(loaded("talia_cardia"), 1)
    assert list(vars(state)) == ["table"]
    assert list(vars(state.clone())) == ["table"]


@every_game
def test_an_illegal_answer_is_refused_in_a_sentence_and_changes_nothing(name: str) -> None:
    game = loaded(name)
    state = dealt(game, 4)
    before, history = str(state), state.history()
    wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions(0))
    answer = [wrong] * 2 if state.is_simultaneous_node() else wrong
    apply = state.apply_actions if state.is_simultaneous_node() else state.apply_action
    with pytest.raises(talia.IllegalAnswer, match=r"is not an answer to .*; allowed: "):
        apply(answer)
    assert str(state) == before
    assert state.history() == history


def test_half_a_joint_action_is_not_taken() -> None:
    state = dealt(loaded("talia_cardia_simultaneous"), 4)
    before = str(state)
    with pytest.raises(talia.IllegalAnswer):
        state.apply_actions([state.legal_actions(0)[0], 999])
    assert str(state) == before


def test_a_draw_outside_the_deal_is_refused() -> None:
    state = loaded("talia_cardia").new_initial_state()
    for wrong in (64, 999):
        with pytest.raises(talia.IllegalAnswer, match="allowed: 0 to 63"):
            state.apply_action(wrong)
    assert state.history() == []


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("talia_cardia(deck=III)", "option deck: 'III' is not allowed; allowed: I, II, mix"),
        ("talia_cardia(influences=1/x)", "option influences: .* allowed: 2 to 16 different ones of: 1, 2"),
        ("talia_cardia(hand=4,influences=1/8)", "option hand: 4 is more than the 2 cards of a deck"),
        ("talia_fantasy_realms(players=9)", "option seats: 9 is not allowed; allowed: 2 to 7"),
        ("talia_fantasy_realms(variant=chaos)", "the chaos game is not for 2; allowed: 3 to 7"),
        ("talia_fantasy_realms(turns=0)", "with these options the rules set no end, and OpenSpiel needs one"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(name: str, says: str) -> None:
    with pytest.raises(talia.BadOption, match=says):
        loaded(name)


@every_game
def test_every_option_is_a_parameter(name: str) -> None:
    game = loaded(name)
    named = {*game.get_type().parameter_specification}
    assert named == {"players", "chance", *(setting.name for setting in game.talia.settings)}
    again = loaded(str(game))
    assert again.setup == game.setup


@every_game
def test_structs(name: str) -> None:
    game = loaded(name)
    rng = talia.Random(6)
    for count, state in enumerate(play(dealt(game, 11), rng)):
        if count % 12 or state.is_chance_node():
            continue
        told = state.to_struct().to_dict()
        assert told == state.table.to_position()
        for given in (told, state.to_struct(), state.to_json()):
            begun = game.new_initial_state(given)
            assert str(begun) == str(state)
            assert begun.is_simultaneous_node() == state.is_simultaneous_node()
        for player in range(state.num_players()):
            assert state.to_observation_struct(player).to_dict() == state.table.view(player, memory=True)
        if state.is_simultaneous_node():
            continue
        for action in state.legal_actions():
            struct = state.action_to_struct(state.current_player(), action)
            assert state.struct_to_actions(struct) == [action]
            assert state.validate_action_struct(struct).ok()


def test_a_state_of_another_setup_is_refused() -> None:
    position = dealt(loaded("talia_cardia"), 1).to_json()
    with pytest.raises(talia.BadOption, match=r"position: it is of <setup of cardia.*and this game is of <setup"):
        loaded(SMALL).new_initial_state(position)
    with pytest.raises(talia.BadPosition, match="this is not a saved game"):
        loaded(SMALL).new_initial_state("{")


def test_a_deal_that_is_half_drawn_is_data_too() -> None:
    game = loaded(SMALL)
    state = game.new_initial_state()
    for number in (5, 6, 7):
        again = game.new_initial_state(state.to_struct())
        assert str(again) == str(state)
        state.apply_action(number)
    for wrong in (0, -1, 3, 64**4, "x", None):
        with pytest.raises(talia.BadPosition, match="is no part of a deal"):
            game.new_initial_state({"drawn": wrong})


def test_the_clock_of_chaos_is_drawn() -> None:
    state = dealt(loaded(CHAOS), 5)
    ticks = 0
    for _ in play(state, talia.Random(1)):
        if state.is_chance_node():
            ticks += 1
            outcomes = [number for number, _ in state.chance_outcomes()]
            assert outcomes == ([0] if ticks <= 3 else [0, 1])
            assert state.action_to_string(state.chance_outcomes()[0][0]) == "clock:go_on"
    assert 3 < ticks <= 8


@pytest.mark.parametrize("name", WHOLE)
def test_openspiel_writes_a_playthrough(name: str) -> None:
    one, again = (generate_playthrough.playthrough(name, [], seed=4) for _ in range(2))
    assert one == again
    assert "Returns() = " in one


def test_python_calls_and_openspiel_s_own_agree_on_what_is_legal() -> None:
    """`legal_actions` and `is_chance_node` are ours when Python asks; C++ asks through the trampolines."""
    for name in (*WHOLE, CHAOS):
        for state in play(dealt(loaded(name), 2), talia.Random(3)):
            base: Any = pyspiel.State
            assert state.is_chance_node() == base.is_chance_node(state)
            for player in range(state.num_players()):
                assert state.legal_actions(player) == base.legal_actions(state, player)
            if not state.is_simultaneous_node():
                assert state.legal_actions() == base.legal_actions(state)
