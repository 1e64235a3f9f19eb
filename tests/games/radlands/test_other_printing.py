"""V1 Make room, V2 No self-restore, and V3: the other printing's texts of eleven camps (section 21)."""

from __future__ import annotations

from typing import Any

from tests.games.radlands.scenario import GAME, THEM, US, Scenario

OTHER: dict[str, Any] = {"printing": "other"}
FULL = ["cannon: muse muse", "railgun: scout scout", "garage: sniper sniper"]


def other(ours: list[str], theirs: list[str] | None = None, **more: Any) -> Scenario:
    more["options"] = OTHER
    return Scenario(ours, theirs, **more)


def test_v1_off_with_six_people_nobody_can_be_played_and_no_punk_gained() -> None:  # D8
    t = Scenario(FULL, hand="gunner argo_yesky")
    t.do("gunner")
    assert "gunner" in t.discards()
    t.do("argo_yesky")
    assert t.prompt() == "act"
    assert len(t.discards()) == 2


def test_v1_a_person_may_be_played_if_one_is_destroyed_first() -> None:
    t = Scenario(FULL, hand="gunner", options={"make_room": True})
    t.do("gunner", "play")
    assert t.prompt() == "make_room"
    t.do("our sniper right 1")
    t.asks(US, "our right 1", "our right 2")
    t.do("our right 2")
    assert t.people()[2] == ["sniper", "gunner"]
    assert t.discards() == ["sniper"]
    assert t.water == 2


def test_v1_a_punk_may_be_gained_if_one_is_destroyed_first() -> None:
    t = Scenario(FULL, hand="argo_yesky", deck="truce", options={"make_room": True}, water=0)
    t.junk("argo_yesky")
    t.do("our muse left 2", "our left 1")
    assert t.people()[0] == ["punk", "muse"]
    t = Scenario(FULL, hand="argo_yesky", options={"make_room": True}, water=0)
    t.junk("argo_yesky", "decline")
    assert t.people()[0] == ["muse", "muse"]


def test_v1_is_refused_where_the_column_cannot_be_paid() -> None:
    full = ["cannon#: muse muse", "railgun: scout scout", "garage: sniper sniper"]
    t = Scenario(full, hand="holdout", water=0, options={"make_room": True})
    t.do("holdout", "play")
    t.asks(US, "our muse left 1", "our muse left 2")  # only there it costs nothing


def test_v2_no_card_restores_itself() -> None:
    t = Scenario(["outpost!", "cannon!"], options={"no_self_restore": True}, queue="- banish napalm")
    t.do("use outpost")
    t.asks(US, "decline", "our cannon")
    t = Scenario(["adrenaline_lab: repair_bot!"], options={"no_self_restore": True})
    assert not t.can("use adrenaline_lab")
    t = Scenario(["adrenaline_lab!: repair_bot!"], options={"no_self_restore": True})
    t.do("use adrenaline_lab")
    t.asks(US, "decline", "our adrenaline_lab")


def test_v2_a_junk_effect_may_restore_anything() -> None:
    t = Scenario(["outpost!"], hand="sniper", options={"no_self_restore": True})
    t.junk("sniper")
    t.asks(US, "decline", "our outpost")


def test_v3_cache_raids_and_gains_a_punk() -> None:
    t = other(["cache"], deck="scout")
    t.do("use cache", "our left 1")
    assert t.queue() == [None, "raiders", None]
    assert t.people()[0] == ["punk"]
    assert not t.damaged("our cache")
    assert t.water == 1
    assert not other(["cache"], queue="- banish napalm").can("use cache")


def test_v3_cannon_starts_damaged_and_shoots_only_while_undamaged() -> None:
    t = other(["cannon"], ["oasis"])
    t.do("use cannon", "their oasis")
    assert not t.damaged("our cannon")
    assert t.water == 1
    assert not other(["cannon!"]).can("use cannon")
    state = GAME.start(
        1,
        camps="given",
        camps_0=["cannon", "garage", "railgun"],
        camps_1=["oasis", "arcade", "mulcher"],
        printing="other",
    )
    assert state.lay_out()["columns"][0][0]["camp"]["damaged"]
    assert len(state.lay_out()["hands"][0]) == 2 + (1 if state.lay_out()["active"] == 0 else 0)


