"""The review of a game in the browser: curve, figures, moments, notes, and moments tried again, on desk and phone."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from math import floor
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from playwright.sync_api import Page, expect

import talia
from talia.bugs import reached
from talia.core.record import Record
from talia.review.form import Judged, Loss, Review
from talia.review.manner import manner_of
from tests.browser.company import say
from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, END, begin, missing, play, until
from tests.browser.positions import brought, look_at_the_end
from tests.browser.pupil import THERE, choose, things
from tests.browser.reviewed import answer_with, invented, record_at
from tests.browser.site import Site
from tests.review.tools import late

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
    taken_along(page, review)
    a_moment(page, table, review, pictures / f"review-moment-{name}.png", small=size is PHONE)
    looked_at_closer(page, table, review, small=size is PHONE)
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
    reported(page, later, small)
    page.locator("[data-the-end]").click()
    whole(page)
    expect(page.locator(".rvnotes")).to_contain_text("Here it slipped away")


def reported(page: Page, at: int, small: bool) -> None:
    """What is wrong at the moment that is looked at, as a file; and the same moment as a study, and back."""
    here = page.url
    if small:
        page.locator(".rvline__more").click()
    page.locator(".rvside [data-bug]").click()
    page.locator(".bug textarea").fill("Not so.")
    bug = json.loads(saved(page, "[data-save-bug]"))
    assert (bug["moment"], bug["expected"]) == (at, "Not so.")
    assert reached(bug).to_position()["game"] == "cardia"
    page.locator(".rvside [data-study]").click()
    page.wait_for_selector(f".studybar[data-at='{at}']")
    page.wait_for_selector(ASKED)
    page.goto(here)
    page.wait_for_selector(f".prompt[data-moment='{at}']")


def saved(page: Page, button: str) -> str:
    """What a button saves as a file."""
    with page.expect_download() as download:
        page.locator(button).click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def taken_along(page: Page, review: Review) -> None:
    """The review as a picture that stands alone, and as the record with a comment on every decision."""
    drawn = saved(page, "[data-save-picture]")
    root = ElementTree.fromstring(drawn)
    assert root.tag.endswith("svg")
    assert "class=" not in drawn
    assert drawn.count("rgb") > 10  # its colours are inside
    assert f"Moment {review.sides[0].turning[0] + 1}." in drawn
    told = json.loads(saved(page, "[data-save-comments]"))
    judged = [one for one in review.decisions if one.why_not != "forced"]
    assert [one["at"] for one in told["comments"]] == [one.at for one in judged]
    assert "It cost 11 percentage points" in told["comments"][0]["text"]
    assert len(Record.read(told["record"]).answers) > judged[-1].at


def looked_at_closer(page: Page, table: str, review: Review, small: bool) -> None:
    """A thin bar is played out more often: what comes of it takes its place."""
    thin = next(one for one in review.decisions if one.why_not == "only_screened")
    loss = Loss(mean=0.07, low=0.04, high=0.10, pairs=2304)
    found = msgspec.structs.replace(thin, why_not="", loss=loss, label="slip")
    line = msgspec.json.encode(msgspec.structs.replace(review, decisions=[found])) + b"\n"
    page.route(
        f"**/api/tables/*/review?seat=*&closer={thin.at}",
        lambda route: route.fulfill(status=200, content_type="application/x-ndjson", body=line),
    )
    page.goto(page.url.partition("#")[0] + f"#{thin.at}")
    page.wait_for_selector(f".prompt[data-moment='{thin.at}']")
    if small:
        page.locator(".rvline__more").click()
    expect(page.locator(".rvside [data-verdict]").first).to_have_attribute("data-verdict", "thin")
    page.locator("[data-closer]").click()
    expect(page.locator(".rvside [data-verdict]").first).to_have_attribute("data-verdict", "slip")
    expect(page.locator("[data-closer]")).to_have_count(0)
    assert page.evaluate(f"'{table} {thin.seat} {thin.at}' in {KEPT}.retries")
    if small:
        page.locator(".scrim").click(position={"x": 8, "y": 8})
        expect(page.locator(".scrim")).to_have_count(0)
    until(page, "document.getAnimations().every(one => one.playState !== 'running')")
    page.locator("[data-the-end]").click()
    whole(page)
    thin.label, thin.loss, thin.why_not = "slip", loss, ""


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


def shown(page: Page) -> list[int]:
    """The points that stand beside the answers of a moment."""
    found = page.locator(".rvop__figures").all_inner_texts()
    return [int(re.findall(r"-?\d+", one.replace("\u2212", "-"))[-1]) for one in found if "point" in one]


def rounded(points: float) -> int:
    """As the page rounds: halves up."""
    return floor(points + 0.5)


@SIZES
def test_draws_and_discards_are_told_in_exact_points(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    """On the page stands what the rules reckon: the best swap by its points, and every answer with its own."""
    record = late("fantasy_realms", 3, 24, 4)
    exact: dict[int, tuple[dict[str, float], str]] = {}
    state = record.begin(talia.game(record.game))
    for at, (seat, word) in enumerate(record.answers):
        if seat == 0 and not state.view(0)["table"]["open"]:
            points = manner_of(record.game).points(state.view(0, memory=True))
            if len(points) > 1:
                exact[at] = (points, word.partition(":")[2])
        state.answer(seat, word)
    better = [at for at, (points, played) in exact.items() if rounded(max(points.values())) > rounded(points[played])]
    assert better
    page = visitor(size)
    table = brought(site, record)
    page.goto(f"{site.url}/table/{table}/review?seat=0")
    whole(page)
    # Wherever another answer would have brought more, it is named.
    rows = page.locator(".rvrow:has([data-expected])")
    expect(rows).to_have_count(len(better))
    assert [int(one) - 1 for one in rows.locator(".rvrow__at").all_inner_texts()] == better
    points, played = exact[better[0]]
    told = rows.first.locator("[data-expected]").inner_text()
    assert [int(one) for one in re.findall(r"\d+", told)] == [rounded(points[played]), rounded(max(points.values()))]
    rows.first.locator(".rvrow__at").click()
    page.wait_for_selector(f".prompt[data-moment='{better[0]}']")
    if size is PHONE:
        page.locator(".rvline__more").click()
    page.wait_for_selector(".rvops--points .rvop")
    beside = shown(page)
    assert len(beside) == page.locator(".rvop").count() >= 3
    assert not Counter(beside) - Counter(rounded(one) for one in points.values())
    assert {rounded(points[played]), rounded(max(points.values()))} <= set(beside)
    expect(page.locator(".rvside [data-expected]")).to_have_text(told)
    assert violations(page) == []
    assert missing(page) == []


def test_a_game_that_was_given_up_is_reviewed_up_to_there(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.wait_for_selector(ASKED)
    choose(page, page.locator("[data-card][data-legal]").first, keys=False)
    if page.locator("[data-confirm]").count() > 0:
        page.locator("[data-confirm]").click()
    page.wait_for_timeout(300)
    say(page, {"type": "resign"}, 0)
    page.wait_for_selector(END)
    page.locator(f"{END} [data-review]").click()
    whole(page)
    expect(page.locator(".rvbox--foot")).to_contain_text("not played to its end")
    expect(page.locator("[data-sum]")).to_have_count(0)
    assert missing(page) == []


def test_on_one_device_all_hands_are_opened_after_a_second_question(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=hotseat]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".app .table")
    play(page, seed=31)
    page.locator(f"{END} [data-replay]").click()
    page.locator("#pov").select_option("all")
    page.wait_for_selector("[data-ask-hands]")
    expect(page.locator("[data-hands]")).to_have_count(0)
    assert violations(page) == []
    page.locator("[data-ask-hands] button").last.click()
    expect(page.locator("[data-ask-hands]")).to_have_count(0)
    expect(page.locator("[data-hands]")).to_have_count(0)
    page.locator("#pov").select_option("all")
    page.locator("[data-open-all]").click()
    until(page, "document.querySelectorAll('[data-hands] .hand').length === 2")


def test_a_running_game_has_no_review(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "cardia")
    page.goto(f"{page.url}/review")
    expect(page.locator("main h1")).to_contain_text("after the end")
    page.locator("main a").click()
    page.wait_for_selector(ASKED)
