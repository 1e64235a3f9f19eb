"""The catalogue: every game with its settings, and what else its form wants shown."""

from __future__ import annotations

from functools import cache
from typing import cast

import msgspec

import talia
from talia.server import bots
from talia.server.keep import standings
from talia.server.wire.forms import Catalogue, Game
from talia.server.wire.protocol import PROTOCOL
from talia.server.wire.views import Setting


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
                series=(kinds := standings.offers(game.least_seats, game.most_seats)),
                series_players={kind: standings.SIZES[kind] for kind in kinds},
                about=game.about(),
            )
        )
    return msgspec.json.encode(Catalogue(talia=talia.__version__, protocol=PROTOCOL, games=found))
