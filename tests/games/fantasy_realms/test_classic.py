"""The classic game (section 2): draw one, discard one, ten discards end it."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms.scenario import FIRST, GAME, SECOND, THIRD, Scenario, check


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_is_dealt_seven_cards_and_the_first_player_is_random(seats: int) -> None:  # 2 [R]
    first: set[int] = set()
    for seed in range(60):
        state = GAME.start(seed, seats)
        assert isinstance(state, FantasyRealms)
        check(state)
        view = state.view(None)["table"]
        # The first turn has no choice: a card is drawn from the deck at once, and the question is what to discard.
        assert sorted(view["hands"]) == [7] * (seats - 1) + [8]
        assert view["deck"] == 53 - 7 * seats - 1
        assert view["area"] == []
        assert state.decision(state.asked[0]).prompt == "fantasy_realms.discard"
        first.add(state.asked[0])
    assert first == set(range(seats))


def test_the_first_turn_draws_from_the_deck_because_the_area_is_empty() -> None:  # 2 [R]
    t = Scenario(FIRST, SECOND, deck="king queen")
    t.asks(0, *FIRST.split(), "king", prompt="discard")


def test_a_turn_begins_with_the_deck_or_any_card_of_the_area() -> None:  # 2: not only the latest
    t = Scenario(FIRST, SECOND, area="king queen hydra", deck="dragon")
    t.asks(0, "deck", "king", "queen", "hydra", prompt="draw")
    t.answer(0, "queen")
    assert t.area == ["king", "hydra"]
    t.asks(0, *FIRST.split(), "queen", prompt="discard")


def test_the_card_just_drawn_may_be_discarded() -> None:  # 2
    t = Scenario(FIRST, SECOND, deck="king")
    t.answer(0, "king")
    assert t.area == ["king"]
    assert t.hand(0) == FIRST.split()
    assert t.asked() == [1]


def test_a_card_just_taken_may_be_put_back() -> None:  # 2 [P]
    t = Scenario(FIRST, SECOND, area="king queen")
    t.turn(0, "king", "king")
    assert t.area == ["king", "queen"]
    assert t.state.view(1)["table"]["known"] == [[], []]


def test_play_goes_round_the_table() -> None:  # 2: clockwise
    t = Scenario(FIRST, SECOND, THIRD, area="king", deck="hydra dragon queen", to_move=1)
    t.turn(1, "deck", "hydra")
    t.turn(2, "deck", "dragon")
    t.turn(0, "deck", "queen")
    t.asks(1, "deck", "king", "hydra", "dragon", "queen")


def test_taking_keeps_the_area_as_large_and_drawing_makes_it_larger() -> None:  # 2, arithmetic
    t = Scenario(FIRST, SECOND, area="king queen", deck="hydra dragon")
    t.turn(0, "king", "mountain")
    assert len(t.area) == 2
    t.turn(1, "deck", "hydra")
    assert len(t.area) == 3


NINE = "king queen princess warlord empress unicorn warhorse dragon hydra"


def test_the_game_ends_at_once_when_ten_cards_lie_in_the_area() -> None:  # 2 [R]: the round is not completed
    t = Scenario(FIRST, SECOND, THIRD, area=NINE, deck="warship")
    t.turn(0, "deck", "warship")
    assert t.over()
    assert len(t.area) == 10
    assert t.state.view(None)["table"]["turn"] == 1


def test_taking_from_nine_cards_does_not_end_the_game() -> None:  # 2
    t = Scenario(FIRST, SECOND, area=NINE, deck="warship")
    t.turn(0, "king", "mountain")
    assert not t.over()
    assert t.asked() == [1]


def test_exactly_ten_cards_leave_the_deck_after_the_deal() -> None:  # 2, arithmetic
    for seed in range(40):
        seats = 2 + seed % 5
        state = GAME.start(seed, seats)
        rng = talia.Random(seed)
        while not state.over:
            state.answer(state.asked[0], rng.pick(state.decision(state.asked[0]).options))
            check(state)
        table = state.view(None)["table"]
        assert table["deck"] == 53 - 7 * seats - 10
        extra = 1 if "necromancer" in table["choices"] else 0
        assert len(table["area"]) + extra == 10


def test_six_players_never_run_out_of_cards() -> None:  # 2: 42 + 10 = 52
    assert GAME.start(1, 6).setup.seats == 6
    with pytest.raises(talia.BadOption, match="the classic game is not for 7; allowed: 2 to 6"):
        GAME.start(1, 7)


def test_the_highest_score_wins() -> None:  # 2 [R]
    t = Scenario("candle", "king", "hydra", hand=1, end=1, deck="dragon")
    t.answer(0, "dragon")
    assert t.state.outcome == talia.Outcome((2,), (2, 8, 12), "highest_score")


def test_the_guard_stops_endless_play_and_says_so() -> None:  # 2 [P]: an option, not a rule
    t = Scenario(FIRST, SECOND, area="king queen", turns=3)
    t.turn(0, "king", "king")
    t.turn(1, "king", "king")
    assert not t.over()
    t.turn(0, "queen", "queen")
    assert t.over()
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "turn_limit"
    assert outcome.winners, "the scores still decide"
    assert "stopped" in t.told(None)


def test_a_full_area_on_the_last_allowed_turn_is_an_ordinary_end() -> None:
    t = Scenario(FIRST, SECOND, area=NINE, deck="warship", turns=1)
    t.turn(0, "deck", "warship")
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "highest_score"
    assert "ended" in t.told(None)


def test_without_a_guard_play_may_go_on() -> None:
    t = Scenario(FIRST, SECOND, area="king queen", turns=0)
    for _ in range(1200):
        seat = t.state.asked[0]
        t.state.answer(seat, "king")
        t.state.answer(seat, "king")
    assert not t.over()


def test_random_games_end_long_before_the_guard() -> None:
    from talia.core import playout

    for seed in range(300):
        state = GAME.setup(4).deal(seed * 7919 + 1)
        assert isinstance(state, FantasyRealms)
        playout.play_out(state, seed)
        assert state.turn < 300


def test_a_draw_is_sealed_and_a_taken_card_can_be_given_back() -> None:
    from talia.core.takeback import points

    t = Scenario(FIRST, SECOND, area="king queen", deck="hydra dragon")
    record = t.state.record
    assert record is not None
    t.state.answer(0, "king")
    assert points(GAME, record, 0) == [0]
    t.state.answer(0, "mountain")
    assert points(GAME, record, 0) == [1, 0]
    t.state.answer(1, "deck")
    assert points(GAME, record, 1) == []


SMALL = ["land", "flood", "weather"]


def test_small_games_have_fewer_cards_smaller_hands_and_an_earlier_end() -> None:
    state = GAME.start(3, 2, cards=SMALL, hand=2, end=3)
    table = state.view(None)["table"]
    assert sum(table["hands"]) + table["deck"] == 15
    rng = talia.Random(3)
    while not state.over:
        state.answer(state.asked[0], rng.pick(state.decision(state.asked[0]).options))
    assert len(state.view(None)["table"]["area"]) == 3
    assert all(len(hand) == 2 for hand in state.view(None)["table"]["hands"])


def test_cards_and_suits_can_be_mixed_in_a_small_game() -> None:
    setup = GAME.setup(2, cards=["land", "king"], hand=1, end=1)
    assert setup.options["cards"] == ["land", "king"]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (2, {"cards": ["land"]}, "5 cards are too few for 2 seats with hands of 7 in the classic game; allowed: 24"),
        (6, {"cards": ["land", "flood"], "hand": 1}, "allowed: 16 cards or more"),
        (2, {"variant": "two_player", "cards": SMALL, "hand": 4}, "allowed: 20 cards or more"),
        (3, {"variant": "two_player"}, "the two_player game is not for 3; allowed: 2"),
        (2, {"variant": "chaos"}, "the chaos game is not for 2; allowed: 3 to 7"),
        (2, {"hand": 8}, "whole numbers from 1 to 7"),
        (2, {"cards": []}, "1 to 64 different ones"),
        (2, {"variant": "duel"}, "allowed: classic, two_player, chaos"),
    ],
)
def test_options_that_do_not_fit_are_refused_with_what_is_allowed(
    seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(talia.BadOption, match=sentence):
        GAME.start(0, seats, **options)
