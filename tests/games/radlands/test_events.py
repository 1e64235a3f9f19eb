"""The ten events, Raiders and the queue (sections 8, 17, 18)."""

from __future__ import annotations

import pytest

from tests.games.radlands.scenario import THEM, US, Scenario


def resolve(t: Scenario) -> Scenario:
    """Our event on space 1 resolves at the start of our next turn."""
    return t.end().end()


def test_banish_destroys_any_enemy() -> None:
    t = resolve(Scenario(["cannon: gunner"], ["oasis: muse scout"], queue="banish - -"))
    t.asks(US, "their muse", "their scout")
    t.do("their muse")
    assert t.people(THEM)[0] == ["scout"]
    assert t.discards() == ["banish", "muse"]


def test_banish_without_an_enemy_does_nothing() -> None:
    t = resolve(Scenario(["cannon: gunner"], queue="banish - -"))
    assert t.prompt() == "act"
    assert t.discards() == ["banish"]


def test_bombardment_damages_all_camps_and_draws_for_destroyed_ones() -> None:  # FAQ
    t = Scenario(
        None, ["oasis!", "arcade: muse", "obelisk#"], queue="bombardment - -", deck="scout scout gunner gunner"
    )
    resolve(t)
    assert t.destroyed("their oasis")
    assert t.damaged("their arcade")
    assert t.hand() == ["gunner", "gunner", "scout"]  # one of them is the turn's own draw


def test_bombardment_that_destroys_the_last_camp_wins_before_drawing() -> None:  # section 19
    t = Scenario(None, ["oasis!", "arcade#", "obelisk#"], queue="bombardment - -")
    resolve(t)
    assert t.winner == [US]
    assert t.hand() == []


def test_famine_each_keeps_one_you_first() -> None:
    t = Scenario(["cannon: muse punk=truce"], ["oasis: scout gunner"], queue="famine - -")
    resolve(t)
    t.asks(US, "our muse", "our punk")
    t.do("our muse")
    t.asks(THEM, "their scout", "their gunner")
    t.do("their gunner")
    assert t.people(US)[0] == ["muse"]
    assert t.people(THEM)[0] == ["gunner"]


def test_famine_with_one_person_each_does_nothing() -> None:  # section 19
    t = resolve(Scenario(["cannon: muse"], ["oasis: scout"], queue="famine - -"))
    assert t.people(US)[0] == ["muse"]
    assert t.people(THEM)[0] == ["scout"]


def test_high_ground_rearranges_and_exposes() -> None:
    t = Scenario(["railgun: muse! gunner", "cannon: scout"], ["oasis: sniper mimic"], queue="high_ground - -")
    resolve(t)
    t.asks(US, "decline", "rearrange")
    t.do("rearrange")
    t.asks(US, "our left 1", "our left 2", "our middle 1", "our middle 2", "our right 1", "our right 2")
    t.do("our middle 2", "our right 1", "our left 2")
    assert t.people() == [["scout"], ["muse"], ["gunner"]]
    assert t.damaged("our muse")
    t.do("use railgun")
    t.asks(US, "their oasis", "their sniper", "their mimic", "their scud_launcher", "their arcade")


def test_high_ground_may_leave_everybody_in_place() -> None:  # FAQ
    t = resolve(Scenario(["railgun: muse gunner"], queue="high_ground - -"))
    t.do("decline")
    assert t.people()[0] == ["muse", "gunner"]


def test_high_ground_every_enemy_is_hit_by_a_gunner_and_it_ends_with_the_turn() -> None:  # section 19
    t = resolve(Scenario(["railgun: gunner"], ["oasis: sniper mimic"], queue="high_ground - -"))
    t.do("decline", "use gunner")
    assert t.damaged("their sniper")
    assert t.damaged("their mimic")
    t.end().end().do("use railgun")
    assert "their sniper" not in t.options()


def test_high_ground_does_not_expose_ones_own_cards_to_a_vanguard_reply() -> None:  # section 19
    t = resolve(Scenario(["railgun: muse vanguard"], ["oasis"], queue="high_ground - -"))
    t.do("decline", "use vanguard", "their oasis")
    t.asks(THEM, "our vanguard", "our garage", "our outpost")


def test_omen_clock_on_their_high_ground_exposes_our_cards_in_our_turn() -> None:  # section 19, 8.5
    t = Scenario(["omen_clock: muse vanguard"], ["oasis: scout"], their_queue="high_ground - -")
    t.do("use omen_clock")
    t.asks(THEM, "decline", "rearrange")
    t.do("decline")
    t.do("use vanguard", "their scout")
    t.asks(THEM, "our omen_clock", "our muse", "our vanguard", "our garage", "our outpost")


def test_interrogate_draws_four_and_discards_three_of_them() -> None:
    t = Scenario(hand="interrogate muse", deck="scout sniper gunner scout")
    t.play("interrogate")
    t.asks(US, "scout", "sniper", "gunner")  # the old Muse is safe
    t.do("scout")
    t.asks(US, "scout", "sniper", "gunner")
    t.do("scout", "sniper")
    assert t.hand() == ["gunner", "muse"]
    assert t.discards() == ["interrogate", "scout", "scout", "sniper"]


def test_interrogate_shows_the_opponent_only_what_is_discarded() -> None:
    t = Scenario(hand="interrogate", deck="scout sniper gunner looter")
    t.play("interrogate").do("scout")
    seen = str(t.state.view(THEM)["table"]) + str(t.state.events(THEM))
    assert "scout" in seen
    assert "sniper" not in seen
    assert t.state.view(THEM)["table"]["sifted"] == 3


