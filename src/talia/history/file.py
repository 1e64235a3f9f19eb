"""A history in a file of the terminal's user: read whole, written whole, never half."""

from __future__ import annotations

import os
from pathlib import Path

from talia.history import form
from talia.history.form import BadHistory, GameLine, HistoryFile


class Kept:
    """The history of whoever uses this machine."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> HistoryFile:
        """What is there; a new one where there is none."""
        try:
            text = self.path.read_bytes()
        except FileNotFoundError:
            return HistoryFile()
        except OSError as error:
            raise BadHistory(f"history: {self.path} cannot be read ({error.strerror})") from None
        try:
            return form.read(text)
        except BadHistory as error:
            raise BadHistory(f"{self.path}: {error}") from None

    def add(self, *games: GameLine) -> int:
        """Keep these too; how many are new."""
        before = self.read()
        after = form.merged(before.games, list(games))
        self._write(HistoryFile(games=after, device=before.device))
        return len(after) - len(before.games)

    def take_in(self, text: bytes) -> int:
        """Merge a file into this one; how many games are new. What a browser keeps besides is kept for it."""
        other, before = form.read(text), self.read()
        after = form.merged(before.games, other.games)
        self._write(HistoryFile(games=after, device={**before.device, **other.device}))
        return len(after) - len(before.games)

    def delete(self) -> None:
        try:
            self.path.unlink(missing_ok=True)
        except OSError as error:
            raise BadHistory(f"history: {self.path} cannot be deleted ({error.strerror})") from None

    def _write(self, history: HistoryFile) -> None:
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(form.write(history), encoding="utf-8")
            os.replace(new, self.path)
        except OSError as error:
            raise BadHistory(f"history: {self.path} cannot be written ({error.strerror})") from None
