"""Camps from Nest of Spies to Watchtower: what each does, when it may not be used, and its edge (section 15)."""

from __future__ import annotations

import pytest

from tests.games.radlands.scenario import GAME, THEM, US, Scenario


def test_nest_of_spies_counts_people_put_into_play() -> None:
    t = Scenario(["nest_of_spies"], ["oasis"], hand="scout vanguard", water=4)
    assert not t.can("use nest_of_spies")
    t.play("scout", "our left 1")
    assert not t.can("use nest_of_spies")
    t.play("vanguard", "our middle 1", "our right 1")  # its punk counts too
    t.do("use nest_of_spies", "their oasis")
    assert t.damaged("their oasis")


def test_nest_of_spies_keeps_counting_those_who_left() -> None:
    t = Scenario(["nest_of_spies", "blood_bank", "cannon"], hand="vanguard", water=2)
    t.play("vanguard", "our left 1", "our middle 1")
    t.do("use blood_bank", "our punk")
    assert t.can("use nest_of_spies")


def test_nest_of_spies_does_not_count_punks_of_the_opponents_event() -> None:  # section 19
    t = Scenario(["nest_of_spies", "omen_clock"], ["oasis"], their_queue="uprising - -")
    t.do("use omen_clock", "their left 1", "their middle 1", "their right 1")
    assert not t.can("use nest_of_spies")


def test_oasis_makes_its_empty_column_cheaper() -> None:
    t = Scenario(["oasis!", "cannon"], hand="scout", water=0)
    t.play("scout")  # only one column is affordable: no further question
    assert t.people()[0] == ["scout"]
    assert t.water == 0


def test_oasis_gives_nothing_with_a_person_there_or_destroyed() -> None:
    t = Scenario(["oasis: muse~"], hand="scout", water=0)
    t.do("scout")
    assert t.discards() == ["scout"]  # it can only be junked
    t = Scenario(["oasis#"], hand="scout", water=0)
    t.do("scout")
    assert t.discards() == ["scout"]


def test_obelisk_is_destroyed_before_the_game_and_its_three_cards_count() -> None:
    state = GAME.start(
        3, camps="given", camps_0=["obelisk", "garage", "railgun"], camps_1=["oasis", "arcade", "cannon"]
    )
    table = state.lay_out()
    assert table["columns"][0][0]["camp"] == {"card": "obelisk", "destroyed": True}
    assert len(table["hands"][0]) == 3 + (1 if table["active"] == 0 else 0)


def test_obelisk_makes_pillbox_cheaper_from_the_start() -> None:  # section 19
    t = Scenario(["obelisk#", "pillbox"], ["oasis"], water=2)
    t.do("use pillbox", "their oasis")
    assert t.water == 0


def test_omen_clock_advances_an_event_of_either_queue() -> None:
    t = Scenario(["omen_clock"], queue="- banish -", their_queue="radiation - uprising")
    t.do("use omen_clock")
    t.asks(US, "our banish", "their radiation", "their uprising")
    t.do("their uprising")
    assert t.queue(THEM) == ["radiation", "uprising", None]


def test_omen_clock_cannot_jump_an_occupied_space() -> None:
    t = Scenario(["omen_clock"], queue="banish radiation uprising")
    t.do("use omen_clock")  # the one on space 1 is the only one that can go on
    assert t.queue() == [None, "radiation", "uprising"]
    assert not Scenario(["omen_clock"]).can("use omen_clock")


def test_omen_clock_an_opponents_event_stays_theirs() -> None:  # FAQ, 8.5
    t = Scenario(["omen_clock: muse", "cannon: scout"], ["oasis: sniper"], their_queue="banish - -")
    t.do("use omen_clock")
    t.asks(THEM, "our muse", "our scout")
    t.do("our scout")
    assert t.discards() == ["banish", "scout"]


def test_omen_clock_advances_raiders_too() -> None:
    t = Scenario(["omen_clock"], ["oasis", "arcade", "mulcher"], queue="raiders - -")
    t.do("use omen_clock")
    t.asks(THEM, "their oasis", "their arcade", "their mulcher")
    t.do("their oasis")
    assert t.damaged("their oasis")
    assert t.queue() == [None, None, None]


