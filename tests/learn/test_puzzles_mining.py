"""Mining: the same seeds find the same puzzles, twins are left out, and a file is checked puzzle by puzzle."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from talia.cli.__main__ import main
from talia.learn.puzzles import kinds, shelf
from talia.learn.puzzles.difficulty import fitted
from talia.learn.puzzles.form import read_bytes, written
from talia.learn.puzzles.levels import found
from talia.learn.puzzles.mining import Crew, mined, numbered, varied
from tests.learn.puzzles import first, some

Out = pytest.CaptureFixture[str]


def test_the_shipped_puzzles_come_out_of_their_seeds_again() -> None:
    for kind in ("only_card", "best_swap"):
        puzzle = first(kind)
        again = [one.named(puzzle.id).rated(puzzle.difficulty) for one in kinds.mine(puzzle.game, puzzle.source.seed)]
        assert written([puzzle]) in [written([one]) for one in again]


def test_mining_begins_after_what_is_there_and_leaves_twins_out() -> None:
    there = [puzzle.named(f"x-{n}") for n, puzzle in enumerate(kinds.mine("fantasy_realms", 0))]
    assert there
    run = mined("fantasy_realms", Crew(), 60.0, 5, there)
    assert len(run.puzzles) >= 5
    assert min(puzzle.source.seed for puzzle in run.puzzles) >= 1
    keys = [kinds.twin(puzzle) for puzzle in [*there, *run.puzzles]]
    assert len(set(keys)) == len(keys)
    alike = mined("fantasy_realms", Crew(), 60.0, 5, [*there, *run.puzzles[:1]])
    assert all(kinds.twin(puzzle) != kinds.twin(run.puzzles[0]) for puzzle in alike.puzzles)


def test_new_puzzles_are_numbered_kind_by_kind_with_easy_ones_between() -> None:
    puzzles = list(shelf.shipped("fantasy_realms"))
    swaps = [puzzle for puzzle in puzzles if puzzle.kind == "best_swap"]
    easy = [puzzle for puzzle in swaps if puzzle.difficulty.found["apprentice"] == 1][:2]
    hard = [puzzle for puzzle in swaps if puzzle.difficulty.found["apprentice"] < 1][:5]
    assert varied([*easy, *hard]) == [*hard[:3], easy[0], *hard[3:], easy[1]]
    named = numbered(puzzles[:7], [*hard[:2], first("best_choices")], 10)
    assert [puzzle.id for puzzle in named] == [f"fantasy_realms-000{n}" for n in (8, 9)] + ["fantasy_realms-0010"]
    assert [puzzle.kind for puzzle in named] == ["best_choices", "best_swap", "best_swap"]


def test_puzzles_are_mined_from_the_command_line_and_checked(tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "mine.json"
    words = ["puzzle", "--mine", "fantasy_realms", "--minutes", "1", "--wanted", "3", "--most", "3", "--out", str(out)]
    assert main(words) == 0
    assert "3 puzzles, 3 of them new" in capsys.readouterr().out
    assert main([*words, "--kind", "best_swap"]) == 0
    assert "6 puzzles, 3 of them new" in capsys.readouterr().out
    puzzles = read_bytes(out.read_bytes(), out.name)
    assert [puzzle.id for puzzle in puzzles] == [f"fantasy_realms-000{n}" for n in range(1, 7)]
    assert {puzzle.kind for puzzle in puzzles[3:]} == {"best_swap"}
    assert all(400 <= puzzle.difficulty.rating <= 2400 for puzzle in puzzles)
    assert all(250 <= puzzle.difficulty.deviation <= 350 for puzzle in puzzles)
    assert main(["check", str(out)]) == 0
    assert "no hidden card in any proof" in capsys.readouterr().out


def test_two_processes_find_what_one_finds() -> None:
    one = mined("fantasy_realms", Crew(1), 60.0, 4, [])
    two = mined("fantasy_realms", Crew(2), 60.0, 4, [])
    seeds = range(8)  # both have looked through these
    alike = [[written([puzzle]) for puzzle in run.puzzles if puzzle.source.seed in seeds] for run in (one, two)]
    assert alike[0] == alike[1] != []


class Ray(ModuleType):
    """As much of Ray as mining asks for: tasks are done when they are waited for."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.asked: list[tuple[Any, ...]] = []

    def is_initialized(self) -> bool:
        return True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, num_cpus: int) -> Callable[[Callable[..., Any]], SimpleNamespace]:
        return lambda work: SimpleNamespace(remote=lambda *given: self._given(work, given))

    def _given(self, work: Callable[..., Any], given: tuple[Any, ...]) -> tuple[Any, ...]:
        self.asked.append(given)
        return (len(self.asked), work, given)

    def wait(self, running: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return running[-num_returns:], running[:-num_returns]

    def get(self, task: tuple[Any, ...]) -> Any:
        return task[1](*task[2])


def test_a_ray_cluster_finds_what_a_process_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    far = mined("fantasy_realms", Crew(ray=True), 60.0, 4, [])
    here = mined("fantasy_realms", Crew(), 60.0, len(far.puzzles), [])
    assert len(ray.asked) == far.games // 8 > 1
    seeds = range(8)
    alike = [[written([puzzle]) for puzzle in run.puzzles if puzzle.source.seed in seeds] for run in (far, here)]
    assert alike[0] == alike[1] != []


def test_without_ray_the_switch_says_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    words = ["puzzle", "--mine", "cardia", "--minutes", "0.1", "--ray", "--out", str(tmp_path / "mine.json")]
    assert main(words) == 1
    assert "--ray needs the package ray: pip install 'talia[ray]'" in capsys.readouterr().err


def test_a_file_with_a_false_proof_is_found_out(tmp_path: Path, capsys: Out) -> None:
    out = tmp_path / "false.json"
    puzzle = json.loads(written([first("best_swap")]))
    puzzle["puzzles"][0]["solution"]["second"] -= 1
    out.write_text(json.dumps(puzzle), encoding="utf-8")
    assert main(["check", str(out)]) == 1
    assert "solution says" in capsys.readouterr().err
    assert main(["check", "--json", str(out)]) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--mine", "cardia"], "--mine needs --out FILE"),
        (["--mine", "template", "--out", "x"], "there are no puzzles of it; allowed: cardia"),
        (["--mine", "cardia", "--kind", "best_swap", "--out", "x"], "cardia has none; allowed: only_card, mixture"),
        (["--mine", "cardia", "--minutes", "0", "--out", "x"], "allowed are numbers above 0"),
        (["--kind", "riddle"], "there is none of that name"),
        (["--game", "template"], "there are no puzzles of it"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(words: list[str], sentence: str, capsys: Out) -> None:
    assert main(["puzzle", *words]) == 1
    assert sentence in capsys.readouterr().err


# Difficulty, and levels.


def test_what_more_levels_find_is_easier() -> None:
    ratings = [
        fitted({"random": 0.2, "apprentice": apprentice, "adept": adept, "expert": expert}).rating
        for apprentice, adept, expert in ((1, 1, 1), (0.5, 1, 1), (0, 1, 1), (0, 0.33, 1), (0, 0, 1), (0, 0, 0))
    ]
    assert ratings == sorted(ratings)
    assert ratings[0] < 900 < ratings[2] < ratings[4] < 1700 < ratings[5]


def test_the_expert_solves_every_exact_endgame_of_a_sample() -> None:
    rows = found(some("cardia", 20, 8), 10)
    expert = [row for row in rows if row.level == "expert"]
    assert {row.kind for row in expert} == {"only_card", "mixture"}
    assert all(row.found == row.of >= 3 for row in expert), expert
    assert any(row.found < row.of for row in rows if row.level == "apprentice")


def test_levels_are_told_from_the_command_line(capsys: Out) -> None:
    assert (
        main(["puzzle", "--levels", "--game", "fantasy_realms", "--kind", "best_swap", "--sample", "4", "--json"]) == 0
    )
    rows = json.loads(capsys.readouterr().out)
    assert [row["level"] for row in rows] == ["apprentice", "adept", "expert"]
    assert all(row["of"] == 4 for row in rows)


def test_one_level_with_its_budget_can_be_asked_for(capsys: Out) -> None:
    words = ["puzzle", "--levels", "--game", "radlands", "--sample", "6", "--level", "expert@16000n", "--json"]
    assert main(words) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["kind"], row["level"], row["found"], row["of"]) == ("win_this_turn", "expert", 6, 6)
