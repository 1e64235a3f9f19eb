"""Finished games: their moments, records and exports. Nothing of a running game ever comes from here."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from msgspec import Struct

import talia
from talia.core.errors import TaliaError
from talia.core.record import Record
from talia.history.form import GameLine, Sitter
from talia.history.kept import line_of
from talia.server.live.tables import Table
from talia.server.wire.errors import Refused, refused
from talia.server.wire.forms import Export, Moment, Proof
from talia.server.wire.heavy import Retaken
from talia.server.wire.review import RetryForm
from talia.server.wire.telling import events_told, view_told
from talia.server.wire.updates import update_told
from talia.server.wire.views import AnyEvent, View

MOST_MOMENTS = 50  # a page


def finished(table: Table) -> None:
    if not table.over or table.state is None:
        raise Refused("not_now", "the game is not over: its record is closed until then")
    if table.sealed:
        raise Refused("not_now", "this deal is played again: its record is closed until the duplicate match is over")


class Looked(Struct, frozen=True):
    """Some moments, and all that was told before them."""

    before: list[AnyEvent]
    shown: list[Moment]


def moments(record: Record, seat: int | None, since: int, count: int) -> Looked:
    """The moments from `since` on, from one seat. Plays the game again: call it where that may take a while."""
    if seat is not None and seat >= record.seats:
        raise Refused("malformed", f"seat: there is no seat {seat}; allowed: 0 to {record.seats - 1}")
    state = record.begin(talia.game(record.game))
    shown: list[Moment] = []
    before: list[AnyEvent] = []
    read = told = 0
    last = min(since + min(count, MOST_MOMENTS), len(record.answers) + 1)
    for number in range(last):
        assert state.log is not None
        events = state.events(seat, read)
        read = len(state.log)
        for event in events:  # numbered for this seat, as at the table
            event["n"] = told
            told += 1
        who, word = record.answers[number] if number < len(record.answers) else (None, None)
        told_of = cast(list[AnyEvent], events_told(record.game, events))
        if number < since:
            before += told_of
        else:
            view = cast(View, view_told(state.view(seat)))
            shown.append(Moment(moment=number, seat=who, word=word, events=told_of, view=view))
        if who is not None and word is not None:
            state.answer(who, word)
    return Looked(before, shown)


def retaken(record: Record, form: RetryForm) -> Retaken:
    """A decision answered anew, on a copy of the table: what that seat would have been told next.

    Whoever is asked at the same moment answers as they did. Nobody else does anything.
    """
    given = record.answers[form.at] if form.at < len(record.answers) else None
    if given is None or given[0] != form.seat:
        raise Refused("malformed", f"at: seat {form.seat} has not answered anything at moment {form.at}")
    state = record.replay(talia.game(record.game), upto=form.at)
    since, question = len(state.events(form.seat)), state.question
    try:
        word = state.domain_of(form.seat).words[state.check(form.seat, form.word)]
        state.answer(form.seat, form.word)
    except TaliaError as error:
        raise refused(error) from None
    for seat, answer in record.answers[form.at + 1 :]:
        if state.question != question or seat not in state.asked:
            break
        state.answer(seat, answer)
    return Retaken(word=word, what_if=update_told(state, form.seat, since, closed=True))


def record_of(table: Table) -> dict[str, Any]:
    finished(table)
    return table.record().to_json()


def export(table: Table) -> Export:
    """Everything about a finished game: `talia check` and the page verify it."""
    finished(table)
    opening = table.opening()
    proof = None
    if opening is not None:
        proof = Proof(commitment=table.plan.commitment, **msgspec.structs.asdict(opening))
    return Export(
        talia_export=1,
        table=table.id,
        record=table.record().to_json(),
        names=[seat.name for seat in table.seats],
        result=table.result(),
        fair=proof,
        levels=[seat.level for seat in table.seats],
    )


def history_line(table: Table, seat: int | None) -> GameLine:
    """A finished game as the history of whoever sat there keeps it."""
    finished(table)
    if seat is not None and seat >= len(table.seats):
        raise Refused("malformed", f"seat: there is no seat {seat}; allowed: 0 to {len(table.seats) - 1}")
    result, state, record = table.result(), table.state, table.record()
    assert result is not None
    assert state is not None
    if state.log is None:  # a game that was brought as a file keeps none
        state = record.replay(table.game)
    sitters = [
        Sitter(kind="bot" if one.kind == "bot" else "person", name=one.name, level=one.level) for one in table.seats
    ]
    return line_of(
        state,
        record,
        sitters,
        [] if seat is None else [seat],
        (result.winners, result.scores, result.reason, result.by_rules),
        table.plan.created,
        table.practice and table.plan.record is None,  # one that was brought was played elsewhere
        table.id,
    )
