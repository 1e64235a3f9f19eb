"""A learner of a few minutes: a policy for Cardia by self-play on `Batch`, in numpy alone.

    python examples/train_on_batch.py --to policy.npz            # learns, and writes a checkpoint as it goes
    talia arena cardia examples/train_on_batch.py:Learner random --deals 200

Proximal policy optimisation: both seats play by one net, told from their own side; after some steps of many games the
net is moved towards answers that went better than expected, a little at a time, and away from certainty (entropy). The
same seed, settings and machine give the same weights.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import talia
from talia.bots import Bot, Budget
from talia.core.setup import Setup
from talia.core.view import View
from talia.research import Batch, Observer

Array = npt.NDArray[Any]
CHECKPOINT = "policy.npz"


@dataclass
class Settings:
    """What a run is made of. Everything is counted in decisions, nothing by the clock."""

    game: str = "cardia"
    seed: int = 1
    decisions: int = 5_000_000
    games: int = 1024  # played at once
    steps: int = 32  # of all games, before each lesson
    minibatch: int = 2048
    passes: int = 2
    units: tuple[int, int] = (192, 96)
    rate: float = 1.2e-3  # falls evenly to a tenth
    entropy: float = 0.03  # falls evenly to a fifth
    clip: float = 0.2
    trace: float = 0.9  # lambda
    steepest: float = 0.7  # norm of a gradient
    kept_rows: int = 60  # steps of random play that tell which columns are ever set


class Side:
    """Actions told from a seat's side: what is numbered by seats (`played:7/1`) changes places for the second one."""

    def __init__(self, setup: Setup) -> None:
        words = talia.game(setup.game).actions.words
        numbers = {word: n for n, word in enumerate(words)}
        self.turned = np.arange(len(words))
        for n, word in enumerate(words):
            name, slash, seat = word.rpartition("/")
            if slash and seat in ("0", "1"):
                self.turned[n] = numbers.get(f"{name}/{1 - int(seat)}", n)

    def turn(self, columns: Array, seats: Array) -> Array:
        """A row of numbers for the actions, from the table's side to the seat's, or back: it is the same."""
        second = seats == 1
        columns[second] = columns[second][:, self.turned]
        return columns


class Net:
    """Two layers for both heads: how good each action is, and how the game will end."""

    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights

    @staticmethod
    def new(inputs: int, actions: int, units: tuple[int, int], rng: np.random.Generator) -> Net:
        def layer(rows: int, columns: int, gain: float) -> Array:
            made: Array = (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)
            return made

        first, second = units
        return Net(
            {
                "in": layer(inputs, first, 2.0),
                "in_bias": np.zeros(first, np.float32),
                "mid": layer(first, second, 1.4),
                "mid_bias": np.zeros(second, np.float32),
                "act": layer(second, actions, 0.1),
                "act_bias": np.zeros(actions, np.float32),
                "end": layer(second, 1, 0.3),
                "end_bias": np.zeros(1, np.float32),
            }
        )

    def forward(self, rows: Array) -> tuple[Array, Array, Array, Array]:
        """Both layers, the logits of all actions, and what is expected of the end (-1 to 1)."""
        w = self.weights
        first = np.maximum(rows @ w["in"] + w["in_bias"], 0)
        second = np.maximum(first @ w["mid"] + w["mid_bias"], 0)
        return first, second, second @ w["act"] + w["act_bias"], np.tanh(second @ w["end"] + w["end_bias"])[:, 0]

    def gradient(self, rows: Array, first: Array, second: Array, act: Array, end: Array) -> dict[str, Array]:
        """What the weights have to do with a loss, given its slopes by the logits and by the value before tanh."""
        w = self.weights
        by_second = (act @ w["act"].T + end[:, None] @ w["end"].T) * (second > 0)
        by_first = (by_second @ w["mid"].T) * (first > 0)
        return {
            "in": rows.T @ by_first,
            "in_bias": by_first.sum(0),
            "mid": first.T @ by_second,
            "mid_bias": by_second.sum(0),
            "act": second.T @ act,
            "act_bias": act.sum(0),
            "end": second.T @ end[:, None],
            "end_bias": end.sum(0, keepdims=True),
        }


