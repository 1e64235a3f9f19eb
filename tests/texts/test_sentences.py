"""Which text tells what is chosen once, in no language; the terminal fills it in, and so does the page."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.cli.words import Words
from talia.texts import LANGUAGES, sentences
from tests.every_game.tools import decisions, label, variants


def test_an_event_tells_seats_things_and_numbers_apart() -> None:
    event = {"event": "marked", "rule": "cardia.card.inventor", "question": 7, "n": 12, "card": "judge", "owner": 1}
    assert sentences.event("cardia", {**event, "by": -3, "cards": ["djinn", "judge"], "open": True}) == {
        "text": "cardia-event-marked",
        "places": {
            "card": {"text": "cardia-card-judge"},
            "count": 1,
            "cause": {"text": "cardia-card-inventor"},
            "owner": {"seat": 1},
            "by": "−3",
            "cards": {"all": [{"text": "cardia-card-djinn"}, {"text": "cardia-card-judge"}]},
            "open": "yes",
        },
        "role": "part",
        "folds": True,
    }
    assert sentences.event("cardia", {"event": "locked_in", "rule": "core.lock", "seat": 0})["text"] == (
        "core-event-locked_in"
    )


def test_an_option_is_told_by_its_own_text_its_domain_s_or_its_card() -> None:
    own = sentences.option("radlands", "act", {"action": 0, "word": "end"})
    assert own == {"text": "radlands-option-act-end", "places": {}}
    general = sentences.option("cardia", "played", {"action": 40, "word": "8/1", "card": "judge", "owner": 1})
    assert general["text"] == "cardia-option-played"
    assert sentences.option("radlands", "hand", {"action": 9, "word": "decline"})["text"] == "core-decline"
    assert sentences.option("radlands", "camp", {"action": 9, "word": "oasis", "card": "oasis"}) == {
        "text": "radlands-card-oasis"
    }
    of = sentences.option("template", "card", {"action": 9, "word": "echo/1", "card": "echo", "owner": 1})
    assert of == {"text": "core-card-of", "places": {"card": {"text": "template-card-echo"}, "player": {"seat": 1}}}


def test_a_card_with_its_owner_is_that_card_and_an_unknown_word_stays() -> None:
    assert sentences.thing("cardia", "djinn/1") == {"text": "cardia-card-djinn"}
    assert sentences.thing("cardia", "15/0") == "15/0"


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_come_in_the_forms_of_the_language(language: str) -> None:
    words = Words(language, ["Anna", "Bela"])
    said = words.say({"text": "core-card-of", "places": {"card": {"text": "cardia-card-judge"}, "player": {"seat": 1}}})
    assert said == f"{words.card('cardia', 'judge')} (Bela)"


@pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
def test_everything_that_happens_can_be_said(name: str, seats: int, options: dict[str, Any]) -> None:
    """A whole random game of every kind, in every language: no text is missing, no place unfilled, nothing is empty."""
    words = [Words(language, [f"P{seat}" for seat in range(seats)]) for language in LANGUAGES]
    last: talia.State | None = None
    for state in decisions(name, seats, options, seed=9, every=5):
        last = state
        for seat in state.asked:
            if seat < seats:
                decision = state.decision(seat).to_json()
                for spoken in words:
                    assert spoken.prompt(name, decision)
                    for option in decision["options"]:
                        assert spoken.option(name, decision["domain"], option)
    assert last is not None
    for event in last.events(0):
        for spoken in words:
            assert spoken.event(name, event)
