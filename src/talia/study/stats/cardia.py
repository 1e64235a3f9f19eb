"""Cardia: what is noted of a game, how quick players play it, and its tables."""

from __future__ import annotations

from functools import cache
from typing import Any

from talia.bots.cardia.evaluation import evaluation
from talia.bots.cardia.round import Rounds
from talia.bots.cardia.selfplay import Game
from talia.bots.training.stats import Tally
from talia.core.bits import members
from talia.core.rng import Random
from talia.core.state import State
from talia.games.cardia.game import GAME
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.state import Cardia
from talia.study.stats import form

LOGS = True  # what was played when, and what it lost, is read from it
SEATS = 2
WORLDS = 3  # dealt for each decision of a quick player
LONGEST = 2000  # answers
EXPERT = "1000n"
BOTH = 2  # answers after which the first two cards lie there


def options(seed: int, given: dict[str, Any]) -> dict[str, Any]:
    return given


class Watch:
    """What is noted of one game."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, Cardia)
        self.hands = [[state.kit.name_of(card) for card in members(state.hand(seat))] for seat in range(SEATS)]
        self.first: list[str] = []

    def look(self, state: State, answers: int) -> None:
        assert isinstance(state, Cardia)
        row = state.row
        # An ability may already have moved the first pair; then it is not noted.
        if answers == BOTH and row is not None and row.before is None:
            self.first = [state.kit.name_of(row.first), state.kit.name_of(row.second)]

    def told(self, state: State) -> dict[str, Any]:
        assert isinstance(state, Cardia)
        outcome = state.outcome
        won, end = ((), "unfinished") if outcome is None else (outcome.winners, outcome.reason)
        told = {"hands": self.hands, "first": self.first, "rounds": int(state.round), "won": list(won), "end": end}
        return {**told, "played": _played(state)}


def _played(state: Cardia) -> list[tuple[str, int, bool]]:
    """Every card that was played: its name, the round, and whether it lost, so that its ability acted."""
    found: list[tuple[str, int, bool]] = []
    number, loser = 0, -1
    cards: list[str] = []
    for event in [*state.events(None, 0), {"event": "round_began", "round": 0}]:
        if event["event"] == "round_began":
            found += [(card, number, seat == loser) for seat, card in enumerate(cards)]
            number, loser, cards = event["round"], -1, []
        elif event["event"] == "revealed":
            cards = event["cards"]
        elif event["event"] == "lost" and loser < 0 and cards[event["owner"]] == event["card"]:
            loser = event["owner"]
    return found


@cache
def _rounds(deck: str) -> Rounds:
    return Rounds(evaluation({**GAME.setup().options, "deck": deck})[0])


def quick(state: State, watch: Watch, seed: int) -> None:
    """Both think one round ahead, over a few worlds dealt from what they may know."""
    assert isinstance(state, Cardia)
    game = Game(state, _rounds(state.kit.options["deck"]), Random(seed).state, WORLDS, 0.0, False)
    game.play(BOTH)
    watch.look(state, BOTH)
    game.play(LONGEST)


def tables(games: list[dict[str, Any]], options: dict[str, Any]) -> list[form.Table]:
    setup = GAME.setup(None, **options)
    assert isinstance(setup, CardiaSetup)
    names = setup.names()
    points = [form.winners(game["won"], SEATS) for game in games]
    known = [n for n, game in enumerate(games) if game["first"]]
    whens: dict[str, list[float]] = {name: [] for name in names}
    lost = {name: Tally() for name in names}
    for game in games:
        for card, number, fell in game["played"]:
            whens[card].append(float(number))
            lost[card].add(float(fell), 1)
    opened = [[[card] for card in games[n]["first"]] for n in known]
    return [
        form.table("opening_hand", "cards", form.held(points, [game["hands"] for game in games], names),
                   cause=True, even=0.5),
        form.table("first_card", "cards", form.held([points[n] for n in known], opened, names), cause=False, even=0.5),
        form.table("played_in", "whens", [form.mean([card], found) for card, found in whens.items() if found],
                   cause=False),
        form.table("loses", "rates", [form.rated([card], found) for card, found in lost.items() if found.games],
                   cause=False),
        form.table("sides", "seats", form.by_seat(points), cause=True, even=0.5),
        form.table("means", "means", [form.mean(["rounds"], [game["rounds"] for game in games])], cause=False),
        form.table("rounds", "lengths", form.lengths([game["rounds"] for game in games]), cause=False),
        form.table("ends", "ends", form.shares([game["end"] for game in games]), cause=False),
    ]  # fmt: skip
