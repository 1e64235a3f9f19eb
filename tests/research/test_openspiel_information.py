"""What a seat gets through OpenSpiel: never more than it may know, all that it was told, and worlds that fit it."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import ismcts, mcts

import talia
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import look, swapped
from tests.research.harness import Scripted, arena
from tests.research.tools import CHAOS, MORE, MORE_OF_THEM, SMALL, WHOLE, dealt, loaded, play

PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
NOTHING = pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
EVERYTHING = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)
RESAMPLED = 500 * MORE  # states in each game
every_game = pytest.mark.parametrize("name", WHOLE + MORE_OF_THEM)


def gets(state: Any, player: int, observers: list[Any]) -> list[Any]:
    """Everything that a seat gets of a state, as bytes and words."""
    found: list[Any] = [
        state.information_state_string(player),
        state.observation_string(player),
        np.asarray(state.information_state_tensor(player), np.float32).tobytes(),
        np.asarray(state.observation_tensor(player), np.float32).tobytes(),
        state.to_observation_struct(player).to_json(),
    ]
    for observer in observers:
        found.append(observer.string_from(state, player))
        observer.set_from(state, player)
        found.append(None if observer.tensor is None else observer.tensor.tobytes())
    if state.current_player() == player:
        found.append(state.legal_actions())
    return found


@every_game
def test_swapping_hidden_cards_changes_no_byte(name: str) -> None:
    """Two games with two hidden cards swapped are played alike; until one of the two is named, all must be the same."""
    game = loaded(name)
    observers = [game.make_py_observer(kind) for kind in (None, PUBLIC, PRIVATE, NOTHING)]
    rng = talia.Random(17)
    compared = 0
    for deal in range(2 * MORE):
        states = [state.table.to_position() for state in play(dealt(game, deal), rng)]
        for position in states[:: len(states) // 6 + 1]:
            for seat in range(game.num_players()):
                for one, other in swaps(game.talia.name, position, seat, rng)[:2]:
                    true = game.new_initial_state(position)
                    twin = game.new_initial_state(swapped(position, one, other))
                    words = {look(position, one), look(position, other)}
                    compared += together(true, twin, seat, words, observers, rng)
    assert compared > 10


def together(true: Any, twin: Any, seat: int, words: set[str], observers: list[Any], rng: talia.Random) -> int:
    """Play both alike for a few answers and compare all that the seat gets."""
    compared = 0
    for _ in range(4):
        told = gets(true, seat, observers)
        shown = repr(told[1])
        if compared and any(word in shown for word in words):
            break  # the games part rightly
        assert told == gets(twin, seat, observers)
        compared += 1
        if true.is_terminal() or true.is_chance_node():
            break
        try:
            if true.is_simultaneous_node():
                both = [rng.pick(true.legal_actions(player)) for player in range(true.num_players())]
                twin.apply_actions(both)
                true.apply_actions(both)
            else:
                action = rng.pick(true.legal_actions())
                twin.apply_action(action)
                true.apply_action(action)
        except talia.TaliaError:
            break  # the twin's hidden hand does not have it
    return compared


@pytest.mark.parametrize("name", [WHOLE[0], WHOLE[1], WHOLE[2], MORE_OF_THEM[2], SMALL, CHAOS])
def test_a_resampled_state_cannot_be_told_apart(name: str) -> None:
    game = loaded(name)
    rng = talia.Random(23)
    seen, other_tables = 0, 0
    deal = 0
    while seen < RESAMPLED // 6:
        deal += 1
        for state in play(dealt(game, deal), rng):
            if state.is_chance_node():
                continue
            seen += 1
            for player in range(game.num_players()):
                world = state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(0.0, 1.0))
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.information_state_tensor(player) == state.information_state_tensor(player)
                assert world.observation_string(player) == state.observation_string(player)
                assert world.current_player() == state.current_player()
                assert world.history() == [], "the true history would tell what is hidden"
                if player == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
                other_tables += str(world) != str(state)
        for _ in play(world, rng):
            pass
        assert world.is_terminal()
    assert other_tables > seen


def test_what_others_remember_in_a_resampled_world_is_what_they_see_there() -> None:
    """Nothing of the true past: a game begun from that very table would have them remember the same."""
    game = loaded("talia_cardia")
    compared = 0
    for state in play(dealt(game, 3), talia.Random(4)):
        world = state.resample_from_infostate(0, lambda: 0.3)
        begun = game.new_initial_state(world.to_struct())
        assert world.information_state_string(1) == begun.information_state_string(1)
        compared += state.information_state_string(1) != world.information_state_string(1)
    assert compared > 5


def test_information_states_have_perfect_recall() -> None:
    """By OpenSpiel's own walk through every history of some deals of a small game."""
    game = loaded(SMALL)
    known: dict[tuple[str, int], Any] = {}
    for deal in (1, 2, 3):
        api_test._assert_is_perfect_recall_recursive(dealt(game, deal), [], known)
    assert len(known) > 100


