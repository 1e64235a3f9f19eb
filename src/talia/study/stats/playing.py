"""Many games of one kind of player: what is asked for, one game, parts of a run, and the whole table.

The same wish gives the same bytes, whoever plays its parts and in whatever order they are finished.
"""

from __future__ import annotations

import json
import shlex
from importlib import import_module
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget
from talia.bots.play.thinking import think
from talia.core.errors import BadOption
from talia.core.state import State
from talia.core.view import canonical
from talia.registry import game as game_of

FORMAT = 1
GAMES = ("cardia", "radlands", "fantasy_realms")
PART = {"quick": 250, "expert": 10}  # games that are played at a time
LONGEST = 5000  # answers


def module(game: str) -> Any:
    """What counts a game: options, a Watch, quick players and tables."""
    return import_module(f"talia.study.stats.{game}")


def wish(game: str, players: str, seats: int | None, options: dict[str, Any], seed: int) -> dict[str, Any]:
    """What is asked for, checked: all that decides which games are played."""
    if game not in GAMES:
        raise BadOption(f"{game}: nobody counts its games; allowed: {', '.join(GAMES)}")
    if players not in PART:
        raise BadOption(f"--players {players}: allowed are {' and '.join(PART)}")
    counted = module(game)
    seats = counted.SEATS if seats is None else seats
    setup = game_of(game).setup(seats, **counted.options(0, options))
    if setup.options.get("variant", "classic") != "classic":
        raise BadOption(f"variant {setup.options['variant']}: its games are not counted; allowed: classic")
    return {"game": game, "players": players, "seats": int(setup.seats), "options": options, "seed": seed}


def play(asked: dict[str, Any], number: int) -> dict[str, Any]:
    """One game, and what is noted of it."""
    counted = module(asked["game"])
    seed = derived("statistics", asked["game"], asked["seed"], number)
    options = counted.options(seed, asked["options"])
    state = game_of(asked["game"]).start(seed, asked["seats"], log=counted.LOGS, memory=False, **options)
    watch = counted.Watch(state)
    began = state.asked[0]  # who begins is dealt like the cards; where both choose at once, the first seat
    if asked["players"] == "quick":
        counted.quick(state, watch, derived(seed, "players"))
    else:
        _expertly(state, watch, Budget.parse(counted.EXPERT), derived(seed, "players"))
    return {"began": began, **watch.told(state)}


def _expertly(state: State, watch: Any, budget: Budget, seed: int) -> None:
    answers = 0
    while not state.over and answers < LONGEST:
        seat = state.asked[0]
        view = state.view(seat, memory=True)
        options = view["decision"]["options"]
        action: int = options[0]["action"]
        if len(options) > 1:
            action, _ = think(json.loads(canonical(view)), "expert", derived(seed, answers), budget)
        state.answer(seat, action)
        answers += 1
        watch.look(state, answers)


def part(asked: str, number: int) -> dict[str, Any]:
    """Some games, for worker processes; `asked` is a wish and how many games are wanted in all, as JSON."""
    told = json.loads(asked)
    size = PART[told["players"]]
    last = min(told["games"], (number + 1) * size)
    return {"games": [play(told, game) for game in range(number * size, last)]}


def table(asked: dict[str, Any], games: list[dict[str, Any]]) -> dict[str, Any]:
    """What is shipped: how it was made, and the tables."""
    counted = module(asked["game"])
    return {
        "talia_statistics": FORMAT,
        "game": asked["game"],
        "players": asked["players"],
        "budget": counted.EXPERT if asked["players"] == "expert" else "",
        "seats": asked["seats"],
        "options": asked["options"],
        "games": len(games),
        "command": command(asked, len(games)),
        "tables": counted.tables(games, asked["options"]),
    }


def command(asked: dict[str, Any], games: int) -> str:
    """The command that makes a table again."""
    words = ["talia", "stats", asked["game"]]
    for name, value in asked["options"].items():
        words.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
    words += ["--games", str(games), "--players", asked["players"], "--seats", str(asked["seats"])]
    return shlex.join([*words, "--seed", str(asked["seed"])])


def text_of(table: dict[str, Any]) -> str:
    """JSON with a line for each row, so that differences can be read."""
    head = [f" {json.dumps(name)}: {json.dumps(value)}" for name, value in table.items() if name != "tables"]
    told = []
    for one in table["tables"]:
        about = json.dumps({name: value for name, value in one.items() if name != "rows"})[:-1]
        rows = ",\n   ".join(json.dumps(row) for row in one["rows"])
        told.append(f'  {about}, "rows": [\n   {rows}]}}')
    return "{\n" + ",\n".join(head) + ',\n "tables": [\n' + ",\n".join(told) + "\n ]\n}\n"
