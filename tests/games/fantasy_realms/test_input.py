"""Mistakes get one clear sentence: what is wrong, what is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from talia.games.fantasy_realms import BadHand, score

SEVEN = ["mountain", "cavern", "bell_tower", "forest", "earth_elemental", "swamp", "island"]


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ([], "hand: 0 cards; allowed: 1 to 7, or 8 with the necromancer among them"),
        ([*SEVEN, "king"], "hand: 8 cards; allowed: 1 to 7, or 8 with the necromancer among them"),
        ([*SEVEN, "king", "necromancer"], "hand: 9 cards; allowed"),
        (["king", "king"], "hand: king is there twice; every card exists once"),
        (["montain"], "hand: 'montain' is not a card of Fantasy Realms; did you mean mountain"),
        (["xyzzy"], "hand: 'xyzzy' is not a card of Fantasy Realms; allowed: card ids such as mountain"),
        ([3], "hand: 3 is not a card of Fantasy Realms"),
    ],
)
def test_bad_hands(hand: list[Any], said: str) -> None:
    with pytest.raises(BadHand) as refused:
        score(hand)
    assert str(refused.value).startswith(said)


@pytest.mark.parametrize(
    ("hand", "choices", "said"),
    [
        (["king"], {"kign": "queen"}, "choices: 'kign' is not a choice; allowed: necromancer, doppelganger, mirage"),
        (["king"], {"mirage": "forest"}, "choices: mirage is not in the hand; allowed: choices of none in this hand"),
        (
            ["mirage", "island"],
            {"shapeshifter": "king"},
            "choices: shapeshifter is not in the hand; allowed: choices of",
        ),
        (
            ["mirage"],
            {"mirage": "king"},
            "choices: mirage cannot become king; allowed: any card of the suits army, land",
        ),
        (
            ["mirage"],
            {"mirage": {"suit": "beast"}},
            "choices: mirage cannot take the suit 'beast'; allowed: army, land",
        ),
        (["mirage"], {"mirage": {"card": "forest"}}, 'choices: mirage is written as a card id or as {"suit": suit}'),
        (["mirage"], {"mirage": 5}, "choices: mirage: 5 is not a card of Fantasy Realms"),
        (
            ["doppelganger", "king"],
            {"doppelganger": "queen"},
            "choices: doppelganger cannot choose queen; allowed: king",
        ),
        (["doppelganger"], {"doppelganger": "doppelganger"}, "choices: doppelganger cannot choose doppelganger"),
        (["book_of_changes", "king"], {"book_of_changes": "king"}, "choices: book_of_changes is written"),
        (
            ["book_of_changes", "king"],
            {"book_of_changes": {"card": "book_of_changes", "suit": "army"}},
            "choices: book_of_changes cannot choose book_of_changes; allowed: king",
        ),
        (
            ["book_of_changes", "king"],
            {"book_of_changes": {"card": "king", "suit": "ocean"}},
            "choices: book_of_changes cannot take the suit 'ocean'; allowed: army, leader",
        ),
        (["island", "king"], {"island": "king"}, "choices: island cannot clear king; allowed: island"),
        (["island"], {"island": "swamp"}, "choices: island cannot clear swamp; allowed: island"),
        (["king"], {"necromancer": "queen"}, "choices: necromancer is not in the hand"),
        (["necromancer"], {"necromancer": "queen"}, "choices: the necromancer cannot take queen; allowed: hydra"),
        (["necromancer"], {"necromancer": "swamp"}, "choices: the necromancer cannot take swamp; allowed: hydra"),
        ([*SEVEN, "necromancer"], {"necromancer": "hydra"}, "choices: the necromancer's extra card is already among"),
    ],
)
def test_bad_choices(hand: list[str], choices: dict[str, Any], said: str) -> None:
    discard = [card for card in ("swamp", "hydra") if card not in hand]
    with pytest.raises(BadHand) as refused:
        score(hand, discard, choices)
    assert str(refused.value).startswith(said)


def test_cards_are_in_one_place_only() -> None:
    with pytest.raises(BadHand, match="discard: king is in the hand too; every card exists once"):
        score(["king"], discard=["king"])
    with pytest.raises(BadHand, match="drawn: king is in the hand too"):
        score(["king"], drawn=["king"])
    with pytest.raises(BadHand, match="drawn: a card cannot be in the discard area and drawn too"):
        score(["king"], discard=["queen"], drawn=["queen"])


def test_a_single_word_is_not_a_list() -> None:
    assert score(["king"]).total == 8
    with pytest.raises(BadHand, match="discard: 'king' is one word; allowed: a list of card ids"):
        score(["queen"], discard="king")


def test_null_declines_and_hands_of_every_size_count() -> None:
    assert score(["mirage", "knights"], choices={"mirage": None}).total == 12
    for size in range(1, 8):
        assert score(SEVEN[:size]).total > 0
    assert score([*SEVEN, "necromancer"]).total > score(SEVEN).total
