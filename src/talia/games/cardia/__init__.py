"""Cardia: a duel of two identical decks of sixteen characters; who loses an encounter uses the card's ability.

Rules, rulings and decisions follow the numbering of the rules text (R1-R26). `extra/` has what stands beside
the game, for study and for play: beliefs, exact endgames, matches, tournaments.
"""

from __future__ import annotations

from talia.games.cardia.game import GAME

__all__ = ["GAME"]
