"""Several locations at once (R22), and how difficult they make a game."""

from __future__ import annotations

import pytest

import talia
from tests.games.cardia.scenario import GAME, THEM, US, Scenario, fog

# Several at once (R22)


def test_library_and_scrapyard_draw_two_and_put_one_under() -> None:
    t = Scenario(
        " | saboteur surgeon | djinn judge mediator",
        " | void_mage surgeon | djinn judge mediator",
        locations=["grand_library", "scrapyard"],
    )
    t.both_play("saboteur", "void_mage")
    assert len(t.hand(US)) == 3
    assert t.state.decision(US).prompt == "cardia.put_under"


def test_bazaar_and_library_open_with_two() -> None:
    state = GAME.start(5, locations=["grand_library", "bazaar"])
    assert [len(state.view(seat)["table"]["hands"][seat]) for seat in (0, 1)] == [2, 2]


def test_bazaar_and_scrapyard_put_nothing_under() -> None:
    t = Scenario(
        " | saboteur surgeon judge | djinn mediator",
        " | void_mage surgeon judge | djinn mediator",
        locations=["bazaar", "scrapyard"],
    )
    t.both_play("saboteur", "void_mage")
    assert t.state.decision(US).prompt == "cardia.play"
    assert len(t.hand(US)) == 2


def test_temple_and_bazaar_draw_discard_and_then_refill() -> None:
    t = Scenario(
        "saboteur | clockmaker surgeon magistra | mediator hired_blade",
        "palace_guard | djinn judge void_mage | inventor treasurer puppeteer ambusher",
        locations=["serpent_temple", "bazaar"],
    )
    t.both_play("clockmaker", "djinn")
    t.answer("judge")
    assert len(t.hand(THEM)) == 1 + 4


def test_catacombs_come_before_founders_day() -> None:
    t = Scenario(
        "judge inventor | palace_guard surgeon",
        "surgeon void_mage | saboteur djinn",
        locations=["founders_day", "haunted_catacombs"],
    )
    t.both_play("palace_guard", "saboteur")  # the third win, but a second Guild card
    t.won_by(THEM, "haunted_catacombs")


def test_swamp_and_catacombs_check_when_the_pair_is_revealed() -> None:
    t = fog(
        "judge | saboteur ambusher",
        "inventor | surgeon palace_guard",
        ("mediator", "void_mage"),
        locations=["foggy_swamp", "haunted_catacombs"],
    )
    t.both_play("saboteur", "surgeon")  # the Mediator is revealed behind the Judge: both of the Dynasty
    t.won_by(THEM, "haunted_catacombs")


def test_swamp_and_founders_day_count_resolved_encounters() -> None:
    t = fog(
        "judge inventor | djinn ambusher",
        "surgeon void_mage | hired_blade palace_guard",
        ("saboteur", "mediator"),
        locations=["foggy_swamp", "founders_day"],
    )
    t.both_play("djinn", "hired_blade")
    t.won_by(US, "founders_day")
    assert len(t.row()) == 3


@pytest.mark.parametrize(
    ("deck", "places", "stars", "level"),
    [
        ("I", [], 0, 1),
        ("II", [], 1, 1),
        ("II", ["bazaar"], 2, 2),
        ("I", ["scrapyard"], 2, 2),
        ("I", ["foggy_swamp"], 3, 3),
        ("II", ["foggy_swamp"], 4, 3),
        ("II", ["foggy_swamp", "bazaar"], 5, 4),
        ("I", ["foggy_swamp", "haunted_catacombs", "auction_house"], 8, 4),
    ],
)
def test_stars_add_up_to_a_level(deck: str, places: list[str], stars: int, level: int) -> None:
    table = talia.game("cardia").start(1, deck=deck, locations=places).view(None)["table"]
    assert (table["stars"], table["level"]) == (stars, level)


@pytest.mark.parametrize(("mix", "stars"), [([], 0), (["guild"], 1), (["rebellion", "academy"], 1)])
def test_a_mix_counts_one_star_if_any_faction_is_of_deck_two(mix: list[str], stars: int) -> None:  # R21
    assert GAME.start(1, deck="mix", mix=mix).view(None)["table"]["stars"] == stars
