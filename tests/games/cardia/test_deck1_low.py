"""Deck I, cards 1 to 8 (rules, section 7): what each does, what it may not do, its edge."""

from __future__ import annotations

import pytest

from tests.games.cardia.scenario import BOTH, DECK_1, THEM, US, Scenario

# 1 Hired Blade


def test_hired_blade_discards_itself_and_the_opposing_card() -> None:
    t = Scenario("saboteur | hired_blade surgeon", "judge | djinn surgeon")
    t.both_play("hired_blade", "djinn")
    assert t.row() == [("saboteur", "judge")]
    assert "hired_blade" in t.discards(US)
    assert "djinn" in t.discards(THEM)
    t.asks(BOTH)


def test_hired_blade_takes_the_winners_signet_away() -> None:
    t = Scenario(" | hired_blade surgeon", " | djinn surgeon")
    t.both_play("hired_blade", "djinn")
    assert t.score() == (0, 0)
    assert t.row() == []  # the next encounter will have no previous one


def test_hired_blade_that_wins_does_nothing() -> None:
    t = Scenario(
        "surgeon | hired_blade void_mage",
        "saboteur | void_mage surgeon",
        table={"waiting": [{"next": {"modifier": 3}}, {}]},
    )
    t.both_play(
        "hired_blade", "void_mage"
    )  # 1 + 3 against 2: they lose, and nothing lies in the row to strip but our +3
    assert t.influence("our hired_blade") == 1  # the Void Mage stripped it: the only thing to strip
    assert t.row()[-1] == ("hired_blade", "void_mage")


# 2 Void Mage


def test_void_mage_strips_a_modifier_or_a_token() -> None:
    t = Scenario("judge*+3 surgeon | void_mage saboteur", "clockmaker djinn-5 | ambusher saboteur")
    t.both_play("void_mage", "ambusher")
    t.asks(US, "our judge", "their djinn")
    t.answer("our judge")
    t.asks(US, "modifier", "tokens")
    t.answer("tokens")
    assert t.influence("our judge") == 11
    assert not t.token("our judge")
    t.asks(BOTH)


def test_void_mage_may_not_dodge() -> None:  # R4
    t = Scenario("mediator* saboteur | void_mage surgeon", "djinn judge | ambusher surgeon")
    assert t.score() == (0, 1)
    t.both_play("void_mage", "ambusher")
    # Interaction 8: only an own card carries something, so it must be stripped.
    assert not t.token("our mediator")
    assert t.score() == (0, 3)
    t.asks(BOTH)


def test_void_mage_may_dodge_where_R4_is_read_otherwise() -> None:
    t = Scenario("mediator* | void_mage surgeon", "djinn | ambusher surgeon", rulings=["R4"])
    t.both_play("void_mage", "ambusher")
    t.asks(US, "our mediator", "our void_mage", "their djinn", "their ambusher")
    t.answer("their djinn")
    t.asks(US, "modifier", "tokens")
    t.answer("tokens")
    assert t.token("our mediator")
    t.asks(BOTH)


def test_void_mage_with_nothing_to_remove_does_nothing() -> None:
    t = Scenario("saboteur | void_mage surgeon", "judge | ambusher surgeon")
    t.both_play("void_mage", "ambusher")
    assert [t.influence(card) for card in ("our saboteur", "their judge")] == [5, 8]
    t.asks(BOTH)


def test_void_mage_cannot_touch_what_waits_beside_the_row() -> None:
    t = Scenario(
        "saboteur | void_mage engineer",
        "judge | ambusher envoy",
        table={"waiting": [{"next": {"late": 5}}, {}]},
    )
    t.both_play("void_mage", "ambusher")  # nothing lies in the row, and the Engineer's +5 waits beside it
    t.asks(BOTH)
    assert t.influence("our void_mage") == 2 + 5  # it has landed after the ability


def test_void_mage_ends_an_ongoing_effect_at_once() -> None:  # interaction 5
    t = Scenario("inventor | void_mage surgeon", "mediator* | ambusher surgeon")
    assert t.score() == (0, 0)
    t.both_play("void_mage", "ambusher")
    assert t.score() == (1, 1)  # the Inventor wins at once, and nobody activates
    t.asks(BOTH)


