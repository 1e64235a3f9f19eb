"""What each address of the page weighs, gzipped, with fonts and words: for whoever comes there first, by a link.

Everything keeps to 150 kB, with and without a server. Of tables two things are weighed: what comes until they are seen
(`talia-seen`, src/lib/later.svelte.ts), and that with what comes after, unasked.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.browser.conftest import DESK, FOLDER
from tests.browser.folder import Folder
from tests.browser.player import ASKED, LATER, begin
from tests.browser.site import Site

pytestmark = pytest.mark.folder
PAGE = 150_000  # bytes, in a folder too
HOUSE = 4_500 if FOLDER else 0  # the way to a house beside the page
# Below the page's budget, a table keeps to about what it weighs (docs/offline.md).
TABLES = {"cardia": 136_000 + HOUSE, "radlands": 145_500 + HOUSE, "fantasy_realms": 145_500 + HOUSE}
LESSONS = {"cardia": 135_500 + HOUSE, "radlands": 145_500 + HOUSE, "fantasy_realms": 145_500 + HOUSE}
WHOLE = 226_000 + HOUSE  # with what a table reads once it stands
QUIET = 400  # milliseconds without anything new: the page stands
LANGUAGE = "pl"  # its words weigh most
GAMES = ("cardia", "radlands", "fantasy_realms")
LOBBY = pytest.param("lobby", ".lobby", PAGE, marks=pytest.mark.server)
ROUTES = [
    ("", ".box__card .card", PAGE),
    *((f"rules/{game}", "main .card", PAGE) for game in GAMES),
    ("rules", ".rules__games", PAGE),
    ("learn", ".learntrack", PAGE),
    ("puzzles", ".pz", PAGE),
    ("history", "main[data-games]", PAGE),
    ("calculator", "main .calc__hand, main .card", PAGE),
    *((f"new/{game}", "[data-begin]", PAGE) for game in GAMES),
    *((f"statistics/{game}", "main table", PAGE) for game in GAMES),
    LOBBY,
    *((f"study/{game}", ".setup", PAGE) for game in GAMES),
    *((f"learn/{game}-1", ".tutor.is-there", LESSONS[game]) for game in GAMES),
]


@pytest.fixture(scope="module")
def device(chromium: Browser, site: Site | Folder) -> Iterator[BrowserContext]:
    """A browser whose house is open already, where the page has one: what is weighed is the page, not the engine."""
    wanted: dict[str, Any] = {**DESK, "locale": LANGUAGE, "service_workers": "block"}
    context = chromium.new_context(**wanted)
    if FOLDER:
        page = context.new_page()
        page.goto(site.url)
        page.wait_for_selector("[data-play=cardia]:not([disabled])", timeout=120_000)
    yield context
    context.close()


def stood(page: Page, heard: list[Response]) -> None:
    """Wait until nothing more comes."""
    count = -1
    while count != len(heard):
        count = len(heard)
        page.wait_for_timeout(QUIET)


def sizes(page: Page, address: str, there: str) -> tuple[dict[str, int], dict[str, int]]:
    """What comes until a page can be seen, and all that comes."""
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer) if "/assets/" in answer.url else None)
    page.goto(address)
    page.locator(there).first.wait_for()
    stood(page, heard)
    workers = ("/assets/house.", "/assets/bots.")
    own = {one.url: len(gzip.compress(one.body())) for one in heard if not any(part in one.url for part in workers)}
    later = set(page.evaluate(LATER))
    assert any(url.endswith(".woff2") for url in own), "fonts are weighed too"
    return {url: size for url, size in own.items() if url not in later}, own


@pytest.mark.parametrize(("route", "there", "most"), ROUTES)
def test_a_route_is_small(
    device: BrowserContext, site: Site | Folder, route: str, there: str, most: int, weighed: Callable[[str, int], None]
) -> None:
    page = device.new_page()
    first, whole = sizes(page, f"{site.url}/{route}", there)
    page.close()
    weighed(route, sum(first.values()))
    weighed(f"{route} (whole)", sum(whole.values()))
    assert sum(first.values()) <= most, heaviest(first)
    assert sum(whole.values()) <= WHOLE, heaviest(whole)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_small(
    device: BrowserContext, site: Site | Folder, game: str, weighed: Callable[[str, int], None]
) -> None:
    maker = device.new_page()
    begin(maker, site.url, game)
    page = device.new_page()
    first, whole = sizes(page, maker.url, f"{ASKED} .card")
    page.close()
    maker.close()
    weighed(f"table of {game}", sum(first.values()))
    weighed(f"table of {game} (whole)", sum(whole.values()))
    assert len(first) < len(whole), "nothing comes later"
    assert sum(first.values()) <= TABLES[game], heaviest(first)
    assert sum(whole.values()) <= WHOLE, heaviest(whole)


def heaviest(sizes: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(((url.rpartition("/")[2], size) for url, size in sizes.items()), key=lambda one: -one[1])


@pytest.fixture
def weighed(record_property: Callable[[str, object], None]) -> Callable[[str, int], None]:
    """Says what a route weighs (`pytest -s`), for the documents."""

    def say(route: str, size: int) -> None:
        record_property("bytes", size)
        print(f"/{route}: {size / 1000:.0f} kB")

    return say
