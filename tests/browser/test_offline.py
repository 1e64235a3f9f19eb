"""Talia without a server and without a network: whole games, a new version, two tabs, a full device, any path."""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from talia.cli.__main__ import main
from talia.learn import shelf
from tests.browser import pupil
from tests.browser.conftest import DESK, FOLDER, PHONE, Complaints
from tests.browser.folder import Folder
from tests.browser.judge import violations
from tests.browser.player import ASKED, END, begin, missing, play, play_some, step, until
from tests.browser.pupil import THERE, read_on
from tests.browser.site import ROOT
from tests.browser.test_puzzles import KINDS, of_kind, solve
from tests.browser.test_resume import table_of

pytestmark = [pytest.mark.folder, pytest.mark.skipif(not FOLDER, reason="make browser SITE=folder")]
DEVICE = 20_000_000  # bytes of files that are kept on it
READY = "[data-play=cardia]:not([disabled])"
WHOLE_CACHE = """async (count) => {
  const names = await caches.keys();
  return names.length === 1 && (await (await caches.open(names[0])).keys()).length === count;
}"""
CACHED = """async () => {
  let bytes = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const one of await cache.keys()) bytes += (await (await cache.match(one)).arrayBuffer()).byteLength;
  }
  return bytes;
}"""
UPDATE = "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }"


def scripts(name: str) -> object:
    sys.path.insert(0, str(ROOT / "scripts"))
    return import_module(name)


def files_of(folder: Path) -> dict[str, str]:
    found: dict[str, str] = scripts("build_site").files_of(folder)  # type: ignore[attr-defined]
    return found


def wholly_kept(page: Page, files: Path) -> None:
    """Wait until everything is on the device."""
    count = len(files_of(files))
    for _ in range(600):
        if page.evaluate(WHOLE_CACHE, count):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"not all of {count} files were kept")


@pytest.fixture
def host(site: Folder) -> Iterator[Folder]:
    """The same files on a host of the test's own, which may go away or get a new version."""
    one = Folder(site.files)
    one.deal_for(site.dealt)
    one.start()
    yield one
    one.stop()


