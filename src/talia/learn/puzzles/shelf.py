"""Which puzzles there are: those that ship with the package, `shipped/<game>.json`, in the order of their numbers."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from talia.core.errors import BadOption
from talia.learn.puzzles.form import Puzzle, read_bytes
from talia.learn.puzzles.kinds import GAMES


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game; none where none are shipped."""
    if game not in GAMES:
        raise BadOption(f"game {game!r}: there are no puzzles of it; allowed: {', '.join(GAMES)}")
    path = files("talia.learn.puzzles") / "shipped" / f"{game}.json"
    return tuple(read_bytes(path.read_bytes(), path.name)) if path.is_file() else ()


def games() -> list[str]:
    """The games with puzzles."""
    return [game for game in GAMES if shipped(game)]


def find(name: str) -> Puzzle:
    """The puzzle of that id; BadOption where there is none."""
    game = name.rpartition("-")[0]
    for puzzle in shipped(game) if game in GAMES else ():
        if puzzle.id == name:
            return puzzle
    if game in GAMES and shipped(game):
        raise BadOption(f"puzzle {name!r}: there is none; {game} has {shipped(game)[0].id} to {shipped(game)[-1].id}")
    example = ", ".join(shipped(game)[0].id for game in games())
    raise BadOption(f"puzzle {name!r}: there is none; allowed: ids such as {example}")


def chosen(game: str | None = None, kind: str | None = None) -> list[Puzzle]:
    """The puzzles of a game (all of them by default) and of a kind, if one is given."""
    found = [puzzle for each in ([game] if game else games()) for puzzle in shipped(each)]
    if kind is None:
        return found
    kinds = [name for each in ([game] if game else list(GAMES)) for name in GAMES[each]]
    if kind not in kinds:
        raise BadOption(f"kind {kind!r}: there is none of that name; allowed: {', '.join(kinds)}")
    return [puzzle for puzzle in found if puzzle.kind == kind]
