"""Values and types of JSON as TypeScript."""

from __future__ import annotations

import re
from typing import Any

WORD = re.compile(r"[A-Za-z_]\w*\Z")
HEAD = "/** Written by `talia export` from {source}: change that, never this file. */\n"

_ESCAPES = {"\\": "\\\\", "'": "\\'", "\n": "\\n"}


def literal(value: Any) -> str:
    """A value as it is written in a source file."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        return "'" + "".join(_ESCAPES.get(sign, sign) for sign in value) + "'"
    if isinstance(value, list | tuple):
        return f"[{', '.join(literal(entry) for entry in value)}]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name(key)}: {literal(entry)}" for key, entry in value.items()) + " }"
    raise TypeError(f"{value!r} cannot be written as TypeScript")


def name(key: str) -> str:
    """A field's name, quoted only where it must be."""
    return key if WORD.match(key) else literal(key)


def union(types: set[str]) -> str:
    """One of several types; null comes last, as people write it."""
    return " | ".join(sorted(types, key=lambda one: (one == "null", one)))


def listed(of: str) -> str:
    return f"({of})[]" if " | " in of else f"{of}[]"


def type_of(values: list[Any]) -> str:
    """The type that all these values are of."""
    found: set[str] = set()
    entries: list[Any] = []
    lists = False
    for value in values:
        if value is None:
            found.add("null")
        elif isinstance(value, bool):
            found.add("boolean")
        elif isinstance(value, int | float):
            found.add("number")
        elif isinstance(value, str):
            found.add("string")
        elif isinstance(value, list):
            lists = True
            entries += value
        else:
            raise TypeError(f"{value!r}: facts are plain values and lists of them")
    if lists:
        found.add(listed(type_of(entries)) if entries else "never[]")
    return union(found)


def note(text: str, indent: str = "") -> str:
    """A comment above a thing; nothing for an empty text."""
    lines = text.strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line.strip()}".rstrip() + "\n" for line in lines) + f"{indent} */\n"
