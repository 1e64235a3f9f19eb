"""What each address of the page weighs, gzipped, with fonts and words: for whoever comes there first, by a link.

Pages keep to 150 kB. Tables (lessons, puzzles, studies) do not yet: what they weigh must not grow (docs/offline.md).
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response

from tests.browser.conftest import DESK, FOLDER
from tests.browser.folder import Folder
from tests.browser.site import Site

pytestmark = pytest.mark.folder
PAGE = 150_000  # bytes
TABLE = 250_000
QUIET = 400  # milliseconds without anything new: the page stands
LANGUAGE = "pl"  # its words weigh most
LOBBY = pytest.param("lobby", ".lobby", PAGE, marks=pytest.mark.server)
ROUTES = [
    ("", ".box__card .card", PAGE),
    *((f"rules/{game}", "main .card", PAGE) for game in ("cardia", "radlands", "fantasy_realms")),
    ("rules", ".rules__games", PAGE),
    ("learn", ".learntrack", PAGE),
    ("puzzles", ".pz", PAGE),
    ("history", "main[data-games]", PAGE),
    ("calculator", "main .calc__hand, main .card", PAGE),
    *((f"new/{game}", "[data-begin]", PAGE) for game in ("cardia", "radlands", "fantasy_realms")),
    *((f"statistics/{game}", "main table", PAGE) for game in ("cardia", "radlands", "fantasy_realms")),
    LOBBY,
    *((f"study/{game}", ".setup", TABLE) for game in ("cardia", "radlands", "fantasy_realms")),
    *((f"learn/{lesson}", ".tutor.is-there", TABLE) for lesson in ("cardia-1", "radlands-1")),
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


@pytest.mark.parametrize(("route", "there", "most"), ROUTES)
def test_a_route_is_small(
    device: BrowserContext, site: Site | Folder, route: str, there: str, most: int, weighed: Callable[[str, int], None]
) -> None:
    page = device.new_page()
    heard: list[Response] = []
    page.on("response", lambda answer: heard.append(answer) if "/assets/" in answer.url else None)
    page.goto(f"{site.url}/{route}")
    page.locator(there).first.wait_for()
    stood(page, heard)
    workers = ("/assets/house.", "/assets/bots.")
    own = {one.url: one for one in heard if not any(part in one.url for part in workers)}
    sizes = {url.rpartition("/")[2]: len(gzip.compress(one.body())) for url, one in own.items()}
    page.close()
    weighed(route, sum(sizes.values()))
    assert any(name.endswith(".woff2") for name in sizes), "fonts are weighed too"
    assert sum(sizes.values()) <= most, sorted(sizes.items(), key=lambda one: -one[1])


@pytest.fixture
def weighed(record_property: Callable[[str, object], None]) -> Callable[[str, int], None]:
    """Says what a route weighs (`pytest -s`), for the documents."""

    def say(route: str, size: int) -> None:
        record_property("bytes", size)
        print(f"/{route}: {size / 1000:.0f} kB")

    return say
