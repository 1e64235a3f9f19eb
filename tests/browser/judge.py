"""What must hold on every screen: axe finds nothing, no word is missing, nothing is wider than the window, and whatever
can be chosen can be hit."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.player import LOOK, until
from tests.browser.site import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# A raw id looks like `fantasy_realms` or `site-title`; no sentence of ours has an underscore or such a key.
RAW = re.compile(r"\w+_\w+|\b(?:site|cardia|radlands|fantasy_realms)-[a-z]+")


# Most of a page are the strokes of its drawings, which no reader is told of: they are taken out while axe looks.
RUN = """async (rules) => {
  const kept = [...document.querySelectorAll('svg.art')].map((one) => [one, [...one.childNodes]]);
  for (const [one] of kept) one.replaceChildren();
  try {
    return await axe.run(document, { resultTypes: ['violations'], ...rules });
  } finally {
    for (const [one, strokes] of kept) one.replaceChildren(...strokes);
  }
}"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def violations(page: Page, rules: dict[str, Any] | None = None) -> list[str]:
    """What axe finds."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())  # run from here, not as a script of the page: its rules forbid those
    found: dict[str, Any] = page.evaluate(RUN, rules or {})
    return [
        f"{one['id']}: {node['target']} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def violations_in_both_themes(page: Page) -> list[str]:
    """Everything in one theme; in the other only the colours can differ."""
    found: list[str] = []
    for theme, rules in (("light", COLOURS), ("dark", None)):
        page.emulate_media(color_scheme=theme)
        until(page, f"document.documentElement.dataset.theme === '{theme}'")
        found += [f"{theme}: {line}" for line in violations(page, rules)]
    return found


def raw(page: Page) -> list[str]:
    """Ids that stand where words should."""
    return RAW.findall(page.locator("body").inner_text())


def misfits(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """At which sizes of the window the page is wider than it, or something that can be chosen cannot be hit."""
    before = page.viewport_size
    assert before is not None
    found: list[str] = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("new Promise(requestAnimationFrame).then(() => document.documentElement.scrollWidth)")
        if wide > width:
            found.append(f"{width} x {height}: the page is {wide} wide")
        found += [f"{width} x {height}: nobody can hit {one}" for one in page.evaluate(LOOK, {"all": True})]
    page.set_viewport_size(before)
    return found
