"""Chaos: which offers to make, answer, accept and refuse, by the points that a swap brings.

A plain trader looks at its own hand only. A careful one also asks what others are likely to agree to, over hands dealt
from what it remembers, and does not pay with what helps them more than itself.
"""

from __future__ import annotations

from math import exp
from typing import Any

from talia.bots.fantasy_realms.hands import Hands
from talia.bots.fantasy_realms.sight import in_the_game, mask, members
from talia.bots.fantasy_realms.trades import Partners, hopes, swap_gain, wish_gains
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.bot import Answer, options_of
from talia.bots.play.budget import Meter
from talia.bots.play.explanation import Belief, Choice, Explanation, Reason
from talia.core.rng import Random
from talia.core.view import View
from talia.games.fantasy_realms.cards import IDS, NUMBER
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.numbers import CARD, TO, WISH

LEAST_HOPE = 1.0  # points that an offer must promise
CAUTION = 5.0  # points taken off a card one does not see: nobody gives away what is good
RESTLESS = 35  # of 100 moments, when all places are taken, one offer is taken back
OFFSETS = {domain.name: int(domain.offset) for domain in (CARD, TO, WISH)}
Scored = list[tuple[int, float]]  # actions with the points they promise


class Trader:
    """Trades by the points of its own hand."""

    def __init__(self, hands: Hands, temperature: float = 1.5, attention: int = 99) -> None:
        self.hands = hands
        self.temperature = temperature  # points; answers that were refused are not tried for ever
        self.attention = attention  # offers of others that are looked at

    def answer(self, view: View, seed: int, meter: Meter) -> Answer:
        deal = Deal(self.hands, view, seed, meter)
        self.prepare(deal)
        prompt = view["decision"]["prompt"]
        if prompt == "fantasy_realms.trade":
            found, reason = self.deals(deal)
        elif prompt == "fantasy_realms.offer":
            found, reason = self.offers(deal)
        elif prompt == "fantasy_realms.offer_to":
            found, reason = self.addressees(deal)
        elif prompt == "fantasy_realms.wish":
            found, reason = self.wishes(deal)
        else:
            found, reason = self.laid(deal)
        there = {option["action"] for option in options_of(view)}
        ranked = sorted(found, key=lambda pair: (-pair[1], pair[0]))
        ranked = self.picked(ranked, deal)
        choices = [Choice(action, score=worth) for action, worth in ranked]
        choices += [Choice(action) for action in sorted(there - {action for action, _ in found})]
        explanation = Explanation(choices, because=[reason], beliefs=self.beliefs(deal), quality=deal.quality)
        return Answer(choices[0].action, explanation)

    def picked(self, ranked: Scored, deal: Deal) -> Scored:
        """The answers in the order of liking. Near-equal ones take turns: what was refused once is not all there is."""
        best = ranked[0][1]
        near = [pair for pair in ranked if pair[1] > 0 and pair[1] > best - 4 * self.temperature]
        if len(near) < 2:
            return ranked
        weights = [exp((worth - best) / self.temperature) for _, worth in near]
        dice = Random(derived(deal.seed, "liking")).below(1 << 30) / (1 << 30) * sum(weights)
        for at, weight in enumerate(weights):
            dice -= weight
            if dice < 0:
                return [near[at], *[pair for pair in ranked if pair != near[at]]]
        return ranked

    # What a careful trader does better.

    def prepare(self, deal: Deal) -> None:
        """Look at others, where one does."""

    def worth(self, deal: Deal, partner: int, given: int, got: int) -> float:
        """The points of a swap with somebody."""
        return float(swap_gain(self.hands, deal.hand, given, got))

    def odds(self, deal: Deal, partner: int, given: int, got: int) -> float:
        """How likely the other is to agree."""
        return 1.0

    def hopes(self, deal: Deal) -> dict[int, float]:
        """The points that offering each card may bring: on average over cards not seen, losses left out."""
        return hopes(self.hands, deal.hand, deal.sample)

    def beliefs(self, deal: Deal) -> list[Belief]:
        return []

    # The questions.

    def deals(self, deal: Deal) -> tuple[Scored, Reason]:
        found: Scored = []
        free = False
        looked = 0
        for option in options_of(deal.view):
            kind = option["deal"]
            if kind == "accept":
                found.append((option["action"], self._of_swap(deal, option, option["player"])))
            elif kind == "answer":
                looked += 1
                if looked <= self.attention:
                    found.append((option["action"], self._of_answer(deal, option)))
            elif kind == "refuse":
                found.append((option["action"], 0.5 if self._of_swap(deal, option, option["player"]) <= 0 else -1.0))
            elif kind == "withdraw":
                found.append((option["action"], 0.4 if self._of_laid(deal, option) <= 0 else -1.0))
            elif kind == "offer":
                free = True
                hope = max((h for card, h in deal.open_hopes(self).items()), default=0.0)
                found.append((option["action"], hope / 4 if hope >= LEAST_HOPE else -1.0))
            elif kind == "pass":
                found.append((option["action"], 0.0))
        if not free:
            found += self._cancelled(deal)
        best = max(found, key=lambda pair: pair[1])
        if best[1] <= 0:
            return found, Reason("realms-no_swap")
        kinds = {option["action"]: option["deal"] for option in options_of(deal.view)}
        if kinds[best[0]] in ("accept", "answer"):
            return found, Reason("realms-swap", {"points": round(best[1])})
        if kinds[best[0]] == "offer":
            return found, Reason("realms-hope", {"points": round(4 * best[1])})
        return found, Reason("realms-bad_swap")

    def _of_swap(self, deal: Deal, option: dict[str, Any], partner: int) -> float:
        """What accepting the card laid against one's own offer brings."""
        given = NUMBER[option["card"]]
        if option.get("against") is None:
            return deal.blind(given) - CAUTION
        return self.worth(deal, partner, given, NUMBER[option["against"]])

    def _of_laid(self, deal: Deal, option: dict[str, Any]) -> float:
        """What it brings if the card one has laid against somebody's offer is accepted."""
        given = NUMBER[option["against"]]
        if option.get("card") is None:
            return deal.blind(given) - CAUTION
        return self.worth(deal, option["owner"], given, NUMBER[option["card"]])

    def _of_answer(self, deal: Deal, option: dict[str, Any]) -> float:
        return max(worth for _, worth in self._answers(deal, option["owner"], option.get("card")))

    def _answers(self, deal: Deal, owner: int, card: str | None) -> Scored:
        """One's own cards with what laying each against an offer promises."""
        if card is None:
            return [(own, deal.blind(own) - CAUTION) for own in members(deal.hand)]
        got = NUMBER[card]
        found: Scored = []
        for own in members(deal.hand):
            worth = self.worth(deal, owner, own, got)
            found.append((own, worth * self.odds(deal, owner, own, got) if worth > 0 else worth))
        return found

    def _cancelled(self, deal: Deal) -> Scored:
        """All places are taken: now and then an offer that nobody has answered makes room for another."""
        stale = [
            option["action"]
            for option in options_of(deal.view)
            if option["deal"] == "cancel" and "player" not in option
        ]
        rng = Random(derived(deal.seed, "stale"))
        if not stale or rng.below(100) >= RESTLESS:
            return []
        return [(rng.pick(stale), 0.3)]

    def offers(self, deal: Deal) -> tuple[Scored, Reason]:
        hopes = deal.open_hopes(self) or self.hopes(deal)
        best = max(hopes, key=lambda card: (hopes[card], -card))
        parts = {"card": IDS[best], "points": round(hopes[best])}
        return [(deal.action(card + 1), hope) for card, hope in hopes.items()], Reason("realms-offer", parts)

    def addressees(self, deal: Deal) -> tuple[Scored, Reason]:
        return [(deal.action(1), 1.0)], Reason("realms-anyone")

    def wishes(self, deal: Deal) -> tuple[Scored, Reason]:
        """The suit whose cards would bring most."""
        given = NUMBER[deal.view["decision"]["card"]]
        gains = wish_gains(self.hands, deal.hand, given, deal.sample)
        found = [(deal.action(suit + 2), gain) for suit, gain in gains.items()]
        found.append((deal.action(1), 0.5))
        best = max(gains, key=lambda suit: gains[suit]) if gains else -1
        if best < 0 or gains[best] <= 0.5:
            return found, Reason("realms-anything")
        return found, Reason("realms-wish", {"suit": SUITS[best], "points": round(gains[best])})

    def laid(self, deal: Deal) -> tuple[Scored, Reason]:
        plan = deal.view["table"]["trading"]["plan"]
        offer = next(
            offer
            for offer in deal.view["table"]["trading"]["offers"]
            if offer["seat"] == plan["other"] and offer["place"] == plan["place"]
        )
        answers = self._answers(deal, plan["other"], offer["card"])
        found = [(deal.action(own + 1), worth) for own, worth in answers]
        found.append((deal.action(0), 0.0))
        best = max(answers, key=lambda pair: pair[1])
        return found, Reason("realms-swap", {"points": round(max(0.0, best[1]))})


