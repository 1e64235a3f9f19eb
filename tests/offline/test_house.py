"""The house without a server: whole games against bots, what is kept, and what is lost when nothing can be."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from talia.bots.methods.weights import weights_of
from talia.cli.__main__ import main
from talia.engine import Kind
from talia.offline.house import House
from talia.offline.thinking import Posting
from talia.server import bots
from talia.server.catalogue import catalogue
from tests.offline.memory import Beside, MemoryDatabase, Page

ME_AND_BOT = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "apprentice"}]


class Browser:
    """One browser's own things: its database outlives each house."""

    def __init__(self) -> None:
        self.database = MemoryDatabase()
        self.beside = Beside()

    async def open(self) -> Page:
        page = Page()
        page.house = House(self.database, self.beside, page.say)
        await page.house.start()
        return page


def offline(test: Callable[[Browser], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test(Browser()))


async def new_table(page: Page, game: str = "cardia", seats: Any = None) -> str:
    made = await page.told("POST", "/api/tables", {"game": game, "seats": seats or ME_AND_BOT}, 201)
    return str(made["table"]["id"])


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("cardia", ME_AND_BOT),
        ("radlands", ME_AND_BOT),
        ("fantasy_realms", [*ME_AND_BOT, {"who": "bot", "level": "novice"}]),
    ],
)
def test_a_whole_game_against_bots_can_be_checked(
    game: str, seats: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        id = await new_table(page, game, seats)
        sitting = await page.sit(id)
        await sitting.play_out()
        export = await page.ask("GET", f"/api/tables/{id}/export")
        assert "attachment" in export["headers"]["content-disposition"]
        (tmp_path / "game.json").write_text(export["body"])
        replay = await page.told("GET", f"/api/tables/{id}/replay?seat=0&count=5")
        assert len(replay["shown"]) == 5
        await page.house.close()

    offline(test)
    assert main(["check", str(tmp_path / "game.json")]) == 0
    assert "fair" in capsys.readouterr().out


def test_a_game_goes_on_from_one_s_own_seat_in_the_next_house() -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        id = await new_table(page)
        sitting = await page.sit(id)
        while not sitting.view:
            await sitting.next()
        assert (await sitting.answer())["type"] == "ack"
        await page.house.close()
        page = await browser.open()
        assert (await page.told("GET", f"/api/tables/{id}"))["mine"] == [0]
        sitting = await page.sit(id)
        await sitting.play_out()
        record = await page.told("GET", f"/api/tables/{id}/record")
        assert len(record["answers"]) > 2
        await page.house.close()

    offline(test)


def test_what_cannot_be_kept_is_refused_and_the_game_goes_on_when_it_can() -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        id = await new_table(page, seats=[{"who": "me"}, {"who": "me"}])
        sitting = await page.sit(id)
        while not sitting.view:
            await sitting.next()
        before = await page.house.store.length(id)
        browser.database.full = True
        refused = await sitting.answer()
        assert (refused["type"], refused["code"]) == ("refusal", "busy")
        assert await page.house.store.length(id) == before
        answer = await page.ask("POST", "/api/tables", {"game": "cardia", "seats": ME_AND_BOT})
        assert (answer["status"], json.loads(answer["body"])["code"]) == (503, "busy")
        browser.database.full = False
        assert (await sitting.answer())["type"] == "ack"
        assert await page.house.store.length(id) == before + 1
        await page.house.close()

    offline(test)


def test_two_houses_never_both_write_an_entry() -> None:
    """Should the lock fail: the second writer is refused, and finds what the first one wrote."""

    async def test(browser: Browser) -> None:
        one, other = await browser.open(), await browser.open()
        id = await new_table(one, seats=[{"who": "me"}, {"who": "me"}])
        first, second = await one.sit(id), await other.sit(id)
        for sitting in (first, second):
            while not sitting.view:
                await sitting.next()
        assert (await first.answer(0))["type"] == "ack"
        refused = await second.answer(1)  # or sent away, to come back and find what the other has written
        assert refused.get("code") in ("busy", 1000), refused
        await asyncio.sleep(0.05)
        room = await other.house.lobby.find(id)
        assert room.table.length == await one.house.store.length(id) == (await one.house.lobby.find(id)).table.length
        await one.house.close()
        await other.house.close()

    offline(test)


def test_a_bot_that_does_not_answer_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("talia.server.run.workers.READING", 0.01)
    monkeypatch.setattr("talia.server.run.workers.GRACE", 0.01)

    async def test(browser: Browser) -> None:
        page = await browser.open()
        browser.beside.deaf = True
        id = await new_table(page, "cardia", [{"who": "me"}, {"who": "bot", "level": "novice"}])
        sitting = await page.sit(id)
        await sitting.play_out()
        assert browser.beside.ended > 0, "a worker that does not answer is ended"
        assert browser.beside.begun > browser.beside.ended - 1
        assert page.house.workers.failures > 0
        await page.house.close()

    offline(test)


def test_hints_takebacks_and_a_review_that_can_be_dropped() -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        id = await new_table(page)
        sitting = await page.sit(id)
        while not sitting.view:
            await sitting.next()
        question = sitting.view["question"]
        hint = await sitting.wish(type="hint", epoch=sitting.epoch, question=question)
        assert hint["type"] == "hint", hint
        assert hint["action"] in [option["action"] for option in sitting.view["decision"]["options"]]
        assert (await sitting.answer())["type"] == "ack"
        while sitting.view["question"] == question or not sitting.view["asked"]:
            await sitting.next()
        back = await sitting.wish(type="takeback", epoch=sitting.epoch, question=question)
        assert back["type"] == "ack", back
        await sitting.play_out()
        answer, page._number = page._number + 1, page._number + 1
        page._waiting[answer] = asyncio.get_running_loop().create_future()
        page._send("ask", answer, method="GET", path=f"/api/tables/{id}/review?seat=0")
        while page.house.reviews.count() == 0:
            await asyncio.sleep(0.01)
        page._send("drop", answer)
        async with asyncio.timeout(60):  # both are gone, whichever goes first
            while page.house.reviews.count() > 0 or answer in page.house._asks:
                await asyncio.sleep(0.01)
        await page.house.close()

    offline(test)


def test_a_review_is_planned_when_its_weights_are_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Weights are fetched a game at a time: without those of Fantasy Realms no level can judge it."""
    monkeypatch.setattr("talia.bots.fantasy_realms.evaluation.weights_of", lambda game: tmp_path)

    def lay(needed: str) -> None:
        game, seats = needed.split()
        for file in weights_of(game).glob(f"{game}_{seats}.*"):
            shutil.copy(file, tmp_path)

    async def test(browser: Browser) -> None:
        browser.beside.lay = lay
        browser.beside.kind = "interpreted"  # so that little work is done
        page = await browser.open()
        id = await new_table(page, "fantasy_realms", [*ME_AND_BOT, {"who": "bot", "level": "novice"}])
        await (await page.sit(id)).play_out()
        assert list(tmp_path.iterdir()) == [], "nobody has asked for them yet"
        told = await page.ask("GET", f"/api/tables/{id}/review?seat=0")
        assert told["status"] == 200, told
        review = json.loads(next(line for line in reversed(page.pieces[page._number]) if line.strip()))
        assert "no-level" not in review["note"]
        assert len(review["sides"][0]["curve"]) > 2, "and not its end alone"
        await page.house.close()

    offline(test)


def test_a_series_and_its_tables_belong_to_this_browser() -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        players = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "novice"}]
        made = await page.told("POST", "/api/series", {"kind": "match", "game": "cardia", "players": players}, 201)
        (invite,) = made["tables"]
        table = invite["path"].partition("#")[0].rpartition("/")[2]
        claimed = await page.told("POST", f"/api/tables/{table}/seats", {"join": invite["join"]})
        assert claimed["mine"] == [invite["seat"]]
        sitting = await page.sit(table, invite["seat"])
        await sitting.play_out()
        for _ in range(200):
            stands = await page.told("GET", f"/api/series/{made['series']['id']}")
            if len(stands["series"]["games"]) == 2:
                break
            await asyncio.sleep(0.05)
        assert len(stands["series"]["games"]) == 2, "the next game was begun"
        await page.house.close()

    offline(test)


def test_the_house_says_that_it_is_one() -> None:
    async def test(browser: Browser) -> None:
        page = await browser.open()
        assert (await page.told("GET", "/api/games"))["offline"] is True
        kinds: list[Kind] = ["interpreted", "compiled", "interpreted"]  # of the bots' worker: it may have to do without
        for browser.beside.kind in kinds:
            assert (await page.told("GET", "/api/games"))["rules"] == browser.beside.kind
        gone = await page.ask("POST", "/api/now", {"games": ["cardia"]})
        assert gone["status"] == 404
        await page.house.close()

    offline(test)


def test_nothing_of_a_server_is_imported() -> None:
    """What a browser cannot have: neither in the house nor beside it."""
    code = (
        "import sys\n"
        "for name in ('sqlalchemy', 'fastapi', 'starlette', 'uvicorn', 'numpy', 'fluent', 'psycopg'):\n"
        "    sys.modules[name] = None\n"
        "import talia.offline.house, talia.offline.thinking\n"
        "from talia.server import bots\n"
        "print(sorted(bots.levels('cardia')))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_which_weights_a_request_needs() -> None:
    said: list[str] = []
    posting = Posting(said.append)
    assert json.loads(said[0]) == {"ready": True}
    view = {"game": "fantasy_realms", "seats": 4}
    assert posting.needs(json.dumps({"id": 1, "level": "expert", "view": view})) == "fantasy_realms 4"
    record = json.dumps({"game": "cardia", "seats": 2, "answers": []})
    job = json.dumps({"type": "screen", "record": record, "game": "cardia"})
    assert posting.needs(json.dumps({"job": job, "id": 2})) == "cardia 2"


def test_bots_whose_weights_a_page_does_not_fetch_are_not_offered() -> None:
    assert "master" in bots.levels("cardia")
    assert "master" not in bots.levels("cardia", offline=True)
    assert "expert" in bots.levels("cardia", offline=True)
    listed = {game["game"]: game for game in msgspec.json.decode(catalogue(("cardia",), "compiled", True))["games"]}
    assert listed["cardia"]["levels"][-1] == "expert"
    assert "master" not in listed["cardia"]["need_compiled"]


def test_a_house_is_not_full_because_of_what_else_its_process_holds() -> None:
    async def test(browser: Browser) -> None:
        ballast = b"x" * (450 << 20)  # more than a house may take
        page = await browser.open()
        made = await page.ask("POST", "/api/tables", {"game": "cardia", "seats": ME_AND_BOT})
        assert made["status"] == 201, (made, len(ballast))
        await page.house.close()

    offline(test)
