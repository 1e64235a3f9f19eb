"""Run by `engine.mjs` inside Pyodide: compile what was staged, and look what it imports."""

from __future__ import annotations

import ast
import dis
import importlib
import importlib.util
import json
import marshal
import shutil
import sys
import types
import zipfile
from collections.abc import Iterator
from pathlib import Path

sys.dont_write_bytecode = True
asked = json.loads(globals()["ASKED"])
stage, out = Path("/made/stage"), Path("/made/compiled")
sys.path.insert(0, str(stage))

for name in asked["modules"]:
    importlib.import_module(name)
for name in asked["later"]:
    importlib.import_module(name)


def imports(code: types.CodeType) -> Iterator[str]:
    """The names that some code imports, at once or when it is called."""
    for step in dis.get_instructions(code):
        if step.opname == "IMPORT_NAME":
            yield step.argval
    for inner in code.co_consts:
        if isinstance(inner, types.CodeType):
            yield from imports(inner)


# Some packages of the standard library import their own parts when they are needed: those come with them.
waiting = [name for name in sys.modules if name.split(".")[0] in sys.stdlib_module_names]
tops = {"collections", "email", "encodings", "importlib", "json", "re", "urllib", "zipfile"}
while waiting:
    name = waiting.pop()
    spec = getattr(sys.modules.get(name), "__spec__", None)
    if spec is None or spec.origin in (None, "built-in", "frozen"):
        continue
    code = spec.loader.get_code(name)
    if code is None:
        continue
    package = name if spec.submodule_search_locations is not None else name.rpartition(".")[0]
    for found in set(imports(code)):
        for whole in (found, f"{package}.{found}"):
            if whole in sys.modules or whole.split(".")[0] not in tops or "." not in whole:
                continue
            try:
                importlib.import_module(whole)
            except ImportError:  # not of this system
                continue
            waiting.append(whole)


def compiled(source: bytes, inside: str) -> bytes:
    """A source as Python keeps it, without what nobody reads there: words for people, and types of what is called."""
    tree = wordless(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            given = node.args
            every = [*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg]
            for one in every:
                if one is not None:
                    one.annotation = None
    return kept(source, compile(tree, inside, "exec", dont_inherit=True))


def wordless(source: bytes) -> ast.Module:
    """A source's tree without words for people."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module):
            first = node.body[0] if node.body else None
            if (
                isinstance(first, ast.Expr)
                and isinstance(first.value, ast.Constant)
                and isinstance(first.value.value, str)
            ):
                node.body[0] = ast.copy_location(ast.Pass(), first)
    # A future import comes first; there a Pass would be in its way.
    if tree.body and isinstance(tree.body[0], ast.Pass):
        del tree.body[0]
    return tree


def lineless(code: types.CodeType) -> types.CodeType:
    """Code without the numbers of its lines, which are a fifth of it."""
    inner = tuple(lineless(one) if isinstance(one, types.CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def kept(source: bytes, code: types.CodeType) -> bytes:
    """The bytes of a `.pyc` that is never compared with its source, since there is none beside it."""
    hashed = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + hashed + marshal.dumps(code)


for file in sorted(stage.rglob("*")):
    inside = file.relative_to(stage)
    there = out / inside
    if file.is_dir():
        continue
    there.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py":
        there.with_suffix(".pyc").write_bytes(compiled(file.read_bytes(), str(inside)))
    else:
        shutil.copyfile(file, there)

packages = Path(str(importlib.import_module("msgspec").__file__)).parent.parent  # where wheels are unpacked
used = []
for name, module in sorted(sys.modules.items()):
    origin = getattr(module, "__file__", None)
    if origin is None or Path(origin).is_relative_to(stage):
        continue
    if Path(origin).is_relative_to(packages):  # of the wheels: what was imported of them
        there = out / Path(origin).relative_to(packages)
        there.parent.mkdir(parents=True, exist_ok=True)
        if there.suffix == ".py":
            inside = Path(origin).relative_to(packages)
            there.with_suffix(".pyc").write_bytes(compiled(Path(origin).read_bytes(), str(inside)))
        else:
            shutil.copyfile(origin, there)
    else:
        used.append(name)

# Pyodide brings the standard library as sources: to compile what a start imports was more than half of its own start.
# Types stay in it (`functools.singledispatch` reads them); the numbers of its lines do not, or it would be larger than
# the sources.
NEVER = {"http", "urllib.request", "urllib.error", "urllib.response"}  # no Python opens addresses there
whole = next(path for path in sys.path if path.endswith(".zip"))
with zipfile.ZipFile(whole) as sources, zipfile.ZipFile("/made/python_stdlib.zip", "w") as library:
    for path in sources.namelist():
        name = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        if not path.endswith(".py") or name not in used or name in NEVER or name.startswith("http."):
            continue
        source = sources.read(path)
        code = lineless(compile(wordless(source), path, "exec", dont_inherit=True))
        library.writestr(zipfile.ZipInfo(f"{path}c"), kept(source, code))
