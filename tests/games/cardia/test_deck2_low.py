"""Deck II, cards 1 to 8 (rules, section 8): what each does, what it may not do, its edge."""

from __future__ import annotations

import pytest

from tests.games.cardia.scenario import BOTH, THEM, US, Scenario

# 1 Poisoner


def test_poisoner_levels_its_encounter() -> None:
    t = Scenario(" | poisoner envoy", " | successor envoy")
    t.both_play("poisoner", "successor")
    assert t.influence("their successor") == 1
    assert t.score() == (0, 0)
    t.asks(BOTH)


def test_poisoner_adds_to_a_modifier_and_acts_once() -> None:
    t = Scenario(
        " | poisoner prodigy envoy", " | successor envoy prodigy", table={"waiting": [{}, {"next": {"modifier": 3}}]}
    )
    t.both_play("poisoner", "successor")
    assert t.table()["row"][0]["marks"] == [0, -15]
    t.both_play("envoy", "prodigy")
    t.answer("our poisoner")  # lowered later: the Poisoner does not act again
    assert t.score() == (0, 2)


def test_poisoner_only_lowers() -> None:  # R19: reached through an Illusionist, behind it a Counselor
    rows = ("poisoner+5 tax_collector | illusionist envoy", "kinesis_mage counselor* | elemental envoy")
    t = Scenario(*rows)
    t.both_play("illusionist", "elemental")
    t.asks(US, "poisoner", "tax_collector")
    t.answer("poisoner")  # 6 against 2 by influence, lost to the Counselor
    assert t.influence("their kinesis_mage") == 2
    other = Scenario(*rows, rulings=["R19"])
    other.both_play("illusionist", "elemental")
    other.answer("poisoner")
    assert other.influence("their kinesis_mage") == 6


# 2 Kinesis Mage


def test_kinesis_mage_moves_everything_to_another_card() -> None:
    t = Scenario("aristocrat*+3 envoy-2 | kinesis_mage prodigy", "successor elemental | blackmailer prodigy")
    t.both_play("kinesis_mage", "blackmailer")
    t.asks(US, "aristocrat", "envoy")
    t.answer("aristocrat")
    t.asks(US, "envoy", "kinesis_mage")
    t.answer("envoy")
    assert (t.influence("our aristocrat"), t.influence("our envoy")) == (8, 3 - 2 + 3)
    assert (t.token("our aristocrat"), t.token("our envoy")) == (False, True)  # idle on an immediate ability
    t.asks(BOTH)


def test_a_token_moved_from_aristocrat_to_counselor() -> None:  # interaction 14
    t = Scenario(
        "aristocrat* envoy counselor | kinesis_mage prodigy", "envoy successor elemental | tax_collector prodigy"
    )
    assert (t.signets("our aristocrat"), t.score()) == (2, (2, 2))
    t.both_play("kinesis_mage", "tax_collector")  # the Aristocrat is the only card that carries anything
    t.asks(US, "envoy", "counselor", "kinesis_mage")
    t.answer("counselor")
    assert t.signets("our aristocrat") == 1
    assert t.signets("our envoy") == 1  # the Counselor works at once, in its own place
    assert t.score() == (2, 2)


def test_kinesis_mage_needs_a_source_and_a_second_card() -> None:  # R4
    alone = Scenario(
        " | kinesis_mage prodigy", " | blackmailer prodigy", table={"waiting": [{"next": {"modifier": 3}}, {}]}
    )
    alone.both_play("kinesis_mage", "blackmailer")
    alone.asks(BOTH)
    assert alone.influence("our kinesis_mage") == 5
    bare = Scenario("envoy | kinesis_mage prodigy", "successor-3 | blackmailer prodigy")
    bare.both_play("kinesis_mage", "blackmailer")
    bare.asks(BOTH)
    assert bare.influence("their successor") == 13  # never the opponent's


# 3 Envoy


def test_envoy_lowers_any_played_card() -> None:
    t = Scenario("tax_collector | envoy prodigy", "revolutionary | blackmailer prodigy")
    t.both_play("envoy", "blackmailer")
    t.asks(US, "our tax_collector", "our envoy", "their revolutionary", "their blackmailer", "next")
    t.answer("their revolutionary")
    assert t.influence("their revolutionary") == 2
    assert t.score() == (1, 1)
    t.asks(BOTH)


def test_envoy_may_lower_the_next_card() -> None:
    t = Scenario(" | envoy prodigy", " | blackmailer prodigy")
    t.both_play("envoy", "blackmailer")
    t.answer("next")
    assert t.waiting(US) == {"modifier": -3, "late": 0, "choice": False, "faction": None}
    t.both_play("prodigy", "prodigy")  # 4 against 7: the Prodigy raises itself or the Envoy
    t.asks(US, "our envoy", "our prodigy")


