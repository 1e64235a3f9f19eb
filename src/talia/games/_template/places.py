"""What can be set up by hand on the template's table."""

from __future__ import annotations

from typing import Final

from talia.core.setup import Setup
from talia.core.sketch import Place, Plan, Table, Thing
from talia.games._template.cards.card import DECK


class TemplatePlan(Plan):
    """Hands, decks, discards and the row, to which one more meeting can be added."""

    def things(self, setup: Setup) -> list[Thing]:
        words = DECK.words()[: setup.options["ranks"]]
        return [Thing(word, "card", seat=seat) for seat in (0, 1) for word in words]

    def blank(self, setup: Setup) -> Table:
        return {"row": [], "hands": [[], []], "decks": [[], []], "discards": [[], []]}

    def places(self, setup: Setup, form: Table) -> list[Place]:
        most = setup.options["ranks"]
        found: list[Place] = []
        for seat in (0, 1):
            for zone in ("hands", "decks", "discards"):
                deck = zone == "decks"
                place = Place((zone, seat), "cards", zone, (zone, seat), seat, most=most, takes=("card",), ordered=deck)
                found.append(place)
        for n in range(min(most, len(form["row"]) + 1)):
            group = ("row", n)
            for seat in (0, 1):
                found.append(
                    Place(("row", n, "cards", seat), "cards", "card", group, seat, takes=("card",), single=True)
                )
                if n < len(form["row"]):
                    found.append(Place(("row", n, "marks", seat), "count", "mark", group, seat, -100, 100, default=0))
        return found

    def tidy(self, form: Table) -> None:
        form["row"] = [meeting for meeting in form["row"] if any(meeting["cards"])]

    def opened(self, table: Table) -> Table:
        return table  # nothing is known of hands in this game


PLACES: Final = TemplatePlan()
