"""What a run gives to those who play: the averaged policy and the critic, as weights in half precision."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from talia.bots.methods.net import Net as Plain
from talia.bots.methods.net import calibration, load, save
from talia.bots.methods.weights import About, Domain
from talia.research.ground.net import Array, Arrays, Net
from talia.research.ground.run import Run
from talia.research.ground.settings import Recipe


def policy_of(slow: Arrays) -> Plain:
    """An averaged policy as a net of three layers."""
    return Plain([(slow["in"][:-1], slow["in_bias"]), (slow["mid"], slow["mid_bias"]), (slow["act"], slow["act_bias"])])


def judged(run: Run) -> dict[str, Any]:
    """How well the critic's chances hold, on a lesson of games that is never learned from."""
    chances, wins = [], []
    for played in run.games.play(run.net, run.average, 2 * run.recipe.settings.lessons):
        result = np.full((played.values.shape[1], 2), np.nan, np.float32)
        for step in range(len(played.values) - 1, -1, -1):
            over = played.ended[step]
            result[over] = played.rewards[step][over]
            won = result[np.arange(len(result)), played.seats[step]]
            known = ~np.isnan(won)
            chances.append((1 + played.values[step][known]) / 2)
            wins.append((1 + won[known]) / 2)
    return calibration(np.concatenate(chances), np.concatenate(wins))


def write(run: Run, folder: Path, command: str, code: str) -> list[Path]:
    """Write the weights of a run into a folder; gives the files, without endings."""
    recipe = run.recipe
    policy = policy_of(run.average.weights)
    w, wide = run.net.weights, run.net.wide
    first = np.concatenate([w["in"][:-1, wide:], w["hidden"]])
    # Inputs that were never set have learned nothing: their random weights would only take room.
    never: Array = run.adam.second["in"][:-1].max(1) == 0
    policy.layers[0] = (np.where(never[:, None], np.float32(0), policy.layers[0][0]), policy.layers[0][1])
    first[: len(never)][never] = 0
    critic = Plain(
        [(first, w["in_bias"][wide:]), (w["inner"], w["inner_bias"]), (w["end"], w["end_bias"])],
    )
    found: list[Path] = []
    for net, name, words, held in (
        (policy, recipe.weights[0], recipe.inputs, {}),  # it tells no chances
        (critic, recipe.weights[1], (*recipe.inputs, *_behind(recipe)), judged(run)),
    ):
        about = About(
            Domain(recipe.game, 2, recipe.domain, recipe.features),
            command=command,
            seed=recipe.settings.seed,
            games=int(sum(told["games"] for told in run.history)),
            rows=run.lesson * recipe.settings.lesson,
            seconds=round(run.seconds, 1),
            code=code,
            calibration=held,
            history=run.history[:: max(1, len(run.history) // 12)][-12:],
            words=" ".join(words),
        )
        save(net, about, folder / name)
        found.append(folder / name)
    return found


def read(recipe: Recipe, folder: Path) -> Net:
    """The net of weights that were written: what plays, and its critic, as far as half precision keeps them."""
    policy, critic = (
        load(folder / name, recipe.game, 2, recipe.domain, recipe.features, words)[0].layers
        for name, words in zip(recipe.weights, (recipe.inputs, (*recipe.inputs, *_behind(recipe))), strict=True)
    )
    many = len(recipe.inputs)
    first = np.concatenate([policy[0][0], critic[0][0][:many]], axis=1)
    return Net(
        {
            "in": np.concatenate([first, np.zeros_like(first[:1])]),
            "in_bias": np.concatenate([policy[0][1], critic[0][1]]),
            "hidden": critic[0][0][many:].copy(),
            "mid": policy[1][0],
            "mid_bias": policy[1][1],
            "act": policy[2][0],
            "act_bias": policy[2][1],
            "inner": critic[1][0],
            "inner_bias": critic[1][1],
            "end": critic[2][0],
            "end_bias": critic[2][1],
        }
    )


def _behind(recipe: Recipe) -> list[str]:
    """What only the critic is told, by name."""
    return ["theirs" + name.removeprefix("mine") for name in recipe.inputs if name.startswith(recipe.known)]
