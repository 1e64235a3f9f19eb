"""What the page works out like the Python side does: ratings, daily puzzles, due tips; and where a bubble stands.

Both sides are asked the same questions, made here from the Python side: the page's sources run in Node, bundled as they
are for the browser.
"""

from __future__ import annotations

import json
import shutil
import subprocess
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

import talia
from talia.learn import tips
from talia.learn.puzzles import daily, rating
from talia.learn.puzzles.form import Difficulty

ROOT = Path(__file__).resolve().parents[2]
LEARN = ROOT / "web" / "src" / "lib" / "learn"
BUNDLER = ROOT / "web" / "node_modules" / ".bin" / "esbuild"
ASK = """import * as source from './source.mjs';
import fs from 'node:fs';
const asked = JSON.parse(fs.readFileSync(0, 'utf8'));
console.log(JSON.stringify(asked.map(([name, ...given]) => source[name](...given))));"""


def ask(folder: Path, source: str, asked: list[list[Any]]) -> list[Any]:
    """What the functions of a source of the page answer."""
    bundled = folder / "source.mjs"
    command = [str(BUNDLER), str(LEARN / source), "--bundle", "--format=esm", f"--outfile={bundled}"]
    subprocess.run([*command, "--log-level=warning"], check=True)
    (folder / "ask.mjs").write_text(ASK)
    node = shutil.which("node") or str(next((ROOT / "build" / "node").rglob("bin/node")))
    done = subprocess.run(
        [node, str(folder / "ask.mjs")], input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    found: list[Any] = json.loads(done.stdout)
    return found


def told(person: rating.Rating) -> dict[str, float]:
    return {"rating": person.rating, "deviation": person.deviation, "tries": person.tries}


def test_a_rating_moves_on_the_page_as_it_does_in_python(tmp_path: Path) -> None:
    chance = Random(1)
    asked: list[list[Any]] = []
    wanted: list[dict[str, float]] = []
    person = rating.Rating()
    for _ in range(60):
        puzzle = Difficulty(rating=chance.randrange(500, 2200), deviation=chance.randrange(60, 351))
        solved = chance.random() < 0.5
        asked.append(["after", told(person), {"rating": puzzle.rating, "deviation": puzzle.deviation}, solved])
        person = rating.after(person, puzzle, solved)
        wanted.append(told(person))
        days = chance.randrange(0, 40)
        asked.append(["rested", told(person), days])
        person = rating.rested(person, days)
        wanted.append(told(person))
    for found, right in zip(ask(tmp_path, "rating.ts", asked), wanted, strict=True):
        assert found == pytest.approx(right, rel=1e-9)


def test_a_day_shows_the_same_puzzle_on_the_page_and_in_python(tmp_path: Path) -> None:
    days = [daily.FIRST + timedelta(days=n) for n in (0, 1, 58, 59, 365, 366, 367, 731, 1000, 4000)]
    asked: list[list[Any]] = []
    wanted: list[int] = []
    for game in range(3):
        for size in (1, 7, 365, 366):
            for day in days:
                asked.append(["place", game, size, (day - daily.FIRST).days])
                wanted.append(daily.place(game, size, daily.day_number(day)))
    asked += [["dayNumber", day.isoformat()] for day in days]
    wanted += [daily.day_number(day) for day in days]
    assert ask(tmp_path, "daily.ts", asked) == wanted


def test_a_streak_counts_days_in_a_row_and_today_is_no_gap_until_it_is_over(tmp_path: Path) -> None:
    today = date(2026, 11, 17)
    before = [(today - timedelta(days=n)).isoformat() for n in range(5)]
    asked = [
        ["streak", [], today.isoformat()],
        ["streak", before, today.isoformat()],
        ["streak", before[1:], today.isoformat()],
        ["streak", before[2:], today.isoformat()],
        ["streak", [before[0], before[2]], today.isoformat()],
    ]
    assert ask(tmp_path, "daily.ts", asked) == [0, 5, 4, 0, 1]


def test_tips_are_due_on_the_page_when_they_are_in_python(tmp_path: Path) -> None:
    """Whole games of random answers: what fires at every question, of all tips, by both sides."""
    asked: list[list[Any]] = []
    wanted: list[bool] = []
    for name in talia.GAMES:
        own = [tip for tip in tips.TIPS if tip.game == name]
        state = talia.game(name).start(3)
        chance, seen = Random(5), 0
        for _ in range(40):
            if state.over:
                break
            for seat in state.asked:
                events = state.events(seat)
                view = state.view(seat)
                for tip in own:
                    asked.append(["fires", tip.to_json(), view, events[seen:]])
                    wanted.append(tips.fires(tip, view, events[seen:]))
            seen = len(state.events(0))
            seat = state.asked[0]
            state.answer(seat, chance.choice(state.decision(seat).options))
    assert {*wanted} == {True, False}
    assert ask(tmp_path, "tips.ts", asked) == wanted


def test_a_bubble_stands_beside_its_part_and_never_on_it(tmp_path: Path) -> None:
    chance = Random(2)
    asked: list[list[Any]] = []
    for narrow, width, height in ((False, 1440, 900), (True, 390, 844), (True, 360, 740)):
        room = {"left": 0, "top": 0, "width": width, "height": height}
        size = {"width": min(400, width - 20), "height": 190}
        for _ in range(200):
            part = {"width": chance.randrange(30, 200), "height": chance.randrange(30, 200)}
            part["left"] = chance.randrange(0, width - part["width"])
            part["top"] = chance.randrange(0, height - part["height"])
            asked.append(["place", part, size, room, narrow])
    for (_, part, size, room, _), at in zip(asked, ask(tmp_path, "place.ts", asked), strict=True):
        bubble = {**size, "left": at["left"], "top": at["top"]}
        across = min(one["left"] + one["width"] for one in (part, bubble)) - max(part["left"], bubble["left"])
        down = min(one["top"] + one["height"] for one in (part, bubble)) - max(part["top"], bubble["top"])
        assert across <= 0 or down <= 0, (part, at)
        assert 0 <= bubble["left"] <= room["width"] - bubble["width"], (part, at)
        assert 0 <= bubble["top"] <= room["height"] - bubble["height"], (part, at)