class Adam:
    def __init__(self, net: Net) -> None:
        self.first = {name: np.zeros_like(value) for name, value in net.weights.items()}
        self.second = {name: np.zeros_like(value) for name, value in net.weights.items()}
        self.times = 0

    def move(self, net: Net, slopes: dict[str, Array], rate: float, steepest: float) -> None:
        self.times += 1
        norm = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes.values())))
        scale = np.float32(min(1.0, steepest / (norm + 1e-8)))
        step = np.float32(rate * np.sqrt(1 - 0.999**self.times) / (1 - 0.9**self.times))
        for name, slope in slopes.items():
            slope *= scale
            self.first[name] += np.float32(0.1) * (slope - self.first[name])
            self.second[name] += np.float32(0.001) * (slope * slope - self.second[name])
            net.weights[name] -= step * self.first[name] / (np.sqrt(self.second[name]) + np.float32(1e-6))


@dataclass
class Played:
    """What was seen and answered, step by step (axis 0) and game by game (axis 1)."""

    rows: Array
    masks: Array
    actions: Array
    chances: Array
    values: Array
    seats: Array
    rewards: Array
    ended: Array


class Trainer:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.setup = talia.game(settings.game).setup()
        self.side = Side(self.setup)
        self.batch = Batch(self.setup, settings.games, settings.seed, forced=True)
        self.rng = np.random.default_rng(settings.seed)
        self.columns = self._columns()
        self.net = Net.new(len(self.columns), self.setup.facts.actions, settings.units, self.rng)
        self.adam = Adam(self.net)
        self.done = 0

    def _columns(self) -> Array:
        """The columns that are set at least once in random games: the others say nothing of this setup."""
        ever = np.zeros(self.batch.observe().shape[1], np.bool_)
        for _ in range(self.settings.kept_rows):
            ever |= self.batch.observe().any(0)
            self.batch.step_random()
        return np.flatnonzero(ever)

    def play(self) -> Played:
        """Some steps of all games, answered by the net."""
        settings = self.settings
        shape = (settings.steps, settings.games)
        actions = self.setup.facts.actions
        played = Played(
            np.empty((*shape, len(self.columns)), np.uint8),
            np.empty((*shape, actions), np.bool_),
            np.empty(shape, np.int64),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.int64),
            np.empty((*shape, 2), np.float32),
            np.empty(shape, np.bool_),
        )
        for step in range(settings.steps):
            seats = self.batch.seats.copy()
            rows = self.batch.observe()[:, self.columns]
            played.masks[step] = self.side.turn(self.batch.masks(), seats)
            _, _, logits, values = self.net.forward(rows.astype(np.float32))
            played.rewards[step], played.ended[step] = self.batch.step_logits(self.side.turn(logits, seats))
            second = seats == 1
            played.actions[step] = np.where(second, self.side.turned[self.batch.actions], self.batch.actions)
            played.rows[step], played.values[step], played.seats[step] = rows, values, seats
            played.chances[step] = self.batch.chances
        return played

    def judge(self, played: Played) -> tuple[Array, Array, Array]:
        """How much better each answer went than expected, what came of it, and whether that is known yet.

        A seat's next decision stands for what came of its last one; the end stands for itself.
        """
        games = np.arange(self.settings.games)
        better = np.zeros(played.values.shape, np.float32)
        known = np.zeros(played.values.shape, np.bool_)
        then = np.zeros((len(games), 2), np.float32)
        gained = np.zeros((len(games), 2), np.float32)
        seen = np.zeros((len(games), 2), np.bool_)
        for step in range(self.settings.steps - 1, -1, -1):
            over = played.ended[step]
            then[over], gained[over], seen[over] = played.rewards[step][over], 0, True
            seat = played.seats[step]
            known[step] = seen[games, seat]
            surprise = then[games, seat] - played.values[step]
            better[step] = np.where(known[step], surprise + self.settings.trace * gained[games, seat], 0)
            then[games, seat], gained[games, seat], seen[games, seat] = played.values[step], better[step], True
        return better, better + played.values, known

    def learn(self, played: Played) -> dict[str, float]:
        settings = self.settings
        better, came, known = self.judge(played)
        at = np.flatnonzero(known.ravel())
        rows = played.rows.reshape(-1, len(self.columns))
        masks = played.masks.reshape(len(rows), -1)
        actions, chances = played.actions.ravel(), played.chances.ravel()
        better, came = better.ravel(), came.ravel()
        better = (better - better[at].mean()) / (better[at].std() + 1e-6)
        left = max(0.0, 1 - self.done / settings.decisions)
        rate = settings.rate * (0.1 + 0.9 * left)
        entropy = settings.entropy * (0.2 + 0.8 * left)
        told: list[tuple[float, float]] = []
        for _ in range(settings.passes):
            self.rng.shuffle(at)
            for start in range(0, len(at) - settings.minibatch + 1, settings.minibatch):
                n = at[start : start + settings.minibatch]
                x = rows[n].astype(np.float32)
                told.append(self._step(x, masks[n], actions[n], chances[n], better[n], came[n], rate, entropy))
        self.done += known.size
        return {"entropy": float(np.mean([a for a, _ in told])), "error": float(np.mean([b for _, b in told]))}

    def _step(
        self,
        x: Array,
        mask: Array,
        action: Array,
        chance: Array,
        better: Array,
        came: Array,
        rate: float,
        entropy: float,
    ) -> tuple[float, float]:
        first, second, logits, value = self.net.forward(x)
        size = np.float32(len(x))
        each = np.arange(len(x))
        logits = np.where(mask, logits, np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(1, keepdims=True)
        logs = np.log(shares + np.float32(1e-12))
        ratio = shares[each, action] / np.maximum(chance, 1e-6)
        # The slope of the clipped gain: none where the answer has moved far enough already.
        far = np.where(better > 0, ratio > 1 + self.settings.clip, ratio < 1 - self.settings.clip)
        pull = np.where(far, 0, ratio * better).astype(np.float32)
        slope = shares * pull[:, None]
        slope[each, action] -= pull
        spread = -(shares * logs).sum(1)
        slope += np.float32(entropy) * shares * (logs + spread[:, None])
        by_value = (value - came) * (1 - value * value)
        slopes = self.net.gradient(x, first, second, slope / size, by_value / size)
        self.adam.move(self.net, slopes, rate, self.settings.steepest)
        return float(spread.mean()), float(((value - came) ** 2).mean())

    def save(self, path: Path) -> None:
        """The checkpoint: the weights, which columns they are for, by name, and the settings they come from."""
        names = Observer(self.setup, "moment").names
        about = {"settings": asdict(self.settings), "done": self.done, "columns": [names[n] for n in self.columns]}
        beside = path.with_suffix(".part.npz")
        np.savez_compressed(beside, about=json.dumps(about), **self.net.weights)  # type: ignore[arg-type]  # numpy's stub takes them for a flag
        beside.replace(path)


class Learner(Bot):
    """The policy of a checkpoint (`policy.npz`, here or beside this file) as a bot.

    It gets a view and nothing else: a world that fits the view has the same row as the true table.
    """

    def __init__(self) -> None:
        here, beside = Path(CHECKPOINT), Path(__file__).with_name(CHECKPOINT)
        with np.load(here if here.exists() else beside) as kept:
            about = json.loads(str(kept["about"]))
            self.net = Net({name: kept[name] for name in kept.files if name != "about"})
        self.game = talia.game(about["settings"]["game"])
        setup = self.game.setup()
        self.side = Side(setup)
        self.observer = Observer(setup, "moment")
        where = {name: n for n, name in enumerate(self.observer.names)}
        self.columns = np.array([where[name] for name in about["columns"]])

    def think(self, view: View, seed: int, budget: Budget) -> int:
        seat = view["seat"]
        row = self.observer.write(self.game.guess(view, talia.Random(seed)), seat)[self.columns]
        _, _, logits, _ = self.net.forward(row[None].astype(np.float32))
        logits = self.side.turn(logits, np.array([seat]))[0]
        allowed = [option["action"] for option in view["decision"]["options"]]
        return int(max(allowed, key=lambda action: logits[action]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--to", type=Path, default=Path(CHECKPOINT), help="the checkpoint")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=Settings.decisions, help="how long it learns")
    given = parser.parse_args()
    trainer = Trainer(Settings(seed=given.seed, decisions=given.decisions))
    began = time.perf_counter()
    lessons = 0
    while trainer.done < trainer.settings.decisions:
        told = trainer.learn(trainer.play())
        lessons += 1
        if lessons % 8 == 0 or trainer.done >= trainer.settings.decisions:
            trainer.save(given.to)
            rate = trainer.done / (time.perf_counter() - began)
            print(
                f"{trainer.done:>9,} decisions, {rate:,.0f} a second, "
                f"entropy {told['entropy']:.2f}, error {told['error']:.3f}",
                flush=True,
            )


if __name__ == "__main__":
    main()
