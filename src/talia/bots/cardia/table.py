"""Cardia's table as a seat sees it, read out of a view for the levels that play by rules."""

from __future__ import annotations

from typing import Any

from talia.core.view import View
from talia.games.cardia.numbers import CARD_NAMES, FACTION_NAMES, faction_of

INFLUENCE = {name: number % 16 + 1 for number, name in enumerate(CARD_NAMES)}
FACTION = {name: FACTION_NAMES[faction_of(INFLUENCE[name])] for name in CARD_NAMES}


class Table:
    """What the rules of thumb look at. Everything is from the seat's own side: `me` first."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: int = view["seat"]
        self.them = 1 - self.me
        self.options: dict[str, Any] = view["options"]
        self.places: list[str] = self.options["locations"]
        table = view["table"]
        self.row: list[dict[str, Any]] = table["row"]
        self.hand: list[str] = table["hands"][self.me]
        self.their_cards: int = table["hands"][self.them]
        self.waiting: list[dict[str, Any]] = table["waiting"]
        self.discards: list[list[str]] = table["discards"]
        self.known: list[str] = table["known"][self.them]
        shown = table["shown"]
        self.shown: str | None = None if shown is None else shown.partition("/")[0]
        needed: int = self.options["signets"]
        self.needs = [needed - table["signets"][seat] for seat in (self.me, self.them)]

    def deck(self) -> list[str]:
        """The cards of a deck in this game."""
        second = FACTION_NAMES if self.options["deck"] == "II" else self.options["mix"]
        names = []
        for word in self.options["influences"]:
            influence = int(word)
            names.append(CARD_NAMES[influence - 1 + (16 if FACTION_NAMES[influence % 4] in second else 0)])
        return names

    def unseen(self, remember_discards: bool) -> list[str]:
        """Their cards that may be in hand or deck, as somebody remembers who looks at the row and perhaps the pile."""
        gone = {encounter["cards"][self.them] for encounter in self.row}
        if remember_discards:
            gone |= set(self.discards[self.them])
        return [name for name in self.deck() if name not in gone]

    def next_modifier(self, seat: int) -> int:
        """What waits for the next card of a seat; in the Foggy Swamp too."""
        waits = self.waiting[seat]["next"]
        return 0 if waits is None else waits["modifier"] + waits["late"]

    def named(self) -> str | None:
        """The faction that a Blackmailer wants to see from this seat."""
        waits = self.waiting[self.me]["next"]
        return None if waits is None else waits["faction"]

    def encounter_of(self, card: str, owner: int) -> dict[str, Any] | None:
        for encounter in self.row:
            if encounter["cards"][owner] == card:
                return encounter
        return None

    def swing(self, card: str, owner: int, by: int) -> int:
        """How many signets a modifier on a card in the row turns, roughly: ongoing abilities are not looked at."""
        encounter = self.encounter_of(card, owner)
        if encounter is None:
            return 0
        gap = encounter["influence"][self.me] - encounter["influence"][self.them]
        after = gap + (by if owner == self.me else -by)
        return sign(after) - sign(gap)

    def margin(self, card: str, owner: int) -> int:
        """How far an encounter is from turning, seen from this seat: above 0 is ahead."""
        encounter = self.encounter_of(card, owner)
        return 0 if encounter is None else encounter["influence"][self.me] - encounter["influence"][self.them]


def sign(number: int) -> int:
    return (number > 0) - (number < 0)
