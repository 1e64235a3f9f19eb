"""A bug file as a test: it replays to the moment and fails until what was expected is filled in, and then until it is.

The test holds the whole file, so it needs nothing beside it and can go among the scenarios of its game.
"""

from __future__ import annotations

import json
import pprint
import textwrap
from typing import Any

from talia import bugs
from talia.core.errors import BadRecord

TEST = '''"""{title}"""

from __future__ import annotations

import json
from typing import Any

from talia import bugs

# What the player expected, in their own words:
{words}
#
# What there is at that moment:
{now}

# Fill in what should be otherwise, as `bugs.found` tells it: its keys are asked, options, events, outcome and table.
# Of a table, name only the keys that matter.
EXPECTED: dict[str, Any] = {{}}

BUG = json.loads(
    r"""
{bug}
"""
)


def test_{name}() -> None:
    assert EXPECTED, "fill in EXPECTED: what should there be at this moment?"
    found = bugs.found(BUG)
    for part, wanted in EXPECTED.items():
        told = found[part]
        if part == "table":
            told = {{key: value for key, value in told.items() if key in wanted}}
        assert told == wanted, part
'''


def as_bug(value: Any) -> dict[str, Any]:
    """What a file holds as a bug: itself, or a record, an export or a position without words about it."""
    if not isinstance(value, dict):
        raise BadRecord("the JSON is not an object: neither a bug file, a record nor a position")
    if "talia_bug" in value:
        return bugs.read(value)
    if "talia_export" in value:
        return as_bug(value.get("record"))
    if "talia" in value:
        moment = len(value["answers"]) if isinstance(value.get("answers"), list) else 0
        return bugs.read({"talia_bug": 1, "game": value.get("game"), "record": value, "moment": moment, "expected": ""})
    return bugs.read({"talia_bug": 1, "game": value.get("game"), "position": value, "moment": 0, "expected": ""})


def written(value: Any) -> str:
    """The test of a bug file."""
    bug = as_bug(value)
    now = bugs.found(bug)
    table = now.pop("table")
    shown = pprint.pformat({**now, "table": table}, width=110, compact=True, sort_dicts=False)
    said = [_plain(part) for part in bug["expected"].splitlines()]
    words = "\n".join(line for part in said for line in textwrap.wrap(part, 110)) or "(nothing)"
    return TEST.format(
        title=f"A bug that a player of {bug['game']} reports, made a test by `talia check --as-test`.",
        words=_commented(words),
        now=_commented(shown),
        bug=json.dumps(bug, ensure_ascii=True, indent=1),
        name=f"{bug['game']}_is_as_a_player_expects_it",
    )


def _plain(text: str) -> str:
    return "".join(sign if sign.isprintable() else " " for sign in text)


def _commented(text: str) -> str:
    return "\n".join(f"#   {line}" for line in text.splitlines())
