"""The puzzles that ship: enough, small, each proven again, and none by a hidden card."""

from __future__ import annotations

import json
from datetime import date
from importlib.resources import files

import msgspec
import pytest

import talia
from talia.core.view import canonical
from talia.learn.puzzles import kinds, shelf
from talia.learn.puzzles.daily import POOL, daily, day_number, order, place
from talia.learn.puzzles.form import BadPuzzle, Difficulty, Proof, read, written
from talia.learn.puzzles.rating import Rating, after, expected, rested
from talia.texts import texts
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import swapped
from tests.learn.puzzles import first, some

GAMES = shelf.games()
every_game = pytest.mark.parametrize("game", GAMES)
LARGEST = 450_000  # bytes of a file


def test_cardia_and_fantasy_realms_have_puzzles() -> None:
    assert {"cardia", "fantasy_realms"} <= set(GAMES)


@every_game
def test_there_is_a_puzzle_for_every_day_of_a_leap_year(game: str) -> None:
    puzzles = shelf.shipped(game)
    assert len(puzzles) >= 366
    assert [puzzle.id for puzzle in puzzles] == [f"{game}-{n:04}" for n in range(1, len(puzzles) + 1)]
    assert {puzzle.kind for puzzle in puzzles} == set(kinds.GAMES[game])
    assert {puzzle.game for puzzle in puzzles} == {game}


@every_game
def test_files_are_small_and_written_as_they_are_read(game: str) -> None:
    data = (files("talia.learn.puzzles") / "shipped" / f"{game}.json").read_bytes()
    assert len(data) <= LARGEST
    assert written(list(shelf.shipped(game))) == data


@every_game
def test_no_two_puzzles_are_twins(game: str) -> None:
    keys = [kinds.twin(puzzle) for puzzle in shelf.shipped(game)]
    assert len(set(keys)) == len(keys)


@every_game
def test_puzzles_are_proven_again(game: str) -> None:
    puzzles = some(game)
    for puzzle in puzzles:
        kinds.prove(puzzle)  # raises where the proof does not come out again
    assert len(puzzles) >= 4


@every_game
def test_a_proof_that_says_something_else_is_refused(game: str) -> None:
    for kind in kinds.GAMES[game]:
        puzzle = first(kind)
        for part, other in (
            ("goal", {**puzzle.goal, "more": 1}),
            ("proof", Proof(puzzle.proof.method, puzzle.proof.positions + 1, puzzle.proof.margin)),
        ):
            with pytest.raises(BadPuzzle, match=f"puzzle {puzzle.id}: {part} says"):
                kinds.prove(msgspec.structs.replace(puzzle, **{part: other}))
        with pytest.raises(BadPuzzle, match=f"{puzzle.id}: rules 99 are not"):
            kinds.prove(msgspec.structs.replace(puzzle, rules=99))
        with pytest.raises(BadPuzzle, match=f"{puzzle.id}: kind 'riddle' is none of {game}; allowed: "):
            kinds.prove(msgspec.structs.replace(puzzle, kind="riddle"))


@every_game
def test_hidden_cards_change_no_byte_of_a_puzzle(game: str) -> None:
    """Cards that the seat cannot tell apart are swapped: what is made of the table is the same to the byte."""
    rng = talia.Random(5)
    compared = hiding = 0
    puzzles = some(game, 12)
    for puzzle in puzzles:
        kind = kinds.kind_of(puzzle)
        position = kinds.laid(puzzle).to_position()
        true = talia.game(game).position(position)
        made = kinds.made(kind, true, puzzle.seat, puzzle.source)
        assert made is not None
        assert (made.goal, made.solution, made.proof) == (puzzle.goal, puzzle.solution, puzzle.proof)
        pairs = swaps(game, position, puzzle.seat, rng)[:3]
        hiding += len(pairs) > 0
        for one, other in pairs:
            twin = talia.game(game).position(swapped(position, one, other))
            assert canonical(twin.view(puzzle.seat)) == canonical(true.view(puzzle.seat))
            again = kinds.made(kind, twin, puzzle.seat, puzzle.source)
            assert again is not None
            assert written([again]) == written([made])
            compared += 1
    # In Cardia's puzzles the decks are empty: nothing is hidden from who can count.
    assert (compared, hiding) == (0, 0) if game == "cardia" else 2 * hiding >= len(puzzles)


def test_the_swap_of_a_card_that_matters_would_be_found() -> None:
    """The comparison above can fail: a card of the own hand for one of the area makes another puzzle, or none."""
    puzzle = first("best_swap")
    position = kinds.laid(puzzle).to_position()
    hand, area = ("table", "hands", puzzle.seat, 0), ("table", "area", 0)
    position["table"]["known"][puzzle.seat] = []
    other = talia.game(puzzle.game).position(swapped(position, hand, area))
    made = kinds.made(kinds.kind_of(puzzle), other, puzzle.seat, puzzle.source)
    assert made is None or written([made.named(puzzle.id)]) != written([puzzle])


@every_game
def test_the_view_of_a_puzzle_is_that_of_the_table_it_was_made_of(game: str) -> None:
    for puzzle in some(game, 5):
        made = kinds.made(kinds.kind_of(puzzle), kinds.laid(puzzle), puzzle.seat, puzzle.source)
        assert made is not None
        shown = kinds.laid(made).view(puzzle.seat)["table"]
        assert shown == kinds.laid(puzzle).view(puzzle.seat)["table"]


