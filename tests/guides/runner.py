"""Runs a document: its blocks are applied to a copy of the tree, its commands are run there and their output compared.

In a document a fenced block does something if its first line says so:

    ```python {file=src/talia/new.py}                      makes the file, which must not be there yet
    ```python {file=… after="a line"}                      puts the block behind that line, which stands there once
    ```python {file=… before="a line"}                     puts it in front of that line
    ```python {file=… replace="a line" to="another"}       in place of that line (and all up to the other one)
    ```console                                             runs each `$ command`; what follows is what it prints
    ```console {exit=1 in=duel}                            it must end with that code; it is run in that folder

Lines are compared without their indentation; the block's own is kept. In what is printed, `...` stands for any text,
and on a line of its own for any lines. All other blocks are for reading only.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COPIED = (
    "src",
    "tests",
    "docs",
    "bench",
    "scripts",
    "README.md",
    "CHANGELOG.md",
    "pyproject.toml",
    "setup.py",
    "Makefile",
)
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "*.so", "*.egg-info", ".hypothesis")
LONGEST = 120.0  # seconds for one command
PLACES = ("file", "after", "before", "replace", "to")


class Wrong(Exception):
    """A document does not work. The message begins with its name and the line."""


@dataclass(frozen=True)
class Block:
    """A fenced block: where its text begins in the document, its language, what its braces say, and the text."""

    line: int
    language: str
    says: dict[str, str]
    text: list[str]


@dataclass(frozen=True)
class Command:
    """A command of a console block, and what it prints."""

    line: int
    words: str
    prints: list[str] = field(default_factory=list)


FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w*)(?: *\{(?P<says>.*)\})? *$")


def blocks(document: str) -> Iterator[Block]:
    """The fenced blocks of a document."""
    lines = document.splitlines()
    at = 0
    while at < len(lines):
        opened = FENCE.match(lines[at])
        at += 1
        if opened is None:
            continue
        begin = at
        indent = len(opened["indent"])
        while at < len(lines) and lines[at].strip() != "```":
            at += 1
        if at == len(lines):
            raise Wrong(f"{begin}: the block is never closed")
        text = [line[indent:] if line[:indent].isspace() or indent == 0 else line for line in lines[begin:at]]
        yield Block(begin + 1, opened["language"], said(opened["says"] or "", begin), text)
        at += 1


def said(words: str, line: int) -> dict[str, str]:
    """What the braces say: `file=a.py, after="a line"`."""
    try:
        parts = [part.removesuffix(",") for part in shlex.split(words)]
    except ValueError as error:
        raise Wrong(f"{line}: {words!r}: {error}") from None
    found: dict[str, str] = {}
    for part in parts:
        name, equals, value = part.partition("=")
        if not equals or name not in (*PLACES, "exit", "in"):
            raise Wrong(f"{line}: {part!r} says nothing; allowed: file, after, before, replace, to, exit, in")
        found[name] = value
    return found


def commands(block: Block) -> list[Command]:
    """The commands of a console block. A line that ends with a backslash goes on."""
    found: list[Command] = []
    going_on = False
    for number, line in enumerate(block.text, block.line):
        if going_on:
            found[-1] = Command(found[-1].line, found[-1].words + "\n" + line)
        elif line.startswith("$ "):
            found.append(Command(number, line[2:]))
        elif not found:
            raise Wrong(f"{number}: a console block begins with a command, such as: $ talia games")
        else:
            found[-1].prints.append(line)
        going_on = line.endswith("\\")
    return found


def alike(wanted: list[str], printed: list[str]) -> bool:
    """Is this what was to be printed? `...` is any text, on a line of its own any lines."""
    pattern = ""
    for line in wanted:
        if line.strip() == "...":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*?".join(re.escape(part) for part in line.rstrip().split("...")) + r" *\n"
    return re.fullmatch(pattern, "".join(f"{line.rstrip()}\n" for line in printed)) is not None


class Copy:
    """A copy of the tree, with an environment of its own in which documents are run, interpreted."""

    def __init__(self, folder: Path) -> None:
        self.tree = folder / "talia"
        self.tree.mkdir()
        for name in COPIED:
            here = ROOT / name
            if here.is_dir():
                shutil.copytree(here, self.tree / name, ignore=LEFT_OUT)
            else:
                shutil.copy(here, self.tree / name)
        self.environment = surroundings(folder, self.tree)

    def follow(self, document: Path) -> None:
        """Do what a document says; Wrong names the line that does not work."""
        try:
            for block in blocks(document.read_text(encoding="utf-8")):
                if block.language == "console":
                    for command in commands(block):
                        self.run(command, block.says)
                elif "file" in block.says:
                    self.apply(block)
                elif block.says:
                    raise Wrong(f"{block.line}: the block says where, but not in which file")
        except Wrong as error:
            raise Wrong(f"{document.name}:{error}") from None

    def apply(self, block: Block) -> None:
        """Put a block's text where it says."""
        path = self.tree / block.says["file"]
        if not block.says.keys() & {"after", "before", "replace"}:
            if path.exists():
                raise Wrong(f"{block.line}: {block.says['file']} is there already")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("".join(f"{line}\n" for line in block.text), encoding="utf-8")
            return
        if not path.exists():
            raise Wrong(f"{block.line}: there is no file {block.says['file']}")
        lines = path.read_text(encoding="utf-8").splitlines()
        if "replace" in block.says:
            first = self._only(lines, block.says["replace"], block)
            last = first
            if "to" in block.says:
                wanted = block.says["to"].strip()
                ends = [n for n in range(first, len(lines)) if lines[n].strip() == wanted]
                if not ends:
                    raise Wrong(f"{block.line}: no line {wanted!r} follows in {block.says['file']}")
                last = ends[0]
            lines[first : last + 1] = block.text
        elif "after" in block.says:
            at = self._only(lines, block.says["after"], block) + 1
            lines[at:at] = block.text
        else:
            at = self._only(lines, block.says["before"], block)
            lines[at:at] = block.text
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")

    def _only(self, lines: list[str], wanted: str, block: Block) -> int:
        """The number of the one line that reads so."""
        found = [number for number, line in enumerate(lines) if line.strip() == wanted.strip()]
        if len(found) != 1:
            raise Wrong(f"{block.line}: {wanted.strip()!r} stands {len(found)} times in {block.says['file']}, not once")
        return found[0]

    def run(self, command: Command, says: dict[str, str]) -> None:
        """Run a command; Wrong if it ends otherwise or prints something else."""
        done = self.shell(command.words, says.get("in", "."))
        told = "\n".join(f"    {line}" for line in done.stdout.splitlines()[-60:])
        if done.returncode != int(says.get("exit", "0")):
            raise Wrong(f"{command.line}: `{command.words}` ended with {done.returncode} and printed:\n{told}")
        if command.prints and not alike(command.prints, done.stdout.splitlines()):
            raise Wrong(f"{command.line}: `{command.words}` is to print otherwise than it does:\n{told}")

    def shell(self, words: str, folder: str = ".") -> subprocess.CompletedProcess[str]:
        """Run words in a shell there; what goes to the error output is printed as well."""
        return subprocess.run(
            ["bash", "-c", words],
            cwd=self.tree / folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )


def surroundings(folder: Path, tree: Path) -> dict[str, str]:
    """An environment whose `python` has our packages and the copy, and into which `pip` may install.

    It is a virtual environment without packages of its own: those of the running Python are on the path, so that
    nothing is fetched and nothing outside is changed.
    """
    own = folder / "environment"
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(own)], check=True)
    command = own / "bin" / "talia"
    command.write_text(f'#!/bin/sh\nexec "{own}/bin/python" -m talia "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_", "TALIA_"))}
    packages = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    return kept | {
        "PATH": os.pathsep.join([str(own / "bin"), os.environ.get("PATH", "")]),
        "VIRTUAL_ENV": str(own),
        "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(tree), *packages]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it as a no to isolation
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "TERM": "dumb",
    }
