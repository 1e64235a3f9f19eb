"""Puzzles over HTTP: every answer judged on the table, nothing of the solution before the end, the same every day."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from talia.learn.puzzles import shelf
from talia.learn.puzzles.form import Puzzle
from talia.learn.puzzles.solving import Solving
from talia.server import learning
from talia.server.doors.app import Server
from talia.server.run.settings import Settings
from talia.server.wire.learning import PuzzleForm
from tests.server.tools import QuickLabour, QuickWorkers

GAMES = ("cardia", "radlands", "fantasy_realms")
SECRET = {"solution", "proof", "theirs", "second", "found", "best", "source", "position", "remembered"}


def some(each: int) -> list[Puzzle]:
    """A few puzzles of each kind."""
    kinds = dict.fromkeys(puzzle.kind for puzzle in shelf.chosen())
    return [puzzle for kind in kinds for puzzle in shelf.chosen(kind=kind)[:each]]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    many = (100_000, 1.0)
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'puzzles.db'}",
        games=GAMES,
        requests=many,
        learning=many,
        origins=("https://testserver",),
    )
    with TestClient(Server(settings, workers=QuickWorkers(), labour=QuickLabour()).app) as found:
        yield found


def tried(client: TestClient, id: str, answers: list[str] | None = None, word: str | None = None) -> Any:
    return client.post(f"/api/puzzles/{id}", json={"answers": answers or [], "tried": word})


def keys(value: Any) -> set[str]:
    """Every key anywhere in some JSON."""
    if isinstance(value, dict):
        return set(value).union(*(keys(part) for part in value.values()))
    return set().union(*(keys(part) for part in value)) if isinstance(value, list) else set()


def test_the_list_holds_nothing_of_the_solutions(client: TestClient) -> None:
    reply = client.get("/api/puzzles")
    listed = reply.json()["puzzles"]
    assert len(listed) == len(shelf.chosen())
    assert keys(listed) == {"id", "game", "kind", "rating", "deviation"}
    again = client.get("/api/puzzles", headers={"If-None-Match": reply.headers["etag"]})
    assert again.status_code == 304
    counted = client.get("/api/learn").json()["puzzles"]
    assert sum(sum(kinds.values()) for kinds in counted.values()) == len(listed)


def parts(options: list[dict[str, Any]]) -> dict[str, set[str]]:
    """What each option tells of, but for its sentence and the mark of the best."""
    return {option["word"]: set(option) - {"say", "best"} for option in options}


@pytest.mark.parametrize("puzzle", some(4), ids=lambda puzzle: puzzle.id)
def test_nothing_is_given_away_before_the_end(client: TestClient, puzzle: Puzzle) -> None:
    line = puzzle.solution.lines[0]
    for step in range(len(line)):
        reply = tried(client, puzzle.id, line[:step])
        stage = reply.json()
        assert reply.status_code == 200, reply.text
        assert (stage["done"], stage["failed"], stage["right"]) == (False, False, None)
        assert (stage["mixture"], stage["loss"]) == ({}, {})
        assert not keys(stage) & SECRET
        options = stage["update"]["view"]["decision"]["options"]
        plain = Solving(puzzle, line[:step]).state.view(puzzle.seat)["decision"]["options"]
        assert parts(options) == parts(plain), "an option tells what it tells at any table, but for the mark"
        for option in options:
            word = option["word"]
            answer = tried(client, puzzle.id, line[:step], word).json()
            if answer["done"]:
                assert answer["right"]
                assert answer["accepted"]
                continue
            assert not keys(answer) & SECRET
            assert answer["right"] is None
            assert (answer["mixture"], answer["loss"]) == ({}, {})
            assert answer["failed"] == (not answer["accepted"])
            if not answer["accepted"]:
                assert answer["update"]["view"] == stage["update"]["view"], "a wrong answer changes nothing"
                assert answer["answers"] == line[:step]
                assert "decision" not in answer["what_if"]["view"]


@pytest.mark.parametrize("puzzle", some(4), ids=lambda puzzle: puzzle.id)
def test_every_right_way_solves_it(client: TestClient, puzzle: Puzzle) -> None:
    for line in puzzle.solution.lines:
        answers: list[str] = []
        events = tried(client, puzzle.id).json()["update"]["events"]
        for word in line:
            stage = tried(client, puzzle.id, answers, word).json()
            assert stage["accepted"], (line, word)
            assert stage["update"]["since"] == len(events)
            events += stage["update"]["events"]
            answers = stage["answers"]
        assert stage["done"]
        assert stage["right"] == puzzle.solution.lines[0]
        assert "decision" not in stage["update"]["view"]
        again = tried(client, puzzle.id, answers, line[-1])
        assert (again.status_code, again.json()["code"]) == (409, "not_now")


def test_who_gives_up_is_shown_a_way(client: TestClient) -> None:
    for puzzle in some(2):
        shown = client.post(f"/api/puzzles/{puzzle.id}/solution", json={"answers": []}).json()
        assert (shown["right"], shown["failed"], shown["done"]) == (puzzle.solution.lines[0], True, False)
        assert shown["mixture"] == puzzle.solution.mixture
        assert shown["what_if"]["since"] == 0
        assert shown["what_if"]["events"]
        assert "decision" not in shown["update"]["view"]
    refused = client.post(f"/api/puzzles/{puzzle.id}/solution", json={"answers": [], "tried": "deck"})
    assert refused.json()["code"] == "malformed"


def test_what_does_not_fit_is_refused_in_a_sentence(client: TestClient) -> None:
    first = shelf.chosen()[0]
    for id, answers, word, status, code in [
        ("nothing-0001", [], None, 404, "unknown"),
        ("cardia-999999", [], None, 404, "unknown"),
        ("x" * 200, [], None, 404, "unknown"),
        (first.id, ["nonsense"], None, 409, "stale"),
        (first.id, [], "nonsense", 400, "illegal"),
        (first.id, ["a"] * 201, None, 400, "malformed"),
    ]:
        reply = tried(client, id, answers, word)
        assert (reply.status_code, reply.json()["code"]) == (status, code), (id, reply.text)
    for day, status in (("2026-11-17", 200), ("2026-02-30", 400), ("2025-12-31", 400), ("tomorrow!!", 400), ("", 400)):
        assert client.get("/api/puzzles/daily", params={"day": day}).status_code == status, day


def test_every_day_has_a_puzzle_a_game_the_same_for_everybody(client: TestClient) -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 15)]
    found = [client.get("/api/puzzles/daily", params={"day": day}).json() for day in days]
    assert [daily["day"] for daily in found] == days
    for daily in found:
        assert [entry["game"] for entry in daily["puzzles"]] == shelf.games()
        assert keys(daily) == {"day", "puzzles", "id", "game", "kind", "rating", "deviation"}
    assert len({json.dumps(daily["puzzles"]) for daily in found}) == len(days)
    again = msgspec.to_builtins(learning.of_day(days[3], GAMES))
    assert again == found[3]


def test_a_puzzle_of_a_game_that_is_not_played_here_is_unknown() -> None:
    with pytest.raises(Exception, match="there is none of that name"):
        learning.puzzled(shelf.chosen()[0].id, PuzzleForm(), ("template",))
    assert learning.listed(("template",)).puzzles == []
