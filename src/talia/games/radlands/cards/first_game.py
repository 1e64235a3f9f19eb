"""The two sets of camps that the rulebook deals for a first game (2.3)."""

from __future__ import annotations

from typing import Final

# That the third of the first set is Supply Depot is ruling D11.
FIRST_GAME: Final = (["garage", "railgun", "supply_depot"], ["reactor", "cannon", "victory_totem"])
