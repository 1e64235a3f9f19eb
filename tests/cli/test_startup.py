"""A command imports what it needs and no more: that keeps `talia --version` and `talia score` quick.

Counted in modules, not in seconds; `bench/startup.py` measures.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys

import pytest

from talia.cli.__main__ import COMMANDS, main
from talia.texts import LANGUAGES, Texts, _ours, cut, texts
from tests.every_game.tools import MORE

PROBE = """
import sys
from talia.cli.__main__ import main
try:
    main({arguments!r})
except SystemExit:
    pass
import json
print("\\n" + json.dumps(sorted(sys.modules)))
"""
SERVER = {"fastapi", "starlette", "uvicorn", "websockets", "msgspec", "sqlalchemy", "asyncio"}
HEAVY = SERVER | {"numpy", "matplotlib", "ray", "pytest", "importlib.metadata", "talia.bots", "talia.server"}
GAMES = {"talia.games.cardia", "talia.games.radlands", "talia.games.fantasy_realms", "talia.games._template"}


def imported(*arguments: str) -> set[str]:
    """The modules that a command leaves imported in a fresh interpreter."""
    probe = PROBE.format(arguments=list(arguments))
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, timeout=60, check=True)
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.mark.parametrize(
    ("arguments", "unneeded"),
    [
        (("--version",), HEAVY | GAMES | {"rich", "fluent", "talia.texts"}),
        (("--help",), HEAVY | GAMES | {"rich", "fluent", "talia.texts"}),
        (("score", "king", "queen"), HEAVY | (GAMES - {"talia.games.fantasy_realms"})),
        (("score", "król", "--json"), HEAVY | (GAMES - {"talia.games.fantasy_realms"}) | {"rich", "fluent"}),
        (("check", "nothing-here.json"), HEAVY | GAMES | {"rich", "fluent"}),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_a_command_imports_nothing_that_only_others_need(arguments: tuple[str, ...], unneeded: set[str]) -> None:
    found = imported(*arguments)
    assert "talia.core.state" in found
    assert sorted(found & unneeded) == []


def test_the_rules_of_a_hand_are_imported_without_those_of_a_table() -> None:
    found = imported("score", "king")
    assert "talia.games.fantasy_realms.extra.scoring" in found
    assert "talia.games.fantasy_realms.game" not in found


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_there_and_told_of(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([name, "--help"])
    assert end.value.code == 0
    assert f"usage: talia {name}" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["--help"])
    assert re.search(rf"^    {name}\s", capsys.readouterr().out, re.M)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_names_are_what_fluent_says(language: str) -> None:
    """`plain` reads a line by itself where it can: it must say the same for every message that needs no places."""
    found = texts(language)
    same = 0
    for key in cut(_ours(language).values()):
        if key.startswith("-") or "$" in found._messages[key]:
            continue
        try:
            told = found.get(key)
        except KeyError:
            continue
        assert found.plain(key) == told, key
        same += 1
    assert same > 500


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_read_alone_says_what_it_says_among_all(language: str) -> None:
    from fluent.runtime import FluentBundle, FluentResource

    whole = FluentBundle([language], use_isolating=False)
    for text in _ours(language).values():
        whole.add_resource(FluentResource(text))
    found = cut(_ours(language).values())
    assert {key for key in found if not key.startswith("-")} == set(whole._messages)
    assert {key[1:] for key in found if key.startswith("-")} == set(whole._terms)
    # Each message in one of the languages; `make soak` reads all of them in all.
    step = 1 if MORE > 1 else len(LANGUAGES)
    for key in list(whole._messages)[LANGUAGES.index(language) % step :: step]:
        alone = Texts(language)
        assert alone.has(key)
        assert alone._look_up(key)
        message = whole.get_message(key)
        if message.value is not None:
            places = {"points": 3, "n": 2, "count": 2}
            told, _ = whole.format_pattern(message.value, places)
            value = alone._bundle.get_message(key).value
            assert value is not None
            said, _ = alone._bundle.format_pattern(value, places)
            assert said == told, key
