"""What is between people at one table: absent and back, stand-ins, rematches, take-backs that name the move, talk."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.company import say, sit_down
from tests.browser.judge import misfits, raw, violations_in_both_themes
from tests.browser.player import END, missing, step, tap, until
from tests.browser.site import Site

WIDE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("size", [WIDE, SMALL], ids=["desk", "phone"])
MARKER = "Zwiebelfisch quietly juggles 77 lanterns"


def sound(page: Page, over: str | None = None) -> None:
    """Nobody is kept out, no word is missing, and nothing is cut, down to 320 px; not even what lies over the table."""
    assert violations_in_both_themes(page) == []
    if over is None:
        assert misfits(page, [(320, 640), (360, 740), (1440, 900)]) == []
    else:
        before = page.viewport_size
        assert before is not None
        page.set_viewport_size({"width": 320, "height": 640})
        box = page.locator(over).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
        assert page.locator(over).evaluate("part => part.scrollWidth <= part.clientWidth")
        page.set_viewport_size(before)
    assert missing(page) == []
    assert raw(page) == []


def play_card(page: Page) -> None:
    assert [step(page, Random(31)), step(page, Random(31))] == ["choose", "confirm"]


def leave(page: Page, site: Site) -> None:
    """Close the table; the browser stays open."""
    page.goto(f"{site.url}/rules")


@BOTH
def test_absent_and_back(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    anna, bela = visitor(size), visitor(SMALL, language="hu")
    address = sit_down(site, {"Anna": anna, "Béla": bela})
    play_card(anna)
    leave(bela, site)
    prompt = anna.locator(".prompt")
    expect(prompt).to_contain_text(re.compile(r"Béla is away \(0:0\d\)"))
    expect(anna.locator("[data-stand-in]")).to_be_disabled()
    expect(anna.locator('.lamp[data-state="away"]')).to_be_visible()
    expect(anna.locator("[data-end-here]")).to_have_count(0)
    # One may go on waiting: the buttons go, the bar still says it.
    anna.locator("[data-wait]").click()
    expect(anna.locator("[data-stand-in]")).to_have_count(0)
    expect(prompt).to_contain_text("Béla is away")
    bela.goto(address)
    expect(prompt).to_contain_text("Béla is choosing")
    # Away once more, for longer: a bot may play, or the game may end.
    leave(bela, site)
    expect(anna.locator("[data-stand-in]")).to_be_enabled(timeout=15_000)
    expect(anna.locator("[data-end-here]")).to_be_visible()
    sound(anna)
    anna.locator("[data-end-here]").click()
    expect(anna.locator(f"{END} h1")).to_contain_text("Anna")


@BOTH
@pytest.mark.parametrize("way", ["button", "acting"])
def test_a_stand_in_is_named_and_gives_the_seat_back(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any], way: str
) -> None:
    anna, bela = visitor(WIDE), visitor(size)
    address = sit_down(site, {"Anna": anna, "Béla": bela})
    leave(bela, site)
    play_card(anna)
    anna.locator("[data-stand-in]:enabled").click()
    expect(anna.locator(".lamp--for")).to_be_visible()
    expect(anna.locator(".seat__word", has_text="Bot for Béla")).to_be_visible()
    anna.set_viewport_size({"width": 360, "height": 740})
    expect(anna.locator(".lamp--for")).to_be_visible()
    anna.set_viewport_size({"width": 1440, "height": 900})
    # The bot has locked a card in for the second round; now its owner comes back and is asked at once.
    until(anna, "document.querySelectorAll('.logbox .cardlink').length > 0")
    bela.goto(address)
    expect(bela.locator(".prompt")).to_contain_text("Welcome back")
    expect(bela.locator(".prompt")).to_contain_text(re.compile(r"The bot made \d choices? meanwhile"))
    expect(bela.locator("[data-take]")).to_be_visible()
    expect(bela.locator(".enc__locked")).to_be_visible()  # what was locked in for them lies open before them
    sound(bela)
    if way == "button":
        bela.locator("[data-take]").click()
    else:
        tap(bela.locator(".hand [data-legal]").last)
        bela.locator("[data-confirm]").click()
    expect(bela.locator("[data-take]")).to_have_count(0)
    expect(anna.locator(".lamp--for")).to_have_count(0)
    expect(anna.locator(".prompt__notice")).to_contain_text(re.compile(r"Béla is back; the bot made \d choices?"))


@BOTH
def test_a_rematch_is_offered_after_the_end_was_closed(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    anna, bela = visitor(WIDE), visitor(size, language="pl")
    address = sit_down(site, {"Anna": anna, "Béla": bela})
    say(bela, {"type": "resign"}, 1)
    for page in (anna, bela):
        page.wait_for_selector(END)
    bela.locator("[data-replay]").click()
    bela.wait_for_selector("[data-the-end]")
    anna.locator(f"{END} [data-again]").click()
    expect(anna.locator("[data-wish]")).to_contain_text("Waiting for Béla")
    # The other one reads of it at the table, declines, comes back later, and is of another mind.
    expect(bela.locator(".again")).to_contain_text("Anna chce rewanżu")
    sound(bela)
    bela.locator("[data-decline]").click()
    expect(anna.locator("[data-wish]")).to_contain_text("Béla would rather not")
    leave(bela, site)
    bela.goto(address)
    expect(bela.locator(f"{END} [data-again]")).to_be_enabled()
    bela.locator("[data-replay]").click()
    bela.locator(".again [data-again]").click()
    for page in (anna, bela):
        page.wait_for_url(lambda url: url != address)
        page.wait_for_selector(".handzone .hand")
    assert anna.url == bela.url


def test_both_at_once_get_one_table(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela = visitor(WIDE), visitor(SMALL)
    address = sit_down(site, {"Anna": anna, "Béla": bela})
    say(bela, {"type": "resign"}, 1)
    for page in (anna, bela):
        page.wait_for_selector(END)
    for page in (anna, bela):  # neither waits for what the other does
        page.evaluate("document.querySelector('[data-end] [data-again]').click()")
    for page in (anna, bela):
        page.wait_for_url(lambda url: url != address)
        page.wait_for_selector(".handzone .hand")
    assert anna.url == bela.url


@BOTH
def test_a_take_back_names_the_move_to_each_in_their_language(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    anna, bela = visitor(WIDE), visitor(size, language="hu")
    sit_down(site, {"Anna": anna, "Béla": bela})
    for page in (anna, bela):
        page.wait_for_selector(".hand [data-legal]")
        play_card(page)
    for page in (anna, bela):
        page.wait_for_selector("[data-undo]")
    anna.locator("[data-undo]").click()
    request = bela.locator(".request")
    expect(request).to_contain_text("Anna visszavonná ezt a lépést: ")
    told = re.sub(r"\W", "", request.inner_text())
    names = bela.locator(".logbox .cardlink").all_text_contents()
    assert any(re.sub(r"\W", "", name) in told for name in names), (told, names)
    sound(bela)
    request.locator("[data-allow]").click()
    until(anna, "document.querySelectorAll('.logbox .cardlink').length === 0")


def test_phrases_are_read_in_two_languages_and_can_be_off(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela, cili = visitor(WIDE), visitor(SMALL, language="hu"), visitor(SMALL, language="pl", talk="off")
    sit_down(site, {"Anna": anna, "Béla": bela, "Cili": cili}, "fantasy_realms")
    anna.locator("[data-talk]").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".talk")).to_be_visible()
    sound(anna, ".talk")
    anna.locator(".talk [data-say=good_luck]").focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".talk")).to_be_hidden()
    for page, words in ((anna, "Good luck!"), (bela, "Sok szerencsét!")):
        expect(page.locator("[data-bubble='0']")).to_contain_text(words)
        expect(page.locator("[data-heard]")).to_have_text(f"Anna: {words}")
        box = page.locator("[data-bubble='0']").bounding_box()
        size = page.viewport_size
        assert box is not None
        assert size is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]
    assert cili.locator("[data-bubble]").count() == 0
    bela.locator("[data-talk]").click()
    sound(bela, ".talk")
    bela.locator("[data-say=clap]").click()
    expect(anna.locator("[data-heard]")).to_have_text("Béla: applauds")
    # Whoever has turned it off can turn it on again, there and then.
    cili.locator("[data-talk]").click()
    cili.locator(".talk .btn").click()
    anna.locator("[data-talk]").click()
    anna.locator(".talk [data-say=thanks]").click()
    expect(cili.locator("[data-heard]")).to_have_text("Anna: Dziękuję!")
    assert cili.locator("[data-bubble='0']").count() == 1


def test_chat_leaves_no_trace(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela, other = visitor(WIDE), visitor(SMALL), visitor(SMALL)
    address = sit_down(site, {"Anna": anna, "Béla": bela}, chat=True)
    other.goto(address)
    other.wait_for_selector(".app .table")
    anna.locator("[data-talk]").click()
    anna.locator(".talk input").fill(f"{MARKER} <b>https://example.org</b>")
    anna.keyboard.press("Enter")
    expect(anna.locator(".talk__lines")).to_contain_text(MARKER)
    expect(bela.locator("[data-bubble='0']")).to_contain_text("<b>https://example.org</b>")
    expect(bela.locator("[data-talk][data-unread]")).to_be_visible()
    # Whoever loses the connection hears it again, quietly, as long as the table is there.
    bela.reload()
    bela.locator("[data-talk][data-unread]").click()
    expect(bela.locator(".talk__lines")).to_contain_text(MARKER)
    assert bela.locator("[data-bubble]").count() == 0
    assert bela.locator(".talk a, .talk__lines b b").count() == 0
    sound(bela, ".talk")
    say(anna, {"type": "resign"}, 0)
    bela.wait_for_selector(END)
    api = address.replace("/table/", "/api/tables/")
    kept = [anna.request.get(f"{api}/{what}").text() for what in ("export", "record", "replay?seat=0&since=0&count=50")]
    kept += [anna.request.get(f"{site.url}/metrics").text(), (site.folder / "server.log").read_text()]
    kept += [anna.evaluate("JSON.stringify([localStorage, sessionStorage])")]
    for text in kept:
        assert len(text) > 2
        assert "Zwiebelfisch" not in text
    for path in site.folder.rglob("*"):
        assert not path.is_file() or b"Zwiebelfisch" not in path.read_bytes(), path
    assert "Zwiebelfisch" not in other.content()  # onlookers were told nothing


def test_one_s_own_locked_card_lies_open_after_a_reload_and_in_the_replay(
    site: Site, visitor: Callable[..., Page]
) -> None:
    anna, bela = visitor(WIDE), visitor(SMALL)
    sit_down(site, {"Anna": anna, "Béla": bela})
    play_card(anna)
    locked = anna.locator(".enc__locked .card")
    expect(locked).to_be_visible()
    card = locked.locator(".card__name").inner_text()
    anna.reload()
    expect(locked.locator(".card__name")).to_have_text(card)
    expect(bela.locator(".enc__locked")).to_have_count(0)
    say(bela, {"type": "resign"}, 1)
    anna.wait_for_selector(END)
    anna.locator("[data-replay]").click()
    anna.locator(".prompt--replay").wait_for()
    until(anna, "document.querySelector('[data-moment]')?.dataset.moment === '0'")
    anna.get_by_label("One step on").click()
    until(anna, "document.querySelector('[data-moment]')?.dataset.moment === '1'")
    expect(locked.locator(".card__name")).to_have_text(card)


def test_the_log_opens_at_its_end_on_a_phone_and_one_button_puts_down(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela = visitor(SMALL), visitor(SMALL)
    sit_down(site, {"Anna": anna, "Béla": bela})
    assert step(anna, Random(31)) == "choose"
    expect(anna.locator(".acts .iconbtn")).to_have_count(1)
    chances = {anna: Random(31), bela: Random(32)}
    for _ in range(16):
        for page, chance in chances.items():
            step(page, chance, patience=0.3)
    anna.locator(".panelbtn").click()
    until(
        anna,
        "((box) => box.clientHeight > 0 && box.scrollTop + box.clientHeight >= box.scrollHeight - 2)"
        "(document.querySelector('.logbox'))",
    )
