"""The eleven suits of the base box, in the order of the rulebook's list. A box of more goes on counting."""

from __future__ import annotations

from typing import Final


class Suits:
    """Suits in the order of their declarations; the number of each is its place. `before` are those of other boxes."""

    def __init__(self, before: tuple[str, ...] = ()) -> None:
        self.words: list[str] = list(before)

    def declare(self, word: str) -> int:
        assert word not in self.words, f"the suit {word} is declared twice"
        self.words.append(word)
        return len(self.words) - 1


BASE_SUITS: Final = Suits()
ARMY: Final = BASE_SUITS.declare("army")
LEADER: Final = BASE_SUITS.declare("leader")
WIZARD: Final = BASE_SUITS.declare("wizard")
WEAPON: Final = BASE_SUITS.declare("weapon")
ARTIFACT: Final = BASE_SUITS.declare("artifact")
BEAST: Final = BASE_SUITS.declare("beast")
LAND: Final = BASE_SUITS.declare("land")
WEATHER: Final = BASE_SUITS.declare("weather")
FLOOD: Final = BASE_SUITS.declare("flood")
FLAME: Final = BASE_SUITS.declare("flame")
WILD: Final = BASE_SUITS.declare("wild")  # the rulebook counts the three special cards as an eleventh suit

SUITS: Final[tuple[str, ...]] = tuple(BASE_SUITS.words)
SUIT_COUNT: Final = 11  # a literal, since the kernel counts in rows of as many
assert len(SUITS) == SUIT_COUNT
MOST_SUITS: Final = 15  # that kernels have room for, of all boxes together
EVERY_SUIT: Final[tuple[int, ...]] = tuple(range(MOST_SUITS))  # "any suit", of whatever box
