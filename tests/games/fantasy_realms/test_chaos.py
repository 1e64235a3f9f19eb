"""Chaos (section 4): everybody trades at once, until the table's clock says that time is up."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core import playout
from talia.games.fantasy_realms.state import FantasyRealms
from tests.games.fantasy_realms.scenario import FIRST, GAME, SECOND, THIRD, Scenario, check

CLOCK = 3  # the seat after the last of three players


def three(**more: Any) -> Scenario:
    return Scenario(FIRST, SECOND, THIRD, variant="chaos", **more)


def offer(t: Scenario, seat: int, card: str, to: str, wish: str = "anything") -> None:
    t.answer(seat, "offer", card, to, wish)


def swap(t: Scenario, one: int, given: str, other: int, taken: str, place: int = 1) -> None:
    """A whole swap, offered and answered."""
    offer(t, one, given, f"seat_{other}")
    t.answer(other, f"answer_{one}_{place}", taken)
    t.answer(one, f"accept_{place}")


@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_everybody_is_dealt_seven_cards_and_asked_at_once_with_the_clock(seats: int) -> None:  # 4 [R]
    state = GAME.start(1, seats, variant="chaos")
    assert isinstance(state, FantasyRealms)
    check(state)
    assert state.asked == (*range(seats), seats)
    assert state.view(None)["table"]["deck"] == 53 - 7 * seats
    assert state.decision(seats).prompt == "fantasy_realms.clock"


def test_a_player_may_pass_or_offer_while_nothing_is_offered() -> None:
    t = three()
    for seat in range(3):
        t.asks(seat, "pass", "offer", prompt="trade")
    t.asks(CLOCK, "go_on", "time_up", prompt="clock")


def test_an_offer_is_a_card_to_somebody_with_a_wish() -> None:  # 4 [P]
    t = three()
    t.answer(0, "offer")
    t.asks(0, "decline", *FIRST.split(), prompt="offer")
    t.answer(0, "cavern")
    t.asks(0, "decline", "anyone", "seat_1", "seat_2", prompt="offer_to")
    t.answer(0, "seat_2")
    assert t.prompt(0) == "wish"
    assert len(t.words(0)) == 2 + 11
    t.answer(0, "army")
    offers = t.state.view(2)["table"]["trading"]["offers"]
    assert offers == [{"seat": 0, "place": 1, "card": "cavern", "to": 2, "wish": "army", "by": None, "against": None}]
    t.asks(1, "pass", "offer")
    t.asks(2, "pass", "offer", "answer_0_1")
    t.asks(0, "pass", "offer", "cancel_1")


@pytest.mark.parametrize("steps", [0, 1, 2])
def test_an_offer_can_be_thought_better_of_at_every_step(steps: int) -> None:
    t = three()
    t.answer(0, "offer", *["cavern", "anyone"][:steps], "decline")
    assert t.state.view(0)["table"]["trading"]["offers"] == []
    assert t.prompt(0) == "trade"


def test_an_offer_to_anyone_can_be_answered_by_everybody_else() -> None:
    t = three()
    offer(t, 1, "smoke", "anyone")
    t.asks(0, "pass", "offer", "answer_1_1")
    t.asks(2, "pass", "offer", "answer_1_1")


def test_a_swap_is_atomic_and_hands_stay_seven() -> None:  # 4 [P]
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1")
    t.asks(1, "decline", *SECOND.split(), prompt="lay_against")
    t.answer(1, "smoke")
    assert "cavern" in t.hand(0), "nothing has moved yet"
    t.asks(0, "pass", "offer", "accept_1", "refuse_1", "cancel_1")
    t.answer(0, "accept_1")
    assert set(t.hand(0)) == {*FIRST.split(), "smoke"} - {"cavern"}
    assert set(t.hand(1)) == {*SECOND.split(), "cavern"} - {"smoke"}
    assert t.state.view(None)["table"]["trading"]["offers"] == []


def test_an_answer_can_be_refused_and_another_one_laid() -> None:
    t = three()
    offer(t, 0, "cavern", "anyone")
    t.answer(1, "answer_0_1", "smoke")
    t.asks(2, "pass", "offer")  # one card lies against it already
    t.answer(0, "refuse_1")
    t.asks(2, "pass", "offer", "answer_0_1")
    t.answer(2, "answer_0_1", "forge")
    t.answer(0, "accept_1")
    assert "forge" in t.hand(0)
    assert "cavern" in t.hand(2)
    assert "smoke" in t.hand(1)


def test_a_laid_card_can_be_withdrawn() -> None:
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1", "smoke")
    t.asks(1, "pass", "offer", "withdraw_0_1")
    t.answer(1, "withdraw_0_1")
    t.asks(0, "pass", "offer", "cancel_1")
    t.asks(1, "pass", "offer", "answer_0_1")


def test_an_answer_can_be_thought_better_of() -> None:
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1", "decline")
    t.asks(1, "pass", "offer", "answer_0_1")


def test_an_offer_can_be_cancelled_even_when_it_is_answered() -> None:
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1", "smoke")
    t.answer(0, "cancel_1")
    assert t.state.view(None)["table"]["trading"]["offers"] == []
    t.asks(1, "pass", "offer")
    t.asks(0, "pass", "offer")


def test_a_cancelled_offer_ends_an_answer_in_the_making() -> None:
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1")
    t.answer(0, "cancel_1")
    t.asks(1, "pass", "offer", prompt="trade")


def test_whoever_answers_first_ends_the_others_answers_in_the_making() -> None:
    t = three()
    offer(t, 0, "cavern", "anyone")
    t.answer(1, "answer_0_1")
    t.answer(2, "answer_0_1")
    t.answer(2, "forge")
    t.asks(1, "pass", "offer", prompt="trade")


def test_a_player_has_at_most_three_open_offers() -> None:
    t = three()
    for card in ("cavern", "forest", "swamp"):
        offer(t, 0, card, "anyone")
    t.asks(0, "pass", "cancel_1", "cancel_2", "cancel_3")
    t.answer(0, "cancel_2")
    t.asks(0, "pass", "offer", "cancel_1", "cancel_3")
    offer(t, 0, "forest", "seat_1")
    places = [entry["place"] for entry in t.state.view(0)["table"]["trading"]["offers"]]
    assert places == [1, 2, 3]


def test_a_card_that_has_left_the_hand_voids_its_offers() -> None:  # 4 [P]
    t = three()
    offer(t, 0, "cavern", "seat_2")
    offer(t, 0, "cavern", "seat_1")  # the same card may be promised twice
    t.answer(2, "answer_0_1", "forge")
    t.answer(1, "answer_0_2", "smoke")
    t.answer(0, "accept_2")
    assert t.state.view(None)["table"]["trading"]["offers"] == []
    assert "forge" in t.hand(2)
    assert "voided" in t.told(2)


def test_a_card_that_has_left_the_hand_voids_its_answers() -> None:  # 4 [P]
    t = three()
    offer(t, 0, "cavern", "seat_2")
    offer(t, 1, "smoke", "seat_2")
    t.answer(2, "answer_0_1", "forge")
    t.answer(2, "answer_1_1", "forge")
    t.answer(0, "accept_1")
    offers = t.state.view(None)["table"]["trading"]["offers"]
    assert [(entry["seat"], entry["by"]) for entry in offers] == [(1, None)]
    assert "answer_voided" in t.told(None)


def test_a_card_that_has_left_the_hand_ends_an_offer_in_the_making() -> None:
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1", "smoke")
    t.answer(1, "offer", "smoke")
    assert t.prompt(1) == "offer_to"
    t.answer(0, "accept_1")
    t.asks(1, "pass", "offer", prompt="trade")


def test_who_has_acted_may_act_again_at_once_and_nobody_waits_for_them() -> None:
    t = three()
    t.answer(0, "pass")
    assert t.asked() == [1, 2, CLOCK]
    assert t.state.view(None)["locked"] == [0]
    offer_words = [option.word for option in t.state.decision(0).options]
    assert offer_words == ["pass", "offer"]
    t.state.answer(0, "offer")
    assert t.asked() == [0, 1, 2, CLOCK], "in the middle of an offer one is asked"
    assert "locked_in" not in t.told(1)


def test_the_clock_lets_a_moment_pass_and_everybody_is_asked_anew() -> None:
    t = three()
    for seat in range(3):
        t.answer(seat, "pass")
    assert t.asked() == [CLOCK]
    t.answer(CLOCK, "go_on")
    assert t.asked() == [0, 1, 2, CLOCK]
    assert t.state.view(None)["table"]["turn"] == 1


def test_the_clock_can_be_made_to_wait() -> None:
    t = three(moments=2)
    t.asks(CLOCK, "go_on")
    t.answer(CLOCK, "go_on", "go_on")
    t.asks(CLOCK, "go_on", "time_up")


def test_time_is_up_whatever_is_open() -> None:  # 4 [R]
    t = three()
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1")
    t.answer(CLOCK, "time_up")
    assert t.over()
    assert "trading" not in t.state.view(0)["table"]
    assert t.state.view(None)["table"]["hands"][0] == FIRST.split()
    assert "time_ended" in t.told(None)


def test_the_guard_counts_moments() -> None:
    t = three(turns=2)
    t.answer(CLOCK, "go_on")
    assert not t.over()
    t.answer(CLOCK, "go_on")
    outcome = t.state.outcome
    assert outcome is not None
    assert outcome.reason == "turn_limit"
    u = three(turns=2)
    u.answer(CLOCK, "go_on", "time_up")
    outcome = u.state.outcome
    assert outcome is not None
    assert outcome.reason == "highest_score"


def test_the_necromancer_chooses_from_three_cards_of_the_deck() -> None:  # 4 [R], any suit [P]
    t = Scenario(
        FIRST.replace("mountain", "necromancer"),
        SECOND,
        THIRD,
        variant="chaos",
        deck="warship king protection_rune queen",
    )
    t.answer(CLOCK, "time_up")
    t.asks(0, "decline", "warship", "king", "protection_rune", prompt="add")
    for seat in (0, 1, None):
        assert t.state.view(seat)["table"]["drawn"] == ["king", "warship", "protection_rune"]
    t.answer(0, "protection_rune")
    assert "protection_rune" in t.hand(0)
    assert t.over()
    assert t.state.view(None)["table"]["drawn"] == ["king", "warship"]  # no further use


def test_the_necromancer_turns_up_what_is_left_of_a_small_deck() -> None:
    t = Scenario("necromancer", "king", "queen", variant="chaos", hand=1, cards=["leader", "necromancer"])
    assert t.state.view(None)["table"]["deck"] == 3
    t.answer(CLOCK, "time_up")
    t.asks(0, "decline", "princess", "warlord", "empress", prompt="add")
    u = Scenario("necromancer", "king", "queen", variant="chaos", hand=1, cards=["king", "queen", "necromancer"])
    u.answer(CLOCK, "time_up")
    assert u.over()


def test_seven_players_leave_enough_for_the_necromancer() -> None:  # 4: 53 - 49 = 4
    for seed in range(20):
        state = GAME.start(seed, 7, variant="chaos")
        state.answer(7, "time_up")
        table = state.view(None)["table"]
        held = any("necromancer" in hand for hand in table["hands"])
        assert table["deck"] == (1 if held else 4)


def test_shown_offers_are_seen_by_those_they_are_for() -> None:  # 4 [P]
    t = three(offers="shown")
    offer(t, 0, "cavern", "seat_1")
    seen = {seat: card_of_first_offer(t, seat) for seat in (0, 1, 2, CLOCK, None)}
    assert seen == {0: "cavern", 1: "cavern", 2: None, CLOCK: None, None: None}
    t.answer(1, "answer_0_1", "smoke")
    laid = {seat: t.state.view(seat)["table"]["trading"]["offers"][0]["against"] for seat in (0, 1, 2, None)}
    assert laid == {0: "smoke", 1: "smoke", 2: None, None: None}
    assert t.parts(0, "accept_1")["against"] == "smoke"
    u = three(offers="shown")
    offer(u, 0, "cavern", "anyone")
    assert {card_of_first_offer(u, seat) for seat in (0, 1, 2, CLOCK, None)} == {"cavern"}


def card_of_first_offer(t: Scenario, seat: int | None) -> str | None:
    card: str | None = t.state.view(seat)["table"]["trading"]["offers"][0]["card"]
    return card


def test_hidden_offers_are_blind_until_the_cards_have_changed_hands() -> None:  # 4 [P]
    t = three(offers="hidden")
    offer(t, 0, "cavern", "seat_1")
    assert [card_of_first_offer(t, seat) for seat in (0, 1, 2)] == ["cavern", None, None]
    t.answer(1, "answer_0_1", "smoke")
    for seat in (0, 2, None):
        assert t.state.view(seat)["table"]["trading"]["offers"][0]["against"] is None
    assert "against" not in t.parts(0, "accept_1")
    t.answer(0, "accept_1")
    received = {seat: [e["card"] for e in t.state.events(seat) if e["event"] == "received"] for seat in (0, 1, 2, None)}
    assert received == {0: ["smoke", "cavern"], 1: ["smoke", "cavern"], 2: [], None: []}
    assert all(event["event"] != "showed" for event in t.state.events(1))


def memory(t: Scenario, seat: int | None) -> dict[str, list[int]]:
    found: dict[str, list[int]] = t.state.view(seat)["table"]["trading"]["memory"]
    return found


def test_one_remembers_what_one_has_given_away() -> None:
    t = three(offers="hidden")
    swap(t, 0, "cavern", 1, "smoke")
    assert memory(t, 0) == {"cavern": [1]}
    assert memory(t, 1) == {"smoke": [0]}
    assert memory(t, 2) == {}
    assert memory(t, None) == {}


def test_a_card_given_away_may_have_been_passed_on() -> None:
    t = three(offers="hidden")
    swap(t, 0, "cavern", 1, "smoke")
    swap(t, 1, "blizzard", 2, "forge")  # the Cavern, for all that seat 0 knows
    assert memory(t, 0) == {"cavern": [1, 2]}
    assert memory(t, 1) == {"smoke": [0], "blizzard": [2]}
    swap(t, 0, "forest", 2, "blizzard")
    assert memory(t, 0) == {"cavern": [1, 2], "forest": [2]}


def test_a_card_that_comes_back_is_remembered_no_more() -> None:
    t = three(offers="hidden")
    swap(t, 0, "cavern", 1, "smoke")
    swap(t, 0, "smoke", 1, "cavern")
    assert memory(t, 0) == {"smoke": [1]}
    assert memory(t, 1) == {"cavern": [0]}


def test_a_card_shown_to_all_is_followed_by_all() -> None:
    t = three(offers="shown")
    offer(t, 0, "cavern", "anyone")
    assert memory(t, 1) == {"cavern": [0]}
    assert memory(t, 2) == {"cavern": [0]}
    t.answer(1, "answer_0_1", "smoke")
    t.answer(0, "accept_1")
    assert memory(t, 2) == {"cavern": [1]}
    assert memory(t, None) == {"cavern": [1]}
    assert memory(t, 0) == {"cavern": [1]}


def test_a_shown_card_whose_offer_still_stands_has_not_been_swapped_away() -> None:
    t = three(offers="shown")
    offer(t, 0, "cavern", "seat_2")
    offer(t, 0, "forest", "seat_1")
    t.answer(1, "answer_0_2", "smoke")
    t.answer(2, "answer_0_1", "forge")
    t.answer(0, "accept_2")
    assert memory(t, 2) == {"cavern": [0]}
    assert memory(t, 0) == {"forest": [1], "forge": [2]}


def test_a_shown_card_stays_known_when_the_offer_is_cancelled() -> None:
    t = three(offers="shown")
    offer(t, 0, "cavern", "seat_1")
    t.answer(1, "answer_0_1", "smoke")
    t.answer(0, "cancel_1")
    assert memory(t, 1) == {"cavern": [0]}
    assert memory(t, 0) == {"smoke": [1]}
    assert memory(t, 2) == {}


def test_the_number_of_the_question_rises_when_others_options_change() -> None:
    t = three()
    before = t.state.question
    t.answer(0, "offer", "cavern", "seat_1")
    assert t.state.question == before, "what only oneself knows does not disturb others"
    t.answer(0, "anything")
    assert t.state.question == before + 1
    t.answer(1, "answer_0_1")
    assert t.state.question == before + 1
    t.answer(1, "smoke")
    t.answer(0, "accept_1")
    assert t.state.question == before + 3


def test_the_clock_sees_what_an_onlooker_sees() -> None:
    t = three(offers="hidden")
    offer(t, 0, "cavern", "seat_1")
    clock, onlooker = t.state.view(CLOCK), t.state.view(None)
    assert clock["table"] == onlooker["table"]
    assert clock["decision"]["prompt"] == "fantasy_realms.clock"
    with pytest.raises(talia.NotAsked, match="allowed: 0 to 3"):
        t.state.view(4)


def test_random_trading_keeps_every_card_and_every_memory_right() -> None:
    for seed in range(12):
        state = GAME.start(seed, 3 + seed % 5, variant="chaos", offers=("shown", "hidden")[seed % 2])
        rng = talia.Random(seed)
        swaps = 0
        for _ in range(400):
            seat = rng.below(state.setup.seats)
            options = state.decision(seat).options
            deals = [o for o in options if o.word.startswith(("accept", "answer"))]
            state.answer(seat, rng.pick(deals or [o for o in options if o.word not in ("pass", "decline")] or options))
            assert state.log is not None
            check(state)
            swaps = sum(event.kind == "swapped" for event in state.log.since(0))
        assert swaps > 10
        state.answer(state.setup.seats, "time_up")
        playout.play_out(state, seed)
        check(state)
