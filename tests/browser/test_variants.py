"""Other ways to play: a match, Chaos with its clock and offers, every option of a game from the form, motion on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from tests.browser.player import END, begin, ended, missing, play, play_some, step, tap, until
from tests.browser.site import Site


@pytest.mark.folder
def test_a_match_goes_on_to_the_next_game(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=bot]").check()
    page.locator("#series").select_option("match")
    page.click("[data-begin]")
    page.wait_for_selector("main .btn--primary")
    page.locator("main .btn--primary").first.click()
    page.wait_for_selector(".app .table")
    first = page.url
    play(page, seed=81)
    page.locator(f"{END} [data-again]").first.click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector(".handzone [data-key]")
    assert missing(page) == []


def test_chaos_has_offers_and_a_clock(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("select[data-setting=variant]").select_option("chaos")
    page.locator("input[value=bot]").check()
    page.locator("#limit").fill("3")
    page.click("[data-begin]")
    page.wait_for_selector(".clock")
    page.wait_for_selector(".hand [data-legal]")
    before = page.locator(".clock").inner_text()
    # Two taps: what is given, what is wanted.
    tap(page.locator(".hand [data-legal]").first)
    page.locator(".acts [data-option=anything]").click()
    page.wait_for_selector(".offer.is-mine")
    assert page.locator(".offer.is-mine .card--fantasy_realms").count() >= 1
    until(page, f"document.querySelector('.clock').textContent !== '{before}'")
    assert missing(page) == []


def make_the_first_answer_old(page: Page) -> list[dict[str, Any]]:
    """As if somebody else had acted while it was on its way. The list fills with all answers that go out."""
    answers: list[dict[str, Any]] = []

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def forward(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "answer":
                if not answers:
                    said["question"] -= 1
                answers.append(said)
            server.send(json.dumps(said))

        route.on_message(forward)

    page.route_web_socket(re.compile("/socket$"), between)
    return answers


@pytest.mark.server
def test_chaos_says_again_what_somebody_else_has_made_old(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    answers = make_the_first_answer_old(page)
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("select[data-setting=variant]").select_option("chaos")
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".hand [data-legal]")
    tap(page.locator(".hand [data-legal]").first)
    page.locator(".acts [data-option=to]").click()
    page.wait_for_selector(".acts [data-option=anyone]")  # the answer was taken, nobody had to click again
    assert len(answers) >= 2
    assert answers[1]["action"] == answers[0]["action"]
    assert answers[1]["question"] > answers[0]["question"]
    assert page.locator(".prompt__notice").count() == 0


@pytest.mark.server
def test_elsewhere_a_late_answer_is_refused_and_not_repeated(site: Site, visitor: Callable[..., Page]) -> None:
    """The same card would be played in the next round."""
    page = visitor()
    answers = make_the_first_answer_old(page)
    begin(page, site.url, "cardia")
    assert [step(page, Random(1)), step(page, Random(1))] == ["choose", "confirm"]
    page.wait_for_selector(".prompt__notice[data-tone=bad]")
    assert len(answers) == 1
    # It was not taken, and the question is still open.
    assert [step(page, Random(1)), step(page, Random(1))] == ["choose", "confirm"]
    until(page, "document.querySelectorAll('.logbox .cardlink').length > 0")
    assert len(answers) == 2


def test_options_of_the_form_reach_the_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("select[data-setting=deck]").select_option("mix")
    page.locator("[data-setting=mix] label").first.click()
    page.locator("[data-setting=locations] label").first.click()
    assert "2" in page.locator(".difficulty").inner_text()  # the mix and the first location count one star each
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".loc")
    assert page.locator(".loc").count() == 1
    page.goto(f"{site.url}/new/radlands")
    page.locator("select[data-setting=camps]").select_option("first_game")
    page.locator("input[value=bot]").check()
    page.click("[data-begin]")
    page.wait_for_selector(".rad .card--radlands")
    assert page.locator(".card[data-kind=camp]").count() == 6


def test_seven_at_one_table(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("input[value=bot]").check()
    page.locator("#seats").select_option("6")
    page.click("[data-begin]")
    page.wait_for_selector(".opp")
    assert page.locator(".opp").count() == 5
    names = page.locator(".opp .seat__word").all_inner_texts()
    assert len(set(names)) == 5
    play(page, seed=82)
    assert ended(page)


@pytest.mark.whole
def test_with_motion_and_without_confirmation(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor(motion="fast", confirm="off")
    begin(page, site.url, "cardia")
    tap(page.locator(".hand [data-legal]").first)
    page.wait_for_selector(".log__line")  # both cards are revealed, and an ability may have taken them away again
    assert page.locator("[data-confirm]").count() == 0
    play_some(page, seed=83, clicks=6)
