"""Make the README's pictures anew: a table of each game in mid-game, and a bot's turn as a short animation.

    TALIA_BROWSER=1 PYTHONPATH=src:. .venv/bin/python scripts/pictures.py

It needs the built page, Chromium and Pillow. Games are dealt by known seeds, so that the same tables come out again.
"""

from __future__ import annotations

import io
import json
import tempfile
import time
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARRIVING, CHROMIUM, FLAGS
from tests.browser.player import ASKED, begin, step
from tests.browser.site import Site

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
CLICKS = {"cardia": 22, "radlands": 34, "fantasy_realms": 24}
NAMES = {"cardia": "cardia.webp", "radlands": "radlands.webp", "fantasy_realms": "fantasy-realms.webp"}
DESK = {"width": 1440, "height": 900}
FILM = {"width": 960, "height": 640}
SECONDS = 9  # of the animation, at most
LARGEST = 2_000_000  # bytes


def arrived(browser: Browser, size: dict[str, int], motion: str) -> Page:
    context = browser.new_context(viewport=size, locale="en", color_scheme="dark")
    kept = json.dumps({"motion": motion, "name": "Zofia", "level": "novice"})
    context.add_init_script(ARRIVING % json.dumps(kept))
    page = context.new_page()
    page.set_default_timeout(60_000)
    return page


def table(browser: Browser, site: Site, game: str) -> None:
    site.deal_for(f"pictures of {game}")
    page = arrived(browser, DESK, "off")
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


def film(browser: Browser, site: Site) -> None:
    """A bot's turn in Radlands, as it is shown."""
    site.deal_for("pictures of a turn")
    page = arrived(browser, FILM, "off")
    begin(page, site.url, "radlands")
    chance = Random(5)
    for _ in range(60):
        if page.locator(".acts [data-option=end]").count() > 0 and page.locator("[data-key^='p:1']").count() > 2:
            break
        step(page, chance)
    page.evaluate(
        "localStorage.setItem('talia.settings', localStorage.getItem('talia.settings').replace('off', 'normal'))"
    )
    page.reload()
    page.wait_for_selector(ASKED)
    frames: list[Image.Image] = []
    times: list[int] = []
    page.locator(".acts [data-option=end]").click()
    begun = last = time.monotonic()
    while time.monotonic() - begun < SECONDS:
        frames.append(Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=80))).convert("RGB"))
        now = time.monotonic()
        times.append(round(1000 * (now - last)))
        last = now
        if now - begun > 2 and page.locator(ASKED).count() > 0 and page.locator(".prompt[data-show]").count() == 0:
            break
    times[-1] = 1500
    for quality in (60, 45, 30, 20):
        written = OUT / "turn.webp"
        frames[0].save(
            written, save_all=True, append_images=frames[1:], duration=times, loop=0, quality=quality, method=4
        )
        if written.stat().st_size <= LARGEST:
            break
    print(f"{len(frames)} frames, {sum(times) / 1000:.1f} s, {written.stat().st_size} bytes")
    page.context.close()


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in CLICKS:
                table(browser, site, game)
            film(browser, site)
            browser.close()
    finally:
        site.stop()


if __name__ == "__main__":
    main()
