"""The catalogue: one broken game, or broken bots of one, do not keep the others from being played."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from typing import Any

import pytest

from talia.bots.play import levels
from talia.server import bots
from talia.server.catalogue import catalogue


@pytest.fixture
def fresh() -> Any:
    found = (levels._ours, levels.neighbours, bots.levels, catalogue)
    for cached in found:
        cached.cache_clear()
    yield
    for cached in found:
        cached.cache_clear()


def test_broken_bots_of_our_own_are_named_and_the_rest_works(fresh: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = import_module

    def broken(name: str) -> Any:
        if name == "talia.bots.radlands.levels":
            raise SyntaxError("oh\nno")
        return real(name)

    monkeypatch.setattr(levels, "import_module", broken)
    (sentence,) = levels.complaints()
    assert sentence == "bots of radlands: talia.bots.radlands.levels cannot be read: SyntaxError: oh no"
    games = {game["game"]: game for game in json.loads(catalogue(("cardia", "radlands"), "compiled"))["games"]}
    assert games["radlands"]["levels"] == ["novice", "ismcts"]
    assert "expert" in games["cardia"]["levels"]
    assert levels.find("expert", "radlands", 2, {}).level.name == "novice"


def test_a_game_whose_form_fails_is_left_out(fresh: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, offline: bool = False) -> list[str]:
        if game == "cardia":
            raise RuntimeError("no")
        return ["novice"]

    monkeypatch.setattr(bots, "levels", broken)
    assert [game["game"] for game in json.loads(catalogue(("cardia", "template"), "compiled"))["games"]] == ["template"]


def test_the_command_names_them_on_the_side() -> None:
    code = (
        "import talia.bots.play.levels as levels\n"
        "real = levels.import_module\n"
        "def broken(name):\n"
        "    if name == 'talia.bots.cardia.levels': raise ImportError('no such thing')\n"
        "    return real(name)\n"
        "levels.import_module = broken\n"
        "from talia.cli.games import complain\n"
        "complain()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert "bots of cardia: talia.bots.cardia.levels cannot be read: ImportError: no such thing" in done.stderr
