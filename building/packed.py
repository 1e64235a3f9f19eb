"""The page goes into every wheel: built where it is missing or old and Node is there, else told of.

pip shows nothing of what a build says, unless the build fails; so `talia serve` says the same sentence when it starts.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

STATIC = Path("src/talia/server/static")
SCRIPT = Path("scripts/build_web.py")  # not in a source archive: there the page is inside
MISSING = (
    "talia: this wheel will have no page, because Node 20 or newer was not found: "
    "`make web` in the checkout builds the page, `make wheel` a wheel with it"
)


def get_page() -> str | None:
    """Have the page ready to be packed; tells in a sentence what is wrong where that cannot be."""
    if not SCRIPT.is_file():
        return None if (STATIC / "index.html").is_file() else "talia: this source archive has no page inside"
    spec = spec_from_file_location("build_web", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    script = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(script)
    if script.built() == script.mark(script.sources()):
        return None
    if script.node_of_system() is None:
        return MISSING
    try:
        script.build()
    except (script.Unbuilt, OSError) as error:
        return f"talia: this wheel will have no page, because it could not be built: {error}"
    return None


def say(sentence: str | None) -> None:
    if sentence is not None:
        print(sentence, file=sys.stderr)
