"""What is installed, and when: what playing needs and no more; once, also for two first starts at the same time."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path

import pytest

from tests.building.checkout import AGES, ROOT, Checkout

# Notes what pip is asked for, takes a moment for it, and fails where the test says so.
PYTHON = """#!/bin/sh
case "$*" in *"-m pip --disable-pip-version-check --quiet "*)
    echo "$*" >>{folder}/installed
    sleep "${{PIP_TAKES:-0}}"
    exit "${{PIP_ENDS:-0}}";;
esac
exec "{python}" "$@"
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    made = Checkout(tmp_path / "checkout")
    for stamp in made.folder.glob(".venv/.[a-z]*"):
        stamp.unlink()
    python = made.folder / ".venv/bin/python"
    python.write_text(PYTHON.format(folder=made.folder, python=sys.executable), encoding="utf-8")
    return made


def installed(checkout: Checkout) -> list[str]:
    kept = checkout.folder / "installed"
    return kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []


def test_playing_installs_what_the_project_depends_on_and_no_more(checkout: Checkout) -> None:
    assert checkout.finished("-m", "building", "play").returncode == 0
    packages, talia, last = installed(checkout)
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = packages.partition("--no-compile ")[2].split()
    assert wanted[:-1] == project["dependencies"]
    assert wanted[-1].startswith("setuptools")
    assert "--no-deps --no-build-isolation --editable ." in talia
    assert last.endswith("uninstall --yes setuptools")
    assert checkout.finished("-m", "building", "play").returncode == 0
    assert len(installed(checkout)) == 3, "once"


def test_developing_installs_its_tools_besides(checkout: Checkout) -> None:
    for extras in ([], [], ["browser"], ["browser"]):
        assert checkout.finished("-m", "building", "develop", *extras).returncode == 0
    ends = [line.rpartition(" ")[2] for line in installed(checkout)]
    assert [end for end in ends if end.startswith(".")] == [".", ".[dev]", ".[dev,browser]"]


def test_two_first_starts_at_once_install_once(checkout: Checkout) -> None:
    starts = [checkout.begun("-m", "building", "play", PIP_TAKES="1") for _ in range(2)]
    said = [start.communicate(timeout=AGES)[1] for start in starts]
    assert [start.returncode for start in starts] == [0, 0]
    assert len(installed(checkout)) == 3
    assert sum("another start is making everything ready" in told for told in said) == 1


def test_what_cannot_be_installed_is_told_in_one_sentence_and_tried_again(checkout: Checkout) -> None:
    failed = checkout.finished("-m", "building", "play", PIP_ENDS="1")
    assert failed.returncode == 1
    assert failed.stderr.splitlines()[1:] == ["talia: packages could not be installed into .venv: is there a network?"]
    assert checkout.finished("-m", "building", "play").returncode == 0
    assert len(installed(checkout)) == 1 + 3


def test_changed_dependencies_are_installed_anew(checkout: Checkout) -> None:
    assert checkout.finished("-m", "building", "play").returncode == 0
    settings = checkout.folder / "pyproject.toml"
    settings.write_text(settings.read_text(encoding="utf-8").replace("rich>=14", "rich>=14.1"), encoding="utf-8")
    assert checkout.finished("-m", "building", "play").returncode == 0
    assert "rich>=14.1" in installed(checkout)[3]


def test_an_environment_of_another_python_is_made_anew(checkout: Checkout) -> None:
    python = checkout.folder / ".venv/bin/python"
    python.write_text("#!/bin/sh\necho 3 8\n", encoding="utf-8")
    code = "import json, subprocess; from building import environment as e\n"
    code += "e.subprocess.run = lambda c, **k: print(json.dumps(c)) or subprocess.CompletedProcess(c, 0, '3 8')\n"
    code += "e.make(e.VENV)"
    asked, made = map(json.loads, checkout.finished("-c", code).stdout.splitlines())
    assert asked[0] == str(python)
    assert made[1:] == ["-m", "venv", str(checkout.folder / ".venv")]
    assert not python.exists(), "nothing of the old one is left"


def test_mypyc_is_the_same_for_developers_and_for_builds() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (mypyc,) = [each for each in settings["build-system"]["requires"] if each.startswith("mypy[")]
    assert mypyc in settings["project"]["optional-dependencies"]["dev"]
