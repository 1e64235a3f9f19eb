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


def results(t: Scenario, kind: str) -> list[dict[str, Any]]:
    return [event for event in t.state.events(None) if event["event"] == kind]


def test_an_encounter_tells_who_won_it_and_how_the_signets_stand() -> None:
    t = Scenario(us="judge | inventor surgeon", them="ambusher | djinn saboteur")
    t.both_play("surgeon", "djinn")
    [event] = results(t, "compared")
    assert event["rule"] == "cardia.5.phase1.3"
    assert (event["result"], event["winner"], event["card"], event["other"]) == ("won", THEM, "djinn", "surgeon")
    assert (event["high"], event["low"], event["signets"], event["ahead"]) == (16, 3, [0, 2], 2)
    assert event["by"] is None


def test_a_tie_that_a_judge_wins_names_the_judge() -> None:
    t = Scenario(us="judge* | surgeon inventor", them="ambusher | surgeon saboteur")
    t.both_play("surgeon", "surgeon")
    [event] = results(t, "compared")
    assert (event["rule"], event["result"], event["winner"], event["by"]) == ("cardia.4.4", "tie_won", US, "judge")


def test_a_tie_made_by_a_mediator_names_the_mediator() -> None:
    t = Scenario(us="inventor | mediator surgeon", them="ambusher | djinn saboteur")
    t.both_play("mediator", "djinn")  # 4 against 16: the Mediator acts, and its encounter is a tie from now on
    [event] = results(t, "turned")
    assert (event["rule"], event["result"], event["winner"], event["by"]) == (
        "cardia.4.2",
        "levelled",
        None,
        "mediator",
    )
    assert event["signets"] == [1, 0]


def test_an_earlier_encounter_that_turns_is_told_with_its_cards() -> None:
    t = Scenario(us="judge | inventor surgeon", them="ambusher | djinn saboteur")
    t.both_play("inventor", "djinn")
    t.answer("our judge")
    t.answer("their ambusher")
    turned = results(t, "turned")  # 8 + 3 against 9; −3 for the Ambusher changes nothing any more
    assert [(event["card"], event["other"], event["winner"]) for event in turned] == [("judge", "ambusher", US)]
    assert (turned[0]["high"], turned[0]["low"], turned[0]["signets"]) == (11, 9, [1, 1])


def test_rounds_are_counted_whatever_leaves_the_row() -> None:
    t = Scenario(us="judge | hired_blade inventor | surgeon", them="ambusher | djinn saboteur | mediator")
    assert t.table()["round"] == 2
    t.both_play("hired_blade", "djinn")  # both are discarded again
    assert len(t.table()["row"]) == 1
    assert t.table()["round"] == 3
    assert [event["round"] for event in results(t, "round_began")] == [3]
