"""Solving: any right way is accepted, every other answer refused, and nothing on the table gives the answer away."""

from __future__ import annotations

import io
from typing import Any

import pytest

import talia
from talia.cli.__main__ import main
from talia.games.fantasy_realms.state import FantasyRealms
from talia.learn.puzzles import kinds, shelf
from talia.learn.puzzles.cardia import off_by
from talia.learn.puzzles.fantasy_realms import ways_to_choose
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.solving import BadTry, Solving
from tests.learn.puzzles import first, some

Out = pytest.CaptureFixture[str]
every_game = pytest.mark.parametrize("game", shelf.games())
SMALL = 120  # ways to choose that a test walks through


def offered(solving: Solving) -> list[str]:
    return [option["word"] for option in solving.view()["decision"]["options"]]


@every_game
def test_every_line_of_a_solution_is_accepted_to_its_end(game: str) -> None:
    for puzzle in some(game, 15):
        for line in puzzle.solution.lines:
            solving = Solving(puzzle)
            for n, word in enumerate(line):
                assert not solving.done
                assert solving.answer(word).accepted
                assert solving.answers == line[: n + 1]
            assert solving.done
            assert not solving.failed
            with pytest.raises(BadTry, match="it is solved; nothing is asked"):
                solving.answer(line[0])


def test_of_cardia_s_cards_those_of_the_solution_are_accepted_and_no_others() -> None:
    for puzzle in some("cardia"):
        right = {line[0] for line in puzzle.solution.lines}
        words = offered(Solving(puzzle))
        assert right | set(puzzle.solution.loss) == set(words)
        assert {word for word in words if Solving(puzzle).answer(word).accepted} == right


def test_of_all_swaps_the_best_is_accepted_and_no_other() -> None:
    for puzzle in shelf.chosen("fantasy_realms", "best_swap")[:6]:
        take, out = puzzle.solution.lines[0]
        assert [word for word in offered(Solving(puzzle)) if Solving(puzzle).answer(word).accepted] == [take]
        words = offered(Solving(puzzle, [take]))
        assert len(words) == 8
        assert [word for word in words if Solving(puzzle, [take]).answer(word).accepted] == [out]


def prefixes(puzzle: Puzzle) -> set[tuple[str, ...]]:
    """The beginnings of all ways to choose that reach the goal."""
    state = kinds.laid(puzzle)
    assert isinstance(state, FantasyRealms)
    ways = [way.words for way in ways_to_choose(state, puzzle.seat) if way.points == puzzle.goal["points"]]
    return {words[:n] for words in ways for n in range(len(words) + 1)}


def test_every_way_to_choose_that_reaches_the_goal_is_accepted_and_no_other() -> None:
    several = 0
    for puzzle in [one for one in shelf.chosen(kind="best_choices") if one.proof.positions < SMALL][:6]:
        right = prefixes(puzzle)
        several += len({words for words in right if len(words) == max(map(len, right))}) > 1
        open_ways: list[list[str]] = [[]]
        while open_ways:
            answers = open_ways.pop()
            for word in offered(Solving(puzzle, answers)):
                solving = Solving(puzzle, answers)
                accepted = solving.answer(word).accepted
                assert accepted == ((*answers, word) in right), (puzzle.id, answers, word)
                if accepted and not solving.done:
                    open_ways.append([*answers, word])
    assert several, "in none of them are two ways right: the test shows too little"


def test_the_mark_of_the_best_choice_is_taken_out_of_the_decision() -> None:
    puzzle = first("best_choices")
    solving = Solving(puzzle)
    given: list[dict[str, Any]] = solving.state.view(puzzle.seat)["decision"]["options"]
    assert any("best" in option for option in given)
    for word in ["", *solving.solution()[:-1]]:
        if word:
            solving.answer(word)
        assert all("best" not in option for option in solving.view()["decision"]["options"])


def test_a_wrong_answer_leaves_the_table_as_it_was_and_shows_what_would_come() -> None:
    for kind in ("only_card", "best_swap"):
        puzzle = first(kind)
        solving = Solving(puzzle)
        before = solving.state.save()
        wrong = next(word for word in offered(solving) if word not in {line[0] for line in puzzle.solution.lines})
        reaction = solving.answer(wrong)
        assert (reaction.accepted, solving.done, solving.failed, solving.answers) == (False, False, True, [])
        assert solving.state.save() == before
        assert [bubble.kind for bubble in reaction.bubbles] == ["wrong"]
        assert reaction.what_if is not None
        assert reaction.what_if.save() != before
        for word in solving.solution():
            assert solving.answer(word).accepted
        assert (solving.done, solving.failed) == (True, True)  # it was solved, and counts no more


def test_answers_that_no_longer_fit_are_refused_in_one_sentence() -> None:
    puzzle = first("only_card")
    wrong = next(iter(puzzle.solution.loss))
    with pytest.raises(BadTry, match=f"puzzle {puzzle.id}: '{wrong}' is not a right answer here; begin it anew"):
        Solving(puzzle, [wrong])
    with pytest.raises(talia.IllegalAnswer):
        Solving(puzzle).answer("queen")


def test_words_may_be_given_with_their_domain() -> None:
    puzzle = first("only_card")
    assert Solving(puzzle).answer(f"card:{puzzle.solution.lines[0][0]}").accepted


def test_how_often_is_answered_in_percent_and_off_by_points() -> None:
    puzzle = next(one for one in shelf.chosen(kind="mixture") if set(one.solution.mixture.values()) == {"1/2"})
    one, other = puzzle.solution.mixture
    assert off_by(puzzle, {one: 50, other: 50}) == 0
    assert off_by(puzzle, {one: 80, other: 20}) == 30
    assert off_by(puzzle, {next(iter(puzzle.solution.loss)): 100}) == 100


# In the terminal.


def typed(puzzle: Puzzle, words: list[str]) -> str:
    """The numbers that a person types for these answers."""
    solving = Solving(puzzle)
    lines = []
    for word in words:
        lines.append(str(offered(solving).index(word) + 1))
        solving.answer(word)
    return "".join(f"{line}\n" for line in lines)


def test_a_puzzle_is_solved_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    puzzle = first("best_swap")
    take, out = puzzle.solution.lines[0]
    wrong = next(word for word in offered(Solving(puzzle)) if word not in (take, "deck"))
    numbers = typed(puzzle, [wrong]) + "?\n99\n" + typed(puzzle, [take, out])
    monkeypatch.setattr("sys.stdin", io.StringIO(numbers))
    assert main(["puzzle", puzzle.id]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert f"reach a score of {puzzle.goal['points']}." in told
    assert f"this does not bring a score of {puzzle.goal['points']}" in told
    assert "“99” is not an option" in told
    assert "What do you discard?" in told
    assert told.endswith(f"Right: a score of {puzzle.goal['points']}.")


def test_a_mixture_is_asked_for_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    puzzle = next(one for one in shelf.chosen(kind="mixture") if list(one.solution.mixture.values()) == ["1/2", "1/2"])
    monkeypatch.setattr("sys.stdin", io.StringIO(typed(puzzle, puzzle.solution.lines[1]) + "50\n50\n"))
    assert main(["puzzle", puzzle.id]) == 0
    told = capsys.readouterr().out
    assert "How often is each card played?" in told
    assert "Exactly so." in told


def test_the_solution_is_shown_and_one_may_leave(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("s\nq\n"))
    assert main(["puzzle", "--daily", "--day", "2026-11-18"]) == 0
    told = capsys.readouterr().out
    assert "A solution: " in told
    assert told.count("Type the number of an option.") == min(2, len(shelf.games()))
