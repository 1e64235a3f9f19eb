"""The state by itself: answers in words and in numbers, copies, equality, pickles."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import talia
from talia.core.facts import returns_by_rank, returns_of_two
from tests.core.toy import GAME, Toy


def started(**kept: bool) -> Toy:
    state = GAME.start(7, **kept)
    assert isinstance(state, Toy)
    return state


def moved() -> Toy:
    """Bids are made, seat 1 is to move."""
    state = started()
    state.answer(0, "one")
    state.answer(1, "two")
    assert state.who == 1
    return state


def test_plain_numbers_play_a_whole_game() -> None:
    state = started(log=False, memory=False)
    seen = []
    while state.who >= 0:
        assert state.legal() == [option.action for option in state.decision(state.who).options]
        seen.append(state.who)
        assert state.apply(state.legal()[-1]) == state.who
    assert seen == [0, 1, 0, 1]  # both bid three, seat 0 takes three, seat 1 the last two
    assert state.outcome == talia.Outcome((1,), (0, 1), "last_stone")
    assert state.legal() == state.legal(0) == []


def test_plain_numbers_and_words_play_the_same_game() -> None:
    one, other = started(), started()
    rng = talia.Random(3)
    while not one.over:
        action = rng.pick(one.legal())
        one.apply(action)
        other.answer(other.who, action)
    assert one == other
    assert one.record == other.record
    assert one.events(0) == other.events(0)
    assert one.memory(0) == other.memory(0)


def test_the_seat_that_is_asked_can_be_named() -> None:
    state = started()
    assert state.legal(0) == state.legal(1) == [1, 2, 3]
    state.answer(0, "one")
    with pytest.raises(talia.NotAsked, match="seat 0 is not asked; asked: seat 1"):
        state.legal(0)


@pytest.mark.parametrize("action", [0, 4, -1, 99, 1 << 70, "lunch", None, 1.0, True])
def test_what_is_not_legal_is_refused_in_the_words_of_answer(action: Any) -> None:
    state = moved()
    before = state.digest()
    with pytest.raises(talia.IllegalAnswer) as by_number:
        state.apply(action)
    with pytest.raises(talia.IllegalAnswer) as by_answer:
        state.answer(1, action)
    assert str(by_number.value) == str(by_answer.value)
    assert str(by_number.value).endswith("is not an answer to toy.take; allowed: one, two, three")
    assert state.digest() == before


@pytest.mark.parametrize("seat", [7, -2, "0", None, 0.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    state = moved()
    with pytest.raises(talia.NotAsked, match="is not asked; asked: seat 1"):
        state.legal(seat)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    state = moved()
    state.apply(3)
    state.apply(2)
    assert state.over
    for call in (lambda: state.apply(1), lambda: state.answer(0, 1), lambda: state.decision(0)):
        with pytest.raises(talia.GameOver, match="the game is over: nobody is asked"):
            call()


def test_equal_tables_are_equal_and_others_are_not() -> None:
    one, other = moved(), moved()
    assert one == other
    assert hash(one) == hash(other)
    assert one.digest() == other.digest()
    other.answer(1, "one")
    assert one != other
    assert one.digest() != other.digest()
    assert one != "a table"
    assert "toy" in repr(one)
    assert "asked 1" in repr(one)


def test_a_clone_keeps_the_memory_and_nothing_else() -> None:
    state = moved()
    clone = state.clone()
    assert clone == state
    assert clone.log is None
    assert clone.record is None
    assert [clone.memory(seat) for seat in (0, 1, None)] == [state.memory(seat) for seat in (0, 1, None)]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_a_copy_keeps_everything_and_goes_its_own_way(copied: Any) -> None:
    state = moved()
    twin = copied(state)
    assert type(twin) is Toy
    assert twin == state
    assert twin.sealed == state.sealed
    assert twin.record == state.record
    assert twin.events(0) == state.events(0)
    assert twin.memory(1) == state.memory(1)
    twin.answer(1, "one")
    assert state.heap == 5
    assert len(twin.events(None)) == len(state.events(None)) + 1
    state.answer(1, "two")
    assert state.events(None)[-1]["stones"] == 2
    assert twin.events(None)[-1]["stones"] == 1
    assert twin.record != state.record
    assert twin.memory(0) != state.memory(0)


@pytest.mark.parametrize(
    "thing",
    [
        lambda: GAME,
        lambda: GAME.setup(heap=9),
        lambda: moved().record,
        lambda: moved().decision(1),
        lambda: moved().decision(1).options[0],
        lambda: talia.Outcome((0,), (1, 0), "last_stone"),
        lambda: talia.Random(5),
    ],
)
def test_what_is_public_can_be_pickled_copied_and_compared(thing: Any) -> None:
    one = thing()
    for twin in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
        assert type(twin) is type(one)
        assert twin == one
        assert hash(twin) == hash(one)
        assert repr(twin) == repr(one)
    assert one != "something else"


def test_a_generator_goes_on_where_it_was_pickled() -> None:
    rng = talia.Random(5)
    rng.below(10)
    twin = pickle.loads(pickle.dumps(rng))
    assert [rng.below(1000) for _ in range(5)] == [twin.below(1000) for _ in range(5)]


def test_a_mask_is_a_first_action_and_a_set() -> None:
    state = started()
    assert state.mask() == state.mask(0) == state.mask(1) == (0, 0b1110)
    state = moved()
    assert state.mask() == (0, 0b1110)
    with pytest.raises(talia.NotAsked, match="seat 0 is not asked; asked: seat 1"):
        state.mask(0)


def test_returns_of_two_are_for_and_against() -> None:
    assert returns_of_two(1) == (1.0, -1.0)
    assert returns_of_two(2) == (-1.0, 1.0)
    assert returns_of_two(0) == returns_of_two(3) == (0.0, 0.0)


def test_returns_of_more_are_by_rank_and_ties_are_shared() -> None:
    assert returns_by_rank(3, 0b001, (90, 50, 70)) == (1.0, -1.0, 0.0)
    assert returns_by_rank(3, 0b001, (90, 50, 50)) == (1.0, -0.5, -0.5)
    # A winner by a second rule, at equal scores; and two who share the win.
    assert returns_by_rank(3, 0b010, (80, 80, 20)) == (0.0, 1.0, -1.0)
    assert returns_by_rank(3, 0b011, (80, 70, 20)) == (0.5, 0.5, -1.0)
    assert returns_by_rank(4, 0b0100, (10, 10, 60, 30)) == (-2 / 3, -2 / 3, 1.0, 1 / 3)
    # Nobody, or everybody: a draw.
    assert returns_by_rank(3, 0, (1, 2, 3)) == returns_by_rank(3, 0b111, (5, 5, 5)) == (0.0, 0.0, 0.0)
