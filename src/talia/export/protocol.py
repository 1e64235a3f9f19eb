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


def typescript() -> str:
    """The whole module."""
    parts = [
        HEAD.format(source="the server's messages (`talia.server`)") + f"export const PROTOCOL = {PROTOCOL};\n",
        *(interface(one) for one in described().values()),
        *(
            f"export type {name} =\n" + "".join(f"  | {kind.__name__}\n" for kind in kinds).rstrip() + ";\n"
            for name, kinds in (("FromClient", CLIENT), ("FromServer", SERVER))
        ),
    ]
    return "\n".join(parts)
