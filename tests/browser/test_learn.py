"""Lessons in the browser: tracks played by clicks and by keys, wrong answers, hints, coming back, and the doors."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from talia.learn import shelf
from talia.learn.lesson import Lesson
from tests.browser import pupil
from tests.browser.conftest import DESK, PHONE, Complaints
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, missing
from tests.browser.pupil import THERE, begin, kept, play, read_on, wait_for
from tests.browser.site import Site

FIRST = ("cardia_first", "radlands_first", "fantasy_realms_first")
WHOLE = os.environ.get("TALIA_WHOLE") == "1"
SHORT = ("cardia_locations", "cardia_deck_2", "fantasy_realms_two", "fantasy_realms_chaos")
TRACKS = (*FIRST, *SHORT) if WHOLE else FIRST
SLOWEST = 2.0  # seconds from the click to the first bubble
SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
# Does the bubble lie over its part, if that is not most of the window, and is all of it to be seen?
COVERED = """() => {
  const [one, two] = ['.hole', '.tutor'].map((name) => document.querySelector(name).getBoundingClientRect());
  const wide = one.width * one.height > 0.3 * innerWidth * innerHeight;
  const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  const inside = two.left >= 0 && two.top >= 0 && two.right <= innerWidth && two.bottom <= innerHeight;
  return { over: !wide && across > 0 && down > 0, inside, text: document.querySelector('.tutor').dataset.text };
}"""
TIPS_OFF = """() => {
  const kept = JSON.parse(localStorage.getItem('talia.settings'));
  localStorage.setItem('talia.settings', JSON.stringify({ ...kept, tips: false }));
}"""


def lessons(track: str) -> list[Lesson]:
    return [lesson for lesson in next(one for one in shelf.tracks() if one.id == track).lessons if not lesson.whole]


def sample(track: str, size: str) -> list[Lesson]:
    """One track is played through at each size, of the others the first and the last lesson; with TALIA_WHOLE all."""
    every = lessons(track)
    through = {"phone": FIRST[0], "keys": FIRST[1]}[size] == track
    return every if WHOLE or through else [every[0], every[-1]]


@pytest.mark.whole
@pytest.mark.parametrize("track", TRACKS)
def test_a_track_by_clicks_on_a_phone(site: Site, visitor: Callable[..., Page], track: str) -> None:
    page = visitor(PHONE)
    for lesson in sample(track, "phone"):
        assert begin(page, site, lesson.id) < SLOWEST
        play(page, lesson, lesson.lines[0])
        assert missing(page) == []
    page.goto(f"{site.url}/learn")
    done = len(sample(track, "phone"))
    expect(page.locator(f"[data-track={track}] .learntrack__dots [data-state=done]")).to_have_count(done)


@pytest.mark.whole
@pytest.mark.parametrize("track", TRACKS)
def test_a_track_by_keys_on_a_desk(site: Site, visitor: Callable[..., Page], track: str) -> None:
    page = visitor(DESK)
    every = sample(track, "keys")
    page.goto(f"{site.url}/learn/{every[0].id}")
    for at, lesson in enumerate(every):
        page.wait_for_selector(THERE)
        play(page, lesson, lesson.lines[-1], keys=True)
        following = every[at + 1] if at + 1 < len(every) else None
        if following is not None and following.order == lesson.order + 1:
            page.keyboard.press("Enter")  # the gold button has the keyboard: on to the next
            page.wait_for_selector(f'.lessons [data-state=now] a[href="/learn/{following.id}"]', state="attached")
        elif following is not None:
            page.goto(f"{site.url}/learn/{following.id}")


def test_a_wrong_answer_is_shown_for_a_moment_and_taken_back(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="fast")
    lesson = lessons(FIRST[0])[0]
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    while read_on(page):
        pass
    before = page.locator("main").inner_text()
    for tried in range(1, 5):
        wait_for(page, lesson, lesson.wrong[tried % 2].words[0]).click()
        page.locator("[data-confirm]").click()
        page.wait_for_selector(f"{THERE}[data-kind=wrong]")
        page.wait_for_selector(".app[data-what-if]")
        assert page.locator("main").inner_text() != before
        # After two the first hint is offered, after four the last.
        offer = page.locator(f"{THERE} [data-offer]")
        expect(offer).to_have_count(0 if tried < 2 else 1)
        if tried == 2:
            page.keyboard.press("Space")  # it can be skipped
        page.wait_for_selector(".app:not([data-what-if])", timeout=4000)
        assert page.locator("main").inner_text() == before
        assert kept(page, lesson.id)["answers"] == []
        if tried == 4:
            assert offer.get_attribute("data-offer") == "3"
            offer.click()
            expect(page.locator(THERE)).to_contain_text("hint 3 of 3")
        page.locator(f"{THERE} [data-next]").click()
    play(page, lesson, lesson.lines[0])


def test_what_an_event_means_is_told_when_it_is_shown(site: Site, visitor: Callable[..., Page]) -> None:
    """With motion, what follows an event waits until its bubble is read."""
    page = visitor(motion="normal")
    lesson = next(one for one in lessons(FIRST[0]) if one.id == "cardia-2")
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    while read_on(page):
        pass
    wait_for(page, lesson, "hired_blade").click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(f"{THERE}[data-kind=tell]")
    # It has lost and is about to act: both cards still lie there.
    expect(page.locator("main [data-card=hired_blade]")).to_have_count(1)
    page.locator(f"{THERE} [data-next]").click()
    page.wait_for_selector(f"{THERE}[data-kind=done]")
    expect(page.locator("main [data-card=hired_blade]")).to_have_count(0)


def test_whoever_comes_back_goes_on_where_they_were(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    lesson = next(one for one in lessons(FIRST[0]) if len(one.lines[0]) > 1)
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    while read_on(page):
        pass
    wait_for(page, lesson, lesson.lines[0][0]).click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(THERE)
    assert kept(page, lesson.id)["answers"] == [lesson.lines[0][0]]
    page.reload()
    page.wait_for_selector(f"{THERE}, {ASKED}")
    play(page, lesson, lesson.lines[0])
    # A lesson that is another one by now begins anew, and is done all the same.
    page.evaluate(
        """(id) => { const kept = JSON.parse(localStorage.getItem('talia.learn'));
          kept.lessons[id] = { ...kept.lessons[id], mark: 'old', answers: ['nonsense'], done: false };
          localStorage.setItem('talia.learn', JSON.stringify(kept)); }""",
        lesson.id,
    )
    page.reload()
    page.wait_for_selector(f"{THERE}[data-kind=say]")
    play(page, lesson, lesson.lines[0])


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL], ids=["desk", "phone", "small"])
@pytest.mark.parametrize("track", FIRST)
def test_a_bubble_is_never_over_what_it_is_about(
    site: Site, visitor: Callable[..., Page], track: str, size: dict[str, Any]
) -> None:
    page = visitor(size)
    for lesson in lessons(track)[:2]:
        page.goto(f"{site.url}/learn/{lesson.id}")
        page.wait_for_selector(THERE)
        while True:
            page.wait_for_timeout(400)  # measured again once everything lies in its place
            covered = page.evaluate(COVERED)
            assert covered["inside"], covered
            assert not covered["over"], covered
            if not read_on(page):
                break
            if page.locator(THERE).count() == 0:
                break


def test_lessons_can_be_read_heard_and_seen_by_everybody(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/learn")
    page.wait_for_selector("[data-resume]")
    assert violations_in_both_themes(page) == []
    assert raw(page) == []
    assert misfits(page, [(320, 640), (390, 844), (820, 900), (1920, 900)]) == []
    lesson = lessons(FIRST[0])[0]
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    assert violations_in_both_themes(page) == []
    expect(page.locator(f"{THERE} [data-next]")).to_be_focused()  # the bubble has the keyboard
    while read_on(page, keys=True):
        pass
    page.keyboard.press("h")
    page.wait_for_selector(f"{THERE}[data-kind=hint]")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(THERE)).to_have_count(0)
    for gone in ("[data-rematch]", ".clock", ".talkbtn"):
        expect(page.locator(gone)).to_have_count(0)


def test_everything_can_be_skipped(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    first, second = lessons(FIRST[0])[:2]
    page.goto(f"{site.url}/learn/{first.id}")
    page.wait_for_selector(THERE)
    page.locator(f"{THERE} [data-skip-lesson]").click()
    page.wait_for_selector(f"{THERE}[data-text^='learn-{second.id}-']")
    page.goto(f"{site.url}/learn")
    expect(page.locator(f"[data-track={FIRST[0]}] .learntrack__dots [data-state=skipped]")).to_have_count(1)
    page.locator("[data-known=cardia]").click()
    expect(page.locator("[data-known=cardia]")).to_have_attribute("aria-pressed", "true")
    # Nothing is locked: the last lesson opens all the same.
    last = lessons(FIRST[0])[-1]
    page.locator(f'a[href="/learn/{last.id}"]').first.click()
    page.wait_for_selector(THERE)


@pytest.mark.parametrize("language", ["pl", "fr", "hu"])
def test_lessons_speak_every_language(site: Site, visitor: Callable[..., Page], language: str) -> None:
    page = visitor(PHONE, language=language)
    page.goto(f"{site.url}/learn")
    page.wait_for_selector("[data-resume]")
    assert missing(page) == []
    lesson = lessons(FIRST[0])[0]
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    play(page, lesson, lesson.lines[0])
    assert missing(page) == []
    assert raw(page) == []


def test_a_whole_game_has_a_table_and_a_coach(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/learn/cardia-7")
    page.wait_for_selector(ASKED)
    page.wait_for_selector(THERE)  # the coach speaks first
    assert violations(page) == []
    table = page.evaluate("location.pathname")
    assert table.startswith("/table/")
    page.keyboard.press("h")
    page.wait_for_selector(THERE)
    page.goto(f"{site.url}/learn/cardia-7")  # it goes on at the same table
    page.wait_for_selector(ASKED)
    assert page.evaluate("location.pathname") == table


def test_a_first_table_offers_lessons_in_one_line_once(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE, learned={})
    page.goto(site.url)
    page.locator("[data-play=cardia]:not([disabled])").click()
    page.wait_for_selector(ASKED)
    line = page.locator("[data-first-line]")
    expect(line).to_have_count(1)
    assert violations(page) == []
    line.locator("button").click()
    expect(line).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(300)
    expect(line).to_have_count(0)


def test_a_tip_is_given_once_on_a_device_and_all_can_be_switched_off(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(tips=True)
    page.goto(site.url)
    page.locator("[data-play=fantasy_realms]:not([disabled])").click()
    page.wait_for_selector(ASKED)
    page.wait_for_selector(f"{THERE}[data-kind=tip]")
    told = page.locator(THERE).get_attribute("data-text")
    assert violations(page) == []
    page.locator(f"{THERE} [data-next]").click()
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(400)
    if page.locator(THERE).count() > 0:
        assert page.locator(THERE).get_attribute("data-text") != told
        page.locator("[data-tips-off]").click()
    page.evaluate("localStorage.setItem('talia.learn', '{\"version\": 1}')")
    page.evaluate(TIPS_OFF)
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_timeout(400)
    expect(page.locator(THERE)).to_have_count(0)


def test_a_card_that_is_read_leads_to_its_lesson_and_its_rule(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    lesson = next(one for one in lessons(FIRST[0]) if one.id == "cardia-3")
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    while read_on(page):
        pass
    page.locator("[data-card=djinn]").first.click()
    link = page.locator(".panel [data-lesson-about]")
    expect(link).to_have_count(1)
    assert link.get_attribute("href") == f"/learn/{lesson.id}"
    expect(page.locator(".panel .inspect__rules")).to_contain_text("Rule 7")


def test_a_lesson_that_is_not_there_says_so(site: Site, visitor: Callable[..., Page], complaints: Complaints) -> None:
    complaints.allowed = ("404",)
    page = visitor()
    page.goto(f"{site.url}/learn/none-1")
    expect(page.locator("main h1")).to_contain_text("cannot be opened")


def test_the_pupil_would_notice_a_lesson_that_cannot_be_played(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    lesson = lessons(FIRST[0])[0]
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    assert pupil.open_to(page, lesson, "djinn") is None
