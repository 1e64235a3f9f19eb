"""The C text of the compiled libraries: what mypyc writes, mended, told what is cold, parted, with one shim a library.

It is written for the machine that mypyc believes to run on: `building/wasm/writing.py` makes it believe another one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from mypyc.build import mypycify

from building import rooms
from building.heat import Heat, check_parts, chill
from building.mend import mend
from building.parting import part
from building.shims import share

# Debug information of generated C names lines of generated C, which nobody reads: 23 seconds for the search instead of
# 20 or 21.
DEBUG = "0"


def generate(build: Path, level: str, flags: Iterable[str], more: Iterable[str] = ()) -> list[Any]:
    """Write the C text of all libraries into a folder; gives extensions of setuptools, each with its sources.

    `level` and `flags` are the C compiler's, written down beside the text; `more` are mypy's.
    """
    groups = {library: rooms.sources(library) for library in rooms.LIBRARIES}
    files = [path for paths in groups.values() for path in paths]
    options = ["--strict", "--python-version=3.11", *more, *files]
    separate: list[tuple[list[str], str | None]] = [(paths, library) for library, paths in groups.items()]
    found: list[Any] = mypycify(options, opt_level=level, debug_level=DEBUG, separate=separate, target_dir=str(build))
    everywhere = [module for library in rooms.LIBRARIES for module in rooms.modules(library)]
    check_parts((*rooms.COLD_PARTS, *rooms.INLINED, *rooms.CALLED), everywhere)
    mend(build, groups)
    for library in groups:
        heat = Heat(
            rooms.modules(library),
            rooms.cold(library),
            rooms.frozen(library),
            rooms.COLD_PARTS,
            rooms.INLINED,
            rooms.CALLED,
        )
        header = chill(build, library, heat, " ".join([f"-O{level}", f"-g{DEBUG}", *flags]))
        others = [str(path) for path in part(build, library, heat)]
        for extension in found:
            if str(build / f"__native_{library}.c") in extension.sources:
                extension.sources.extend(others)
                extension.depends.extend([str(header), str(build / f"__parted_{library}.h")])
        if sys.platform != "win32":  # where nobody has tried it
            share(build, library, rooms.modules(library), found)
    return found
