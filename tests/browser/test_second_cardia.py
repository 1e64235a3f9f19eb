"""Cardia, second edition: the row always fits, abilities say when they act, what is not done yet is shown."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.judge import violations
from tests.browser.player import begin, missing, until
from tests.browser.positions import fourteen, inventor, sit_at
from tests.browser.site import Site
from tests.browser.test_second_bar import BOTH, SMALL, WIDE, hit

# Parts that leave the screen or their own box sideways, and earlier encounters that nobody could hit.
CUT = """() => {
  const cut = [];
  for (const part of document.querySelectorAll('.row, .table, html'))
    if (part.scrollWidth > part.clientWidth + 1) cut.push(`${part.className || 'page'} scrolls sideways`);
  for (const card of document.querySelectorAll('.row [data-card]')) {
    const box = card.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!card.contains(there)) cut.push(`${card.dataset.key} cannot be hit`);
    if (box.width < 36 || box.height < 36) cut.push(`${card.dataset.key} is ${box.width} x ${box.height}`);
  }
  return cut;
}"""
SIZES = {
    "1440": WIDE,
    "1280": {"viewport": {"width": 1280, "height": 800}},
    "820": {"viewport": {"width": 820, "height": 1180}},
    "360": SMALL,
    "390": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_fourteen_encounters_fit_and_each_can_be_hit(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    sit_at(page, site, fourteen())
    assert page.locator(".row [data-card]").count() == 28
    assert page.evaluate(CUT) == []
    page.screenshot(path=pictures / f"cardia-fourteen-{size['viewport']['width']}.png")
    assert violations(page) == []


@BOTH
def test_what_is_chosen_waits_dashed_and_the_bar_says_what_would_come_of_it(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    sit_at(page, site, inventor())
    bar = page.locator(".prompt__ask")
    expect(bar).to_contain_text("Inventor: who gets +3?")
    hit(page, page.locator("[data-key='c0:inventor']"))
    expect(bar).to_contain_text("18 beats 16. With 5 signets you win.")
    expect(page.locator("[data-confirm]")).to_contain_text("+3 on Inventor")
    expect(page.locator(".res--would")).to_contain_text("18")
    hit(page, page.locator("[data-key='c0:inventor']"))
    expect(bar).to_contain_text("Inventor: who gets −3?")
    expect(bar).to_contain_text("+3 for Inventor, not done yet")
    expect(page.locator(".enc--now .mod[data-sign=wait]")).to_have_text("+3")
    expect(page.locator(".seat .wait")).to_contain_text("+3")
    hit(page, page.locator("[data-key='c0:judge']"))  # that would give theirs another one
    expect(bar).to_contain_text("Signets 5 : 5.")
    page.keyboard.press("Escape")
    hit(page, page.locator("[data-key='c1:treasurer']"))
    expect(bar).to_contain_text("18 beats 16. With 5 signets you win.")
    page.screenshot(path=pictures / f"cardia-pending-{size['viewport']['width']}.png")
    assert page.evaluate(CUT) == []
    assert violations(page) == []
    page.locator("[data-confirm]").click()
    page.wait_for_selector("dialog[open], .app--ended")


@BOTH
def test_an_ability_says_when_it_acts_and_the_aim_stands_on_the_table(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    words = page.locator(".hand .card__type").all_inner_texts()
    assert len(words) == 5
    assert all(word.strip() == "if it loses" for word in words), words
    expect(page.locator(".aim:visible")).to_have_text("5 signets win")


@BOTH
def test_factions_are_named_with_sign_and_colour(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    hands = [["palace_guard", "saboteur"], ["clockmaker", "djinn"]]
    table = {"row": [], "hands": hands, "decks": [["judge"], ["judge"]]}
    sit_at(page, site, {"game": "cardia", "table": table})
    guard = page.locator("[data-key='c0:palace_guard']")
    hit(page, guard)
    hit(page, guard)
    expect(page.locator(".prompt__ask")).to_contain_text("Palace Guard: which faction?")
    discs = page.locator(".acts [data-sign]")
    expect(discs).to_have_count(4)
    assert {text.split()[0] for text in discs.all_inner_texts()} == {"Rebellion", "Academy", "Guild", "Dynasty"}
    colours = page.evaluate(
        "[...document.querySelectorAll('.acts .sign')].map((one) => getComputedStyle(one).backgroundColor)"
    )
    assert len(set(colours)) == 4
    assert page.locator(".acts .sign svg").count() == 4
    assert page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"]
    assert violations(page) == []


def test_a_locked_in_card_is_shown_to_its_owner(site: Site, visitor: Callable[..., Page]) -> None:
    host = visitor(WIDE)
    host.goto(f"{site.url}/new/cardia")
    host.locator("input[value=online]").check()
    host.click("[data-begin]")
    link = host.wait_for_selector("#invite-1")
    assert link is not None
    guest = visitor(SMALL)
    guest.goto(link.input_value())
    guest.click("form .btn--primary")
    host.wait_for_selector(".app[data-asked]")
    guest.wait_for_selector(".app[data-asked]")
    card = host.locator(".hand [data-legal]").first
    name = card.locator(".card__name").inner_text()
    hit(host, card)
    hit(host, card)
    expect(host.locator(".enc__locked .card__name")).to_have_text(name)
    expect(host.locator(".enc__locked")).to_contain_text("only you see it")
    expect(host.locator(".prompt")).to_have_attribute("data-state", "wait")
    guest.wait_for_selector(".enc--now .card--back")
    assert guest.locator(".enc__locked").count() == 0
    expect(guest.locator(".prompt__ask small")).to_contain_text("has chosen")
    # Until the other has chosen it may be another one.
    other = host.locator(".hand [data-legal]").nth(1)
    changed = other.locator(".card__name").inner_text()
    hit(host, other)
    hit(host, other)
    expect(host.locator(".enc__locked .card__name")).to_have_text(changed)


@pytest.mark.parametrize("language", ["pl", "fr", "hu"])
def test_the_pending_ability_has_words_in_every_language(
    site: Site, visitor: Callable[..., Page], language: str
) -> None:
    page = visitor(SMALL, language=language)
    sit_at(page, site, inventor())
    hit(page, page.locator("[data-key='c0:inventor']"))
    until(page, "document.querySelector('.prompt__ask small').innerText.includes('18')")
    hit(page, page.locator("[data-key='c0:inventor']"))
    until(page, "document.querySelector('.prompt__ask small').innerText.includes('+3')")
    assert missing(page) == []
    assert page.evaluate(CUT) == []
