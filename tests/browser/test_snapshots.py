"""One table of each game in four languages, as a screen reader is told of it, against what was read in review.

`make snapshots` (`TALIA_RENEW=1`) writes them anew after a wanted change: read the difference.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.player import ASKED, begin, play, until
from tests.browser.site import Site
from tests.browser.tree import tree

KEPT = Path(__file__).parent / "snapshots"
RENEW = os.environ.get("TALIA_RENEW") == "1"
CLICKS = {"cardia": 6, "radlands": 24, "fantasy_realms": 4}


@pytest.mark.parametrize("game", CLICKS)
def test_what_a_screen_reader_is_told(site: Site, visitor: Callable[..., Page], game: str) -> None:
    """The same deal and the same answers in every language, so that only the words differ."""
    wrong: list[str] = []
    for language in ("en", "pl", "fr", "hu"):
        site.deal_for(f"snapshot {game}")
        page = visitor(language=language)
        begin(page, site.url, game)
        play(page, seed=31, until=CLICKS[game])
        page.wait_for_selector(ASKED)
        page.keyboard.press("Escape")
        page.mouse.move(2, 2)
        until(page, "document.getAnimations().every(one => one.playState !== 'running')")
        if game == "fantasy_realms":
            page.wait_for_selector("[data-compare]:not([disabled])")
        told = at_rest(page)
        file = KEPT / f"{game}-{language}.txt"
        if RENEW:
            KEPT.mkdir(exist_ok=True)
            file.write_text(told, encoding="utf-8")
        elif not file.is_file() or file.read_text(encoding="utf-8") != told:
            wrong.append(file.name)
        page.close()
    assert wrong == [], "another tree than was read in review: if it is meant, `make snapshots` and read the difference"


def at_rest(page: Page) -> str:
    """What is told once nothing more is added to it: scores come a moment later than the cards."""
    told, calm = "", 0
    for _ in range(60):
        now = "\n".join(tree(page, part) for part in (".prompt", "main", ".handzone"))
        calm = calm + 1 if now == told else 0
        if calm == 3:
            return now
        told = now
        page.wait_for_timeout(400)
    raise AssertionError("the table never came to rest")
