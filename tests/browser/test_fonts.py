"""Our own faces are there, with every letter that the names of cards in the four languages have."""

from __future__ import annotations

import re
import string
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.site import Site

TEXTS = Path(__file__).resolve().parents[2] / "src" / "talia" / "texts"

# A letter that the face has is equally wide whatever stands behind the face.
LACKS = """
async ([face, letters]) => {
  await document.fonts.load(`700 40px '${face}'`, letters);
  if (!document.fonts.check(`700 40px '${face}'`, letters)) return ['the face itself'];
  const pen = document.createElement('canvas').getContext('2d');
  const width = (letter, behind) => {
    pen.font = `700 40px '${face}', ${behind}`;
    return pen.measureText(letter).width;
  };
  return [...letters].filter((letter) => width(letter, 'monospace') !== width(letter, 'sans-serif'));
}
"""


def letters() -> str:
    """All letters of all names, and the signs that numbers are written with."""
    named = re.compile(r"^[\w-]+-(?:card|location|faction|suit|name)[\w-]* = (.+)$", re.M)
    found = set(string.ascii_letters + string.digits + "+−:·’")
    for path in TEXTS.rglob("*.ftl"):
        for name in named.findall(path.read_text(encoding="utf-8")):
            found |= {letter for letter in name if letter.isalpha()}
    return "".join(sorted(found))


@pytest.mark.parametrize("face", ["Alegreya", "Barlow Condensed"])
def test_our_faces_have_the_letters_of_all_names(face: str, site: Site, visitor: Callable[..., Page]) -> None:
    wanted = letters()
    assert {*"łśćęóżÉèőűí"} <= {*wanted}
    page = visitor()
    page.goto(f"{site.url}/rules/radlands")
    page.wait_for_selector(".rules__cards .card")
    assert page.evaluate(LACKS, [face, wanted]) == []
    assert page.evaluate(LACKS, [face, "Ж"]) == ["Ж"]  # the measure would see a letter that is not there
