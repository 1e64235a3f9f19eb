"""Levels that count points: greedy, with the errors of a person, or with the mean of what the deck may bring."""

from __future__ import annotations

from collections.abc import Iterator
from math import exp

from talia.bots.fantasy_realms.hands import (
    Sight,
    discards,
    impatience,
    mean_of_better,
    worth_of_drawing,
    worth_of_taking,
)
from talia.bots.fantasy_realms.player import RealmsBot, action_of_card, action_of_draw
from talia.bots.fantasy_realms.sight import members, sight
from talia.bots.fantasy_realms.trading import Trader
from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer
from talia.bots.play.budget import Meter
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.rng import Random
from talia.core.view import View
from talia.games.fantasy_realms.cards import IDS

LEAST_DRAWS = 6  # cards of the deck that are looked at whatever the budget
ENOUGH = 0.7  # of the time: what is begun by then is finished
Weighed = list[tuple[int, float]]  # answers (0: the deck, n + 1: card n) with their points


class Greedy(RealmsBot):
    """Frozen: the best swap from the area if it raises the score, else the deck; then the best discard."""

    patient = True  # takes turns for ever, if every one of them raises its score

    def __init__(self) -> None:
        super().__init__()
        self.trader = Trader(self.hands)

    def draw(self, view: View, seed: int, meter: Meter) -> Answer:
        seen = sight(view)
        now = self.hands.points(seen.hand, seen.area)
        bar = 0 if self.patient else impatience(seen)
        table = [(n + 1, float(worth_of_taking(self.hands, seen, n) - bar)) for n in self.looked_at(seen, seed)]
        deck, looked = self.deck(seen, now, seed, meter)
        found = sorted([(0, deck), *table], key=lambda pair: (-pair[1], pair[0]))
        because = [self.reason(now, deck, max(table, key=lambda pair: pair[1]) if table else None)]
        found = self.picked(found, seed)
        choices = [Choice(action_of_draw(number), score=points) for number, points in found]
        missing = [n for n in members(seen.area) if n + 1 not in {number for number, _ in found}]
        choices += [Choice(action_of_draw(n + 1)) for n in missing]
        quality = {"nodes": looked + len(table)} if looked else {}
        return Answer(choices[0].action, Explanation(choices, because=because, quality=quality))

    def discard(self, view: View, seed: int, meter: Meter) -> Answer:
        seen = sight(view)
        found = weighed_discards(discards(self.hands, seen), seen)
        points, less = found[0][1], found[0][1] - found[1][1]
        because = [Reason("realms-discard", {"points": round(points), "less": round(less)})]
        choices = [Choice(action_of_card(number), score=worth) for number, worth in self.picked(found, seed)]
        return Answer(choices[0].action, Explanation(choices, because=because))

    def trade(self, view: View, seed: int, meter: Meter) -> Answer:
        return self.trader.answer(view, seed, meter)

    # What the levels differ in.

    def looked_at(self, seen: Sight, seed: int) -> list[int]:
        """The cards of the area that are thought about."""
        return members(seen.area)

    def deck(self, seen: Sight, now: int, seed: int, meter: Meter) -> tuple[float, int]:
        """The points after drawing as the level takes them, and how many cards were tried."""
        return float(now), 0

    def picked(self, found: Weighed, seed: int) -> Weighed:
        """The answers in the order of liking: the first is taken."""
        return found

    def reason(self, now: int, deck: float, table: tuple[int, float] | None) -> Reason:
        """What the best card of the area brings."""
        if table is None:
            return Reason("realms-empty")
        gain = round(table[1] - now)
        return Reason("realms-table" if gain > 0 else "realms-no_table", {"card": IDS[table[0] - 1], "points": gain})


def weighed_discards(flat: list[int], seen: Sight) -> Weighed:
    """Discards with the points of the hand that is left, the most points first."""
    found: Weighed = []
    for at in range(0, len(flat), 5):
        out = flat[at + 1]
        # In the build-up the answer names the card that stays.
        answer = members(seen.drawn & ~(1 << out))[0] if seen.building else out
        found.append((answer + 1, float(flat[at + 4])))
    found.sort(key=lambda pair: (-pair[1], pair[0]))
    return found


class Apprentice(Greedy):
    """Greedy with the errors of a person: sees some of the area, guesses what the deck is worth, is not exact.

    Near-equal swaps are confused (softmax over points), clear ones are not; nothing is done by a throw of dice alone.
    """

    patient = False

    def __init__(self, attention: float = 3, temperature: float = 6.0, hope: float = 4.0) -> None:
        super().__init__()
        self.attention = int(attention)  # cards of the area that are looked at
        self.temperature = temperature  # points
        self.hope = hope  # points that a card of the deck is taken to bring
        self.trader = Trader(self.hands, temperature=temperature, attention=self.attention)

    def looked_at(self, seen: Sight, seed: int) -> list[int]:
        there = Random(derived(seed, "attention")).shuffled(members(seen.area))
        return sorted(there[: self.attention])

    def deck(self, seen: Sight, now: int, seed: int, meter: Meter) -> tuple[float, int]:
        return now + self.hope, 0

    def picked(self, found: Weighed, seed: int) -> Weighed:
        return softly(found, self.temperature, derived(seed, "liking"))


def softly(found: Weighed, temperature: float, seed: int) -> Weighed:
    """The answers with one drawn to the front: e times as likely for each `temperature` points more."""
    most = max(points for _, points in found)
    weights = [exp((points - most) / temperature) for _, points in found]
    dice = Random(seed).below(1 << 30) / (1 << 30) * sum(weights)
    for at, weight in enumerate(weights):
        dice -= weight
        if dice < 0:
            return [found[at], *found[:at], *found[at + 1 :]]
    return found


class Adept(Greedy):
    """Expectimax of one step: the best swap from the area against the mean over the cards not seen."""

    patient = False

    def deck(self, seen: Sight, now: int, seed: int, meter: Meter) -> tuple[float, int]:
        tried = affordable(mixed(seen.unseen, seed), meter)
        worth = [int(worth_of_drawing(self.hands, seen, card)) for card in tried]
        mean = mean_of_better(worth) if seen.building else sum(worth) / max(1, len(worth))
        return mean, len(worth)

    def reason(self, now: int, deck: float, table: tuple[int, float] | None) -> Reason:
        if table is None:
            return Reason("realms-deck_only", {"deck": round(deck - now)})
        parts = {"card": IDS[table[0] - 1], "points": round(table[1] - now), "deck": round(deck - now)}
        return Reason("realms-deck_table", parts)


def affordable(cards: list[int], meter: Meter, least: int = LEAST_DRAWS) -> Iterator[int]:
    """As many of the cards as the budget allows, a few at least."""
    for number, card in enumerate(cards):
        if number >= least:
            nodes, seconds = meter.budget.nodes, meter.budget.seconds
            if (nodes is not None and number >= nodes) or (seconds is not None and meter.spent > ENOUGH * seconds):
                return
        yield card


def mixed(cards: int, seed: int) -> list[int]:
    """Cards in random order, so that those looked at are a fair sample."""
    return Random(derived(seed, "deck")).shuffled(members(cards))
