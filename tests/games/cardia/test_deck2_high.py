"""Deck II, cards 9 to 16 (rules, section 8): what each does, what it may not do, its edge."""

from __future__ import annotations

from tests.games.cardia.scenario import BOTH, THEM, US, Scenario

# 9 Blackmailer


def test_blackmailer_costs_two_cards_for_another_faction() -> None:
    t = Scenario(" | blackmailer elemental envoy", " | successor prodigy envoy engineer librarian")
    t.both_play("blackmailer", "successor")
    t.answer("academy")
    assert t.waiting(THEM) == {"modifier": 0, "late": 0, "choice": False, "faction": "academy"}
    t.both_play("elemental", "prodigy")
    t.asks(THEM, "envoy", "engineer", "librarian")  # after the reveal and before phase 2
    t.answer("envoy")
    t.answer("engineer")
    assert t.hand(THEM) == ["librarian"]
    assert t.waiting(THEM) is None


def test_blackmailer_is_content_with_the_faction() -> None:
    t = Scenario(" | blackmailer elemental envoy", " | successor librarian envoy engineer")
    t.both_play("blackmailer", "successor")
    t.answer("academy")
    t.both_play("elemental", "librarian")
    assert len(t.hand(THEM)) == 2
    t.asks(BOTH)


def test_blackmailer_takes_the_one_card_left() -> None:  # interaction 25
    t = Scenario(" | blackmailer elemental envoy", " | successor prodigy envoy | engineer")
    t.both_play("blackmailer", "successor")
    t.answer("academy")
    t.both_play("elemental", "prodigy")
    t.asks(THEM, "envoy", "engineer")
    t.answer("envoy")  # the other one goes without a question
    assert t.hand(THEM) == []


# 10 Illusionist


def test_illusionist_activates_a_losing_card_in_its_own_place() -> None:  # interaction 11
    t = Scenario(
        "envoy revolutionary tax_collector | illusionist prodigy",
        "successor prodigy aristocrat | elemental envoy",
    )
    t.both_play("illusionist", "elemental")
    t.asks(US, "envoy", "revolutionary", "tax_collector")
    t.answer("tax_collector")
    assert t.influence("our tax_collector") == 8  # a tie now: 8 against 8
    t.asks(BOTH)


def test_illusionist_on_a_clockmaker_works_before_the_clockmaker() -> None:  # interaction 11
    t = Scenario(
        "hired_blade clockmaker saboteur | illusionist surgeon",
        "palace_guard djinn judge | elemental surgeon",
    )
    t.both_play("illusionist", "elemental")
    t.asks(US, "hired_blade", "clockmaker", "saboteur")
    t.answer("clockmaker")
    assert t.influence("our hired_blade") == 4
    assert t.influence("our saboteur") == 5
    assert t.waiting(US) == {"modifier": 3, "late": 0, "choice": False, "faction": None}


def test_illusionist_on_a_counselor_puts_the_token_there() -> None:  # interaction 12
    t = Scenario("envoy counselor | illusionist prodigy", "successor elemental | engineer prodigy")
    t.both_play("illusionist", "engineer")
    t.answer("counselor")
    assert t.token("our counselor")
    assert t.signets("our envoy") == 1
    assert t.score() == (1, 2)


def test_illusionist_finds_only_losing_cards() -> None:  # interaction 13
    t = Scenario("successor envoy | illusionist prodigy", "elemental envoy | engineer prodigy")
    t.both_play("illusionist", "engineer")  # one wins, one is tied, and it does not activate itself
    t.asks(BOTH)
    assert not t.told("activated")


def test_a_card_in_a_tie_won_by_the_opponents_judge_alone_is_losing() -> None:
    t = Scenario("saboteur judge+9 | illusionist surgeon", "saboteur judge* | elemental surgeon")
    t.both_play("illusionist", "elemental")
    assert [event["card"] for event in t.told("activated")] == ["saboteur"]


def test_with_two_judges_neither_card_of_a_tie_loses() -> None:
    t = Scenario("saboteur judge*+9 | illusionist surgeon", "saboteur judge* | elemental surgeon")
    t.both_play("illusionist", "elemental")
    assert not t.told("activated")
    t.asks(BOTH)


