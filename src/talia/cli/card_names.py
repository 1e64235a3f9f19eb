"""Cards and suits of Fantasy Realms as people type them: an id, or the name in any of the four languages."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

from talia.games.fantasy_realms.cards import IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.hand import BadHand
from talia.texts import LANGUAGES, texts

LONGEST = 4  # words in a name


def plain(name: str) -> str:
    """A name without accents, case and punctuation: `Śnieżyca`, `sniezyca` and `SNIEŻYCA` are one."""
    letters = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", " ", bare).strip()


@cache
def known(kind: str) -> dict[str, str]:
    """Every plain name of a card or suit, and the id it means; English comes first where languages differ."""
    found: dict[str, str] = {}
    ids = IDS if kind == "card" else SUITS
    for identity in ids:
        found[plain(identity)] = identity
    for language in LANGUAGES:
        for identity in ids:
            found.setdefault(plain(texts(language).plain(f"fantasy_realms-{kind}-{identity}")), identity)
    return found


def card(name: object, language: str = "en", kind: str = "card") -> str:
    """The id that a name means, or BadHand with the nearest names."""
    if isinstance(name, str):
        identity = known(kind).get(plain(name))
        if identity is not None:
            return identity
        near = list(dict.fromkeys(known(kind)[found] for found in get_close_matches(plain(name), known(kind), 5, 0.6)))
        if near:
            shown = " or ".join(f"{shown_name(found, language, kind)} ({found})" for found in near[:3])
            raise BadHand(f"{name!r} is not a {kind} of Fantasy Realms; did you mean {shown}?")
    if kind == "suit":
        raise BadHand(f"{name!r} is not a suit of Fantasy Realms; allowed: {', '.join(SUITS)}")
    raise BadHand(
        f"{name!r} is not a card of Fantasy Realms; allowed: its name in English, Polish, French or Hungarian"
    )


def shown_name(identity: str, language: str, kind: str = "card") -> str:
    return texts(language).get(f"fantasy_realms-{kind}-{identity}")


def cards(words: Sequence[str], language: str = "en") -> list[str]:
    """Card ids of a command line: a name of several words may be quoted, joined by _ or - or simply written out."""
    if any("," in word for word in words):
        return [card(name, language) for name in " ".join(words).split(",") if name.strip()]
    found: list[str] = []
    at = 0
    while at < len(words):
        for length in range(min(LONGEST, len(words) - at), 0, -1):
            identity = known("card").get(plain(" ".join(words[at : at + length])))
            if identity is not None:
                found.append(identity)
                at += length
                break
        else:
            # A misspelt name of several words is told as one: try the longest piece that resembles anything.
            for length in range(min(LONGEST, len(words) - at), 1, -1):
                if get_close_matches(plain(" ".join(words[at : at + length])), known("card"), 1, 0.85):
                    card(" ".join(words[at : at + length]), language)
            card(words[at], language)
    return found


def choices(given: Any, language: str = "en") -> dict[str, Any]:
    """Choices with every name turned into its id; what is not understood is left for the rules to refuse."""
    if not isinstance(given, dict):
        raise BadHand('choices: a JSON object is wanted, for example {"mirage": "rainstorm"}')
    made: dict[str, Any] = {}
    for key, value in given.items():
        chooser = known("card").get(plain(str(key)), str(key))
        if isinstance(value, dict):
            made[chooser] = {
                part: card(what, language, part) if part in ("card", "suit") else what for part, what in value.items()
            }
        else:
            made[chooser] = None if value is None else card(value, language)
    return made
