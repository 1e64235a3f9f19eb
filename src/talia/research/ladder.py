"""The ladder: a cross table of bots on paired deals, and the ratings that follow from it.

Budgets are nodes, so that the same command makes the same table on any machine, however often it was stopped; no time
and no date is in it. A bot joins a table that is kept by playing its own games only, as long as rules, bots and weights
are those of the table.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from talia.bots.play.budget import Budget
from talia.bots.play.levels import LEVELS, Spec, own_levels
from talia.bots.play.outside import FILE, is_outside
from talia.bots.play.strength import ANCHOR, ANCHORED, FORMAT, weights
from talia.bots.training.arena import Arena, Result, Run
from talia.bots.training.match import Match, arranged, play_deal
from talia.bots.training.stats import Z
from talia.core.errors import BadOption, BadRecord
from talia.registry import game as game_of
from talia.research.hashes import hashes, of_files
from talia.research.ratings import ratings

SEEDS = "reporting"
NODES = 1000  # for players that name no budget


@dataclass(frozen=True)
class Wish:
    """What is to be played: a variant, who plays, and how much."""

    game: str
    players: tuple[str, ...]
    seats: int | None = None
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget = field(default_factory=lambda: Budget(nodes=NODES))
    deals: int = 100
    thinking: int = 0  # deals of matches in which somebody's budget counts; as many as the others by default
    first: int = 0
    apart: int = 0  # only those meet who are named so few places apart; all by default
    anchor: str = ANCHOR
    against: tuple[str, ...] = ()  # of the kept table, whom new players meet; all by default


def usual(game: str, seats: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, ...]:
    """All levels that are offered, weakest first, and the frozen opponents of the game."""
    setup = game_of(game).setup(seats, **(options or {}))
    own = [level for level in own_levels(game) if level.plays(int(setup.seats), setup.options)]
    levels = {"novice", *(level.name for level in own if level.offered)}
    frozen = [level.name for level in own if level.name not in LEVELS and not level.thinks and level.offered]
    return (*(name for name in LEVELS if name in levels), *frozen)


def prepared(wish: Wish, log: Path | None = None, kept: dict[str, Any] | None = None) -> list[Arena]:
    """The arenas to be played, one for each number of deals. What cannot be rated is refused in a sentence."""
    if kept is not None:
        _same_code(wish.game, kept)
    there = [] if kept is None else [player["bot"] for player in kept["players"]]
    named = [*wish.players, *(name for name in there if name not in wish.players)]
    if kept is not None and not wish.players:
        raise BadOption("players: name those that are to join the table")
    matches, found = arranged(
        wish.game,
        wish.seats if kept is None else kept["seats"],
        wish.options if kept is None else kept["options"],
        named,
        wish.budget,
        seeds=SEEDS,
        first=wish.first if kept is None else kept["first"],
        inside=not any(is_outside(Spec.parse(name).name) for name in named),
    )
    for level in found:
        if level.stands_in:
            raise BadOption(f"bot {level.asked}: {wish.game} has none of that name here; {level.level.name} would play")
    names = list(dict.fromkeys(name for match in matches for name in match.table))
    for name in names:
        by_nodes(Spec.parse(name))
    if len(names) < len(named):
        raise BadOption("players: one of them is named twice")
    if kept is None and wish.anchor not in names:
        raise BadOption(f"anchor {wish.anchor!r}: it is none of the players: {', '.join(names)}")
    unknown = [name for name in wish.against if name not in there]
    if unknown:
        raise BadOption(f"against {unknown[0]!r}: it is not in the table; there are: {', '.join(there) or 'none'}")
    thinks = {name: level.level.thinks for name, level in zip(names, found, strict=True)}
    groups: dict[int, list[Match]] = {}
    for match in matches:
        if _wanted(wish, match, names, there, kept):
            dear = wish.thinking and any(thinks[name] for name in match.table)
            groups.setdefault(wish.thinking if dear else wish.deals, []).append(match)
    return [
        Arena(group, deals, None, None if log is None else log.with_name(f"{log.name}.{number}"))
        for number, (deals, group) in enumerate(sorted(groups.items(), key=lambda one: -one[0]))
    ]


def _wanted(wish: Wish, match: Match, names: list[str], there: list[str], kept: dict[str, Any] | None) -> bool:
    """Is this match to be played?"""
    one, other = match.table[0], match.table[1]
    if kept is None:
        return not wish.apart or abs(names.index(one) - names.index(other)) <= wish.apart
    if one in there and other in there:
        return False
    met = [name for name in (one, other) if name in there]
    return not wish.against or not met or met[0] in wish.against


def by_nodes(spec: Spec) -> None:
    if spec.budget is not None and spec.budget.seconds is not None:
        raise BadOption(f"bot {spec}: a table is made again to the digit; give it a budget of nodes, such as @500n")


def _same_code(game: str, kept: dict[str, Any]) -> None:
    """May bots join this table? Its games must be of these rules, these weights and these files."""
    if kept["game"] != game:
        raise BadOption(f"--onto: this is a table of {kept['game']}, not of {game}")
    if kept["rules"] != game_of(game).rules or kept["weights"] != weights(game):
        raise BadOption("--onto: this table was made with other rules or weights; make it anew")
    for name, mark in _files(player["bot"] for player in kept["players"]).items():
        if kept["files"].get(name) != mark:
            raise BadOption(f"--onto: {name} has changed since this table was made; make it anew")


def _files(players: Iterable[str]) -> dict[str, str]:
    """The hashes of the files of players from outside."""
    found = (FILE.fullmatch(Spec.parse(name).name) for name in players)
    return {file["path"]: of_files([Path(file["path"])]) for file in found if file is not None}


def played(
    arenas: list[Arena],
    wish: Wish,
    run: Run,
    command: str,
    progress: Callable[[int, int], None] | None = None,
    kept: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """Play what is left, and tell the table."""
    total = sum(arena.deals * len(arena.matches) for arena in arenas)
    for arena in arenas:
        arena.resume()

    def show(_: Arena) -> None:
        if progress is not None:
            progress(sum(len(result.done) for arena in arenas for result in arena.results), total)

    for arena in arenas:
        arena.play(run, show)
    return table(arenas, wish, command, kept)


def table(arenas: list[Arena], wish: Wish, command: str, kept: dict[str, Any] | None = None) -> dict[str, Any]:
    """All matches of a table, kept ones and new ones, and the ratings that follow."""
    matches = [] if kept is None else list(kept["matches"])
    matches += [_told(result) for arena in arenas for result in arena.results]
    if kept is None:
        match = arenas[0].matches[0]
        head = {"seats": match.seats, "options": match.options, "seeds": SEEDS, "first": wish.first}
        head["anchor"] = wish.anchor
    else:
        head = {part: kept[part] for part in ("seats", "options", "seeds", "first", "anchor")}
    rated = players(matches, str(head["anchor"]))
    return {
        "talia_ladder": FORMAT,
        "game": wish.game,
        **head,
        "players": rated,
        "matches": matches,
        "rules": game_of(wish.game).rules,
        "hashes": hashes(wish.game, sorted(player["bot"] for player in rated)),
        "weights": weights(wish.game),
        "files": _files(player["bot"] for player in rated),
        "commands": [*([] if kept is None else kept["commands"]), command],
    }


def _told(result: Result) -> dict[str, Any]:
    """A match for the table, with what its first deal came to: who plays it again must come to the same."""
    found = result.to_json()
    parts = ("deals", "games", "points", "low", "high", "tally", "by_seat", "unfinished")
    return {
        "bot": found["table"][0],
        "against": found["table"][1],
        **{part: found[part] for part in parts},
        "first_deal": _begun(result.done[0]),
    }


def _begun(deal: dict[str, Any]) -> list[dict[str, Any]]:
    return [{part: game[part] for part in ("points", "scores", "answers")} for game in deal["games"]]


def otherwise(table: dict[str, Any]) -> list[str]:
    """The matches of a table whose first deal comes out otherwise now: rules or bots have changed since."""
    found: list[str] = []
    for match in table["matches"]:
        players = (match["bot"], *[match["against"]] * (table["seats"] - 1))
        again = Match(
            table["game"], table["seats"], table["options"], players, table["seeds"], table["first"], inside=True
        )
        if _begun(play_deal(again.to_json(), 0)) != match["first_deal"]:
            found.append(f"{match['bot']} against {match['against']}")
    return found


def players(matches: list[dict[str, Any]], anchor: str) -> list[dict[str, Any]]:
    """Everybody with a rating and half of its 95 % interval, strongest first."""
    rated = ratings([{"bot": match["bot"], "matches": [match]} for match in matches], anchor)
    games = dict.fromkeys(rated, 0)
    for match in matches:
        games[match["bot"]] += match["games"]
        games[match["against"]] += match["games"]
    return [
        {"bot": name, "rating": round(ANCHORED + rating, 1), "margin": round(Z * spread, 1), "games": games[name]}
        for name, (rating, spread) in sorted(rated.items(), key=lambda one: (-one[1][0], one[0]))
    ]


def read(path: Path) -> dict[str, Any]:
    """A table that was kept."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadRecord(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:
        raise BadRecord(f"{path}: this cannot be read: {error}") from None
    if not isinstance(found, dict) or found.get("talia_ladder") != FORMAT:
        raise BadRecord(f"{path}: this is no table of the ladder")
    return found
