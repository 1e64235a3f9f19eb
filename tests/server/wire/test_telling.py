"""Each thing that happens is told in words that are chosen once, however many tables and audiences are told it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import talia
from talia.server.wire import telling
from talia.texts import sentences

CHOOSERS = ("event", "option", "prompt")


@pytest.fixture
def chosen(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Which sentences are chosen while a test runs, by their kind; none is known before."""
    counted: list[str] = []
    for kind in CHOOSERS:
        real = getattr(sentences, kind)

        def choose(*arguments: Any, kind: str = kind, real: Any = real) -> sentences.Sentence:
            counted.append(kind)
            found: sentences.Sentence = real(*arguments)
            return found

        monkeypatch.setattr(sentences, kind, choose)
    telling._kept.clear()
    yield counted
    telling._kept.clear()


def test_what_was_told_once_is_not_chosen_again(chosen: list[str]) -> None:
    """Choosing anew for each audience made the server's time for an answer half as long again."""
    for _ in range(3):
        state = talia.game("cardia").start(7, 2)
        seat = state.asked[0]
        state.answer(seat, state.decision(seat).options[0].action)
        first = [telling.events_told("cardia", state.events(seat)), telling.view_told(state.view(1 - seat))]
        count = len(chosen)
        again = [telling.events_told("cardia", state.events(seat)), telling.view_told(state.view(1 - seat))]
        assert again == first
        assert len(chosen) == count
    assert set(chosen) == set(CHOOSERS)
    assert len(chosen) == len(telling._kept)


def test_a_kept_sentence_is_the_one_that_would_be_chosen() -> None:
    for name, seats in (("cardia", 2), ("radlands", 2), ("fantasy_realms", 3)):
        state = talia.game(name).start(3, seats)
        for _ in range(30):
            if state.over:
                break
            seat = state.asked[0]
            for event in telling.events_told(name, state.events(seat)):
                said = event.pop("say")
                assert said == sentences.event(name, event)
            decision = telling.view_told(state.view(seat))["decision"]
            said = decision.pop("say")
            assert said == sentences.prompt(name, decision)
            for option in decision["options"]:
                said = option.pop("say")
                assert said == sentences.option(name, decision["domain"], option)
            state.answer(seat, decision["options"][-1]["action"])


def test_what_is_written_is_what_is_told() -> None:
    """Bytes that are put together from kept pieces say the same as what is written as a whole."""
    for name, seats in (("cardia", 2), ("radlands", 2), ("fantasy_realms", 3)):
        state = talia.game(name).start(5, seats)
        for number in range(60):
            if state.over:
                break
            for seat in (*range(seats), None):
                told = msgspec.to_builtins(telling.view_told(state.view(seat)))
                assert msgspec.json.decode(telling.view_written(state.view(seat))) == told
                for event in state.events(seat, max(0, number - 2)):
                    written = msgspec.json.decode(telling.event_written(name, event) + b"}")
                    event.pop("n")
                    assert written == telling.events_told(name, [event])[0]
            seat = state.asked[0]
            options = state.decision(seat).options
            state.answer(seat, options[number % len(options)])


def test_an_answer_offered_otherwise_is_written_anew() -> None:
    """Parts of an answer change with the table: its price, what it lacks."""
    for seat, cost in ((0, 1), (1, 2), (0, 1), (0, 2), (1, 1), (0, 1)):
        option = {"action": 3, "word": "odd", "cost": cost}
        decision = {"seat": seat, "domain": "card", "prompt": "cardia.play", "options": [option]}
        view = {"game": "cardia", "decision": decision}
        assert msgspec.json.decode(telling.view_written(view))["decision"]["options"][0]["cost"] == cost


def test_a_number_and_a_truth_are_told_apart() -> None:
    event = {"event": "odd", "rule": "core.odd", "n": 0}
    told = telling.events_told("cardia", [{**event, "what": 1}, {**event, "what": True}, {**event, "what": 1.0}])
    assert [one["say"]["places"]["what"] for one in told] == [1, "yes", 1.0]


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "MOST_KEPT", 10)
    for number in range(100):
        odd = {"event": "odd", "rule": "core.odd", "n": 0, "question": 1, "what": number}
        telling.events_told("cardia", [odd])
        telling.event_written("cardia", odd)
        assert len(telling._kept) <= 10
        assert len(telling._written) <= 10