# The form.


def test_a_wrong_file_is_refused_in_one_sentence() -> None:
    value = json.loads(written([first("only_card")]))
    with pytest.raises(BadPuzzle, match=r"mine\.json: this is not a file of puzzles: it has no 'talia_puzzles'"):
        read({"puzzles": []}, "mine.json")
    with pytest.raises(BadPuzzle, match="talia_puzzles is 2; allowed: 1"):
        read({**value, "talia_puzzles": 2}, "mine.json")
    value["puzzles"][0]["colour"] = "red"
    name = value["puzzles"][0]["id"]
    with pytest.raises(BadPuzzle, match=rf"mine.json: puzzle {name}: .*unknown field `colour`"):
        read(value, "mine.json")


def test_an_unknown_puzzle_is_refused_in_one_sentence() -> None:
    with pytest.raises(talia.TaliaError, match="puzzle 'cardia-9999': there is none; cardia has cardia-0001 to"):
        shelf.find("cardia-9999")
    with pytest.raises(talia.TaliaError, match="puzzle 'chess': there is none; allowed: ids such as cardia-0001"):
        shelf.find("chess")
    with pytest.raises(
        talia.TaliaError, match="kind 'riddle': there is none of that name; allowed: only_card, mixture"
    ):
        shelf.chosen(kind="riddle")


@every_game
def test_every_kind_has_its_words(game: str) -> None:
    words = texts("en")
    for kind in kinds.GAMES[game]:
        puzzle = first(kind)
        for part in ("kind", "about", "goal", "wrong", "done"):
            told = words.get(f"puzzles-{part}-{kind}", **puzzle.goal, option="it")
            assert told
            assert "{" not in told
            assert len(told.split()) <= 25


# The day.


def test_the_daily_puzzle_is_worked_out_alike_everywhere() -> None:
    """Vectors for every other program that works it out, such as the page."""
    assert order(10, 1) == [0, 7, 2, 5, 3, 9, 4, 8, 6, 1]
    assert order(5, 1001) == [0, 4, 2, 3, 1]
    days = (0, 1, 2, 321, 365, 366)
    assert [place(0, 366, day) for day in days] == [222, 220, 235, 40, 325, 248]
    assert [place(1, 366, day) for day in days] == [17, 113, 180, 320, 317, 119]
    assert [place(2, 366, day) for day in days] == [361, 316, 67, 319, 309, 93]
    assert day_number(date(2026, 11, 18)) == 321


@every_game
def test_each_puzzle_has_one_day_in_a_round(game: str) -> None:
    shown = [daily(game, date.fromordinal(date(2026, 1, 1).toordinal() + n)).id for n in range(POOL)]
    assert len(set(shown)) == POOL
    again = [daily(game, date.fromordinal(date(2027, 1, 2).toordinal() + n)).id for n in range(POOL)]
    assert set(again) == set(shown)
    assert again != shown


def test_there_is_no_day_before_the_first() -> None:
    with pytest.raises(talia.TaliaError, match="day -1: the first day is 2026-01-01"):
        daily("cardia", date(2025, 12, 31))


def test_more_puzzles_at_the_end_of_a_file_move_no_day() -> None:
    puzzles = list(shelf.shipped("cardia"))
    longer = [*puzzles, *(puzzle.named(f"cardia-{n}") for n, puzzle in enumerate(puzzles[:9], 900))]
    day = date(2026, 12, 24)
    assert daily("cardia", day, longer) == daily("cardia", day, puzzles)


# The rating.


def test_a_puzzle_that_is_solved_lifts_the_rating_and_one_that_is_not_lowers_it() -> None:
    person = Rating()
    puzzle = Difficulty(1200, 250)
    assert expected(person, puzzle) == pytest.approx(0.5)
    won, lost = after(person, puzzle, True), after(person, puzzle, False)
    assert (won.rating, won.deviation) == pytest.approx((1370.21, 274.75), abs=0.01)
    assert won.rating - 1200 == pytest.approx(1200 - lost.rating)
    assert (won.tries, lost.tries) == (1, 1)


def test_help_and_second_tries_give_no_points() -> None:
    person = Rating(1500, 100, 20)
    puzzle = Difficulty(1500, 250)
    assert after(person, puzzle, True, again=True) == person
    assert after(person, puzzle, True, helped=True) == after(person, puzzle, False)
    assert after(person, puzzle, True, helped=True).rating < 1500


def test_glicko_comes_out_as_worked_out_by_hand() -> None:
    """Glickman's player, 1500 and 200, beats the first of his opponents, 1400 and 30."""
    moved = after(Rating(1500, 200), Difficulty(1400, 30), True)
    assert moved.rating == pytest.approx(1563.4, abs=0.1)
    assert moved.deviation == pytest.approx(175.2, abs=0.1)


def test_who_rests_is_less_sure_and_who_solves_never_quite_sure() -> None:
    assert rested(Rating(1500, 100), 30).deviation == pytest.approx(129.4, abs=0.1)
    assert rested(Rating(1500, 340), 1000).deviation == 350
    person = Rating()
    for _ in range(500):
        person = after(person, Difficulty(1300, 250), True)
    assert person.deviation == 60
