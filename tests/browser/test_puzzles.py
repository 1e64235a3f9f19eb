"""Puzzles in the browser: solved, failed, shown; what a first try does to the rating, and the streak."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from talia.learn.puzzles import shelf
from talia.learn.puzzles.form import Puzzle
from tests.browser.conftest import PHONE, Complaints
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, missing
from tests.browser.pupil import THERE, choose, things
from tests.browser.site import Site

KEPT = "JSON.parse(localStorage.getItem('talia.learn'))"


def of_kind(kind: str) -> Puzzle:
    return min(shelf.chosen(kind=kind), key=lambda puzzle: len(puzzle.solution.lines[0]))


KINDS = sorted({puzzle.kind for puzzle in shelf.chosen()})


def selectors(puzzle: Puzzle, word: str) -> list[str]:
    return [one if ".acts" in one else f"{one}[data-legal]" for one in things(puzzle.game, puzzle.seat, word)]


def stands(page: Page, puzzle: Puzzle, word: str) -> bool:
    return any(page.locator(one).count() > 0 for one in selectors(puzzle, word))


def stood(page: Page, puzzle: Puzzle, word: str) -> bool:
    """Does it stand there, once what came before has been shown?"""
    until = time.monotonic() + 5
    while page.locator("[data-puzzle-over]").count() == 0:
        if page.locator(f"{THERE} [data-next]").count() > 0:
            page.keyboard.press("Space")  # a word on the way
        elif stands(page, puzzle, word):
            return True
        if time.monotonic() > until:
            return False
        page.wait_for_timeout(200)
        # What an ability can do to one thing only is no question by the rules; the table shows it, and it is hit.
        lit = page.locator('main [data-legal]:not([aria-pressed="true"])')
        if lit.count() == 1 and not stands(page, puzzle, word):
            choose(page, lit, keys=False)
    return False


def answer(page: Page, puzzle: Puzzle, word: str) -> None:
    """Choose what stands for an answer, and confirm it."""
    page.wait_for_selector(ASKED)
    for selector in selectors(puzzle, word):
        if page.locator(selector).count() > 0:
            choose(page, page.locator(selector).first, keys=False)
            break
    else:
        raise AssertionError(f"{puzzle.id}: nothing stands for {word}")
    if page.locator("[data-confirm]").count() > 0:
        page.locator("[data-confirm]").click()


def solve(page: Page, puzzle: Puzzle) -> None:
    """Give the answers of the first solution."""
    for at, word in enumerate(puzzle.solution.lines[0]):
        until = time.monotonic() + 20
        while page.locator(f"{THERE} [data-next]").count() > 0 and time.monotonic() < until:
            page.keyboard.press("Space")
            page.wait_for_timeout(40)
        if at > 0 and not stood(page, puzzle, word):
            continue  # the click before has said it already
        answer(page, puzzle, word)
        page.wait_for_timeout(150)
    page.wait_for_selector("[data-puzzle-over=solved]")


def wrong_word(puzzle: Puzzle) -> str:
    """An answer to the first question that leads nowhere, of those that stand on the table by their own name."""
    from talia.learn.puzzles.solving import Solving

    for option in Solving(puzzle).view()["decision"]["options"]:
        if not Solving(puzzle).answer(option["word"]).accepted:
            return str(option["word"])
    raise AssertionError(f"{puzzle.id}: every first answer is right")


def kept(page: Page, puzzle: Puzzle) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(f"{KEPT}.puzzles[{puzzle.id!r}]")
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_a_puzzle_is_solved_and_rated(site: Site, visitor: Callable[..., Page], kind: str) -> None:
    puzzle = of_kind(kind)
    page = visitor()
    page.goto(f"{site.url}/puzzle/{puzzle.id}")
    solve(page, puzzle)
    assert kept(page, puzzle)["won"] is True
    assert page.evaluate(f"{KEPT}.rating.rating") > 1200
    page.keyboard.press("Escape")
    expect(page.locator("[data-rated]")).to_contain_text("+")
    if len(puzzle.solution.mixture) > 1:
        page.locator(".often summary").click()
        page.locator("[data-often]").click()
        expect(page.locator("[data-off]")).to_have_count(1)
    assert missing(page) == []


def test_a_wrong_answer_fails_the_first_try_and_leaves_the_table(site: Site, visitor: Callable[..., Page]) -> None:
    puzzle = of_kind("only_card")
    page = visitor(PHONE)
    page.goto(f"{site.url}/puzzle/{puzzle.id}")
    page.wait_for_selector(ASKED)
    before = page.locator("main").inner_text()
    answer(page, puzzle, wrong_word(puzzle))
    page.wait_for_selector(f"{THERE}[data-kind=wrong]")
    page.wait_for_selector(".app:not([data-what-if])", timeout=5000)
    assert page.locator("main").inner_text() == before
    assert page.evaluate(f"{KEPT}.rating.rating") < 1200
    page.locator(f"{THERE} [data-next]").click()
    rated = page.evaluate(f"{KEPT}.rating")
    answer(page, puzzle, puzzle.solution.lines[0][0])
    page.wait_for_selector("[data-puzzle-over=solved]")
    assert kept(page, puzzle)["solved"] is True
    assert kept(page, puzzle)["won"] is False
    assert page.evaluate(f"{KEPT}.rating") == rated  # only the first try counts


def test_hints_and_the_solution_cost_the_points(site: Site, visitor: Callable[..., Page]) -> None:
    puzzle = of_kind("best_swap")
    page = visitor()
    page.goto(f"{site.url}/puzzle/{puzzle.id}")
    page.wait_for_selector(ASKED)
    for _ in range(2):
        page.keyboard.press("h")
        page.wait_for_selector(f"{THERE}[data-kind=hint]")
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(page.locator(THERE)).to_have_count(0)
    page.locator(".panel [data-solution]").click()
    page.wait_for_selector("[data-puzzle-over=shown]")
    assert kept(page, puzzle)["won"] is False
    assert page.evaluate(f"{KEPT}.rating.rating") < 1200
    page.keyboard.press("r")
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-puzzle-over]")).to_have_count(0)


def test_nothing_on_the_table_gives_the_answer_away(site: Site, visitor: Callable[..., Page]) -> None:
    """The help that counts for a player is silent here, whatever is set."""
    page = visitor(counting="on")
    for kind in ("best_swap", "best_choices"):
        page.goto(f"{site.url}/puzzle/{of_kind(kind).id}")
        page.wait_for_selector(ASKED)
        page.wait_for_timeout(400)
        for mark in ("[data-best-of-all]", ".is-best", ".delta"):
            expect(page.locator(mark)).to_have_count(0)


def test_steps_can_be_taken_back_and_a_reload_goes_on(site: Site, visitor: Callable[..., Page]) -> None:
    puzzle = of_kind("best_swap")
    page = visitor()
    page.goto(f"{site.url}/puzzle/{puzzle.id}")
    first = puzzle.solution.lines[0][0]
    answer(page, puzzle, first)
    page.wait_for_selector("[data-undo]")
    assert page.locator(THERE).count() == 0  # a right step on the way needs no words
    assert kept(page, puzzle)["answers"] == [first]
    page.reload()
    page.wait_for_selector(ASKED)
    assert page.locator("[data-undo]").count() == 1
    page.keyboard.press("u")
    page.wait_for_selector(".app:not(:has([data-undo]))", state="attached")
    assert kept(page, puzzle)["answers"] == []


def test_the_page_of_puzzles(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/puzzles")
    page.wait_for_selector(".pzlist .pz")
    assert violations_in_both_themes(page) == []
    assert raw(page) == []
    assert missing(page) == []
    assert misfits(page, [(320, 640), (390, 844), (820, 900), (1920, 900)]) == []
    games = len(shelf.games())
    expect(page.locator(".pz--daily")).to_have_count(games)
    expect(page.locator(".week__days li")).to_have_count(7)
    listed = page.evaluate(
        "fetch('/api/puzzles/daily?day=' + new Date().toLocaleDateString('sv')).then((a) => a.json())"
    )
    shown = page.locator(".pz--daily").evaluate_all("(all) => all.map((one) => one.pathname.split('/').pop())")
    assert shown == [one["id"] for one in listed["puzzles"]]  # worked out here as on the server
    page.select_option(".pzpick label:first-child select", "cardia")
    expect(page.locator(".pzlist .pz").first).to_contain_text("Cardia")


def test_a_daily_puzzle_keeps_the_streak(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(PHONE)
    page.goto(f"{site.url}/puzzles")
    page.wait_for_selector(".pz--daily")
    name = page.locator(".pz--daily").first.evaluate("(one) => one.pathname.split('/').pop()")
    puzzle = shelf.find(name)
    page.goto(f"{site.url}/puzzle/{name}")
    for word in puzzle.solution.lines[0]:
        answer(page, puzzle, word)
        page.wait_for_timeout(150)
        if page.locator(f"{THERE} [data-next]").count() > 0:
            page.locator(f"{THERE} [data-next]").click()
    page.wait_for_selector("[data-puzzle-over=solved]")
    page.goto(f"{site.url}/puzzles")
    expect(page.locator(".week__days [data-state=done]")).to_have_count(1)


def test_a_puzzle_that_is_not_there_says_so(site: Site, visitor: Callable[..., Page], complaints: Complaints) -> None:
    complaints.allowed = ("404",)
    page = visitor()
    page.goto(f"{site.url}/puzzle/none-1")
    expect(page.locator("main h1")).to_contain_text("cannot be opened")
