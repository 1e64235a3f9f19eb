"""The calculator of Fantasy Realms as typed data: hands in, score sheets out."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from talia.server.wire.protocol import Word

Cards = Annotated[list[Word], Meta(max_length=60)]


class HandForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """One player's hand: ids of cards. Without choices the best legal ones are found; `drawn` is Chaos' Necromancer."""

    cards: Cards
    choices: dict[str, Any] | None = None
    drawn: Cards = []


class ScoreForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A table of hands, and the discard area."""

    hands: Annotated[list[HandForm], Meta(min_length=1, max_length=7)]
    discard: Cards = []


class DiscardsForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A hand with one card too many, and the discard area."""

    hand: Annotated[list[Word], Meta(min_length=2, max_length=9)]
    discard: Cards = []


class CompareForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A hand, the cards that can be had, and how many a hand holds; `swap`: for one of one's own (Chaos)."""

    hand: Annotated[list[Word], Meta(max_length=8)]
    open: Annotated[list[Word], Meta(min_length=1, max_length=40)]
    full: Annotated[int, Meta(ge=1, le=7)] = 7
    swap: bool = False


class WaysForm(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A card that chooses at scoring, what is asked (the last word of the prompt), and the choices made before it."""

    hand: Annotated[list[Word], Meta(min_length=1, max_length=8)]
    asked: Word
    prompt: Word
    choices: dict[str, Any] = {}
    discard: Cards = []
    drawn: Cards = []


class CardSheet(Struct, frozen=True, kw_only=True):
    """One card of a sheet. A blanked one scores 0; `would_have` is its worth had it alone not been blanked."""

    card: str
    name: str
    suit: str
    base: int
    bonus: int
    penalty: int
    points: int
    cleared_by: list[str]
    army_cleared_by: list[str]
    blanked: bool
    blanked_by: list[str]
    would_have: int


class LineSheet(Struct, frozen=True, kw_only=True):
    """One sentence of a sheet, as ids: its text is `fantasy_realms-score-line-<kind>`."""

    kind: str
    rule: str
    cards: list[str]
    points: int
    suit: str
    chosen: bool = False  # it tells a choice of the player's


class Sheet(Struct, frozen=True, kw_only=True):
    """One hand's score: its place at the table, the choices made, and why."""

    place: int
    score: int
    base_sum: int
    choices: dict[str, Any]
    cards: list[CardSheet]
    lines: list[LineSheet]


class Sheets(Struct, frozen=True, kw_only=True):
    """The sheets in the order of the hands."""

    hands: list[Sheet]


class Left(Struct, frozen=True, kw_only=True):
    """What is left of a hand when this card is discarded."""

    card: str
    sheet: Sheet


class Discards(Struct, frozen=True, kw_only=True):
    """Every card that may be discarded, in the order of the hand."""

    left: list[Left]


class LeftScore(Struct, frozen=True, kw_only=True):
    """The points without this card."""

    card: str
    score: int


class Taken(Struct, frozen=True, kw_only=True):
    """A card that can be had: the best hand it leads to, which card goes for it, and what each discard would leave."""

    card: str
    score: int
    goes: str | None  # the card itself, if nothing is gained; none, if the hand is not full yet
    sheet: Sheet
    left: list[LeftScore]


class Compared(Struct, frozen=True, kw_only=True):
    """The hand as it is (none: it is empty), and every card that can be had, in the order of the form."""

    now: Sheet | None
    takes: list[Taken]


class WayScore(Struct, frozen=True, kw_only=True):
    """One thing that the card may do: the answers that say it, and the points with it now and at best."""

    answers: list[str]
    card: str | None
    suit: str | None
    choices: dict[str, Any]
    now: int
    most: int
    best: bool


class Ways(Struct, frozen=True, kw_only=True):
    """Everything that the card may do, and the best that all choices together lead to."""

    ways: list[WayScore]
    best: int
