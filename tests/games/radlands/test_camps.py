"""The 34 camps: what each does, when it may not be used, and its edge (section 15)."""

from __future__ import annotations

import pytest

from tests.games.radlands.scenario import GAME, THEM, US, Scenario


def test_adrenaline_lab_uses_a_damaged_person_and_then_destroys_it() -> None:
    t = Scenario(["adrenaline_lab: sniper!"], ["cannon: muse"])
    t.do("use adrenaline_lab")
    t.asks(US, "their cannon", "their muse", "their scud_launcher", "their arcade")
    t.do("their cannon")
    assert t.damaged("their cannon")
    assert t.card("our sniper") is None
    assert t.water == 1  # the ability's full cost, nothing for the camp
    assert not t.ready("our adrenaline_lab")


def test_adrenaline_lab_needs_a_damaged_person_with_an_ability_that_can_be_paid() -> None:
    assert not Scenario(["adrenaline_lab: sniper"]).can("use adrenaline_lab")
    assert not Scenario(["adrenaline_lab: sniper!"], water=1).can("use adrenaline_lab")
    assert not Scenario(["adrenaline_lab: punk"]).can("use adrenaline_lab")


def test_adrenaline_lab_takes_a_person_that_entered_this_turn_or_was_used() -> None:  # FAQ
    assert Scenario(["adrenaline_lab: sniper!~"]).can("use adrenaline_lab")


def test_adrenaline_lab_a_damaged_mutant_is_destroyed_by_itself_and_the_rest_is_skipped() -> None:
    t = Scenario(["adrenaline_lab: mutant! muse"], ["cannon"])
    t.do("use adrenaline_lab", "damage", "their cannon")
    assert t.people()[0] == ["muse"]


def test_adrenaline_lab_lets_a_rescue_team_go_home_and_stay_there() -> None:
    t = Scenario(["adrenaline_lab: rescue_team!"])
    t.do("use adrenaline_lab")
    assert t.hand() == ["rescue_team"]
    assert t.discards() == []


def test_adrenaline_lab_person_that_slides_is_still_the_one_destroyed() -> None:
    t = Scenario(["adrenaline_lab: muse cult_leader!"], ["cannon"])
    t.do("use adrenaline_lab", "our muse", "their cannon")  # the leader slides back into the first space
    assert t.people()[0] == []
    assert sorted(t.discards()) == ["cult_leader", "muse"]


def test_adrenaline_lab_may_use_what_argo_grants() -> None:
    t = Scenario(["adrenaline_lab: scout!", "cannon: argo_yesky"], ["oasis"], queue="- - -", water=1)
    t.do("use adrenaline_lab")
    t.asks(US, "first", "granted")
    t.do("granted", "their oasis")
    assert t.damaged("their oasis")
    assert t.card("our scout") is None


def test_adrenaline_lab_a_damaged_argo_still_has_his_own_ability() -> None:
    t = Scenario(["adrenaline_lab: argo_yesky!", "cannon: scout!"], ["oasis"], water=1, queue="- raiders banish")
    t.do("use adrenaline_lab", "our argo_yesky", "their oasis")
    assert t.card("our argo_yesky") is None


def test_arcade_gains_a_punk_with_at_most_one_person() -> None:
    t = Scenario(["arcade: muse"], deck="scout")
    t.do("use arcade")
    t.asks(US, "decline", "our left 1", "our left 2", "our middle 1", "our right 1")
    t.do("our left 1")
    assert t.people()[0] == ["punk", "muse"]
    assert t.water == 2


def test_arcade_counts_punks_as_people() -> None:  # FAQ
    assert not Scenario(["arcade: punk muse"]).can("use arcade")


def test_atomic_garden_restores_a_person_and_makes_it_ready() -> None:
    t = Scenario(["atomic_garden: muse!~", "cannon!"])
    t.do("use atomic_garden")
    t.asks(US, "decline", "our muse")
    t.do("our muse")
    assert t.ready("our muse")
    t.do("use muse")
    assert t.water == 2


def test_atomic_garden_needs_a_damaged_person_a_camp_is_not_enough() -> None:
    assert not Scenario(["atomic_garden!", "cannon!: muse"]).can("use atomic_garden")


def test_blood_bank_turns_a_person_into_water() -> None:
    t = Scenario(["blood_bank: punk=muse"], water=0)
    t.do("use blood_bank")
    assert t.water == 1
    assert t.people()[0] == []
    assert t.deck()[0] == "muse"


def test_blood_bank_needs_a_person() -> None:  # FAQ
    assert not Scenario(["blood_bank"]).can("use blood_bank")


