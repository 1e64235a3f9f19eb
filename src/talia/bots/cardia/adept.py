"""Cardia's adept: one round looked through by a learned evaluation, the best average answer, now and then a near miss.

It takes every card they may hold for equally likely to be played. That makes it strong against casual play and easy to
read for those who know it; the expert mixes instead.
"""

from __future__ import annotations

from talia.bots.cardia.looking import Look, beliefs, encounter, spread
from talia.bots.cardia.rules import drawn, softmax
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Belief, Choice, Explanation, Reason, compared
from talia.core.view import View

WORLDS = 24


class Adept(Bot):
    def __init__(self, temperature: float = 0.03) -> None:
        self.temperature = temperature

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        options = options_of(view)
        if len(options) == 1:
            return Answer(options[0]["action"], Explanation([Choice(options[0]["action"])], because=compared([])))
        look = Look(view, seed, budget, WORLDS)
        reasons: list[Reason] = []
        believed: list[Belief] = []
        if look.together:
            clash = look.clash()
            got = clash.uniform()
            choices = [
                Choice(
                    look.offset + number,
                    got[n],
                    spread(clash.sums[n], clash.squares[n], clash.worlds),
                    visits=clash.worlds,
                )
                for n, number in enumerate(clash.cards)
            ]
            believed = beliefs(look, clash.holds)
        else:
            choices = look.weighed()
        chances = [choice.chance or 0.0 for choice in choices]
        mixture = softmax(chances, self.temperature)
        taken = drawn(mixture, seed)
        if look.together:
            met = encounter(look, options[taken]["card"], clash.plays)
            reasons = [Reason("cardia-encounter", {"percent": round(100 * met.wins), "lost": round(100 * met.loses)})]
        order = sorted(range(len(choices)), key=lambda n: (n != taken, -chances[n], n))
        mixed = [
            Choice(choices[n].action, choices[n].chance, choices[n].error, mixture[n], choices[n].visits) for n in order
        ]
        quality = look.quality(choices[0].visits or 0)
        return Answer(mixed[0].action, Explanation(mixed, [], [*reasons, *compared(mixed)], believed, quality))
