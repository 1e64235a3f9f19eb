"""The calculator at a real table: two taps a card, typing, the whole table in the address, solved and explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.player import missing, until
from tests.browser.site import Site


def test_two_taps_a_card_on_a_phone(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor(PHONE, "pl")
    page.goto(f"{site.url}/calculator")
    for suit, card in [(8, 2), (7, 0), (7, 3), (9, 3), (8, 3), (0, 0), (6, 3)]:
        page.locator(".suit").nth(suit).click()
        page.locator(".picks .card").nth(card).click()
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    page.screenshot(path=pictures / "calculator-phone.png", full_page=True)
    assert page.locator(".sheet tbody tr").count() == 7
    assert page.locator(".pl[aria-selected=true] b").inner_text() == page.locator(".sheet__sum").inner_text()
    assert missing(page) == []
    # The address carries the table to another device.
    other = visitor(language="hu")
    other.goto(page.url)
    other.wait_for_selector(".sheet__sum")
    assert other.locator(".sheet__sum").inner_text() == page.locator(".sheet__sum").inner_text()


def test_typing_and_the_known_example(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    for name in ("great fl", "rainst", "whirl", "lightn", "water el", "knights", "forest"):
        page.locator("[role=combobox]").fill(name)
        page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    page.screenshot(path=pictures / "calculator-desk.png")
    # Whirlwind 53, Lightning 41, Great Flood 32, Rainstorm 28, Water Elemental 19; Knights and Forest are blanked.
    assert page.locator(".sheet__sum").inner_text() == "173"
    assert page.locator("tr[data-blanked]").count() == 2
    page.locator(".calc__how summary").click()
    assert page.locator(".calc__how li").count() > 7


def test_wild_cards_are_solved(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    for name in ("shapes", "mirage", "doppel", "book of", "king", "knights", "island"):
        page.locator("[role=combobox]").fill(name)
        page.keyboard.press("Enter")
    # Each card that is added asks anew: what is shown meanwhile is the answer for fewer cards.
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    assert page.locator(".calc__choices li").count() >= 3
    assert int(page.locator(".sheet__sum").inner_text()) > 40


def test_a_card_lies_in_one_place(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    page.locator("[role=combobox]").fill("dragon")
    page.keyboard.press("Enter")
    page.locator(".pl").nth(1).click()
    page.locator("[role=combobox]").fill("dragon")
    page.keyboard.press("Enter")
    page.wait_for_selector(".calc__hand .card")
    assert page.locator(".calc__hand .card").count() == 1
    page.locator(".pl").nth(0).click()
    assert page.locator(".calc__hand .card").count() == 0
