"""Going back: copies of a game at some of its moments, and tables restored without playing what was taken back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from talia.core.game import Game
from talia.core.record import Record
from talia.core.state import State
from talia.server.wire.entries import Answered, AnyEntry, Helped, Plan, Rewound

if TYPE_CHECKING:
    from talia.server.live.tables import Table

EVERY = 16  # answers between two copies: so many are played again at most


class Past:
    """The game as it stood every few answers. Copies share their events, so they are small."""

    def __init__(self) -> None:
        self._kept: list[tuple[int, State]] = []

    def note(self, state: State) -> None:
        """Called before each answer."""
        assert state.record is not None
        number = len(state.record.answers)
        if number % EVERY == 0 and (not self._kept or self._kept[-1][0] < number):
            self._kept.append((number, _copied(state)))

    def back_to(self, game: Game, record: Record, answers: int) -> State:
        """The game after the first answers of its record."""
        while self._kept and self._kept[-1][0] > answers:
            self._kept.pop()
        short = record.shortened(answers)
        if not self._kept:
            return short.replay(game, memory=False)
        number, kept = self._kept[-1]
        state = _copied(kept)
        state.record = record.shortened(number)
        for seat, word in short.answers[number:]:
            state.answer(seat, word)
        state.record.hints = short.hints
        return state


def _copied(state: State) -> State:
    """An independent game with its events, but without its record, which would be long."""
    copy = state.clone()
    if state.log is not None:
        copy.log = state.log.copy()
        copy.tells = True
    return copy


def played_before(game: Game, plan: Plan) -> tuple[State, list[int]]:
    """The game from which a table plays on, and the questions that its answers so far were given to."""
    assert plan.position is not None
    if plan.before is None:
        return game.position(plan.position, memory=False), []
    before = Record.read(plan.before)
    state = before.begin(game, memory=False)
    questions: list[int] = []
    for seat, word in before.answers:
        questions.append(state.question)
        state.answer(seat, word)
    return state, questions


def restoring(table: Table, entries: Sequence[AnyEntry]) -> Iterator[None]:
    """Let all entries happen at a new table, step by step. What was taken back is not played again."""
    yield from _looking_at(table)
    last = _last_rewind(table, entries)
    if last >= 0:
        yield from _up_to(table, entries[: last + 1])
    for entry in entries[last + 1 :]:
        table.apply(entry)
        yield


def _looking_at(table: Table) -> Iterator[None]:
    """The game of an imported record, which was checked when it came in."""
    if table.plan.record is None:
        return
    record = Record.read(table.plan.record)
    state = record.begin(table.game, memory=False)
    for seat, word in record.answers:
        state.answer(seat, word)
        yield
    if state.record is not None:
        state.record.hints = list(record.hints)
    table.look_at(state)


def _last_rewind(table: Table, entries: Sequence[AnyEntry]) -> int:
    """The number of the last entry that goes back and tells all that is left of what came before it; or -1.

    Time that was spent stays spent, so the clocks must be known: the entry has them since 0.3, and where nobody's time
    is kept there is nothing to know.
    """
    for number in range(len(entries) - 1, -1, -1):
        entry = entries[number]
        if isinstance(entry, Rewound):
            return number if entry.clock or not table.timed() else -1
    return -1


def _up_to(table: Table, entries: Sequence[AnyEntry]) -> Iterator[None]:
    """All that is left of these entries, the last of which goes back."""
    stays: list[int] = []
    before = table.plan.before
    begun = 0 if before is None else len(before["answers"])
    for number, entry in enumerate(entries):
        if isinstance(entry, Answered):
            stays.append(number)
        elif isinstance(entry, Rewound):
            del stays[entry.answers - begun :]
    left = frozenset(stays)
    answers = begun
    hints: list[tuple[int, int]] = []
    for number, entry in enumerate(entries):
        if isinstance(entry, Answered):
            answers += 1
            if number in left:
                table.play(entry)
        elif isinstance(entry, Rewound):
            answers = entry.answers
            hints = list(dict.fromkeys((seat, min(before, answers)) for seat, before in hints))
            table.epoch += 1
            table.practice = table.practice or entry.practice
        elif isinstance(entry, Helped):
            table.practice = True
            hints = list(dict.fromkeys([*hints, (entry.seat, answers)]))
        else:
            table.apply(entry)
            table.length -= 1
        table.length += 1
        yield
    last = entries[-1]
    assert isinstance(last, Rewound)
    table.record().hints = hints
    table.gone_back(last)
