"""The reduced Cardia solved exactly, and how far policies can be exploited in it.

    python -m bench.cardia_reduced --iterations 100        # CFR+, uniform play, and the best average card
    python -m bench.cardia_reduced --expert 256            # the expert's own mixtures, with that budget of nodes

The game: cards 1, 4, 8, 11 and 16 of deck I with their abilities as the rules have them (Hired Blade, Mediator, Judge,
Clockmaker, Djinn: none of them asks anything), hands of two, three signets. Results count +1, 0, -1. Exploitability is
what a best response gets on average: 0.10 means that a perfect adversary wins 55 %.

`talia exploit` solves this and other small games, faster and for any bot; this one holds the whole tree, table by
table, and stays as a second opinion that the tests compare it with.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from talia.bots.cardia.evaluation import REDUCED
from talia.bots.cardia.expert import Expert
from talia.bots.cardia.whole import Level, seen_by, tree
from talia.bots.play.budget import Budget
from talia.games.cardia.game import GAME
from talia.games.cardia.state import Cardia

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Policy = list[Floats]  # for each level: a row of two shares for each information set


@dataclass
class Arrays:
    """A level in numpy."""

    sets: tuple[Ints, Ints]
    many: tuple[int, int]  # information sets of each seat
    allowed: tuple[Floats, Floats]  # 1 where an information set has that choice
    children: Ints  # n x 2 x 2
    values: Floats


def arrays(level: Level) -> Arrays:
    allowed = tuple(
        np.stack([np.ones(len(actions)), (np.array(actions) > 1).astype(float)], axis=1) for actions in level.actions
    )
    return Arrays(
        (np.array(level.sets[0]), np.array(level.sets[1])),
        (len(level.actions[0]), len(level.actions[1])),
        (allowed[0], allowed[1]),
        np.array(level.children).reshape(-1, 2, 2),
        np.array(level.values).reshape(-1, 2, 2),
    )


class Whole:
    """The whole game; seat 0 wants much, seat 1 little."""

    def __init__(self, options: dict[str, Any]) -> None:
        start = GAME.start(1, log=False, **options)
        assert isinstance(start, Cardia)
        self.levels = tree(start)
        self.arrays = [arrays(level) for level in self.levels]
        self.deals = len(self.levels[0].tables)

    def uniform(self, seat: int) -> Policy:
        return [level.allowed[seat] / level.allowed[seat].sum(1, keepdims=True) for level in self.arrays]

    def reaches(self, policies: tuple[Policy, Policy]) -> list[tuple[Floats, Floats]]:
        """How likely each seat's choices lead to each node; the deal counts with seat 0."""
        found = [(np.full(self.deals, 1.0 / self.deals), np.ones(self.deals))]
        for number, level in enumerate(self.arrays[:-1]):
            first, second = found[-1]
            shares = [policies[seat][number][level.sets[seat]] for seat in (0, 1)]
            size = len(self.arrays[number + 1].sets[0])
            following = (np.zeros(size), np.zeros(size))
            for a in (0, 1):
                for b in (0, 1):
                    there = level.children[:, a, b]
                    on = there >= 0
                    following[0][there[on]] = (first * shares[0][:, a])[on]
                    following[1][there[on]] = (second * shares[1][:, b])[on]
            found.append(following)
        return found

    def after(self, number: int, below: Floats | None) -> Floats:
        """The value of each pair of choices at a level, given those of the nodes below."""
        level = self.arrays[number]
        if below is None:
            return level.values
        return np.where(level.children >= 0, below[level.children], level.values)

    def value(self, policies: tuple[Policy, Policy]) -> float:
        below: Floats | None = None
        for number in range(len(self.arrays) - 1, -1, -1):
            level = self.arrays[number]
            first, second = (policies[seat][number][level.sets[seat]] for seat in (0, 1))
            below = np.einsum("na,nb,nab->n", first, second, self.after(number, below))
        assert below is not None
        return float(below.mean())

    def best_response(self, seat: int, other: Policy) -> float:
        """What a seat gets by answering the other's policy as well as can be."""
        policies = (self.uniform(0), other) if seat == 0 else (other, self.uniform(1))
        reaches = self.reaches(policies)
        sign = 1.0 if seat == 0 else -1.0
        below: Floats | None = None
        for number in range(len(self.arrays) - 1, -1, -1):
            level = self.arrays[number]
            theirs = other[number][level.sets[1 - seat]]
            pairs = self.after(number, below)
            mine = np.einsum("nb,nab->na", theirs, pairs) if seat == 0 else np.einsum("na,nab->nb", theirs, pairs)
            # The deal is equally likely throughout, so only the other's choices weigh here.
            weight = reaches[number][1 - seat]
            gets = np.stack(
                [np.bincount(level.sets[seat], weight * mine[:, a], level.many[seat]) for a in (0, 1)], axis=1
            )
            gets = np.where(level.allowed[seat] > 0, sign * gets, -np.inf)
            best = gets.argmax(1)[level.sets[seat]]
            below = mine[np.arange(len(mine)), best]
        assert below is not None
        return sign * float(below.mean())

    def exploitability(self, policies: tuple[Policy, Policy]) -> float:
        return (self.best_response(0, policies[1]) + self.best_response(1, policies[0])) / 2.0


