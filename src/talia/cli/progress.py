"""What somebody has learned, kept in a file of theirs: for each lesson the answers so far, and whether it is done.

A lesson's entry holds its mark; where position or lines have changed since, the entry does not count any more. A file
that cannot be read is put aside and begun anew: nobody is kept from a lesson by it.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from talia.core.errors import TaliaError
from talia.learn.lesson import Lesson

FORM = 1


class BadProgress(TaliaError):
    """Progress that cannot be kept."""


@dataclass
class Entry:
    """How far one lesson has come."""

    mark: str
    answers: list[str] = field(default_factory=list)
    done: bool = False
    skipped: bool = False


class Progress:
    """The progress of whoever uses this machine."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._entries: dict[str, Entry] = {}
        if path.is_file():
            self._read()

    def _read(self) -> None:
        try:
            told = json.loads(self.path.read_text(encoding="utf-8"))
            if told["talia_learn"] != FORM:
                raise ValueError
            self._entries = {str(id): _entry(entry) for id, entry in told["lessons"].items()}
        except OSError as error:
            raise BadProgress(f"progress: {self.path} cannot be read ({error.strerror})") from None
        except (ValueError, KeyError, TypeError, AttributeError):
            self.path.replace(self.path.with_name(f"{self.path.name}.old"))

    def of(self, lesson: Lesson) -> Entry:
        """The entry of a lesson as it is now: a new one if there is none, or one of another mark."""
        found = self._entries.get(lesson.id)
        return found if found is not None and found.mark == lesson.mark else Entry(lesson.mark)

    def keep(self, lesson: Lesson, entry: Entry) -> None:
        """Write it down, the whole file at once."""
        self._entries[lesson.id] = entry
        told = {"talia_learn": FORM, "lessons": {id: asdict(entry) for id, entry in self._entries.items()}}
        new = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(json.dumps(told, indent=1), encoding="utf-8")
            os.replace(new, self.path)
        except OSError as error:
            raise BadProgress(f"progress: {self.path} cannot be written ({error.strerror})") from None


def _entry(told: Any) -> Entry:
    entry = Entry(**told)
    words = isinstance(entry.answers, list) and all(isinstance(word, str) for word in entry.answers)
    if not isinstance(entry.mark, str) or not words:
        raise ValueError
    return entry


def default_path() -> Path:
    """A file in the place where the system keeps what programs remember for a user."""
    base = os.environ.get("XDG_STATE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".local" / "state") / "talia" / "learn.json"
