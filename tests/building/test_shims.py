"""The shim that all modules of a library share: its text, and who gets it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from building.shims import share, shim


@dataclass
class Extension:
    """Stands for one of setuptools."""

    name: str
    sources: list[str]


MODULES = ["talia.core", "talia.core.view", "talia.games.cardia.view"]


def test_a_shim_is_found_by_the_last_word_of_each_module_once() -> None:
    text = shim("talia", MODULES)
    assert [line for line in text.splitlines() if line.startswith("FOUND_AS")] == ["FOUND_AS(core)", "FOUND_AS(view)"]
    assert '"talia__mypyc"' in text
    assert "@LIBRARY@" not in text


def test_every_module_gets_the_shim_and_the_library_does_not(tmp_path: Path) -> None:
    names = ["talia__mypyc", "talia.core.__init__", "talia.core.view", "talia.games.cardia.view", "talia.bots.tree"]
    extensions = [Extension(name, [f"{name}.c"]) for name in names]
    share(tmp_path, "talia", MODULES, extensions)
    ours = str(tmp_path / "__shim_talia.c")
    assert [each.sources for each in extensions] == [["talia__mypyc.c"], [ours], [ours], [ours], ["talia.bots.tree.c"]]


def test_an_unchanged_shim_is_not_written_again(tmp_path: Path) -> None:
    share(tmp_path, "talia", MODULES, [])
    written = tmp_path / "__shim_talia.c"
    before = written.stat().st_mtime_ns
    share(tmp_path, "talia", MODULES, [])
    assert written.stat().st_mtime_ns == before
    share(tmp_path, "talia", [*MODULES, "talia.core.save"], [])
    assert "FOUND_AS(save)" in written.read_text(encoding="utf-8")
