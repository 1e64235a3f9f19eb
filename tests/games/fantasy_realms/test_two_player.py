"""The two-player game (section 3): hands are built up from nothing, and it ends with twelve cards in the area."""

from __future__ import annotations

from typing import Any

import talia
from talia.core.bits import count
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms.scenario import FIRST, GAME, SECOND, Scenario, check


def two(*hands: str, **more: Any) -> Scenario:
    return Scenario(*hands, variant="two_player", **more)


def test_both_hands_start_empty_and_the_first_turn_draws_two() -> None:  # 3 [R]
    state = GAME.start(5, variant="two_player")
    view = state.view(None)["table"]
    assert sorted(view["hands"]) == [0, 2]
    assert view["deck"] == 51
    first = state.asked[0]
    assert state.decision(first).prompt == "fantasy_realms.keep"
    assert [option.word for option in state.decision(first).options] == state.view(first)["table"]["drawn"]


def test_of_two_drawn_cards_one_is_kept_and_the_other_discarded() -> None:  # 3 [R]
    t = two("", "", deck="king queen hydra dragon")
    t.asks(0, "king", "queen", prompt="keep")
    t.answer(0, "queen")
    assert t.hand(0) == ["queen"]
    assert t.area == ["king"]
    t.asks(1, "deck", "king", prompt="build")


def test_a_card_taken_from_the_area_needs_no_discard() -> None:  # 3 [R]
    t = two("", "", area="", deck="king queen hydra dragon")
    t.answer(0, "queen")
    t.answer(1, "king")
    assert t.hand(1) == ["king"]
    assert t.area == []
    # The area is empty again: the next turn draws two without asking.
    t.asks(0, "hydra", "dragon", prompt="keep")


def test_every_build_up_turn_adds_exactly_one_card() -> None:  # 3
    for seed in range(30):
        state = GAME.start(seed, variant="two_player")
        assert isinstance(state, FantasyRealms)
        rng = talia.Random(seed)
        while not state.over:
            before, turn = [count(state.hand(seat) & ~state.drawn) for seat in (0, 1)], state.turn
            state.answer(state.asked[0], rng.pick(state.decision(state.asked[0]).options))
            check(state)
            after = [count(state.hand(seat) & ~state.drawn) for seat in (0, 1)]
            if state.turn == turn + 1 and not state.over and sum(before) < 14:
                assert sum(after) == sum(before) + (1 if state.turn <= 14 else 0)
        assert state.turn >= 14
        assert state.top <= 28 or len(state.view(None)["table"]["area"]) <= 14


def test_a_player_with_seven_cards_plays_normal_turns_while_the_other_still_builds() -> None:  # 3 [R]
    t = two(FIRST, " ".join(SECOND.split()[:6]), area="king queen", deck="hydra dragon")
    t.asks(0, "deck", "king", "queen", prompt="draw")
    t.turn(0, "deck", "hydra")
    t.asks(1, "deck", "king", "queen", "hydra", prompt="build")
    t.answer(1, "king")
    assert len(t.hand(1)) == 7
    assert t.prompt(0) == "draw"


TWELVE = "king queen princess warlord empress unicorn warhorse dragon hydra rangers knights basilisk"
SIX = " ".join(SECOND.split()[:6])


def test_it_ends_with_both_hands_complete_and_twelve_cards_in_the_area() -> None:  # 3 [R]
    eleven = " ".join(TWELVE.split()[:11])
    t = two(FIRST, SECOND, area=eleven, deck="warship")
    t.turn(0, "deck", "warship")
    assert t.over()
    assert len(t.area) == 12


def test_twelve_cards_end_nothing_while_a_hand_is_incomplete() -> None:  # 3 [R]
    t = two(FIRST, SIX, area=TWELVE, deck="warship")
    t.turn(0, "deck", "warship")
    assert not t.over()
    assert len(t.area) == 13


def test_the_game_ends_at_once_when_the_second_hand_is_completed_with_enough_cards_out() -> None:  # 3 [P]
    t = two(FIRST, SIX, area=TWELVE + " lightning", deck="warship forge", to_move=1)
    t.answer(1, "king")  # 12 cards are left, both hands are complete
    assert t.over()
    assert len(t.area) == 12


def test_eleven_cards_after_the_build_up_go_on_with_normal_turns() -> None:
    t = two(FIRST, SIX, area=TWELVE, to_move=1)
    t.answer(1, "king")
    assert not t.over()
    assert t.prompt(0) == "draw"


def test_the_two_drawn_cards_are_seen_by_the_one_who_drew_them() -> None:  # 3
    t = two("", "", deck="king queen hydra")
    assert t.state.view(0)["table"]["drawn"] == ["king", "queen"]
    for other in (1, None):
        view = t.state.view(other)
        assert view["table"]["drawn"] == 2
        assert "king" not in str(view)
        assert "queen" not in str(view)
    t.answer(0, "queen")
    assert t.state.view(1)["table"]["area"] == ["king"]
    assert t.state.view(1)["table"]["known"] == [[], []], "what was kept stays hidden"


def test_never_more_than_28_cards_leave_the_deck() -> None:  # 3, bounds
    for seed in range(200):
        state = GAME.setup(2, variant="two_player").deal(seed * 104729)
        assert isinstance(state, FantasyRealms)
        from talia.core import playout

        playout.play_out(state, seed)
        assert state.top <= 28


def test_the_necromancer_acts_as_in_the_classic_game() -> None:  # 3
    eleven = " ".join(TWELVE.split()[:11])
    t = two(FIRST.replace("mountain", "necromancer"), SECOND, area=eleven, deck="warship")
    t.turn(0, "deck", "warship")
    t.asks(0, "decline", *eleven.split(), prompt="add")
