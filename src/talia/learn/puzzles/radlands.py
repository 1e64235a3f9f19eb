"""Radlands' puzzles: destroy the last camp before the turn ends, whatever they answer, without any hidden card.

Wins are found and refuted by the search inside a turn (`radlands.extra.winning`), to which hidden cards are blank.
A puzzle is a turn that can be won and easily is not: along the shortest way there are questions with one right answer,
most first answers throw the win away, and hardly any random turn wins. The way is then played again in worlds dealt
from the view, against every answer. Whatever is answered is right as long as the win is still there.

The table of a puzzle is that of a game of self-play without its past: the discard pile is empty, and what nobody knows
is dealt anew.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from talia.bots.methods.seeds import derived
from talia.bots.radlands.games import one_ahead
from talia.bots.radlands.judge import Judge
from talia.bots.radlands.plain import plain
from talia.bots.radlands.turn import ACT
from talia.core import rng as random
from talia.core.bits import bit, count, members
from talia.core.rng import Random
from talia.core.state import State
from talia.games.radlands.extra.winning import GAVE_UP, WON, Way, after, hidden, keeping, shows, winning
from talia.games.radlands.game import GAME
from talia.games.radlands.numbers import WATER_A_TURN
from talia.games.radlands.shape import USE
from talia.games.radlands.state import Radlands
from talia.learn.puzzles.form import Proof, Puzzle, Solution, Source
from talia.learn.puzzles.kinds import Found, Kind, Verdict, laid, made

FEWEST: Final = 2  # actions of the shortest way
MOST: Final = 6
TURNS: Final = 5  # of a game that are looked at, the last ones
ONLY: Final = 2  # questions on the way with one right answer of so many:
OF: Final = 3
FIRST_SHARE: Final = 0.5  # of the first answers, at most, may keep the win
LUCKY_SHARE: Final = 0.1  # of random turns, at most, may win
RANDOM_TURNS: Final = 400
WORLDS: Final = 200
LOOKING: Final = 8_000  # positions for a turn that may be worth a closer look
PROVING: Final = 30_000  # for the win, and for each answer that is proven right or wrong
JUDGING: Final = 60_000
LONGEST: Final = 4000  # answers in a game of self-play
MARGIN: Final = "1"  # of the chance: who leaves the way has no sure win any more
METHOD: Final = "every way, every answer"


class Walk(NamedTuple):
    """The shortest way against the most stubborn answers: own words, and how many questions had one right answer."""

    words: list[str]
    only: int
    positions: int


class WinThisTurn(Kind):
    """One turn, to its end."""

    name = "win_this_turn"
    game = "radlands"

    def proof(self, world: State, seat: int) -> Found | None:
        assert isinstance(world, Radlands)
        if world.ended or world.active != seat or not world.asks_at(ACT):
            return None
        search = winning(world, PROVING)
        if search.result != WON or search.way is None or not FEWEST <= search.way.actions <= MOST:
            return None
        if lucky(world) > LUCKY_SHARE:
            return None
        walk = walked(world, seat)
        if walk is None or walk.only < ONLY or not holds(search.way, world, seat):
            return None
        return Found(
            {"camps": int(world.standing_camps(1 - seat))},
            Solution([walk.words]),
            Proof(METHOD, int(search.positions) + walk.positions, MARGIN, WORLDS),
        )

    def judge(self, puzzle: Puzzle, state: State, answers: list[str]) -> Verdict:
        assert isinstance(state, Radlands)
        if state.ended:
            return Verdict.REACHED if state.won == 1 << puzzle.seat else Verdict.LOST
        if state.active != puzzle.seat:
            return Verdict.LOST
        before = self._replayed(puzzle, answers[:-1])
        found = after(before, before.check(puzzle.seat, answers[-1]), JUDGING)
        # What could not be decided is not called wrong.
        return Verdict.OPEN if found in (WON, GAVE_UP) else Verdict.LOST

    def _replayed(self, puzzle: Puzzle, answers: list[str]) -> Radlands:
        """The table after these answers and what was replied."""
        state = laid(puzzle)
        assert isinstance(state, Radlands)
        for word in answers:
            state.take(puzzle.seat, state.check(puzzle.seat, word))
            while not state.ended and state.who != puzzle.seat:
                state.take(state.who, stubborn(state))
        return state

    def twin(self, puzzle: Puzzle) -> str:
        """Their columns in any order, and the cards that win, in theirs."""
        table = puzzle.position["table"]
        theirs = sorted(str(column) for column in table["columns"][1 - puzzle.seat])
        state = laid(puzzle)
        assert isinstance(state, Radlands)
        cards: list[str] = []
        for word in puzzle.solution.lines[0]:
            number = state.check(puzzle.seat, word)
            if state.asks_at(ACT):
                used = USE < number <= USE + 9
                cards.append(state.shown_word(number - USE + 9 * puzzle.seat) if used else word)
            state.take(puzzle.seat, number)
            while not state.ended and state.who != puzzle.seat:
                state.take(state.who, stubborn(state))
        return " ".join([*theirs, *cards])

    def lucky(self, puzzle: Puzzle) -> float:
        state = laid(puzzle)
        assert isinstance(state, Radlands)
        return lucky(state)

    def position(self, world: State, seat: int) -> dict[str, Any]:
        assert isinstance(world, Radlands)
        return shortened(world)

    def reply(self, puzzle: Puzzle, state: State, seat: int) -> str:
        assert isinstance(state, Radlands)
        return state.domain_of(seat).words[stubborn(state)]


KINDS: Final = (WinThisTurn(),)


def walked(world: Radlands, seat: int) -> Walk | None:
    """Walk the shortest way, and look at each own question how many answers keep the win; None where too many do.

    Hidden cards are blank on the way, too. Where one would have to be named, or brings a question of its own when it is
    drawn, the words would hang on it: that is no puzzle.
    """
    s = hidden(world)
    words: list[str] = []
    only = positions = 0
    while not s.ended:
        if s.who != seat:
            shows(s, stubborn(s), seat)
            continue
        found = keeping(s, PROVING)
        right = [number for number, result in found.items() if result == WON]
        if GAVE_UP in found.values() or (not words and len(right) > FIRST_SHARE * len(found)):
            return None
        only += len(right) == 1 and len(found) >= OF
        search = winning(s, PROVING)
        positions += int(search.positions)
        if search.way is None or search.way.any:
            return None
        number = search.way.numbers[0]
        words.append(s.domain_of(seat).words[number])
        shows(s, number, seat)
    return Walk(words, only, positions) if plays(words, shortened(world), seat) else None


def plays(words: list[str], position: dict[str, Any], seat: int) -> bool:
    """Can these answers be given at the table of a position, and do they win?"""
    s = GAME.position(position, log=False, memory=False)
    assert isinstance(s, Radlands)
    for word in words:
        if s.ended or s.who != seat or word not in [option.word for option in s.decision(seat).options]:
            return False
        s.take(seat, s.check(seat, word))
        while not s.ended and s.who != seat:
            s.take(s.who, stubborn(s))
    return s.ended and s.won == bit(seat)


def answer_of(way: Way, s: Radlands) -> int:
    """The answer that a way gives to the open question."""
    return members(s.options_of(s.who))[0] if way.any else way.numbers[0]


def stubborn(s: Radlands) -> int:
    """What the other one answers in a turn that is won: what makes it longest, or what refutes it."""
    numbers = members(s.options_of(s.who))
    if len(numbers) == 1:
        return numbers[0]
    worst, most = numbers[0], -1
    for number in numbers:
        copy = s.clone()
        copy.take(s.who, number)
        search = winning(copy, PROVING)
        left = 0 if copy.ended else MOST + 1 if search.way is None else int(search.way.actions)
        if left > most:
            worst, most = number, left
    return worst


def holds(way: Way, world: Radlands, seat: int) -> bool:
    """Does a way win in many worlds dealt from the view, against every answer?"""
    rng = random.seeded(WORLDS)
    for _ in range(WORLDS):
        dealt = world.clone()
        rng = dealt.redeal(seat, rng)
        if not wins(way, dealt, seat):
            return False
    return True


def wins(way: Way | None, s: Radlands, seat: int) -> bool:
    """Follow a way; where cards that were drawn bring other questions, search anew. The table is used up."""
    while not s.ended:
        if s.active != seat:
            return False
        options = members(s.options_of(s.who))
        if way is None or not asks(way, s, options):
            way = winning(s, PROVING).way
            if way is None:
                return False
        if s.who != seat:
            return all(_answered(way, s, number, seat) for number in options)
        s.take(seat, answer_of(way, s))
        way = way.after[0]
    return s.won == bit(seat)


def _answered(way: Way, s: Radlands, number: int, seat: int) -> bool:
    copy = s.clone()
    copy.take(s.who, number)
    return wins(way.follow(number), copy, seat)


def asks(way: Way, s: Radlands, options: list[int]) -> bool:
    """Is the open question the one that the way goes on with, and are its answers there?"""
    if way.seat != s.who or way.offset != s.domain_of(s.who).offset:
        return False
    if way.any:
        return True
    return way.numbers[0] in options if s.who == s.active else set(options) <= set(way.numbers)


def lucky(world: Radlands) -> float:
    """How many of some random turns win; hidden cards are blank, so the same comes out in every world."""
    dice = Random(RANDOM_TURNS)
    seat = world.active
    blank = hidden(world)
    hits = 0
    for _ in range(RANDOM_TURNS):
        s = blank.clone()
        cut = False
        while not cut and not s.ended and s.active == seat:
            options = s.options_of(s.who) & ~(1 << 61)
            if options == 0:
                break
            cut = shows(s, members(options)[dice.below(count(options))], seat)
        hits += not cut and s.ended and s.won == 1 << seat
    return hits / RANDOM_TURNS


def shortened(s: Radlands) -> dict[str, Any]:
    """The table in words, without what is past, hidden or as it is if nothing is said."""
    told = s.to_position()["table"]
    told["columns"] = [[_column(column) for column in side] for side in told["columns"]]
    told["marks"] = {name: mark for name, mark in told["marks"].items() if _said(mark)}
    table = {key: told[key] for key in ("turn", "active", "columns", "queues", "marks") if _said(told[key])}
    if told["water"] != WATER_A_TURN:
        table["water"] = told["water"]
    if "hand" in told["silos"]:
        table["silos"] = told["silos"]
    table["hands"] = told["hands"]
    return {"game": GAME.name, "table": table}


def _column(column: dict[str, Any]) -> dict[str, Any]:
    """A column without what nobody knows, and without a list of nobody."""
    people = [{key: value for key, value in person.items() if key not in ("is", "old")} for person in column["people"]]
    return {"camp": column["camp"], "people": people} if people else {"camp": column["camp"]}


def _said(value: Any) -> bool:
    """Is there anything in it?"""
    if isinstance(value, dict):
        return any(_said(part) for part in value.values())
    return any(_said(part) for part in value) if isinstance(value, list) else bool(value)


def mine(seed: int) -> list[Puzzle]:
    """One game of quick players that look one action ahead: its last turns are looked at."""
    source = Source("quick self-play", seed)
    found: list[Puzzle] = []
    for state in last_turns(seed):
        seat = state.active
        search = winning(state, LOOKING)
        if search.way is None or not FEWEST <= search.way.actions <= MOST or lucky(state) > LUCKY_SHARE:
            continue
        table = GAME.position(shortened(state), log=False, memory=False)
        puzzle = made(KINDS[0], table, seat, source)
        if puzzle is not None:
            found.append(puzzle)
    return found


def last_turns(seed: int) -> list[Radlands]:
    """The beginnings of the last turns of a game."""
    s = GAME.setup().deal(random.seeded(derived("puzzles", seed)))
    assert isinstance(s, Radlands)
    dice = Random(derived("dice", seed))
    turns: list[Radlands] = []
    for _ in range(LONGEST):
        if s.ended:
            break
        seat = s.who
        if s.asks_at(ACT) and s.actions == 0:
            turns.append(s.clone())
        if s.turn == 0:
            s.take(seat, dice.pick(members(s.options_of(seat))))
        else:
            dice.below(2)
            s.take(seat, one_ahead(s, seat, _judge(), dice.state))
    return turns[-TURNS:]


@cache
def _judge() -> Judge:
    return plain()
