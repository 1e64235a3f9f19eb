"""Bots from outside: classes in files and programs that speak lines, behind the door and at every table."""

from __future__ import annotations

import json
import os
import sys
import textwrap
from pathlib import Path

import pytest

from talia.bots import Budget, bot, think
from talia.bots.play.door import Door, try_out
from talia.bots.play.levels import GIVEN, LEVELS, Spec, find, give, own_levels
from talia.bots.play.outside import Program
from talia.bots.training.arena import fingerprint
from talia.bots.training.match import arranged
from talia.core.errors import BadOption
from talia.registry import game as game_of
from tests.bots.tools import template_view

LOWEST = """
    from talia.bots import Bot

    class Lowest(Bot):
        def __init__(self, skip=0):
            self.skip = int(skip)

        def think(self, view, seed, budget):
            options = view["decision"]["options"]
            return options[self.skip % len(options)]["action"]
    """
PROGRAM = """
    import json, sys

    for line in sys.stdin:
        asked = json.loads(line)
        option = asked["view"]["decision"]["options"][-1]
        print(json.dumps({"id": asked["id"], "word": option["word"]}), flush=True)
    """


def written(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(textwrap.dedent(text), encoding="utf-8")
    return path


def program(folder: Path, text: str) -> str:
    return f"cmd:{sys.executable} {written(folder, 'program.py', text)}"


def test_a_class_in_a_file_and_a_program_answer_through_the_door_as_here(tmp_path: Path) -> None:
    view = template_view()
    actions = [option["action"] for option in view["decision"]["options"]]
    lowest = f"{written(tmp_path, 'mine.py', LOWEST)}:Lowest"
    expected = {lowest: actions[0], f"{lowest}[skip=1]": actions[1], program(tmp_path, PROGRAM): actions[-1]}
    with Door() as door:
        for level, action in expected.items():
            thought = door.think(view, level, 1, Budget(seconds=5.0))
            assert (thought.action, thought.failed) == (action, None)
            assert thought.explanation is not None
            assert think(view, level, 1, Budget(seconds=5.0)) == (action, thought.explanation)


def test_how_they_are_written() -> None:
    assert Spec.parse("a/b.py:Mine[x=2]@0.5s") == Spec("a/b.py:Mine", (("x", 2.0),), Budget(seconds=0.5))
    assert str(Spec.parse("a/b.py:Mine[x=2]@0.5s")) == "a/b.py:Mine[x=2]@0.5s"
    assert Spec.parse("cmd:./mine --at user@home@200n") == Spec("cmd:./mine --at user@home", (), Budget(nodes=200))
    assert Spec.parse("cmd:./mine --at user@home") == Spec("cmd:./mine --at user@home")
    for wrong in ("Mine.py", "mine.py:", "mine.txt:Mine", "two words"):
        with pytest.raises(BadOption, match=r"write NAME.*FILE\.py:CLASS or cmd:COMMAND"):
            Spec.parse(wrong)


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("x = (", "Mine", "SyntaxError"),
        ("import nothing_of_that_name", "Mine", "ModuleNotFoundError"),
        ("class Other: pass", "Mine", "there is nothing called Mine in it"),
        ("class Mine: pass", "Mine", "has no think"),
        (
            "class Mine:\n    def think(self, view, seed, budget):\n        return 99999",
            "Mine",
            "answered 99999; allowed",
        ),
        (
            "class Mine:\n    def think(self, view, seed, budget):\n        return None",
            "Mine",
            "answered None; allowed",
        ),
        ("class Mine:\n    def think(self, view, seed, budget):\n        exit(3)", "Mine", "the process has died"),
    ],
)
def test_a_file_that_is_no_bot_is_told_of_before_it_plays(tmp_path: Path, text: str, name: str, said: str) -> None:
    level = f"{written(tmp_path, 'mine.py', text)}:{name}"
    with pytest.raises(BadOption, match=f"does not play template: .*{said}"):
        try_out(level, game_of("template").setup())


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "it has ended"),
        ("import sys\nsys.stdin.readline()\nprint('hello', flush=True)\nsys.stdin.read()", "which is no answer"),
        ('import sys\nsys.stdin.readline()\nprint(\'{"id": 1, "error": "no idea"}\', flush=True)', "no idea"),
        ('import sys\nsys.stdin.readline()\nprint(\'{"id": 1, "action": "ace"}\', flush=True)', "answered -1"),
        ('import sys\nsys.stdin.readline()\nprint(\'{"id": 1, "word": 7}\', flush=True)', "answered -1"),
        ("import sys\nsys.stdin.readline()\nwhile True: print('x' * 70000, end='')", "a line of more than"),
    ],
)
def test_a_program_that_is_no_bot_is_told_of(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(BadOption, match=f"does not play template: .*{said}"):
        try_out(program(tmp_path, text), game_of("template").setup())


def test_a_program_that_takes_too_long_is_stopped_and_started_anew(tmp_path: Path) -> None:
    pids_kept = tmp_path / "pids"
    text = f"""
        import os, sys, time

        print(os.getpid(), file=open({str(pids_kept)!r}, "a"), flush=True)
        for line in sys.stdin:
            time.sleep(60)
        """
    slow = written(tmp_path, "slow.py", text)
    asked = Program([sys.executable, str(slow)])
    for _ in range(2):
        with pytest.raises(BadOption, match="out of time"):
            asked.think(template_view(), 1, Budget(seconds=0.4))
    pids = [int(pid) for pid in pids_kept.read_text().split()]
    assert len(set(pids)) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_no_such_file_or_command_is_told_of(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="there is no file"):
        find(f"{tmp_path}/nothing.py:Mine", "cardia", 2, {})
    with pytest.raises(BadOption, match="there is no command after cmd:"):
        find("cmd:", "cardia", 2, {})
    with pytest.raises(BadOption, match="No such file or directory"):
        try_out(f"cmd:{tmp_path}/nothing", game_of("template").setup())


def test_the_arena_takes_them_and_knows_when_their_file_changes(tmp_path: Path) -> None:
    path = written(tmp_path, "mine.py", LOWEST)
    level = f"{path}:Lowest"
    matches, found = arranged("template", None, {}, [level, "random"], Budget(nodes=10))
    assert matches[0].table == (f"{level}@10n", "random")
    assert [one.stands_in for one in found] == [False, False]
    before = fingerprint("template", [level])
    path.write_text(path.read_text() + "\n# changed\n", encoding="utf-8")
    assert fingerprint("template", [level]) != before


def test_the_same_game_as_a_level_of_ours(tmp_path: Path) -> None:
    """A bot from outside that does what a level does plays the very same game."""
    text = "from talia.bots.methods.uniform import Uniform\n"
    level = f"{written(tmp_path, 'same.py', text)}:Uniform"
    games = []
    for name in ("random", level):
        state = game_of("cardia").start(seed=5)
        players = [bot(name, 7), bot("random", 8)]
        while state.outcome is None:
            seat = state.asked[0]
            state.answer(seat, players[seat].answer(state.view(seat)))
        assert state.record is not None
        games.append(state.record.to_json())
    assert games[0] == games[1]


def test_a_host_offers_them_as_levels_here_and_in_the_bots_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(GIVEN, "[]")
    path = written(tmp_path, "mine.py", LOWEST)
    give([f"mine={path}:Lowest[skip=1]@50n", f"template/last={program(tmp_path, PROGRAM)}"])
    assert [level.name for level in own_levels("template")][-2:] == ["mine", "last"]
    assert [level.name for level in own_levels("cardia")][-1] == "mine"
    assert find("mine", "template", 2, {}).level.budget == Budget(nodes=50)
    view = template_view()
    actions = [option["action"] for option in view["decision"]["options"]]
    with Door() as door:
        assert door.think(view, "mine", 1).action == actions[1]
        assert door.think(view, "last", 1, Budget(seconds=5.0)).action == actions[-1]


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("mine", "write NAME=FILE.py:CLASS"),
        ("mine=expert", "write NAME=FILE.py:CLASS"),
        ("Mine=a.py:A", "write NAME=FILE.py:CLASS"),
        ("nothing/mine=a.py:A", "nothing"),
        ("expert=cmd:./a", "has a level 'expert' already"),
        ("random=cmd:./a", "has a level 'random' already"),
    ],
)
def test_what_cannot_be_offered(word: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(GIVEN, "[]")
    with pytest.raises(Exception, match=said) as problem:
        give([word])
    assert "\n" not in str(problem.value)
    assert json.loads(os.environ[GIVEN]) == []
    assert LEVELS[0] == "novice"
