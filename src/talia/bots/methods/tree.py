"""The tree of information-set Monte Carlo search, for every game. Compiled with the rules.

One tree over many dealings: each iteration clones a world, deals anew all that the searching seat cannot know, walks
down by upper confidence bounds, plays out at random and writes the result back. A node is what everybody at the table
has seen: the answers so far, who is asked now, by which step and card. Worlds that part by hidden cards thus share it,
and each answer counts how often it was allowed at all (Cowling, Powley, Whitehouse 2012).

Seats that are asked at once choose apart, each by statistics of its own that know nothing of the other's answer
(decoupled bounds). Where whoever is first may answer, the searcher is first and then anybody. A choice that somebody
has locked in already is chosen anew in each world, together with the others: otherwise they would answer a card they
cannot see.
"""

from __future__ import annotations

from math import log, sqrt
from typing import final

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import bit, count, has, lowest, nth
from talia.core.state import State


# These chains grow long. mypyc's `acyclic` would save the collector's work, but frees chains of more than 50 links
# through CPython's trashcan, which writes before objects that the collector does not know: memory is corrupted (2.4.1).
@final
class Edge:
    """One answer of one seat, with what came of it for that seat."""

    def __init__(self, number: i64, seat: i64, after: Edge | None) -> None:
        self.number = number
        self.seat = seat
        self.visits: float = 0.0
        self.reward: float = 0.0  # wins of this seat, shared ones in part
        self.available: float = 1.0  # in how many worlds it was allowed here
        self.after = after  # the next answer of the same seat
        self.child: Node | None = None  # what followed: the first of a chain


@final
class Side:
    """One seat's view of a node: its answers, and nothing of anybody else's."""

    def __init__(self, seat: i64, offset: i64, after: Side | None) -> None:
        self.seat = seat
        self.offset = offset  # where the actions of the question's domain begin
        self.visits: float = 0.0
        self.known: i64 = 0  # the numbers that have an edge
        self.first: Edge | None = None
        self.after = after


@final
class Node:
    """A question in the tree."""

    def __init__(self, answers: i64, place: i64, after: Node | None) -> None:
        self.answers = answers  # of all others who answered the question before
        self.place = place  # which question this is
        self.sides: Side | None = None
        self.after = after


def _place(s: State) -> i64:
    """Which question is open, as everybody sees it."""
    return (s.pc << 34) ^ (s.card << 16) ^ s.owing


