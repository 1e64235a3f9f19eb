"""Fantasy Realms' puzzles: the most points, from one's own hand and the open discard area alone.

`best_swap`: take one card of the area and discard one, for more points than by any other swap and than the deck brings
on average. `best_choices`: at scoring, what wild cards, Book, Island and Necromancer choose. Every swap is counted, and
every way to choose is played by the engine itself; points are those of the hand under its best choices, as if the game
ended now. The deck's order and the others' hidden cards are in no number of a proof.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from talia.bots.fantasy_realms.hands import Hands, Sight, greedy_answer, mean_of_drawing, sight_of, takings
from talia.bots.fantasy_realms.sight import members
from talia.bots.methods.seeds import derived
from talia.core import rng
from talia.core.bits import lowest
from talia.core.rng import Random
from talia.core.state import State
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.choosers import ADDER, CHOOSERS
from talia.games.fantasy_realms.game import GAME
from talia.games.fantasy_realms.numbers import DRAW
from talia.games.fantasy_realms.setup import FantasyRealmsSetup
from talia.games.fantasy_realms.state import FantasyRealms
from talia.learn.puzzles.form import Proof, Puzzle, Solution, Source
from talia.learn.puzzles.kinds import Found, Kind, Verdict, made

SWAP_MARGIN: Final = 10  # points over the second swap, and over the deck's mean
CHOICE_MARGIN: Final = 8  # points over the second way to choose
LEAST_AREA: Final = 4  # cards to take from, or it is too easy
LEAST_WAYS: Final = 30
MOST_WAYS: Final = 1500
RIGHT_SHARE: Final = 0.05  # of all ways to choose, at most, may be right
SEATS: Final = (2, 3, 4)
STRAY: Final = 6  # one answer in so many of the quick players is random


class Swap(NamedTuple):
    """A card taken from the area, one discarded, and the points of the hand then."""

    points: int
    take: int
    out: int


class BestSwap(Kind):
    """One turn: take from the area and discard."""

    name = "best_swap"
    game = "fantasy_realms"
    rated_by = ("apprentice", "adept")  # the expert plays for the chance to win, and leaves points lying for it

    def proof(self, world: State, seat: int) -> Found | None:
        assert isinstance(world, FantasyRealms)
        if not draws(world, seat):
            return None
        seen = sight_of(world, seat)
        found = best_two(seen)
        if found is None:
            return None
        best, second, pairs = found
        return Found(
            {"points": best.points, "now": int(_hands().points(seen.hand, seen.area))},
            Solution([[IDS[best.take], IDS[best.out]]], second=second.points),
            Proof("every swap counted", pairs, str(best.points - second.points)),
        )

    def judge(self, puzzle: Puzzle, state: State, answers: list[str]) -> Verdict:
        assert isinstance(state, FantasyRealms)
        goal = puzzle.goal["points"]
        assert isinstance(goal, int)
        if answers[0] == DRAW.words[0]:
            return Verdict.LOST  # what the deck brings, nobody knows
        hand = state.hand(puzzle.seat)
        if len(answers) > 1:
            return Verdict.REACHED if _hands().points(hand, state.area) >= goal else Verdict.LOST
        return Verdict.OPEN if _hands().discard(hand, state.area)[1] >= goal else Verdict.LOST

    def twin(self, puzzle: Puzzle) -> str:
        return " ".join(puzzle.solution.lines[0])

    def lucky(self, puzzle: Puzzle) -> float:
        table = puzzle.position["table"]
        return 1 / (1 + len(table["area"])) / (1 + len(table["hands"][puzzle.seat]))

    def position(self, world: State, seat: int) -> dict[str, Any]:
        position = world.to_position()
        table = {key: position["table"][key] for key in ("hands", "known", "area", "turn", "to_move")}
        return {"game": self.game, "seats": position["seats"], "table": table}


class BestChoices(Kind):
    """The choices of one hand at scoring."""

    name = "best_choices"
    game = "fantasy_realms"
    rated_by = ("apprentice",)  # at scoring all levels are alike

    def proof(self, world: State, seat: int) -> Found | None:
        assert isinstance(world, FantasyRealms)
        if not world.open or world.choices != 0 or world.asked != (seat,):
            return None
        ways: list[Way] = []
        for way in ways_to_choose(world, seat):
            ways.append(way)
            if len(ways) > MOST_WAYS:
                return None
        best = max(way.points for way in ways)
        right = [list(way.words) for way in ways if way.points == best]
        if len(ways) < LEAST_WAYS or len(right) > RIGHT_SHARE * len(ways):
            return None
        second = max(way.points for way in ways if way.points < best)
        if best - second < CHOICE_MARGIN:
            return None
        right.sort(key=lambda words: (sum(word != "decline" for word in words), words))
        return Found(
            {"points": best},
            Solution(right[:1], second=second),
            Proof("every way played", len(ways), str(best - second)),
        )

    def judge(self, puzzle: Puzzle, state: State, answers: list[str]) -> Verdict:
        assert isinstance(state, FantasyRealms)
        for way in ways_to_choose(state, puzzle.seat):
            if way.points == puzzle.goal["points"]:
                return Verdict.OPEN if way.words else Verdict.REACHED
        return Verdict.LOST

    def twin(self, puzzle: Puzzle) -> str:
        return " ".join(puzzle.solution.lines[0])

    def lucky(self, puzzle: Puzzle) -> float:
        state = GAME.position(puzzle.position, log=False, memory=False)
        assert isinstance(state, FantasyRealms)
        ways = ways_to_choose(state, puzzle.seat)
        return sum(way.chance for way in ways if way.points == puzzle.goal["points"])

    def position(self, world: State, seat: int) -> dict[str, Any]:
        position = world.to_position()
        table = {key: position["table"][key] for key in ("hands", "area", "turn", "open")}
        return {"game": self.game, "seats": position["seats"], "table": table}


SWAP: Final = BestSwap()
CHOICES: Final = BestChoices()
KINDS: Final = (SWAP, CHOICES)


@cache
def _hands() -> Hands:
    """Points of hands; those that need a search are kept from puzzle to puzzle."""
    return Hands()


def draws(s: FantasyRealms, seat: int) -> bool:
    """Is the seat asked whether it takes a card of the area or draws, with a whole hand?"""
    return not s.open and s.trading is None and s.asked == (seat,) and s.drawn == 0 and s.domain_of(seat) is DRAW


def best_two(seen: Sight) -> tuple[Swap, Swap, int] | None:
    """The best swap and the second, with the number of all; None where the margins are not met."""
    hands = _hands()
    area = members(seen.area)
    if len(area) < LEAST_AREA or seen.building:
        return None
    swaps: list[Swap] = []
    for card in area:
        flat = takings(hands, seen, card, True)
        swaps += [Swap(flat[at + 4], flat[at], flat[at + 1]) for at in range(0, len(flat), 5)]
    swaps.sort(reverse=True)
    best, second = swaps[0], swaps[1]
    if best.points - second.points < SWAP_MARGIN or best.points - mean_of_drawing(hands, seen) < SWAP_MARGIN:
        return None
    return best, second, len(swaps)


class Way(NamedTuple):
    """The words of a seat's choices one after another, the points they come to, and how often dice would take it."""

    words: tuple[str, ...]
    points: int
    chance: float


