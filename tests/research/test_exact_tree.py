"""Trees of small variants: information sets are perfect recall, and what is said of policies is right."""

from __future__ import annotations

import copy
import importlib
import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from bench.cardia_reduced import Whole

import talia
from talia.core.errors import TaliaError
from talia.core.state import State
from talia.research import exact
from talia.research.exact.tree import Policy, Tree
from talia.research.exact.walk import CannotWalk

TINY = ["cardia-tiny", "radlands-tiny", "fantasy-realms-tiny"]
FEW = {"fantasy-realms-tiny": {"cards": ["king", "doppelganger", "island", "wildfire"], "turns": 2}}  # for slow ways


def tree_of(name: str, **options: Any) -> Tree:
    return exact.tree(exact.VARIANTS[name].setup(**options))


def mixed(tree: Tree) -> Policy:
    """A policy without any order in it."""
    rng = np.random.default_rng(5)
    first, second = (form.policy(rng.random(form.sequences)) for form in tree.seats)
    return first, second


# Information sets.


def told(state: State, seat: int) -> str:
    """All that a seat has seen, in the order in which it saw it: the slow way, from a log."""
    return json.dumps(state.events(seat), sort_keys=True)


def walk(state: State, own: tuple[tuple[str, ...], tuple[str, ...]], found: list[dict[str, set[int]]]) -> None:
    """Every history of a deal, with logs; what the seat to act knows is set against its memory."""
    if state.over:
        return
    seat = state.who
    asked = state.decision(seat)
    known = json.dumps([told(state, seat), list(own[seat]), asked.prompt, [option.word for option in asked.options]])
    found[seat].setdefault(known, set()).add(state.memory(seat))
    for option in asked.options:
        after = copy.deepcopy(state)
        after.answer(seat, option)
        if after.rng != state.rng:
            return  # lots were drawn: one way of them is enough here, and deals go on
        mine = (*own[seat], option.word)
        walk(after, (mine, own[1]) if seat == 0 else (own[0], mine), found)


@pytest.mark.parametrize("name", TINY)
def test_information_sets_are_own_histories(name: str) -> None:
    """Perfect recall: what a log tells a seat and what the seat answered parts the histories as its memory does."""
    setup = exact.VARIANTS[name].setup(**FEW.get(name, {}))
    found: list[dict[str, set[int]]] = [{}, {}]
    for _, state in setup.deals():
        state.keep(True, True)
        state.tell_start()
        first = tuple((json.dumps(state.view(seat)["table"], sort_keys=True),) for seat in (0, 1))
        walk(state, (first[0], first[1]), found)
    tree = exact.tree(setup)
    for seat in (0, 1):
        memories = [memory for several in found[seat].values() for memory in several]
        assert all(len(several) == 1 for several in found[seat].values())  # none is split
        assert len(set(memories)) == len(memories)  # none are merged
        keys = {int(key) for key in tree.seats[seat].keys}
        assert set(memories) <= keys
        if name != "cardia-tiny":  # where lots are drawn the slow way leaves some out
            assert set(memories) == keys


@pytest.mark.parametrize("name", TINY)
def test_samples_are_tables_of_their_information_sets(name: str) -> None:
    tree = tree_of(name)
    for seat, form in enumerate(tree.seats):
        met = dict(tree.samples(seat))
        assert sorted(met) == list(range(form.many))
        for number, state in met.items():
            assert state.memory(seat) == form.keys[number]
            assert state.legal(seat) == form.actions(number)
            assert [option.word for option in state.decision(seat).options] == [
                word.partition(":")[2] for word in form.words(number)
            ]


def test_variants_are_as_large_as_published() -> None:
    sizes = {name: tree_of(name) for name in TINY}
    assert [(tree.deals, tree.tables, tree.nodes) for tree in sizes.values()] == [
        (9, 133, 471),
        (6, 489, 845),
        (240, 14544, 29328),
    ]


# Values.


def expected(state: State, shares: dict[tuple[int, int], list[Fraction]]) -> Fraction:
    """What seat 0 gets by shares of answers, in fractions, by going through everything."""
    if state.over:
        return Fraction(int(state.returns()[0]))
    seat = state.who
    total = Fraction(0)
    for share, action in zip(shares[seat, state.memory(seat)], state.legal(), strict=True):
        total += share * _after(state, action, shares)
    return total


def _after(state: State, action: int, shares: dict[tuple[int, int], list[Fraction]]) -> Fraction:
    after = state.clone()
    after.apply(action)
    if after.rng == state.rng:
        return expected(after, shares)
    ways: dict[int, Fraction] = {}
    seed = 0
    lots = int(after.lots)
    while len(ways) < lots:  # every way comes up sooner or later
        again = state.clone()
        again.rng = seed
        again.apply(action)
        if again.digest() not in ways:
            way = again.clone()
            way.rng = state.rng
            ways.setdefault(_look(way), expected(way, shares))
        seed += 1
    return sum(ways.values(), Fraction(0)) / lots


def _look(state: State) -> int:
    """A table without its generator."""
    return hash(json.dumps({**state.to_position(), "random": 0}, sort_keys=True))


