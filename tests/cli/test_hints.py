"""Hints: records of decisions as sentences, in four languages, made from what the seat sees."""

from __future__ import annotations

import io
import json

import pytest

import talia
from talia import engine
from talia.bots import Budget, think
from talia.bots.play import strength
from talia.bots.play.explanation import told
from talia.bots.play.levels import levels
from talia.cli.__main__ import main
from talia.cli.hints import announce, reasons
from talia.cli.words import Words
from talia.games import PLACES
from talia.texts import LANGUAGES, texts
from tests.bots.tools import asked, sent

Out = pytest.CaptureFixture[str]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(PLACES))
def test_every_level_of_every_game_speaks_every_language(game: str, language: str) -> None:
    seats = talia.game(game).least_seats
    options = talia.game(game).setup(seats).options
    words = Words(language, [f"P{seat}" for seat in range(seats)])
    for level in levels(game, seats, options):
        for number, (state, seat) in enumerate(asked(game, seats, {}, 5, 6)):
            view = sent(state, seat)
            record = think(view, level, 1, Budget(nodes=40))[1]
            lines = reasons(record, view, words)
            assert len(lines) == len(told(record, view)) >= 2
            assert all(line and "{" not in line and "None" not in line for line in lines)
            if number == 2:
                break


def test_a_hint_tells_the_best_the_reason_and_the_work(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\nq\n"))
    words = ["play", "template", "--seed", "3", "--hints", "--hint-level", "ismcts@300n"]
    assert main(words) == 0
    out = capsys.readouterr().out
    assert "h asks for a hint" in out
    assert "chance of winning" in out
    assert "Looked at 300 possible deals and 300 lines of play." in out


def test_without_hints_h_is_no_word(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("h\nq\n"))
    assert main(["play", "template", "--seed", "3"]) == 0
    assert "“h” is not an option" in capsys.readouterr().out


def test_a_level_that_is_not_there_yet_is_said_to_be_missing(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["play", "template", "--level", "expert", "--lang", "fr"]) == 0
    assert "un plus faible joue\u00a0: Apprenti" in capsys.readouterr().err
    assert main(["watch", "template", "--seed", "1", "--level", "adept"]) == 0
    assert "a weaker one plays: Apprentice" in capsys.readouterr().err
    assert main(["watch", "template", "--level", "wizard"]) == 1
    assert "allowed: novice, apprentice, adept, expert" in capsys.readouterr().err


def test_a_level_that_is_not_itself_on_interpreted_rules_is_said_to_be_so(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    state = talia.game("cardia").start(1)
    announce(state, Words("pl", []), ["expert", "expert"])
    assert capsys.readouterr().err == (
        "Reguły są na razie interpretowane, więc w swoim czasie ten poziom przewiduje mniej, niż mógłby: Ekspert.\n"
    )
    announce(state, Words("en", []), ["expert@2000n", "novice", "apprentice"])
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    announce(state, Words("en", []), ["expert"])
    assert capsys.readouterr().err == ""


def test_levels_are_listed_with_their_time_and_what_slows_them(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    monkeypatch.setattr(engine, "kind", lambda: "interpreted")
    assert main(["levels", "cardia", "--lang", "hu"]) == 0
    out = capsys.readouterr().out
    assert "Szakértő (expert)*" in out
    assert "0.5s" in out
    assert "A szabályok egyelőre értelmezve futnak" in " ".join(out.split())
    assert main(["levels", "cardia", "fantasy_realms", "--json"]) == 0
    cardia, realms = json.loads(capsys.readouterr().out)
    assert [level["level"] for level in cardia["levels"]] == ["novice", "apprentice", "adept", "expert", "master"]
    assert [level["slowed"] for level in cardia["levels"]] == [False, False, True, True, True]
    assert not any(level["slowed"] for level in realms["levels"])
    told = {level["level"]: level["ratings"] for level in cardia["levels"]}
    rated = strength.strengths("cardia", 2, talia.game("cardia").setup().options)
    rating, margin = rated["expert"].rounded()
    assert told["expert"] == [{"seats": 2, "options": {}, "rating": rating, "margin": margin}]
    assert [(one["seats"], one["options"]) for one in realms["levels"][-1]["ratings"]] == [
        (4, {}),
        (2, {"variant": "two_player"}),
    ]
    # A level that sees less than it should is not the one that was measured: words only.
    line = next(line for line in out.splitlines() if "(expert)" in line)
    assert "Egész köröket mérlegel" in line
    assert "±" not in line
    monkeypatch.setattr(engine, "kind", lambda: "compiled")
    assert main(["levels"]) == 0
    out = capsys.readouterr().out
    assert f"about {rating:,} (±{margin})" in out
    assert "about 64 of 100 games, with 200 more 76, with 400 more 91" in " ".join(out.split())
    assert "Radlands (radlands)" in out
    assert "*" not in out


def test_the_same_deal_is_watched_twice_alike(capsys: Out) -> None:
    for _ in range(2):
        assert main(["watch", "template", "--seed", "4", "--level", "ismcts@50n", "--json"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


def test_mixtures_and_beliefs_are_told() -> None:
    view = sent(talia.game("template").start(3), 0)
    first, second = (option["action"] for option in view["decision"]["options"][:2])
    record = {
        "best": {"action": first, "chance": 0.5, "mix": 0.6},
        "options": [{"action": first, "chance": 0.5, "mix": 0.6}, {"action": second, "chance": 0.5, "mix": 0.4}],
        "because": [{"code": "level", "of": second}],
        "beliefs": [{"code": "holds", "chance": 0.31, "seat": 1, "card": "queen"}],
        "quality": {"level": "expert", "plays": "expert", "worlds": 8, "nodes": 64},
    }
    lines = reasons(record, view, Words("en", ["Ala", "Ola"]))
    assert any("mix 2 choices" in line for line in lines)
    assert any(line.startswith("60%: ") for line in lines)
    queen = texts("en").get("template-card-queen")
    assert f"Ola holds {queen}: 31%" in lines
