"""What can be set up by hand on a table of Radlands: columns, queues, hands, piles, and whose turn it is.

In a form each column has its three spaces, with a person or none on each; in a table it lists its people. While camps
are being picked there are only those dealt and those laid down: `stage` says which of the two a form is.
"""

from __future__ import annotations

import copy
from typing import Any, Final

from talia.core.setup import Setup
from talia.core.sketch import NO_YES, Path, Place, Plan, Table, Thing, still_in_hand, within
from talia.games.radlands.cards.box import CAMPS
from talia.games.radlands.numbers import CARD_WORDS
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.shape import LAST_PERSON, PUNK, RAIDERS

MOST_WATER: Final = 1000  # as positions allow
DECK_CARDS: Final = ("person", "event")
STATES: Final[dict[str, Any]] = {"whole": None, "damaged": "damaged", "destroyed": "destroyed"}
MARKS: Final = ("exhausted", "used")
PICKING: Final = "picking"
PLAYING: Final = "playing"


class RadlandsPlan(Plan):
    """One deck for both, two of most cards."""

    def things(self, setup: Setup) -> list[Thing]:
        assert isinstance(setup, RadlandsSetup)
        cards = [
            Thing(CARD_WORDS[kind], "person" if kind <= LAST_PERSON else "event", setup.deck.count(kind))
            for kind in sorted(set(setup.deck))
        ]
        camps = [Thing(word, "camp") for word in CAMPS.words()]
        return [*camps, *cards, Thing(CARD_WORDS[PUNK], "punk", None), Thing(CARD_WORDS[RAIDERS], "raiders", None)]

    def blank(self, setup: Setup) -> Table:
        return _nothing()

    def spread(self, table: Table) -> Table:
        if table.get("turn") == 0:
            told = {"camps": [[], []], "deck": [], **copy.deepcopy(table)}
            picking = {"stage": PICKING, "begins": told.get("active")}
            return {**_nothing(), **picking, **{key: told[key] for key in ("dealt", "camps", "deck")}}
        form = {"stage": PLAYING, "queues": [[None] * 3, [None] * 3], "discard": {"cards": []}, **copy.deepcopy(table)}
        for side in form["columns"]:
            for column in side:
                column["spaces"] = [None] * 3
                for person in column.pop("people", None) or []:
                    column["spaces"][person.pop("space")] = person
                camp = column["camp"]
                for state in ("damaged", "destroyed"):
                    if camp.pop(state, False):
                        camp["state"] = state
        return form

    def places(self, setup: Setup, form: Table) -> list[Place]:
        assert isinstance(setup, RadlandsSetup)
        stage = {} if setup.camps else {PLAYING: PLAYING, PICKING: PICKING}
        found = [Place(("stage",), "choice", "stage", ("turn",), values=stage, default=PLAYING)] if stage else []
        if form["stage"] == PICKING:
            return found + _picking()
        found += self._turn(setup)
        for seat in (0, 1):
            for n in range(3):
                found += self._column(form["columns"][seat][n], seat, n)
            found += [
                Place(
                    ("queues", seat, n),
                    "cards",
                    f"event_{n + 1}",
                    ("queues", seat),
                    seat,
                    takes=("event", "raiders"),
                    single=True,
                )
                for n in range(3)
            ]
            found.append(Place(("hands", seat), "cards", "hand", ("hands", seat), seat, most=66, takes=DECK_CARDS))
            silo: dict[str, Any] = {"area": "area", "hand": "hand"}
            found.append(Place(("silos", seat), "choice", "silo", ("hands", seat), seat, values=silo, default="area"))
        piles = ("piles",)
        found.append(Place(("deck",), "cards", "deck", piles, most=66, takes=DECK_CARDS, ordered=True, rest=True))
        found.append(Place(("discard", "cards"), "cards", "discard", piles, most=66, takes=DECK_CARDS))
        found.append(Place(("reshuffled",), "choice", "reshuffled", piles, values=NO_YES, default=False))
        return found

    def _turn(self, setup: Setup) -> list[Place]:
        group = ("turn",)
        limits = setup.options
        seats: dict[str, Any] = {"0": 0, "1": 1}
        phases: dict[str, Any] = {"actions": "actions", "events": "events"}
        return [
            Place(("turn",), "count", "turn", group, None, 1, limits["turn_limit"], default=2),
            Place(("active",), "choice", "active", group, values=seats, default=0, of_seats=True),
            Place(("phase",), "choice", "phase", group, values=phases, default="actions"),
            Place(("water",), "count", "water", group, None, 0, MOST_WATER, default=3),
            Place(("actions",), "count", "actions", group, None, 0, limits["action_limit"], default=0),
        ]

    def _column(self, column: dict[str, Any], seat: int, n: int) -> list[Place]:
        at: Path = ("columns", seat, n)
        camp = column["camp"].get("card")
        found = [Place((*at, "camp", "card"), "cards", "camp", at, seat, takes=("camp",), single=True)]
        moves = camp in CAMPS and CAMPS[camp].moves
        if camp is not None:
            found.append(Place((*at, "camp", "state"), "choice", "state", at, seat, values=STATES))
            found += _marks((*at, "camp"), at, seat)
        if moves:
            found.append(Place((*at, "camp", "space"), "count", "space", at, seat, 0, 2, default=0))
        for space in range(3):
            person = column["spaces"][space]
            if space > 0 or moves or person is not None:
                found += self._person((*at, "spaces", space), at, seat, person)
        return found

    def _person(self, path: Path, group: Path, seat: int, person: dict[str, Any] | None) -> list[Place]:
        takes = ("person", "punk")
        found = [Place((*path, "card"), "cards", f"person_{path[-1]}", group, seat, takes=takes, single=True)]
        card = None if person is None else person.get("card")
        if card is None:
            return found
        if card == CARD_WORDS[PUNK]:
            found.append(Place((*path, "is"), "cards", "is", group, seat, takes=DECK_CARDS, single=True, dealt=True))
        else:
            found.append(Place((*path, "damaged"), "choice", "damaged", group, seat, values=NO_YES, default=False))
        return found + _marks(path, group, seat)

    def tidy(self, form: Table) -> None:
        """Camps go along from one stage to the other: those on the table are those to pick from, and back."""
        if form["stage"] == PICKING:
            if "dealt" not in form and "camps" not in form:
                words = [[column["camp"].get("card") for column in side] for side in form["columns"]]
                form["dealt"] = [[word for word in side if word is not None] for side in words]
            for zone in ("dealt", "camps"):
                laid = [*form.get(zone, ()), None, None]
                form[zone] = [laid[seat] or [] for seat in (0, 1)]
        elif form["stage"] == PLAYING and "dealt" in form:
            for side, laid, left in zip(form["columns"], form["camps"], form["dealt"], strict=True):
                for column, word in zip(side, [*laid, *left], strict=False):
                    column["camp"].setdefault("card", word)

    def gather(self, form: Table) -> Table:
        if form.pop("stage") == PICKING:
            found: Table = {"turn": 0, "active": form.get("begins"), "hands": [[], []]}
            return {**found, **{key: form[key] for key in ("dealt", "camps", "deck")}}
        for gone in ("begins", "dealt", "camps"):
            form.pop(gone, None)
        for side in form["columns"]:
            for column in side:
                spaces = column.pop("spaces")
                column["people"] = [
                    {**_told(person), "space": space}
                    for space, person in enumerate(spaces)
                    if person is not None and person.get("card") is not None
                ]
                camp = _told(column["camp"])
                state = camp.pop("state", None)
                column["camp"] = camp if state is None else {**camp, state: True}
        pile = form["discard"]
        if pile.get("top") not in pile["cards"]:
            pile.pop("top", None)
        if pile.get("this_turn"):
            pile["this_turn"] = within(pile["this_turn"], pile["cards"])
        still_in_hand(form)
        return form

    def elsewhere(self, form: Table) -> list[Thing]:
        return [Thing(form["resolving"], "event")] if isinstance(form.get("resolving"), str) else []

    def begun(self, table: Table) -> bool:
        return table.get("turn") != 0

    def opened(self, table: Table) -> Table:
        if table.get("turn") == 0:
            return table  # no hands are dealt yet
        found = super().opened(table)
        if isinstance(table.get("memory"), dict):  # no card of a hand is unknown, and none is in doubt
            found["memory"] = {**table["memory"], "old_in_hand": [0, 0], "doubt": [[], []]}
        return found


