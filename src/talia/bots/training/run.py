"""A training run: games are played in worker processes, a net learns what came of them, generation by generation.

Its folder keeps finished chunks of games and finished generations; the same command goes on with them. The time is
bounded: when it is up, the run learns from what there is and stops.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from talia.bots.methods.net import Floats, Net, calibration, packed, save, unpacked
from talia.bots.methods.seeds import derived
from talia.bots.methods.weights import About
from talia.bots.training.match import RANGE, RANGES
from talia.bots.training.recipes import Block, Numbers, Recipe, Trainer, recipe
from talia.bots.training.runners import in_processes
from talia.core.errors import BadOption

JUDGED = 8  # one game in so many is not learned from
PLAYING = 0.7  # of the time goes into playing, the rest into learning
Progress = Callable[[str, float], None]  # what is being done, and how much of it is (0 to 1)


def make_chunk(game: str, name: str, seed: int, first: int, count: int, weights: bytes | None) -> Block:
    """Some games of a recipe, played in a worker process."""
    chosen = recipe(game, name)
    net = None if weights is None else unpacked(weights)
    return Block.of(
        [(number, chosen.play(game_seed(chosen, seed, number), net)) for number in range(first, first + count)]
    )


def game_seed(chosen: Recipe, seed: int, number: int) -> int:
    """The deal of a game, out of those that are for training only."""
    return RANGES["training"] + derived("training", chosen.name, seed, number) % RANGE


class Run:
    """One run, in its folder."""

    def __init__(
        self, chosen: Recipe, folder: Path, games: int, seconds: float, seed: int, workers: int, progress: Progress
    ) -> None:
        self.recipe = chosen
        self.folder = folder
        self.games = games
        self.seconds = seconds
        self.seed = seed
        self.workers = workers
        self.progress = progress
        self.begun = time.monotonic()
        self.kept: dict[str, Any] = {"head": self._head(), "spent": 0.0, "history": [], "generations": 0}
        folder.mkdir(parents=True, exist_ok=True)
        if self._notes.exists():
            kept = json.loads(self._notes.read_text(encoding="utf-8"))
            if kept.get("head") != self._head():
                raise BadOption(f"{folder}: it holds another training run; choose another folder")
            self.kept = kept
        elif any(folder.iterdir()):
            raise BadOption(f"{folder}: it holds something else; choose an empty folder or a new one")
        self.spent_before: float = self.kept["spent"]
        self._note()

    def _head(self) -> dict[str, Any]:
        return {
            "recipe": self.recipe.name,
            "features": self.recipe.domain.features,
            "games": self.games,
            "seed": self.seed,
        }

    @property
    def _notes(self) -> Path:
        return self.folder / "run.json"

    def _note(self) -> None:
        self.kept["spent"] = round(self.spent, 2)
        self._notes.write_text(json.dumps(self.kept, indent=1) + "\n", encoding="utf-8")

    @property
    def spent(self) -> float:
        return self.spent_before + time.monotonic() - self.begun

    def _until(self, share: float) -> float:
        """When that share of the time that is left will be over."""
        return time.monotonic() + share * max(0.0, self.seconds - self.spent)

    def go(self) -> tuple[Net, About]:
        """Play and learn, as far as the time allows."""
        rounds = self.recipe.rounds
        net: Net | None = None
        for generation in range(rounds):
            path = self.folder / f"generation-{generation}.npz"
            if generation < self.kept["generations"]:
                net = unpacked(path.read_bytes())
                continue
            share = 1.0 / (rounds - generation)
            self._play(generation, net, self._until(share * PLAYING))
            net = self._learn(generation, net, self._until(share))
            path.write_bytes(packed(net))
            self.kept["generations"] = generation + 1
            self._note()
        assert net is not None
        return net, self._about(net)

    # Playing.

    def _chunks(self, generation: int) -> list[tuple[int, int]]:
        """The first game and the number of games of each chunk that belongs to a generation."""
        first = self.games * generation // self.recipe.rounds
        end = self.games * (generation + 1) // self.recipe.rounds
        return [(at, min(self.recipe.chunk, end - at)) for at in range(first, end, self.recipe.chunk)]

    def _path(self, first: int) -> Path:
        return self.folder / f"games-{first:09}.npz"

    def _play(self, generation: int, net: Net | None, until: float) -> None:
        chunks = self._chunks(generation)
        missing = [chunk for chunk in chunks if not self._path(chunk[0]).exists()]
        done = len(chunks) - len(missing)
        for first, block in self._played(missing, None if net is None else packed(net)):
            block.save(self._path(first))
            done += 1
            self._note()
            self.progress(f"generation {generation + 1}: playing", done / len(chunks))
            if time.monotonic() > until:
                break

    def _played(self, chunks: list[tuple[int, int]], weights: bytes | None) -> Iterator[tuple[int, Block]]:
        fixed = (self.recipe.domain.game, self.recipe.name, self.seed)
        if self.workers == 1:
            for first, count in chunks:
                yield first, make_chunk(*fixed, first, count, weights)
            return
        given = ((*fixed, first, count, weights) for first, count in chunks)
        for chunk, block in in_processes(make_chunk, lambda told: told, given, self.workers):
            yield chunk[3], block

    # Learning.

    def _data(self, generation: int) -> Block:
        """The rows that the net of a generation learns from."""
        oldest = max(0, generation + 1 - self.recipe.window) if self.recipe.window else 0
        first = self._path(self.games * oldest // self.recipe.rounds)
        paths = [path for path in sorted(self.folder.glob("games-*.npz")) if ".new" not in path.suffixes]
        found = [Block.load(path) for path in paths if path >= first]
        if not found:
            raise BadOption("--seconds: not one chunk of games was finished in that time; give it more")
        return Block.joined(found)

    def _learn(self, generation: int, before: Net | None, until: float) -> Net:
        block = self._data(generation)
        learned, judged = _split(block.games)
        chosen = self.recipe
        outputs = 2 if chosen.score_scale > 0 else 1
        seed = derived("net", self.seed, generation)
        scale = chosen.score_scale or 1.0
        net = Net.fresh(chosen.features, chosen.hidden, chosen.second, outputs, seed, scale, chosen.spread)
        if before is not None and chosen.window:
            net = before
        trainer = Trainer(net, chosen.rate, derived("batches", self.seed, generation))
        for epoch in range(chosen.epochs):
            trainer.rate = chosen.rate * (1.0 if epoch < chosen.epochs * 2 // 3 else 0.3)
            losses: list[float] = []
            # The first epoch is always finished: a net that has seen a part of the rows is no net.
            stop = until if epoch else float("inf")
            for share, loss in trainer.epoch(block, learned, chosen.score_scale, stop):
                losses.append(loss)
                self.progress(f"generation {generation + 1}: epoch {epoch + 1} of {chosen.epochs}", share)
            found = calibration(_chances(net, block, judged), block.won[judged])
            told: dict[str, Any] = {"generation": generation, "epoch": epoch, "rows": len(learned)}
            told["loss"] = round(float(np.mean(losses)), 5) if losses else None
            self.kept["history"].append({**told, "judged": found["log_loss"], "brier": found["brier"]})
            if time.monotonic() > until:
                break
        return net

    def _about(self, net: Net) -> About:
        block = self._data(self.recipe.rounds - 1)
        _, judged = _split(block.games)
        return About(
            self.recipe.domain,
            seed=self.seed,
            games=len(np.unique(block.games)),
            rows=len(block.won),
            seconds=round(self.spent, 1),
            calibration=calibration(_chances(net, block, judged), block.won[judged]),
            history=self.kept["history"],
            words=" ".join(self.recipe.words),
        )


def _split(games: Numbers) -> tuple[Numbers, Numbers]:
    """The rows to learn from and the rows to be judged by, split by game."""
    return np.flatnonzero(games % JUDGED != 0), np.flatnonzero(games % JUDGED == 0)


def _chances(net: Net, block: Block, which: Numbers) -> Floats:
    parts = [block.rows.dense(net.features, which[at : at + 4096]) for at in range(0, len(which), 4096)]
    return np.concatenate([net.chances_dense(part) for part in parts])


def trained(run: Run, out: Path, command: str, code: str) -> About:
    """Go, and write the weights."""
    net, about = run.go()
    about.command = command
    about.code = code
    save(net, about, out)
    return about
