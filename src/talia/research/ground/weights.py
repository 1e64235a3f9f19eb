"""What a run gives to those who play: the averaged policy and the critic, as weights in half precision."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from talia.bots.methods.net import Net as Plain
from talia.bots.methods.net import save
from talia.bots.methods.weights import About, Domain
from talia.research.ground.net import Array, Arrays
from talia.research.ground.run import Run


def policy_of(slow: Arrays) -> Plain:
    """An averaged policy as a net of three layers."""
    return Plain([(slow["in"][:-1], slow["in_bias"]), (slow["mid"], slow["mid_bias"]), (slow["act"], slow["act_bias"])])


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
    behind = ["theirs" + name.removeprefix("mine") for name in recipe.inputs if name.startswith(recipe.known)]
    found: list[Path] = []
    for net, name, words in (
        (policy, recipe.weights[0], recipe.inputs),
        (critic, recipe.weights[1], (*recipe.inputs, *behind)),
    ):
        about = About(
            Domain(recipe.game, 2, recipe.domain, recipe.features),
            command=command,
            seed=recipe.settings.seed,
            games=int(sum(told["games"] for told in run.history)),
            rows=run.lesson * recipe.settings.lesson,
            seconds=round(run.seconds, 1),
            code=code,
            history=run.history[:: max(1, len(run.history) // 12)][-12:],
            words=" ".join(words),
        )
        save(net, about, folder / name)
        found.append(folder / name)
    return found
