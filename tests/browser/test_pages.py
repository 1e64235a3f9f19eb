"""Every page that is no table: axe finds nothing, light or dark; it fits every width; each language has all its words.

One load for each page and language; themes and widths are changed on the page that stands there.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

import talia
from talia.bots.play import strength
from tests.browser.conftest import PHONE, Complaints
from tests.browser.judge import misfits, raw, violations, violations_in_both_themes
from tests.browser.player import missing, until
from tests.browser.site import Site

# Each page, and what stands there when it is whole.
PATHS = {
    "/": "button[data-how]:not([disabled])",
    "/new/cardia": "[data-begin]:not([disabled])",
    "/new/radlands": "[data-begin]:not([disabled])",
    "/new/fantasy_realms": "[data-begin]:not([disabled])",
    "/rules": "main nav",
    "/rules/cardia": "main .card",
    "/rules/radlands": "main .card",
    "/rules/fantasy_realms": "main .card",
    "/calculator#h=A~0.1.2.3.4.5.6&h=B~k.l.m.n.o.p.q&d=t.u": ".sheet__sum",
    "/history": "[data-export]",
    "/table/none": "main h1",
}
SIZES = [(320, 640), (390, 844), (640, 400), (700, 900), (820, 900), (1101, 900), (1920, 900)]
NARROW = [(320, 640), (700, 900), (1101, 900)]  # where words of another length are first too long


@pytest.mark.parametrize("path", PATHS)
def test_a_page(site: Site, visitor: Callable[..., Page], complaints: Complaints, path: str) -> None:
    if path == "/table/none":
        complaints.allowed = ("404",)  # the browser's own remark on a wrong link
    seen: set[str] = set()
    page = visitor()
    for language in ("en", "pl", "fr", "hu"):
        if language == "en":
            page.goto(f"{site.url}{path}")
        else:
            page.evaluate("language => localStorage.setItem('talia.settings', JSON.stringify({language}))", language)
            page.reload()
        page.wait_for_selector(PATHS[path], state="attached")
        until(page, f"document.documentElement.lang === '{language}'")
        assert raw(page) == []
        assert missing(page) == []
        assert misfits(page, SIZES if language == "en" else NARROW) == []
        seen.add(page.locator("body").inner_text())
        if language == "en":
            assert violations_in_both_themes(page) == []
    assert len(seen) == 4  # each in its own words


@pytest.mark.server
def test_joining_and_waiting(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=online]").check()
    page.click("[data-begin]")
    link = page.wait_for_selector("#invite-1")
    assert link is not None
    assert violations(page) == []
    other = visitor(PHONE)
    other.goto(link.input_value())
    other.wait_for_selector("form #name")
    assert violations(other) == []


@pytest.mark.server
def test_first_load_is_small(site: Site, visitor: Callable[..., Page]) -> None:
    """At most 150 kB gzipped until the front page stands there, with the face of names, without what tables need."""
    page = visitor(language="pl")
    sizes: dict[str, int] = {}
    page.on("response", lambda answer: sizes.update({answer.url: len(gzip.compress(answer.body()))}))
    page.goto(site.url)
    page.wait_for_selector(".box__card .card")
    page.wait_for_load_state("networkidle")
    assert len(sizes) > 5
    assert sum(sizes.values()) <= 150_000, sizes
    assert any("/alegreya-700." in address for address in sizes)
    assert not any("/barlow-600." in address or "/table." in address for address in sizes)


@pytest.mark.server
def test_the_chooser_says_how_strong_a_level_is_where_that_was_measured(
    site: Site, visitor: Callable[..., Page]
) -> None:
    page = visitor()

    def compiled(route: Route) -> None:
        route.fulfill(json={**route.fetch().json(), "rules": "compiled"})

    page.route("**/api/games", compiled)
    table = strength.strengths("cardia", 2, talia.game("cardia").setup().options)
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=bot]").check()
    note = page.locator("#strength")
    for level in ("novice", "expert"):
        page.select_option("#level", level)
        rating, margin = table[level].rounded()
        assert note.locator("[data-rating]").inner_text() == f"Rating about {rating:,} (±{margin})"
    assert "Weighs whole turns" in note.inner_text()
    assert "about 64 of 100 games, with 200 more 76, with 400 more 91" in note.inner_text()
    assert (
        page.get_by_label("Strength of the bots").evaluate("one => one.getAttribute('aria-describedby')") == "strength"
    )
    page.select_option("#level", "apprentice")
    assert note.locator("[data-rating]").inner_text() == "Rating 1,000: the others are measured by it"
    assert violations(page) == []
    # Other options, other games: nothing was measured, and nothing is made up.
    page.select_option("select[data-setting=deck]", "II")
    assert note.locator("[data-rating]").count() == 0
    assert note.locator("[data-unrated]").inner_text() == "No rating was measured for these options."
    assert "rules of thumb" in note.inner_text()
    page.goto(f"{site.url}/new/fantasy_realms")
    page.locator("input[value=bot]").check()
    page.select_option("#level", "expert")
    page.select_option("#seats", "4")
    four = strength.strengths("fantasy_realms", 4, talia.game("fantasy_realms").setup(4).options)
    assert note.locator("[data-rating]").get_attribute("data-rating") == str(four["expert"].rounded()[0])
    assert "about 37 of 100 games, with 200 more 51, with 400 more 77" in note.inner_text()
    page.select_option("#seats", "5")
    assert note.locator("[data-rating]").count() == 0
    # The dialog of a game that is begun at once says the same.
    page.goto(site.url)
    page.locator("button[data-how=radlands]:not([disabled])").click()
    page.locator("input[name=level][value=expert]").check()
    easier = page.locator("[data-first]")
    easier.set_checked(True)
    assert note.locator("[data-rating]").count() == 0
    easier.set_checked(False)
    dealt = strength.strengths("radlands", 2, talia.game("radlands").setup().options)
    assert note.locator("[data-rating]").get_attribute("data-rating") == str(dealt["expert"].rounded()[0])
    assert violations(page) == []


@pytest.mark.server
def test_a_level_that_the_rules_slow_says_so_until_they_are_compiled(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    rules = ["interpreted", "compiled"]
    asked: list[str] = []

    def tell(route: Route) -> None:
        asked.append(rules[0])
        told = route.fetch().json()
        route.fulfill(json={**told, "rules": rules[0]})

    page.route("**/api/games", tell)
    page.goto(f"{site.url}/new/cardia")
    page.locator("input[value=bot]").check()
    note = page.locator(".slowed")
    page.select_option("#level", "expert")
    assert note.inner_text().startswith("Not at full strength yet")
    assert violations(page) == []
    page.select_option("#level", "novice")
    assert note.count() == 0
    rules.pop(0)
    page.click("a[href='/']")  # the page stays, and asks again
    page.wait_for_selector(PATHS["/"], state="attached")
    page.go_back()
    page.locator("input[value=bot]").check()
    page.select_option("#level", "expert")
    assert note.count() == 0
    assert asked == ["interpreted"] * (len(asked) - 1) + ["compiled"]
