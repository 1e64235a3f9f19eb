"""`talia check --lang`: a refusal in the language of the reader; programs see the sentence of the engine."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from talia.cli.__main__ import main

POSITION = {"game": "cardia", "table": {"hands": [["judge"], ["djinn"]], "decks": [["judge"], []]}}
SAID = {
    "en": "talia: position.table.decks[0]: seat 0's judge lies in hands[0] as well",
    "pl": "talia: Sędzina (Gracz 1) leży w dwóch miejscach. [position.table.decks[0]]",
    "fr": "talia: Juge (Joueur 1) se trouve à deux endroits. [position.table.decks[0]]",
    "hu": "talia: Bírónő (1. játékos) két helyen van. [position.table.decks[0]]",
}


@pytest.mark.parametrize("language", SAID)
def test_a_position_is_refused_in_the_language_asked_for(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION))
    assert main(["check", str(file), "--lang", language]) == 1
    assert capsys.readouterr().err.strip() == SAID[language]
    assert main(["check", str(file), "--lang", language, "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["error"] == SAID["en"].removeprefix("talia: ")


def test_what_is_no_file_of_ours_is_told_as_before(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "letter.json"
    file.write_text("{")
    assert main(["check", str(file), "--lang", "pl"]) == 1
    assert "this is not JSON" in capsys.readouterr().err
