"""A scripted client of `talia mcp` plays whole games: the package's own client, over standard input and output.

    python -m bench.mcp_games --games 100        (`make soak`: 100 of each kind)

It knows no rules: it reads the sentences, takes one of the allowed words, and tries wrong things on the way, each of
which must be refused in one sentence and change nothing. Each record is replayed at the end.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import time
from typing import Any

import anyio
from mcp import Client, StdioServerParameters, stdio_client

import talia

KINDS: list[dict[str, Any]] = [
    {"game": "cardia", "options": {"deck": "II"}},
    {"game": "radlands", "options": {}, "seat": 1},
    {"game": "fantasy_realms", "options": {"variant": "chaos", "moments": 8}, "seats": 3, "seat": 2},
    {"game": "fantasy_realms", "options": {}, "seats": 4, "seat": 1},
    {"game": "fantasy_realms", "options": {"variant": "two_player"}},
]
WORD = re.compile(r"^([a-z0-9_/+-]+)\u00a0?: ", re.MULTILINE)


def parameters(*words: str) -> StdioServerParameters:
    """A server of this checkout, on the rules that this process has."""
    env = {name: os.environ[name] for name in ("PATH", "PYTHONPATH", "HOME") if name in os.environ}
    return StdioServerParameters(command=sys.executable, args=["-m", "talia", "mcp", *words], env=env)


async def say(client: Any, tool: str, **given: Any) -> tuple[str, bool]:
    """What a tool answers, and whether it was a refusal."""
    result = await client.call_tool(tool, given)
    return "\n".join(part.text for part in result.content), bool(result.is_error)


def words_of(said: str) -> list[str]:
    """The allowed words of a question: the lines after the last colon that ends a line."""
    tail = said.rsplit(":\n", 1)
    return WORD.findall(tail[1]) if len(tail) == 2 else []


async def game(client: Any, wish: dict[str, Any], rng: talia.Random, level: str = "novice") -> int:
    """One game; gives the number of its answers."""
    said, wrong = await say(client, "new_game", level=level, **wish)
    assert not wrong, said
    answers = 0
    while True:
        said, wrong = await say(client, "question")
        assert not wrong, said
        allowed = words_of(said)
        if not allowed:
            break
        if rng.below(20) == 0:
            await try_wrong(client, said)
        said, wrong = await say(client, "answer", word=rng.pick(allowed))
        assert not wrong, said
        answers += 1
    text, wrong = await say(client, "record")
    assert not wrong, text
    record = talia.Record.read(text)
    assert record.replay(talia.game(record.game)).over
    return answers


async def try_wrong(client: Any, before: str) -> None:
    for tool, given in (("answer", {"word": "lunch"}), ("answer", {}), ("lunch", {}), ("answer", {"word": 5})):
        said, wrong = await say(client, tool, **given)
        assert wrong, said
        assert said.count("\n") == 0, said
    assert (await say(client, "question"))[0] == before


async def play(games: int, kinds: list[dict[str, Any]], seed: int, tell: bool = False) -> int:
    """So many games of each kind with one server."""
    rng = talia.Random(seed)
    total = 0
    async with Client(stdio_client(parameters("--seed", str(seed)))) as client:
        for wish in kinds:
            began = time.monotonic()
            answers = [await game(client, wish, rng) for _ in range(games)]
            total += sum(answers)
            if tell:
                spent = time.monotonic() - began
                print(f"{wish['game']} {wish['options']}: {games} games, {sum(answers)} answers, {spent:.1f} s")
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100, help="of each kind")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    anyio.run(play, args.games, KINDS, args.seed, True)


if __name__ == "__main__":
    main()
