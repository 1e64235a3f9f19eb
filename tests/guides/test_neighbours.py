"""Games and bots that other packages bring: a game and a bot from a folder, and some that are broken."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import talia
from tests.guides.packages import PEBBLES, offer, offer_pebbles
from tests.guides.runner import ROOT
from tests.guides.visitor import Visitor, serving

RULES = Path(talia.__file__).parents[1]  # those that are tested, interpreted or compiled


def environment(site: Path) -> dict[str, str]:
    path = os.pathsep.join([str(RULES), str(site), str(ROOT)])
    return {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "120", "NO_COLOR": "1"}


def run(site: Path, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The command `talia`, with what lies in the folder installed."""
    command = [sys.executable, "-m", "talia", *arguments]
    return subprocess.run(
        command, env=environment(site), input=given, capture_output=True, text=True, encoding="utf-8", check=False
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game and a bot that work."""
    found = tmp_path_factory.mktemp("site")
    offer_pebbles(found)
    return found


def test_a_game_of_another_package_is_played_in_the_terminal_with_ids(site: Path) -> None:
    listed = run(site, "games")
    assert listed.returncode == 0, listed.stderr
    assert "pebbles (pebbles)" in listed.stdout
    assert listed.stderr == ""
    played = run(
        site, "play", "pebbles", "--level", "master", "--hints", "--hint-level", "master", given="h\n" + "1\n" * 20
    )
    assert played.returncode == 0, played.stderr
    assert "Player 1: pebbles.take" in played.stdout
    assert "multiple_of_four" in played.stdout  # the reason for the hint, which has no text either
    assert "took: seat 0, number 1" in played.stdout
    assert "Won by Bot 2. last_pebble" in played.stdout
    assert run(site, "watch", "pebbles", "--seed", "1", "--lang", "pl", "--tables").returncode == 0


def test_a_bot_of_another_package_stands_in_the_arena(site: Path) -> None:
    done = run(site, "arena", "pebbles", "master", "random", "--deals", "20", "--inside", "--workers", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert "master" in done.stdout


def test_a_game_of_another_package_is_played_over_http(site: Path, tmp_path: Path) -> None:
    with serving(sys.executable, environment(site), tmp_path) as address:
        visitor = Visitor(address)
        games = {game["game"]: game for game in visitor.get("games")["games"]}
        assert set(talia.GAMES) < games.keys()
        assert games["pebbles"]["levels"] == ["novice", "master"]
        follower = visitor.play("pebbles", "master")
        assert follower.view["outcome"]["winners"] == [1]
        assert follower.view["table"]["heap"] == 0


def test_saves_tell_their_game(site: Path) -> None:
    program = (
        "import json, pickle, talia\n"
        "state = talia.game('pebbles').start(1)\n"
        "state.answer(0, 'three')\n"
        "saved = state.save()\n"
        "for again in (talia.load(saved), talia.load(json.loads(saved)), pickle.loads(pickle.dumps(state))):\n"
        "    assert again.to_position() == state.to_position()\n"
        "print(talia.GAMES[-1])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment(site), capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("pebbles\n", "")


def test_pip_installs_a_game_from_its_folder(tmp_path: Path) -> None:
    folder = shutil.copytree(PEBBLES, tmp_path / "folder")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    subprocess.run([*pip, "--disable-pip-version-check", "--target", str(tmp_path / "site"), str(folder)], check=True)
    watched = run(tmp_path / "site", "watch", "pebbles", "--level", "master", "--seed", "1", "--json")
    assert watched.returncode == 0, watched.stderr
    assert json.loads(watched.stdout)["outcome"]["winners"] == [0]


def test_the_tests_for_every_game_run_on_it(site: Path) -> None:
    command = [sys.executable, "-m", "pytest", "tests/every_game", "-k", "pebbles"]
    done = subprocess.run(command, cwd=ROOT, env=environment(site), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


BROKEN = {
    "unreadable": (
        "talia.games",
        {"chess": "unreadable:GAME"},
        "import no_such_module\n",
        "No module named 'no_such_module'",
    ),
    "leaving": ("talia.games", {"checkers": "leaving:GAME"}, "raise SystemExit('bye\\nbye')\n", "SystemExit: bye bye"),
    "of_wrong_kind": ("talia.games", {"poker": "of_wrong_kind:GAME"}, "GAME = 'poker'\n", "is a str, not a talia.Game"),
    "nameless": ("talia.games", {"whist": "nameless:MISSING"}, "GAME = 1\n", "has no attribute 'MISSING'"),
    "misplaced": ("talia.games", {"go": "misplaced"}, "GAME = 1\n", "is not a module and a name in it"),
    "misnamed": ("talia.games", {"Go-Moku": "misnamed:GAME"}, "", "small letters, digits and _ only"),
    "mimic": ("talia.games", {"cardia": "mimic:GAME"}, "", "Talia has a game of that name, which is played"),
    "zz_mimic": ("talia.games", {"pebbles": "zz_mimic:GAME"}, "", "pebbles_package has one of that name too"),
    "liar": (
        "talia.games",
        {"rocks": "liar:GAME"},
        "from pebbles.game import GAME\n",
        "it calls itself 'pebbles'",
    ),
    "bad_bot": ("talia.bots", {"hal": "bad_bot:LEVELS"}, "LEVELS = ['hal']\n", "holds a str, not a talia.bots.Level"),
    "lost_bot": (
        "talia.bots",
        {"lost": "lost_bot:LEVELS"},
        "from talia.bots import Level\nLEVELS = (Level('lost', dict, 'plays nothing', game='bridge'),)\n",
        "plays 'bridge', and there is no such game",
    ),
    "second_bot": (
        "talia.bots",
        {"novice": "second_bot:LEVELS"},
        "from talia.bots import Level\nLEVELS = (Level('novice', dict, 'plays badly', game='cardia'),)\n",
        "cardia has a level 'novice' already, which plays",
    ),
}


@pytest.fixture(scope="module")
def quarter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one game that works, and every broken one."""
    found = tmp_path_factory.mktemp("quarter")
    offer_pebbles(found)
    for package, (group, offers, module, _) in BROKEN.items():
        offer(found, package, {group: offers}, module)
    return found


def test_each_broken_neighbour_is_named_in_one_sentence_and_the_rest_work(quarter: Path) -> None:
    listed = run(quarter, "games", "--json")
    assert listed.returncode == 0, listed.stderr
    assert [game["name"] for game in json.loads(listed.stdout)] == [*talia.GAMES, "pebbles"]
    complaints = listed.stderr.splitlines()
    for package, (_, _, _, complaint) in BROKEN.items():
        (line,) = [line for line in complaints if f"of the package {package}" in line]
        assert line.startswith("talia: ")
        assert complaint in line
    assert len(complaints) == len(BROKEN)
    assert run(quarter, "watch", "cardia", "--seed", "1").returncode == 0
    assert run(quarter, "watch", "pebbles", "--level", "master", "--seed", "1").returncode == 0


def test_a_broken_game_that_is_asked_for_says_why(quarter: Path) -> None:
    done = run(quarter, "play", "chess")
    assert done.returncode == 1
    assert done.stderr == (
        "talia: game 'chess' of the package unreadable cannot be read: "
        "ModuleNotFoundError: No module named 'no_such_module'\n"
    )
    done = run(quarter, "play", "bridge")
    assert done.returncode == 2
    assert "invalid choice: 'bridge' (choose from cardia" in done.stderr


def test_the_server_offers_what_works(quarter: Path, tmp_path: Path) -> None:
    with serving(sys.executable, environment(quarter), tmp_path) as address:
        games = Visitor(address).get("games")["games"]
        assert [game["game"] for game in games] == [*talia.GAMES, "pebbles"]
        assert games[0]["levels"] == ["novice", "apprentice", "adept", "expert", "master"]


def test_broken_metadata_of_others_stops_nobody(tmp_path: Path) -> None:
    offer(tmp_path, "rubble", {})
    (tmp_path / "rubble-1.0.dist-info" / "entry_points.txt").write_text(
        "[talia.games]\nno equals sign\n", encoding="utf-8"
    )
    listed = run(tmp_path, "games", "--json")
    assert listed.returncode == 0, listed.stderr
    assert [game["name"] for game in json.loads(listed.stdout)] == list(talia.GAMES)
    assert listed.stderr.count("\n") == listed.stderr.count("cannot be") + listed.stderr.count(
        "no package's can be read"
    )