def test_v3_command_post_starts_with_one_card_and_shoots_alike() -> None:
    t = other(["command_post: punk"], ["oasis"])
    t.do("use command_post", "their oasis")
    assert t.water == 1


def test_v3_construction_yard_moves_a_person_of_either_side() -> None:
    t = other(["construction_yard: muse", "cannon: scout"], ["oasis: sniper gunner", "arcade: mimic"])
    t.do("use construction_yard")
    t.do("first")
    t.asks(US, "our muse", "our scout", "their sniper", "their gunner", "their mimic")
    t.do("their gunner")
    t.asks(US, "their left 1", "their left 2", "their middle 1", "their middle 2", "their right 1")
    t.do("their middle 1")
    assert t.people(THEM) == [["sniper"], ["gunner", "mimic"], []]
    assert t.water == 2


def test_v3_construction_yard_raids_for_two_and_moving_needs_somebody() -> None:
    t = other(["construction_yard"])
    t.do("use construction_yard")
    assert t.queue() == [None, "raiders", None]
    assert t.water == 1


def test_v3_mercenary_camp_damages_any_camp_with_four_people() -> None:
    four = ["mercenary_camp: muse scout", "cannon: sniper punk"]
    t = other(four, ["oasis: gunner"])
    t.do("use mercenary_camp")
    t.asks(US, "their oasis", "their scud_launcher", "their arcade")
    t.do("their oasis")
    assert t.damaged("their oasis")
    assert not other(["mercenary_camp: muse scout", "cannon: sniper"]).can("use mercenary_camp")


def test_v3_obelisk_stands_and_wins_when_the_deck_runs_out() -> None:
    t = other(["obelisk", "mulcher: muse"], deck="scout", only_deck=True)
    t.do("use mulcher")
    assert t.winner == [US]
    assert t.reason == "obelisk"
    t = other(["obelisk#", "mulcher: muse"], deck="scout", only_deck=True)
    t.do("use mulcher")
    assert t.winner is None


def test_v3_resonator_must_be_the_only_ability() -> None:
    t = other(["resonator", "cannon: muse"], ["oasis"])
    t.do("use resonator", "their oasis")
    assert not t.can("use muse")
    t = other(["resonator", "cannon: muse"])
    t.do("use muse")
    assert not t.can("use resonator")
    t.end().end()
    assert t.can("use resonator")


def test_v3_scavenger_camp_turns_a_card_into_a_punk_or_water() -> None:
    t = other(["scavenger_camp"], hand="muse scout", deck="truce", silos=["hand", "area"])
    t.do("use scavenger_camp")
    t.asks(US, "muse", "scout")
    t.do("muse")
    t.asks(US, "punk", "water")
    t.do("water")
    assert t.water == 4
    t = other(["scavenger_camp"], hand="muse", deck="truce")
    t.do("use scavenger_camp", "muse", "punk", "our left 1")
    assert t.people()[0] == ["punk"]
    assert not other(["scavenger_camp"], silos=["hand", "area"]).can("use scavenger_camp")


def test_v3_training_camp_shoots_with_two_people_in_its_column() -> None:
    t = other(["training_camp: muse punk"], ["oasis"])
    t.do("use training_camp", "their oasis")
    assert t.damaged("their oasis")
    assert not other(["training_camp: muse", "cannon: punk scout"]).can("use training_camp")


def test_v3_victory_totem_damages() -> None:
    t = other(["victory_totem"], ["oasis"])
    t.do("use victory_totem", "first", "their oasis")
    assert t.damaged("their oasis")


def test_v3_warehouse_restores_while_they_have_an_unprotected_camp() -> None:
    t = other(["warehouse!"], ["oasis"])
    t.do("use warehouse", "our warehouse")
    assert not t.damaged("our warehouse")
    covered = ["oasis: muse", "arcade: scout", "scud_launcher: sniper"]
    assert not other(["warehouse!"], covered).can("use warehouse")
    assert not other(["warehouse"], ["oasis"]).can("use warehouse")
