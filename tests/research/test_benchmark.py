"""The benchmark: rows come again to the digit, submissions are replayed and scored alike, what is wrong is told."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.cli.__main__ import main
from talia.cli.benchmark import table
from talia.core.errors import TaliaError
from talia.research import benchmark, datasets
from talia.research.ratings import ratings

ROOT = Path(__file__).parents[2]
SMALL = benchmark.Task("cardia", "Cardia, deck I", "cardia", opponents=("random", "highest"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> benchmark.Task:
    """A task of two quick opponents."""
    monkeypatch.setitem(benchmark.TASKS, "cardia", SMALL)
    return SMALL


def test_there_are_nine_tasks_of_all_games_on_the_deals_of_reports() -> None:
    tasks = benchmark.TASKS.values()
    assert len(tasks) == 9
    assert sum(task.exact for task in tasks) == 3
    assert {task.game for task in tasks if task.exact} == {"cardia", "radlands", "fantasy_realms"}
    for task in tasks:
        if not task.exact:
            assert task.deals * task.seats >= 400
            for arena in benchmark.prepared(task, "random"):
                assert arena.matches[0].seeds == "reporting"
                assert arena.matches[0].table[0] == "random"


def test_a_row_comes_again_to_the_digit_and_its_submission_tells_the_same(
    small: benchmark.Task, tmp_path: Path
) -> None:
    path = tmp_path / "mine.jsonl.gz"
    row = benchmark.played(small, "apprentice", records=path, deals=3)
    assert benchmark.played(small, "apprentice", log=tmp_path / "log", deals=3) == row
    assert benchmark.played(small, "apprentice", log=tmp_path / "log", deals=3) == row  # from the log
    assert [match["games"] for match in row["matches"]] == [6, 6]
    assert not row["whole"]
    scored = benchmark.scored(path, verify=12)
    assert scored.pop("verified") == 12
    assert scored == row
    assert main(["check", str(path)]) == 0


def test_a_row_is_of_the_bots_of_its_own_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for part in ("core", "games", "bots"):
        shutil.copytree(
            ROOT / "src" / "talia" / part, tmp_path / part, ignore=shutil.ignore_patterns("__pycache__", "weights")
        )
    monkeypatch.setattr(talia, "__file__", str(tmp_path / "__init__.py"))

    def told() -> str:
        return str(benchmark.hashes(SMALL, "random")["hashes"]["bots"])

    before = told()
    for elsewhere in ("radlands/rules.py", "fantasy_realms/expert.py", "template/levels.py"):
        (tmp_path / "bots" / elsewhere).write_text("changed = 1\n", encoding="utf-8")
        assert told() == before, elsewhere
    for here in ("cardia/rules.py", "methods/tree.py", "play/bot.py", "training/match.py", "__init__.py"):
        (tmp_path / "bots" / here).write_text("changed = 1\n", encoding="utf-8")
        assert told() != before, here
        before = told()


def other(path: Path, change: Any) -> Path:
    """The same submission with something changed in its lines."""
    with datasets.form.opened(path) as text:
        lines = [json.loads(line) for line in text]
    change(lines)
    changed = path.with_name("changed.jsonl")
    changed.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return changed


def test_a_submission_that_is_not_of_the_task_is_refused(small: benchmark.Task, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl.gz"
    benchmark.played(small, "random", records=path, deals=2)

    def refusal(change: Any, verify: int = 0) -> str:
        with pytest.raises(TaliaError) as error:
            benchmark.scored(other(path, change), verify)
        return str(error.value).replace(str(tmp_path), "")

    def swap(lines: list[Any]) -> None:
        lines[1], lines[3] = lines[3], lines[1]

    assert refusal(swap) == "/changed.jsonl: game 1: its deal is 3000000001, not 3000000000"
    assert "/changed.jsonl: 7 games are in it, and it tells of 8" in refusal(lambda lines: lines.pop())
    assert "more games than the 8" in refusal(lambda lines: lines.append(lines[-1]))
    assert "this data set is no submission" in refusal(lambda lines: lines[0].update(command="talia dataset"))
    assert "its tables are not those of the task cardia" in refusal(lambda lines: lines[0]["matches"].reverse())

    def weak(lines: list[Any]) -> None:
        """The opponent `highest` has played its lowest card: it is not itself."""
        lines[0]["matches"] = [[table, deals] for table, deals in lines[0]["matches"]]
        lines[5:] = lines[1:5]

    assert "is not what highest answers there" in refusal(weak, verify=8)


WRONG = [
    (
        ["benchmark", "chess", "random"],
        "task 'chess': there is none of that name; allowed: cardia-exact, ",
    ),
    (["benchmark", "cardia"], "benchmark cardia: name a bot, such as adept@200n, mine.py:Mine or 'cmd:./mine'"),
    (["benchmark", "cardia", "genius"], "level 'genius': there is none of that name in cardia"),
    (["benchmark", "cardia", "adept@1s"], "bot adept@1s: a row is made again to the digit; give it a budget"),
    (
        ["benchmark", "radlands", "expert"],
        "bot expert@0.3s: a row is made again to the digit; give it",
    ),
    (["benchmark", "--deals", "-1"], "--deals, --workers and --verify: allowed are whole numbers from 0 up"),
    (["benchmark", "--score", "none.jsonl"], "none.jsonl: there is no such file"),
]


@pytest.mark.parametrize(("words", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_in_one_sentence(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 1
    assert f"talia: {said}" in capsys.readouterr().err


def test_a_row_that_is_not_whole_is_not_kept(
    small: benchmark.Task, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["benchmark", "cardia", "random", "--deals", "1", "--workers", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 1
    assert "--out: this row has fewer deals than the task" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
    assert main(words) == 0
    assert "against highest: " in capsys.readouterr().out


def match(against: str, won: int, games: int = 400) -> dict[str, Any]:
    tally = {"1": won // 2, "0": (games - won) // 2}
    return {"against": against, "points": won / games, "deals": games // 2, "games": games, "tally": tally}


def test_ratings_are_those_of_the_odds() -> None:
    rows = [
        {"bot": "good", "matches": [match("random", 360), match("fair", 300)]},
        {"bot": "fair", "matches": [match("random", 300)]},
    ]
    found = ratings(rows)
    assert found["random"] == (0.0, 0.0)
    # Odds of 9 to 1 and 3 to 1 are 382 and 191; good against fair, 3 to 1, says the same.
    assert abs(found["good"][0] - 382) < 5
    assert abs(found["fair"][0] - 191) < 5
    assert 10 < found["good"][1] < 30
    assert ratings([{"bot": "good", "matches": []}]) == {}
    assert ratings([{"bot": "best", "matches": [match("random", 400)]}])["best"][0] > 400


def test_the_page_shows_the_results_that_are_kept() -> None:
    rows = benchmark.read_rows(ROOT / "docs" / "benchmark")
    page = (ROOT / "docs" / "benchmark.md").read_text(encoding="utf-8")
    assert f"<!-- rows -->\n{table(rows)}\n<!-- end of rows -->" in page
    for row in rows:
        assert row["whole"]
        assert (ROOT / "docs" / "benchmark" / benchmark.place(Path(), row)).exists()
        for one in row.get("matches", []):
            assert one["games"] >= 400
