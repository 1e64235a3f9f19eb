"""The front page: nothing on it moves once it is there, however late the rest comes; it leads to a first game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Complaints
from tests.browser.judge import violations
from tests.browser.player import ASKED, until
from tests.browser.site import Site

SIZES: dict[str, dict[str, Any]] = {"desk": {"viewport": {"width": 1280, "height": 1000}}, "phone": PHONE}
# From the first paint on: what the browser itself calls a shift, and where things to hit stand in every frame.
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.shifts.push(...entry.sources.map((one) => one.node?.className ?? String(one.node)));
}).observe({ type: 'layout-shift', buffered: true });
window.places = {};
const look = () => {
  const things = '[data-play], [data-how], [data-begin-here], [data-learn], .field-in, .tri, .game';
  for (const thing of document.querySelectorAll(things)) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const own = [thing.dataset.how, thing.className, thing.id, thing.pathname].join(' ');
    const name = thing.dataset.play ?? thing.dataset.learn?.concat(' lessons') ?? own;
    (window.places[name] ??= new Set()).add([x, y, width, height].map(Math.round).join(' '));
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
PLACES = "Object.fromEntries(Object.entries(window.places).map(([name, places]) => [name, [...places]]))"
# What comes after the first paint, each held back until the one before it has been seen.
LATE = [
    "**/texts/*/radlands.*",
    "**/texts/*/cardia.*",
    "**/texts/*/fantasy_realms.*",
    "**/api/games",
    "**/api/learn",
    "**/api/tables**",
]


class Gate:
    """Lets requests of a kind through once it is opened."""

    def __init__(self, page: Page, pattern: str) -> None:
        self.held: list[Route] | None = []
        page.route(pattern, self._come)

    def _come(self, route: Route) -> None:
        if self.held is None:
            route.continue_()
        else:
            self.held.append(route)

    def open(self) -> None:
        held, self.held = self.held or [], None
        for route in held:
            route.continue_()


def old_tables() -> str:
    """Tables that this browser remembers and that are there no more."""
    table = {"game": "cardia", "names": ["Zofia", "Béla"], "mine": [0], "status": "playing", "turn": True, "at": 1}
    tables = [{**table, "id": f"{number:016x}"} for number in range(5)]
    return f"localStorage.setItem('talia.tables', {json.dumps(json.dumps(tables))})"


@pytest.mark.parametrize("came_before", [False, True], ids=["newcomer", "returning"])
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_nothing_moves_while_the_front_page_loads(
    site: Site, visitor: Callable[..., Page], complaints: Complaints, size: dict[str, Any], came_before: bool
) -> None:
    complaints.allowed = ("404",)  # the old tables
    page = visitor(size)
    page.add_init_script(WATCH)
    if came_before:
        page.add_init_script(old_tables())
    face = Gate(page, "**/*.woff2")
    gates = [Gate(page, pattern) for pattern in LATE]
    page.goto(site.url, wait_until="commit")
    page.wait_for_timeout(200)
    assert page.locator("[data-play]").count() == 0  # lines are set in their own face from the first on
    face.open()
    page.wait_for_selector("[data-play=fantasy_realms]")
    for gate in gates:
        gate.open()
        page.wait_for_timeout(80)  # some frames with it, and without the rest
    page.wait_for_selector("[data-play=fantasy_realms]:enabled")
    page.wait_for_selector(".box__card .card", state="attached")
    until(page, "document.querySelector('.tri__n').textContent !== '–'")
    if came_before:
        expect(page.locator(".game em").first).to_have_text("no longer there")
    page.wait_for_timeout(80)
    assert page.evaluate("window.shifts") == []
    places = page.evaluate(PLACES)
    assert {"cardia", "radlands", "fantasy_realms"} <= {*places}
    assert {name: seen for name, seen in places.items() if len(seen) > 1} == {}


def test_a_newcomer_begins_where_the_page_says(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE, learned={})
    page.goto(site.url)
    gold = page.locator("[data-begin-here]")
    expect(gold).to_have_attribute("href", "/learn/cardia-1")
    expect(page.locator(".first small")).to_contain_text("minutes")
    gold.click()
    page.wait_for_selector(".tutor.is-there")  # the first bubble of the first lesson
    page.goto(site.url)
    expect(page.locator("[data-begin-here]")).to_have_count(0)  # nothing is offered twice
    expect(page.locator("[data-learn=radlands]")).to_contain_text("8 lessons")


def test_play_now_offers_level_name_and_the_camps_of_a_first_game(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(name="")
    page.goto(site.url)
    page.click("[data-how=radlands]")
    dialog = page.locator("dialog[open]")
    expect(dialog.locator("[data-first]")).to_be_checked()  # nobody has played it here yet
    dialog.locator("input[value=apprentice]").check()
    dialog.locator("input.field-in").fill("Zofia")
    assert violations(page) == []
    dialog.locator("[data-start]").click()
    page.wait_for_selector(ASKED)
    # No camps are chosen: the game has begun, against that bot, under that name.
    expect(page.locator(".app")).to_contain_text("Garage")
    expect(page.locator(".app")).to_contain_text("Zofia")
    page.goto(site.url)
    for game in ("cardia", "radlands"):
        expect(page.locator(f"[data-how={game}]")).to_contain_text("Apprentice · Zofia")
    page.click("[data-play=radlands]")  # the same again, at once
    page.wait_for_selector(ASKED)
    expect(page.locator(".app")).to_contain_text("Garage")
