"""Sheets that a page leaves out (src/lib/sheet.ts): none of their rules is for anything that is on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE
from tests.browser.player import ASKED, begin, whole
from tests.browser.site import Site

MISSED = """async () => {
  const listed = document.querySelector('meta[name="talia-sheets"]').content.split(' ').map((one) => one.split('='));
  const here = [...document.querySelectorAll('link[data-sheet]')].map((one) => one.href);
  const out = listed.filter(([, file]) => !here.some((one) => one.endsWith(file)));
  const found = [];
  const look = (rules, name) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule ? matchMedia(rule.conditionText).matches : rule instanceof CSSGroupingRule)
        look(rule.cssRules, name);
      else if (rule instanceof CSSStyleRule) {
        const bare = rule.selectorText.replace(/::[a-z-]+(\\([^)]*\\))?/g, '');
        const fits = bare.replace(/:(hover|focus[a-z-]*|active)/g, '');
        try {
          if (document.querySelector(fits) !== null) found.push(`${name}: ${rule.selectorText}`);
        } catch {
          // a selector that is nothing without its pseudo-element
        }
      }
    }
  };
  for (const [name, file] of out) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(await (await fetch(`/assets/${file}`)).text());
    look(sheet.cssRules, name);
  }
  return [out.length, found];
}"""


def missed(page: Page) -> list[str]:
    count, found = page.evaluate(MISSED)
    assert count > 3, "nothing is left out"
    return list(found)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_tables(site: Site, visitor: Callable[..., Page], game: str, size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, game)
    page.reload()
    page.wait_for_selector(ASKED)
    whole(page)
    assert missed(page) == []
    if page.locator(".panelbtn").is_visible():
        page.locator(".panelbtn").click()
    page.locator("[id=tab-table]").click()
    assert missed(page) == []


@pytest.mark.parametrize(
    ("address", "there"),
    [
        *((f"learn/{game}-1", ".tutor.is-there") for game in ("cardia", "radlands", "fantasy_realms")),
        *((f"study/{game}", ".setup") for game in ("cardia", "radlands", "fantasy_realms")),
        ("puzzles", ".pz"),
        ("rules/radlands", "main .card"),
    ],
)
def test_lessons_studies_and_pages(site: Site, visitor: Callable[..., Page], address: str, there: str) -> None:
    page = visitor()
    page.goto(f"{site.url}/{address}")
    page.locator(there).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert missed(page) == []
