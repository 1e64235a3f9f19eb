"""The lobby, with several browsers: who waits is seen without a reload, two who want to play meet, others look on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import PHONE
from tests.browser.judge import misfits, raw, violations_in_both_themes
from tests.browser.player import ASKED, missing
from tests.browser.site import Site

SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


# Where the bar above is laid out anew, it has the least room.
BETWEEN = (820, 931, 1061, 1141, 1311, 1440, 1481)


def wait_at_a_new_table(page: Page, site: Site, game: str) -> str:
    """Open a table for whoever comes; its name."""
    page.goto(f"{site.url}/new/{game}?listed")
    page.locator("input[value=online]").check()
    page.click("[data-begin]")
    page.wait_for_selector("#invite-1")
    return str(page.url.rsplit("/", 1)[-1])


def test_two_who_want_to_play_somebody_meet_and_a_third_looks_on(
    site: Site, visitor: Callable[..., Page], pictures: Path
) -> None:
    anna, bela, csilla = visitor(name="Anna"), visitor(SMALL, name="Béla"), visitor(PHONE, name="Csilla")
    csilla.goto(f"{site.url}/lobby")
    csilla.wait_for_selector("[data-now]:enabled")
    anna.goto(site.url)
    anna.click(".rooms a[href='/lobby']")
    anna.click("[data-filter=cardia]")
    anna.click("[data-now]")
    anna.wait_for_selector("#invite-1")  # nobody was there: she waits at a table of her own
    table = anna.url.rsplit("/", 1)[-1]
    row = csilla.locator(f".ot[data-table='{table}']")
    expect(row).to_contain_text("Anna")  # the list renews itself
    csilla.screenshot(path=pictures / "lobby-390.png")
    bela.goto(f"{site.url}/lobby")
    bela.click("[data-now]")
    bela.wait_for_selector(ASKED)
    assert bela.url.endswith(table)
    anna.wait_for_selector(ASKED)
    running = csilla.locator(f".lobby__playing [data-table='{table}']")
    expect(running).to_contain_text("Anna and Béla")
    expect(row).to_have_count(0)
    running.locator("a").click()
    expect(csilla.locator(".prompt__ask small")).to_have_text("You are watching.")


def test_one_sits_down_at_the_table_of_one_s_choice(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela = visitor(name="Anna"), visitor(SMALL, name="Béla")
    table = wait_at_a_new_table(anna, site, "radlands")
    # Her own table is hers in the lobby too.
    anna.goto(f"{site.url}/lobby")
    anna.locator(f".ot[data-table='{table}'] [data-sit]", has_text="Back to it").click()
    anna.wait_for_selector("#invite-1")
    bela.goto(f"{site.url}/lobby")
    bela.locator(f".ot[data-table='{table}'] [data-sit]").click()
    bela.wait_for_selector(ASKED)
    anna.wait_for_selector(ASKED)


def test_the_list_is_asked_for_again_and_not_sent_again(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    told: list[int] = []

    def note(answer: Response) -> None:
        if answer.url.endswith("/api/tables"):
            told.append(answer.status)

    page.on("response", note)
    page.goto(f"{site.url}/lobby")
    page.wait_for_selector("[data-now]:enabled")
    page.wait_for_event("response", lambda answer: answer.url.endswith("/api/tables") and answer.status == 304)
    assert told[0] == 200


def test_the_lobby_in_four_languages(site: Site, visitor: Callable[..., Page]) -> None:
    host = visitor(name="Wilhelmina Konstancja")
    table = wait_at_a_new_table(host, site, "fantasy_realms")
    page = visitor()
    page.goto(f"{site.url}/lobby")
    seen = set()
    for language in ("Français", "Magyar", "Polski", "English"):
        page.locator(".langs button", has_text=language).click()
        expect(page.locator(".langs [aria-pressed=true]")).to_contain_text(language)
        page.wait_for_selector(f".ot[data-table='{table}']")
        assert raw(page) == []
        assert missing(page) == []
        assert misfits(page, [(320, 640), (390, 844), *((wide, 900) for wide in BETWEEN)]) == []
        seen.add(page.locator("main").inner_text())
    assert len(seen) == 4
    assert violations_in_both_themes(page) == []
