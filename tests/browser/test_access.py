"""For everybody at a table: axe finds nothing; every size from 320 px works, and 200 %; targets are large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import misfits, violations, violations_in_both_themes
from tests.browser.player import END, begin, play, play_some
from tests.browser.site import Site

GAMES = ["cardia", "radlands", "fantasy_realms"]
SIZES = [(320, 640), (390, 844), (640, 400), (700, 900), (820, 900), (1101, 900), (1920, 900)]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(site: Site, visitor: Callable[..., Page], game: str, size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, game)
    play(page, seed=71, until=10)
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_size(site: Site, visitor: Callable[..., Page], game: str) -> None:
    """No table scrolls sideways, and whatever can be chosen can be hit, at several moments of a game."""
    page = visitor()
    begin(page, site.url, game)
    for moment in range(4):
        assert misfits(page, SIZES) == [], f"moment {moment}"
        play(page, seed=73 + moment, until=2)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_two_hundred_percent(site: Site, visitor: Callable[..., Page], game: str) -> None:
    """At 200 % a desk of 1280 x 800 is one of 640 x 400: a game can be played there."""
    page = visitor({"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2})
    begin(page, site.url, game)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640
    play_some(page, seed=74, clicks=24)
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


def test_dialogs_and_panels(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
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
    assert violations_in_both_themes(page) == []
    page.locator(f"{END} [data-replay]").click()
    page.wait_for_selector("#moment")
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_targets_on_touch_are_large(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor(PHONE)
    begin(page, site.url, game)
    small = page.evaluate(
        """() => [...document.querySelectorAll('.app button, .app a, .app summary, .app input')]
        .filter(one => one.checkVisibility() && !one.closest('.cardlink, .log'))
        .map(one => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()])
        .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 44))
        .map(([html, box]) => `${html} ${box.width}x${box.height}`)"""
    )
    assert small == []
