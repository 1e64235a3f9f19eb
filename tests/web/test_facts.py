"""The facts printed on the client's cards are those of the rules, card by card; none is missing and none too many."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import talia

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
    from talia.games.cardia.game import GAME

    facts = GAME.facts()
    for start, deck in (("const DECK_I:", "I"), ("const DECK_II:", "II")):
        stated = rows("cardia", start, rf"\[{STRING}, (\d+), ([01])\]")
        cards = {word: card for word, card in facts["card"].items() if card["deck"] == deck}
        assert stated == [(word, str(card["influence"]), str(int(card["ongoing"]))) for word, card in cards.items()]
    text = (GAMES / "cardia" / "facts.ts").read_text().split("export const LOCATIONS", 1)[1]
    assert {name: int(stars) for name, stars in re.findall(r"  (\w+): (\d),", text)} == {
        word: location["stars"] for word, location in facts["location"].items()
    }
    gist = dict(re.findall(r"^  (\w+): '(.*)',$", (GAMES / "cardia" / "gist.ts").read_text(), re.M))
    assert gist == {word: card["gist"] for word, card in facts["card"].items()}


def test_fantasy_realms() -> None:
    from talia.games.fantasy_realms.cards import CARDS, IDS
    from talia.games.fantasy_realms.cards.suits import SUITS

    stated = rows("realms", "const CARDS:", rf"\[{STRING}, {STRING}, (\d+)\]")
    assert stated == [(IDS[n], SUITS[card.suit], str(card.base)) for n, card in enumerate(CARDS)]


def test_radlands() -> None:
    facts = talia.game("radlands").facts()["card"]
    people = rows("radlands", "const PEOPLE:", rf"\[{STRING}, (\d+), {STRING}, (\[.*?\])\]")
    events = rows("radlands", "const EVENTS:", rf"\[{STRING}, (\d+|null), (?:{STRING}|null), (\d+)\]")
    camps = rows("radlands", "const CAMPS:", rf"\[{STRING}, (\d+), (\[.*?\])\]")
    stated = {word for word, *_ in [*people, *events, *camps]}
    assert stated | {"water_silo", "punk"} == set(facts)
    for word, cost, junk, abilities in people:
        assert (cost, junk, abilities) == (str(facts[word]["cost"]), facts[word]["junk"], listed(facts[word])), word
    for word, cost, junk, queue in events:
        assert (cost, junk or None, queue) == (
            said(facts[word]["cost"]),
            facts[word]["junk"],
            str(facts[word]["queue"]),
        )
    for word, cards, abilities in camps:
        assert (cards, abilities) == (str(facts[word]["cards"]), listed(facts[word])), word


def said(number: int | None) -> str:
    return "null" if number is None else str(number)


def listed(facts: dict[str, Any]) -> str:
    return f"[{', '.join(said(cost) for cost in facts['abilities'])}]"


@pytest.mark.parametrize("folder", ["cardia", "radlands", "realms"])
def test_every_card_has_a_formula(folder: str) -> None:
    gist = set(re.findall(r"^  (\w+): [`']", (GAMES / folder / "gist.ts").read_text(), re.M))
    facts = (GAMES / folder / "facts.ts").read_text()
    cards = set(re.findall(r"^  \['([a-z_]+)',", facts, re.M))
    assert cards
    assert cards <= gist
