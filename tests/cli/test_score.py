"""`talia score`: sheets in four languages, names as people type them, streams and tables."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from talia.cli import card_names
from talia.cli.__main__ import main
from talia.cli.sheet import Sheet
from talia.games.fantasy_realms import BadHand, score
from talia.games.fantasy_realms.cards import IDS
from talia.texts import LANGUAGES, texts
from tests.games.fantasy_realms.cases import CASES, RULINGS, read_case

Out = pytest.CaptureFixture[str]
EXAMPLE = ["mountain", "wildfire", "smoke", "great_flood", "whirlwind", "mirage", "air_elemental"]


def test_the_example_prints_a_readable_sheet(capsys: Out) -> None:
    assert main(["score", *EXAMPLE]) == 0
    out = capsys.readouterr().out
    assert out.startswith("260 points\n")
    assert "1. Mirage takes the name and suit of Rainstorm (Weather)." in out
    assert "2. Mountain: the penalty of Great Flood is cleared." in out
    assert "Air Elemental: +45 for Smoke, Whirlwind and Mirage." in out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Great Flood blanks Cavern and Wildfire."),
        ("pl", "Potop anuluje Jaskinię i Pożar."),
        ("fr", "L’Inondation masque la Caverne et le Feu de forêt."),
        ("hu", "Az Özönvíz érvényteleníti a Barlangot és a Futótüzet."),
    ],
)
def test_the_sheet_in_each_language(capsys: Out, language: str, said: str) -> None:
    assert main(["score", "blizzard", "great_flood", "wildfire", "cavern", "--lang", language]) == 0
    assert said in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line_has_its_sentence(language: str) -> None:
    sheet = Sheet(language)
    for _, hand, _ in CASES + RULINGS:
        cards, choices = read_case(hand)
        found = score(cards, choices=choices)
        for line in found.lines:
            said = sheet.sentence(line)
            assert said.endswith(".")
            assert said[0] == said[0].upper()
            assert "$" not in said
            assert texts(language).rule(line.rule)
        assert sheet.table(found).row_count == len(found.cards) + 1
    extra = score(["necromancer"], ["knights"], {"necromancer": "knights"})
    assert sheet.card("knights")[:5] in sheet.sentence(extra.lines[0])


def test_json_tells_the_same_as_the_sheet(capsys: Out) -> None:
    assert main(["score", *EXAMPLE, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["score"], told["choices"], told["blanked"]) == (260, {"mirage": "rainstorm"}, [])
    assert sum(told["per_card"].values()) == 260
    assert told["lines"][0] == {
        "kind": "takes-name",
        "rule": "fantasy_realms.5.2",
        "cards": ["mirage", "rainstorm"],
        "points": 0,
        "suit": "weather",
    }


def test_given_choices_are_taken_exactly(capsys: Out) -> None:
    choices = {"book_of_changes": {"card": "Rycerze", "suit": "Przywódca"}}  # names in any language here too
    assert main(["score", "book_of_changes", "knights", "--choices", json.dumps(choices), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == 23
    assert main(["score", "book_of_changes", "knights", "--choices", "{}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == 15


def test_the_discard_area_and_drawn_cards_serve_the_necromancer(capsys: Out) -> None:
    assert main(["score", "necromancer", "--discard", "wildfire", "dragon", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["choices"] == {"necromancer": "dragon"}
    assert main(["score", "necromancer", "--drawn", "wildfire", "dragon", "hydra", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["choices"] == {"necromancer": "wildfire"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_every_language_is_understood(language: str) -> None:
    for card in IDS:
        name = texts(language).get(f"fantasy_realms-card-{card}")
        assert card_names.cards([name]) == [card]
        assert card_names.cards(name.upper().split()) == [card]
        assert card_names.card(card_names.plain(name)) == card


def test_names_of_several_words_need_no_quotes() -> None:
    assert card_names.cards(["Great", "Flood", "King", "bell-tower", "Sword", "of", "Keth"]) == [
        *("great_flood", "king", "bell_tower", "sword_of_keth"),
    ]
    assert card_names.cards(["Great", "Flood,", "Jaskinia,", "Żywiołak", "ziemi"]) == [
        *("great_flood", "cavern", "earth_elemental"),
    ]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (["Montain"], "'Montain' is not a card of Fantasy Realms; did you mean Mountain (mountain)"),
        (["Great", "Flod"], "'Great Flod' is not a card of Fantasy Realms; did you mean Great Flood (great_flood)"),
        (["bazyliszk"], "'bazyliszk' is not a card of Fantasy Realms; did you mean Basilisk (basilisk)"),
        (["qwertyuiop"], "'qwertyuiop' is not a card of Fantasy Realms; allowed: its name in"),
    ],
)
def test_a_typo_gets_suggestions(capsys: Out, typed: list[str], said: str) -> None:
    assert main(["score", *typed]) == 1
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "hand: no cards given"),
        (["king", "king"], "hand: king is there twice"),
        (["king", "--choices", "{"], "--choices: not JSON"),
        (["king", "--choices", "[]"], "choices: a JSON object is wanted"),
        (["king", "--choices", '{"mirage": "forest"}'], "choices: mirage is not in the hand"),
        (["king", "--jsonl", "-"], "--jsonl: the hands stand in the stream"),
        (["--jsonl", "no/such/file"], "--jsonl: cannot read no/such/file"),
        (["--table", "Ann: king"], "--table: 1 players; allowed: 2 to 7"),
        (["--table", "Ann king", "Bob: queen"], "--table: 'Ann king' is not a player"),
        (["--table", "Ann: king", "Ann: queen"], "--table: two players have the same name"),
        (["--table", "Ann: king", "Bob: king"], "--table: king is with Ann and with Bob"),
        (["--table", "Ann: king", "Bob: queen", "--discard", "king"], "king is with Ann and with the discard area"),
        (["--table", "Ann: king", "Bob: queen", "--choices", '{"Eve": {}}'], "--choices: with --table an object by"),
    ],
)
def test_mistakes_get_one_sentence(capsys: Out, arguments: list[str], said: str) -> None:
    assert main(["score", *arguments]) == 1
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_a_stream_answers_every_line_and_survives_errors(
    capsys: Out, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lines = [
        '{"hand": ["king", "queen", "knights"]}',
        "nonsense",
        '{"hand": ["king", "king"]}',
        '{"hand": ["necromancer"], "discard": ["dragon"]}',
        '{"hand": ["mirage", "hydra"], "choices": {}}',
        '{"hand": ["blizzard", "great_flood", "wildfire"]}',
        "[1]",
        '{"hand": "king"}',
        '{"hand": ["king"], "discards": []}',
        '{"hand": ["king"], "choices": 3}',
        "",
    ]
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(lines), encoding="utf-8")
    assert main(["score", "--jsonl", str(file)]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0] == {"score": 74, "per_card": {"knights": 20, "king": 28, "queen": 26}, "blanked": []}
    assert answers[3]["score"] == 33
    assert answers[4]["score"] == 12
    assert answers[5] == {
        "score": 65,
        "per_card": {"great_flood": 0, "blizzard": 25, "wildfire": 40},
        "blanked": ["great_flood"],
    }
    assert ["error" in answer for answer in answers] == [n not in (0, 3, 4, 5) for n in range(10)]
    monkeypatch.setattr("sys.stdin", io.StringIO(lines[0]))
    assert main(["score", "--jsonl", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["score"] == 74


def test_a_table_is_ranked_and_its_ties_broken(capsys: Out) -> None:
    # 35 points each, but Bob has 14 of them from the Warhorse: his printed strengths are lower.
    tied = ["Ann: basilisk", "Bob: warhorse king candle protection_rune elven_longbow magic_wand"]
    assert main(["score", "--table", *tied, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["player"], row["place"], row["score"], row["base_sum"]) for row in rows] == [
        ("Bob", 1, 35, 21),
        ("Ann", 2, 35, 35),
    ]
    assert main(["score", "--table", *tied]) == 0
    assert "Bob wins the tie: the lowest sum of printed strengths." in capsys.readouterr().out
    assert main(["score", "--table", "Ann: forge", "Bob: mountain", "Eve: king"]) == 0
    assert "Ann and Bob share the win" in capsys.readouterr().out


def test_a_table_may_come_as_lines_with_choices_by_player(capsys: Out, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("Ann: mirage, hydra\n\nBob: necromancer\n"))
    arguments = ["score", "--table", "--discard", "dragon", "--choices", '{"Ann": {}}', "--json"]
    assert main(arguments) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["player"], row["score"]) for row in rows] == [("Bob", 33), ("Ann", 12)]


def test_suits_are_understood_too() -> None:
    assert card_names.choices({"Fatamorgana": {"suit": "kraina"}}) == {"mirage": {"suit": "land"}}
    with pytest.raises(BadHand, match="'ocean' is not a suit of Fantasy Realms"):
        card_names.choices({"mirage": {"suit": "ocean"}})
