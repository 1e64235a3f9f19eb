"""Whole games of each kind against a bot, by clicks, on a desk and on a phone; and what can be done afterwards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, Complaints
from tests.browser.player import (
    ASKED,
    ASKS,
    END,
    WHOLE,
    asked_of_scorer,
    begin,
    missing,
    play,
    play_some,
    until,
)
from tests.browser.site import Site
from tests.guides.packages import offer_pebbles

GAMES = ["cardia", "radlands", "fantasy_realms"]


@pytest.mark.whole
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_game_against_a_bot(
    site: Site, visitor: Callable[..., Page], pictures: Path, game: str, size: dict[str, object]
) -> None:
    page = visitor(size)
    begin(page, site.url, game)
    play(page, seed=3, until=12)
    name = f"{game}-{'phone' if size is PHONE else 'desk'}"
    page.screenshot(path=pictures / f"{name}.png")
    if size is PHONE and not WHOLE:  # whole games on phones are those of test_languages and of each table
        play_some(page, seed=4, clicks=8)
        assert missing(page) == []
        return
    play(page, seed=4)
    page.locator(f"{END} .story").wait_for()
    page.screenshot(path=pictures / f"{name}-end.png")
    assert page.locator(f"{END} h1").inner_text() != ""
    if game == "fantasy_realms":  # the score sheet tells its lines one by one
        page.locator(f"{END} .sheet tbody tr").nth(6).wait_for()
    assert missing(page) == []


def test_the_live_score_asks_once_a_decision(site: Site, visitor: Callable[..., Page]) -> None:
    """It asks the page's own scorer, and the server nothing."""
    page = visitor()
    page.add_init_script(ASKS)
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if "/fantasy-realms/" in one.url else None)
    begin(page, site.url, "fantasy_realms")
    until(page, "/^-?[0-9]+$/.test(document.querySelector('.score b').textContent)")
    # What each card would bring, and, where the hand is seen before the question, what it is worth.
    assert settled(page, 1) in (["compare"], ["compare", "score"])
    page.locator("[data-key=deck]").click()
    page.locator("[data-confirm]").click()
    until(page, "document.querySelectorAll('.hand [data-legal]').length === 8")
    page.locator(".hand [data-legal]").first.click(position={"x": 16, "y": 46})
    page.locator(".prompt__ask small", has_text="without").wait_for()  # what this discard would leave
    assert settled(page, 2) in (["compare", "discards"], ["compare", "discards", "score"])
    assert sent == []


def settled(page: Page, expected: int) -> list[str]:
    """What was asked of the scorer, once so much of it is there, and a moment later."""
    until(page, f"window.asked.length >= {expected}")
    page.wait_for_timeout(800)
    return sorted(one["work"] for one in asked_of_scorer(page))


@pytest.mark.server
def test_a_game_of_another_package_without_texts(
    built: None, visitor: Callable[..., Page], complaints: Complaints, pictures: Path, tmp_path: Path
) -> None:
    """It stands on the front page, and is played on the plain table; where it has no words, its ids are shown."""
    complaints.allowed = ("no text for", "404")
    offer_pebbles(tmp_path / "packages")
    site = Site(tmp_path, tmp_path / "packages")
    site.start()
    try:
        page = visitor()
        page.goto(site.url)
        page.click("a[href='/new/pebbles']")
        page.locator("input[value=bot]").check()
        page.click("[data-begin]")
        page.wait_for_selector(".plain")
        play(page, seed=5, until=2)
        page.screenshot(path=pictures / "pebbles.png")
        play(page, seed=6)
        assert page.locator(END).count() == 1
        assert site.complaints() == []
        page.close()  # or it would look for its server, which goes now
    finally:
        site.stop()


@pytest.mark.server
def test_the_template_on_the_plain_table(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    """A new game can be played at once, without a layout of its own."""
    page = visitor()
    page.goto(f"{site.url}/new/template")
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".plain")
    page.screenshot(path=pictures / "template.png")
    play(page, seed=5)
    assert page.locator(END).count() == 1
    assert missing(page) == []


@pytest.mark.folder
def test_export_import_replay_and_playing_on(
    site: Site, visitor: Callable[..., Page], pictures: Path, tmp_path: Path
) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    play(page, seed=6)
    title = page.locator(f"{END} h1").inner_text()
    with page.expect_download() as download:
        page.locator(f"{END} button", has_text="Export").click()
    record = tmp_path / "game.json"
    download.value.save_as(record)

    # Somebody else opens the record: they see the start, the players' names, then the same end, and can choose nothing.
    other = visitor(name="Nobody")
    other.goto(site.url)
    other.locator("input[type=file]").set_input_files(record)
    other.wait_for_selector("[data-moment='0']")
    other.wait_for_selector("#pov")  # the replay is asked for when its place is there
    until(other, "document.querySelectorAll('.enc').length === 0")
    assert other.locator("#pov option").all_inner_texts()[1:3] == page.locator(".fin figcaption").evaluate(
        "one => [...one.children].map(name => name.textContent.slice(2)).reverse()"
    )
    assert other.locator("[data-legal]").count() == 0
    other.locator("[data-the-end]").click()
    assert other.locator(f"{END} h1").inner_text() == title

    page.locator(f"{END} [data-replay]").click()
    page.wait_for_selector("#moment")
    until(page, "document.querySelector('#moment').value === '0'")
    until(page, "document.querySelectorAll('.enc').length === 0")
    last = int(page.locator("#moment").get_attribute("max") or 0)
    assert last > 5
    page.locator("#moment").fill(str(last))
    page.wait_for_selector(".enc")
    page.screenshot(path=pictures / "replay.png")
    page.locator("#moment").fill(str(last // 2))
    until(page, f"document.querySelector('[data-moment]').dataset.moment === '{last // 2}'")
    log = page.locator(".logbox .log__line").all_inner_texts()
    assert len(log) > 2
    assert page.locator("#on-level").input_value() == "novice"  # as the bot of this game, whose name stays in the log
    page.locator("button", has_text="Play on from here").click()
    page.wait_for_selector(ASKED)
    assert page.locator("#moment").count() == 0
    assert (
        page.locator(".logbox .log__line").all_inner_texts()[: len(log)] == log
    )  # with the same names, in the same seats
    play(page, seed=7)
    assert page.locator(END).count() == 1


def test_take_back_against_a_bot(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    held = "cards => cards.map(card => card.dataset.key).sort()"
    before = page.locator(".hand [data-card]").evaluate_all(held)
    play(page, seed=9, until=2)
    page.wait_for_selector(".enc .card--cardia")
    while page.locator(".enc .card--cardia").count() > 0:
        shown = page.locator(".app").get_attribute("data-question")
        page.locator("[data-undo]").click()
        until(page, f"document.querySelector('.app').dataset.question !== '{shown}'")
    page.wait_for_selector(".hand [data-legal]")
    assert page.locator(".hand [data-card]").evaluate_all(held) == before