# 3 Surgeon


def test_surgeon_lowers_the_next_card_by_five() -> None:
    t = Scenario(" | surgeon djinn", " | saboteur clockmaker palace_guard")
    t.both_play("surgeon", "saboteur")
    assert t.waiting(US) == {"modifier": -5, "late": 0, "choice": False, "faction": None}
    t.both_play("djinn", "clockmaker")  # 11 against 11: a tie, no ability
    assert t.influence("our djinn") == 11
    assert t.waiting(US) is None
    t.won_by(THEM, "cannot_play")


def test_surgeon_and_djinn_win_the_game() -> None:
    t = Scenario(" | surgeon djinn", " | saboteur treasurer")
    t.both_play("surgeon", "saboteur")
    t.both_play("djinn", "treasurer")  # 11 against 12
    t.won_by(US, "djinn")


def test_surgeon_that_wins_leaves_nothing_waiting() -> None:
    t = Scenario(" | surgeon djinn", " | void_mage treasurer")
    t.both_play("surgeon", "void_mage")
    assert t.waiting(US) is None


# 4 Mediator


def test_mediator_makes_its_encounter_a_tie() -> None:
    t = Scenario(" | mediator surgeon", " | djinn saboteur")
    t.both_play("mediator", "djinn")
    assert t.token("our mediator")
    assert t.score() == (0, 0)
    assert t.signets("their djinn") == 0


def test_mediator_keeps_the_tie_whatever_modifiers_say() -> None:
    t = Scenario("mediator*+20 | saboteur surgeon", "djinn | surgeon saboteur")
    assert t.score() == (0, 0)


def test_an_inactive_mediator_does_nothing() -> None:
    t = Scenario("mediator | surgeon saboteur", "djinn | surgeon saboteur")
    assert t.score() == (0, 1)


def test_a_mediators_tie_is_won_by_a_judge() -> None:  # interaction 4
    t = Scenario("mediator* saboteur | surgeon void_mage", "ambusher judge* | surgeon void_mage")
    assert t.signets("their ambusher") == 1
    assert t.score() == (0, 2)


# 5 Saboteur


def test_saboteur_discards_the_two_top_cards_of_their_deck() -> None:
    t = Scenario(" | saboteur surgeon", " | judge surgeon | djinn inventor magistra")
    t.both_play("saboteur", "judge")
    assert {"djinn", "inventor"} <= set(t.discards(THEM))
    assert t.hand(THEM) == ["surgeon", "magistra"]  # drawn at the end of the round


@pytest.mark.parametrize("deck", ["djinn", ""])
def test_saboteur_takes_what_there_is(deck: str) -> None:
    t = Scenario(" | saboteur surgeon", f" | judge surgeon | {deck}")
    t.both_play("saboteur", "judge")
    assert t.deck_left(THEM) == []
    assert t.hand(THEM) == ["surgeon"]
    t.asks(BOTH)


# 6 Fortune Teller


def test_fortune_teller_makes_them_place_first_and_openly() -> None:
    t = Scenario(" | fortune_teller judge saboteur", " | ambusher surgeon djinn")
    t.both_play("fortune_teller", "ambusher")
    t.asks(THEM, "surgeon", "djinn")
    t.answer("surgeon")
    assert t.table(US)["shown"] == "surgeon/1"
    t.asks(US, "judge", "saboteur")
    t.answer("judge")  # 8 against 3: they lose, and the Surgeon waits
    assert t.row()[-1] == ("judge", "surgeon")
    assert t.waiting(THEM) is not None
    t.asks(BOTH)  # the next encounter only


def test_fortune_teller_against_an_empty_hand_wins_as_usual() -> None:  # interaction 26
    t = Scenario(" | fortune_teller judge", " | ambusher")
    t.both_play("fortune_teller", "ambusher")
    t.won_by(US, "cannot_play")


# 7 Palace Guard


