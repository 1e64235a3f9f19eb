"""Rooms around the table: waiting rooms and invitations say only what differs; onlookers have room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.judge import misfits, violations
from tests.browser.player import begin, play
from tests.browser.positions import fourteen, inventor, sit_at
from tests.browser.site import Site
from tests.browser.test_second_bar import BOTH, SMALL, WIDE, hit


def open_table(page: Page, site: Site, **ticked: str) -> str:
    """A table for somebody else: its invitation."""
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=online]").check()
    for name, value in ticked.items():
        page.locator(f"#{name}, [data-setting={name}]").first.select_option(value)
    page.click("[data-begin]")
    page.wait_for_selector("#invite-1")
    return page.locator("#invite-1").input_value()


@BOTH
def test_the_waiting_room_and_the_invitation_list_only_what_differs(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    host = visitor(size)
    invitation = open_table(host, site, clock="decision")
    guest = visitor(SMALL)
    guest.goto(invitation)
    guest.wait_for_selector("form #name")
    for page, name in ((host, "waiting"), (guest, "invitation")):
        terms = page.locator(".terms div")
        expect(terms).to_have_count(2)
        expect(terms.first).to_contain_text("for each decision")
        expect(terms.last).to_contain_text("if the others agree")
        page.screenshot(path=pictures / f"{name}-{size['viewport']['width']}.png")
        assert violations(page) == []
    assert host.locator(".handzone").is_hidden()


def test_an_unusual_option_is_told(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(WIDE)
    open_table(page, site, deck="II")
    changed = page.locator(".terms [data-changed-option]")
    expect(changed).to_have_count(1)
    expect(changed).to_have_attribute("data-changed-option", "deck")
    expect(changed).to_contain_text("II")


@BOTH
def test_an_onlooker_has_no_empty_hand(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    player = visitor(WIDE)
    begin(player, site.url, "cardia")
    play(player, seed=3, until=4)
    onlooker = visitor(size)
    onlooker.goto(player.url)
    onlooker.wait_for_selector(".row [data-card]")
    expect(onlooker.locator(".handzone")).to_be_hidden()
    expect(onlooker.locator(".prompt__ask small")).to_have_text("You are watching.")
    table = onlooker.locator(".table").bounding_box()
    assert table is not None
    assert table["y"] + table["height"] >= size["viewport"]["height"] - 1, "the table reaches down to the edge"
    card = onlooker.locator(".row [data-card]").first
    hit(onlooker, card)  # any card can be read
    onlooker.screenshot(path=pictures / f"onlooker-{size['viewport']['width']}.png")
    assert violations(onlooker) == []


LOW = {
    "landscape": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "320": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "zoom": {"viewport": {"width": 720, "height": 450}},
}


@pytest.mark.parametrize("size", LOW.values(), ids=LOW.keys())
@pytest.mark.parametrize("position", [inventor, fourteen], ids=["inventor", "fourteen"])
def test_low_and_narrow_screens_stay_usable(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any], position: Callable[[], Any]
) -> None:
    page = visitor(size)
    sit_at(page, site, position())
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]
    assert misfits(page, [(size["viewport"]["width"], size["viewport"]["height"])]) == []
    for key in page.evaluate("[...document.querySelectorAll('[data-legal]')].map((one) => one.dataset.key)"):
        card = page.locator(f"[data-key='{key}']")
        card.evaluate("one => one.scrollIntoView({ block: 'center' })")
        hit(page, card)
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-confirm]")).to_be_in_viewport()
    page.screenshot(path=pictures / f"cardia-{position.__name__}-{size['viewport']['width']}.png")
