"""The form of a lesson: what a file of lessons may say, read and checked; a wrong one is told of in a sentence.

A lesson is data. It has a position of the real game, the answers that are wanted (`lines`, a tree), a reaction to every
other answer (`wrong`), bubbles (`say`, `tell`, `end`, `hint`) and a goal (`done`). A whole game with a coach has a
`start` instead of a position. docs/adding-a-lesson.md tells each key; texts are named by their keys.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from talia import registry
from talia.core.errors import TaliaError

FORM = 1  # `talia_lessons`: the version of this form
ID = re.compile(r"[a-z][a-z0-9_]*-[0-9]+")
TRACK = re.compile(r"[a-z][a-z0-9_]*")
LOOK = re.compile(r"hand|table|prompt|(option|card):[\w/.:+-]+")
ANY = "*"  # in `wrong`: whatever no other reaction is for
GRADES = 3  # of hints: where to look, what to think of, what to do


class BadLesson(TaliaError):
    """A file of lessons that cannot be read. The message names the file, the lesson and the key."""


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in a file of lessons: a word that means nothing is a mistake."""


class Spoken(Form, frozen=True, kw_only=True):
    """A text by its key, and what the page points at while it is shown."""

    say: str
    look: tuple[str, ...] = ()


class Part(Spoken, frozen=True, kw_only=True):
    """A bubble or a hint, and before which answer it is said."""

    at: int = 0


class Wrong(Spoken, frozen=True, kw_only=True):
    """A reaction to answers that are not wanted.

    `show` plays one on a copy of the table, with the reply; `then` are the learner's answers after it there, so that
    what it leads to is seen.
    """

    at: int
    words: tuple[str, ...]
    show: bool = False
    then: tuple[str, ...] = ()


class Tell(Spoken, frozen=True, kw_only=True):
    """A bubble at the first event of that kind; `where` are parts that it must have, such as `{"card": "djinn"}`."""

    event: str
    where: dict[str, Any] = {}


class Opponent(Form, frozen=True):
    """Who plays the other seats: words by priority, the first one offered is answered; a level where none is.

    `scripts` are the same for single seats, which then do without the common one.
    """

    script: tuple[str, ...] = ()
    scripts: dict[str, tuple[str, ...]] = {}
    level: str = "novice"
    seed: int = 0

    def words(self, seat: int) -> tuple[str, ...]:
        return self.scripts.get(str(seat), self.script)


class Sees(Form, frozen=True):
    """A place of the learner's view (`table.signets.0`) and what it must be."""

    path: str
    equals: Any = msgspec.field(name="is", default=msgspec.UNSET)
    at_least: int | None = None
    at_most: int | None = None


class Done(Form, frozen=True):
    """The goal: all that is told must hold. `steps`: that a way has been played to its end is enough."""

    over: bool | None = None
    winner: int | None = None
    reason: str | None = None
    points: int | None = None  # the learner's, at least
    best: bool = False  # no answer the learner had, and knew, would have brought more points
    steps: bool = False
    sees: tuple[Sees, ...] = ()

    @property
    def counts(self) -> bool:
        """Is it about points, so that reactions may name them?"""
        return self.best or self.points is not None


class Coaching(Form, frozen=True):
    """Whole games: how much the coach says, and after how many of the learner's rounds or turns it says less."""

    grades: tuple[str, ...]
    fade_after: tuple[int, ...]


