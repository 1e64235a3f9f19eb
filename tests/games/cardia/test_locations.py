"""Locations that change hands and decks (rules, section 9): what each does, what it does not, its edge."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.cardia.scenario import BOTH, DECK_1, GAME, THEM, US, Scenario

# Serpent Temple


def test_temple_pays_for_a_past_encounter_that_is_turned() -> None:
    t = Scenario(
        "saboteur | clockmaker surgeon | mediator hired_blade",
        "palace_guard | djinn judge void_mage",
        locations=["serpent_temple"],
    )
    t.both_play("clockmaker", "djinn")  # 5 + 3 against 7
    t.asks(THEM, "judge", "void_mage")
    assert t.hand(US) == ["surgeon", "mediator"]  # drawn first
    t.answer("judge")
    assert t.hand(THEM) == ["void_mage"]
    t.asks(BOTH)


def test_turning_the_current_encounter_does_not_stir_the_temple() -> None:
    t = Scenario(" | inventor surgeon | judge", " | djinn judge void_mage", locations=["serpent_temple"])
    t.both_play("inventor", "djinn")
    t.answer("our inventor")
    assert t.score() == (1, 0)
    assert len(t.hand(THEM)) == 2
    t.asks(BOTH)


def test_a_puppeteers_replacement_does_not_stir_the_temple() -> None:
    t = Scenario(" | puppeteer surgeon", " | inventor djinn judge", locations=["serpent_temple"])
    t.state.rng = 3
    t.both_play("puppeteer", "inventor")
    assert len(t.hand(THEM)) == 1
    t.asks(BOTH)


def test_temple_draws_though_there_is_nothing_to_discard() -> None:  # R17
    rows: tuple[Any, ...] = ("saboteur | clockmaker surgeon | mediator hired_blade", "palace_guard | djinn | inventor")
    t = Scenario(*rows, locations=["serpent_temple"])
    t.both_play("clockmaker", "djinn")
    assert t.hand(US) == ["hired_blade", "surgeon", "mediator"]
    other = Scenario(*rows, locations=["serpent_temple"], rulings=["R17"])
    other.both_play("clockmaker", "djinn")
    assert other.hand(US) == ["surgeon", "mediator"]


def test_a_judge_stirs_the_temple_once_for_each_past_tie() -> None:
    t = Scenario(
        "saboteur void_mage | judge surgeon | djinn inventor magistra",
        "saboteur void_mage | djinn inventor magistra treasurer",
        locations=["serpent_temple"],
    )
    t.both_play("judge", "djinn")
    t.asks(THEM, "inventor", "magistra", "treasurer")
    t.answer("inventor")
    t.asks(THEM, "magistra", "treasurer")
    t.answer("magistra")
    assert t.hand(US) == ["surgeon", "magistra", "inventor", "djinn"]
    t.asks(BOTH)


def test_temple_goes_from_the_oldest_encounter_on() -> None:  # R17
    t = Scenario(
        "saboteur-3 hired_blade+5 | inventor surgeon void_mage | treasurer judge",
        "surgeon-1 void_mage+4 | djinn puppeteer mediator | treasurer judge",
        locations=["serpent_temple"],
    )
    assert t.score() == (0, 0)
    t.both_play("inventor", "djinn")
    t.answer("their surgeon")  # the older encounter becomes theirs ...
    t.answer("their void_mage")  # ... the younger one ours
    assert [event["seat"] for event in t.told("drew")] == [THEM]
    t.asks(US, "surgeon", "void_mage")
    t.answer("surgeon")
    assert [event["seat"] for event in t.told("drew")] == [THEM, US]
    t.asks(THEM, "puppeteer", "mediator", "treasurer")


def test_in_a_tie_that_both_come_to_win_only_the_new_winner_is_paid() -> None:  # R17
    # Both Judges are active; once the Void Mage strips the Surgeon, a past encounter is a tie that both win.
    t = Scenario(
        "judge* saboteur surgeon+1 | clockmaker puppeteer ambusher | treasurer",
        "djinn judge* surgeon | void_mage ambusher hired_blade | treasurer",
        locations=["serpent_temple"],
    )
    t.both_play("clockmaker", "void_mage")  # they lose: theirs is the ability
    t.asks(THEM, "our judge", "our surgeon", "their judge")
    t.answer("our surgeon")
    assert [event["seat"] for event in t.told("drew")] == [THEM]  # ours was won before: only theirs is new
    t.asks(US, "puppeteer", "ambusher")
    both = Scenario(
        "judge* saboteur mediator-1 surgeon | clockmaker puppeteer ambusher | treasurer",
        "djinn judge* mediator treasurer-15 | void_mage ambusher hired_blade | inventor",
        locations=["serpent_temple"],
    )
    both.both_play("clockmaker", "void_mage")
    both.answer("our mediator")  # 4 against 4: theirs before, now won by both
    assert [event["seat"] for event in both.told("drew")] == [US]


def test_winning_back_stirs_the_temple_again() -> None:
    t = Scenario(
        "saboteur | inventor clockmaker void_mage judge | magistra mediator treasurer",
        "saboteur | djinn mediator surgeon inventor judge | magistra treasurer",
        locations=["serpent_temple"],
    )
    t.both_play("inventor", "djinn")
    t.answer("our saboteur")  # the tie becomes ours
    t.answer("their djinn")
    t.asks(THEM, "surgeon", "mediator", "judge", "inventor")
    t.answer("surgeon")
    assert len(t.told("drew")) == 1 + 2
    t.both_play("clockmaker", "inventor")  # our Inventor before it is raised: it was won already, nothing new
    assert len(t.told("drew")) == 3 + 2


# Bazaar


def test_bazaar_has_no_draw_at_the_end_of_the_round() -> None:
    t = Scenario(" | saboteur surgeon judge | djinn", " | surgeon judge mediator | djinn", locations=["bazaar"])
    t.both_play("saboteur", "surgeon")
    assert len(t.hand(US)) == 2
    assert len(t.hand(THEM)) == 2


def test_bazaar_refills_a_hand_of_one_at_once() -> None:
    t = Scenario(
        " | saboteur surgeon | djinn inventor magistra judge treasurer",
        " | void_mage judge mediator | djinn",
        locations=["bazaar"],
    )
    t.both_play("saboteur", "void_mage")
    assert t.hand(US) == ["surgeon", "judge", "magistra", "inventor", "djinn"]
    assert {event["rule"] for event in t.told("drew")} == {"cardia.location.bazaar"}


def test_bazaar_gives_as_many_as_there_are() -> None:
    t = Scenario(" | saboteur surgeon | djinn", " | void_mage judge mediator | djinn", locations=["bazaar"])
    t.both_play("saboteur", "void_mage")
    assert t.hand(US) == ["surgeon", "djinn"]


def test_bazaar_refills_in_the_middle_of_a_revolutionary() -> None:
    t = Scenario(
        " | revolutionary envoy librarian",
        " | prodigy envoy librarian engineer"
        " | successor elemental witch_king counselor tax_collector aristocrat poisoner",
        locations=["bazaar"],
    )
    t.both_play("revolutionary", "prodigy")
    t.answer("envoy")
    t.answer("engineer")
    # One card left: four drawn after both discards, and then the Revolutionary's two.
    assert len(t.hand(THEM)) == 1 + 4 + 2
    assert [event["rule"] for event in t.told("drew")] == ["cardia.location.bazaar"] * 4 + [
        "cardia.card.revolutionary"
    ] * 2


def test_bazaar_refills_after_the_witch_kings_shuffle() -> None:  # interaction 24
    t = Scenario(
        " | witch_king envoy librarian",
        " | successor prodigy engineer | kinesis_mage elemental envoy tax_collector aristocrat poisoner",
        locations=["bazaar"],
    )
    t.both_play("witch_king", "successor")
    t.answer("guild")
    assert "envoy" in t.discards(THEM)
    assert len(t.hand(THEM)) == 4
    kinds = [event["event"] for event in t.state.events(None)]
    assert kinds.index("shuffled") < kinds.index("drew")


def test_bazaar_refills_before_the_other_chooses_under_a_fortune_teller() -> None:
    t = Scenario(
        " | fortune_teller judge saboteur surgeon",
        " | ambusher surgeon hired_blade | djinn inventor magistra treasurer puppeteer",
        locations=["bazaar"],
    )
    t.both_play("fortune_teller", "ambusher")
    t.answer("surgeon")  # from a hand of two
    assert len(t.hand(THEM)) == 5
    t.asks(US, "judge", "saboteur", "surgeon")


# Founder's Day


def test_three_adjacent_wins_win_at_once_before_the_losers_ability() -> None:
    t = Scenario(
        "judge inventor | ambusher surgeon", "surgeon void_mage | hired_blade djinn", locations=["founders_day"]
    )
    t.both_play("ambusher", "hired_blade")
    t.won_by(US, "founders_day")
    assert len(t.row()) == 3


def test_founders_day_needs_neighbours_and_counts_encounters_not_signets() -> None:
    t = Scenario(
        "judge saboteur treasurer* | ambusher surgeon",
        "surgeon djinn inventor | hired_blade void_mage",
        locations=["founders_day"],
    )
    t.both_play("ambusher", "hired_blade")
    t.asks(BOTH)


def test_closing_a_gap_can_complete_a_run() -> None:
    t = Scenario(
        "inventor djinn surgeon ambusher | swamp_guardian void_mage",
        "judge mediator magistra saboteur | inventor palace_guard",
        locations=["founders_day"],
    )
    t.both_play("swamp_guardian", "inventor")
    t.answer("surgeon")  # the encounter between them goes
    t.won_by(US, "founders_day")


def test_a_judge_completes_a_run() -> None:
    t = Scenario(
        "magistra saboteur void_mage hired_blade | judge surgeon",
        "inventor saboteur void_mage hired_blade | djinn surgeon",
        locations=["founders_day"],
    )
    t.both_play("judge", "djinn")
    t.won_by(US, "founders_day")


def test_founders_day_for_both_at_once_is_a_drawn_game() -> None:  # R13
    _both_judges([]).won_by(None, "founders_day")
    _both_judges(["R13"]).won_by(THEM, "founders_day")


def _both_judges(rulings: list[str]) -> Scenario:
    """Two ties between two active Judges, and a third tie is played."""
    t = Scenario(
        "judge* saboteur void_mage | hired_blade surgeon",
        "djinn saboteur void_mage | hired_blade surgeon",
        table={
            "row": [
                {"cards": ["judge", "djinn"], "tokens": [True, False]},
                {"cards": ["surgeon", "judge"], "tokens": [False, True]},
                {"cards": ["saboteur", "saboteur"]},
                {"cards": ["void_mage", "void_mage"]},
            ],
            "hands": [["hired_blade", "ambusher"], ["hired_blade", "ambusher"]],
            "discards": [
                _without("judge surgeon saboteur void_mage hired_blade ambusher"),
                _without("judge djinn saboteur void_mage hired_blade ambusher"),
            ],
        },
        at_rest=False,  # they have three in a row before: only so can both win at once, with more signets for one
        locations=["founders_day"],
        rulings=rulings,
    )
    t.both_play("hired_blade", "hired_blade")
    return t


def _without(cards: str) -> list[str]:
    return [card for card in DECK_1 if card not in cards.split()]


# Grand Library


def test_grand_library_starts_with_two_and_draws_two() -> None:
    state = GAME.start(5, locations=["grand_library"])
    assert [len(state.view(seat)["table"]["hands"][seat]) for seat in (0, 1)] == [2, 2]
    assert state.view(None)["table"]["decks"] == [14, 14]
    t = Scenario(
        " | saboteur surgeon | djinn judge mediator", " | void_mage surgeon | djinn", locations=["grand_library"]
    )
    t.both_play("saboteur", "void_mage")
    assert t.hand(US) == ["surgeon", "judge", "djinn"]
    assert t.hand(THEM) == ["surgeon", "djinn"]  # the one card left
    t.both_play("judge", "surgeon")
    assert t.hand(THEM) == ["djinn"]


# Scrapyard


def test_scrapyard_draws_two_and_puts_one_under() -> None:
    t = Scenario(
        " | saboteur surgeon | djinn judge mediator",
        " | void_mage surgeon | inventor magistra",
        locations=["scrapyard"],
    )
    t.both_play("saboteur", "void_mage")
    assert list(t.state.asked) == [0, 1]
    assert [option.word for option in t.state.decision(US).options] == ["surgeon", "judge", "djinn"]
    t.answer("surgeon", US)  # any hand card, R11
    assert list(t.state.asked) == [1]
    assert t.hand(US) == ["surgeon", "judge", "djinn"]  # locked in; both go at once
    t.answer("inventor", THEM)
    assert t.hand(US) == ["judge", "djinn"]
    assert t.deck_left(US) == ["mediator", "surgeon"]
    assert t.table(US)["under"] == [["surgeon"], 1]  # its owner knows where it lies
    assert t.table(THEM)["under"] == [1, ["inventor"]]
    t.asks(BOTH)


@pytest.mark.parametrize("deck", ["", "djinn"])
def test_scrapyard_with_fewer_than_two_cards_is_ignored(deck: str) -> None:  # R11
    t = Scenario(f" | saboteur surgeon | {deck}", f" | void_mage surgeon | {deck}", locations=["scrapyard"])
    t.both_play("saboteur", "void_mage")
    assert len(t.hand(US)) == 1 + len(deck.split())
    assert t.deck_left(US) == []
    assert t.state.decision(US).prompt == "cardia.play"


def test_scrapyard_takes_one_of_the_two_drawn_where_R11_is_read_otherwise() -> None:
    t = Scenario(
        " | saboteur surgeon | djinn judge mediator",
        " | void_mage surgeon | inventor",
        locations=["scrapyard"],
        rulings=["R11"],
    )
    t.both_play("saboteur", "void_mage")
    t.asks(US, "judge", "djinn")  # they have drawn their last card: not concerned
    assert t.table(THEM).get("peeked") == [None, None]
    t.answer("djinn")
    assert t.hand(US) == ["surgeon", "judge"]
    assert t.deck_left(US) == ["mediator", "djinn"]
    assert t.table(US)["under"][US] == ["djinn"]


def test_a_buried_card_is_drawn_again_when_its_time_comes() -> None:
    t = Scenario(
        " | saboteur surgeon mediator | djinn judge",
        " | void_mage surgeon mediator | inventor magistra",
        locations=["scrapyard"],
    )
    t.both_play("saboteur", "void_mage")
    t.answer("judge", US)
    t.answer("magistra", THEM)
    assert t.table(US)["under"][US] == ["judge"]
    t.both_play("mediator", "mediator")  # one card left: an ordinary draw
    assert "judge" in t.hand(US)
    assert t.table(US)["under"] == [[], 0]
