"""`talia mcp`: a scripted client plays whole games, refusals are sentences, twin worlds look alike."""

from __future__ import annotations

import json
from typing import Any

import anyio
import pytest
from bench.mcp_games import KINDS, play, say, words_of
from mcp import Client

import talia
from talia.bots import LEVELS, bot
from talia.cli.__main__ import main
from talia.cli.desk import Desk
from talia.cli.mcp import server, tools
from talia.core.errors import TaliaError
from talia.texts import LANGUAGES
from tests.every_game.tools import decisions, hidden, look, swapped


def test_a_client_plays_a_game_of_each_kind_over_standard_input_and_output() -> None:
    assert anyio.run(play, 1, KINDS[:3], 7) > 30


def called(desk: Desk, tool: str, **given: Any) -> str:
    return next(one for one in tools(desk) if one.name == tool).call(given)


async def _listed(desk: Desk) -> Any:
    async with Client(server(desk)) as client:
        return await client.list_tools()


def test_tools_tell_their_arguments() -> None:
    listed = anyio.run(_listed, Desk()).tools
    assert [tool.name for tool in listed] == [tool.name for tool in tools(Desk())]
    begin = next(tool for tool in listed if tool.name == "new_game")
    assert begin.input_schema["required"] == ["game"]
    assert begin.input_schema["properties"]["level"]["enum"] == list(LEVELS)


WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("new_game", {}, "new_game: the argument game is missing; it is a text"),
    ("new_game", {"game": "chess"}, "game 'chess': there is none of that name"),
    ("new_game", {"game": 5}, "new_game: game 5 is not allowed; it is a text"),
    ("new_game", {"game": "cardia", "seat": 2}, "seat 2: there is none; allowed: 0 to 1"),
    ("new_game", {"game": "cardia", "seat": True}, "new_game: seat True is not allowed; it is a whole number"),
    ("new_game", {"game": "cardia", "seats": 9}, "option seats: 9 is not allowed; allowed: 2"),
    ("new_game", {"game": "cardia", "level": "x.py:Bot"}, "level 'x.py:Bot': there is none of that name here"),
    ("new_game", {"game": "cardia", "level": "cmd:ls"}, "level 'cmd:ls': there is none of that name here"),
    ("new_game", {"game": "cardia", "language": "xx"}, "language 'xx': there is none; allowed: en, pl, fr, hu"),
    ("new_game", {"game": "cardia", "options": {"deck": "III"}}, "option deck: 'III' is not allowed"),
    ("new_game", {"game": "cardia", "options": {"log": False}}, "option log: there is none"),
    ("new_game", {"game": "cardia", "options": {"seed": 3}}, "option seed: there is none"),
    ("new_game", {"game": "cardia", "colour": "red"}, "new_game: there is no argument 'colour'; allowed: game, seats"),
    ("answer", {"word": "lunch"}, "'lunch' is not an answer to cardia.play; allowed: "),
    ("answer", {"word": "judge", "question": 9}, "question 9 is not open; the open one is 1"),
    ("explain", {"what": "teapot"}, "what 'teapot': there is no such thing in cardia; allowed: hired_blade"),
    ("explain", {"game": "chess"}, "game 'chess': there is none of that name"),
    ("record", {}, "the game is not over: its record tells the deal, and is given at the end"),
]


@pytest.mark.parametrize(("tool", "given", "said"), WRONG, ids=lambda value: str(value)[:40])
def test_what_is_wrong_is_told_in_one_sentence_and_changes_nothing(tool: str, given: Any, said: str) -> None:
    desk = Desk(seed=3)
    called(desk, "new_game", game="cardia")
    before = desk.look(), desk.question(), desk.history(), desk.games
    with pytest.raises(TaliaError) as error:
        called(desk, tool, **given)
    assert str(error.value).startswith(said)
    assert "\n" not in str(error.value)
    desk.told = 0
    after = desk.look(), desk.question(), desk.history(), desk.games
    assert after[1:] == before[1:]


