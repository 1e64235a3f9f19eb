"""People from Argo Yesky to Mimic: what each does, when it may not be used, and its edge (section 16)."""

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
        ("banish radiation -", [None, "banish", "radiation"]),
        ("banish - radiation", [None, "banish", "radiation"]),
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


@pytest.mark.parametrize("stuck", ["- banish radiation", "banish radiation napalm", "- - banish", "- - -"])
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
    t = Scenario(["cannon: mimic"], ["oasis: molgur_stang scout"], queue="- banish radiation")
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