def test_palace_guard_gets_seven_if_they_do_not_pay() -> None:
    t = Scenario(" | palace_guard surgeon", " | ambusher saboteur surgeon")
    t.both_play("palace_guard", "ambusher")
    t.asks(US, "dynasty", "rebellion", "academy", "guild")
    t.answer("rebellion")
    t.asks(THEM, "decline", "saboteur")
    t.answer("decline")
    assert t.influence("our palace_guard") == 14
    assert t.score() == (1, 0)  # turned, and the Ambusher does not activate
    t.asks(BOTH)


def test_palace_guard_is_paid_with_a_card_of_the_faction() -> None:
    t = Scenario(" | palace_guard surgeon", " | ambusher saboteur surgeon")
    t.both_play("palace_guard", "ambusher")
    t.answer("rebellion")
    t.answer("saboteur")
    assert t.influence("our palace_guard") == 7
    assert t.hand(THEM) == ["surgeon"]
    t.asks(BOTH)


def test_palace_guard_does_not_ask_an_empty_hand() -> None:
    t = Scenario(" | palace_guard surgeon", " | ambusher | judge")
    t.both_play("palace_guard", "ambusher")
    t.answer("rebellion")
    assert t.influence("our palace_guard") == 14
    t.asks(BOTH)


def test_declining_a_palace_guard_reveals_nothing() -> None:
    """Asked with nothing to pay, one declines in the same way, and the other sees the same."""
    seen = []
    for hand in ("saboteur surgeon", "judge surgeon"):
        t = Scenario(" | palace_guard surgeon", f" | ambusher {hand}", table={"discards": None} | _rest(hand))
        t.both_play("palace_guard", "ambusher")
        t.answer("rebellion")
        assert t.state.asked == (THEM,)
        t.answer("decline")
        view = t.state.view(US)
        assert view["table"]["memory"] == [None, None]
        seen.append((view, t.state.events(US)))
    assert seen[0] == seen[1]


def _rest(hand: str) -> dict[str, object]:
    """All other cards in the decks, so that what is out of sight does not tell."""
    ours = [card for card in DECK_1 if card not in ("palace_guard", "surgeon")]
    theirs = [card for card in DECK_1 if card not in ("ambusher", *hand.split())]
    return {"decks": [ours[:14], theirs[:13]], "discards": [[], []]}


# 8 Judge


def test_judge_wins_every_tie_past_and_future() -> None:
    t = Scenario("saboteur surgeon | judge void_mage ambusher", "saboteur surgeon | djinn void_mage ambusher")
    t.both_play("judge", "djinn")
    assert t.token("our judge")
    assert t.score() == (2, 1)
    t.both_play("void_mage", "void_mage")
    assert t.signets("our void_mage") == 1
    assert not t.told("lost")[1:]  # a tie activates nothing, though the Judge wins it
    t.asks(BOTH)


def test_judges_of_both_win_all_ties_for_both() -> None:  # interaction 3
    t = Scenario("judge* saboteur | surgeon void_mage", "saboteur judge* | surgeon void_mage")
    assert t.score() == (1, 1)
    t.both_play("surgeon", "surgeon")
    assert t.score() == (2, 2)
    assert (t.signets("our surgeon"), t.signets("their surgeon")) == (1, 1)


def test_a_judge_does_not_break_a_tie_of_signets() -> None:
    t = Scenario(
        "judge* surgeon saboteur void_mage djinn inventor magistra swamp_guardian | treasurer mediator",
        "djinn inventor magistra treasurer surgeon void_mage hired_blade saboteur | swamp_guardian ambusher",
    )
    assert t.score() == (4, 4)
    t.both_play("treasurer", "swamp_guardian")  # one for them; the Treasurer makes our last one count twice
    assert t.score() == (5, 5)
    t.asks(BOTH)  # five each: the game goes on
    t.both_play("mediator", "ambusher")  # 4 against 9: the Mediator makes it a tie, and our Judge wins that
    t.won_by(US, "signets")


def test_a_judge_that_stops_loses_its_ties() -> None:
    t = Scenario("judge* surgeon | saboteur ambusher", "djinn surgeon | void_mage ambusher")
    assert t.score() == (1, 1)
    t.both_play(
        "saboteur", "void_mage"
    )  # 5 against 2: the Void Mage strips the Judge, the only card with anything on it
    assert t.score() == (1, 1)
    assert t.signets("our surgeon") == 0
