"""A card's ability as a program, named after the card: its events are because of the card."""

from __future__ import annotations

from typing import Any

from talia.core.frame import Step
from talia.core.program import Program, program


def ability(card: str, steps: tuple[Step[Any], ...]) -> Program:
    return program(f"cardia.{card}", steps, rule=f"cardia.card.{card}")
