"""Frames and choices: what is asked, what is taken without asking, and what waits below."""

from __future__ import annotations

from typing import Any

import pytest

from talia.core.bits import members
from talia.core.frame import THEM, A, B, C, Choose, Pool, Step
from talia.core.program import program
from tests.core.toy import STONES, Say, Toy, run


class Some(Pool[Toy]):
    def __init__(self, options: int) -> None:
        super().__init__(STONES, "toy.some")
        self.options = options

    def find(self, s: Toy, seat: int) -> int:
        return self.options


def asked(step: Step[Any], **notes: int) -> tuple[int, list[int]] | int:
    """Who is asked what by a choice, or the note it made without asking."""
    s = run(step, **notes)
    return s.c if s.ended else (s.who, members(s.options_of(s.who)))


def test_one_thing_of_several_is_asked_for() -> None:
    assert asked(Choose(Some(0b1110), into=C)) == (0, [1, 2, 3])
    assert asked(Choose(Some(0b1110), into=C, by=THEM)) == (1, [1, 2, 3])


def test_a_forced_choice_is_taken_and_an_empty_one_notes_nothing() -> None:
    assert asked(Choose(Some(0b0100), into=C)) == 2
    assert asked(Choose(Some(0), into=C), c=3) == 0


def test_who_may_decline_is_asked_unless_there_is_nothing() -> None:
    assert asked(Choose(Some(0b0100), into=C, may=True)) == (0, [0, 2])
    assert asked(Choose(Some(0), into=C, may=True), c=3) == 0


def test_always_asks_even_where_silence_would_do() -> None:
    assert asked(Choose(Some(0b0100), into=C, always=True)) == (0, [2])
    assert asked(Choose(Some(0), into=C, always=True)) == (0, [0])
    assert asked(Choose(Some(0), into=C, may=True, always=True)) == (0, [0])


def test_what_is_noted_elsewhere_can_be_left_out() -> None:
    assert asked(Choose(Some(0b1110), into=C, other_than=A), a=2) == (0, [1, 3])


@pytest.mark.parametrize("note", range(4))
def test_the_answer_goes_into_the_note(note: int) -> None:
    s = run(Choose(Some(0b1110), into=note), Say("on"))
    s.take(0, 2)
    assert s.note(note) == 2
    assert s.trace == ["on", "end"]


def test_an_ability_pushed_runs_first_and_gives_the_notes_back() -> None:
    inner = program("toy.inner", (Say("inner"), Choose(Some(0b1110), into=A), Say("chosen")), rule="toy.inner")

    class Push(Step[Toy]):
        def run(self, s: Toy) -> None:
            s.push(inner, 1, 2)

    s = run(Push(), Say("outer"), a=5, b=6)
    assert (s.me, s.card, s.a, s.b) == (1, 2, 0, 0)
    assert s.who == 1
    assert s.cause() == "toy.inner"
    assert s.asks_at(inner.at("choose"))
    assert s.below is not None
    assert (s.below.a, s.below.b) == (5, 6)
    s.take(1, 3)
    assert s.trace == ["inner", "chosen", "outer", "end"]
    assert (s.me, s.note(A), s.note(B)) == (0, 5, 6)
