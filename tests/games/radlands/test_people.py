"""The 26 people: what each does, when it may not be used, and its edge (section 16)."""

from __future__ import annotations

import pytest

from tests.games.radlands.scenario import THEM, US, Scenario


def test_argo_gains_a_punk_and_damages() -> None:
    t = Scenario(hand="argo_yesky", deck="scout")
    t.play("argo_yesky", "our left 1")
    t.asks(US, "decline", "our left 1", "our left 2", "our middle 1", "our right 1")
    t.do("our left 2")
    assert t.people()[0] == ["argo_yesky", "punk"]
    t = Scenario(["cannon: argo_yesky"], ["oasis"])
    t.do("use argo_yesky", "their oasis")
    assert t.damaged("their oasis")


def test_argo_gives_all_his_people_his_ability_punks_too() -> None:
    t = Scenario(["cannon: argo_yesky", "railgun: muse punk"], ["oasis: scout"], water=2)
    t.do("use punk", "their scud_launcher")  # an old punk is ready at once
    t.do("use muse")
    t.asks(US, "first", "granted")
    t.do("granted", "their scud_launcher")
    assert t.destroyed("their scud_launcher")
    assert t.water == 0
    assert not t.can("use punk")
    assert not t.ready("our muse")  # using it exhausts that person


def test_argo_his_new_punk_is_exhausted_and_damaged_he_grants_nothing() -> None:  # FAQ
    t = Scenario(["cannon: punk"], hand="argo_yesky", water=4)
    t.play("argo_yesky", "our middle 1", "our right 1")
    t.asks(US, "end", "use cannon", "use punk left 1", "use garage", "take_silo")
    assert not Scenario(["cannon: argo_yesky!", "railgun: punk"]).can("use punk")


def test_argo_restored_grants_again() -> None:
    t = Scenario(["cannon: argo_yesky!", "railgun: punk"], hand="sniper")
    assert not t.can("use punk")
    t.junk("sniper", "our argo_yesky")
    assert t.can("use punk")


def test_argo_and_karli_the_new_punk_may_shoot() -> None:  # section 19
    t = Scenario(["cannon: karli_blaze"], ["oasis"], hand="argo_yesky", water=4)
    t.play("argo_yesky", "our middle 1", "our right 1")
    t.do("use punk", "their oasis")
    assert t.damaged("their oasis")


def test_assassin_destroys_an_unprotected_enemy() -> None:  # D15
    t = Scenario(["cannon: assassin"], ["oasis: muse scout", "arcade: punk=truce"])
    t.do("use assassin")
    t.asks(US, "their scout", "their punk")
    t.do("their punk")
    assert t.deck()[0] == "truce"
    assert not Scenario(["cannon: assassin"], ["oasis"]).can("use assassin")  # camps are no enemies


def test_cult_leader_sacrifices_somebody_even_himself() -> None:  # FAQ
    t = Scenario(["cannon: cult_leader muse"], ["oasis"], water=0)
    t.do("use cult_leader")
    t.asks(US, "our cult_leader", "our muse")
    t.do("our cult_leader", "their oasis")
    assert t.damaged("their oasis")
    assert t.people()[0] == ["muse"]


def test_doomsayer_shoots_while_they_have_an_event() -> None:
    t = Scenario(["cannon: doomsayer"], ["oasis"], their_queue="- raiders -")
    t.do("use doomsayer", "their oasis")
    assert t.damaged("their oasis")
    assert not Scenario(["cannon: doomsayer"], queue="banish - -").can("use doomsayer")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("banish truce -", [None, "banish", "truce"]),
        ("banish - truce", [None, "banish", "truce"]),
        ("banish - -", [None, "banish", None]),
        ("- raiders -", [None, None, "raiders"]),
    ],
)
def test_doomsayer_may_push_all_their_events_back(before: str, after: list[str | None]) -> None:
    t = Scenario(hand="doomsayer", their_queue=before)
    t.play("doomsayer", "our left 1")
    t.asks(US, "decline", "push")
    t.do("push")
    assert t.queue(THEM) == after


