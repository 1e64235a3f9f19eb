"""Statistics pages: both kinds of players side by side, sortable, with intervals; axe, desk and phone, four languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import missing, until
from tests.browser.site import Site

FIRST = {"cardia": "opening_hand", "radlands": "camps", "fantasy_realms": "dealt"}


@pytest.mark.parametrize("game", FIRST)
def test_statistics_of_a_game(site: Site, visitor: Callable[..., Page], pictures: Path, game: str) -> None:
    page = visitor()
    page.goto(f"{site.url}/rules/{game}")
    page.locator(f"a[href='/statistics/{game}']").click()
    table = page.locator(f"#stat-{FIRST[game]} table")
    expect(table.locator("thead th")).to_have_count(3)
    assert violations_in_both_themes(page) == []
    assert raw(page) == []
    assert missing(page) == []
    page.screenshot(path=pictures / f"statistics-{game}.png")
    # The highest value first; by name, when asked, and back again the other way round.
    names = table.locator("tbody th")
    highest = names.first.inner_text()
    table.locator("thead button").first.click()
    expect(table.locator("thead th").first).to_have_attribute("aria-sort", "ascending")
    shown = [name.split("≠")[0].strip() for name in names.all_inner_texts()]
    assert shown == sorted(shown, key=str.casefold)
    table.locator("thead button").nth(1).click()
    expect(names.first).to_have_text(highest)
    phone = visitor(PHONE)
    phone.goto(f"{site.url}/statistics/{game}")
    phone.wait_for_selector(f"#stat-{FIRST[game]} tbody tr")
    assert violations(phone) == []
    for language in ("en", "pl", "fr", "hu"):
        if language != "en":
            phone.evaluate("language => localStorage.setItem('talia.settings', JSON.stringify({language}))", language)
            phone.reload()
            phone.wait_for_selector(f"#stat-{FIRST[game]} tbody tr")
        until(phone, f"document.documentElement.lang === '{language}'")
        assert raw(phone) == []
        assert missing(phone) == []
        assert misfits(phone, [(320, 640), (390, 844)]) == []
    phone.screenshot(path=pictures / f"statistics-{game}-390.png")
