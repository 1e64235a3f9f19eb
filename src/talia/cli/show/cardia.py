"""Cardia's table in the terminal: the row as a table of encounters, one's hand, and what lies beside it."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from talia.cli.words import Words
from talia.games.cardia.game import GAME

FACTIONS = {"rebellion": "green", "academy": "yellow", "guild": "red", "dynasty": "blue"}
ORDER = ("dynasty", "rebellion", "academy", "guild")  # by influence modulo 4
PRINTED = GAME.facts()["card"]


def show(view: dict[str, Any], words: Words) -> RenderableType:
    """The table as the view's seat sees it, its own side first."""
    table = view["table"]
    near = 0 if view["seat"] is None else int(view["seat"])
    sides = [_side(table, seat, words) for seat in (1 - near, near)]
    return Group(_head(table, words), _row(table, near, words), *sides)


def _head(table: dict[str, Any], words: Words) -> Text:
    level = words.get("cardia-label-level", level=table["level"], stars=table["stars"])
    name = words.get(f"cardia-level-{table['level']}")
    return Text(f"{level} – {name}", style="dim")


def _row(table: dict[str, Any], near: int, words: Words) -> RenderableType:
    if not table["row"]:
        return Text(words.get("cardia-label-row_empty"), style="dim")
    grid = Table(box=None, padding=(0, 1), show_edge=False)
    grid.add_column("")
    for seat in (near, 1 - near):
        grid.add_column(words.player(seat), max_width=34)
        grid.add_column("")
    for number, encounter in enumerate(table["row"], 1):
        cells: list[RenderableType] = [str(number)]
        for seat in (near, 1 - near):
            cells.append(_played(encounter, seat, words))
            cells.append(Text("●" * encounter["signets"][seat], style="bold"))
        grid.add_row(*cells)
    return grid


def _played(encounter: dict[str, Any], seat: int, words: Words) -> Text:
    """A card in the row: influence, name, modifier and ongoing token."""
    card, mark, influence = encounter["cards"][seat], encounter["marks"][seat], encounter["influence"][seat]
    text = Text(f"{influence:>3} ", style="bold" if encounter["wins"][seat] else "")
    text.append(words.card("cardia", card), style=FACTIONS[ORDER[(influence - mark) % 4]])
    if mark:
        text.append(f" {_signed(mark)}")
    if encounter["tokens"][seat]:
        text.append(" ◆", style="bold")
    return text


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else f"−{-number}"


def _side(table: dict[str, Any], seat: int, words: Words) -> RenderableType:
    """One player's hand, piles and what waits."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(max_width=22)
    grid.add_column(max_width=56)
    signets = words.get("cardia-label-signets")
    grid.add_row(Text(words.player(seat), style="bold"), f"{signets}: {table['signets'][seat]}")
    hand = table["hands"][seat]
    if isinstance(hand, int):
        grid.add_row(words.get("cardia-label-hand"), words.get("cardia-label-cards", count=hand))
    else:
        grid.add_row(words.get("cardia-label-hand"), _names(hand, words))
    if table["known"][seat] and isinstance(hand, int):
        grid.add_row(words.get("cardia-label-known"), _names(table["known"][seat], words))
    grid.add_row(words.get("cardia-label-deck"), words.get("cardia-label-cards", count=table["decks"][seat]))
    under = table["under"][seat]
    if under:
        told = words.get("cardia-label-cards", count=under) if isinstance(under, int) else _names(under, words)
        grid.add_row(words.get("cardia-label-under"), told)
    lying = table["fog"][seat]
    if lying is not None:
        hidden = lying == "hidden"
        card = words.get("cardia-label-hidden") if hidden else words.card("cardia", lying)
        grid.add_row(words.get("cardia-label-fog"), card)
    for line in _waiting(table, seat, words):
        grid.add_row(words.get("cardia-label-waiting"), line)
    if table["discards"][seat]:
        grid.add_row(Text(words.get("cardia-label-discards"), style="dim"), _names(table["discards"][seat], words))
    return grid


def _names(cards: list[str], words: Words) -> str:
    """Cards off the row: printed influence and name."""
    return ", ".join(f"{PRINTED[card]['influence']} {words.card('cardia', card)}" for card in cards) or "–"


def _waiting(table: dict[str, Any], seat: int, words: Words) -> list[str]:
    lines: list[str] = []
    for where in ("here", "fog", "next"):
        wait = table["waiting"][seat][where]
        if wait is None:
            continue
        if wait["modifier"] and where != "here":
            lines.append(_signed(wait["modifier"]))
        if wait["late"]:
            lines.append(words.get("cardia-label-late", by=wait["late"]))
        if wait["choice"] and where != "here":
            lines.append(words.get("cardia-label-choice"))
        if wait["faction"] and where != "here":
            faction = words.get(f"cardia-faction-{wait['faction']}")
            lines.append(words.get("cardia-label-blackmail", faction=faction))
    if seat in table["openly"]:
        lines.append(words.get("cardia-label-openly", player=words.player(seat)))
    if table["shown"] is not None and table["shown"].endswith(f"/{seat}"):
        lines.append(words.card("cardia", table["shown"].split("/")[0]))
    return lines