@pytest.mark.parametrize("stuck", ["- banish truce", "banish truce strafe", "- - banish", "- - -"])
def test_doomsayer_may_be_played_when_nothing_can_move(stuck: str) -> None:  # FAQ
    t = Scenario(hand="doomsayer", their_queue=stuck)
    t.play("doomsayer", "our left 1")
    assert t.prompt() == "act"
    assert t.queue(THEM) == [None if word == "-" else word for word in stuck.split()]


def test_doomsayer_may_leave_the_events_alone() -> None:
    t = Scenario(hand="doomsayer", their_queue="banish - -")
    t.play("doomsayer", "our left 1", "decline")
    assert t.queue(THEM) == ["banish", None, None]


def test_exterminator_destroys_all_damaged_enemies_protected_or_not() -> None:
    t = Scenario(["cannon: exterminator"], ["oasis!: muse! scout", "arcade: sniper!"])
    t.do("use exterminator")
    assert t.people(THEM) == [["scout"], [], []]
    assert t.damaged("their oasis")
    assert not Scenario(["cannon: exterminator"], ["oasis!: muse"]).can("use exterminator")


def test_gunner_hits_the_front_row_only_and_nobody_uncovered_by_it() -> None:  # 9.6
    t = Scenario(["cannon: gunner"], ["oasis: muse scout!", "arcade: sniper", "mulcher"])
    t.do("use gunner")
    assert t.people(THEM)[0] == ["muse"]
    assert not t.damaged("their muse")
    assert t.damaged("their sniper")
    assert not t.damaged("their mulcher")
    assert not Scenario(["cannon: gunner"]).can("use gunner")


def test_holdout_is_free_in_the_column_of_a_destroyed_camp_only() -> None:
    t = Scenario(["cannon#", "railgun"], hand="holdout", water=1)
    t.play("holdout")  # the only column that can be paid
    assert t.people()[0] == ["holdout"]
    assert t.water == 1
    t = Scenario(["cannon#", "railgun"], hand="holdout", water=2)
    t.play("holdout", "our middle 1")
    assert t.water == 0


def test_holdout_damages_for_one() -> None:
    t = Scenario(["cannon: holdout"], ["oasis"])
    t.do("use holdout", "their oasis")
    assert t.water == 2


def test_karli_lets_people_enter_ready_herself_too() -> None:  # FAQ
    t = Scenario(hand="karli_blaze muse", water=4)
    t.play("karli_blaze", "our left 1")
    assert t.ready("our karli_blaze")
    t.play("muse", "our middle 1")
    assert t.ready("our muse")


def test_karli_damaged_does_nothing_and_restored_she_is_exhausted() -> None:  # FAQ
    t = Scenario(["cannon: karli_blaze!"], hand="sniper muse scout", water=2)
    t.play("muse", "our middle 1")
    assert not t.ready("our muse")
    t.junk("sniper", "our karli_blaze")
    assert not t.ready("our karli_blaze")
    t.play("scout", "our right 1")
    assert t.ready("our scout")
    assert not t.ready("our muse")  # those already in play are not readied


def test_looter_draws_when_a_camp_was_hit() -> None:
    t = Scenario(["cannon: looter"], ["oasis", "arcade: muse"], deck="truce")
    t.do("use looter", "their oasis")
    assert t.hand() == ["truce"]
    t = Scenario(["cannon: looter"], ["oasis", "arcade: muse"], deck="truce")
    t.do("use looter", "their muse")
    assert t.hand() == []


def test_looter_wins_before_drawing() -> None:
    t = Scenario(["cannon: looter"], ["oasis!", "arcade#", "mulcher#"], deck="truce")
    t.do("use looter")
    assert t.winner == [US]
    assert t.hand() == []


def test_magnus_damages_a_whole_column() -> None:
    t = Scenario(["cannon: magnus_karv"], ["oasis: muse scout!", "arcade#: sniper", "mulcher#"])
    t.do("use magnus_karv")
    t.asks(US, "left", "middle")  # not the column without a card
    t.do("left")
    assert t.damaged("their oasis")
    assert t.damaged("their muse")
    assert t.people(THEM)[0] == ["muse"]


