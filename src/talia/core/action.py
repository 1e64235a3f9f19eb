"""Actions: what an answer is. An `int` inside, a word at the edges.

A domain is a list of things that questions of one kind choose from (cards, factions, columns). A game's action space
lays its domains one after another, so that each answer there can ever be has one number and one word.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from talia.core.bits import ROOM
from talia.core.errors import Unchecked


@final
class Option:
    """One answer that is allowed."""

    def __init__(self, action: int, word: str, parts: dict[str, Any]) -> None:
        self.action = action
        self.word = word
        self.parts = parts

    def to_json(self) -> dict[str, Any]:
        return {"action": self.action, "word": self.word, **self.parts}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.action, self.word))

    def __reduce__(self) -> tuple[Any, ...]:
        return Option, (self.action, self.word, self.parts)

    def __repr__(self) -> str:
        return f"Option({self.action}, {self.word!r})"


@final
class Domain:
    """Things that can be chosen, by number. Number 0 is "decline", or the first thing if nobody may."""

    def __init__(self, name: str, words: list[str]) -> None:
        assert len(words) <= ROOM, f"{name}: a question has room for {ROOM} options"
        assert len(set(words)) == len(words), f"{name}: two options share a word"
        self.name = name
        self.words = words
        self.offset: i64 = -1  # where its actions begin; set when the domain joins an action space
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}

    def put(self, number: int, word: str) -> None:
        """Declare a thing: its number and its word. A domain of cards is made empty and filled as they are declared."""
        assert self.offset < 0, f"{self.name} is closed: {word} comes too late"
        assert 0 <= number < ROOM, f"{self.name}: a question has room for {ROOM} options, and {word} is number {number}"
        assert word not in self.numbers, f"{self.name}: two options are called {word}"
        while len(self.words) <= number:
            self.words.append("")
        assert self.words[number] == "", f"{self.name}: number {number} is {self.words[number]}, not {word}"
        self.words[number] = word
        self.numbers[word] = number

    def number_of(self, answer: Unchecked) -> int:
        """The number of an answer: an option, its action number or its word, with the domain or without; -1 if none."""
        offset: int = self.offset  # whoever asks may have given any number, also one of more than 64 bits
        if isinstance(answer, Option):
            return answer.action - offset
        if isinstance(answer, str):
            prefix, _, word = answer.rpartition(":")
            return self.numbers.get(word, -1) if prefix in ("", self.name) else -1
        return answer - offset if type(answer) is int else -1


@final
class ActionSpace:
    """Every action of a game: number <-> word. The size and the order are fixed for a version of the rules."""

    def __init__(self, domains: list[Domain]) -> None:
        self.domains = domains
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}
        for domain in domains:
            assert domain.offset < 0, f"{domain.name} is already in an action space"
            assert "" not in domain.words, f"{domain.name}: number {domain.words.index('')} has no word"
            domain.offset = len(self.words)
            for word in domain.words:
                full = f"{domain.name}:{word}"
                assert full not in self.numbers, full
                self.numbers[full] = len(self.words)
                self.words.append(full)

    def __len__(self) -> int:
        return len(self.words)

    def word(self, action: int) -> str:
        """The word of an action, such as `card:inventor`."""
        return self.words[action]
