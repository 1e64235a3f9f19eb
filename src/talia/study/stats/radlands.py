"""Radlands: random camps for both, what is noted of a game, how quick players play it, and its tables."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import sqrt
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.methods.weights import load, weights_of
from talia.bots.radlands.features import NAME, feature_words
from talia.bots.radlands.games import Player, play
from talia.bots.radlands.judge import Learned
from talia.bots.training.stats import Z
from talia.core import rng as random
from talia.core.rng import Random
from talia.core.state import State
from talia.games.radlands.cards.box import CAMPS
from talia.games.radlands.state import Radlands
from talia.study.stats import form
from talia.study.stats.logistic import fit, sigmoid

LOGS = True  # the first turns are read from it
SEATS = 2
WIDTH = 1  # of a quick player's beam
WATER = 0.02
EXPERT = "1000n"
TURNS = 5  # a row of the table of lengths
CLEAR = 3.0  # errors from which on a pair is listed: there are hundreds, and some are always two errors off
FEWEST = 30  # hands of camps in which a pair must have been seen
LISTED = 30
FIRST = 2  # turns of each seat that are told
PLAYED = ("person_played", "event_queued")


def options(seed: int, given: dict[str, Any]) -> dict[str, Any]:
    """Three random camps each: what is dealt by chance alone can be a cause."""
    six = Random(derived(seed, "camps")).shuffled(CAMPS.words())[:6]
    return {**given, "camps": "given", "camps_0": six[:3], "camps_1": six[3:]}


class Watch:
    """What is noted of one game."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Radlands)
        self.camps = [list(state.setup.options[f"camps_{seat}"]) for seat in range(SEATS)]

    def look(self, state: State, answers: int) -> None:
        """Nothing on the way is noted: the log has it."""

    def told(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Radlands)
        outcome = state.outcome
        won, end = ((), "unfinished") if outcome is None else (outcome.winners, outcome.reason)
        told = {"camps": self.camps, "turns": int(state.turn), "won": list(won), "end": end}
        return {**told, "first": [_played(state, seat) for seat in range(SEATS)]}


def _played(state: Radlands, seat: int) -> list[list[str]]:
    """The persons and events that a seat has played in its first turns, turn by turn."""
    found: list[list[str]] = []
    for event in state.events(None, 0):
        if event["event"] == "turn_began" and event["seat"] == seat:
            if len(found) == FIRST:
                break
            found.append([])
        elif event["event"] in PLAYED and event["seat"] == seat and found:
            found[-1].append(event["card"])
        elif event["event"] == "turn_ended" and event["seat"] == seat and len(found) == FIRST:
            break
    return [sorted(cards) for cards in found]


@cache
def _judge() -> Learned:
    net, _ = load(weights_of("radlands") / "radlands", "radlands", 2, {}, NAME, feature_words())
    return Learned(net.forward())


def quick(state: State, watch: Watch, seed: int) -> None:
    """Both plan their turns by a beam that follows one plan, in a world dealt from what they may know."""
    assert isinstance(state, Radlands)
    player = Player(_judge(), WIDTH, 0, WATER)
    play(state, [player, player], random.seeded(seed))


def tables(games: list[dict[str, Any]], options: dict[str, Any]) -> list[form.Table]:
    # From who began on, so that what the first turn is worth is told apart from camps.
    points = [form.in_turn(form.winners(game["won"], SEATS), game["began"]) for game in games]
    return [
        *camps(games, points),
        *(turn(games, points, number) for number in range(FIRST)),
        form.table("seats", "seats", form.by_seat(points), cause=True, even=0.5),
        form.table("means", "means", [form.mean(["turns"], [game["turns"] for game in games])], cause=False),
        form.table("turns", "lengths", form.lengths([game["turns"] for game in games], TURNS), cause=False),
        form.table("ends", "ends", form.shares([game["end"] for game in games]), cause=False),
    ]


def turn(games: list[dict[str, Any]], points: list[list[float]], number: int) -> form.Table:
    """What is played together most often in a seat's first turn, or its second."""
    had = [
        [[game["first"][seat][number]] if len(game["first"][seat]) > number else [] for seat in order]
        for game in games
        for order in [(game["began"], 1 - game["began"])]
    ]
    return form.table(f"turn_{number + 1}", "groups", form.groups(points, had, LISTED), cause=False, even=0.5)


def camps(games: list[dict[str, Any]], points: list[list[float]]) -> list[form.Table]:
    """Each camp by a logistic fit over all six, and the pairs that do better or worse than their two camps say."""
    words = CAMPS.words()
    number = {word: n for n, word in enumerate(words)}
    sides = [
        [[number[word] for word in game["camps"][seat]] for seat in (game["began"], 1 - game["began"])]
        for game in games
    ]
    found = fit([(mine, theirs, won[0]) for (mine, theirs), won in zip(sides, points, strict=True)], len(words))
    seen = [0] * len(words)
    pairs: dict[tuple[int, int], list[float]] = {pair: [0.0, 0.0, 0.0] for pair in combinations(range(len(words)), 2)}
    for both, won in zip(sides, points, strict=True):
        for seat in range(SEATS):
            chance = found.chance(both[seat], both[1 - seat], seat)
            for camp in both[seat]:
                seen[camp] += 1
            for pair in combinations(sorted(both[seat]), 2):
                sums = pairs[pair]
                sums[0] += won[seat] - chance
                sums[1] += chance * (1.0 - chance)
                sums[2] += 1.0
    rows = []
    for n, word in enumerate(words):
        if seen[n] == 0:
            continue
        low, high = (sigmoid(found.weights[n] + sign * Z * found.errors[n]) for sign in (-1, 1))
        rows.append(form.row([word], sigmoid(found.weights[n]), low, high, seen[n]))
    clear = []
    for (one, other), (off, spread, many) in pairs.items():
        if many >= FEWEST and abs(off) >= CLEAR * sqrt(spread):
            middle, half = off / many, Z * sqrt(spread) / many
            clear.append(form.row([words[one], words[other]], middle, middle - half, middle + half, int(many)))
    clear.sort(key=lambda one: (-abs(one["value"]), one["of"]))
    # How many of so many pairs would be that far off by chance alone is told beside them.
    return [
        form.table("camps", "cards", rows, cause=True, even=0.5),
        form.table("pairs", "pairs", clear[:LISTED], cause=True, even=0.0, tried=len(pairs), clear=CLEAR),
    ]
