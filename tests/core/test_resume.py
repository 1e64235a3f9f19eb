"""Going on from a position: what steps declare of their notes and of what they push is what a position may tell."""

from __future__ import annotations

import copy
from typing import Any

import pytest

import talia
from talia.core.check import told
from talia.core.frame import A, B, C, Choose, D, Frame, Step
from talia.core.notes import Among, Between, Holding, NumberOf
from talia.core.program import If, Is, Leave, Not, Noted, Repeat, program, program_at
from tests.core.test_frame import Some
from tests.core.toy import GAME, STONES, Say, Stop, Toy


class Counts(Step[Toy]):
    """Notes a number of its own."""

    def run(self, s: Toy) -> None:
        s.d = 2

    def fills(self, s: Toy) -> list[tuple[int, Holding]]:
        return [(D, Between(1, s.heap))]


class Hush(Say):
    """Changes nothing."""

    def quiet(self) -> bool:
        return True


INNER = program(
    "toy.asks",
    (
        Choose(Some(0b0110), into=A),
        Hush("on"),
        Choose(Some(0b1110), into=B, other_than=A),
        If(Is(A, 2), Choose(Some(0b1110), into=C)),
        Repeat(Choose(Some(0b1110), into=D, may=True), Leave(Not(Noted(D))), Say("again")),
    ),
)


class Push(Step[Toy]):
    def run(self, s: Toy) -> None:
        s.push(INNER, 1, 0)

    def pushes(self, s: Toy, below: Frame, above: Frame) -> bool:
        return program_at(above.pc) is INNER and above.me == 1


OUTER = program("toy.pushes", (Counts(), Push(), Say("between"), Choose(Some(0b1110), into=A), Stop()))


def begun(*answers: str) -> dict[str, Any]:
    """The position after some answers to the inner ability."""
    state = GAME.setup().deal(1)
    state.owing = 0
    state.begin(OUTER, 0, 0)
    state.advance()
    for word in answers:
        state.answer(1, word)
    return state.to_position()


def refused(position: dict[str, Any]) -> str:
    with pytest.raises(talia.BadPosition) as caught:
        GAME.position(position)
    return str(caught.value)


@pytest.mark.parametrize("answers", [(), ("one",), ("two", "one"), ("two", "one", "two"), ("one", "two", "three")])
def test_every_question_of_an_ability_is_asked_again(answers: tuple[str, ...]) -> None:
    position = begun(*answers)
    assert GAME.position(copy.deepcopy(position)).to_position() == position


@pytest.mark.parametrize(
    ("answers", "note", "value", "sentence"),
    [
        ((), 0, 1, "notes[0]: 1 cannot be noted there; allowed: nothing (0)"),  # it is being asked for
        (("one",), 0, 3, "notes[0]: 3 could not be chosen from this table (toy.some)"),  # only one and two could
        (("one",), 0, 0, "notes[0]: 0 could not be chosen"),
        (("one",), 0, 4, "notes[0]: 4 cannot be noted there; allowed: nothing (0), a stones (0 to 3)"),
        (("one",), 3, 1, "notes[3]: 1 cannot be noted there"),  # the block that notes it comes later
        (("two", "three"), 0, 1, "notes[0]: with 1 the ability does not come to this step"),
        (("two", "one"), 1, 2, "notes[1]: 2 could not be chosen"),  # not the one that was chosen before
    ],
)
def test_notes_are_what_steps_have_noted(answers: tuple[str, ...], note: int, value: int, sentence: str) -> None:
    position = begun(*answers)
    position["doing"][0]["notes"][note] = value
    assert sentence in refused(position)


def test_what_a_loop_has_noted_before_may_still_lie_there() -> None:
    position = begun("one", "two", "three")
    assert position["doing"][0]["notes"][3] == 3
    position["doing"][0]["notes"][3] = 2
    assert GAME.position(position).asked == (1,)


@pytest.mark.parametrize(("value", "fine"), [(1, True), (5, True), (6, False), (-1, False)])
def test_what_a_step_notes_may_depend_on_the_table(value: int, fine: bool) -> None:
    position = begun()
    position["doing"][1]["notes"][3] = value  # with five stones on the heap
    if fine:
        assert GAME.position(position).asked == (1,)
    else:
        assert f"notes[3]: {value} cannot be noted there; allowed: nothing (0), a number from 1 to 5" in refused(
            position
        )


@pytest.mark.parametrize(
    ("frame", "key", "value"),
    [(0, "seat", 0), (1, "at", "choose"), (1, "at", "push"), (0, "program", "toy.game")],
)
def test_an_ability_waits_where_a_step_of_it_has_pushed(frame: int, key: str, value: Any) -> None:
    position = begun()
    position["doing"][frame][key] = value
    assert "is not what toy.pushes waits for" in refused(position) or "there is no step" in refused(position)


def test_steps_that_ask_nobody_are_not_run() -> None:
    position = begun()
    position["doing"] = [{**position["doing"][1], "at": "say"}]
    assert "nobody is asked there" in refused(position)


def test_what_may_lie_in_a_note() -> None:
    assert [NumberOf(STONES).fits(n) for n in (-1, 0, 3, 4)] == [False, True, True, False]
    assert [Between(2, 3).fits(n) for n in (1, 2, 3, 4)] == [False, True, True, False]
    assert [Among(0b1100, "some").fits(n) for n in (0b0100, 0b1100, 0b0001, -4)] == [True, True, False, False]
    assert Among(0b1100, "some").told() == "some"


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        ([1, "a", None], "[1, 'a', None]"),
        ({"a": 1.5}, "{'a': 1.5}"),
        (list(range(20)), "[0, 1, 2, 3, 4, 5, 6, 7, …]"),
        ([[[["deep"]]]], "[[[[…]]]]"),
        ("x" * 200, repr("x" * 100) + "…"),
        ("a\nb", r"'a\nb'"),
        (1 << 200, "a huge number"),
        ((), "[]"),
        ({3}, "a set"),
    ],
)
def test_a_complaint_repeats_what_was_written_on_one_short_line(value: Any, shown: str) -> None:
    assert told(value) == shown