class Regrets:
    """CFR+: both seats learn from what they would rather have done; later turns count more."""

    def __init__(self, whole: Whole) -> None:
        self.whole = whole
        self.regrets = [[np.zeros_like(level.allowed[seat]) for level in whole.arrays] for seat in (0, 1)]
        self.sums = [[np.zeros_like(level.allowed[seat]) for level in whole.arrays] for seat in (0, 1)]
        self.turns = 0

    def policy(self, seat: int) -> Policy:
        found = []
        for level, regret in zip(self.whole.arrays, self.regrets[seat], strict=True):
            total = regret.sum(1, keepdims=True)
            even = level.allowed[seat] / level.allowed[seat].sum(1, keepdims=True)
            found.append(np.where(total > 0, regret / np.where(total > 0, total, 1.0), even))
        return found

    def average(self, seat: int) -> Policy:
        found = []
        for level, total in zip(self.whole.arrays, self.sums[seat], strict=True):
            weight = total.sum(1, keepdims=True)
            even = level.allowed[seat] / level.allowed[seat].sum(1, keepdims=True)
            found.append(np.where(weight > 0, total / np.where(weight > 0, weight, 1.0), even))
        return found

    def turn(self) -> None:
        self.turns += 1
        for seat in (0, 1):
            self._learn(seat)

    def _learn(self, seat: int) -> None:
        whole = self.whole
        policies = (self.policy(0), self.policy(1))
        reaches = whole.reaches(policies)
        sign = 1.0 if seat == 0 else -1.0
        below: Floats | None = None
        for number in range(len(whole.arrays) - 1, -1, -1):
            level = whole.arrays[number]
            sets = level.sets[seat]
            first, second = (policies[who][number][level.sets[who]] for who in (0, 1))
            pairs = whole.after(number, below)
            mine = np.einsum("nb,nab->na", second, pairs) if seat == 0 else np.einsum("na,nab->nb", first, pairs)
            below = (mine * (first if seat == 0 else second)).sum(1)
            gain = sign * (mine - below[:, None]) * reaches[number][1 - seat][:, None]
            regret = self.regrets[seat][number]
            for a in (0, 1):
                regret[:, a] += np.bincount(sets, gain[:, a], level.many[seat])
            np.maximum(regret, 0.0, out=regret)
            regret *= level.allowed[seat]
            own = np.zeros(level.many[seat])
            own[sets] = reaches[number][seat]  # the same for all nodes of a set: perfect recall
            self.sums[seat][number] += self.turns * own[:, None] * policies[seat][number]


def random_values(whole: Whole, seat: int) -> Policy:
    """The best card by exact expected value, where both play on at random: what flat sampling comes to in the end."""
    policies = (whole.uniform(0), whole.uniform(1))
    reaches = whole.reaches(policies)
    found: list[Floats] = []
    below: Floats | None = None
    for number in range(len(whole.arrays) - 1, -1, -1):
        level = whole.arrays[number]
        first, second = (policies[who][number][level.sets[who]] for who in (0, 1))
        pairs = whole.after(number, below)
        mine = np.einsum("nb,nab->na", second, pairs) if seat == 0 else -np.einsum("na,nab->nb", first, pairs)
        weight = reaches[number][1 - seat]
        gets = np.stack([np.bincount(level.sets[seat], weight * mine[:, a], level.many[seat]) for a in (0, 1)], axis=1)
        gets = np.where(level.allowed[seat] > 0, gets, -np.inf)
        best = np.zeros_like(level.allowed[seat])
        best[np.arange(len(best)), gets.argmax(1)] = 1.0
        found.append(best)
        below = np.einsum("na,nb,nab->n", first, second, pairs)
    return found[::-1]


def expert_policy(whole: Whole, seat: int, nodes: int) -> tuple[Policy, int]:
    """The expert's mixtures, by the very code that plays; asked once for each thing there is to see."""
    expert = Expert()
    asked: dict[tuple[int, ...], list[float]] = {}
    found: list[Floats] = []
    for level in whole.levels:
        rows = np.zeros((len(level.samples[seat]), 2))
        for number, table in enumerate(level.samples[seat]):
            key = seen_by(table, seat)
            if key not in asked:
                seed = len(asked) + 1
                asked[key] = [*expert.mixture(table.view(seat), seed, Budget(nodes=nodes)), 0.0][:2]
            rows[number] = asked[key]
        found.append(rows)
    return found, len(asked)


def main() -> None:
    parser = argparse.ArgumentParser(description="exploitability in the reduced Cardia, exactly")
    parser.add_argument("--iterations", type=int, default=0, help="turns of CFR+")
    parser.add_argument("--expert", type=int, default=0, help="nodes of the expert, and judge it")
    args = parser.parse_args()
    begun = time.perf_counter()
    whole = Whole(REDUCED)
    nodes = sum(len(level.sets[0]) for level in whole.arrays)
    sets = sum(level.many[0] for level in whole.arrays)
    print(f"{whole.deals} deals, {nodes} tables, {sets} information sets a seat, {time.perf_counter() - begun:.0f} s")
    uniform = (whole.uniform(0), whole.uniform(1))
    print(f"uniform: exploitability {whole.exploitability(uniform):.4f}")
    best = (random_values(whole, 0), random_values(whole, 1))
    print(f"best average card: exploitability {whole.exploitability(best):.4f}")
    regrets = Regrets(whole)
    for turn in range(1, args.iterations + 1):
        regrets.turn()
        if turn in (5, 20, 50, 100, 200) or turn == args.iterations:
            averages = (regrets.average(0), regrets.average(1))
            spent = time.perf_counter() - begun
            print(f"CFR+ {turn}: exploitability {whole.exploitability(averages):.4f}, {spent:.0f} s", flush=True)
    if args.expert:
        policy, asked = expert_policy(whole, 0, args.expert)
        # Both seats play by one method, so seat 0's policy is judged; the game is the same for both and worth 0.
        print(
            f"expert, {args.expert} nodes: exploitability {whole.best_response(1, policy):.4f} "
            f"({asked} mixtures, {time.perf_counter() - begun:.0f} s)"
        )


if __name__ == "__main__":
    main()
