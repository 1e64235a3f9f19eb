"""Record: how a game began and every answer, in words: enough to replay it to the last card."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, final

from mypy_extensions import mypyc_attr

from talia.core.check import Checker, told
from talia.core.errors import BadRecord, TaliaError, Unchecked

if TYPE_CHECKING:
    from talia.core.game import Game
    from talia.core.state import State

FORMAT = 1
MOST_DIGITS = 4000  # of a seed: Python reads no longer numbers


def read_error(error: Exception) -> str:
    """What is wrong with a text that is no JSON, on one line."""
    if isinstance(error, RecursionError):
        return "lists and objects lie too deep in one another"
    return f"{error}"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Record:
    """A game as it was played: from a seed or from a position, by these answers.

    >>> state = talia.game("template").start(3)
    >>> state.answer(0, state.decision(0).options[0])
    >>> record = talia.Record.read(state.record.write())
    >>> record.replay(talia.game("template")) == state
    True
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        seed: int | None,
        position: dict[str, Any] | None = None,
        answers: list[tuple[int, str]] | None = None,
        outcome: dict[str, Any] | None = None,
        hints: list[tuple[int, int]] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.position = position
        self.answers: list[tuple[int, str]] = [] if answers is None else answers
        self.outcome = outcome  # how it ended, once it has: for readers, and for a replay to agree with
        # Who was told what a bot would answer, and how many answers there were by then. A replay does not need it. The
        # list is never added to, but replaced: copies share it.
        self.hints: list[tuple[int, int]] = [] if hints is None else hints

    def add(self, seat: int, word: str) -> None:
        self.answers.append((seat, word))

    def to_json(self) -> dict[str, Any]:
        record: dict[str, Any] = {
            "talia": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": self.options,
        }
        if self.position is None:
            # In words, since a seed may be larger than what JSON readers in other languages keep exactly.
            record["seed"] = str(self.seed)
        else:
            record["position"] = self.position
        record["answers"] = [[seat, word] for seat, word in self.answers]
        if self.outcome is not None:
            record["outcome"] = self.outcome
        if self.hints:
            record["hints"] = [[seat, answers] for seat, answers in self.hints]
        return record

    def helped(self, seat: int) -> bool:
        """Note that a seat is given a hint on what comes next; False if that is noted already."""
        hint = (seat, len(self.answers))
        if hint in self.hints:
            return False
        self.hints = [*self.hints, hint]
        return True

    def shortened(self, answers: int) -> Record:
        """The first answers only. Hints stay noted: who has seen what a bot would answer has seen it."""
        hints: list[tuple[int, int]] = []
        for seat, before in self.hints:
            hint = (seat, min(before, answers))
            if hint not in hints:
                hints.append(hint)
        first = self.answers[:answers]
        return Record(self.game, self.rules, self.seats, self.options, self.seed, self.position, first, None, hints)

    def write(self) -> str:
        """The record as JSON text."""
        return json.dumps(self.to_json(), separators=(",", ":"), ensure_ascii=False)

    @staticmethod
    def read(text: Unchecked) -> Record:
        """The record of a JSON text; BadRecord says what is wrong with it."""
        value: Any = text
        if not isinstance(text, dict):
            try:
                value = json.loads(text)
            except (TypeError, ValueError, RecursionError) as error:
                raise BadRecord(f"this is not a record: {read_error(error)}") from None
        top = Checker(value, "record", BadRecord)
        top.only(["talia", "game", "rules", "seats", "options", "seed", "position", "answers", "outcome", "hints"])
        if type(top.get("talia")) is not int or top.get("talia") != FORMAT:
            raise BadRecord(
                f"record.talia: {told(top.get('talia'))} is not a format this Talia reads; allowed: {FORMAT}"
            )
        seed: int | None = None
        position: dict[str, Any] | None = None
        if top.get("position") is not None:
            position = top.mapping("position")
        else:
            word = top.word("seed")
            if not (word.isascii() and word.isdigit() and len(word) <= MOST_DIGITS):
                raise BadRecord(
                    f"record.seed: {told(word)} is not a whole number from 0 up, of {MOST_DIGITS} digits at most"
                )
            seed = int(word)
        answers: list[tuple[int, str]] = []
        given = top.get("answers")
        if not isinstance(given, list):
            raise BadRecord(f"record.answers: {told(given)} is not a list")
        for n, entry in enumerate(given):
            if not isinstance(entry, list) or len(entry) != 2 or type(entry[0]) is not int or type(entry[1]) is not str:
                raise BadRecord(f"record.answers[{n}]: {told(entry)} is not a seat and a word, such as [0, 'card:ace']")
            answers.append((entry[0], entry[1]))
        hints: list[tuple[int, int]] = []
        helped = top.get("hints")
        if helped is not None and not isinstance(helped, list):
            raise BadRecord(f"record.hints: {told(helped)} is not a list")
        for n, entry in enumerate(helped or []):
            if not isinstance(entry, list) or len(entry) != 2 or type(entry[0]) is not int or type(entry[1]) is not int:
                raise BadRecord(
                    f"record.hints[{n}]: {told(entry)} is not a seat and a number of answers, such as [0, 4]"
                )
            if not 0 <= entry[0] < top.number("seats", 1, 61) or not 0 <= entry[1] <= len(answers):
                raise BadRecord(
                    f"record.hints[{n}]: {told(entry)} is not a seat and a number of answers of this record"
                )
            hints.append((entry[0], entry[1]))
        return Record(
            top.word("game"),
            top.number("rules", 0, 1 << 30),
            top.number("seats", 1, 61),
            top.mapping("options"),
            seed,
            position,
            answers,
            None if top.get("outcome") is None else top.mapping("outcome"),
            hints,
        )

    def begin(self, game: Game, log: bool = True, memory: bool = True) -> State:
        """The state the record begins with; without a log it keeps no memory either."""
        if game.name != self.game:
            raise BadRecord(f"record.game: {told(self.game)} is not {game.name!r}")
        if not game.plays(self.rules):
            raise BadRecord(f"record.rules: version {self.rules} is not {game.rules}, which is what this Talia plays")
        if self.position is not None:
            state = game.position(self.position, log, log and memory)
            if state.setup.seats != self.seats or state.setup.options != self.options:
                raise BadRecord("record.options: they are not those of the record's position")
            return state
        assert self.seed is not None
        return game.begin(game.setup_under(self.rules, self.seats, self.options), self.seed, log, log and memory)

    def replay(self, game: Game, upto: int | None = None, log: bool = True, memory: bool = True) -> State:
        """Play the first `upto` answers (all of them by default)."""
        state = self.begin(game, log, memory)
        for n, (seat, word) in enumerate(self.answers if upto is None else self.answers[:upto]):
            try:
                state.answer(seat, word)
            except TaliaError as error:
                raise BadRecord(f"record.answers[{n}]: {error}") from None
        if upto is None and self.outcome is not None:
            outcome = state.outcome
            ended = None if outcome is None else outcome.to_json()
            if ended != self.outcome:
                raise BadRecord(
                    f"record.outcome: {told(self.outcome)} is not how these answers end, which is {told(ended)}"
                )
        if state.record is not None:
            state.record.hints = [hint for hint in self.hints if upto is None or hint[1] <= upto]
        return state

    def copy(self) -> Record:
        """An independent record that can go on otherwise."""
        return Record(
            self.game,
            self.rules,
            self.seats,
            self.options,
            self.seed,
            self.position,
            self.answers.copy(),
            self.outcome,
            self.hints,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, len(self.answers)))

    def __reduce__(self) -> tuple[Any, ...]:
        return Record.read, (self.to_json(),)

    def _repr_html_(self) -> str:
        from talia.core import picture  # drawn now and then

        return picture.of_record(self)

    def __repr__(self) -> str:
        return f"<record of {self.game}, {self.seats} seats, {len(self.answers)} answers>"

    def compare(self, other: Record) -> str | None:
        """Where two records part, in a sentence; None if they are equal."""
        mine = self.to_json()
        theirs = other.to_json()
        for key in ("game", "rules", "seats", "options", "seed", "position"):
            if mine.get(key) != theirs.get(key):
                return f"{key}: {mine.get(key)!r} against {theirs.get(key)!r}"
        for n in range(min(len(self.answers), len(other.answers))):
            if self.answers[n] != other.answers[n]:
                return f"answer {n}: {self.answers[n]!r} against {other.answers[n]!r}"
        if len(self.answers) != len(other.answers):
            return f"{len(self.answers)} answers against {len(other.answers)}"
        if self.outcome != other.outcome:
            return f"outcome: {told(self.outcome)} against {other.outcome!r}"
        return None
