"""A harness in the way of those that let language models play OpenSpiel's games: text in, text out, rethinking."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import talia

MOST_THOUGHTS = 3


@dataclass
class Played:
    returns: list[float] = field(default_factory=list)
    moves: int = 0
    refusals: int = 0
    sentences: list[str] = field(default_factory=list)


def prompt(state: Any, refused: str) -> str:
    """What a model is told: what its seat sees, what it may answer, and why its last answer was refused."""
    seat = state.current_player()
    legal = [state.action_to_string(seat, action) for action in state.legal_actions()]
    parts = [
        f"You are seat {seat}.",
        state.observation_string(seat),
        "Legal moves:",
        *[f"- {word}" for word in legal],
        *([f"Your last answer was refused: {refused}"] if refused else []),
        "Answer with a line: MOVE: <one of the legal moves>",
    ]
    return "\n".join(parts)


class Scripted:
    """Stands for a model: reads its prompt, and now and then answers nonsense until it is told so."""

    def __init__(self, seat: int) -> None:
        self.rng = talia.Random(seat)
        self.read: list[str] = []

    def says(self, text: str) -> str:
        self.read.append(text)
        if "was refused" not in text and self.rng.below(4) == 0:
            return "I think a while.\nMOVE: " + self.rng.pick(["lunch", "card:nobody", "", "{}"])
        moves: list[str] = re.findall(r"^- (.*)$", text, re.MULTILINE)
        return "Well, then.\nMOVE: " + self.rng.pick(moves)


def arena(state: Any, models: list[Scripted]) -> Played:
    played = Played()
    while not state.is_terminal():
        seat = state.current_player()
        refused = ""
        for _ in range(MOST_THOUGHTS):
            said = models[seat].says(prompt(state, refused))
            word = said.rpartition("MOVE: ")[2].strip()
            try:
                action = state.string_to_action(seat, word)
            except talia.TaliaError as error:
                refused = str(error)
                played.refusals += 1
                played.sentences.append(refused)
                continue
            break
        else:
            raise AssertionError(f"no legal move after {MOST_THOUGHTS} thoughts: {refused}")
        state.apply_action(action)
        played.moves += 1
    played.returns = state.returns()
    return played
