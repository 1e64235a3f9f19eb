"""Where fuzzing begins: real saves of every variant in mid-ability and at the end, tables alone, and whole records."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import talia
from bench.fuzz.mutating import Choices, Mutator, as_text, words
from talia.core.program import PROGRAMS
from talia.games import PLACES

GAMES = list(PLACES)
ROOT = Path(__file__).parents[2]
SAVES = 12  # of each variant


@dataclass
class Corpus:
    """All inputs of one kind, by game, and the words that may stand in them."""

    kind: str
    inputs: dict[str, list[Any]] = field(default_factory=dict)
    vocabulary: dict[str, list[str]] = field(default_factory=dict)

    def build(self, data: bytes) -> tuple[str, str]:
        """The game and the text that these bytes make."""
        choices = Choices(data)
        name = choices.of(GAMES)
        inputs = self.inputs[name]
        value = choices.of(inputs)
        mutated = Mutator(choices, inputs, self.vocabulary[name]).mutate(value)
        return name, as_text(mutated, choices)


def gather(kind: str) -> Corpus:
    found = Corpus(kind)
    for name in GAMES:
        game = talia.game(name)
        inputs: list[Any] = _examples(name) if kind == "positions" else []
        for seed, (seats, options) in enumerate(game.variants()):
            inputs += (
                _saves(game, seed, seats, options) if kind == "positions" else _records(game, seed, seats, options)
            )
        found.inputs[name] = inputs
        found.vocabulary[name] = words(inputs) + [name for name in PROGRAMS if name.startswith(f"{game.name}.")]
        for program in PROGRAMS.values():
            if program.name.startswith(f"{game.name}."):
                found.vocabulary[name] += [label for label in program.labels if label not in found.vocabulary[name]]
    return found


def _examples(name: str) -> list[Any]:
    """The positions that the documents show."""
    documents = [*(ROOT / "docs" / "positions").glob("*.md"), ROOT / "docs" / "positions.md"]
    texts = [
        block for path in documents for block in re.findall(r"```json\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
    ]
    return [example for example in map(json.loads, texts) if example.get("game") == name]


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _saves(game: talia.Game, seed: int, seats: int, options: dict[str, Any]) -> list[Any]:
    """Saves of a random game: rather those in mid-ability, one of each label; some without what is going on."""
    rng = talia.Random(seed)
    state = game.start(seed, seats, **options)
    found: dict[str, Any] = {}
    answers = 0
    while not state.over and answers < 600:
        doing = state.to_position()["doing"]
        label = " ".join(f"{frame['program']}@{frame['at']}" for frame in doing) + f" {len(state.asked)}"
        if label not in found or rng.below(10) == 0:
            found[label] = _plain(state.to_position())
        seat = rng.pick(state.asked)
        state.answer(seat, rng.pick(state.decision(seat).options))
        answers += 1
    saves = rng.shuffled(list(found.values()))[:SAVES]
    if state.over:
        saves.append(_plain(state.to_position()))
    tables = [{key: save[key] for key in ("game", "options", "seats", "table", "random")} for save in saves[:3]]
    return [*saves, *tables]


def _records(game: talia.Game, seed: int, seats: int, options: dict[str, Any]) -> list[Any]:
    """A whole record, the first answers of one, and one that begins at a position."""
    rng = talia.Random(seed)
    state = game.start(seed, seats, **options)
    found: list[Any] = []
    for most in (10, 20, 400):
        while not state.over and most > 0:
            seat = rng.pick(state.asked)
            state.answer(seat, rng.pick(state.decision(seat).options))
            most -= 1
        assert state.record is not None
        found.append(_plain(state.record.to_json()))
        if not state.over:
            branch = game.position(_plain(state.to_position()))
            seat = rng.pick(branch.asked)
            branch.answer(seat, rng.pick(branch.decision(seat).options))
            assert branch.record is not None
            branch.record.helped(seat)
            found.append(_plain(branch.record.to_json()))
    return found
