"""Matches: the same deal played from every seat, the bots' own randomness apart from the deal's.

This module owns true tables. Bots do not import it: they think behind the door, or, where speed is wanted and every
level is our own, in this process (`inside`), from the same bytes.
"""

from __future__ import annotations

import atexit
import json
import time
from dataclasses import asdict, dataclass, field
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.asking import OVERRUN, Thought
from talia.bots.play.budget import Budget
from talia.bots.play.door import Door, try_out
from talia.bots.play.levels import Found, Spec, find
from talia.bots.play.outside import is_outside
from talia.bots.play.thinking import legal, think
from talia.core.errors import BadOption
from talia.core.record import Record
from talia.core.state import State
from talia.core.view import View, canonical
from talia.registry import game as game_of

# Deals by what they may be used for. Nothing is tuned on deals that judge it, and reports use deals nothing else has.
RANGES: dict[str, int] = {
    "tuning": 1_000_000_000,
    "gating": 2_000_000_000,
    "reporting": 3_000_000_000,
    "training": 4_000_000_000,
}
RANGE = 1_000_000_000

CAP = 5000  # answers in a game; one that takes more is stopped, shared by all, and counted


@dataclass(frozen=True)
class Match:
    """Who plays what, and on which deals. The first of the table is the one that is measured."""

    game: str
    seats: int
    options: dict[str, Any]
    table: tuple[str, ...]  # one contestant a seat, with its budget
    seeds: str = "tuning"
    first: int = 0
    cap: int = CAP
    inside: bool = False
    forfeit: bool = False  # an overrun or a failure loses the game
    records: bool = False  # each game is told with its record

    def to_json(self) -> dict[str, Any]:
        return {**asdict(self), "table": list(self.table)}

    @staticmethod
    def from_json(value: dict[str, Any]) -> Match:
        return Match(**{**value, "table": tuple(value["table"])})

    def seed(self, deal: int) -> int:
        """The seed of a deal of this match."""
        return RANGES[self.seeds] + self.first + deal

    def specs(self) -> list[Spec]:
        return [Spec.parse(text) for text in self.table]


def arranged(
    game: str,
    seats: int | None,
    options: dict[str, Any],
    players: list[str],
    budget: Budget | None,
    field: bool = False,
    **more: Any,
) -> tuple[list[Match], list[Found]]:
    """The matches between all players, checked: each pair at two seats, each one against a field at more.

    With `field` the last player is the field of all matches: the others meet it on the same deals, and not each other.
    """
    setup = game_of(game).setup(seats, **options)
    seats = int(setup.seats)
    seeds = more.get("seeds", "tuning")
    if seeds not in RANGES:
        raise BadOption(f"option seeds: {seeds!r} is not allowed; allowed: {', '.join(RANGES)}")
    if not 0 <= more.get("first", 0) < RANGE // 2:
        raise BadOption(f"option first: {more['first']!r} is not allowed; allowed: 0 to {RANGE // 2 - 1}")
    if len(players) < 2:
        raise BadOption("players: two of them at least make a match, such as: expert novice")
    specs: list[str] = []
    found: list[Found] = []
    kinds: set[str] = set()
    for text in players:
        spec = Spec.parse(text)
        level = find(spec.name, game, seats, setup.options)
        found.append(level)
        if is_outside(spec.name):
            try_out(spec.level, setup)
        if level.level.thinks:
            chosen = spec.budget or budget or level.level.budget
            kinds.add(chosen.kind)
            spec = Spec(spec.name, spec.knobs, chosen)
        specs.append(str(spec))
    if len(kinds) > 1:
        raise BadOption("players: some have a budget of nodes and some of seconds; one table has one kind")
    pairs: list[tuple[str, ...]] = []
    for one, first in enumerate(specs):
        for other, second in enumerate(specs):
            if field and other != len(specs) - 1:
                continue
            if (one < other) if seats == 2 else (one != other):
                pairs.append((first, *[second] * (seats - 1)))
    return [Match(game, seats, setup.options, pair, **more) for pair in pairs], found


