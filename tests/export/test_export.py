"""`talia export`: everything generated is up to date, drift is named, types and values are written as they should."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from talia import export
from talia.cli.__main__ import main
from talia.export import documents, protocol, typescript
from talia.export.structs import described

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Just enough of a checkout, with everything generated."""
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    for page in ("protocol.md", "hosting.md"):
        shutil.copy(ROOT / "docs" / page, tmp_path / "docs")
    assert main(["export", "--root", str(tmp_path)]) == 0
    return tmp_path


def test_what_is_generated_is_up_to_date() -> None:
    assert export.differing(ROOT) == []  # else: make export


def test_a_file_that_differs_is_named(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--check", "--root", str(checkout)]) == 0
    facts = checkout / "web" / "src" / "generated" / "cardia" / "facts.ts"
    facts.write_text(facts.read_text().replace("influence: 15", "influence: 14"))
    left = checkout / "docs" / "cards" / "whist.md"
    left.write_text("Nobody plays this any more.")
    capsys.readouterr()
    assert main(["export", "--check", "--root", str(checkout)]) == 1
    said = capsys.readouterr().out
    assert "web/src/generated/cardia/facts.ts differs" in said
    assert "docs/cards/whist.md differs" in said
    assert main(["export", "--root", str(checkout)]) == 0
    assert not left.exists()
    assert export.differing(checkout) == []


def test_only_what_is_marked_in_a_document_is_written_anew(checkout: Path) -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    changed = page.replace("| `ping` |", "| `pang` |").replace("## 3. At the table", "## 3. At our table")
    assert changed.count("pang") == 1
    again = documents.messages(changed)
    assert again == page.replace("## 3. At the table", "## 3. At our table")


def test_somewhere_else_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "--root", str(tmp_path)]) == 1
    assert "is no checkout of Talia" in capsys.readouterr().err


def test_values_are_written_as_typescript() -> None:
    assert typescript.literal({"a": None, "b-c": [True, 1, "it's"]}) == "{ a: null, 'b-c': [true, 1, 'it\\'s'] }"
    assert typescript.type_of([1, None, 2]) == "number | null"
    assert typescript.type_of([[1, None], []]) == "(number | null)[]"
    with pytest.raises(TypeError, match="plain values"):
        typescript.type_of([{}])


def test_clients_may_leave_out_what_has_a_default_and_the_server_leaves_out_nothing() -> None:
    said = {one.name: protocol.interface(one) for one in described().values()}
    assert "  word?: string | null;" in said["Answer"]
    assert "  epoch: number;" in said["Answer"]
    assert "  clock?: Partial<ClockRule>;" in said["NewTable"]
    assert "  bank: number;" in said["ClockRule"]
    assert "  takeback: number[];" in said["Update"]
    assert "  events: GameEvent[];" in said["Update"]
    assert "  decision?: Decision;" in said["View"]
    assert "  [part: string]: unknown;" in said["Option"]


def test_every_card_has_a_line_with_its_rule() -> None:
    page = documents.cards("radlands")
    assert "| Holdout | `holdout` | person | 2 | raid |" in page
    assert page.count("| 16 |") == 26
    assert "| Foggy Swamp | `foggy_swamp` | 3 |" in documents.cards("cardia")


def test_literals_that_declarations_have_outgrown_are_named_and_written(tmp_path: Path) -> None:
    folder = tmp_path / "src" / "talia"
    shutil.copytree(ROOT / "src" / "talia", folder, ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "docs").mkdir()
    for page in ("protocol.md", "hosting.md"):
        shutil.copy(ROOT / "docs" / page, tmp_path / "docs")
    shape = folder / "games" / "radlands" / "shape.py"
    right = shape.read_text()
    shape.write_text(right.replace("LAST_PERSON: Final = 26", "LAST_PERSON: Final = 25"))

    def talia_export(*switches: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "talia", "export", "--root", str(tmp_path), *switches]
        environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)

    checked = talia_export("--check")
    assert checked.returncode == 1
    assert "shape.py differs from what `talia export` writes" in checked.stdout
    written = talia_export()
    assert written.returncode == 0, written.stderr
    assert shape.read_text() == right
    assert talia_export("--check").returncode == 0


def test_the_catalogue_tells_every_word_a_program_is_written_in() -> None:
    page = (ROOT / "docs" / "steps.md").read_text()
    for heading in ("## Every game", "## Cardia", "## Radlands", "## Fantasy Realms", "## Template"):
        assert heading in page
    for line in (
        "` | Ask for one thing of a pool and note the answer. |",
        "| `Noted(note)` | Does the note hold anything? |",
        "| `CardsInPlay` | Every card of the row, both seats'. |",
    ):
        assert line in page
