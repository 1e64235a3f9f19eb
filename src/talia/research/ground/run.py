"""A run of the training ground: lessons one after another, and a checkpoint that the same command goes on from."""

from __future__ import annotations

import hashlib
import io
import json
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from talia.core.errors import BadOption
from talia.registry import game
from talia.research.ground.lesson import Games, Learner, Spread, here
from talia.research.ground.net import Adam, Average, Net
from talia.research.ground.settings import Judge, Recipe

FORMAT = 1
EVERY = 300.0  # seconds between checkpoints; they change nothing in what is learned
Told = Callable[[dict[str, Any]], None]


class Run:
    """One run: its weights, and how far it is."""

    def __init__(self, recipe: Recipe, spread: Spread = here) -> None:
        rng = np.random.default_rng([recipe.settings.seed, 0])
        self.recipe = recipe
        frozen: Net | None = None if recipe.frozen is None else recipe.frozen()
        self.games = Games(recipe, None if frozen is None else Net(frozen.policy_part()), spread)
        self.against = "" if frozen is None else _mark(self.games.frozen)
        if frozen is None:
            self.net = Net.fresh(recipe, len(game(recipe.game).actions.words), rng)
        else:
            self.net = Net({name: value.copy() for name, value in frozen.weights.items()})
        self.adam = Adam.fresh(self.net)
        self.average = Average(self.net.policy_part())
        self.lesson = 0
        self.seconds = 0.0  # of process time, all starts together
        self.history: list[dict[str, Any]] = []

    @property
    def over(self) -> bool:
        return self.lesson >= self.recipe.settings.lessons

    def step(self) -> dict[str, Any]:
        """One lesson."""
        begun = time.process_time()
        settings = self.recipe.settings
        played = self.games.play(self.net, self.average, self.lesson)
        told: dict[str, Any] = Learner(settings, self.net, self.adam).learn(self.lesson, played)
        if self.games.frozen is not None:
            ended, points = map(sum, zip(*(some.won() for some in played), strict=True))
            told["won"] = points / max(1, ended)
        self.lesson += 1
        # At first the average follows more quickly, so that the random weights it began with are forgotten.
        self.average.move(self.net, max(1 - settings.slowness, settings.quick / (self.lesson + settings.quick)))
        self.seconds += time.process_time() - begun
        at = {"lesson": self.lesson, "decisions": self.lesson * settings.lesson, "seconds": round(self.seconds, 1)}
        told = at | {name: float(f"{value:.4g}") for name, value in told.items()}
        self.history.append(told)
        return told

    # Checkpoints.

    def packed(self) -> bytes:
        arrays: dict[str, Any] = {f"net.{name}": value for name, value in self.net.weights.items()}
        arrays |= {f"first.{name}": value for name, value in self.adam.first.items()}
        arrays |= {f"second.{name}": value for name, value in self.adam.second.items()}
        arrays |= {f"average.{name}": value for name, value in self.average.weights.items()}
        about = {
            "format": FORMAT,
            "recipe": self.recipe.name,
            "settings": self.recipe.settings.to_json(),
            "inputs": self.recipe.inputs,
            "against": self.against,
            "lesson": self.lesson,
            "times": self.adam.times,
            "seconds": round(self.seconds, 1),
            "history": self.history,
        }
        file = io.BytesIO()
        np.savez_compressed(file, about=json.dumps(about), **arrays)
        return file.getvalue()

    def save(self, path: Path) -> None:
        """Written whole or not at all: a run may be killed at any moment."""
        path.parent.mkdir(parents=True, exist_ok=True)
        new = path.with_suffix(".new")
        new.write_bytes(self.packed())
        new.replace(path)

    @staticmethod
    def load(recipe: Recipe, path: Path, spread: Spread = here) -> Run:
        """The run of a checkpoint, which must be of this very recipe."""
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as kept:
                about = json.loads(str(kept["about"]))
                arrays = {name: kept[name] for name in kept.files if name != "about"}
            settings = recipe.settings.bound()
            began = {name: value for name, value in about["settings"].items() if name in settings}
            same = (about["format"], about["recipe"], began, tuple(about["inputs"]))
            if same != (FORMAT, recipe.name, settings, recipe.inputs):
                raise BadOption(f"{path}: it is the checkpoint of another run; choose another folder or remove it")
            run = Run(recipe, spread)
            if about.get("against", "") != run.against:
                raise BadOption(f"{path}: it learned against other weights; choose another folder or remove it")
            parts = {part: _part(arrays, part) for part in ("net", "first", "second", "average")}
            run.net = Net(parts["net"])
            run.adam = Adam(parts["first"], parts["second"], about["times"])
            run.average = Average(parts["average"])
            run.lesson, run.seconds, run.history = about["lesson"], about["seconds"], about["history"]
        except (OSError, ValueError, KeyError, zipfile.BadZipFile) as error:
            raise BadOption(f"{path}: this checkpoint cannot be read: {error}") from None
        return run


def _mark(net: Net | None) -> str:
    """The beginning of a hash of weights: a response to some is none to others."""
    weights = {} if net is None else net.weights
    return hashlib.sha256(b"".join(weights[name].tobytes() for name in sorted(weights))).hexdigest()[:16]


def _part(arrays: dict[str, Any], part: str) -> dict[str, Any]:
    return {name.partition(".")[2]: value for name, value in arrays.items() if name.startswith(f"{part}.")}


def train(
    recipe: Recipe,
    path: Path,
    told: Told,
    lessons: int | None = None,
    judge: Judge | None = None,
    spread: Spread = here,
) -> Run:
    """Go on with the run of this checkpoint, or begin one: to its end, or for so many lessons more.

    Judgements stand in the history beside the lessons they came after; they change nothing in what is learned.
    """
    run = Run.load(recipe, path, spread) if path.exists() else Run(recipe, spread)
    last = run.recipe.settings.lessons if lessons is None else min(run.recipe.settings.lessons, run.lesson + lessons)
    saved = time.monotonic()
    while run.lesson < last:
        step = run.step()
        if judge is not None and (run.lesson % recipe.judged == 0 or run.over):
            step |= judge(run.net, run.average.net())
        told(step)
        if time.monotonic() - saved > EVERY:
            run.save(path)
            saved = time.monotonic()
    run.save(path)
    return run
