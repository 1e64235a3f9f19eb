"""The soak itself: it counts, it tells what failed, and its figures go to the top of the page."""

from __future__ import annotations

import pytest
from bench.soak import BELOW, Figures, with_run

from bench import soak, soak_cardia, soak_fantasy_realms, soak_radlands, soak_rows, soak_texts
from talia.research import Observer


def good(number: int) -> tuple[int, int, str]:
    return 2, 10, ""


def bad(number: int) -> tuple[int, int, str]:
    return 0, 3, f"seed {number}: a card is lost" if number == 1 else ""


def test_chunks_are_counted_until_the_time_is_up() -> None:
    found = soak.soak("good", good, 0.2, 1)
    assert found.games > 0
    assert found.answers == 5 * found.games
    assert found.failures == []


def test_a_failure_is_told_with_its_seed() -> None:
    found = soak.soak("bad", bad, 0.2, 1)
    assert found.failures == ["seed 1: a card is lost"]
    written = soak.section([found], "a machine", "a command")
    assert "| bad | – |" in written
    assert "- `seed 1: a card is lost`" in written


def test_the_newest_run_comes_first_and_the_oldest_goes() -> None:
    page = f"# Runs\n\n{BELOW}"
    for number in range(1, soak.KEPT + 3):
        page = with_run(page, f"## run {number}\n\n{Figures('cardia', number).row()}\n")
    assert page.startswith(f"# Runs\n\n{BELOW}\n## run {soak.KEPT + 2}\n")
    assert page.count("## run ") == soak.KEPT
    assert "## run 2\n" not in page


def test_a_game_of_each_kind_is_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (soak_cardia, soak_radlands, soak_fantasy_realms):
        monkeypatch.setattr(module, "GAMES", 1)
        games, answers, failure = module.chunk(3)
        assert (games, failure) == (1, "")
        assert answers > 5


def test_texts_are_counted_until_there_are_enough() -> None:
    found = soak.soak("good", good, 60.0, 1, most=25)
    assert 25 <= found.answers <= 60
    for number in range(3):
        games, positions, failure = soak_texts.chunk(number)
        assert (games, failure) == (soak_texts.PLAYED, "")
        assert positions > 50


def test_rows_and_batches_are_looked_at_in_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_rows, "PLAYED", 1)
    monkeypatch.setattr(soak_rows, "TABLES", 4)
    monkeypatch.setattr(soak_rows, "STEPS", 30)
    for number, name in enumerate(soak_rows.GAMES):
        games, states, failure = soak_rows.twins(name, number)
        assert (games, failure) == (1, "")
        assert states > 5
        assert soak_rows.batches(number)[1:] == (120, "")


def test_a_row_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak_rows, "PLAYED", 1)
    monkeypatch.setattr(soak_rows, "Observer", lambda setup, kind: Observer(setup, "all"))
    _, _, failure = soak_rows.twins("cardia", 0)
    assert "tells what it may not know" in failure
