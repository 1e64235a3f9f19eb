"""A seed is a game: whole games are the same, byte for byte, in other processes and in every framework."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import talia
import talia.research.gymnasium
from talia.core.setup import Setup
from talia.research import pettingzoo
from talia.research.parameters import parameters_of
from tests.research.tools import MORE, PLAYED

ROOT = Path(__file__).resolve().parents[2]
SEEDS = 3 * MORE


def choice(rng: talia.Random, mask: Any) -> int:
    return rng.pick([int(n) for n in np.flatnonzero(mask)])


def one_after_another(seed: int, game: str, options: dict[str, Any]) -> list[bytes]:
    env = pettingzoo.aec(game, observation="recall", **options)
    env.reset(seed=seed)
    told: list[bytes] = []
    rng = talia.Random(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        told += [agent.encode(), observation["observation"].tobytes(), observation["action_mask"].tobytes()]
        told.append(repr(float(reward)).encode())
        env.step(None if terminated else choice(rng, observation["action_mask"]))
    return told


def all_at_once(seed: int, game: str, options: dict[str, Any]) -> list[bytes]:
    env = pettingzoo.parallel(game, **options)
    observations, _ = env.reset(seed=seed)
    told: list[bytes] = []
    rng = talia.Random(seed)
    while env.agents:
        actions = {agent: choice(rng, observations[agent]["action_mask"]) for agent in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        told += [observations[agent]["observation"].tobytes() for agent in observations]
        told.append(repr(rewards).encode())
    return told


def against_a_level(seed: int, game: str, options: dict[str, Any]) -> list[bytes]:
    name = talia.research.gymnasium.NAMES[game]
    level = "apprentice" if options.get("variant") == "chaos" else "adept"
    env = gymnasium.make(name, opponent=level, **options)
    observation, info = env.reset(seed=seed)
    told: list[bytes] = [observation["observation"].tobytes()]
    rng = talia.Random(seed)
    over = False
    while not over:
        observation, reward, over, _, info = env.step(choice(rng, info["action_mask"]))
        told += [observation["observation"].tobytes(), info["action_mask"].tobytes(), repr(float(reward)).encode()]
    return told


def digests(most: int) -> list[str]:
    """One for each kind of environment and each game, over whole games."""
    found: list[str] = []
    for game, options in PLAYED:
        for play in (one_after_another, all_at_once, against_a_level):
            if play is all_at_once and options.get("variant") == "chaos":
                continue
            for seed in range(most):
                if play is against_a_level and seed > 0:
                    continue  # one game each: levels take their time
                found.append(hashlib.sha256(b"|".join(play(seed, game, options))).hexdigest())
    return found


def test_whole_games_are_the_same_in_every_process() -> None:
    here = digests(SEEDS)
    code = f"from tests.research.test_seeds import digests; print(*digests({SEEDS}))"
    running = [
        subprocess.Popen(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": luck},
            stdout=subprocess.PIPE,
            text=True,
        )
        for luck in ("1", "77")
    ]
    for process in running:
        said, _ = process.communicate(timeout=600)
        assert process.returncode == 0
        assert said.split() == here
    assert len(set(here)) == len(here), "other seeds, other games"


def shimmy_of(setup: Setup) -> Any:
    game = talia.game(setup.game)
    return OpenSpielCompatibilityV0(game_name=f"talia_{setup.game}", config=parameters_of(game, setup))


@pytest.mark.parametrize(("game", "options"), PLAYED, ids=str)
def test_shimmy_s_wrapper_of_openspiel_and_our_own_agree(game: str, options: dict[str, Any]) -> None:
    """The same seed deals the same cards; the same answers lead to the same masks, rows and rewards."""
    env = pettingzoo.aec(game, **options)
    other = shimmy_of(env.sitting.setup)
    clocked = options.get("variant") == "chaos"
    for seed in range(SEEDS):
        env.reset(seed=seed)
        other.reset(seed=seed)
        rng = talia.Random(seed)
        answered = 0
        while not any(env.terminations.values()):
            agent = env.agent_selection
            assert other.agent_selection == agent
            observation = env.observe(agent)
            assert (observation["action_mask"] == other.infos[agent]["action_mask"]).all()
            assert (observation["observation"] == other.observe(agent)).all()
            action = choice(rng, observation["action_mask"])
            env.step(action)
            other.step(action)
            answered += 1
        assert answered > (6 if clocked else 10)
        assert all(other.terminations.values())
        assert {name: float(worth) for name, worth in other.rewards.items()} == env.rewards
        assert other.game_state.table == env.sitting.state


def test_shimmy_s_wrapper_of_the_simultaneous_form_and_our_parallel_one_agree() -> None:
    env = pettingzoo.parallel("cardia", deck="II")
    setup = env.sitting.setup
    config = parameters_of(talia.game("cardia"), setup)
    other = OpenSpielCompatibilityV0(game_name="talia_cardia_simultaneous", config=config)
    for seed in range(SEEDS):
        observations, _ = env.reset(seed=seed)
        other.reset(seed=seed)
        rng = talia.Random(seed)
        while env.agents:
            actions = {agent: choice(rng, observations[agent]["action_mask"]) for agent in env.agents}
            for agent, action in actions.items():
                if action != env.wait:
                    assert other.agent_selection == agent
                    other.step(action)
            observations, rewards, _, _, _ = env.step(actions)
        assert {name: float(worth) for name, worth in other.rewards.items()} == rewards
