"""Exact play: matrix games, and endgames whose value can be told by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from typing import Any

import pytest

import talia
from talia.games.cardia.extra.matrix import solve_matrix
from talia.games.cardia.extra.solve import CannotSolve, _Search, solve
from tests.games.cardia.scenario import DECK_1, DECK_2, GAME, THEM, US, Scenario


def matrix(*rows: tuple[int, ...]) -> list[list[Fraction]]:
    return [[Fraction(entry) for entry in row] for row in rows]


@pytest.mark.parametrize(
    ("rows", "value"),
    [
        (((1, -1), (-1, 1)), Fraction(0)),
        (((0, -1, 1), (1, 0, -1), (-1, 1, 0)), Fraction(0)),  # rock, paper, scissors
        (((3, 1), (0, 2)), Fraction(3, 2)),
        (((1, 2), (3, 4)), Fraction(3)),  # a saddle point
        (((2, 0, 1), (0, 2, 1)), Fraction(1)),
        (((-7,),), Fraction(-7)),
    ],
)
def test_matrix_games_have_their_value(rows: tuple[tuple[int, ...], ...], value: Fraction) -> None:
    game = matrix(*rows)
    found, first, second = solve_matrix(game)
    assert found == value
    _is_optimal(game, found, first, second)


def _is_optimal(game: list[list[Fraction]], value: Fraction, first: list[Fraction], second: list[Fraction]) -> None:
    assert sum(first) == 1
    assert sum(second) == 1
    assert min([*first, *second]) >= 0
    for n in range(len(game[0])):
        assert sum(p * row[n] for p, row in zip(first, game, strict=True)) >= value
    for row in game:
        assert sum(q * entry for q, entry in zip(second, row, strict=True)) <= value


def test_random_matrix_games_are_solved_to_the_last_fraction() -> None:
    rng = talia.Random(5)
    for _ in range(60):
        height, width = 1 + rng.below(6), 1 + rng.below(6)
        game = [[Fraction(rng.below(7) - 3, 1 + rng.below(3)) for _ in range(width)] for _ in range(height)]
        found, first, second = solve_matrix(game)
        _is_optimal(game, found, first, second)


def test_a_last_card_decides() -> None:
    t = Scenario(" | magistra", " | judge")
    solution = solve(t.state)
    assert solution.value == 1
    assert solution.strategies == {US: {"magistra": 1}, THEM: {"judge": 1}}


def test_a_drawn_end_is_worth_nothing() -> None:
    assert solve(Scenario(" | judge", " | judge").state).value == 0


def test_matching_pennies_of_two_cards() -> None:
    """One signet each way and one tie: with two cards each the players must mix."""
    t = Scenario(" | treasurer saboteur", " | judge mediator")
    solution = solve(t.state)
    assert -1 <= solution.value <= 1
    # Against brute force over the four pairs of first cards.
    rows = []
    for ours in ("saboteur", "treasurer"):
        row = []
        for theirs in ("mediator", "judge"):
            after = t.state.clone()
            after.answer(US, ours)
            after.answer(THEM, theirs)
            row.append(solve(after).value)
        rows.append(row)
    value, _, _ = solve_matrix(rows)
    assert solution.value == value


def test_a_mixture_is_no_worse_than_any_single_answer() -> None:
    t = Scenario("djinn | inventor surgeon palace_guard", "judge | magistra ambusher hired_blade", signets=3)
    solution = solve(t.state)
    for ours in t.hand(US):
        rest: dict[str, Fraction] = solution.strategies[THEM]
        against = Fraction(0)
        for theirs, p in rest.items():
            after = t.state.clone()
            after.answer(US, ours)
            after.answer(THEM, theirs)
            against += p * solve(after).value
        assert against <= solution.value


def test_chance_is_weighed_exactly() -> None:
    """Our Puppeteer meets their Djinn; the card that takes its place is one of two, and only against one do we win."""
    t = Scenario("magistra | puppeteer hired_blade", "judge | djinn clockmaker surgeon", signets=2)
    values = []
    for random in range(40):
        after = t.cardia.clone()
        after.rng = random
        after.answer(US, "puppeteer")
        after.answer(THEM, "djinn")
        values.append((after.to_position()["table"]["row"][1]["cards"][1], solve(after).value))
    by_card = dict(values)
    assert set(by_card) == {"clockmaker", "surgeon"}
    assert by_card["surgeon"] == 1  # 10 against 3: the second signet
    assert by_card["clockmaker"] == 0  # one signet each, and the Hired Blade then clears the last encounter
    assert _Search(1000)._expected(t.cardia, _numbers(t, "puppeteer", "djinn")) == Fraction(1, 2)


def _numbers(t: Scenario, ours: str, theirs: str) -> list[tuple[int, int]]:
    numbers = t.state.domain_of(US).numbers
    return [(US, numbers[ours]), (THEM, numbers[theirs])]


def plainly(state: talia.State) -> Fraction:
    """The value by nothing but the public doors: every answer tried, every random card found by trying generators."""
    outcome = state.outcome
    if outcome is not None:
        return Fraction((US in outcome.winners) - (THEM in outcome.winners))
    if len(state.asked) == 2:
        yours = state.decision(THEM).options
        rows = [[_mean(state, [(US, mine), (THEM, other)]) for other in yours] for mine in state.decision(US).options]
        return solve_matrix(rows)[0]
    seat = state.asked[0]
    values = [_mean(state, [(seat, option)]) for option in state.decision(seat).options]
    return max(values) if seat == US else min(values)


def _mean(state: talia.State, answers: list[tuple[int, talia.Option]]) -> Fraction:
    ends: dict[str, talia.State] = {}
    for random in range(16):
        after = state.clone()
        before = after.rng = random * 1_000_003
        for seat, option in answers:
            after.answer(seat, option)
        drawn = after.rng != before
        position = after.to_position() | {"random": 0}
        ends[json.dumps(position)] = after
        if not drawn:
            break
    return sum((plainly(end) for end in ends.values()), Fraction(0)) / len(ends)


def test_the_solver_agrees_with_plain_recursion() -> None:
    rng = talia.Random(21)
    mixed = 0
    for deck in (DECK_1, DECK_1, DECK_2, DECK_1, DECK_2, DECK_1):
        ours, theirs = rng.shuffled(deck), rng.shuffled(deck)
        if deck is DECK_1:  # chance has its part
            ours.remove("puppeteer")
            ours.insert(2, "puppeteer")
            theirs.remove("djinn")
            theirs.insert(2, "djinn")
        table = {
            "row": [{"cards": [ours[n], theirs[n]]} for n in (0, 1)],
            "hands": [ours[2:4], theirs[2:4]],
            "decks": [[], []],
        }
        options = {"deck": "I" if deck is DECK_1 else "II", "signets": 4}
        state = GAME.position({"game": "cardia", "options": options, "table": table})
        solution = solve(state)
        assert solution.value == plainly(state)
        mixed += any(len(mixture) > 1 for mixture in solution.strategies.values())
    assert mixed


def test_a_single_choice_is_made_for_the_one_who_is_asked() -> None:
    t = Scenario("judge | inventor", "ambusher | djinn", signets=2)
    t.both_play("inventor", "djinn")
    solution = solve(t.state)
    assert solution.value == 1  # raise the Judge and lower the Djinn: both encounters are ours
    word, p = next(iter(solution.strategies[US].items()))
    assert p == 1
    assert word in ("8/0", "15/0")


@pytest.mark.parametrize(
    ("make", "match"),
    [
        (lambda: GAME.start(1), "deck holds 11 cards"),
        (lambda: Scenario(" | judge djinn | saboteur", " | judge").state, "hand is not known to both"),
        (lambda: Scenario(" | judge", " | judge", locations=["foggy_swamp"]).state, "a location hides cards"),
        (lambda: talia.game("template").start(1), "not a position of Cardia"),
    ],
)
def test_what_cannot_be_solved_honestly_is_refused(make: Any, match: str) -> None:
    with pytest.raises(CannotSolve, match=match):
        solve(make())


def test_a_locked_in_choice_and_a_large_game_are_refused() -> None:
    t = Scenario(" | judge djinn", " | judge surgeon")
    t.answer("judge", US)
    with pytest.raises(CannotSolve, match="locked in"):
        solve(t.state)
    large = Scenario(" | judge djinn inventor surgeon saboteur", " | judge surgeon magistra mediator ambusher")
    with pytest.raises(CannotSolve, match="more than 500 positions"):
        solve(large.state, nodes=500)


def test_a_finished_game_and_a_position_in_words_are_solved() -> None:
    t = Scenario(" | magistra", " | judge")
    assert solve(t.state.to_position()).value == 1
    t.both_play("magistra", "judge")
    assert solve(t.state).value == 1
    assert solve(t.state).to_json() == {"value": "1", "strategies": {}, "nodes": 1}
