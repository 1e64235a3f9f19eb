"""A site made with `--compiled`: the second download is small, comes when a bot is asked for, and is kept."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.folder import BUILT, Folder, built
from tests.browser.player import ASKED, begin, play
from tests.browser.under_pyodide import node
from tests.wasm.archive import archive

MEGABYTE = 1_000_000
BROTLI = """const fs = require('fs'), zlib = require('zlib');
const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 11, [zlib.constants.BROTLI_PARAM_LGWIN]: 24 };
console.log(zlib.brotliCompressSync(fs.readFileSync(process.argv[1]), { params }).length);"""
KEPT = """async () => {
  const found = {};
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const one of await cache.keys())
      found[new URL(one.url).pathname.slice(1)] = (await (await cache.match(one)).arrayBuffer()).byteLength;
  }
  return found;
}"""
SETTINGS = {"motion": "off", "name": "Zofia", "level": "expert", "tips": False}
LEARNED = {"version": 1, "quiet": ["line-cardia", "line-radlands", "line-fantasy_realms"]}
NAME = "engine/compiled.zip"


def test_it_is_a_small_download() -> None:
    command = [node(), "-e", BROTLI, str(archive())]
    packed = int(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    assert packed <= 2.6 * MEGABYTE


@pytest.fixture(scope="module")
def site() -> Iterator[Folder]:
    one = Folder(built(BUILT.with_name("compiled-site-of-tests"), "/", "--compiled"))
    one.start()
    yield one
    one.stop()


def test_the_folder_has_it(site: Folder) -> None:
    assert (site.files / NAME).read_bytes() == archive().read_bytes()
    worker = (site.files / "sw.js").read_text(encoding="utf-8")
    listed = json.loads(worker.removeprefix("const FILES=").partition(";\n")[0])
    assert listed["asked"] == [NAME]
    assert NAME in listed["files"]
    assert NAME not in listed["shell"]


def kept(page: Page, least: int) -> dict[str, int]:
    """What is on the device, once so many files are."""
    for _ in range(600):
        found: dict[str, int] = page.evaluate(KEPT)
        if len(found) >= least:
            break
        page.wait_for_timeout(200)
    assert len(found) == least, sorted(found)
    return found


def asked(site: Folder) -> int:
    return sum(path.startswith(f"/{NAME}?") for path in site.asked)


def test_it_comes_with_the_first_bot_and_is_kept(site: Folder, chromium: Browser) -> None:
    files = len(
        json.loads((site.files / "sw.js").read_text().removeprefix("const FILES=").partition(";\n")[0])["files"]
    )
    context = chromium.new_context(locale="en")
    arriving = "".join(
        f"localStorage.setItem('talia.{key}', {json.dumps(json.dumps(value))});"
        for key, value in (("settings", SETTINGS), ("learn", LEARNED))
    )
    context.add_init_script(f"{arriving} window.taliaSecrets = 'compiled';")
    said: list[str] = []
    context.on("console", lambda one: said.append(one.text) if one.type != "log" else None)
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(site.url)
    page.wait_for_selector("[data-play=cardia]:not([disabled])")
    # All that a day without a network needs, but for this.
    assert NAME not in kept(page, files - 1)
    assert asked(site) == 0
    begin(page, site.url, "cardia")
    play(page, seed=41, until=3)
    found = kept(page, files)
    assert NAME in found
    assert asked(site) == 1
    assert sum(found.values()) <= 20 * MEGABYTE
    # Without a network it is there.
    page.keyboard.press("Escape")
    context.set_offline(True)
    page.reload()
    page.wait_for_selector(ASKED)
    play(page, seed=42, until=3)
    assert asked(site) == 1
    assert said == []
    context.close()
