"""Journeys through HAProxy with three processes: online, a restart in the middle, one process killed, a tournament."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_together
from tests.browser.company import say, sit_down
from tests.browser.conftest import Complaints
from tests.browser.player import ASKED, END, begin, play, play_some, until
from tests.browser.several import Several
from tests.browser.test_resume import GAMES, table_of

AWAY = ("WebSocket", "ERR_CONNECTION", "503", "502", "504")  # the browser's own remarks on a process that is away


@pytest.fixture(scope="module")
def site(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Several]:
    one = Several(tmp_path_factory.mktemp("several"))
    one.start()
    yield one
    one.stop()


def test_two_browsers_online(site: Several, visitor: Callable[..., Page], complaints: Complaints) -> None:
    complaints.allowed = AWAY
    test_together.test_online_by_a_link(site, visitor, "cardia")


def test_restart_in_the_middle(site: Several, visitor: Callable[..., Page], complaints: Complaints) -> None:
    """Three tables at once, one of each game; all processes are killed and started again: each stands as it stood."""
    complaints.allowed = AWAY
    pages = [visitor() for _ in GAMES]
    for page, game in zip(pages, GAMES, strict=True):
        begin(page, site.url, game)
        play(page, seed=51, until=6)
        page.keyboard.press("Escape")
    pages[0].wait_for_timeout(2000)  # what is under way arrives
    before = []
    for page in pages:
        page.wait_for_selector(ASKED)
        before.append((table_of(page), page.locator(".app").get_attribute("data-question")))
    site.kill()
    for page in pages:
        page.wait_for_selector(".chip--lost")
    site.start()
    for page, (table, question) in zip(pages, before, strict=True):
        until(page, "document.querySelector('.chip--lost') === null")
        page.wait_for_selector(ASKED)
        assert table_of(page) == table
        assert page.locator(".app").get_attribute("data-question") == question
    for page in pages:
        play_some(page, seed=52, clicks=4)


def test_one_process_is_killed_and_another_goes_on(
    site: Several, visitor: Callable[..., Page], complaints: Complaints
) -> None:
    complaints.allowed = AWAY
    anna, bela = visitor(name="Anna"), visitor(name="Bela")
    address = sit_down(site, {"Anna": anna, "Bela": bela})
    table = address.rsplit("/", 1)[-1]
    owner = site.owner(table)
    assert owner is not None
    site.members[owner].end(signal.SIGKILL)
    patience = time.monotonic() + 40
    while site.owner(table) == owner:
        assert time.monotonic() < patience, "nobody takes the table over"
        anna.wait_for_timeout(100)
    for page in (anna, bela):
        until(page, "document.querySelector('.chip--lost') === null")
    say(bela, {"type": "resign"}, 1)
    for page in (anna, bela):
        page.wait_for_selector(END)
    site.members[owner].start()
    site.members[owner].wait()


def test_tournament(site: Several, visitor: Callable[..., Page], complaints: Complaints) -> None:
    """Four people meet all against all: each end leads to the next game, wherever the tables live."""
    complaints.allowed = (*AWAY, "derived_inert")  # the page's own remark when it leaves a table for the next one
    names = ["Anna", "Bela", "Cleo", "Dora"]
    pages = [visitor(name=name) for name in names]
    anna = pages[0]
    anna.goto(f"{site.url}/new/cardia")
    anna.locator("#series").select_option("tournament")
    anna.click("[data-begin]")
    anna.wait_for_selector(".series__invites input")
    links = [field.input_value() for field in anna.locator(".series__invites input").all()]
    assert len(links) == 3
    for page, link in zip(pages[1:], links, strict=True):
        page.goto(link)
        page.locator("main form button").click()
    for page in pages:
        page.wait_for_selector(".series__games a")
        page.locator("main .btn--primary").first.click()
    for page in pages:
        page.wait_for_selector(".app .handzone [data-key]")
    tables = [page.url for page in pages]
    assert len(set(tables)) == 2
    # Both games of the round end in the same moment.
    for address in sorted(set(tables)):
        page = pages[tables.index(address)]
        mine = page.request.get(address.replace("/table/", "/api/tables/")).json()["mine"]
        say(page, {"type": "resign"}, mine[0])
    for page in pages:
        page.wait_for_selector(END)
    for page in pages:
        page.locator(f"{END} [data-again]").first.click()
    for page, before in zip(pages, tables, strict=True):
        page.wait_for_url(re.compile(f"/table/(?!{before.rsplit('/', 1)[-1]})"))
        page.wait_for_selector(".app .handzone [data-key]")
    assert len({page.url for page in pages}) == 2
    expect(anna.locator(".app")).to_be_visible()
