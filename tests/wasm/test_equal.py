"""The rules compiled for browsers are the same rules: checksums, recorded games and decisions of bots are equal."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.under_pyodide import compare
from tests.wasm.archive import archive


@pytest.mark.whole
def test_compiled_rules_are_the_same_under_pyodide(tmp_path: Path) -> None:
    compare(tmp_path, archive())
