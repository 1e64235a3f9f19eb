"""Somebody who plays lessons: reads every bubble, and gives the answers that a lesson wants, by clicks or by keys.

What stands for an answer is found as a person finds it, on the table: a card, a place, a button. How far one is the
device itself says (`talia.learn`).
"""

from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Missed

import talia
from talia.learn.lesson import Lesson
from tests.browser.site import Site

THERE = ".tutor.is-there"
PATIENCE = 30  # seconds for one lesson
COLUMNS = {"left": 1, "middle": 2, "right": 3}
KEPT = "(id) => JSON.parse(localStorage.getItem('talia.learn') ?? '{}').lessons?.[id] ?? null"


def kept(page: Page, lesson: str) -> dict[str, Any]:
    """What the device knows of a lesson."""
    found: dict[str, Any] | None = page.evaluate(KEPT, lesson)
    return found or {"answers": [], "done": False}


def things(game: str, seat: int, word: str) -> list[str]:
    """Where an answer may stand on the table, by its word: the likeliest first."""
    button = f'.acts [data-option="{word}"]'
    place = re.fullmatch(r"(?:use|(\d))-(left|middle|right)-(\d)", word)
    if place is not None:
        return [f'[data-key="p:{place[1] or seat}-{COLUMNS[place[2]]}-{place[3]}"]', button]
    if game == "radlands" and word in COLUMNS:  # a column of whoever has one to be chosen
        return [*(f'[data-key="col:{side}-{COLUMNS[word]}"]' for side in (0, 1)), button]
    deal = re.fullmatch(r"(accept|refuse|cancel|withdraw)_(\d)", word)
    if deal is not None:  # one's own offers, by their places
        return [f'[data-offer="offer:{seat}-{deal[2]}"] [data-deal="{deal[1]}"]']
    numbered = re.fullmatch(r"(\d+)/(\d)", word)
    if numbered is not None:
        cards = talia.game(game).facts()["card"]
        named = [card for card, facts in cards.items() if facts.get("influence") == int(numbered[1])]
        return [f'[data-key="c{numbered[2]}:{card}"]' for card in named]
    names = [
        {"take_silo": "silo", "draw": "deck"}.get(word, word),
        f"c{seat}:{word}",
        f"c:{word}",
        f"h:{word}",
        f"way:{word}",
        f"q:{word}",
    ]
    return [*(f'[data-key="{name}"]' for name in names), button]


def open_to(page: Page, lesson: Lesson, word: str) -> Locator | None:
    """The thing that stands for this answer and can be chosen now."""
    for selector in things(lesson.game, lesson.seat, word):
        button = "data-option" in selector or "data-deal" in selector
        found = page.locator(selector if button else f"{selector}[data-legal]")
        for at in range(found.count()):
            one = found.nth(at)
            if one.is_visible() and one.get_attribute("aria-pressed") != "true":
                return one
    return None


def wait_for(page: Page, lesson: Lesson, word: str) -> Locator:
    """The thing that stands for this answer, once it can be chosen."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        thing = open_to(page, lesson, word)
        if thing is not None:
            return thing
        page.wait_for_timeout(60)
    raise AssertionError(f"{lesson.id}: nothing stands for {word}")


def read_on(page: Page, keys: bool = False) -> bool:
    """Read the bubble that stands there; false where there is none, or the last one of a lesson."""
    if page.locator(THERE).count() == 0 or page.locator(f"{THERE} [data-next-lesson]").count() > 0:
        return False
    if keys:
        page.keyboard.press("Space")
    else:
        page.locator(f"{THERE} [data-next]").click()
    page.wait_for_timeout(30)
    return True


def choose(page: Page, thing: Locator, keys: bool) -> None:
    """Choose a thing: by a click, or by the number on it, or with Enter where it has none."""
    if not keys:
        with suppress(Missed):  # a bubble may come meanwhile: it is read first, then the thing is chosen again
            thing.click(timeout=2000)
        return
    number = thing.locator(".mark--number, kbd")
    if number.count() > 0 and number.first.inner_text().strip().isdigit():
        for digit in number.first.inner_text().strip():
            page.keyboard.press(digit)
    else:
        thing.focus()
        page.keyboard.press("Enter")


def play(page: Page, lesson: Lesson, line: tuple[str, ...], keys: bool = False) -> None:
    """Play a lesson along one of its ways, from where it stands to its last bubble."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.locator(f"{THERE} [data-next-lesson]").count() > 0:
            assert kept(page, lesson.id)["done"], lesson.id
            return
        if read_on(page, keys):
            continue
        if page.locator("[data-confirm]").count() > 0:
            if keys:
                page.keyboard.press("Space")
            else:
                page.locator("[data-confirm]").click()
            page.wait_for_timeout(60)
            continue
        given = kept(page, lesson.id)["answers"]
        assert list(line[: len(given)]) == given, f"{lesson.id}: {given} is not on the way {line}"
        # What is opened may wait for an answer further on: where a card goes, what is hit, what an offer wants.
        for word in line[len(given) : len(given) + 4]:
            thing = open_to(page, lesson, word)
            if thing is not None:
                choose(page, thing, keys)
                break
        else:
            # An ability with one target is one answer by the rules; on the table the target is shown, and hit.
            lit = page.locator('main [data-legal]:not([aria-pressed="true"])')
            if lit.count() == 1:
                choose(page, lit, keys)
        page.wait_for_timeout(60)
    raise AssertionError(f"{lesson.id}: not done, {kept(page, lesson.id)}, {page.locator('.prompt').inner_text()!r}")


def begin(page: Page, site: Site, lesson: str) -> float:
    """Open a lesson from the page of all of them, by a click; tells how many seconds its first bubble took."""
    page.goto(f"{site.url}/learn")
    link = page.locator(f'a[href="/learn/{lesson}"]').first
    link.wait_for()
    began = time.monotonic()
    link.click()
    page.wait_for_selector(THERE)
    return time.monotonic() - began
