"""Fixtures of the browser tests: the built page, a server, a browser, and pages that note every complaint.

They run with `make browser` (TALIA_BROWSER=1): they need Chromium and Node and take minutes. Nothing in them is left to
chance: the server of the tests deals known games to each test (`serve.py`), its bots think by count and not by time
(`thinker.py`), and the browsers' own part in the shuffle is fixed below. So a test that fails once fails again.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

WANTED = os.environ.get("TALIA_BROWSER") == "1"
FOLDER = os.environ.get("TALIA_SITE") == "folder"
# What is tried in both houses; `server` marks what of it needs a server, `folder` what `make browser` tries in both.
BOTH = (
    "calculator",
    "games",
    "hands_on",
    "hints",
    "keyboard",
    "languages",
    "offline",
    "pages",
    "resume",
    "routes",
    "variants",
)
OWN = {f"test_{name}.py" for name in BOTH}
collect_ignore_glob = [] if WANTED else ["test_*.py"]
if FOLDER:
    collect_ignore_glob = [path.name for path in Path(__file__).parent.glob("test_*.py") if path.name not in OWN]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """On the folder without what needs a server."""
    if not FOLDER:
        return
    out = [item for item in items if item.get_closest_marker("server") is not None]
    config.hook.pytest_deselected(items=out)
    items[:] = [item for item in items if item not in out]


if WANTED:
    from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

    from talia.server.run.page import STATIC
    from tests.browser import folder
    from tests.browser.folder import Folder
    from tests.browser.site import ROOT, Site

    # The browser without its windows is the same one, and opens a page in half the time.
    NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
    CHROMIUM = os.environ.get("TALIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"]
    FLAGS += ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
    PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

    # What the device of every player remembers, unless a test wants something else.
    SETTINGS: dict[str, Any] = {"motion": "off", "name": "Zofia", "level": "novice", "tips": False}
    # They know these games: nobody offers them lessons at their first table.
    LEARNED: dict[str, Any] = {"version": 1, "quiet": ["line-cardia", "line-radlands", "line-fantasy_realms"]}

    # Each player adds something to the shuffle: here always the same. And this player's settings, once.
    ARRIVING = """const real = Crypto.prototype.getRandomValues;
    Crypto.prototype.getRandomValues = function (numbers) {
      return numbers instanceof Uint8Array ? numbers.fill(7) : real.call(this, numbers);
    };
    localStorage.getItem('talia.settings') ?? localStorage.setItem('talia.settings', %s);
    localStorage.getItem('talia.learn') ?? localStorage.setItem('talia.learn', %s);"""

    @pytest.fixture(scope="session")
    def built() -> None:
        """The page that the server will show is built from these sources."""
        sys.path.insert(0, str(ROOT / "scripts"))
        web = import_module("build_web")
        mark = STATIC / ".mark"
        assert mark.is_file(), f"the page is not built (make web): {mark} is not there"
        assert mark.read_text() == web.mark(web.sources()), "the page is older than its sources: make web compiled"

    @pytest.fixture(scope="session")
    def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site | Folder]:
        """Where the page comes from: a server, or (TALIA_SITE=folder) a folder of files with the house in the page."""
        one: Site | Folder
        if FOLDER:
            one = Folder(folder.built())
        else:
            request.getfixturevalue("built")
            one = Site(tmp_path_factory.mktemp("site"))
        one.start()
        yield one
        one.stop()

    @pytest.fixture(scope="session")
    def chromium() -> Iterator[Browser]:
        assert CHROMIUM, "these tests need Chromium: apt-get install chromium, or name one with TALIA_CHROMIUM"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            yield browser
            browser.close()

    class Complaints(list[str]):
        """What the pages of a test complained of: errors, and texts that are missing."""

        allowed: tuple[str, ...] = ()  # parts of complaints that a test provokes on purpose

        def note(self, kind: str, text: str) -> None:
            if kind in ("error", "warning") and not any(part in text for part in self.allowed):
                self.append(f"{kind}: {text}")

    @pytest.fixture
    def complaints() -> Complaints:
        return Complaints()

    @pytest.fixture
    def visitor(
        chromium: Browser, site: Site | Folder, complaints: Complaints, request: pytest.FixtureRequest
    ) -> Iterator[Callable[..., Page]]:
        """Somebody with a browser of their own. At the end nobody may have complained."""
        contexts: list[BrowserContext] = []
        site.deal_for(request.node.nodeid)

        def come(
            size: dict[str, Any] | None = None,
            language: str = "en",
            theme: str = "dark",
            learned: dict[str, Any] | None = None,
            **settings: Any,
        ) -> Page:
            wanted: dict[str, Any] = {**(size or DESK), "locale": language, "color_scheme": theme}
            context = chromium.new_context(**wanted)
            contexts.append(context)
            kept = json.dumps({**SETTINGS, **settings})
            knows = json.dumps(LEARNED if learned is None else {"version": 1, **learned})
            context.add_init_script(ARRIVING % (json.dumps(kept), json.dumps(knows)))
            if isinstance(site, Folder):
                context.add_init_script(site.arriving())
            page = context.new_page()
            page.set_default_timeout(30_000)
            page.on("pageerror", lambda error: complaints.note("error", str(error)))
            page.on("console", lambda message: complaints.note(message.type, message.text))
            return page

        yield come
        for context in contexts:
            context.close()
        assert complaints == []
        assert site.complaints() == []

    @pytest.fixture(scope="session")
    def pictures() -> Path:
        """Where pictures of the screens go, to be looked at."""
        folder = Path(os.environ.get("TALIA_PICTURES") or ROOT / "build" / "pictures")
        folder.mkdir(parents=True, exist_ok=True)
        return folder
