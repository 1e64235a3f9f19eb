"""Every row of sections 8 and 9 of the rules, and the rulings of 5 to 7: fast scorer, explanation and oracle alike."""

from __future__ import annotations

import pytest

from talia.games.fantasy_realms import score
from tests.games.fantasy_realms.cases import CASES, RULINGS, read_case
from tests.games.fantasy_realms.oracle import oracle

EVERY = CASES + RULINGS


@pytest.mark.parametrize(("key", "hand", "points"), EVERY, ids=[key.replace(" ", "-") for key, _, _ in EVERY])
def test_the_rules_own_case(key: str, hand: str, points: int) -> None:
    cards, choices = read_case(hand)
    found = score(cards, choices=choices)
    assert found.total == points
    assert found.choices == choices
    total, by_card, blanked = oracle(cards, choices)
    assert total == points
    assert {card.card: card.points for card in found.cards} == by_card
    assert sorted(card.card for card in found.cards if card.blanked) == sorted(blanked)


@pytest.mark.parametrize(("key", "hand", "points"), EVERY, ids=[key.replace(" ", "-") for key, _, _ in EVERY])
def test_the_order_of_the_hand_does_not_matter(key: str, hand: str, points: int) -> None:
    cards, choices = read_case(hand)
    assert score(cards[::-1], choices=choices) == score(cards, choices=choices)


def test_the_first_worked_example_card_by_card() -> None:  # 8.6
    found = score(["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"])
    assert found.total == 260
    assert found.choices == {"mirage": "rainstorm"}
    assert {card.card: card.points for card in found.cards} == {
        "mountain": 59,
        "wildfire": 40,
        "great_flood": 32,
        "smoke": 27,
        "air_elemental": 49,
        "whirlwind": 53,
        "mirage": 0,
    }


def test_the_second_worked_example_card_by_card() -> None:  # 8.7
    hand = ["candle", "book_of_changes", "shield_of_keth", "gem_of_order", "queen", "sword_of_keth", "bell_tower"]
    found = score(hand)
    assert found.total == 380
    assert {card.card: card.points for card in found.cards} == {
        "candle": 102,
        "book_of_changes": 3,
        "shield_of_keth": 44,
        "gem_of_order": 155,
        "queen": 6,
        "sword_of_keth": 47,
        "bell_tower": 23,
    }
    turned = found.choices["book_of_changes"]
    assert isinstance(turned, dict)
    assert turned["suit"] == "wizard"
    assert turned["card"] != "queen"


def test_the_necromancer_acts_even_if_it_is_blanked_later() -> None:  # 5.0 [C]
    hand = ["necromancer", "wildfire", "book_of_changes"]
    choices = {"necromancer": "dragon", "book_of_changes": {"card": "necromancer", "suit": "army"}}
    found = score(hand, discard=["dragon"], choices=choices)
    assert {card.card: card.points for card in found.cards} == {
        "necromancer": 0,
        "wildfire": 40,
        "book_of_changes": 3,
        "dragon": -10,
    }


def test_the_extra_card_may_be_copied_and_changed() -> None:  # 5.0
    hand = ["necromancer", "doppelganger", "book_of_changes"]
    choices = {
        "necromancer": "knights",
        "doppelganger": "knights",
        "book_of_changes": {"card": "knights", "suit": "leader"},
    }
    assert score(hand, discard=["knights"], choices=choices).total == 3 + 3 + 20 + 20


def test_in_the_chaos_game_any_drawn_card_may_be_taken() -> None:  # 4 [P]
    found = score(["necromancer", "bell_tower"], drawn=["swamp", "forest", "wildfire"])
    assert found.choices == {"necromancer": "swamp"}
    assert found.total == 3 + 8 + 15 + 18


def test_the_tie_break_counts_printed_strengths_and_the_extra_card() -> None:  # 2 [P]
    choices = {"necromancer": "knights", "doppelganger": "wildfire"}
    found = score(["necromancer", "wildfire", "doppelganger", "king"], discard=["knights"], choices=choices)
    assert found.base_sum == 3 + 40 + 0 + 8 + 20