def test_illusionist_on_an_active_card_changes_nothing() -> None:  # R3
    t = Scenario("envoy aristocrat* | illusionist prodigy", "kinesis_mage successor | engineer prodigy")
    t.both_play("illusionist", "engineer")
    assert t.token("our aristocrat")
    t.asks(BOTH)


def test_illusionist_on_a_hired_blade_clears_that_past_encounter() -> None:
    t = Scenario("hired_blade envoy | illusionist prodigy", "successor kinesis_mage | engineer prodigy")
    t.both_play("illusionist", "engineer")
    assert t.row() == [("envoy", "kinesis_mage"), ("illusionist", "engineer")]


def test_illusionist_on_a_swamp_guardian_may_return_the_illusionist() -> None:
    t = Scenario("swamp_guardian envoy | illusionist prodigy", "successor kinesis_mage | engineer prodigy")
    t.both_play("illusionist", "engineer")
    t.asks(US, "envoy", "illusionist")
    t.answer("illusionist")
    assert t.hand(US) == ["prodigy", "illusionist"]
    assert t.row() == [("swamp_guardian", "successor"), ("envoy", "kinesis_mage")]
    t.asks(BOTH)


# 11 Engineer


def test_engineer_counts_only_after_the_abilities() -> None:  # R6
    t = Scenario(" | engineer prodigy envoy", " | elemental aristocrat envoy | tax_collector")
    t.both_play("engineer", "elemental")
    assert t.waiting(US) == {"modifier": 0, "late": 5, "choice": False, "faction": None}
    t.both_play("prodigy", "aristocrat")  # 7 against 8: the Prodigy acts, then +5 lands
    assert t.influence("our prodigy") == 7 + 3 + 5
    assert [t.waiting(seat, "here") for seat in (US, THEM)] == [None, None]  # nothing is left of it
    assert t.score() == (1, 1)
    assert not t.token("their aristocrat")  # the card that loses now does not activate


def test_engineer_lands_after_a_tie_and_nobody_activates() -> None:  # interaction 19, R6
    t = Scenario(" | engineer prodigy envoy", " | elemental prodigy envoy")
    t.both_play("engineer", "elemental")
    t.both_play("prodigy", "prodigy")
    assert t.influence("our prodigy") == 12
    assert t.score() == (1, 1)
    t.asks(BOTH)


def test_engineer_is_lost_if_the_card_is_gone() -> None:  # interaction 20, R6
    t = Scenario(" | engineer prodigy envoy", " | elemental hired_blade envoy")
    t.both_play("engineer", "elemental")
    t.both_play("prodigy", "hired_blade")
    assert t.row() == [("engineer", "elemental")]
    assert t.waiting(US) is None
    assert t.influence("our engineer") == 11
    t.asks(BOTH)


# 12 Counselor


def test_counselor_wins_the_encounter_before_it() -> None:  # interaction 16
    t = Scenario("poisoner | counselor envoy", "successor | elemental envoy")
    t.both_play("counselor", "elemental")
    assert t.signets("our poisoner") == 1
    assert t.signets("their successor") == 0
    tie = Scenario("poisoner counselor* | prodigy envoy", "poisoner successor | prodigy envoy")
    assert tie.signets("our poisoner") == 1


def test_two_counselors_facing_each_other_cancel() -> None:  # R8
    rows = ("poisoner counselor* | prodigy envoy", "successor counselor* | prodigy envoy")
    assert Scenario(*rows).score() == (0, 1)
    assert Scenario(*rows, rulings=["R8"]).score() == (1, 1)


def test_counselor_in_the_first_encounter_has_no_effect() -> None:
    assert Scenario("counselor* | prodigy envoy", "successor | prodigy envoy").score() == (0, 1)


# 13 Witch King


def test_witch_king_takes_a_faction_from_hand_and_deck() -> None:
    t = Scenario(" | witch_king envoy", " | successor prodigy librarian | engineer elemental envoy tax_collector")
    t.both_play("witch_king", "successor")
    t.answer("guild")
    assert {"prodigy", "engineer", "envoy"} <= set(t.discards(THEM))
    assert sorted(t.hand(THEM) + t.deck_left(THEM)) == ["elemental", "librarian", "tax_collector"]
    t.asks(BOTH)