def test_information_states_part_what_a_seat_can_tell_apart_and_nothing_else() -> None:
    """The word of an information state stands for one history of what the seat was asked, saw and answered."""
    game = loaded(SMALL)
    by_word: dict[str, str] = {}
    by_history: dict[str, str] = {}

    def walk(state: Any, pasts: tuple[str, ...]) -> None:
        if state.is_terminal():
            return
        seat = state.current_player()
        word = state.information_state_string()
        past = f"{seat} {pasts[seat]} {state.observation_string()}"
        assert by_word.setdefault(word, past) == past
        assert by_history.setdefault(past, word) == word
        for action in state.legal_actions():
            now = list(pasts)
            now[seat] = f"{past} > {action}"
            walk(state.child(action), tuple(now))

    for deal in range(3):
        walk(dealt(game, deal), ("", ""))
    assert len(by_word) == len(by_history) > 100


def test_observers() -> None:
    game = loaded("talia_cardia")
    state = dealt(game, 2)
    mine = state.table.view(0)["table"]
    theirs = state.table.view(1)["table"]
    assert mine != theirs
    public, private, all_of_it = (game.make_py_observer(kind) for kind in (PUBLIC, PRIVATE, EVERYTHING))
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    hand = re.findall(r'"hands"', private.string_from(state, 0))
    assert hand
    assert all_of_it.string_from(state, 0) == str(state)
    assert game.make_py_observer(NOTHING).string_from(state, 0) == ""
    assert private.tensor is None
    with pytest.raises(talia.BadOption, match="there are no parameters of observers"):
        game.make_py_observer(None, {"x": 1})
    undealt = game.new_initial_state()
    public.set_from(undealt, 0)
    assert not public.tensor.any()


@pytest.mark.parametrize("name", WHOLE[:3])
def test_openspiel_s_information_set_search_plays(name: str) -> None:
    game = loaded(name)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=1.0,
        max_simulations=12,
        random_state=np.random.RandomState(2),
    )
    rng = talia.Random(8)
    state = dealt(game, 6)
    searched = 0
    for _ in play(state, rng, 60):
        if state.current_player() == 0 and len(state.legal_actions()) > 1 and searched < 6 * MORE:
            assert bot.step(state) in state.legal_actions()
            searched += 1
    assert searched == 6 * MORE or state.is_terminal()
    assert searched > 3


@pytest.mark.parametrize("name", WHOLE[:3])
def test_a_model_that_reads_plays_a_whole_game(name: str) -> None:
    """State as text, legal moves, and refusals that say what is allowed and by which rule: a harness of an arena."""
    models = [Scripted(seat) for seat in range(2)]
    played = arena(dealt(loaded(name), 9), models)
    assert played.moves > 10
    assert sorted(played.returns) in ([-1.0, 1.0], [0.0, 0.0])
    assert played.refusals > 3
    assert all("allowed: " in text for text in played.sentences)
    assert any("(rule " in text for text in played.sentences) or name == "talia_fantasy_realms"
