"""The deck: eight cards in the order of their ranks. Three have an ability, each a few steps."""

from __future__ import annotations

from typing import Final

from talia.core.frame import A, B, Choose
from talia.games._template.cards.card import card
from talia.games._template.pools import CARDS_IN_PLAY, YOUR_OTHER_ABLE_CARDS
from talia.games._template.steps import CarryOut, Mark, TheyLoseARandomCard

ECHO: Final = card("echo", ability=(Choose(YOUR_OTHER_ABLE_CARDS, into=A), CarryOut(A)))
LEVER: Final = card(
    "lever",
    ability=(
        Choose(CARDS_IN_PLAY, into=A, prompt="template.lift"),
        Choose(CARDS_IN_PLAY, into=B, other_than=A, prompt="template.lower"),
        Mark(A, +2),
        Mark(B, -2),
    ),
    echoes=True,
)
THIEF: Final = card("thief", ability=(TheyLoseARandomCard(),), echoes=True)
PAGE: Final = card("page")
SQUIRE: Final = card("squire")
KNIGHT: Final = card("knight")
BARON: Final = card("baron")
QUEEN: Final = card("queen")
