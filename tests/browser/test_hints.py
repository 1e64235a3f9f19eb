"""Hints at the table: what a bot would choose and why, in the player's language, noted in the record."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import violations
from tests.browser.player import begin, missing
from tests.browser.site import Site

OVERLAPS = """
() => {
  const box = (part) => document.querySelector(part)?.getBoundingClientRect();
  const over = (one, other) => one && other && one.bottom > other.top + 1 && other.bottom > one.top + 1
    && one.right > other.left + 1 && other.right > one.left + 1;
  return ['.prompt', '.acts', '.quiet', '.advice'].flatMap((bar) =>
    ['.table', '.handzone'].filter((part) => over(box(bar), box(part))).map((part) => `${bar} over ${part}`));
}
"""


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        pytest.param("cardia", "pl", DESK, marks=pytest.mark.folder),
        ("radlands", "en", PHONE),
        ("fantasy_realms", "fr", PHONE),
        ("cardia", "hu", PHONE),
    ],
    ids=["cardia", "radlands-phone", "fantasy_realms-phone", "cardia-phone"],
)
def test_a_hint_says_why(
    site: Site, visitor: Callable[..., Page], pictures: Path, game: str, language: str, size: dict[str, Any]
) -> None:
    page = visitor(size, language=language)
    begin(page, site.url, game)
    page.wait_for_selector("[data-legal], .acts [data-option]")
    question = page.locator(".prompt__ask > b").inner_text()
    page.click(".prompt__hint")
    more = page.wait_for_selector("[aria-controls=advice]")
    assert more is not None
    assert page.locator(".is-hinted").count() >= 1, "what the bot would choose is marked"
    # First one plain sentence in the place of the question; the figures only for whoever wants them.
    sentence = page.locator(".prompt__ask").inner_text()
    assert question not in sentence
    assert not any(sign.isdigit() for sign in sentence.partition("\n")[2]), sentence
    assert page.locator(".advice").count() == 0
    more.click()
    page.wait_for_selector(".advice__lines li")
    assert page.evaluate(OVERLAPS) == [], "a hint covers neither the hand nor the table"
    page.screenshot(path=pictures / f"hint-{game}-{language}.png")
    lines = page.locator(".advice__lines li").all_inner_texts()
    assert lines
    assert all(line.strip() for line in lines)
    assert missing(page) == []
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]
    page.keyboard.press("Escape")
    page.wait_for_selector(".advice", state="detached")
