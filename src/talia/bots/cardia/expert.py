"""Cardia's expert: the round as a game of mixed strategies, from a learned evaluation, over hands dealt from the view.

Where both choose at once, hands are dealt for both sides (theirs as I see them, mine as they do), every pair of cards
is played on, and the game of all hands against all is solved to mixtures; a card is drawn from that of my true hand:
whoever always plays the best card can be read. Answers to abilities are weighed over worlds; where a faction is named,
near equals are mixed. Endgames in which everybody knows all cards are solved exactly.
"""

from __future__ import annotations

from time import perf_counter

from talia.bots.cardia.looking import Look, beliefs, encounter
from talia.bots.cardia.ranges import Ranges
from talia.bots.cardia.rules import drawn, softmax
from talia.bots.cardia.telling import exactly, ordered
from talia.bots.methods.matrix import trimmed
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason, compared
from talia.core.view import View

WORLDS = 200  # for answers to abilities
HANDS = 20  # of each side, where both choose at once
ITERATIONS = 200
LEAST = 0.05  # smaller shares of a mixture are noise of the evaluation
FACTIONS = 0.01  # how far apart, in chances, factions are still mixed
TRIAL = 4  # iterations that tell how long one takes


class Expert(Bot):
    def __init__(self, hands: float = HANDS) -> None:
        self.hands = int(hands)

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        look = Look(view, seed, budget, WORLDS)
        exact = look.exact()
        if exact is not None:
            return exactly(look, seed, *exact)
        if look.together:
            return self._together(look, seed)
        return self._weighed(look, seed)

    def mixture(self, view: View, seed: int, budget: Budget) -> list[float]:
        """How often each option would be taken where both choose at once: what `think` draws from."""
        if len(options_of(view)) == 1:
            return [1.0]
        look = Look(view, seed, budget, WORLDS)
        exact = look.exact()
        if exact is not None:
            return exact[1]
        return self._solved(look)[1]

    def _together(self, look: Look, seed: int) -> Answer:
        found, mixture = self._solved(look)
        taken = drawn(mixture, seed)
        got = found.against()
        hands = len(found.payoffs[0])
        errors = [(variance / max(1, hands - 1)) ** 0.5 if hands > 1 else 0.25 for variance in found.spreads()]
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

    def _solved(self, look: Look) -> tuple[Ranges, list[float]]:
        """The round as a game, and what my hand mixes in it, in the time there is."""
        found = look.ranges(self.hands)
        iterations = ITERATIONS
        if look.budget.seconds is not None:
            begun = perf_counter()
            found.solve(TRIAL)
            one = (perf_counter() - begun) / TRIAL
            left = 0.9 * look.budget.seconds - look.meter.spent
            iterations = max(TRIAL, min(ITERATIONS, int(0.7 * left / one)))
        found.solve(iterations)
        return found, trimmed(found.mixture(), LEAST)

    def _weighed(self, look: Look, seed: int) -> Answer:
        choices = look.weighed()
        chances = [choice.chance or 0.0 for choice in choices]
        if look.view["decision"]["prompt"] == "cardia.name_faction":
            mixture = trimmed(softmax(chances, FACTIONS), LEAST)
            taken = drawn(mixture, seed)
            choices = [
                Choice(choice.action, choice.chance, choice.error, share, choice.visits)
                for choice, share in zip(choices, mixture, strict=True)
            ]
        else:
            taken = chances.index(max(chances))
        told = ordered(choices, taken)
        quality = look.quality(choices[0].visits or 0)
        return Answer(told[0].action, Explanation(told, [], compared(told), [], quality))
