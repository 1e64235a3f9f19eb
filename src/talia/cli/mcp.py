"""`talia mcp`: a language model plays a seat, by the Model Context Protocol over standard input and output.

The protocol is that of the package `mcp` (`pip install 'talia[mcp]'`), imported when the command is given. Tools take
what their forms say; what does not fit is refused in one sentence that the model can read, and nothing has changed.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import talia
from talia import registry
from talia.bots import LEVELS
from talia.cli.desk import Desk
from talia.core.check import told
from talia.core.errors import BadOption, TaliaError
from talia.texts import LANGUAGES

INSTRUCTIONS = (
    "Play card games against bots. Call games to see what there is, explain to learn a game or a card, new_game to "
    "begin, then answer with one of the allowed words until the game is over. You see what your seat may know."
)
KINDS: dict[str, tuple[type, str]] = {
    "string": (str, "a text"),
    "integer": (int, "a whole number"),
    "object": (dict, "an object of names and values"),
}


@dataclass(frozen=True)
class Part:
    """One argument of a tool."""

    kind: str
    about: str
    needed: bool = False
    words: tuple[str, ...] = ()

    def schema(self) -> dict[str, Any]:
        return {"type": self.kind, "description": self.about, **({"enum": list(self.words)} if self.words else {})}


@dataclass(frozen=True)
class Tool:
    """What a model can do: its name, what it is told of it, its arguments."""

    name: str
    about: str
    does: Callable[..., str]
    parts: dict[str, Part] = field(default_factory=dict)
    changes: bool = False  # something at the desk

    def schema(self) -> dict[str, Any]:
        return {
            "type": "object",
            "properties": {name: part.schema() for name, part in self.parts.items()},
            "required": [name for name, part in self.parts.items() if part.needed],
            "additionalProperties": False,
        }

    def call(self, given: dict[str, Any]) -> str:
        """Do it with arguments as they came in; TaliaError says what is wrong with them."""
        for name in given:
            if name not in self.parts:
                raise BadOption(
                    f"{self.name}: there is no argument {told(name)}; allowed: {', '.join(self.parts) or 'none'}"
                )
        for name, part in self.parts.items():
            value = given.get(name)
            if value is None:
                if part.needed:
                    raise BadOption(f"{self.name}: the argument {name} is missing; it is {KINDS[part.kind][1]}")
                continue
            kind, words = KINDS[part.kind]
            if not isinstance(value, kind) or isinstance(value, bool):
                raise BadOption(f"{self.name}: {name} {told(value)} is not allowed; it is {words}")
        return self.does(**{name: value for name, value in given.items() if value is not None})


def tools(desk: Desk) -> list[Tool]:
    """All tools of a desk."""
    games = registry.working()
    game = Part("string", "which game", words=games)
    return [
        Tool("games", "List the games, their options, and how well bots play.", desk.list_games),
        Tool(
            "explain",
            "How a game is played; or, with `what`, what a card, location, faction or suit is and does.",
            desk.explain,
            {"what": Part("string", "its id, or its name in any language"), "game": game},
        ),
        Tool(
            "new_game",
            "Begin a new game against bots. A game that is not over is left.",
            desk.new_game,
            {
                "game": Part("string", "which game", True, games),
                "seats": Part("integer", "number of players (the fewest, if it is not given)"),
                "seat": Part("integer", "where to sit, from 0 (the default)"),
                "level": Part("string", "how well the others play (novice by default)", words=LEVELS),
                "language": Part("string", "of all that is told", words=LANGUAGES),
                "options": Part("object", "options of the game, as `games` lists them"),
            },
            True,
        ),
        Tool("look", "What has happened since the last look, the table as you see it, and your question.", desk.look),
        Tool("history", "All that you were told since the game began.", desk.history),
        Tool("question", "Your question and all allowed answers.", desk.question),
        Tool(
            "answer",
            "Answer your question; then the others play, and you are told what has happened and what is asked next.",
            desk.answer,
            {
                "word": Part("string", "the word of an allowed answer", True),
                "question": Part("integer", "the number of the question you answer, if it is to be checked"),
            },
            True,
        ),
        Tool("resign", "Give the game up; it counts as lost.", desk.resign, changes=True),
        Tool("record", "The record of a game that is over, as JSON.", desk.record),
    ]


def configure(command: argparse.ArgumentParser) -> None:
    command.description = "Speaks the Model Context Protocol on standard input and output; a program starts it."
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language, if a game is begun without one")
    command.add_argument("--seed", type=int, help="the same deals and bots each time")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.seed is not None and args.seed < 0:
        raise BadOption(f"--seed {args.seed}: allowed are whole numbers from 0 up")
    try:
        import anyio
        from mcp.server.stdio import stdio_server
    except ImportError:
        raise BadOption("talia mcp needs the package mcp: pip install 'talia[mcp]'") from None
    made = server(Desk(args.lang, args.seed))

    async def serve() -> None:
        async with stdio_server() as (read, write):
            await made.run(read, write, made.create_initialization_options())

    anyio.run(serve)
    return 0


def server(desk: Desk) -> Any:
    """The server of a desk, for any transport of the package `mcp`."""
    import anyio
    from mcp import types
    from mcp.server.lowlevel import Server

    offered = {tool.name: tool for tool in tools(desk)}

    async def on_list_tools(context: Any, params: Any) -> Any:
        listed = [
            types.Tool(
                name=tool.name,
                description=tool.about,
                input_schema=tool.schema(),
                annotations=types.ToolAnnotations(
                    read_only_hint=not tool.changes, destructive_hint=tool.changes, open_world_hint=False
                ),
            )
            for tool in offered.values()
        ]
        return types.ListToolsResult(tools=listed)

    async def on_call_tool(context: Any, params: Any) -> Any:
        try:
            if params.name not in offered:
                raise BadOption(f"tool {told(params.name)}: there is none; allowed: {', '.join(offered)}")
            # Bots may think for a second: whoever asks whether we are still there is answered meanwhile.
            said = await anyio.to_thread.run_sync(offered[params.name].call, params.arguments or {}, limiter=one)
            return types.CallToolResult(content=[types.TextContent(type="text", text=said)])
        except TaliaError as error:
            return types.CallToolResult(content=[types.TextContent(type="text", text=str(error))], is_error=True)

    one = anyio.CapacityLimiter(1)  # a desk does one thing at a time
    return Server(
        "talia",
        version=talia.__version__,
        title="Talia",
        instructions=INSTRUCTIONS,
        on_list_tools=on_list_tools,
        on_call_tool=on_call_tool,
    )
