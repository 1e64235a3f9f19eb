"""`talia new NAME`: a new game, made from the template: a package of its own, or one of Talia's own games.

All that lies in the template's folder is copied, and its words are changed by rule: `template` to the game's name,
`Template` to its class, "the template" to its title. So the new game is played, saved and tested at once.
"""

from __future__ import annotations

import argparse
import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path

from talia import registry
from talia.core.errors import TaliaError
from talia.texts import LANGUAGES

TEMPLATE = "talia.games._template"
# The template has saves of an earlier version to read; a new game has none.
LEFT_OUT = "old_places.py"
LEFT_OUT_LINES = "OLD_PLACES"
ADVICE = (" Copy this folder to begin a new one (docs/adding-a-game.md).", ": copy it to begin a new one")
HELPERS = ("from mypy_extensions ", "from librt")


class BadGame(TaliaError):
    """A game that cannot be made."""


def configure(command: argparse.ArgumentParser) -> None:
    command.add_argument("name", help="what it is called in code: small letters, digits and _")
    command.add_argument("--folder", type=Path, help="where its package goes (default: NAME here)")
    command.add_argument("--ours", action="store_true", help="into this checkout, as one of Talia's own games")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    name: str = args.name
    check_name(name, args.ours)
    if args.ours:
        made, then = make_ours(name), f"talia play {name}"
    else:
        folder = Path(name) if args.folder is None else args.folder
        made, then = make_package(name, folder), f"python -m pip install --editable {folder} && talia play {name}"
    for path in made:
        print(path.as_posix())
    print(f"Play it: {then}")
    return 0


def check_name(name: str, ours: bool) -> None:
    """BadGame where a game cannot be called so."""
    if registry.NAME.fullmatch(name) is None or keyword.iskeyword(name):
        raise BadGame(f"name {name!r}: a game's name has small letters, digits and _ only, and begins with a letter")
    if name in registry.names():
        raise BadGame(f"name {name!r}: there is a game of that name already")
    if not ours and find_spec(name) is not None:
        raise BadGame(f"name {name!r}: there is a Python module of that name, which would be found in its place")


# The words.


def title(name: str) -> str:
    """`star_duel` as people call it: Star Duel."""
    return name.replace("_", " ").title()


def renamed(text: str, name: str, package: str) -> str:
    """The template's text as the new game's."""
    for words in ADVICE:
        text = text.replace(words, "")
    text = text.replace(TEMPLATE, package)
    text = re.sub(r"\b[Tt]he template game\b|\b[Tt]he template\b", title(name), text)
    text = text.replace("Template", title(name).replace(" ", "")).replace("TEMPLATE", name.upper())
    return text.replace("template", name)


def renamed_code(text: str, name: str, package: str) -> str:
    """The same for a Python file: its imports stay in order, for a package of its own in blocks as it has them."""
    kept = [line for line in text.splitlines() if LEFT_OUT_LINES not in line]
    lines = renamed("\n".join(kept), name, package).split("\n")
    apart = package == name
    found: list[str] = []
    for line in lines:
        if apart and line.startswith(f"from {package}") and found and found[-1].startswith("from talia"):
            found.append("")
        if apart and line.startswith("from talia") and found[-1:] == [""] and found[-2].startswith(HELPERS):
            found.pop()  # to another package Talia is one of those it uses
        found.append(_sorted_import(line))
    return "\n".join(found) + "\n"


def _sorted_import(line: str) -> str:
    """An import with its names in order: constants, classes, the rest."""
    parts = re.fullmatch(r"( *from \S+ import )([\w, ]+)", line)
    if parts is None or " as " in parts[2]:
        return line

    def order(word: str) -> tuple[int, str]:
        return (0 if word.isupper() and len(word) > 1 else 1 if word[0].isupper() else 2), word

    return parts[1] + ", ".join(sorted(parts[2].split(", "), key=order))


# The files.


