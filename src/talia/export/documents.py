"""The generated parts of the documents: pages of cards, tables of docs/protocol.md and docs/hosting.md."""

from __future__ import annotations

import re
from typing import Any

import talia
from talia.export.protocol import type_of
from talia.export.structs import CLIENT, SERVER, Described, described
from talia.server.run.switches import SWITCHES
from talia.texts import MissingText, Texts, texts

HIDDEN = ("gist", "chooses", "rule")  # facts that are no column: formulas are for the page, the rule comes last


def row(*cells: str) -> str:
    return "| " + " | ".join(cell.replace("|", "\\|").replace("\n", " ") for cell in cells) + " |\n"


def table(head: list[str], rows: list[list[str]]) -> str:
    return row(*head) + "|" + "---|" * len(head) + "\n" + "".join(row(*cells) for cells in rows)


# Cards.


def cards(game: str) -> str:
    """Everything in a game's box: its printed facts, what it does in our words, and which rule tells of it."""
    said = texts("en")
    rules = f"../rules/{game.replace('_', '-')}.md"
    page = f"# {said.get(f'{game}-name')}: what is in the box\n\n"
    page += "Written by `talia export` from what the rules declare (`Game.facts`); names and texts are those of "
    page += f"`texts/en`.\nThe last column is a section of [the rules]({rules}).\n"
    for sort, things in talia.game(game).facts().items():
        page += f"\n## {sort.capitalize()}s\n\n" + _things(said, game, sort, things)
    return page


def _things(said: Texts, game: str, sort: str, things: dict[str, dict[str, Any]]) -> str:
    facts = list(dict.fromkeys(fact for thing in things.values() for fact in thing if fact not in HIDDEN))
    told = {word: _text(said, f"{game}-{sort}-{word}") for word in things}
    head = [sort, "id", *facts, *(["text"] if any(told.values()) else []), "rule"]
    rows = [
        [
            said.get(f"{game}-{sort}-{word}").replace("\u00ad", ""),
            f"`{word}`",
            *(_cell(thing.get(fact)) for fact in facts),
            *([told[word]] if any(told.values()) else []),
            str(thing.get("rule", "")),
        ]
        for word, thing in things.items()
    ]
    return table(head, rows)


def _text(said: Texts, key: str) -> str:
    try:
        return said.attribute(key, "text") or ""
    except MissingText:
        return ""


def _cell(value: Any) -> str:
    if value is None or value is False or value == []:
        return ""
    if isinstance(value, list):
        return ", ".join("?" if entry is None else str(entry) for entry in value)
    return "yes" if value is True else str(value)


# The protocol.


def messages(page: str) -> str:
    """docs/protocol.md with its marked parts written anew."""
    return _marked(
        page,
        {
            "from clients": _messages([kind.__name__ for kind in CLIENT]),
            "from the server": _messages([kind.__name__ for kind in SERVER]),
            "data": _data(),
        },
    )


def hosting(page: str) -> str:
    """docs/hosting.md with its table of switches written anew."""
    rows = [
        [f"`--{switch.name}`", f"`{switch.variable}`", f"`{switch.example}`" if switch.example else "", switch.help]
        for switch in SWITCHES
    ]
    return _marked(page, {"switches": table(["switch", "variable", "default", ""], rows)})


def _marked(page: str, made: dict[str, str]) -> str:
    """A page with its marked parts (`<!-- talia export: NAME -->` … `<!-- end -->`) written anew."""

    def filled(found: re.Match[str]) -> str:
        return f"<!-- talia export: {found[1]} -->\n{made[found[1]]}<!-- end -->"

    written, count = re.subn(r"<!-- talia export: ([\w ]+) -->\n.*?<!-- end -->", filled, page, flags=re.S)
    assert count == len(made), f"the page has {count} marked parts; wanted: {', '.join(made)}"
    return written


def _fields(one: Described, without: tuple[str, ...] = ()) -> str:
    found = [f"`{field.name}`{'?' if field.optional else ''}" for field in one.fields if field.name not in without]
    return " ".join([*found, *(["…"] if one.open else [])])


def _messages(names: list[str]) -> str:
    rows: list[list[str]] = []
    for name in names:
        one = described()[name]
        word = next(field for field in one.fields if field.name == "type").schema["enum"][0]
        rows.append([f"`{word}`", _fields(one, ("type",)), " ".join(one.text.split())])
    return table(["type", "fields", ""], rows)


def _data() -> str:
    """Everything that is no message, field by field."""
    messages = {kind.__name__ for kind in (*CLIENT, *SERVER)}
    rows: list[list[str]] = []
    for one in described().values():
        if one.name in messages:
            continue
        rows.append([f"**{one.name}**", "", " ".join(one.text.split())])
        rows += [
            [f"`{field.name}`{'?' if field.optional else ''}", f"`{type_of(field.schema, one.sent)}`", field.comment]
            for field in one.fields
        ]
        if one.open:
            rows.append(["…", "", ""])
    return table(["", "type", ""], rows)
