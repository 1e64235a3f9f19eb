"""Pictures of a table for notebooks: a view as HTML, in the words of the rules, readable on light and on dark ground.

A picture is drawn from what a seat sees and from nothing else. It knows no game: it draws whatever a view has by its
shape. A word is a card, a list of words a row of cards, one entry a seat a line of its own, a heap of objects stands
side by side. Never compiled: a person looks at it now and then.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any
from zlib import crc32

from talia.core import save
from talia.core.errors import TaliaError

if TYPE_CHECKING:
    from talia.core.record import Record
    from talia.core.state import State
    from talia.core.view import Decision, View

# Colours mix with whatever ground and letters the notebook has, so one sheet does for light and dark.
STYLE = """<style>
.talia{font:13px/1.35 system-ui,sans-serif;color:inherit;max-width:72em;border:1px solid rgba(128,128,128,.45);
border-radius:10px;padding:.6em .8em;margin:.3em 0}
.talia table,.talia td,.talia th{border:0;background:none;padding:.12em .3em;text-align:left;vertical-align:top;
font-size:inherit;color:inherit}
.talia table{margin:0;border-collapse:collapse}
.talia .head{font-weight:600;margin-bottom:.35em}
.talia .key{opacity:.68;white-space:nowrap;padding-right:.7em}
.talia .row{display:flex;flex-wrap:wrap;gap:.3em;align-items:flex-start}
.talia .card{display:inline-block;border:1px solid rgba(128,128,128,.6);border-radius:5px;padding:.1em .5em;
white-space:nowrap}
.talia .back{border-style:dashed;opacity:.75}
.talia .heap{border:1px solid rgba(128,128,128,.3);border-radius:7px;padding:.25em .4em}
.talia .mark{font-size:.85em;opacity:.85;border-bottom:1px dotted currentColor;margin-right:.4em}
.talia .asked{font-weight:600}
.talia .number{opacity:.6;font-size:.85em;margin-left:.35em}
</style>"""

LEFT_OUT = ("rule",)  # of a table: what a picture need not repeat


def _said(word: object) -> str:
    """A word of the rules for the eye, and never as anything but text."""
    return escape(str(word).replace("_", " "))


def _card(word: str, number: int | None = None) -> str:
    hue = crc32(word.partition("/")[0].encode()) % 360
    told = "" if number is None else f'<span class="number">{number}</span>'
    return f'<span class="card" style="background:hsl({hue} 60% 50% / .2)">{_said(word)}{told}</span>'


def _backs(number: int) -> str:
    """So many cards that cannot be seen."""
    return f'<span class="card back">{number} hidden</span>'


def _empty(value: Any) -> bool:
    """Nothing to be drawn: nothing, no, or a heap of nothings."""
    if isinstance(value, dict):
        return all(_empty(part) for part in value.values())
    if isinstance(value, list):
        return all(_empty(part) or part == 0 for part in value)
    return value is None or value is False


class Picture:
    """A table on its way to HTML."""

    def __init__(self, seats: int, asked: list[int], seat: int | None) -> None:
        self.seats = seats
        self.asked = asked
        self.seat = seat

    def part(self, value: Any, key: str = "") -> str:
        if isinstance(value, str):
            return _card(value)
        if isinstance(value, bool) or value is None:
            return "yes" if value else "–"
        if isinstance(value, int | float):
            return _backs(int(value)) if key in ("hands", "hand") else f"<b>{escape(str(value))}</b>"
        if isinstance(value, dict):
            return self.thing(value)
        if len(value) == self.seats and key != "hands" and all(type(part) is int for part in value):
            return " · ".join(f"seat {owner}: <b>{part}</b>" for owner, part in enumerate(value))
        if len(value) == self.seats and not all(isinstance(part, str) for part in value):
            lines = "".join(self.line(owner, part, key) for owner, part in enumerate(value) if not _empty(part))
            return f"<table>{lines}</table>"
        return f'<span class="row">{"".join(self.part(part) for part in value)}</span>' if value else "–"

    def line(self, owner: int, part: Any, key: str) -> str:
        """What one seat has of it."""
        whose = f"seat {owner}" + (" (you)" if owner == self.seat else "")
        asked = " asked" if owner in self.asked else ""
        return f'<tr><td class="key{asked}">{whose}</td><td>{self.part(part, key)}</td></tr>'

    def thing(self, thing: dict[str, Any]) -> str:
        """Something with parts: cards first, then what is true of it, then the rest by name."""
        cards: list[str] = []
        marks: list[str] = []
        rest: list[str] = []
        for key, value in thing.items():
            if _empty(value) or key in LEFT_OUT:
                continue
            if key in ("card", "cards", "camp") and isinstance(value, str | list):
                cards += [_card(word) for word in ([value] if isinstance(value, str) else value) if word is not None]
            elif value is True:
                marks.append(f'<span class="mark">{_said(key)}</span>')
            elif isinstance(value, list) and all(isinstance(part, int) for part in value):
                told = " : ".join(_said(int(part)) for part in value)
                if any(value):
                    marks.append(f'<span class="mark">{_said(key)} {told}</span>')
            else:
                rest.append(f'<tr><td class="key">{_said(key)}</td><td>{self.part(value, key)}</td></tr>')
        table = f"<table>{''.join(rest)}</table>" if rest else ""
        return f'<div class="heap"><span class="row">{"".join(cards)}</span>{"".join(marks)}{table}</div>'

    def table(self, table: dict[str, Any]) -> str:
        lines = [
            f'<tr><td class="key">{_said(key)}</td><td>{self.part(value, key)}</td></tr>'
            for key, value in table.items()
            if not _empty(value) and key not in ("memory", *LEFT_OUT)
        ]
        return f"<table>{''.join(lines)}</table>"


def of_view(view: View, everything: bool = False) -> str:
    """The picture of a view, or of a whole position."""
    seat = view.get("seat")
    drawn = Picture(view["seats"], view["asked"], seat)
    who = "everything" if everything else "an onlooker's view" if seat is None else f"seat {seat}'s view"
    asked = ", ".join(f"seat {one}" for one in view["asked"])
    outcome = view.get("outcome")
    if outcome is not None:
        state = f"over: {_outcome(outcome)}"
    else:
        state = f"question {view['question']}, asked: {asked}"
    head = f'<div class="head">{_said(view["game"])}, {view["seats"]} seats · {who} · {state}</div>'
    decision = "" if view.get("decision") is None else _question(view["decision"])
    return f'{STYLE}<div class="talia">{head}{drawn.table(view["table"])}{decision}</div>'


def _outcome(outcome: dict[str, Any]) -> str:
    winners = ", ".join(f"seat {seat}" for seat in outcome["winners"]) or "nobody"
    return f"{winners} won ({_said(outcome['reason'])}), scores {escape(str(outcome['scores']))}"


def _question(decision: dict[str, Any]) -> str:
    card = "" if decision["card"] is None else f" because of {_card(decision['card'])}"
    options = "".join(_card(option["word"], option["action"]) for option in decision["options"])
    asks = f'<div class="head">{_said(decision["prompt"])}{card}: seat {decision["seat"]} may answer</div>'
    return f'<div style="margin-top:.5em">{asks}<span class="row">{options}</span></div>'


def of_state(state: State, seat: int | None, everything: bool) -> str:
    return of_view(state.to_position(), True) if everything else of_view(state.view(seat))


def of_decision(decision: Decision) -> str:
    return f'{STYLE}<div class="talia">{_question(decision.to_json())}</div>'


def of_record(record: Record) -> str:
    """Where it has led, as an onlooker sees it. The answers themselves would tell what is hidden."""
    by = ", ".join(
        f"{sum(1 for who, _ in record.answers if who == seat)} by seat {seat}" for seat in range(record.seats)
    )
    began = "a position" if record.position is not None else "a seed"
    head = f"record of {_said(record.game)}, rules {record.rules}, from {began}: {len(record.answers)} answers ({by})"
    table = ""
    if save.is_open(record.game):
        try:
            table = of_view(record.replay(save.door(record.game), None, False).view(None))
        except TaliaError as error:
            table = _said(error)
    return f'{STYLE}<div class="talia"><div class="head">{head}</div>{table}</div>'
