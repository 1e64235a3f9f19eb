"""Inside the archive, as `talia_laying`: lays its libraries over the interpreted package, in the browser's Python.

To be called before anything of Talia is imported. Where they cannot be used, everything is as it was: the interpreted
rules are there. It knows nothing of Talia but two names, and needs nothing but the standard library.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from zipfile import ZipFile

PACKAGE = "talia"
# Where the package is unpacked if it lies in a zip: Python does not load libraries out of one.
UNPACKED = "/talia_unpacked"


def lay(archive: str) -> str:
    """Lay what is in an archive over the package; an empty text, or why the rules are interpreted all the same."""
    if PACKAGE in sys.modules:
        return "the rules are in use already"
    home = _home()
    with ZipFile(archive) as opened:
        laid = [name for name in opened.namelist() if name.endswith(".so")]
        try:
            opened.extractall(home, laid)
            invalidate_caches()
            # One module of each library: it brings its library, and that must find all it needs in Python.
            import_module(f"{PACKAGE}.bots.methods.tree")
            kind = import_module(f"{PACKAGE}.engine").kind()
            if kind == "compiled":
                return ""
            wrong = "they were not found where they were laid"
        except Exception as error:  # whatever is wrong with them: there are others
            wrong = f"{type(error).__name__}: {error}"
    for name in laid:
        if os.path.exists(place := os.path.join(home, name)):
            os.remove(place)
    for name in [
        name for name in sys.modules if name.partition(".")[0].partition("__mypyc")[0] in (PACKAGE, "talia_bots")
    ]:
        del sys.modules[name]
    invalidate_caches()
    return wrong


def _home() -> str:
    """The folder that the package lies in, unpacked if need be."""
    found = find_spec(PACKAGE)
    if found is None or not found.submodule_search_locations:
        raise ModuleNotFoundError(f"there is no {PACKAGE} to lay compiled rules over")
    home = os.path.dirname(found.submodule_search_locations[0])
    if os.path.isdir(home):
        return home
    with ZipFile(home) as opened:
        opened.extractall(UNPACKED)
    sys.path.insert(0, UNPACKED)
    return UNPACKED