def _nothing() -> Table:
    """A table on which nothing lies."""
    return {
        "stage": PLAYING,
        "turn": 2,
        "columns": [[{"camp": {}, "spaces": [None] * 3} for _ in range(3)] for _ in range(2)],
        "hands": [[], []],
        "deck": [],
        "discard": {"cards": []},
        "queues": [[None] * 3, [None] * 3],
        "silos": ["area", "area"],
    }


def _picking() -> list[Place]:
    """While camps are picked: those dealt to each seat, and those laid down from the left, face down."""
    found: list[Place] = []
    for seat in (0, 1):
        for zone, most in (("dealt", 6), ("camps", 3)):
            ordered = zone == "camps"
            place = Place(
                (zone, seat), "cards", zone, ("picking", seat), seat, most=most, takes=("camp",), ordered=ordered
            )
            found.append(place)
    begins: dict[str, Any] = {"coin": None, "0": 0, "1": 1}
    found.append(Place(("begins",), "choice", "begins", ("turn",), values=begins, of_seats=True))
    found.append(Place(("deck",), "cards", "deck", ("piles",), most=66, takes=DECK_CARDS, ordered=True, rest=True))
    return found


def _marks(path: Path, group: Path, seat: int) -> list[Place]:
    return [Place((*path, mark), "choice", mark, group, seat, values=NO_YES, default=False) for mark in MARKS]


def _told(card: dict[str, Any]) -> dict[str, Any]:
    """A card with the marks that it has, as positions tell them."""
    marked = {key: value for key, value in card.items() if value not in (None, False)}
    if marked.get("card") != CARD_WORDS[PUNK]:
        marked.pop("is", None)  # a card took the place of a punk
    elif marked.pop("damaged", None):
        pass  # and a punk that of a damaged card
    return marked


PLACES: Final = RadlandsPlan()