def test_witch_king_shuffles_the_deck() -> None:
    orders = set()
    for random in range(40):
        t = Scenario(" | witch_king envoy", " | successor prodigy | elemental kinesis_mage aristocrat counselor")
        t.state.rng = random
        t.both_play("witch_king", "successor")
        t.answer("guild")
        orders.add(tuple(t.deck_left(THEM)))
    assert len(orders) > 10


# 14 Elemental


def test_elemental_discards_copies_and_draws() -> None:
    t = Scenario(" | elemental tax_collector aristocrat envoy | prodigy engineer", " | successor envoy prodigy")
    t.both_play("elemental", "successor")
    t.asks(US, "tax_collector", "envoy")  # the Aristocrat is ongoing
    t.answer("tax_collector")
    assert t.influence("our elemental") == 18
    assert "tax_collector" in t.discards(US)
    assert t.hand(US) == ["envoy", "prodigy", "aristocrat", "engineer"]  # one for the Elemental, one at the round's end
    assert len(t.hand(THEM)) == 2


def test_elemental_without_an_eligible_card_still_draws() -> None:  # R10
    t = Scenario(" | elemental aristocrat | prodigy engineer", " | successor envoy | prodigy engineer")
    t.both_play("elemental", "successor")
    t.asks(US, "decline")  # asked all the same: whether there was a choice is not to be seen
    t.answer("decline")
    assert t.hand(US) == ["prodigy", "aristocrat", "engineer"]
    assert len(t.hand(THEM)) == 2
    # Everybody has learned that all cards then in hand were ongoing ones.
    assert t.table(THEM)["memory"][US][:2] == [["start", 1, 2, 0], ["hand_only", [8, 12, 15]]]


def test_elemental_with_an_empty_hand_is_not_asked_and_draws() -> None:
    t = Scenario(" | elemental | prodigy engineer", " | successor envoy")
    t.both_play("elemental", "successor")
    t.asks(BOTH)
    assert t.hand(US) == ["prodigy", "engineer"]


def test_both_draw_where_R10_is_read_otherwise() -> None:
    t = Scenario(" | elemental aristocrat | prodigy engineer", " | successor envoy | prodigy engineer", rulings=["R10"])
    t.both_play("elemental", "successor")
    t.answer("decline")
    assert len(t.hand(US)) == 3
    assert len(t.hand(THEM)) == 3


def test_elemental_discarding_a_djinn_wins() -> None:
    t = Scenario(" | elemental djinn", " | inventor surgeon")
    t.both_play("elemental", "inventor")
    t.answer("djinn")
    t.won_by(US, "djinn")


def test_elemental_as_a_hired_blade_goes_with_its_opposing_card_and_draws() -> None:
    t = Scenario("envoy | elemental hired_blade | prodigy engineer", "prodigy | successor envoy")
    t.both_play("elemental", "successor")
    t.answer("hired_blade")
    assert t.row() == [("envoy", "prodigy")]
    assert t.hand(US) == ["prodigy", "engineer"]


def test_elemental_as_an_illusionist_activates_another_losing_card() -> None:
    t = Scenario("tax_collector | elemental illusionist envoy", "prodigy | successor envoy")
    t.both_play("elemental", "successor")
    t.answer("illusionist")
    assert t.influence("our tax_collector") == 8
    assert t.influence("our elemental") == 14
    t.asks(BOTH)


def test_elemental_as_a_clockmaker_raises_the_card_before_itself() -> None:
    t = Scenario("saboteur | elemental clockmaker surgeon", "palace_guard | djinn surgeon")
    t.both_play("elemental", "djinn")
    t.answer("clockmaker")
    assert t.influence("our saboteur") == 8


# 15 Mechanical Djinn


def test_mechanical_djinn_wins_with_the_following_encounter() -> None:
    t = Scenario(" | mechanical_djinn successor", " | successor envoy aristocrat")
    t.both_play("mechanical_djinn", "successor")
    assert t.token("our mechanical_djinn")
    t.both_play("successor", "envoy")  # 16 against 3: first the Envoy's ability, then the game is won
    t.answer("next")
    t.won_by(US, "mechanical_djinn")