@dataclass
class Chair:
    """A contestant in a game."""

    spec: Spec
    seed: int
    door: Door | None
    times: list[float] = field(default_factory=list)
    late: int = 0
    failed: int = 0

    def answer(self, view: View) -> int:
        seed = derived(self.seed, view["question"], view["seat"])
        thought = self._inside(view, seed) if self.door is None else self._behind(view, seed)
        self.times.append(thought.time)
        self.late += thought.late
        self.failed += thought.failed is not None
        return thought.action

    def _behind(self, view: View, seed: int) -> Thought:
        assert self.door is not None
        return self.door.think(view, self.spec.level, seed, self.spec.budget)

    def _inside(self, view: View, seed: int) -> Thought:
        seen = json.loads(canonical(view))
        begun = time.perf_counter()
        try:
            action, record = think(seen, self.spec.level, seed, self.spec.budget)
        except Exception as error:  # a defect of a bot must not end the match; it is counted
            return Thought(legal(view, seed), None, time.perf_counter() - begun, f"{type(error).__name__}: {error}")
        spent = time.perf_counter() - begun
        seconds = None if self.spec.budget is None else self.spec.budget.seconds
        return Thought(action, record, spent, late=seconds is not None and spent > OVERRUN * seconds)


_doors: dict[int, Door] = {}  # of this process: contestant by contestant, kept from game to game


@atexit.register
def _close_doors() -> None:
    for door in _doors.values():
        door.close()


def _door(contestant: int) -> Door:
    if contestant not in _doors:
        _doors[contestant] = Door()
    return _doors[contestant]


def play_deal(match: dict[str, Any], deal: int) -> dict[str, Any]:
    """Play one deal, rotated through all seats, and tell what came of it, contestant by contestant. Ready for JSON."""
    arranged_match = Match.from_json(match)
    games = [play_game(arranged_match, deal, rotation) for rotation in range(arranged_match.seats)]
    return {"deal": deal, "games": games}


def play_game(match: Match, deal: int, rotation: int) -> dict[str, Any]:
    """One game of a deal, its contestants moved on by so many seats."""
    game = game_of(match.game)
    state = game.start(match.seed(deal), match.seats, log=False, memory=False, **match.options)
    if match.records:
        state.record = Record(game.name, state.setup.rules, match.seats, state.setup.options, match.seed(deal))
    chairs = [
        Chair(spec, derived("bot", match.seeds, match.seed(deal), rotation, n), None if match.inside else _door(n))
        for n, spec in enumerate(match.specs())
    ]
    at = [(n - rotation) % match.seats for n in range(match.seats)]  # the contestant of each seat
    answers = 0
    while not state.over and answers < match.cap:
        luck = derived("table", match.seed(deal), answers)
        # Where whoever is first may answer, anybody is; secret choices come out the same in any order.
        seat = state.asked[0] if state.asking().locks_in() else state.asked[luck % len(state.asked)]
        state.answer(seat, _answer(state, seat, chairs, at, luck))
        answers += 1
    points = points_of(state, match.seats)
    if match.forfeit:
        points = _forfeited(points, [chairs[n].late + chairs[n].failed > 0 for n in at])
    outcome = state.outcome
    seat_of = {n: seat for seat, n in enumerate(at)}
    told: dict[str, Any] = {
        "points": [points[seat_of[n]] for n in range(match.seats)],
        "scores": [state.scores()[seat_of[n]] for n in range(match.seats)],
        "answers": answers,
        "reason": "cap" if outcome is None else outcome.reason,
        "times": [[round(spent, 5) for spent in chair.times] for chair in chairs],
        "late": [chair.late for chair in chairs],
        "failed": [chair.failed for chair in chairs],
    }
    if state.record is not None:
        told["record"] = state.record.to_json()
    return told


def _answer(state: State, seat: int, chairs: list[Chair], at: list[int], luck: int) -> int:
    view = state.view(seat, memory=True)
    options = view["decision"]["options"]
    if len(options) == 1:
        action: int = options[0]["action"]
        return action
    if seat >= len(at):  # the table's own seat (a clock) plays for nobody
        return legal(view, luck)
    return chairs[at[seat]].answer(view)


def points_of(state: State, seats: int) -> list[float]:
    """A game's one point, seat by seat: shared by the winners, or by all where nobody won or the game was stopped."""
    outcome = state.outcome
    winners = outcome.winners if outcome is not None else ()
    if not winners:
        return [1.0 / seats] * seats
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def _forfeited(points: list[float], guilty: list[bool]) -> list[float]:
    """The points when those who overran have lost: the others share what is left."""
    if not any(guilty) or all(guilty):
        return points
    kept = [0.0 if bad else point for point, bad in zip(points, guilty, strict=True)]
    rest = (1.0 - sum(kept)) / guilty.count(False)
    return [0.0 if bad else point + rest for point, bad in zip(kept, guilty, strict=True)]
