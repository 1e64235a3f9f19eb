"""The rules around the cards: setup, turn, actions, columns, damage, deck and end (sections 2 to 11, D1 to D15)."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core.takeback import points
from talia.games.radlands.cards.box import CAMP_CARDS, CAMPS, DECK, EVENTS, PEOPLE
from talia.games.radlands.numbers import JUNK_WORDS, OTHER
from tests.games.radlands.scenario import GAME, THEM, US, Scenario, check

A = ["garage", "railgun", "supply_depot"]
B = ["reactor", "cannon", "victory_totem"]


# The cards themselves.


def test_the_deck_has_66_cards_with_the_junk_icons_of_the_box() -> None:  # section 1, D1, D6
    icons: Counter[str] = Counter()
    for kind in range(1, 37):
        icons[JUNK_WORDS[DECK[kind].junk]] += 1 if DECK[kind].single else 2
    assert icons == {"injure": 20, "raid": 16, "draw": 8, "restore": 8, "water": 8, "punk": 6}
    assert (len(PEOPLE), len(EVENTS), len(CAMPS)) == (26, 10, 34)


def test_starting_numbers_of_the_camps() -> None:  # section 1, D4
    numbers = Counter(CAMP_CARDS[n].starting for n in range(1, 35))
    assert numbers == {0: 9, 1: 20, 2: 4, 3: 1}
    other = {CAMP_CARDS[OTHER + n].word: CAMP_CARDS[OTHER + n].starting for n in range(1, 35)}
    assert (other["obelisk"], other["cannon"], other["training_camp"], other["command_post"]) == (1, 2, 2, 1)


def test_costs_and_names_are_those_of_the_rules() -> None:  # D5, D13
    rules = (Path(__file__).parents[3] / "docs" / "rules" / "radlands.md").read_text(encoding="utf-8")
    for kind in range(1, 37):
        assert f"id `{DECK[kind].word}` · cost **{DECK[kind].cost}**" in rules
        assert f"junk **{JUNK_WORDS[DECK[kind].junk]}**" in rules
    for n in range(1, 35):
        assert f"id `{CAMP_CARDS[n].word}` · starting cards **{CAMP_CARDS[n].starting}**" in rules


# Setup.


@pytest.mark.parametrize(("camps", "sets"), [("first_game", (A, B)), ("first_game_swapped", (B, A))])
def test_the_first_game_has_its_own_camps(camps: str, sets: tuple[list[str], list[str]]) -> None:  # 2.3, D11
    table = GAME.start(1, camps=camps, first_player="seat_0").lay_out()
    assert tuple([column["camp"]["card"] for column in side] for side in table["columns"]) == sets
    sizes = {"garage": 2, "reactor": 3}
    assert len(table["hands"][0]) == sizes[sets[0][0]] + 1
    assert len(table["hands"][1]) == sizes[sets[1][0]]


def test_the_first_player_has_one_water_and_draws_then_three() -> None:  # 2.8
    state = GAME.start(1, camps="first_game", first_player="seat_1")
    assert state.asked == (THEM,)
    assert state.lay_out()["water"] == 1
    state.answer(THEM, "end")
    assert state.asked == (US,)
    assert state.lay_out()["water"] == 3


def test_a_coin_decides_who_begins() -> None:  # 2.7, D14
    began = Counter(GAME.start(seed, camps="first_game").asked[0] for seed in range(400))
    assert 150 < began[0] < 250


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"camps": "given"}, "camps_0"),
        ({"camps": "given", "camps_0": A, "camps_1": [*B[:2], "garage"]}, "there is one garage only"),
        ({"camps": "given", "camps_0": A[:2], "camps_1": B}, "camps_0"),
        ({"camps": "given", "camps_0": ["garage"] * 3, "camps_1": B}, "camps_0"),
        ({"camps_0": A}, "gives no camps"),
        ({"camps": "nonsense"}, "camps"),
        ({"cards": ["muse"] * 9}, "cards"),
        ({"cards": PEOPLE.words()[:8], "copies": 1}, "too small"),
        ({"turn_limit": 0}, "turn_limit"),
    ],
)
def test_options_that_cannot_be_are_refused(options: dict[str, Any], complaint: str) -> None:
    with pytest.raises(talia.BadOption, match=complaint):
        GAME.setup(None, **options)


def test_rulings_are_kept_in_the_record() -> None:
    state = GAME.start(2, make_room=True, no_self_restore=True, printing="other")
    assert state.record is not None
    options = state.record.to_json()["options"]
    assert (options["make_room"], options["no_self_restore"], options["printing"]) == (True, True, "other")


def test_a_small_deck_can_be_played() -> None:
    state = GAME.start(2, camps="first_game", cards=PEOPLE.words()[:10], copies=1)
    rng = talia.Random(3)
    while not state.over:
        state.answer(state.asked[0], rng.pick(state.decision(state.asked[0]).options))
    assert state.outcome is not None


# Turn and actions.


def test_drawing_costs_two_and_has_no_limit() -> None:  # 5.3
    t = Scenario(water=5, deck="muse scout sniper")
    t.do("draw", "draw")
    assert t.hand() == ["muse", "scout"]
    assert t.water == 1
    assert not t.can("draw")


def test_the_silo_is_taken_for_one_and_junked_for_one() -> None:  # 5.5, 5.7, section 18
    t = Scenario(water=1)
    t.do("take_silo")
    assert not t.can("take_silo")
    assert t.table()["silos"] == ["hand", "area"]
    t.do("water_silo")  # nothing to choose: it can only be junked
    assert t.water == 1
    assert t.table()["silos"] == ["area", "area"]
    assert t.discards() == []


def test_the_silo_may_stay_in_hand_for_turns_and_everybody_knows() -> None:
    t = Scenario()
    t.do("take_silo").end().end()
    assert t.can("water_silo")
    assert t.state.view(THEM)["table"]["silos"] == ["hand", "area"]
    assert t.state.view(THEM)["table"]["hands"][US] == 1  # the card drawn; the Silo is not counted


def test_unspent_water_is_lost() -> None:  # 5.7
    t = Scenario(["cannon: muse"])
    t.do("use muse").end()
    assert t.water == 3


@pytest.mark.parametrize(
    ("card", "after"),
    [("scout", "water"), ("cult_leader", "draw"), ("sniper", "restore"), ("muse", "injure"), ("vanguard", "raid")],
)
def test_junk_effects(card: str, after: str) -> None:  # 5.4
    t = Scenario(["cannon!"], ["oasis: gunner"], hand=card, deck="truce")
    t.junk(card)
    if after == "restore":
        t.do("our cannon")
    assert t.discards() == [card]
    assert (t.water == 4) == (after == "water")
    assert (t.hand() == ["truce"]) == (after == "draw")
    assert t.damaged("our cannon") == (after != "restore")
    assert t.damaged("their gunner") == (after == "injure")
    assert (t.queue() == [None, "raiders", None]) == (after == "raid")


def test_junk_that_can_do_nothing_is_allowed() -> None:  # 5.4, D12
    t = Scenario(hand="muse sniper")
    t.junk("muse").junk("sniper")
    assert t.discards() == ["muse", "sniper"]


def test_a_junked_card_is_in_the_pile_before_its_effect() -> None:  # 5.4
    t = Scenario(["cannon!"], hand="sniper")
    t.junk("sniper")
    assert t.prompt() == "restore"
    assert t.discards() == ["sniper"]


def test_people_enter_exhausted_and_are_ready_next_turn() -> None:  # 3.3, 3.4
    t = Scenario(hand="muse")
    t.play("muse", "our left 1")
    assert not t.can("use muse")
    t.end().end()
    assert t.can("use muse")


def test_punks_that_entered_in_the_opponents_turn_are_ready_in_ones_own() -> None:  # 3.4
    t = Scenario(["omen_clock"], ["oasis: argo_yesky"], their_queue="uprising - -")
    t.do("use omen_clock", "their middle 1", "decline").end()
    assert t.can("use punk")


def test_damaged_people_are_not_ready_but_damaged_camps_are() -> None:  # 3.3
    t = Scenario(["railgun!: muse!"])
    assert t.can("use railgun")
    assert not t.can("use muse")


def test_an_ability_exhausts_its_card() -> None:  # 9.2
    t = Scenario(["cannon: rabble_rouser punk"], ["oasis"], water=5)
    t.do("use rabble_rouser", "second", "their oasis")
    assert not t.can("use rabble_rouser")


def test_the_last_question_of_a_turn_is_asked_even_when_only_ending_is_left() -> None:
    t = Scenario(["oasis", "obelisk#", "railgun"], water=0)
    t.asks(US, "end")


# Columns.


def test_a_person_stands_in_front_of_or_behind_another() -> None:  # 6.2
    t = Scenario(["cannon: muse", "railgun: scout scout"], hand="sniper")
    t.play("sniper")
    t.asks(US, "our left 1", "our left 2", "our right 1")
    t.do("our left 1")
    assert t.people()[0] == ["sniper", "muse"]


def test_people_may_stand_in_front_of_destroyed_camps() -> None:  # 6.1
    t = Scenario(["cannon#", "railgun"], hand="sniper")
    t.play("sniper", "our left 1")
    assert t.people()[0] == ["sniper"]


def test_the_one_in_front_slides_back_and_nothing_else_changes() -> None:  # 6.3
    t = Scenario(["blood_bank: muse sniper!"])
    t.do("use blood_bank", "our muse")
    assert t.spaces(US, 0) == {0: "blood_bank", 1: "sniper"}
    assert t.damaged("our sniper")


def test_only_the_front_card_of_a_column_is_unprotected() -> None:  # 6.3, 7.2, 9.3
    t = Scenario(["railgun: muse"], ["oasis: scout gunner", "cannon#: sniper", "arcade#"])
    t.do("use railgun")
    t.asks(US, "their gunner", "their sniper")


def test_a_punk_dies_of_its_first_damage_and_returns_unseen() -> None:  # 6.5
    t = Scenario(["railgun"], ["oasis: punk=truce"], their_hand="muse")
    t.do("use railgun", "their punk")
    assert t.deck()[0] == "truce"
    assert t.discards() == []
    assert "truce" not in str(t.state.events(US)) + str(t.state.events(THEM))


def test_gaining_a_punk_takes_the_top_card_unseen_by_its_owner() -> None:  # 6.5
    t = Scenario(["arcade"], deck="truce")
    t.do("use arcade", "our left 1")
    assert "truce" not in str(t.state.events(US))
    assert t.state.view(US)["table"]["columns"][US][0]["people"][0]["card"] == "punk"
    assert "is" not in t.state.view(US)["table"]["columns"][US][0]["people"][0]


def test_first_hit_damages_second_destroys() -> None:  # 3.2, 7.2
    t = Scenario(["railgun"], ["oasis: muse"], water=2)
    t.do("use railgun", "their muse")
    assert t.damaged("their muse")
    t.end().end().do("use railgun", "their muse")
    assert t.card("their muse") is None


def test_a_restored_person_is_exhausted_a_camp_is_not() -> None:  # 7.3
    t = Scenario(["railgun!: muse!"], ["oasis"], hand="sniper sniper")
    t.junk("sniper", "our muse").junk("sniper", "our railgun")
    assert not t.can("use muse")
    assert t.can("use railgun")


# Deck and end.


def test_the_first_run_out_reshuffles_at_once_and_the_effect_goes_on() -> None:  # 11.2, D10
    t = Scenario(["supply_depot"], deck="muse", only_deck=True)
    t.do("use supply_depot")
    assert t.table()["reshuffled"]
    assert t.discards() == []
    t.do(next(iter(t.options())))
    assert len(t.deck()) == 64
    assert len(t.discards()) == 1


def test_the_second_run_out_is_a_draw_there_and_then() -> None:  # 11.2, D10, 22.2
    t = Scenario(["supply_depot"], deck="muse", only_deck=True, reshuffled=True)
    t.do("use supply_depot")
    assert t.winner == []
    assert t.reason == "deck_ran_out_twice"
    assert t.hand() == ["muse"]


def test_a_punk_that_takes_the_last_card_runs_the_deck_out_too() -> None:  # 11.2
    t = Scenario(["arcade"], deck="muse", only_deck=True)
    t.do("use arcade", "our left 1")
    assert t.table()["reshuffled"]
    assert len(t.deck()) == 65


def test_scientist_may_run_the_deck_out_in_the_middle() -> None:
    t = Scenario(["cannon: scientist"], deck="muse", only_deck=True)
    t.do("use scientist")
    assert t.table()["reshuffled"]
    assert len(t.discards()) == 2


def test_with_an_empty_discard_the_reshuffle_waits_until_a_card_is_needed() -> None:  # 11.2
    cards = PEOPLE.words()[:8]
    options = {"camps": "first_game", "cards": cards, "copies": 2}
    words = [word for word in cards for _ in range(1 if PEOPLE[word].single else 2)]
    table = {
        "active": 0,
        "water": 6,
        "columns": [[{"camp": {"card": camp}} for camp in side] for side in (A, B)],
        "hands": [words[1:], []],
        "deck": words[:1],
    }
    state = GAME.position({"game": "radlands", "options": options, "table": table})
    state.answer(US, "draw")
    assert not state.over
    assert not state.lay_out()["reshuffled"]
    waiting = state.clone()
    waiting.answer(US, "draw")  # nothing is left, and nothing was discarded: a draw
    assert waiting.outcome is not None
    assert waiting.outcome.reason == "deck_ran_out_twice"
    state.answer(US, "exterminator")
    state.answer(US, "junk")  # a draw: the discarded card itself is shuffled in and taken, and the deck is out again
    assert state.outcome is not None
    assert state.outcome.reason == "deck_ran_out_twice"
    assert "exterminator" in state.lay_out()["hands"][US]


def test_the_last_camp_destroyed_ends_the_game_at_once() -> None:  # 11.1
    t = Scenario(["railgun"], ["oasis!", "arcade#", "mulcher#"])
    t.do("use railgun")
    assert t.winner == [US]
    assert t.state.asked == ()


def test_the_turn_limit_ends_the_game_as_a_draw() -> None:  # 5.7
    state = GAME.start(1, camps="first_game", turn_limit=4)
    for _ in range(4):
        state.answer(state.asked[0], "end")
    assert state.outcome is not None
    assert (state.outcome.reason, state.outcome.winners) == ("turn_limit", ())


def test_the_action_limit_leaves_only_the_end_of_the_turn() -> None:  # 5.7: the Silo can go in and out for ever
    t = Scenario(options={"action_limit": 10}, water=1)
    for _ in range(5):
        t.do("take_silo", "water_silo")
    t.asks(US, "end")


# Taking back.


def test_take_back_reaches_back_to_the_last_reveal_and_no_further() -> None:
    t = Scenario(["cannon: muse", "railgun"], ["oasis"], hand="scout gunner", water=5)
    record = t.state.record
    assert record is not None
    t.do("use muse")
    assert points(GAME, record, US) == [0]
    t.do("use railgun", "their oasis")
    assert points(GAME, record, US) == [2, 1, 0]
    t.do("scout")
    assert points(GAME, record, US) == [3, 2, 1, 0]  # which card was picked is still our secret
    t.do("play", "our right 1")  # now it is shown
    assert points(GAME, record, US) == []
    t.do("take_silo")
    assert points(GAME, record, US) == [6]
    t.do("draw")
    assert points(GAME, record, US) == []


def test_playing_a_card_everybody_knows_can_be_taken_back() -> None:
    t = Scenario(["cannon"], hand="scout", known=[["scout"], []])
    record = t.state.record
    assert record is not None
    t.play("scout", "our left 1")
    assert points(GAME, record, US) == [2, 1, 0]
    back = record.replay(GAME, upto=0)
    assert back.to_position()["table"] == t.start["table"]


def test_the_end_of_a_turn_can_not_be_taken_back() -> None:
    t = Scenario(["cannon: muse"])
    t.do("use muse").end()
    assert t.state.record is not None
    assert points(GAME, t.state.record, US) == []


# Positions.


def a_table(**more: Any) -> dict[str, Any]:
    table: dict[str, Any] = {
        "columns": [[{"camp": {"card": camp}} for camp in side] for side in (A, B)],
        "hands": [[], []],
    }
    return {"game": "radlands", "table": table | more}


def test_a_position_needs_little() -> None:
    state = GAME.position(a_table(hands=[["muse"], []]))
    check(state)
    assert len(state.lay_out()["deck"]) == 65


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ({"hands": [["muse", "muse", "muse"], []]}, "no further muse"),
        ({"hands": [["cannon"], []]}, "not a card of the deck"),
        ({"deck": []}, "lie nowhere"),
        ({"active": 2}, "active"),
        ({"water": -1}, "water"),
        ({"queues": [["muse", None, None], [None] * 3]}, "not an event"),
        ({"queues": [["raiders", "raiders", None], [None] * 3]}, "two spaces"),
        ({"known": [["muse"], []]}, "known to be where it is not"),
        ({"discard": {"cards": [], "top": "muse"}}, "empty pile"),
        ({"phase": "supper"}, "phase"),
        ({"colums": []}, "colums"),
        ({"columns": [[{"camp": {"card": "garage"}}] * 3, []]}, "two columns"),
    ],
)
def test_positions_that_cannot_be_are_refused(more: dict[str, Any], complaint: str) -> None:
    with pytest.raises(talia.BadPosition, match=complaint):
        GAME.position(a_table(**more))


def test_columns_that_cannot_be_are_refused() -> None:
    def column(*people: dict[str, Any], **camp: Any) -> dict[str, Any]:
        sides: list[list[dict[str, Any]]] = [[{"camp": {"card": word}} for word in side] for side in (A, B)]
        sides[0][0] = {"camp": {"card": "garage", **camp}, "people": list(people)}
        return a_table(columns=sides)

    muse, scout = {"card": "muse", "space": 1}, {"card": "scout", "space": 1}
    for wrong, complaint in (
        (column(muse, scout), "is taken"),
        (column(space=1), "only a standing juggernaut"),
        (column({"card": "punk", "space": 1, "damaged": True}), "dies of its first damage"),
        (column({"card": "muse", "space": 0}), "is taken"),
        (column({"card": "muse", "space": 1, "is": "scout"}), "only a punk"),
        (column(destroyed=True, damaged=True), "destroyed camp"),
    ):
        with pytest.raises(talia.BadPosition, match=complaint):
            GAME.position(wrong)


def test_the_example_of_the_docs_is_a_position() -> None:
    text = (Path(__file__).parents[3] / "docs" / "positions" / "radlands.md").read_text(encoding="utf-8")
    example = json.loads(text.split("```json")[1].split("```")[0])
    state = GAME.position(example)
    check(state)
    assert state.asked == (US,)
