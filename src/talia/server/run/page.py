"""The page that this server gives out: where it lies, and its mark, by which an open tab knows that it is of yesterday.

`web/build.mjs` writes the mark into the page. It goes out with each welcome and each HTTP answer, and a tab that has
another one says so and offers to load anew. Nothing is lost by that: a table is what the server has.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

STATIC = Path(__file__).parents[1] / "static"
HEADER = "Talia-Page"
_MARK = re.compile(r'<meta name="talia-page" content="([0-9a-f]{1,64})"')


def has_page(static: Path = STATIC) -> bool:
    return (static / "index.html").is_file()


def mark(static: Path = STATIC) -> str:
    """The mark of the page that lies there now; empty if there is none."""
    index = static / "index.html"
    try:
        return _read(index, index.stat().st_mtime_ns)
    except OSError:
        return ""


@lru_cache(maxsize=4)
def _read(index: Path, changed: int) -> str:
    found = _MARK.search(index.read_text(encoding="utf-8"))
    return "" if found is None else found[1]
