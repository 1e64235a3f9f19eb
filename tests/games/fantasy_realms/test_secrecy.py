"""What may be known of hidden cards: taken cards stay marked, guesses fit and are even, nothing leaks."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import talia
from talia.core.bits import bit
from talia.core.columns import zeros
from talia.core.view import canonical
from talia.games.fantasy_realms.cards import NUMBER
from talia.games.fantasy_realms.extra.trading import no_trading
from talia.games.fantasy_realms.hidden import place_remembered
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms.scenario import FIRST, GAME, SECOND, THIRD, Scenario


def chi_square(counts: Counter[Any], kinds: int) -> float:
    expected = sum(counts.values()) / kinds
    assert len(counts) <= kinds
    missing = (kinds - len(counts)) * expected
    return sum((seen - expected) ** 2 / expected for seen in counts.values()) + missing


def guessed(view: dict[str, Any], times: int, seed: int = 1) -> list[FantasyRealms]:
    worlds = GAME.worlds(view, talia.Random(seed), times)
    return [world for world in worlds if isinstance(world, FantasyRealms)]


def test_a_card_taken_from_the_area_is_marked_in_the_hand_until_it_is_discarded() -> None:
    t = Scenario(FIRST, SECOND, THIRD, area="king queen", deck="hydra dragon warship")
    t.turn(0, "king", "mountain")
    for seat in (0, 1, 2, None):
        assert t.state.view(seat)["table"]["known"] == [["king"], [], []]
    t.turn(1, "deck", "hydra")
    t.turn(2, "queen", "queen")
    t.turn(0, "deck", "king")
    for seat in (0, 1, 2, None):
        assert t.state.view(seat)["table"]["known"] == [[], [], []]


def test_a_drawn_card_is_known_to_its_owner_only() -> None:
    t = Scenario(FIRST, SECOND, area="king", deck="hydra dragon")
    t.answer(0, "deck")
    assert t.state.view(0)["table"]["drawn"] == ["hydra"]
    assert t.state.events(0)[-1]["card"] == "hydra"
    for other in (1, None):
        assert t.state.view(other)["table"]["drawn"] == 1
        assert "hydra" not in json.dumps([t.state.view(other), t.state.events(other)])


def test_a_taken_card_is_drawn_for_all_to_see() -> None:
    t = Scenario(FIRST, SECOND, area="king")
    t.answer(0, "king")
    for seat in (0, 1, None):
        assert t.state.view(seat)["table"]["drawn"] == ["king"]


def test_errors_do_not_tell_what_others_hold() -> None:
    t = Scenario(FIRST, SECOND, area="king")
    with pytest.raises(talia.NotAsked) as caught:
        t.state.answer(1, "mountain")
    assert str(caught.value) == "seat 1 is not asked; asked: seat 0"


def test_the_discard_question_of_another_seat_is_not_in_the_view() -> None:
    t = Scenario(FIRST, SECOND, area="king")
    t.answer(0, "king")
    assert "decision" not in t.state.view(1)
    assert "mountain" not in json.dumps(t.state.view(1))


SMALL: dict[str, Any] = {"cards": ["land", "king"], "hand": 1, "end": 2}


def test_guesses_deal_every_unseen_card_evenly() -> None:
    t = Scenario("mountain", "cavern", area="king", deck="forest", **SMALL)
    hands: Counter[str] = Counter()
    tops: Counter[str] = Counter()
    for world in guessed(t.state.view(0), 4000):
        laid = world.lay_out()
        assert laid["hands"][0] == ["mountain"]
        hands[laid["hands"][1][0]] += 1
        tops[laid["deck"][0]] += 1
    unseen = {"cavern", "bell_tower", "forest", "earth_elemental"}
    assert set(hands) == set(tops) == unseen
    assert chi_square(hands, 4) < 16.3  # one in a thousand, three degrees of freedom
    assert chi_square(tops, 4) < 16.3


def test_guesses_keep_a_known_card_where_it_is_and_mix_the_rest() -> None:
    options: dict[str, Any] = {"cards": ["land", "king"], "hand": 2, "end": 1}
    t = Scenario("mountain cavern", "king forest", known=[[], ["king"]], deck="bell_tower", **options)
    others: Counter[str] = Counter()
    for world in guessed(t.state.view(0), 3000):
        hand = world.lay_out()["hands"][1]
        assert "king" in hand
        others[next(card for card in hand if card != "king")] += 1
    assert set(others) == {"forest", "earth_elemental"}
    assert chi_square(others, 2) < 10.8


def test_what_the_other_has_just_drawn_is_any_of_its_hidden_cards() -> None:
    t = Scenario("mountain", "cavern", area="king", deck="forest", to_move=1, **SMALL)
    t.answer(1, "deck")
    pairs: Counter[tuple[str, str]] = Counter()
    for world in guessed(t.state.view(0), 6000):
        laid = world.lay_out()
        drawn = laid["drawn"][0]
        assert drawn in laid["hands"][1]
        pairs[drawn, next(card for card in laid["hands"][1] if card != drawn)] += 1
        # A guess can be played on: what is asked are the cards the guessed hand has.
        assert sorted(option.word for option in world.decision(1).options) == sorted(laid["hands"][1])
    assert chi_square(pairs, 4 * 3) < 31.3  # eleven degrees of freedom


def test_the_two_drawn_cards_of_a_build_up_are_guessed_too() -> None:
    t = Scenario("mountain", "", variant="two_player", cards=["land", "flood"], hand=2, end=2, area="", to_move=1)
    view = t.state.view(0)
    assert view["table"]["hands"] == [["mountain"], 2]
    for world in guessed(view, 50):
        laid = world.lay_out()
        assert sorted(laid["hands"][1]) == sorted(laid["drawn"])
        assert sorted(option.word for option in world.decision(1).options) == sorted(laid["drawn"])
        assert canonical(world.view(0)) == canonical(view)


def test_an_onlooker_guesses_all_hands() -> None:
    t = Scenario(FIRST, SECOND, area="king", deck="hydra")
    seen: set[str] = set()
    for world in guessed(t.state.view(None), 200):
        seen |= {*world.lay_out()["hands"][0]}
    assert len(seen) == 52
    assert "king" not in seen


def test_at_scoring_only_the_deck_is_unknown() -> None:
    t = Scenario("mirage king", "hydra swamp", hand=2, end=1, deck="candle")
    t.answer(0, "candle")
    view = t.state.view(1)
    for world in guessed(view, 20):
        assert world.lay_out()["hands"] == t.state.lay_out()["hands"]
        assert canonical(world.view(1)) == canonical(view)
    decks = {tuple(world.lay_out()["deck"]) for world in guessed(view, 20)}
    assert len(decks) == 20


def test_in_chaos_a_remembered_card_is_guessed_only_where_it_may_be() -> None:
    t = Scenario(FIRST, SECOND, THIRD, variant="chaos", offers="hidden")
    t.answer(0, "offer", "cavern", "seat_1", "anything")
    t.answer(1, "answer_0_1", "smoke")
    t.answer(0, "accept_1")
    for world in guessed(t.state.view(0), 40):
        assert "cavern" in world.lay_out()["hands"][1]
    t.answer(1, "offer", "blizzard", "seat_2", "anything")
    t.answer(2, "answer_1_1", "forge")
    t.answer(1, "accept_1")
    where: Counter[int] = Counter()
    for world in guessed(t.state.view(0), 2000):
        hands = world.lay_out()["hands"]
        where[next(seat for seat in (0, 1, 2) if "cavern" in hands[seat])] += 1
        assert canonical(world.view(0)) == canonical(t.state.view(0))
    assert set(where) == {1, 2}
    assert chi_square(where, 2) < 10.8


def test_hidden_offers_are_guessed_evenly_from_the_hand_they_come_from() -> None:
    t = Scenario("mountain", "cavern", "forest", variant="chaos", hand=1, cards=["land", "king"], offers="hidden")
    t.answer(1, "offer", "cavern", "seat_0", "anything")
    cards: Counter[str] = Counter()
    for world in guessed(t.state.view(0), 3000):
        laid = world.lay_out()
        offer = laid["trading"]["offers"][0]
        assert offer["card"] in laid["hands"][1]
        cards[offer["card"]] += 1
    assert chi_square(cards, 5) < 18.5


@pytest.mark.parametrize(
    "owners",
    [
        {"mountain": (1,), "cavern": (1, 2)},
        {"mountain": (1, 2), "cavern": (1, 2), "forest": (1, 2)},
        {"mountain": (1, 2), "cavern": (2, 3)},  # overlapping: evened out by keeping some ways less often
        {"mountain": (1, 2), "cavern": (2, 3), "forest": (1, 3)},
        {"mountain": (1, 2, 3), "cavern": (1, 2), "forest": (2, 3), "swamp": (3,)},
    ],
)
def test_remembered_cards_are_placed_evenly_among_all_deals(owners: dict[str, tuple[int, ...]]) -> None:
    room = {1: 2, 2: 3, 3: 1}
    trading = no_trading()
    for card, seats in owners.items():
        for seat in seats:
            trading.memory[seat] |= bit(NUMBER[card])
    places = zeros(7)
    for seat, size in room.items():
        places[seat] = size
    wanted = ways(owners, room)
    found: Counter[tuple[int, ...]] = Counter()
    rng = 12345
    times = 20_000
    for _ in range(times):
        hands, rng = place_remembered(trading, 0, places, rng)
        found[tuple(next(s for s in room if hands[s] & bit(NUMBER[card])) for card in owners)] += 1
    assert set(found) == set(wanted)
    everything = sum(wanted.values())
    spread = sum((found[way] - times * n / everything) ** 2 / (times * n / everything) for way, n in wanted.items())
    assert spread < 3 * len(wanted) + 20


def ways(owners: dict[str, tuple[int, ...]], room: dict[int, int]) -> dict[tuple[int, ...], int]:
    """Every way to put the cards into hands, with the number of places they can take there."""
    found: dict[tuple[int, ...], int] = {(): 1}
    for seats in owners.values():
        longer: dict[tuple[int, ...], int] = {}
        for way, weight in found.items():
            for seat in seats:
                free = room[seat] - way.count(seat)
                if free > 0:
                    longer[*way, seat] = weight * free
        found = longer
    return found


def test_what_cannot_be_is_no_view() -> None:
    t = Scenario("mountain", "cavern", "forest", variant="chaos", hand=1, cards=["land", "king"])
    view = json.loads(json.dumps(t.state.view(0)))
    view["table"]["trading"]["memory"] = {"cavern": [1], "king": [1]}
    with pytest.raises(talia.BadView, match="no deal fits what is remembered"):
        GAME.guess(view, talia.Random(1))
