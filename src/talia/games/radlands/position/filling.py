"""Filling in what a view hides: the table of some position that fits it. `redeal` then evens it out."""

from __future__ import annotations

from typing import Any, Final

from talia.core.check import Checker
from talia.core.rng import Random
from talia.games.radlands.cards.box import CAMPS
from talia.games.radlands.hidden.dealing import can_be_picked, redeal_cards
from talia.games.radlands.hidden.picking import DROP, DROPPING, HOW, MAKING_ROOM, PLACE
from talia.games.radlands.numbers import CARD_WORDS
from talia.games.radlands.position.laying import laid_out
from talia.games.radlands.setup import RadlandsSetup
from talia.games.radlands.view import lay_out

TRIES: Final = 400


def recalled(table: Checker, remembered: Checker) -> Checker:
    """The table of a view with what its seat remembers: the discard pile, and what was reshuffled."""
    remembered.only(["discard", "reshuffle", "old_punks"])
    found = dict(table.value)
    pile = table.inside("discard")
    found["discard"] = {
        "cards": remembered.words("discard"),
        "top": pile.get("top"),
        "this_turn": pile.get("this_turn"),
    }
    if remembered.get("reshuffle") is not None:
        found["memory"] = remembered.get("reshuffle")
    if remembered.get("old_punks") is not None:
        old = remembered.list_of("old_punks")
        places = [(p.number("seat", 0, 1), p.number("column", 1, 3), p.number("space", 0, 2)) for p in old]
        found["columns"] = [
            [
                {
                    **column,
                    "people": [_aged(person, (seat, n, person["space"]) in places) for person in column["people"]],
                }
                for n, column in enumerate(side, 1)
            ]
            for seat, side in enumerate(found["columns"])
        ]
    return Checker(found, table.at, table.complaint)


def _aged(person: dict[str, Any], old: bool) -> dict[str, Any]:
    return {**person, "old": True} if old else person


def fill(setup: RadlandsSetup, view: Checker, rng: Random) -> dict[str, Any]:
    """The table of some position that fits a view: what the view hides, filled in.

    Where the discard pile is guessed as well, it may take every card that fits what the other seat is asked.
    """
    for _ in range(TRIES):
        found = _filled(setup, view, rng)
        if found is not None:
            return found
    raise view.error(f"{view.at}.picked: no card fits what is being asked")


def _filled(setup: RadlandsSetup, view: Checker, rng: Random) -> dict[str, Any] | None:
    table = dict(view.value)
    hands = view.per_seat("hands", 2)
    seat = next((n for n in (0, 1) if isinstance(hands[n], list)), -1)
    rest = [CARD_WORDS[kind] for kind in setup.deck]
    if table.get("turn") == 0:
        return _fill_draft(table, view, rest, rng)
    _without_derived(table)
    _take_seen(table, view, rest)
    hidden = rng.shuffled(rest)
    _fill_discard(table, view, hidden)
    for owner in (0, 1):
        if owner != seat:
            known = list(view.per_seat("known", 2)[owner])
            size = hands[owner] - len(known)
            hands[owner] = known + [hidden.pop() for _ in range(size)]
    for side in table["columns"]:
        for column in side:
            for person in column["people"]:
                if person["card"] == "punk":
                    person["is"] = hidden.pop()
    if len(hidden) != table["deck"]:
        raise view.error(f"{view.at}.deck: {table['deck']!r} cards, but {len(hidden)} are unseen")
    table["hands"] = hands
    table["deck"] = hidden
    sifted = table.get("sifted")
    if isinstance(sifted, int):
        active = table["active"]
        known = list(view.per_seat("known", 2)[active])
        table["sifted"] = hands[active][len(known) :][:sifted]
    picked = table.pop("picked", None)
    if picked is None or picked["card"] is not None:
        if picked is not None:
            table["picked"] = {"card": picked["card"]}
        return table
    if table["active"] == seat:
        return table
    mode = {"how": HOW, "room": MAKING_ROOM, "place": PLACE, "drop": DROP}[picked["for"]]
    laid = laid_out(setup, Checker(table, view.at, view.complaint), 1)
    if picked["dropped"]:
        mode |= DROPPING
    if not can_be_picked(laid, seat, mode, picked["room"]):
        return None
    rng.state = redeal_cards(laid, seat, mode, picked["room"], rng.state)
    return lay_out(laid)


def _fill_draft(table: dict[str, Any], view: Checker, rest: list[str], rng: Random) -> dict[str, Any]:
    dealt = view.per_seat("dealt", 2)
    camps = view.per_seat("camps", 2)
    seen = [word for n in (0, 1) if isinstance(dealt[n], list) for word in [*dealt[n], *camps[n]]]
    free = rng.shuffled([word for word in CAMPS.words() if word not in seen])
    for n in (0, 1):
        if not isinstance(dealt[n], list):
            dealt[n], camps[n] = [free.pop() for _ in range(dealt[n])], [free.pop() for _ in range(camps[n])]
    table["dealt"] = dealt
    table["camps"] = camps
    table["hands"] = [[], []]
    table["deck"] = rng.shuffled(rest)
    return table


def _without_derived(table: dict[str, Any]) -> None:
    """Without what a view adds: the water of a turn, and in the columns what follows from the rest."""
    table.pop("income", None)  # views of earlier versions have none
    table["columns"] = [
        [{"camp": _plain(column["camp"]), "people": [_plain(person) for person in column["people"]]} for column in side]
        for side in table["columns"]
    ]


def _plain(card: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in card.items() if key not in ("ready", "protected")}


def _open_discards(table: dict[str, Any]) -> list[str]:
    """The discards that the view names: all of them where they are remembered, else this turn's and the top one."""
    pile = table["discard"]
    if "cards" in pile:
        return list(pile["cards"])
    found = list(pile["this_turn"])
    if pile["top"] is not None and pile["top"] not in found:
        found.append(pile["top"])
    return found


def _fill_discard(table: dict[str, Any], view: Checker, hidden: list[str]) -> None:
    """Older discards that nobody remembers are some of the unseen cards."""
    pile = table["discard"]
    if "cards" in pile:
        return
    cards = _open_discards(table)
    older = view.inside("discard").number("size", len(cards), len(cards) + len(hidden)) - len(cards)
    cards = [hidden.pop() for _ in range(older)] + cards
    table["discard"] = {"cards": cards, "top": pile["top"], "this_turn": pile["this_turn"]}


def _take_seen(table: dict[str, Any], view: Checker, rest: list[str]) -> None:
    """Take out of all cards those whose place the view tells."""
    seen = _open_discards(table)
    hands = view.per_seat("hands", 2)
    for owner in (0, 1):
        seen.extend(hands[owner] if isinstance(hands[owner], list) else view.per_seat("known", 2)[owner])
        seen.extend(word for word in table["queues"][owner] if word is not None and word != "raiders")
        for column in table["columns"][owner]:
            seen.extend(person["card"] for person in column["people"] if person["card"] != "punk")
    if table["resolving"] is not None and table["resolving"] != "raiders":
        seen.append(table["resolving"])
    for word in seen:
        if word not in rest:
            raise view.error(f"{view.at}: there is no further {word!r} in this game")
        rest.remove(word)
