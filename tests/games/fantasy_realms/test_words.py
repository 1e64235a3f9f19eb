"""Every question, answer and event of the game can be said in every language, and a table drawn for it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import talia
from talia.cli.show import show
from talia.cli.words import Words
from talia.texts import LANGUAGES, texts
from tests.every_game.tools import random_answer
from tests.games.fantasy_realms.scenario import GAME

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
CHOOSERS = ["necromancer", "island", "book_of_changes", "shapeshifter", "mirage", "doppelganger"]
WAYS: list[tuple[int, dict[str, Any]]] = [
    (3, {}),
    (2, {"variant": "two_player"}),
    (4, {"variant": "chaos", "moments": 20}),
    (3, {"variant": "chaos", "offers": "hidden", "moments": 20}),
    (2, {"cards": ["leader", "flood", *CHOOSERS], "hand": 6, "end": 2, "turns": 5}),
    (2, {"cards": ["leader", "flood", *CHOOSERS], "hand": 6, "end": 2, "scoring": "best"}),
]


def several(words: str) -> set[str]:
    return set(words.split())


EVENTS = several("""
    round_began drew took discarded ended stopped time_ended laid_open turned_up declined added copied became
    became_suit
    changed_suit cleared scored won_tie offered offered_to showed laid_against refused cancelled withdrew swapped
    received voided answer_voided""")
PROMPTS = several("""
    draw discard build keep add copy name_suit name_card turn_card turn_to clear
    trade offer offer_to wish lay_against clock""")
EARLIER = {"name"}  # asked in games of rules 1 only


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(language: str) -> None:
    words = Words(language, NAMES)
    told: set[str] = set()
    asked: set[str] = set()
    for seats, options in WAYS:
        for seed in range(3):
            state = GAME.start(seed, seats, **options)
            rng = talia.Random(seed)
            for _ in range(600):
                if state.over:
                    break
                seat, option = random_answer(state, rng)
                decision = state.view(seat)["decision"]
                asked.add(decision["prompt"].split(".")[1])
                assert words.prompt("fantasy_realms", decision)
                for choice in decision["options"]:
                    assert words.option("fantasy_realms", decision["domain"], choice)
                state.answer(seat, option)
            for seat in range(seats):
                for event in state.events(seat):
                    told.add(event["event"])
                    said = words.event("fantasy_realms", event)
                    assert said
                    assert "_" not in said, said
            outcome = state.outcome
            assert outcome is None or words.reason("fantasy_realms", outcome.reason)
    assert told - EVENTS == set()
    assert asked - PROMPTS == set()
    assert asked == PROMPTS, "the games above are to bring up every question"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_question_end_and_setting_has_its_words(language: str) -> None:
    said = texts(language)
    for kind in EVENTS:
        assert said.has(f"fantasy_realms-event-{kind}")
    for prompt in PROMPTS | EARLIER:
        assert said.has(f"fantasy_realms-prompt-{prompt}")
    for reason in GAME.reasons:
        assert said.get(f"fantasy_realms-reason-{reason}")
    for setting in GAME.settings:
        key = f"fantasy_realms-setting-{setting.name}"
        assert said.attribute(key, "text")
        if setting.name in ("variant", "scoring", "offers"):
            for value in setting.to_json()["words"]:
                assert said.get(f"{key}-{value}")
    assert said.get("fantasy_realms-rule-turns")
    assert said.get("fantasy_realms-name")


@pytest.mark.parametrize(("seats", "options"), WAYS)
def test_tables_are_drawn_in_eighty_columns(seats: int, options: dict[str, Any]) -> None:
    words = Words("en", NAMES)
    state = GAME.start(4, seats, **options)
    rng = talia.Random(4)
    pages = 0
    for number in range(300):
        if number % 5 == 0 or state.over:
            for seat in (0, None):
                console = Console(width=80, record=True, file=io.StringIO())
                console.print(show(state.view(seat), words))
                lines = console.export_text().splitlines()
                assert all(len(line) <= 80 for line in lines)
                assert "Ada" in "".join(lines)
                pages += 1
        if state.over:
            break
        seat, option = random_answer(state, rng)
        state.answer(seat, option)
    assert pages > 1
