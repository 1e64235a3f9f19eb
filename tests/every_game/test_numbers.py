"""Every game in plain numbers, copied and pickled in mid-ability: what learners and process pools do with it."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

import talia
from talia.core import playout
from tests.every_game.tools import decisions, label, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


@every_variant
def test_numbers_play_the_game_that_words_play(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    by_words = game.start(3, seats, **options)
    by_numbers = game.start(3, seats, log=False, memory=False, **options)
    rng = talia.Random(4)
    answers = 0
    while by_numbers.who >= 0 and answers < 400:
        assert by_numbers.who == by_words.asked[0]
        legal = by_numbers.legal()
        assert legal == [option.action for option in by_words.decision(by_words.asked[0]).options]
        action = rng.pick(legal)
        by_words.answer(by_words.asked[0], action)
        assert by_numbers.apply(action) == (-1 if by_words.over else by_words.asked[0])
        answers += 1
    assert by_numbers == by_words
    assert by_numbers.outcome == by_words.outcome


@every_variant
def test_every_other_action_is_refused_and_changes_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    for state in decisions(name, seats, options, seed=11, every=9):
        before = state.digest()
        legal = set(state.legal())
        for action in (-1, *range(len(game.actions)), len(game.actions)):
            if action not in legal:
                with pytest.raises(talia.IllegalAnswer):
                    state.apply(action)
        assert state.digest() == before


@every_variant
def test_copies_and_pickles_go_on_alike_in_mid_ability(name: str, seats: int, options: dict[str, Any]) -> None:
    for state in decisions(name, seats, options, seed=12, every=4):
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert hash(twin) == hash(state)
            assert twin.record == state.record
            for seat in (*range(seats), None):
                assert twin.memory(seat) == state.memory(seat)
                assert twin.key(seat) == state.key(seat)
            assert twin.events(None) == state.events(None)
            playout.play_some(twin, 31, 5)
            going_on = state.clone()
            playout.play_some(going_on, 31, 5)
            assert twin == going_on
            assert [twin.memory(seat) for seat in range(seats)] == [going_on.memory(seat) for seat in range(seats)]


@every_variant
def test_setups_are_equal_by_what_they_say(name: str, seats: int, options: dict[str, Any]) -> None:
    setup = talia.game(name).setup(seats, **options)
    twin = pickle.loads(pickle.dumps(setup))
    assert twin == setup
    assert hash(twin) == hash(setup)
    assert twin.deal(5) == setup.deal(5)


def played(state: talia.State) -> tuple[int, talia.State]:
    answers = playout.play_out(state, 41)
    return answers, state


def same(things: list[Any]) -> list[Any]:
    """What another process has made of them."""
    return [*things, [repr(thing) for thing in things]]


def everything(name: str, seats: int, options: dict[str, Any]) -> list[Any]:
    """One of each public class, the states in mid-ability."""
    game = talia.game(name)
    state = game.start(9, seats, **options)
    for going in decisions(name, seats, options, seed=9):
        state = copy.deepcopy(going)  # the last one is taken
        if state.below is not None or state.question > 9:
            break
    assert state.record is not None
    decision = state.decision(state.who)
    outcome = talia.Outcome((0,), tuple(range(seats)), "reason")
    setup = state.setup
    record, option = state.record, decision.options[0]
    found = [game, setup, setup.facts, state, record, decision, option, outcome, talia.Random(4)]
    if setup.asks_chance():
        chance = setup.open_chance().start(memory=True)
        chance.apply(chance.legal()[0])
        found += [chance, setup.open_chance().at(state)]
    return found


@pytest.mark.parametrize("way", ["fork", "spawn"])
def test_all_that_is_public_travels_through_a_pool_of_processes(way: str) -> None:
    """Every game and variant."""
    sent = [everything(*variant) for variant in variants()]
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context(way)) as pool:
        back = list(pool.map(same, sent))
        played_there = list(pool.map(played, [things[3] for things in sent]))
    for things, found in zip(sent, back, strict=True):
        assert found == same(things)
        assert [type(thing) for thing in found[:-1]] == [type(thing) for thing in things]
        assert all(" at 0x" not in told for told in found[-1]), "an address tells nobody anything"
    assert played_there == [played(copy.deepcopy(things[3])) for things in sent]


@every_variant
def test_the_memory_of_a_seat_does_not_change_with_what_it_cannot_see(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """A clone whose log is forgotten remembers as the state that kept everything."""
    game = talia.game(name)
    loud = game.start(21, seats, **options)
    quiet = game.start(21, seats, log=False, **options)
    rng = talia.Random(2)
    answers = 0
    while not loud.over and answers < 120:
        action = rng.pick(loud.legal())
        loud.apply(action)
        quiet = quiet.clone()
        quiet.apply(action)
        answers += 1
        assert [quiet.memory(seat) for seat in (*range(seats), None)] == [
            loud.memory(seat) for seat in (*range(seats), None)
        ]
