"""Cardia reviewed: endgames solved exactly, cards of the mixture without a loss, rounds played on by quick players."""

from __future__ import annotations

from fractions import Fraction
from math import exp
from typing import Any, Final

from talia.bots.cardia.evaluation import evaluation
from talia.bots.cardia.round import Rounds
from talia.bots.cardia.selfplay import Game
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.core import rng as random
from talia.core.bits import has, members
from talia.core.rng import Random
from talia.core.state import State
from talia.core.view import View
from talia.games.cardia.extra.solve import CannotSolve, Solution, solve
from talia.games.cardia.hidden import shuffle_own
from talia.games.cardia.state import Cardia
from talia.review.form import Budget
from talia.review.manner import Manner, Played, Proven

SOLVING: Final = 12_000  # positions of an endgame, and of what follows each answer: a tenth of a second
WORLDS: Final = 2  # that the quick players look at
LONGEST: Final = 2000  # answers in a game
PLAY: Final = "cardia.play"
OPENLY: Final = "cardia.play_openly"


class InCardia(Manner):
    """Both choose a card in secret, and now and then an ability asks."""

    budget = Budget(passes=8, nodes=2500, pairs=288, confirmed=4, redeals=32)
    sparing = Budget(passes=3, nodes=250, pairs=0, confirmed=0, redeals=8)
    others_passes = 4
    chunk = 10
    part = 12

    def plays(self, seats: int, options: dict[str, Any]) -> bool:
        return True

    def exact(self, view: View, played: str) -> Proven | None:
        seat: int = view["seat"]
        base = _dealt(view, "exact")
        if base.left(0) > 1 or base.left(1) > 1:
            return None
        try:
            found = solve(base, SOLVING)
            worth = _worth(base, seat, found) if base.owing == 3 else _worth_alone(base, seat)
        except CannotSolve:
            return None
        if worth is None:
            return None
        best = max(worth.values())
        # What the solver mixes, and what gets as much against the best answer, loses nothing.
        good = [word for word, share in sorted(found.strategies[seat].items(), key=lambda item: (-item[1], item[0]))]
        good += [word for word, value in worth.items() if value == best and word not in good]
        return Proven("solved", {word: float(value) for word, value in worth.items()}, good, [])

    def confirm(self, view: View, best: str, played: str, sure: bool, seed: int, pairs: int) -> Played:
        seat: int = view["seat"]
        net, _ = evaluation(view["options"])
        rounds = Rounds(net)
        worlds = Worlds(view, derived(seed, "worlds"))
        sums, squares = [0.0, 0.0], 0.0
        for number in range(pairs):
            world = worlds.reopened()
            dice = Random(derived(seed, number)).state
            got = [_played_on(world, rounds, seat, word, dice) for word in (best, played)]
            sums = [sums[0] + got[0], sums[1] + got[1]]
            squares += (got[0] - got[1]) ** 2
        return Played(pairs, sums[0], sums[1], squares)

    def chancy(self, before: State, after: State) -> bool:
        assert isinstance(before, Cardia)
        assert isinstance(after, Cardia)
        return before.lefts != after.lefts or before.rng != after.rng

    def luck(self, before: State, answer: tuple[int, str], seat: int, seed: int, redeals: int) -> tuple[float, float]:
        assert isinstance(before, Cardia)
        net, _ = evaluation(before.setup.options)
        rounds = Rounds(net)

        def chance(table: Cardia) -> float:
            table.take(answer[0], table.check(*answer))
            odds = net.knows(rounds.settled(table, 0), seat)
            return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, odds))))

        true = chance(before.clone())
        rng = Random(seed).state
        found: list[float] = []
        for _ in range(redeals):
            table = before.clone()
            for owner in (0, 1):
                rng = shuffle_own(table, owner, rng)
            rng = random.advance(rng)
            table.rng = random.scramble(rng)
            found.append(chance(table))
        return apart(true, found)

    def chooses(self, view: View) -> bool:
        return view["decision"]["prompt"] in (PLAY, OPENLY)

    def meets(self, view: View) -> bool:
        return bool(view["decision"]["prompt"] == PLAY) and view["table"]["shown"] is None


def apart(true: float, found: list[float]) -> tuple[float, float]:
    """How far something lies from the mean of what could have been, and the error of that mean."""
    mean = sum(found) / len(found)
    spread = sum((value - mean) ** 2 for value in found) / max(1, len(found) - 1)
    return true - mean, (spread / len(found)) ** 0.5


def _dealt(view: View, what: str) -> Cardia:
    base = Worlds(view, derived("review", what)).reopened()
    assert isinstance(base, Cardia)
    return base


def _chance(value: Fraction, seat: int) -> Fraction:
    return (1 + (value if seat == 0 else -value)) / 2


def _worth(base: Cardia, seat: int, found: Solution) -> dict[str, Fraction]:
    """What each card gets against a best mixture of theirs."""
    worth: dict[str, Fraction] = {}
    for number in members(base.options_of(seat)):
        word = base.domain_of(seat).words[number]
        against = found.strategies[1 - seat].items()
        parts = ((found.matrix[(word, other) if seat == 0 else (other, word)], share) for other, share in against)
        worth[word] = sum((share * _chance(entry, seat) for entry, share in parts), Fraction(0))
    return worth


def _worth_alone(base: Cardia, seat: int) -> dict[str, Fraction] | None:
    """The same where only this seat is asked; None where chance comes in between."""
    worth: dict[str, Fraction] = {}
    for number in members(base.options_of(seat)):
        after = base.clone()
        after.lots = 0
        after.take(seat, number)
        if after.lots > 1:
            return None
        worth[base.domain_of(seat).words[number]] = _chance(solve(after, SOLVING).value, seat)
    return worth


def _played_on(world: State, rounds: Rounds, seat: int, word: str, dice: int) -> float:
    """What comes of an answer when both sides play on, each by what it may know."""
    table = world.clone()
    assert isinstance(table, Cardia)
    table.take(seat, table.check(seat, word))
    game = Game(table, rounds, dice, WORLDS, 0.0, False)
    game.play(LONGEST)
    if table.won in (0, 3):
        return 0.5
    return 1.0 if has(table.won, seat) else 0.0


MANNER: Final = InCardia()
