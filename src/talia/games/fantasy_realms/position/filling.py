"""Filling in what a view hides, with cards that fit. `redeal` then evens it out."""

from __future__ import annotations

from typing import Any

from talia.core.bits import has
from talia.core.check import Checker, told
from talia.core.rng import Random
from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.extra.trading_in import fill_offers, fill_trading
from talia.games.fantasy_realms.numbers import ids
from talia.games.fantasy_realms.position.laying import Cards
from talia.games.fantasy_realms.setup import FantasyRealmsSetup


def fill_table(setup: FantasyRealmsSetup, view: Checker, rng: Random) -> dict[str, Any]:
    """What a view hides, filled in with cards that fit; `redeal` then evens it out."""
    table = dict(view.value)
    for derived in ("scores", "end"):
        table.pop(derived, None)
    cards = Cards(setup, view)
    hands: list[Any] = view.per_seat("hands", setup.seats)
    known: list[Any] = view.per_seat("known", setup.seats)
    open = view.flag("open")
    cards.put(view.value.get("area", []), "area")
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            cards.put(hand, f"hands[{seat}]")
        else:
            cards.put(known[seat], f"known[{seat}]")
    drawn = view.value.get("drawn", [])
    if open and isinstance(drawn, list):
        cards.put(drawn, "drawn")
    if view.get("trading") is not None:
        placed = fill_trading(setup, view, table, rng)
        for seat, hand in enumerate(hands):
            if not isinstance(hand, list):
                known[seat] = ids(placed[seat])
                cards.put(known[seat], f"trading.memory of seat {seat}")
    unseen = rng.shuffled([IDS[n] for n in range(len(IDS)) if has(setup.cards & ~cards.laid, n)])
    for seat, hand in enumerate(hands):
        if isinstance(hand, list):
            continue
        missing = view_size(view, f"hands[{seat}]", hand) - len(known[seat])
        if not 0 <= missing <= len(unseen):
            raise view.error(
                f"{view.at}.hands[{seat}]: {told(hand)} cards, but {len(known[seat])} are known to be there"
            )
        hands[seat], unseen = known[seat] + unseen[:missing], unseen[missing:]
        if not isinstance(drawn, list) and view.get("to_move") == seat:
            fresh = hands[seat][len(known[seat]) :]
            table["drawn"] = fresh[: view_size(view, "drawn", drawn)]
    table["hands"] = hands
    if view.get("deck") != len(unseen):
        raise view.error(f"{view.at}.deck: {told(view.get('deck'))} cards, but {len(unseen)} are unseen")
    table["deck"] = unseen
    if table.get("trading") is not None:
        fill_offers(table)
    return table


def view_size(view: Checker, where: str, size: Any) -> int:
    if type(size) is not int or size < 0:
        raise view.error(f"{view.at}.{where}: {told(size)} is not a number of cards")
    return size