def template_files() -> Iterator[tuple[str, str]]:
    """The files of the template, by their place within its folder."""

    def walk(folder: Traversable, place: str) -> Iterator[tuple[str, str]]:
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.is_dir():
                yield from walk(entry, f"{place}{entry.name}/")
            elif entry.name.endswith(".py") and entry.name != LEFT_OUT:
                yield f"{place}{entry.name}", entry.read_text(encoding="utf-8")

    yield from walk(files(TEMPLATE), "")


def template_texts(name: str) -> Iterator[tuple[str, str, str]]:
    """The template's texts for the new game: language, name of the file, text."""
    for language in LANGUAGES:
        for entry in sorted(files("talia.texts").joinpath(language).iterdir(), key=lambda entry: entry.name):
            if re.fullmatch(r"template(_\w+)?\.ftl", entry.name):
                text = renamed(entry.read_text(encoding="utf-8"), name, name)
                text = re.sub(rf"^({name}-name =).*$", rf"\1 {title(name)}", text, flags=re.MULTILINE)
                yield language, entry.name.replace("template", name), text


def write(made: dict[Path, str]) -> list[Path]:
    """Write new files; none of them may be there yet."""
    for path in made:
        if path.exists():
            raise BadGame(f"{path.as_posix()} is there already; nothing was written")
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(made)


def make_package(name: str, folder: Path) -> list[Path]:
    """The new game as a package of its own."""
    home = folder / "src" / name
    made = {folder / "pyproject.toml": PROJECT.format(name=name, title=title(name))}
    for place, text in template_files():
        made[home / place] = renamed_code(text, name, name)
    made[home / "py.typed"] = ""
    for language, file, text in template_texts(name):
        made[home / "texts" / language / file] = text
    made[folder / "tests" / f"test_{name}.py"] = TESTS.format(name=name, title=title(name))
    return write(made)


def make_ours(name: str) -> list[Path]:
    """The new game as one of Talia's own, listed with the others."""
    house = Path(__file__).resolve().parents[1]
    listing = house / "games" / "__init__.py"
    if not (house.parents[1] / "pyproject.toml").is_file() or house.parent.name != "src":
        raise BadGame("this Talia is installed, not a checkout: leave --ours out, for a package of its own")
    made: dict[Path, str] = {}
    for place, text in template_files():
        made[house / "games" / name / place] = renamed_code(text, name, f"talia.games.{name}")
    for language, file, text in template_texts(name):
        made[house / "texts" / language / file] = text
    written = write(made)
    lines = listing.read_text(encoding="utf-8").splitlines()
    own = f'    "{name}": "talia.games.{name}.game:GAME",'
    listed = [number for number, line in enumerate(lines) if re.fullmatch(r' {4}"\w+": "talia\.games\..*",', line)]
    behind = [number for number in listed if lines[number] < own]
    at = behind[-1] + 1 if behind else listed[0]
    listing.write_text("\n".join([*lines[:at], own, *lines[at:]]) + "\n", encoding="utf-8")
    return [*written, listing]


PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
description = "{title}, a game for Talia."
requires-python = ">=3.11"
dependencies = ["talia"]

# By this line Talia finds the game.
[project.entry-points."talia.games"]
{name} = "{name}.game:GAME"

[tool.setuptools.packages.find]
where = ["src"]

[tool.setuptools.package-data]
{name} = ["py.typed", "texts/*/*.ftl"]
"""

TESTS = '''\
"""{title}: what this game promises. Talia's tests for every game (tests/every_game in its sources) ask much more."""

from __future__ import annotations

import talia
from talia.core import playout


def test_random_games_end_and_go_on_alike_after_a_save() -> None:
    game = talia.game("{name}")
    for seed in range(20):
        state = game.start(seed)
        playout.play_some(state, seed, 5)
        again = talia.load(state.save())
        for copy in (state, again):
            playout.play_out(copy, seed)
        assert state.over
        assert state.outcome == again.outcome
'''
