"""Run by `pyodide.mjs` inside Pyodide: the tests that ARGUMENT names, by pytest; told as JSON."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import sys
import types
from contextlib import redirect_stderr, redirect_stdout
from typing import Any

asked = json.loads(globals()["ARGUMENT"])
sys.dont_write_bytecode = True
sys.path[:0] = ["/house/src", "/house"]
# What is plain Python of the packages beside it: pytest and what it needs.
for name in ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments"):
    shutil.copytree(f"{asked['packages']}/{name}", f"/packages/{name}", ignore=shutil.ignore_patterns("__pycache__"))
shutil.copy(f"{asked['packages']}/py.py", "/packages")
sys.path += [os.getcwd(), "/packages"]  # the wheels are unpacked where Python was started

import pytest  # noqa: E402  the path is set above


def by_hypothesis(*given: Any, **named: Any) -> Any:
    """Takes what the test takes away, too: pytest would look for it."""
    return lambda test: pytest.mark.skip(reason="by hypothesis")(lambda: None)


class Anything(types.ModuleType):
    """Stands for hypothesis, which is no plain Python: whatever is taken of it can be called, and tests by it wait."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return by_hypothesis if name == "given" else self

    def __call__(self, *given: Any, **named: Any) -> Any:
        return given[0] if len(given) == 1 and callable(given[0]) else self


sys.modules["hypothesis"] = sys.modules["hypothesis.strategies"] = Anything("hypothesis")
os.chdir("/house")
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # others that are installed here are not there
said = io.StringIO()
with redirect_stdout(said), redirect_stderr(said):
    options = ["-p", "no:faulthandler"]
    ended = pytest.main([*options, "-W", "ignore", "--tb=short", *asked["tests"]])
passed = re.search(r"(\d+) passed", said.getvalue())
told = {"ended": int(ended), "passed": int(passed[1]) if passed else 0, "said": said.getvalue()}
print(json.dumps({"engine": sys.modules["talia.engine"].kind(), **told}))
