"""A whole game without a mouse: digits, arrows, Space, Escape, and the typed command line."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.player import ASKED, END, LATER, THINGS, WHOLE, begin, ended, until
from tests.browser.site import Site


@pytest.mark.whole
@pytest.mark.parametrize("game", ["cardia", "radlands"])
def test_a_game_by_keys_only(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    page.goto(site.url)
    page.wait_for_selector(f"[data-play={game}]:not([disabled])")
    for _ in range(60):  # Tab reaches the button from the top of the page
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.play") == game:
            break
    page.keyboard.press("Enter")
    page.wait_for_selector(".app .table")
    for turn in range(900 if WHOLE or game == "cardia" else 60):
        page.wait_for_selector(f"{END}, [data-confirm], {ASKED}", state="attached")
        if ended(page):
            break
        if page.locator("[data-confirm]").count() > 0:
            page.keyboard.press("Space")
        elif turn % 5 == 4 and page.locator(".handzone [data-legal]").count() > 1:
            page.keyboard.press("1")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(str(1 + turn % min(9, page.locator(THINGS).count())))
    if WHOLE or game == "cardia":
        assert ended(page)
        assert page.locator(f"{END} h1").inner_text() != ""


def test_arrows_move_within_the_hand_and_escape_deselects(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.keyboard.press("1")
    first = page.evaluate("document.activeElement.dataset.key")
    assert page.locator("[data-confirm]").count() == 1
    page.keyboard.press("Escape")
    assert page.locator("[data-confirm]").count() == 0
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.dataset.key")
    assert second != first
    assert second.startswith("c0:")
    page.keyboard.press("i")
    assert page.locator(".inspect .card__text").first.inner_text() != ""


@pytest.mark.folder
def test_the_typed_command_line(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    before = page.locator(".hand [data-card]").count()

    def say(line: str) -> str:
        page.keyboard.press("/")
        page.keyboard.type(line)
        page.keyboard.press("Enter")
        page.keyboard.press("Escape")
        return str(page.locator(".composer__said").inner_text())

    assert "5: " in say("options")
    assert say("hand").count(";") == before - 1
    assert "Influence" in say("why 2")
    assert "99" in say("play 99")
    say("play 2")
    until(page, "document.querySelectorAll('.enc .card--cardia').length === 2")  # the bot's too


@pytest.mark.server  # a service worker would answer what is held back here
def test_keys_that_are_pressed_before_the_panel_is_there_wait_for_it(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    later = set(page.evaluate(LATER))
    assert any(url.endswith(".js") for url in later)
    held: list[Route] = []
    holding = True
    page.route(lambda url: url in later, lambda route: held.append(route) if holding else route.continue_())

    def impatient(*keys: str) -> None:
        """They are pressed at a table that is there but for what comes later; then that comes, too."""
        nonlocal holding
        holding = True
        page.reload()
        page.wait_for_selector(ASKED)
        assert page.locator(".panel[data-there]").count() == 0
        for key in keys:
            page.keyboard.press(key)
        assert page.locator("dialog[open], .composer__said").count() == 0
        holding = False
        while held:
            held.pop().continue_()

    cards = page.locator(".hand [data-card]").count()
    impatient("/", *"options", "Enter", "Escape")
    expect(page.locator(".composer__said")).to_contain_text("5: ")
    assert page.locator(".hand [data-card]").count() == cards, "no key was taken for the table's"
    impatient("?")
    expect(page.locator("dialog[open] .keys kbd").first).to_be_visible()


def test_help_lists_the_keys(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.keyboard.press("?")
    assert page.locator("dialog[open] .keys kbd").count() >= 10
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
