"""What comes after a game, in each language on phone and desk: review, retry, study, history, match, statistics.

What is done on these pages their own tests do. Here each stands whole on the screen in its own words: nothing missing,
no id, nothing wider than the window, no control without a name, nothing that axe finds. `make browser` looks at every
page, in sizes and languages that take turns from game to game, and asks axe on the phone (others ask on a desk);
with TALIA_WHOLE (`make soak`) every page is looked at in all four, by axe in both themes too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route

import talia
from talia.core.record import Record
from talia.core.short import shortened
from talia.review.form import Review
from talia.server.wire.forms import (
    Series,
    SeriesDeal,
    SeriesDifference,
    SeriesGame,
    SeriesPlayer,
    SeriesSeated,
)
from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import ASKED, WHOLE, missing, until
from tests.browser.positions import brought
from tests.browser.reviewed import answer_with, invented
from tests.browser.site import Site
from tests.browser.test_history import lines, written
from tests.browser.test_study import READY
from tests.review.tools import random_game

BIG: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = {"desk": BIG, "phone": PHONE}
WIDTHS = {"desk": [(1440, 900), (900, 700)], "phone": [(390, 844), (320, 640)]}
LANGUAGES = ("en", "pl", "fr", "hu")


# What the device remembers, in the language of now.
SPEAK = "one => localStorage.setItem('talia.settings', JSON.stringify({language: one, motion: 'off', tips: false}))"


class Look:
    """One page as somebody has it before them, in one language after the other."""

    def __init__(self, page: Page, site: Site, size: str, pictures: Path) -> None:
        self.page = page
        self.site = site
        self.size = size
        self.pictures = pictures
        self.seen: set[tuple[str, str]] = set()
        self.asked: set[str] = set()

    def languages(self, turn: int, several: bool = False) -> list[str]:
        """Those that this run looks at: one for each of several pages that are alike, else two on each size."""
        if WHOLE:
            return list(LANGUAGES)
        first = turn + (0 if self.size == "desk" else 1)
        return [LANGUAGES[(first + n) % 4] for n in ((0,) if several else (0, 2))]

    def at(self, path: str, there: str, language: str) -> None:
        """Open a page in a language."""
        self.page.goto(f"{self.site.url}/api/health")  # away from it: a change behind the # alone loads nothing
        self.page.evaluate(SPEAK, language)
        self.page.goto(f"{self.site.url}{path}")
        self.page.wait_for_selector(there)
        until(self.page, f"document.documentElement.lang === '{language}'")

    def judge(self, name: str, language: str, covered: bool = False) -> None:
        """Whatever is wrong with what is on the screen now; of a table that is covered not what could be chosen."""
        page = self.page
        until(page, "document.getAnimations().every(one => one.playState !== 'running')")
        if os.environ.get("TALIA_PICTURES"):
            page.screenshot(path=self.pictures / f"after-{name}-{self.size}-{language}.png", full_page=True)
        where = (name, self.size, language)
        assert raw(page) == [], where
        assert missing(page) == [], where
        wrong = misfits(page, WIDTHS[self.size])
        assert [one for one in wrong if not covered or "hit" not in one] == [], where
        assert page.evaluate(UNNAMED) == [], where
        words = page.locator("body").inner_text()
        assert (name, words) not in self.seen, where  # each in its own words
        self.seen.add((name, words))
        if WHOLE:
            assert violations_in_both_themes(page) == [], where
        elif self.size == "phone" and name not in self.asked:
            assert violations(page) == [], where
        self.asked.add(name)


# Controls that a screen reader could not name.
UNNAMED = """() => [...document.querySelectorAll('button, a[href], select, input, textarea, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim() === '')
  .filter((one) => !one.ariaLabel && !one.labels?.length && !one.getAttribute('aria-labelledby') && !one.title)
  .map((one) => one.outerHTML.slice(0, 120))"""


@pytest.fixture(params=["desk", "phone"])
def look(request: pytest.FixtureRequest, site: Site, visitor: Callable[..., Page], pictures: Path) -> Look:
    return Look(visitor(SIZES[request.param]), site, request.param, pictures)


# Games of random answers, each with something of every kind.
SEEDS = {"cardia": 31, "radlands": 6, "fantasy_realms": 4}


def spread(turns: tuple[int, int, int], first: str) -> list[tuple[str, int, str]]:
    """Each game with its turn among the languages, on a desk and a phone in turn, from the first on; or all on both."""
    sizes = list(SIZES) if first == "desk" else [*reversed(SIZES)]
    return [
        (game, turn, size)
        for n, (game, turn) in enumerate(zip(SEEDS, turns, strict=True))
        for size in (sizes if WHOLE else sizes[n % 2 : n % 2 + 1])
    ]


def reviewed(page: Page, site: Site, game: str, seed: int) -> tuple[str, Record, Review]:
    """A game of random answers that was brought, and a review that was invented for it."""
    record = random_game(game, seed)
    table = brought(site, record)
    review = invented(record, 0)
    answer_with(page, record, review)
    return table, record, review


@pytest.mark.whole
@pytest.mark.parametrize(("game", "turn", "look"), spread((3, 0, 2), "desk"), indirect=["look"])
def test_a_review_its_moments_and_a_retry(look: Look, game: str, turn: int) -> None:
    page = look.page
    table, _, review = reviewed(page, look.site, game, SEEDS[game])
    grave = review.sides[0].turning[0]
    for language in look.languages(turn, several=True):
        look.at(f"/table/{table}/review?seat=0", "[data-stage=whole] [data-figures]", language)
        page.locator("[data-figures] summary").click()
        look.judge(f"review-{game}", language)
        look.at(f"/table/{table}/review?seat=0#{grave}", f".prompt[data-moment='{grave}']", language)
        page.locator("#pov").select_option("all")
        page.wait_for_selector("[data-hands]")
        look.judge(f"moment-{game}", language)
        opened(page, look.size, ".rvside [data-study]")
        look.judge(f"moment-side-{game}", language, covered=True)
        look.at(f"/table/{table}/review?retry=0#{grave}", ASKED, language)
        look.judge(f"retry-{game}", language)
        opened(page, look.size, ".lessonside [data-bug]")
        look.judge(f"retry-side-{game}", language, covered=True)


def opened(page: Page, size: str, there: str) -> None:
    """On a phone what stands beside a table is opened by a button."""
    if size == "phone":
        page.locator(".panelbtn").click()
    page.wait_for_selector(there)


SET_UPS = {
    "cardia": ("{}", 2),
    "radlands": ('{"camps":"dealt"}', 2),
    "fantasy_realms": ('{"variant":"chaos"}', 3),
}


@pytest.mark.whole
@pytest.mark.parametrize(("game", "turn", "look"), spread((3, 2, 2), "phone"), indirect=["look"])
def test_a_study_is_set_up_and_played(look: Look, game: str, turn: int) -> None:
    page = look.page
    options, seats = SET_UPS[game]
    text = shortened(talia.game(game).start(8).to_position())
    for language in look.languages(turn, several=True):
        look.at(f"/study/{game}#s=&o={options}&n={seats}", READY, language)
        page.locator(".setup__options summary").click()
        look.judge(f"setup-{game}", language)
        page.locator(".spot__head").first.click()
        page.wait_for_selector(".palette [data-find]")
        look.judge(f"palette-{game}", language)
        look.at(f"/study/{game}?p={text}", f".studybar, {ASKED}", language)
        look.judge(f"study-table-{game}", language)
        opened(page, look.size, ".studyside")
        page.locator("[data-ruling] summary").click()
        page.locator("[data-ask]").click()
        page.wait_for_selector("[data-asked-seat]")
        look.judge(f"study-{game}", language, covered=True)


@pytest.mark.whole
def test_a_history(look: Look, tmp_path: Path) -> None:
    page = look.page
    page.goto(f"{look.site.url}/history")
    page.locator("[data-import]").set_input_files(written(tmp_path, lines(40)))
    page.wait_for_selector("[data-line]")
    for turn, language in enumerate(look.languages(1)):
        look.at("/history", "[data-line]", language)
        page.locator("[data-by]").select_option("level" if turn == 0 else "opponent")
        page.locator(".hacc__table summary").click()
        look.judge("history", language)
        page.locator("[data-pick=cardia]").click()
        page.wait_for_selector(".hcards li")
        look.judge("history-cardia", language)
        page.locator("[data-delete]").click()
        page.wait_for_selector("[data-delete-yes]")
        look.judge("history-delete", language)


def match(over: bool) -> SeriesSeated:
    """A duplicate match of two deals: both compared and over, or one of them still being played."""
    players = [
        SeriesPlayer(player=0, who="person", name="Zofia", level=None, wins=2, losses=1, draws=1),
        SeriesPlayer(player=1, who="bot", name=None, level="adept", wins=1, losses=2, draws=1),
    ]
    games = [
        SeriesGame(
            table=f"T{n}",
            round=n // 2,
            number=n,
            players=[n % 2, 1 - n % 2],
            status="ended" if over or n < 3 else "playing",
            winner=(0, 0, 1, None)[n],
            scores=[5, 3] if over or n < 3 else [],
        )
        for n in range(4)
    ]
    differences = [SeriesDifference(games=2, scores=4), SeriesDifference(games=-1, scores=-2)]
    compared = [
        SeriesDeal(deal=n, tables=[f"T{2 * n}", f"T{2 * n + 1}"], difference=differences[n])
        for n in range(2 if over else 1)
    ]
    series = Series(
        id="S",
        kind="duplicate",
        game="cardia",
        options={},
        status="ended" if over else "playing",
        players=players,
        games=games,
        standing=[0, 1],
        winner=0 if over else None,
        deals=2,
        compared=compared,
        difference=SeriesDifference(games=1, scores=2) if over else differences[0],
    )
    return SeriesSeated(series=series, mine=[0], host=True)


@pytest.mark.whole
def test_a_duplicate_match(look: Look) -> None:
    """What the server would tell of one is made up here: how it is played, `test_duplicate.py` tries."""
    page = look.page
    told = [match(over=False)]

    def tell(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(told[-1]), content_type="application/json")

    page.route(re.compile("/api/series/S$"), tell)
    for language in look.languages(3):
        for over in (False, True):
            told.append(match(over))
            look.at("/series/S", "[data-deal='0']", language)
            look.judge(f"duplicate-{'over' if over else 'playing'}", language)


@pytest.mark.whole
@pytest.mark.parametrize(("game", "turn", "look"), spread((1, 3, 3), "desk"), indirect=["look"])
def test_statistics(look: Look, game: str, turn: int) -> None:
    for language in look.languages(turn, several=True):
        look.at(f"/statistics/{game}", ".stat tbody tr", language)
        look.judge(f"statistics-{game}", language)
