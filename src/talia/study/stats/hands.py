"""The study of every hand of Fantasy Realms as tables of statistics: exact, so nothing has an interval."""

from __future__ import annotations

from typing import Any

from talia.study.stats import form

LISTED = 15  # pairs at either end


def table(found: dict[str, Any]) -> dict[str, Any]:
    """What is shipped of a mode of `talia study fantasy-realms`, all parts of which are done."""
    hands = int(found["hands"])
    worth = [_exact([one["card"]], one["worth"], hands) for one in found["cards"]]
    together = [
        _exact(one["cards"], one["value"], hands)
        for key in ("most_together", "least_together")
        for one in found[key][:LISTED]
    ]
    return {
        "talia_statistics": 1,
        "game": "fantasy_realms",
        "players": "hands",
        "budget": "",
        "seats": 1,
        "options": {"mode": found["mode"]},
        "games": hands,
        "command": f"talia study fantasy-realms --mode {found['mode']}",
        "tables": [
            form.table("worth", "worths", worth, cause=True, even=0.0),
            form.table("together", "together", together, cause=True, even=0.0),
        ],
    }


def _exact(of: list[str], value: float, hands: int) -> form.Row:
    return form.row(of, value, value, value, hands)
