"""The judge of several processes finds each kind of wrong, and finds nothing where nothing is wrong."""

from __future__ import annotations

import pytest
from bench.faults.checker import Sent, Told
from bench.scale.judge import Claimed, Row, judged

from talia import fair
from talia.server.live import making
from talia.server.live.tables import Table
from talia.server.wire.entries import Answered, Dealt, write
from talia.server.wire.forms import NewTable, SeatForm

TABLE = "0123456789abcdef"


def table() -> tuple[str, list[str]]:
    """A plan, and the bodies of its entries: two people, three answers."""
    seats = [SeatForm(who="me"), SeatForm(who="me")]
    plan = making.new_table(NewTable(game="template", seats=seats), fair.draw(), ("template",), [], 1.0).plan
    played = Table.restored(TABLE, plan, [Dealt(at=1.0)])
    bodies = [write(Dealt(at=1.0))]
    for number in range(3):
        seat = played.asked[0]
        word = played.live().decision(seat).options[0].word
        entry = Answered(at=2.0 + number, seat=seat, word=f"{played.live().domain_of(seat).name}:{word}")
        bodies.append(write(entry))
        played.apply(entry)
    return write(plan), bodies


def rows(bodies: list[str], fences: list[int]) -> list[Row]:
    return [Row(TABLE, seq, body, fence) for seq, (body, fence) in enumerate(zip(bodies, fences, strict=True))]


def test_a_sound_history_is_sound() -> None:
    plan, bodies = table()
    verdict = judged([], rows(bodies, [0, 1, 1, 2]), [Claimed(TABLE, 1, 1), Claimed(TABLE, 2, 3)], {TABLE: plan})
    assert verdict.sound, verdict.told()


@pytest.mark.parametrize(
    ("fences", "claims", "wrong"),
    [
        ([0, 1, 2, 1], [], "fences_fell"),
        ([0, 1, 1, 1], [Claimed(TABLE, 1, 1), Claimed(TABLE, 2, 3)], "stale"),  # the new owner has written nothing
    ],
)
def test_late_writes_are_found(fences: list[int], claims: list[Claimed], wrong: str) -> None:
    plan, bodies = table()
    verdict = judged([], rows(bodies, fences), claims, {TABLE: plan})
    assert not verdict.sound
    assert getattr(verdict, wrong) == 1


def test_gaps_and_what_cannot_be_played_are_found() -> None:
    plan, bodies = table()
    gap = [row for row in rows(bodies, [0, 1, 1, 1]) if row.seq != 1]
    verdict = judged([], gap, [], {TABLE: plan})
    assert verdict.gaps == 1
    odd = write(Answered(at=9.0, seat=0, word="card:nowhere"))
    assert judged([], rows([*bodies, odd], [0, 1, 1, 1, 1]), [], {TABLE: plan}).unplayable == 1


def test_an_acknowledged_answer_that_is_not_there_is_lost() -> None:
    plan, bodies = table()
    told = Told(TABLE, 0, [Sent(9, "nowhere", True)])
    assert judged([told], rows(bodies, [0, 1, 1, 1]), [], {TABLE: plan}).findings.lost == 1
