"""The catalogue: every game with its settings, and what else its form wants shown."""

from __future__ import annotations

import logging
from functools import cache
from typing import Literal, cast

import msgspec

import talia
from talia.server import bots
from talia.server.keep import standings
from talia.server.run.logs import log
from talia.server.wire.forms import Catalogue, Game, Rating, Ratings
from talia.server.wire.protocol import PROTOCOL
from talia.server.wire.views import Setting


@cache
def catalogue(games: tuple[str, ...], rules: Literal["compiled", "interpreted"], offline: bool = False) -> bytes:
    """All of it as JSON, written once for each kind of rules that bots think with."""
    found = []
    for name in games:
        try:
            found.append(msgspec.Raw(msgspec.json.encode(_entry(name, offline))))
        except Exception:  # a game that is being written, or a package's: the others are to be played
            log("not_offered", logging.ERROR, exc_info=True, game=name)
    return msgspec.json.encode(
        Catalogue(
            talia=talia.__version__, protocol=PROTOCOL, rules=rules, offline=offline, games=cast(list[Game], found)
        )
    )


def _entry(name: str, offline: bool) -> Game:
    game = talia.game(name)
    return Game(
        game=name,
        rules=game.rules,
        least_seats=game.least_seats,
        most_seats=game.most_seats,
        settings=[cast(Setting, setting.to_json()) for setting in game.settings if not setting.research],
        reasons=list(game.reasons),
        levels=bots.levels(name, offline),
        need_compiled=bots.need_compiled(name, offline),
        ratings=[
            Ratings(
                seats=one.seats,
                options=one.options,
                levels=[Rating(level=level, rating=about[0], margin=about[1]) for level, about in one.levels.items()],
            )
            for one in bots.ratings(name, offline)
        ],
        series=(kinds := standings.offers(game.least_seats, game.most_seats)),
        series_players={kind: standings.SIZES[kind] for kind in kinds},
        about=game.about(),
    )
