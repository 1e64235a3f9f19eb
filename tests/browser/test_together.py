"""People at one table: on one screen with hidden hands, and online by a link; onlookers; leaving and coming back."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.player import READY, answer_once, ended, missing, play, until
from tests.browser.site import Site

GAMES = ["cardia", "radlands", "fantasy_realms"]


def open_table(page: Page, site: Site, game: str, way: str) -> None:
    page.goto(f"{site.url}/new/{game}")
    page.locator(f"input[value={way}]").check()


@pytest.mark.parametrize("game", GAMES)
def test_hot_seat(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    open_table(page, site, game, "hotseat")
    if game == "fantasy_realms":
        page.locator("#seats").select_option("2")
    page.locator("#name-0").fill("Anna")
    page.locator("#name-1").fill("Béla")
    page.click("[data-begin]")
    page.wait_for_selector(".app .table")
    chance = Random(11)
    passed = set()
    for _ in range(1500):
        page.wait_for_selector(READY, state="attached")
        if ended(page):
            break
        handover = page.locator("[data-handover]")
        if handover.count() > 0:
            # While the device is passed, no card of any hand is on the page.
            assert page.locator(".handzone [data-key]").count() == 0
            passed.add("Anna" if "Anna" in handover.inner_text() else "Béla")
        try:
            answer_once(page, chance)
        except Exception as error:
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
    assert ended(page)
    assert passed == {"Anna", "Béla"}
    assert "You " not in page.locator(".prompt").inner_text()
    assert missing(page) == []
    # Once more at the same screen: both seats go along.
    here = page.url
    page.locator("dialog[open] .btn--primary").click()
    page.wait_for_url(lambda url: url != here)
    page.wait_for_selector("[data-handover]")
    assert page.locator(".menu__seats, .seat__word").count() >= 2


@pytest.mark.parametrize("game", GAMES)
def test_online_by_a_link(site: Site, visitor: Callable[..., Page], game: str) -> None:
    anna = visitor(name="Anna")
    open_table(anna, site, game, "online")
    if game == "fantasy_realms":
        anna.locator("#seats").select_option("2")
    anna.click("[data-begin]")
    link = anna.wait_for_selector("#invite-1")
    assert link is not None
    address = link.input_value()
    bela = visitor(PHONE, name="Béla")
    bela.goto(address)
    bela.wait_for_selector("form #name")
    assert "join" not in bela.url  # the token has left the address bar
    bela.locator("form .btn--primary").click()
    watcher = visitor(name="Nobody")
    bela.wait_for_selector(".handzone")
    watcher.goto(bela.url)
    watcher.wait_for_selector(".app .table")
    chances = {0: Random(21), 1: Random(22)}
    idle = 0
    while not (ended(anna) and ended(bela)):
        moved = False
        for seat, page in enumerate((anna, bela)):
            if ended(page):
                continue
            try:
                moved = answer_once(page, chances[seat]) or moved
            except Exception as error:
                if "Timeout" not in str(error) and "detached" not in str(error):
                    raise
        assert watcher.locator(".hand [data-key]").count() == 0
        assert watcher.locator("[data-legal]").count() == 0
        idle = 0 if moved else idle + 1
        assert idle < 200, f"{anna.locator('.prompt').inner_text()} / {bela.locator('.prompt').inner_text()}"
        if not moved:
            anna.wait_for_timeout(50)
    watcher.wait_for_selector("dialog[open]")
    assert anna.locator("dialog[open] h2").inner_text() == bela.locator("dialog[open] h2").inner_text()
    # Once more, seats swapped.
    anna.locator("dialog[open] .btn--primary").click()
    bela.locator("dialog[open] .btn--primary").click()
    here = bela.url
    anna.wait_for_url(lambda url: url != here)
    bela.wait_for_url(lambda url: url != here)
    anna.wait_for_selector(".handzone")
    assert anna.url == bela.url


def test_take_back_by_consent(site: Site, visitor: Callable[..., Page]) -> None:
    anna = visitor(name="Anna")
    open_table(anna, site, "cardia", "online")
    anna.click("[data-begin]")
    link = anna.wait_for_selector("#invite-1")
    assert link is not None
    bela = visitor(name="Béla")
    bela.goto(link.input_value())
    bela.locator("form .btn--primary").click()
    for page in (anna, bela):
        page.wait_for_selector(".hand [data-legal]")
        play(page, seed=31, until=2)
    for page in (anna, bela):
        page.wait_for_selector(".enc .card--cardia")
    asker, other = (anna, bela) if anna.locator("[data-undo]").count() > 0 else (bela, anna)
    asker.locator("[data-undo]").click()
    other.locator(".request .btn", has_text="Allow").click()
    for page in (anna, bela):
        until(page, "document.querySelectorAll('.enc .card--cardia').length === 0")
    assert asker.locator(".hand [data-legal]").count() > 0


def test_a_leaver_s_seat_goes_to_a_bot_and_back(site: Site, visitor: Callable[..., Page]) -> None:
    anna = visitor(name="Anna")
    open_table(anna, site, "cardia", "online")
    anna.click("[data-begin]")
    link = anna.wait_for_selector("#invite-1")
    assert link is not None
    bela = visitor(name="Béla")
    bela.goto(link.input_value())
    bela.locator("form .btn--primary").click()
    bela.wait_for_selector(".hand [data-legal]")
    bela.locator("#tab-table").click()
    bela.locator(".menu .btn", has_text="Leave my seat to a bot").click()
    anna.wait_for_selector(".lamp--bot")
    bela.locator(".menu .btn", has_text="Take my seat back").click()
    until(anna, "document.querySelector('.lamp--bot') === null")
    assert bela.locator(".handzone .hand").count() == 1
