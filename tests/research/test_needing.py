"""Without a framework its adapter says so in one sentence; nothing else of research is the worse for it."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = """
import sys
class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Hidden())
import talia.research
try:
    {asks}
except ImportError as error:
    print(f"{{type(error).__name__}}: {{error}}")
"""


@pytest.mark.parametrize(
    ("hidden", "asks", "framework"),
    [
        ("pyspiel", "from talia.research import openspiel; openspiel.register()", "OpenSpiel"),
        ("pettingzoo", "import talia.research.pettingzoo", "PettingZoo"),
        ("gymnasium", "import talia.research.pettingzoo", "PettingZoo"),
        ("gymnasium", "import talia.research.gymnasium", "Gymnasium"),
    ],
)
def test_a_missing_framework_is_named(hidden: str, asks: str, framework: str) -> None:
    code = HIDE.format(hidden=[hidden], asks=asks)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    extra = framework.lower()
    says = f"{framework} is not installed here ({hidden} is missing): pip install 'talia[{extra}]'"
    assert done.stdout == f"Missing: {says}\n"


def test_nothing_of_them_is_imported_unasked() -> None:
    code = "import sys, talia, talia.research, talia.research.openspiel\n"
    code += "print([name for name in ('pyspiel', 'pettingzoo', 'gymnasium') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
