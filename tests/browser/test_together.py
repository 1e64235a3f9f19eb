"""People at one table: on one screen with hidden hands, and online by a link; onlookers; leaving and coming back."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import PHONE, Complaints
from tests.browser.player import ASKED, END, LONGEST, WHOLE, ended, missing, step, until
from tests.browser.site import Site

GAMES = ["cardia", "radlands", "fantasy_realms"]


def open_table(page: Page, site: Site, game: str, way: str) -> None:
    page.goto(f"{site.url}/new/{game}")
    page.locator(f"input[value={way}]").check()


# One game is played to its end and begun once more; of those that take longer a sample, unless whole games are wanted.
MOST = {"cardia": 1500, "radlands": 1500 if WHOLE else 70, "fantasy_realms": 1500 if WHOLE else 40}


@pytest.mark.whole
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
    for _ in range(MOST[game]):
        page.wait_for_selector(f"{ASKED}, [data-handover], {END}")
        handover = page.locator("[data-handover]")
        if handover.count() > 0:
            # While the device is passed, no card of any hand is on the page.
            assert page.locator(".handzone [data-key]").count() == 0
            assert page.locator(".recap").count() == 0
            passed.add("Anna" if "Anna" in handover.inner_text() else "Béla")
        if step(page, chance) == "ended":
            break
    assert passed == {"Anna", "Béla"}
    assert "You " not in page.locator(".prompt").inner_text()
    assert missing(page) == []
    if MOST[game] < 1500:
        return
    assert ended(page)
    # Once more at the same screen: both seats go along.
    here = page.url
    page.locator(f"{END} [data-again]").click()
    page.wait_for_url(lambda url: url != here)
    page.wait_for_selector("[data-handover]")
    assert page.locator(".menu__seats, .seat__word").count() >= 2


def test_a_seat_is_not_lost_with_the_reply(site: Site, visitor: Callable[..., Page], complaints: Complaints) -> None:
    complaints.allowed = ("ERR_FAILED",)  # the browser's own remark on a reply that did not come
    anna = visitor(name="Anna")
    open_table(anna, site, "cardia", "online")
    anna.click("[data-begin]")
    link = anna.wait_for_selector("#invite-1")
    assert link is not None
    bela = visitor(name="Béla")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().status)  # the server has given the seat away, and we never hear of it
            route.abort()

    bela.route("**/seats", lose)
    bela.goto(link.input_value())
    bela.wait_for_selector("form #name")
    bela.locator("form .btn--primary").click()
    bela.wait_for_selector(".handzone")
    assert lost == [200]


@pytest.mark.whole
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
    end = time.monotonic() + LONGEST
    looks = 0
    while looks < MOST[game] and not (ended(anna) and ended(bela)):
        looks += 1
        assert time.monotonic() < end, (
            f"{anna.locator('.prompt').inner_text()} / {bela.locator('.prompt').inner_text()}"
        )
        for seat, page in enumerate((anna, bela)):
            step(page, chances[seat], patience=0.05)
        assert watcher.locator(".hand [data-key]").count() == 0
        assert watcher.locator("[data-legal]").count() == 0
    if looks == MOST[game]:
        return
    watcher.wait_for_selector(END)
    assert anna.locator(f"{END} h1").inner_text() == bela.locator(f"{END} h1").inner_text()
    # Once more, seats swapped.
    anna.locator(f"{END} [data-again]").click()
    bela.locator(f"{END} [data-again]").click()
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
    held = "cards => cards.map(card => card.dataset.key).sort()"
    hands = {}
    for page in (anna, bela):
        page.wait_for_selector(ASKED)
        hands[page] = page.locator(".hand [data-card]").evaluate_all(held)
        assert [step(page, Random(31)), step(page, Random(31))] == ["choose", "confirm"]
    for page in (anna, bela):
        until(page, "document.querySelectorAll('.logbox .cardlink').length > 0")  # both cards are revealed
        page.wait_for_selector("[data-undo]")
    anna.locator("[data-undo]").click()
    bela.locator(".request .btn", has_text="Allow").click()
    for page in (anna, bela):
        until(page, "document.querySelectorAll('.logbox .cardlink').length === 0")
        page.wait_for_selector(".hand [data-legal]")
        assert page.locator(".hand [data-card]").evaluate_all(held) == hands[page]
    assert anna.locator(ASKED).count() == 1


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
