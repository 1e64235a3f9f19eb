"""Whole games through OpenSpiel's calls as text to read in review. Run as a program, it writes them anew.

The form is ours: that of OpenSpiel's own playthroughs changes with its versions, and prints tensors in full.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import Any

import numpy as np

import talia
from tests.research.tools import CHAOS, SMALL, WHOLE, loaded

HERE = Path(__file__).parent / "playthroughs"
PLAYED = {**{name.removeprefix("talia_"): name for name in WHOLE}, "cardia_small": SMALL, "chaos": CHAOS}


def playthroughs() -> dict[str, str]:
    """File name -> text, for one game in each form."""
    return {f"{file}.txt": playthrough(name, seed=number) for number, (file, name) in enumerate(PLAYED.items(), 1)}


def playthrough(name: str, seed: int) -> str:
    game = loaded(name)
    kind = game.get_type()
    rng = talia.Random(seed)
    lines = [
        f"game: {name}",
        f"players {game.num_players()}, actions {game.num_distinct_actions()}, chance {game.max_chance_outcomes()}",
        f"longest {game.max_game_length()}, utility {game.min_utility():g} to {game.max_utility():g}, {kind.dynamics}",
        f"tensors: observation {game.observation_tensor_shape()}, information {game.information_state_tensor_shape()}",
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        lines += ["", f"move {state.move_number()}"]
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.pick(outcomes)[0]
            lines.append(f"chance: {len(outcomes)} outcomes, {state.action_to_string(state.current_player(), action)}")
            state.apply_action(action)
            continue
        asked = range(game.num_players()) if state.is_simultaneous_node() else [state.current_player()]
        actions: list[int] = []
        for player in asked:
            legal = state.legal_actions(player)
            words = [state.action_to_string(player, each) for each in legal]
            actions.append(rng.pick(legal))
            lines += [
                f"player {player}: {', '.join(words)}",
                f"    {state.information_state_string(player)}",
                f"    observation {_sum(state.observation_tensor(player))}"
                f", information {_sum(state.information_state_tensor(player))}",
                f"    takes {state.action_to_string(player, actions[-1])} ({actions[-1]})",
            ]
        if state.is_simultaneous_node():
            state.apply_actions(actions)
        else:
            state.apply_action(actions[0])
    lines += ["", f"returns {state.returns()}", f"history {state.history()}"]
    return "\n".join(lines) + "\n"


def _sum(tensor: Any) -> str:
    """How many columns are set, and a sum over which."""
    row = np.asarray(tensor, np.uint8)
    return f"{int(row.sum())} set, {zlib.crc32(row.tobytes()):08x}"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for old in HERE.glob("*.txt"):
        old.unlink()
    for file, text in playthroughs().items():
        (HERE / file).write_text(text, encoding="utf-8")
        print(f"tests/research/playthroughs/{file}: {text.count(chr(10))} lines")
