"""Every question, answer, event, reason and setting of Cardia has its words in four languages; tables can be shown."""

from __future__ import annotations

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

import talia
import talia.games.cardia
from talia.cli.show import show
from talia.cli.words import Words
from talia.core.program import PROGRAMS, STEPS
from talia.games.cardia.verbs import waiting
from talia.texts import LANGUAGES, sentences, texts
from tests.games.cardia.scenario import GAME, Scenario

CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(Path(talia.games.cardia.__file__).parent.rglob("*.py"))
)
PLACES = ["serpent_temple", "bazaar", "founders_day", "grand_library", "scrapyard", "auction_house"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_event_reason_and_setting_has_words(language: str) -> None:
    words = texts(language)
    prompts = _prompts()
    assert len(prompts) >= 19
    missing = [f"cardia-prompt-{name}" for name in prompts if not words.has(f"cardia-prompt-{name}")]
    missing += [f"cardia-event-{name}" for name in _events() if not words.has(f"cardia-event-{name}")]
    missing += [f"cardia-reason-{name}" for name in GAME.reasons if not words.has(f"cardia-reason-{name}")]
    for setting in GAME.settings:
        missing += [f"cardia-setting-{setting.name}"] if not words.has(f"cardia-setting-{setting.name}") else []
        for value in setting.to_json().get("words", []):
            key = f"cardia-setting-{setting.name}-{value}"
            # The name of a location, a faction or a guest is its word among the options, too; a number is itself.
            named = str(value).isdigit() or isinstance(sentences.thing("cardia", str(value)), dict)
            missing += [] if words.has(key) or named else [key]
        assert words.attribute(f"cardia-setting-{setting.name}", "text")
    assert missing == []


def _prompts() -> set[str]:
    """The questions that the steps of all programs ask."""
    found: set[str] = set()
    for program in PROGRAMS.values():
        if program.name.startswith("cardia."):
            for place in program.places.values():
                with suppress(NotImplementedError):  # a step that asks nothing
                    found.add(STEPS[place].prompt().removeprefix("cardia."))
    return found


def _events() -> set[str]:
    waits = {waiting.event(what) for what in (waiting.MODIFIER, waiting.LATE, waiting.CHOICE, waiting.FACTION)}
    return set(re.findall(r'(?:tell|narrate)\(\s*"([a-z_]+)"', CODE)) | waits


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_events_cite_has_a_sentence(language: str) -> None:
    cited: set[str] = set()
    for seed in range(30):
        places = [PLACES[seed % 6], PLACES[(seed + 1) % 6]]
        state = GAME.start(seed, deck="II" if seed % 2 else "I", locations=places)
        rng = talia.Random(seed)
        words = Words(language, ["Anna", "Bela"])
        while not state.over:
            seat = rng.pick(state.asked)
            decision = state.decision(seat)
            told = decision.to_json()
            assert words.prompt("cardia", told)
            for option in told["options"]:
                assert words.option("cardia", told["domain"], option)
            state.answer(seat, rng.pick(decision.options))
        for who in (0, 1, None):
            for event in state.events(who):
                cited.add(event["rule"])
                assert words.event("cardia", event)
    wanted = [rule for rule in cited if rule.startswith("cardia.")]
    assert len(wanted) > 25
    assert [rule for rule in wanted if texts(language).rule(rule) is None] == []


def drawn(state: talia.State, seat: int | None, language: str) -> str:
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(show(state.view(seat), Words(language, ["Anna", "Bela"])))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_fits_eighty_columns(language: str) -> None:
    for seed in range(4):
        places = PLACES[seed : seed + 2] if seed else ["foggy_swamp"]
        state = GAME.start(seed, deck="II" if seed % 2 else "I", locations=places)
        rng = talia.Random(seed)
        while not state.over:
            if state.question % 3 == 0:
                for viewer in (0, 1, None):
                    text = drawn(state, viewer, language)
                    assert max(len(line) for line in text.splitlines()) <= 80
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))


def test_a_drawn_table_shows_what_matters_and_hides_the_rest() -> None:
    t = Scenario("judge* saboteur+3 | inventor surgeon", "djinn ambusher | magistra mediator")
    text = drawn(t.state, 0, "en")
    for word in ("Judge", "Saboteur", "Djinn", "Ambusher", "Inventor", "Surgeon", "Anna", "Bela"):
        assert word in text
    assert "Magistra" not in text.split("Discarded")[0]
    assert "Mediator" not in text.split("Discarded")[0]
