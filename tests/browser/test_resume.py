"""Nothing is lost: a reload in the middle, a connection cut, and a server that is killed and started again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.player import begin, ended, play, until
from tests.browser.site import Site


@pytest.fixture
def frail(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of one's own, to be killed."""
    one = Site(tmp_path_factory.mktemp("frail"))
    one.start()
    yield one
    one.stop()


def table_of(page: Page) -> list[str]:
    keys: list[str] = page.locator(".table [data-key], .handzone [data-key]").evaluate_all(
        "cards => cards.map(card => card.dataset.key)"
    )
    return sorted(keys)


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_reload_in_the_middle(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    begin(page, site.url, game)
    play(page, seed=41, until=5)
    page.wait_for_selector("[data-legal], .acts [data-option]")
    page.keyboard.press("Escape")
    page.wait_for_timeout(600)
    before = table_of(page)
    log = page.locator(".log li").count()
    page.reload()
    page.wait_for_selector("[data-legal], .acts [data-option]")
    assert table_of(page) == before
    assert page.locator(".log li").count() == log
    play(page, seed=42)
    assert ended(page)


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_server_killed_and_restarted_in_the_middle(frail: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    begin(page, frail.url, game)
    play(page, seed=51, until=5)
    page.wait_for_selector("[data-legal], .acts [data-option]")
    page.keyboard.press("Escape")
    page.wait_for_timeout(400)
    before = table_of(page)
    frail.kill()
    page.wait_for_selector(".chip--lost")
    # An answer given while the server is away is kept and sent when it is back.
    page.keyboard.press("1")
    if page.locator("[data-confirm]").count() > 0:
        page.keyboard.press("Space")
    page.wait_for_timeout(300)
    frail.start()
    until(page, "document.querySelector('.chip--lost') === null")
    page.wait_for_selector("dialog[open], [data-legal], .acts [data-option], .handzone [data-key]")
    page.wait_for_timeout(1000)
    assert table_of(page) != []
    assert before != []
    play(page, seed=52)
    assert ended(page)


def test_the_front_page_leads_back(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.wait_for_selector(".hand [data-legal]")
    there = page.url
    page.goto(site.url)
    page.locator(".resume .game").first.click()
    page.wait_for_selector(".hand [data-legal]")
    assert page.url == there