def test_outpost_raids_or_restores_once_a_turn() -> None:
    t = Scenario(["outpost", "cannon!"], water=4)
    t.do("use outpost")
    t.asks(US, "first", "second")
    t.do("second", "our cannon")
    assert not t.damaged("our cannon")
    assert not t.can("use outpost")


def test_outpost_offers_only_what_can_be_done() -> None:
    t = Scenario(["outpost", "cannon"])
    t.do("use outpost")
    assert t.queue() == [None, "raiders", None]
    t = Scenario(["outpost!"], options={"no_self_restore": True}, queue="- banish radiation")
    assert not t.can("use outpost")


def test_parachute_base_plays_uses_and_damages() -> None:
    t = Scenario(["parachute_base"], ["oasis"], hand="sniper muse")
    t.do("use parachute_base")
    t.asks(US, "sniper", "muse")
    t.do("sniper", "our left 1")
    t.asks(US, "their oasis", "their scud_launcher", "their arcade")
    t.do("their oasis")
    assert t.water == 0
    assert t.damaged("our sniper")
    assert t.damaged("their oasis")


def test_parachute_base_needs_water_for_both_costs() -> None:  # D12
    assert not Scenario(["parachute_base"], hand="sniper", water=2).can("use parachute_base")
    assert Scenario(["parachute_base"], hand="muse", water=1).can("use parachute_base")
    assert not Scenario(["parachute_base"], hand="truce").can("use parachute_base")


# Mimic costs 1 itself; to copy, Sniper's ability costs 2, Vigilante's 1, Muse's nothing.
@pytest.mark.parametrize(
    ("people", "theirs", "water", "offered"),
    [
        ("", "sniper", 3, True),
        ("", "sniper", 2, False),  # one drop short
        ("", "sniper!", 1, True),  # nothing to copy: that step is skipped as unusable, no water is asked for it
        ("sniper", "", 3, True),
        ("sniper", "", 2, False),
        ("sniper~", "", 1, True),  # an own person must be ready
        ("sniper", "vigilante", 2, True),  # the cheapest one counts
        ("sniper", "vigilante", 1, False),
        ("muse", "sniper", 1, True),
        ("muse", "sniper", 0, False),  # Mimic itself
        ("", "mimic sniper", 2, False),  # a Mimic copies no Mimic
        ("", "punk argo_yesky", 2, True),  # a punk has what Argo Yesky grants it
        ("argo_yesky~", "sniper", 2, True),  # and so has the Mimic itself
    ],
)
def test_parachute_base_needs_water_for_what_a_mimic_copies(
    people: str, theirs: str, water: int, offered: bool
) -> None:  # D12
    t = Scenario(["parachute_base", f"railgun: {people}"], [f"cannon: {theirs}"], hand="mimic", water=water)
    assert t.can("use parachute_base") == offered
    assert t.can("mimic")  # by itself it can be played or junked


def test_parachute_base_offers_those_people_only_whose_both_costs_can_be_paid() -> None:  # D12
    for water, offered in ((2, ["muse"]), (3, ["mimic", "muse"])):
        t = Scenario(["parachute_base"], ["cannon: sniper"], hand="mimic muse", water=water)
        t.do("use parachute_base")
        t.asks(US, *offered)


def test_parachute_base_mimic_pays_for_the_borrowed_ability_and_is_damaged() -> None:
    t = Scenario(["parachute_base"], ["oasis", "cannon: sniper"], hand="mimic", water=3)
    t.do("use parachute_base", "mimic", "our left 1", "their oasis")
    assert t.water == 0
    assert t.damaged("their oasis")
    assert t.damaged("our mimic")
    assert not t.damaged("their sniper")


def test_parachute_base_a_discount_leaves_water_for_the_copy() -> None:  # 10.4, D12
    t = Scenario(["parachute_base", "oasis"], ["cannon: sniper"], hand="mimic", water=2)
    t.do("use parachute_base", "mimic")
    assert t.people()[1] == ["mimic"]  # the only column where both can be paid


