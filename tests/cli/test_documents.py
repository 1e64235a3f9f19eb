"""What the documents for researchers show works: Python blocks run, commands print what stands below them."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from talia.cli.__main__ import main
from tests.guides.runner import ROOT, alike, blocks, commands

DOCUMENTS = ("mcp.md", "dataset.md", "benchmark.md")


@pytest.mark.parametrize("name", DOCUMENTS)
def test_blocks_of_a_document_run(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    spoken: dict[str, object] = {}
    ran = 0
    for block in blocks((ROOT / "docs" / name).read_text(encoding="utf-8")):
        if block.language == "python":
            exec(compile("\n".join(block.text), f"{name}:{block.line}", "exec"), spoken)
            ran += 1
        elif block.language == "console":
            for command in commands(block):
                capfd.readouterr()
                words = shlex.split(command.words)
                assert words[0] == "talia", command.words
                assert main(words[1:]) == int(block.says.get("exit", "0")), (command.words, capfd.readouterr().err)
                printed = capfd.readouterr().out.splitlines()
                assert alike(command.prints, printed), f"{name}:{command.line}: printed {printed}"
                ran += 1
    assert ran > 1
