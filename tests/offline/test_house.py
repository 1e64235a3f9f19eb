"""The house without a server: whole games against bots, what is kept, and what is lost when nothing can be."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from talia.cli.__main__ import main
from talia.offline.house import House
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


def offline(test: Callable[[Browser], Awaitable[None]]) -> None:
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
