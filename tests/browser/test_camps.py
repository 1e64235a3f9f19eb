"""Radlands, camps: three are tapped and laid down in one go, at two screens, and nobody waits for the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.player import missing
from tests.browser.site import Site
from tests.browser.test_together import open_table

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LAY = ".acts .btn--primary"


def camp(page: Page, at: int) -> str:
    """The key of a camp that was dealt."""
    return page.locator("[data-zone=dealt] [data-key]").nth(at).get_attribute("data-key") or ""


def tap(page: Page, key: str) -> None:
    page.locator(f'[data-key="{key}"]').click()


def laid(page: Page, keys: list[str]) -> None:
    """They lie there face down for the others, in this order."""
    shown = page.locator("[data-zone=kept] [data-key]")
    expect(shown).to_have_count(len(keys))
    for n, key in enumerate(keys):
        expect(shown.nth(n)).to_have_attribute("data-key", key)


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["phone", "desk"])
def test_three_camps_at_once_without_waiting(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    anna = visitor(size, name="Anna")
    open_table(anna, site, "radlands", "online")
    anna.click("[data-begin]")
    link = anna.wait_for_selector("#invite-1")
    assert link is not None
    bela = visitor(size, name="Béla")
    bela.goto(link.input_value())
    bela.locator("form .btn--primary").click()
    for page in (anna, bela):
        expect(page.locator("[data-zone=dealt] [data-legal]")).to_have_count(6)
    keys = [camp(anna, n) for n in range(6)]
    names = {key: anna.locator(f'[data-key="{key}"] .card__name').text_content() or "" for key in keys}
    # Tap three, leave one again, take another one.
    for key in keys[:3]:
        tap(anna, key)
    expect(anna.locator(".camps__at")).to_have_text(["1", "2", "3"])
    tap(anna, keys[1])
    expect(anna.locator(".camps__at")).to_have_count(2)
    expect(anna.locator(LAY)).to_be_disabled()
    tap(anna, keys[4])
    expect(anna.locator(LAY)).to_be_enabled()
    anna.locator(LAY).click()
    laid(anna, [keys[0], keys[2], keys[4]])  # Béla has done nothing yet
    # Until Béla is done, she may still change her mind.
    for key in (keys[4], keys[0], keys[5]):
        tap(anna, key)
    anna.locator(LAY).click()
    laid(anna, [keys[4], keys[0], keys[5]])
    expect(bela.locator(".camps")).to_contain_text("3")
    for n in range(3):
        bela.locator("[data-zone=dealt] [data-legal]").nth(n).click()
    bela.locator(LAY).click()
    for page in (anna, bela):
        for n, key in enumerate((keys[4], keys[0], keys[5]), 1):
            expect(page.locator(f'[data-key="p:0-{n}-0"]')).to_contain_text(names[key])
        assert missing(page) == []
