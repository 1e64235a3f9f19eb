"""Run by `engine.mjs` inside Pyodide: compile what was staged, and look what it imports."""

from __future__ import annotations

import importlib
import importlib.util
import json
import py_compile
import shutil
import sys
from pathlib import Path

sys.dont_write_bytecode = True
asked = json.loads(globals()["ASKED"])
stage, out = Path("/made/stage"), Path("/made/compiled")
sys.path.insert(0, str(stage))

for name in asked["modules"]:
    importlib.import_module(name)
for name in asked["later"]:
    importlib.import_module(name)

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

packages = next(Path(path) for path in sys.path if path.endswith("site-packages"))
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
            inside = str(Path(origin).relative_to(packages))
            py_compile.compile(
                origin, str(there.with_suffix(".pyc")), dfile=inside, doraise=True, invalidation_mode=mode
            )
        else:
            shutil.copyfile(origin, there)
    else:
        used.append(name)
Path("/made/used.json").write_text(json.dumps(used))
