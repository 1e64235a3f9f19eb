"""Gymnasium's checker passes; a learner plays whole games against a level."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import talia
import talia.research.gymnasium as ours

NAMES = list(ours.NAMES.values())
each_game = pytest.mark.parametrize("name", NAMES)


def play(env: Any, seed: int, rng: talia.Random) -> tuple[float, int]:
    _, info = env.reset(seed=seed)
    for answered in range(1, 100_000):
        observation, reward, terminated, truncated, info = env.step(
            rng.pick([int(n) for n in np.flatnonzero(info["action_mask"])])
        )
        assert not truncated
        assert (observation["action_mask"] == info["action_mask"]).all()
        if terminated:
            assert not info["action_mask"].any()
            return float(reward), answered
        assert reward == 0
        assert (env.unwrapped.action_masks() == (info["action_mask"] == 1)).all()
        assert info["action_mask"].any()
    raise AssertionError("no end")


@each_game
def test_checker(name: str) -> None:
    """It answers without a mask, so wrong answers lose here."""
    check_env(gymnasium.make(name, opponent="apprentice", illegal="lose", render_mode="ansi").unwrapped)


@each_game
@pytest.mark.parametrize("opponent", ["adept", "random"])
def test_whole_games_against_a_level(name: str, opponent: str) -> None:
    env = gymnasium.make(name, opponent=opponent)
    rng = talia.Random(1)
    worth = [play(env, seed, rng)[0] for seed in range(2)]
    assert set(worth) <= {-1.0, 0.0, 1.0}


def test_a_level_beats_chance_from_both_seats() -> None:
    rng = talia.Random(2)
    for seat in (0, 1):
        env = gymnasium.make("talia/Cardia-v1", opponent="apprentice", seat=seat)
        assert sum(play(env, seed, rng)[0] for seed in range(20)) < 0
        assert env.unwrapped.seat == seat


def test_more_seats_and_the_clock_of_chaos() -> None:
    rng = talia.Random(3)
    four = gymnasium.make("talia/FantasyRealms-v1", opponent="random", seats=4)
    assert {play(four, seed, rng)[0] for seed in range(8)} <= {-1.0, -1 / 3, 1 / 3, 1.0}
    chaos = gymnasium.make(
        "talia/FantasyRealms-v1", opponent="random", seats=3, variant="chaos", moments=3, turns=6, seat=2
    )
    assert play(chaos, 1, rng)[1] >= 3


@each_game
def test_the_same_seed_is_the_same_game(name: str) -> None:
    one, other = (gymnasium.make(name, opponent="apprentice") for _ in range(2))
    for seed in (3, 4):
        assert play(one, seed, talia.Random(seed)) == play(other, seed, talia.Random(seed))


def test_an_illegal_answer_is_refused_or_loses() -> None:
    env = gymnasium.make("talia/Cardia-v1", opponent="random")
    env.reset(seed=1)
    before = env.unwrapped.sitting.state.digest()
    with pytest.raises(talia.IllegalAnswer, match=r"is not an answer to cardia\.play; allowed: "):
        env.step(74)
    assert env.unwrapped.sitting.state.digest() == before
    losing = gymnasium.make("talia/Cardia-v1", opponent="random", illegal="lose")
    losing.reset(seed=1)
    _, reward, terminated, _, info = losing.step(74)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, 74)
    with pytest.raises(talia.GameOver, match=r"reset\(\) deals a new one"):
        losing.step(0)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"opponent": "nobody"}, "level 'nobody': there is none of that name in cardia"),
        ({"opponent": "adept@"}, "level 'adept@'"),
        ({"seat": 2}, "seat: 2 is not allowed; allowed: 0 to 1, any"),
        ({"illegal": "ignore"}, "illegal: 'ignore' is not allowed; allowed: refuse, lose"),
        ({"observation": "x"}, "observation: 'x' is not allowed"),
        ({"deck": "III"}, "option deck: 'III' is not allowed; allowed: I, II, mix"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(given: dict[str, Any], says: str) -> None:
    with pytest.raises(talia.BadOption, match=says):
        gymnasium.make("talia/Cardia-v1", **given)


def test_levels_that_think_count_nodes_unless_one_says_otherwise() -> None:
    assert str(ours.AgainstLevel("cardia").budget) == "200n"
    assert str(ours.AgainstLevel("cardia", opponent="expert@50n").budget) == "50n"
    assert str(ours.AgainstLevel("cardia", opponent="expert@0.1s").budget) == "0.1s"


def test_what_the_learner_gets_does_not_tell_the_others_cards() -> None:
    """The table is dealt anew around what the learner knows: nothing that it gets changes."""
    env = ours.AgainstLevel("cardia", opponent="random", seat=0, render_mode="ansi")
    env.reset(seed=3)
    state = env.sitting.state
    told, _ = env._told()
    text = env.render()
    other = state.clone()
    other.redeal(0, 12345)
    assert other != state
    env.sitting.state = other
    again, _ = env._told()
    assert (told["observation"] == again["observation"]).all()
    assert text == env.render()
