"""Things done with the mouse besides clicking: dragging, reading a card, the log, sharing a link."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.player import ASKED, END, begin, play, step, tap, until
from tests.browser.site import Site


def drag(page: Page, card: Locator, x: float, y: float) -> None:
    """Pick a card up at its left edge, where it can be seen, and let it go there."""
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + min(20, box["width"] / 2), box["y"] + min(60, box["height"] / 2))
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 30, steps=4)
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_cardia_a_card_is_dragged_to_the_table_and_back_into_the_hand(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    card = page.locator(".hand [data-legal]").nth(2)
    key = card.get_attribute("data-key")
    # Let go over the hand, it is still there, and nothing is chosen.
    drag(page, card, *middle(page.locator(".hand [data-legal]").nth(0)))
    assert page.locator("[data-confirm]").count() == 0
    assert page.locator(f".hand [data-key='{key}']").count() == 1
    drag(page, card, 480, 330)
    page.wait_for_selector(f".enc [data-key='{key}']")
    assert page.locator(f".hand [data-key='{key}']").count() == 0
    # Onto a card that lies there: the table as well.
    page.wait_for_selector(ASKED)
    for _ in range(20):
        if page.locator(".prompt__ask", has_text="Choose a card").count() > 0:
            break
        step(page, Random(2))
    second = page.locator(".hand [data-legal]").first
    key = second.get_attribute("data-key")
    drag(page, second, *middle(page.locator(".enc .card--cardia").first))
    page.wait_for_selector(f".enc [data-key='{key}']")
    assert page.locator(f".hand [data-key='{key}']").count() == 0


def test_radlands_a_person_is_dragged_to_a_place_and_a_card_to_the_junk(
    site: Site, visitor: Callable[..., Page]
) -> None:
    page = visitor()
    begin(page, site.url, "radlands")
    chance = Random(4)  # camps with whom the hand holds those below
    for _ in range(20):
        if page.locator(".rhand [data-legal]").count() > 0:
            break
        step(page, chance)
        page.wait_for_selector(f"{ASKED}, [data-confirm]")
    held = page.locator(".rhand [data-card]").count()
    place = page.locator(".room[data-drop='p:0-1-1'], .room[data-key='p:0-1-1']")
    # Too dear: it says so, and nothing happens; least of all is the card junked, the only thing one could do with it.
    drag(page, page.locator("[data-key='h:molgur_stang']"), *middle(place))
    page.locator(".prompt__ask small", has_text="needs 4 water, there is 3").wait_for()
    assert page.locator(".rhand [data-card]").count() == held
    # It can be junked, and its button says what for.
    assert "Junk: gain a punk" in page.locator("[data-confirm]").inner_text()
    page.keyboard.press("Escape")
    # One drag plays somebody, and there.
    drag(page, page.locator("[data-key='h:mutant']"), *middle(place))
    page.wait_for_selector("[data-key='p:0-1-1']")
    until(page, f"document.querySelectorAll('.rhand [data-card]').length === {held - 1}")
    page.wait_for_selector(ASKED)
    drag(page, page.locator("[data-key='h:famine']"), *middle(page.locator(".stock__junk")))
    until(page, f"document.querySelectorAll('.rhand [data-card]').length === {held - 2}")
    page.locator(".logbox p", has_text="junks Famine").wait_for()


@pytest.mark.folder
def test_fantasy_realms_cards_are_dragged_into_the_hand_and_out_of_it(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "fantasy_realms")
    for turn in range(2):
        # First from the deck, then from the discard area.
        source = page.locator("[data-key=deck]" if turn == 0 else ".market [data-legal]").first
        drag(page, source, *middle(page.locator(".hand [data-card]").nth(3)))
        until(page, "document.querySelectorAll('.hand [data-card]').length === 8")
        page.wait_for_selector(ASKED)
        leaving = page.locator(".hand [data-legal]").nth(2)
        name = leaving.locator(".card__name").inner_text().replace("\xad", "")
        drag(page, leaving, *middle(page.locator(".place").nth(8 if turn == 0 else 0)))
        # In the log: on the table a bot may have taken it already.
        page.locator(".logbox p", has_text=f"discards {name}").wait_for()
        assert page.locator(".hand [data-card]").count() == 7
        page.wait_for_selector(ASKED)


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_a_card_is_read_with_its_value_and_why(site: Site, visitor: Callable[..., Page], game: str) -> None:
    page = visitor()
    begin(page, site.url, game)
    play(page, seed=84, until=8)
    page.keyboard.press("Escape")
    lying = {
        "cardia": ".enc .card--cardia",
        "radlands": ".rad [data-key^='p:']",
        "fantasy_realms": ".hand .card--fantasy_realms",
    }
    card = page.locator(lying[game]).first
    card.click(button="right", position={"x": 12, "y": 30})
    page.wait_for_selector(".inspect__why")
    assert page.locator(".inspect .card__text").first.inner_text() != ""
    assert page.locator(".inspect__why p, .inspect__why b").count() >= 1
    if game != "fantasy_realms":
        assert page.locator(".inspect__why small").count() >= 1  # the rule behind it, in words
    page.keyboard.press("Escape")
    assert page.locator(".inspect").count() == 0


def test_the_log_shows_cards_and_moments(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    play(page, seed=85, until=6)
    page.keyboard.press("Escape")
    link = page.locator(".logbox .cardlink").first
    link.hover()
    page.locator(".inspect .card__name", has_text=link.inner_text()).first.wait_for()
    now = page.locator(".enc .card--cardia").count()
    assert now > 2
    page.locator(".logbox .log__moment").first.click()
    until(page, f"document.querySelectorAll('.enc .card--cardia').length < {now}")
    assert page.locator("[data-legal]").count() == 0  # one only looks back
    page.keyboard.press("Escape")
    until(page, f"document.querySelectorAll('.enc .card--cardia').length === {now}")


@pytest.mark.server
@pytest.mark.parametrize("modern", [True, False], ids=["clipboard", "plain http"])
def test_the_link_of_a_game_is_copied_and_shows_it_to_others(
    site: Site, visitor: Callable[..., Page], modern: bool
) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    play(page, seed=86)
    if modern:
        page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    else:
        page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.locator(f"{END} .btn", has_text="Copy the link").click()
    page.locator(f"{END} .btn", has_text="Copied").wait_for()
    if not modern:
        page.goto(f"{site.url}/calculator")
        page.locator("[role=combobox]").focus()
        page.keyboard.press("Control+V")
        assert "/table/" in page.locator("[role=combobox]").input_value()
        return
    other = visitor(name="Nobody")
    other.goto(page.evaluate("navigator.clipboard.readText()"))
    other.wait_for_selector(f"{END} .story")
    assert other.locator(f"{END} h1").inner_text() == page.locator(f"{END} h1").inner_text()


def test_motion_follows_the_cards_unless_it_is_off(site: Site, visitor: Callable[..., Page]) -> None:
    moving = """() => {
        window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); };
    }"""
    counts = {}
    for motion in ("off", "fast"):
        page = visitor(motion=motion)
        begin(page, site.url, "cardia")
        page.evaluate(moving)
        tap(page.locator(".hand [data-legal]").first)
        page.locator("[data-confirm]").click()
        until(page, "document.querySelectorAll('.logbox .cardlink').length > 0")
        page.wait_for_selector(ASKED)
        counts[motion] = page.evaluate("window.moved")
    assert counts["off"] == 0
    assert counts["fast"] > 0
