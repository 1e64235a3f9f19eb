"""Somebody who plays by clicks: at every question one of the things that can be chosen, then the confirmation.

Each step asks the page once (`look.js`) and clicks once, with the real mouse or finger of the browser. What is offered
must be there for a person too: a thing that cannot be hit, or a click that hits something else, fails.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

LOOK = (Path(__file__).parent / "look.js").read_text()
# Games are played to their ends also where a sample of their clicks will do (`make soak`).
WHOLE = os.environ.get("TALIA_WHOLE") == "1"
LONGEST = 240  # seconds for a game; one that takes more is stuck, which is worse than failing
PATIENCE = 40  # seconds until somebody else has answered
THINGS = "[data-legal], .acts [data-option]"
END = "[data-end]"  # how the game ended is told
ASKED = ".app[data-asked]"  # the player of this screen is asked, and what can be chosen is shown


# What was asked for after the table was on the screen.
LATER = """() => {
  const [seen] = performance.getEntriesByName('talia-seen');
  const all = performance.getEntriesByType('resource');
  return all.filter((one) => seen && one.startTime > seen.startTime).map((one) => one.name);
}"""
# A button that still moves (letters and pictures come a moment later) is missed by the click that aims at where it was.
STEADY = """(one) => document.fonts.ready.then(() => new Promise((done) => {
  let before = '';
  let same = 0;
  const look = () => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const now = [x, y, width, height].join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same >= 4) done();
    else setTimeout(look, 16);
  };
  look();
}))"""


def begin(page: Page, url: str, game: str) -> None:
    """From the front page to the table in two clicks: one to come, one to play."""
    page.goto(url)
    steady(page.locator(f"[data-play={game}]:not([disabled])")).click()
    page.wait_for_selector(ASKED)
    whole(page)


def whole(page: Page) -> None:
    """Wait for what comes once a table stands: the log and the typed line. People wait for it without knowing."""
    page.locator(".panel[data-there]").wait_for(state="attached")


def steady(thing: Locator) -> Locator:
    """The thing, once it has its place."""
    thing.evaluate(STEADY)
    return thing


def ended(page: Page) -> bool:
    return bool(page.locator(END).count())


def step(page: Page, chance: Random, patience: float = PATIENCE) -> str:
    """One click towards an answer; tells what it was: choose, confirm or handover, or else ended or idle."""
    before = chance.getstate()
    found = page.evaluate(LOOK, {"chance": chance.random(), "patience": 1000 * patience})
    kind: str = found["kind"]
    if kind != "choose":
        chance.setstate(before)  # what is chosen must not depend on how often one looked in vain
    assert kind != "hidden", f"offered, but nobody can hit it: {found['what']}"
    assert kind != "missed", f"the click went elsewhere: {found['what']}"
    if "x" in found:
        (page.touchscreen.tap if found["touch"] else page.mouse.click)(found["x"], found["y"])
    return kind


def tap(thing: Locator) -> None:
    """Click where a card is seen even if a neighbour covers its right half."""
    box = thing.bounding_box()
    assert box is not None, "it is not on the screen"
    thing.click(timeout=4000, position={"x": min(16.0, box["width"] / 2), "y": min(46.0, box["height"] / 2)})


def play(page: Page, seed: int = 1, until: int | None = None, most: int = 1500) -> int:
    """Play until the end, or for `until` clicks and until asked again; tells how many clicks it took."""
    chance = Random(seed)
    patience = time.monotonic() + LONGEST
    for clicks in range(most):
        assert time.monotonic() < patience, f"no end after {LONGEST} seconds and {clicks} clicks"
        if clicks == until:
            page.wait_for_selector(f"{ASKED}, {END}, [data-handover]", timeout=1000 * PATIENCE)
            assert not ended(page), f"the game ended before {until} clicks were made"
            return clicks
        kind = step(page, chance)
        assert kind != "idle", f"nobody does anything: {page.locator('.prompt').inner_text()}"
        if kind == "ended":
            assert until is None, f"the game ended after {clicks} clicks; it was to go on for {until}"
            return clicks
    raise AssertionError(f"no end after {most} clicks: {page.locator('.prompt').inner_text()}")


def play_some(page: Page, seed: int, clicks: int) -> int:
    """A fixed sample of a game: so many clicks, fewer if it ends before; with `TALIA_WHOLE` all of it."""
    if WHOLE:
        return play(page, seed)
    chance = Random(seed)
    for done in range(clicks):
        kind = step(page, chance)
        assert kind != "idle", f"nobody does anything: {page.locator('.prompt').inner_text()}"
        if kind == "ended":
            return done
    return clicks


def until(page: Page, condition: str, seconds: float = 40) -> None:
    """Wait for a condition in JavaScript. The page forbids evaluating strings, so it is asked again and again."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never true: {condition}")


def missing(page: Page) -> list[str]:
    """Texts that were asked for and are not there."""
    found: list[str] = page.evaluate("[...window.taliaMissingTexts]")
    return found


# What the page asks its scorer, which runs in a worker of its own, and what it is told.
ASKS = """const send = Worker.prototype.postMessage;
window.asked = [];
Worker.prototype.postMessage = function (message) {
  if (typeof message === 'string' && message.includes('"work"')) {
    const asked = JSON.parse(message);
    window.asked.push(asked);
    this.addEventListener('message', ({ data }) => data.id === asked.id && (asked.answer = data.answer));
  }
  return send.apply(this, arguments);
};"""


def asked_of_scorer(page: Page) -> list[dict[str, Any]]:
    """The questions so far, each with its work, its form and its answer. The page came with ASKS."""
    return list(page.evaluate("window.asked"))
