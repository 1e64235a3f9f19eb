"""How the template's evaluation is trained: from random games, seen from the seat that is asked. An example to copy."""

from __future__ import annotations

from talia.bots.methods.net import Net
from talia.bots.methods.weights import Domain
from talia.bots.training.recipes import Position, Recipe
from talia.core.rng import Random
from talia.core.view import View
from talia.games._template.cards.card import DECK
from talia.registry import game as game_of

NAMES = DECK.words()
RANKS = len(NAMES)
# My hand, my and their cards of the row (won, lost), what each has discarded, and the lead from -8 to 8.
FEATURES = 8 * RANKS + 17


def features(view: View) -> list[int]:
    """What the net sees of a view: only what the view's seat sees."""
    me = view["seat"]
    table = view["table"]
    found = [NAMES.index(card) for card in table["hands"][me]]
    lead = 0
    for meeting in table["row"]:
        ranks = [NAMES.index(card) for card in meeting["cards"]]
        gap = ranks[me] + meeting["marks"][me] - ranks[1 - me] - meeting["marks"][1 - me]
        lead += (gap > 0) - (gap < 0)
        found.append(RANKS * (1 if gap > 0 else 2) + ranks[me])
        found.append(RANKS * (3 if gap > 0 else 4) + ranks[1 - me])
    for place, owner in enumerate((me, 1 - me)):
        found += [RANKS * (5 + place) + NAMES.index(card) for card in table["discards"][owner]]
    found.append(RANKS * 7 + table["hands"][1 - me])
    found.append(8 * RANKS + 8 + max(-8, min(8, lead)))
    return found


def play(seed: int, net: Net | None) -> list[Position]:
    """A random game; every decision of it is a row for the seat that was asked."""
    state = game_of("template").start(seed, log=False, memory=False)
    rng = Random(seed + 1)
    seen: list[tuple[int, list[int]]] = []
    while not state.over:
        seat = state.asked[0]
        seen.append((seat, features(state.view(seat))))
        state.answer(seat, rng.pick(state.decision(seat).options))
    outcome = state.outcome
    assert outcome is not None
    share = 1.0 / len(outcome.winners) if outcome.winners else 0.5
    return [
        Position(row, share if seat in outcome.winners or not outcome.winners else 0.0, float(outcome.scores[seat]))
        for seat, row in seen
    ]


RECIPES = {
    "template": Recipe(
        "template",
        Domain("template", 2, {"ranks": 8, "hand": 3}, "template-1"),
        FEATURES,
        play,
        hidden=32,
        second=16,
        score_scale=8.0,
        games=4000,
        epochs=4,
        about="random games; for those who write recipes",
    )
}
