"""`talia history`: finished games of `talia play` are kept, listed, counted, taken along and deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from talia.history import form


def play(monkeypatch: pytest.MonkeyPatch, seed: int, *more: str, lines: str = "1\n" * 400) -> None:
    given = iter(lines.splitlines())
    monkeypatch.setattr("talia.cli.play.read_line", lambda prompt: next(given, None))
    monkeypatch.setattr("talia.cli.play.at_a_terminal", lambda: True)
    assert main(["play", "template", "--seed", str(seed), *more]) == 0


def kept(folder: Path) -> form.HistoryFile:
    return form.read((folder / "talia" / "history.json").read_bytes())


def test_a_finished_game_is_kept_and_listed(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, 3, "--name", "Ala")
    play(monkeypatch, 3, "--name", "Ala")  # the very same game again
    play(monkeypatch, 4, "--level", "random")
    games = kept(state_folder).games
    assert len(games) == 2
    assert {line.game for line in games} == {"template"}
    assert "Ala" in [line.seats[0].name for line in games]
    assert [line.mine for line in games] == [[0], [0]]
    capsys.readouterr()
    assert main(["history"]) == 0
    told = capsys.readouterr().out
    assert "2 games in" in told
    assert "from ten games on" in told
    assert main(["history", "by", "seats"]) == 0
    assert "Number of players" in capsys.readouterr().out
    assert main(["history", "by", "camps"]) == 1
    assert "allowed: game, level, seats" in capsys.readouterr().err


def test_a_take_back_makes_it_practice_and_a_game_that_is_left_is_not_kept(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path
) -> None:
    play(monkeypatch, 5, lines="1\nq\n")
    assert not (state_folder / "talia" / "history.json").exists()
    play(monkeypatch, 5, "--no-history")
    assert not (state_folder / "talia" / "history.json").exists()
    play(monkeypatch, 5, lines="1\nu\n" + "1\n" * 400)
    assert [line.practice for line in kept(state_folder).games] == [True]


def test_export_delete_and_import_give_the_same_bytes(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    play(monkeypatch, 3)
    (state_folder / "talia" / "learn.json").write_text('{"talia_learn": 1, "lessons": {}}')
    page = form.write(form.HistoryFile(games=kept(state_folder).games, device={"settings": {"name": "Ala"}}))
    (tmp_path / "page.json").write_text(page)
    assert main(["history", "import", str(tmp_path / "page.json")]) == 0
    assert "0 new games" in capsys.readouterr().out
    out = tmp_path / "all.json"
    assert main(["history", "export", str(out)]) == 0
    before = out.read_bytes()
    assert json.loads(before)["device"] == {"settings": {"name": "Ala"}}  # kept for the page
    monkeypatch.setattr("talia.cli.history.read_line", lambda prompt: "no")
    assert main(["history", "delete"]) == 1
    assert kept(state_folder).games
    assert main(["history", "delete", "--yes"]) == 0
    assert list((state_folder / "talia").iterdir()) == []
    assert main(["history", "import", str(out)]) == 0
    assert main(["history", "export", str(out)]) == 0
    assert out.read_bytes() == before


def test_a_record_is_added_for_the_seat_that_was_ones_own(
    monkeypatch: pytest.MonkeyPatch, state_folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.json"
    play(monkeypatch, 3, "--no-history", "--record", str(record))
    assert main(["history", "add", str(record), "--seat", "1"]) == 0
    assert kept(state_folder).games[0].mine == [1]
    assert main(["history", "add", str(record), "--seat", "9"]) == 1
    assert "allowed: 0 to" in capsys.readouterr().err
    assert main(["history", "add"]) == 1
    assert "which file?" in capsys.readouterr().err


def test_what_comes_through_a_pipe_is_nobody_s_own_game(
    state_folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("talia.cli.play.read_line", lambda prompt: "1")
    monkeypatch.setattr("talia.cli.play.at_a_terminal", lambda: False)
    assert main(["play", "template", "--seed", "3"]) == 0
    assert not list(state_folder.rglob("history.json"))
    assert main(["play", "template", "--seed", "3", "--history", str(tmp_path / "mine.json")]) == 0
    assert (tmp_path / "mine.json").is_file()
