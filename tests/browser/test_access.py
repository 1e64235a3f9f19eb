"""For everybody: axe finds nothing on any screen, light or dark; every size from 320 px works; targets are large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import READY, begin, ended, play
from tests.browser.site import ROOT, Site

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ["cardia", "radlands", "fantasy_realms"]


def violations(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())  # run from here, not as a script of the page: its rules forbid those
    found: dict[str, Any] = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/cardia",
        "/new/fantasy_realms",
        "/new/radlands",
        "/rules",
        "/rules/cardia",
        "/rules/radlands",
        "/rules/fantasy_realms",
        "/calculator#h=A~0.1.2.3.4.5.6&h=B~k.l.m.n.o.p.q&d=t.u",
    ],
)
def test_pages(site: Site, visitor: Callable[..., Page], path: str, theme: str) -> None:
    page = visitor(theme=theme)
    page.goto(f"{site.url}{path}")
    page.wait_for_selector("main h1, main h2, main legend, main nav", state="attached")
    page.wait_for_timeout(400)
    assert violations(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(site: Site, visitor: Callable[..., Page], game: str, size: dict[str, Any], theme: str) -> None:
    page = visitor(size, theme=theme)
    begin(page, site.url, game)
    play(page, seed=71, until=16)
    page.wait_for_selector(READY, state="attached")
    assert violations(page) == []


def test_dialogs_and_panels(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.wait_for_selector(".hand [data-legal]")
    page.keyboard.press("?")
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#tab-table").click()
    assert violations(page) == []
    page.locator("#tab-log").click()
    page.keyboard.press("1")
    page.keyboard.press("i")
    assert violations(page) == []
    page.keyboard.press("Escape")
    play(page, seed=72)
    assert ended(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector("#moment")
    assert violations(page) == []


def test_joining_and_waiting(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=online]").check()
    page.click("[data-begin]")
    link = page.wait_for_selector("#invite-1")
    assert link is not None
    assert violations(page) == []
    other = visitor(PHONE)
    other.goto(link.input_value())
    other.wait_for_selector("form #name")
    assert violations(other) == []


@pytest.mark.parametrize("width", [320, 390, 700, 820, 1101, 1920])
@pytest.mark.parametrize("game", GAMES)
def test_no_page_scrolls_sideways(site: Site, visitor: Callable[..., Page], game: str, width: int) -> None:
    page = visitor({"viewport": {"width": width, "height": 640 if width == 320 else 900}})
    page.goto(site.url)
    page.wait_for_selector(".box__card")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    begin(page, site.url, game)
    play(page, seed=73, until=10)
    page.wait_for_selector("[data-legal], .acts [data-option]")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    # Whatever can be chosen can be brought into view and hit.
    thing = page.locator("[data-legal], .acts [data-option]").first
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= width - 30


def test_two_hundred_percent(site: Site, visitor: Callable[..., Page]) -> None:
    """At 200 % a desk of 1280 x 800 is one of 640 x 400."""
    page = visitor({"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2})
    begin(page, site.url, "cardia")
    page.wait_for_selector(".hand [data-legal]")
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    play(page, seed=74)
    assert ended(page)


def test_targets_on_touch_are_large(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "cardia")
    page.wait_for_selector(".hand [data-legal]")
    small = page.evaluate(
        """() => [...document.querySelectorAll('.app button, .app a, .app summary, .app input')]
        .filter(one => one.checkVisibility() && !one.closest('.cardlink, .log'))
        .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    assert small == []


def test_first_load_is_small(site: Site, visitor: Callable[..., Page]) -> None:
    """At most 150 kB gzipped, until the front page and a table stand there."""
    import gzip

    page = visitor(language="pl")
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto(site.url)
    page.wait_for_selector(".box__card .card")
    page.wait_for_timeout(500)
    assert len(sizes) > 5
    assert sum(sizes.values()) <= 150_000, sizes
