"""`talia check FILE`: is this record, export, saved game or position sound? It is replayed to the last answer.

A data set is replayed game by game. A file of puzzles is proven again, every puzzle of it; a file of lessons is played
through. In an export of the server the opened commitment is checked too: was the game dealt as promised at the start? A
bug file (of the page's button) is played to its moment; `--as-test` writes a test of it, which fails until what was
expected is filled in and met.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import talia
from talia import fair
from talia.cli.words import Words
from talia.core.errors import BadPosition, BadRecord, IllegalAnswer, NotAsked, TaliaError
from talia.core.state import State
from talia.texts import LANGUAGES, sentences, texts

MOST_NAMED = 10  # players of a table
DATASETS = (".jsonl", ".jsonl.gz", ".parquet")


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("file", help="the JSON file, or - for standard input")
    command.add_argument("--json", action="store_true", help="for programs")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language in which the rules refuse it")
    command.add_argument(
        "--as-test",
        nargs="?",
        const="-",
        metavar="TEST",
        help="write a pytest of it to this file (without one: print it)",
    )
    command.set_defaults(run=run)


def read(name: str) -> Any:
    """The JSON of a file, or of standard input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"{name}: cannot be read: {error}") from None
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadRecord(f"{name}: this is not JSON: {error}") from None


def run(args: argparse.Namespace) -> int:
    if args.as_test is not None:
        return write_test(args.file, args.as_test)
    value: Any = None
    try:
        if args.file.endswith(DATASETS):
            found = replayed(args.file)
        else:
            value = read(args.file)
            found = looked_at(value, args.file)
    except TaliaError as error:
        if not args.json:
            in_words = refusal(error, value, args.lang)
            if in_words is None:
                raise
            print(f"talia: {in_words}", file=sys.stderr)
            return 1
        print(json.dumps({"ok": False, "error": str(error)}, ensure_ascii=False))
        return 1
    if args.json:
        print(json.dumps({"ok": True, **found}, ensure_ascii=False))
    elif "games" in found:
        print(f"sound: {found['games']} games of {found['game']}, {found['answers']} answers, each replayed to its end")
    elif "lessons" in found:
        print(f"sound: lessons {found['lessons']}, ways {found['ways']}, other answers {found['others']}, each told of")
    elif "puzzles" in found:
        kinds = ", ".join(f"{count} {kind}" for kind, count in found["puzzles"].items())
        print(f"proven: {kinds}; no hidden card in any proof")
    else:
        print(f"sound: {found['kind']} of {found['game']}, {found['answers']} answers, " + _state(found))
        if found.get("fair"):
            print("fair: dealt from the seed that was committed to at the start")
    return 0


def refusal(error: TaliaError, value: Any, language: str) -> str | None:
    """Why the rules refuse it, in words of a language, with the place; none where they have no words of their own."""
    if language == "en" or not (error.text or isinstance(error, BadPosition | IllegalAnswer | NotAsked)):
        return None
    told = value.get("record") if isinstance(value, dict) and "game" not in value else value
    game = told.get("game") if isinstance(told, dict) else None
    names = [texts(language).get("cli-person", number=seat + 1) for seat in range(MOST_NAMED)]
    said = Words(language, names).say(sentences.refusal(str(game), error))
    place = sentences.place_of(error)
    return f"{said} [{place}]" if place else said


def replayed(name: str) -> dict[str, Any]:
    """A data set of records: each is replayed, and how it ends is what it says."""
    from talia.research import datasets

    told = datasets.about(name)
    games = answers = over = 0
    for number, record in enumerate(datasets.read(name), 1):
        if record.game != told["game"]:
            raise BadRecord(f"{name}: game {number} is of {record.game!r}, and the data set of {told['game']!r}")
        try:
            state = record.replay(talia.game(record.game), log=False)
        except TaliaError as error:
            raise BadRecord(f"{name}: game {number}: {error}") from None
        games += 1
        answers += len(record.answers)
        over += state.over
    if games != told["games"]:
        raise BadRecord(f"{name}: {games} games are in it, and it says {told['games']}")
    return {"kind": "dataset", "game": told["game"], "games": games, "answers": answers, "over": over}


