"""The calculator at a real table: two taps a card, typing, the whole table in the address, solved and explained."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.cards import IDS
from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, violations
from tests.browser.player import missing, until
from tests.browser.site import Site

AREA = ["dragon", "hydra", "king", "queen", "rangers", "knights", "warlord", "beastmaster", "unicorn", "warhorse"]
SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
FIVE = "#h=Anna~0.1.2&h=B%C3%A9la~5.6.7&h=Csilla~a.b.c&h=D%C3%B3ra~f.g.h&h=Ewa~k.l.m"


def link(hand: list[str], area: list[str]) -> str:
    """The address of a table with one hand, as the page writes it."""
    digits = "0123456789abcdefghijklmnopqrstuvwxyz"

    def cards(ids: list[str]) -> str:
        numbers = [IDS.index(card) for card in ids]
        return ".".join(f"{digits[n // 36] if n >= 36 else ''}{digits[n % 36]}" for n in numbers)

    return f"#h=~{cards(hand)}&d={cards(area)}"


def test_two_taps_a_card_on_a_phone(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor(PHONE, "pl")
    page.goto(f"{site.url}/calculator")
    for suit, card in [(8, 2), (7, 0), (7, 3), (9, 3), (8, 3), (0, 0), (6, 3)]:
        page.locator(".suit").nth(suit).click()
        page.locator(".picks .card").nth(card).click()
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    page.screenshot(path=pictures / "calculator-phone.png", full_page=True)
    assert page.locator(".sheet tbody tr").count() == 7
    assert page.locator(".pl[aria-selected=true] b").inner_text() == page.locator(".sheet__sum").inner_text()
    assert missing(page) == []
    # The address carries the table to another device.
    other = visitor(language="hu")
    other.goto(page.url)
    other.wait_for_selector(".sheet__sum")
    assert other.locator(".sheet__sum").inner_text() == page.locator(".sheet__sum").inner_text()


@pytest.mark.folder
def test_typing_and_the_known_example(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    for name in ("great fl", "rainst", "whirl", "lightn", "water el", "knights", "forest"):
        page.locator("[role=combobox]").fill(name)
        page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    page.screenshot(path=pictures / "calculator-desk.png")
    # Whirlwind 53, Lightning 41, Great Flood 32, Rainstorm 28, Water Elemental 19; Knights and Forest are blanked.
    assert page.locator(".sheet__sum").inner_text() == "173"
    assert page.locator("tr[data-blanked]").count() == 2
    page.locator(".calc__how summary").click()
    assert page.locator(".calc__how li").count() > 7


def test_wild_cards_are_solved(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    for name in ("shapes", "mirage", "doppel", "book of", "king", "knights", "island"):
        page.locator("[role=combobox]").fill(name)
        page.keyboard.press("Enter")
    # Each card that is added asks anew: what is shown meanwhile is the answer for fewer cards.
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 7")
    assert page.locator(".calc__choices li").count() >= 3
    assert int(page.locator(".sheet__sum").inner_text()) > 40


def test_the_server_is_asked_nothing(site: Site, visitor: Callable[..., Page]) -> None:
    """The worst hand there is, counted on this device, while the page goes on."""
    page = visitor()
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if "/api/fantasy-realms/" in one.url else None)
    hand = ["necromancer", "book_of_changes", "shapeshifter", "mirage", "doppelganger", "island", "collector"]
    page.goto(f"{site.url}/calculator{link(hand, AREA)}")
    expect(page.locator(".sheet__sum")).to_have_text(str(score(hand, AREA).total), timeout=20_000)
    assert sent == []


def test_a_card_lies_in_one_place(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    page.locator("[role=combobox]").fill("dragon")
    page.keyboard.press("Enter")
    page.locator(".pl").nth(1).click()
    page.locator("[role=combobox]").fill("dragon")
    page.keyboard.press("Enter")
    page.wait_for_selector(".calc__hand .card")
    assert page.locator(".calc__hand .card").count() == 1
    page.locator(".pl").nth(0).click()
    assert page.locator(".calc__hand .card").count() == 0


def test_five_players_on_a_small_phone_and_all_can_be_undone(
    site: Site, visitor: Callable[..., Page], pictures: Path
) -> None:
    page = visitor(SMALL)
    page.goto(f"{site.url}/calculator{FIVE.rsplit('&', 1)[0]}")
    page.wait_for_selector(".sheet__sum")
    page.get_by_label("Add a player").click()
    expect(page.locator(".pl:not(.pl--area)")).to_have_count(5)
    page.locator("#player-name").fill("Ewa")
    page.locator(".suit").nth(5).click()
    page.locator(".picks .card").first.click()
    expect(page.locator(".calc__rank li")).to_have_count(5)
    totals = [int(text) for text in page.locator(".calc__rank em").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    page.screenshot(path=pictures / "calculator-360.png")
    assert violations(page) == []
    # The night: noted, taken back, noted again, reset, taken back.
    hand = page.locator(".calc__hand .card")
    page.locator("[data-note]").click()
    expect(page.locator(".calc__night tr")).to_have_count(5)
    expect(hand).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(page.locator(".calc__night")).to_have_count(0)
    expect(hand).to_have_count(1)
    page.locator("[data-note]").click()
    expect(page.locator(".pl small").first).to_contain_text("Σ")
    page.locator("[data-reset]").click()
    expect(page.locator(".calc__night")).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(page.locator(".calc__night tr")).to_have_count(5)
    page.locator("[data-undo]").click()
    # Clear all, and all is back.
    page.locator("[data-clear]").click()
    expect(page.locator(".calc__rank")).to_have_count(0)
    page.locator("[data-undo]").click()
    expect(page.locator(".calc__rank li")).to_have_count(5)
    assert [int(text) for text in page.locator(".calc__rank em").all_inner_texts()] == totals
    # Seven fit as well.
    for _ in range(2):
        page.get_by_label("Add a player").click()
    expect(page.get_by_label("Add a player")).to_have_count(0)
    expect(page.locator(".pl[aria-selected=true]")).to_be_in_viewport()
    assert misfits(page, [(360, 740), (320, 640)]) == []


def test_choices_by_hand_stand_beside_the_best(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/calculator")
    for name in ("shapes", "book of", "king", "knights", "island", "great fl"):
        page.locator("[role=combobox]").fill(name)
        page.keyboard.press("Enter")
    until(page, "document.querySelectorAll('.sheet tbody tr').length === 6")
    best = int(page.locator(".sheet__sum").inner_text())
    book = page.locator("[data-chooser=book_of_changes]")
    book.locator("[aria-expanded]").click()
    ways = book.locator(".calc__way")
    expect(ways.first).to_contain_text("best")
    assert int(ways.first.locator("b").inner_text()) == best
    assert violations(page) == []
    book.get_by_role("button", name="more").click()
    other = ways.last
    worth = int(other.locator("b").inner_text())
    assert worth < best
    other.click()
    expect(page.locator(".sheet__sum")).to_have_text(str(worth))
    expect(book).to_contain_text("by hand")
    book.locator(".btn", has_text="Back to the best").click()
    expect(page.locator(".sheet__sum")).to_have_text(str(best))
    page.locator("[data-undo]").click()
    expect(page.locator(".sheet__sum")).to_have_text(str(worth))
