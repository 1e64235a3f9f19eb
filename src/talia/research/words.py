"""What a seat sees, as text: for people who look over a learner's shoulder, and for models that read.

It is the view of `State.view` and nothing else, one line a part. Texts in people's languages are another matter.
"""

from __future__ import annotations

import json
from typing import Any

from talia.core.state import State
from talia.core.view import View


def line(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(", ", ": "))


def written(view: View) -> str:
    """A view, one line a part; the table's own parts by themselves."""
    lines = [f"{view['game']} for {view['seats']}, {line(view['options'])}"]
    for name, value in view.items():
        if name in ("game", "rules", "seats", "options", "decision"):
            continue
        if name == "table":
            lines += [f"table.{part}: {line(said)}" for part, said in value.items()]
        else:
            lines.append(f"{name}: {line(value)}")
    decision = view.get("decision")
    if decision is not None:
        lines.append(f"asked: {decision['prompt']}")
        lines += [f"  {option['action']}: {option['word']}" for option in decision["options"]]
    return "\n".join(lines)


def seen(state: State, seat: int | None) -> str:
    """All that a seat (None: an onlooker) may look at and remember."""
    return written(state.view(seat, memory=True))


def whole(state: State) -> str:
    """The whole table, hidden cards and all."""
    return line(state.to_position())


def private(state: State, seat: int) -> str:
    """What a seat sees and an onlooker does not."""
    return line(_more(state.view(seat, memory=True), state.view(None, memory=True)))


def _more(mine: Any, everybodys: Any) -> Any:
    """What stands in the one and not, or otherwise, in the other; parts that are equal are left out."""
    if isinstance(mine, dict) and isinstance(everybodys, dict):
        found = {}
        for name, value in mine.items():
            if name not in everybodys:
                found[name] = value
            elif value != everybodys[name]:
                found[name] = _more(value, everybodys[name])
        return found
    if isinstance(mine, list) and isinstance(everybodys, list) and len(mine) == len(everybodys):
        return {str(n): _more(a, b) for n, (a, b) in enumerate(zip(mine, everybodys, strict=True)) if a != b}
    return mine
