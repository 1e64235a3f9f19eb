"""Series of games of two, as plain arithmetic: who meets whom, who has won a match, how a tournament stands.

A match is won by the first to win so many games; a drawn game counts for nobody. A tournament of four is a house format
(no rules of one are published): everybody plays a match against everybody else, then the two best play a final. The
order is by matches won, then by games won less games lost, then by scores; where exactly two are level still, by the
match between them, and where more are, by lot.

A duplicate match plays every deal twice, with the seats changed, so that both players have had the same cards: what
counts is the difference over both games, by games won, then by scores. Deals come a second time in another order.
"""

from __future__ import annotations

from typing import Final, final

from talia.core.rng import Random

PLAYERS: Final = 4  # of a tournament
WINS: Final = 2  # games that win a match, unless said otherwise
# Three rounds of two matches; in each the four players are paired anew.
ROUND_ROBIN: Final = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))
FINAL: Final = len(ROUND_ROBIN)
DEALS: Final = 2  # of a duplicate match, unless said otherwise


@final
class Played:
    """A game that has ended: its match, its two players, who won (None: drawn), and how much more the first scored."""

    def __init__(self, match: int, players: tuple[int, int], winner: int | None, margin: int) -> None:
        self.match = match
        self.players = players
        self.winner = winner
        self.margin = margin


@final
class Merit:
    """What a player has won in the round robin."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.matches = 0
        self.games = 0  # won less lost
        self.scores = 0  # own less the opponents'

    def count(self, game: Played) -> None:
        """Count a game, if it was this player's."""
        if self.player not in game.players:
            return
        if game.winner is not None:
            self.games += 1 if game.winner == self.player else -1
        self.scores += game.margin if game.players[0] == self.player else -game.margin

    def rank(self) -> tuple[int, int, int]:
        """What the order goes by, the best lowest."""
        return -self.matches, -self.games, -self.scores


def first_to(wins: int, winners: list[int | None]) -> int | None:
    """The first to win so many of these games, or None while nobody has."""
    for player in winners:
        if player is not None and winners.count(player) >= wins:
            return player
    return None


def match_winner(games: list[Played], match: int, wins: int) -> int | None:
    """Who has won a match, or None while it lasts."""
    return first_to(wins, [game.winner for game in games if game.match == match])


def open_matches(games: list[Played], wins: int) -> list[int]:
    """The matches of a tournament that can be played now: those of the earliest unfinished round, or the final."""
    for start in range(0, FINAL, 2):
        unfinished = [match for match in (start, start + 1) if match_winner(games, match, wins) is None]
        if unfinished:
            return unfinished
    return [] if match_winner(games, FINAL, wins) is not None else [FINAL]


def standings(games: list[Played], wins: int, lots: list[int]) -> list[Merit]:
    """The players by the round of all against all, the best first. `lots`: them all, in the order that was drawn."""
    table = [Merit(player) for player in lots]
    for match in range(FINAL):
        best = match_winner(games, match, wins)
        for row in table:
            row.matches += 1 if row.player == best else 0
    for game in games:
        if game.match < FINAL:
            for row in table:
                row.count(game)
    table.sort(key=lambda row: row.rank())  # whoever is level stays in the order of the lots
    for n in range(len(table) - 1):
        level = [row.player for row in table if row.rank() == table[n].rank()]
        if len(level) == 2 and level[0] == table[n].player:
            between = ROUND_ROBIN.index((min(level), max(level)))
            if match_winner(games, between, wins) == level[1]:
                table[n], table[n + 1] = table[n + 1], table[n]
    return table


@final
class Difference:
    """By how much the first player is ahead, over both games of a deal or over several deals."""

    def __init__(self, games: int, scores: int) -> None:
        self.games = games  # won less lost
        self.scores = scores

    def winner(self) -> int | None:
        """The player who is ahead, by games, then by scores; None where they are level."""
        ahead = self.games or self.scores
        return None if ahead == 0 else 0 if ahead > 0 else 1


def deals_in_order(deals: int, lots: Random) -> list[int]:
    """Which deal each game of a duplicate match plays: all of them, then all again in an order that is drawn.

    The one played last is not the next one again, so that as little as can be is remembered of it.
    """
    first = list(range(deals))
    again = lots.shuffled(first)
    if deals > 1 and again[0] == deals - 1:
        again = [*again[1:], again[0]]
    return [*first, *again]


def duplicate_seats(number: int, order: list[int]) -> tuple[int, int]:
    """The players by seat of a game of a duplicate match: the first sits first in every other deal, then changes."""
    changed = order[number] + (1 if number >= len(order) // 2 else 0)
    return (0, 1) if changed % 2 == 0 else (1, 0)


def difference(games: list[Played]) -> Difference:
    """The first player's games and scores in these, less the second's."""
    won = sum(0 if game.winner is None else 1 if game.winner == 0 else -1 for game in games)
    scores = sum(game.margin if game.players[0] == 0 else -game.margin for game in games)
    return Difference(won, scores)
