"""The log tells the game, the end is told, and a replay follows its moment: on a desk and on a small phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK
from tests.browser.judge import violations_in_both_themes
from tests.browser.player import END, begin, missing, play, until
from tests.browser.positions import look_at_the_end
from tests.browser.site import Site

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "small"])
GAMES = pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])


def open_log(page: Page) -> None:
    """On a phone the log is behind a button."""
    if not page.locator(".logbox").is_visible():
        page.locator(".panelbtn").click()
    page.locator(".logbox").wait_for()
    until(page, "document.getAnimations().every(one => one.playState !== 'running')")  # the drawer has come in


def lines(page: Page) -> list[str]:
    return [" ".join(line.split()) for line in page.locator(".logbox .log__line").all_inner_texts()]


def no_text_is_cut(page: Page, inside: str) -> None:
    cut = page.locator(inside).evaluate(
        """root => [...root.querySelectorAll('h1, p, b, small, dt, dd, .btn, blockquote')]
        .filter(one => one.checkVisibility() && !one.closest('.card, .turning__p, .campline__c'))
        .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
        .map(one => one.outerHTML.slice(0, 120))"""
    )
    assert cut == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@SIZES
def test_the_log_has_rounds_results_and_effects_in_one_line(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    assert page.locator(".logbox .log__head").all_inner_texts() == ["Round 1"] or size is SMALL
    play(page, seed=21, until=10)
    open_log(page)
    told = lines(page)
    heads = page.locator(".logbox .log__head").all_inner_texts()
    assert heads == [f"Round {number}" for number in range(1, len(heads) + 1)]
    assert f"round {len(heads)}" in page.locator(".top").inner_text() or size is SMALL
    results = [line for line in told if " wins " in line or line.startswith("A tie")]
    assert len(results) >= 2
    assert any("signets" in line for line in results)
    assert any("loses and acts:" in line for line in told)
    assert not any("Influence:" in line or "modifier 3" in line for line in told)
    # Why: hidden until one asks, by a tap on the line or by its button.
    assert page.locator(".log__why").count() == 0
    line = page.locator(".logbox .log__line--why", has_text="loses and acts").last
    line.scroll_into_view_if_needed()
    at = line.evaluate(
        """one => {
            // A finger that comes down beside a link hits the link: words far enough from one are wanted.
            const box = one.getBoundingClientRect();
            const words = (x, y) => document.elementFromPoint(x, y)?.closest('button, .log__line') === one;
            for (let y = box.top + 14; y < box.bottom - 12; y += 4)
                for (let x = box.left + 18; x < box.right - 16; x += 6)
                    if ([-16, 0, 16].every(dx => [-12, 0, 12].every(dy => words(x + dx, y + dy)))) return [x, y];
        }"""
    )
    assert at is not None, "nobody can hit the words of the line"
    (page.touchscreen.tap if size is SMALL else page.mouse.click)(*at)
    page.locator(".log__why").wait_for()
    assert page.locator(".log__why").inner_text() != ""
    page.locator(".log__ask[aria-expanded=true]").evaluate("one => one.click()")
    until(page, "document.querySelectorAll('.log__why').length === 0")
    assert missing(page) == []


def test_a_play_in_radlands_and_what_it_caused_are_one_line(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "radlands")
    play(page, seed=22, until=40)
    told = lines(page)
    heads = page.locator(".logbox .log__head").all_inner_texts()
    assert all(head.startswith("Turn ") for head in heads)
    assert f"turn {len(heads)}" in page.locator(".top").inner_text()
    assert any("(1 water)" in line or "(2 water)" in line for line in told)
    assert any(": " in line and ("damaged" in line or "punk" in line or "draws" in line) for line in told)
    assert not any(line.endswith("has been resolved") or "end of turn" in line for line in told)


def test_the_first_draw_of_fantasy_realms_is_in_the_log(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "fantasy_realms")
    assert " draws " in lines(page)[0]
    assert page.locator(".logbox .log__head").first.inner_text() == "Round 1"


def to_the_end(page: Page, site: Site, game: str) -> None:
    """Cardia is short and played; longer games are brought as records (test_games plays them to their ends)."""
    if game == "cardia":
        begin(page, site.url, game)
        play(page, seed=23)
    else:
        look_at_the_end(page, site, game, seed=23)
    page.locator(f"{END} .story").wait_for()


@GAMES
@SIZES
def test_the_end_is_told_on_the_page(
    site: Site, visitor: Callable[..., Page], pictures: Path, game: str, size: dict[str, Any]
) -> None:
    page = visitor(size)
    to_the_end(page, site, game)
    page.screenshot(path=pictures / f"end-{game}-{'360' if size is SMALL else 'desk'}.png")
    assert page.locator("dialog[open]").count() == 0
    title = page.locator(f"{END} h1").inner_text()
    assert " wins" in title or "drawn" in title
    assert page.evaluate("document.activeElement?.id") == "fin-title"
    if game == "cardia":
        assert "signet" in title
        assert page.locator(f"{END} .tl__r").count() >= 3
        assert page.locator(f"{END} .tl").get_attribute("aria-label") != ""
    elif game == "radlands":
        assert "amps standing" in title
        assert "core" not in page.locator(END).inner_text().replace("Scorched", "")
        assert page.locator(f"{END} .campline__c").count() == 6
        assert page.locator(f"{END} .fallen > li").count() >= 3
    else:
        assert page.locator(f"{END} .fin__hand > li").count() >= 7
        assert page.locator(f"{END} .bars dt").count() >= 2
        points = [int(one.replace("−", "-")) for one in page.locator(f"{END} .fin__pts").all_inner_texts()]
        best = max(int(one) for one in page.locator(f"{END} .bars i").all_inner_texts())
        assert sum(points) == best
    no_text_is_cut(page, END)
    open_log(page)
    page.locator(".log__end").wait_for()  # the winner is named in the log, too
    assert page.locator(".log__end b").inner_text().split()[0] == title.split()[0]
    assert missing(page) == []


@pytest.mark.parametrize("game", ["cardia", "fantasy_realms"])
def test_the_end_is_fit_for_everybody(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    to_the_end(page, site, game)
    assert violations_in_both_themes(page) == []


@SIZES
def test_a_replay_follows_the_moment(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "cardia")
    play(page, seed=24)
    page.locator(f"{END} [data-replay]").click()
    page.wait_for_selector("[data-moment='0']")
    # The hand, the question and the answer of the moment; nothing can be chosen.
    until(page, "document.querySelectorAll('.handzone .hand [data-card]').length === 5")
    assert page.locator(".handzone .hand").is_visible()
    page.locator(".prompt__ask", has_text="Choose a card").wait_for()
    assert page.locator("[data-legal]").count() == 0
    open_log(page)
    assert lines(page) == []
    if size is SMALL:
        page.keyboard.press("l")
    # Within the first round the answer of the seat one looks from is told, when it is given.
    if page.locator(".prompt__ask small").inner_text() == "":
        page.locator("button[aria-label='One step on']").click()
        page.wait_for_selector("[data-moment='1']")
    page.locator(".prompt__ask small", has_text="Zofia: ").wait_for()
    last = int(page.locator("#moment").get_attribute("max") or 0)
    page.locator("#moment").fill(str(last // 2))
    until(page, f"document.querySelector('[data-moment]')?.dataset.moment === '{last // 2}'")
    open_log(page)
    half = len(lines(page))
    assert half > 1
    assert page.locator(".log__end").count() == 0
    if size is SMALL:
        page.keyboard.press("l")
    # All hands, by choice.
    page.locator("#pov").select_option("all")
    until(page, "document.querySelectorAll('[data-hands] .hand').length === 2")
    page.screenshot(path=pictures / f"replay-{'360' if size is SMALL else 'desk'}.png")
    page.locator("#moment").fill(str(last))
    until(page, f"document.querySelector('[data-moment]')?.dataset.moment === '{last}'")
    open_log(page)
    assert len(lines(page)) > half
    page.locator(".log__end").wait_for()
    if size is SMALL:
        page.keyboard.press("l")
    page.locator("[data-the-end]").click()
    page.wait_for_selector(END)
    assert missing(page) == []
