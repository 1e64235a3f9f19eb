"""A match: games of Cardia, each set up anew, until somebody has won two (rules, section 10). Plain data, no rules."""

from __future__ import annotations

import json
from typing import Any, final

from talia.core import rng as random
from talia.core.check import Checker
from talia.core.errors import BadRecord, Unchecked
from talia.core.series import WINS, first_to
from talia.core.state import State
from talia.core.view import Outcome
from talia.games.cardia.game import GAME

FORMAT = 1


@final
class Match:
    """Two players, the games so far, and what is still to be won. A drawn game counts for nobody (R24)."""

    def __init__(
        self, players: Unchecked, options: dict[str, Any] | None = None, wins: Unchecked = WINS, seed: Unchecked = 0
    ) -> None:
        check_players(players, 2)
        if type(wins) is not int or not 1 <= wins <= 99:
            raise BadRecord(f"match.wins: {wins!r} is not a whole number from 1 to 99")
        if type(seed) is not int or seed < 0:
            raise BadRecord(f"match.seed: {seed!r} is not a whole number from 0 up")
        self.players: list[str] = list(players)
        self.options: dict[str, Any] = GAME.setup(None, **({} if options is None else options)).options
        self.wins: int = wins
        self.seed: int = seed
        self.games: list[dict[str, Any]] = []  # the outcomes, as `Outcome.to_json` tells them

    @property
    def score(self) -> tuple[int, int]:
        """Games won by each player."""
        won = [game["winners"] for game in self.games]
        return won.count([0]), won.count([1])

    @property
    def winner(self) -> int | None:
        """The player who has won the match, or None while it lasts."""
        return first_to(self.wins, [game["winners"][0] if game["winners"] else None for game in self.games])

    @property
    def over(self) -> bool:
        return self.winner is not None

    def start(self, log: bool = True) -> State:
        """The next game, with full decks and a seed of its own. Player 0 has seat 0: the game is the same for both."""
        if self.over:
            raise BadRecord(f"match: it is over, won by {self.players[self.winner or 0]}")
        return GAME.start(self.seed_of(len(self.games)), log=log, **self.options)

    def seed_of(self, number: int) -> int:
        """The seed of a game, from the match's own."""
        mixed: int = random.scramble(random.seeded(self.seed) ^ (number + 1))
        return mixed

    def add(self, outcome: Outcome) -> None:
        """A game has ended."""
        if self.over:
            raise BadRecord(f"match: it is over, won by {self.players[self.winner or 0]}")
        self.games.append(_checked(outcome.to_json(), f"match.games[{len(self.games)}]"))

    def to_json(self) -> dict[str, Any]:
        return {
            "match": FORMAT,
            "game": "cardia",
            "players": list(self.players),
            "options": self.options,
            "wins": self.wins,
            "seed": str(self.seed),
            "games": [dict(game) for game in self.games],
        }

    def write(self) -> str:
        """The match as JSON text."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def read(text: Unchecked) -> Match:
        """The match of a JSON text; BadRecord says what is wrong with it."""
        top, seed = opened(text, "match", FORMAT, "games")
        match = Match(top.words("players"), top.mapping("options"), top.number("wins", 1, 99), seed)
        for number, game in enumerate(top.list_of("games")):
            if match.over:
                raise BadRecord(f"match.games[{number}]: the match was over before")
            match.games.append(_checked(game.value, game.at))
        return match


def opened(text: Unchecked, kind: str, version: int, held: str) -> tuple[Checker, int]:
    """The fields of a match or tournament, which holds its games or matches under `held`, and its seed."""
    value: Any = text
    if not isinstance(text, dict):
        try:
            value = json.loads(text)
        except (TypeError, ValueError) as error:
            raise BadRecord(f"this is not a {kind}: {error}") from None
    top = Checker(value, kind, BadRecord)
    top.only([kind, "game", "players", "options", "wins", "seed", held])
    if top.get(kind) != version or top.get("game") != "cardia":
        raise BadRecord(f"{kind}: this is not a {kind} of Cardia in format {version}")
    seed = top.word("seed")
    if not (seed.isascii() and seed.isdigit()):
        raise BadRecord(f"{kind}.seed: {seed!r} is not a whole number from 0 up")
    return top, int(seed)


def check_players(players: Unchecked, how_many: int) -> None:
    good = isinstance(players, list | tuple) and len(players) == how_many
    if not good or not all(isinstance(name, str) and name for name in players) or len(set(players)) != how_many:
        raise BadRecord(f"players: {players!r} are not {how_many} different names")


def _checked(game: dict[str, Any], at: str) -> dict[str, Any]:
    """An outcome of one game of Cardia."""
    outcome = Checker(game, at, BadRecord)
    outcome.only(["winners", "scores", "reason"])
    winners = outcome.numbers("winners", 0, 1)
    scores = outcome.numbers("scores", 0, 99)
    if len(winners) > 1 or len(scores) != 2:
        raise BadRecord(f"{at}: a game has one winner or none, and two scores")
    return {"winners": winners, "scores": scores, "reason": outcome.word("reason", GAME.reasons)}
