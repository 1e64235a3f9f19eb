"""What is told of options, so that no client has to know the rules: ways, prices, what is lacking, harm."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.radlands.scenario import THEM, US, Scenario


def told(t: Scenario, label: str, *parts: str) -> dict[str, Any]:
    found = t.options()[label].parts
    return {part: found[part] for part in parts if part in found}


def test_a_card_that_can_be_paid_and_placed_is_played_or_junked() -> None:  # 5.1, 5.4
    t = Scenario(hand="muse banish", water=1)
    assert told(t, "muse", "ways", "price", "lacks") == {"ways": ["play", "junk"], "price": 1}
    assert told(t, "banish", "ways", "price", "lacks") == {"ways": ["play", "junk"], "price": 1}


def test_without_water_it_can_only_be_junked() -> None:
    t = Scenario(hand="muse banish", water=0)
    for card in ("muse", "banish"):
        assert told(t, card, "ways", "price", "lacks") == {"ways": ["junk"], "price": 1, "lacks": "water"}


def test_the_price_is_that_of_the_cheapest_place() -> None:  # 10.4
    t = Scenario(["oasis", "garage#"], hand="holdout sniper", water=0)
    assert told(t, "holdout", "ways", "price", "cost") == {"ways": ["play", "junk"], "price": 0, "cost": 2}
    assert told(t, "sniper", "ways", "price", "cost") == {"ways": ["play", "junk"], "price": 0, "cost": 1}


def test_six_people_leave_no_room() -> None:  # 6.2
    full = ["cannon: muse scout", "garage: gunner sniper", "outpost: vanguard mutant"]
    t = Scenario(full, hand="looter", water=3)
    assert told(t, "looter", "ways", "lacks") == {"ways": ["junk"], "lacks": "room"}
    t = Scenario(full, hand="looter", water=3, options={"make_room": True})  # V1
    assert told(t, "looter", "ways", "lacks") == {"ways": ["play", "junk"]}


def test_a_full_queue_takes_no_event() -> None:  # 8.2
    t = Scenario(hand="banish strafe", water=3, queue="famine napalm radiation")
    assert told(t, "banish", "ways", "lacks") == {"ways": ["junk"], "lacks": "queue"}
    assert told(t, "strafe", "ways", "lacks") == {"ways": ["play", "junk"]}  # number 0 needs no space


def test_the_silo_is_only_junked() -> None:
    t = Scenario(silos=["hand", "area"])
    assert told(t, "water_silo", "ways", "junk", "price") == {"ways": ["junk"], "junk": "water"}


@pytest.mark.parametrize(("target", "would"), [("their gunner", "damaged"), ("their scout", "destroyed")])
def test_damage_tells_what_it_would_do(target: str, would: str) -> None:  # 7.2
    t = Scenario(["cannon"], ["arcade: gunner", "mulcher: scout!", "scud_launcher: punk"], water=1).do("use cannon")
    assert told(t, target, "would") == {"would": would}
    assert told(t, "their punk", "would") == {"would": "destroyed"}


def test_whoever_chooses_among_their_own_is_told_too() -> None:
    t = Scenario(["cannon: cult_leader muse"], ["arcade: gunner"], water=0).do("use cult_leader")
    t.asks(US, "our cult_leader", "our muse")
    assert told(t, "our muse", "would") == {"would": "destroyed"}


def test_choosing_who_is_restored_tells_of_no_harm() -> None:
    t = Scenario(["cannon: repair_bot muse!", "railgun!"], water=2).do("use repair_bot")
    assert t.prompt() == "restore"
    assert t.can("our muse")
    assert not any("would" in option.parts for option in t.options().values())


def test_raiders_tell_their_victim() -> None:  # 7.4
    t = Scenario(["cannon"], ["arcade!", "mulcher", "scud_launcher"], queue="raiders - -", phase="events")
    t.asks(THEM, "their arcade", "their mulcher", "their scud_launcher")
    assert told(t, "their arcade", "would") == {"would": "destroyed"}
    assert told(t, "their mulcher", "would") == {"would": "damaged"}
