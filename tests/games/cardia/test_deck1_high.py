"""Deck I, cards 9 to 16 (rules, section 7): what each does, what it may not do, its edge."""

from __future__ import annotations

from tests.games.cardia.scenario import BOTH, THEM, US, Scenario

# 9 Ambusher


def test_ambusher_takes_all_hand_cards_of_a_faction() -> None:
    t = Scenario(" | ambusher surgeon", " | djinn judge mediator saboteur")
    t.both_play("ambusher", "djinn")
    t.asks(US, "dynasty", "rebellion", "academy", "guild")
    t.answer("dynasty")
    assert t.hand(THEM) == ["saboteur"]
    t.asks(BOTH)


def test_ambusher_may_find_nothing_and_proves_it() -> None:
    t = Scenario(" | ambusher surgeon", " | djinn judge mediator")
    t.both_play("ambusher", "djinn")
    t.answer("guild")
    assert t.hand(THEM) == ["mediator", "judge"]
    assert t.table(US)["hands"][THEM] == 2
    assert t.table(US)["memory"][THEM] is not None


# 10 Puppeteer


def test_puppeteer_replaces_the_opposing_card_by_a_random_one() -> None:
    t = Scenario(" | puppeteer surgeon", " | djinn saboteur surgeon")
    t.both_play("puppeteer", "djinn")
    assert "djinn" in t.discards(THEM)
    assert t.row()[0][1] in ("saboteur", "surgeon")
    assert len(t.hand(THEM)) == 1
    assert t.score() == (1, 0)  # interaction 2: 10 against 5 or 3, and its ability does not activate
    assert t.waiting(THEM) is None
    t.asks(BOTH)


def test_puppeteer_takes_the_only_card_and_the_draw_refills() -> None:
    t = Scenario(" | puppeteer surgeon", " | djinn inventor | judge")
    t.both_play("puppeteer", "djinn")
    assert t.row() == [("puppeteer", "inventor")]
    assert t.score() == (0, 1)
    assert t.hand(THEM) == ["judge"]
    t.asks(BOTH)


def test_puppeteer_against_an_empty_hand_wins_though_the_deck_is_full() -> None:  # interaction 1
    t = Scenario(" | puppeteer surgeon", " | djinn | judge inventor magistra")
    t.both_play("puppeteer", "djinn")
    t.won_by(US, "puppeteer")


def test_a_puppeteers_replacement_brings_no_waiting_modifier() -> None:  # R23
    t = Scenario(
        " | puppeteer surgeon", " | djinn saboteur ambusher", table={"waiting": [{}, {"next": {"modifier": -3}}]}
    )
    t.both_play("puppeteer", "djinn")  # 10 against 13
    other = t.row()[0][1]
    assert t.influence(f"their {other}") in (5, 9)


# 11 Clockmaker


def test_clockmaker_raises_the_card_before_it_and_the_next() -> None:
    t = Scenario("saboteur | clockmaker surgeon palace_guard", "palace_guard | djinn ambusher judge")
    t.both_play("clockmaker", "djinn")
    assert t.influence("our saboteur") == 8
    assert t.score() == (1, 1)  # 8 against 7: turned, and nobody activates
    assert t.waiting(US) == {"modifier": 3, "late": 0, "choice": False, "faction": None}
    t.both_play("palace_guard", "ambusher")  # 7 + 3 against 9
    assert t.influence("our palace_guard") == 10


def test_clockmaker_without_a_previous_encounter_does_the_rest() -> None:
    t = Scenario(" | clockmaker surgeon", " | djinn saboteur")
    t.both_play("clockmaker", "djinn")
    assert t.waiting(US) is not None
    t.asks(BOTH)


# 12 Treasurer


def test_treasurer_gives_the_winner_before_it_one_more_signet() -> None:
    t = Scenario("djinn | treasurer surgeon", "saboteur | inventor surgeon")
    t.both_play("treasurer", "inventor")
    assert t.signets("our djinn") == 2
    assert t.score() == (2, 1)


def test_treasurer_may_serve_the_opponent() -> None:  # interaction 6
    t = Scenario("saboteur treasurer* | surgeon void_mage", "djinn inventor | surgeon void_mage")
    assert t.signets("their djinn") == 2
    assert t.score() == (0, 3)


def test_two_treasurers_in_one_encounter_add_up() -> None:  # R20
    t = Scenario("djinn treasurer* | surgeon void_mage", "saboteur treasurer* | surgeon void_mage")
    assert t.signets("our djinn") == 3


def test_a_treasurer_serves_both_winners_of_a_tie() -> None:  # R20, two Judges
    t = Scenario("saboteur treasurer* judge* | surgeon void_mage", "saboteur inventor judge* | surgeon void_mage")
    assert (t.signets("our saboteur"), t.signets("their saboteur")) == (2, 2)


def test_treasurer_in_the_first_encounter_has_no_effect_and_ties_pay_nothing() -> None:
    first = Scenario("treasurer* | surgeon void_mage", "djinn | surgeon void_mage")
    assert first.score() == (0, 1)
    tie = Scenario("saboteur treasurer* | surgeon void_mage", "saboteur djinn | surgeon void_mage")
    assert tie.score() == (0, 1)


# 13 Swamp Guardian


def test_swamp_guardian_takes_a_card_back_and_discards_the_facing_one() -> None:
    t = Scenario("saboteur judge* | swamp_guardian surgeon", "djinn inventor | magistra surgeon | ambusher")
    t.both_play("swamp_guardian", "magistra")
    t.asks(US, "saboteur", "judge")
    t.answer("judge")
    # Interaction 29: the effect ends, the token is gone, the card can be played again.
    assert t.hand(US) == ["surgeon", "judge"]
    assert "inventor" in t.discards(THEM)
    assert t.row() == [("saboteur", "djinn"), ("swamp_guardian", "magistra")]
    assert t.table(THEM)["known"] == [["judge"], []]
    t.both_play("judge", "ambusher")
    assert t.table(THEM)["known"] == [[], []]


