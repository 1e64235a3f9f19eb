"""Random play at full speed: for benchmarks, soak tests and as the roll-out of a search. Compiled with the rules."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core import rng as random
from talia.core.bits import count, lowest, nth
from talia.core.setup import Setup
from talia.core.state import State

_ALL = 0x3FFFFFFFFFFFFFFF


def _dice(rng: i64) -> i64:
    """The players' generator for a deal: another one than the deal's."""
    return random.scramble(rng ^ 0x2AAAAAAA)


def play_out(s: State, dice: i64) -> i64:
    """Play a state to its end by random answers and tell how many there were."""
    return play_some(s, dice, 1 << 60)


def play_some(s: State, dice: i64, most: i64) -> i64:
    """Play at most that many random answers and tell how many there were."""
    answers: i64 = 0
    while answers < most and not s.ended:
        seat = lowest(s.owing)
        options = s.options_of(seat)
        dice = random.advance(dice)
        s.take(seat, nth(options, random.scaled(dice, count(options))))
        answers += 1
    return answers


def play_games(setup: Setup, first: i64, games: i64) -> i64:
    """Play games from consecutive generators to their ends and tell how many answers there were."""
    answers: i64 = 0
    for n in range(games):
        rng = random.scramble(first + n)
        answers += play_out(setup.deal(rng), _dice(rng))
    return answers


def checksum(setup: Setup, first: i64, games: i64) -> i64:
    """A number that depends on every question, answer and result of that many random games."""
    total: i64 = 0
    for n in range(games):
        rng = random.scramble(first + n)
        dice = _dice(rng)
        s = setup.deal(rng)
        while not s.ended:
            seat = lowest(s.owing)
            options = s.options_of(seat)
            dice = random.advance(dice)
            number = nth(options, random.scaled(dice, count(options)))
            total = random.scramble((total ^ options) + seat * 64 + number & _ALL)
            s.take(seat, number)
        total = random.scramble((total ^ s.won) + s.reason & _ALL)
        for score in s.scores():
            total = random.scramble(total + score & _ALL)
    return total


def clone_often(s: State, times: i64) -> i64:
    """Clone a state again and again."""
    owing: i64 = 0
    for _ in range(times):
        owing += s.clone().owing
    return owing


def clone_and_answer(s: State, times: i64) -> i64:
    """Clone a state and answer its question, again and again."""
    seat = lowest(s.owing)
    number = lowest(s.options_of(seat))
    owing: i64 = 0
    for _ in range(times):
        copy = s.clone()
        copy.take(seat, number)
        owing += copy.owing
    return owing


def roll_outs(s: State, dice: i64, times: i64) -> i64:
    """Clone a state and play it to its end, again and again; tell how many answers there were."""
    answers: i64 = 0
    for n in range(times):
        answers += play_out(s.clone(), random.scramble(dice + n))
    return answers
