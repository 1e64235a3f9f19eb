"""What an honest bot must bear: functions that raise when a decision depends on what the seat cannot know.

They take the thinking as an argument, so that the tests can hand them a cheat and see it caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import talia
from talia.bots.methods.worlds import Worlds
from talia.core import playout
from talia.core.view import canonical
from tests.bots.tools import asked, sent
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import Path, hidden, look, swapped

# A thinker is handed the true table, as an arena has it. An honest one takes the view of its seat and nothing else.
Thinker = Callable[[talia.State, int, int], Any]
# A sampler is handed it too; an honest one deals from the view.
Sampler = Callable[[talia.State, int, int, int], list[talia.State]]


class Leak(AssertionError):
    """Something hidden was seen."""


def twins(name: str, seats: int, options: dict[str, Any], seeds: int, every: int, swapping: int) -> Iterator[Any]:
    """A true table, one that differs from it only in what a seat that is asked cannot see, and that seat."""
    game = talia.game(name)
    rng = talia.Random(61)
    for seed in range(seeds):
        for state, seat in asked(name, seats, options, seed, every):
            position = state.to_position()
            for one, other in swaps(name, position, seat, rng)[:swapping]:
                yield game.position(position, log=False), game.position(swapped(position, one, other), log=False), seat


def permutation(thinker: Thinker, pairs: Iterator[Any], most: int) -> int:
    """Hidden cards swapped: the same bytes, the same decision, the same explanation. Tells how many were compared."""
    compared = 0
    for true, twin, seat in pairs:
        if canonical(true.view(seat)) != canonical(twin.view(seat)):
            raise Leak("the views differ")
        if thinker(true, seat, 7 + compared) != thinker(twin, seat, 7 + compared):
            raise Leak("the decision or its explanation differs")
        compared += 1
        if compared == most:
            break
    return compared


def independence(sampler: Sampler, pairs: Iterator[Any], most: int) -> int:
    """From two true tables with one view, the same stream deals the same worlds, and each gives the view back."""
    compared = 0
    for true, twin, seat in pairs:
        worlds = [[world.to_position() for world in sampler(state, seat, 5, 3)] for state in (true, twin)]
        if worlds[0] != worlds[1]:
            raise Leak("the worlds differ")
        for world in sampler(true, seat, 5, 3):
            if canonical(world.view(seat)) != canonical(true.view(seat)):
                raise Leak("a world does not give the view back")
        compared += 1
        if compared == most:
            break
    return compared


def evenness(sampler: Sampler, state: talia.State, seat: int, worlds: int) -> int:
    """Cards that cannot be told apart lie in each place as often as there is room in it. Tells how many were counted.

    Places that nobody could tell apart are equally likely to hold a card, so a zone with k of a group's n places holds
    on average k / n of the copies of each card. The bound is far out (5.5 standard errors).
    """
    position = state.to_position()
    sampled = [world.to_position() for world in sampler(state, seat, 11, worlds)]
    counted = 0
    for group in hidden(state.setup.game, position, seat):
        copies = Counter(look(position, path) for path in group)
        zones: dict[Any, list[Path]] = {}
        for path in group:
            zone = path[:-1]
            if len(path) == 3 and len(look(position, zone)) == state.setup.seats:
                zone = path  # one card for each seat, such as a card in the fog: each is a place of its own
            zones.setdefault(zone, []).append(path)
        if len(zones) < 2 or len({_all(world, list(zones)) for world in sampled}) > 1:
            continue  # nothing to move between, or cards that lie nowhere on the table may come in as well
        for zone, places in zones.items():
            here = Counter(look(position, path) for path in places)
            for card, many in copies.items():
                known = _copies(card, look(position, zone)) - here[card]  # lies there openly, and always will
                share = many / len(group)
                expected = len(places) * share
                # As drawn from an urn without putting back.
                variance = expected * (1 - share) * (len(group) - len(places)) / max(1, len(group) - 1)
                seen = sum(_copies(card, look(world, zone)) for world in sampled) / worlds - known
                if abs(seen - expected) > 5.5 * (variance / worlds) ** 0.5 + 1e-9:
                    raise Leak(f"{card} lies in {zone} {seen:.3f} times on average, not {expected:.3f} times")
                counted += 1
    return counted


def _all(position: dict[str, Any], zones: list[Path]) -> str:
    found: list[str] = []
    for zone in zones:
        place = look(position, zone)
        found += [str(card) for card in place] if isinstance(place, list) else [str(place)]
    return str(sorted(found))


def _copies(card: Any, place: Any) -> int:
    return place.count(card) if isinstance(place, list) else int(card == place)


# Honest and cheating ones, alike but for where their worlds come from.


def dealt(state: talia.State, seat: int, seed: int, n: int) -> list[talia.State]:
    """Worlds from the view alone."""
    return Worlds(sent(state, seat), seed).sample(n)


def peeked(state: talia.State, seat: int, seed: int, n: int) -> list[talia.State]:
    """The planted leak: a sampler that does not deal the hidden cards anew. Only the luck to come is drawn again."""
    worlds = []
    for number in range(n):
        world = state.clone()
        world.rng = talia.Random(seed * 1000 + number).state
        worlds.append(world)
    return worlds


def stuck(state: talia.State, seat: int, seed: int, n: int) -> list[talia.State]:
    """Another one: a fair first world, and then the same again and again."""
    base = Worlds(sent(state, seat), seed).base
    return [base.clone() for _ in range(n)]


def flat(sampler: Sampler, state: talia.State, seat: int, seed: int, n: int) -> tuple[int, list[float]]:
    """Flat Monte Carlo: every option played out at random in each world; the best mean is taken."""
    options = state.decision(seat).options
    offset = state.domain_of(seat).offset
    wins = [0.0] * len(options)
    for number, world in enumerate(sampler(state, seat, seed, n)):
        for place, option in enumerate(options):
            copy = world.clone()
            copy.take(seat, option.action - offset)
            playout.play_some(copy, seed * 7919 + number, 4000)
            outcome = copy.outcome
            winners = () if outcome is None else outcome.winners
            wins[place] += 1.0 / len(winners) if seat in winners else 0.0 if winners else 0.5
    return options[wins.index(max(wins))].action, wins
