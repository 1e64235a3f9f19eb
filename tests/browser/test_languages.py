"""Each language on every page: nothing missing, nothing of another language, no id on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.player import begin, ended, missing, play
from tests.browser.site import Site

LANGUAGES = ["en", "pl", "fr", "hu"]
# A raw id looks like `fantasy_realms` or `site-title`; no sentence of ours has an underscore or such a key.
RAW = re.compile(r"\w+_\w+|\b(?:site|cardia|radlands|fantasy_realms)-[a-z]+")


def raw(page: Page) -> list[str]:
    return RAW.findall(page.locator("body").inner_text())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_in_each_language(site: Site, visitor: Callable[..., Page], pictures: Path, language: str) -> None:
    game = {"en": "fantasy_realms", "pl": "radlands", "fr": "cardia", "hu": "cardia"}[language]
    page = visitor(PHONE if language in ("pl", "fr") else None, language)
    begin(page, site.url, game)
    assert page.evaluate("document.documentElement.lang") == language
    play(page, seed=61, until=20)
    page.screenshot(path=pictures / f"{game}-{language}.png")
    assert raw(page) == []
    play(page, seed=62)
    assert ended(page)
    assert raw(page) == []
    assert missing(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/new/cardia",
        "/new/radlands",
        "/new/fantasy_realms",
        "/rules/cardia",
        "/rules/radlands",
        "/rules/fantasy_realms",
        "/calculator#h=A~0.1.2.3.4.5.6&h=B~k.l.m.n.o.p.q",
        "/table/none",
    ],
)
def test_every_page_in_each_language(
    site: Site, visitor: Callable[..., Page], complaints: list[str], language: str, path: str
) -> None:
    page = visitor(language=language)
    page.goto(f"{site.url}{path}")
    page.wait_for_selector("main h1, main h2, main legend, .boxes", state="attached")
    page.wait_for_timeout(400)
    assert raw(page) == []
    assert missing(page) == []
    if path == "/table/none":
        complaints[:] = [line for line in complaints if "404" not in line]  # the browser's own remark on a wrong link


def test_switching_at_the_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.wait_for_selector(".hand [data-legal]")
    page.locator("#tab-table").click()
    english = page.locator(".prompt__ask").inner_text()
    seen = {english}
    for name in ("Polski", "Français", "Magyar"):
        page.locator(".menu .langs button", has_text=name).click()
        page.wait_for_timeout(300)
        seen.add(page.locator(".prompt__ask").inner_text())
    assert len(seen) == 4
    assert missing(page) == []
