"""A whole game of each kind in Firefox, by clicks, over WebDriver BiDi (`firefox/play.mjs`, `scripts/firefox.sh`)."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.browser.conftest import SETTINGS
from tests.browser.site import ROOT, Site

HERE = Path(__file__).parent
FIREFOX = os.environ.get("TALIA_FIREFOX") or shutil.which("firefox-esr")
DRIVER = HERE / "firefox" / "node_modules" / "puppeteer-core"
THERE = FIREFOX is not None and DRIVER.is_dir()


def test_firefox_is_there_where_everything_has_to_be() -> None:
    """Left out on a machine without Firefox, but never in CI."""
    assert THERE or os.environ.get("CI") != "true", "no Firefox, or nothing that drives it: scripts/firefox.sh"


@pytest.mark.skipif(not THERE, reason="no Firefox here: scripts/firefox.sh")
@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_a_game_in_firefox(site: Site, pictures: Path, game: str) -> None:
    site.deal_for(f"firefox {game}")
    picture = pictures / f"{game}-firefox-end.png"
    sys.path.insert(0, str(ROOT / "scripts"))
    web = import_module("build_web")
    node = (web.node_of_system() or web.node_of_package()).node
    settings = json.dumps(SETTINGS)
    command = [node, HERE / "firefox" / "play.mjs", FIREFOX, HERE / "look.js", site.url, game, picture, settings]
    played = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=200, check=False)
    assert played.returncode == 0, played.stderr[-3000:]
    saw = json.loads(played.stdout.splitlines()[-1])
    assert "Firefox" in saw["agent"]
    assert saw["clicks"] > 8
    assert saw["log"] > 5
    assert saw["title"] != ""
    assert saw["missing"] == []
    assert saw["complaints"] == []
    assert not saw["wide"], "the page is wider than the window"
    assert site.complaints() == []
