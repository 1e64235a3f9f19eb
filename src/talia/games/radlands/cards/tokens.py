"""What belongs to no deck (section 18): each player's Water Silo and Raiders, and a punk as it is seen."""

from __future__ import annotations

from typing import Final

from talia.core.frame import THEM, A, Choose
from talia.games.radlands.cards.box import token
from talia.games.radlands.cards.card import Token
from talia.games.radlands.numbers import WATER
from talia.games.radlands.pools import YOUR_CAMPS
from talia.games.radlands.steps import Damage, EventDone

WATER_SILO: Final = token(Token("water_silo", "event", junk=WATER, gist="{r-water}"))

RAIDERS: Final = token(
    Token(
        "raiders",
        "event",
        queue=2,
        effect=(Choose(YOUR_CAMPS, into=A, by=THEM, prompt="radlands.raiders"), Damage(A), EventDone()),
        gist="{r-damage} {r-camp}",
    )
)

PUNK: Final = token(Token("punk", "person", gist="1 {r-damage} = {r-destroy}"))
