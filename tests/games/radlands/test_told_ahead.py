"""What an option tells of the question that follows it: places, targets, prices, what junking would bring."""

from __future__ import annotations

from typing import Any

import pytest

from talia.core import playout
from talia.core import rng as random
from talia.core.state import State
from tests.every_game.tools import MORE
from tests.games.radlands.scenario import GAME, US, Scenario
from tests.games.radlands.test_soak import VARIANTS


def ahead(t: Scenario, label: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = t.options()[label].parts["next"]["options"]
    return found


def test_a_person_tells_its_places_with_price_and_what_it_would_protect() -> None:  # 5.1, 6.2, 10.4
    t = Scenario(["garage", "oasis", "railgun: muse"], hand="looter", water=1)
    places = ahead(t, "looter")
    assert [(one["column"], one["space"], one["cost"]) for one in places] == [
        (1, 1, 1),
        (2, 1, 0),
        (3, 1, 1),
        (3, 2, 1),
    ]
    assert [one.get("covers") for one in places] == ["garage", "oasis", None, "muse"]
    assert [one.get("behind") for one in places] == [None, None, "muse", None]


def test_places_that_cannot_be_paid_are_not_among_them() -> None:
    t = Scenario(["garage#", "cannon", "railgun"], hand="holdout", water=0)
    assert [(one["column"], one["cost"]) for one in ahead(t, "holdout")] == [(1, 0)]


def test_with_six_people_it_tells_who_could_make_room() -> None:  # V1
    full = ["cannon: muse scout", "garage: gunner sniper", "outpost: vanguard mutant"]
    t = Scenario(full, hand="looter", water=3, options={"make_room": True})
    told = t.options()["looter"].parts["next"]
    assert told["prompt"] == "radlands.make_room"
    assert {one["would"] for one in told["options"]} == {"destroyed"}
    assert len(told["options"]) == 6


def test_an_event_tells_its_space() -> None:  # 8.2, 8.3
    t = Scenario(hand="banish strafe napalm", water=3, queue="famine - -")
    assert [t.options()[card].parts["space"] for card in ("banish", "strafe", "napalm")] == [2, 0, 2]
    t = Scenario(["cannon: zeto_khan"], hand="banish", water=3)  # the first event of a turn has number 0
    assert t.options()["banish"].parts["space"] == 0


def test_junk_that_would_do_nothing_says_so() -> None:  # 5.4
    t = Scenario(["cannon", "garage", "railgun"], ["arcade"], hand="muse gunner scout assassin magnus_karv", water=0)
    idle = {
        card for card in ("muse", "gunner", "scout", "assassin", "magnus_karv") if t.options()[card].parts.get("idle")
    }
    assert idle == {"muse", "gunner"}  # nobody to injure, nothing to restore; a raid, water and a punk always come
    t = Scenario(["cannon!"], ["arcade: scout"], hand="muse gunner", water=0)
    assert not any(option.parts.get("idle") for option in t.options().values())


def test_an_ability_tells_whom_it_could_hit() -> None:  # 9.3
    t = Scenario(["railgun"], ["arcade: gunner", "mulcher: scout! punk", "scud_launcher!"], water=2)
    told = t.options()["use railgun"].parts
    assert (told["abilities"], told["cost"], told["next"]["prompt"]) == (["first"], 2, "radlands.damage")
    found = {one["card"]: (one["would"], one.get("damaged", False)) for one in told["next"]["options"]}
    assert found == {
        "gunner": ("damaged", False),
        "punk": ("destroyed", False),
        "scud_launcher": ("destroyed", True),
    }


def test_of_two_abilities_both_prices_are_told() -> None:
    t = Scenario(["victory_totem"], ["arcade: gunner"], water=2)
    told = t.options()["use victory_totem"].parts
    assert (told["abilities"], told["costs"]) == (["first", "second"], [2, 2])
    assert "next" not in told


def test_what_is_drawn_first_is_not_told_ahead() -> None:
    t = Scenario(["supply_depot"], water=2)
    assert "next" not in t.options()["use supply_depot"].parts


def test_which_ability_names_the_card() -> None:
    t = Scenario(["cannon: rabble_rouser punk"], ["arcade: gunner"], water=1).do("use rabble_rouser")
    assert t.prompt() == "which_ability"
    decision = t.state.decision(US)
    assert decision.parts["about"] == "rabble_rouser"
    assert {option.parts["card"] for option in decision.options} == {"rabble_rouser"}


def test_high_ground_names_whom_it_places() -> None:
    t = Scenario(["cannon: muse scout"], hand="high_ground", water=0, queue="high_ground - -", phase="events")
    t.do("rearrange")
    named: list[str] = []
    while t.prompt() == "new_place":
        decision = t.state.decision(US)
        named.append(decision.parts["about"])
        t.state.answer(US, decision.options[-1].action)
    assert named[0] == "muse"
    assert set(named) <= {"muse", "scout"}


def next_asked(state: State, seat: int, option: dict[str, Any]) -> dict[str, Any] | None:
    """The question that really follows an action, on a copy; None where it was forced or never came."""
    copy = state.clone()
    copy.answer(seat, option["action"])
    if "play" in option.get("ways", []):
        play = next(one for one in copy.decision(seat).options if one.word == "play")
        copy.answer(seat, play.action)
    if copy.ended or copy.owing != 1 << seat:
        return None
    asked = copy.decision(seat).to_json()
    return asked if asked["prompt"] == option["next"]["prompt"] else None


@pytest.mark.parametrize("options", VARIANTS)
def test_what_is_told_ahead_is_what_is_asked(options: dict[str, Any]) -> None:
    seen = 0
    for seed in range(4 * MORE):
        state = GAME.setup(**options).deal(random.scramble(seed))
        for n in range(400):
            if state.ended:
                break
            seat = 0 if state.owing & 1 else 1
            decision = state.decision(seat).to_json()
            for option in decision["options"] if decision["prompt"] == "radlands.act" else []:
                asked = next_asked(state, seat, option) if "next" in option else None
                if asked is not None:
                    declined = [one for one in asked["options"] if one["word"] != "decline"]
                    assert declined == option["next"]["options"]
                    seen += 1
            playout.play_some(state, random.scramble(seed * 1000 + n), 1)
    assert seen > 40
