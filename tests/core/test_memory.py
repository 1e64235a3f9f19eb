"""Memory: equal to a seat exactly when all that it was told and answered is equal, with a log and without."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import talia
from talia.core.event import Event, Log
from talia.core.memory import Memory, number_of, remembering
from tests.core.toy import GAME


def empty(places: int) -> Memory:
    """Nothing told yet, to so many seats and an onlooker."""
    return remembering([1] * (places + 1), 0)


def play(answers: list[tuple[int, str]], log: bool = True) -> talia.State:
    state = GAME.start(7, log=log)
    for seat, word in answers:
        state.answer(seat, word)
    return state


def test_every_own_answer_is_remembered() -> None:
    seen = {play([(0, bid), (1, "three")]).memory(0) for bid in ("one", "two", "three")}
    assert len(seen) == 3


def test_what_others_chose_in_secret_is_not() -> None:
    seen = {play([(1, bid), (0, "three")]).memory(0) for bid in ("one", "two", "three")}
    assert len(seen) == 1  # seat 0 begins whatever the other bid
    assert len({play([(1, bid), (0, "three")]).memory(1) for bid in ("one", "two", "three")}) == 3
    assert len({play([(1, bid), (0, "three")]).memory(None) for bid in ("one", "two", "three")}) == 1


def test_what_everybody_was_told_is_remembered_by_everybody() -> None:
    begun = [(0, "three"), (1, "one")]
    for seat in (0, 1, None):
        # The same heap is left, by another way.
        assert play([*begun, (0, "one"), (1, "two")]).memory(seat) != play([*begun, (0, "two"), (1, "one")]).memory(
            seat
        )


def test_memories_part_exactly_where_histories_do() -> None:
    """All short games: seat 0's memories and its histories (own answers, public moves) part the games alike."""
    by_history: dict[tuple[Any, ...], set[int]] = {}
    by_memory: dict[int, set[tuple[Any, ...]]] = {}
    words = ("one", "two", "three")
    for first, second, move, reply in itertools.product(words, words, ("one", "two"), ("one", "two")):
        state = play([(0, first), (1, second)])
        beginner = state.who
        state.answer(beginner, move)
        state.answer(1 - beginner, reply)
        # Who moves is told with each move.
        history = (first, beginner, move, reply)
        by_history.setdefault(history, set()).add(state.memory(0))
        by_memory.setdefault(state.memory(0), set()).add(history)
    assert all(len(memories) == 1 for memories in by_history.values())
    assert all(len(histories) == 1 for histories in by_memory.values())


def test_the_memory_does_not_need_a_log() -> None:
    answers = [(0, "three"), (1, "one"), (0, "two")]
    assert play(answers, log=False).memory(0) == play(answers).memory(0)
    assert play(answers, log=False).log is None


def test_the_unchecked_way_remembers_the_same() -> None:
    state = play([(0, "three"), (1, "one")])
    other = state.clone()
    state.answer(0, "two")
    other.take(0, 2)
    assert other.memory(0) == state.memory(0)
    assert other.key(0) == state.key(0)


def test_a_state_without_memory_says_so() -> None:
    state = GAME.start(7, memory=False)
    with pytest.raises(ValueError, match="this state keeps no memory; start the game with memory=True"):
        state.memory(0)
    quiet = GAME.start(7, log=False)
    with pytest.raises(ValueError, match="this state keeps no log; start the game with log=True"):
        quiet.events(0)
    with pytest.raises(talia.NotAsked, match="there is no seat 5; allowed: 0 to 1, or None for an onlooker"):
        quiet.memory(5)


def test_numbers_of_plain_data_tell_apart_what_differs() -> None:
    values: list[Any] = ["", "a", "b", 0, 1, -1, None, [], ["a"], ["a", "b"], ["b", "a"], {}, {"a": 1}, {"a": 2}]
    values += [{"b": 1}, {"a": [1]}, {"a": None}, [["a"], "b"], [0, 0], [0], 1 << 61]
    assert len({number_of(value) for value in values}) == len(values)
    assert number_of({"a": 1, "b": 2}) == number_of({"b": 2, "a": 1})
    # Kept numbers must mean the same in every process and on every machine.
    assert number_of(["inventor", 15, None]) == number_of(["inventor", 15, None]) == 4238112523661645412


def test_a_secret_part_is_remembered_by_its_seats_only() -> None:
    open_part = {"seat": 0}
    ace, king, hidden = empty(2), empty(2), empty(2)
    ace.told("drew", open_part, {"card": "ace"}, 1, False)
    king.told("drew", open_part, {"card": "king"}, 1, False)
    assert ace.of(0) != king.of(0)
    assert ace.of(1) == king.of(1)
    assert ace.of(None) == king.of(None)
    assert ace.of(1) != empty(2).of(1)
    hidden.told("drew", open_part, {"card": "ace"}, 1, True)
    assert hidden.of(1) == empty(2).of(1)
    assert hidden.of(0) != empty(2).of(0)


def test_what_two_states_have_is_copied_before_one_writes_into_it() -> None:
    state = play([(0, "three"), (1, "one")])
    before = [state.memory(seat) for seat in (0, 1, None)]
    clones = [state.clone(), state.clone()]
    clones[0].answer(clones[0].who, "two")
    assert [state.memory(seat) for seat in (0, 1, None)] == before
    state.answer(state.who, "one")
    assert [clones[1].memory(seat) for seat in (0, 1, None)] == before
    assert state.memory(None) != clones[0].memory(None)
    clones[1].answer(clones[1].who, "one")
    assert clones[1].memory(0) == state.memory(0)


def test_logs_share_what_they_have_in_common_and_no_more() -> None:
    def event(kind: str) -> Event:
        return Event(kind, "r", {}, None, 0, 1, False)

    log = Log([], 0)
    log.add(event("one"))
    twin = log.copy()
    log.add(event("two"))
    twin.add(event("other"))
    log.add(event("three"))
    assert [e.kind for e in log.since(0)] == ["one", "two", "three"]
    assert [e.kind for e in twin.since(0)] == ["one", "other"]
    assert [e["n"] for e in log.seen_by(None, 1)] == [1, 2]
    assert len(log.since(-5)) == 3