@final
class Tree:
    """A search from one seat's point of view. `run` may be called again and again; the tree grows."""

    def __init__(self, world: State, seat: i64, seed: int, exploration: float, longest: i64, most_nodes: i64) -> None:
        self.world = world
        self.seat = seat
        self.exploration = exploration
        self.longest = longest  # answers in a random game; one that takes more is taken for drawn
        self.most_nodes = most_nodes
        self.deals: i64 = random.seeded(seed)  # for worlds
        self.dice: i64 = random.scramble(self.deals ^ 0x2AAAAAAA)  # for choices
        self.root = Node(0, _place(world), None)
        self.path: list[Edge] = []
        self.iterations: i64 = 0
        self.nodes: i64 = 1
        self.depth: i64 = 0
        # Who has locked in a secret choice: chosen anew in each world.
        self.reopened: i64 = 0
        if world.locked != 0 and world.asking().locks_in():
            self.reopened = world.locked & ~bit(seat)

    def run(self, iterations: i64) -> None:
        for _ in range(iterations):
            self._iterate()

    def _iterate(self) -> None:
        s = self.world.clone()
        self.deals = s.redeal(self.seat, self.deals)
        if self.reopened != 0:
            s.owing |= self.reopened
            s.locked &= ~self.reopened
        path = self.path
        path.clear()
        node = self.root
        depth: i64 = 0
        while not s.ended:
            depth += 1
            answers: i64 = 0
            fresh = False
            last: Edge | None = None
            question = s.question
            done: i64 = 0
            together = s.owing & (s.owing - 1) == 0 or s.asking().locks_in()
            while s.owing & ~done != 0 and s.question == question and not s.ended:
                seat = lowest(s.owing & ~done)
                if not together:  # one answer changes the others' question: it is a node of its own
                    seat = self.seat if depth == 1 else self._any(s.owing)
                done |= bit(seat)
                options = s.options_of(seat)
                if seat >= s.setup.seats:  # the table's own seat (a clock) plays for nobody
                    number = self._any(options)
                    answers = answers * 64 + number + 1
                else:
                    if last is not None:
                        answers = answers * 64 + last.number + 1
                    last = self._pick(self._side(node, s, seat, together), options)
                    path.append(last)
                    number = last.number
                    if last.visits == 0.0:
                        fresh = True
                s.take(seat, number)
                if not together:
                    break
            if fresh or s.ended:
                break
            if last is None:  # only the clock was asked: nothing to learn here
                break
            place = _place(s)
            child = last.child
            while child is not None and (child.place != place or child.answers != answers):
                child = child.after
            if child is None:
                if self.nodes < self.most_nodes:
                    last.child = Node(answers, place, last.child)
                    self.nodes += 1
                break
            node = child
        if depth > self.depth:
            self.depth = depth
        self._play_out(s)
        self._write_back(s, path)
        self.iterations += 1

    def _any(self, options: i64) -> i64:
        self.dice = random.advance(self.dice)
        return nth(options, random.scaled(self.dice, count(options)))

    def _side(self, node: Node, s: State, seat: i64, together: bool) -> Side:
        # Where answers come one by one, hidden things may decide what a seat is asked at the same place.
        offset: i64 = -1 if together else s.domain_of(seat).offset
        side = node.sides
        while side is not None:
            if side.seat == seat and (offset < 0 or side.offset == offset):
                return side
            side = side.after
        made = Side(seat, s.domain_of(seat).offset, node.sides)
        node.sides = made
        return made

    def _pick(self, side: Side, options: i64) -> Edge:
        """An answer never tried here, or the one with the highest bound."""
        side.visits += 1.0
        edge = side.first
        untried = options & ~side.known
        if untried != 0:
            while edge is not None:
                if has(options, edge.number):
                    edge.available += 1.0
                edge = edge.after
            made = Edge(self._any(untried), side.seat, side.first)
            side.first = made
            side.known |= bit(made.number)
            return made
        visits = side.visits
        all_log = log(visits)
        exploration = self.exploration
        best: Edge | None = None
        highest = -1.0
        while edge is not None:
            if has(options, edge.number):
                available = edge.available + 1.0
                edge.available = available
                tries = edge.visits
                # One logarithm a node, where the options do not differ between worlds.
                part = all_log if available >= visits else log(available)
                bound = edge.reward / tries + exploration * sqrt(part / tries)
                if bound > highest:
                    highest = bound
                    best = edge
            edge = edge.after
        assert best is not None
        return best

    def _play_out(self, s: State) -> None:
        dice = self.dice
        left = self.longest
        while not s.ended and left > 0:
            seat = lowest(s.owing)
            if s.owing & (s.owing - 1) != 0 and not s.asking().locks_in():
                dice = random.advance(dice)
                seat = nth(s.owing, random.scaled(dice, count(s.owing)))
            options = s.options_of(seat)
            dice = random.advance(dice)
            s.take(seat, nth(options, random.scaled(dice, count(options))))
            left -= 1
        self.dice = dice

    def _write_back(self, s: State, path: list[Edge]) -> None:
        won = s.won
        winners = count(won)
        # A draw, or a game that found no end, is shared by all.
        share = 1.0 / float(winners) if winners != 0 else 1.0 / float(s.setup.seats)
        for edge in path:
            edge.visits += 1.0
            if winners == 0 or has(won, edge.seat):
                edge.reward += share

    # What came of it.

    def found(self) -> list[tuple[int, float, float, float]]:
        """The searching seat's answers: action, visits, reward, in how many worlds allowed; rising by action."""
        listed: list[tuple[int, float, float, float]] = []
        side = self.root.sides
        while side is not None and side.seat != self.seat:
            side = side.after
        if side is not None:
            edge = side.first
            while edge is not None:
                listed.append((side.offset + edge.number, edge.visits, edge.reward, edge.available))
                edge = edge.after
        listed.sort()
        return listed

    def line(self, action: int, longest: int, least: float) -> list[tuple[int, int]]:
        """What was searched most after an action: seats and actions, as far as each was tried often enough."""
        told: list[tuple[int, int]] = []
        node: Node | None = self.root
        first = True
        while node is not None and len(told) < longest:
            answers: i64 = 0
            last: Edge | None = None
            # Sides were met in the order of seats; the chain holds them the other way round or as they came.
            for seat in range(self.world.setup.seats):
                side = node.sides
                while side is not None and side.seat != seat:
                    side = side.after
                if side is None:
                    continue
                edge = _wanted(side, action - side.offset) if first and seat == self.seat else _most_visited(side)
                if edge is None or edge.visits < least:
                    return told
                told.append((seat, side.offset + edge.number))
                if last is not None:
                    answers = answers * 64 + last.number + 1
                last = edge
            first = False
            if last is None:
                return told
            child = last.child
            best: Node | None = None
            most = 0.0
            while child is not None:
                if child.answers == answers and _visits(child) > most:
                    best = child
                    most = _visits(child)
                child = child.after
            node = best
        return told


def _wanted(side: Side, number: i64) -> Edge | None:
    edge = side.first
    while edge is not None and edge.number != number:
        edge = edge.after
    return edge


def _most_visited(side: Side) -> Edge | None:
    best: Edge | None = None
    edge = side.first
    while edge is not None:
        if best is None or edge.visits > best.visits:
            best = edge
        edge = edge.after
    return best


def _visits(node: Node) -> float:
    side = node.sides
    return 0.0 if side is None else side.visits
