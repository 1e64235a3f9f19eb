"""Which rules, bots and weights a figure is of: hashes of their files."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

import talia
from talia.bots.play.levels import Spec
from talia.bots.play.outside import FILE
from talia.games import PLACES


def hashes(game: str, players: Iterable[str] = ()) -> dict[str, str]:
    """Of rules, bots (what all share, this game's own, and the files of players from outside) and weights."""
    house = Path(talia.__file__).parent
    found = (FILE.fullmatch(Spec.parse(player).name) for player in players)
    outside = [Path(file["path"]) for file in found if file is not None]
    return {
        "rules": of_files([*(house / "core").rglob("*.py"), *(house / "games" / game).rglob("*.py")]),
        "bots": of_files([*_bots(house / "bots", game), *outside]),
        "weights": of_files([*(house / "bots" / game / "weights").glob("*")]),
    }


def _bots(folder: Path, game: str) -> list[Path]:
    """What plays a game: what all bots share, and its own; a change in the bots of another game is none here."""
    others = set(PLACES) - {game}
    return [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in others]


def of_files(files: list[Path]) -> str:
    found = sha256()
    for path in sorted(files):
        found.update(path.name.encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:12]
