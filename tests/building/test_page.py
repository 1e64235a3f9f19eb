"""The page is built where it can be; what is missing is told in one sentence, and an older page will do to play."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.building.checkout import ROOT, Checkout

STATIC = "src/talia/server/static"


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    made = Checkout(tmp_path / "checkout")
    shutil.copytree(ROOT / "web", made.folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    shutil.copytree(ROOT / "scripts", made.folder / "scripts")
    return made


def path_with(folder: Path, **programs: str) -> str:
    """A path on which there are these shell scripts, and nothing of Node."""
    folder.mkdir(exist_ok=True)
    for name, script in programs.items():
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    for name in ("sh", "env"):
        (folder / name).symlink_to(shutil.which(name) or name)
    return str(folder)


def play(checkout: Checkout, verb: str = "play", **around: str) -> subprocess.CompletedProcess[str]:
    arguments = ("-m", "building", "play", "page") if verb == "play" else ("-m", "building", verb)
    return checkout.finished(*arguments, PIP_NO_INDEX="1", PIP_FIND_LINKS=str(checkout.folder), **around)


@pytest.mark.parametrize("node", ["", "echo v18.20.4"], ids=["none", "old"])
def test_without_node_and_network_one_sentence_says_so(checkout: Checkout, tmp_path: Path, node: str) -> None:
    programs = {"node": node, "npm": "exit 3"} if node else {}
    told = play(checkout, PATH=path_with(tmp_path / "bin", **programs))
    assert told.returncode == 1
    said = [line for line in told.stderr.splitlines() if line.startswith("talia: ")]
    assert said == [
        "talia: no Node 20 or newer found; fetching one (60 MB)",
        "talia: the page could not be built: Node 20 or newer is not installed and could not be fetched",
        "talia: there is no page to play on; `make terminal` plays without one",
    ]
    assert not (checkout.build / "node").exists()
    assert list(checkout.build.glob("*.new")) == []


def test_an_older_page_will_do_to_play_and_not_to_build(checkout: Checkout, tmp_path: Path) -> None:
    (checkout.folder / STATIC).mkdir()
    (checkout.folder / STATIC / "index.html").write_text("older", encoding="utf-8")
    path = path_with(tmp_path / "bin")
    told = play(checkout, PATH=path)
    assert told.returncode == 0
    assert told.stderr.endswith("talia: the page that was built before is used\n")
    assert (checkout.folder / STATIC / "index.html").read_text(encoding="utf-8") == "older"
    assert play(checkout, "page", PATH=path).returncode == 1


def test_a_page_is_put_in_place_whole_and_is_not_built_twice(checkout: Checkout, tmp_path: Path) -> None:
    (checkout.folder / STATIC).mkdir()
    (checkout.folder / STATIC / "index.html").write_text("older", encoding="utf-8")
    # A Node that builds a page of one file and a npm that fetches nothing; they note that they were called.
    tools = "PATH=" + os.environ["PATH"] + "\n"
    node = (
        'case "$1" in --version) echo v20.1.0;; *) echo built >>called; mkdir -p "$3"; echo new >"$3"/index.html;; esac'
    )
    npm = "echo fetched >>called; mkdir -p node_modules"
    path = path_with(tmp_path / "bin", node=tools + node, npm=tools + npm)
    assert play(checkout, PATH=path).returncode == 0
    assert (checkout.folder / STATIC / "index.html").read_text(encoding="utf-8") == "new\n"
    assert play(checkout, PATH=path).returncode == 0
    assert (checkout.folder / "web/called").read_text(encoding="utf-8").split() == ["fetched", "built"]
    failing = path_with(
        tmp_path / "other", node=f'{tools}case "$1" in --version) echo v20.1.0;; *) exit 3;; esac', npm=npm
    )
    (checkout.folder / "web/src/main.ts").write_text("changed", encoding="utf-8")
    told = play(checkout, PATH=failing)
    assert "the page could not be built: web/build.mjs failed" in told.stderr
    assert (checkout.folder / STATIC / "index.html").read_text(encoding="utf-8") == "new\n"
