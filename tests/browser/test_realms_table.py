"""The table of Fantasy Realms: what a choice brings is told before it is made, on a desk and on a phone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.cards import IDS
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import (
    ASKED,
    ASKS,
    END,
    WHOLE,
    asked_of_scorer,
    begin,
    ended,
    missing,
    play,
    step,
    tap,
    until,
)
from tests.browser.site import Site

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")]

# Whatever is written on the table and the hand lies within what it is written on, and within the window.
CUT = """() => [...document.querySelectorAll(
    '.realm .place small, .realm .score, .th__n, .take, .badge, .way b, .path b, .hand .card__plate'
      + ', .counting .btn, .compare__cell'
  )].filter((one) => one.checkVisibility()).filter((one) => {
    const box = one.getBoundingClientRect();
    if (box.width === 0) return false;
    const card = one.closest('.hand .card')?.getBoundingClientRect();
    return one.scrollWidth > one.clientWidth + 2 && getComputedStyle(one).overflow !== 'visible'
      || box.left < -1 || box.right > innerWidth + 1
      || card !== undefined && one.matches('.card__plate') && (box.bottom > card.bottom + 1 || box.top < card.top - 1);
  }).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 40)}`)"""
# What can be chosen, and is not on the screen without scrolling.
HIDDEN = """() => [...document.querySelectorAll(
    '.realm [data-legal], .hand [data-legal], .acts [data-option]'
  )].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  }).map((one) => `${one.dataset.key ?? one.dataset.option}`)"""


def card_of(key: str | None) -> str:
    assert key is not None
    assert key.startswith("c:")
    return key.removeprefix("c:")


def held(page: Page) -> list[str]:
    """The cards of one's own hand, as they lie there."""
    keys = page.locator(".hand [data-key^='c:']").evaluate_all("all => all.map((one) => one.dataset.key)")
    return [card_of(key) for key in keys]


def area(page: Page) -> list[str]:
    keys = page.locator(".market [data-key^='c:']").evaluate_all("all => all.map((one) => one.dataset.key)")
    return [card_of(key) for key in keys]


def until_counted(page: Page) -> None:
    """What each card of the area would bring stands on it."""
    until(
        page, "document.querySelectorAll('.market .take').length === document.querySelectorAll('.market .card').length"
    )


def to_a_choice_of_takes(page: Page, seed: int) -> None:
    """Play until there are three cards in the area and one of them can be taken."""
    chance = Random(seed)
    for _ in range(60):
        page.wait_for_selector(f"{ASKED}, {END}")
        if page.locator(".market [data-legal]").count() >= 3:
            until_counted(page)
            return
        step(page, chance)
    raise AssertionError("nothing came to lie in the area")


@pytest.mark.parametrize("size", SIZES)
def test_a_take_brings_what_it_says(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "fantasy_realms")
    to_a_choice_of_takes(page, 5)
    hand, open_cards = held(page), area(page)
    now = score(hand, open_cards).total
    assert page.locator(".score b").inner_text() == str(now)
    places = page.locator(".market .place", has=page.locator(".card"))
    best: tuple[int, str] = (-1000, "")
    for card, place in zip(open_cards, places.all(), strict=True):
        after = {
            goes: score(
                [one for one in [*hand, card] if one != goes], [*[one for one in open_cards if one != card], goes]
            ).total
            for goes in [*hand, card]
        }
        gain = max(after.values()) - now
        told = place.locator(".take").inner_text()
        assert told == ("±0" if gain == 0 else f"+{gain}"), card
        best = max(best, (gain, card))
    # The best one is marked; it is chosen, and the hand is priced anew where it lies.
    gain, card = best
    assert gain > 0, "a deal in which nothing can be gained shows nothing: take another"
    assert page.locator(".take[data-best]").count() == 1
    tap(page.locator(f".market [data-key='c:{card}']"))
    until(page, f"document.querySelector('.score b').textContent === '{now + gain}'")
    assert page.locator(".score s").inner_text() == str(now)
    assert f"{now} → {now + gain}" in page.locator(".prompt").inner_text()
    assert page.locator(".ghostcard").count() == 1
    (out,) = page.locator(".hand .is-out").all()
    goes = card_of(out.get_attribute("data-key"))
    assert page.evaluate(CUT) == []
    # And so it comes: the same score is offered at the discard, and it is what the hand is worth then.
    page.locator("[data-confirm]").click()
    page.wait_for_selector(".hand [data-legal]")
    until(page, "document.querySelectorAll('.hand .badge--left').length === 8")
    assert page.locator(f".hand [data-key='c:{goes}'] .badge--left[data-best]").inner_text() == str(now + gain)
    tap(page.locator(f".hand [data-key='c:{goes}']"))
    page.locator("[data-confirm]").click()
    until(page, "document.querySelectorAll('.hand [data-key]').length === 7")
    kept = [*[one for one in hand if one != goes], card]
    assert sorted(held(page)) == sorted(kept)
    assert score(kept, [goes]).total == score(kept).total == now + gain
    until(page, f"document.querySelector('.score b').textContent === '{now + gain}'")


@pytest.mark.parametrize("size", SIZES)
def test_all_choices_are_compared_at_once(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "fantasy_realms")
    to_a_choice_of_takes(page, 5)
    hand, open_cards = held(page), area(page)
    page.locator("[data-compare]").click()
    rows = page.locator(".compare__row:has([data-take])")
    assert rows.count() == len(open_cards)
    for row in rows.all():
        card = row.locator("[data-take]").get_attribute("data-take")
        assert card is not None
        cells = row.locator(".compare__cell:not(.compare__best)").all_inner_texts()
        columns = page.locator(".compare__head .th .sr").all_inner_texts()
        assert len(cells) == len(columns) == 7
        rest = [one for one in open_cards if one != card]
        expected = sorted(
            str(score([*[one for one in hand if one != goes], card], [*rest, goes]).total) for goes in hand
        )
        assert sorted(cells) == expected
    assert page.evaluate(CUT) == []
    assert violations(page) == []
    # A row chooses its card and closes; so do Esc and a click elsewhere.
    taken = rows.first.locator("[data-take]").get_attribute("data-take")
    rows.first.locator("[data-take]").click()
    page.wait_for_selector(f".market [data-key='c:{taken}'].is-selected")
    assert page.locator(".compare").is_hidden()
    page.locator("[data-compare]").click()
    assert page.locator(".compare").is_visible()
    page.keyboard.press("Escape")
    page.locator(".compare").wait_for(state="hidden")
    assert page.locator(f".market [data-key='c:{taken}'].is-selected").count() == 1  # what was chosen stays chosen


@pytest.mark.parametrize("size", SIZES)
def test_the_score_sheet_is_there_during_play(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "fantasy_realms")
    to_a_choice_of_takes(page, 5)
    hand = held(page)
    found = score(hand, area(page))
    page.locator(".counting__more .btn").first.click()
    sheet = page.locator(".pop--sheet .sheet")
    sheet.wait_for(state="visible")
    assert sheet.locator(".sheet__sum").inner_text() == str(found.total)
    points = sheet.locator("tbody .tot").all_inner_texts()
    assert sorted(points) == sorted(str(card.points) for card in found.cards)
    assert violations(page) == []
    page.mouse.click(6, 200)
    sheet.wait_for(state="hidden")


def test_who_wants_no_counting_gets_none(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(counting="off")
    page.add_init_script(ASKS)
    begin(page, site.url, "fantasy_realms")
    play(page, seed=5, until=12)
    assert page.locator(".take, .score, .badge--left").count() == 0
    play(page, seed=6)
    assert ended(page)
    assert asked_of_scorer(page) == []


def test_nothing_that_is_hidden_is_asked_about(site: Site, visitor: Callable[..., Page]) -> None:
    """The scorer gets cards of one's own hand and cards that lie open: wherever the rest lay, it would say the same."""
    page = visitor(PHONE)
    page.add_init_script(ASKS)
    # What a seat may know is what it is told: a bot may take a card again before anybody looks at the screen.
    told: set[str] = set()

    def hear(frame: str | bytes) -> None:
        told.update(re.findall(r"\w+", frame if isinstance(frame, str) else frame.decode()))

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    begin(page, site.url, "fantasy_realms")
    chance = Random(3)
    for _ in range(40):
        if ended(page) or page.locator("[data-ending]").count():
            break
        step(page, chance)
        page.wait_for_timeout(150)  # at the speed of people: who hurries is told less
    forms = [one["form"] for one in asked_of_scorer(page)]
    assert len(forms) > 3
    for form in forms:
        named = {word for word in re.findall(r"\w+", json.dumps(form)) if word in IDS}
        assert named <= told, "a card that this player was never told of"
        assert "deck" not in json.dumps(form)


def to_the_last_choices(page: Page, site: Site, most: int = 12) -> None:
    """Games until one ends with a choice of ours: a wild card, the Book, the Necromancer or the Island is kept."""
    for seed in range(most):
        begin(page, site.url, "fantasy_realms")
        chance = Random(seed)
        for _ in range(200):
            kind = step(page, chance)
            if page.locator("[data-ending]").count():
                page.wait_for_selector(".ways")
                return
            if kind == "ended":
                break
    raise AssertionError("no game ended with a choice of ours")


@pytest.mark.parametrize("size", SIZES)
def test_last_choices_are_cards_with_their_scores(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    page.add_init_script(ASKS)
    to_the_last_choices(page, site)
    hand = held(page)
    laid = page.evaluate("[...document.querySelectorAll('.ways [data-key]')].map((one) => one.dataset.key)")
    told = [one["answer"] for one in asked_of_scorer(page) if one["work"] == "ways"]
    ways = {"way:" + "/".join(way["answers"]): way for way in told[-1]["ways"]}
    assert set(laid) == set(ways)
    assert page.locator(".acts [data-option]").count() == 0  # no grey buttons
    assert page.evaluate(CUT) == []
    best = max(way["most"] for way in ways.values())
    (marked,) = {way["most"] for key, way in ways.items() if way["best"]}
    assert marked == best
    starred = page.locator(".way.is-best .way__score b, .way--bare.is-best b").all_inner_texts()
    assert set(starred) == {str(way["now"]) for way in ways.values() if way["best"]}
    key = page.locator(".way.is-best [data-key], .way.is-best[data-key]").first.get_attribute("data-key")
    assert key is not None
    assert ways[key]["best"]
    assert violations_in_both_themes(page) == []
    # What is chosen is what is got.
    page.locator(f"[data-key='{key}']").first.click()
    assert str(ways[key]["now"]) in page.locator("[data-confirm]").inner_text()
    page.wait_for_selector(f".hand [data-key='c:{hand[0]}']")
    page.locator("[data-best-of-all]").click()
    page.wait_for_selector(END)
    until(page, f"[...document.querySelectorAll('.bars dd')].some((one) => one.textContent.trim() === '{best}')")
    assert missing(page) == []


@pytest.mark.whole
@pytest.mark.parametrize("language", ["en", "pl", "fr", "hu"])
def test_a_whole_game_on_a_phone(site: Site, visitor: Callable[..., Page], language: str) -> None:
    """Every legal thing is on the screen at every question, nothing is cut, and nothing lies beside the window."""
    page = visitor(PHONE, language=language)
    begin(page, site.url, "fantasy_realms")
    chance = Random(11)
    whole = WHOLE or language == "en"  # of the other languages a sample
    for _ in range(200 if whole else 12):
        page.wait_for_selector(f"{ASKED}, {END}")
        if ended(page):
            break
        if page.locator("[data-ending]").count() == 0:
            assert page.evaluate(HIDDEN) == []
            assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        step(page, chance)
    assert ended(page) or not whole
    assert missing(page) == []
    assert raw(page) == []


def test_the_table_fits_every_window(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "fantasy_realms")
    to_a_choice_of_takes(page, 5)
    assert misfits(page, [(320, 640), (360, 740), (844, 390), (720, 450), (1440, 900)]) == []


def test_what_a_rival_took_lies_with_the_rival(site: Site, visitor: Callable[..., Page]) -> None:
    """Taken from the area, known to all: a small card in the strip, then how many are unknown."""
    page = visitor(PHONE)
    begin(page, site.url, "fantasy_realms")
    chance = Random(2)
    for _ in range(60):
        if page.locator(".opp [data-key^='k:']").count():
            break
        step(page, chance)
        page.wait_for_selector(f"{ASKED}, {END}")
    strip = page.locator(".opp:has([data-key^='k:'])").first
    known = strip.locator("[data-key^='k:']").count()
    assert strip.get_attribute("data-zone") is not None
    assert strip.locator(".th--unk").inner_text() == f"{7 - known}?"
    strip.locator("[data-key^='k:']").first.click()
    page.wait_for_selector(".acts__read, .inspect")
