"""Bug files: what a player thinks is wrong, with the game or position that shows it. `talia check` makes a test of one.

    {"talia_bug": 1, "game": "cardia", "text": "1…", "answers": [{"seat": 0, "word": "judge"}], "moment": 1,
     "seat": 0, "expected": "the Judge should …", "version": "0.7.0", "engine": "compiled"}

Instead of `text` it may have a `record`, a `position` or a `view`. `moment` counts the answers before what is wrong.
"""

from __future__ import annotations

from typing import Any

from talia.core.check import Checker, told
from talia.core.errors import BadRecord
from talia.core.record import Record
from talia.core.short import lengthened
from talia.core.shown import fitting
from talia.core.state import State
from talia.registry import game as game_of

FORM = 1
KEYS = ["talia_bug", "game", "record", "text", "position", "view", "answers", "moment", "seat", "expected", "version"]
BEGINNINGS = ("record", "text", "position", "view")
MOST_WORDS = 4_000  # letters of what the player expected
LAST = 12  # events that a test tells of


def read(value: Any) -> dict[str, Any]:
    """A bug file, checked as far as it can be without playing it."""
    bug = Checker(value, "bug", BadRecord)
    bug.only([*KEYS, "engine"])
    if bug.get("talia_bug") != FORM:
        raise BadRecord(f"bug.talia_bug: {told(bug.get('talia_bug'))} is not {FORM}, which is what this Talia reads")
    begins = [key for key in BEGINNINGS if bug.get(key) is not None]
    if len(begins) != 1:
        raise BadRecord(
            f"bug: it begins with {' and '.join(begins) or 'nothing'}; allowed: one of {', '.join(BEGINNINGS)}"
        )
    if len(bug.word("expected", default="")) > MOST_WORDS:
        raise BadRecord(f"bug.expected: it has more than {MOST_WORDS} letters")
    bug.word("game")
    bug.number("moment", 0, 1 << 20)
    if bug.get("seat") is not None:
        bug.number("seat", 0, 61)
    for answer in bug.list_of("answers") if bug.get("answers") is not None else []:
        answer.only(["seat", "word"])
        answer.number("seat", 0, 61)
        answer.word("word")
    return bug.value


def reached(value: Any) -> State:
    """The state at the moment that a bug file tells of."""
    bug = read(value)
    game = game_of(bug["game"])
    if bug.get("record") is not None:
        record = Record.read(bug["record"])
        if record.game != game.name:
            raise BadRecord(f"bug.record: it is one of {record.game}, not of {game.name}")
        return record.replay(game, upto=bug["moment"])
    if bug.get("text") is not None:
        state = game.position(lengthened(bug["text"]))
    elif bug.get("position") is not None:
        state = game.position(bug["position"])
    else:
        state = fitting(game, bug["view"], 0)
    answers = bug.get("answers") or []
    if bug["moment"] > len(answers):
        raise BadRecord(f"bug.moment: {bug['moment']} is not a number from 0 to {len(answers)}, the answers there are")
    for answer in answers[: bug["moment"]]:
        state.answer(answer["seat"], answer["word"])
    return state


def found(value: Any) -> dict[str, Any]:
    """What there is at that moment, of which an expectation names what should be otherwise."""
    state = reached(value)
    outcome = state.outcome
    return {
        "asked": list(state.asked),
        "options": {seat: [option.word for option in state.decision(seat).options] for seat in state.asked},
        "events": [f"{event['event']} ({event['rule']})" for event in state.events(value.get("seat"))[-LAST:]],
        "outcome": None if outcome is None else outcome.to_json(),
        "table": state.to_position()["table"],
    }
