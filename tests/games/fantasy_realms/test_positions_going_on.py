"""Positions of Fantasy Realms that the rules would never leave so: each is refused in one sentence."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import talia

GAME = talia.game("fantasy_realms")
Position = dict[str, Any]


def refused(position: Position) -> str:
    with pytest.raises(talia.BadPosition) as caught:
        GAME.position(position)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    return sentence


def played(answers: int, seed: int = 3, seats: int = 3, **options: Any) -> talia.State:
    state = GAME.start(seed, seats, **options)
    rng = talia.Random(seed)
    for _ in range(answers):
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
    return state


def scoring() -> talia.State:
    """A game whose scoring asks: the first seed at which somebody with a choice is asked about it."""
    for seed in range(50):
        state = played(0, seed)
        rng = talia.Random(seed)
        while not state.over:
            if state.to_position()["doing"][0]["program"] == "fantasy_realms.ending":
                return state
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
    raise AssertionError("nobody ever chose anything")


def changed(state: talia.State, *path: Any) -> Position:
    """A save with one thing changed: the way to it, and then what stands there."""
    position = copy.deepcopy(state.to_position())
    holder: Any = position
    for key in path[:-2]:
        holder = holder[key]
    holder[path[-2]] = path[-1]
    return position


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (("doing", 0, "notes", [1, 0, 0, 0]), "1 cannot be noted there; allowed: nothing (0)"),
        (("doing", 0, "notes", [0, 99, 0, 0]), "99 cannot be noted there"),
        (("doing", 0, "seat", 9), "seat"),
        (("table", "turn", 1000), "turn: 1000 is past the last of 1000 turns"),
        (("table", "turn", 1 << 50), "turn"),
        (("asked", []), "is not who can be asked here"),
        (("asked", [0, 1, 2]), "is not who can be asked here"),
    ],
)
def test_a_turn_goes_on_where_it_was(path: tuple[Any, ...], sentence: str) -> None:
    state = played(7)
    assert state.to_position()["doing"][0]["at"] == "choose"
    assert sentence in refused(changed(state, *path))


def test_the_seat_to_move_is_told_once() -> None:
    state = played(7)
    other = (state.asked[0] + 1) % 3
    assert "is not the seat to move" in refused(changed(state, "table", "to_move", other))


def test_the_card_taken_is_the_one_that_is_noted() -> None:
    state = played(1)
    for option in state.decision(state.asked[0]).options:
        twin = state.clone()
        twin.answer(twin.asked[0], option)
        note = twin.to_position()["doing"][0]["notes"][0]
        if note != 0:
            assert GAME.position(twin.to_position()).to_position() == twin.to_position()
            wrong = changed(twin, "doing", 0, "notes", [note % 50 + 1, 0, 0, 0])
            assert "is not the card that was taken" in refused(wrong)


def test_the_end_goes_on_where_it_was() -> None:
    state = scoring()
    assert GAME.position(state.to_position()).to_position() == state.to_position()
    assert "the game was not stopped" in refused(changed(state, "doing", 0, "notes", [1, 0, 0, 0]))
    assert "cannot be noted there" in refused(changed(state, "doing", 0, "notes", [2, 0, 0, 0]))
    asked = state.asked[0]
    assert "is not the seat that is asked there" in refused(changed(state, "doing", 0, "seat", (asked + 1) % 3))
    assert "does not ask there" in refused(changed(state, "doing", 0, "card", "king"))
    assert "nobody has the turn" in refused(changed(state, "table", "to_move", 0))
    alone = {key: value for key, value in state.to_position().items() if key in ("game", "seats", "options", "table")}
    assert GAME.position(copy.deepcopy(alone)).asked


CHAOS: dict[str, Any] = {"variant": "chaos", "hand": 3, "moments": 3}


def test_everybody_trades_and_the_clock_looks_on() -> None:
    state = played(3, **CHAOS)
    position = state.to_position()
    assert GAME.position(copy.deepcopy(position)).to_position() == position
    clock = copy.deepcopy(position)
    clock["asked"] = [seat for seat in clock["asked"] if seat != 3]
    assert "seat 3 owes an answer too" in refused(clock)
    clock["locked"] = [*clock["locked"], 3]
    assert refused(clock)
    area = copy.deepcopy(position)
    area["table"]["area"] = [area["table"]["deck"].pop()]
    assert "nothing is discarded or taken in the chaos game" in refused(area)


def test_whoever_is_in_the_middle_of_an_offer_is_asked() -> None:
    state = played(0, **CHAOS)
    state.answer(0, "offer")
    position = state.to_position()
    assert GAME.position(copy.deepcopy(position)).asked == (0, 1, 2, 3)
    position["asked"], position["locked"] = [1, 2, 3], [0]
    assert "seat 0 is in the middle of an offer" in refused(position)


def ended() -> Position:
    state = played(0)
    rng = talia.Random(5)
    while not state.over:
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
    return state.to_position()


def test_outcomes_agree_with_the_hands() -> None:
    position = ended()
    assert GAME.position(copy.deepcopy(position)).over
    winner = position["outcome"]["winners"][0]
    for changes, sentence in (
        ({"winners": [(winner + 1) % 3]}, "by their points"),
        ({"winners": []}, "by their points"),
        ({"scores": [0, 0, 0]}, "is not what the table says"),
        ({"reason": "shared"}, "they win by highest_score, not by shared"),
        ({"reason": "turn_limit"}, "is not the last"),
    ):
        wrong = copy.deepcopy(position)
        wrong["outcome"].update(changes)
        assert sentence in refused(wrong)
    hands = copy.deepcopy(position)
    hands["table"]["hands"][winner], hands["table"]["hands"][winner - 1] = (
        hands["table"]["hands"][winner - 1],
        hands["table"]["hands"][winner],
    )
    hands["table"]["choices"] = {}
    assert "outcome" in refused(hands)
