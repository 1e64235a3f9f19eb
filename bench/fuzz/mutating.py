"""Changing JSON by its structure: numbers, words, types, entries left out, doubled, swapped, taken from elsewhere.

Every choice is drawn from bytes, so that a coverage-guided fuzzer can steer, and the same bytes make the same input.
"""

from __future__ import annotations

import copy
import json
from typing import Any

Path = tuple[str | int, ...]

NUMBERS = [-1, 0, 1, 2, 3, 5, 7, 16, 17, 33, 61, 62, 63, 64, 65, 255, 256, 1000, 1 << 31, (1 << 61) - 1, 1 << 61]
JUNK: list[Any] = [None, True, False, 1.5, -0.0, "", "x", "\ud800", "\n", [], {}, [[]], {"a": 1}, 1 << 63, -(1 << 63)]
JUNK += [1 << 64, 1 << 200, 10**4000, "y" * 3000, [0] * 300, float("nan"), float("inf"), "0", "null"]


class Choices:
    """Bytes as a stream of choices; when they run out, always the first."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        size = 1 if n <= 256 else 2
        part = self.data[self.at : self.at + size]
        self.at += size
        return int.from_bytes(part, "little") % n

    def of(self, things: list[Any]) -> Any:
        return things[self.below(len(things))]

    @property
    def left(self) -> int:
        return len(self.data) - self.at


def paths(value: Any, at: Path = ()) -> list[Path]:
    """Every place in a JSON value, the outermost first."""
    found = [at]
    if isinstance(value, dict):
        for key in value:
            found += paths(value[key], (*at, key))
    elif isinstance(value, list):
        for n, entry in enumerate(value):
            found += paths(entry, (*at, n))
    return found


def look(value: Any, path: Path) -> Any:
    for key in path:
        value = value[key]
    return value


def words(value: Any) -> list[str]:
    """Every word in a JSON value, each once."""
    found: dict[str, None] = {}
    for path in paths(value):
        here = look(value, path)
        if isinstance(here, str):
            found[here] = None
    return list(found)


class Mutator:
    """Changes one value, with others of its kind to take parts from."""

    def __init__(self, choices: Choices, donors: list[Any], vocabulary: list[str]) -> None:
        self.choices = choices
        self.donors = donors
        self.vocabulary = vocabulary

    def mutate(self, value: Any) -> Any:
        value = copy.deepcopy(value)
        for _ in range(1 + self.choices.below(3)):
            value = self.once(value)
        return value

    def once(self, value: Any) -> Any:
        places = paths(value)
        if len(places) < 2:
            return value
        # Twice as often deep inside as anywhere.
        path = places[1 + self.choices.below(len(places) - 1)]
        holder = look(value, path[:-1])
        kind = self.choices.below(12)
        here = holder[path[-1]]
        if kind == 0:
            holder[path[-1]] = self.choices.of(JUNK)
        elif kind <= 2:
            holder[path[-1]] = self.number(here)
        elif kind <= 4:
            holder[path[-1]] = self.choices.of(self.vocabulary)
        elif kind == 5:
            del holder[path[-1]]
        elif kind <= 7:
            self.swap(value, places, path)
        elif kind == 8:
            self.double(holder, path[-1])
        elif kind <= 10:
            self.graft(value, path)
        else:
            self.move(value, places, path)
        return value

    def number(self, here: Any) -> Any:
        if type(here) is int and self.choices.below(2):
            return here + self.choices.of([1, -1, 2, -2, 16, -16, here, -here])
        if isinstance(here, bool) or here is None:
            return self.choices.of([True, False, None, {}, []])
        return self.choices.of(NUMBERS) if self.choices.below(2) else self.choices.below(65)

    def swap(self, value: Any, places: list[Path], path: Path) -> None:
        """Two things of one type in each other's place, neither inside the other."""
        here = look(value, path)
        others = [
            other
            for other in places[1:]
            if type(look(value, other)) is type(here) and other[: len(path)] != path and path[: len(other)] != other
        ]
        if others:
            other = self.choices.of(others)
            there = look(value, other)
            look(value, path[:-1])[path[-1]] = there
            look(value, other[:-1])[other[-1]] = here

    def double(self, holder: Any, key: str | int) -> None:
        if isinstance(holder, list):
            holder.insert(self.choices.below(len(holder) + 1), copy.deepcopy(holder[int(key)]))
        else:
            holder[self.choices.of(self.vocabulary)] = copy.deepcopy(holder[key])

    def graft(self, value: Any, path: Path) -> None:
        """What another of its kind has at the same place, or one of its keys that is missing here."""
        donor = self.choices.of(self.donors)
        try:
            there = look(donor, path)
        except (KeyError, IndexError, TypeError):
            try:
                there = look(donor, path[:-1])
                holder = look(value, path[:-1])
                key = self.choices.of(list(there))
                holder[key] = copy.deepcopy(there[key])
            except (KeyError, IndexError, TypeError):
                return
            return
        look(value, path[:-1])[path[-1]] = copy.deepcopy(there)

    def move(self, value: Any, places: list[Path], path: Path) -> None:
        """An entry of one list goes to another: a card to another zone."""
        lists = [place for place in places if isinstance(look(value, place), list)]
        holder = look(value, path[:-1])
        if isinstance(holder, list) and lists:
            target = look(value, self.choices.of(lists))
            entry = holder[int(path[-1])]
            if target is not entry:
                del holder[int(path[-1])]
                target.append(copy.deepcopy(entry))  # the target may lie in it


def as_text(value: Any, choices: Choices) -> str:
    """JSON text; now and then with something that no JSON library would write."""
    text = json.dumps(value)
    if choices.left > 0 and choices.below(40) == 39:
        cut = choices.below(max(len(text), 1))
        depth = choices.of([3, 60, 2000, 200_000])
        return str(choices.of([text[:cut], text[:cut] + "[" * depth + "]" * depth + text[cut + 1 :], text + text]))
    return text
