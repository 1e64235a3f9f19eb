"""They run with `make wasm-check` (TALIA_WASM=1): they need compiled rules for browsers, Node, Pyodide and Chromium."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest

WANTED = os.environ.get("TALIA_WASM") == "1"
collect_ignore_glob = [] if WANTED else ["test_*.py"]

if WANTED:
    from playwright.sync_api import Browser, sync_playwright

    NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
    FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

    @pytest.fixture(scope="session")
    def chromium() -> Iterator[Browser]:
        found = os.environ.get("TALIA_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
        assert found, "these tests need Chromium: apt-get install chromium, or name one with TALIA_CHROMIUM"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
            yield browser
            browser.close()
