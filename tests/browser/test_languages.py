"""Each language at a table: nothing missing, no id on the screen, and switching while one plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.judge import raw
from tests.browser.player import begin, missing, play, play_some, until
from tests.browser.site import Site

LANGUAGES = ["en", "pl", "fr", "hu"]


@pytest.mark.whole
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(site: Site, visitor: Callable[..., Page], pictures: Path, language: str) -> None:
    game = {"en": "fantasy_realms", "pl": "radlands", "fr": "cardia", "hu": "cardia"}[language]
    page = visitor(PHONE if language in ("pl", "fr") else None, language)
    begin(page, site.url, game)
    assert page.evaluate("document.documentElement.lang") == language
    play(page, seed=61, until=12)  # a game of Cardia may be short
    page.screenshot(path=pictures / f"{game}-{language}.png")
    assert raw(page) == []
    play_some(page, seed=62, clicks=60)  # games but those of Radlands end sooner
    assert raw(page) == []
    assert missing(page) == []


@pytest.mark.folder
def test_switching_at_the_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.locator("#tab-table").click()
    seen = {page.locator(".prompt__ask").inner_text()}
    for name, language in (("Polski", "pl"), ("Français", "fr"), ("Magyar", "hu")):
        page.locator(".menu .langs button", has_text=name).click()
        until(page, f"document.documentElement.lang === '{language}'")
        seen.add(page.locator(".prompt__ask").inner_text())
    assert len(seen) == 4
    assert missing(page) == []
