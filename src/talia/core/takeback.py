"""Taking back: which of one's latest answers can be undone without anybody having learned anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from talia.core.record import Record

if TYPE_CHECKING:
    from talia.core.game import Game


def points(game: Game, record: Record, seat: int) -> list[int]:
    """The numbers of answers before which the seat may go back (`record.replay(game, upto=number)`), latest first.

    A point is safe when every answer since was the seat's own, and no answer since has shown or drawn anything hidden.
    """
    state = record.begin(game, log=False)
    questions: list[int] = []
    for who, word in record.answers:
        questions.append(state.question)
        state.answer(who, word)
    found: list[int] = []
    for number in range(len(record.answers) - 1, -1, -1):
        if record.answers[number][0] != seat or questions[number] <= state.sealed:
            break
        found.append(number)
    return found
