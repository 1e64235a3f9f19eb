"""What the tests of the adapters share: which games, and how they are played."""

from __future__ import annotations

import os
from typing import Any

import pyspiel

from talia.research import openspiel

MORE = int(os.environ.get("TALIA_MORE", "1"))  # bench/soak.py multiplies the numbers of games
SIMULATIONS = min(10 * MORE, 100)

openspiel.register()

SMALL = "talia_cardia(influences=1/8/11/16,hand=2,signets=2)"
CHAOS = "talia_fantasy_realms(players=3,variant=chaos,moments=3,turns=8)"
WHOLE = [
    "talia_cardia",
    "talia_radlands",
    "talia_fantasy_realms",
    "talia_cardia_simultaneous",
    "talia_radlands_simultaneous",
]
MORE_OF_THEM = [
    "talia_cardia(deck=II)",
    "talia_cardia(deck=mix,mix=rebellion/guild,locations=foggy_swamp/scrapyard)",
    "talia_fantasy_realms(players=4,scoring=best)",
    "talia_fantasy_realms(variant=two_player)",
    SMALL,
    CHAOS,
]
# By game: seats and options, as PettingZoo's and Gymnasium's environments take them.
PLAYED: list[tuple[str, dict[str, Any]]] = [
    ("cardia", {}),
    ("cardia", {"deck": "II"}),
    ("radlands", {}),
    ("fantasy_realms", {}),
    ("fantasy_realms", {"seats": 4}),
    ("fantasy_realms", {"seats": 3, "variant": "chaos", "moments": 3, "turns": 8}),
]


def dealt(game: Any, deal: int) -> Any:
    """The state of a game after the deal of that number is drawn."""
    state = game.new_initial_state()
    for place in (3, 2, 1, 0):
        state.apply_action(deal // 64**place % 64)
    assert not isinstance(state.table, int)
    return state


def play(state: Any, rng: Any, most: int = 100_000) -> Any:
    """Random answers to the end, or so many; gives the states on the way, each time the same object."""
    while not state.is_terminal() and most > 0:
        yield state
        most -= 1
        if state.is_simultaneous_node():
            state.apply_actions([rng.pick(state.legal_actions(p)) for p in range(state.num_players())])
        elif state.is_chance_node():
            state.apply_action(rng.pick(state.chance_outcomes())[0])
        else:
            state.apply_action(rng.pick(state.legal_actions()))


def loaded(name: str) -> Any:
    return pyspiel.load_game(name)
