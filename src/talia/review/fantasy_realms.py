"""Fantasy Realms reviewed: choices at scoring in exact points; draws and discards played on in likely worlds.

The expert's mean over the deck runs over all unseen cards, so one look is enough and what was drawn is luck to the last
digit. In evenly dealt worlds the others' late hands are far too weak, so worlds are those in which they hold what they
would have kept. What an answer brings the own hand is told in exact points, labels or not. Chaos has no turns and no
such mean, and nothing of it is judged but the scoring.
"""

from __future__ import annotations

from typing import Any, Final

from talia.bots.fantasy_realms.expert import plays
from talia.bots.fantasy_realms.hands import (
    NOTHING,
    Hands,
    Sight,
    best_discard,
    best_taking,
    impatience,
    mean_of_better,
    mean_of_drawing,
    sight_of,
    worth_of_drawing,
    worth_of_taking,
)
from talia.bots.fantasy_realms.likely import LikelyWorlds
from talia.bots.fantasy_realms.sight import members, sight
from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.core.state import State
from talia.core.view import View
from talia.games.fantasy_realms.cards import NUMBER
from talia.games.fantasy_realms.numbers import DRAW
from talia.games.fantasy_realms.state import FantasyRealms
from talia.review.form import Budget
from talia.review.manner import Manner, Played, Proven

TURNS: Final = ("fantasy_realms.draw", "fantasy_realms.build")
MEASURED_AT: Final = 4  # seats
LONGEST: Final = 100  # answers at scoring, of everybody
APART: Final = 5  # of the cards not seen, every so many are looked at for what the deck promises
_HANDS: Final = Hands()  # scores that have been worked out are kept; they do not change what is played


class InFantasyRealms(Manner):
    """Three to six hands, of which one is seen."""

    budget = Budget(passes=1, nodes=2000, pairs=240, confirmed=3, redeals=0)
    sparing = Budget(passes=1, nodes=250, pairs=0, confirmed=0, redeals=0)
    changes = 1
    others_passes = 1
    chunk = 24
    part = 8
    sums = False  # what several others do between two turns is not told apart yet
    without = "realms-worlds"

    def plays(self, seats: int, options: dict[str, Any]) -> bool:
        return options.get("variant") != "chaos" and plays(seats, options)

    def measured(self, game: str, options: dict[str, Any]) -> str:
        return f"{game}-two_player" if options.get("variant") == "two_player" else game

    def noted(self, seats: int, labelled: bool) -> tuple[str, ...]:
        return ("realms-four",) if labelled and seats != MEASURED_AT else ()

    def judges(self, view: View) -> bool:
        return not view["table"]["open"]

    def exact(self, view: View, played: str) -> Proven | None:
        if not view["table"]["open"]:
            return None
        seat: int = view["seat"]
        base = Worlds(view, derived("review", "scoring")).base  # nothing but the deck is hidden by now
        assert isinstance(base, FantasyRealms)
        ends = {option["word"]: _scored(base, seat, option["word"]) for option in view["decision"]["options"]}
        worth = {word: float(table.total(seat)) for word, table in ends.items()}
        wins = {word: _won(table, seat) for word, table in ends.items()}
        most = max(worth.values())
        marked = [option["word"] for option in view["decision"]["options"] if option.get("best")]
        good = [word for word in marked if worth[word] == most]
        good += [word for word, points in worth.items() if points == most and word not in good]
        return Proven("points", worth, good, [], wins)

    def points(self, view: View) -> dict[str, float]:
        """Of the own hand at the end of the turn: after the best discard, and on average over all cards not seen."""
        if view["table"]["open"] or not self.plays(view["seats"], view["options"]):
            return {}
        seen = sight(view)
        words = [option["word"] for option in view["decision"]["options"]]
        return {word: _brings(seen, NUMBER.get(word), view["decision"]["prompt"] in TURNS) for word in words}

    def confirm(self, view: View, best: str, played: str, sure: bool, seed: int, pairs: int) -> Played:
        seat: int = view["seat"]
        worlds = LikelyWorlds(view, derived(seed, "worlds"), _HANDS)
        sums, squares = [0.0, 0.0], 0.0
        for _ in range(pairs):
            world = worlds.deal()
            got = [_played_on(world, seat, word) for word in (best, played)]
            sums = [sums[0] + got[0], sums[1] + got[1]]
            squares += (got[0] - got[1]) ** 2
        return Played(pairs, sums[0], sums[1], squares)

    def draws(self, view: View, word: str) -> bool:
        return view["decision"]["prompt"] in TURNS and word == DRAW.words[0]


def _brings(seen: Sight, card: int | None, drawing: bool) -> float:
    """The points that an answer brings: the deck (no card), a card of the area, or a card that goes or stays."""
    if card is None:
        return float(mean_of_drawing(_HANDS, seen))
    if drawing:
        return float(worth_of_taking(_HANDS, seen, card))
    out = int(seen.drawn) & ~(1 << card) if seen.building else 1 << card
    return float(_HANDS.points(int(seen.hand) & ~out, int(seen.area) | out))


def _played_on(world: State, seat: int, word: str) -> float:
    """What comes of an answer when everybody takes the best swap, or the deck where it promises more."""
    table = world.clone()
    assert isinstance(table, FantasyRealms)
    table.take(seat, table.check(seat, word))
    while not table.over:
        asked = table.asked[0]
        table.take(asked, _marked(table, asked) if table.open else _quick(sight_of(table, asked)))
    return _won(table, seat)


def _quick(seen: Sight) -> int:
    """A seat's answer by points: the best swap from the area, or the deck where it promises more.

    The mean over all cards not seen would take nearly all of the time. Every fifth will do: they come by suits, and
    another fifth is looked at in each turn, the same one after either answer.
    """
    if seen.drawn != 0:
        return int(best_discard(_HANDS, seen)) + 1
    card, points = best_taking(_HANDS, seen)
    if card == NOTHING:
        return 0
    wanted = int(points - impatience(seen))
    # The hand as it is can always be had: what is drawn may go again.
    if not seen.building and wanted <= _HANDS.points(seen.hand, seen.area):
        return 0
    unseen = members(int(seen.unseen))
    tried = unseen[int(seen.turn) % APART :: APART] or unseen
    found = [int(worth_of_drawing(_HANDS, seen, other)) for other in tried]
    mean = mean_of_better(found) if seen.building else sum(found) / max(1, len(found))
    return int(card) + 1 if wanted > mean else 0


def _won(table: FantasyRealms, seat: int) -> float:
    """A seat's part of the win."""
    outcome = table.outcome
    winners = () if outcome is None else outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0 if winners else 1.0 / int(table.setup.seats)


def _marked(table: FantasyRealms, seat: int) -> int:
    """The proven best choice at scoring."""
    options = table.decision(seat).options
    return table.check(seat, next((option for option in options if option.parts.get("best")), options[0]).word)


def _scored(base: State, seat: int, word: str) -> FantasyRealms:
    """The end of the game after an answer at scoring, with everybody's proven best choices after it."""
    table = base.clone()
    assert isinstance(table, FantasyRealms)
    table.take(seat, table.check(seat, word))
    for _ in range(LONGEST):
        if table.ended:
            break
        asked = table.asked[0]  # what others choose changes nothing of this hand
        table.take(asked, _marked(table, asked))
    return table


MANNER: Final = InFantasyRealms()
