"""Run as `python -m building.wasm.writing FOLDER SUFFIX`: C text for a machine of 32 bits, by mypyc on this one.

mypyc asks Python how wide numbers are and by which ending its libraries are known, when it is imported: so both are
told before. Its notes from other runs are about this machine, and stay apart.
"""

from __future__ import annotations

import importlib.machinery
import sys
import sysconfig
from pathlib import Path

BYTES = 4


def write(folder: Path, suffix: str) -> None:
    assert "mypyc.common" not in sys.modules, "mypyc has asked already"
    sysconfig.get_config_vars()["SIZEOF_SIZE_T"] = BYTES
    importlib.machinery.EXTENSION_SUFFIXES.insert(0, suffix)
    from building.generating import generate  # imports mypyc

    generate(folder, "2", (), ["--cache-dir", str(folder / "notes")])


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2])