def test_magnus_hits_a_juggernaut_that_went_forward() -> None:  # section 19
    t = Scenario(["cannon: magnus_karv"], ["juggernaut@1: muse@0 scout@2"])
    t.do("use magnus_karv", "left")
    assert t.damaged("their juggernaut")
    assert t.damaged("their muse")
    assert t.damaged("their scout")


def test_mimic_copies_a_ready_person_of_yours_or_an_undamaged_enemy() -> None:
    t = Scenario(["cannon: mimic sniper", "railgun: muse~"], ["oasis: gunner molgur_stang", "arcade: assassin!"])
    t.do("use mimic")
    # Gunner and Molgur are undamaged, protected or not; Muse is not ready, Assassin is damaged.
    t.asks(US, "our sniper", "their gunner", "their molgur_stang")
    t.do("our sniper", "their oasis")
    assert t.damaged("their oasis")
    assert not t.ready("our mimic")
    assert t.ready("our sniper")  # FAQ: the copied person is not exhausted
    assert t.water == 1


def test_mimic_copies_a_protected_enemy_molgur() -> None:  # section 19
    t = Scenario(["cannon: mimic"], ["oasis: molgur_stang scout"], queue="- banish truce")
    t.do("use mimic", "their oasis")
    assert t.destroyed("their oasis")
    assert t.water == 2


def test_mimic_needs_an_ability_it_can_use_and_pay_for() -> None:
    assert not Scenario(["cannon: mimic"]).can("use mimic")
    assert not Scenario(["cannon: mimic sniper"], water=1).can("use mimic")
    assert not Scenario(["cannon: mimic sniper~"]).can("use mimic")  # own people must be ready (section 19)
    assert not Scenario(["cannon: mimic"], ["oasis: mimic"]).can("use mimic")


def test_mimic_checks_conditions_from_its_own_side() -> None:
    t = Scenario(["cannon: mimic"], ["oasis: doomsayer"], queue="banish - -")
    assert not t.can("use mimic")  # we have an event; Doomsayer asks for one of the opponent's


def test_mimic_copying_mutant_takes_the_damage_itself() -> None:  # FAQ
    t = Scenario(["cannon: mimic"], ["oasis: mutant"])
    t.do("use mimic", "their mutant")
    assert t.damaged("our mimic")


def test_mimic_copies_a_punk_only_through_argo() -> None:
    t = Scenario(["cannon: mimic"], ["oasis: argo_yesky", "arcade: punk"], water=1)
    t.do("use mimic")
    t.asks(US, "their argo_yesky", "their punk")
    t.do("their punk", "their scud_launcher")
    assert t.water == 0
    assert not Scenario(["cannon: mimic punk"], ["oasis: punk"]).can("use mimic")


def test_mimic_asks_which_of_two_abilities() -> None:
    t = Scenario(["cannon: mimic", "railgun: punk"], ["oasis: rabble_rouser"])
    t.do("use mimic")
    t.asks(US, "first", "second")
    t.do("first", "our left 1")
    assert t.people()[0] == ["punk", "mimic"]


def test_molgur_destroys_any_camp() -> None:  # FAQ
    t = Scenario(["cannon: molgur_stang"], ["oasis: muse", "arcade!", "mulcher#"])
    t.do("use molgur_stang")
    t.asks(US, "their oasis", "their arcade")
    t.do("their oasis")
    assert t.destroyed("their oasis")


def test_molgur_costs_four() -> None:
    t = Scenario(hand="molgur_stang", water=3)
    t.do("molgur_stang")
    assert t.prompt() == "punk_place"  # it can only be junked
    t = Scenario(hand="molgur_stang", water=4)
    t.play("molgur_stang", "our left 1")
    assert t.water == 0


