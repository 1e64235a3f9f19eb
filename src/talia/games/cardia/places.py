"""What can be set up by hand on a table of Cardia: hands, decks, discards, the row, what waits and what lies hidden."""

from __future__ import annotations

import copy
from typing import Any, Final

from talia.core.setup import Setup
from talia.core.sketch import NO_YES, Place, Plan, Table, Thing, still_in_hand
from talia.games.cardia.cards.card import CHOICE, DEMAND, LATE, OPENLY
from talia.games.cardia.numbers import FACTION_NAMES
from talia.games.cardia.position.laying import MOST_LATE, MOST_ROUNDS
from talia.games.cardia.setup import CardiaSetup
from talia.games.cardia.verbs import piles, waiting

MOST_MARK: Final = 1000  # as positions allow


class CardiaPlan(Plan):
    """Each seat has a deck of its own; cards that are laid nowhere lie in it."""

    def things(self, setup: Setup) -> list[Thing]:
        assert isinstance(setup, CardiaSetup)
        return [Thing(word, "card", seat=seat) for seat in (0, 1) for word in setup.names()]

    def blank(self, setup: Setup) -> Table:
        return {
            "row": [],
            "hands": [[], []],
            "decks": [[], []],
            "discards": [[], []],
            "waiting": [{}, {}],
            "fog": [None, None],
        }

    def spread(self, table: Table) -> Table:
        missing = {"row": [], "waiting": [{}, {}], "fog": [None, None]}
        return {**missing, **copy.deepcopy(table)}

    def places(self, setup: Setup, form: Table) -> list[Place]:
        assert isinstance(setup, CardiaSetup)
        found = [Place(("round",), "count", "round", ("round",), None, 1, MOST_ROUNDS, default=_round(form))]
        if setup.leaves(OPENLY):
            first: dict[str, Any] = {"nobody": [], "0": [0], "1": [1]}
            found.append(Place(("openly",), "choice", "openly", ("round",), values=first, default=[], of_seats=True))
        for seat in (0, 1):
            found += self._of_seat(setup, seat)
        for n in range(min(len(setup.names()), len(form["row"]) + 1)):
            found += self._encounter(n, n < len(form["row"]))
        if setup.hides:
            found += [_card(("fog", seat), "fog", ("fog",), seat) for seat in (0, 1)]
        return found

    def _of_seat(self, setup: CardiaSetup, seat: int) -> list[Place]:
        size = len(setup.names())
        hand = Place(("hands", seat), "cards", "hand", ("hands", seat), seat, most=size, takes=("card",))
        deck = Place(
            ("decks", seat),
            "cards",
            "deck",
            ("decks", seat),
            seat,
            most=piles.ROOM,
            takes=("card",),
            ordered=True,
            rest=True,
        )
        gone = Place(("discards", seat), "cards", "discards", ("discards", seat), seat, most=size, takes=("card",))
        return [hand, deck, gone, *self._waiting(setup, seat)]

    def _waiting(self, setup: CardiaSetup, seat: int) -> list[Place]:
        """What waits for the next card of a seat, as far as cards of these decks leave it."""
        at, group = ("waiting", seat, "next"), ("waiting", seat)
        found = [Place((*at, "modifier"), "count", "modifier", group, seat, -MOST_MARK, MOST_MARK, default=0)]
        if setup.leaves(LATE):
            late = {str(by): by for by in range(0, MOST_LATE + 1, waiting.LATE_BY)}
            found.append(Place((*at, "late"), "choice", "late", group, seat, values=late, default=0))
        if setup.leaves(CHOICE):
            found.append(Place((*at, "choice"), "choice", "choice", group, seat, values=NO_YES, default=False))
        if setup.leaves(DEMAND):
            factions: dict[str, Any] = {"none": None, **{word: word for word in FACTION_NAMES}}
            found.append(Place((*at, "faction"), "choice", "faction", group, seat, values=factions))
        return found

    def _encounter(self, n: int, there: bool) -> list[Place]:
        group = ("row", n)
        found = [_card(("row", n, "cards", seat), "card", group, seat) for seat in (0, 1)]
        for seat in (0, 1) if there else ():
            at = ("row", n)
            found.append(
                Place((*at, "marks", seat), "count", "modifier", group, seat, -MOST_MARK, MOST_MARK, default=0)
            )
            found.append(Place((*at, "tokens", seat), "choice", "token", group, seat, values=NO_YES, default=False))
        return found

    def tidy(self, form: Table) -> None:
        form["row"] = [encounter for encounter in form["row"] if any(encounter["cards"])]

    def gather(self, form: Table) -> Table:
        form["waiting"] = [{key: wait for key, wait in waits.items() if _waits(wait)} for waits in form["waiting"]]
        still_in_hand(form)
        return form

    def elsewhere(self, form: Table) -> list[Thing]:
        shown = form.get("shown")
        word, _, seat = shown.partition("/") if isinstance(shown, str) else ("", "", "")
        return [Thing(word, "card", seat=int(seat))] if seat in ("0", "1") else []

    def opened(self, table: Table) -> Table:
        return {**super().opened(table), "memory": [None, None]}


def _round(form: Table) -> int:
    return 1 + len(form["row"]) + (1 if any(form["fog"]) else 0)


def _waits(wait: dict[str, Any] | None) -> bool:
    return wait is not None and any(value not in (0, False, None) for value in wait.values())


def _card(path: tuple[str | int, ...], label: str, group: tuple[str | int, ...], seat: int) -> Place:
    return Place(path, "cards", label, group, seat, takes=("card",), single=True)


PLACES: Final = CardiaPlan()
