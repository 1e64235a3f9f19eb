"""What expert and master tell alike of an answer that is drawn from a mixture."""

from __future__ import annotations

from talia.bots.cardia.looking import Look
from talia.bots.cardia.rules import drawn
from talia.bots.play.bot import Answer, options_of
from talia.bots.play.explanation import Choice, Explanation, Reason


def ordered(choices: list[Choice], taken: int) -> list[Choice]:
    """The one that is taken first, then by how often it would be, then by chance."""
    order = sorted(
        range(len(choices)), key=lambda n: (n != taken, -(choices[n].mix or 0.0), -(choices[n].chance or 0.0), n)
    )
    return [choices[n] for n in order]


def exactly(look: Look, seed: int, value: float, mixture: list[float]) -> Answer:
    """The answer of an endgame that was solved."""
    taken = drawn(mixture, seed)
    choices = [
        Choice(option["action"], value if mixture[n] > 0.0 else None, mix=mixture[n])
        for n, option in enumerate(options_of(look.view))
    ]
    told = ordered(choices, taken)
    quality = {"worlds": 1, "nodes": look.nodes, "depth": 99, "weights": None}
    return Answer(told[0].action, Explanation(told, [], [Reason("cardia-exact")], [], quality))
