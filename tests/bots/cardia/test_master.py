"""Cardia's master: its policy at the table, the step beyond it, and where it plays."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.cardia.evaluation import REDUCED, evaluation
from talia.bots.cardia.magnet import balance
from talia.bots.cardia.master import LEAST, Master, improved
from talia.bots.cardia.playing import DOMAINS, FILES, SHIPPED, actions, hidden, knows, outputs, playing
from talia.bots.cardia.ranges import Ranges
from talia.bots.cardia.round import Rounds, both_choose
from talia.bots.cardia.step import Step
from talia.bots.methods.weights import weights_of
from talia.core.bits import members
from talia.games.cardia.state import Cardia
from tests.bots.tools import asked, sent

FEW = Budget(nodes=60)


def first_choice(seed: int = 5, rounds: int = 2, **options: Any) -> Cardia:
    """A table some rounds into a game, where both choose."""
    state = talia.game("cardia").start(seed, log=False, **options)
    while not state.over:
        assert isinstance(state, Cardia)
        if both_choose(state) and len(state.asked) == 2 and state.round > rounds:
            return state
        seat = state.asked[0]
        state.answer(seat, state.decision(seat).options[seed % len(state.decision(seat).options)])
    raise AssertionError("the game was over first")


def ranges_of(state: Cardia, many: int) -> Ranges:
    """Some hands of both sides, all against all."""
    found = Ranges(Rounds(evaluation(state.setup.options)[0]), state, 0, many)
    rng = talia.Random(3)
    for world in talia.game("cardia").worlds(state.view(0), rng, 3 * many):
        assert isinstance(world, Cardia)
        found.offer(world, False)
        onlooker = state.clone()
        rng.state = onlooker.redeal(-1, rng.state)
        found.offer(onlooker, True)
    while found.grow():
        pass
    return found


def test_it_plays_the_usual_game_with_all_decks_and_locations() -> None:
    def known(**options: Any) -> bool:
        return knows(2, talia.game("cardia").setup(**options).options)

    assert known()
    assert known(deck="II")
    assert known(deck="mix", mix=["guild"], locations=["foggy_swamp", "bazaar"])
    assert not known(**REDUCED)
    assert not known(signets=4)
    assert not known(hand=4)
    assert not known(rulings=["R5"])
    assert not known(**REDUCED, deck="II")


def test_weights_are_small_and_say_what_they_are_for() -> None:
    for which in SHIPPED:
        for name in FILES[which]:
            assert (weights_of("cardia") / name).with_suffix(".npz").stat().st_size < 800_000
    together = sum(path.stat().st_size for path in weights_of("cardia").glob("*.npz"))
    assert together < 1_500_000, "those of all games have 3 MB"
    assert DOMAINS["cardia"]["signets"] == 5


def test_outputs_and_hidden_cards_are_known_by_their_words() -> None:
    assert len(actions()) == len(set(actions()))
    assert sorted(outputs()[0]) == sorted(outputs()[1])
    assert len(hidden()) == 32
    assert hidden()[:2] == ["theirs:hand:hired_blade", "theirs:hand:void_mage"]


def test_a_policy_forgets_what_it_looked_at_before() -> None:
    """The first layer is kept up from table to table: another way round gives the same, to the last digit."""
    tables = [state.clone() for state, seat in asked("cardia", 2, {}, 4, 1) if seat == 0][:12]
    policy, critic, _ = playing(tables[0].setup)

    def told(state: talia.State) -> tuple[Any, ...]:
        assert isinstance(state, Cardia)
        seat = state.asked[0]
        cards = state.kit.named(state.hand(1 - seat)) >> 1
        return (*policy.shares(state, seat, state.options_of(seat)), critic.chance(state, seat, cards))

    forth = [told(state) for state in tables]
    back = [told(state) for state in reversed(tables)]
    assert forth == back[::-1]
    assert len(set(forth)) > 3


def test_the_step_raises_what_gets_more() -> None:
    assert improved([0.5, 0.5], [0.6, 0.5], 0.1)[0] == pytest.approx(0.731, abs=1e-3)
    assert improved([0.9, 0.1], [0.5, 0.5], 0.1) == pytest.approx([0.9, 0.1])
    assert improved([0.5, 0.5], [1.0, 0.0], 0.001) == pytest.approx([1.0, 0.0])


def test_the_balance_lies_between_the_policy_and_the_solved_game() -> None:
    state = first_choice()
    policy, _, _ = playing(state.setup)
    found = ranges_of(state, 5)
    prior = balance(found, policy, 1000.0, 60)
    assert found.mixture() == pytest.approx(prior, abs=1e-3), "where nothing is felt, the policy is played"
    assert sum(prior) == pytest.approx(1.0)
    found.solve(2000)
    solved = value(found)
    balance(found, policy, 0.005, 4000)
    assert value(found) == pytest.approx(solved, abs=0.02), "where all is felt, it is the game of the expert"


def value(found: Ranges) -> float:
    """What all my hands get together against what theirs mix."""
    total = weight = 0.0
    for m, mine in enumerate(found.mine[: len(found.payoffs)]):
        for k, theirs in enumerate(found.theirs[: len(found.payoffs[0])]):
            share = mine.weight * theirs.weight
            weight += share
            for i, played in enumerate(mine.mixture):
                for j, answered in enumerate(theirs.mixture):
                    total += share * played * answered * found.payoffs[m][k][16 * i + j]
    return total / weight


def test_in_a_step_the_other_one_plays_as_the_policy_would() -> None:
    state = first_choice(seed=8)
    policy, _, _ = playing(state.setup)
    step = Step(Rounds(evaluation(state.setup.options)[0]), policy, state, 0)
    world = state.clone()
    step.both(world)
    shares = policy.shares(world, 1, world.options_of(1))
    played = [step.plays(world.kit.influence(number)) for number in members(world.options_of(1))]
    assert played == pytest.approx(shares)
    assert step.worlds == 1
    assert all(0.0 <= mean <= 1.0 for mean in step.means())


@pytest.mark.parametrize("knobs", ["", "[hands=0]", "[worlds=0]", "[critic=0]"])
def test_it_answers_and_explains_itself(knobs: str) -> None:
    answered = 0
    for state, seat in asked("cardia", 2, {"locations": ["bazaar"]}, 6, 2):
        if len(state.decision(seat).options) < 2:
            continue
        action, record = think(sent(state, seat), f"master{knobs}", 4, FEW)
        assert record["quality"]["plays"] == "master"
        assert record["best"]["action"] == action
        mixes = [option["mix"] for option in record["options"]]
        assert all(mix == 0 or mix >= LEAST - 0.01 for mix in mixes)
        assert think(sent(state, seat), f"master{knobs}", 4, FEW) == (action, record)
        answered += 1
        if answered == 10:
            break
    assert answered == 10


def test_it_does_not_see_what_the_other_has_locked_in() -> None:
    """Whatever card the other one has locked in already: the same answer for the same reasons."""
    state = first_choice(seed=9)
    told = set()
    for option in state.decision(1).options:
        locked = state.clone()
        locked.answer(1, option)
        told.add(repr(Master().think(sent(locked, 0), 3, FEW)))
    assert len(told) == 1
