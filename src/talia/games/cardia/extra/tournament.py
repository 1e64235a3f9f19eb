"""A tournament for four players, in a format of Talia's own: the box mentions one, but no source tells its rules.

Everybody plays a match against everybody else; the two best then play a final. The order after the round robin is by
matches won, then by games won less games lost, then by signets won less signets lost; where exactly two are level then,
by the match between them, and where more are, by lot. This is a house format and not the publisher's (section 11).
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from talia.core.errors import BadRecord, Unchecked
from talia.core.rng import Random
from talia.core.view import Outcome
from talia.games.cardia.extra.match import Match, check_players, opened

FORMAT: Final = 1
PLAYERS: Final = 4
# Three rounds; in each the four players are paired anew.
ROUND_ROBIN: Final = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
FINAL: Final = len(ROUND_ROBIN)


@final
class Tournament:
    """Four players, their matches so far, and the final."""

    def __init__(
        self, players: Unchecked, options: dict[str, Any] | None = None, wins: Unchecked = 2, seed: Unchecked = 0
    ) -> None:
        check_players(players, PLAYERS)
        self.players: list[str] = list(players)
        self.matches: list[Match] = [
            Match([players[one], players[other]], options, wins, _seed(seed, number))
            for number, (one, other) in enumerate(ROUND_ROBIN)
        ]
        self.options = self.matches[0].options
        self.wins: int = self.matches[0].wins
        self.seed: int = seed

    def pair(self, number: int) -> tuple[int, int]:
        """The two players of a match, by number: 0 to 5 are the round robin, 6 is the final."""
        if number < FINAL:
            return ROUND_ROBIN[number]
        first, second = self.standings()[:2]
        return first["player"], second["player"]

    def open(self) -> list[int]:
        """The matches that can be played now: those of the earliest unfinished round, or the final."""
        for start in range(0, FINAL, 2):
            unfinished = [number for number in (start, start + 1) if not self.matches[number].over]
            if unfinished:
                return unfinished
        return [] if self.over else [FINAL]

    def match(self, number: int) -> Match:
        """A match that is open or has been played; the final is set up when the round robin is over."""
        if type(number) is not int or not 0 <= number <= FINAL:
            raise BadRecord(f"tournament: {number!r} is not a match; allowed: 0 to {FINAL}")
        if number == FINAL and len(self.matches) == FINAL:
            if not all(match.over for match in self.matches):
                raise BadRecord("tournament: the final is played when all other matches are over")
            one, other = self.pair(FINAL)
            names = [self.players[one], self.players[other]]
            self.matches.append(Match(names, self.options, self.wins, _seed(self.seed, FINAL)))
        return self.matches[number]

    def add(self, number: int, outcome: Outcome) -> None:
        """A game of a match has ended."""
        if number not in self.open():
            allowed = ", ".join(str(n) for n in self.open()) or "none"
            raise BadRecord(f"tournament: match {number!r} is not open; open: {allowed}")
        self.match(number).add(outcome)

    def standings(self) -> list[dict[str, Any]]:
        """The players after the round robin, the best first."""
        table = [{"player": player, "matches": 0, "games": 0, "signets": 0} for player in range(PLAYERS)]
        for number in range(FINAL):
            self._count(table, number)
        lots = Random(self.seed).shuffled(list(range(PLAYERS)))
        table.sort(key=lambda row: (*_merit(row), lots.index(row["player"])))
        for n in range(PLAYERS - 1):
            level = [row for row in table if _merit(row) == _merit(table[n])]
            first = len(level) == 2 and level[0] is table[n]
            if first and self._between(level[0]["player"], level[1]["player"]) == level[1]["player"]:
                table[n], table[n + 1] = table[n + 1], table[n]
        return table

    def _count(self, table: list[dict[str, Any]], number: int) -> None:
        match = self.matches[number]
        for side, player in enumerate(ROUND_ROBIN[number]):
            row = table[player]
            row["matches"] += 1 if match.winner == side else 0
            row["games"] += match.score[side] - match.score[1 - side]
            row["signets"] += sum(game["scores"][side] - game["scores"][1 - side] for game in match.games)

    def _between(self, one: int, other: int) -> int | None:
        """Who won the match between two players."""
        number = ROUND_ROBIN.index((min(one, other), max(one, other)))
        winner = self.matches[number].winner
        return None if winner is None else ROUND_ROBIN[number][winner]

    @property
    def winner(self) -> int | None:
        """The player who has won the final, or None."""
        if len(self.matches) == FINAL:
            return None
        winner = self.matches[FINAL].winner
        return None if winner is None else self.players.index(self.matches[FINAL].players[winner])

    @property
    def over(self) -> bool:
        return self.winner is not None

    def to_json(self) -> dict[str, Any]:
        return {
            "tournament": FORMAT,
            "game": "cardia",
            "players": list(self.players),
            "options": self.options,
            "wins": self.wins,
            "seed": str(self.seed),
            "matches": [[dict(game) for game in match.games] for match in self.matches],
        }

    def write(self) -> str:
        """The tournament as JSON text."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def read(text: Unchecked) -> Tournament:
        """The tournament of a JSON text; BadRecord says what is wrong with it."""
        top, seed = opened(text, "tournament", FORMAT, "matches")
        found = Tournament(top.words("players"), top.mapping("options"), top.number("wins", 1, 99), seed)
        told = top.get("matches")
        if not isinstance(told, list) or not FINAL <= len(told) <= FINAL + 1:
            raise BadRecord(f"tournament.matches: {told!r} is not a list of {FINAL} matches and perhaps a final")
        for number, games in enumerate(told):
            match = found.match(number)
            match.games = Match.read({**match.to_json(), "games": games}).games
        return found


def _merit(row: dict[str, Any]) -> tuple[int, int, int]:
    """What the order goes by, the best lowest."""
    return -row["matches"], -row["games"], -row["signets"]


def _seed(seed: Unchecked, number: int) -> int:
    if type(seed) is not int or seed < 0:
        raise BadRecord(f"tournament.seed: {seed!r} is not a whole number from 0 up")
    return seed * (FINAL + 1) + number
