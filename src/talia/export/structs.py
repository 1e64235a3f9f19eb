"""The typed data of the protocol, read for those who describe it: fields, comments, and what goes which way."""

from __future__ import annotations

import ast
import inspect
import io
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, get_args, is_typeddict

import msgspec
from msgspec import Struct

from talia.history import form as history
from talia.review import form as review_form
from talia.server.wire import about, forms, learning, protocol, review, sheets, statistics, views

CLIENT: tuple[type[Struct], ...] = get_args(protocol.FromClient)
SERVER: tuple[type[Struct], ...] = get_args(protocol.FromServer)


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


def _own(module: Any) -> list[type]:
    """The types a module defines, in its order; those that only others are made of have no fields of their own."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__]
    return [kind for kind in kinds if is_typeddict(kind) or (issubclass(kind, Struct) and kind.__struct_fields__)]


@cache
def comments(kind: type) -> dict[str, str]:
    """What stands behind each field in its own class."""
    source = inspect.getsource(kind)
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


def _all_comments(kind: type) -> dict[str, str]:
    """Those of the classes it inherits from among them."""
    found: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base is kind or (issubclass(base, Struct) and base is not Struct):
            found.update(comments(base))
    return found


def _reached(schema: Any, named: dict[str, Any], seen: set[str]) -> Iterator[str]:
    """The names of all types that a schema leads to and that were not seen before."""
    if isinstance(schema, dict):
        reference = schema.get("$ref")
        if reference is not None and reference not in seen:
            seen.add(reference)
            yield reference
            yield from _reached(named[reference], named, seen)
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _reached(part, named, seen)


def _open(schema: Any) -> Iterator[str]:
    """The names of the types that are said to hold more than they list, wherever they are used."""
    if isinstance(schema, dict):
        if schema.get("additionalProperties") is True and "$ref" in schema:
            yield schema["$ref"]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _open(part)


def _may_be_left_out(kind: type, required: list[str], sent: bool) -> set[str]:
    """Of what clients send all that has a default; what the server sends is whole, but for what a view may lack."""
    if is_typeddict(kind):
        return {field for field in kind.__annotations__ if field not in required}
    assert issubclass(kind, Struct)
    if sent or kind.__struct_config__.omit_defaults:
        return {field.encode_name for field in msgspec.structs.fields(kind) if not field.required}
    return set()


@cache
def described() -> dict[str, Described]:
    """Every type of the protocol by its name, in the order in which they are written down."""
    written = (forms, sheets, learning, review_form, review, statistics, history)
    bodies = [kind for module in written for kind in _own(module)]
    kinds = [*CLIENT, *SERVER, *bodies]
    _, named = msgspec.json.schema_components(kinds, ref_template="{name}")
    asked = [kind for kind in bodies if issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields]
    told = [kind.__name__ for kind in (*SERVER, *bodies) if kind not in asked]
    told += list(_reached([named[name] for name in told], named, set()))
    more = set(_open(named))
    found: dict[str, Described] = {}
    for kind in [
        one
        for module in (views, sheets, forms, learning, review_form, review, statistics, history, about, protocol)
        for one in _own(module)
        if one.__name__ in named
    ]:
        schema = named[kind.__name__]
        said = _all_comments(kind)
        sent = kind.__name__ not in told
        names = list(kind.__annotations__) if is_typeddict(kind) else list(schema["properties"])
        missing = _may_be_left_out(kind, schema.get("required", []), sent)
        found[kind.__name__] = Described(
            kind.__name__,
            inspect.cleandoc(kind.__doc__ or ""),
            tuple(Field(one, schema["properties"][one], one in missing, said.get(one, "")) for one in names),
            kind.__name__ in more,
            sent,
            not schema.get("required"),
        )
    return found
