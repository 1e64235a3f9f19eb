"""No peeking: decisions, explanations and worlds depend on the view alone, for every game, variant and level.

What a bot's process gets is bytes (tests/bots/play/test_door.py), so there is no hidden slot in it that could be
poisoned; these tests look at what the bytes and the functions behind them give away.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.play.door import Door
from talia.bots.play.explanation import SHOWN
from talia.bots.play.levels import levels
from tests.bots.honesty import Leak, dealt, evenness, flat, independence, peeked, permutation, stuck, twins
from tests.bots.tools import asked, sent
from tests.every_game.tools import MORE, label, variants

NODES = Budget(nodes=24)

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def everybody() -> list[tuple[str, int, dict[str, Any], str]]:
    """Every level of every variant."""
    return [
        (name, seats, options, level)
        for name, seats, options in variants()
        for level in levels(name, seats, talia.game(name).setup(seats, **options).options)
        if level != "random"  # the novice by another name
    ]


@pytest.fixture(scope="module")
def door() -> Iterator[Door]:
    with Door() as opened:
        yield opened


@pytest.mark.parametrize(("name", "seats", "options", "level"), everybody(), ids=label)
def test_swapped_hidden_cards_change_neither_decision_nor_explanation(
    name: str, seats: int, options: dict[str, Any], level: str, door: Door
) -> None:
    def function(state: talia.State, seat: int, seed: int) -> Any:
        return think(sent(state, seat), level, seed, NODES)

    def pipe(state: talia.State, seat: int, seed: int) -> Any:
        thought = door.think(state.view(seat), level, seed, NODES)
        assert thought.failed is None, thought.failed
        return thought.action, thought.explanation

    assert permutation(function, twins(name, seats, options, 3 * MORE, 3, 2), 12 * MORE) >= 4
    assert permutation(pipe, twins(name, seats, options, MORE, 5, 1), 4 * MORE) >= 1


@every_variant
def test_worlds_are_independent_of_the_true_table(name: str, seats: int, options: dict[str, Any]) -> None:
    assert independence(dealt, twins(name, seats, options, MORE, 4, 2), 16 * MORE) >= 4


@every_variant
def test_worlds_are_dealt_evenly(name: str, seats: int, options: dict[str, Any]) -> None:
    counted = 0
    for number, (state, seat) in enumerate(asked(name, seats, options, 8, 3)):
        counted += evenness(dealt, state, seat, 200 * MORE)
        if number == 7:
            break
    assert counted or name == "fantasy_realms"  # in Chaos all cards may be named in some memory


# The same tests, handed a leak. Each must be caught by at least the test that is there for it.


def test_the_permutation_test_catches_a_sampler_that_does_not_reshuffle() -> None:
    def honest(state: talia.State, seat: int, seed: int) -> Any:
        return flat(dealt, state, seat, seed, 12)

    def cheat(state: talia.State, seat: int, seed: int) -> Any:
        return flat(peeked, state, seat, seed, 12)

    assert permutation(honest, twins("template", 2, {}, 2, 3, 2), 20) == 20
    with pytest.raises(Leak, match="the decision or its explanation differs"):
        permutation(cheat, twins("template", 2, {}, 2, 3, 2), 20)


def test_the_sampler_tests_catch_samplers_that_do_not_reshuffle() -> None:
    state = talia.game("template").start(5)
    assert evenness(dealt, state, 0, 400) > 0
    for cheat in (peeked, stuck):
        with pytest.raises(Leak, match="times on average, not"):
            evenness(cheat, state, 0, 400)
    assert independence(dealt, twins("template", 2, {}, 1, 3, 2), 5) == 5
    with pytest.raises(Leak, match="the worlds differ"):
        independence(peeked, twins("template", 2, {}, 1, 3, 2), 5)


def test_worlds_match_an_exact_enumeration() -> None:
    """Every deal of five ranks that fits what seat 0 saw counts once; the sampler must give the same shares."""
    game = talia.game("template")
    names = ["echo", "lever", "thief", "page", "squire"]

    def laid(first: tuple[str, ...], second: tuple[str, ...]) -> talia.State:
        table = {"hands": [[*first[:2]], [*second[:2]]], "decks": [[*first[2:]], [*second[2:]]]}
        return game.position({"game": "template", "options": {"ranks": 5, "hand": 2}, "table": table})

    # The page wins; the lever lifts the page and so lowers itself; both draw.
    played = [(0, "card:page/0"), (1, "card:lever/1"), (1, "card:page/0")]

    def after(state: talia.State) -> talia.State | None:
        for seat, word in played:
            try:
                state.answer(seat, word)
            except talia.TaliaError:
                return None
        return state

    true = after(laid(("page", "echo", "thief", "lever", "squire"), ("lever", "thief", "echo", "page", "squire")))
    assert true is not None
    seen = sent(true, 0)
    exact: Counter[str] = Counter()
    for rest in permutations(["lever", "squire"]):
        first = ("page", "echo", "thief", *rest)  # deals with other first cards do not fit: these were seen
        for second in permutations(names):
            other = after(laid(first, second))
            if other is not None and sent(other, 0)["table"] == seen["table"]:
                exact[_hidden(other)] += 1
    worlds = Counter(_hidden(world) for world in dealt(true, 0, 3, 4000))
    total = sum(exact.values())
    assert set(worlds) == set(exact)
    assert len(exact) == 24
    chi = sum((worlds[key] - 4000 * n / total) ** 2 / (4000 * n / total) for key, n in exact.items())
    assert chi < len(exact) + 5 * (2 * len(exact)) ** 0.5


def _hidden(state: talia.State) -> str:
    """What seat 0 does not see: the other's hand, and how both decks lie."""
    table = state.to_position()["table"]
    return f"{table['hands'][1]} {table['decks']}"


def test_knowing_the_hidden_cards_would_be_worth_something() -> None:
    """The oracle gap: a twin that sees the true table beats the honest one, so the honest one does not see it."""
    game = talia.game("template")
    won = 0.0
    games = 0
    for seed in range(40):
        for cheat in (0, 1):
            state = game.start(seed, log=False)
            while not state.over:
                seat = state.asked[0]
                sampler = peeked if seat == cheat else dealt
                action, _ = flat(sampler, state, seat, seed * 100 + state.question, 10)
                state.answer(seat, action)
            outcome = state.outcome
            assert outcome is not None
            won += 1.0 if cheat in outcome.winners else 0.0 if outcome.winners else 0.5
            games += 1
    assert won / games > 0.57, f"{won} of {games}"


@pytest.mark.parametrize(("name", "seats", "options", "level"), everybody(), ids=label)
def test_who_says_that_it_mixes_mixes_so(name: str, seats: int, options: dict[str, Any], level: str) -> None:
    # A record shows five options: a decision where those are all.
    views = (sent(state, seat) for state, seat in asked(name, seats, options, 3, 1))
    view = next(view for view in views if len(view["decision"]["options"]) <= SHOWN)
    said: Counter[int] = Counter()
    did: Counter[int] = Counter()
    tries = 120
    for seed in range(tries):
        action, record = think(view, level, seed, NODES)
        did[action] += 1
        for choice in record["options"]:
            said[choice["action"]] += choice.get("mix", 0.0)
        if "mix" not in record["best"]:
            assert record["options"][0]["action"] == action
            return
    for action in said:
        share = said[action] / tries
        assert abs(did[action] / tries - share) < 5 * (share * (1 - share) / tries) ** 0.5 + 0.02