def ways_to_choose(s: FantasyRealms, seat: int, words: tuple[str, ...] = (), chance: float = 1.0) -> Iterator[Way]:
    """Every way a seat's choices at scoring may go from here, played by the engine; other seats decline theirs."""
    while not s.ended and s.owing != 0 and s.asked != (seat,):
        s = s.clone()
        other = s.asked[0]
        s.take(other, lowest(s.options_of(other)))
    if s.ended or s.hand(seat) & (CHOOSERS | 1 << ADDER) == 0:
        yield Way(words, int(s.total(seat)), chance)
        return
    options = members(s.options_of(seat))
    named = s.domain_of(seat).words
    for number in options:
        after = s.clone()
        after.take(seat, number)
        yield from ways_to_choose(after, seat, (*words, named[number]), chance / len(options))


def mine(seed: int) -> list[Puzzle]:
    """One game of quick players that count points and err now and then: each turn is looked at, then the scoring."""
    setup = _setups()[seed % len(SEATS)]
    s = setup.deal(rng.seeded(seed))
    assert isinstance(s, FantasyRealms)
    dice = Random(derived("puzzles", seed))
    source = Source("quick", seed)
    found: list[Puzzle] = []
    while not s.open:
        seat = s.asked[0]
        seen = sight_of(s, seat)
        if draws(s, seat) and best_two(seen) is not None:
            found += [puzzle for puzzle in [made(SWAP, s, seat, source)] if puzzle is not None]
        answer = int(greedy_answer(_hands(), seen))
        if dice.below(STRAY) == 0:
            answer = dice.pick(members(int(s.options_of(seat))))
        s.take(seat, answer)
    if not s.ended:
        found += [puzzle for puzzle in [made(CHOICES, s, s.asked[0], source)] if puzzle is not None]
    return found


@cache
def _setups() -> list[FantasyRealmsSetup]:
    found = []
    for seats in SEATS:
        setup = GAME.setup(seats)
        assert isinstance(setup, FantasyRealmsSetup)
        found.append(setup)
    return found
