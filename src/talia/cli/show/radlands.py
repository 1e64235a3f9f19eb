"""Radlands in the terminal: both sides column by column, queues, water and hand, at 80 columns."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from talia.cli.words import Words

COLUMN_WIDTH = 24


def show(view: dict[str, Any], words: Words) -> RenderableType:
    """The table as this view's seat sees it, its own side below."""
    table = view["table"]
    if table["turn"] == 0:
        return camps(view, words)
    near = view["seat"] if view["seat"] is not None else 0
    far = 1 - near
    return Group(
        heading(view, far, words),
        side(table["columns"][far], words, upside_down=True),
        Text("─" * (3 * COLUMN_WIDTH), style="dim"),
        side(table["columns"][near], words, upside_down=False),
        heading(view, near, words),
        piles(table, words),
        hand(table, near, words),
    )


def camps(view: dict[str, Any], words: Words) -> RenderableType:
    """Before the reveal: what one has laid down and what is left to pick from."""
    table = view["table"]
    lines: list[RenderableType] = []
    for seat in (0, 1):
        laid, dealt = table["camps"][seat], table["dealt"][seat]
        if isinstance(laid, list):
            shown = [words.card("radlands", card) for card in laid]
            left = [words.card("radlands", card) for card in dealt]
            lines.append(Text(f"{words.player(seat)}: {' | '.join(shown) or '-'}   ({', '.join(left)})"))
        else:
            lines.append(Text(f"{words.player(seat)}: {' | '.join('?' * laid) or '-'}", style="dim"))
    return Group(*lines)


def heading(view: dict[str, Any], seat: int, words: Words) -> Text:
    """One player's line: water, hand, Silo, event queue."""
    table = view["table"]
    active = table["active"] == seat
    line = Text(f"{'▶ ' if active else '  '}{words.player(seat)}", style="bold" if active else "")
    if active:
        line.append(f"  {words.get('radlands-word-water')} {table['water']}", style="cyan")
    held = table["hands"][seat]
    size = len(held) if isinstance(held, list) else held
    line.append(f"  {words.get('radlands-word-hand')} {size}")
    if table["silos"][seat] == "hand":
        line.append(f" + {words.card('radlands', 'water_silo')}", style="cyan")
    queue = [words.card("radlands", card) if card else "·" for card in table["queues"][seat]]
    line.append(f"  {words.get('radlands-word-queue')}: ")
    line.append("  ".join(f"{n}:{card}" for n, card in enumerate(queue, 1)), style="yellow")
    known = table["known"][seat]
    if known and not isinstance(held, list):
        line.append(f"  ({', '.join(words.card('radlands', card) for card in known)})", style="dim")
    return line


def side(columns: list[dict[str, Any]], words: Words, upside_down: bool) -> Table:
    """Three columns of three spaces; the front is towards the other side."""
    grid = Table.grid(padding=(0, 1))
    for _ in range(3):
        grid.add_column(width=COLUMN_WIDTH - 1, no_wrap=True, overflow="ellipsis")
    for space in (0, 1, 2) if upside_down else (2, 1, 0):
        grid.add_row(*(at_space(column, space, words) for column in columns))
    return grid


def at_space(column: dict[str, Any], space: int, words: Words) -> Text:
    camp = column["camp"]
    if camp.get("space", 0) == space:
        if camp.get("destroyed"):
            return Text(f"✗ {words.card('radlands', camp['card'])}", style="dim strike")
        return card(camp, words, "bold")
    for person in column["people"]:
        if person["space"] == space:
            return card(person, words, "")
    return Text("")


def card(shown: dict[str, Any], words: Words, style: str) -> Text:
    """A name with its marks: ! damaged, ● ready, ○ exhausted, underlined when unprotected."""
    text = Text("● " if shown["ready"] else "○ ", style="green" if shown["ready"] else "dim")
    text.append(
        words.card("radlands", shown["card"]), style=style if shown["protected"] else f"{style} underline".strip()
    )
    if shown.get("damaged"):
        text.append(" !", style="bold red")
    return text


def piles(table: dict[str, Any], words: Words) -> Text:
    """The deck, and of the discard pile what may be seen: its size, its top card, this turn's cards."""
    discard = table["discard"]
    line = Text(f"{words.get('radlands-word-deck')} {table['deck']}{' ↻' if table['reshuffled'] else ''}", style="dim")
    line.append(f"  {words.get('radlands-word-discard')} {discard['size']}")
    if discard["top"]:
        line.append(f" [{words.card('radlands', discard['top'])}]")
    if discard["this_turn"]:
        line.append(": " + ", ".join(words.card("radlands", card) for card in discard["this_turn"]))
    return line


def hand(table: dict[str, Any], seat: int, words: Words) -> Text:
    held = table["hands"][seat]
    if not isinstance(held, list):
        return Text("")
    names = ", ".join(words.card("radlands", card) for card in held) or "-"
    return Text(f"{words.get('radlands-word-hand')}: {names}", style="bold")
