"""Who plays needs no numpy: nothing imports it, and every level decides the same without it."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from tests.every_game.tools import MORE

# Decisions of a level at fixed nodes, in games that a random player goes on with; numpy may be kept away.
PROBE = """
import json, sys
without, game, seats, options, decisions, nodes = json.loads(sys.argv[1])
if without:
    sys.modules["numpy"] = None
import talia
from talia.bots import Budget, bot, think
said, seed = [], 0
while len(said) < decisions:
    state = talia.game(game).start(seed, seats, log=False, **options)
    rng = talia.Random(seed)
    seed += 1
    number = 0
    while not state.over and len(said) < decisions:
        seat = rng.pick(state.asked)
        asked = state.decision(seat).options
        number += 1
        if seat < state.setup.seats and len(asked) > 1 and number % 3 == 1:
            for level in ("adept", "expert", "master"):
                action, record = think(state.view(seat, memory=True), level, seed + number, Budget(nodes=nodes))
                said.append([level, action, record["quality"].get("nodes")])
        state.answer(seat, rng.pick(asked))
print(json.dumps({"said": said, "numpy": sys.modules.get("numpy") is not None}))
"""
KINDS: list[tuple[str, int, dict[str, Any], int]] = [
    ("cardia", 2, {}, 40),
    ("radlands", 2, {}, 60),
    ("fantasy_realms", 2, {"variant": "two_player"}, 20),
    ("fantasy_realms", 4, {}, 20),
]


def decided(without: bool, *kind: Any) -> dict[str, Any]:
    command = [sys.executable, "-c", PROBE, json.dumps([without, *kind])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("game", "seats", "options", "nodes"), KINDS, ids=str)
def test_every_level_decides_the_same_without_numpy(game: str, seats: int, options: dict[str, Any], nodes: int) -> None:
    kind = (game, seats, options, 16 * MORE, nodes)
    plain = decided(True, *kind)
    assert not plain["numpy"]
    assert plain["said"] == decided(False, *kind)["said"]
    assert {level for level, _, _ in plain["said"]} == {"adept", "expert", "master"}


def test_what_playing_needs_imports_no_numpy() -> None:
    """With the rules of all games, their bots, and all that the server runs a bot by."""
    modules = "talia, talia.bots, talia.bots.play.child, talia.bots.play.levels, talia.server.live.lobby"
    games = "[talia.bots.play.levels.own_levels(game) for game in talia.GAMES]"
    code = f"import sys, {modules}; {games}; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
