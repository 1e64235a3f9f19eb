"""The same engine in a browser's Python: checksums, recorded games and decisions of bots are equal under Pyodide.

A sample of it; with TALIA_WHOLE all that is recorded. It runs in Node, so no page is needed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.under_pyodide import compare


@pytest.mark.whole
def test_the_engine_is_the_same_under_pyodide(tmp_path: Path) -> None:
    compare(tmp_path)
