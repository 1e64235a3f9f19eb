"""Programs: blocks run as they read, every step has a label, and what cannot be laid is refused."""

from __future__ import annotations

import pytest

from talia.core.action import Domain
from talia.core.frame import A, B, Step
from talia.core.program import Goto, If, Is, Label, Leave, Not, Noted, Repeat, program, program_at
from talia.core.program import Test as Question  # pytest would take a Test for a test
from tests.core.toy import GAME_PROGRAM, LONGER_PROGRAM, Say, Toy, run

Steps = tuple[Step[Toy], ...]


class Count(Step[Toy]):
    """One more in note A."""

    def run(self, s: Toy) -> None:
        s.a += 1
        s.trace.append(str(s.a))


class Reached(Question[Toy]):
    def __init__(self, note: int, most: int) -> None:
        self.note = note
        self.most = most

    def holds(self, s: Toy) -> bool:
        return s.note(self.note) >= self.most


def test_steps_run_in_their_order() -> None:
    assert run(Say("one"), Say("two")).trace == ["one", "two", "end"]


@pytest.mark.parametrize(("value", "trace"), [(0, ["end"]), (3, ["three", "end"]), (4, ["three", "end"]), (5, ["end"])])
def test_if_runs_its_steps_only_if_the_test_holds(value: int, trace: list[str]) -> None:
    assert run(If(Is(A, 3, either=4), Say("three")), a=value).trace == trace


def test_noted_and_not_ask_the_note() -> None:
    both = (If(Noted(B), Say("noted")), If(Not(Noted(B)), Say("empty")))
    assert run(*both, b=0).trace == ["empty", "end"]
    assert run(*both, b=7).trace == ["noted", "end"]


def test_notes_that_are_numbers_of_something_are_saved_as_its_words() -> None:
    laid = program("toy.worded", (Say("on"),), notes=(Domain("thing", ["decline", "hat", "bell"]),))
    assert [laid.note_word(0, value) for value in (0, 1, 2)] == [0, "hat", "bell"]
    assert laid.note_word(1, 2) == 2
    assert [laid.note_number(0, told) for told in (0, "bell", 2, "drum", None)] == [0, 2, 2, "drum", None]
    assert laid.note_number(1, "bell") == "bell"


def test_blocks_stand_in_one_another() -> None:
    steps = (If(Noted(A), Say("outer"), If(Noted(B), Say("inner")), Say("after")),)
    assert run(*steps, a=1, b=0).trace == ["outer", "after", "end"]
    assert run(*steps, a=1, b=1).trace == ["outer", "inner", "after", "end"]
    assert run(*steps, a=0, b=1).trace == ["end"]


def test_repeat_goes_on_until_a_leave_leaves() -> None:
    assert run(Repeat(Count(), Leave(Reached(A, 3)), Say("again"))).trace == ["1", "again", "2", "again", "3", "end"]


def test_leave_leaves_the_innermost_repeat_even_from_within_an_if() -> None:
    steps = (
        Repeat(
            Count(),
            Repeat(Say("in"), If(Noted(A), Leave(Noted(A)))),
            Leave(Reached(A, 2)),
        ),
    )
    assert run(*steps).trace == ["1", "in", "2", "in", "end"]


def test_goto_goes_to_a_label_forwards_and_back() -> None:
    steps: Steps = (Goto("middle"), Say("never"), Label("middle"), Count(), If(Not(Reached(A, 2)), Goto("middle")))
    assert run(*steps).trace == ["1", "2", "end"]


def test_the_same_steps_may_stand_in_two_programs() -> None:
    steps: Steps = (Label("top"), Count(), If(Not(Reached(A, 2)), Goto("top")))
    assert run(*steps).trace == ["1", "2", "end"]
    assert run(Say("first"), *steps).trace == ["first", "1", "2", "end"]


def test_every_step_has_a_label_its_own_or_its_kind() -> None:
    assert GAME_PROGRAM.labels == [
        "choose_together",
        "compare",
        "move",
        "take",
        "when",
        "switch",
        "back",
        "last_wins",
        "done",
    ]
    for number, label in enumerate(GAME_PROGRAM.labels):
        assert GAME_PROGRAM.at(label) == GAME_PROGRAM.start + number
        assert GAME_PROGRAM.label(GAME_PROGRAM.start + number) == label
        assert program_at(GAME_PROGRAM.start + number) is GAME_PROGRAM
    assert LONGER_PROGRAM.label(LONGER_PROGRAM.at("choose")) == "choose"


def test_steps_of_one_kind_are_counted_and_a_label_takes_no_number_away() -> None:
    made = program("toy.counted", (Say("a"), Label("here"), Say("b"), Say("c")))
    assert made.labels == ["say", "here", "say.3", "done"]


def test_a_program_tells_its_rule() -> None:
    assert (GAME_PROGRAM.name, GAME_PROGRAM.rule, GAME_PROGRAM.secret) == ("toy.game", "toy.1", True)
    assert "choose_together" in repr(GAME_PROGRAM)


@pytest.mark.parametrize(
    ("steps", "complaint"),
    [
        ((Leave(Noted(A)),), "a Leave stands in no Repeat"),
        ((Repeat(Say("for ever")),), "would never end"),
        ((Goto("nowhere"),), "no place is labelled nowhere; there are: none"),
        ((Label("twice"), Say("a"), Label("twice"), Say("b")), "two places are labelled twice"),
        ((Label("one"), Label("two"), Say("a")), "the place has a label already"),
        ((Label("say"), Goto("say"), Say("a")), "say is a label and a kind of step"),
    ],
)
def test_what_cannot_be_laid_is_refused(steps: tuple[Step[Toy], ...], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        program(f"toy.wrong-{complaint[:12]}", steps)


def test_two_programs_cannot_share_a_name_and_unknown_labels_are_named() -> None:
    with pytest.raises(AssertionError, match=r"two programs are named toy\.game"):
        program("toy.game", ())
    with pytest.raises(AssertionError, match=r"toy\.game: no step is labelled lunch; there are: choose_together"):
        GAME_PROGRAM.at("lunch")