def test_muse_gives_water() -> None:
    t = Scenario(["cannon: muse"], water=0)
    t.do("use muse")
    assert t.water == 1
    assert not t.can("use muse")


def test_mutant_does_one_or_both_and_is_damaged() -> None:
    t = Scenario(["cannon!: mutant"], ["oasis"])
    t.do("use mutant")
    t.asks(US, "damage", "restore", "both")
    t.do("both", "their oasis")
    assert t.damaged("their oasis")
    assert not t.damaged("our cannon")
    assert t.damaged("our mutant")


def test_mutant_restore_must_be_done_once_chosen_and_needs_a_damaged_card() -> None:
    t = Scenario(["cannon!: mutant muse!"], ["oasis"])
    t.do("use mutant", "restore")
    t.asks(US, "our cannon", "our muse")
    t = Scenario(["cannon: mutant"], ["oasis"])
    t.do("use mutant")
    t.asks(US, "their oasis", "their scud_launcher", "their arcade")


def test_pyromaniac_damages_an_unprotected_camp() -> None:
    t = Scenario(["cannon: pyromaniac"], ["oasis: muse", "arcade", "mulcher"])
    t.do("use pyromaniac")
    t.asks(US, "their arcade", "their mulcher")
    t.do("their arcade")
    assert t.damaged("their arcade")
    all_covered = ["oasis: muse", "arcade: scout", "mulcher: sniper"]
    assert not Scenario(["cannon: pyromaniac"], all_covered).can("use pyromaniac")


def test_rabble_rouser_one_of_two() -> None:
    t = Scenario(["cannon: rabble_rouser"], ["oasis"], deck="scout")
    t.do("use rabble_rouser", "our middle 1")  # no punk yet: only the first ability
    assert t.people()[1] == ["punk"]
    assert not t.can("use rabble_rouser")
    t = Scenario(["cannon: rabble_rouser punk"], ["oasis"])
    t.do("use rabble_rouser", "second", "their oasis")
    assert t.damaged("their oasis")


def test_rabble_rouser_without_room_has_the_second_only() -> None:
    full = ["cannon: rabble_rouser punk", "railgun: muse muse", "garage: scout scout"]
    t = Scenario(full, ["oasis"])
    t.do("use rabble_rouser", "their oasis")
    assert t.damaged("their oasis")


def test_repair_bot_may_restore_when_it_enters_and_later() -> None:
    t = Scenario(["cannon!"], hand="repair_bot")
    t.play("repair_bot", "our middle 1")
    t.asks(US, "decline", "our cannon")
    t.do("decline")
    assert t.damaged("our cannon")
    t = Scenario(["cannon!: repair_bot"])
    t.do("use repair_bot", "our cannon")
    assert not t.damaged("our cannon")


def test_repair_bot_may_be_played_with_nothing_damaged_but_not_used() -> None:
    t = Scenario(hand="repair_bot")
    t.play("repair_bot", "our left 1")
    assert t.prompt() == "act"
    assert not Scenario(["cannon: repair_bot"]).can("use repair_bot")


def test_rescue_team_enters_ready_and_returns_somebody_who_forgets_all() -> None:  # FAQ, 3.6
    t = Scenario(["cannon: muse!~"], hand="rescue_team", water=2)
    t.play("rescue_team", "our middle 1")
    assert t.ready("our rescue_team")
    t.do("use rescue_team")
    t.asks(US, "our muse", "our rescue_team")
    t.do("our muse")
    assert t.hand() == ["muse"]
    t.play("muse", "our left 1")
    assert not t.damaged("our muse")


def test_rescue_team_returns_a_punk_as_its_real_card_seen_by_its_owner_only() -> None:
    t = Scenario(["cannon: rescue_team punk=truce"])
    t.do("use rescue_team", "our punk")
    assert t.hand() == ["truce"]
    assert "truce" not in str(t.state.events(THEM))
    assert t.state.view(THEM)["table"]["known"][US] == []


def test_rescue_team_may_return_itself_and_everybody_knows_the_card() -> None:
    t = Scenario(["cannon: rescue_team"])
    t.do("use rescue_team")
    assert t.state.view(THEM)["table"]["known"][US] == ["rescue_team"]


