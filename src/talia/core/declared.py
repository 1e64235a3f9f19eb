"""Declarations: a card, a camp or a place is declared once, and its number follows from where it is declared.

Cards need pools, pools need domains, domains need the cards' words: a ring. It is cut by closing the box. A domain is
made empty, each declaration registers in its box, and the game, once it has imported all files of cards, closes the
box: only then everything has its number.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(native_class=False)
class StaleShape(Exception):
    """A generated file of literals is not what the declarations say. It brings along what the file should be."""

    def __init__(self, file: str, name: str, said: int, number: int, source: str) -> None:
        super().__init__(f"{file}: {name} is {said} there and must be {number}: run `talia export`")
        self.file = file  # within the package
        self.source = source


@mypyc_attr(allow_interpreted_subclasses=True)
class Declared:
    """A thing of the box: the word it is known by everywhere, and the number that closing the box gives it."""

    def __init__(self, word: str) -> None:
        self.word = word
        self.number: i64 = -1

    def facts(self) -> dict[str, Any]:
        """What is printed on it and what else is to be known without playing it: for the page, for bots."""
        return {}

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.word}>"


D = TypeVar("D", bound=Declared)


@final
class Box(Generic[D]):
    """Things of one kind, in the order of their declarations."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.things: list[D] = []
        self.closed: bool = False
        self._by_word: dict[str, D] = {}

    def declare(self, thing: D) -> D:
        """Put a thing in. Its word must be new, and the box open."""
        assert not self.closed, f"{thing.word} is declared after {self.name} was closed: game.py imports its file first"
        assert thing.word not in self._by_word, f"{self.name}: {thing.word} is declared twice"
        self.things.append(thing)
        self._by_word[thing.word] = thing
        return thing

    def close(self, first: i64 = 1) -> None:
        """Number the things in their order; nothing can be declared any more."""
        assert not self.closed, f"{self.name} is closed already"
        number: i64 = first
        for thing in self.things:
            thing.number = number
            number += 1
        self.closed = True

    def words(self) -> list[str]:
        return [thing.word for thing in self.things]

    def __getitem__(self, word: str) -> D:
        return self._by_word[word]

    def __contains__(self, word: object) -> bool:
        return isinstance(word, str) and word in self._by_word

    def __len__(self) -> int:
        return len(self.things)

    def facts(self) -> dict[str, dict[str, Any]]:
        """What is to be known of each thing, by its word."""
        return {thing.word: thing.facts() for thing in self.things}
