"""A table out of what a seat was shown: what its view hides is dealt anew, and the whole is checked as any position."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING

from talia.core.errors import BadView, TaliaError, Unchecked
from talia.core.rng import Random

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.state import State
    from talia.core.view import View


def fitting(game: Game, view: Unchecked, deal: int) -> State:
    """A state that fits a view, dealt evenly by the number `deal`; BadView or BadPosition where there is none."""
    if not isinstance(view, dict) or not (view.get("seat") is None or type(view.get("seat")) is int):
        raise BadView("view: it is not what a seat sees")
    try:
        position = game.guess(_without_guesses(view), Random(deal)).to_position()
    except TaliaError:
        raise
    except Exception:  # a view is looked at less closely than a position: what somebody made up may break anything
        raise BadView("view: it is not one that a seat of this game can have") from None
    return game.position(position)


def _without_guesses(view: View) -> View:
    """A view in which a seat that has locked nothing in has not: there is nothing to guess."""
    found = copy.deepcopy({key: value for key, value in view.items() if key != "decision"})
    for ability in found["doing"]:
        notes = enumerate(ability["notes"])
        ability["notes"] = [0 if note is None and seat not in found["locked"] else note for seat, note in notes]
    return found