def test_mechanical_djinn_is_checked_after_the_losers_ability() -> None:  # interaction 17, R5
    t = Scenario("mechanical_djinn* | envoy prodigy", "successor | poisoner prodigy")
    t.both_play("envoy", "poisoner")  # won at the comparison, levelled by the Poisoner
    t.asks(BOTH)
    other = Scenario("mechanical_djinn* | envoy prodigy", "successor | poisoner prodigy", rulings=["R5"])
    other.both_play("envoy", "poisoner")
    other.won_by(US, "mechanical_djinn")


def test_mechanical_djinn_waits_for_a_later_turn() -> None:  # interaction 18
    t = Scenario("mechanical_djinn* envoy | prodigy engineer", "successor tax_collector | engineer envoy")
    t.both_play("prodigy", "engineer")
    t.answer("our envoy")  # 6 against 4: the following encounter is won now
    t.won_by(US, "mechanical_djinn")


def test_an_inactive_mechanical_djinn_wins_nothing() -> None:
    t = Scenario("mechanical_djinn | successor prodigy", "successor | poisoner prodigy")
    t.both_play("successor", "poisoner")
    t.asks(BOTH)


def test_a_token_moved_onto_a_mechanical_djinn_wins_at_the_end_of_the_phase() -> None:  # interaction 15
    t = Scenario(
        "mechanical_djinn elemental aristocrat* | kinesis_mage prodigy", "successor envoy elemental | prodigy engineer"
    )
    t.both_play("kinesis_mage", "prodigy")
    t.answer("mechanical_djinn")
    t.won_by(US, "mechanical_djinn")


def test_mechanical_djinn_re_reads_its_neighbour() -> None:  # interaction 30
    t = Scenario(
        "mechanical_djinn* hired_blade engineer | illusionist prodigy", "successor elemental envoy | engineer prodigy"
    )
    t.both_play("illusionist", "engineer")  # the Illusionist activates the Hired Blade: that encounter goes
    t.answer("hired_blade")
    t.won_by(US, "mechanical_djinn")  # its following encounter is now the one we win, 11 against 3


def test_engineer_lands_before_the_mechanical_djinn_is_checked() -> None:  # R6
    t = Scenario(
        "mechanical_djinn* | tax_collector prodigy",
        "successor | aristocrat prodigy",
        table={"waiting": [{"next": {"late": 5}}, {}]},
    )
    t.both_play("tax_collector", "aristocrat")  # 4 + 4 against 8, and then + 5
    t.won_by(US, "mechanical_djinn")


def test_mechanical_djinns_of_both_at_once_are_a_drawn_game() -> None:  # R26, needs two Judges
    ours = "saboteur judge* ambusher mechanical_djinn* | hired_blade puppeteer"
    theirs = "saboteur judge* puppeteer mechanical_djinn* | hired_blade ambusher"
    t = Scenario(ours, theirs)
    t.both_play("hired_blade", "hired_blade")  # a tie: nobody activates, and the check finds both
    t.won_by(None, "mechanical_djinn")
    other = Scenario(ours, theirs, rulings=["R26"])
    other.both_play("hired_blade", "hired_blade")
    other.won_by(THEM, "mechanical_djinn")  # by the other reading more signets win


# 16 Successor


def test_successor_takes_the_deck_and_all_but_two_cards() -> None:
    t = Scenario(
        " | successor envoy",
        " | successor prodigy envoy librarian engineer | elemental witch_king",
        table={"waiting": [{"next": {"modifier": -3}}, {}]},
    )
    t.both_play("successor", "successor")  # 13 against 16
    assert t.deck_left(THEM) == []
    t.asks(THEM, "prodigy", "envoy", "librarian", "engineer")
    t.answer("prodigy")
    t.answer("engineer")
    assert t.hand(THEM) == ["envoy", "librarian"]
    t.asks(BOTH)


def test_successor_against_two_cards_takes_only_the_deck() -> None:  # interaction 23
    t = Scenario(
        " | successor envoy",
        " | successor prodigy envoy | elemental witch_king",
        table={"waiting": [{"next": {"modifier": -3}}, {}]},
    )
    t.both_play("successor", "successor")
    assert t.hand(THEM) == ["envoy", "prodigy"]
    assert t.deck_left(THEM) == []
    t.asks(BOTH)