def test_bonfire_damages_itself_and_restores_any_number() -> None:
    t = Scenario(["bonfire: muse!", "cannon!: scout!"])
    t.do("use bonfire")
    t.asks(US, "decline", "our muse", "our cannon", "our scout")
    t.do("our muse", "our cannon", "decline")
    assert t.damaged("our bonfire")
    assert not t.damaged("our muse")
    assert not t.ready("our muse")  # restored people are exhausted
    assert t.damaged("our scout")


def test_bonfire_can_never_be_restored() -> None:
    t = Scenario(["bonfire!", "cannon!"], hand="sniper")
    t.junk("sniper")
    t.asks(US, "decline", "our cannon")


def test_bonfire_destroyed_by_its_first_step_still_restores() -> None:
    t = Scenario(["bonfire!", "cannon!"])
    t.do("use bonfire", "our cannon")
    assert t.destroyed("our bonfire")
    assert not t.damaged("our cannon")


def test_bonfire_as_last_camp_loses_before_restoring() -> None:
    t = Scenario(["bonfire!: muse!", "cannon#", "railgun#"])
    t.do("use bonfire")
    assert t.winner == [THEM]


def test_cache_damages_itself_then_one_of_three() -> None:
    t = Scenario(["cache: muse"], deck="scout sniper")
    t.do("use cache")
    t.asks(US, "draw", "restore", "punk")
    t.do("draw")
    assert t.damaged("our cache")
    assert t.hand() == ["scout"]


def test_cache_may_restore_itself_unless_v2() -> None:
    t = Scenario(["cache"])
    t.do("use cache", "restore", "our cache")
    assert not t.damaged("our cache")
    t = Scenario(["cache"], options={"no_self_restore": True})
    t.do("use cache")
    t.asks(US, "draw", "punk")


def test_cache_gains_a_punk_and_without_room_does_not_offer_it() -> None:
    t = Scenario(["cache"], deck="scout")
    t.do("use cache", "punk", "our left 1")
    assert t.people()[0] == ["punk"]
    full = ["cache: muse muse", "cannon: scout scout", "railgun: sniper sniper"]
    t = Scenario(full, deck="gunner")
    t.do("use cache")
    t.asks(US, "draw", "restore")


def test_cache_as_last_damaged_camp_loses_before_choosing() -> None:
    t = Scenario(["cache!", "cannon#", "railgun#"])
    t.do("use cache")
    assert t.winner == [THEM]


def test_cannon_damages_itself_first_then_shoots() -> None:  # D3
    t = Scenario(["cannon"], ["oasis: muse"])
    t.do("use cannon")
    assert t.damaged("our cannon")
    t.asks(US, "their muse", "their scud_launcher", "their arcade")
    t.do("their muse")
    assert t.damaged("their muse")


def test_a_destroyed_cannon_still_fires_if_it_was_not_the_last_camp() -> None:
    t = Scenario(["cannon!"], ["oasis"])
    t.do("use cannon", "their oasis")
    assert t.destroyed("our cannon")
    assert t.damaged("their oasis")


def test_cannon_as_last_damaged_camp_loses_without_a_shot() -> None:  # FAQ, D3
    t = Scenario(["cannon!", "railgun#", "garage#"], ["oasis!", "arcade#", "mulcher#"])
    t.do("use cannon")
    assert t.winner == [THEM]
    assert t.reason == "camps_destroyed"


def test_catapult_hits_any_card_and_throws_a_person() -> None:
    t = Scenario(["catapult: muse", "cannon: scout"], ["oasis: sniper gunner"])
    t.do("use catapult")
    t.asks(US, "their oasis", "their sniper", "their gunner", "their scud_launcher", "their arcade")
    t.do("their oasis")
    t.asks(US, "our muse", "our scout")
    t.do("our scout")
    assert t.damaged("their oasis")
    assert t.discards() == ["scout"]


def test_catapult_needs_a_person_and_a_punk_goes_on_the_deck() -> None:
    assert not Scenario(["catapult"]).can("use catapult")
    t = Scenario(["catapult: punk=truce"], ["oasis"])
    t.do("use catapult", "their oasis")
    assert t.deck()[0] == "truce"


def test_catapult_that_wins_throws_nobody() -> None:
    t = Scenario(["catapult: muse"], ["oasis!", "arcade#", "mulcher#"])
    t.do("use catapult")
    assert t.winner == [US]
    assert t.people()[0] == ["muse"]


