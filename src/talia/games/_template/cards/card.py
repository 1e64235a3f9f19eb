"""What a card is. Each is declared once, in the deck's file: its numbers, its program and its facts follow."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from talia.core.bits import bit
from talia.core.declared import Box, Declared
from talia.core.frame import Step
from talia.core.program import Program, program
from talia.games._template.numbers import CARDS, RANKS


@final
class Card(Declared):
    """A card of the deck; the rank is its number."""

    def __init__(self, word: str, ability: tuple[Step[Any], ...], echoes: bool) -> None:
        super().__init__(word)
        self.program: Program | None = None
        if ability:
            self.program = program(f"template.{word}", ability, rule=f"template.{word}")
        self.echoes: bool = echoes  # may another card use its ability?

    def facts(self) -> dict[str, Any]:
        return {"rank": self.number, "ability": self.program is not None}


DECK: Final[Box[Card]] = Box("the template's deck")


def card(word: str, ability: tuple[Step[Any], ...] = (), echoes: bool = False) -> Card:
    """Declare the card of the next rank."""
    return DECK.declare(Card(word, ability, echoes))


@final
class Closed:
    """What the rules ask for by number, once all cards are declared."""

    def __init__(self) -> None:
        self.programs: list[Program | None] = []  # by rank, from 1
        self.echoed: i64 = 0  # both seats' cards whose ability another card may use

    def close(self) -> None:
        DECK.close()
        assert len(DECK) == RANKS, f"the deck has {RANKS} cards, not {len(DECK)}"
        self.programs.append(None)
        for seat in range(2):
            for made in DECK.things:
                CARDS.put(made.number + RANKS * seat, f"{made.word}/{seat}")
                if made.echoes:
                    self.echoed |= bit(made.number + RANKS * seat)
        for made in DECK.things:
            self.programs.append(made.program)


CLOSED: Final = Closed()
