"""Who comes back to the table is told what happened since their last turn, by eye, key and screen reader."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, violations_in_both_themes
from tests.browser.player import ASKED, begin, missing, play, step, until
from tests.browser.site import Site

SIZES = [(320, 640), (390, 844), (640, 400), (820, 900), (1280, 800)]


HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def end_turn(page: Page, chance: Random) -> None:
    """Play until the turn can be ended, end it, and wait for the next one of one's own."""
    while page.locator(".acts [data-option=end]").count() == 0:
        assert step(page, chance) in ("choose", "confirm")
        page.wait_for_selector(f"{ASKED}, [data-confirm]")
    question = page.locator(".app").get_attribute("data-question")
    page.locator(".acts [data-option=end]").click()
    until(page, f"document.querySelector('.app[data-asked]:not([data-question=\"{question}\"])') !== null")


def test_after_a_reload(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "radlands")
    assert page.locator(".recap").count() == 0  # nothing was missed
    end_turn(page, Random(91))
    assert page.locator(".recap").count() == 0  # who is here sees it happen
    page.reload()
    page.wait_for_selector(".recap__head")
    page.wait_for_selector(ASKED)
    told = page.locator(".prompt [role=status]", has_text="since your last turn")
    assert told.first.inner_text() != ""  # a screen reader says that there is something
    assert not page.locator(".recap__list").is_visible()
    # By key: it opens and takes the focus; what it tells is the end of the log.
    page.keyboard.press("r")
    until(page, "document.activeElement?.id === 'recap'")
    lines = page.locator(".recap__list p").all_inner_texts()
    assert len(lines) > 0
    named = page.locator(".recap__list .cardlink").all_inner_texts()
    assert named[-1] in page.locator(".logbox").inner_text()
    assert violations_in_both_themes(page) == []
    page.keyboard.press("Escape")
    assert page.locator(".recap").count() == 0
    # At any time by key again, by the typed command, and away with the next answer.
    page.keyboard.press("ArrowRight")
    before = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("r")
    until(page, "document.activeElement?.id === 'recap'")
    assert page.locator(".recap__list p").count() == len(lines)
    page.keyboard.press("Escape")
    assert before is not None
    assert page.evaluate("document.activeElement.dataset.key") == before
    page.keyboard.press("/")
    page.keyboard.type("recap")
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
    assert lines[0].strip() in page.locator(".composer__said").inner_text()
    assert missing(page) == []


def test_it_covers_nothing_that_can_be_chosen(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "cardia")
    play(page, seed=92, until=6)
    page.reload()
    page.wait_for_selector(".recap__head")
    page.wait_for_selector(ASKED)
    assert misfits(page, SIZES) == []
    page.locator(".recap__head").tap()
    assert page.locator(".recap__list p").count() > 0
    page.locator(".recap .iconbtn").tap()
    assert page.locator(".recap").count() == 0
    page.reload()
    page.wait_for_selector(".recap__head")
    assert [step(page, Random(1)), step(page, Random(1))] == ["choose", "confirm"]
    until(page, "document.querySelector('.recap') === null")  # whoever answers has seen enough


def test_from_another_tab(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "radlands")
    page.evaluate(HIDE, False)
    assert page.locator(".recap").count() == 0
    page.evaluate(HIDE, True)
    end_turn(page, Random(94))
    assert page.locator(".recap").count() == 0
    page.evaluate(HIDE, False)
    page.wait_for_selector(".recap__head")
    assert page.locator(".recap__list").is_hidden()


def test_on_one_screen(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(name="Anna")
    page.goto(f"{site.url}/new/radlands")
    page.locator("input[value=hotseat]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".app .table")
    chance = Random(93)
    told: list[str] = []
    for _ in range(60):
        if step(page, chance) == "handover":
            page.wait_for_selector(ASKED)
            told += page.locator(".recap__head").all_inner_texts()
    assert len(told) > 1  # whoever takes the device is told what the other did