@pytest.mark.parametrize("tool", ["look", "history", "question", "resign", "record", "explain"])
def test_without_a_game_it_is_said_how_to_begin_one(tool: str) -> None:
    with pytest.raises(TaliaError, match=r"begin one with new_game|name one; allowed: cardia"):
        called(Desk(), tool)


def test_a_game_can_be_given_up_and_another_begun() -> None:
    desk = Desk(seed=3)
    called(desk, "new_game", game="radlands", seat=1, language="hu")
    assert called(desk, "resign") == "Feladta: 2. játékos."
    with pytest.raises(TaliaError, match="you have resigned this game; begin another one with new_game"):
        called(desk, "answer", word="end")
    assert called(desk, "question") == "Feladta: 2. játékos."
    assert "Feladta: 2. játékos." in called(desk, "look")
    assert "Te vagy: 1. játékos" in called(desk, "new_game", game="cardia")


def test_news_are_told_once_and_history_tells_all() -> None:
    desk = Desk(seed=4)
    first = called(desk, "new_game", game="cardia")
    assert "Nothing new has happened." in called(desk, "look")
    said = called(desk, "answer", word=words_of(first)[0])
    assert "Nothing new has happened." in called(desk, "look")
    for line in said.split("\n\n")[0].splitlines():
        assert line in called(desk, "history")


def test_the_same_seed_tells_the_same() -> None:
    one, other, third = (called(Desk(seed=seed), "new_game", game="radlands") for seed in (5, 5, 6))
    assert one == other != third


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_answers_are_read_in_every_language(language: str) -> None:
    desk = Desk(seed=5)
    said = called(desk, "new_game", game="fantasy_realms", language=language, seats=2)
    assert desk.state is not None
    assert words_of(said) == [option.word for option in desk.state.decision(0).options]


async def _bytes(state: talia.State, seat: int) -> bytes:
    """All that a model can get at this moment, as the protocol has it."""
    desk = Desk("en", 1)
    desk.sit(state, seat, {}, 1)
    got: list[Any] = []
    async with Client(server(desk)) as client:
        for tool, given in (("look", {}), ("history", {}), ("question", {}), ("answer", {"word": "lunch"})):
            got.append(await say(client, tool, **given))
        got += [await say(client, "explain", what=what) for what in ("djinn", "assassin", "island")]
        got.append((await client.call_tool("record", {})).model_dump(mode="json"))
    return json.dumps(got).encode()


@pytest.mark.parametrize("name", ["cardia", "radlands", "fantasy_realms"])
def test_twin_worlds_give_a_model_the_same_bytes(name: str) -> None:
    game, rng = talia.game(name), talia.Random(9)
    compared = 0
    for seats, options in game.variants()[:4]:
        for state in decisions(name, seats, options, seed=6, every=11):
            seat = state.asked[0]
            position = state.to_position()
            for heap in hidden(name, position, seat)[:3]:
                one, other = rng.pick(heap or [()]), rng.pick(heap or [()])
                if seat < seats and look(position, one) != look(position, other):
                    twin, true = game.position(swapped(position, one, other)), game.position(position)
                    assert anyio.run(_bytes, twin, seat) == anyio.run(_bytes, true, seat)
                    compared += 1
    assert compared > 5


def test_bots_play_as_at_every_other_table() -> None:
    """The desk hands a bot its view, and nothing else: what a desk plays is what the same bots play elsewhere."""
    desk = Desk(seed=8)
    state = talia.game("cardia").start(3)
    other = talia.game("cardia").start(3)
    desk.sit(state, 1, {0: bot("novice", 5)}, 1)
    same = bot("novice", 5)
    other.answer(0, same.answer(other.view(0, memory=True)))
    assert desk.state is not None
    assert desk.state.to_position() == other.to_position()


def test_a_missing_package_and_a_wrong_seed_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["mcp", "--seed", "-1"]) == 1
    assert capsys.readouterr().err == "talia: --seed -1: allowed are whole numbers from 0 up\n"
    monkeypatch.setitem(__import__("sys").modules, "mcp.server.stdio", None)
    assert main(["mcp"]) == 1
    assert capsys.readouterr().err == "talia: talia mcp needs the package mcp: pip install 'talia[mcp]'\n"
