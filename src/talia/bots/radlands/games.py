"""Games of Radlands for training, played at full speed by judges: one action ahead, or by a narrow beam.

Every decision is taken in a world dealt anew for the seat that decides, so that nobody plays what it cannot know, and
rows hold only what their seat may know.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from talia.bots.radlands.features import Sight
from talia.bots.radlands.judge import Judge, balance
from talia.bots.radlands.turn import AT_ACT, Mind, Planner, line, result
from talia.core import rng as random
from talia.core.bits import count, has, lowest, nth
from talia.games.radlands.numbers import ACTIONS, END
from talia.games.radlands.state import Table

LONGEST: Final = 4000  # answers in a game


@final
class Player:
    """How one seat plays a game."""

    def __init__(self, judge: Judge, width: i64, slips: i64, per_water: float) -> None:
        self.judge = judge
        self.width = width  # of its beam; 0: one action ahead
        self.slips = slips  # of a thousand decisions, so many are taken at random
        self.per_water = per_water


@final
class Game:
    """One game: its rows, whose they are, and what came of it for seat 0."""

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.seats: list[int] = []
        self.terms: list[list[float]] = []  # what the plain judge counts, mine less theirs
        self.result = 0.5
        self.answers: i64 = 0
        self.turns: i64 = 0


def play(s: Table, players: list[Player], dice: i64) -> Game:
    """Play a table to its end. A row is taken whenever a turn is over, for the seat whose turn it was."""
    game = Game()
    sight = Sight()
    turn: i64 = 0
    # What the beam has found to do this turn; it is found anew when a card has been drawn.
    planned: list[int] = []
    at: i64 = 0
    left: i64 = 0
    while not s.ended and game.answers < LONGEST:
        seat = lowest(s.owing)
        if s.pc == AT_ACT and s.turn != turn:
            turn = s.turn
            sight.look(s, 1 - seat)
            game.rows.append(sight.listed())
            game.seats.append(1 - seat)
            game.terms.append(balance(s, 1 - seat))
        options = s.options_of(seat)
        game.answers += 1
        player = players[seat]
        dice = random.advance(dice)
        if s.turn == 0 or options & (options - 1) == 0 or random.scaled(dice, 1000) < player.slips:
            dice = random.advance(dice)
            planned = []
            at = 0
            s.take(seat, nth(options, random.scaled(dice, count(options))))
            continue
        if at < len(planned):
            number = planned[at] - s.domain_of(seat).offset
            at += 1
            known = s.left == left or s.pc != AT_ACT
            if known and s.active == seat and 0 <= number < 62 and has(options, number):
                s.take(seat, number)
                continue
        planned = []
        at = 0
        if player.width == 0 or s.active != seat:
            s.take(seat, one_ahead(s, seat, player.judge, dice))
            continue
        planner = Planner(s, seat, player.judge, random.scramble(dice), 16, player.width, 1, player.per_water)
        planner.run(1 << 40)
        best: i64 = 0
        for n in range(len(planner.best)):
            if planner.sums[n] > planner.sums[best]:
                best = n
        planned = line(planner.plans[best])
        planned.append(ACTIONS.offset + END)
        at = 1
        left = s.left
        s.take(seat, planner.numbers[best])
    game.result = result(s, 0)
    game.turns = s.turn
    return game


def one_ahead(s: Table, seat: i64, judge: Judge, dice: i64) -> i64:
    """The answer that is best if the turn ends after it, in one world dealt for this seat."""
    world = s.clone()
    world.redeal(seat, random.scramble(dice))
    found: list[float] = []
    Mind(judge, seat).answers(world, found)
    best: i64 = 0
    for n in range(len(found)):
        if found[n] > found[best]:
            best = n
    return nth(s.options_of(seat), best)
