"""Other ways to play: a match, Chaos with its clock and offers, every option of a game from the form, motion on."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.player import begin, ended, missing, play, tap, until
from tests.browser.site import Site


def test_a_match_goes_on_to_the_next_game(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=bot]").check()
    page.locator("#series").select_option("match")
    page.click("[data-begin]")
    page.wait_for_selector("main .btn--primary")
    page.locator("main .btn--primary").first.click()
    page.wait_for_selector(".app .table")
    first = page.url
    play(page, seed=81)
    page.locator("dialog[open] .btn--primary").first.click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".handzone [data-key]")
    assert missing(page) == []


def test_chaos_has_offers_and_a_clock(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("select[data-setting=variant]").select_option("chaos")
    page.locator("input[value=bot]").check()
    page.locator("#chaos").fill("3")
    page.click("[data-begin]")
    page.wait_for_selector(".clock")
    page.wait_for_selector(".acts [data-option=offer]")
    before = page.locator(".clock").inner_text()
    page.locator(".acts [data-option=offer]").click()
    page.wait_for_selector(".hand [data-legal]")
    tap(page.locator(".hand [data-legal]").first)
    page.locator("[data-confirm]").click()
    page.locator(".acts [data-option=anyone]").click()
    page.locator(".acts [data-option=anything]").click()
    page.wait_for_selector(".offer.is-mine")
    assert page.locator(".offer.is-mine .card--realm").count() >= 1
    until(page, f"document.querySelector('.clock').textContent !== '{before}'")
    assert missing(page) == []


def test_options_of_the_form_reach_the_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("select[data-setting=deck]").select_option("mix")
    page.locator("[data-setting=mix] label").first.click()
    page.locator("[data-setting=locations] label").first.click()
    assert "2" in page.locator(".difficulty").inner_text()  # the mix and the first location count one star each
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".loc")
    assert page.locator(".loc").count() == 1
    page.goto(f"{site.url}/new/radlands")
    page.locator("select[data-setting=camps]").select_option("first_game")
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".rad .card--rad")
    assert page.locator(".card[data-kind=camp]").count() == 6


def test_seven_at_one_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("input[value=bot]").check()
    page.locator("#seats").select_option("6")
    page.click("[data-begin]")
    page.wait_for_selector(".opp")
    assert page.locator(".opp").count() == 5
    names = page.locator(".opp .seat__word").all_inner_texts()
    assert len(set(names)) == 5
    play(page, seed=82)
    assert ended(page)


def test_with_motion_and_without_confirmation(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="fast", confirm="off")
    begin(page, site.url, "cardia")
    tap(page.locator(".hand [data-legal]").first)
    page.wait_for_selector(".enc .card--cardia")
    assert page.locator("[data-confirm]").count() == 0
    play(page, seed=83)
    assert ended(page)


def test_a_card_can_be_dragged(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    card = page.locator(".hand [data-legal]").nth(2)
    key = card.get_attribute("data-key")
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] - 120, steps=6)
    page.mouse.move(480, 330, steps=6)
    page.mouse.up()
    page.wait_for_selector(f".enc [data-key='{key}']")
    assert page.locator(f".hand [data-key='{key}']").count() == 0


def test_a_card_is_read_with_its_value_and_why(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    play(page, seed=84, until=8)
    page.wait_for_selector(".enc .card--cardia")
    page.locator(".enc .card--cardia").first.click(button="right")
    page.wait_for_selector(".inspect__why")
    assert page.locator(".inspect .card__text").first.inner_text() != ""
    assert page.locator(".inspect__why small").count() >= 1  # the rule behind it, in words