def write_test(name: str, target: str) -> int:
    """A file as a test, printed or written where nothing is yet."""
    from talia.cli.as_test import written

    text = written(read(name))
    if target == "-":
        print(text, end="")
        return 0
    try:
        with Path(target).open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        raise BadRecord(f"{target}: cannot be written: {error}") from None
    print(f"written: {target}; fill in EXPECTED, then run it with pytest")
    return 0


def _state(found: dict[str, Any]) -> str:
    if found["outcome"] is not None:
        winners = found["outcome"]["winners"]
        ended = f"won by seat {' and '.join(map(str, winners))}" if winners else "drawn"
        return f"over: {ended} ({found['outcome']['reason']}), scores {found['outcome']['scores']}"
    return f"seat {' and '.join(map(str, found['asked']))} to answer"


def looked_at(value: Any, name: str) -> dict[str, Any]:
    """What a file holds, once it is found sound."""
    if isinstance(value, dict) and "talia_puzzles" in value:
        return proven(value, name)
    if isinstance(value, dict) and "talia_lessons" in value:
        return played_through(value, name)
    return examined(value)


def played_through(value: Any, name: str) -> dict[str, Any]:
    """A file of lessons: how many there are, and how many answers were tried; the error names what does not hold."""
    from talia.learn import lesson, proving

    whole = proving.Proof()
    for one in lesson.read(name, json.dumps(value)).lessons:
        whole.add(proving.prove(one))
    return {"kind": "lessons", "lessons": whole.lessons, "ways": whole.ways, "others": whole.others}


def proven(value: Any, name: str) -> dict[str, Any]:
    """A file of puzzles: how many of each kind, once all are proven; the error names the one that is not."""
    # Read here: proofs take the bots with them, and records do without.
    from talia.learn.puzzles import form, kinds

    count: dict[str, int] = {}
    puzzles = form.read(value, name)
    for n, puzzle in enumerate(puzzles):
        if puzzle.id in {other.id for other in puzzles[:n]}:
            raise form.BadPuzzle(f"{name}: puzzle {puzzle.id}: this id is there twice")
        kinds.prove(puzzle)
        count[puzzle.kind] = count.get(puzzle.kind, 0) + 1
    return {"kind": "puzzles", "puzzles": count}


def examined(value: Any) -> dict[str, Any]:
    """What a JSON value is and where it stands, or the error that says what is wrong with it."""
    if not isinstance(value, dict):
        raise BadRecord("the JSON is not an object: neither a record nor a position")
    proof = value.get("fair")
    if "talia_bug" in value:
        from talia import bugs

        state = bugs.reached(value)
        return _standing("bug", state, value["moment"])
    if "talia_export" in value:
        if proof is not None:
            wrong = fair.complaint(proof, value.get("record"))
            if wrong is not None:
                raise BadRecord(f"the deal was not fair: {wrong}")
        return {**examined(value.get("record")), "kind": "export", "fair": proof is not None}
    if "talia" in value:
        kind = "record"
        record = talia.Record.read(value)
        state = record.replay(talia.game(record.game))
        answers = len(record.answers)
    elif "table" in value:
        kind = "position"
        state = talia.game(value.get("game", "")).position(value)
        answers = 0
    else:
        raise BadRecord("neither a record (it has no 'talia') nor a position (it has no 'table')")
    return _standing(kind, state, answers)


def _standing(kind: str, state: State, answers: int) -> dict[str, Any]:
    outcome = state.outcome
    return {
        "kind": kind,
        "game": state.setup.game,
        "answers": answers,
        "asked": list(state.asked),
        "outcome": None if outcome is None else outcome.to_json(),
    }