def test_swamp_guardian_as_the_only_card_does_nothing() -> None:
    t = Scenario(" | swamp_guardian surgeon", " | djinn surgeon")
    t.both_play("swamp_guardian", "djinn")
    assert t.row() == [("swamp_guardian", "djinn")]
    assert t.hand(US) == ["surgeon"]
    t.asks(BOTH)


def test_swamp_guardian_must_take_a_card_if_there_is_one() -> None:
    t = Scenario("saboteur | swamp_guardian surgeon", "judge | djinn surgeon")
    t.both_play("swamp_guardian", "djinn")  # the only choice, taken at once
    assert t.hand(US) == ["surgeon", "saboteur"]
    assert t.row() == [("swamp_guardian", "djinn")]


# 14 Magistra


def test_magistra_copies_in_her_own_place() -> None:
    t = Scenario("saboteur inventor | magistra surgeon", "judge treasurer | djinn surgeon")
    t.both_play("magistra", "djinn")  # the Inventor is the only card with 14 or more
    t.asks(US, "our saboteur", "our inventor", "our magistra", "their judge", "their treasurer", "their djinn")
    t.answer("our magistra")
    t.answer("their djinn")
    assert (t.influence("our magistra"), t.influence("their djinn")) == (17, 13)
    t.asks(BOTH)


def test_magistra_may_copy_a_djinn_and_win() -> None:  # interaction 9
    t = Scenario("djinn inventor | magistra surgeon", "saboteur judge | inventor surgeon")
    t.both_play("magistra", "inventor")
    t.asks(US, "djinn", "inventor")
    t.answer("djinn")
    t.won_by(US, "djinn")


def test_magistra_lowered_by_a_surgeon_reaches_further() -> None:  # interaction 10
    t = Scenario(
        "ambusher puppeteer clockmaker swamp_guardian inventor djinn mediator judge treasurer saboteur+4 palace_guard"
        " | magistra surgeon",
        "djinn inventor magistra swamp_guardian treasurer clockmaker surgeon void_mage saboteur hired_blade judge"
        " | puppeteer palace_guard",
        table={"waiting": [{"next": {"modifier": -5}}, {}]},
        signets=16,
    )
    t.both_play("magistra", "puppeteer")  # 9 against 10
    t.asks(US, "ambusher", "puppeteer", "clockmaker", "swamp_guardian", "inventor", "djinn", "saboteur")
    t.answer("clockmaker")
    # Previous to the Magistra, not to the Clockmaker.
    assert t.influence("our palace_guard") == 10


def test_magistra_cannot_copy_ongoing_or_weaker_cards() -> None:
    t = Scenario("treasurer+9 swamp_guardian | magistra surgeon", "djinn judge | inventor surgeon")
    t.both_play("magistra", "inventor")
    t.asks(BOTH)
    assert not t.told("copied")


# 15 Inventor


def test_inventor_lifts_one_card_and_lowers_another() -> None:
    t = Scenario("judge | inventor void_mage surgeon", "ambusher | djinn surgeon palace_guard")
    t.both_play("inventor", "djinn")
    t.asks(US, "our judge", "our inventor", "their ambusher", "their djinn")
    t.answer("our judge")
    t.asks(US, "our inventor", "their ambusher", "their djinn")
    t.answer("their ambusher")
    assert t.influence("our judge") == 8 + 3
    assert t.influence("their ambusher") == 9 - 3
    t.asks(BOTH)


def test_inventor_turns_the_encounter_and_the_djinn_stays_silent() -> None:  # interaction 28
    t = Scenario(" | inventor surgeon", " | djinn surgeon")
    t.both_play("inventor", "djinn")
    t.answer("our inventor")  # the other one is then the Djinn: no choice
    assert t.score() == (1, 0)
    assert t.influence("their djinn") == 13
    t.asks(BOTH)


def test_results_are_read_after_the_whole_ability() -> None:  # R16
    t = Scenario("judge | inventor surgeon", "ambusher | djinn surgeon", locations=["serpent_temple"])
    t.both_play("inventor", "djinn")
    t.answer("our judge")  # 11 against 9 for a moment ...
    t.answer("our inventor")
    assert t.score() == (1, 1)
    again = Scenario("judge | inventor surgeon", "palace_guard+3 | djinn surgeon", locations=["serpent_temple"])
    again.both_play("inventor", "djinn")
    again.answer("their palace_guard")  # 8 against 13 ...
    again.answer("our judge")
    assert again.score() == (0, 2)
    assert not again.told("drew")


# 16 Djinn


def test_djinn_wins_though_the_other_would_have_five_signets() -> None:  # interaction 27
    t = Scenario(
        "surgeon void_mage hired_blade saboteur | djinn ambusher",
        "djinn inventor magistra treasurer | swamp_guardian ambusher",
        table={"waiting": [{"next": {"modifier": -5}}, {}]},
    )
    assert t.score() == (0, 4)
    t.both_play("djinn", "swamp_guardian")
    t.won_by(US, "djinn")


def test_djinn_that_wins_its_encounter_is_only_a_card() -> None:
    t = Scenario(" | djinn surgeon", " | saboteur surgeon | judge")
    t.both_play("djinn", "saboteur")
    assert t.score() == (1, 0)
    t.asks(BOTH)
