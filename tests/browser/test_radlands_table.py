"""Radlands on the table: two clicks to play, what a choice brings is told before, and all can be seen and read."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import DESK
from tests.browser.judge import violations_in_both_themes
from tests.browser.player import ASKED, END, LONGEST, WHOLE, begin, ended, missing, step, until
from tests.browser.site import Site

FITS = (Path(__file__).parent / "fits.js").read_text()
SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LARGE: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
SIZES = pytest.mark.parametrize("size", [DESK, SMALL], ids=["desk", "phone"])
TURN = ".rhand .card[data-legal]"


def press(page: Page, thing: Locator) -> None:
    """One tap or click in the middle of it."""
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(x, y)
    else:
        page.mouse.click(x, y)


def to_my_turn(page: Page, seed: int = 1) -> None:
    """The camps are picked, and I am asked what to do."""
    chance = Random(seed)
    for _ in range(60):
        page.wait_for_selector(f"{ASKED}, [data-confirm]")
        if page.locator(TURN).count() > 0 and page.locator(".acts [data-option=end]").count() > 0:
            return
        step(page, chance)
    raise AssertionError("it never was my turn")


def held(page: Page) -> int:
    return int(page.locator(".rhand .card").count())


def unfit(page: Page) -> list[str]:
    found: list[str] = page.evaluate(FITS)
    return found


def end_turn(page: Page) -> None:
    question = page.locator(".app").get_attribute("data-question")
    press(page, page.locator(".acts [data-option=end]"))
    if page.locator("[data-confirm]").count() > 0:
        press(page, page.locator("[data-confirm]"))
    until(page, f"document.querySelector('.app').dataset.question !== '{question}'")


def playable(page: Page, kind: str) -> Locator | None:
    """A card of the hand that can be played; ends turns until there is one."""
    for _ in range(8):
        to_my_turn(page)
        found = page.locator(f"{TURN}:not(.is-dear)[data-kind={kind}]")
        if found.count() > 0:
            return found.first
        end_turn(page)
    return None


@SIZES
def test_two_taps_play_a_person_and_what_junking_gives_is_told(
    site: Site, visitor: Callable[..., Page], size: dict[str, Any]
) -> None:
    page = visitor(size)
    begin(page, site.url, "radlands")
    card = playable(page, "person")
    assert card is not None
    before, question = held(page), page.locator(".app").get_attribute("data-question")
    name = card.locator(".card__name").inner_text()
    press(page, card)
    page.wait_for_selector(".rad [data-legal]")
    assert "Junk instead: " in page.locator(".acts [data-option=junk]").inner_text()
    assert page.locator(".prompt__ask", has_text=": where?").count() == 1
    assert page.locator(".prompt__ask small", has_text=" water").count() == 1
    # Nothing has been sent, and only places of one's own side are lit.
    assert page.locator(".app").get_attribute("data-question") == question
    assert page.locator(".field--opp [data-legal]").count() == 0
    place = page.locator(".field--me .room[data-legal]").first
    key = place.get_attribute("data-key")
    press(page, place)
    until(page, f"document.querySelector('[data-key=\"{key}\"] .card__name')?.innerText === {name!r}")
    until(page, f"document.querySelectorAll('.rhand .card').length <= {before - 1}")


@SIZES
def test_a_card_and_its_foot_junk_it(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "radlands")
    to_my_turn(page)
    card = page.locator(TURN).first
    key = card.get_attribute("data-key")
    gives = card.locator(".junk").text_content()
    press(page, card)
    foot = page.locator("[data-junk]")
    foot.wait_for()
    assert (gives or "?").strip() in (foot.text_content() or "")
    press(page, foot)
    until(page, f"document.querySelector('.rhand [data-key=\"{key}\"]') === null")
    page.wait_for_selector(ASKED)
    page.locator(".logbox", has_text="Zofia junks ").first.wait_for(state="attached")


@SIZES
def test_an_event_goes_to_its_lit_space(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "radlands")
    card = playable(page, "event")
    assert card is not None
    press(page, card)
    space = page.locator(".queue--me [data-legal], .at-once[data-legal]")
    space.wait_for()
    assert space.count() == 1
    press(page, space)
    page.locator(".logbox", has_text="Zofia plays ").first.wait_for(state="attached")


@SIZES
def test_a_tile_and_its_target_use_an_ability(site: Site, visitor: Callable[..., Page], size: dict[str, Any]) -> None:
    page = visitor(size)
    begin(page, site.url, "radlands")
    chance = Random(5)
    patience = time.monotonic() + LONGEST
    while time.monotonic() < patience:
        to_my_turn(page, 3)  # camps with which it comes to that before the game is over
        for tile in page.locator(".field--me .card[data-legal]").all():
            question = page.locator(".app").get_attribute("data-question")
            press(page, tile)
            page.wait_for_timeout(60)
            if page.locator(".app").get_attribute("data-question") != question:
                break  # it needed no target: on a desk it was used at once
            target = page.locator(".field--opp .card[data-legal]").first
            if target.count() == 0:
                page.keyboard.press("Escape")
                continue
            fate = target.locator(".fate")
            assert fate.count() == 1  # what would become of it is told before
            assert page.locator(".prompt__ask", has_text="?").count() == 1
            press(page, target)
            until(page, f"document.querySelector('.app').dataset.question !== '{question}'")
            page.locator(".logbox", has_text="Zofia uses ").first.wait_for(state="attached")
            return
        page.keyboard.press("Escape")
        step(page, chance)
    raise AssertionError("no ability with a target in all that time")


def test_dragging_lights_legal_places_only(site: Site, visitor: Callable[..., Page]) -> None:
    page = visitor()
    begin(page, site.url, "radlands")
    card = playable(page, "person")
    assert card is not None
    before = held(page)
    box = card.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 40, steps=5)
    assert page.locator(".is-ghost").count() == 1
    lit = page.evaluate("[...document.querySelectorAll('.rad [data-legal]')].map((one) => one.dataset.key)")
    assert lit
    assert all(key.startswith(f"p:{page.evaluate(MY_SEAT)}-") for key in lit)
    camp = page.locator(".field--opp .card").first.bounding_box()
    assert camp is not None
    page.mouse.move(camp["x"] + 40, camp["y"] + 20, steps=5)
    assert page.locator(".is-over").count() == 0
    page.mouse.up()
    assert held(page) == before
    assert page.locator(".is-ghost").count() == 0


MY_SEAT = "document.querySelector('.stock--me').dataset.zone.split('-')[1]"


@pytest.mark.whole
@pytest.mark.parametrize(("language", "seed"), [("en", 1), ("pl", 2), ("hu", 3)])
def test_in_whole_games_on_a_phone_everything_is_seen_and_read(
    site: Site, visitor: Callable[..., Page], language: str, seed: int
) -> None:
    page = visitor(SMALL, language=language)
    begin(page, site.url, "radlands")
    chance = Random(seed)
    patience = time.monotonic() + LONGEST
    looked = 0
    for _ in range(1500 if WHOLE or language == "en" else 45):  # one game whole, of the other languages a sample
        assert time.monotonic() < patience
        kind = step(page, chance)
        if kind == "ended":
            break
        assert kind != "idle"
        until(page, f"document.querySelector('.app[data-asked], [data-confirm], {END}') !== null")
        if ended(page):
            break
        found = unfit(page)
        assert not found, "\n".join(found[:5])
        looked += 1
    assert looked > 30
    assert missing(page) == []


def test_a_hand_of_nine_can_be_read_on_a_phone(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor(SMALL)
    begin(page, site.url, "radlands")
    for _ in range(12):
        to_my_turn(page)
        if held(page) >= 9:
            break
        end_turn(page)
    assert held(page) >= 9
    page.screenshot(path=pictures / "radlands-nine-phone.png")
    assert unfit(page) == []
    for card in page.locator(".rhand .card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["width"] >= 100 and box["height"] >= 40  # noqa: PT018 -- one thing: a finger can hit it
    # The whole board with it: six rows, both queues, water.
    for part in (".field--opp .spot", ".field--me .spot", ".queue--opp .ev", ".queue--me .ev", ".stock--me .drops"):
        for one in page.locator(part).all():
            at = one.bounding_box()
            assert at is not None
            assert at["y"] >= 0
            assert at["y"] + at["height"] <= 740


def test_tiles_use_the_cloth_of_a_desk(site: Site, visitor: Callable[..., Page], pictures: Path) -> None:
    page = visitor(LARGE)
    begin(page, site.url, "radlands")
    to_my_turn(page)
    page.screenshot(path=pictures / "radlands-large.png")
    boxes = [one.bounding_box() for one in page.locator(".rad .spot").all()]
    assert len(boxes) == 18
    for box in boxes:
        assert box is not None
        assert 250 <= box["width"] <= 320
        assert 74 <= box["height"] <= 104
    sizes = page.evaluate(
        "[...document.querySelectorAll('.rad .abs')].map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert sizes
    assert min(sizes) >= 13
    assert max(sizes) >= 15
    # The spaces of the queue lie in the rows of the board, 1 nearest the front line.
    rows = page.evaluate(
        "['opp', 'me'].map((side) => [...document.querySelectorAll(`.queue--${side} .ev`)].map("
        "(one) => [Number(one.dataset.n), Math.round(one.getBoundingClientRect().top)]))"
    )
    front = page.locator(".front").bounding_box()
    assert front is not None
    for side in rows:
        near = sorted(side, key=lambda one: abs(one[1] - front["y"]))
        assert [n for n, _ in near] == [1, 2, 3]
    assert unfit(page) == []


@pytest.mark.parametrize("language", ["en", "pl", "fr", "hu"])
@pytest.mark.parametrize(
    ("size", "tile"),
    [(LARGE, (270, 83)), (SMALL, (113, 52)), ({"viewport": {"width": 820, "height": 1180}}, (185, 118))],
    ids=["large", "phone", "tablet"],
)
def test_every_card_fits_its_tile(
    site: Site, visitor: Callable[..., Page], language: str, size: dict[str, Any], tile: tuple[int, int]
) -> None:
    """The list of the rules shows all cards: here as tiles of the table."""
    page = visitor(size, language=language)
    page.goto(f"{site.url}/rules/radlands")
    page.wait_for_selector(".rules__cards .card--radlands")
    sheets = dict(
        one.split("=") for one in (page.locator("meta[name=talia-sheets]").get_attribute("content") or "").split()
    )
    for name in ("table", "table-radlands"):
        page.add_style_tag(url=f"{site.url}/assets/{sheets[name]}")
    count = page.evaluate(
        """([width, height]) => {
          for (const list of document.querySelectorAll('.rules__cards')) {
            list.classList.add('rad');
            list.style.display = 'block';
          }
          const cards = document.querySelectorAll('.rules__cards .card--radlands');
          for (const card of cards) {
            card.style.setProperty('--tile-w', `${width}px`);
            card.style.setProperty('--tile-h', `${height}px`);
            card.querySelector('.words').style.display = 'flex';
            const part = width < 200 ? 36 : 42;
            card.querySelector('.card__art').style.width = width < 120 ? '42px' : `min(100cqh, ${part}cqw)`;
          }
          return cards.length;
        }""",
        list(tile),
    )
    assert count >= 72
    assert unfit(page) == []
    if tile[0] > 200:
        # On a desk every card has words.
        bare = page.evaluate("[...document.querySelectorAll('.words[data-fit=formula]')].map((one) => one.innerText)")
        assert bare == []


@pytest.mark.parametrize("language", ["pl", "fr"])
def test_axe_finds_nothing_while_a_card_is_opened(site: Site, visitor: Callable[..., Page], language: str) -> None:
    page = visitor(SMALL, language=language)
    begin(page, site.url, "radlands")
    to_my_turn(page)
    press(page, page.locator(TURN).first)
    page.wait_for_selector("[data-junk]")
    assert violations_in_both_themes(page) == []
