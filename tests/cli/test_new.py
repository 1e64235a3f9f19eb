"""`talia new`: games made from the template, by rule, whatever lies in its folder."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from talia.cli import new
from talia.cli.__main__ import main
from talia.texts import LANGUAGES

Out = pytest.CaptureFixture[str]


def styled(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    ruff = [sys.executable, "-m", "ruff", *arguments, "--no-cache"]
    return subprocess.run(ruff, cwd=folder, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("name", ["duel", "star_gate", "zeppelin_9"])
def test_a_package_has_all_of_the_template_and_no_word_of_it(name: str, tmp_path: Path, capsys: Out) -> None:
    assert main(["new", name, "--folder", str(tmp_path / "made")]) == 0
    told = capsys.readouterr().out.splitlines()
    written = sorted(path for path in (tmp_path / "made").rglob("*") if path.is_file())
    assert sorted(told[:-1]) == [path.as_posix() for path in written]
    home = tmp_path / "made" / "src" / name
    rooms = {path.relative_to(home).as_posix() for path in written if home in path.parents}
    assert {place for place, _ in new.template_files()} <= rooms
    assert {f"texts/{language}/{name}.ftl" for language in LANGUAGES} <= rooms
    for path in written:
        text = path.read_text(encoding="utf-8")
        assert "template" not in text.lower(), path
        assert "old_places" not in text.lower(), path
        assert "begin a new one" not in text, path
        if path.suffix == ".py":
            ast.parse(text)
    assert styled(tmp_path / "made", "check", "--isolated", "--select", "F,I,W").stdout == "All checks passed!\n"
    assert f'{name} = "{name}.game:GAME"' in (tmp_path / "made" / "pyproject.toml").read_text(encoding="utf-8")


def test_words_are_changed_by_rule() -> None:
    line = '"""The template\'s cards. See the template game: TEMPLATE, class TemplateSetup, "template.round"."""'
    assert new.renamed(line, "star_gate", "star_gate") == (
        '"""Star Gate\'s cards. See Star Gate: STAR_GATE, class StarGateSetup, "star_gate.round"."""'
    )
    code = (
        "from talia.core.setup import Setup\nfrom talia.games._template.state import REASONS, Meeting, Template\nx = 1"
    )
    assert new.renamed_code(code, "duel", "duel") == (
        "from talia.core.setup import Setup\n\nfrom duel.state import REASONS, Duel, Meeting\nx = 1\n"
    )
    assert new.renamed_code(code, "duel", "talia.games.duel") == (
        "from talia.core.setup import Setup\nfrom talia.games.duel.state import REASONS, Duel, Meeting\nx = 1\n"
    )


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("Duel", "small letters"),
        ("1st", "begins with a letter"),
        ("class", "small letters"),
        ("cardia", "a game of that name already"),
        ("json", "a Python module of that name"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, complaint: str, tmp_path: Path, capsys: Out) -> None:
    assert main(["new", name, "--folder", str(tmp_path / "made")]) == 1
    assert complaint in capsys.readouterr().err
    assert not (tmp_path / "made").exists()


def test_nothing_is_written_over(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "src" / "duel").mkdir(parents=True)
    kept = tmp_path / "src" / "duel" / "state.py"
    kept.write_text("mine", encoding="utf-8")
    assert main(["new", "duel", "--folder", str(tmp_path)]) == 1
    assert "state.py is there already; nothing was written" in capsys.readouterr().err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == [kept]
    assert kept.read_text(encoding="utf-8") == "mine"