# 4 Tax Collector


def test_tax_collector_gets_four() -> None:
    t = Scenario(" | tax_collector envoy", " | prodigy envoy")
    t.both_play("tax_collector", "prodigy")
    assert t.influence("our tax_collector") == 8
    assert t.score() == (1, 0)  # turned; the Prodigy does not activate
    t.asks(BOTH)


def test_tax_collector_that_wins_gets_nothing() -> None:
    t = Scenario(" | tax_collector envoy", " | poisoner envoy")
    t.both_play("tax_collector", "poisoner")
    assert t.table()["row"][0]["marks"] == [-3, 0]  # poisoned, 4 to 1, and no +4


# 5 Revolutionary


def test_revolutionary_makes_them_discard_two_and_draw_two() -> None:
    t = Scenario(" | revolutionary envoy", " | prodigy envoy librarian engineer | successor elemental witch_king")
    t.both_play("revolutionary", "prodigy")
    t.asks(THEM, "envoy", "librarian", "engineer")
    t.answer("envoy")
    t.asks(THEM, "librarian", "engineer")
    t.answer("engineer")
    assert t.hand(THEM) == [
        "librarian",
        "witch_king",
        "elemental",
        "successor",
    ]  # two drawn, and one at the round's end
    t.asks(BOTH)


@pytest.mark.parametrize(("hand", "left"), [("", 2), ("envoy", 2)])
def test_revolutionary_takes_what_there_is_and_they_draw_all_the_same(hand: str, left: int) -> None:
    t = Scenario(" | revolutionary envoy", f" | prodigy {hand} | successor elemental")
    t.both_play("revolutionary", "prodigy")
    assert len(t.hand(THEM)) == left
    t.asks(BOTH)


# 6 Librarian


def test_librarian_chooses_after_the_reveal() -> None:  # interaction 21
    t = Scenario(" | librarian successor", " | prodigy elemental envoy")
    t.both_play("librarian", "prodigy")
    t.both_play("successor", "elemental")
    assert t.table()["row"][-1]["cards"] == ["successor", "elemental"]  # both cards are to be seen
    t.asks(US, "minus_2", "plus_2")
    t.answer("minus_2")
    assert t.influence("our successor") == 14  # a tie, on purpose
    assert t.score() == (0, 1)


def test_librarian_may_lose_on_purpose() -> None:
    t = Scenario(" | librarian successor engineer", " | prodigy mechanical_djinn envoy blackmailer")
    t.both_play("librarian", "prodigy")
    t.both_play("successor", "mechanical_djinn")
    t.answer("minus_2")  # 14 against 15: the Successor acts
    assert t.hand(THEM) == ["envoy", "blackmailer"]
    t.asks(BOTH)


# 7 Prodigy


def test_prodigy_raises_a_small_card_of_ones_own() -> None:  # R18
    t = Scenario("envoy successor tax_collector+5 | prodigy engineer", "aristocrat envoy prodigy | engineer successor")
    t.both_play("prodigy", "engineer")
    t.asks(US, "our envoy", "our prodigy")
    t.answer("our envoy")
    assert t.influence("our envoy") == 6
    t.asks(BOTH)


def test_prodigy_without_a_small_card_does_nothing() -> None:
    t = Scenario(
        "successor | prodigy engineer", "envoy | elemental engineer", table={"waiting": [{"next": {"modifier": 3}}, {}]}
    )
    t.both_play("prodigy", "elemental")
    t.asks(BOTH)
    assert t.influence("our prodigy") == 10


def test_prodigy_may_choose_the_opposing_card_where_R18_is_read_otherwise() -> None:
    t = Scenario("envoy | prodigy engineer", "tax_collector | aristocrat engineer", rulings=["R18"])
    t.both_play("prodigy", "aristocrat")
    t.asks(US, "our envoy", "our prodigy", "their aristocrat")
    t.answer("their aristocrat")
    assert t.influence("their aristocrat") == 11


# 8 Aristocrat


def test_aristocrat_pays_when_its_encounter_is_turned() -> None:  # interaction 22
    t = Scenario(" | aristocrat prodigy envoy", " | blackmailer engineer envoy")
    t.both_play("aristocrat", "blackmailer")
    assert t.token("our aristocrat")
    assert t.score() == (0, 1)
    t.both_play("prodigy", "engineer")
    t.answer("our aristocrat")
    assert t.signets("our aristocrat") == 2
    assert t.score() == (2, 1)


def test_an_inactive_aristocrat_has_one_signet() -> None:
    t = Scenario("aristocrat | envoy prodigy", "revolutionary | envoy prodigy")
    assert t.signets("our aristocrat") == 1
