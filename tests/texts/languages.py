"""What the tests of texts must know of each language: one entry a language (docs/adding-a-language.md)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Language:
    """The forms of names that its sentences need, and the few words that tests look for."""

    forms: set[str]  # of a card's name, in Cardia and Fantasy Realms
    suit_forms: set[str]
    radlands_forms: set[str]
    water: str  # "1 water: …", as a pattern
    moments: str  # how the text of a location begins: with when it acts, as a pattern
    ours: int  # how many of Radlands' names are our own translation, because no box has them


LANGUAGES: dict[str, Language] = {
    "en": Language(
        forms=set(),
        suit_forms={"plural"},
        radlands_forms=set(),
        water="water",
        moments="At the (start|end) of|As soon as |When |Each (time|round) ",
        ours=0,
    ),
    # Polish: the names the rulebook never gives are ours.
    "pl": Language(
        forms={"acc", "gen", "ins", "gender"},
        suit_forms={"acc", "gen", "ins", "gender", "plural", "genpl"},
        radlands_forms={"acc", "gen", "ins"},
        water="wod[ay]",
        moments="Na (początku|koniec) |Gdy |Ilekroć |W każdej rundzie ",
        ours=31,
    ),
    # French: two names are known from the French edition.
    "fr": Language(
        forms={"gender", "le", "de"},
        suit_forms={"gender", "le", "de", "plural"},
        radlands_forms={"le", "de"},
        water="gouttes?",
        moments="Au début de |À la fin |En fin de tour|Dès qu|Quand |Chaque fois |À chaque tour",
        ours=65,
    ),
    "hu": Language(
        forms={"art", "acc", "dat"},
        suit_forms={"art", "acc", "tra", "plural"},
        radlands_forms={"acc", "art"},
        water="víz",
        moments="A (játék elején|kör végén) |Am(int|ikor) |Valahányszor |Minden körben ",
        ours=67,
    ),
}
