"""One lesson: games of the policy as it is now with itself or with a frozen one, and what is learned of them.

A lesson begins its games anew, from deals that follow from the seed and its number alone: nothing but the weights is
carried from one to the next, so a run that was stopped goes on to the bit. Games that are not over at its end count as
far as the critic judges them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from talia.bots.methods.seeds import derived
from talia.bots.training.match import RANGE, RANGES
from talia.core.setup import Setup
from talia.registry import game
from talia.research.batch import Batch
from talia.research.ground.net import OUT, Adam, Array, Arrays, Average, Net, Sight, turned
from talia.research.ground.settings import Recipe, Settings


@dataclass
class Played:
    """What was seen and answered at the tables of one setup; step by step (axis 0) and table by table (axis 1)."""

    sight: Sight
    bits: Array
    hidden: Array  # the other's cards, for the critic
    masks: Array
    magnet: Array  # the logits of the averaged policy
    actions: Array
    chances: Array
    values: Array
    seats: Array
    rewards: Array
    ended: Array
    learning: Array  # whether the answer was the learning policy's own

    def won(self) -> tuple[int, float]:
        """How many games ended, and how many of the points the learner got in them."""
        at, tables = np.nonzero(self.ended)
        seats = sides(self.ended.shape[1])[tables]
        return len(at), float((1 + self.rewards[at, tables, seats]).sum() / 2)


def sides(many: int) -> Array:
    """At each table, the seat of the policy that learns, where the other one is frozen."""
    return np.arange(many) % 2


Part = tuple[Setup, int, int]  # a setup, how many tables it has in a lesson, and its first deal
Spread = Callable[["Games", Net, Average, list[Part]], Iterable["Played"]]  # who plays the parts of a lesson


def here(games: Games, net: Net, average: Average, parts: list[Part]) -> Iterable[Played]:
    """One after another, in this process."""
    return (games.play_setup(net, average, games.sight(setup), many, deal) for setup, many, deal in parts)


class Games:
    """Plays the games of lessons."""

    def __init__(self, recipe: Recipe, frozen: Net | None = None, spread: Spread = here) -> None:
        self.recipe = recipe
        self.frozen = frozen  # who sits at the other seat; nobody: the policy itself
        self.spread = spread
        self.turned = turned(game(recipe.game).actions)
        self.sights: dict[str, Sight] = {}

    def tables(self, lesson: int) -> list[tuple[Sight, int]]:
        """The setups of a lesson and how many tables each has."""
        rng = np.random.default_rng([self.recipe.settings.seed, lesson, 1])
        found: dict[str, float] = {}
        for setup, share in self.recipe.mix(rng):
            key = repr(sorted(setup.options.items()))
            found[key] = found.get(key, 0.0) + share
            self.sight(setup)
        return [(self.sights[key], round(share * self.recipe.settings.tables)) for key, share in found.items()]

    def sight(self, setup: Setup) -> Sight:
        key = repr(sorted(setup.options.items()))
        if key not in self.sights:
            self.sights[key] = Sight(self.recipe, setup)
        return self.sights[key]

    def deal(self, lesson: int, number: int) -> int:
        """The first deal of a setup's tables in a lesson, out of those that are for training only."""
        settings = self.recipe.settings
        found = derived("ground", self.recipe.name, settings.seed, lesson, number)
        return RANGES["training"] + found % (RANGE - 64 * settings.tables)

    def play(self, net: Net, average: Average, lesson: int) -> list[Played]:
        parts: list[Part] = [
            (sight.setup, many, self.deal(lesson, number))
            for number, (sight, many) in enumerate(self.tables(lesson))
            if many
        ]
        return list(self.spread(self, net, average, parts))

    def play_setup(self, net: Net, average: Average, sight: Sight, many: int, deal: int) -> Played:
        """Some steps at tables of one setup, answered by the net, and at the other seat by the frozen one."""
        steps = self.recipe.settings.steps
        batch = Batch(sight.setup, many, deal, forced=True)
        actions = sight.setup.facts.actions
        shape = (steps, many)
        played = Played(
            sight,
            np.empty((*shape, sight.layout.words), np.int64),
            np.empty((*shape, len(sight.secrets)), np.uint8),
            np.empty((*shape, actions), np.bool_),
            np.empty((*shape, actions), np.float16),
            np.empty(shape, np.int64),
            np.empty(shape, np.float32),
            np.empty(shape, np.float32),
            np.empty(shape, np.int64),
            np.empty((*shape, 2), np.float32),
            np.empty(shape, np.bool_),
            np.ones(shape, np.bool_),
        )
        slow = average.net()
        first, bias = net.picked(sight)
        slow_first, slow_bias = slow.picked(sight)
        drawn = self.recipe.settings.magnet > 0.0
        other = None if self.frozen is None else (self.frozen, *self.frozen.picked(sight))
        hidden = net.weights["hidden"][sight.hidden]
        for step in range(steps):
            seats = batch.seats.copy()
            second = seats == 1
            played.bits[step] = batch.observe_bits()
            rows = sight.rows(played.bits[step])
            everything = batch.observe(kind="all")
            played.hidden[step] = everything[:, sight.secrets]
            masks = batch.masks()
            masks[second] = masks[second][:, self.turned]
            sums = rows @ first + bias
            sums[:, net.wide :] += played.hidden[step].astype(np.float32) @ hidden
            passed = net.above(sums)
            played.magnet[step] = np.clip(slow.policy(rows @ slow_first + slow_bias), -60, 60) if drawn else 0
            logits = passed.logits
            if other is not None:
                theirs = seats != sides(many)
                played.learning[step] = ~theirs
                logits[theirs] = other[0].policy(rows[theirs] @ other[1] + other[2])
            logits[second] = logits[second][:, self.turned]
            played.rewards[step], played.ended[step] = batch.step_logits(logits)
            played.actions[step] = np.where(second, self.turned[batch.actions], batch.actions)
            played.chances[step] = batch.chances
            played.masks[step], played.values[step], played.seats[step] = masks, passed.values, seats
        return played


