"""The catalogue: every game with its settings, and what else its form wants shown."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

import msgspec

import talia
from talia.server import bots
from talia.server.keep import standings
from talia.server.wire.forms import Catalogue, Game
from talia.server.wire.protocol import PROTOCOL
from talia.server.wire.views import Setting


def about(name: str) -> dict[str, Any]:
    """What a game's form shows besides its settings. Games are imported here by name: one pays not for another."""
    if name == "cardia":
        from talia.games.cardia.difficulty import STARS

        # Stars of locations add up, the second deck counts one; levels 1 to 4 begin at these sums.
        return {"stars": STARS, "second_deck": 1, "levels": [0, 2, 3, 5]}
    if name == "fantasy_realms":
        from talia.games.fantasy_realms.table_setup import SEATS, VARIANTS

        return {"variants": {word: list(SEATS[n]) for n, word in enumerate(VARIANTS)}, "timed": ["chaos"]}
    return {}


@cache
def catalogue(games: tuple[str, ...]) -> bytes:
    """All of it as JSON, written once."""
    found = []
    for name in games:
        game = talia.game(name)
        found.append(
            Game(
                game=name,
                rules=game.rules,
                least_seats=game.least_seats,
                most_seats=game.most_seats,
                settings=[cast(Setting, setting.to_json()) for setting in game.settings],
                reasons=list(game.reasons),
                levels=bots.levels(name),
                series=standings.offers(game.least_seats, game.most_seats),
                about=about(name),
            )
        )
    return msgspec.json.encode(Catalogue(talia=talia.__version__, protocol=PROTOCOL, games=found))
