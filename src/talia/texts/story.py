"""A log that tells the game: events, as sentences (`talia.texts.sentences`), laid into headings and lines.

A line is a deed and what it caused: "Bot plays Strafe (2 water): Looter and Magnus Karv damaged". Like the sentences,
it is data, in no language; whoever shows it fills it in: the terminal (`talia.cli.words`) and the page
(`web/src/lib/story.ts`, which lays lines the same way).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from talia.texts.sentences import Sentence

# What may differ between two events that are told as one: the cards are listed, of the rest the first is told.
DIFFER = frozenset(("card", "column", "space", "now", "cause", "count"))


@dataclass
class Told:
    """One event, or several of a kind told as one."""

    say: Sentence
    event: str
    rule: str

    def takes_in(self, other: Told) -> bool:
        """Can the other be told with this one? Then it is."""
        mine, theirs = self.say["places"], other.say["places"]
        same = self.say["text"] == other.say["text"] and self.rule == other.rule and self.say.get("folds", False)
        if not same or {k: v for k, v in mine.items() if k not in DIFFER} != {
            k: v for k, v in theirs.items() if k not in DIFFER
        }:
            return False
        cards = {"all": [*_listed(mine["card"]), *_listed(theirs["card"])]}
        self.say = {**self.say, "places": {**mine, "card": cards, "count": mine["count"] + theirs["count"]}}
        return True


@dataclass
class Line:
    """A heading, or a deed and its effects. `question` and `n` are of its first event."""

    head: Told
    parts: list[Told] = field(default_factory=list)
    n: int = 0
    question: int = 0
    heading: bool = False
    nothing: bool = False  # it is over, and came to nothing

    @property
    def actor(self) -> Any:
        """Whose deed it is, as a place; None where it is nobody's."""
        return whose(self.head.say)


def whose(say: Sentence) -> Any:
    places = say["places"]
    return places.get("seat", places.get("owner"))


def lines(events: list[dict[str, Any]]) -> list[Line]:
    """Events with their sentences (`say`), as a seat is told of them, laid into headings and lines."""
    found: list[Line] = []
    for event in events:
        say = event["say"]
        role = say.get("role")
        if role == "quiet":
            continue
        told = Told(say, event["event"], event["rule"])
        last = found[-1] if found and not found[-1].heading else None
        if role == "heading" and last is not None:
            _conclude(last, told)
        elif last is not None:
            end = last.parts[-1] if last.parts else last.head
            if end.takes_in(told):
                continue
            if role == "part" and _course(told.rule) in ("", _course(last.head.rule)):
                last.parts.append(told)
                continue
            if say.get("takes") == last.head.event:
                last.head = told
                continue
            _conclude(last, told)
        found.append(Line(told, [], event.get("n", 0), event.get("question", 0), role == "heading"))
    return found


def _conclude(line: Line, following: Told) -> None:
    """A line is over: has anything come of it? What follows may be its effect and yet a line of its own."""
    card = line.head.say["places"]["card"]
    caused = following.say.get("follows", False) or following.say["places"]["cause"] == card
    line.nothing = line.head.say.get("nothing", False) and not line.parts and not caused


def _course(rule: str) -> str:
    """A phase of the game brings what it brings by itself: that is no effect of the deed before it."""
    return rule if ".phase" in rule else ""


def _listed(place: Any) -> list[Any]:
    return place["all"] if isinstance(place, dict) and "all" in place else [place]
