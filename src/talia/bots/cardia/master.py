"""Cardia's master: a policy learned from millions of games against itself, and one step beyond it over dealt worlds.

The policy alone already mixes its cards as the game wants it. At the table it is improved by one step: in worlds dealt
from the view the other one plays as the policy would with that hand, every pair of cards is played on to the next round
and judged, and what gets more is played more often, `policy * exp(Q / T)`; small shares are left out. Endgames in which
everybody knows all cards are solved exactly.
"""

from __future__ import annotations

from math import exp

from talia.bots.cardia.looking import Look, beliefs, encounter, spread
from talia.bots.cardia.playing import playing
from talia.bots.cardia.rules import drawn
from talia.bots.cardia.step import Leaves, Step
from talia.bots.cardia.telling import exactly, ordered
from talia.bots.methods.matrix import trimmed
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason, compared
from talia.core.bits import as_set
from talia.core.view import View

WORLDS = 400
TEMPERATURE = 0.1  # of a step where both choose at once, in chances
SHARP = 0.02  # of a step where one answers an ability: nobody can read that
LEAST = 0.05  # smaller shares of a mixture are left out
PRIOR = 0.2  # the power of the policy's shares in answers to abilities
CRITIC = 0.5  # the share of the critic in how worlds are judged
STEP = 5  # nodes of a card of theirs in a world, about: for budgets


class Master(Bot):
    def __init__(self, temperature: float = TEMPERATURE, critic: float = CRITIC, worlds: float = WORLDS) -> None:
        self.temperature = temperature
        self.critic = critic
        self.worlds = int(worlds)  # 0: the policy alone

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        look = Look(view, seed, budget, self.worlds)
        exact = look.exact() if self.worlds else None
        if exact is not None:
            return exactly(look, seed, *exact)
        policy, critic, weights = playing(look.base.kit)
        look.weights = weights
        step = Step(Leaves(look.rounds, critic, self.critic), policy, look.base, look.seat)
        prior = policy.shares(look.base, look.seat, as_set(step.numbers))
        together = look.together
        lines = len(step.numbers) * (STEP if together else 1)
        for world in look.each(lines):
            if together:
                step.both(world)
            else:
                step.alone(world)
        return self._told(look, step, prior, seed)

    def _told(self, look: Look, step: Step, prior: list[float], seed: int) -> Answer:
        together = look.together
        got = step.means() if step.worlds else []
        mixture = prior
        if got:
            mixture = improved(
                prior if together else [share**PRIOR for share in prior], got, self.temperature if together else SHARP
            )
        mixture = trimmed(mixture, LEAST)
        taken = drawn(mixture, seed)
        choices = [
            Choice(
                look.offset + number,
                got[n] if got else None,
                spread(step.sums[n], step.squares[n], step.worlds) if got else None,
                mixture[n],
                step.worlds,
            )
            for n, number in enumerate(step.numbers)
        ]
        reasons: list[Reason] = []
        believed = []
        if together and got:
            met = encounter(look, options_of(look.view)[taken]["card"], step.plays)
            reasons = [Reason("cardia-encounter", {"percent": round(100 * met.wins), "lost": round(100 * met.loses)})]
            believed = beliefs(look, step.holds)
        told = ordered(choices, taken)
        if sum(share > 0.0 for share in mixture) == 1:
            reasons += compared(told)
        return Answer(told[0].action, Explanation(told, [], reasons, believed, look.quality(step.worlds)))


def improved(prior: list[float], got: list[float], temperature: float) -> list[float]:
    """One step from a mixture towards what gets more."""
    most = max(got)
    raised = [share * exp((value - most) / temperature) for share, value in zip(prior, got, strict=True)]
    whole = sum(raised)
    return [share / whole for share in raised]
