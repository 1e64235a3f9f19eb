"""The bots' worker in Chromium: on compiled rules if they can be had, else on interpreted ones, which is told once."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from building.wasm.adding import add
from tests.browser import house
from tests.wasm.archive import archive
from tests.wasm.trap import trapped

AT_ONCE = "talia.bots.methods.tree"  # imported when the rules are laid
LATER = "talia.bots.cardia.round"  # imported when an expert is asked for


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("house")
    house.build(folder)
    return folder


@contextmanager
def opened(chromium: Browser, plain: Path, where: Path, compiled: Path) -> Iterator[tuple[Page, list[str]]]:
    """A page with a house whose site has this archive; and what was fetched."""
    files = where / "site"
    shutil.copytree(plain, files)
    add(compiled, files / "engine")
    context = chromium.new_context()
    fetched: list[str] = []
    context.on("request", lambda one: fetched.append(one.url.partition("/engine/")[2].partition("?")[0]))
    with house.served(files) as url:
        page = context.new_page()
        page.set_default_timeout(120_000)
        page.goto(url)
        page.evaluate("house.ready()")
        yield page, fetched
        context.close()


def rules(page: Page) -> str:
    return str(page.evaluate("house.ask('GET', '/api/games')")["body"]["rules"])


def play(page: Page, game: str = "cardia", level: str = "expert", most: int = 2) -> dict[str, Any]:
    form = {"game": game, "seats": [{"who": "me"}, {"who": "bot", "level": level}]}
    made = page.evaluate("form => house.ask('POST', '/api/tables', form)", form)
    assert made["status"] == 201, made
    told: dict[str, Any] = page.evaluate("([id, most]) => house.play(id, most)", [made["body"]["table"]["id"], most])
    assert told["refused"] == []
    assert told["over"] or told["answers"] == most
    return told


@pytest.mark.parametrize("game", ["cardia", "radlands"])
def test_a_game_against_an_expert_on_compiled_rules(chromium: Browser, plain: Path, tmp_path: Path, game: str) -> None:
    with opened(chromium, plain, tmp_path, archive()) as (page, fetched):
        assert rules(page) == "compiled"
        assert "compiled.zip" not in fetched, "the house has no need of it"
        assert play(page, game, most=1000)["over"]
        assert fetched.count("compiled.zip") == 1
        assert rules(page) == "compiled"
        assert page.evaluate("[house.notes, house.faults]") == [[], []]


def test_compiled_rules_that_are_not_there(chromium: Browser, plain: Path, tmp_path: Path) -> None:
    with opened(chromium, plain, tmp_path, archive()) as (page, _):
        (tmp_path / "site" / "engine" / "compiled.zip").unlink()
        play(page)
        assert page.evaluate("[house.notes, house.faults]") == [
            ["bots think on interpreted rules: they could not be fetched (404)"],
            [],
        ]
        assert rules(page) == "interpreted"


def test_a_trap_when_they_are_laid_costs_nothing(chromium: Browser, plain: Path, tmp_path: Path) -> None:
    with opened(chromium, plain, tmp_path, trapped(archive(), tmp_path / "compiled.zip", AT_ONCE)) as (page, fetched):
        play(page)
        notes, faults = page.evaluate("[house.notes, house.faults]")
        assert [note.partition(": ")[0] for note in notes] == ["bots think on interpreted rules"]
        assert "unreachable" in notes[0]
        assert faults == []
        assert fetched.count("compiled.zip") == 1, "the second worker does without"
        assert rules(page) == "interpreted"


def test_a_trap_while_a_bot_thinks_costs_one_answer(chromium: Browser, plain: Path, tmp_path: Path) -> None:
    """Of the expert's; the next worker is on interpreted rules, and the game goes on."""
    with opened(chromium, plain, tmp_path, trapped(archive(), tmp_path / "compiled.zip", LATER)) as (page, fetched):
        play(page, most=3)
        notes, faults = page.evaluate("[house.notes, house.faults]")
        assert [len(notes), len(faults)] == [1, 1], (notes, faults)
        assert "unreachable" in notes[0]
        assert faults[0].startswith("bots: ")
        assert fetched.count("compiled.zip") == 1
        assert rules(page) == "interpreted"


def test_the_list_names_it(plain: Path, tmp_path: Path) -> None:
    shutil.copytree(plain / "engine", tmp_path / "engine")
    add(archive(), tmp_path / "engine")
    listed = json.loads((tmp_path / "engine" / "engine.json").read_text())
    assert "compiled.zip" not in listed["files"], "those are fetched at the start"
    assert listed["compiled"]["compiled.zip"]["bytes"] == archive().stat().st_size
