"""What the rules themselves put into messages, described: views, questions, events. The server sends them as they come.

Nothing is made of these types; they tell clients what to expect (`talia export`), and the tests hold real games against
them. A game adds parts of its own to whatever is `Open`.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType


class Shape(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All fields are always there; none but these."""


class Open(Struct, frozen=True, kw_only=True):
    """All fields are always there, and others that are the game's own."""


class Option(Open, frozen=True, kw_only=True):
    """One answer that is allowed, by number and by word, and what it is about."""

    action: int
    word: str


class Decision(Open, frozen=True, kw_only=True):
    """An open question to one seat: what is asked, because of which card, and every answer that is allowed."""

    seat: int
    prompt: str
    question: int
    card: str | None
    domain: str
    options: list[Option]


class Outcome(Shape, frozen=True, kw_only=True):
    """How a game ended by its rules. No winner is a draw; several share the win."""

    winners: list[int]
    scores: list[int]
    reason: str


class Doing(Open, frozen=True, kw_only=True):
    """An ability, round or turn that is going on; the running one comes first. Notes a seat may not know are null."""

    program: str
    at: int | str
    seat: int
    card: str | None
    notes: list[int | None]


class View(Shape, frozen=True, kw_only=True):
    """All that a seat may know of a moment. A seat of null looks on."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int | None
    asked: list[int]
    locked: list[int]
    question: int
    doing: list[Doing]
    table: Any
    outcome: Outcome | None
    decision: Decision | UnsetType = UNSET  # when this seat is asked, or may change a locked-in choice


class GameEvent(Open, frozen=True, kw_only=True):
    """What happened, by which rule, while which question was open. Events are numbered for each seat."""

    event: str
    rule: str
    question: int
    n: int


class Judged(Open, frozen=True, kw_only=True):
    """An option as a bot judges it: its chance of winning within bounds, how often it would take it, or its points."""

    action: int
    word: str
    chance: float | UnsetType = UNSET
    low: float | UnsetType = UNSET
    high: float | UnsetType = UNSET
    mix: float | UnsetType = UNSET
    score: float | UnsetType = UNSET


class HintLine(Open, frozen=True, kw_only=True):
    """A sentence of a hint: the key of a text and its places."""

    text: str
    option: Option | UnsetType = UNSET


class Setting(Shape, frozen=True, kw_only=True):
    """An option of a game, as a form shows it; one without a kind says in words what it takes."""

    name: str
    default: Any
    kind: Literal["flag", "number", "one", "several"] | UnsetType = UNSET
    least: int | UnsetType = UNSET
    most: int | UnsetType = UNSET
    words: list[str | None] | UnsetType = UNSET
    ordered: bool | UnsetType = UNSET  # of several: the order in which they are given counts
    allowed: str | UnsetType = UNSET
    when: dict[str, str] | UnsetType = UNSET  # values of other options without which this one does not matter


# Fields that are sent as the rules or the bots give them, by type and name, and what is in them.
SENT: dict[tuple[str, str], Any] = {
    ("Update", "view"): View,
    ("Update", "events"): list[GameEvent],
    ("Moment", "view"): View,
    ("Moment", "events"): list[GameEvent],
    ("Hinted", "options"): list[Judged],
    ("Hinted", "lines"): list[HintLine],
    ("Game", "settings"): list[Setting],
}