def test_rescue_team_lifts_karli_and_she_is_ready_again() -> None:  # section 19
    t = Scenario(["cannon: karli_blaze", "railgun: rescue_team"], ["oasis"], water=5)
    t.do("use karli_blaze", "their oasis", "use rescue_team", "our karli_blaze")
    t.play("karli_blaze", "our left 1")
    t.do("use karli_blaze", "their oasis")
    assert t.destroyed("their oasis")


def test_scientist_shows_three_cards_and_may_use_one_junk_effect() -> None:
    t = Scenario(["cannon: scientist"], ["oasis: muse"], deck="scout mimic strafe truce")
    t.do("use scientist")
    t.asks(US, "decline", "scout", "mimic", "strafe")
    assert t.state.view(THEM)["table"]["discard"]["this_turn"] == ["mimic", "scout", "strafe"]
    t.do("mimic")
    assert t.damaged("their muse")
    assert t.water == 2


def test_scientist_may_decline_and_a_useless_icon_does_nothing() -> None:
    t = Scenario(["cannon: scientist"], deck="mimic mutant muse")
    t.do("use scientist", "mimic")  # injure without an enemy
    assert t.prompt() == "act"
    t = Scenario(["cannon: scientist"], deck="mimic mutant muse")
    t.do("use scientist", "decline")
    assert t.discards() == ["mimic", "muse", "mutant"]


def test_scout_raids() -> None:
    t = Scenario(["cannon: scout"])
    t.do("use scout")
    assert t.queue() == [None, "raiders", None]
    assert not Scenario(["cannon: scout"], queue="- banish truce").can("use scout")


def test_sniper_hits_any_card_of_theirs() -> None:
    t = Scenario(["cannon: sniper"], ["oasis: muse scout", "arcade#", "mulcher"])
    t.do("use sniper")
    t.asks(US, "their oasis", "their muse", "their scout", "their mulcher")
    t.do("their oasis")
    assert t.damaged("their oasis")
    assert not Scenario(["cannon: sniper"], water=1).can("use sniper")


def test_vanguard_gains_a_punk_and_is_answered() -> None:
    t = Scenario(["cannon: vanguard", "railgun: muse scout"], ["oasis"])
    t.do("use vanguard", "their oasis")
    t.asks(THEM, "our vanguard", "our scout", "our garage")
    t.do("our vanguard")
    assert t.damaged("our vanguard")
    t = Scenario(hand="vanguard")
    t.play("vanguard", "our left 1", "decline")
    assert t.people() == [["vanguard"], [], []]


def test_vanguard_that_wins_is_not_answered_and_the_answer_can_win() -> None:  # FAQ
    t = Scenario(["cannon: vanguard"], ["oasis!", "arcade#", "mulcher#"])
    t.do("use vanguard")
    assert t.winner == [US]
    t = Scenario(["cannon#: vanguard", "railgun#", "garage!"], ["oasis"])
    t.do("use vanguard", "their oasis", "our garage")
    assert t.winner == [THEM]


def test_vera_lets_every_card_be_used_twice() -> None:  # D7
    t = Scenario(["railgun: vera_vosh", "cannon: muse"], ["oasis: scout", "arcade"], water=5)
    t.do("use muse", "use muse")
    assert not t.can("use muse")
    t.do("use railgun", "their arcade", "use railgun", "their arcade")
    assert t.destroyed("their arcade")
    assert not t.can("use railgun")
    t.do("use vera_vosh", "use vera_vosh")
    assert t.people(THEM)[0] == []
    assert t.water == 1


def test_vera_arriving_late_gives_nothing_to_a_card_already_used() -> None:  # FAQ
    t = Scenario(["cannon: muse", "railgun: scout"], hand="vera_vosh", water=4)
    t.do("use muse")
    t.play("vera_vosh", "our right 1")
    assert not t.can("use muse")
    t.do("use scout")
    assert t.ready("our scout")


