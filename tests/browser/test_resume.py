"""Nothing is lost: a reload in the middle, a connection cut, and a server that is killed and started again."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Complaints
from tests.browser.player import ASKED, begin, play, play_some, until, whole
from tests.browser.site import Site

GAMES = ["cardia", "radlands", "fantasy_realms"]


@pytest.fixture
def frail(built: None, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Site]:
    """A server of one's own, to be killed."""
    one = Site(tmp_path_factory.mktemp("frail"))
    one.deal_for(request.node.nodeid)
    one.start()
    yield one
    one.stop()


def table_of(page: Page) -> list[str]:
    keys: list[str] = page.locator(".table [data-key], .handzone [data-key]").evaluate_all(
        "cards => cards.map(card => card.dataset.key)"
    )
    return sorted(keys)


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
def test_reload_in_the_middle(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    begin(page, site.url, game)
    play(page, seed=41, until=6)
    page.keyboard.press("Escape")
    before = table_of(page)
    log = page.locator(".logbox li").count()
    page.reload()
    page.wait_for_selector(ASKED)
    assert table_of(page) == before
    assert page.locator(".logbox li").count() == log
    whole(page)
    play_some(page, seed=42, clicks=6)


@pytest.mark.server
@pytest.mark.whole
def test_server_killed_and_restarted_in_the_middle(
    frail: Site, visitor: Callable[..., Page], complaints: Complaints
) -> None:
    """Three tables at once, one of each game: each stands as it stood, and plays on."""
    complaints.allowed = ("WebSocket", "ERR_CONNECTION")  # the browser's own remarks on a server that is away
    pages = [visitor() for _ in GAMES]
    before = []
    for page, game in zip(pages, GAMES, strict=True):
        begin(page, frail.url, game)
        play(page, seed=51, until=6)
        page.keyboard.press("Escape")
        before.append(table_of(page))
    questions = [page.locator(".app").get_attribute("data-question") for page in pages]
    frail.kill()
    for page in pages:
        page.wait_for_selector(".chip--lost")
    # An answer given while the server is away is kept and sent when it is back.
    for _ in range(2):
        pages[0].keyboard.press("Space" if pages[0].locator("[data-confirm]").count() > 0 else "1")
    pages[0].wait_for_selector(".app:not([data-asked])")
    frail.start()
    for page in pages:
        until(page, "document.querySelector('.chip--lost') === null")
        page.wait_for_selector(ASKED)
    assert pages[0].locator(".app").get_attribute("data-question") != questions[0]  # the answer has arrived
    for page, table, question in zip(pages[1:], before[1:], questions[1:], strict=True):
        assert table_of(page) == table
        assert page.locator(".app").get_attribute("data-question") == question
    for page in pages:
        play_some(page, seed=52, clicks=6)


def test_the_front_page_leads_back(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    there = page.url
    page.goto(site.url)
    page.locator(".cont .game").first.click()
    page.wait_for_selector(".hand [data-legal]")
    assert page.url == there
