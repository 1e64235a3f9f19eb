"""Locations that watch the reveal (rules, section 9): what each does, what it does not, its edge."""

from __future__ import annotations

from tests.games.cardia.scenario import BOTH, THEM, US, Scenario, fog

# Auction House


def test_auction_house_costs_the_top_card_for_less_influence_than_before() -> None:
    t = Scenario(
        "djinn | saboteur surgeon | judge mediator void_mage",
        "surgeon | void_mage mediator | inventor puppeteer djinn",
        locations=["auction_house"],
    )
    t.both_play("saboteur", "void_mage")
    assert "judge" in t.discards(US)
    assert "inventor" in t.discards(THEM)


def test_auction_house_counts_all_tokens() -> None:
    t = Scenario(
        "judge | saboteur surgeon | mediator void_mage",
        "surgeon-3 | void_mage hired_blade | inventor puppeteer",
        table={"waiting": [{"next": {"modifier": 3}}, {}]},
        locations=["auction_house"],
    )
    t.both_play("saboteur", "void_mage")  # 8 after 8: equal, nothing; 2 after 0: nothing
    assert "mediator" not in t.discards(US)
    assert "inventor" not in t.discards(THEM)


def test_auction_house_without_a_previous_encounter_or_a_deck_does_nothing() -> None:
    first = Scenario(" | saboteur surgeon | judge", " | void_mage surgeon | judge", locations=["auction_house"])
    first.both_play("saboteur", "void_mage")
    assert first.hand(US) == ["surgeon", "judge"]
    empty = Scenario("djinn | saboteur surgeon", "surgeon | void_mage hired_blade", locations=["auction_house"])
    empty.both_play("saboteur", "void_mage")
    empty.asks(BOTH)


def test_the_librarian_comes_before_the_auction_house() -> None:  # R7
    rows = ("prodigy | tax_collector envoy | engineer", "envoy | prodigy aristocrat | engineer")
    waiting = {"waiting": [{"next": {"choice": True, "modifier": 1}}, {}]}
    t = Scenario(*rows, table=waiting, deck="II", mix=[], locations=["auction_house"])
    t.both_play("tax_collector", "prodigy")  # 5 after 7
    t.asks(US, "minus_2", "plus_2")
    assert "engineer" not in t.discards(US)
    t.answer("plus_2")  # 7 after 7: equal
    assert "engineer" not in t.discards(US)
    other = Scenario(*rows, table=waiting, deck="II", mix=[], locations=["auction_house"], rulings=["R7"])
    other.both_play("tax_collector", "prodigy")
    assert "engineer" in other.discards(US)


def test_auction_house_does_not_mind_a_puppeteers_replacement() -> None:  # R23
    t = Scenario(
        "surgeon | puppeteer mediator", "judge | djinn hired_blade | inventor magistra", locations=["auction_house"]
    )
    t.both_play("puppeteer", "djinn")
    assert t.row()[-1] == ("puppeteer", "hired_blade")
    assert "inventor" not in t.discards(THEM)


# Haunted Catacombs


def test_catacombs_punish_the_same_faction_twice() -> None:
    t = Scenario("saboteur | ambusher judge", "judge | inventor djinn", locations=["haunted_catacombs"])
    t.both_play("ambusher", "inventor")
    t.won_by(THEM, "haunted_catacombs")
    assert not t.told("compared")  # R7: before everything else


def test_catacombs_for_both_are_a_drawn_game() -> None:  # R12
    rows = ("saboteur | ambusher judge", "judge | djinn inventor")
    t = Scenario(*rows, locations=["haunted_catacombs"])
    t.both_play("ambusher", "djinn")
    t.won_by(None, "haunted_catacombs")
    other = Scenario(*rows, locations=["haunted_catacombs"], rulings=["R12"])
    other.both_play("ambusher", "djinn")
    other.won_by(THEM, "haunted_catacombs")
    level = Scenario(
        "saboteur | ambusher judge", "saboteur | hired_blade inventor", locations=["haunted_catacombs"], rulings=["R12"]
    )
    level.both_play("ambusher", "hired_blade")  # 9 against 1, but the pair is never compared
    level.won_by(None, "haunted_catacombs")


def test_catacombs_look_at_the_neighbour_of_that_moment() -> None:
    t = Scenario(
        "saboteur surgeon | hired_blade ambusher judge",
        "judge void_mage | djinn inventor surgeon",
        locations=["haunted_catacombs"],
    )
    t.both_play("hired_blade", "djinn")  # both go: the neighbours are Surgeon and Void Mage again
    t.both_play("ambusher", "inventor")
    assert not t.state.over


