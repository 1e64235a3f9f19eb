"""Which camps to take: all triples are valued, and one is drawn from those that are nearly as good as the best.

The choice is secret and simultaneous, so a level that always took the same camps of six could be read.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import exp

from talia.bots.methods.forward import Forward
from talia.bots.methods.seeds import derived
from talia.bots.methods.weights import load, weights_of
from talia.bots.play.bot import Answer, options_of
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.bots.radlands.features import CAMP_NUMBERS, camp_number, camp_words
from talia.bots.radlands.rules import picked
from talia.core.rng import Random
from talia.core.view import View
from talia.games.radlands.cards.box import CAMPS

NAME = "radlands-camps-1"  # of the features
FEATURES = 2 * int(CAMP_NUMBERS)
WORDS = tuple(f"{half}:{camp}" for half in ("mine", "theirs") for camp in camp_words())
WARMTH = 0.02  # of the softmax over chances of winning
OPPOSED = 24  # sets of camps that the other one may have


@cache
def camps_net() -> Forward:
    return load(weights_of("radlands") / "radlands-camps", "radlands", 2, {}, NAME, WORDS)[0].forward()


def camp_features(mine: list[int], theirs: list[int], other_printing: bool) -> list[int]:
    """A row: my camps and theirs, by number from 1."""
    return [
        *(int(camp_number(camp, other_printing)) for camp in mine),
        *(FEATURES // 2 + int(camp_number(camp, other_printing)) for camp in theirs),
    ]


def draft(view: View, seed: int) -> Answer:
    """A camp for the next column."""
    me = view["seat"]
    options = options_of(view)
    taken: list[str] = view["table"]["camps"][me]
    left = [option["card"] for option in options]
    triples = [(*taken, *more) for more in combinations(left, 3 - len(taken))]
    chances = valued(view, triples, seed)
    best = max(chances)
    weights = [exp((chance - best) / WARMTH) for chance in chances]
    # A triple's camps are equally likely to be laid first: the column makes no difference.
    shares = [
        sum(weight for weight, triple in zip(weights, triples, strict=True) if camp in triple[len(taken) :])
        for camp in left
    ]
    total = sum(shares)
    means = [
        max(chance for chance, triple in zip(chances, triples, strict=True) if camp in triple[len(taken) :])
        for camp in left
    ]
    choices = [
        Choice(option["action"], chance=mean, mix=share / total)
        for option, share, mean in zip(options, shares, means, strict=True)
    ]
    first = choices[picked(shares, seed)]
    rest = sorted((choice for choice in choices if choice is not first), key=lambda choice: -(choice.mix or 0.0))
    return Answer(first.action, Explanation([first, *rest], because=[Reason("radlands-camps")]))


def valued(view: View, triples: list[tuple[str, ...]], seed: int) -> list[float]:
    """The chance of winning with each three camps, against camps that the other one may have."""
    seen = {camp for triple in triples for camp in triple}
    unseen = [camp for camp in CAMPS.words() if camp not in seen]
    rng = Random(derived(seed, "camps"))
    opposed = [rng.shuffled(unseen)[:3] for _ in range(OPPOSED)]
    other = view["options"]["printing"] == "other"
    net = camps_net()
    theirs = [[CAMPS[camp].number for camp in camps] for camps in opposed]
    found: list[float] = []
    for triple in triples:
        mine = [CAMPS[camp].number for camp in triple]
        found.append(sum([net.of(camp_features(mine, camps, other)) for camps in theirs]) / OPPOSED)
    return found