def test_vera_hit_after_a_first_use_the_card_stays_ready() -> None:  # section 19
    t = Scenario(["railgun: vanguard", "cannon: vera_vosh"], ["oasis", "arcade"], water=5)
    t.do("use railgun", "their oasis", "use vanguard", "their oasis", "our vera_vosh")
    assert t.damaged("our vera_vosh")
    assert t.can("use railgun")
    assert t.ready("our railgun")
    assert t.ready("our vanguard")


def test_vera_and_juggernaut_two_moves_a_turn() -> None:  # section 19
    t = Scenario(["juggernaut: vera_vosh"])
    t.do("use juggernaut", "use juggernaut")
    assert t.spaces(US, 0) == {2: "juggernaut", 1: "vera_vosh"}
    assert t.water == 1


def test_a_card_readied_by_atomic_garden_was_still_used_before() -> None:
    t = Scenario(["atomic_garden: mutant", "cannon: vera_vosh"], ["oasis"], water=4)
    t.do("use mutant", "their oasis")  # stays ready by Vera, but damaged
    t.do("use atomic_garden", "our mutant", "use mutant", "their oasis")
    assert t.damaged("our mutant")
    t.do("use atomic_garden", "our mutant")
    assert t.can("use mutant")  # the camp's text makes it ready whatever it did


def test_vigilante_injures() -> None:
    t = Scenario(["cannon: vigilante"], ["oasis: muse", "arcade"])
    t.do("use vigilante")
    assert t.damaged("their muse")
    assert not Scenario(["cannon: vigilante"], ["oasis"]).can("use vigilante")


def test_wounded_soldier_draws_and_is_damaged_even_with_karli() -> None:
    t = Scenario(["cannon: karli_blaze"], hand="wounded_soldier", deck="scout")
    t.play("wounded_soldier", "our middle 1")
    assert t.hand() == ["scout"]
    assert t.damaged("our wounded_soldier")
    assert not t.ready("our wounded_soldier")


def test_wounded_soldier_shoots_when_whole() -> None:
    t = Scenario(["cannon: wounded_soldier"], ["oasis"])
    t.do("use wounded_soldier", "their oasis")
    assert t.damaged("their oasis")


def test_zeto_draws_three_and_discards_any_three() -> None:
    t = Scenario(["cannon: zeto_khan"], hand="muse", deck="scout sniper truce", silos=["hand", "area"])
    t.do("use zeto_khan")
    t.asks(US, "muse", "scout", "sniper", "truce")  # not the Silo
    t.do("muse", "scout", "truce")
    assert t.hand() == ["sniper"]


def test_zeto_makes_the_first_event_of_a_turn_immediate() -> None:
    t = Scenario(["cannon: zeto_khan"], ["oasis: muse"], hand="banish napalm", queue="banish truce strafe", water=4)
    t.play("banish")  # a full queue does not stop it
    assert t.people(THEM)[0] == []
    t.do("napalm")  # the second has its number, and there is no room: it is junked
    assert t.discards() == ["banish", "muse", "napalm"]


def test_zeto_makes_raiders_immediate_but_not_those_in_the_queue() -> None:  # FAQ
    t = Scenario(["garage: zeto_khan"], ["oasis"])
    t.do("use garage", "their oasis")
    assert t.damaged("their oasis")
    assert t.queue() == [None, None, None]
    t = Scenario(["garage: zeto_khan"], queue="- raiders -")
    t.do("use garage")
    assert t.queue() == ["raiders", None, None]


def test_zeto_a_natural_zero_event_or_an_earlier_one_uses_up_the_first() -> None:
    t = Scenario(["garage: zeto_khan"], hand="strafe")
    t.play("strafe")
    t.do("use garage")
    assert t.queue() == [None, "raiders", None]
    t = Scenario(["garage"], hand="banish zeto_khan", water=5)
    t.play("banish")
    t.play("zeto_khan", "our left 1")
    t.do("use garage")
    assert t.queue() == ["banish", "raiders", None]
