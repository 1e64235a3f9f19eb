"""Filling in what a view hides: the table of some position that fits it. `redeal` then evens it out."""

from __future__ import annotations

from typing import Any, Final

from talia.core.check import Checker
from talia.core.rng import Random
from talia.games.cardia.position.laying import KEYS
from talia.games.cardia.setup import CardiaSetup

# In views, for people: they follow from the rest.
SHOWN_ONLY: Final = ["signets", "goal", "stars", "level", "peeked", "pending"]


def fill(kit: CardiaSetup, view: Checker, rng: Random) -> dict[str, Any]:
    """The table of some position that fits a view. Which hidden card lies where is evened out by `redeal`."""
    table = {key: value for key, value in view.value.items() if key not in SHOWN_ONLY}
    view.only(KEYS + SHOWN_ONLY)
    table["row"] = [{key: row.get(key) for key in ("cards", "marks", "tokens")} for row in view.list_of("row")]
    hands = view.per_seat("hands", 2)
    decks = view.per_seat("decks", 2)
    under = view.per_seat("under", 2)
    fog = view.per_seat("fog", 2)
    known = view.per_seat("known", 2)
    remembered = view.per_seat("memory", 2)
    peeked = [None, None] if view.get("peeked") is None else view.per_seat("peeked", 2)
    for seat in (0, 1):
        seen = {row["cards"][seat] for row in table["row"]} | set(view.per_seat("discards", 2)[seat])
        if view.get("shown") is not None and view.word("shown").endswith(f"/{seat}"):
            seen.add(view.word("shown").partition("/")[0])
        seen |= set(hands[seat]) if isinstance(hands[seat], list) else set()
        seen |= {fog[seat]}
        bottom = under[seat] if isinstance(under[seat], list) else []
        above = peeked[seat] or []
        sure = known[seat] if not isinstance(hands[seat], list) else []
        unseen = [name for name in kit.names() if name not in seen and name not in bottom and name not in sure]
        unseen = rng.shuffled([name for name in unseen if name not in above])
        if fog[seat] == "hidden":
            fog[seat] = unseen.pop() if unseen else None
        if not isinstance(hands[seat], list):
            hidden = hands[seat] - len(sure)
            hands[seat], unseen = sure + unseen[:hidden], unseen[hidden:]
        top = [name for name in above if name not in bottom]
        decks[seat] = top + unseen + bottom
        under[seat] = len(bottom) if isinstance(under[seat], list) else under[seat]
        if remembered[seat] is not None:
            known[seat] = []
        else:
            known[seat] = [name for name in known[seat] if name in hands[seat]]
    table.update(hands=hands, decks=decks, under=under, fog=fog, known=known)
    return table
