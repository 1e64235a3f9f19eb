"""Planning a turn of Radlands: what an answer is worth if the turn ends there, and a beam over whole turns.

A state is worth what a judge says once the turn is over and the other one is about to act. Questions on the way are
answered by whoever is asked: by this seat for the best, by the other one for the worst. Hidden cards come from worlds
dealt from the view; the judge sees nothing of them but what this seat may know.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.bots.radlands.judge import Judge
from talia.core import rng as random
from talia.core.bits import bit, has, lowest, single
from talia.games.radlands.numbers import ALL_KINDS, END, LAST_KIND
from talia.games.radlands.state import Table
from talia.games.radlands.turns import ACT

AT_ACT: Final = ACT + 1  # where a table stands while somebody is asked what to do next
DEEP: Final = 3  # questions one after another that are looked through; later ones get their first answer
ENDING: Final = 1  # the same for questions between the end of a turn and the other one's first action
STEP: Final = 0.0003  # what an action must bring at least, so that nothing is done for nothing
MANY: Final = 48  # positions that one answer may lead to; beyond that, questions get their first answer


def result(s: Table, seat: i64) -> float:
    """What a finished game is worth."""
    if s.won == 0:
        return 0.5
    return 1.0 if has(s.won, seat) else 0.0


@final
class Mind:
    """Judges positions in the middle of things."""

    def __init__(self, judge: Judge, seat: i64) -> None:
        self.judge = judge
        self.seat = seat
        self.seen: i64 = 0  # positions judged

    def worth(self, s: Table, deep: i64) -> float:
        """What a state is worth if this seat does nothing more this turn. The state is used up."""
        seat = self.seat
        while not s.ended:
            if s.pc == AT_ACT:
                if s.active != seat:
                    self.seen += 1
                    return self.judge.chance(s, seat)
                s.take(seat, END)
                continue
            asked = lowest(s.owing)
            options = s.options_of(asked)
            if deep == 0 or single(options):
                s.take(asked, lowest(options))
                continue
            best = -1.0
            while options != 0:
                number = lowest(options)
                options &= options - 1
                copy = s if options == 0 else s.clone()
                copy.take(asked, number)
                found = self.worth(copy, deep - 1)
                if best < 0.0 or (found > best) == (asked == seat):
                    best = found
            return best
        self.seen += 1
        return result(s, seat)

    def answers(self, s: Table, found: list[float]) -> None:
        """What each answer to the open question is worth, one action ahead; the list grows by the options, rising."""
        options = s.options_of(self.seat)
        while options != 0:
            number = lowest(options)
            options &= options - 1
            copy = s.clone()
            copy.take(self.seat, number)
            found.append(self.worth(copy, DEEP))


@final
class Plan:
    """A state of this seat's turn where it is asked what to do next, and how one comes there."""

    def __init__(self, state: Table, firsts: i64, value: float, before: Plan | None, answers: list[int]) -> None:
        self.state = state
        self.firsts = firsts  # first answers that lead here
        self.value = value  # if the turn ends here
        self.rank = value
        self.before = before
        self.answers = answers  # since the plan before: actions
        self.ends = False  # the turn or the game is over: nothing to do any more


def key(s: Table) -> i64:
    """Equal numbers for states that are equal as far as the rest of this turn goes."""
    h = random.scramble(s.people0 ^ 0x123456789)
    h = random.scramble(h ^ s.people1)
    h = random.scramble(h ^ (s.persons | (s.punks << 19) | (s.standing << 38)))
    h = random.scramble(h ^ (s.damaged | (s.spent << 19) | (s.used << 38)))
    h = random.scramble(h ^ s.hand0)
    h = random.scramble(h ^ s.twice0)
    h = random.scramble(h ^ s.hand1)
    h = random.scramble(h ^ s.twice1)
    h = random.scramble(h ^ s.queue)
    h = random.scramble(h ^ (s.known0 ^ (s.known1 << 20)))
    h = random.scramble(h ^ (s.water | (s.marks << 8) | (s.drawn << 24) | (s.left << 32) | (s.reshuffled << 40)))
    return random.scramble(h ^ s.gone ^ (s.gone_twice << 20))


