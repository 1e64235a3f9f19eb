"""Fantasy Realms: what is noted of a game, how quick players play it, and its tables."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from talia.bots.fantasy_realms.hands import Hands, expecting_answer, sight_of
from talia.bots.fantasy_realms.sight import members
from talia.core.state import State
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.state import FantasyRealms
from talia.study.stats import form

LOGS = False  # what is noted can be seen at the table
SEATS = 4
EXPERT = "2000n"
LISTED = 40  # pairs of final hands, the most frequent ones

_hands = Hands()  # scores that have been worked out are kept from game to game; they do not change what is played


def options(seed: int, given: dict[str, Any]) -> dict[str, Any]:
    """The choices at scoring are made for everybody, and best."""
    return {"scoring": "best", **given}


class Watch:
    """What is noted of one game."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, FantasyRealms)
        self.dealt = _held(state)

    def look(self, state: State, answers: int) -> None:
        """Nothing on the way is noted."""

    def told(self, state: State) -> dict[str, Any]:
        assert isinstance(state, FantasyRealms)
        outcome = state.outcome
        assert outcome is not None
        return {
            "dealt": self.dealt,
            "final": _held(state),
            "turns": int(state.turn),
            "won": list(outcome.winners),
            "scores": list(outcome.scores),
        }


def _held(state: FantasyRealms) -> list[list[int]]:
    return [members(int(state.hand(seat))) for seat in range(state.rules.seats)]


def quick(state: State, watch: Watch, seed: int) -> None:
    """Everybody takes the best swap from the area, or the deck where its mean brings more."""
    assert isinstance(state, FantasyRealms)
    while not state.over:
        seat = state.asked[0]
        state.take(seat, expecting_answer(_hands, sight_of(state, seat)))


def tables(games: list[dict[str, Any]], options: dict[str, Any]) -> list[form.Table]:
    seats = len(games[0]["scores"])
    points = [form.winners(game["won"], seats) for game in games]
    named = {
        key: [[[IDS[card] for card in hand] for hand in game[key]] for game in games] for key in ("dealt", "final")
    }
    pairs = [[list(combinations(hand, 2)) for hand in game] for game in named["final"]]
    even = 1.0 / seats
    means = [
        form.mean(["turns_each"], [game["turns"] / seats for game in games]),
        form.mean(["points_all"], [sum(game["scores"]) / seats for game in games]),
        form.mean(["points_winner"], [float(max(game["scores"])) for game in games]),
    ]
    rounds = [-(-game["turns"] // seats) for game in games]
    turns = [form.in_turn(won, game["began"]) for won, game in zip(points, games, strict=True)]
    return [
        form.table("dealt", "cards", form.held(points, named["dealt"], IDS), cause=True, even=even),
        form.table("final", "cards", form.held(points, named["final"], IDS), cause=False, even=even),
        form.table("final_pairs", "groups", form.groups(points, pairs, LISTED), cause=False, even=even),
        form.table("seats", "seats", form.by_seat(turns), cause=True, even=even),
        form.table("means", "means", means, cause=False),
        form.table("rounds", "lengths", form.lengths(rounds), cause=False),
    ]
