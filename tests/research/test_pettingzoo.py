"""PettingZoo's own tests pass; environments keep to the rules, and agree with the games they are of."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test

import talia
from talia.research import pettingzoo
from talia.research.pettingzoo import Aec, Parallel
from tests.research.tools import PLAYED

played = pytest.mark.parametrize(("game", "options"), PLAYED, ids=str)
at_once = pytest.mark.parametrize(("game", "options"), PLAYED[:-1], ids=str)
# It says so of every environment that has a mask in its observation but those on a list of names.
masked = pytest.mark.filterwarnings("ignore:Observation (space for each agent|is not a NumPy)")


@masked
@played
def test_api(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.aec(game, **options), num_cycles=300)
    api_test(pettingzoo.aec(game, observation="recall", **options), num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out


@played
def test_seeds(game: str, options: dict[str, Any]) -> None:
    """PettingZoo asserts that two environments of one seed are the same."""
    seed_test(partial(pettingzoo.aec, game, **options), num_cycles=100)


@at_once
def test_parallel_api(game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(pettingzoo.parallel(game, **options), num_cycles=300)
    assert "Passed Parallel API test" in capsys.readouterr().out


def test_what_cannot_be_played_at_once_is_refused() -> None:
    with pytest.raises(talia.BadOption, match=r"cannot all answer at once; aec\(\) plays it"):
        pettingzoo.parallel(*PLAYED[-1][:1], **PLAYED[-1][1])


def answers(env: Aec, rng: talia.Random) -> list[tuple[int, int]]:
    """Play to the end: who answered what."""
    given: list[tuple[int, int]] = []
    for agent in env.agent_iter():
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
            continue
        action = rng.pick([int(n) for n in np.flatnonzero(observation["action_mask"])])
        given.append((int(agent[-1]), action))
        env.step(action)
    return given


@at_once  # of Chaos the clock's draws are the environment's own
def test_the_same_answers_lead_to_the_same_end_as_without_pettingzoo(game: str, options: dict[str, Any]) -> None:
    env = pettingzoo.aec(game, **options)
    for deal in range(3):
        env.reset(options={"deal": deal})
        alone = env.sitting.setup.start(deal)
        rewards: dict[str, float] = {}
        rng = talia.Random(deal)
        while env.agents and not any(env.terminations.values()):
            seat = alone.who
            assert env.agent_selection == f"player_{seat}"
            observation = env.observe(env.agent_selection)
            assert list(np.flatnonzero(observation["action_mask"])) == alone.legal()
            for other in range(int(alone.setup.seats)):
                if other not in alone.asked:
                    assert not env.observe(f"player_{other}")["action_mask"].any()
            action = rng.pick(alone.legal())
            env.step(np.int64(action))
            alone.apply(action)
        rewards = dict(env.rewards)
        assert alone.over
        assert tuple(rewards.values()) == alone.returns()


@at_once
def test_parallel_and_aec_agree(game: str, options: dict[str, Any]) -> None:
    one, all_at_once = pettingzoo.aec(game, **options), pettingzoo.parallel(game, **options)
    for seed in range(4):
        one.reset(seed=seed)
        observations, _ = all_at_once.reset(seed=seed)
        rng = talia.Random(seed)
        while all_at_once.agents:
            actions: dict[str, int] = {}
            asked = one.sitting.state.asked
            for seat in asked:
                agent = f"player_{seat}"
                mask = observations[agent]["action_mask"]
                assert list(np.flatnonzero(mask)) == one.sitting.state.legal(seat)
                assert (observations[agent]["observation"] == one.observe(agent)["observation"]).all()
                actions[agent] = rng.pick([int(n) for n in np.flatnonzero(mask)])
            for agent in all_at_once.agents:
                if agent not in actions:
                    assert list(np.flatnonzero(observations[agent]["action_mask"])) == [all_at_once.wait]
                    actions[agent] = all_at_once.wait
            observations, rewards, terminations, _, _ = all_at_once.step(actions)
            for seat in asked:
                one.sitting.state.answer(seat, actions[f"player_{seat}"])
        assert one.sitting.state.over
        assert all(terminations.values())
        assert tuple(rewards.values()) == one.sitting.state.returns()


@played
def test_seats_that_choose_at_once_do_not_see_each_other(game: str, options: dict[str, Any]) -> None:
    """Whatever the first one has locked in, the second one gets the same bytes."""
    env = pettingzoo.aec(game, observation="recall", **options)
    env.reset(seed=3)
    if len(env.sitting.state.asked) < 2 or game == "fantasy_realms":
        return
    gets: set[bytes] = set()
    for action in env.sitting.state.legal(0):
        other = copy.deepcopy(env)
        other.step(action)
        gets.add(other.observe("player_1")["observation"].tobytes())
    assert len(gets) == 1


def test_seeds_go_on_from_where_they_were() -> None:
    one, other = pettingzoo.aec("cardia"), pettingzoo.aec("cardia")
    tables = []
    for env in (one, other):
        env.reset(seed=5)
        first = env.sitting.state.digest()
        env.reset()
        tables.append((first, env.sitting.state.digest()))
    assert tables[0] == tables[1]
    assert tables[0][0] != tables[0][1]


def test_environments_can_be_copied_and_sent() -> None:
    env = pettingzoo.aec("radlands")
    env.reset(seed=1)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        assert other.sitting.state == env.sitting.state
        assert answers(other, talia.Random(4))
    assert not env.sitting.state.over


def test_wrong_answers_are_refused_in_a_sentence_and_change_nothing() -> None:
    env = pettingzoo.aec("cardia")
    env.reset(seed=2)
    before = env.sitting.state.digest()
    for wrong in (74, -1, 999):
        with pytest.raises(talia.IllegalAnswer, match=r"is not an answer to cardia\.play; allowed: "):
            env.step(wrong)
    for strange in (None, "inventor", 1.5, True):
        with pytest.raises(talia.IllegalAnswer, match="is not an action; allowed: whole numbers"):
            env.step(strange)
    assert env.sitting.state.digest() == before
    answers(env, talia.Random(1))
    with pytest.raises(talia.NotAsked, match=r"reset\(\) deals a new one"):
        env.step(0)


def test_wrong_joint_answers_are_refused_as_a_whole() -> None:
    env = pettingzoo.parallel("cardia")
    observations, _ = env.reset(seed=2)
    before = env.sitting.state.digest()
    good = {agent: int(np.flatnonzero(observations[agent]["action_mask"])[0]) for agent in env.agents}
    wrong: list[tuple[dict[str, Any], str]] = [
        ({**good, "player_1": 74}, "is not an answer to"),
        ({"player_0": good["player_0"]}, "player_1 must answer too"),
        ({**good, "player_2": 1}, "'player_2' is no agent; allowed: player_0, player_1"),
        ({**good, "player_1": env.wait}, "is not an answer to"),
    ]
    for actions, says in wrong:
        with pytest.raises(talia.TaliaError, match=says):
            env.step(actions)
    assert env.sitting.state.digest() == before
    assert isinstance(env, Parallel)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "cardia", "deck": "III"}, "option deck: 'III' is not allowed"),
        ({"game": "cardia", "seats": 3}, "option seats: 3 is not allowed; allowed: 2"),
        (
            {"game": "cardia", "observation": "x"},
            "observation: 'x' is not allowed; allowed: moment, recall, public, all",
        ),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(given: dict[str, Any], says: str) -> None:
    for make in (pettingzoo.aec, pettingzoo.parallel):
        with pytest.raises(talia.TaliaError, match=says):
            make(**given)


def test_state_and_text() -> None:
    env = pettingzoo.aec("cardia")
    env.reset(seed=2)
    assert env.state() in env.state_space
    assert env.state().shape > env.observe("player_0")["observation"].shape
    assert '"random"' in env.render()
    assert "random" not in env.text("player_0")
    with pytest.raises(talia.BadOption, match="option seed: -1 is not allowed"):
        env.reset(options={"deal": -1})
