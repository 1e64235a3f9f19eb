"""Chaos on phones and desks: offers in two taps, accepted with the score they bring, five of them open at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from talia.games.fantasy_realms.extra.scoring import score
from tests.browser.company import sit_down
from tests.browser.player import END, missing, steady, tap, until
from tests.browser.positions import sit_at
from tests.browser.site import Site

SMALL: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
CHAOS = {"variant": "chaos"}
POINTS = ".side .score b"

# Everything that can be tapped can be brought into view and is hit there; nothing of an offer is cut or leaves it; the
# clock and the score are where they can be seen, wherever the offers are scrolled to.
USABLE = """() => {
  const found = [];
  const box = (one) => one.getBoundingClientRect();
  const inside = ({ left, top, right, bottom }) =>
    left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  const hit = (one) => {
    const { left, top, width, height } = box(one);
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (one.contains(there) || there.contains(one));
  };
  const things = [...document.querySelectorAll('.offers .btn, .handzone [data-key], .acts .btn')];
  for (const thing of things) {
    thing.scrollIntoView({ block: 'nearest' });
    if (!inside(box(thing)) || box(thing).height < 44) found.push(`out of reach or small: ${thing.innerText}`);
    else if (!hit(thing)) {
      thing.scrollIntoView({ block: 'center' });
      if (!hit(thing)) found.push(`covered: ${thing.innerText}`);
    }
    for (const always of document.querySelectorAll('.side .clock, .side .score'))
      if (!inside(box(always)) || !hit(always)) found.push(`gone from view: ${always.className}`);
  }
  const texts = '.offer, .offer :is(b, small, .offer__then, .offer__wish, .btn), .acts .btn, .side :is(.clock, .score)';
  for (const text of document.querySelectorAll(texts)) {
    if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== 'inline')
      found.push(`cut: ${text.className} ${text.innerText}`);
    const offer = text.closest('.offer');
    if (offer !== null && (box(text).right > box(offer).right + 1 || box(text).bottom > box(offer).bottom + 1))
      found.push(`leaves its offer: ${text.innerText}`);
  }
  const offers = [...document.querySelectorAll('.offer')].map(box);
  const apart = (one, other) => one.right <= other.left + 1 || one.bottom <= other.top + 1;
  offers.forEach((one, at) => {
    for (const other of offers.slice(at + 1))
      if (!apart(one, other) && !apart(other, one)) found.push('offers overlap');
  });
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the screen');
  return { found, things: things.length };
}"""


def offer(page: Page, card: str, wish: str) -> None:
    """Two taps: what is given, what is wanted."""
    before = page.locator(".offer.is-mine").count()
    tap(page.locator(f".hand [data-key='c:{card}'][data-legal]"))
    steady(page.locator(f".acts [data-option={wish}]")).click()
    until(page, f"document.querySelectorAll('.offer.is-mine').length === {before + 1}")


def hand(page: Page) -> list[str]:
    keys: list[str] = page.eval_on_selector_all(".hand [data-key]", "all => all.map((one) => one.dataset.key.slice(2))")
    return sorted(keys)


def shows(page: Page, selector: str, text: str | int) -> None:
    until(page, f"document.querySelector(`{selector}`)?.textContent === '{text}'")


def test_an_offer_in_two_taps_and_the_score_after_the_swap(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela = visitor(SMALL), visitor()
    sit_down(site, {"Anna": anna, "Béla": bela, "Cili": visitor()}, "fantasy_realms", options=CHAOS)
    mine, theirs = hand(anna), hand(bela)
    shows(anna, POINTS, score(mine).total)
    given, taken = mine[0], theirs[0]
    offer(anna, given, "anything")
    # The other one sees what the best swap for it would bring, and with every card of the hand what that one would.
    at = '.offer[data-offer="offer:0-1"]'
    after = {card: score([given, *(one for one in theirs if one != card)]).total for card in theirs}
    until(bela, f"document.querySelector(`{at} .offer__then`)?.dataset.then === '{max(after.values())}'")
    tap(bela.locator(f"{at} [data-deal=answer]"))
    for card, points in after.items():
        shows(bela, f'.hand [data-key="c:{card}"] .badge--left', points)
    tap(bela.locator(f".hand [data-key='c:{taken}'][data-legal]"))
    bela.wait_for_selector(f"{at} [data-deal=withdraw]")
    # The first one is told what this very swap brings before accepting it, and it is so afterwards.
    told = score([taken, *mine[1:]]).total
    until(anna, f"document.querySelector(`{at} .offer__then`)?.dataset.then === '{told}'")
    assert anna.locator(f"{at} [data-deal=refuse]").is_visible()
    assert anna.evaluate(USABLE)["found"] == []
    tap(anna.locator(f"{at} [data-deal=accept]"))
    until(anna, "document.querySelectorAll('.offer').length === 0")
    assert hand(anna) == sorted([taken, *mine[1:]])
    shows(anna, POINTS, told)
    bela.wait_for_selector(f".hand [data-key='c:{given}']")
    shows(bela, POINTS, after[taken])
    assert missing(anna) == missing(bela) == []


def test_a_refused_card_goes_back_and_the_offer_stands(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela = visitor(), visitor()
    sit_down(site, {"Anna": anna, "Béla": bela, "Cili": visitor()}, "fantasy_realms", options=CHAOS)
    mine, theirs = hand(anna), hand(bela)
    offer(anna, mine[0], "army")
    tap(bela.locator(".offer [data-deal=answer]"))
    tap(bela.locator(f".hand [data-key='c:{theirs[0]}'][data-legal]"))
    tap(anna.locator(".offer [data-deal=refuse]"))
    bela.wait_for_selector(".offer [data-deal=answer]")
    assert (hand(anna), hand(bela)) == (mine, theirs)
    # Nobody has locked anything in, and nobody says so.
    assert anna.locator("[data-doing]").count() == 0
    tap(anna.locator(".offer [data-deal=cancel]"))
    until(bela, "document.querySelectorAll('.offer').length === 0")


def test_five_offers_on_a_small_phone(site: Site, visitor: Callable[..., Page]) -> None:
    anna, bela, cili = visitor(SMALL), visitor(), visitor()
    sit_down(site, {"Anna": anna, "Béla": bela, "Cili": cili}, "fantasy_realms", options=CHAOS)
    wishes = {anna: ["anything"], bela: ["army", "anything"], cili: ["artifact", "weather"]}
    for page, wanted in wishes.items():
        for card, wish in zip(hand(page), wanted, strict=False):
            offer(page, card, wish)
    until(anna, "document.querySelectorAll('.offer').length === 5")
    until(anna, "document.querySelectorAll('.offer__then').length === 4")
    tap(bela.locator(".offer[data-offer='offer:0-1'] [data-deal=answer]"))
    tap(bela.locator(".hand [data-legal]").last)
    anna.wait_for_selector(".offer [data-deal=accept]")
    until(anna, "document.querySelectorAll('.offer__then').length === 5")
    looked = anna.evaluate(USABLE)
    assert looked["found"] == []
    assert looked["things"] >= 6 + 7 + 1  # two buttons for the laid card, one for each other offer; the hand; waiting
    # So it is while something is being offered, with all that can be wanted.
    tap(anna.locator(".hand [data-legal]").last)
    anna.wait_for_selector(".acts [data-option=wild] .i")
    assert anna.locator(".acts [data-option] .i").count() == 12
    assert anna.locator(".offer [data-deal]").count() == 6  # time runs: what lies there can be accepted meanwhile
    assert anna.evaluate(USABLE)["found"] == []


def test_what_a_card_has_become_is_marked_at_the_end(site: Site, visitor: Callable[..., Page]) -> None:
    """Shapeshifter and Mirage choose what they are: the end shows it, and that it is not what is printed."""
    mine = ["shapeshifter", "mirage", "knights", "empress", "unicorn", "world_tree", "gem_of_order"]
    hands = [mine, ["candle", "air_elemental", "swamp", "cavern", "forge", "rangers", "king"]]
    hands.append(["light_cavalry", "elven_archers", "dwarvish_infantry", "hydra", "basilisk", "collector", "smoke"])
    area = [
        "island",
        "necromancer",
        "forest",
        "bell_tower",
        "mountain",
        "blizzard",
        "rainstorm",
        "whirlwind",
        "wildfire",
    ]
    position = {"game": "fantasy_realms", "seats": 3, "table": {"hands": hands, "area": area, "to_move": 0}}
    page = visitor()
    sit_at(page, site, position)
    tap(page.locator(".side [data-key=deck]"))
    page.locator("[data-confirm]").click()
    drawn = ".hand .card[data-legal]"
    until(page, f"document.querySelectorAll('{drawn}').length === 8")
    tap(page.locator(drawn).last)
    page.locator("[data-confirm]").click()
    page.wait_for_selector("[data-ending] .ways, .ways")
    tap(page.locator("[data-best-of-all]"))
    page.wait_for_selector(END)
    until(page, "document.querySelectorAll('.fin__hand .card__fam.is-derived').length === 2")
    best = score(mine).choices
    assert best == {"mirage": {"suit": "army"}, "shapeshifter": "princess"}
    assert "Princess" in page.locator(".fin__hand .card__as").inner_text()
    assert missing(page) == []
