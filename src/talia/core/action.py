"""Actions: what an answer is. An `int` inside, a word at the edges.

A domain is a list of things that questions of one kind choose from (cards, factions, columns). A game's action space
lays its domains one after another, so that each answer there can ever be has one number and one word.
"""

from __future__ import annotations

from typing import final

from talia.core.bits import ROOM


@final
class Domain:
    """Things that can be chosen, by number. Number 0 is "decline", or the first thing if nobody may."""

    def __init__(self, name: str, words: list[str]) -> None:
        assert len(words) <= ROOM, f"{name}: a question has room for {ROOM} options"
        assert len(set(words)) == len(words), f"{name}: two options share a word"
        self.name = name
        self.words = words
        self.offset = -1  # where its actions begin; set when the domain joins an action space
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}


@final
class ActionSpace:
    """Every action of a game: number <-> word. The size and the order are fixed for a version of the rules."""

    def __init__(self, domains: list[Domain]) -> None:
        self.domains = domains
        self.words: list[str] = []
        self.numbers: dict[str, int] = {}
        for domain in domains:
            assert domain.offset < 0, f"{domain.name} is already in an action space"
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
