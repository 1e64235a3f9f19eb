"""Invitations: a code that a camera reads, the system's own sheet to send a link with, and links that are used up."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Complaints
from tests.browser.judge import misfits, raw, violations
from tests.browser.player import ASKED, until
from tests.browser.site import ROOT, Site

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
READER = ROOT / "web" / "node_modules" / "jsqr" / "dist" / "jsQR.js"
# What a camera sees, given to a reader that has nothing in common with the one who drew it.
READ = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen.drawImage(image, 0, 0);
  const { data, width, height } = pen.getImageData(0, 0, image.width, image.height);
  return jsQR(data, width, height)?.data ?? null;
}"""
SHARING = "window.sent = []; navigator.share = async (what) => void window.sent.push(what);"


def decoded(page: Page) -> str | None:
    """What the code on the screen says."""
    picture = base64.b64encode(page.locator("svg.qr").screenshot()).decode()
    if not page.evaluate("'jsQR' in window"):
        page.evaluate(READER.read_text())
    found: str | None = page.evaluate(READ, picture)
    return found


def open_table(page: Page, site: Site, game: str = "cardia") -> str:
    page.goto(f"{site.url}/new/{game}")
    page.locator("input[value=online]").check()
    page.click("[data-begin]")
    page.wait_for_selector("svg.qr")
    link: str = page.locator("#invite-1").input_value()
    return link


def test_the_code_is_the_link_and_the_link_can_be_sent(
    site: Site, visitor: Callable[..., Page], pictures: Path
) -> None:
    page = visitor(SMALL)
    page.add_init_script(SHARING)
    link = open_table(page, site, "fantasy_realms")
    assert decoded(page) == link
    page.screenshot(path=pictures / "waiting-360.png", full_page=True)
    assert violations(page) == []
    assert misfits(page, [(320, 640), (360, 740)]) == []
    page.locator("[aria-label='Invitation as a QR code: Player 3']").click()
    other: str = page.locator("#invite-2").input_value()
    until(page, "document.querySelector('.waiting__code b').textContent.includes('3')")
    assert other != link
    assert decoded(page) == other
    page.locator("[data-send]").first.click()
    until(page, "window.sent.length === 1")
    assert page.evaluate("window.sent[0].url") == link


def test_a_used_link_says_so_before_anybody_sits_down(
    site: Site, visitor: Callable[..., Page], complaints: Complaints, pictures: Path
) -> None:
    complaints.allowed = ("403",)  # the browser's own remark on a seat that was taken
    anna, bela = visitor(name="Anna"), visitor(SMALL, name="Béla")
    link = open_table(anna, site)
    bela.goto(link)
    expect(bela.locator("h1")).to_have_text("Anna invites you to Cardia.")
    late = visitor(SMALL, name="Csilla")
    late.goto(link)
    late.wait_for_selector("form #name")
    bela.locator("form .btn--primary").click()
    bela.wait_for_selector(ASKED)
    # Who had the page open already is told when they try, who comes now before.
    late.locator("form .btn--primary").click()
    expect(late.locator("[data-link=used]")).to_have_text("This invitation has been used.")
    other = visitor(name="Dóra")
    other.goto(link)
    expect(other.locator("[data-link=used]")).to_be_visible()
    expect(other.locator("main")).to_contain_text("Béla sits there.")
    assert other.locator("form").count() == 0
    other.screenshot(path=pictures / "used-link.png")
    assert violations(other) == []
    assert raw(other) == []
    other.click("[data-look]")
    expect(other.locator(".prompt__ask small")).to_have_text("You are watching.")
    # The link of a whole address that lost its end.
    other.goto(link[:-6])
    other.reload()
    expect(other.locator("[data-link=wrong]")).to_be_visible()


def test_several_hosts_invite(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela, csilla = visitor(name="Anna"), visitor(name="Béla"), visitor(SMALL, name="Csilla")
    link = open_table(anna, site, "fantasy_realms")
    last: str = anna.locator("#invite-2").input_value()
    bela.goto(link)
    bela.locator("form .btn--primary").click()
    bela.wait_for_selector(".waiting")
    csilla.goto(last)
    expect(csilla.locator("h1")).to_have_text("Anna and Béla invite you to Fantasy Realms.")