def test_parachute_base_whoever_makes_room_cannot_be_copied() -> None:  # V1, D12
    ours = ["parachute_base: scout~ muse", "railgun: gunner~ gunner~", "garage: cult_leader~ cult_leader~"]
    t = Scenario(ours, ["cannon: sniper"], hand="mimic", water=1, options={"make_room": True})
    t.do("use parachute_base", "mimic")
    assert t.prompt() == "make_room"
    assert "our muse" not in t.options()
    assert len(t.options()) == 5


def test_parachute_base_takes_discounts() -> None:
    t = Scenario(["parachute_base", "oasis"], hand="muse", water=0)
    t.do("use parachute_base", "muse")
    assert t.people()[1] == ["muse"]
    assert t.water == 1


def test_parachute_base_wounded_soldier_shoots_and_dies() -> None:
    t = Scenario(["parachute_base"], ["cannon"], hand="wounded_soldier", deck="scout")
    t.do("use parachute_base", "wounded_soldier", "our left 1", "their cannon")
    assert t.hand() == ["scout"]
    assert t.people()[0] == []
    assert t.discards() == ["wounded_soldier"]


def test_parachute_base_rescue_team_returns_undamaged() -> None:  # section 19
    t = Scenario(["parachute_base"], hand="rescue_team")
    t.do("use parachute_base", "rescue_team", "our left 1")
    assert t.hand() == ["rescue_team"]


def test_parachute_base_vanguard_in_the_order_of_the_text() -> None:  # section 19
    t = Scenario(["parachute_base"], ["oasis"], hand="vanguard")
    t.do("use parachute_base", "vanguard", "our left 1")
    t.do("our left 1")  # the punk behind: Vanguard is pushed forward and still "this card"
    t.do("their oasis")
    t.asks(THEM, "our vanguard", "our outpost", "our garage")
    t.do("our vanguard")
    assert t.people()[0] == ["punk"]  # hit by the reply, then destroyed by the landing
    assert "vanguard" in t.discards()


def test_parachute_base_an_ability_that_cannot_be_used_is_skipped_but_the_damage_is_not() -> None:  # D12
    t = Scenario(["parachute_base"], hand="exterminator")
    t.do("use parachute_base", "exterminator", "our left 1")
    assert t.damaged("our exterminator")
    assert t.water == 2


@pytest.mark.parametrize(("ours", "cost"), [(["pillbox"], 3), (["pillbox", "cannon#"], 2)])
def test_pillbox_costs_one_less_for_each_destroyed_camp(ours: list[str], cost: int) -> None:
    t = Scenario(ours, ["oasis"])
    t.do("use pillbox", "their oasis")
    assert t.water == 3 - cost
    assert not Scenario(ours, water=cost - 1).can("use pillbox")


def test_pillbox_as_last_camp_costs_one() -> None:
    t = Scenario(["pillbox", "cannon#", "railgun#"], ["oasis"], water=1)
    t.do("use pillbox", "their oasis")
    assert t.water == 0


def test_railgun_damages() -> None:
    t = Scenario(["railgun"], ["oasis!"])
    t.do("use railgun", "their oasis")
    assert t.destroyed("their oasis")
    assert not Scenario(["railgun"], water=1).can("use railgun")


def test_reactor_destroys_itself_and_everybody() -> None:
    t = Scenario(["reactor: muse punk=truce", "cannon: scout"], ["oasis: sniper punk=strafe"])
    t.do("use reactor")
    assert t.destroyed("our reactor")
    assert t.people(US) == t.people(THEM) == [[], [], []]
    assert sorted(t.deck()[:2]) == ["strafe", "truce"]


def test_reactor_as_last_camp_loses() -> None:  # section 19
    t = Scenario(["reactor", "cannon#", "railgun#"])
    t.do("use reactor")
    assert t.winner == [THEM]


