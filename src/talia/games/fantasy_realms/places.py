"""What can be set up by hand on a table of Fantasy Realms: hands, the discard area, the deck, whose turn it is."""

from __future__ import annotations

import copy
from typing import Any, Final

from talia.core.setup import Setup
from talia.core.sketch import Place, Plan, Table, Thing, still_in_hand
from talia.games.fantasy_realms.numbers import CHAOS, ids
from talia.games.fantasy_realms.setup import FantasyRealmsSetup

MOST_TURNS: Final = 1_000_000


class FantasyRealmsPlan(Plan):
    """One deck for all. Offers and plans of Chaos, and choices at scoring, are played, not set up."""

    def things(self, setup: Setup) -> list[Thing]:
        assert isinstance(setup, FantasyRealmsSetup)
        return [Thing(word, "card") for word in ids(setup.cards)]

    def blank(self, setup: Setup) -> Table:
        return {"hands": [[] for _ in range(setup.seats)], "area": [], "deck": []}

    def spread(self, table: Table) -> Table:
        """In a form, what was drawn this turn lies apart from the hand."""
        form = {"area": [], "deck": [], **copy.deepcopy(table)}
        if not form.get("open") and form.get("drawn"):
            mine = form.get("to_move") or 0
            form["hands"][mine] = [card for card in form["hands"][mine] if card not in form["drawn"]]
        return form

    def places(self, setup: Setup, form: Table) -> list[Place]:
        assert isinstance(setup, FantasyRealmsSetup)
        size = len(ids(setup.cards))
        found = [
            Place(("hands", seat), "cards", "hand", ("hands", seat), seat, most=size, takes=("card",))
            for seat in range(setup.seats)
        ]
        if setup.variant != CHAOS:
            found.append(Place(("area",), "cards", "area", ("area",), most=size, takes=("card",)))
        if setup.variant != CHAOS or form.get("open"):  # drawn this turn; once the game has ended, turned up
            label = "turned_up" if form.get("open") else "drawn"
            found.append(Place(("drawn",), "cards", label, ("area",), most=size, takes=("card",)))
        found.append(Place(("deck",), "cards", "deck", ("deck",), most=size, takes=("card",), ordered=True, rest=True))
        if setup.variant != CHAOS and not form.get("open"):
            turns: dict[str, Any] = {str(seat): seat for seat in range(setup.seats)}
            found.append(Place(("to_move",), "choice", "to_move", ("turn",), values=turns, default=0, of_seats=True))
        found.append(Place(("turn",), "count", "turn", ("turn",), None, 0, MOST_TURNS, default=0))
        return found

    def gather(self, form: Table) -> Table:
        if not form.get("open") and form.get("drawn"):
            form["hands"][form.get("to_move") or 0] += form["drawn"]
        still_in_hand(form)
        return form

    def opened(self, table: Table) -> Table:
        if table.get("open"):
            return table
        if table.get("trading") is None:
            return super().opened(table)
        held = [{card: [seat] for card in hand} for seat, hand in enumerate(table["hands"])]
        seen = [{card: where for other in held if other is not mine for card, where in other.items()} for mine in held]
        everybody = {card: where for mine in held for card, where in mine.items()}
        return {**table, "trading": {**table["trading"], "memory": seen, "everybody": everybody}}


PLACES: Final = FantasyRealmsPlan()
