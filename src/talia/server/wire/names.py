"""Names of players as others may see them: without characters that hide, turn or break the line they stand in."""

from __future__ import annotations

import unicodedata

JOINERS = "\u200c\u200d"  # letters of some scripts, and many emoji, need them
_HIDDEN = frozenset(["Cc", "Cf", "Cs", "Co", "Zl", "Zp"])
MOST_MARKS = 3  # on one letter: more than any writing uses, and fewer than reach the next line
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters by their class, and nothing to see


def cleaned(name: str | None) -> str | None:
    """The name without control and direction characters, blanks joined; None if nothing is left to be seen."""
    if name is None:
        return None
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        if char.isspace() or kind in ("Zs", "Zl", "Zp") or char in BLANK:
            char = " "
        elif kind in _HIDDEN and char not in JOINERS:
            continue
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    shown = " ".join("".join(kept).split())
    return shown if any(char not in JOINERS and unicodedata.category(char)[0] not in "ZM" for char in shown) else None
