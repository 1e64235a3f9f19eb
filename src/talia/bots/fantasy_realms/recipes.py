"""How the evaluations of Fantasy Realms are trained: games of mixed opponents with some odd moves in them.

The first generation learns from players by points, greedy and expecting, and the second also from the first net's own
games, at tables where the others still are such players. Each end of a turn is a row for the seat whose turn it was,
made from what that seat saw; what it learns is who won, and the lead over the best of the others.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from talia.bots.fantasy_realms.batch import Batch
from talia.bots.fantasy_realms.evaluation import FEATURES, VERSION, Judge, features, tiring
from talia.bots.fantasy_realms.hands import (
    Hands,
    Sight,
    best_discard,
    best_taking,
    discards,
    greedy_answer,
    mean_of_better,
    pair,
    sight_of,
    takings,
    worth_of_drawing,
)
from talia.bots.fantasy_realms.sight import members
from talia.bots.methods.net import Net
from talia.bots.methods.weights import Domain
from talia.bots.training.recipes import Position, Recipe
from talia.core.rng import Random
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.state import FantasyRealms
from talia.registry import game as game_of

LOOKED = 6  # cards of the deck that are looked at: scoring takes most of the time, and these are new hands
PAIRS = 10  # pairs of cards, in the build-up
# Of 100 answers how many are any answer: bad hands must be known too, late ones above all.
MANY_ODD = (4, 4, 8, 30)  # each player by one of these
ODD, WANDERING = 2, 25  # or all but one firm: one player in every second game wanders
STOPPED = 4  # of so many turns one is also learned from as if the game had ended with it: by far the clearest lesson
GREEDY, EXPECTING, LEARNED = range(3)

_hands = Hands()
_evaluations: dict[int, Batch] = {}  # of this process, by the net


def play(seats: int, options: dict[str, Any], firm: bool, seed: int, net: Net | None) -> list[Position]:
    """One game: the ends of its turns, and what came of them."""
    table = game_of("fantasy_realms").start(seed, seats, log=False, memory=False, scoring="best", **options)
    assert isinstance(table, FantasyRealms)
    rng = Random(seed + 1)
    kinds = [rng.pick(_kinds(net, firm)) for _ in range(seats)]
    odd = [ODD] * seats if firm else [rng.pick(MANY_ODD) for _ in range(seats)]
    if firm and rng.below(2) == 0:
        odd[rng.below(seats)] = WANDERING
    evaluation = None if net is None else _evaluation(net)
    rows: list[tuple[int, list[tuple[int, float]]]] = []
    positions: list[Position] = []
    while not table.over:
        seat = table.asked[0]
        seen = sight_of(table, seat)
        number = _odd(table, seat, rng) if rng.below(100) < odd[seat] else _answer(kinds[seat], seen, rng, evaluation)
        way = _ending(seen, number)
        if way:
            rows.append((seat, features(seen, way)))
            if rng.below(STOPPED) == 0:
                positions.append(_stopped(table, seat, seen, way))
        table.take(seat, number)
    outcome = table.outcome
    assert outcome is not None
    for seat, row in rows:
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        best = max(score for owner, score in enumerate(outcome.scores) if owner != seat)
        positions.append(Position(row, won, float(outcome.scores[seat] - best)))
    return positions


def _stopped(table: FantasyRealms, seat: int, seen: Sight, way: list[int]) -> Position:
    """What would come of it if the game ended with this turn."""
    area = int(seen.area) & ~_set(way[3]) | _set(way[2])
    others = [int(_hands.points(table.hand(owner), area)) for owner in range(table.rules.seats) if owner != seat]
    lead = way[4] - max(others)
    won = 1.0 if lead > 0 else 0.0 if lead < 0 else 0.5
    return Position(features(seen, way, over=True), won, float(lead))


def _set(card: int) -> int:
    return 1 << card if card >= 0 else 0


def _kinds(net: Net | None, firm: bool) -> tuple[int, ...]:
    if net is not None:
        return (GREEDY, EXPECTING, LEARNED, LEARNED)
    return (GREEDY, EXPECTING) if firm else (GREEDY, GREEDY, EXPECTING)


def _evaluation(net: Net) -> Batch:
    if id(net) not in _evaluations:
        _evaluations.clear()
        _evaluations[id(net)] = Batch(net)
    return _evaluations[id(net)]


def _odd(table: FantasyRealms, seat: int, rng: Random) -> int:
    return rng.pick(members(int(table.options_of(seat))))


def _ending(seen: Sight, number: int) -> list[int]:
    """The way the turn ends by this answer; nothing if it does not end."""
    if seen.drawn == 0:
        return takings(_hands, seen, number - 1, True) if seen.building and number > 0 else []
    out = number - 1
    if seen.building:
        out = members(seen.drawn & ~(1 << out))[0]
    return [-1, out, out, -1, int(_hands.points(seen.hand & ~(1 << out), seen.area | 1 << out))]


def _answer(kind: int, seen: Sight, rng: Random, evaluation: Judge | None) -> int:
    if kind == LEARNED and evaluation is not None:
        return _learned(seen, rng, evaluation)
    if seen.drawn != 0:
        return int(best_discard(_hands, seen)) + 1
    if kind == GREEDY:
        return int(greedy_answer(_hands, seen))
    card, points = best_taking(_hands, seen)
    looked = rng.shuffled(members(seen.unseen))[:LOOKED]
    worth = [int(worth_of_drawing(_hands, seen, tried)) for tried in looked]
    mean = mean_of_better(worth) if seen.building else sum(worth) / len(worth)
    return int(card) + 1 if card >= 0 and int(points) > mean else 0


def _learned(seen: Sight, rng: Random, evaluation: Judge) -> int:
    """By the net, with fewer cards of the deck looked at than the expert does."""
    if seen.drawn != 0:
        judged = evaluation.judge(seen, discards(_hands, seen))
        out = judged.ways[int(np.argmax(judged.values))][1]
        return members(seen.drawn & ~(1 << out))[0] + 1 if seen.building else out + 1
    flat: list[int] = []
    starts: list[int] = []
    there = members(seen.area)
    for card in there:
        starts.append(len(flat) // 5)
        flat += takings(_hands, seen, card, True)
    unseen = rng.shuffled(members(seen.unseen))
    if seen.building:
        for one, other in list(zip(unseen[::2], unseen[1::2], strict=False))[:PAIRS]:
            starts.append(len(flat) // 5)
            flat += pair(_hands, seen, one, other)
    else:
        for card in unseen[:LOOKED]:
            starts.append(len(flat) // 5)
            flat += takings(_hands, seen, card, False)
    best = np.maximum.reduceat(np.array(evaluation.judge(seen, flat).values, np.float32), starts)
    deck = float(best[len(there) :].mean()) + tiring(seen)
    if there and float(best[: len(there)].max()) > deck:
        return there[int(np.argmax(best[: len(there)]))] + 1
    return 0


def _recipe(name: str, seats: int, games: int, rounds: int, firm: bool, shape: tuple[int, int], **more: Any) -> Recipe:
    whole = {"variant": "classic", "cards": list(SUITS), "hand": 7, "end": 0, **more}
    return Recipe(
        name,
        Domain("fantasy_realms", seats, whole, VERSION),
        FEATURES,
        partial(play, seats, more, firm),
        hidden=shape[0],
        second=32,
        score_scale=100.0,
        games=games,
        rounds=rounds,
        epochs=shape[1],
        about=f"{whole['variant']}, {seats} players: greedy and expecting players, then the net among them",
    )


RECIPES = {
    recipe.name: recipe
    for recipe in (
        *[_recipe(f"fantasy_realms_{seats}", seats, 14_000, 2, False, (64, 5)) for seats in (2, 3, 4, 5, 6)],
        _recipe("fantasy_realms_two_player", 2, 21_000, 3, True, (64, 3), variant="two_player"),
    )
}
