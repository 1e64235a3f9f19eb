"""Cardia's puzzles: endgames in which both hands can be worked out, solved exactly in fractions.

`only_card`: one card keeps the chance that the position is worth, every other loses 15 points of it at least.
`mixture`: several cards do, mixed in the right shares; every other card is punished.

With v the value and q what a card gets against a best mixture of theirs, a card with q < v is in no best mixture at
all: supports of best mixtures answer each other. A card with q = v is accepted only where the found mixture plays it,
and a position in which the two differ is left out; so what is accepted is exact, whatever mixture the solver found.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from talia.bots.cardia.evaluation import evaluation
from talia.bots.cardia.round import Rounds, both_choose
from talia.bots.cardia.selfplay import Game
from talia.bots.methods.seeds import derived
from talia.core import rng
from talia.core.bits import count, members
from talia.core.state import State
from talia.games.cardia.extra.solve import CannotSolve, key_of, solve
from talia.games.cardia.extra.solve import Solution as Solved
from talia.games.cardia.game import GAME
from talia.games.cardia.state import Cardia
from talia.learn.puzzles.form import Proof, Puzzle, Solution, Source
from talia.learn.puzzles.kinds import Found, Kind, Verdict, made

MARGIN: Final = Fraction(15, 100)  # of the chance to win, between accepted cards and all others
OTHERS: Final = 2  # cards that are wrong, at least
LEAST: Final = 10  # positions of an endgame: a smaller one is seen at a glance
MOST: Final = 4000  # and of one that a person can still find
WORLDS: Final = 1  # the quick players look at
STRAY: Final = 0.15  # how often they play at random: even games get further
METHOD: Final = "solved"  # in fractions, every position of the endgame


class Endgame(Kind):
    """A card to choose in an endgame that is solved exactly."""

    game = "cardia"

    def __init__(self, name: str, one: bool) -> None:
        self.name = name
        self.one = one  # is a single card right?

    def proof(self, world: State, seat: int) -> Found | None:
        assert isinstance(world, Cardia)
        if not solvable(world, seat):
            return None
        solved = _solution(world)
        if solved is None or solved.nodes < LEAST:
            return None
        value = chance(solved.value, seat)
        mine, theirs = solved.strategies[seat], solved.strategies[1 - seat]
        if (len(mine) == 1) != self.one:
            return None
        loss: dict[str, Fraction] = {}
        for number in members(world.options_of(seat)):
            word = world.domain_of(seat).words[number]
            pairs = ((solved.matrix[(word, other) if seat == 0 else (other, word)], p) for other, p in theirs.items())
            lost = value - sum((p * chance(entry, seat) for entry, p in pairs), Fraction(0))
            if (lost == 0) != (word in mine):
                return None
            if lost != 0:
                loss[word] = lost
        if len(loss) < OTHERS or min(loss.values()) < MARGIN:
            return None
        return Found(
            {"value": str(value), "percent": percent(value)},
            Solution([[word] for word in mine], {} if self.one else told(mine), told(theirs), told(loss)),
            Proof(METHOD, solved.nodes, str(min(loss.values()))),
        )

    def judge(self, puzzle: Puzzle, state: State, answers: list[str]) -> Verdict:
        return Verdict.REACHED if answers in puzzle.solution.lines else Verdict.LOST

    def twin(self, puzzle: Puzzle) -> str:
        """The same hands and signets, whoever holds them."""
        state = GAME.position(puzzle.position, log=False, memory=False)
        table = puzzle.position["table"]
        both = [(",".join(sorted(table["hands"][seat])), state.scores()[seat]) for seat in (0, 1)]
        return str(both if puzzle.seat == 0 else both[::-1])

    def lucky(self, puzzle: Puzzle) -> float:
        right = len(puzzle.solution.lines)
        return right / (right + len(puzzle.solution.loss))

    def position(self, world: State, seat: int) -> dict[str, Any]:
        return shortened(world.to_position(), seat)

    def reply(self, puzzle: Puzzle, state: State, seat: int) -> str:
        """A card of their mixture where they choose one; whatever comes first where an ability asks."""
        offered = [option.word for option in state.decision(seat).options]
        return next((word for word in puzzle.solution.theirs if word in offered), offered[0])


_LAST: dict[tuple[int, ...], Solved | None] = {}


def _solution(s: Cardia) -> Solved | None:
    """The endgame solved, if it is small enough; kinds and seats that ask for the same one get it once."""
    key = key_of(s)
    if key not in _LAST:
        _LAST.clear()
        try:
            _LAST[key] = solve(s, MOST)
        except CannotSolve:
            _LAST[key] = None
    return _LAST[key]


KINDS: Final = (Endgame("only_card", True), Endgame("mixture", False))


def solvable(s: Cardia, seat: int) -> bool:
    """Do both choose a card, with empty decks, so that everybody can work out all cards; and is there a choice?"""
    if s.left(0) != 0 or s.left(1) != 0 or s.locked != 0 or s.kit.hides or not both_choose(s):
        return False
    return int(count(s.options_of(seat))) > OTHERS


def chance(value: Fraction, seat: int) -> Fraction:
    """Seat 0's value, from -1 to 1, as a seat's chance to win (a draw counts half)."""
    return (1 + (value if seat == 0 else -value)) / 2


def percent(value: Fraction) -> int:
    return round(100 * value)


def told(shares: dict[str, Fraction]) -> dict[str, str]:
    return {word: str(share) for word, share in shares.items()}


def shortened(position: dict[str, Any], seat: int) -> dict[str, Any]:
    """The position without what follows from the rest. The other hand is shown: the decks are empty, so it is known."""
    table = position["table"]
    row = [
        {key: met[key] for key in ("cards", "marks", "tokens") if key == "cards" or any(met[key])}
        for met in table["row"]
    ]
    known = [[] if owner == seat else hand for owner, hand in enumerate(table["hands"])]
    short: dict[str, Any] = {"row": row, "hands": table["hands"], "decks": [[], []], "known": known}
    if table["round"] != len(row) + 1:
        short["round"] = table["round"]
    if any(table["waiting"][seat]["next"] for seat in (0, 1)):
        short["waiting"] = [{"next": table["waiting"][seat]["next"]} for seat in (0, 1)]
    if table["openly"]:
        short["openly"] = table["openly"]
    return {"game": "cardia", "table": short}


def off_by(puzzle: Puzzle, shares: dict[str, int]) -> int:
    """The second, unrated question, "how often?": how many points a mixture in percent is off, all cards together."""
    right = {word: percent(Fraction(share)) for word, share in puzzle.solution.mixture.items()}
    return sum(abs(right.get(word, 0) - shares.get(word, 0)) for word in {*right, *shares}) // 2


def mine(seed: int) -> list[Puzzle]:
    """Play one game with quick players that think honestly, and look at each round from empty decks on."""
    net, _ = evaluation(_SETUP.options)
    table = _SETUP.deal(rng.seeded(seed))
    assert isinstance(table, Cardia)
    game = Game(table, Rounds(net), derived("puzzles", seed), WORLDS, STRAY, False)
    found: list[Puzzle] = []
    source = Source("quick", seed)
    while not table.ended:
        game.play(1)
        if table.ended or table.locked != 0 or table.left(0) != 0 or table.left(1) != 0:
            continue
        for seat in (0, 1):
            if solvable(table, seat):
                found += [puzzle for kind in KINDS if (puzzle := made(kind, table, seat, source)) is not None]
    return found


_SETUP: Final = GAME.setup()
