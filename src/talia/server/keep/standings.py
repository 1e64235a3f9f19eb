"""Matches and tournaments as plain arithmetic: who meets whom next, how it stands, who has won.

A match is the first to two won games; a drawn game counts for nobody. A tournament of four is a house format (no rules
of one are published): everybody plays a match against everybody else, then the two best play a final. The order is by
matches won, then by games won less games lost, then by scores; two that are level still by the match between them, more
by lot. It is the format of `talia.games.cardia.tournament`, for any game of two.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from talia.core.rng import Random
from talia.server.wire.protocol import ClockRule

WINS = 2
SIZES: dict[str, int] = {"match": 2, "tournament": 4}
ROUND_ROBIN = ((0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2))  # three rounds of two matches
FINAL = len(ROUND_ROBIN)


class Player(Struct, kw_only=True):
    who: Literal["open", "person", "bot"]
    name: str | None = None
    level: str | None = None
    device: int | None = None
    token: str | None = None
    claims: int = 0


class Meeting(Struct, kw_only=True):
    """One game of a match: its table, and the series' player at each seat."""

    table: str
    match: int
    number: int
    players: list[int]
    ended: bool = False
    winner: int | None = None
    scores: list[int] = []


class Doc(Struct, kw_only=True):
    """A series as the store has it."""

    id: str
    kind: Literal["match", "tournament"]
    game: str
    options: dict[str, object]
    clock: ClockRule
    undo: Literal["free", "consent", "never"]
    hints: bool
    created: float
    key: str
    host: str
    players: list[Player]
    meetings: list[Meeting] = []


def offers(least_seats: int, most_seats: int) -> list[str]:
    """The kinds of series a game can be played in: those of games for two."""
    return list(SIZES) if least_seats <= 2 <= most_seats else []


def games_of(doc: Doc, match: int) -> list[Meeting]:
    return [meeting for meeting in doc.meetings if meeting.match == match]


def match_winner(doc: Doc, match: int) -> int | None:
    """Who has won a match, or None while it lasts."""
    won = [meeting.winner for meeting in games_of(doc, match)]
    return next((player for player in set(won) if player is not None and won.count(player) >= WINS), None)


def pair(doc: Doc, match: int) -> tuple[int, int]:
    """The two players of a match."""
    if doc.kind == "match":
        return 0, 1
    if match < FINAL:
        return ROUND_ROBIN[match]
    first, second = standing(doc)[:2]
    return first, second


def round_of(doc: Doc, match: int) -> int:
    return 0 if doc.kind == "match" else match // 2


def open_matches(doc: Doc) -> list[int]:
    """The matches that can be played now: those of the earliest unfinished round, or the final."""
    if any(player.who == "open" for player in doc.players):
        return []
    if doc.kind == "match":
        return [] if over(doc) else [0]
    for start in range(0, FINAL, 2):
        unfinished = [match for match in (start, start + 1) if match_winner(doc, match) is None]
        if unfinished:
            return unfinished
    return [] if over(doc) else [FINAL]


def next_games(doc: Doc) -> list[tuple[int, tuple[int, int]]]:
    """The games to be begun now: the match, and the players by seat. Seats are swapped from game to game."""
    found: list[tuple[int, tuple[int, int]]] = []
    for match in open_matches(doc):
        games = games_of(doc, match)
        if all(meeting.ended for meeting in games):
            one, other = pair(doc, match) if not games else sorted(games[0].players, key=games[0].players.index)
            found.append((match, (one, other) if len(games) % 2 == 0 else (other, one)))
    return found


def winner(doc: Doc) -> int | None:
    """Who has won the series, or None while it lasts."""
    return match_winner(doc, 0 if doc.kind == "match" else FINAL)


def over(doc: Doc) -> bool:
    return winner(doc) is not None


def standing(doc: Doc) -> list[int]:
    """The players, best first, by the round of all against all; in a match, by games won."""
    robin = [meeting for meeting in doc.meetings if meeting.match < FINAL and meeting.ended]
    players = range(len(doc.players))

    def merit(player: int) -> tuple[int, int, int]:
        matches = sum(match_winner(doc, match) == player for match in range(FINAL))
        mine = [meeting for meeting in robin if player in meeting.players]
        games = sum((meeting.winner == player) - (meeting.winner not in (player, None)) for meeting in mine)
        scores = 0
        for meeting in mine:
            if len(meeting.scores) == 2:
                seat = meeting.players.index(player)
                scores += meeting.scores[seat] - meeting.scores[1 - seat]
        return -matches, -games, -scores

    merits = {player: merit(player) for player in players}
    lots = Random(int(doc.key, 16)).shuffled(list(players))
    order = sorted(players, key=lambda player: (merits[player], lots.index(player)))
    for at in range(len(order) - 1):
        one, other = order[at], order[at + 1]
        if [merits[player] for player in players].count(merits[one]) == 2 and merits[one] == merits[other]:
            number = next((n for n, both in enumerate(ROUND_ROBIN) if set(both) == {one, other}), 0)
            if match_winner(doc, number) == other:
                order[at], order[at + 1] = other, one
    if doc.kind == "tournament" and over(doc):  # the final decides between the first two
        best = winner(doc)
        order.sort(key=lambda player: player != best)
    return order
