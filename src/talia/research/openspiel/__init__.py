"""OpenSpiel: our games under its names, once `register()` has been called.

    from talia.research import openspiel
    import pyspiel

    openspiel.register()
    game = pyspiel.load_game("talia_cardia(deck=II,hand=4)")

`talia_cardia`, `talia_radlands` and `talia_fantasy_realms` are sequential: seats that choose at once answer one after
another without seeing it. `talia_cardia_simultaneous` and `talia_radlands_simultaneous` have joint actions instead. All
options of a game are parameters (`talia.research.parameters` tells how lists are written).
"""

from __future__ import annotations

from talia.research.needing import needing

__all__ = ["register"]


def register() -> list[str]:
    """Let OpenSpiel know our games; gives their names. Once is enough, twice does no harm."""
    with needing("OpenSpiel", "openspiel"):
        from talia.research.openspiel import games

    return games.register()
