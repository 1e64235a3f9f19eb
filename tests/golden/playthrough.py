"""Whole games as text to read in review: every question, answer and event. Run as a program, it writes them anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import talia
from tests.every_game.tools import label, random_answer, variants

HERE = Path(__file__).parent


def golden() -> dict[str, str]:
    """File name -> text, for the first game of every variant."""
    texts: dict[str, str] = {}
    numbers: dict[str, int] = {}
    for name, seats, options in variants():
        number = numbers[name] = numbers.get(name, 0) + 1
        texts[f"{name}-{number}.txt"] = playthrough(name, seats, options, seed=number)
    return texts


def playthrough(name: str, seats: int, options: dict[str, Any], seed: int) -> str:
    state = talia.game(name).start(seed, seats, **options)
    rng = talia.Random(seed)
    lines = [f"{name}, {seats} seats, {label(options)}, seed {seed}", "", "table " + _line(state.lay_out())]
    told = 0
    while not state.over:
        seat, option = random_answer(state, rng)
        decision = state.decision(seat)
        choices = " ".join(choice.word for choice in decision.options)
        lines.append(f"seat {seat} is asked {decision.prompt}: {choices}")
        state.answer(seat, option)
        lines.append(f"seat {seat} answers {option.word}")
        assert state.log is not None
        for event in state.log.since(told):
            parts = {**event.parts, **(event.secret or {})}
            lines.append(f"    {event.kind} ({event.rule}) {_line(parts)}")
        told = len(state.log)
    outcome = state.outcome
    assert outcome is not None
    lines += [
        "",
        "table " + _line(state.lay_out()),
        f"won by {list(outcome.winners)}: {outcome.reason}, {outcome.scores}",
    ]
    return "\n".join(lines) + "\n"


def _line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, sort_keys=True)


if __name__ == "__main__":
    for old in HERE.glob("*.txt"):
        old.unlink()
    for file, text in golden().items():
        (HERE / file).write_text(text, encoding="utf-8")
        print(f"tests/golden/{file}: {text.count(chr(10))} lines")
