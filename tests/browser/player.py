"""Somebody who plays by clicks: at every question one of the things that can be chosen, then the confirmation."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator, Page

LONGEST = 150  # seconds for a game; one that takes more is stuck, which is worse than failing
CHOICES = "[data-handover], [data-confirm], [data-legal], .acts [data-option]"
READY = f"dialog[open], {CHOICES}"


def begin(page: Page, url: str, game: str) -> None:
    """From the front page to the table in two clicks: one to come, one to play."""
    page.goto(url)
    page.click(f"[data-play={game}]")
    page.wait_for_selector(".app .table")


def tap(thing: Locator) -> None:
    """Click where a card is seen even if a neighbour covers its right half."""
    box = thing.bounding_box()
    if box is not None:
        thing.click(timeout=4000, position={"x": min(16.0, box["width"] / 2), "y": min(46.0, box["height"] / 2)})


def ended(page: Page) -> bool:
    return bool(page.locator("dialog[open]").count())


def answer_once(page: Page, chance: Random) -> bool:
    """One click towards an answer; False if there was nothing to click."""
    for sure in ("[data-handover]", "[data-confirm]"):
        button = page.locator(sure)
        if button.count() > 0:
            button.first.click(timeout=4000)
            return True
    things = page.locator("[data-legal], .acts [data-option]")
    count = things.count()
    if count == 0:
        return False
    tap(things.nth(chance.randrange(count)))
    return True


def play(page: Page, seed: int = 1, most: int = 1500, until: int | None = None) -> int:
    """Play until the end (or for `until` clicks); tells how many clicks it took."""
    chance = Random(seed)
    patience = time.monotonic() + LONGEST
    for clicks in range(most):
        assert time.monotonic() < patience, f"no end after {LONGEST} seconds and {clicks} clicks"
        if until is not None and clicks >= until:
            return clicks
        page.wait_for_selector(READY, state="attached", timeout=30_000)
        if ended(page):
            return clicks
        try:
            answer_once(page, chance)
        except Exception as error:
            # What was about to be clicked may be gone: the table has moved on. Anything else shows in the next round.
            if "Timeout" not in str(error) and "detached" not in str(error):
                raise
    raise AssertionError(f"no end after {most} clicks: {page.locator('.prompt').inner_text()}")


def until(page: Page, condition: str, seconds: float = 20) -> None:
    """Wait for a condition in JavaScript. The page forbids evaluating strings, so it is asked again and again."""
    for _ in range(int(seconds * 10)):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {condition}")


def missing(page: Page) -> list[str]:
    """Texts that were asked for and are not there."""
    found: list[str] = page.evaluate("[...window.taliaMissingTexts]")
    return found
