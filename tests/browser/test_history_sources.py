"""What the page works out of a history like the Python side does: intervals, groups, streaks, merging."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from talia.history import figures, form
from talia.history.form import GameLine, HistoryFile
from tests.browser.test_learn_sources import ROOT, ask
from tests.history.test_history import made

HISTORY = ROOT / "web" / "src" / "lib" / "history"


def random_lines(count: int, chance: Random) -> list[GameLine]:
    return [
        made(
            number,
            won=chance.random() < 0.5,
            winners=chance.choice([[0], [1], [0, 1], []]),
            practice=chance.random() < 0.2,
            cards=chance.sample(["djinn", "judge", "surgeon"], 2),
            by={"deck": [chance.choice(["I", "II"])]},
            accuracy=chance.choice([None, 81.5]),
        )
        for number in range(count)
    ]


def told(rows: dict[str, figures.Tally]) -> list[Any]:
    return [[key, {"won": t.won, "drawn": t.drawn, "lost": t.lost, "games": t.games}] for key, t in rows.items()]


def test_the_page_counts_as_python_does(tmp_path: Path) -> None:
    chance = Random(6)
    games = random_lines(80, chance)
    plain = msgspec.to_builtins(games)
    ways = ["game", "level", "opponent", "seats", "deck"]
    asked: list[list[Any]] = [["table", plain, by] for by in ways]
    asked += [["kinds", plain], ["streaks", plain], ["favourites", plain], ["wilson", 7, 10]]
    found = ask(tmp_path, str(HISTORY / "figures.ts"), asked)
    assert found[:5] == [told(figures.table(games, by)) for by in ways]
    assert found[5] == figures.kinds(games)
    now, best = figures.streaks(games)
    assert found[6] == {"now": now, "best": best}
    assert found[7] == told(figures.favourites(games))
    assert [round(found[8][key], 9) for key in ("share", "low", "high")] == [
        round(one, 9) for one in figures.wilson(7, 10)
    ]


def test_the_page_reads_merges_and_writes_the_same_bytes(tmp_path: Path) -> None:
    chance = Random(7)
    old, new = random_lines(40, chance), random_lines(60, chance)[20:]
    both = form.merged(old, new)
    text = form.write(HistoryFile(games=both, device={"learn": {"version": 1}}))
    wrong = ["{", "[]", '{"talia_history": 2}', '{"talia_history": 1, "games": [{"hash": 3}]}']
    asked: list[list[Any]] = [["merged", msgspec.to_builtins(old), msgspec.to_builtins(new)]]
    asked += [["read", text], ["write", msgspec.to_builtins(both), {"learn": {"version": 1}}]]
    asked += [["read", one] for one in wrong]
    found = ask(tmp_path, str(HISTORY / "form.ts"), asked)
    assert found[0] == msgspec.to_builtins(both)
    assert found[1] == json.loads(text)
    assert found[2] == text
    assert found[3:] == [None] * 4