@final
class Planner:
    """A beam over the turns that one seat can take, in one dealt world after another. `run` may be called again."""

    def __init__(
        self,
        base: Table,
        seat: i64,
        judge: Judge,
        seed: int,
        longest: i64,
        width: i64,
        most_worlds: i64,
        per_water: float,
    ) -> None:
        self.base = base
        self.seat = seat
        self.longest = longest  # actions in a planned turn
        self.width = width
        self.most_worlds = most_worlds
        self.per_water = per_water  # what a water still to be spent counts when plans are compared in mid-turn
        self.mind = Mind(judge, seat)
        self.deals: i64 = random.seeded(seed)
        options = base.options_of(seat)
        self.numbers: list[int] = []
        while options != 0:
            self.numbers.append(lowest(options))
            options &= options - 1
        many = len(self.numbers)
        self.theirs = base.active != seat  # a question in the other one's turn: all of it is looked through
        self.offset: i64 = base.domain_of(seat).offset
        self.worlds: i64 = 0  # looked at to the end
        self.depth: i64 = 0
        self.sums: list[float] = [0.0] * many
        self.squares: list[float] = [0.0] * many
        self.best: list[float] = [-1.0] * many  # in the world at hand
        self.plans: list[Plan | None] = [None] * many  # the best of each first answer, in the first world
        self.level: list[Plan] = []
        self.at: i64 = 0
        self.fresh: dict[int, Plan] = {}
        self.known: set[int] = set()  # keys of shorter plans in this world
        self.actions: i64 = 0
        self.room: i64 = 0
        self.trail: list[int] = []
        judge.begin()
        self._begin()

    @property
    def done(self) -> bool:
        return self.worlds >= self.most_worlds

    def run(self, nodes: i64) -> None:
        """Judge about that many positions more, unless all worlds have been looked at."""
        until = self.mind.seen + nodes
        while self.mind.seen < until and self.worlds < self.most_worlds:
            plan = self.level[self.at]
            self.at += 1
            self._widen(plan)
            if self.at == len(self.level):  # at once: however little time there is, every answer has been judged
                self._deepen()

    def chances(self) -> list[float]:
        """The chance of winning with each answer, rising by number; if need be, of the first world as far as it is."""
        if self.worlds == 0:
            return self.best[:]
        return [value / float(self.worlds) for value in self.sums]

    def errors(self) -> list[float]:
        """Standard errors of the chances, from how the worlds differ; 0 where there are too few of them to say."""
        n = float(self.worlds)
        if n < 2.0:
            return [0.0] * len(self.sums)
        found: list[float] = []
        for at in range(len(self.sums)):
            mean = self.sums[at] / n
            spread = self.squares[at] / n - mean * mean
            found.append((spread / (n - 1.0)) ** 0.5 if spread > 0.0 else 0.0)
        return found

    # One world after another.

    def _begin(self) -> None:
        world = self.base.clone()
        self.deals = world.redeal(self.seat, self.deals)
        for at in range(len(self.best)):
            self.best[at] = -1.0
        self.level = [Plan(world, 0, 0.0, None, [])]
        self.at = 0
        self.actions = 0
        self.fresh = {}
        self.known = set()

    def _deepen(self) -> None:
        """All plans of this length are looked at: keep the best of those that are one action longer."""
        found: list[Plan] = []
        for plan in self.fresh.values():
            self._count(plan)
            if not plan.ends:
                found.append(plan)
        self.known.update(self.fresh)
        self.fresh = {}
        self.actions += 1
        if self.actions > self.depth:
            self.depth = self.actions
        if len(found) == 0 or self.actions >= self.longest:
            self._finish_world()
            return
        if len(found) > self.width:
            ranked = sorted([(-found[n].rank, n) for n in range(len(found))])
            found = [found[n] for _, n in ranked[: self.width]]
        self.level = found
        self.at = 0

    def _count(self, plan: Plan) -> None:
        value = plan.value - STEP * float(self.actions)
        for at in range(len(self.numbers)):
            if has(plan.firsts, self.numbers[at]) and value > self.best[at]:
                self.best[at] = value
                if self.worlds == 0:
                    self.plans[at] = plan

    def _finish_world(self) -> None:
        for at in range(len(self.best)):
            value = self.best[at]
            self.sums[at] += value
            self.squares[at] += value * value
        self.worlds += 1
        if self.worlds < self.most_worlds:
            self._begin()

    # Growing.

    def _widen(self, plan: Plan) -> None:
        """Everything that can be done next."""
        options = plan.state.options_of(self.seat)
        first = plan.firsts == 0
        while options != 0:
            number = lowest(options)
            options &= options - 1
            if not first and number == END:
                continue  # what it is worth to end here is known
            copy = plan.state.clone()
            self.trail.clear()
            self.trail.append(copy.domain_of(self.seat).offset + number)
            copy.take(self.seat, number)
            self.room = MANY
            self._grow(copy, bit(number) if first else plan.firsts, plan)

    def _grow(self, s: Table, firsts: i64, before: Plan) -> None:
        """Go on to the next time this seat is asked what to do, through all questions on the way."""
        seat = self.seat
        depth = len(self.trail)
        while True:
            if s.ended or s.active != seat:
                self._meet(s, firsts, before, True)
                break
            if s.pc == AT_ACT:
                self._meet(s, firsts, before, False)
                break
            asked = lowest(s.owing)
            options = s.options_of(asked)
            if asked != seat:
                s.take(asked, self._worst(s, asked, options))
                continue
            if single(options) or self.room <= 0:
                number = lowest(options)
                self.trail.append(s.domain_of(seat).offset + number)
                s.take(seat, number)
                continue
            offset: i64 = s.domain_of(seat).offset
            while options != 0:
                number = lowest(options)
                options &= options - 1
                copy = s if options == 0 else s.clone()
                self.trail.append(offset + number)
                copy.take(seat, number)
                self._grow(copy, firsts, before)
                self.trail.pop()
            break
        while len(self.trail) > depth:
            self.trail.pop()

    def _worst(self, s: Table, asked: i64, options: i64) -> i64:
        """What the other one answers in the middle of this seat's turn: what is worst for this seat."""
        worst = lowest(options)
        if single(options):
            return worst
        lowest_worth = 2.0
        while options != 0:
            number = lowest(options)
            options &= options - 1
            copy = s.clone()
            copy.take(asked, number)
            found = self.mind.worth(copy, 1)
            if found < lowest_worth:
                lowest_worth = found
                worst = number
        return worst

    def _meet(self, s: Table, firsts: i64, before: Plan, ends: bool) -> None:
        """A place where the turn may end: judged unless it has been met by another way."""
        self.room -= 1
        if ends:
            value = self.mind.worth(s.clone(), DEEP if self.theirs else ENDING)
            plan = Plan(s, firsts, value, before, self.trail[:])
            plan.ends = True
            self.fresh[-1 - len(self.fresh)] = plan
            return
        number = key(s)
        met = self.fresh.get(number)
        if met is not None:
            met.firsts |= firsts
            return
        if number in self.known:
            return  # a longer way to where one has been: nothing is to be gained by it
        value = self.mind.worth(s.clone(), ENDING)
        plan = Plan(s, firsts, value, before, self.trail[:])
        plan.rank = value + self.per_water * float(s.water)
        self.fresh[number] = plan


def hands_held(base: Table, seat: i64, seed: int, deals: i64) -> list[int]:
    """In how many of so many worlds the other one holds each kind, by kind."""
    found = [0] * (LAST_KIND + 1)
    rng: i64 = random.seeded(seed)
    for _ in range(deals):
        world = base.clone()
        rng = world.redeal(seat, rng)
        kinds = world.hand(1 - seat) & ALL_KINDS
        while kinds != 0:
            found[lowest(kinds)] += 1
            kinds &= kinds - 1
    return found


def line(plan: Plan | None) -> list[int]:
    """The actions of a plan from its beginning."""
    found: list[int] = []
    while plan is not None:
        found = plan.answers + found
        plan = plan.before
    return found


def end_of(plan: Plan, seat: i64) -> Table:
    """The table when the plan has been carried out and the turn has ended, as far as it goes by itself."""
    s = plan.state.clone()
    while not s.ended and (s.active == seat or s.pc != AT_ACT):
        asked = lowest(s.owing)
        s.take(asked, END if s.pc == AT_ACT else lowest(s.options_of(asked)))
    return s
