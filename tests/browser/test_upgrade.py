"""Yesterday's open tab against today's server: it is told, plays on, and a reload loses nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import Complaints
from tests.browser.player import ASKED, begin, play
from tests.browser.site import Site
from tests.browser.test_resume import table_of

TOLD = {
    "en": "A new version of Talia is here.",
    "pl": "Jest nowa wersja Talii.",
    "fr": "Une nouvelle version de Talia est là.",
    "hu": "Megjött a Talia új változata.",
}


# Parsed, and not yet run: the page of another day has another mark. A window called `today` has loaded anew.
YESTERDAY = """document.addEventListener('readystatechange', () => {
  if (window.name !== 'today') document.querySelector('meta[name="talia-page"]').content = '0123456789ab';
});"""


@pytest.mark.parametrize("language", TOLD)
def test_an_old_tab_is_told_and_plays_on(site: Site, visitor: Callable[..., Page], language: str) -> None:
    page = visitor(language=language)
    page.add_init_script(YESTERDAY)
    begin(page, site.url, "cardia")
    page.wait_for_selector(".renewed")
    assert TOLD[language] in page.locator(".renewed").inner_text()
    play(page, seed=61, until=3)  # it need not be obeyed at once
    page.keyboard.press("Escape")
    before = table_of(page)
    page.evaluate("window.name = 'today'")
    with page.expect_navigation():
        page.locator(".renewed .btn--primary").click()
    page.wait_for_selector(ASKED)
    assert table_of(page) == before
    assert page.locator(".renewed").count() == 0


def test_it_can_wait(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.add_init_script(YESTERDAY)
    page.goto(site.url)
    page.locator(".renewed .btn").last.click()
    assert page.locator(".renewed").count() == 0


def test_todays_tab_is_told_nothing(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    assert page.locator(".renewed").count() == 0


def test_a_tab_that_the_server_no_longer_understands_is_told_to_load_anew(
    site: Site, visitor: Callable[..., Page]
) -> None:
    """Its hello is of a protocol of before: it is told goodbye, and does not knock again and again."""
    page = visitor()
    begin(page, site.url, "cardia")
    address = page.url
    before = table_of(page)
    page.add_init_script(
        """{ const send = WebSocket.prototype.send;
        window.hellos = 0;
        WebSocket.prototype.send = function (text) {
          if (window.name !== 'today' && text.includes('"hello"')) {
            window.hellos += 1;
            text = text.replace('"protocol":1', '"protocol":0');
          }
          return send.call(this, text);
        }; }"""
    )
    page.goto(address)
    page.wait_for_selector(".renewed")
    assert "This tab is of an older version." in page.locator(".renewed").inner_text()
    page.wait_for_timeout(3_000)
    assert page.evaluate("window.hellos") == 1
    page.evaluate("window.name = 'today'")
    with page.expect_navigation():
        page.locator(".renewed .btn--primary").click()
    page.wait_for_selector(ASKED)
    assert table_of(page) == before


def test_a_part_that_is_gone_is_told_of(site: Site, visitor: Callable[..., Page], complaints: Complaints) -> None:
    """A tab that stood open all night at the rules: the part of yesterday's page that it now needs is there no more."""
    complaints.allowed = ("404", "Failed to fetch", "dynamically imported")
    page = visitor()
    page.goto(site.url)
    page.wait_for_selector("#main")
    page.route("**/assets/part.*.js", lambda route: route.fulfill(status=404))
    page.route("**/api/games", renewed)
    page.locator("a[href^='/rules/']").first.click()
    page.wait_for_selector(".renewed")


def renewed(route: Route) -> None:
    """The answer of a server that has another page by now."""
    real = route.fetch()
    route.fulfill(response=real, headers={**real.headers, "talia-page": "0123456789ab"})
