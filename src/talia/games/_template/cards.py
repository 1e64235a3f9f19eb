"""The template's cards: three of the eight have an ability, each a few steps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from talia.core.frame import A, B, Choose
from talia.core.program import program
from talia.games._template.numbers import rank_of
from talia.games._template.pools import CARDS_IN_PLAY, YOUR_OTHER_ABLE_CARDS
from talia.games._template.steps import CarryOut, Mark, TheyLoseARandomCard

ECHO: Final = program("template.echo", (Choose(YOUR_OTHER_ABLE_CARDS, into=A), CarryOut(A)))
LEVER: Final = program(
    "template.lever",
    (
        Choose(CARDS_IN_PLAY, into=A, prompt="template.lift"),
        Choose(CARDS_IN_PLAY, into=B, other_than=A, prompt="template.lower"),
        Mark(A, +2),
        Mark(B, -2),
    ),
)
THIEF: Final = program("template.thief", (TheyLoseARandomCard(),))


def ability_of(card: i64) -> i64:
    """Where the program of a card's ability begins, or -1."""
    rank = rank_of(card)
    if rank == 1:
        return ECHO
    if rank == 2:
        return LEVER
    if rank == 3:
        return THIEF
    return -1