class Deal:
    """What a trader works with at one question."""

    def __init__(self, hands: Hands, view: View, seed: int, meter: Meter) -> None:
        self.view = view
        self.seed = seed
        self.meter = meter
        table = view["table"]
        self.hand = mask(table["hands"][view["seat"]])
        self.others = in_the_game(view["options"]) & ~self.hand
        cards = Random(derived(seed, "sample")).shuffled(members(self.others))
        nodes = meter.budget.nodes
        self.sample = sum(1 << card for card in (cards if nodes is None else cards[: max(6, nodes)]))
        self.offered = {NUMBER[offer["card"]] for offer in table["trading"]["offers"] if offer["seat"] == view["seat"]}
        self.partners: Partners | None = None
        self.quality: dict[str, Any] = {}
        self._hands = hands
        self._hopes: dict[int, float] | None = None

    def action(self, number: int) -> int:
        """The action of a number of this question's domain."""
        return OFFSETS[self.view["decision"]["domain"]] + number

    def blind(self, given: int) -> float:
        """What giving a card for one that is not seen brings on average."""
        got = members(self.sample)
        return sum(swap_gain(self._hands, self.hand, given, card) for card in got) / len(got)

    def open_hopes(self, trader: Trader) -> dict[int, float]:
        """The hopes for cards that are not on offer already."""
        if self._hopes is None:
            self._hopes = {card: hope for card, hope in trader.hopes(self).items() if card not in self.offered}
        return self._hopes


