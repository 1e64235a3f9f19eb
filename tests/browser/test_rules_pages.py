"""Rules pages: contents, the table as a picture with its parts named, decks apart; links land below the bar."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.judge import raw
from tests.browser.player import missing, until
from tests.browser.site import Site

# How many parts the cards of each game are listed in: decks, kinds, suits.
PARTS = {"cardia": 2, "radlands": 3, "fantasy_realms": 11}
BELOW = """(id) => {
  const bar = document.querySelector('.rules__search').getBoundingClientRect();
  const aim = document.getElementById(id).getBoundingClientRect();
  return aim.top >= bar.bottom - 1 && aim.top < innerHeight - 40;
}"""


@pytest.mark.parametrize("game", PARTS)
def test_contents_and_a_picture_of_the_table(
    site: Site, visitor: Callable[..., Page], pictures: Path, game: str
) -> None:
    page = visitor(PHONE)
    page.goto(f"{site.url}/rules/{game}")
    page.wait_for_selector(".still .card")
    expect(page.locator("section[id^=part-]")).to_have_count(PARTS[game])
    marks = page.locator(".still__n").all_inner_texts()
    assert marks == [str(n + 1) for n in range(len(marks))]
    expect(page.locator(".still__words li")).to_have_count(len(marks))
    page.locator(".still").screenshot(path=pictures / f"still-{game}-390.png")
    assert missing(page) == []
    assert raw(page) == []
    # Every line of the contents leads to its part, below the bar that stays.
    links = page.locator(".rules__contents a")
    assert links.count() >= PARTS[game] + 3
    for link in (links.nth(1), links.nth(3)):
        name = str(link.get_attribute("href")).removeprefix("#")
        link.click()
        until(page, f"({BELOW})('{name}')")
        page.evaluate("scrollTo(0, 0)")


def test_a_card_that_is_linked_to_lies_below_the_bar(site: Site, visitor: Callable[..., Page]) -> None:
    for size in (None, PHONE):
        page = visitor(size)
        page.goto(f"{site.url}/rules/cardia#card-judge")
        page.wait_for_selector("#card-judge.is-aimed")
        until(page, f"({BELOW})('card-judge')")
