"""Radlands reviewed: sure wins inside a turn first, a turn judged as one plan, and whole games by narrow beams.

Camps are taken in secret from a learned mixture, and no playout confirms what single ones are worth: not judged.
"""

from __future__ import annotations

from typing import Any, Final

from talia.bots.methods.seeds import derived
from talia.bots.methods.worlds import Worlds
from talia.bots.play.calibration import recalibrated
from talia.bots.play.thinking import bot_for
from talia.bots.radlands.games import Player, play
from talia.bots.radlands.judge import Judge
from talia.bots.radlands.planning import Planning
from talia.bots.radlands.turn import ACT, Mind, Planner, result
from talia.core import rng as random
from talia.core.bits import lowest, members
from talia.core.rng import Random
from talia.core.state import State
from talia.core.view import View
from talia.games.radlands.extra.winning import NOT, WON, Search, Way, after
from talia.games.radlands.state import Radlands
from talia.review.cardia import apart
from talia.review.form import Budget
from talia.review.manner import LEVEL, Manner, Played, Proven

WINS: Final = 8_000  # positions that are looked at for a sure win, and for whether an answer has thrown it away
FINISHING: Final = 8  # width of the beam that ends the turn which is judged, the same after both answers
BEAM: Final = 2  # of both sides from there on
WATER: Final = 0.02  # what water still to be spent counts in mid-turn
LONGEST: Final = 16  # actions in a planned turn
NODES: Final = 1 << 40
LOOKED: Final = 4  # width of the beam that says what a drawn card is good for


class InRadlands(Manner):
    """Turns of many actions, with the other one's hand and the deck hidden."""

    budget = Budget(passes=4, nodes=3000, pairs=240, confirmed=2, redeals=16)
    sparing = Budget(passes=2, nodes=200, pairs=0, confirmed=0, redeals=4)
    others_passes = 1
    chunk = 8
    part = 4
    sums = False  # more of it would be unexplained than may be, even within own turns (docs/review.md)
    notes = ("radlands-camps",)

    def plays(self, seats: int, options: dict[str, Any]) -> bool:
        return True

    def judges(self, view: View) -> bool:
        return bool(view["table"]["turn"] != 0)

    def plan_of(self, view: View) -> int:
        turn: int = view["table"]["turn"]
        return turn if turn and view["table"]["active"] == view["seat"] else -1

    def exact(self, view: View, played: str) -> Proven | None:
        seat: int = view["seat"]
        base = Worlds(view, derived("review", "exact")).base
        assert isinstance(base, Radlands)
        if base.active != seat:
            return None
        search = Search(base, seat)
        search.run(WINS)
        if search.result != WON or search.way is None:
            return None
        words = base.domain_of(seat).words
        number = base.check(seat, played)
        first = words[search.way.numbers[0]]
        if number in search.way.numbers or after(base, number, WINS) != NOT:
            return Proven("missed_win", {first: 1.0, played: 1.0}, [played, first], [])
        return Proven("missed_win", {first: 1.0}, [first], _line(search.way, base, seat))

    def confirm(self, view: View, best: str, played: str, sure: bool, seed: int, pairs: int) -> Played:
        seat: int = view["seat"]
        judge = _judge(view)
        worlds = Worlds(view, derived(seed, "worlds"))
        sums, squares = [0.0, 0.0], 0.0
        for number in range(pairs):
            world = worlds.deal()
            dice = Random(derived(seed, number)).state
            better = 1.0 if sure else _played_on(world, judge, seat, best, dice)
            worse = _played_on(world, judge, seat, played, dice)
            sums = [sums[0] + better, sums[1] + worse]
            squares += (better - worse) ** 2
        return Played(pairs, sums[0], sums[1], squares)

    def chancy(self, before: State, after: State) -> bool:
        assert isinstance(before, Radlands)
        assert isinstance(after, Radlands)
        drawn = before.left != after.left or before.rng != after.rng or before.order != after.order
        return after.turn != 0 and (drawn or before.punks & ~after.punks != 0)

    def luck(self, before: State, answer: tuple[int, str], seat: int, seed: int, redeals: int) -> tuple[float, float]:
        assert isinstance(before, Radlands)
        judge = _judge(before.view(seat))

        def chance(table: Radlands) -> float:
            table.take(answer[0], table.check(*answer))
            return recalibrated("radlands", LEVEL, 2, _worth(table, judge, seat))

        true = chance(before.clone())
        rng = Random(seed).state
        found: list[float] = []
        for _ in range(redeals):
            table = before.clone()
            rng = _shuffle(table, rng)
            found.append(chance(table))
        return apart(true, found)


def _judge(view: View) -> Judge:
    bot = bot_for(view, LEVEL)[1]
    assert isinstance(bot, Planning)
    return bot.judge


def _line(way: Way, base: Radlands, seat: int) -> list[str]:
    """The words of a sure win, against the first of the other one's answers, as far as nothing hidden comes in."""
    found: list[str] = []
    table = base.clone()
    at: Way | None = way
    while at is not None and not at.any:
        if at.seat == seat:
            found.append(table.domain_of(seat).words[at.numbers[0]])
        table.take(at.seat, at.numbers[0])
        at = at.after[0]
    return found


def _planned(table: Radlands, judge: Judge, seat: int, width: int, seed: int) -> Planner:
    """The beam over the rest of a turn, in one world dealt for the seat."""
    planner = Planner(table, seat, judge, seed, LONGEST, width, 1, WATER)
    planner.run(NODES)
    return planner


def _played_on(world: State, judge: Judge, seat: int, word: str, dice: int) -> float:
    """What comes of an answer: the turn is ended by a wide beam, and both sides play on by narrow ones."""
    table = world.clone()
    assert isinstance(table, Radlands)
    table.take(seat, table.check(seat, word))
    number = 0
    while not table.ended and table.active == seat:
        asked = lowest(table.owing)
        options = members(table.options_of(asked))
        if len(options) == 1:
            table.take(asked, options[0])
            continue
        number += 1
        if asked == seat:
            planner = _planned(table, judge, seat, FINISHING, derived(dice, number))
            worth = planner.chances()
            table.take(seat, planner.numbers[worth.index(max(worth))])
        else:
            values: list[float] = []
            other = table.clone()
            other.redeal(asked, derived(dice, number))
            Mind(judge, asked).answers(other, values)
            table.take(asked, options[values.index(max(values))])
    player = Player(judge, BEAM, 0, WATER)
    dealt = play(table, [player, player], dice) if not table.ended else None
    return result(table, seat) if dealt is None or table.ended else 0.5


def _worth(table: Radlands, judge: Judge, seat: int) -> float:
    """A seat's chance from what it knows: by the best it can do if it is its turn, else as the judge sees it."""
    if table.ended:
        return result(table, seat)
    if table.active == seat and table.asks_at(ACT):
        return max(_planned(table, judge, seat, LOOKED, 1).chances())
    judge.begin()
    return Mind(judge, seat).worth(table, 1)


def _shuffle(table: Radlands, rng: int) -> int:
    """The deck in another order, with punks that nobody has seen among it.

    Once the discard pile has become the deck these are two heaps: punks that lay there before are none of its cards.
    """
    punks = [] if table.reshuffled != 0 else members(table.punks)
    heap = [*table.order[table.drawn :], *(int(table.kind_at(place)) for place in punks)]
    rng = random.shuffle(heap, rng)
    for place in punks:
        table.set_kind(place, heap.pop())
    table.order = bytes(heap)
    table.drawn = 0
    rng = random.advance(rng)
    table.rng = random.scramble(rng)
    return rng


MANNER: Final = InRadlands()
