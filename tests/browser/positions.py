"""Tables that begin where a test wants them: a record of a position, imported and played on against a bot."""

from __future__ import annotations

import json
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Page

import talia
from talia.core.record import Record
from tests.browser.player import ASKED
from tests.browser.site import Site

Position = dict[str, Any]


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    head = {"Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), head), timeout=30) as answer:
        told: dict[str, Any] = json.loads(answer.read())
    return told


def record_of(position: Position) -> dict[str, Any]:
    """A record that begins with the position and has no answer yet."""
    state = talia.game(position["game"]).position(position)
    whole = state.to_position()
    return {
        "talia": 1,
        "game": position["game"],
        "rules": whole["rules"],
        "seats": whole["seats"],
        "options": whole["options"],
        "position": whole,
        "answers": [],
        "outcome": None,
    }


def sit_at(page: Page, site: Site, position: Position, seat: int = 0, level: str = "novice") -> None:
    """The page plays this seat of the position, a bot the others."""
    looked_at = _post(f"{site.url}/api/records", {"record": record_of(position)})["table"]["id"]
    page.goto(site.url)
    wish = {"moment": 0, "seat": seat, "level": level, "name": "Zofia"}
    table = page.evaluate(
        """async ([address, wish]) => {
          const answer = await fetch(address, { method: 'POST', body: JSON.stringify(wish),
            headers: { 'Content-Type': 'application/json' } });
          return (await answer.json()).table.id;
        }""",
        [f"/api/tables/{looked_at}/continue", wish],
    )
    page.goto(f"{site.url}/table/{table}")
    page.wait_for_selector(ASKED)


def brought(site: Site, record: Record) -> str:
    """The table of a record that was brought."""
    told = {"record": record.to_json(), "names": ["Zofia", "Benedek", "Camille", "Luca"][: record.seats]}
    table: str = _post(f"{site.url}/api/records", told)["table"]["id"]
    return table


def look_at_the_end(page: Page, site: Site, game: str, seed: int) -> None:
    """A game of random answers, brought as a record, and how it ended: the page plays none of it."""
    chance = Random(seed)
    state = talia.game(game).start(seed)
    while not state.ended:
        seat = state.asked[0]
        state.answer(seat, chance.choice(state.decision(seat).options))
    record = state.record
    assert record is not None
    page.goto(f"{site.url}/table/{brought(site, record)}")
    page.locator("[data-the-end]").click()


def encounter(mine: str, theirs: str, marks: tuple[int, int] = (0, 0), token: int | None = None) -> dict[str, Any]:
    return {"cards": [mine, theirs], "marks": list(marks), "tokens": [token == 0, token == 1]}


# Eleven encounters, four signets each; the twelfth will be an Inventor that loses to the Djinn.
ELEVEN = [
    encounter("void_mage", "surgeon"),
    encounter("mediator", "clockmaker", token=0),
    encounter("fortune_teller", "swamp_guardian"),
    encounter("puppeteer", "saboteur"),
    encounter("ambusher", "treasurer"),
    encounter("saboteur", "void_mage"),
    encounter("magistra", "mediator", token=1),
    encounter("swamp_guardian", "ambusher"),
    encounter("clockmaker", "palace_guard", marks=(0, 7)),
    encounter("treasurer", "fortune_teller"),
    encounter("judge", "judge"),
]


def inventor() -> Position:
    """The Inventor has lost and asks for its +3."""
    hands = [["surgeon", "inventor", "djinn"], ["hired_blade", "puppeteer", "magistra", "djinn"]]
    state = talia.game("cardia").position(
        {"game": "cardia", "table": {"row": ELEVEN, "hands": hands, "decks": [[], []]}}
    )
    for seat, card in enumerate(("inventor", "djinn")):
        options = state.decision(seat).options
        state.answer(seat, next(option.action for option in options if option.parts["card"] == card))
    assert state.decision(0).prompt == "cardia.raise_card"
    return state.to_position()


def fourteen() -> Position:
    """Fourteen encounters of two whole decks, nobody near the end: a goal that is not reached."""
    first = ["hired_blade", "void_mage", "surgeon", "mediator", "saboteur", "fortune_teller", "palace_guard"]
    first += ["ambusher", "puppeteer", "clockmaker", "treasurer", "swamp_guardian", "magistra", "judge"]
    second = [*first[1:], first[0]]
    row = [
        encounter(mine, theirs, marks=(n % 3 - 1, 0))
        for n, (mine, theirs) in enumerate(zip(first, second, strict=True))
    ]
    hands = [["inventor", "djinn"], ["inventor", "djinn"]]
    table = {"row": row, "hands": hands, "decks": [[], []]}
    return {"game": "cardia", "options": {"signets": 16}, "table": table}