def judged(played: Played, trace: float) -> tuple[Array, Array, Array]:
    """How much better each answer went than expected, what came of it, and whether that is known yet.

    A seat's next decision stands for what came of its last one; the end stands for itself.
    """
    steps, many = played.values.shape
    tables = np.arange(many)
    better = np.zeros((steps, many), np.float32)
    known = np.zeros((steps, many), np.bool_)
    then = np.zeros((many, 2), np.float32)
    gained = np.zeros((many, 2), np.float32)
    seen = np.zeros((many, 2), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = played.ended[step]
        then[over], gained[over], seen[over] = played.rewards[step][over], 0, True
        seat = played.seats[step]
        known[step] = seen[tables, seat]
        surprise = then[tables, seat] - played.values[step]
        better[step] = np.where(known[step], surprise + trace * gained[tables, seat], 0)
        then[tables, seat], gained[tables, seat], seen[tables, seat] = played.values[step], better[step], True
    return better, better + played.values, known


@dataclass
class Rows:
    """The rows of one setup that can be learned from, one after another."""

    sight: Sight
    bits: Array
    hidden: Array
    masks: Array
    magnet: Array
    actions: Array
    chances: Array
    better: Array
    came: Array

    @staticmethod
    def of(played: Played, trace: float) -> Rows:
        better, came, known = judged(played, trace)
        at = np.flatnonzero((known & played.learning).ravel())

        def flat(array: Array) -> Array:
            found: Array = array.reshape(known.size, *array.shape[2:])[at]
            return found

        return Rows(
            played.sight,
            flat(played.bits),
            flat(played.hidden),
            flat(played.masks),
            flat(played.magnet),
            flat(played.actions),
            flat(played.chances),
            flat(better),
            flat(came),
        )


class Learner:
    """Moves a net by what was played."""

    def __init__(self, settings: Settings, net: Net, adam: Adam) -> None:
        self.settings = settings
        self.net = net
        self.adam = adam

    def learn(self, lesson: int, played: list[Played]) -> dict[str, float]:
        """One lesson; tells how it went: means over its minibatches."""
        settings = self.settings
        rng = np.random.default_rng([settings.seed, lesson, 2])
        rate, entropy = settings.fallen(lesson)
        groups = [Rows.of(some, settings.trace) for some in played]
        every = np.concatenate([rows.better for rows in groups])
        mean, spread = np.float32(every.mean()), np.float32(every.std() + 1e-6)
        for rows in groups:
            rows.better = (rows.better - mean) / spread
        whole = sum(len(rows.actions) for rows in groups)
        parts = max(1, whole // settings.minibatch)
        told: list[tuple[float, float, float, float]] = []
        for _ in range(settings.passes):
            orders = [np.array_split(rng.permutation(len(rows.actions)), parts) for rows in groups]
            for part in range(parts):
                chosen = [order[part] for order in orders]
                told.append(self._step(groups, chosen, rate, entropy))
        spread_of, away, error, far = np.mean(np.array(told), axis=0).tolist()
        return {
            "rate": rate,
            "weight": entropy,
            "entropy": spread_of,
            "magnet": away if settings.magnet > 0.0 else 0.0,
            "error": error,
            "clipped": far,
            "games": float(sum(int(some.ended.sum()) for some in played)),
        }

    def _step(
        self, groups: list[Rows], chosen: list[Array], rate: float, entropy: float
    ) -> tuple[float, float, float, float]:
        net = self.net
        inputs = [rows.sight.rows(rows.bits[some]) for rows, some in zip(groups, chosen, strict=True)]
        hidden = [rows.hidden[some].astype(np.float32) for rows, some in zip(groups, chosen, strict=True)]
        sums = np.empty((sum(map(len, chosen)), net.weights["in"].shape[1]), np.float32)
        at = 0
        for rows, x, cards in zip(groups, inputs, hidden, strict=True):
            first, bias = net.picked(rows.sight)
            some = sums[at : at + len(x)]
            np.matmul(x, first, out=some)
            some += bias
            some[:, net.wide :] += cards @ net.weights["hidden"][rows.sight.hidden]
            at += len(x)

        def all_of(name: str) -> Array:
            return np.concatenate([getattr(rows, name)[some] for rows, some in zip(groups, chosen, strict=True)])

        passed = net.above(sums)
        by_logits, by_end, told = self._slopes(
            passed.logits,
            passed.values,
            all_of("masks"),
            all_of("magnet"),
            all_of("actions"),
            all_of("chances"),
            all_of("better"),
            all_of("came"),
            entropy,
        )
        slopes, by_sums = net.back(passed, by_logits, by_end)
        self._first(groups, inputs, hidden, slopes, by_sums)
        self.adam.move(net, slopes, rate, self.settings.steepest)
        return told

    def _first(
        self, groups: list[Rows], inputs: list[Array], hidden: list[Array], slopes: Arrays, by_sums: Array
    ) -> None:
        """The slopes of the first layer, setup by setup."""
        net = self.net
        slopes["in"] = np.zeros_like(net.weights["in"])
        slopes["hidden"] = np.zeros_like(net.weights["hidden"])
        at = 0
        for rows, x, cards in zip(groups, inputs, hidden, strict=True):
            some = by_sums[at : at + len(x)]
            slopes["in"][rows.sight.columns] += x.T @ some
            slopes["in"][rows.sight.always] += some.sum(0)
            slopes["hidden"][rows.sight.hidden] += cards.T @ some[:, net.wide :]
            at += len(x)
        slopes["in"][-1] = 0.0  # what is left out stays so

    def _slopes(
        self,
        logits: Array,
        values: Array,
        masks: Array,
        magnet: Array,
        actions: Array,
        chances: Array,
        better: Array,
        came: Array,
        entropy: float,
    ) -> tuple[Array, Array, tuple[float, float, float, float]]:
        """Slopes by the logits and by the value before tanh: the clipped gain, entropy, the magnet, the critic."""
        clip = self.settings.clip
        each = np.arange(len(actions))
        shares, logs = shares_of(logits, masks)
        _, slow_logs = shares_of(magnet.astype(np.float32), masks)
        ratio = shares[each, actions] / np.maximum(chances, 1e-6)
        # None where the answer has moved far enough already.
        far = np.where(better > 0, ratio > 1 + clip, ratio < 1 - clip)
        pull = np.where(far, 0, ratio * better).astype(np.float32)
        slope = shares * pull[:, None]
        slope[each, actions] -= pull
        spread = -(shares * logs).sum(1)
        slope += np.float32(entropy) * shares * (logs + spread[:, None])
        away = (shares * (logs - slow_logs)).sum(1)
        slope += np.float32(self.settings.magnet) * shares * (logs - slow_logs - away[:, None])
        off = values - came
        size = np.float32(len(actions))
        told = (float(spread.mean()), float(away.mean()), float((off * off).mean()), float(far.mean()))
        return slope / size, off * (1 - values * values) / size, told


def shares_of(logits: Array, masks: Array) -> tuple[Array, Array]:
    """How often each allowed answer is given, and the logarithms, which are 0 where it is not allowed."""
    logits = np.where(masks, logits, OUT)
    logits = logits - logits.max(1, keepdims=True)
    shares = np.exp(logits)
    total = shares.sum(1, keepdims=True)
    return shares / total, np.where(masks, logits - np.log(total), np.float32(0))
