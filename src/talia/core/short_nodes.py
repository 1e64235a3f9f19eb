"""What stands how often at which place of a position: `short_table` read into nodes, one a place."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, TypeAlias

from talia.core.short_table import TABLE

ESCAPE: Final = "~"  # in the table: what is not listed
KEYS: Final = "{}"  # ends the place of names that are things of the game, such as cards
MARKS: Final[dict[str, bool | None]] = {"null": None, "none": None, "true": True, "false": False}
KINDS: Final = ("none", "true", "false", "number", "word", "list", "dict")

Stretch: TypeAlias = tuple[int, int, int]  # where it begins, how long it is, of how many in all
Symbol: TypeAlias = tuple[str, Any]  # one of `KINDS` and itself, or of `MORE`
MORE: Final = ("whole", "names", "escape")


class Node:
    """One place of positions: what can stand there and how often it does.

    Each symbol has a stretch of the numbers below `total`: the longer it is, the oftener it stands there.
    """

    def __init__(self) -> None:
        self.total = 0
        self.begins: list[int] = []
        self.symbols: list[Symbol] = []
        self.words: dict[str, Stretch] = {}
        self.numbers: dict[int, Stretch] = {}
        self.marks: dict[bool | None, Stretch] = {}
        self.lengths: dict[int, Stretch] = {}
        self.wholes: dict[tuple[str, ...], Stretch] = {}
        self.objects: dict[tuple[str, ...], Stretch] = {}
        self.sizes: dict[int, Stretch] = {}  # of an object whose names are things of the game
        self.escape: Stretch = (0, 1, 1)
        self.entry: Node = self  # of a list
        self.inside: dict[str, Node] = {}
        self.names: Node | None = None  # of such an object; `each` is what stands under any of its names
        self.each: Node = self

    def fill(self, entries: list[str], open: bool) -> None:
        weights = [int(entry.rpartition("=")[2]) for entry in entries]
        self.total = sum(weights)
        begins = 0
        for entry, often in zip(entries, weights, strict=True):
            stretch = (begins, often, self.total)
            self.begins.append(begins)
            self.symbols.append(self._list(entry.rpartition("=")[0], stretch, open))
            begins += often

    def _list(self, symbol: str, stretch: Stretch, open: bool) -> Symbol:
        first, rest = symbol[0], symbol[1:]
        if first == '"':
            self.words[rest] = stretch
            return "word", rest
        if first == "<":
            self.wholes[tuple(rest.split(","))] = stretch
            return "whole", rest.split(",")
        if first == "[":
            self.lengths[int(rest)] = stretch
            return "list", int(rest)
        if first == "{" and open:
            self.sizes[int(rest)] = stretch
            return "dict", int(rest)
        if first == "{":
            keys = tuple(rest.split(",")) if rest else ()
            self.objects[keys] = stretch
            return "names", keys
        if first == ESCAPE:
            self.escape = stretch
            return "escape", None
        if symbol in MARKS:
            self.marks[MARKS[symbol]] = stretch
            return {"null": "none"}.get(symbol, symbol), None
        self.numbers[int(symbol)] = stretch
        return "number", int(symbol)

    def below(self, key: str) -> Node:
        """The place under a name."""
        return self.inside.get(key, NOWHERE) if self.names is None else self.each


NOWHERE: Final = Node()  # where the table knows nothing; nor does it below
NOWHERE.symbols, NOWHERE.begins, NOWHERE.total = [("escape", None)], [0], 1


@cache
def nodes() -> dict[str, Node]:
    """What the table tells, by place."""
    lines = [line.split(" ") for line in TABLE.strip().replace("\n ", " ").split("\n")]
    found = {line[0]: Node() for line in lines}
    for place, *entries in lines:
        node = found[place]
        node.fill(entries, place + KEYS in found)
        node.entry = found.get(f"{place}[]", NOWHERE)
        node.names = found.get(place + KEYS)
        node.each = found.get(f"{place}{KEYS}.", NOWHERE)
        node.inside = {
            key: found[f"{place}.{key}"] for keys in node.objects for key in keys if f"{place}.{key}" in found
        }
    return found


@cache
def words() -> dict[str, int]:
    """Every word that the table knows, numbered: a word at a place where it has not been seen is one of these."""
    known: dict[str, int] = {}
    for node in nodes().values():
        for word in node.words:
            known.setdefault(word, len(known))
    return known


@cache
def spelled() -> list[str]:
    return list(words())