def test_catacombs_do_not_mind_neighbours_made_by_a_puppeteer() -> None:  # R23
    t = Scenario("surgeon | puppeteer mediator", "judge | inventor djinn", locations=["haunted_catacombs"])
    t.both_play("puppeteer", "inventor")
    assert t.row()[-1] == ("puppeteer", "djinn")  # of the Judge's faction
    t.won_by(US, "cannot_play")  # their hand is empty now; the Catacombs did not mind


# Foggy Swamp


def test_in_the_swamp_the_first_round_reveals_nothing() -> None:
    t = fog(" | saboteur surgeon judge | djinn", " | void_mage surgeon judge | djinn", None)
    t.both_play("saboteur", "void_mage")
    assert t.row() == []
    assert t.table(US)["fog"] == ["saboteur", "hidden"]
    assert t.table(THEM)["fog"] == ["hidden", "void_mage"]
    assert t.table(None)["fog"] == ["hidden", "hidden"]
    assert t.hand(US) == ["surgeon", "judge", "djinn"]


def test_in_the_swamp_the_pair_before_is_revealed_and_resolved() -> None:
    t = fog(" | surgeon judge", " | surgeon judge mediator | djinn inventor", ("saboteur", "ambusher"))
    t.both_play("surgeon", "mediator")
    assert t.row() == [("saboteur", "ambusher")]
    assert {"djinn", "inventor"} <= set(t.discards(THEM))  # the Saboteur acted
    assert t.table(US)["fog"] == ["surgeon", "hidden"]


def test_in_the_swamp_what_waits_is_for_the_next_card_chosen() -> None:
    t = fog(" | judge mediator saboteur", " | inventor magistra puppeteer", ("surgeon", "ambusher"))
    t.both_play("judge", "inventor")  # the Surgeon of the pair before acts while the Judge lies face down
    assert t.waiting(US, "next") is not None
    t.both_play("mediator", "magistra")  # the Judge is revealed: nothing was waiting for it
    assert t.influence("our judge") == 8
    assert t.waiting(US, "fog") is not None
    t.both_play("saboteur", "puppeteer")
    assert t.influence("our mediator") == -1


def test_cards_under_the_fog_are_not_played_cards() -> None:  # R15
    t = fog(" | judge mediator", " | saboteur magistra puppeteer", ("inventor", "djinn"))
    t.both_play("judge", "saboteur")
    t.asks(US, "our inventor", "their djinn")
    t.answer("our inventor")
    assert t.score() == (1, 0)


def test_a_fortune_teller_in_the_swamp_shows_the_next_placement() -> None:  # R15
    t = fog(" | judge mediator surgeon", " | saboteur magistra puppeteer", ("fortune_teller", "ambusher"))
    t.both_play("judge", "saboteur")
    t.asks(THEM, "magistra", "puppeteer")
    t.answer("magistra")
    t.answer("mediator", US)
    assert t.table(US)["fog"] == ["mediator", "magistra"]  # lies face up, and is not played yet
    assert t.table(None)["fog"] == ["hidden", "magistra"]
    assert ("judge", "saboteur") in t.row()


def test_in_the_swamp_who_cannot_place_loses_though_a_pair_lies_there() -> None:  # R14
    t = fog(" | judge", " | saboteur magistra", ("inventor", "hired_blade"))
    t.both_play("judge", "saboteur")
    t.won_by(THEM, "cannot_play")
    both = fog(" | judge", " | saboteur", ("inventor", "surgeon"))
    both.both_play("judge", "saboteur")
    both.won_by(US, "neither_can_play")  # one signet for the Inventor; the pair with the Judge is not counted


def test_an_engineer_in_the_swamp_waits_for_its_card() -> None:
    t = fog(" | prodigy envoy librarian", " | prodigy aristocrat successor", ("engineer", "elemental"))
    t.both_play("prodigy", "aristocrat")
    assert t.waiting(US, "next") is not None
    t.both_play("envoy", "prodigy")
    assert t.influence("our prodigy") in (7, 10)  # revealed now, without +5
    assert t.waiting(US, "fog") is not None


def test_a_blackmailer_in_the_swamp_judges_the_next_card_chosen() -> None:
    t = fog(
        " | prodigy envoy librarian", " | prodigy aristocrat successor envoy elemental", ("blackmailer", "counselor")
    )
    t.both_play("prodigy", "aristocrat")
    t.answer("guild")
    t.both_play("envoy", "successor")  # the Aristocrat is revealed: it was chosen before, and the Prodigy raises itself
    assert t.waiting(THEM, "fog") == {"modifier": 0, "late": 0, "choice": False, "faction": "guild"}
    t.both_play("librarian", "prodigy")  # now the Successor, of the Dynasty
    t.asks(THEM, "envoy", "elemental")
    t.answer("envoy")
    assert t.hand(THEM) == []
