"""Camps from Adrenaline Lab to Mulcher: what each does, when it may not be used, and its edge (section 15)."""

from __future__ import annotations

import pytest

from tests.games.radlands.scenario import THEM, US, Scenario


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
    assert not Scenario(["garage"], queue="- banish radiation").can("use garage")
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


def test_adrenaline_lab_a_mimic_copies_and_this_card_is_the_mimic() -> None:
    t = Scenario(["adrenaline_lab: mimic!"], ["oasis: mutant"])
    t.do("use adrenaline_lab", "damage", "their mutant")  # Mutant's own damage destroys the damaged Mimic
    assert t.people()[0] == []
    assert t.damaged("their mutant")
    assert t.discards() == ["mimic"]
