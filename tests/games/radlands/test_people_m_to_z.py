"""People from Molgur Stang to Zeto Khan: what each does, when it may not be used, and its edge (section 16)."""

from __future__ import annotations

from tests.games.radlands.scenario import THEM, US, Scenario


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
    assert not Scenario(["cannon: scout"], queue="- banish radiation").can("use scout")


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
    t = Scenario(["cannon: zeto_khan"], ["oasis: muse"], hand="banish napalm", queue="banish radiation napalm", water=4)
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
