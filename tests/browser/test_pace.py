"""What the others do can be followed: step by step, skipped to the same end, with still marks where nothing moves."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import violations_in_both_themes
from tests.browser.player import ASKED, begin, step, until
from tests.browser.site import Site

GAMES = ("cardia", "radlands", "fantasy_realms")
LEAST = 450  # milliseconds between the starts of two steps of others
SLACK = 5  # a timer may ring that much early
HOLD = 400  # so long a press is held

RUNS = "document.querySelector('.prompt[data-show]') !== null"
RESTS = "document.querySelector('.prompt[data-show]') === null"
# Every thing on the board and in the hand: its key, its name and its state, in the order in which they lie.
TABLE = """[...document.querySelectorAll('.table [data-key], .handzone [data-key]')].map((one) => [
  one.dataset.key,
  one.querySelector('.card__name, .tile__name')?.textContent ?? '',
  [...one.classList].filter((name) => /^is-(damaged|destroyed|exhausted|winning)/.test(name)).sort().join(' '),
].join(' '))"""
# How long it takes until nothing runs any more, whichever way one goes to the end.
SKIP = """async (way) => {
  const soon = () => new Promise((done) => setTimeout(done, 0));
  const begun = performance.now();
  const from = document.querySelector('.table');
  if (way === 'button') document.querySelector('[data-to-end]').click();
  else if (way === 'held space')
    for (const repeat of [false, true])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, repeat }));
  else if (way === 'held press') {
    from.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise((done) => setTimeout(done, HOLD + 20));
    from.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
    from.click();
    return document.querySelector('.prompt[data-show]') === null ? 0 : Infinity;
  }
  else {
    // Both are done at once, however long the first one takes.
    const one = () => way === 'space' ? new KeyboardEvent('keydown', { key: ' ', bubbles: true })
      : new MouseEvent('click', { bubbles: true, cancelable: true });
    for (const event of [one(), one()]) (way === 'space' ? document.body : from).dispatchEvent(event);
  }
  while (document.querySelector('.prompt[data-show]') !== null) await soon();
  return performance.now() - begun;
}""".replace("HOLD", str(HOLD))
# Note every table at which one is asked, once: how it lies when everything has been shown.
NOTE = f"""(() => {{
  const found = (window.taliaTables = {{}});
  setInterval(() => {{
    const app = document.querySelector('.app[data-asked]');
    if (app === null || document.querySelector('.prompt[data-show], .is-selected, [data-confirm]') !== null) return;
    found[app.dataset.question] ??= {TABLE};
  }}, 15);
}})()"""
# As SKIP, whenever something runs: nothing is watched for longer than a moment.
NEVER = """setInterval(() => document.querySelector('[data-to-end]')?.click(), 20)"""


def shown(page: Page) -> list[dict[str, Any]]:
    """Every step since the page was opened, with the time at which it began."""
    found: list[dict[str, Any]] = page.evaluate("window.taliaSteps")
    return found


def others(page: Page) -> list[dict[str, Any]]:
    return [one for one in shown(page) if not one["own"]]


def rest(page: Page, seconds: float = 60) -> None:
    """Wait until everything is shown and one is asked again, or the game is over."""
    until(
        page,
        f"{RESTS} && document.querySelector('.app[data-asked], .app--ended, dialog[open], [data-handover]') !== null",
        seconds,
    )


def end_turn(page: Page, chance: Random) -> None:
    """Answer until it is the others' turn: where a turn can be ended, end it."""
    for _ in range(60):
        ending = page.locator(".acts [data-option=end]")
        if ending.count():
            ending.click()
        elif step(page, chance) == "ended":
            return
        page.wait_for_timeout(30)
        if page.evaluate(RUNS) or page.locator(ASKED).count() == 0:
            return
    raise AssertionError("never the others' turn")


def watch(page: Page, chance: Random, least: int) -> list[dict[str, Any]]:
    """Play on until so many steps of others were played."""
    patience = time.monotonic() + 150
    while sum(one["played"] for one in others(page)) < least:
        assert time.monotonic() < patience, shown(page)
        end_turn(page, chance)
        rest(page)
        if page.locator("dialog[open], .app--ended").count():
            break
    return others(page)


@pytest.mark.parametrize("game", GAMES)
def test_steps_of_others_are_far_enough_apart(game: str, site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="normal")
    begin(page, site.url, game)
    steps = [one for one in watch(page, Random(31), 8) if one["played"]]
    assert len(steps) >= 8
    gaps = [later["start"] - one["start"] for one, later in pairwise(steps)]
    assert min(gaps) >= LEAST - SLACK, [(round(gap), one["say"]) for gap, one in zip(gaps, steps, strict=False)]
    assert all(one["say"] for one in steps)  # each has its sentence


def test_a_turn_of_a_bot_takes_its_time(site: Site, visitor: Callable[..., Page]) -> None:
    """A Radlands turn of eight events or more: neither gone in a moment nor too long."""
    page = visitor(motion="normal")
    begin(page, site.url, "radlands")
    chance = Random(32)
    for _ in range(12):
        before = len(shown(page))
        end_turn(page, chance)
        rest(page)
        steps = shown(page)[before:]
        others = [at for at, one in enumerate(steps) if not one["own"]]
        if len(others) >= 6:
            # From the first step of the others to the first of one's own turn, or to the start of their last one.
            end = steps[min(others[-1] + 1, len(steps) - 1)]["start"]
            taken = end - steps[others[0]]["start"]
            assert taken >= max(3000, LEAST * (len(others) - 1)) - SLACK
            assert taken <= 12_000, (taken, steps)  # ten by the schedule (queue.mjs), and a busy machine
            return
    raise AssertionError("no bot has done so much in a turn")