@pytest.mark.parametrize("name", ["cardia-tiny", "radlands-tiny"])
def test_values_are_what_going_through_everything_gives(name: str) -> None:
    tree = tree_of(name)
    policy = mixed(tree)
    shares: dict[tuple[int, int], list[Fraction]] = {}
    for seat, form in enumerate(tree.seats):
        for number in range(form.many):
            first, size = int(form.firsts[number]), int(form.sizes[number])
            shares[seat, int(form.keys[number])] = [Fraction(share) for share in policy[seat][first : first + size]]
    weights = [(weight, expected(state, shares)) for weight, state in tree.setup.deals()]
    total = sum(weight * value for weight, value in weights) / sum(weight for weight, _ in weights)
    assert tree.value(policy) == pytest.approx(float(total), abs=1e-12)


def test_a_best_response_is_worth_what_it_says_and_cannot_be_bettered() -> None:
    tree = tree_of("fantasy-realms-tiny")
    policy = mixed(tree)
    for seat, sign in ((0, 1.0), (1, -1.0)):
        gets, response = tree.best_response(policy, seat)
        answer = (response, policy[1]) if seat == 0 else (policy[0], response)
        assert sign * tree.value(answer) == pytest.approx(gets, abs=1e-12)
        other = mixed(tree)[seat]
        assert sign * tree.value((other, policy[1]) if seat == 0 else (policy[0], other)) <= gets


@pytest.mark.parametrize("name", TINY)
def test_cfr_plus_nears_an_equilibrium(name: str) -> None:
    tree = tree_of(name)
    assert tree.exploitability(tree.cfr_plus(200)) < 0.001 < tree.exploitability(tree.uniform())


def test_the_tree_agrees_with_the_one_written_for_cardia_alone() -> None:
    options = {"influences": ["1", "8", "11"], "hand": 2, "signets": 2, "locations": []}
    tree, whole = exact.tree(talia.game("cardia").setup(**options)), Whole(options)
    assert tree.tables == sum(len(level.sets[0]) for level in whole.arrays)
    assert [form.many for form in tree.seats] == [sum(level.many[seat] for level in whole.arrays) for seat in (0, 1)]
    uniform = whole.exploitability((whole.uniform(0), whole.uniform(1)))
    assert tree.exploitability(tree.uniform()) == pytest.approx(uniform, abs=1e-14)


# OpenSpiel reads the same game.


@pytest.mark.parametrize("name", TINY)
def test_openspiel_gives_the_same_values_for_the_written_game(name: str, tmp_path: Path) -> None:
    """A missing OpenSpiel is an error: `make setup` installs it."""
    import pyspiel

    exploitability = importlib.import_module("open_spiel.python.algorithms.exploitability")
    expected_value = importlib.import_module("open_spiel.python.algorithms.expected_game_score")
    policies = importlib.import_module("open_spiel.python.policy")
    tree = tree_of(name, **FEW.get(name, {}))
    tree.to_efg(tmp_path / "game.efg")
    game = pyspiel.load_efg_game((tmp_path / "game.efg").read_text(encoding="utf-8"))
    table = policies.TabularPolicy(game)
    for policy in (tree.uniform(), tree.cfr_plus(10), mixed(tree)):
        for row, state in enumerate(table.states):
            seat = state.current_player()
            form = tree.seats[seat]
            number = int(np.flatnonzero(form.keys == int(state.information_state_string().split("-")[-1]))[0])
            names = dict(zip(form.words(number), policy[seat][int(form.firsts[number]) :], strict=False))
            for action in state.legal_actions():
                table.action_probability_array[row][action] = names[state.action_to_string(seat, action)]
        value = expected_value.policy_value(game.new_initial_state(), [table, table])[0]
        assert tree.value(policy) == pytest.approx(value, abs=1e-12)
        assert tree.exploitability(policy) == pytest.approx(exploitability.exploitability(game, table), abs=1e-12)


# What cannot be.


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("fantasy_realms", {"seats": 3, "cards": ["land", "flood"], "hand": 1, "end": 2}, "only games of two seats"),
        (
            "radlands",
            {**exact.VARIANTS["radlands-tiny"].options, "turn_limit": 6},
            "exact: the game draws or shuffles in its course in a way that cannot be listed",
        ),
    ],
)
def test_games_that_cannot_be_solved_are_refused(game: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(CannotWalk, match=said):
        exact.tree(talia.game(game).setup(**options))


def test_a_game_that_is_too_large_ends_with_a_sentence() -> None:
    with pytest.raises(CannotWalk, match="exact: the game has more than 1,000 nodes"):
        exact.tree(exact.VARIANTS["fantasy-realms-tiny"].setup(), most=1000)


def test_wrong_calls_get_a_sentence() -> None:
    tree = tree_of("cardia-tiny")
    uniform = tree.uniform()
    with pytest.raises(TaliaError, match="policy: seat 1 has 89 sequences, an array of that length is wanted"):
        tree.exploitability((uniform[0], uniform[1][1:]))
    with pytest.raises(TaliaError, match="policy: seat 0 has shares below 0, or that do not sum to 1"):
        tree.value((uniform[0] * 0.5, uniform[1]))
    with pytest.raises(TaliaError, match="exact: 'cardia' is no setup"):
        exact.tree("cardia")  # type: ignore[arg-type]
    with pytest.raises(TaliaError, match="best_response: there is no seat 2; allowed: 0, 1"):
        tree.best_response(uniform, 2)
    with pytest.raises(TaliaError, match="cfr_plus: -1 turns are not allowed"):
        tree.cfr_plus(-1)
