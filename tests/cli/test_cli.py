"""The command `talia`, as people and programs use it."""

from __future__ import annotations

import io
import json
import logging
from pathlib import Path

import pytest

import talia
from talia import engine
from talia.cli.__main__ import main
from talia.games import PLACES
from talia.texts import LANGUAGES

Out = pytest.CaptureFixture[str]


def test_the_version_says_which_rules_run(capsys: Out) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["--version"])
    assert stopped.value.code == 0
    assert capsys.readouterr().out == f"talia {talia.__version__} ({engine.kind()} rules)\n"


def test_games_are_listed_for_people_and_programs(capsys: Out) -> None:
    assert main(["games", "--all"]) == 0
    assert "ranks=8: whole numbers from 3 to 8" in " ".join(capsys.readouterr().out.split())
    assert main(["games", "--all", "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in listed] == list(PLACES)
    assert all(game["settings"] is not None and game["actions"] > 1 for game in listed)


def test_wrong_use_says_what_is_right(capsys: Out) -> None:
    for arguments in ([], ["dance"], ["play", "chess"], ["watch", "template", "--seed", "x"]):
        with pytest.raises(SystemExit) as stopped:
            main(arguments)
        assert stopped.value.code == 2
    assert main(["watch", "template", "ranks=99"]) == 1
    assert "option ranks: 99 is not allowed; allowed: whole numbers from 3 to 8" in capsys.readouterr().err
    assert main(["watch", "template", "ranks"]) == 1
    assert "write name=value" in capsys.readouterr().err


@pytest.mark.parametrize("game", list(PLACES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_can_be_watched_in_every_language(
    game: str, language: str, capsys: Out, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "talia.texts"):
        assert main(["watch", game, "--seed", "3", "--lang", language, "--tables"]) == 0
    assert caplog.messages == []  # a word that is missing is shown as its id, and noted there
    out = capsys.readouterr().out
    assert len(out.splitlines()) > 10
    assert "None" not in out


def test_a_trading_game_ends_in_the_terminal_too(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    assert main(["watch", "fantasy_realms", "variant=chaos", "moments=5", "--seats", "3", "--seed", "3"]) == 0
    assert "Bot 3" in capsys.readouterr().out
    type_in(monkeypatch, *["1"] * 500)
    assert main(["play", "fantasy_realms", "variant=chaos", "--seats", "3", "--seed", "3"]) == 0
    assert "Player 1" in capsys.readouterr().out


@pytest.mark.parametrize("game", list(PLACES))
def test_a_watched_game_can_be_checked_and_replayed(game: str, tmp_path: Path, capsys: Out) -> None:
    assert main(["watch", game, "--seed", "5", "--json"]) == 0
    record = tmp_path / "game.json"
    record.write_text(capsys.readouterr().out, encoding="utf-8")
    assert main(["check", str(record)]) == 0
    assert capsys.readouterr().out.startswith(f"sound: record of {game}")
    assert main(["check", str(record), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True
    assert main(["replay", str(record)]) == 0
    assert capsys.readouterr().out
    assert main(["replay", str(record), "--seat", "0", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[-1]["view"]["outcome"] is not None
    assert main(["replay", str(record), "--at", "2", "--lang", "fr"]) == 0
    assert main(["replay", str(record), "--at", "99999"]) == 1
    assert main(["replay", str(record), "--seat", "44"]) == 1
    assert "there is no seat 44" in capsys.readouterr().err


def test_broken_files_are_refused(tmp_path: Path, capsys: Out) -> None:
    broken = tmp_path / "broken.json"
    for text, complaint in (
        ("{", "not JSON"),
        ("[]", "not an object"),
        ("{}", "neither a record"),
        ('{"talia": 1}', "record."),
        ('{"table": {}, "game": "chess"}', "'chess'"),
    ):
        broken.write_text(text, encoding="utf-8")
        assert main(["check", str(broken)]) == 1
        assert complaint in capsys.readouterr().err
        assert main(["check", str(broken), "--json"]) == 1
        assert json.loads(capsys.readouterr().out)["ok"] is False
    assert main(["check", str(tmp_path / "nowhere.json")]) == 1
    assert "cannot be read" in capsys.readouterr().err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("game", list(PLACES))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_to_the_end(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out
) -> None:
    type_in(monkeypatch, *["1"] * 5000)
    record = tmp_path / "game.json"
    assert main(["play", game, "--seed", "1", "--lang", language, "--record", str(record)]) == 0
    assert capsys.readouterr().out
    assert main(["check", str(record)]) == 0
    assert "over" in capsys.readouterr().out


def test_help_undo_wrong_words_and_leaving(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Out) -> None:
    record = tmp_path / "game.json"
    type_in(monkeypatch, "u", "?", "99", "x", "1", "u", "2", "q")
    assert main(["play", "template", "--seed", "3", "--record", str(record)]) == 0
    out = capsys.readouterr().out
    assert "nothing to take back" in out
    assert "“99” is not an option: type a number from 1 to 3" in out
    kept = talia.Record.read(record.read_text())
    assert [seat for seat, _ in kept.answers].count(0) == 1  # the answer taken back is gone, the other one is there
    assert kept.answers[0][1] == talia.game("template").start(3).decision(0).options[1].word.join(("card:", ""))
    type_in(monkeypatch)
    assert main(["play", "template", "--resume", str(record)]) == 0
    assert "Choose a card" in capsys.readouterr().out


def test_hot_seat_hides_the_hand_before_the_next_person_looks(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    type_in(monkeypatch, "", "1", "", "1", "q")
    assert main(["play", "template", "--seed", "3", "--hot-seat", "--name", "Ala", "--name", "Ola"]) == 0
    out = capsys.readouterr().out
    passed = out.index("Ola, it is your turn")
    before = out[:passed]
    assert before.rstrip("\n").count("\n") + 40 <= before.count("\n") + 1  # the screen is empty when the seat changes
    assert "Ala, it is your turn" in before


def test_the_bench_measures(capsys: Out) -> None:
    assert main(["bench", "template", "--seconds", "0.01", "--rounds", "1", "--json"]) == 0
    row = json.loads(capsys.readouterr().out)["games"][0]
    assert row["games"] > 0
    assert row["clone_and_answer_ns"] > 0
    assert main(["bench", "template", "--seconds", "0.01", "--rounds", "1"]) == 0
    assert "template" in capsys.readouterr().out
    assert main(["bench", "chess"]) == 1
