"""Fantasy Realms for the terminal: the discard area, every hand as far as it is known, trading, and the scores."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from talia.cli.words import Words

GAME = "fantasy_realms"
PRINTED_END = {"classic": 10, "two_player": 12}


def show(view: dict[str, Any], words: Words) -> RenderableType:
    """The table as this view's seat sees it."""
    table = view["table"]
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column(ratio=1)
    for seat in range(view["seats"]) if "scores" not in table else ():
        grid.add_row(_name(view, seat, words), _hand(view, seat, words))
    if view["options"]["variant"] != "chaos":
        end = view["options"]["end"] or PRINTED_END[view["options"]["variant"]]
        label = f"{_label(words, 'area')} ({_label(words, 'end', count=len(table['area']), end=end)})"
        grid.add_row(Text(label, style="bold"), _cards(table["area"], words))
    if table["open"] and table["drawn"]:
        grid.add_row(Text(_label(words, "turned_up"), style="bold"), _cards(table["drawn"], words))
    deck = table["deck"]
    grid.add_row(Text(_label(words, "deck"), style="bold"), _label(words, "cards", count=deck))
    parts: list[RenderableType] = [grid]
    if "trading" in table:
        parts += _trading(table["trading"], words)
    if "scores" in table:
        parts += [_scores(table["scores"], words)]
    return Group(*parts)


def _label(words: Words, label: str, **places: Any) -> str:
    return words.get(f"{GAME}-label-{label}", **places)


def _name(view: dict[str, Any], seat: int, words: Words) -> Text:
    """The player's name, marked while it is their turn or their answer is awaited."""
    asked = seat in view["asked"] and len(view["asked"]) == 1
    style = "bold reverse" if asked else "bold" if seat == view["seat"] else ""
    return Text(words.player(seat), style=style)


def _hand(view: dict[str, Any], seat: int, words: Words) -> Text:
    table = view["table"]
    hand = table["hands"][seat]
    known = table["known"][seat]
    drawn = table["drawn"] if not table["open"] and isinstance(table["drawn"], list) else []
    if not isinstance(hand, list):
        text = Text(_label(words, "cards", count=hand))
        if known:
            names = ", ".join(words.card(GAME, card) for card in known)
            text.append("; " + _label(words, "known", cards=names), style="dim")
        return text
    text = Text()
    for number, card in enumerate(hand):
        text.append(", " if number else "")
        text.append(words.card(GAME, card), style="bold" if card in drawn else "underline" if card in known else "")
        if card in drawn:
            text.append(f" ({_label(words, 'drawn')})", style="dim")
    return text


def _cards(cards: list[str], words: Words) -> str:
    return ", ".join(words.card(GAME, card) for card in cards) if cards else "–"


def _trading(trading: dict[str, Any], words: Words) -> list[RenderableType]:
    lines: list[RenderableType] = []
    if trading["offers"]:
        lines.append(Text(_label(words, "offers"), style="bold"))
    for offer in trading["offers"]:
        wish = words.get(f"{GAME}-suit-{offer['wish']}") if offer["wish"] else words.get(f"{GAME}-word-anything")
        said = _label(
            words,
            "offer",
            player=words.player(offer["seat"]),
            place=offer["place"],
            card=_seen(offer["card"], words),
            wish=wish,
        )
        if offer["to"] is not None:
            said += "; " + _label(words, "for", player=words.player(offer["to"]))
        if offer["by"] is not None:
            by = words.player(offer["by"])
            said += "; " + _label(words, "answered", player=by, card=_seen(offer["against"], words))
        lines.append(Text("  " + said))
    if trading["memory"]:
        lines.append(Text(_label(words, "memory"), style="bold"))
        for card, seats in trading["memory"].items():
            owners = " / ".join(words.player(seat) for seat in seats)
            lines.append(Text(f"  {words.card(GAME, card)}: {owners}", style="dim"))
    return lines


def _seen(card: str | None, words: Words) -> str:
    return words.get(f"{GAME}-word-hidden") if card is None else words.card(GAME, card)


def _scores(sheets: list[dict[str, Any]], words: Words) -> Table:
    """Points card by card; a blanked card is struck out."""
    table = Table(box=None, pad_edge=False)
    table.add_column(words.get(f"{GAME}-score-column-player"), no_wrap=True)
    table.add_column(words.get(f"{GAME}-score-column-points"), justify="right")
    table.add_column(words.get(f"{GAME}-score-column-card"))
    for sheet in sheets:
        cards = Text()
        for number, card in enumerate(sheet["cards"]):
            cards.append(", " if number else "")
            cards.append(words.card(GAME, card["card"]), style="strike dim" if card["blanked"] else "")
            if card["name"] != card["card"]:
                cards.append(f" ({words.card(GAME, card['name'])})", style="dim")
            cards.append(f" {card['points']}".replace("-", "−"), style="bold")
        table.add_row(words.player(sheet["seat"]), str(sheet["total"]).replace("-", "−"), cards)
    return table
