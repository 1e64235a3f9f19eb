"""The bar of the question, one tap to read and choose, popovers and digits, on a desk and on a small phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Complaints
from tests.browser.judge import violations
from tests.browser.player import begin, play, until
from tests.browser.positions import inventor, sit_at
from tests.browser.site import Site

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
WHEN = re.compile("When this card loses:|Once this card has lost, while active:")  # how every ability begins
BOTH = pytest.mark.parametrize("size", [WIDE, SMALL], ids=["desk", "phone"])

PLACES = """() => Object.fromEntries(['.prompt', '.acts', '.quiet', '.table', '.handzone', '.seat', '.quiet .iconbtn']
  .map((part) => {
    const { x, y, height } = document.querySelector(part).getBoundingClientRect();
    return [part, [x, y, height].map(Math.round)];
  }))"""


def hit(page: Page, thing: Locator) -> None:
    """The finger or the mouse of the browser, in the middle, a little to the left: cards of a hand overlap."""
    box = thing.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] * 0.4, box["y"] + box["height"] / 2)
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*at)
    else:
        page.mouse.click(*at)


def text_read(page: Page) -> Locator:
    """Where the card that was tapped is read: the line over the hand, or the panel."""
    small = page.evaluate("innerWidth <= 700")
    return page.locator(".acts__read" if small else ".panel .inspect .card__text")


@BOTH
def test_one_tap_reads_and_chooses_and_nothing_moves(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    # The first card read opens the panel's reader; from then on everything has its place.
    hit(page, page.locator(".hand [data-legal]").first)
    expect(page.locator("[data-confirm]")).to_be_visible()
    before = page.evaluate(PLACES)
    for n in range(page.locator(".hand [data-legal]").count()):
        card = page.locator(".hand [data-legal]").nth(n)
        if n > 0:
            hit(page, card)
        expect(card).to_have_attribute("aria-pressed", "true")
        name = card.locator(".card__name").inner_text().replace("\u00ad", "")
        expect(page.locator("[data-confirm]")).to_contain_text(name)
        expect(text_read(page)).to_contain_text(WHEN)
        now = page.evaluate(PLACES)
        for part in (".prompt", ".quiet", ".table", ".handzone", ".seat", ".quiet .iconbtn"):
            assert now[part] == before[part], f"{part} moved when {name} was chosen"
    assert page.locator("[data-confirm]").count() == 1
    hit(page, page.locator(".hand [data-legal][aria-pressed=true]"))  # the second tap acts
    until(page, "document.querySelector('.enc--now') !== null")
    assert violations(page) == []


@BOTH
def test_a_card_that_cannot_be_chosen_is_read_by_one_tap(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    play(page, seed=5, until=4)
    lying = page.locator(".row [data-card]:not([data-legal])").first
    hit(page, lying)
    expect(text_read(page)).to_contain_text(WHEN)
    assert page.locator(".readsheet").count() == 0, "nothing lies over the table"


@BOTH
def test_undo_and_hint_are_quiet_icons_with_names(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    expect(page.locator(".quiet button").first).to_have_attribute("aria-label", "Hint")
    expect(page.locator(".quiet button").last).to_have_attribute("aria-label", re.compile("[Tt]ake back"))
    assert page.locator(".quiet button").all_inner_texts() == ["", ""]
    assert page.locator(".acts .btn--cancel").count() == 0
    assert "1 of" not in page.locator(".prompt").inner_text()


@BOTH
def test_popovers_close_by_escape_by_a_click_elsewhere_and_when_the_table_moves_on(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    pile = page.locator(".heap").first
    summary = pile.locator("summary")
    summary.click()
    expect(pile).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(pile).not_to_have_attribute("open", "")
    summary.click()
    expect(pile).to_have_attribute("open", "")
    hit(page, page.locator(".hand [data-card]").first)
    expect(pile).not_to_have_attribute("open", "")
    summary.click()
    expect(pile).to_have_attribute("open", "")
    page.keyboard.press("Space")  # the chosen card is played, and the table moves on
    until(page, "document.querySelector('.enc--now') !== null")
    expect(pile).not_to_have_attribute("open", "")


def test_digits_reach_every_choice_beyond_nine_too(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(WIDE)
    sit_at(page, site, inventor())
    choices = page.locator("[data-legal]").count()
    assert choices == 24
    for number in (1, 9, 10, 17, 24):
        for digit in f"{number:02}":
            page.keyboard.press(digit)
        until(page, "document.querySelectorAll('[data-confirm]').length === 1")
        chosen = page.locator("[data-legal][aria-pressed=true]")
        expect(chosen).to_have_count(1)
        mine = page.evaluate("document.querySelector('[data-legal][aria-pressed=true]').dataset.key")
        page.keyboard.press("Escape")
        label = page.locator(f"[data-key='{mine}'] .sr").inner_text()
        assert str(number) in label, f"the screen reader names the number {number}: {label}"
    page.keyboard.press("?")
    expect(page.locator("dialog .keys")).to_contain_text("both digits")


@BOTH
def test_the_bar_says_that_the_line_is_lost_and_goes_on_when_it_is_back(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any], complaints: Complaints
) -> None:
    complaints.allowed = ("WebSocket", "ERR_INTERNET_DISCONNECTED")
    page = visitor(size)
    begin(page, site.url, "cardia")
    bar = page.locator(".prompt")
    expect(bar).to_have_attribute("data-state", "asked")
    expect(page.locator(".prompt__who b")).to_have_text("Z")
    page.context.set_offline(True)
    expect(bar).to_have_attribute("data-state", "gone", timeout=40_000)
    expect(bar).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(bar).to_have_attribute("data-state", "asked", timeout=40_000)
