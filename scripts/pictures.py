"""Make the README's pictures anew: a table of each game in mid-game.

    TALIA_BROWSER=1 PYTHONPATH=src:. .venv/bin/python scripts/pictures.py

It needs the built page, Chromium and Pillow. Games are dealt by known seeds, so that the same tables come out again.
"""

from __future__ import annotations

import io
import json
import tempfile
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARRIVING, CHROMIUM, FLAGS
from tests.browser.player import ASKED, begin, step
from tests.browser.site import Site

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
CLICKS = {"cardia": 12, "radlands": 34, "fantasy_realms": 24}
NAMES = {"cardia": "cardia.webp", "radlands": "radlands.webp", "fantasy_realms": "fantasy-realms.webp"}
DESK = {"width": 1440, "height": 900}


def arrived(browser: Browser) -> Page:
    context = browser.new_context(viewport=DESK, locale="en", color_scheme="dark")
    kept = json.dumps({"motion": "off", "name": "Zofia", "level": "novice"})
    context.add_init_script(ARRIVING % json.dumps(kept))
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def table(browser: Browser, site: Site, game: str) -> None:
    site.deal_for(f"pictures of {game}")
    page = arrived(browser)
    begin(page, site.url, game)
    chance = Random(3)
    for _ in range(CLICKS[game]):
        if step(page, chance) in ("ended", "idle"):
            break
    page.wait_for_selector(ASKED)
    page.evaluate("for (const one of document.querySelectorAll('[data-changed]')) delete one.dataset.changed")
    page.wait_for_timeout(400)
    picture = Image.open(io.BytesIO(page.screenshot()))
    picture.convert("RGB").save(OUT / NAMES[game], quality=82, method=6)
    page.context.close()


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in CLICKS:
                table(browser, site, game)
            browser.close()
    finally:
        site.stop()


if __name__ == "__main__":
    main()
