"""A card is declared once: its number, its facts and what the engine asks of it follow."""

from __future__ import annotations

import re

import pytest

from talia.core.declared import Box
from talia.games.fantasy_realms.cards import CARDS, IDS, NUMBER
from talia.games.fantasy_realms.cards.base import BASE
from talia.games.fantasy_realms.cards.suits import LAND, SUITS, Suits
from talia.games.fantasy_realms.cards.vocabulary import Card, Each, named
from talia.games.fantasy_realms.extra.choosers import CHOOSER, KEYS, SLOTS, rule_of
from tests.games.fantasy_realms.made_up import TOGETHER
from tests.games.fantasy_realms.scenario import GAME


def test_numbers_are_the_order_of_the_declarations() -> None:
    assert [int(card.number) for card in CARDS] == list(range(53))
    assert all(CARDS[NUMBER[word]].word == word for word in IDS)
    assert [int(card.number) for card in TOGETHER] == list(range(63))


def test_a_box_takes_no_card_twice_and_none_after_it_was_closed() -> None:
    box: Box[Card] = Box("a small box")
    hill = box.declare(Card("hill", LAND, 3, bonus=Each(2, named("knights"))))
    with pytest.raises(AssertionError, match="hill is declared twice"):
        box.declare(Card("hill", LAND, 4))
    box.close(0)
    assert hill.number == 0
    assert hill.facts() == {
        "suit": "land",
        "base": 3,
        "takes": False,
        "chooses": "",
        "gist": "+2 × <knights>",
        "rule": "7",
    }
    with pytest.raises(AssertionError, match="valley is declared after a small box was closed"):
        box.declare(Card("valley", LAND, 1))
    with pytest.raises(AssertionError, match="declared after the base box was closed"):
        BASE.declare(Card("valley", LAND, 1))


def test_suits_go_on_counting_and_none_is_there_twice() -> None:
    more = Suits(SUITS)
    assert more.declare("spirit") == len(SUITS)
    with pytest.raises(AssertionError, match="the suit army is declared twice"):
        more.declare("army")


def test_who_chooses_follows_from_the_abilities() -> None:
    able = [card.word for card in CARDS if card.ability is not None]
    assert sorted(KEYS) == sorted(able)
    rules = [rule_of(slot) for slot in range(SLOTS)]
    assert rules == sorted(rules)  # in the order of section 5
    assert [card.word for card in CHOOSER][2:4] == ["mirage", "shapeshifter"]


def test_facts_tell_what_is_printed() -> None:
    facts = GAME.facts()
    assert list(facts["card"]) == list(IDS)
    forest = {
        "suit": "land",
        "base": 7,
        "takes": False,
        "chooses": "",
        "gist": "+12 × {f-beast} / <elven_archers>",
        "rule": "7",
    }
    assert facts["card"]["forest"] == forest
    assert [word for word, fact in facts["card"].items() if fact["takes"]] == ["necromancer"]
    in_order = sorted((fact["chooses"], word) for word, fact in facts["card"].items() if fact["chooses"])
    assert [word for _, word in in_order] == list(KEYS)
    assert all(facts["card"][word]["gist"] for word in IDS)
    # The gist names whatever the card names, and no card that it does not.
    assert facts["card"]["elven_longbow"]["gist"] == "+30 <elven_archers> / <warlord> / <beastmaster>"
    assert facts["card"]["unicorn"]["gist"] == "+15 <empress> / <queen> / <enchantress>|+30 <princess>"
    for word in IDS:
        assert set(re.findall(r"<(\w+)>", facts["card"][word]["gist"])) <= set(IDS)
    assert facts["suit"]["wild"] == {"cards": 3, "rule": "7"}
    assert sum(suit["cards"] for suit in facts["suit"].values()) == 53
