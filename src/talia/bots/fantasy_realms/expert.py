"""The expert: a learned chance of winning over every way to end the turn.

Each card of the discard area is judged with the best discard after it, and the deck by the mean over the cards not seen
of the best discard's chance. In Chaos, which has no turns, it trades with the others' likely hands in mind.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from statistics import fmean, pvariance
from typing import Any

from talia.bots.fantasy_realms.by_points import affordable, mixed
from talia.bots.fantasy_realms.evaluation import BALLAST, Judge, Judged, evaluation_of, loaded, tiring
from talia.bots.fantasy_realms.hands import Sight, discards, gain_of, pair, takings
from talia.bots.fantasy_realms.player import RealmsBot, action_of_card, action_of_draw
from talia.bots.fantasy_realms.sight import members, sight
from talia.bots.fantasy_realms.trading import Careful
from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer
from talia.bots.play.budget import Meter
from talia.bots.play.explanation import Choice, Explanation, Reason, compared
from talia.core.rng import Random
from talia.core.view import View
from talia.games.fantasy_realms.cards import IDS

PART = 8  # cards of the deck that are judged at once
PAIRS = 200  # pairs of cards that are looked at in the build-up
SHOWN_FEEDING = 5  # points below which nobody needs to be told that a discard helps somebody
KNOWN_ENOUGH = 2  # cards known in a hand from which on one can say what helps it
FEEDING_HANDS = 24
NEAR_THE_END = 2  # cards that the area still needs


@dataclass(frozen=True)
class Source:
    """An answer as judged: the deck (0) or a card (n + 1) of the area, or of the hand where one is to go."""

    number: int
    value: float  # what is compared
    chance: float
    error: float | None  # where the chance was sampled
    points: float  # of the hand afterwards
    visits: int | None = None  # worlds that it was looked at in


@dataclass(frozen=True)
class Way:
    """A way to end the turn, as judged."""

    value: float
    chance: float
    points: float


class Tried:
    """Cards that may be had, judged some at a time: the best way to end the turn with each."""

    def __init__(self, judge: Judge, seen: Sight) -> None:
        self.evaluation = judge
        self.seen = seen
        self.best: list[Way] = []
        self.ways = 0

    def judge(self, groups: list[list[int]]) -> None:
        if not groups:
            return
        judged = self.evaluation.judge(self.seen, [number for group in groups for number in group])
        self.ways += len(judged.values)
        at = 0
        for group in groups:
            end = at + len(group) // 5
            best = max(range(at, end), key=judged.values.__getitem__)
            self.best.append(Way(judged.values[best], judged.chances[best], float(judged.ways[best][4])))
            at = end


class Expert(RealmsBot):
    def __init__(self) -> None:
        super().__init__()
        self.trader = Careful(self.hands)
        self.nets: dict[tuple[int, str], tuple[Judge, str]] = {}

    def evaluation(self, view: View) -> tuple[Judge, str]:
        """The net for this variant, read at its first question."""
        key = (int(view["seats"]), str(view["options"]["variant"]))
        if key not in self.nets:
            found = loaded(view["seats"], view["options"])
            assert found is not None, "the expert is not asked where it has no weights"
            self.nets[key] = (evaluation_of(found[0], BALLAST.get(key[1], 0.0)), found[1])
        return self.nets[key]

    def trade(self, view: View, seed: int, meter: Meter) -> Answer:
        return self.trader.answer(view, seed, meter)

    # What a level that looks further does besides.

    def first_part(self, meter: Meter) -> Meter:
        """The part of the budget that the first look may take: all of it, where no second one follows."""
        return meter

    def look_again(
        self, view: View, found: list[Source], used: int, seed: int, meter: Meter
    ) -> tuple[list[Source], dict[str, Any]]:
        """The answers, judged anew where that is worth while, the best first; and what that took, for the record."""
        return found, {}

    # The deck or the area?

    def draw(self, view: View, seed: int, meter: Meter) -> Answer:
        seen = sight(view)
        evaluation, weights = self.evaluation(view)
        there = members(int(seen.area))
        tried = Tried(evaluation, seen)
        tried.judge([takings(self.hands, seen, card, True) for card in there])
        # What is judged counts as well, so it is judged part by part: who looks at the time only while drawing is late.
        draws = self.draws(seen, seed, self.first_part(meter))
        while part := list(islice(draws, PART)):
            tried.judge(part)
        sources = [_deck(tried.best[len(there) :], seen, bool(seen.building))]
        cost = tiring(seen)
        for card, way in zip(there, tried.best, strict=False):
            sources.append(Source(card + 1, way.value - cost, way.chance, None, way.points))
        sources.sort(key=lambda source: (-source.value, source.number))
        sources, more = self.look_again(view, sources, len(tried.best), seed, meter)
        choices = [
            Choice(action_of_draw(s.number), s.chance, s.error, visits=s.visits, score=s.points) for s in sources
        ]
        quality = {"nodes": tried.ways + more.pop("nodes", 0), **more, "weights": weights}
        because = [self.why_source(seen, sources), *_far(choices)]
        if 0 < seen.left <= NEAR_THE_END:
            because.append(Reason("realms-ending", {"left": int(seen.left)}))
        return Answer(choices[0].action, Explanation(choices, because=because, quality=quality))

    def draws(self, seen: Sight, seed: int, meter: Meter) -> Iterator[list[int]]:
        """What the deck may bring, as many cards (pairs, in the build-up) as the budget allows."""
        cards = mixed(int(seen.unseen), seed)
        if not seen.building:
            for card in affordable(cards, meter):
                yield takings(self.hands, seen, card, False)
            return
        rng = Random(derived(seed, "pairs"))
        for _ in affordable(list(range(PAIRS)), meter):
            one = rng.below(len(cards))
            other = (one + 1 + rng.below(len(cards) - 1)) % len(cards)
            yield pair(self.hands, seen, cards[one], cards[other])

    def why_source(self, seen: Sight, sources: list[Source]) -> Reason:
        """What the deck and the best card of the area bring, in points."""
        now = int(self.hands.points(seen.hand, seen.area))
        deck = next(source for source in sources if source.number == 0)
        table = [source for source in sources if source.number > 0]
        if not table:
            return Reason("realms-deck_only", {"deck": round(deck.points - now)})
        best = max(table, key=lambda source: (source.value, -source.number))
        parts = {"card": IDS[best.number - 1], "points": round(best.points - now), "deck": round(deck.points - now)}
        return Reason("realms-deck_table", parts)

    # What goes?

    def discard(self, view: View, seed: int, meter: Meter) -> Answer:
        seen = sight(view)
        evaluation, weights = self.evaluation(view)
        judged = evaluation.judge(seen, discards(self.hands, seen))
        order = sorted(range(len(judged.values)), key=lambda at: (-float(judged.values[at]), at))
        answers: dict[int, int] = {}  # by what is answered: in the build-up that names the card that stays
        found: list[Source] = []
        for at in order:
            out = int(judged.ways[at][1])
            answer = members(int(seen.drawn) & ~(1 << out))[0] if seen.building else out
            answers[answer + 1] = at
            points = float(judged.ways[at][4])
            found.append(Source(answer + 1, float(judged.values[at]), float(judged.chances[at]), None, points))
        found, more = self.look_again(view, found, len(order), seed, meter)
        order = [answers[source.number] for source in found]
        choices = [Choice(action_of_card(s.number), s.chance, s.error, visits=s.visits, score=s.points) for s in found]
        quality = {"nodes": len(order) + more.pop("nodes", 0), **more, "weights": weights}
        because = [*self.why_discard(view, seen, judged, order, seed), *_far(choices)]
        return Answer(choices[0].action, Explanation(choices, because=because, quality=quality))

    def why_discard(self, view: View, seen: Sight, judged: Judged, order: list[int], seed: int) -> list[Reason]:
        points = [int(judged.ways[at][4]) for at in order]
        found: list[Reason] = []
        if points[0] == max(points):
            less = points[0] - max(points[1:])
            found.append(Reason("realms-discard", {"points": points[0], "less": less}))
        else:
            found.append(Reason("realms-loses", {"points": max(points) - points[0]}))
        found += self.dearest(int(seen.hand) & ~(1 << int(judged.ways[order[0]][1])), int(seen.area))
        # What is not discarded because of the next player is told of the card that scores most without.
        tempting = max(order, key=lambda at: int(judged.ways[at][4]))
        for at in dict.fromkeys((order[0], tempting)):
            card = int(judged.ways[at][1])
            fed = self.feeds(seen, card, seed)
            if fed is not None and fed >= SHOWN_FEEDING:
                next_seat = (view["seat"] + 1) % view["seats"]
                found.append(Reason("realms-feeds", {"card": IDS[card], "seat": next_seat, "points": round(fed)}))
        return found

    def dearest(self, hand: int, area: int) -> list[Reason]:
        """The card of a hand that most points hang on."""
        now = int(self.hands.points(hand, area))
        worth = {card: now - int(self.hands.points(hand & ~(1 << card), area)) for card in members(hand)}
        card = max(worth, key=lambda card: (worth[card], -card), default=-1)
        return [Reason("realms-card", {"card": IDS[card], "points": worth[card]})] if card >= 0 else []

    def feeds(self, seen: Sight, card: int, seed: int) -> float | None:
        """About how many points a discard gives the next player; None if too little is known of that hand."""
        known = int(seen.next_known)
        if known.bit_count() < KNOWN_ENOUGH or seen.building or seen.other_size < 1:
            return None
        rng = Random(derived(seed, "feeding"))
        unseen = members(int(seen.unseen))
        total = 0
        for _ in range(FEEDING_HANDS):
            dealt = rng.shuffled(unseen)[: int(seen.other_size) - known.bit_count()]
            total += int(gain_of(self.hands, known | sum(1 << other for other in dealt), card))
        return total / FEEDING_HANDS


def _deck(best: list[Way], seen: Sight, building: bool) -> Source:
    """The mean over what may be drawn; its error is that of a sample, less as more of all cards are in it."""
    number = len(best)
    every = int(seen.unseen).bit_count()
    every = every * (every - 1) // 2 if building else every
    left = max(0.0, 1.0 - number / every) if every > 1 else 0.0
    error = sqrt(left * pvariance([way.chance for way in best]) / max(1, number - 1))
    value, chance = fmean([way.value for way in best]), fmean([way.chance for way in best])
    return Source(0, value, chance, error, fmean([way.points for way in best]))


def _far(choices: list[Choice]) -> list[Reason]:
    return compared(choices) if len(choices) > 1 else []


def plays(seats: int, options: dict[str, Any]) -> bool:
    """Chaos, and every variant there are weights for."""
    return options.get("variant") == "chaos" or loaded(seats, options) is not None
