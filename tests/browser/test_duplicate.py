"""A duplicate match in the browser: made by the form, played by two people, the difference told deal by deal."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, violations
from tests.browser.player import END, ended, missing, step
from tests.browser.site import Site


def play_out(pages: list[Page], seed: int) -> None:
    """Both play a game to its end."""
    chance = Random(seed)
    patience = time.monotonic() + 60
    while not all(ended(page) for page in pages):
        assert time.monotonic() < patience, "the game does not end"
        for page in pages:
            if not ended(page):
                step(page, chance, 0.2)


def test_two_people_play_the_same_deal_from_both_seats(
    site: Site, visitor: Callable[..., Page], pictures: Path
) -> None:
    anna, bela = visitor(name="Anna"), visitor(PHONE, name="Bela")
    anna.goto(f"{site.url}/new/cardia")
    anna.locator("#series").select_option("duplicate")
    anna.locator("#deals").select_option("1")
    anna.locator(".options__more summary").click()
    anna.locator("[data-setting=signets]").fill("1")
    anna.click("[data-begin]")
    link = anna.locator(".series__invites input").input_value()
    bela.goto(link)
    bela.locator("main form button").click()
    bela.wait_for_selector(".series__games a")
    pages = [anna, bela]
    for page in pages:
        page.locator("main .btn--primary").first.click()
    for page in pages:
        page.wait_for_selector(".app .handzone [data-key]")
    first = anna.url
    assert bela.url == first
    cards = [page.locator(".hand [data-key]").evaluate_all("all => all.map(one => one.dataset.card)") for page in pages]
    play_out(pages, 3)
    # The deal is played again: nobody looks into it before that.
    expect(anna.locator(f"{END} [data-replay]")).to_have_count(0)
    for page in pages:
        page.locator(f"{END} [data-again]").first.click()
    for page in pages:
        page.wait_for_url(re.compile(f"/table/(?!{first.rsplit('/', 1)[-1]})"))
        page.wait_for_selector(".app .handzone [data-key]")
    again = [page.locator(".hand [data-key]").evaluate_all("all => all.map(one => one.dataset.card)") for page in pages]
    assert again == cards[::-1]  # the same cards, from the other seat
    play_out(pages, 4)
    anna.locator(f"{END} button:has-text('Duplicate')").click()
    anna.wait_for_selector("[data-deal='0']")
    expect(anna.locator("[data-deal='0'] .series__half")).to_have_count(2)
    expect(anna.locator("[data-sum]")).to_contain_text("wins")
    expect(anna.locator("main")).to_contain_text("1 of 1 deals played from both seats")
    assert violations(anna) == []
    assert misfits(anna, [(1440, 900), (390, 844)]) == []
    anna.screenshot(path=pictures / "duplicate.png", full_page=True)
    assert missing(anna) == []
    assert missing(bela) == []
    # Only now are both games in the history.
    anna.goto(f"{site.url}/history")
    expect(anna.locator("[data-line]")).to_have_count(2)
