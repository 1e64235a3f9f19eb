"""Whole games through OpenSpiel's calls as text to read in review. Run as a program, it writes them anew.

The form is ours: that of OpenSpiel's own playthroughs changes with its versions, and prints tensors in full. Words of
information states are numbered as they come, so that only a change of what parts them is a difference.
"""

from __future__ import annotations

from pathlib import Path

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
    ]
    met: dict[str, int] = {}
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
            word = state.information_state_string(player)
            words = [state.action_to_string(player, each) for each in legal]
            actions.append(rng.pick(legal))
            lines += [
                f"player {player}: {', '.join(words)}",
                f"    information state {met.setdefault(word, len(met) + 1)}",
                f"    takes {state.action_to_string(player, actions[-1])} ({actions[-1]})",
            ]
        if state.is_simultaneous_node():
            state.apply_actions(actions)
        else:
            state.apply_action(actions[0])
    lines += ["", f"returns {state.returns()}", f"history {state.history()}"]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for old in HERE.glob("*.txt"):
        old.unlink()
    for file, text in playthroughs().items():
        (HERE / file).write_text(text, encoding="utf-8")
        print(f"tests/research/playthroughs/{file}: {text.count(chr(10))} lines")
