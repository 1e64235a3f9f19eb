"""Which lessons there are: ours, which lie beside this module, and those of the folders that TALIA_LESSONS names.

A file that cannot be used is told of in a sentence (`complaints`), and all the others work. Its texts may lie beside a
file, as `<file>.<language>.ftl`; `talia.texts` finds them.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from talia import registry
from talia.core.errors import TaliaError
from talia.learn.lesson import BadLesson, File, Lesson, read


class UnknownLesson(TaliaError):
    """No such lesson."""


@dataclass(frozen=True)
class Track:
    """Lessons that belong together, in their order."""

    id: str
    game: str
    title: str
    lessons: tuple[Lesson, ...]


def tracks() -> tuple[Track, ...]:
    """Every track, by game and order."""
    return _shelf(os.environ.get(registry.LESSONS, ""))[0]


def complaints() -> tuple[str, ...]:
    """A sentence for each file that cannot be used."""
    return _shelf(os.environ.get(registry.LESSONS, ""))[1]


def lesson(id: str) -> Lesson:
    """The lesson of that id; UnknownLesson says which there are."""
    found = {lesson.id: lesson for track in tracks() for lesson in track.lessons}
    if id not in found:
        raise UnknownLesson(f"lesson {id[:60]!r}: there is none of that name; allowed: {', '.join(found)}")
    return found[id]


def track(id: str) -> Track:
    """The track of that id."""
    for one in tracks():
        if one.id == id:
            return one
    raise UnknownLesson(f"track {id[:60]!r}: there is none of that name; allowed: {', '.join(t.id for t in tracks())}")


def after(given: Lesson) -> Lesson | None:
    """The lesson that comes next in its track."""
    lessons = track(given.track).lessons
    behind = [lesson for lesson in lessons if (lesson.order, lesson.id) > (given.order, given.id)]
    return behind[0] if behind else None


def about(game: str, card: str) -> Lesson | None:
    """The first lesson about a card."""
    for one in tracks():
        for lesson in one.lessons:
            if one.game == game and card in lesson.cards:
                return lesson
    return None


@cache
def _shelf(folders: str) -> tuple[tuple[Track, ...], tuple[str, ...]]:
    """All tracks, and what is wrong; asked once for each setting of TALIA_LESSONS."""
    found: list[File] = []
    wrong: list[str] = []
    taken: set[str] = set()
    for name, text in _sources():
        try:
            file = read(name, text)
            twice = taken & {lesson.id for lesson in file.lessons}
            others = {one.game for one in found if one.track == file.track} - {file.game}
            if twice:
                raise BadLesson(f"lessons {name}: lesson {min(twice)}: there is one of that name already")
            if others:
                raise BadLesson(f"lessons {name}: track {file.track} is one of {min(others)}, not of {file.game}")
        except BadLesson as error:
            wrong.append(str(error))
            continue
        taken |= {lesson.id for lesson in file.lessons}
        found.append(file)
    return _sorted(found), tuple(wrong)


def _sources() -> list[tuple[str, bytes]]:
    """Every file of lessons: its name and what it holds."""
    ours = sorted(files(__package__).joinpath("lessons").iterdir(), key=lambda entry: entry.name)
    found = [(entry.name, entry.read_bytes()) for entry in ours if entry.name.endswith(".json")]
    for folder in registry.lesson_folders():
        found += [(str(path), path.read_bytes()) for path in sorted(Path(folder).glob("*.json"))]
    return found


def _sorted(found: list[File]) -> tuple[Track, ...]:
    games = registry.names()
    by_track: dict[str, list[File]] = {}
    for file in found:
        by_track.setdefault(file.track, []).append(file)
    ordered = sorted(by_track.values(), key=lambda of: (games.index(of[0].game), of[0].order, of[0].track))
    return tuple(
        Track(
            of[0].track,
            of[0].game,
            of[0].title,
            tuple(sorted((lesson for file in of for lesson in file.lessons), key=lambda one: (one.order, one.id))),
        )
        for of in ordered
    )
