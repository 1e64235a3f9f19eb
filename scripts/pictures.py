"""Make the README's pictures anew: a table of each game in mid-game, and a turn of a bot as it is shown.

    TALIA_BROWSER=1 PYTHONPATH=src:. .venv/bin/python scripts/pictures.py

It needs the built page, Chromium and Pillow. Games are dealt by known seeds, so that the same tables come out again.
"""

from __future__ import annotations

import io
import json
import tempfile
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from tests.browser.conftest import ARRIVING, CHROMIUM, FLAGS
from tests.browser.player import ASKED, begin, step
from tests.browser.site import Site

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "docs" / "pictures"
CLICKS = {"cardia": 12, "radlands": 34, "fantasy_realms": 24}
NAMES = {"cardia": "cardia.webp", "radlands": "radlands.webp", "fantasy_realms": "fantasy-realms.webp"}
DESK: ViewportSize = {"width": 1440, "height": 900}

# The turn is filmed in slow motion, since a picture of a page takes longer than a frame lasts: times of the page are so
# many times as long, and the film is told how long each frame was by the page's own clock.
SLOWER = 20
SLOW = """(() => {
  const later = window.setTimeout.bind(window);
  window.setTimeout = (run, wait = 0, ...rest) => later(run, wait * SLOWER, ...rest);
  const now = performance.now.bind(performance);
  performance.now = () => now() / SLOWER;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const { duration = 0, delay = 0, ...rest } = typeof how === 'number' ? { duration: how } : how;
    return animate.call(this, frames, { ...rest, duration: duration * SLOWER, delay: delay * SLOWER });
  };
})()""".replace("SLOWER", str(SLOWER))
FILM: ViewportSize = {"width": 1440, "height": 900}
WIDTH = 1080  # of the film
FRAME = 55  # milliseconds at least
HARD = {"attack", "volley", "destroy", "ruin"}
SHOWS = "document.querySelector('.prompt[data-show]') !== null"


def arrived(browser: Browser, size: ViewportSize = DESK, script: str = "") -> Page:
    context = browser.new_context(viewport=size, locale="en", color_scheme="dark")
    if script:
        context.add_init_script(script)
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


def to_my_turn(page: Page, chance: Random) -> None:
    """Play until the turn can be ended."""
    while page.locator(".acts [data-option=end]").count() == 0:
        step(page, chance)
        page.wait_for_selector(f"{ASKED}, [data-confirm]")


def set_speed(page: Page, speed: str) -> None:
    page.locator(".pacer summary").click()
    page.locator(f".pacer [data-speed={speed}]").click()


def filmed(page: Page) -> tuple[list[Image.Image], list[int]]:
    """The pictures from the end of one's own turn until nothing is shown any more, and how long each lasts."""
    frames: list[Image.Image] = []
    times: list[float] = []
    page.locator(".acts [data-option=end]").click()
    calm = 0
    while calm < 3:
        shot = Image.open(io.BytesIO(page.screenshot(type="jpeg", quality=92)))
        frames.append(shot.resize((WIDTH, WIDTH * FILM["height"] // FILM["width"]), Image.Resampling.LANCZOS))
        times.append(page.evaluate("performance.now()"))
        calm = 0 if page.evaluate(SHOWS) else calm + 1
    return frames, [round(later - one) for one, later in pairwise(times)] + [1500]


def worth(steps: list[dict[str, Any]]) -> bool:
    """Somebody is hit, and neither too little nor too much happens."""
    told = [one for one in steps if not one["own"]]
    return 5 <= len(told) <= 8 and any(one["form"] in HARD for one in told)


def seated(browser: Browser, site: Site) -> tuple[Page, Random]:
    """Always at the same game: it is played twice, first to find the turn, then to film it."""
    site.deal_for("pictures of a turn")
    page = arrived(browser, FILM, SLOW)
    begin(page, site.url, "radlands")
    return page, Random(8)


def end_turn(page: Page) -> None:
    question = page.locator(".app").get_attribute("data-question")
    page.locator(".acts [data-option=end]").click()
    page.wait_for_selector(f".app[data-asked]:not([data-question='{question}'])")


def turn(browser: Browser, site: Site) -> None:
    """The first turn of a bot that is worth a film."""
    page, chance = seated(browser, site)
    before = 0
    wanted = 0
    for wanted in range(30):  # noqa: B007 -- how many turns came before
        to_my_turn(page, chance)
        before = page.evaluate("window.taliaSteps.length")
        end_turn(page)
        if worth(page.evaluate("window.taliaSteps")[before:]):
            break
    else:
        raise SystemExit("no turn is worth a film")
    page.context.close()
    page, chance = seated(browser, site)
    for _ in range(wanted):
        to_my_turn(page, chance)
        end_turn(page)
    to_my_turn(page, chance)
    set_speed(page, "normal")
    frames, lasts = filmed(page)
    page.context.close()
    kept: list[Image.Image] = []
    durations: list[int] = []
    for frame, last in zip(frames, lasts, strict=True):
        if kept and (last < FRAME and durations[-1] < FRAME):
            durations[-1] += last
        else:
            kept.append(frame.convert("RGB"))
            durations.append(last)
    file = OUT / "turn.webp"
    kept[0].save(
        file,
        save_all=True,
        append_images=kept[1:],
        duration=durations,
        loop=0,
        quality=60,
        method=6,
        minimize_size=True,
    )
    print(f"{file}: {len(kept)} frames, {sum(durations) / 1000:.1f} s, {file.stat().st_size:,} bytes")


def main() -> None:
    site = Site(Path(tempfile.mkdtemp()))
    site.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in CLICKS:
                table(browser, site, game)
            turn(browser, site)
            browser.close()
    finally:
        site.stop()


if __name__ == "__main__":
    main()
