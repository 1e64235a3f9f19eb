"""The games. Each knows core and itself, never another game. `talia.game(name)` opens one (`talia.registry`)."""

from __future__ import annotations

# Where each of our games lives, in the words of an entry point; read only when asked for, so that one game does not pay
# for the others.
PLACES: dict[str, str] = {
    "cardia": "talia.games.cardia.game:GAME",
    "fantasy_realms": "talia.games.fantasy_realms.game:GAME",
    "radlands": "talia.games.radlands.game:GAME",
    "template": "talia.games._template.game:GAME",
}
