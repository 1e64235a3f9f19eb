"""Drawing in open games, where a deck has no order until somebody draws from it (talia.core.open)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from talia.games.cardia.verbs import piles

if TYPE_CHECKING:
    from talia.games.cardia.state import Cardia


def bring_up(s: Cardia, seat: i64, at: i64) -> None:
    """Chance says which card comes up at a place of a deck, but for those that were put under it."""
    chance = s.kit.chance
    assert chance is not None, "in an ordinary game the pile says it"
    pile = piles.in_order(s.deck(seat), s.left(seat))
    s.set_deck(seat, piles.pile_of(chance.first(seat, pile, at, s.under(seat))), s.left(seat))
