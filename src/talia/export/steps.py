"""The catalogue of what programs are written in: every step, pool and test of core and of each game."""

from __future__ import annotations

import ast
from pathlib import Path

KINDS = {"Step": "Steps", "Pool": "Pools", "Test": "Tests"}
HEAD = """# Steps, pools and tests

What abilities, rounds and turns are written in. Written by `talia export` from the docstrings: mend it there. How they
work together is told in [architecture.md](architecture.md); how to write a card with them in
[adding-a-card.md](adding-a-card.md).
"""


class Word:
    """A class that programs can be written with."""

    def __init__(self, name: str, takes: str, says: str) -> None:
        self.name = name
        self.takes = takes
        self.says = says


def catalogue(source: Path) -> str:
    """The page, from the sources of the package."""
    parts = [HEAD, _section("Every game", "core", sorted((source / "core").glob("*.py")))]
    for folder in sorted((source / "games").iterdir()):
        if (folder / "game.py").is_file():
            title = folder.name.strip("_").replace("_", " ").title()
            parts.append(_section(title, f"games/{folder.name}", sorted(folder.rglob("*.py"))))
    return "\n".join(parts)


def _section(title: str, where: str, files: list[Path]) -> str:
    found: dict[str, list[Word]] = {heading: [] for heading in KINDS.values()}
    for path in files:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                kind = _kind(node)
                if kind and not _abstract(node):
                    found[KINDS[kind]].append(Word(node.name, _takes(node), _first_line(node)))
    lines = [f"## {title}", "", f"`talia/{where}`", ""]
    for heading, words in found.items():
        if words:
            lines += [f"### {heading}", "", "| | |", "|---|---|"]
            lines += [f"| `{word.name}{word.takes}` | {word.says} |" for word in sorted(words, key=lambda w: w.name)]
            lines.append("")
    return "\n".join(lines)


def _kind(node: ast.ClassDef) -> str:
    """Step, Pool or Test, by what the class inherits from; a Jump is a step."""
    for base in node.bases:
        name = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(name, ast.Name):
            for kind in KINDS:
                if name.id == kind or name.id.endswith(kind):
                    return kind
            if name.id == "Jump":
                return "Step"
    return ""


def _abstract(node: ast.ClassDef) -> bool:
    """A class that others inherit from: it is not final."""
    return not any(isinstance(one, ast.Name) and one.id == "final" for one in node.decorator_list)


def _takes(node: ast.ClassDef) -> str:
    for item in node.body:
        if isinstance(item, ast.FunctionDef) and item.name == "__init__":
            names = [arg.arg for arg in (*item.args.args[1:], *item.args.kwonlyargs)]
            if item.args.vararg is not None:
                names.append(f"*{item.args.vararg.arg}")
            return f"({', '.join(names)})" if names else ""
    return ""


def _first_line(node: ast.ClassDef) -> str:
    """What its docstring says first; without one, its name in words."""
    text = ast.get_docstring(node)
    if text:
        return " ".join(text.split("\n\n")[0].split()).replace("|", "\\|")
    spaced = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in node.name).strip()
    return f"{spaced[:1].upper()}{spaced[1:]}."
