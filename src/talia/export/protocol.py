"""The messages and forms of the protocol as types of the page."""

from __future__ import annotations

from typing import Any

from talia.export.structs import CLIENT, SERVER, Described, described
from talia.export.typescript import HEAD, listed, literal, name, note, union
from talia.server.wire.protocol import PROTOCOL

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def type_of(schema: dict[str, Any], sent: bool = False) -> str:
    """A JSON schema as a type. In what a client sends, a type that the server tells whole may be told in part."""
    if "$ref" in schema:
        there = described()[schema["$ref"]]
        return f"Partial<{there.name}>" if sent and there.defaulted and not there.sent else there.name
    if "anyOf" in schema:
        return union({type_of(one, sent) for one in schema["anyOf"]})
    if "enum" in schema:
        return union({literal(one) for one in schema["enum"]})
    kind = schema.get("type")
    if kind == "array":
        return listed(type_of(schema.get("items", {}), sent))
    if kind == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties', {}), sent)}>"
    return _PLAIN[kind] if kind is not None else "unknown"


def interface(one: Described) -> str:
    lines = [f"export interface {one.name} {{\n"]
    for field in one.fields:
        lines.append(note(field.comment, "  "))
        lines.append(f"  {name(field.name)}{'?' if field.optional else ''}: {type_of(field.schema, one.sent)};\n")
    if one.open:
        lines.append("  [part: string]: unknown;\n")
    return note(one.text) + "".join(lines) + "}\n"


_BOUNDS = {"minimum": "least", "minItems": "least", "maximum": "most", "maxItems": "most", "maxLength": "most"}


def bounds(schema: dict[str, Any]) -> dict[str, int]:
    """The least and the most that a field takes: of a number itself, of entries, of letters."""
    found = {word: schema[key] for key, word in _BOUNDS.items() if key in schema}
    for one in schema.get("anyOf", []):
        found.update(bounds(one))
    return found


def limits() -> str:
    """The bounds of what a client sends, so that a form need not know them by heart."""
    lines: list[str] = []
    for one in described().values():
        if one.name in ASKED:
            own = {field.name: bounds(field.schema) for field in one.fields}
            lines.append(f"  {one.name}: {literal({key: found for key, found in own.items() if found})},\n")
    return note("The least and the most of what forms take.") + "export const LIMITS = {\n" + "".join(lines) + "};\n"


# Forms whose bounds a page wants to know before it sends them.
ASKED = ("ClockRule", "NewSeries", "SeatForm", "ScoreForm")


def typescript() -> str:
    """The whole module."""
    parts = [
        HEAD.format(source="the server's messages (`talia.server`)") + f"export const PROTOCOL = {PROTOCOL};\n",
        limits(),
        *(interface(one) for one in described().values()),
        *(
            f"export type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in kinds).rstrip() + ";\n"
            for name, kinds in (("FromClient", CLIENT), ("FromServer", SERVER))
        ),
    ]
    return "\n".join(parts)
