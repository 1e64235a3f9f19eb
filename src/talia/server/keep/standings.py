"""A series as the store has it, and how it stands. The arithmetic is `talia.core.series`, for any game of two."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from talia.core import series
from talia.core.rng import Random
from talia.core.series import FINAL, PLAYERS, ROUND_ROBIN, WINS, Difference, Played
from talia.server.keep.store import Unreadable
from talia.server.wire.about import ClockRule, SeatKind, SeriesKind, Undo

SIZES: dict[SeriesKind, int] = {"match": 2, "tournament": PLAYERS, "duplicate": 2}


class Player(Struct, kw_only=True):
    who: SeatKind
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
    deal: int | None = None  # of a duplicate match


class Doc(Struct, kw_only=True):
    """A series as the store has it."""

    id: str
    kind: SeriesKind
    game: str
    options: dict[str, object]
    clock: ClockRule
    undo: Undo
    hints: bool
    created: float
    key: str
    host: str
    players: list[Player]
    meetings: list[Meeting] = []
    deals: list[str] = []  # of a duplicate match: the secret of each deal
    order: list[int] = []  # and which of them each game plays


def read_series(body: str) -> Doc:
    """A series as it is stored; Unreadable where this version cannot."""
    try:
        return msgspec.json.decode(body, type=Doc)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(type(error).__name__) from None


def offers(least_seats: int, most_seats: int) -> list[SeriesKind]:
    """The kinds of series a game can be played in: those of games for two."""
    return list(SIZES) if least_seats <= 2 <= most_seats else []


def games_of(doc: Doc, match: int) -> list[Meeting]:
    return [meeting for meeting in doc.meetings if meeting.match == match]


def played(doc: Doc) -> list[Played]:
    """The games that have ended."""
    return [_played(meeting) for meeting in doc.meetings if meeting.ended]


def _played(meeting: Meeting) -> Played:
    one, other = meeting.players
    margin = meeting.scores[0] - meeting.scores[1] if len(meeting.scores) == 2 else 0
    return Played(meeting.match, (one, other), meeting.winner, margin)


def compared(doc: Doc) -> dict[int, list[Meeting]]:
    """The deals of a duplicate match that have been played from both sides, each with its two games."""
    found: dict[int, list[Meeting]] = {}
    for meeting in doc.meetings:
        if meeting.ended and meeting.deal is not None:
            found.setdefault(meeting.deal, []).append(meeting)
    return {deal: found[deal] for deal in sorted(found) if len(found[deal]) == 2}


def difference(meetings: list[Meeting]) -> Difference:
    """By how much the first player is ahead in these games."""
    return series.difference([_played(meeting) for meeting in meetings])


def ahead(doc: Doc) -> Difference:
    """How a duplicate match stands, by the deals that can be compared."""
    return difference([meeting for both in compared(doc).values() for meeting in both])


def pair(doc: Doc, match: int) -> tuple[int, int]:
    """The two players of a match."""
    if doc.kind != "tournament":
        return 0, 1
    if match < FINAL:
        return ROUND_ROBIN[match]
    first, second = standing(doc)[:2]
    return first, second


def round_of(doc: Doc, match: int) -> int:
    return match // 2 if doc.kind == "tournament" else 0


def open_matches(doc: Doc) -> list[int]:
    """The matches that can be played now: those of the earliest unfinished round, or the final."""
    if any(player.who == "open" for player in doc.players):
        return []
    if doc.kind != "tournament":
        return [] if over(doc) else [0]
    return series.open_matches(played(doc), WINS)


def next_games(doc: Doc) -> list[tuple[int, tuple[int, int]]]:
    """The games to be begun now: the match, and the players by seat. Seats are swapped from game to game."""
    found: list[tuple[int, tuple[int, int]]] = []
    for match in open_matches(doc):
        games = games_of(doc, match)
        if not all(meeting.ended for meeting in games):
            continue
        if doc.kind == "duplicate":
            found.append((match, series.duplicate_seats(len(games), doc.order)))
        else:
            one, other = pair(doc, match) if not games else games[0].players
            found.append((match, (one, other) if len(games) % 2 == 0 else (other, one)))
    return found


def winner(doc: Doc) -> int | None:
    """Who has won the series, or None while it lasts, and where a duplicate match ends level."""
    if doc.kind == "duplicate":
        return ahead(doc).winner() if over(doc) else None
    return series.match_winner(played(doc), 0 if doc.kind == "match" else FINAL, WINS)


def over(doc: Doc) -> bool:
    if doc.kind == "duplicate":
        return sum(meeting.ended for meeting in doc.meetings) >= len(doc.order)
    return winner(doc) is not None


def standing(doc: Doc) -> list[int]:
    """The players, best first, by the round of all against all; in a match, by games won or by the difference."""
    if doc.kind == "duplicate":
        return [1, 0] if ahead(doc).winner() == 1 else [0, 1]
    lots = Random(int(doc.key, 16)).shuffled(list(range(len(doc.players))))
    order = [row.player for row in series.standings(played(doc), WINS, lots)]
    if doc.kind == "tournament" and over(doc):  # the final decides between the first two
        best = winner(doc)
        order.sort(key=lambda player: player != best)
    return order
