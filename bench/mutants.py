"""How many small mistakes in the code the tests would find: a sample of mutants, each tried on a copy of the tree.

    python bench/mutants.py src/talia/core --tests tests/core tests/games/template --sample 200 --seed 1

A mutant is one file with one small change: a comparison turned, a number one off, a condition negated, a statement left
out. It is killed when a test fails (or hangs). Libraries for this fork after the import and switch functions, which
misses all that runs at import, and here programs and cards are laid then; so each mutant runs in a process of its own.

To be quick, the tests run once beforehand, unchanged, and coverage notes which of them come by each line and how long
each takes. A mutant is tried by the tests that come by its line first, the shortest before the others, up to the first
failure; then by the rest, since a test may come by it in a process of its own. `--part 2/6` tries the second sixth of a
sample, so that a machine that others use is free in between.
"""

from __future__ import annotations

import argparse
import ast
import math
import os
import random
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import coverage

TREE = Path(__file__).parent.parent
COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.Mult: ast.Add,
}


class Finder(ast.NodeVisitor):
    """Every place that can be changed, as pairs: the node, and what is said of the change."""

    def __init__(self) -> None:
        self.found: list[tuple[ast.AST, str]] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        for statement in node.body:  # not its decorators: they are for the compiler
            self.visit(statement)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        self.visit(node.test)

    def visit_Raise(self, node: ast.Raise) -> None:
        self.found.append((node, "left out"))

    def visit_If(self, node: ast.If) -> None:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        self.found.append((node.test, "negated"))
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.found.append((node.test, "negated"))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.found.append((node.test, "negated"))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        if type(node.ops[0]) in COMPARISONS:
            self.found.append((node, "turned"))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in OPERATORS and not _is_text(node.left) and not _is_text(node.right):
            self.found.append((node, "other operator"))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        self.found.append((node, "and/or"))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool | int):
            self.found.append((node, "another value"))

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.found.append((node, "left out"))
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call):
            self.found.append((node, "left out"))
            self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Words of complaints are not rules."""


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


class Change(ast.NodeTransformer):
    """Make the one change."""

    def __init__(self, target: ast.AST, kind: str) -> None:
        self.target = target
        self.kind = kind

    def visit(self, node: ast.AST) -> ast.AST:
        if node is not self.target:
            return self.generic_visit(node)
        if self.kind == "left out":
            return ast.copy_location(ast.Pass(), node)
        if self.kind == "negated":
            assert isinstance(node, ast.expr)
            return ast.copy_location(ast.UnaryOp(ast.Not(), node), node)
        if isinstance(node, ast.Compare):
            node.ops[0] = COMPARISONS[type(node.ops[0])]()
        elif isinstance(node, ast.BinOp):
            node.op = OPERATORS[type(node.op)]()
        elif isinstance(node, ast.BoolOp):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        elif isinstance(node, ast.Constant):
            value = node.value
            assert isinstance(value, int), "only numbers and truths are found"
            node.value = not value if isinstance(value, bool) else value + 1
        return node


def mutants(path: Path) -> int:
    """How many mutants a file has."""
    finder = Finder()
    finder.visit(ast.parse(path.read_text(encoding="utf-8")))
    return len(finder.found)


@dataclass(frozen=True)
class Mutant:
    """One file with one small change."""

    path: Path
    source: str
    lines: range  # of the unchanged file, where the change lies
    said: str


def mutant(path: Path, number: int) -> Mutant:
    """One mutant of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    finder = Finder()
    finder.visit(tree)
    target, kind = finder.found[number]
    first = getattr(target, "lineno", 1)
    lines = range(first, (getattr(target, "end_lineno", None) or first) + 1)
    said = f"{path.relative_to(TREE)}:{first} {kind}: {ast.unparse(target)[:70]}"
    changed = ast.fix_missing_locations(Change(target, kind).visit(tree))
    return Mutant(path, ast.unparse(changed), lines, said)


