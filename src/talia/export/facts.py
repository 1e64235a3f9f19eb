"""What is printed on a game's cards, as a module of the page."""

from __future__ import annotations

from typing import Any

import talia
from talia.export.typescript import HEAD, literal, name, type_of


def typescript(game: str) -> str:
    """One interface and one table for each sort of thing the game has facts of; then its constants."""
    written = HEAD.format(source=f"what the rules of {game} declare (`Game.facts`)")
    for sort, things in talia.game(game).facts().items():
        written += "\n" + _table(sort, things)
    constants = talia.game(game).constants()
    if constants:
        lines = [f"  {name(key)}: {literal(value)},\n" for key, value in constants.items()]
        written += "\nexport const CONSTANTS = {\n" + "".join(lines) + "};\n"
    return written


def _table(sort: str, things: dict[str, dict[str, Any]]) -> str:
    facts: list[str] = []
    for thing in things.values():
        facts += [fact for fact in thing if fact not in facts]
    kind = f"{sort.capitalize()}Facts"
    lines = [f"export interface {kind} {{"]
    for fact in facts:
        own = [thing[fact] for thing in things.values() if fact in thing]
        lines.append(f"  {name(fact)}{'' if len(own) == len(things) else '?'}: {type_of(own)};")
    lines += ["}", "", f"export const {sort.upper()}S: Record<string, {kind}> = {{"]
    lines += [f"  {name(word)}: {literal(thing)}," for word, thing in things.items()]
    return "\n".join([*lines, "};", ""])
