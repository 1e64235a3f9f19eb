"""The review of a game in the browser: curve, figures, moments, notes, and moments tried again, on desk and phone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from talia.review.form import Judged, Review
from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, END, begin, missing, play, until
from tests.browser.positions import look_at_the_end
from tests.browser.pupil import THERE, choose, things
from tests.browser.reviewed import answer_with, invented, record_at
from tests.browser.site import Site

KEPT = "JSON.parse(localStorage.getItem('talia.review'))"
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def game_played(page: Page, site: Site) -> tuple[str, Review]:
    """A game of Cardia played to its end at a table, and a review that was invented for it."""
    begin(page, site.url, "cardia")
    play(page, seed=31)
    table = page.url.rsplit("/", 1)[1]
    mine = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", f"/api/tables/{table}")["mine"][0]
    record = record_at(page, table)
    review = invented(record, mine)
    answer_with(page, record, review)
    return table, review


def whole(page: Page) -> None:
    page.wait_for_selector("[data-stage=whole] [data-decisions]")
    page.wait_for_selector("[data-figures]")


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
def test_a_game_is_reviewed_and_its_moments_are_looked_at_and_tried_again(
    site: Site, visitor: Callable[..., Page], pictures: Path, size: dict[str, Any]
) -> None:
    page = visitor(size)
    table, review = game_played(page, site)
    name = "phone" if size is PHONE else "desk"
    page.locator(f"{END} [data-review]").click()
    overview(page, review, pictures / f"review-{name}.png")
    a_moment(page, table, review, pictures / f"review-moment-{name}.png", small=size is PHONE)
    tried_again(page, site, table, review, pictures / f"retry-{name}.png", small=size is PHONE)
    assert missing(page) == []


def overview(page: Page, review: Review, picture: Path) -> None:
    """Every verdict is a word; what was only screened has no number; the table beside the curve has all its points."""
    whole(page)
    page.screenshot(path=picture, full_page=True)
    rows = page.locator("[data-decisions] .rvrow")
    expect(rows).to_have_count(sum(one.why_not != "forced" for one in review.decisions))
    assert page.locator(".rvrow:has([data-verdict=thin])").first.inner_text().count("%") == 0
    expect(page.locator("[data-turning] > li")).to_have_count(len(review.sides[0].turning))
    expect(page.locator("[data-accuracy]")).to_contain_text("82%")
    page.locator("[data-figures] summary").click()
    assert page.locator("[data-figures] tbody tr").count() >= len(review.sides[0].curve)
    assert violations_in_both_themes(page) == []
    assert raw(page) == []
    assert misfits(page, [(320, 640), (820, 900)]) == []


def a_moment(page: Page, table: str, review: Review, picture: Path, small: bool) -> None:
    """A turning point is the way to the table of then: curve under the slider, answers, a note, hands by choice."""
    grave = labelled(review)
    page.locator(f"[data-look='{grave.at}']").click()
    page.wait_for_selector(f".prompt[data-moment='{grave.at}']")
    assert page.url.endswith(f"/table/{table}/review#{grave.at}")
    page.wait_for_selector("[data-curvelet]")
    slider, curve = page.locator("#moment").bounding_box(), page.locator("[data-curvelet]").bounding_box()
    assert slider is not None
    assert curve is not None
    assert abs(slider["x"] - curve["x"]) < 2
    assert abs(slider["width"] - curve["width"]) < 2
    assert "%" in (page.locator("#moment").get_attribute("aria-valuetext") or "")
    expect(page.locator("[data-hands]")).to_have_count(0)  # one's own hand alone, until more is wished for
    if small:
        page.locator(".rvline__more").click()
    page.locator(".rvside").wait_for()
    expect(page.locator(".rvside [data-verdict]").first).to_have_attribute("data-verdict", grave.label)
    assert page.locator(".rvop").count() == min(8, len(grave.options))
    expect(page.locator(".rvop.is-played")).to_have_count(1)
    until(page, "document.getAnimations().every(one => one.playState !== 'running')")
    page.screenshot(path=picture)
    assert violations(page) == []
    page.locator("[data-note]").fill("Here it slipped away")
    page.locator("[data-note]").blur()
    page.reload()
    page.wait_for_selector(f".prompt[data-moment='{grave.at}']")
    page.locator("#pov").select_option("all")
    until(page, "document.querySelectorAll('[data-hands] .hand').length === 2")
    later = next(one.at for one in review.decisions if one.at > grave.at)
    page.locator("#moment").fill(str(later))
    until(page, f"location.hash === '#{later}'")
    page.locator("[data-the-end]").click()
    whole(page)
    expect(page.locator(".rvnotes")).to_contain_text("Here it slipped away")


def tried_again(page: Page, site: Site, table: str, review: Review, picture: Path, small: bool) -> None:
    """A labelled moment as an exercise, found by its line; what is still due stands among the puzzles."""
    labels = sum(one.label != "" for one in review.decisions)
    first = review.decisions[0]  # a card to be played, and by this review a mistake
    until(page, f"Object.keys({KEPT}.retries).length === {labels}")
    page.locator("[data-decisions] .rvrow__at").first.click()
    page.wait_for_selector(f".prompt[data-moment='{first.at}']")
    if small:
        page.locator(".rvline__more").click()
    page.locator(".rvside [data-retry]").click()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-card][data-legal]").count() == len(first.options)
    before = page.locator("main").inner_text()
    try_word(page, first.played)
    page.wait_for_selector(f"{THERE}[data-kind=wrong]")
    page.screenshot(path=picture)
    assert violations(page) == []
    page.locator("[data-refute]").click()  # what follows from it, on a copy and for a moment
    page.wait_for_selector(".app[data-what-if]")
    page.locator(f"{THERE} [data-next]").click()
    page.wait_for_selector(".app:not([data-what-if])")
    page.locator(f"{THERE} [data-next]").click()
    assert page.locator("main").inner_text() == before  # the table stays as it is
    try_word(page, first.best)
    page.wait_for_selector(f"{THERE}[data-kind=done]")
    expect(page.locator(THERE)).to_contain_text("+11")
    kept = page.evaluate(f"{KEPT}.retries['{table} {first.seat} {first.at}']")
    assert (kept["tries"], kept["right"]) == (1, 0)  # the first try of the day is the one that counts
    page.locator(f"{THERE} [data-next]").click()
    page.wait_for_selector("[data-retry-over=right]")
    page.goto(f"{site.url}/puzzles")
    expect(page.locator("[data-due]")).to_have_attribute("data-due", str(labels - 1))


def test_the_server_makes_the_review_and_weighs_an_answer(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    look_at_the_end(page, site, "cardia", seed=31)
    table = page.url.rsplit("/", 1)[1]
    asked = [seat for seat, _ in record_at(page, table).answers]
    page.locator(f"{END} [data-review]").click()
    whole(page)
    rows = page.locator("[data-figures] tbody tr")
    assert rows.count() > asked.count(0)
    page.locator("[data-sum]").wait_for()
    assert missing(page) == []
    # A second look is the review that was kept: the same figures.
    told = rows.all_text_contents()
    page.reload()
    whole(page)
    assert rows.all_text_contents() == told
    page.goto(f"{site.url}/table/{table}/review?retry=0#{asked.index(0)}")
    page.wait_for_selector(ASKED)
    choose(page, page.locator("[data-card][data-legal]").first, keys=False)
    if page.locator("[data-confirm]").count() > 0:
        page.locator("[data-confirm]").click()
    page.wait_for_selector(f"{THERE} [data-refute]")
    page.locator("[data-refute]").click()
    page.wait_for_selector(".app[data-what-if]")
    assert missing(page) == []


def test_a_running_game_has_no_review(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.goto(f"{page.url}/review")
    expect(page.locator("main h1")).to_contain_text("after the end")
    page.locator("main a").click()
    page.wait_for_selector(ASKED)
