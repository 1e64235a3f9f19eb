"""The end (sections 2 and 5): hands open, the Necromancer, every choice by its owner, points, ties."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core import playout
from talia.games.fantasy_realms import best_mask, score
from talia.games.fantasy_realms.cards import CARDS, IDS
from talia.games.fantasy_realms.cards.suits import SUITS
from talia.games.fantasy_realms.extra.hand import mask_of
from tests.games.fantasy_realms.scenario import GAME, Scenario

SECOND_THREE = "swamp forge rangers"
FIRST_WITHOUT = "king queen hydra dragon forge swamp rangers"


def at_the_end(*hands: str, area: str = "", **more: Any) -> Scenario:
    """A table on its very last discard: seat 0 has drawn the Candle and throws it away."""
    size = len(hands[0].split())
    t = Scenario(*hands, area=area, deck="candle", hand=size, end=len(area.split()) + 1, **more)
    if area:
        t.answer(0, "deck")
    t.answer(0, "candle")
    return t


def of_suits(*suits: str) -> list[str]:
    return [card.word for card in CARDS if SUITS[card.suit] in suits]


def test_hands_lie_open_before_anything_is_chosen() -> None:
    t = at_the_end("mirage", "king")
    for seat in (0, 1, None):
        assert t.state.view(seat)["table"]["hands"] == [["mirage"], ["king"]]
        assert t.state.view(seat)["table"]["open"] is True
    assert t.told(None)[-2:] == ["laid_open", "laid_open"]


def test_the_necromancer_may_take_an_army_leader_wizard_or_beast_of_the_area() -> None:  # 5.0, 7.28
    t = at_the_end("necromancer", "hydra", area="knights king collector dragon swamp smoke warship mirage")
    t.asks(0, "decline", "knights", "king", "collector", "dragon", prompt="add")
    assert t.state.decision(0).card == "necromancer"
    t.answer(0, "dragon")
    assert t.hand(0) == ["necromancer", "dragon"]
    assert "dragon" not in t.area
    assert t.state.outcome == talia.Outcome((0,), (33, 12), "highest_score")  # the Necromancer is the Dragon's Wizard


def test_the_necromancer_may_decline() -> None:  # 5: all decisions may be declined
    t = at_the_end("necromancer", "hydra", area="knights")
    t.answer(0, "decline")
    assert t.hand(0) == ["necromancer"]
    assert t.state.outcome == talia.Outcome((1,), (3, 12), "highest_score")


def test_the_necromancer_is_not_asked_where_nothing_fits() -> None:
    t = at_the_end("necromancer", "hydra", area="swamp smoke")
    assert t.over()
    assert t.hand(0) == ["necromancer"]


def test_nobody_is_asked_for_a_necromancer_in_the_area_or_the_deck() -> None:
    t = at_the_end("king", "hydra", area="knights necromancer")
    assert t.over()


def test_the_extra_card_is_an_ordinary_card_for_doppelganger_and_book() -> None:  # 5.0
    t = at_the_end("necromancer doppelganger", "hydra swamp", area="knights")
    t.answer(0, "knights")
    t.asks(0, "decline", "necromancer", "knights", prompt="copy")
    t.answer(0, "knights")
    assert t.state.outcome == talia.Outcome((1,), (3 + 12 + 12, 40 + 18), "highest_score")


def test_a_taken_chooser_makes_its_own_choice() -> None:
    """In Chaos any card can be turned up: a Mirage among them is then asked for its name."""
    t = Scenario("necromancer", "king", "queen", variant="chaos", hand=1, deck="mirage hydra swamp")
    t.answer(3, "time_up")
    t.asks(0, "decline", "mirage", "hydra", "swamp", prompt="add")
    t.answer(0, "mirage")
    assert t.prompt(0) == "name_suit"
    assert t.state.decision(0).card == "mirage"


def test_doppelganger_copies_any_other_card_of_the_hand() -> None:  # 5.1
    t = at_the_end("doppelganger king hydra", SECOND_THREE)
    t.asks(0, "decline", "king", "hydra", prompt="copy")
    t.answer(0, "hydra")
    assert total(t, 0) == 12 + 12 + 8


def total(t: Scenario, seat: int) -> int:
    outcome = t.state.outcome
    assert outcome is not None
    return outcome.scores[seat]


MIRAGE_SUITS = ["army", "land", "weather", "flood", "flame"]
SHAPESHIFTER_SUITS = ["artifact", "leader", "wizard", "weapon", "beast"]


@pytest.mark.parametrize("suit", MIRAGE_SUITS)
def test_mirage_names_a_suit_of_five_and_then_a_card_of_it(suit: str) -> None:  # 5.2
    t = at_the_end("mirage", "king")
    t.asks(0, "decline", *MIRAGE_SUITS, prompt="name_suit")
    t.answer(0, suit)
    t.asks(0, "suit_only", *of_suits(suit), prompt="name_card")
    assert len(t.words(0)) == 1 + 5
    assert t.state.decision(0).card == "mirage"
    assert t.parts(0, of_suits(suit)[2])["card"] == of_suits(suit)[2]


@pytest.mark.parametrize("suit", SHAPESHIFTER_SUITS)
def test_shapeshifter_names_a_suit_of_the_other_five_and_then_a_card_of_it(suit: str) -> None:  # 5.3
    t = at_the_end("shapeshifter", "king")
    t.asks(0, "decline", *SHAPESHIFTER_SUITS, prompt="name_suit")
    t.answer(0, suit)
    t.asks(0, "suit_only", *of_suits(suit), prompt="name_card")


def test_a_wild_that_declines_is_asked_for_no_card() -> None:
    t = at_the_end("mirage", "king")
    t.answer(0, "decline")
    assert t.over()
    assert t.told(None).count("declined") == 1


def test_a_name_is_told_once_it_is_whole() -> None:
    t = at_the_end("mirage lightning", "king hydra")
    t.answer(0, "weather")
    assert "became" not in t.told(None)
    assert "became_suit" not in t.told(None)
    assert t.state.view(1)["table"]["choices"] == {"mirage": {"suit": "weather"}}  # and the card is being asked for
    t.answer(0, "rainstorm")
    assert t.told(None).count("became") == 1
    assert "became_suit" not in t.told(None)


def test_a_wild_may_name_only_a_suit() -> None:  # 5.2, FAQ 5
    t = at_the_end("shapeshifter forge", "king hydra")
    t.answer(0, "weapon", "suit_only")  # a plain Weapon is enough for the Forge
    assert total(t, 0) == 9 + 9
    assert t.state.view(1)["table"]["choices"] == {"shapeshifter": {"suit": "weapon"}}


def test_a_wild_may_name_a_card_that_somebody_holds() -> None:  # 7: anywhere in the game
    t = at_the_end("mirage lightning", "king hydra")
    t.answer(0, "weather", "rainstorm")
    assert total(t, 0) == 11 + 30
    u = at_the_end("shapeshifter queen", "king knights")
    u.answer(0, "leader", "king")
    assert u.state.view(None)["table"]["choices"] == {"shapeshifter": "king"}


def test_the_wilds_choose_in_the_order_of_the_rulebook() -> None:  # 5: Doppelgänger, Mirage, Shapeshifter, Book, Island
    t = at_the_end(
        "shapeshifter mirage doppelganger book_of_changes island wildfire necromancer",
        "swamp forge rangers king queen hydra rainstorm",
        area="knights",
    )
    asked = []
    while not t.over():
        decision = t.state.decision(0)
        asked.append((decision.prompt.split(".")[1], decision.card))
        wanted = "wildfire" if decision.prompt.endswith("turn_card") else None
        t.answer(0, wanted or decision.options[1].word)
    assert asked == [
        ("add", "necromancer"),
        ("copy", "doppelganger"),
        ("name_suit", "mirage"),
        ("name_card", "mirage"),
        ("name_suit", "shapeshifter"),
        ("name_card", "shapeshifter"),
        ("turn_card", "book_of_changes"),
        ("turn_to", "book_of_changes"),
        ("clear", "island"),
    ]


def test_choices_of_different_players_are_asked_of_their_owners() -> None:
    t = at_the_end("mirage king", "doppelganger queen", "book_of_changes swamp")
    assert t.asked() == [1]
    t.answer(1, "queen")
    assert t.asked() == [0]
    t.answer(0, "army", "suit_only")
    assert t.asked() == [2]
    t.answer(2, "decline")
    assert t.over()
    assert total(t, 0) == 8 + 5
    assert total(t, 1) == 6 + 6


def test_the_book_turns_any_other_card_to_any_other_suit_wild_included() -> None:  # 5.4, 7.49 [P]
    t = at_the_end("book_of_changes king forge", "hydra swamp rangers")
    t.asks(0, "decline", "king", "forge", prompt="turn_card")
    t.answer(0, "king")
    t.asks(0, "decline", *[suit for suit in SUITS if suit != "leader"], prompt="turn_to")
    t.answer(0, "weapon")
    assert total(t, 0) == 3 + 8 + (9 + 9 + 9)
    assert t.state.view(None)["table"]["choices"] == {"book_of_changes": {"card": "king", "suit": "weapon"}}


def test_the_book_may_still_be_closed_after_a_card_is_pointed_at() -> None:
    t = at_the_end("book_of_changes king", "hydra swamp")
    t.answer(0, "king", "decline")
    assert t.over()
    assert t.state.view(None)["table"]["choices"] == {}
    assert total(t, 0) == 11


def test_the_book_goes_by_the_suit_a_wild_has_taken() -> None:  # 5: the Book comes after the wilds
    t = at_the_end("book_of_changes mirage", "hydra swamp")
    t.answer(0, "weather", "smoke", "mirage")
    t.asks(0, "decline", *[suit for suit in SUITS if suit != "weather"], prompt="turn_to")


def test_the_island_clears_one_flood_or_flame_by_the_suits_after_the_book() -> None:  # 5.5, CLEAR-5
    t = at_the_end(
        "island wildfire basilisk book_of_changes mirage doppelganger collector",
        "hydra swamp rangers king queen forge unicorn",
    )
    t.answer(0, "wildfire", "flood", "suit_only", "basilisk", "flood")
    t.asks(0, "decline", "island", "wildfire", "basilisk", "mirage", "doppelganger", prompt="clear")


def test_the_island_may_be_declined() -> None:
    t = at_the_end("island", "king")
    t.asks(0, "decline", "island", prompt="clear")  # a Flood itself, though it has no penalty
    t.answer(0, "decline")
    assert total(t, 0) == 14


def test_the_first_worked_example_of_the_rulebook() -> None:  # 8.6: 260
    t = at_the_end("mountain wildfire great_flood smoke air_elemental whirlwind mirage", FIRST_WITHOUT)
    assert t.best(0) == ["weather"]
    t.answer(0, "weather")
    assert t.best(0) == ["rainstorm"]
    t.answer(0, "rainstorm")
    assert total(t, 0) == 260


def test_the_second_worked_example_of_the_rulebook() -> None:  # 8.7: 380
    hand = "candle book_of_changes shield_of_keth gem_of_order queen sword_of_keth bell_tower"
    t = Scenario(hand, FIRST_WITHOUT.replace("queen", "empress"), end=1, deck="knights")
    t.answer(0, "knights")
    t.answer(0, "bell_tower", "wizard")
    assert total(t, 0) == 380


def test_the_best_choice_is_marked_while_the_best_ones_are_followed() -> None:
    t = at_the_end("bell_tower book_of_changes mirage knights", "hydra swamp rangers king")
    while not t.over():
        marked = t.best(0)
        assert len(marked) == 1
        t.answer(0, marked[0])
    assert total(t, 0) == best_mask(mask_of(["bell_tower", "book_of_changes", "mirage", "knights"]))


def test_after_another_choice_the_best_of_what_is_left_is_marked() -> None:
    t = at_the_end("mirage island swamp wildfire", "hydra forge rangers king")
    assert t.best(0) != ["army"]
    t.answer(0, "army")
    assert len(t.best(0)) == 1  # though the Island is still to choose
    t.answer(0, "knights")
    marked = t.best(0)
    assert len(marked) == 1
    scores: dict[str, int] = {}
    for word in t.words(0):
        clone = t.state.clone()
        clone.answer(0, word)
        outcome = clone.outcome
        assert outcome is not None
        scores[word] = outcome.scores[0]
    assert scores[marked[0]] == max(scores.values())


def test_a_name_of_another_suit_than_the_best_one_is_marked_by_trying() -> None:
    t = at_the_end("doppelganger mirage forest lightning", "hydra swamp rangers king")
    t.answer(
        0, "decline" if t.best(0) != ["decline"] else "forest"
    )  # not the best one: now Mirage is the last to choose
    best = 0
    for suit in MIRAGE_SUITS:
        named = t.state.clone()
        named.answer(0, suit)
        words = [option.word for option in named.decision(0).options]
        marked = [option.word for option in named.decision(0).options if option.parts.get("best")]
        assert len(marked) == 1
        scores: dict[str, int] = {}
        for word in words:
            ended = named.clone()
            ended.answer(0, word)
            assert ended.outcome is not None
            scores[word] = ended.outcome.scores[0]
        assert scores[marked[0]] == max(scores.values())
        best = max(best, max(scores.values()))
    while not t.over():
        (word,) = t.best(0)
        t.answer(0, word)
    assert total(t, 0) == best


def test_with_best_scoring_the_engine_takes_the_best_choices_for_everybody() -> None:
    t = at_the_end(
        "mountain wildfire great_flood smoke air_elemental whirlwind mirage",
        "necromancer king queen hydra forge swamp rangers",
        area="knights dragon",
        scoring="best",
    )
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.scores[0] == 260
    table = t.state.view(None)["table"]
    assert table["choices"]["mirage"] == "rainstorm"
    assert table["choices"]["necromancer"] == "knights"  # King and Queen: 20 each for every Army
    hand = ["necromancer", "king", "queen", "hydra", "forge", "swamp", "rangers"]
    assert outcome.scores[1] == score(hand, ["knights", "dragon", "candle"]).total
    assert "added" in t.told(None)
    assert "became" in t.told(None)


@pytest.mark.parametrize("seed", range(8))
def test_best_scoring_agrees_with_the_scorer_on_random_games(seed: int) -> None:
    state = GAME.start(seed, 3, scoring="best", cards=[suit for suit in SUITS if suit != "wild"])
    while not state.view(None)["table"]["open"]:
        before = state.clone()
        playout.play_some(state, seed, 1)
    table = state.view(None)["table"]
    outcome = state.outcome
    assert outcome is not None
    assert not before.over
    for seat in range(3):
        extra = table["choices"].get("necromancer")
        hand = [card for card in table["hands"][seat] if card != extra]
        area = table["area"] + ([extra] if extra and extra in table["hands"][seat] else [])
        assert outcome.scores[seat] == score(hand, area).total


def test_a_tie_goes_to_the_lowest_sum_of_printed_strengths() -> None:  # 2 [R]
    t = at_the_end("knights", "hydra")  # 20 - 8 against 12
    assert t.state.outcome == talia.Outcome((1,), (12, 12), "lowest_base")
    assert t.state.events(None)[-1]["event"] == "won_tie"
    assert t.state.events(None)[-1]["rule"] == "fantasy_realms.2.tie"


def test_the_extra_card_counts_for_the_tie() -> None:  # 2 [P]
    t = at_the_end("necromancer", "elven_archers", area="hydra")
    t.answer(0, "hydra")
    assert t.state.outcome == talia.Outcome((1,), (15, 15), "lowest_base")  # 15 printed against 10


def test_equal_sums_share_the_win() -> None:  # 2 [P]
    t = at_the_end("mountain", "beastmaster", "king")
    assert t.state.outcome == talia.Outcome((0, 1), (9, 9, 8), "shared")


def test_a_doppelganger_counts_with_its_printed_strength_for_the_tie() -> None:  # 2 [P]
    t = at_the_end("hydra doppelganger", "mountain elven_archers")
    t.answer(0, "hydra")  # 12 + 12 with 12 printed, against 9 + 15 with 19 printed
    assert t.state.outcome == talia.Outcome((0,), (24, 24), "lowest_base")


def test_the_end_shows_every_hand_with_its_whole_score() -> None:
    t = at_the_end("necromancer wildfire", "king mirage", area="knights")
    assert "scores" not in t.state.view(0)["table"]
    t.answer(0, "knights")
    t.answer(1, "army", "suit_only")
    for seat in (0, 1, None):
        sheets = t.state.view(seat)["table"]["scores"]
        assert [sheet["total"] for sheet in sheets] == [43, 13]
        assert [sheet["base_sum"] for sheet in sheets] == [63, 8]
        assert sheets[0]["choices"] == {"necromancer": "knights"}
        assert sheets[1]["choices"] == {"mirage": {"suit": "army"}}
        knights = next(card for card in sheets[0]["cards"] if card["card"] == "knights")
        assert knights["blanked"] is True
        assert knights["blanked_by"] == ["wildfire"]
        assert knights["points"] == 0
        assert sheets[0]["lines"][0]["rule"] == "fantasy_realms.5.0"
        assert sum(card["points"] for card in sheets[1]["cards"]) == 13


def test_each_choice_is_told_with_its_rule() -> None:
    t = at_the_end(
        "shapeshifter mirage doppelganger book_of_changes island king necromancer",
        "hydra swamp rangers queen forge unicorn smoke",
        area="knights",
    )
    t.answer(0, "knights", "king", "flood", "suit_only", "weapon", "sword_of_keth", "king", "army", "mirage")
    events = [(event["event"], event["rule"]) for event in t.state.events(None)]
    told = [event for event in events if event[1].startswith("fantasy_realms.5.")]
    assert told[:6] == [
        ("added", "fantasy_realms.5.0"),
        ("copied", "fantasy_realms.5.1"),
        ("became_suit", "fantasy_realms.5.2"),
        ("became", "fantasy_realms.5.3"),
        ("changed_suit", "fantasy_realms.5.4"),
        ("cleared", "fantasy_realms.5.5"),
    ]
    assert told[6:] == [("scored", "fantasy_realms.5.7")] * 2


def test_every_card_can_be_reached_by_an_answer_word() -> None:
    words = GAME.actions.words
    for card in IDS:
        assert f"draw:{card}" in words
        assert f"card:{card}" in words
    assert len(words) == len(set(words))