def test_napalm_destroys_the_people_of_one_column() -> None:
    t = Scenario(None, ["oasis: muse scout", "juggernaut@1: sniper@0 gunner@2", "arcade"], queue="napalm - -")
    resolve(t)
    t.asks(US, "left", "middle")
    t.do("middle")
    assert t.people(THEM) == [["muse", "scout"], [], []]
    assert not t.damaged("their juggernaut")  # camps are no enemies


def test_radiation_injures_everybody_at_once() -> None:  # FAQ, section 19
    t = Scenario(["cannon: muse! gunner!"], ["oasis: scout punk=truce"], queue="radiation - -")
    resolve(t)
    assert t.people(US)[0] == []
    assert t.people(THEM)[0] == ["scout"]
    assert t.damaged("their scout")


def test_strafe_injures_unprotected_enemies_and_may_be_wasted() -> None:
    t = Scenario(hand="strafe", theirs=["oasis: muse scout"])
    t.play("strafe")
    assert t.damaged("their scout")
    assert not t.damaged("their muse")
    t = Scenario(hand="strafe")
    t.play("strafe")
    assert t.discards() == ["strafe"]


def test_truce_returns_everybody_and_punks_become_their_cards_in_secret() -> None:  # FAQ, section 19
    t = Scenario(["cannon: muse! punk=banish"], ["oasis: scout", "arcade: punk=strafe"], hand="truce")
    t.play("truce")
    assert t.people(US) == t.people(THEM) == [[], [], []]
    assert t.hand(US) == ["banish", "muse"]
    assert t.hand(THEM) == ["scout", "strafe"]
    assert t.state.view(THEM)["table"]["known"] == [["muse"], ["scout"]]
    assert "banish" not in str(t.state.events(THEM))
    assert "strafe" not in str(t.state.events(US))


def test_uprising_gains_up_to_three_punks() -> None:  # FAQ
    t = resolve(Scenario(None, queue="uprising - -"))
    t.do("our left 1", "our left 2", "our right 1")
    assert t.people() == [["punk", "punk"], [], ["punk"]]


def test_uprising_stops_at_six_and_each_is_optional() -> None:  # D8
    ours = ["cannon: muse muse", "railgun: scout scout", "garage: sniper"]
    t = resolve(Scenario(ours, queue="uprising - -"))
    t.do("our right 2")
    assert t.prompt() == "act"
    t = resolve(Scenario(None, queue="uprising - -"))
    t.do("our left 1", "decline")
    assert t.people() == [["punk"], [], []]


# The queue.


@pytest.mark.parametrize(
    ("card", "queue", "after"),
    [
        ("banish", "- - -", ["banish", None, None]),
        ("banish", "radiation - -", ["radiation", "banish", None]),
        ("banish", "radiation napalm -", ["radiation", "napalm", "banish"]),
        ("uprising", "- - -", [None, "uprising", None]),
        ("uprising", "radiation napalm -", ["radiation", "napalm", "uprising"]),
    ],
)
def test_an_event_goes_to_its_space_or_the_next_free_one(card: str, queue: str, after: list[str]) -> None:  # 8.2
    t = Scenario(hand=card, queue=queue)
    t.play(card)
    assert t.queue() == after


def test_without_a_free_space_an_event_cannot_be_played() -> None:  # 8.2: never to a lower number
    t = Scenario(hand="uprising", queue="- radiation napalm", theirs=["oasis: muse"])
    t.do("uprising")
    assert t.damaged("their muse")  # it could only be junked


def test_events_resolve_then_the_others_move_forward() -> None:  # section 4
    t = resolve(Scenario(queue="banish radiation napalm"))
    assert t.queue() == ["radiation", "napalm", None]


def test_raiders_are_placed_moved_and_resolved() -> None:  # 7.4
    t = Scenario(["garage", "cannon: scout"], ["oasis", "arcade: muse", "mulcher#"], hand="vanguard")
    t.do("use garage")
    assert t.queue() == [None, "raiders", None]
    t.do("use scout")
    assert t.queue() == ["raiders", None, None]  # FAQ: several raids in one turn
    t.junk("vanguard")
    t.asks(THEM, "their oasis", "their arcade")  # a standing camp of theirs, protected or not
    t.do("their arcade")
    assert t.damaged("their arcade")
    assert t.queue() == [None, None, None]


def test_raiders_go_to_space_three_if_two_is_taken_and_never_to_one() -> None:
    t = Scenario(["garage"], queue="- banish -")
    t.do("use garage")
    assert t.queue() == [None, "banish", "raiders"]


def test_a_raid_that_can_do_nothing_is_wasted_as_junk() -> None:  # section 19
    t = Scenario(hand="vanguard", queue="- banish napalm")
    t.junk("vanguard")
    assert t.queue() == [None, "banish", "napalm"]
    assert t.discards() == ["vanguard"]


def test_raiders_in_the_queue_move_like_any_event_and_resolve() -> None:  # FAQ
    t = resolve(Scenario(None, ["oasis", "arcade", "mulcher"], queue="- raiders -"))
    assert t.queue() == ["raiders", None, None]
    t.end().end()
    t.asks(THEM, "their oasis", "their arcade", "their mulcher")
    t.do("their oasis")
    assert t.damaged("their oasis")
