"""The house in a real browser's workers: its own database, two tabs, and files that are not what they should be."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from talia.cli.__main__ import main
from tests.browser import house

ME_AND_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]
SEATS: dict[str, list[dict[str, str]]] = {
    "cardia": ME_AND_BOT,
    "radlands": ME_AND_BOT,
    "fantasy_realms": [*ME_AND_BOT, {"who": "bot", "level": "adept"}],
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("house")
    house.build(made)
    return made


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    made = chromium.new_context()
    yield made
    made.close()


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    with house.served(folder) as url:
        yield url


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(address)
    page.evaluate("house.ready()")
    return page


def ask(page: Page, method: str, path: str, body: Any = None) -> Any:
    return page.evaluate("([method, path, body]) => house.ask(method, path, body ?? undefined)", [method, path, body])


def table(page: Page, game: str) -> str:
    made = ask(page, "POST", "/api/tables", {"game": game, "seats": SEATS[game]})
    assert made["status"] == 201, made
    return str(made["body"]["table"]["id"])


def play(page: Page, id: str, most: int = 1000) -> Any:
    return page.evaluate("([id, most]) => house.play(id, most)", [id, most])


def test_whole_games_are_played_kept_and_sound(
    context: BrowserContext, address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = opened(context, address)
    files = []
    for game in SEATS:
        id = table(page, game)
        if game == "cardia":  # in mid-game all of it is loaded anew: one goes on from one's own seat
            assert play(page, id, 3)["answers"] == 3
            page.reload()
            page.evaluate("house.ready()")
            assert ask(page, "GET", f"/api/tables/{id}")["body"]["mine"] == [0]
        told = play(page, id)
        assert told["over"], told
        assert told["refused"] == []
        files.append(tmp_path / f"{game}.json")
        files[-1].write_text(json.dumps(ask(page, "GET", f"/api/tables/{id}/export")["body"]))
        assert len(ask(page, "GET", f"/api/tables/{id}/replay?count=3")["body"]["shown"]) == 3
    assert page.evaluate("house.faults") == []
    for file in files:
        assert main(["check", str(file)]) == 0
        assert "fair" in capsys.readouterr().out


def test_a_second_tab_asks_the_first_one_s_house_and_takes_over(context: BrowserContext, address: str) -> None:
    first = opened(context, address)
    id = table(first, "cardia")
    second = opened(context, address)
    assert second.evaluate("house.states") == ["elsewhere", "ready"]
    assert ask(second, "GET", f"/api/tables/{id}")["body"]["mine"] == [0]
    assert play(second, id, 2)["answers"] == 2
    first.close()
    second.wait_for_function("house.states.length >= 4 && house.states.at(-1) === 'ready'")
    told = play(second, id)
    assert told["over"]
    assert told["refused"] == []
    record = ask(second, "GET", f"/api/tables/{id}/record")["body"]
    assert sum(seat == 0 for seat, _ in record["answers"]) == told["answers"] + 2
    assert second.evaluate("house.faults") == []


def test_the_database_keeps_a_store_s_promises(context: BrowserContext, address: str) -> None:
    """What `tests/offline/memory.py` stands in for: one transaction or nothing, keys once, order, ranges."""
    page = opened(context, address)
    page.evaluate("house.database()")

    def asked(**what: Any) -> Any:
        return json.loads(page.evaluate("text => house.database().ask(text)", json.dumps(what)))

    entries = [["add", "entries", {"table": "t", "seq": seq, "body": "x"}] for seq in (0, 1, 2, 10)]
    other = ["add", "entries", {"table": "tt", "seq": 0, "body": "y"}]
    assert asked(write=[*entries, other]) == {"ok": True}
    taken = asked(write=[["put", "tables", {"id": "t", "status": "ended", "created": 1}], entries[1]])
    assert "ConstraintError" in taken["error"]
    assert asked(get=["tables", "t"]) == {"row": None}, "nothing of it"
    rows = asked(select=["entries", None, ["t"], ["t", []]])["rows"]
    assert [row["seq"] for row in rows] == [0, 1, 2, 10]
    assert asked(count=["entries", ["t"], ["t", []]]) == {"count": 4}
    assert asked(write=[["drop", "entries", None, ["t"], ["t", []]]]) == {"ok": True}
    assert [row["table"] for row in asked(select=["entries", None, None, None])["rows"]] == ["tt"]
    keys = [["add", "keys", {"key": f"k{at}", "at": at, "request": "", "place": ""}] for at in (3.5, 1.0, 2.0)]
    assert asked(write=keys) == {"ok": True}
    assert asked(write=[["drop", "keys", "by_time", None, 2.0]]) == {"ok": True}
    assert [row["key"] for row in asked(select=["keys", "by_time", None, None])["rows"]] == ["k3.5"]
    tables = [
        ["put", "tables", {"id": id, "status": status, "created": at}]
        for id, status, at in (("b", "playing", 2), ("a", "playing", 1), ("c", "ended", 0))
    ]
    assert asked(write=tables) == {"ok": True}
    rows = asked(select=["tables", "by_status", ["playing"], ["playing", []]])["rows"]
    assert [row["id"] for row in rows] == ["a", "b"]
    assert "error" in asked(write=[["add", "nowhere", {}]])


def test_a_file_that_is_another_is_not_started(chromium: Browser, folder: Path, tmp_path: Path) -> None:
    """A host may answer with a page of its own where a file is missing."""
    broken = tmp_path / "site"
    shutil.copytree(folder, broken)
    (broken / "engine" / "talia.zip").write_text("<!doctype html><title>Not found</title>")
    context = chromium.new_context()
    with house.served(broken) as url:
        page = context.new_page()
        page.goto(url)
        page.wait_for_function("house.states.at(-1) === 'failed'", timeout=120_000)
        assert "talia.zip: this is another file" in page.evaluate("house.faults.join()")
    context.close()


def test_a_review_comes_line_by_line(context: BrowserContext, address: str) -> None:
    page = opened(context, address)
    id = table(page, "cardia")
    assert play(page, id)["over"]
    began = time.monotonic()
    page.evaluate("path => { house.ask('GET', path) }", f"/api/tables/{id}/review?seat=0")
    page.wait_for_function("house.lines() > 0", timeout=120_000)
    assert time.monotonic() - began < 120
    assert page.evaluate("house.faults") == []


def test_a_review_is_planned_with_the_weights_of_its_game(context: BrowserContext, address: str) -> None:
    """They are fetched a game at a time, and the house plans what bots' weights are then asked."""
    page = opened(context, address)
    id = table(page, "fantasy_realms")
    assert play(page, id)["over"]
    told = page.evaluate("id => house.review(id)", id)
    assert "no-level" not in told["note"], told
    assert page.evaluate("house.faults") == []