@pytest.mark.parametrize(("punks", "cost"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_command_post_costs_one_less_for_each_punk(punks: int, cost: int) -> None:  # FAQ: never below 0
    people = ["punk"] * punks
    ours = ["command_post: " + " ".join(people[:2]), "cannon: " + " ".join(people[2:])]
    t = Scenario(ours, ["oasis"])
    t.do("use command_post", "their oasis")
    assert t.water == 3 - cost
    if cost:
        assert not Scenario(ours, water=cost - 1).can("use command_post")


def test_construction_yard_flips_a_camp_and_is_destroyed() -> None:
    t = Scenario(["construction_yard", "railgun#", "cannon"], ["oasis"])
    t.do("use construction_yard")
    assert t.destroyed("our construction_yard")
    assert t.ready("our railgun")  # FAQ: usable this very turn
    t.do("use railgun", "their oasis")
    assert t.damaged("their oasis")


def test_construction_yard_needs_to_be_undamaged_and_a_destroyed_camp() -> None:
    assert not Scenario(["construction_yard!", "railgun#"]).can("use construction_yard")
    assert not Scenario(["construction_yard", "railgun!"]).can("use construction_yard")


def test_construction_yard_as_last_standing_camp_does_not_lose() -> None:
    t = Scenario(["construction_yard", "railgun#", "obelisk#"])
    t.do("use construction_yard")
    t.asks(US, "our railgun", "our obelisk")
    t.do("our obelisk")
    assert t.winner is None
    assert not t.destroyed("our obelisk")  # its trait acts before the game only


def test_construction_yard_flips_a_juggernaut_home_and_a_bonfire_too() -> None:
    t = Scenario(["construction_yard", "juggernaut#: muse", "bonfire#"])
    t.do("use construction_yard", "our juggernaut")
    assert t.spaces(US, 1) == {0: "juggernaut", 1: "muse"}
    t = Scenario(["construction_yard", "bonfire#"])
    t.do("use construction_yard")
    assert not t.destroyed("our bonfire")


def test_garage_raids() -> None:
    t = Scenario(["garage"])
    t.do("use garage")
    assert t.queue() == [None, "raiders", None]
    assert not t.ready("our garage")


def test_garage_needs_a_raid_that_can_do_something() -> None:  # 9.4
    assert not Scenario(["garage"], queue="- banish truce").can("use garage")
    assert not Scenario(["garage"], queue="banish raiders -").can("use garage")
    assert Scenario(["garage"], queue="raiders - -").can("use garage")


def test_juggernaut_moves_through_its_column_and_home() -> None:  # 6.4
    t = Scenario(["juggernaut: muse scout"], ["oasis", "arcade", "mulcher"])
    t.do("use juggernaut")
    assert t.spaces(US, 0) == {1: "juggernaut", 0: "muse", 2: "scout"}
    t.end().end().do("use juggernaut")
    assert t.spaces(US, 0) == {2: "juggernaut", 0: "muse", 1: "scout"}
    t.end().end().do("use juggernaut")
    assert t.spaces(US, 0) == {0: "juggernaut", 1: "muse", 2: "scout"}
    t.asks(THEM, "their oasis", "their arcade", "their mulcher")
    t.do("their arcade")
    assert t.destroyed("their arcade")


def test_juggernaut_needs_water_and_once_a_turn() -> None:
    assert not Scenario(["juggernaut"], water=0).can("use juggernaut")
    t = Scenario(["juggernaut"])
    t.do("use juggernaut")
    assert not t.can("use juggernaut")


def test_people_behind_juggernaut_are_protected_and_it_is_by_the_one_in_front() -> None:  # FAQ
    t = Scenario(["railgun"], ["juggernaut@1: muse@0 scout@2"])
    t.do("use railgun")
    t.asks(US, "their scout", "their scud_launcher", "their arcade")
    t = Scenario(["railgun"], ["juggernaut@2: muse@0 scout@1"])
    t.do("use railgun")
    t.asks(US, "their juggernaut", "their scud_launcher", "their arcade")


def test_a_new_person_pushes_the_other_across_juggernaut() -> None:  # FAQ, 6.4
    t = Scenario(["juggernaut@1: muse@2"], hand="scout")
    t.play("scout")
    t.asks(US, "our left 0", "our left 2", "our middle 1", "our right 1")
    t.do("our left 2")
    assert t.spaces(US, 0) == {0: "muse", 1: "juggernaut", 2: "scout"}


def test_a_person_in_front_of_juggernaut_stays_in_front_when_the_one_behind_goes() -> None:
    t = Scenario(["juggernaut@1: muse@0 scout@2", "blood_bank"])
    t.do("use blood_bank", "our muse")
    assert t.spaces(US, 0) == {1: "juggernaut", 2: "scout"}


def test_juggernaut_at_the_front_takes_people_behind_it_only() -> None:
    t = Scenario(["juggernaut@2: muse@1"], hand="scout")
    t.play("scout")
    t.asks(US, "our left 0", "our left 1", "our middle 1", "our right 1")
    t.do("our left 1")  # in front of Muse
    assert t.spaces(US, 0) == {0: "muse", 1: "scout", 2: "juggernaut"}


def test_an_empty_column_with_juggernaut_in_the_middle_has_two_sides() -> None:
    t = Scenario(["juggernaut@1"], hand="scout")
    t.play("scout")
    t.asks(US, "our left 0", "our left 2", "our middle 1", "our right 1")


@pytest.mark.parametrize("where", ["juggernaut@1!: muse@0 scout@2", "juggernaut@2!: muse@0 scout@1"])
def test_a_destroyed_juggernaut_lies_in_the_camp_row_and_people_close_up(where: str) -> None:  # FAQ
    t = Scenario(["catapult: vigilante"], [where])
    t.do("use catapult", "their juggernaut")
    assert t.destroyed("their juggernaut")
    assert t.spaces(THEM, 0) == {0: "juggernaut", 1: "muse", 2: "scout"}


def test_damage_and_restore_do_not_move_juggernaut() -> None:
    t = Scenario(["juggernaut@2!"], hand="sniper")
    t.junk("sniper", "our juggernaut")
    assert t.spaces(US, 0) == {2: "juggernaut"}
    assert t.ready("our juggernaut")


def test_labor_camp_destroys_and_may_restore() -> None:
    t = Scenario(["labor_camp!: muse", "cannon!"])
    t.do("use labor_camp")
    t.asks(US, "decline", "our labor_camp", "our cannon")
    t.do("our labor_camp")  # D8: it may restore itself
    assert not t.damaged("our labor_camp")


def test_labor_camp_needs_a_person_only() -> None:  # D12
    assert not Scenario(["labor_camp", "cannon!"]).can("use labor_camp")
    t = Scenario(["labor_camp: muse"])
    t.do("use labor_camp")
    assert t.discards() == ["muse"]
    assert t.prompt() == "act"


def test_labor_camp_under_v2_cannot_restore_itself() -> None:
    t = Scenario(["labor_camp!: muse", "cannon!"], options={"no_self_restore": True})
    t.do("use labor_camp")
    t.asks(US, "decline", "our cannon")


def test_mercenary_camp_they_discard_two() -> None:
    t = Scenario(["mercenary_camp"], ["oasis: muse"], their_hand="scout sniper truce")
    t.do("use mercenary_camp")
    t.asks(THEM, "discard", "destroy")
    t.do("discard")
    t.asks(THEM, "scout", "sniper", "truce")
    t.do("scout", "truce")
    assert t.hand(THEM) == ["sniper"]
    assert t.discards() == ["scout", "truce"]


def test_mercenary_camp_they_destroy_any_card_of_theirs() -> None:  # D9
    t = Scenario(["mercenary_camp"], ["oasis: muse"], their_hand="scout sniper")
    t.do("use mercenary_camp", "destroy")
    t.asks(THEM, "their oasis", "their muse", "their scud_launcher", "their arcade")
    t.do("their oasis")
    assert t.destroyed("their oasis")  # outright, though undamaged and protected


def test_mercenary_camp_the_silo_does_not_count() -> None:  # FAQ
    t = Scenario(["mercenary_camp"], ["oasis"], their_hand="scout", silos=["area", "hand"])
    t.do("use mercenary_camp")
    t.asks(THEM, "their oasis", "their scud_launcher", "their arcade")


def test_mulcher_destroys_and_draws() -> None:
    t = Scenario(["mulcher: muse"], deck="scout")
    t.do("use mulcher")
    assert t.hand() == ["scout"]
    assert not Scenario(["mulcher"]).can("use mulcher")


def test_mulcher_draws_the_very_punk_it_destroyed() -> None:  # section 19
    t = Scenario(["mulcher: punk=truce"], deck="scout")
    t.do("use mulcher")
    assert t.hand() == ["truce"]


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
    t = Scenario(["omen_clock"], queue="- banish -", their_queue="truce - uprising")
    t.do("use omen_clock")
    t.asks(US, "our banish", "their truce", "their uprising")
    t.do("their uprising")
    assert t.queue(THEM) == ["truce", "uprising", None]


def test_omen_clock_cannot_jump_an_occupied_space() -> None:
    t = Scenario(["omen_clock"], queue="banish truce uprising")
    t.do("use omen_clock")  # the one on space 1 is the only one that can go on
    assert t.queue() == [None, "truce", "uprising"]
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
    t = Scenario(["outpost!"], options={"no_self_restore": True}, queue="- banish truce")
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
