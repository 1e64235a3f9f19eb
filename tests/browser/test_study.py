"""The study table in the browser: set up by hand, played for both sides, branched, asked, shared, reported."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from talia.bugs import reached
from talia.learn.puzzles.shelf import shipped as puzzles
from talia.learn.shelf import tracks
from tests.browser.conftest import DESK, PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, begin, missing
from tests.browser.positions import look_at_the_end
from tests.browser.pupil import read_on
from tests.browser.site import Site

READY = ".setup__bar:not([data-refused]) [data-play]:not([disabled])"
REFUSED = ".setup__bar[data-refused]"
DONE = ".setup__bar:not([aria-busy])"  # the rules have said what they think of it
SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
LAID = "[data-place='{}'] .laid"


def set_up(page: Page, site: Site, game: str) -> None:
    page.goto(f"{site.url}/study/{game}")
    page.wait_for_selector(READY)


def play(page: Page, at: int = 0) -> str:
    """Answer with a card of the hand; which one."""
    page.wait_for_selector(ASKED)
    before = page.locator(".studybar").get_attribute("data-at")
    card = page.locator(".handzone [data-legal]").nth(at)
    name = card.get_attribute("data-card") or ""
    card.click()
    page.locator("[data-confirm]").click()
    page.wait_for_selector(f".studybar:not([data-at='{before}'])")
    page.wait_for_selector(ASKED)
    return name


def lay(page: Page, place: str, card: str) -> None:
    """By keys: choose the place, type the name of the card."""
    head = page.locator(f"[data-place='{place}'] .spot__head")
    head.press("Enter")
    expect(head).to_have_attribute("aria-pressed", "true")
    page.locator("[data-find]").fill(card)
    page.locator("[data-find]").press("Enter")
    expect(page.locator(LAID.format(place) + f"[data-word={card}]")).to_have_count(1)


def fits(page: Page, size: dict[str, Any]) -> bool:
    """Nothing is wider than the window."""
    return bool(page.evaluate("document.documentElement.scrollWidth") <= size["viewport"]["width"])


def drag(page: Page, what: Locator, onto: Locator) -> None:
    start, end = what.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(start["x"] + start["width"] / 2 + 12, start["y"] + start["height"] / 2, steps=3)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def lines(page: Page) -> list[str]:
    return [line.split("\n")[-1] for line in page.locator(".lines__one").all_inner_texts()]


def downloaded(page: Page, button: str) -> dict[str, Any]:
    with page.expect_download() as waiting:
        page.locator(button).click()
    content: dict[str, Any] = json.loads(Path(waiting.value.path()).read_text())
    return content


def test_a_position_is_set_up_by_keys_and_refused_in_the_words_of_the_rules(
    site: Site, visitor: Callable[..., Page]
) -> None:
    page = visitor(DESK)
    set_up(page, site, "cardia")
    # Everything is taken away by keys, and the rules say what they think of it.
    for _ in range(page.locator(LAID.format("hands.0")).count()):
        page.locator(LAID.format("hands.0")).first.locator("[data-card]").press("Delete")
    expect(page.locator(LAID.format("hands.0"))).to_have_count(0)
    lay(page, "hands.0", "inventor")
    lay(page, "hands.0", "djinn")
    page.wait_for_selector(READY)
    # Half an encounter is refused with a sentence, and a reload keeps it all the same.
    lay(page, "row.0.cards.0", "judge")
    page.wait_for_selector(REFUSED)
    refusal = page.locator("[data-refusal]")
    told = "Player 2 · Encounter 1 · Card: An encounter has two cards, one from each player."
    expect(refusal).to_have_text(told)
    # The card that is missing is marked, and the way leads there.
    expect(page.locator(".is-wrong")).to_have_count(1)
    expect(page.locator("[data-place='row.0.cards.1']")).to_have_class(re.compile("is-wrong"))
    page.locator("[data-show-wrong]").click()
    expect(page.locator("[data-place='row.0.cards.1'] .spot__head")).to_be_focused()
    page.reload()
    page.wait_for_selector(REFUSED)
    expect(refusal).to_have_text(told)
    lay(page, "row.0.cards.1", "surgeon")
    page.wait_for_selector(READY)
    expect(page.locator(".is-wrong")).to_have_count(0)
    assert violations_in_both_themes(page) == []
    assert missing(page) == []


def choose(page: Page, place: str, word: str) -> None:
    page.locator(f"[data-place='{place}'] select").select_option(word)


def moved(page: Page, place: str, to: str) -> str:
    """By taps: the first card of a place, then the head of another; which card."""
    card = page.locator(LAID.format(place)).first
    word = card.get_attribute("data-word") or ""
    card.locator("[data-card]").click()
    page.locator(f"[data-place='{to}'] .spot__head").click()
    expect(page.locator(LAID.format(to) + f"[data-word={word}]")).to_have_count(1)
    return word


@SIZES
def test_camps_being_picked_are_set_up(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    set_up(page, site, "radlands")
    choose(page, "stage", "picking")
    page.wait_for_selector("[data-place='camps.0']")
    page.wait_for_selector(READY)
    picked = moved(page, "dealt.0", "camps.0")
    page.wait_for_selector(READY)
    # Without any other to pick from it cannot be so: that place is marked.
    for _ in range(page.locator(LAID.format("dealt.0")).count()):
        page.locator(LAID.format("dealt.0")).first.locator("[data-card]").press("Delete")
    page.wait_for_selector(REFUSED)
    expect(page.locator("[data-place='dealt.0']")).to_have_class(re.compile("is-wrong"))
    assert fits(page, size)
    assert violations(page) == []
    while page.locator(REFUSED).count() > 0:
        page.locator("[data-undo]").click()
        page.wait_for_selector(DONE)
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt__ask")).to_contain_text("camps")
    link = page.url
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.url == link
    page.locator("[data-edit]").click()
    page.wait_for_selector(READY)
    expect(page.locator(LAID.format("camps.0") + f"[data-word={picked}]")).to_have_count(1)
    assert missing(page) == []


@SIZES
def test_offers_of_chaos_and_what_somebody_is_in_the_middle_of_are_set_up(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    set_up(page, site, "fantasy_realms")
    page.locator(".setup__options summary").click()
    page.locator("[data-setting=variant]").select_option("chaos")
    page.wait_for_selector("[data-place='offers.0.0.card']")
    page.locator("[data-deal]").click()  # there are more players now, who hold nothing yet
    page.wait_for_selector(READY)
    offered = moved(page, "hands.0", "offers.0.0.card")
    page.wait_for_selector("[data-place='offers.0.0.to']")
    choose(page, "offers.0.0.to", "1")
    choose(page, "plans.1.plan", "answering")
    page.wait_for_selector("[data-place='plans.1.other']")
    page.wait_for_selector(READY)
    expect(page.locator("[data-place='plans.1.other'] select")).to_have_value("0")
    # An offer that is for somebody else cannot be answered: what is wrong is the plan.
    choose(page, "offers.0.0.to", "2")
    page.wait_for_selector(REFUSED)
    expect(page.locator("[data-place='plans.1.plan']")).to_have_class(re.compile("is-wrong"))
    expect(page.locator("[data-place='plans.1.plan'] select")).to_have_attribute("aria-invalid", "true")
    assert fits(page, size)
    assert violations(page) == []
    choose(page, "offers.0.0.to", "1")
    page.wait_for_selector(READY)
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)
    page.locator("[data-look]").select_option("1")
    expect(page.locator(".prompt__ask")).to_contain_text("Choose the card you give in return")
    page.locator("[data-edit]").click()
    page.wait_for_selector(READY)
    expect(page.locator(LAID.format("offers.0.0.card") + f"[data-word={offered}]")).to_have_count(1)
    expect(page.locator("[data-place='plans.1.plan'] select")).to_have_value("answering")
    # In the middle of an offer of one's own: the card is chosen from the hand.
    choose(page, "plans.0.plan", "addressing")
    page.wait_for_selector(REFUSED)
    expect(page.locator("[data-place='plans.0.card']")).to_have_class(re.compile("is-wrong"))
    choose(page, "plans.0.card", offered)
    page.wait_for_selector(READY)
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)
    page.locator("[data-look]").select_option("0")
    expect(page.locator(".prompt__ask")).to_contain_text("Choose whom you offer it to")
    assert missing(page) == []


@SIZES
def test_choices_at_scoring_are_set_up(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    set_up(page, site, "fantasy_realms")
    choose(page, "open", "yes")
    hand = page.locator(LAID.format("hands.0"))
    for card in ("mirage", "doppelganger"):
        if page.locator(LAID.format("hands.0") + f"[data-word={card}]").count() == 0:
            hand.first.locator("[data-card]").press("Delete")
            lay(page, "hands.0", card)
            if page.locator(".palette.is-open .palette__close").is_visible():
                page.locator(".palette__close").click()
    page.wait_for_selector("[data-place='choices.mirage']")
    choose(page, "choices.mirage", "great_flood")
    page.wait_for_selector(READY)
    assert fits(page, size)
    assert violations(page) == []
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".prompt__ask")).to_contain_text(re.compile("which card"))
    page.locator("[data-edit]").click()
    page.wait_for_selector(READY)
    expect(page.locator("[data-place='choices.mirage'] select")).to_have_value("great_flood")
    # A choice whose card is moved away is not made any more, and nothing else is taken back.
    gone = page.locator("[data-place='choices.doppelganger'] option").nth(1).get_attribute("value") or ""
    choose(page, "choices.doppelganger", gone)
    page.wait_for_selector(READY)
    drawn = page.locator(LAID.format("hands.0") + f"[data-word={gone}] [data-card]")
    drawn.press("Delete")
    lay(page, "hands.0", "forge")
    page.wait_for_selector(DONE)
    expect(page.locator("[data-place='choices.doppelganger'] select")).to_have_value("none")
    expect(page.locator("[data-place='choices.mirage'] select")).to_have_value("great_flood")
    assert missing(page) == []


def test_cards_are_dragged_from_place_to_place(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(DESK)
    set_up(page, site, "fantasy_realms")
    hand = page.locator(LAID.format("hands.0"))
    before = hand.count()
    word = hand.first.get_attribute("data-word")
    drag(page, hand.first, page.locator("[data-place='area'] .spot__head"))
    expect(hand).to_have_count(before - 1)
    expect(page.locator(LAID.format("area") + f"[data-word={word}]")).to_have_count(1)
    drag(page, page.locator(LAID.format("area") + f"[data-word={word}]"), page.locator(".palette__head"))
    expect(page.locator(LAID.format("area"))).to_have_count(0)
    page.locator("[data-undo]").click()
    page.locator("[data-undo]").click()
    expect(hand).to_have_count(before)
    page.wait_for_selector(READY)
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_both_sides_are_played_and_lines_branch_and_a_link_keeps_them(
    site: Site, visitor: Callable[..., Page], size: str
) -> None:
    page = visitor(PHONE if size == "phone" else DESK)
    set_up(page, site, "cardia")
    page.locator("[data-play]").click()
    first = play(page)
    second = play(page)
    play(page, 1)
    assert first
    assert second
    page.keyboard.press("PageUp") if size == "desk" else page.locator("[data-back]").click()
    page.wait_for_selector(".studybar[data-at='2']")
    page.wait_for_selector(ASKED)
    play(page, 0)
    page.wait_for_selector(".studybar[data-at='4']")
    if size == "phone":
        page.locator(".panelbtn").click()
    told = lines(page)
    assert len(told) == 5
    assert page.locator(".lines--beside").count() == 1
    link = page.url
    # Whoever opens the link stands at the same place of the same lines, and so does a reload.
    other = visitor(PHONE if size == "phone" else DESK)
    other.goto(link)
    other.wait_for_selector(ASKED)
    if size == "phone":
        other.locator(".panelbtn").click()
    expect(other.locator(".lines__one[aria-current]")).to_have_text(
        page.locator(".lines__one[aria-current]").inner_text(), use_inner_text=True
    )
    expect(other.locator(".lines__one").nth(3)).to_contain_text(told[3].split("\n")[-1])
    assert lines(other) == told
    assert raw(other) == []
    other.locator(".lines__one").nth(1).click()
    other.wait_for_selector(".studybar[data-at='1']")
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.url == link
    if size == "phone":  # on a desk it is looked at below, with all that stands beside it
        assert violations_in_both_themes(page) == []
    assert misfits(page, [(1440, 900)] if size == "desk" else [(390, 844)]) == []
    assert missing(page) + missing(other) == []


def test_a_bot_is_asked_a_ruling_explained_and_a_bug_reported(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(DESK)
    set_up(page, site, "cardia")
    page.locator("[data-play]").click()
    play(page)
    play(page)
    who = page.get_by_label("Who answers")
    who.select_option("adept")
    expect(page.locator("[data-strength=adept]")).to_contain_text("Counts well what its next move brings")
    who.select_option("")
    expect(page.locator("[data-strength]")).to_have_count(0)
    page.locator("[data-ask]").click()
    asked = page.locator("[data-asked-seat]")
    expect(asked).to_be_visible()
    expect(asked.locator(".advice__lines li").first).not_to_be_empty()
    page.locator("[data-ask-open]").check()
    page.locator("[data-ask]").click()
    page.wait_for_selector("[data-asked-open]")
    page.locator("[data-play-best]").click()
    page.wait_for_selector(".studybar[data-at='3']")
    page.keyboard.press("PageUp")
    page.wait_for_selector(".studybar[data-at='2']")
    # What the second card caused, with its rules.
    page.locator("[data-ruling] summary").click()
    ruling = page.locator(".rulings li")
    expect(ruling.first).to_be_visible()
    assert (ruling.first.locator("a").get_attribute("href") or "").startswith("/rules/cardia#")
    # Open hands; the position as a file; and what was expected of it.
    page.locator("[data-open-hands]").click()
    expect(page.locator("[data-hands] button").first).to_be_visible()
    position = downloaded(page, "[data-export]")
    assert position["game"] == "cardia"
    assert position["table"]["row"]
    page.locator("[data-bug]").click()
    page.locator(".bug textarea").fill("The Judge should have won.")
    bug = downloaded(page, "[data-save-bug]")
    assert bug["talia_bug"] == 1
    assert bug["expected"] == "The Judge should have won."
    assert len(bug["answers"]) == bug["moment"] == 2
    assert bug["text"] in page.url
    assert violations_in_both_themes(page) == []
    assert missing(page) == []


def report(page: Page) -> dict[str, Any]:
    page.locator("[data-bug]").click()
    page.locator(".bug textarea").fill("Something else.")
    return downloaded(page, "[data-save-bug]")


@pytest.mark.parametrize("where", ["lesson", "puzzle"])
def test_a_bug_is_reported_from_what_one_learns_by(site: Site, visitor: Callable[..., Page], where: str) -> None:
    """Nobody keeps the game of it: the file has what its seat sees, and `talia check` gets as far."""
    page = visitor(DESK)
    if where == "lesson":
        page.goto(f"{site.url}/learn/{tracks()[0].lessons[0].id}")
    else:
        page.goto(f"{site.url}/puzzle/{puzzles('cardia')[0].id}")
    page.wait_for_selector(".lessonside [data-bug]")
    page.wait_for_timeout(500)
    while read_on(page):
        pass
    seen = report(page)
    assert seen["expected"] == "Something else."
    assert seen["view"]["seat"] == seen["seat"]
    state = reached(seen)
    assert state.to_position()["game"] == seen["game"]
    assert state.asked
    assert missing(page) == []


def test_what_a_seat_sees_of_a_running_table_is_studied_and_reported(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(DESK)
    begin(page, site.url, "cardia")
    page.wait_for_selector(ASKED)
    hand = page.locator(".handzone [data-card]")
    held = [card.get_attribute("data-card") for card in hand.all()]
    page.locator("#tab-table").click()
    bug = report(page)
    assert bug["view"]["seat"] == bug["seat"] == 0
    assert "record" not in bug
    assert bug["view"]["table"]["hands"][1] == len(held)  # of the other hand only how many cards there are
    page.locator("[data-study]").click()
    page.wait_for_selector(".studybar")
    page.wait_for_selector(ASKED)
    assert [card.get_attribute("data-card") for card in hand.all()] == held
    assert "/study/cardia?p=1" in page.url
    play(page)
    assert missing(page) == []


def test_a_finished_game_is_studied_with_all_its_answers(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(DESK)
    look_at_the_end(page, site, "cardia", 3)
    page.locator("#tab-table").click()
    bug = report(page)
    answers = len(bug["record"]["answers"])
    assert bug["moment"] == answers
    page.locator("[data-study]").click()
    page.wait_for_selector(f".studybar[data-at='{answers}']")
    expect(page.locator(".lines__one")).to_have_count(answers + 1)
    page.locator(".lines__one").nth(1).click()
    page.wait_for_selector(".studybar[data-at='1']")
    page.wait_for_selector(ASKED)
    assert missing(page) == []
