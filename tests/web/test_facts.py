"""The facts printed on the client's cards are those of the rules, card by card; none is missing and none too many."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
STRING = r"'([a-z_]+)'"


def rows(folder: str, start: str, pattern: str) -> list[tuple[str, ...]]:
    """The rows of one table of a facts file."""
    text = (GAMES / folder / "facts.ts").read_text()
    table = text.split(start, 1)[1].split("\n];", 1)[0]
    found = re.findall(pattern, table)
    assert len(found) == table.count("\n  ["), f"{folder}: a row of {start} does not look like {pattern}"
    return found


def test_cardia() -> None:
    from talia.games.cardia.difficulty import STARS
    from talia.games.cardia.numbers import DECK_1, DECK_2

    ongoing = {"mediator", "judge", "treasurer", "aristocrat", "counselor", "mechanical_djinn"}
    for start, deck in (("const DECK_I:", DECK_1), ("const DECK_II:", DECK_2)):
        stated = rows("cardia", start, rf"\[{STRING}, (\d+), ([01])\]")
        wanted = [(name, str(n), "1" if name in ongoing else "0") for n, name in enumerate(deck, 1)]
        assert stated == wanted
    text = (GAMES / "cardia" / "facts.ts").read_text().split("export const LOCATIONS", 1)[1]
    assert {name: int(stars) for name, stars in re.findall(r"  (\w+): (\d),", text)} == STARS


def test_fantasy_realms() -> None:
    from talia.games.fantasy_realms.cards import CARDS, IDS
    from talia.games.fantasy_realms.suits import SUITS

    stated = rows("fantasy_realms", "const CARDS:", rf"\[{STRING}, {STRING}, (\d+)\]")
    assert stated == [(IDS[n], SUITS[card.suit], str(card.base)) for n, card in enumerate(CARDS)]


def test_radlands() -> None:
    card = import_module("talia.games.radlands.cards.card")
    import_module("talia.games.radlands.game")  # fills the tables of cards
    numbers = import_module("talia.games.radlands.numbers")
    junk = numbers.JUNK_WORDS
    people = {
        row[0]: row[1:] for row in rows("radlands", "const PEOPLE:", rf"\[{STRING}, (\d+), {STRING}, (\[.*?\])\]")
    }
    events = {
        row[0]: row[1:]
        for row in rows("radlands", "const EVENTS:", rf"\[{STRING}, (\d+|null), (?:{STRING}|null), (\d+)\]")
    }
    assert set(people) == set(numbers.PEOPLE)
    assert set(events) == {*numbers.EVENTS, "raiders"}
    for kind in card.DECK[1:]:
        if kind.word in people:
            assert people[kind.word][:2] == (str(kind.cost), junk[kind.junk]), kind.word
            abilities = [ability for ability in (kind.first, kind.second) if ability is not None]
            assert people[kind.word][2].count(",") + (people[kind.word][2] != "[]") == len(abilities), kind.word
        else:
            assert events[kind.word] == (str(kind.cost), junk[kind.junk], str(kind.number)), kind.word
    camps = {row[0]: row[1] for row in rows("radlands", "const CAMPS:", rf"\[{STRING}, (\d+), (\[.*?\])\]")}
    assert set(camps) == set(numbers.CAMPS)


@pytest.mark.parametrize("folder", ["cardia", "radlands", "fantasy_realms"])
def test_every_card_has_a_formula(folder: str) -> None:
    gist = set(re.findall(r"^  (\w+): [`']", (GAMES / folder / "gist.ts").read_text(), re.M))
    facts = (GAMES / folder / "facts.ts").read_text()
    cards = set(re.findall(r"^  \['([a-z_]+)',", facts, re.M))
    assert cards
    assert cards <= gist
