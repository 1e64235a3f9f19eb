"""The round (rules, sections 5 and 6): playing, comparing, drawing, and the ways a game ends."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core.takeback import points
from tests.games.cardia.scenario import BOTH, GAME, THEM, US, Scenario


def test_a_game_begins_with_five_cards_each() -> None:
    state = GAME.start(7)
    for seat in (0, 1):
        table = state.view(seat)["table"]
        assert len(table["hands"][seat]) == 5
        assert table["hands"][1 - seat] == 5
        assert table["decks"] == [11, 11]
    assert state.asked == (0, 1)


def test_both_are_asked_at_once_and_nobody_sees_what_the_other_chose() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator")
    t.answer("judge", THEM)
    for seat in (US, None):
        view = t.state.view(seat)
        assert view["locked"] == [THEM]
        assert "judge" not in json.dumps(view["doing"]) + json.dumps(view["table"]["hands"])
        assert view["doing"][0]["notes"][1] is None
    assert t.state.events(US)[-1]["event"] == "locked_in"


def test_a_locked_in_choice_may_be_changed_until_the_other_has_chosen() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator")
    t.answer("judge", THEM)
    t.answer("mediator", THEM)
    t.answer("saboteur", US)
    assert t.row() == [("saboteur", "mediator")]


def test_a_locked_in_choice_stands_where_the_option_says_so() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator", change_lock_in=False)
    t.answer("judge", THEM)
    with pytest.raises(talia.NotAsked, match="seat 1 is not asked; asked: seat 0"):
        t.state.answer(THEM, "mediator")


def test_the_higher_influence_wins_and_only_the_loser_activates() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator | djinn inventor magistra")
    t.both_play("saboteur", "judge")
    assert t.score() == (0, 1)
    assert [event["card"] for event in t.told("lost")] == ["saboteur"]
    assert not t.token("their judge")


def test_what_an_ability_does_is_told_with_its_card_as_the_rule() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator | djinn inventor magistra")
    t.both_play("saboteur", "judge")
    assert [(event["card"], event["owner"], event["rule"]) for event in t.told("milled")] == [
        ("djinn", THEM, "cardia.card.saboteur"),
        ("inventor", THEM, "cardia.card.saboteur"),
    ]


def test_a_tie_has_no_winner_and_no_ability() -> None:
    t = Scenario(" | saboteur surgeon", " | saboteur mediator | djinn inventor magistra")
    t.both_play("saboteur", "saboteur")
    assert t.score() == (0, 0)
    assert not t.told("lost")
    assert not t.told("milled")


def test_a_tie_won_by_a_judge_activates_nothing() -> None:
    t = Scenario("judge* | saboteur surgeon", "djinn | saboteur mediator | inventor magistra")
    t.both_play("saboteur", "saboteur")
    assert t.score() == (1, 1)
    assert not t.told("milled")


def test_whoever_cannot_play_loses() -> None:
    t = Scenario(" | saboteur", " | judge mediator")
    t.both_play("saboteur", "judge")
    t.won_by(THEM, "cannot_play")


@pytest.mark.parametrize(("ours", "winner"), [("magistra", US), ("saboteur", THEM), ("judge", None)])
def test_if_nobody_can_play_more_signets_win(ours: str, winner: int | None) -> None:
    t = Scenario(f" | {ours}", " | judge")
    t.both_play(ours, "judge")
    t.won_by(winner, "neither_can_play")


def test_being_unable_to_draw_is_no_loss() -> None:
    t = Scenario(" | saboteur surgeon", " | judge mediator")
    t.both_play("saboteur", "judge")
    t.asks(BOTH)
    assert t.hand(US) == ["surgeon"]


def test_five_signets_win_in_phase_three() -> None:
    t = Scenario(
        "djinn inventor magistra swamp_guardian | treasurer judge",
        "surgeon void_mage saboteur mediator | clockmaker judge",
    )
    t.both_play("treasurer", "clockmaker")
    t.won_by(US, "signets")
    assert t.told("ended")[0] | {"n": 0} == {
        "event": "ended",
        "rule": "cardia.5.phase3",
        "question": 1,
        "winners": [0],
        "reason": "signets",
        "n": 0,
    }


def test_cards_are_drawn_before_signets_are_counted() -> None:  # R25
    t = Scenario(
        "djinn inventor magistra swamp_guardian | treasurer judge | mediator",
        "surgeon void_mage saboteur mediator | clockmaker judge",
    )
    t.both_play("treasurer", "clockmaker")
    assert [event["event"] for event in t.state.events(None)][-2:] == ["drew", "ended"]


def test_six_against_five_wins_and_five_against_five_goes_on() -> None:
    rows = (
        "djinn inventor magistra swamp_guardian treasurer | clockmaker hired_blade",
        "surgeon void_mage saboteur mediator hired_blade | judge puppeteer",
    )
    t = Scenario(*rows, signets=6)
    t.both_play("clockmaker", "judge")
    t.won_by(US, "signets")
    level = Scenario(
        "surgeon void_mage saboteur mediator djinn inventor magistra swamp_guardian | treasurer hired_blade",
        "djinn inventor magistra treasurer surgeon void_mage saboteur mediator | swamp_guardian hired_blade",
    )
    assert level.score() == (4, 4)
    level.both_play("treasurer", "swamp_guardian")  # one for them; the Treasurer makes our last one count twice
    assert level.score() == (5, 5)
    level.asks(BOTH)


def test_a_table_that_somebody_has_won_is_over() -> None:
    behind = (
        "surgeon void_mage saboteur mediator judge | ambusher hired_blade",
        "djinn inventor magistra swamp_guardian treasurer | ambusher hired_blade",
    )
    t = Scenario(*behind)
    assert t.score() == (0, 5)
    t.won_by(THEM, "signets")


def test_signets_are_unlimited() -> None:  # R1
    row = "judge* saboteur void_mage surgeon ambusher puppeteer treasurer*"
    t = Scenario(f"{row} | inventor magistra", f"{row} | inventor magistra", signets=16)
    assert t.score() == (7 + 2, 7 + 2)  # more than the twelve in the box


def test_modifiers_add_up_and_influence_may_be_negative() -> None:
    t = Scenario(
        " | hired_blade surgeon", " | surgeon mediator", table={"waiting": [{"next": {"modifier": -5 + 3}}, {}]}
    )
    t.both_play("hired_blade", "surgeon")
    assert t.row() == []
    low = Scenario("hired_blade-5 | surgeon saboteur", "void_mage | surgeon saboteur")
    assert low.influence("our hired_blade") == -4


def test_answers_can_be_taken_back_until_something_is_seen() -> None:
    t = Scenario("judge | inventor surgeon", "ambusher | djinn surgeon")
    t.both_play("inventor", "djinn")
    record = t.state.record
    assert record is not None
    t.answer("our judge")
    assert points(GAME, record, US) == [2]
    t.answer("their djinn")
    assert points(GAME, record, US) == [3, 2]
    drawn = Scenario("judge | inventor surgeon | mediator", "ambusher | djinn surgeon")
    drawn.both_play("inventor", "djinn")
    drawn.answer("our judge")
    drawn.answer("their djinn")
    assert drawn.state.record is not None
    assert points(GAME, drawn.state.record, US) == []


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = Scenario(" | saboteur surgeon | djinn", " | judge mediator | inventor magistra treasurer")
    t.both_play("saboteur", "judge")
    assert [event.get("card") for event in t.told("drew", US)] == ["djinn", None]
    assert [event.get("card") for event in t.told("drew", THEM)] == [None, "treasurer"]
    assert [event.get("card") for event in t.told("drew", None)] == [None, None]


# Small variants


def test_the_reduced_game_can_be_played() -> None:
    options: dict[str, Any] = {"influences": ["1", "4", "8", "11", "16"], "hand": 2, "signets": 3}
    state = GAME.start(3, **options)
    table = state.view(0)["table"]
    assert len(table["hands"][0]) == 2
    assert table["decks"] == [3, 3]
    rng = talia.Random(1)
    while not state.over:
        seat = state.asked[0]
        state.answer(seat, rng.pick(state.decision(seat).options))
    assert state.outcome is not None


@pytest.mark.parametrize(
    ("options", "match"),
    [
        ({"hand": 6, "influences": ["1", "2", "3", "4", "5"]}, "hand: 6 is more than the 5 cards"),
        ({"mix": ["guild"]}, "mix: .* is not allowed with deck I"),
        ({"deck": "III"}, "deck: 'III' is not allowed; allowed: I, II, mix"),
        ({"locations": ["tavern"]}, "locations"),
        ({"rulings": ["R99"]}, "rulings"),
        ({"influences": ["1"]}, "influences"),
        ({"signets": 0}, "signets"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], match: str) -> None:
    with pytest.raises(talia.BadOption, match=match):
        GAME.start(1, **options)


def test_all_sixteen_mixes_are_legal_and_different() -> None:
    factions = ["rebellion", "academy", "guild", "dynasty"]
    decks = set()
    for number in range(16):
        mix = [faction for n, faction in enumerate(factions) if number >> n & 1]
        state = GAME.start(1, deck="mix", mix=mix)
        table = state.to_position()["table"]
        cards = sorted(table["hands"][0] + table["decks"][0])
        assert cards == sorted(table["hands"][1] + table["decks"][1])
        assert len(cards) == 16
        decks.add(tuple(cards))
    assert len(decks) == 16
    assert tuple(sorted(_cards(deck="I"))) in decks
    assert tuple(sorted(_cards(deck="II"))) in decks


def _cards(**options: Any) -> list[str]:
    table = GAME.start(1, **options).to_position()["table"]
    cards: list[str] = table["hands"][0] + table["decks"][0]
    return cards
