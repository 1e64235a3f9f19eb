"""Run by `engine.mjs` inside Pyodide: compile what was staged, and look what it imports."""

from __future__ import annotations

import dis
import importlib
import importlib.util
import json
import py_compile
import shutil
import sys
import types
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


# A part of the standard library imports its own parts when they are needed: those come with it.
waiting = [name for name in sys.modules if name.split(".")[0] in sys.stdlib_module_names]
tops = {name for name in waiting if "." not in name and hasattr(sys.modules[name], "__path__")}
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

for file in sorted(stage.rglob("*")):
    inside = file.relative_to(stage)
    there = out / inside
    if file.is_dir():
        continue
    there.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py":
        mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
        py_compile.compile(
            str(file), str(there.with_suffix(".pyc")), dfile=str(inside), doraise=True, invalidation_mode=mode
        )
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
            mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
            within = str(Path(origin).relative_to(packages))
            py_compile.compile(
                origin, str(there.with_suffix(".pyc")), dfile=within, doraise=True, invalidation_mode=mode
            )
        else:
            shutil.copyfile(origin, there)
    else:
        used.append(name)
Path("/made/used.json").write_text(json.dumps(used))
