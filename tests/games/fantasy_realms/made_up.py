"""A box that there is not: ten cards and two suits, declared here only, to prove that there is room for another box."""

from __future__ import annotations

from typing import Final

from talia.core.declared import Box
from talia.games.fantasy_realms.cards import CARDS
from talia.games.fantasy_realms.cards.suits import ARMY, BEAST, FLAME, LAND, SUITS, WEATHER, WIZARD, Suits
from talia.games.fantasy_realms.cards.vocabulary import Blanked, Blanks, Card, Clears, Each, Group, With, Without, named

MORE_SUITS: Final = Suits(SUITS)
SPIRIT: Final = MORE_SUITS.declare("spirit")
DEVICE: Final = MORE_SUITS.declare("device")

MADE_UP: Final[Box[Card]] = Box("a made-up box")
for _card in (
    Card("ghost", SPIRIT, 13, bonus=Each(7, Group(other=SPIRIT))),
    Card("banshee", SPIRIT, 21, blanks=Blanks(Group(ARMY, DEVICE), spares=((DEVICE, "windmill"),))),
    Card("medium", SPIRIT, 5, clears=Clears(SPIRIT, WEATHER)),
    Card("wraith", SPIRIT, 28, penalty=Without(-15, Group(DEVICE))),
    Card("bell_ringer", SPIRIT, 12, bonus=With(18, named("bell_tower"), otherwise=With(9, Group(LAND)))),
    Card("windmill", DEVICE, 8, bonus=With(20, named("whirlwind"), Group(SPIRIT))),
    Card("golem", DEVICE, 24, blanked=Blanked(unless=Group(WIZARD, SPIRIT))),
    Card("clockwork", DEVICE, 10, bonus=Without(12, Group(SPIRIT))),
    Card("scarecrow", DEVICE, 16, penalty=Each(-4, Group(BEAST, SPIRIT, other=DEVICE))),
    Card("lantern", DEVICE, 3, bonus=Each(6, Group(SPIRIT, FLAME), raised=11, raised_by="candle")),
):
    MADE_UP.declare(_card)
MADE_UP.close(len(CARDS))

TOGETHER: Final[tuple[Card, ...]] = (*CARDS, *MADE_UP.things)
