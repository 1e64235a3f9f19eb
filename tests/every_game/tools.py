"""Tools for the tests that run on every game."""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator
from typing import Any

import pytest

import talia
from talia.core.bits import members
from talia.games import PLACES

LONGEST = 20_000  # answers; a random game that takes more is taken for endless
MORE = int(os.environ.get("TALIA_MORE", "1"))  # bench/soak.py multiplies the numbers of games

Path = tuple[str | int, ...]


def games() -> list[str]:
    """Every game there is: ours, the template too, and those of other packages that work."""
    return [*PLACES, *(name for name in talia.GAMES if name not in PLACES)]


def variants() -> list[tuple[str, int, dict[str, Any]]]:
    """Every game with the settings that it names as worth testing."""
    found: list[tuple[str, int, dict[str, Any]]] = []
    for name in games():
        for seats, options in talia.game(name).variants():
            found.append((name, seats, options))
    return found


def hidden(name: str, position: dict[str, Any], seat: int | None) -> list[list[Path]]:
    """Heaps of places whose things the seat cannot tell apart, as the game tells them."""
    return talia.game(name).hidden(position, seat)


def enough(name: str, compared: int, least: int) -> None:
    """Was anything compared? A game of another package may hide nothing; ours all do."""
    if compared == 0 and name not in PLACES:
        pytest.skip(f"{name} says that it hides nothing")
    assert compared > least


def label(variant: object) -> str:
    if isinstance(variant, dict):
        return ",".join(f"{key}={value}" for key, value in variant.items()) or "plain"
    return str(variant)


def random_answer(state: talia.State, rng: talia.Random) -> tuple[int, talia.Option]:
    seat = rng.pick(state.asked)
    return seat, rng.pick(state.decision(seat).options)


def play(state: talia.State, rng: talia.Random, most: int = LONGEST) -> int:
    """Play random answers through the public door; tell how many."""
    answers = 0
    while not state.over and answers < most:
        seat, option = random_answer(state, rng)
        state.answer(seat, option)
        answers += 1
    return answers


def decisions(name: str, seats: int, options: dict[str, Any], seed: int, every: int = 1) -> Iterator[talia.State]:
    """The states of a random game at its decisions (each `every`-th one), all of them the same live state."""
    state = talia.game(name).start(seed, seats, **options)
    rng = talia.Random(seed + 1)
    count = 0
    while not state.over and count < LONGEST:
        if count % every == 0:
            yield state
        seat, option = random_answer(state, rng)
        state.answer(seat, option)
        count += 1
    assert state.over, f"{name}: no end after {LONGEST} answers"


def look(position: dict[str, Any], path: Path) -> Any:
    value: Any = position
    for key in path:
        value = value[key]
    return value


def swapped(position: dict[str, Any], one: Path, other: Path) -> dict[str, Any]:
    """The position with two things in each other's place."""
    twin = copy.deepcopy(position)
    first, second = look(twin, one), look(twin, other)
    look(twin, one[:-1])[one[-1]] = second
    look(twin, other[:-1])[other[-1]] = first
    return twin


def told(state: talia.State, seat: int | None) -> list[dict[str, Any]]:
    return state.events(seat)


def offered(state: talia.State, seat: int) -> set[int]:
    return {option.action for option in state.decision(seat).options}


def open_seats(state: talia.State) -> list[int]:
    return members(state.owing)
