"""The review of a game in the browser: curve, figures, moments, notes, and moments tried again, on a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from talia.core.record import Record
from talia.review.form import Judged, Review
from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, END, begin, missing, play, until
from tests.browser.pupil import THERE, choose, things
from tests.browser.reviewed import answer_with, invented, record_at
from tests.browser.site import Site

KEPT = "JSON.parse(localStorage.getItem('talia.review'))"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def game_played(page: Page, site: Site) -> tuple[str, Record, Review]:
    """A game of Cardia played to its end at a table, and a review that was invented for it."""
    begin(page, site.url, "cardia")
    play(page, seed=31)
    table = page.url.rsplit("/", 1)[1]
    record = record_at(page, table)
    mine = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}")["mine"][0]
    review = invented(record, mine)
    answer_with(page, review)
    return table, record, review


def whole(page: Page) -> None:
    page.wait_for_selector("[data-stage=whole] [data-decisions]")


def labelled(review: Review) -> Judged:
    """The gravest decision: the first turning point."""
    return next(one for one in review.decisions if one.at == review.sides[0].turning[0])


def try_word(page: Page, word: str) -> None:
    """Choose what stands for an answer, and confirm it."""
    page.wait_for_selector(ASKED)
    for selector in things("cardia", 0, word.partition(":")[2]):
        if page.locator(selector).count() > 0:
            choose(page, page.locator(selector).first, keys=False)
            break
    else:
        raise AssertionError(f"nothing stands for {word}")
    if page.locator("[data-confirm]").count() > 0:
        page.locator("[data-confirm]").click()


@SIZES
def test_a_game_is_reviewed_and_its_moments_are_looked_at(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    table, _, review = game_played(page, site)
    page.locator(f"{END} [data-review]").click()
    whole(page)
    name = "phone" if size is PHONE else "desk"
    page.screenshot(path=pictures / f"review-{name}.png", full_page=True)
    # Every verdict is a word; what was only screened has no number beside it.
    rows = page.locator("[data-decisions] .rvrow")
    expect(rows).to_have_count(sum(one.why_not != "forced" for one in review.decisions))
    assert page.locator(".rvrow:has([data-verdict=thin])").first.inner_text().count("%") == 0
    expect(page.locator("[data-turning] > li")).to_have_count(len(review.sides[0].turning))
    expect(page.locator("[data-accuracy]")).to_contain_text("82%")
    # The table beside the curve has a line for each of its points.
    page.locator("[data-figures] summary").click()
    assert page.locator("[data-figures] tbody tr").count() >= len(review.sides[0].curve)
    assert violations_in_both_themes(page) == []
    assert raw(page) == []
    assert misfits(page, [(320, 640), (390, 844), (820, 900), (1440, 900)]) == []
    # A turning point is the way to the table of then; the address names it.
    grave = labelled(review)
    page.locator(f"[data-look='{grave.at}']").click()
    page.wait_for_selector(f".prompt[data-moment='{grave.at}']")
    assert page.url.endswith(f"/table/{table}/review#{grave.at}")
    page.wait_for_selector("[data-curvelet]")
    if size is PHONE:
        page.locator(".rvline__more").click()
    page.locator(".rvside").wait_for()
    expect(page.locator(".rvside [data-verdict]").first).to_have_attribute("data-verdict", grave.label)
    assert page.locator(".rvop").count() == min(8, len(grave.options))
    expect(page.locator(".rvop.is-played")).to_have_count(1)
    until(page, "document.getAnimations().every(one => one.playState !== 'running')")
    page.screenshot(path=pictures / f"review-moment-{name}.png")
    assert violations(page) == []
    # A note stays on the device, and stands in the overview.
    page.locator("[data-note]").fill("Here it slipped away")
    page.locator("[data-note]").blur()
    assert page.evaluate(f"{KEPT}.notes['{table}']['{grave.at}']") == "Here it slipped away"
    page.reload()
    page.wait_for_selector(f".prompt[data-moment='{grave.at}']")
    page.locator("[data-the-end]").click()
    whole(page)
    expect(page.locator(".rvnotes")).to_contain_text("Here it slipped away")
    assert missing(page) == []


def test_the_slider_has_the_curve_under_it_and_hands_open_by_choice(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    table, _, review = game_played(page, site)
    page.goto(f"{site.url}/table/{table}/review#0")
    page.wait_for_selector("[data-curvelet]")
    slider, curve = page.locator("#moment").bounding_box(), page.locator("[data-curvelet]").bounding_box()
    assert slider is not None
    assert curve is not None
    assert abs(slider["x"] - curve["x"]) < 2
    assert abs(slider["width"] - curve["width"]) < 2
    expect(page.locator("[data-hands]")).to_have_count(0)  # one's own hand alone, until more is wished for
    later = next(one.at for one in review.decisions if one.at > 4)
    page.locator("#moment").fill(str(later))
    page.wait_for_selector(f"[data-moment-side='{later}'] [data-options]")
    until(page, f"location.hash === '#{later}'")
    assert "%" in (page.locator("#moment").get_attribute("aria-valuetext") or "")
    page.locator("#pov").select_option("all")
    until(page, "document.querySelectorAll('[data-hands] .hand').length === 2")
    page.keyboard.press("Escape")


@SIZES
def test_a_labelled_moment_is_tried_again(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    table, _, review = game_played(page, site)
    page.locator(f"{END} [data-review]").click()
    whole(page)
    first = review.decisions[0]  # a card to be played, and by this review a mistake
    until(page, f"Object.keys({KEPT}.retries).length === {sum(one.label != '' for one in review.decisions)}")
    page.locator("[data-decisions] .rvrow__at").first.click()
    page.wait_for_selector(f".prompt[data-moment='{first.at}']")
    if size is PHONE:
        page.locator(".rvline__more").click()
    page.locator(".rvside [data-retry]").click()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-card][data-legal]").count() == len(first.options)
    # The same answer again is none; the table stays as it is.
    before = page.locator("main").inner_text()
    try_word(page, first.played)
    page.wait_for_selector(f"{THERE}[data-kind=wrong]")
    page.screenshot(path=pictures / f"retry-{'phone' if size is PHONE else 'desk'}.png")
    assert violations(page) == []
    page.locator(f"{THERE} [data-next]").click()
    assert page.locator("main").inner_text() == before
    # A better one solves it; the first try of the day was wrong, and that is what counts.
    try_word(page, first.best)
    page.wait_for_selector(f"{THERE}[data-kind=done]")
    expect(page.locator(THERE)).to_contain_text("+11")
    kept = page.evaluate(f"{KEPT}.retries['{table} {first.seat} {first.at}']")
    assert (kept["tries"], kept["right"]) == (1, 0)
    page.locator(f"{THERE} [data-next]").click()
    page.wait_for_selector("[data-retry-over=right]")
    assert missing(page) == []
    # What is still due stands among the puzzles.
    page.goto(f"{site.url}/puzzles")
    others = sum(one.label != "" for one in review.decisions) - 1
    expect(page.locator("[data-due]")).to_have_attribute("data-due", str(others))


def test_a_running_game_has_no_review(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.goto(f"{page.url}/review")
    expect(page.locator("main h1")).to_contain_text("after the end")
    page.locator("main a").click()
    page.wait_for_selector(ASKED)
