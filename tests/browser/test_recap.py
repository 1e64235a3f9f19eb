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
    end_turn(page, Random(91))
    seen = page.locator(".mo").all_inner_texts()
    assert len(seen) > 0  # who is here finds in the strip what was shown
    assert told(page) == ""  # and need not be told of it
    page.reload()
    page.wait_for_selector(".mo")
    page.wait_for_selector(ASKED)
    until(page, "document.querySelectorAll('.mo').length > 0")
    # Whoever comes back finds the same steps, and a screen reader says how many.
    again = page.locator(".mo").all_inner_texts()
    assert again == seen
    assert told(page).startswith(str(len(again)))
    assert violations_in_both_themes(page) == []
    # By key: the focus goes there; the count and each chip can be reached, and Escape leads back.
    page.keyboard.press("ArrowRight")
    before = page.evaluate("document.activeElement.dataset.key")
    assert before is not None
    page.keyboard.press("r")
    until(page, "document.activeElement?.matches('.moments__n') ?? false")
    page.keyboard.press("Tab")
    until(page, "document.activeElement?.matches('.mo') ?? false")
    page.keyboard.press("Enter")  # without motion, to show it again is to mark it
    until(page, "document.querySelector('[data-changed]') !== null")
    page.keyboard.press("Escape")
    until(page, f"document.activeElement?.dataset.key === '{before}'")
    # By the typed command, too.
    page.keyboard.press("/")
    page.keyboard.type("recap")
    page.keyboard.press("Enter")
    until(page, "document.querySelector('.composer__said').innerText !== ''")
    assert missing(page) == []


def told(page: Page) -> str:
    """What a screen reader is told of the strip."""
    return str(page.evaluate("document.querySelector('.notes > .sr[role=status]')?.textContent.trim() ?? ''"))


def test_it_covers_nothing_that_can_be_chosen(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "cardia")
    play(page, seed=92, until=6)
    page.reload()
    page.wait_for_selector(".moments[data-open]")  # it has opened by itself
    page.wait_for_selector(ASKED)
    assert misfits(page, SIZES) == []
    count = page.locator(".mo").count()
    assert count > 0
    page.locator(".moments__x").tap()
    page.locator(".moments").wait_for(state="hidden")
    page.locator(".moments__fold").tap()  # one tap away, at any time
    page.locator(".moments").wait_for()
    assert page.locator(".mo").count() == count
    assert step(page, Random(1)) == "choose"
    page.locator(".moments").wait_for(state="hidden")  # it makes room for whoever chooses
    assert step(page, Random(1)) == "confirm"


def test_from_another_tab(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "radlands")
    page.evaluate(HIDE, False)
    assert page.locator(".moments[data-open]").count() == 0
    page.evaluate(HIDE, True)
    end_turn(page, Random(94))
    assert page.locator(".moments[data-open]").count() == 0
    page.evaluate(HIDE, False)
    page.wait_for_selector(".moments[data-open]")
    assert told(page) != ""


def test_on_one_screen(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(name="Anna")
    page.goto(f"{site.url}/new/radlands")
    page.locator("input[value=hotseat]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".app .table")
    chance = Random(93)
    found: list[str] = []
    for _ in range(60):
        if step(page, chance) == "handover":
            page.wait_for_selector(ASKED)
            found += page.locator(".moments__n").all_inner_texts()
    assert len(found) > 1  # whoever takes the device is told what the other did
