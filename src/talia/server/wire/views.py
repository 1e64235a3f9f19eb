"""What a seat is shown, as types: views, decisions, options, events, and a bot's reasons.

The rules and the bots make these as dicts ready for JSON, and go out as they are: the types only say what is in them.
Each game adds words of its own where `OPEN` stands; clients take them as they come.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Meta

OPEN = Meta(extra_json_schema={"additionalProperties": True})


class Said(TypedDict):
    """How it is told: the key of a text and its places, as `talia.texts.sentences` chooses them.

    A place is a number, a word, `{seat}`, `{text}` (a thing by its name), `{text, places}`, `{level}` or `{all: […]}`.
    """

    text: str
    places: NotRequired[dict[str, Any]]
    instead: NotRequired[str]  # shown where a game of somebody else's brings no such text
    role: NotRequired[Literal["heading", "part", "quiet"]]  # of an event: how it goes into a log, as all that follows
    nothing: NotRequired[bool]
    folds: NotRequired[bool]
    takes: NotRequired[str]
    also: NotRequired[bool]
    follows: NotRequired[bool]


class Option(TypedDict):
    """One answer that is allowed."""

    action: int
    word: str
    say: NotRequired[Said]


class Decision(TypedDict):
    """An open question to one seat, with every answer that is allowed."""

    seat: int
    prompt: str
    question: int
    card: str | None
    domain: str
    options: list[Annotated[Option, OPEN]]
    say: NotRequired[Said]


class Outcome(TypedDict):
    """How a game ended by its rules."""

    winners: list[int]
    scores: list[int]
    reason: str


class Doing(TypedDict):
    """An ability, round or turn that is under way, and the label of the step it is at; notes are numbers or words."""

    program: str
    at: str
    seat: int
    card: str | None
    notes: list[int | str | None]


class View(TypedDict):
    """All that a seat may know of a moment; without a seat, an onlooker. `table` is each game's own."""

    game: str
    rules: int
    seats: int
    options: dict[str, Any]
    seat: int | None
    asked: list[int]
    locked: list[int]
    question: int
    doing: list[Doing]
    table: dict[str, Any]
    outcome: Outcome | None
    decision: NotRequired[Annotated[Decision, OPEN]]  # when it is asked, or may change a locked-in choice


class GameEvent(TypedDict):
    """What happened, as one seat is told of it. `n` numbers the events of that seat."""

    event: str
    rule: str
    question: int
    n: int
    say: NotRequired[Said]


AnyEvent: TypeAlias = Annotated[GameEvent, OPEN]


class Weighed(TypedDict):
    """An option as a bot judges it: what it does not weigh is left out."""

    action: int
    word: str
    chance: NotRequired[float]
    loss: NotRequired[float]
    low: NotRequired[float]
    high: NotRequired[float]
    mix: NotRequired[float]
    visits: NotRequired[int]
    score: NotRequired[float]


class Sentence(TypedDict):
    """A line of a hint: the key of a text and what the bot puts into it."""

    text: str
    option: NotRequired[Annotated[Option, OPEN]]
    say: NotRequired[Said]


AnySentence: TypeAlias = Annotated[Sentence, OPEN]


class Bubble(TypedDict):
    """What a tutor or coach says: one sentence (`text` and `places` are those of a `Said`) and what it is about."""

    text: str
    places: dict[str, Any]
    kind: Literal["say", "tell", "wrong", "hint", "done", "look"]  # look: have you seen this?
    event: int | None  # the number `n` of the event that it belongs to
    look: list[str]  # where to look: `hand`, `table`, `prompt`, `option:<word>`, `card:<word>`


class Setting(TypedDict):
    """What can be set before a game. Without a kind that a client knows, `allowed` says it in words."""

    name: str
    default: Any
    kind: NotRequired[Literal["flag", "number", "one", "several"]]
    least: NotRequired[int]
    most: NotRequired[int]
    words: NotRequired[list[str | None]]
    ordered: NotRequired[bool]  # of several: the order in which they are given counts
    allowed: NotRequired[str]
    when: NotRequired[dict[str, str]]  # values of other options without which it does not matter