@pytest.mark.whole
@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms"])
def test_a_whole_game_without_a_network(
    host: Folder, visitor: Callable[..., Page], game: str, tmp_path: Path, pictures: Path
) -> None:
    first = visitor(PHONE if game == "radlands" else None)
    first.goto(host.url)
    first.wait_for_selector(READY, timeout=120_000)
    wholly_kept(first, host.files)
    context = first.context
    first.close()
    context.set_offline(True)
    asked = len(host.asked)
    page = context.new_page()
    page.set_default_timeout(60_000)
    gone: list[str] = []
    page.on("requestfailed", lambda one: gone.append(one.url))
    begin(page, host.url, game)
    play(page, seed=41, until=6)
    page.keyboard.press("Escape")
    before = table_of(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert table_of(page) == before  # one's own seat, and the same hand
    assert violations(page) == []
    page.screenshot(path=pictures / f"offline-{game}.png")
    play(page, seed=42)
    page.screenshot(path=pictures / f"offline-{game}-end.png")
    assert missing(page) == []
    # What was played is sound and was dealt as promised: the record says so to anybody.
    with page.expect_download() as saved:
        page.locator(f"{END} button", has_text="Export").click()
    record = tmp_path / "game.json"
    saved.value.save_as(record)
    assert main(["check", str(record)]) == 0
    assert json.loads(record.read_text())["record"]["game"] == game
    page.locator("[data-replay]").click()
    page.wait_for_selector(".replay input[type=range]")
    page.goto(f"{host.url}/rules/{game}")
    page.wait_for_selector("main .card")
    page.goto(f"{host.url}/calculator#h=A~0.1.2.3.4.5.6")
    page.wait_for_selector(".sheet__sum")
    # The browser itself may look whether the service worker is still the same; nothing else leaves.
    assert [path for path in host.asked[asked:] if path != "/sw.js"] == []
    assert [url for url in gone if not url.endswith("/sw.js")] == []


def second_version(files: Path, tmp: Path) -> Path:
    """The same with one text changed."""
    texts = tmp / "texts"
    shutil.copytree(ROOT / "src" / "talia" / "texts", texts)
    english = texts / "en" / "site.ftl"
    english.write_text(english.read_text().replace("site-welcome = Pull up a chair.", "site-welcome = Sit down."))
    new = tmp / "second"
    site = scripts("build_site")
    site.page(new, "/", [], [], known=True, texts=texts)  # type: ignore[attr-defined]
    shutil.copytree(files / "engine", new / "engine")
    site.finish(new)  # type: ignore[attr-defined]
    return new


def test_a_new_version_waits_for_a_click(host: Folder, visitor: Callable[..., Page], tmp_path: Path) -> None:
    page = visitor()
    begin(page, host.url, "cardia")
    play(page, seed=41, until=4)
    page.keyboard.press("Escape")
    wholly_kept(page, host.files)
    assert page.evaluate(CACHED) <= DEVICE
    before = table_of(page)
    there = page.url
    assert page.locator(".renewed").count() == 0
    host.files = second_version(host.files, tmp_path)
    host.asked.clear()
    page.evaluate(UPDATE)
    page.wait_for_selector(".renewed", timeout=60_000)
    fetched = {path.split("?")[0].lstrip("/") for path in host.asked}
    assert sum((host.files / path).stat().st_size for path in fetched) < 200_000, fetched
    # It waits: the table is as it was, and goes on.
    assert page.url == there
    assert table_of(page) == before
    play(page, seed=43, until=2)
    page.keyboard.press("Escape")
    before = table_of(page)
    page.locator(".renewed .btn--primary").click()
    page.wait_for_selector(".renewed", state="detached")
    page.wait_for_selector(ASKED)
    assert table_of(page) == before
    page.goto(host.url)
    page.wait_for_selector("h1", state="attached")
    until(page, "document.querySelector('h1').textContent === 'Sit down.'")
    play_on = page.locator(".cont .game").first
    play_on.click()
    page.wait_for_selector(ASKED)
    play_some(page, seed=44, clicks=4)


def test_two_tabs_play_at_one_house(site: Folder, visitor: Callable[..., Page]) -> None:
    """The second one plays through the first, and opens its own when that goes."""
    first = visitor()
    begin(first, site.url, "cardia")
    play(first, seed=41, until=2)
    second = first.context.new_page()
    second.set_default_timeout(60_000)
    second.goto(first.url)
    second.wait_for_selector(ASKED)
    second.wait_for_selector("[data-standing=elsewhere]")
    assert violations(second) == []
    second.locator("[data-standing=elsewhere] button").click()
    question = first.locator(".app").get_attribute("data-question")
    play(second, seed=43, until=2)
    until(first, f"document.querySelector('.app').dataset.question !== '{question}'")
    second.keyboard.press("Escape")
    until(second, "document.querySelector('.app[data-asked]') !== null")
    before = table_of(second)
    first.close()
    second.wait_for_timeout(500)
    second.wait_for_selector(ASKED)
    until(second, "document.querySelector('.chip--lost') === null", 90)
    assert table_of(second) == before
    play_some(second, seed=44, clicks=4)


# No browser lets a test fill a device: in this one the database refuses as it does when there is no room.
FULL = """let full = false;
new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
const add = IDBObjectStore.prototype.add;
IDBObjectStore.prototype.add = function (...given) {
  if (full) throw new DOMException('no room', 'QuotaExceededError');
  return add.apply(this, given);
};
"""


def test_a_full_device_refuses_and_loses_nothing(
    host: Folder, visitor: Callable[..., Page], complaints: Complaints, tmp_path: Path
) -> None:
    complaints.allowed = ("not_stored",)  # the house logs it
    files = tmp_path / "files"
    shutil.copytree(host.files, files)
    house = next((files / "assets").glob("house.*.js"))
    house.write_text(FULL + house.read_text())
    worker = files / "sw.js"
    worker.write_text(worker.read_text().partition("\n")[2])
    scripts("build_site").finish(files)  # type: ignore[attr-defined]
    host.files = files
    page = visitor()
    begin(page, host.url, "cardia")
    play(page, seed=41, until=2)
    page.keyboard.press("Escape")
    question = page.locator(".app").get_attribute("data-question")
    before = table_of(page)
    page.evaluate("new BroadcastChannel('full').postMessage(true)")
    chance = Random(43)
    assert [step(page, chance), step(page, chance)] == ["choose", "confirm"]
    notice = page.locator(".prompt__notice[data-tone=bad]")
    notice.wait_for()
    assert "may be full" in notice.inner_text()
    assert page.locator(".app").get_attribute("data-question") == question
    page.evaluate("new BroadcastChannel('full').postMessage(false)")
    page.reload()
    page.wait_for_selector(ASKED)
    assert table_of(page) == before
    play_some(page, seed=42, clicks=6)


# The browser's own offer, which no test can provoke; and a device that remembers an ended game.
OFFER = """() => {
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  offer.prompt = () => Promise.resolve((window.prompted = true));
  offer.userChoice = Promise.resolve({ outcome: 'accepted' });
  dispatchEvent(offer);
}"""
PLAYED = """() => localStorage.setItem('talia.tables', JSON.stringify(
  JSON.parse(localStorage.getItem('talia.tables')).map((table) => ({ ...table, id: 'before', status: 'ended' }))))"""
IOS = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1"


@pytest.mark.parametrize("ios", [False, True], ids=["chromium", "ios"])
def test_whoever_has_finished_a_game_may_install_talia(site: Folder, visitor: Callable[..., Page], ios: bool) -> None:
    """It is offered in the settings; where the browser makes no offer, on iOS, a line says how it is done."""
    page = visitor({**DESK, "user_agent": IOS} if ios else None)
    begin(page, site.url, "cardia")
    offer = page.locator("[data-install]")

    def look() -> None:
        if not ios:
            page.evaluate(OFFER)
        page.locator("#tab-table").click()
        page.wait_for_selector(".menu .langs")

    look()
    assert offer.count() == 0, "nobody is asked before a first game has ended"
    page.evaluate(PLAYED)
    page.reload()
    page.wait_for_selector(ASKED)
    look()
    offer.wait_for()
    assert violations(page) == []
    if ios:
        assert "Add to Home Screen" in offer.inner_text()
        assert offer.locator("button").count() == 0
        return
    offer.locator("button").click()
    page.wait_for_selector("[data-installed]")
    assert page.evaluate("window.prompted") is True


def test_lessons_puzzles_studies_and_reviews_without_a_server(site: Folder, visitor: Callable[..., Page]) -> None:
    """One after the other, in a tab beside the one that has the house: it comes up once."""
    first = visitor()
    first.goto(site.url)
    first.wait_for_selector(READY, timeout=120_000)
    page = first.context.new_page()
    page.set_default_timeout(60_000)
    lesson = next(one for one in shelf.tracks() if one.id == "cardia_first").lessons[0]
    page.goto(f"{site.url}/learn/{lesson.id}")
    page.wait_for_selector(THERE)
    while read_on(page):
        pass
    page.locator("[data-standing=elsewhere] button").click()
    pupil.play(page, lesson, lesson.lines[0])
    assert pupil.kept(page, lesson.id)["done"] is True
    puzzle = of_kind(KINDS[0])
    page.goto(f"{site.url}/puzzle/{puzzle.id}")
    page.locator("[data-standing=elsewhere] button").click()
    page.wait_for_selector(ASKED)
    solve(page, puzzle)
    page.goto(f"{site.url}/study/cardia")
    page.locator("[data-standing=elsewhere] button").click()
    page.locator("[data-play]").click()
    page.wait_for_selector(ASKED)
    play_some(page, seed=45, clicks=2)
    begin(page, site.url, "cardia")
    page.locator("[data-standing=elsewhere] button").click()
    play(page, seed=31)
    page.locator(f"{END} [data-review]").click()
    # The whole of it takes minutes where the rules are not compiled (docs/offline.md).
    page.wait_for_selector("[data-stage=curve], [data-stage=whole]", timeout=180_000)
    assert missing(page) == []


def test_under_a_path_of_a_host_that_rewrites_nothing(
    site: Folder, visitor: Callable[..., Page], complaints: Complaints, tmp_path: Path
) -> None:
    """A link into the site is answered with the 404 page, which is the page."""
    files = tmp_path / "files"
    build = scripts("build_site")
    build.page(files, "/cards/", [], ["pl"], known=True)  # type: ignore[attr-defined]
    shutil.copytree(site.files / "engine", files / "engine")
    build.finish(files)  # type: ignore[attr-defined]
    complaints.allowed = ("404",)
    one = Folder(files, "/cards/", rewrites=False)
    one.start()
    page = visitor(PHONE)
    page.goto(f"{one.url}/rules/cardia")
    page.wait_for_selector("main .card")
    assert page.locator(".langs button").count() == 2
    page.locator("a.brand").click()
    page.wait_for_url(f"{one.url}/")
    begin(page, f"{one.url}/", "cardia")
    assert page.url.startswith(f"{one.url}/table/")
    manifest = json.loads((files / "manifest.webmanifest").read_text())
    assert {manifest[key] for key in ("id", "start_url", "scope")} == {"/cards/"}
    assert all((files / icon["src"]).is_file() for icon in manifest["icons"])
    one.stop()


def test_what_cannot_be_without_a_server_is_not_shown(site: Folder, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.goto(site.url)
    page.wait_for_selector(READY, timeout=120_000)
    assert page.locator("form.join, a[href$='/lobby']").count() == 0
    page.goto(f"{site.url}/new/cardia")
    page.wait_for_selector("[data-begin]", timeout=120_000)
    assert page.locator("input[name=ways]").evaluate_all("all => all.map(one => one.value)") == [
        "hotseat",
        "bot",
        "watch",
    ]
    page.goto(f"{site.url}/lobby")
    page.locator("main.lonely h1").wait_for()
