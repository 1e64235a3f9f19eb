"""Histories: lines of finished games, files that are merged by hash, and figures that claim no more than they know."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import talia
from talia.bots import bot
from talia.history import figures, form
from talia.history.form import BadHistory, GameLine, HistoryFile, Sitter
from talia.history.kept import KEPT, line_of

SITTERS = [Sitter(kind="person", name="Zofia"), Sitter(kind="bot", level="novice")]


def played(game: str, seed: int = 5, **options: Any) -> talia.State:
    """A whole game of beginners."""
    state = talia.game(game).start(seed, 2, **options)
    players = [bot("random", seed + seat) for seat in range(2)]
    while not state.over:
        for seat in range(2):
            if seat in state.view(seat)["asked"]:
                state.answer(seat, players[seat].answer(state.view(seat, memory=True)))
                break
    return state


def line(state: talia.State, seat: int = 0) -> GameLine:
    assert state.record is not None
    assert state.outcome is not None
    end = state.outcome
    return line_of(
        state, state.record, SITTERS, [seat], (end.winners, end.scores, end.reason, True), 1_700_000_000, False
    )


def made(number: int, won: bool = True, **more: Any) -> GameLine:
    told: dict[str, Any] = {
        "hash": f"{number:032x}",
        "at": f"2026-01-{number % 28 + 1:02}T00:00:00Z",
        "game": "cardia",
        "rules": 1,
        "options": {},
        "seats": SITTERS,
        "mine": [0],
        "winners": [0 if won else 1],
        "scores": [5, 3],
        "reason": "signets",
        "by_rules": True,
        "by": {"deck": ["I"]},
        "cards": ["djinn"],
        "hints": 0,
        "practice": False,
    }
    return GameLine(**{**told, **more})


@pytest.mark.parametrize("game", sorted(KEPT))
def test_a_finished_game_is_a_line_with_its_record(game: str) -> None:
    state = played(game)
    kept = line(state)
    assert kept.at == "2023-11-14T22:13:20Z"
    assert kept.record is not None
    assert talia.Record.read(kept.record).replay(talia.game(game)) == state
    assert kept.options == {}
    assert kept.hints == 0
    assert not kept.practice
    assert kept.cards
    assert set(kept.by) == {"cardia": {"deck"}, "radlands": {"camps"}, "fantasy_realms": {"variant"}}[game]
    assert form.result(kept) == ("won" if 0 in kept.winners else "lost")
    assert form.read(form.write(HistoryFile(games=[kept]))).games == [kept]


def test_only_options_that_are_not_as_usual_are_kept() -> None:
    kept = line(played("cardia", deck="II"))
    assert kept.options == {"deck": "II"}
    assert kept.by == {"deck": ["II"]}


def test_a_game_is_known_by_what_was_played_and_by_nothing_noted_beside_it() -> None:
    state = played("cardia")
    record = state.record
    assert record is not None
    before = form.mark(record)
    record.helped(0)
    assert form.mark(record) == before
    again = line(state)
    assert again.hints == 1
    assert again.practice
    record.answers.pop()
    assert form.mark(record) != before


def test_a_file_taken_in_twice_changes_nothing_and_gives_what_was_missing() -> None:
    old = [made(n, accuracy=None) for n in range(6)]
    new = [made(n, accuracy=80.0 + n) for n in range(4, 9)]
    both = form.merged(old, new)
    assert len(both) == 9
    assert form.merged(both, new) == both
    assert [one.accuracy for one in both if one.hash.endswith("5")] == [85.0]
    text = form.write(HistoryFile(games=both, device={"learn": {"version": 1}}))
    assert form.write(form.read(text)) == text


def test_only_the_last_five_hundred_games_keep_their_record() -> None:
    many = [made(n, at=f"2026-01-01T00:{n // 60:02}:{n % 60:02}Z", record={"n": n}) for n in range(620)]
    kept = form.ordered(many)
    assert [one.record is not None for one in kept] == [True] * 500 + [False] * 120


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "this is not a history"),
        ("[]", "this is not a history"),
        ('{"talia_history": 2}', "talia_history: 2 is not a form"),
        ('{"talia_history": 1, "games": [{"hash": 3}]}', "this is not a history"),
    ],
)
def test_a_file_that_is_none_is_refused_in_one_sentence(text: str, told: str) -> None:
    with pytest.raises(BadHistory, match=told):
        form.read(text)


def test_a_line_that_names_no_seat_is_refused() -> None:
    wrong = json.dumps({"talia_history": 1, "games": [msgspec.to_builtins(made(1, winners=[4]))]})
    with pytest.raises(BadHistory, match="a seat that is not there"):
        form.read(wrong)


def test_no_share_is_told_below_ten_games_and_the_interval_is_wilsons() -> None:
    nine = figures.table([made(n) for n in range(9)], "level")
    assert nine["novice"].games == 9
    assert nine["novice"].share() is None
    ten = figures.table([made(n, won=n < 7) for n in range(10)], "level")["novice"].share()
    assert ten is not None
    assert [round(one, 4) for one in ten] == [0.7, 0.3968, 0.8922]
    assert figures.wilson(0, 20)[1] == 0.0
    assert figures.wilson(20, 20)[2] == 1.0


def test_practice_one_screen_and_stopped_games_count_for_nothing() -> None:
    games = [made(1, practice=True), made(2, mine=[0, 1]), made(3, reason="stopped"), made(4)]
    assert figures.table(games, "game")["cardia"].games == 1
    assert [form.result(one) for one in games] == ["won", "shared", "none", "won"]
    assert form.result(made(5, winners=[0, 1])) == "drawn"


def test_games_are_counted_by_level_opponent_seats_and_by_what_they_keep() -> None:
    people = [SITTERS[0], Sitter(kind="person", name="Benedek"), Sitter(kind="bot", level="expert")]
    games = [made(1), made(2, won=False), made(3, seats=people, scores=[1, 2, 3])]
    assert figures.kinds(games) == ["game", "level", "opponent", "seats", "deck"]
    assert {key: one.games for key, one in figures.table(games, "level").items()} == {"novice": 2, "expert": 1}
    assert list(figures.table(games, "opponent")) == ["Benedek"]
    assert list(figures.table(games, "seats")) == ["2", "3"]
    assert figures.favourites(games)["djinn"].won == 2


def test_a_streak_is_of_wins_in_a_row_the_latest_first() -> None:
    won = [True, True, False, True, True, True, False]
    games = [made(n, won=one) for n, one in enumerate(won)]
    assert figures.streaks(games) == (2, 3)
    assert figures.streaks([]) == (0, 0)
    assert figures.streaks(games[:2]) == (2, 2)
