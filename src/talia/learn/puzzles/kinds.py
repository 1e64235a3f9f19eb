"""What a kind of puzzle is, which there are, and what holds for all of them: dealt from the view, proven from it alone.

A kind says of a table whether it is a puzzle (`proof`), and of answers whether the goal is reached, can still be
reached, or is lost (`judge`). Mining and proving are the same question, asked of tables that were dealt from what the
seat knows: a true hidden card reaches neither. The kinds of a game lie in one module, which also plays the games they
are mined from (`mine`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import Enum
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from talia.core.errors import BadOption, TaliaError
from talia.core.rng import Random
from talia.core.save import digest
from talia.core.state import State
from talia.core.view import View
from talia.learn.puzzles.form import UNNAMED, BadPuzzle, Proof, Puzzle, Solution, Source
from talia.registry import game as game_of

# The kinds of each game; they lie in `talia.learn.puzzles.<game>` as `KINDS`, beside `mine(seed)`.
GAMES: dict[str, tuple[str, ...]] = {
    "cardia": ("only_card", "mixture"),
    "radlands": ("win_this_turn",),
    "fantasy_realms": ("best_swap", "best_choices"),
}
DEALT = 2  # tables that a proof is made of again, each dealt from the view


class Verdict(Enum):
    """How a puzzle stands after an answer."""

    REACHED = "reached"
    OPEN = "open"  # the goal can still be reached
    LOST = "lost"


class Found(NamedTuple):
    """A proof: what can be reached, what is right, and how it is known."""

    goal: dict[str, str | int]
    solution: Solution
    proof: Proof


class Kind(ABC):
    """One kind of puzzle."""

    name: str
    game: str
    rated_by: tuple[str, ...] = ("apprentice", "adept", "expert")  # levels whose finding it says how hard it is

    @abstractmethod
    def proof(self, world: State, seat: int) -> Found | None:
        """What is proven of this table for a seat that is asked; None where it makes no puzzle of this kind.

        The table was dealt from the seat's view. The same comes out for every table that fits it.
        """

    @abstractmethod
    def judge(self, puzzle: Puzzle, state: State, answers: list[str]) -> Verdict:
        """How it stands once the seat has given these answers; `state` is the table after them, others asked next."""

    @abstractmethod
    def twin(self, puzzle: Puzzle) -> str:
        """What makes two puzzles the same to a solver."""

    @abstractmethod
    def lucky(self, puzzle: Puzzle) -> float:
        """How often random answers find it."""

    def position(self, world: State, seat: int) -> dict[str, Any]:
        """The table as the file has it, as short as it can be said; the seat's view of it is the same."""
        return world.to_position()

    def reply(self, puzzle: Puzzle, state: State, seat: int) -> str:
        """What another seat answers when it is asked on the way."""
        return str(state.decision(seat).options[0].word)


@cache
def kinds_of(game: str) -> dict[str, Kind]:
    """The kinds of a game, by name."""
    if game not in GAMES:
        raise BadOption(f"game {game!r}: there are no puzzles of it; allowed: {', '.join(GAMES)}")
    found: tuple[Kind, ...] = import_module(f"talia.learn.puzzles.{game}").KINDS
    return {kind.name: kind for kind in found}


def kind_of(puzzle: Puzzle) -> Kind:
    kinds = kinds_of(puzzle.game)
    if puzzle.kind not in kinds:
        raise BadPuzzle(
            f"puzzle {puzzle.id}: kind {puzzle.kind!r} is none of {puzzle.game}; allowed: {', '.join(kinds)}"
        )
    return kinds[puzzle.kind]


def mine(game: str, seed: int) -> list[Puzzle]:
    """The puzzles of one game of self-play; the same seed gives the same ones."""
    kinds_of(game)
    found: list[Puzzle] = import_module(f"talia.learn.puzzles.{game}").mine(seed)
    return found


def twin(puzzle: Puzzle) -> str:
    """Two puzzles with the same key are one to a solver."""
    return f"{puzzle.kind}|{kind_of(puzzle).twin(puzzle)}"


def known(state: State, seat: int) -> View:
    """All that a seat may know of a table, what it may remember included."""
    return state.view(seat, memory=True)


def dealt(view: View, seed: int = 0) -> State:
    """A table dealt from a view alone: equal views give equal tables, whatever else was true."""
    return game_of(view["game"]).guess(view, Random(digest(view) + seed))


def made(kind: Kind, state: State, seat: int, source: Source) -> Puzzle | None:
    """The puzzle of this kind that a seat faces now, made from what it knows and no more; None if there is none."""
    world = dealt(known(state, seat))
    found = kind.proof(world, seat)
    if found is None:
        return None
    position = kind.position(world, seat)
    setup = world.setup
    return Puzzle(
        UNNAMED, setup.game, setup.rules, kind.name, found.goal, seat, position, found.solution, found.proof, source
    )


def laid(puzzle: Puzzle, log: bool = False) -> State:
    """The table of a puzzle; BadPuzzle where it cannot be laid or its seat is not asked."""
    game = game_of(puzzle.game)
    if puzzle.rules != game.rules:
        raise BadPuzzle(
            f"puzzle {puzzle.id}: rules {puzzle.rules} are not {game.rules}, which is what this Talia plays"
        )
    try:
        state = game.position(puzzle.position, log=log, memory=False)
    except TaliaError as error:
        raise BadPuzzle(f"puzzle {puzzle.id}: {error}") from None
    if puzzle.seat not in state.asked:
        asked = ", ".join(str(seat) for seat in state.asked)
        raise BadPuzzle(f"puzzle {puzzle.id}: seat {puzzle.seat} is not asked; asked: {asked or 'nobody'}")
    return state


def prove(puzzle: Puzzle) -> None:
    """Prove a puzzle again, on tables dealt from its seat's view; BadPuzzle where something else comes out."""
    kind = kind_of(puzzle)
    view = known(laid(puzzle), puzzle.seat)
    for n in range(DEALT):
        found = kind.proof(dealt(view, n), puzzle.seat)
        if found is None:
            raise BadPuzzle(
                f"puzzle {puzzle.id}: from what seat {puzzle.seat} knows it is no puzzle of kind {kind.name}"
            )
        for name, comes in found._asdict().items():
            says = getattr(puzzle, name)
            if comes != says:
                raise BadPuzzle(f"puzzle {puzzle.id}: {name} says {says}, and {comes} is proven")
