"""Cardia's master: a policy learned from millions of games against itself, and one step beyond it over dealt worlds.

The policy alone already mixes its cards as the game wants it. At the table it is improved by one step. Where both
choose at once hands are dealt for both sides, as for the expert, every pair of cards is played on to the next round and
judged, and each hand goes from what the policy plays with it towards what gets more (`magnet.py`). Answers to abilities
are weighed over worlds, `policy * exp(Q / T)`. Small shares are left out. Endgames in which everybody knows all cards
are solved exactly.
"""

from __future__ import annotations

from math import exp

from talia.bots.cardia.looking import Look, beliefs, encounter, spread
from talia.bots.cardia.magnet import balance
from talia.bots.cardia.playing import playing
from talia.bots.cardia.round import Rounds
from talia.bots.cardia.rules import drawn
from talia.bots.cardia.step import Step
from talia.bots.cardia.telling import exactly, ordered
from talia.bots.methods.matrix import trimmed
from talia.bots.methods.policy import Policy
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason, compared
from talia.core.bits import as_set
from talia.core.view import View

WORLDS = 400
HANDS = 20
TURNS = 120
TEMPERATURE = 0.1  # of a step where both choose at once, in chances
SHARP = 0.02  # of a step where one answers an ability: nobody can read that
LEAST = 0.05  # smaller shares of a mixture are left out
PRIOR = 0.2  # the power of the policy's shares in answers to abilities
CRITIC = 1.0  # the share of the critic in how worlds are judged; the rest is the expert's evaluation
STEP = 4  # cards of theirs that are looked at in a world, about


class Master(Bot):
    def __init__(
        self, temperature: float = TEMPERATURE, critic: float = CRITIC, worlds: float = WORLDS, hands: float = HANDS
    ) -> None:
        self.temperature = temperature
        self.critic = critic
        self.worlds = int(worlds)  # 0: the policy alone
        self.hands = int(hands)  # 0: the other one plays as the policy would

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        look = Look(view, seed, budget, self.worlds)
        exact = look.exact() if self.worlds else None
        if exact is not None:
            return exactly(look, seed, *exact)
        policy, critic, look.weights = playing(look.base.kit)
        look.rounds = Rounds(look.rounds.net, critic, self.critic)
        if look.together and self.hands and self.worlds:
            return self._together(look, policy, seed)
        return self._stepped(look, policy, seed)

    def _together(self, look: Look, policy: Policy, seed: int) -> Answer:
        """Both choose: all hands against all, from the policy on."""
        found = look.ranges(self.hands)
        balance(found, policy, self.temperature, TURNS)
        mixture = trimmed(found.mixture(), LEAST)
        got = found.against()
        hands = len(found.payoffs[0])
        errors = [(variance / max(1, hands - 1)) ** 0.5 if hands > 1 else 0.25 for variance in found.spreads()]
        taken = drawn(mixture, seed)
        choices = [
            Choice(look.offset + number, got[n], errors[n], mixture[n], hands)
            for n, number in enumerate(found.mine[0].numbers)
        ]
        met = encounter(look, options_of(look.view)[taken]["card"], found.plays)
        reasons = [Reason("cardia-encounter", {"percent": round(100 * met.wins), "lost": round(100 * met.loses)})]
        told = ordered(choices, taken)
        if sum(share > 0.0 for share in mixture) == 1:
            reasons += compared(told)
        quality = {**look.quality(hands), "hands": len(found.payoffs)}
        return Answer(told[0].action, Explanation(told, [], reasons, beliefs(look, found.holds), quality))

    def _stepped(self, look: Look, policy: Policy, seed: int) -> Answer:
        """One step over worlds, in which the other one goes on as the policy would."""
        step = Step(look.rounds, policy, look.base, look.seat)
        together = look.together
        prior = policy.shares(look.base, look.seat, as_set(step.numbers))
        for world in look.each(len(step.numbers) * (STEP if together else 1)):
            if together:
                step.both(world)
            else:
                step.alone(world)
        got = step.means() if step.worlds else []
        mixture = prior
        if got:
            softened = prior if together else [share**PRIOR for share in prior]
            mixture = improved(softened, got, self.temperature if together else SHARP)
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
        told = ordered(choices, taken)
        reasons = compared(told) if sum(share > 0.0 for share in mixture) == 1 else []
        return Answer(told[0].action, Explanation(told, [], reasons, [], look.quality(step.worlds)))


def improved(prior: list[float], got: list[float], temperature: float) -> list[float]:
    """One step from a mixture towards what gets more."""
    most = max(got)
    raised = [share * exp((value - most) / temperature) for share, value in zip(prior, got, strict=True)]
    whole = sum(raised)
    return [share / whole for share in raised]
