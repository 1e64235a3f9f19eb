"""Radlands: two camps of three, a shared deck, water; destroy the other's camps before yours are gone."""

from __future__ import annotations

from talia.games.radlands.game import GAME

__all__ = ["GAME"]