class Lesson(Form, frozen=True):
    """One lesson. `game` and `track` are its file's."""

    id: str
    order: int
    title: str
    say: tuple[str | Part, ...]
    done: Done
    game: str = ""
    track: str = ""
    seat: int = 0
    rules: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()  # what it is about: the reading view of these leads here
    position: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    opponent: Opponent = Opponent()
    lines: tuple[tuple[str, ...], ...] = ()
    wrong: tuple[Wrong, ...] = ()
    tell: tuple[Tell, ...] = ()
    hint: tuple[str | Part, ...] = ()
    end: tuple[str | Part, ...] = ()
    coach: Coaching | None = None
    minutes: int | None = None  # whole games only: all others' are worked out (`talia.learn.minutes`)

    @property
    def whole(self) -> bool:
        """Is it a whole game with a coach?"""
        return self.start is not None

    @property
    def mark(self) -> str:
        """A short hash of position and lines: answers kept for another mark do not fit any more."""
        told = [self.position, self.start, self.seat, self.lines, msgspec.to_builtins(self.opponent)]
        text = json.dumps(told, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def said(self, at: int) -> list[Part]:
        """The bubbles before that answer."""
        return [part for part in parts(self.say) if part.at == at]

    def hints(self, at: int) -> list[Part]:
        """The hints to that answer, from the first grade up: the latest that are told for it or for one before it."""
        found = [part for part in parts(self.hint) if part.at <= at]
        latest = max((part.at for part in found), default=0)
        return [part for part in found if part.at == latest]

    def wanted(self, answers: Sequence[str]) -> list[str]:
        """The words that may come next."""
        here = len(answers)
        ways = [line for line in self.lines if len(line) > here and list(line[:here]) == list(answers)]
        return list(dict.fromkeys(line[here] for line in ways))

    def texts(self) -> Iterator[str]:
        """The keys of all its texts."""
        yield self.title
        yield from (spoken.say for spoken in self.spoken())

    def spoken(self) -> list[Spoken]:
        """All that it may say."""
        return [*parts(self.say), *self.wrong, *self.tell, *parts(self.hint), *parts(self.end)]


class File(Form, frozen=True):
    """What a file of lessons holds: lessons of one track. Several files may bring lessons to a track."""

    talia_lessons: int
    track: str
    game: str
    title: str
    lessons: tuple[Lesson, ...]
    order: int = 100  # among the tracks of its game


def parts(given: Sequence[str | Part]) -> list[Part]:
    """Bubbles as they stand in a file: a text alone, or with more told of it."""
    return [Part(say=one) if isinstance(one, str) else one for one in given]


def read(name: str, text: str | bytes) -> File:
    """The lessons of a file; BadLesson says in one sentence what is wrong with it."""
    try:
        raw = json.loads(text)
        file = msgspec.convert(raw, File)
    except msgspec.ValidationError as error:
        raise BadLesson(f"lessons {name}: {_where(raw, str(error))}") from None
    except (ValueError, RecursionError) as error:
        raise BadLesson(f"lessons {name}: this is not JSON ({error})") from None
    if file.talia_lessons != FORM:
        raise BadLesson(f"lessons {name}: talia_lessons: {file.talia_lessons} is not known; allowed: {FORM}")
    if TRACK.fullmatch(file.track) is None:
        raise BadLesson(f"lessons {name}: track: {file.track!r} is no id; allowed: small letters, digits and _")
    if file.game not in registry.names():
        raise BadLesson(f"lessons {name}: game: there is no {file.game!r}; allowed: {', '.join(registry.names())}")
    found = []
    for lesson in file.lessons:
        wrong = _mistake(lesson, file)
        if wrong:
            raise BadLesson(f"lessons {name}: lesson {lesson.id}: {wrong}")
        found.append(msgspec.structs.replace(lesson, game=file.game, track=file.track))
    return msgspec.structs.replace(file, lessons=tuple(found))


def _where(raw: Any, told: str) -> str:
    """An error of the form, with the lesson's id in place of its number."""
    what, _, path = told.partition(" - at `$")
    path = path.rstrip("`").lstrip(".")
    inside = re.match(r"lessons\[(\d+)\]\.?", path)
    if inside is not None:
        one = raw["lessons"][int(inside[1])]
        named = one.get("id") if isinstance(one, dict) else None
        rest = path[inside.end() :]
        return f"lesson {named or inside[1]}: {f'{rest}: ' if rest else ''}{what}"
    return f"{path}: {what}" if path else what


def _mistake(lesson: Lesson, file: File) -> str:
    """What is wrong with a lesson whose form is right; empty if nothing."""
    if ID.fullmatch(lesson.id) is None:
        return "id: write a word of small letters, digits and _, a hyphen and a number, such as cardia-1"
    if lesson.game not in ("", file.game) or lesson.track not in ("", file.track):
        return f"game and track are those of the file: {file.game}, {file.track}"
    if (lesson.position is None) == (lesson.start is None):
        return "it needs a position, or a start if it is a whole game; not both"
    for look in (look for spoken in lesson.spoken() for look in spoken.look):
        if LOOK.fullmatch(look) is None:
            return f"look: {look!r} is no place; allowed: hand, table, prompt, option:WORD, card:WORD"
    return _whole_mistake(lesson) if lesson.whole else _played_mistake(lesson)


def _whole_mistake(lesson: Lesson) -> str:
    if lesson.lines or lesson.wrong or lesson.tell or lesson.hint:
        return "a whole game has a coach in place of lines, wrong, tell and hint"
    if lesson.coach is None or lesson.minutes is None:
        return "a whole game needs coach and minutes"
    return ""


def _played_mistake(lesson: Lesson) -> str:
    if lesson.coach is not None or lesson.minutes is not None:
        return "coach and minutes are for whole games; minutes of others are worked out"
    if not lesson.lines or any(not line for line in lesson.lines):
        return "lines: there must be one way at least, and none without an answer"
    for line in lesson.lines:
        longer = [other for other in lesson.lines if other != line and other[: len(line)] == line]
        if longer or lesson.lines.count(line) > 1:
            return f"lines: {' '.join(line)} is the beginning of another way, or told twice"
    longest = max(len(line) for line in lesson.lines)
    said: list[Part | Wrong] = [*parts(lesson.say), *lesson.wrong, *parts(lesson.hint)]
    for part in said:
        if not 0 <= part.at < longest:
            return f"{part.say}: at: {part.at} is no answer of it; allowed: 0 to {longest - 1}"
    for at in {0, *(part.at for part in parts(lesson.hint))}:
        if len([part for part in parts(lesson.hint) if part.at == at]) != GRADES:
            return f"hint: at {at} there must be {GRADES}: where to look, what to think of, what to do"
    return ""