def test_resonator_destroys_an_unprotected_damaged_card() -> None:
    t = Scenario(["resonator"], ["oasis!: muse!", "cannon!", "arcade: scout! sniper"])
    t.do("use resonator")
    t.asks(US, "their muse", "their cannon")
    t.do("their cannon")
    assert t.destroyed("their cannon")


def test_resonator_needs_such_a_card_and_can_win() -> None:
    assert not Scenario(["resonator"], ["oasis!: muse", "cannon"]).can("use resonator")
    t = Scenario(["resonator"], ["oasis!", "cannon#", "arcade#"])
    t.do("use resonator")
    assert t.winner == [US]


def test_resonator_under_high_ground_takes_any_damaged_card() -> None:
    t = Scenario(["resonator"], ["oasis!: muse"], marks={"exposed": [False, True]})
    t.do("use resonator")
    assert t.destroyed("their oasis")


def test_scavenger_camp_raids_and_restores_once_raiders_resolved() -> None:
    t = Scenario(["scavenger_camp!"], ["oasis"], queue="raiders - -", water=2)
    t.do("use scavenger_camp")
    t.do("their oasis")
    assert not t.can("use scavenger_camp")  # used; and a second one needs another turn
    t = Scenario(["scavenger_camp!", "garage"], ["oasis"], queue="raiders - -", water=2)
    t.do("use garage", "their oasis", "use scavenger_camp")
    t.asks(US, "decline", "our scavenger_camp")


def test_scavenger_camp_their_raiders_do_not_count() -> None:
    marks = {"event_resolved": True, "raiders_resolved": [False, True]}
    t = Scenario(["scavenger_camp!"], water=1, marks=marks)
    assert not t.can("use scavenger_camp")


def test_scud_launcher_they_choose_the_card() -> None:
    t = Scenario(["scud_launcher"], ["oasis: punk", "cannon", "arcade"])
    t.do("use scud_launcher")
    t.asks(THEM, "their oasis", "their punk", "their cannon", "their arcade")
    t.do("their punk")
    assert t.people(THEM)[0] == []


def test_supply_depot_draws_two_and_discards_one_of_them() -> None:
    t = Scenario(["supply_depot"], hand="muse", deck="scout sniper")
    t.do("use supply_depot")
    t.asks(US, "scout", "sniper")
    t.do("scout")
    assert t.hand() == ["muse", "sniper"]


def test_supply_depot_asks_even_when_both_are_equal() -> None:  # 12: nobody is to learn that
    t = Scenario(["supply_depot"], deck="scout scout")
    t.do("use supply_depot")
    t.asks(US, "scout")
    t.do("scout")
    assert t.hand() == ["scout"]


def test_the_octagon_each_chooses_their_own_victim() -> None:
    t = Scenario(["the_octagon: muse scout"], ["oasis: sniper gunner"])
    t.do("use the_octagon")
    t.asks(US, "our muse", "our scout")
    t.do("our muse")
    t.asks(THEM, "their sniper", "their gunner")
    t.do("their gunner")
    assert t.people(US)[0] == ["scout"]
    assert t.people(THEM)[0] == ["sniper"]


def test_the_octagon_needs_a_person_and_they_may_have_none() -> None:
    assert not Scenario(["the_octagon"], ["oasis: muse"]).can("use the_octagon")
    t = Scenario(["the_octagon: muse"])
    t.do("use the_octagon")
    assert t.prompt() == "act"


def test_training_camp_turns_up_a_person_in_its_place() -> None:  # FAQ: it enters play
    t = Scenario(["training_camp: muse punk=vanguard"], deck="scout")
    t.do("use training_camp")
    t.asks(US, "decline", "our middle 1", "our right 1")  # Vanguard's entry trait
    t.do("our middle 1")
    assert t.people() == [["muse", "vanguard"], ["punk"], []]
    assert not t.ready("our vanguard")
    assert t.table()["marks"]["entered"] == [2, 0]


