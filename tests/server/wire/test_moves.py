"""A take-back names its move, and only as far as everybody has seen it."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.server.wire.telling import move_told


def moves(game: str, seed: int, most: int = 80) -> list[tuple[int, str, dict[str, Any] | None, list[dict[str, Any]]]]:
    """A random game: of each answer whose, which, what is told of it, and what everybody saw of the question."""
    state = talia.game(game).start(seed=seed)
    rng = talia.Random(seed)
    given: list[tuple[int, int, str]] = []
    while not state.over and len(given) < most:
        seat = state.asked[0]
        decision = state.decision(seat)
        option = rng.pick(decision.options)
        given.append((state.question, seat, f"{decision.domain}:{option.word}"))
        state.answer(seat, option)
    seen = state.events(None, 0)
    found = []
    for question, seat, word in given:
        events = [event for event in seen if event["question"] == question]
        found.append((seat, word, move_told(game, seat, word, [dict(event) for event in events]), events))
    return found  # type: ignore[return-value]  # a TypedDict is a dict


def things(said: Any) -> set[str]:
    """The cards that a sentence names."""
    if isinstance(said, dict):
        own = {said["text"].partition("-card-")[2]} if "-card-" in str(said.get("text")) else set()
        return own.union(*(things(value) for value in said.values()))
    return set().union(*(things(one) for one in said)) if isinstance(said, list) else set()


@pytest.mark.parametrize("game", ["cardia", "radlands", "fantasy_realms", "template"])
def test_nothing_is_named_that_not_everybody_has_seen(game: str) -> None:
    named = 0
    for seed in range(6):
        for _, _, said, events in moves(game, seed):
            if said is None:
                continue
            named += 1
            shown = json.dumps(events)
            assert all(card in shown for card in things(said)), (said, events)
    assert named > 30


def test_cardia_names_the_card_that_was_played() -> None:
    rounds = [(seat, word, said) for seat, word, said, events in moves("cardia", 7) if "revealed" in str(events)]
    assert len(rounds) > 6
    for _, word, said in rounds:
        assert said is not None
        assert things(said) == {word.partition(":")[2].partition("/")[0]}


def test_radlands_names_the_deed() -> None:
    told = [said["text"] for _, _, said, _ in moves("radlands", 7) if said is not None]
    assert {"radlands-event-junked", "radlands-event-person_played", "radlands-event-ability_used"} <= set(told)


def test_a_choice_that_is_still_locked_in_is_not_named() -> None:
    state = talia.game("cardia").start(seed=7)
    option = state.decision(0).options[0]
    state.answer(0, option)
    assert move_told("cardia", 0, f"card:{option.word}", state.events(None, 0)) is None
