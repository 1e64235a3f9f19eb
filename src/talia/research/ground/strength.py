"""How strong a policy is against a frozen opponent while it learns: some games on tuning deals, without any search."""

from __future__ import annotations

import json

from talia.bots.methods.matrix import drawn
from talia.bots.methods.policy import Policy
from talia.bots.methods.seeds import derived
from talia.bots.play.thinking import bot
from talia.bots.training.match import RANGES
from talia.bots.training.stats import Estimate, estimate
from talia.core.bits import members
from talia.core.rng import Random
from talia.core.setup import Setup
from talia.core.view import canonical


def strength(policy: Policy, setup: Setup, opponent: str, deals: int, first: int = RANGES["tuning"]) -> Estimate:
    """The policy's share of the points against a level, each deal played from both seats."""
    points = [sum(_game(policy, setup, opponent, first + deal, seat) for seat in range(2)) / 2 for deal in range(deals)]
    return estimate(points, 2)


def _game(policy: Policy, setup: Setup, opponent: str, deal: int, seat: int) -> float:
    state = setup.start(deal)
    rng = Random(derived("strength", deal, seat))
    other = bot(opponent, derived("strength", deal, seat, opponent))
    while not state.over:
        asked = state.asked[0]
        if asked == seat:  # the row of a seat holds what it may know and nothing else
            options = state.options_of(seat)
            taken = drawn(policy.shares(state, seat, options), rng.below(1 << 30) / (1 << 30))
            state.answer(seat, int(state.domain_of(seat).offset) + members(options)[taken])
        else:
            state.answer(asked, other.answer(json.loads(canonical(state.view(asked)))))
    return (1.0 + state.returns()[seat]) / 2.0
