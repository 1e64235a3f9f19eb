"""The template: the smallest whole game. Copy this folder to begin a new one (docs/adding-a-game.md).

Two seats hold the same cards of rank 1 to 8. Each round both play one in secret. The higher card wins the meeting, the
lower card's owner uses its ability. When both hands are empty, the seat that has won more meetings wins.
"""

from __future__ import annotations

from talia.games._template.game import GAME

__all__ = ["GAME"]
