"""The examples in docstrings are true, on interpreted and on compiled rules: they are read from the sources and run."""

from __future__ import annotations

import ast
import doctest
from pathlib import Path

import pytest

import talia

HOUSE = Path(talia.__file__).parent


def examples() -> list[tuple[str, str]]:
    """Every docstring of core and of the package's own files that shows an example, with where it stands."""
    found: list[tuple[str, str]] = []
    for path in [*sorted((HOUSE / "core").glob("*.py")), *sorted(HOUSE.glob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text is not None and ">>>" in text:
                    found.append((f"{path.stem}.{getattr(node, 'name', '')}", text))
    return found


@pytest.mark.parametrize(("where", "text"), examples(), ids=[where for where, _ in examples()])
def test_an_example_is_true(where: str, text: str) -> None:
    test = doctest.DocTestParser().get_doctest(text, {"talia": talia}, where, None, 0)
    told: list[str] = []
    doctest.DocTestRunner().run(test, out=told.append)
    assert told == []
    assert test.examples


def test_there_are_examples_of_what_everybody_calls() -> None:
    names = {where for where, _ in examples()}
    assert {"state.answer", "state.apply", "game.start", "game.guess", "record.Record", "telling.memory"} <= names
