"""What is told so that no client has to know the rules: what a card would count, what decided, when the game ends."""

from __future__ import annotations

from typing import Any

from tests.games.cardia.scenario import THEM, US, Scenario


def told(t: Scenario, seat: int, card: str) -> dict[str, Any]:
    parts = next(option.parts for option in t.state.decision(seat).options if option.parts["card"] == card)
    return {part: value for part, value in parts.items() if part not in ("card", "owner")}


def test_a_card_in_hand_tells_what_it_would_count() -> None:
    t = Scenario(us="judge | inventor surgeon", them="ambusher | djinn saboteur")
    assert told(t, US, "inventor") == {"modifier": 0, "influence": 15}
    t.both_play("surgeon", "djinn")  # 3 against 16: the Surgeon acts
    assert told(t, US, "inventor") == {"modifier": -5, "influence": 10}
    assert told(t, THEM, "saboteur") == {"modifier": 0, "influence": 5}


def test_against_a_card_that_lies_openly_it_tells_how_it_would_end() -> None:
    t = Scenario(
        us="judge | fortune_teller void_mage inventor saboteur",
        them="ambusher | djinn saboteur magistra | surgeon clockmaker",
    )
    t.both_play("fortune_teller", "djinn")  # 6 against 16: they play openly next
    t.asks(THEM, "saboteur", "magistra", "surgeon")
    assert told(t, THEM, "saboteur") == {"modifier": 0, "influence": 5}
    t.answer("saboteur")
    assert told(t, US, "void_mage") == {"modifier": 0, "influence": 2, "against": 5, "result": "loses"}
    assert told(t, US, "inventor") == {"modifier": 0, "influence": 15, "against": 5, "result": "wins"}
    assert told(t, US, "saboteur") == {"modifier": 0, "influence": 5, "against": 5, "result": "ties"}


def test_other_questions_about_cards_tell_no_stake() -> None:
    t = Scenario(us="judge inventor | swamp_guardian surgeon", them="mediator saboteur | djinn clockmaker")
    t.both_play("swamp_guardian", "djinn")  # 13 against 16: the Swamp Guardian takes a card back
    t.asks(US, "judge", "inventor")
    for option in t.state.decision(US).options:
        assert set(option.parts) == {"card", "owner"}
    t = Scenario(us="judge | palace_guard surgeon", them="mediator | djinn saboteur clockmaker")
    t.both_play("palace_guard", "djinn")  # 7 against 16: the Palace Guard names a faction, they may discard one of it
    t.answer("guild")
    for option in t.state.decision(THEM).options:
        assert "influence" not in option.parts


def test_each_encounter_tells_the_rule_that_decided_it() -> None:  # section 4
    t = Scenario(us="inventor void_mage | surgeon", them="djinn void_mage | saboteur")
    assert [one["rule"] for one in t.table()["row"]] == ["cardia.4.3", "cardia.4.3"]
    t = Scenario(us="mediator* inventor | surgeon", them="djinn surgeon | saboteur")
    assert [one["rule"] for one in t.table()["row"]] == ["cardia.4.2", "cardia.4.3"]
    t = Scenario(us="mediator* judge* | surgeon", them="djinn judge | saboteur")
    assert [one["rule"] for one in t.table()["row"]] == ["cardia.4.4", "cardia.4.4"]
    t = Scenario(us="void_mage counselor* | surgeon", them="inventor tax_collector | clockmaker")
    assert t.table()["row"][0]["rule"] == "cardia.4.1"
    assert t.table()["row"][0]["wins"] == [True, False]


def test_how_many_signets_win_is_told() -> None:
    assert Scenario(us=" | surgeon", them=" | saboteur").table()["goal"] == 5
    assert Scenario(us=" | surgeon", them=" | saboteur", signets=3).table()["goal"] == 3