@pytest.mark.parametrize("way", ["button", "space", "taps", "held space", "held press"])
def test_skipping_all_takes_no_time(way: str, site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="slow")
    begin(page, site.url, "cardia")
    chance = Random(33)
    took: list[float] = []
    while not took or (min(took) >= 300 and len(took) < 3):  # a busy machine may stumble once
        before = len(others(page))
        end_turn(page, chance)
        until(page, RUNS)
        took.append(page.evaluate(SKIP, way))
        new = others(page)[before:]
        assert new[0]["played"]
        assert not new[-1]["played"]  # what came after the first was passed over
        rest(page)
    assert min(took) < 300, took


def tables(page: Page, seed: int, clicks: int) -> dict[str, list[str]]:
    """Play so many clicks; tells how the table lay at each question, when everything was shown and nothing chosen."""
    page.evaluate(NOTE)
    chance = Random(seed)
    for _ in range(clicks):
        if step(page, chance) == "ended":
            break
        page.wait_for_timeout(40)
        rest(page)
        page.wait_for_timeout(40)
    found: dict[str, list[str]] = page.evaluate("window.taliaTables")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_skipping_ends_as_watching_does(
    game: str, site: Site, visitor: Callable[..., Page], request: pytest.FixtureRequest
) -> None:
    """The same deal twice: once watched, once skipped. At every question the table is the same."""
    watching = visitor(motion="fast")
    begin(watching, site.url, game)
    clicks = 20 if game == "radlands" else 9  # there three camps come first
    watched = tables(watching, 34, clicks)
    site.deal_for(request.node.nodeid)
    hurrying = visitor(motion="fast")
    begin(hurrying, site.url, game)
    hurrying.evaluate(NEVER)
    skipped = tables(hurrying, 34, clicks)
    both = watched.keys() & skipped.keys()
    assert len(both) >= 3, (watched.keys(), skipped.keys())
    assert {one: watched[one] for one in both} == {one: skipped[one] for one in both}


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_every_step_leaves_its_mark(game: str, site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor({**DESK, "reduced_motion": "reduce"}, motion="normal")
    begin(page, site.url, game)
    chance = Random(35)
    for _ in range(40):
        before = len(others(page))
        if step(page, chance) == "ended":
            break
        rest(page)
        new = others(page)[before:]
        if not new:
            continue
        assert not any(one["played"] for one in new)
        assert all(one["marks"] for one in new), new
        drawn = page.evaluate(
            "[...document.querySelectorAll('[data-changed]')].map((one) => getComputedStyle(one).outlineWidth)"
        )
        assert drawn, new
        assert set(drawn) == {"3px"}
        assert page.locator(".moments .mo").count() >= len(new)  # the strip is filled all the same
        if len(others(page)) > 6:
            return
    raise AssertionError(f"too little has happened: {others(page)}")


def test_a_chip_shows_its_step_again(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="normal")
    begin(page, site.url, "cardia")
    end_turn(page, Random(36))
    rest(page)
    now = page.evaluate(TABLE)
    told = page.locator(".mo").first.inner_text()
    count = page.locator(".mo").count()
    page.locator(".mo").first.click()
    until(page, RUNS)
    assert page.locator(".prompt__ask").inner_text().startswith(told)
    until(page, RESTS)
    assert page.evaluate(TABLE) == now
    page.locator(".moments__n").click()  # all of them
    until(page, RUNS)
    page.locator("[data-to-end]").click()
    until(page, RESTS)
    assert page.evaluate(TABLE) == now
    assert page.locator(".mo").count() == count
    assert violations_in_both_themes(page) == []


def test_the_last_step_keeps_nobody_from_answering(site: Site, visitor: Callable[..., Page]) -> None:
    """As soon as the last step begins, a click on a card chooses it."""
    page = visitor(motion="slow")
    begin(page, site.url, "fantasy_realms")
    chance = Random(37)
    for _ in range(12):
        end_turn(page, chance)
        until(page, "document.querySelector('.app[data-asked]') !== null")
        if page.evaluate(RUNS):
            break
    assert page.evaluate(RUNS)  # asked, while the last step is still shown
    page.locator(".table [data-legal]").first.click()
    assert page.evaluate("document.querySelector('.is-selected, [data-confirm]') !== null")
    assert page.evaluate(RESTS)


def test_on_a_phone_the_strip_folds_into_the_prompt(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    begin(page, site.url, "cardia")
    fold = page.locator(".moments__fold")
    chance = Random(38)
    while fold.count() == 0:
        assert step(page, chance) in ("choose", "confirm")
        page.wait_for_selector(f"{ASKED}, [data-confirm]")
    count = int(fold.locator("b").inner_text())
    assert count == page.locator(".mo").count() > 0
    assert not page.locator(".moments").is_visible()
    fold.tap()
    page.locator(".moments").wait_for()
    assert page.locator(".mo").first.is_visible()
    assert step(page, Random(1)) == "choose"  # a card is touched
    page.locator(".moments").wait_for(state="hidden")
    assert fold.is_visible()
