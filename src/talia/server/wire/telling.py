"""What goes out is told in words, too: each event, question, option and line of a hint with the sentence that tells it.

The sentences are chosen by `talia.texts.sentences`, in no language; clients only fill their places in. The same things
happen at many tables, and each is told to several audiences: a sentence is chosen once and kept. Choosing each anew
took as long as all else that an answer causes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal, Protocol, cast

import msgspec

from talia.server.wire.views import Bubble, Said
from talia.texts import sentences
from talia.texts.sentences import Sentence

MOST_KEPT = 10_000  # sentences, and as many of them as bytes
_NUMBERS = frozenset(("n", "question"))  # where an event stands: no sentence tells it
_NOT_ASKED = frozenset(("options", "question"))  # of a question: its answers have sentences of their own

_bytes = msgspec.json.Encoder().encode  # what a sentence is kept by: there 1 and true are two things
_kept: dict[tuple[str, str, bytes], Sentence] = {}
# The same as they go out. To write a kept sentence means a walk through a dozen small objects that lie anywhere; its
# bytes lie in one place.
_written: dict[tuple[str, str, bytes], bytes] = {}
# By game, domain, action and seat (it may be told of an answer in its own way): an answer as it was last offered
# anywhere, and its bytes. There are as many as actions and seats.
_offered: dict[tuple[str, str, int, int], tuple[dict[str, Any], msgspec.Raw]] = {}


def read_texts() -> None:
    """Read the texts by which sentences are chosen: the first to be told would wait most of a second for it."""
    sentences.option("template", "card", {"word": "ace", "action": 0})


def events_told(game: str, events: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same events, each with its sentence."""
    for event in events:
        parts = {part: value for part, value in event.items() if part not in _NUMBERS}
        key = (game, "", _bytes(parts))
        event["say"] = _kept.get(key) or _keep(key, sentences.event(game, parts))
    return events


def event_written(game: str, event: dict[str, Any]) -> bytes:
    """An event without its number, with its sentence, as the bytes that go out; only the last brace is missing."""
    parts = {part: value for part, value in event.items() if part not in _NUMBERS}
    key = (game, "", _bytes(parts))
    said = _written.get(key) or _write(key, _kept.get(key) or sentences.event(game, parts))
    return b'%b,"question":%d,"say":%b' % (key[2][:-1], event["question"], said)


def view_written(view: dict[str, Any]) -> bytes:
    """The same as `view_told`, as the bytes that go out."""
    decision = view.get("decision")
    if decision is not None:
        game, domain = view["game"], decision["domain"]
        seat = decision["seat"]
        decision["options"] = [_option_written(game, domain, seat, option) for option in decision["options"]]
        decision["say"] = _asked_written(game, decision)
    return _bytes(view)


def _option_written(game: str, domain: str, seat: int, option: dict[str, Any]) -> msgspec.Raw:
    """An answer with its sentence. Mostly it was offered before with the same parts: then it is written already."""
    place = (game, domain, option["action"], seat)
    last = _offered.get(place)
    if last is not None and last[0] == option:
        return last[1]
    parts = _bytes(option)
    key = (game, domain, parts)
    said = _written.get(key) or _write(key, _kept.get(key) or _keep(key, sentences.option(game, domain, option)))
    written = msgspec.Raw(b'%b,"say":%b}' % (parts[:-1], said))
    _offered[place] = (option, written)
    return written


def _asked_written(game: str, decision: dict[str, Any]) -> msgspec.Raw:
    parts = {part: value for part, value in decision.items() if part not in _NOT_ASKED}
    key = (game, "?", _bytes(parts))
    return msgspec.Raw(_written.get(key) or _write(key, _kept.get(key) or _keep(key, sentences.prompt(game, parts))))


def view_told(view: dict[str, Any]) -> dict[str, Any]:
    """The same view; its question and the answers to it have their sentences."""
    decision = view.get("decision")
    if decision is not None:
        game, domain = view["game"], decision["domain"]
        for option in decision["options"]:
            key = (game, domain, _bytes(option))
            option["say"] = _kept.get(key) or _keep(key, sentences.option(game, domain, option))
        decision["say"] = _asked(game, decision)
    return view


def hint_told(view: dict[str, Any], lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same lines of a bot's reasons, each with its sentence."""
    return [{**line, "say": sentences.hint(view["game"], line, view["decision"]["domain"])} for line in lines]


class Spoken(Protocol):
    """A bubble as lessons, puzzles and the coach make it."""

    @property
    def text(self) -> str: ...
    @property
    def kind(self) -> str: ...
    @property
    def places(self) -> Mapping[str, Any]: ...
    @property
    def event(self) -> int | None: ...
    @property
    def look(self) -> tuple[str, ...]: ...


BubbleKind = Literal["say", "tell", "wrong", "hint", "done", "look"]


def bubbles_told(game: str, bubbles: Iterable[Spoken]) -> list[Bubble]:
    """Bubbles as they go out: places that are ids become the names of what they stand for."""
    return [
        Bubble(
            text=one.text,
            places={
                name: sentences.thing(game, value) if isinstance(value, str) else value
                for name, value in one.places.items()
            },
            kind=cast(BubbleKind, one.kind),
            event=one.event,
            look=list(one.look),
        )
        for one in bubbles
    ]


def move_told(game: str, seat: int, word: str, events: list[dict[str, Any]]) -> Said | None:
    """What a seat did by an answer, to be told to everybody; `events`: what everybody has seen of that question.

    A deed of the seat's own with the thing it chose; else the thing, if one of the events shows it; else any deed of
    its own, or what came of it. None: nobody else has seen what it was.
    """
    domain, _, thing = word.partition(":")
    bare, _, owner = thing.partition("/")
    own = events_told(game, [event for event in events if event.get("seat") == seat])
    deeds = [event for event in own if "role" not in event["say"]]
    for event in deeds:
        if event.get("card") == bare:
            return cast(Said, event["say"])
    if any(_shows(event, bare, int(owner) if owner.isdecimal() else seat) for event in events):
        return cast(Said, sentences.option(game, domain, {"word": thing, "card": bare}))
    found = deeds or [event for event in own if event["say"].get("role") == "part"]
    return cast(Said, found[0]["say"]) if found else None


def _shows(event: dict[str, Any], card: str, whose: int) -> bool:
    """Does an event show this card of this seat's? By seat in a list, or alone with whose it is."""
    by_seat = [value for value in event.values() if isinstance(value, list) and len(value) > whose]
    if any(value[whose] == card for value in by_seat):
        return True
    return bool(event.get("card") == card and event.get("owner", event.get("seat")) == whose)


def _asked(game: str, decision: dict[str, Any]) -> Sentence:
    """The sentence of a question."""
    parts = {part: value for part, value in decision.items() if part not in _NOT_ASKED}
    key = (game, "?", _bytes(parts))
    return _kept.get(key) or _keep(key, sentences.prompt(game, parts))


def _keep(key: tuple[str, str, bytes], sentence: Sentence) -> Sentence:
    """Keep a sentence as it was chosen. Nobody changes it: all who are told share it."""
    if len(_kept) >= MOST_KEPT:
        _kept.clear()
    _kept[key] = sentence
    return sentence


def _write(key: tuple[str, str, bytes], sentence: Sentence) -> bytes:
    """Keep the bytes of a sentence."""
    if len(_written) >= MOST_KEPT:
        _written.clear()
    _written[key] = written = _bytes(sentence)
    return written
