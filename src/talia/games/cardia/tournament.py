"""A tournament for four players, in a format of Talia's own: the box mentions one, but no source tells its rules.

The format is `talia.core.series`; scores are signets. It is a house format and not the publisher's (section 11).
"""

from __future__ import annotations

import json
from typing import Any, Final, final

from talia.core.errors import BadRecord, Unchecked
from talia.core.rng import Random
from talia.core.series import FINAL, PLAYERS, ROUND_ROBIN, WINS, Played, open_matches, standings
from talia.core.view import Outcome
from talia.games.cardia.match import Match, check_players, opened

FORMAT: Final = 1


@final
class Tournament:
    """Four players, their matches so far, and the final."""

    def __init__(
        self, players: Unchecked, options: dict[str, Any] | None = None, wins: Unchecked = WINS, seed: Unchecked = 0
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
        return open_matches(self._played(), self.wins)

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
        lots: list[int] = Random(self.seed).shuffled(list(range(PLAYERS)))
        return [
            {"player": row.player, "matches": row.matches, "games": row.games, "signets": row.scores}
            for row in standings(self._played(), self.wins, lots)
        ]

    def _played(self) -> list[Played]:
        """Every game so far, by the numbers of the tournament's players."""
        games: list[Played] = []
        for number, match in enumerate(self.matches):
            pair = self.players.index(match.players[0]), self.players.index(match.players[1])
            for game in match.games:
                winner = pair[game["winners"][0]] if game["winners"] else None
                games.append(Played(number, pair, winner, game["scores"][0] - game["scores"][1]))
        return games

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


def _seed(seed: Unchecked, number: int) -> int:
    if type(seed) is not int or seed < 0:
        raise BadRecord(f"tournament.seed: {seed!r} is not a whole number from 0 up")
    return seed * (FINAL + 1) + number
