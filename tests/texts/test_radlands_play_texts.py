"""What the terminal says of a game of Radlands: every prompt, option, event, rule and reason has its words."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import talia
from talia.cli.show import show
from talia.cli.words import Words
from talia.games.radlands.state import REASONS
from talia.texts import LANGUAGES, texts

GAME = talia.game("radlands")
VARIANTS: list[dict[str, Any]] = [{}, {"printing": "other", "make_room": True}]


@pytest.mark.parametrize("options", VARIANTS, ids=["default", "other"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told_and_shown(language: str, options: dict[str, Any]) -> None:
    words = Words(language, ["Ada", "Bo"])
    console = Console(file=StringIO(), width=80)
    prompts: set[str] = set()
    told: set[str] = set()
    for seed in range(6):
        state = GAME.start(seed, **options)
        rng = talia.Random(seed)
        while not state.over:
            seat = state.asked[0]
            decision = state.decision(seat).to_json()
            prompts.add(words.prompt("radlands", decision))
            domain = state.domain_of(seat).name
            labels = [words.option("radlands", domain, option) for option in decision["options"]]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels
            state.answer(seat, rng.pick(state.decision(seat).options))
        console.print(show(state.view(0), words))
        for event in state.events(None):
            told.add(words.event("radlands", event).split("–")[0])
            assert event["rule"].startswith("core.") or texts(language).rule(event["rule"]), event["rule"]
    assert len(prompts) > 15
    assert len(told) > 15
    shown = console.file.getvalue() if isinstance(console.file, StringIO) else ""
    assert "Ada" in shown
    assert max(len(line) for line in shown.splitlines()) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_and_reasons_have_words(language: str) -> None:
    reader = texts(language)
    for setting in GAME.settings:
        assert reader.get(f"radlands-setting-{setting.name}")
        assert reader.attribute(f"radlands-setting-{setting.name}", "text")
        for word in getattr(setting, "words", ()) if setting.name in ("camps", "first_player", "printing") else ():
            assert reader.get(f"radlands-setting-{setting.name}-{word}")
    for reason in REASONS:
        assert reader.get(f"radlands-reason-{reason}")