class Reach:
    """Which tests come by which line, and how long each takes: of one run of them all, with nothing changed."""

    def __init__(self, folder: Path, tests: list[str], sources: list[str]) -> None:
        (folder / "rc").write_text("[run]\ndynamic_context = test_function\n", encoding="utf-8")
        report = folder / "report.xml"
        kept = [f"--rcfile={folder / 'rc'}", f"--data-file={folder / 'data'}"]
        command = [
            sys.executable,
            "-m",
            "coverage",
            "run",
            *kept,
            f"--source={','.join(sources)}",
            "-m",
            *PYTEST,
            f"--junit-xml={report}",
            *tests,
        ]
        if subprocess.run(command, cwd=TREE, env=environment(TREE), stdout=subprocess.DEVNULL, check=False).returncode:
            raise SystemExit("the tests fail on the unchanged tree: no mutant could be judged")
        self.data = coverage.CoverageData(str(folder / "data"))
        self.data.read()
        self.seconds: dict[str, float] = {}  # by test function, as pytest is told of it
        self.names: dict[str, str] = {}  # by the name coverage gives it
        for case in xml.etree.ElementTree.parse(report).iter("testcase"):
            module, function = case.attrib["classname"], case.attrib["name"].partition("[")[0]
            node = f"{module.replace('.', '/')}.py::{function}"
            self.names[f"{module}.{function}"] = node
            self.seconds[node] = self.seconds.get(node, 0.0) + float(case.attrib["time"])

    def tests(self, mutant: Mutant) -> list[str]:
        """All tests: first those that come by its line, and of these the shortest."""
        contexts = self.data.contexts_by_lineno(str(mutant.path))
        by = {self.names.get(context) for line in mutant.lines for context in contexts.get(line, ())}
        return sorted(self.seconds, key=lambda test: (test not in by, self.seconds[test]))


PYTEST = ["pytest", "-q", "-x", "-p", "no:xdist"]


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree}", "PYTHONDONTWRITEBYTECODE": "1"}


def killed(mutant: Mutant, tests: list[str], seconds: float) -> bool:
    """Does a test fail (or hang) on a copy of the tree in which a file is this mutant?"""
    with tempfile.TemporaryDirectory(prefix="talia-mutant-") as folder:
        copy = Path(folder)
        for name in ("src", "tests", "bench", "docs", "pyproject.toml"):
            whole = TREE / name
            shutil.copytree(whole, copy / name) if whole.is_dir() else shutil.copy(whole, copy / name)
        (copy / mutant.path.relative_to(TREE)).write_text(mutant.source, encoding="utf-8")
        command = [sys.executable, "-m", *PYTEST, *tests]
        try:
            done = subprocess.run(
                command, cwd=copy, env=environment(copy), capture_output=True, timeout=seconds, check=False
            )
        except subprocess.TimeoutExpired:
            return True
        return done.returncode != 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", help="files or folders of this tree")
    parser.add_argument("--tests", nargs="+", required=True)
    parser.add_argument("--sample", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=120.0, help="a mutant that runs longer is taken for killed")
    parser.add_argument("--part", default="1/1", help="of the sample: 2/6 is the second of six")
    args = parser.parse_args()
    files: list[Path] = []
    for source in args.sources:
        path = (TREE / source).resolve()
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    places = [(path, number) for path in files for number in range(mutants(path))]
    sample = random.Random(args.seed).sample(places, min(args.sample, len(places)))
    part, parts = (int(number) for number in args.part.split("/"))
    sample = sample[part - 1 :: parts]
    with tempfile.TemporaryDirectory(prefix="talia-reach-") as folder:
        reach = Reach(Path(folder), args.tests, args.sources)

        def try_one(place: tuple[Path, int]) -> tuple[bool, str]:
            one = mutant(*place)
            return killed(one, reach.tests(one), args.seconds), one.said

        with ThreadPoolExecutor(args.jobs) as pool:
            found = list(pool.map(try_one, sample))
    for gone, said in sorted(found, key=lambda one: one[1]):
        if not gone:
            print(f"alive  {said}")
    n = len(found)
    dead = sum(gone for gone, _ in found)
    error = 1.96 * math.sqrt(dead / n * (1 - dead / n) / n)
    print(f"{dead} of {n} mutants killed: {dead / n:.1%} (± {error:.1%}), of {len(places)} there are")


if __name__ == "__main__":
    main()