class Careful(Trader):
    """Also thinks of the others: what they would agree to, and what it is worth to them."""

    def __init__(self, hands: Hands, worlds: int = 24, spite: float = 0.3) -> None:
        super().__init__(hands, temperature=1.0)
        self.worlds = worlds
        self.spite = spite  # what a point of the partner's counts against one's own

    def prepare(self, deal: Deal) -> None:
        nodes = deal.meter.budget.nodes
        number = self.worlds if nodes is None else max(2, min(self.worlds, nodes // 4))
        worlds = Worlds(deal.view, derived(deal.seed, "worlds"))
        seat, seats = int(deal.view["seat"]), int(deal.view["seats"])
        partners = Partners(self.hands, seat, seats, deal.others)
        for world in worlds.each(number):
            partners.see(world)
        for partner in range(seats):
            if partner != seat:
                partners.weigh(partner, *asked_for(deal.view, partner))
        deal.partners = partners
        deal.quality = {"worlds": number, "nodes": number}

    def worth(self, deal: Deal, partner: int, given: int, got: int) -> float:
        assert deal.partners is not None
        own = float(swap_gain(self.hands, deal.hand, given, got))
        if own <= 0:
            return own
        _, theirs = deal.partners.agrees(partner, got, given)
        return own - self.spite * max(0.0, theirs)

    def odds(self, deal: Deal, partner: int, given: int, got: int) -> float:
        """From hands that the other may have; what nobody would agree to is not tried."""
        assert deal.partners is not None
        share, _ = deal.partners.agrees(partner, got, given)
        return share

    def picked(self, ranked: Scored, deal: Deal) -> Scored:
        """A swap that is certain is not left to chance."""
        kinds = {option["action"]: option.get("deal") for option in options_of(deal.view)}
        return ranked if kinds[ranked[0][0]] == "accept" else super().picked(ranked, deal)

    def hopes(self, deal: Deal) -> dict[int, float]:
        """What offering each card to anyone brings: whoever is first lays what suits them best."""
        assert deal.partners is not None
        found: dict[int, float] = {}
        for card in members(deal.hand):
            promised = deal.partners.promises(deal.hand, card, self.spite)
            found[card] = sum(brought for _, brought in promised) / max(1.0, sum(laid for laid, _ in promised))
        return found


def asked_for(view: View, partner: int) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """What a player tells of its hand: suits wished for against cards one sees, and cards laid against one's own."""
    offers = view["table"]["trading"]["offers"]
    wishes = [
        (NUMBER[offer["card"]], SUITS.index(offer["wish"]))
        for offer in offers
        if offer["seat"] == partner and offer["card"] is not None and offer["wish"] is not None
    ]
    laid = [
        (NUMBER[offer["card"]], NUMBER[offer["against"]])
        for offer in offers
        if offer["seat"] == view["seat"] and offer["by"] == partner and offer["against"] is not None
    ]
    return wishes, laid
