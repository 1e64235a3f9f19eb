"""Cardia's table in lines: the row, encounter by encounter, and what each player has."""

from __future__ import annotations

from typing import Any

from talia.cli.told import players, value_of, value_of_player
from talia.cli.words import Words
from talia.games.cardia.game import GAME

PRINTED = GAME.facts()["card"]
WAITING = {"here": "told-cardia-here", "fog": "told-cardia-lying", "next": "told-cardia-next"}


def lines(view: dict[str, Any], words: Words) -> list[str]:
    """The table as the view's seat sees it."""
    table = view["table"]
    found = [
        words.get("cardia-label-level", level=table["level"], stars=table["stars"]),
        words.get("cardia-event-round_began", round=str(table["round"])),
        value_of(words, words.get("cardia-setting-signets"), str(table["goal"])),
    ]
    found += [_encounter(number, encounter, words) for number, encounter in enumerate(table["row"], 1)]
    if not table["row"]:
        found.append(words.get("cardia-label-row_empty"))
    for mark in table.get("pending", []):
        card = words.get("core-card-of", card=_card(mark["card"], words), player=words.player(mark["owner"]))
        found.append(value_of(words, words.get("told-cardia-pending"), f"{card} {signed(mark['by'])}"))
    if table["peeking"]:
        found.append(value_of(words, words.get("told-cardia-peeking"), players(table["peeking"], words)))
    for seat in range(view["seats"]):
        found += _side(table, seat, words)
    return found


def _card(card: str, words: Words) -> str:
    return words.card("cardia", card)


def _cards(cards: list[str], words: Words) -> str:
    """Cards off the row: printed influence and name."""
    return ", ".join(f"{PRINTED[card]['influence']} {_card(card, words)}" for card in cards)


def _hidden_or(cards: Any, words: Words) -> str:
    return words.get("cardia-label-cards", count=cards) if isinstance(cards, int) else _cards(cards, words)


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _encounter(number: int, encounter: dict[str, Any], words: Words) -> str:
    sides: list[str] = []
    for seat, card in enumerate(encounter["cards"]):
        parts = [words.player(seat), words.get("told-cardia-influence", influence=str(encounter["influence"][seat]))]
        if encounter["marks"][seat]:
            parts.append(words.get("told-cardia-modifier", by=signed(encounter["marks"][seat])))
        if encounter["tokens"][seat]:
            parts.append(words.get("told-cardia-token"))
        if encounter["wins"][seat]:
            parts.append(words.get("told-cardia-wins"))
        parts.append(value_of(words, words.get("cardia-label-signets").lower(), str(encounter["signets"][seat])))
        sides.append(f"{_card(card, words)} ({', '.join(parts)})")
    return value_of(words, words.get("told-cardia-encounter", number=str(number)), " | ".join(sides))


def _side(table: dict[str, Any], seat: int, words: Words) -> list[str]:
    """One player's signets, hand and piles, and what waits."""

    def of(label: str, value: str) -> str:
        return value_of_player(words, words.get(label), seat, value)

    found = [
        of("cardia-label-signets", str(table["signets"][seat])),
        of("cardia-label-hand", _hidden_or(table["hands"][seat], words)),
        of("cardia-label-known", _cards(table["known"][seat], words)),
        of("cardia-label-deck", words.get("cardia-label-cards", count=table["decks"][seat])),
        of("cardia-label-discards", _cards(table["discards"][seat], words)),
    ]
    if table["under"][seat]:
        found.append(of("cardia-label-under", _hidden_or(table["under"][seat], words)))
    peeked = table.get("peeked", [None, None])[seat]
    if peeked is not None:
        found.append(of("told-cardia-peeked", _cards(peeked, words)))
    lying = table["fog"][seat]
    if lying is not None:
        card = words.get("cardia-label-hidden") if lying == "hidden" else _cards([lying], words)
        seen = f" ({words.get('told-cardia-seen')})" if seat in table["fog_seen"] else ""
        found.append(of("cardia-label-fog", card + seen))
    for where, label in WAITING.items():
        if table["waiting"][seat][where] is not None:
            found.append(of(label, ", ".join(_waiting(table["waiting"][seat][where], words))))
    if seat in table["openly"]:
        found.append(words.get("cardia-label-openly", player=words.player(seat)))
    if table["shown"] is not None and table["shown"].endswith(f"/{seat}"):
        found.append(of("told-cardia-shown", _cards([table["shown"].split("/")[0]], words)))
    return found


def _waiting(wait: dict[str, Any], words: Words) -> list[str]:
    found: list[str] = []
    if wait["modifier"]:
        found.append(signed(wait["modifier"]))
    if wait["late"]:
        found.append(words.get("cardia-label-late", by=wait["late"]))
    if wait["choice"]:
        found.append(words.get("cardia-label-choice"))
    if wait["faction"]:
        found.append(words.get("cardia-label-blackmail", faction=words.get(f"cardia-faction-{wait['faction']}")))
    return found


def printed(sort: str, fact: dict[str, Any], words: Words) -> list[str]:
    """What is printed on a card, besides its text."""
    if sort != "card":
        return []
    influence = words.get("told-cardia-influence", influence=str(fact["influence"]))
    return [influence, words.get(f"cardia-faction-{fact['faction']}")]
