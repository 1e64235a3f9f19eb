"""The typed data of the protocol, read for those who describe it: fields, comments, and what goes which way."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct

from talia.server import calculator
from talia.server.wire import forms, protocol, shapes

CLIENT: tuple[type[Struct], ...] = get_args(protocol.FromClient)
SERVER: tuple[type[Struct], ...] = get_args(protocol.FromServer)
# What is sent by HTTP, and what comes back.
ASKED: tuple[type[Struct], ...] = (
    *(forms.NewTable, forms.Claim, forms.Transfer, forms.Continue, forms.Import, forms.NewSeries),
    *(calculator.ScoreForm, calculator.DiscardsForm),
)
TOLD: tuple[type[Struct], ...] = (
    *(forms.Catalogue, forms.Committed, forms.Seated, forms.Replay, forms.Lobby, forms.SeriesSeated),
    *(forms.Transferred, forms.Problem, calculator.Sheets, calculator.Discards),
)


@dataclass(frozen=True)
class Field:
    """One field of a type; `schema` is its JSON schema."""

    name: str
    schema: dict[str, Any]
    optional: bool
    comment: str


@dataclass(frozen=True)
class Described:
    """One type."""

    name: str
    text: str
    fields: tuple[Field, ...]
    open: bool  # it may hold fields that are not listed
    sent: bool  # by clients only: what has a default may be left out
    defaulted: bool  # every field has a default


@cache
def comments(struct: type[Struct]) -> dict[str, str]:
    """What stands behind each field in its own class."""
    source = inspect.getsource(struct)
    said = {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    }
    body = ast.parse(source).body[0]
    assert isinstance(body, ast.ClassDef)
    return {
        line.target.id: said.get(line.end_lineno or 0, "")
        for line in body.body
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def _schemas() -> tuple[dict[str, Any], dict[tuple[str, str], Any]]:
    """The schemas of all types by name, and of the fields that are sent as they come."""
    kinds = [*CLIENT, *SERVER, *ASKED, *TOLD]
    sent = list(shapes.SENT.items())
    tops, named = msgspec.json.schema_components([*kinds, *(kind for _, kind in sent)], ref_template="{name}")
    own = dict(zip((place for place, _ in sent), tops[len(kinds) :], strict=True))
    return named, own


def _structs() -> dict[str, type[Struct]]:
    found: dict[str, type[Struct]] = {}
    for module in (shapes, calculator, forms, protocol):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, Struct):
                found[kind.__name__] = kind
    return found


def _reached(schema: Any, named: dict[str, Any], seen: set[str]) -> Iterator[str]:
    """The names of all types that a schema leads to."""
    if isinstance(schema, dict):
        reference = schema.get("$ref")
        if reference is not None and reference not in seen:
            seen.add(reference)
            yield reference
            yield from _reached(named[reference], named, seen)
        for part in schema.values():
            yield from _reached(part, named, seen)
    elif isinstance(schema, list):
        for part in schema:
            yield from _reached(part, named, seen)


def _optional(struct: type[Struct], field: msgspec.structs.FieldInfo, sent_by_client: bool) -> bool:
    """May it be left out? Of what clients send all that has a default; what the server sends is whole."""
    if sent_by_client or struct.__struct_config__.omit_defaults:
        return not field.required
    return field.default is msgspec.UNSET


@cache
def described() -> dict[str, Described]:
    """Every type of the protocol by its name, in the order in which they are written down."""
    named, sent = _schemas()
    structs = _structs()
    seen: set[str] = set()
    from_server = [kind.__name__ for kind in (*SERVER, *TOLD)] + list(_reached(list(sent.values()), named, seen))
    from_server += list(_reached([named[name] for name in from_server], named, seen))
    found: dict[str, Described] = {}
    for name in [one for one in structs if one in named]:
        struct = structs[name]
        properties = named[name]["properties"]
        fields = {field.encode_name: field for field in msgspec.structs.fields(struct)}
        told: dict[str, str] = {}
        for base in reversed(struct.__mro__):
            if issubclass(base, Struct) and base is not Struct:
                told.update(comments(base))
        found[name] = Described(
            name,
            inspect.cleandoc(struct.__doc__ or ""),
            tuple(
                Field(
                    part,
                    sent.get((name, part), schema),
                    part in fields and _optional(struct, fields[part], name not in from_server),
                    told.get(part, ""),
                )
                for part, schema in properties.items()
            ),
            issubclass(struct, shapes.Open),
            name not in from_server,
            not any(field.required for field in fields.values()),
        )
    missing = [place for place in sent if place[0] not in found or place[1] not in named[place[0]]["properties"]]
    assert not missing, f"shapes.SENT names fields that no message has: {missing}"
    return found
