"""Radlands' puzzles: a turn to win. Every answer is judged by whether the win is still there, by no hidden card."""

from __future__ import annotations

import pytest

import talia
from talia.core.bits import members
from talia.games.radlands.extra.winning import NOT, WON, keeping, winning
from talia.games.radlands.state import Radlands
from talia.learn.puzzles import kinds
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.radlands import FEWEST, FIRST_SHARE, LUCKY_SHARE, MOST, OF, ONLY, WinThisTurn, lucky, mine
from talia.learn.puzzles.solving import Solving
from tests.games.radlands.following import wins
from tests.learn.puzzles import some

KIND = WinThisTurn()


def laid(puzzle: Puzzle) -> Radlands:
    state = kinds.laid(puzzle)
    assert isinstance(state, Radlands)
    return state


def test_the_first_answers_are_judged_as_the_search_proves() -> None:
    right = wrong = 0
    for puzzle in some("radlands", 6):
        state = laid(puzzle)
        words = state.domain_of(puzzle.seat).words
        for number, result in keeping(state).items():
            reaction = Solving(puzzle).answer(words[number])
            assert reaction.accepted == (result == WON)
            assert result in (NOT, WON)
            right += result == WON
            wrong += result == NOT
    assert right >= 6
    assert wrong > right


def test_puzzles_are_narrow() -> None:
    """Two questions on the way have one right answer of three, half of the first answers are wrong, luck is no help."""
    for puzzle in some("radlands", 6):
        state = laid(puzzle)
        way = winning(state).way
        assert way is not None
        assert FEWEST <= way.actions <= MOST
        assert lucky(state) <= LUCKY_SHARE
        solving, only = Solving(puzzle), 0
        for n, word in enumerate(puzzle.solution.lines[0]):
            assert isinstance(solving.state, Radlands)
            results = list(keeping(solving.state).values())
            if n == 0:
                assert results.count(WON) <= FIRST_SHARE * len(results)
            only += results.count(WON) == 1 and len(results) >= OF
            assert solving.answer(word).accepted
        assert solving.done
        assert only >= ONLY


def test_a_way_wins_in_two_hundred_worlds_against_every_answer() -> None:
    for puzzle in some("radlands", 3):
        state = laid(puzzle)
        way = winning(state).way
        rng = 5
        for _ in range(200):
            world = state.clone()
            rng = world.redeal(puzzle.seat, rng)
            assert wins(way, world, puzzle.seat)


def test_another_way_is_right_as_long_as_it_wins() -> None:
    """At each question the last answer that keeps the win is given, not the one of the line."""
    others = 0
    for puzzle in some("radlands", 4):
        solving = Solving(puzzle)
        while not solving.done and len(solving.answers) < 40:
            assert isinstance(solving.state, Radlands)
            words = solving.state.domain_of(puzzle.seat).words
            kept = [words[number] for number, result in keeping(solving.state).items() if result == WON]
            acting = [word for word in kept if word not in ("draw", "take_silo")] or kept
            assert solving.answer(acting[-1]).accepted
        assert solving.done
        others += solving.answers != puzzle.solution.lines[0]
    assert others > 0


def test_the_position_holds_no_card_that_its_seat_cannot_know() -> None:
    for puzzle in some("radlands", 20):
        table = puzzle.position["table"]
        assert not {"deck", "discard", "known"} & set(table)
        for side in table["columns"]:
            for column in side:
                assert all("is" not in person for person in column.get("people", []))


@pytest.mark.parametrize("other", [1, 2])
def test_hidden_cards_change_no_verdict(other: int) -> None:
    """The same answers are judged alike on tables that differ in what the seat cannot know."""
    for puzzle in some("radlands", 3):
        state = laid(puzzle)
        dealt = state.clone()
        dealt.redeal(puzzle.seat, other)
        assert keeping(dealt) == keeping(state)


def test_the_other_side_answers_as_stubbornly_as_it_can() -> None:
    """Where it may choose, no other answer makes the turn longer."""
    asked = 0
    for puzzle in some("radlands", 30, 30):  # few of them are asked anything
        state = laid(puzzle)
        for word in puzzle.solution.lines[0]:
            state.take(puzzle.seat, state.check(puzzle.seat, word))
            while not state.over and state.who != puzzle.seat:
                seat = state.who
                given = state.check(seat, KIND.reply(puzzle, state, seat))
                lengths = {}
                for number in members(state.options_of(seat)):
                    copy = state.clone()
                    copy.take(seat, number)
                    way = winning(copy).way
                    lengths[number] = 0 if way is None else int(way.actions)
                assert lengths[given] == max(lengths.values())
                asked += len(lengths) > 1
                state.take(seat, given)
    assert asked > 0


def test_the_same_seed_gives_the_same_puzzles() -> None:
    puzzle = some("radlands", 1)[0]
    again = [one.named(puzzle.id).rated(puzzle.difficulty) for one in mine(puzzle.source.seed)]
    assert puzzle in again


def test_it_is_a_puzzle_only_for_who_is_to_act() -> None:
    puzzle = some("radlands", 1)[0]
    assert KIND.proof(laid(puzzle), 1 - puzzle.seat) is None
    assert KIND.proof(talia.game("radlands").start(3, log=False), 0) is None