def test_training_camp_an_event_is_discarded_for_a_punk_and_water() -> None:
    t = Scenario(["training_camp: punk=truce muse"], deck="scout")
    t.do("use training_camp")
    t.asks(US, "decline", "our left 1", "our left 2", "our middle 1", "our right 1")
    t.do("decline")
    assert t.discards() == ["truce"]
    assert t.water == 3
    assert t.spaces(US, 0) == {0: "training_camp", 1: "muse"}


def test_training_camp_needs_a_punk_and_wounded_soldier_is_damaged() -> None:
    assert not Scenario(["training_camp: muse"]).can("use training_camp")
    t = Scenario(["training_camp: punk=wounded_soldier"], deck="scout")
    t.do("use training_camp")
    assert t.hand() == ["scout"]
    assert t.damaged("our wounded_soldier")


@pytest.mark.parametrize("card", ["karli_blaze", "rescue_team"])
def test_training_camp_some_enter_ready_by_their_own_text(card: str) -> None:
    t = Scenario([f"training_camp: punk={card}"])
    t.do("use training_camp")
    assert t.ready(f"our {card}")


def test_training_camp_with_karli_people_enter_ready() -> None:
    t = Scenario(["training_camp: punk=sniper karli_blaze"])
    t.do("use training_camp")
    assert t.ready("our sniper")


def test_transplant_lab_restores_after_two_entered() -> None:
    t = Scenario(["transplant_lab!"], marks={"entered": [2, 0]})
    t.do("use transplant_lab", "our transplant_lab")
    assert not t.damaged("our transplant_lab")
    assert not Scenario(["transplant_lab!"], marks={"entered": [1, 2]}).can("use transplant_lab")
    assert not Scenario(["transplant_lab"], marks={"entered": [2, 0]}).can("use transplant_lab")


def test_victory_totem_injures_or_raids() -> None:  # D2: injure, not damage
    t = Scenario(["victory_totem"], ["oasis", "cannon: muse"])
    t.do("use victory_totem", "first")
    assert t.damaged("their muse")
    t = Scenario(["victory_totem"], ["oasis"])
    t.do("use victory_totem")  # no enemy: only the raid is left
    assert t.queue() == [None, "raiders", None]


def test_warehouse_discards_some_and_draws_one_more() -> None:
    t = Scenario(["warehouse"], hand="muse scout sniper", deck="truce strafe gunner")
    t.do("use warehouse")
    t.asks(US, "muse", "scout", "sniper")
    t.do("muse")
    t.asks(US, "decline", "scout", "sniper")
    t.do("sniper", "decline")
    assert t.damaged("our warehouse")
    assert t.hand() == ["gunner", "scout", "strafe", "truce"]


def test_warehouse_needs_a_card_and_the_silo_is_none() -> None:
    assert not Scenario(["warehouse"], silos=["hand", "area"]).can("use warehouse")
    t = Scenario(["warehouse"], hand="muse", silos=["hand", "area"], deck="scout sniper")
    t.do("use warehouse", "muse")
    assert t.hand() == ["scout", "sniper"]


def test_warehouse_as_last_damaged_camp_loses_before_discarding() -> None:
    t = Scenario(["warehouse!", "cannon#", "railgun#"], hand="muse")
    t.do("use warehouse")
    assert t.winner == [THEM]
    assert t.hand() == ["muse"]


def test_watchtower_shoots_once_an_event_resolved() -> None:
    assert not Scenario(["watchtower"]).can("use watchtower")
    t = Scenario(["watchtower"], ["oasis"], hand="strafe")
    t.play("strafe")  # FAQ: events with number 0 count
    t.do("use watchtower", "their oasis")
    assert t.damaged("their oasis")


def test_watchtower_counts_raiders_and_the_opponents_events() -> None:  # FAQ, 8.6
    t = Scenario(["watchtower", "garage"], ["oasis"], queue="raiders - -")
    t.do("use garage", "their oasis")
    assert t.can("use watchtower")
    t = Scenario(["watchtower", "omen_clock"], ["oasis"], their_queue="radiation - -")
    t.do("use omen_clock")
    assert t.can("use watchtower")
