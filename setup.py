"""Build: the rules compiled by mypyc where a C compiler is there, plain Python where not.

TALIA_BUILD=pure leaves the extensions out (a wheel for any platform); TALIA_BUILD=compiled makes a failing compiler an
error; unset, a failing compiler gives a message and the same files run interpreted.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

# What runs a million times a second. Everything else calls it a few times a move and stays interpreted. Two libraries:
# the rules take gcc minutes and change rarely, the search takes seconds and changes often.
# A folder means every module in it. What is compiled of a game's bots lies beside what is not: only this list tells.
COMPILED = {
    "talia": ("src/talia/core", "src/talia/games"),
    "talia_bots": (
        "src/talia/bots/methods/forward.py",
        "src/talia/bots/methods/matrix.py",
        "src/talia/bots/methods/tree.py",
        "src/talia/bots/cardia/features.py",
        "src/talia/bots/cardia/net.py",
        "src/talia/bots/cardia/ranges.py",
        "src/talia/bots/cardia/round.py",
        "src/talia/bots/cardia/selfplay.py",
        "src/talia/bots/cardia/whole.py",
        "src/talia/bots/fantasy_realms/hands.py",
        "src/talia/bots/fantasy_realms/trades.py",
        "src/talia/bots/radlands/features.py",
        "src/talia/bots/radlands/games.py",
        "src/talia/bots/radlands/judge.py",
        "src/talia/bots/radlands/turn.py",
    ),
}


def sources(library: str) -> list[str]:
    """Every module of a compiled library, in a stable order."""
    places = [Path(name) for name in COMPILED[library]]
    return sorted(str(path) for place in places for path in (place.rglob("*.py") if place.is_dir() else [place]))


def extensions() -> list[object]:
    if os.environ.get("TALIA_BUILD") == "pure":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        if os.environ.get("TALIA_BUILD") == "compiled":
            raise
        print(f"talia: building without compiled rules, because {missing}", file=sys.stderr)
        return []
    # -O3 is what users get; TALIA_OPT=1 builds in a third of the time, for trying things out.
    level = os.environ.get("TALIA_OPT", "3")
    groups = [(sources(library), library) for library in COMPILED]
    before = mended()
    files = [path for group, _ in groups for path in group]
    found = mypycify(["--strict", "--python-version=3.11", *files], opt_level=level, separate=groups)
    mend_acyclic_classes()
    if sys.platform != "win32":
        hasten_imports()
    keep_times(before)
    for extension in found:
        flag = "-fno-semantic-interposition"
        if sys.platform != "win32" and flag not in extension.extra_compile_args:
            # Measured: lets gcc inline across our modules, about a fifth faster. MSVC does not know the flag.
            extension.extra_compile_args.append(flag)
        extension.optional = os.environ.get("TALIA_BUILD") != "compiled"
    return list(found)


def mended() -> dict[Path, tuple[bytes, float]]:
    """The generated files as the last build left them, with their times."""
    return {path: (path.read_bytes(), path.stat().st_mtime) for path in Path("build").glob("__native_*.c")}


def keep_times(before: dict[Path, tuple[bytes, float]]) -> None:
    """Give a file that came out the same its old time, so that only what changed is compiled again."""
    for path, (text, time) in before.items():
        if path.exists() and path.read_bytes() == text:
            os.utime(path, (time, time))


def mend_acyclic_classes() -> None:
    """Free objects of acyclic classes at once, also deep inside other objects that are being freed.

    mypyc 2.4.1 sends them, from the fiftieth level on, through CPython's trashcan, which writes into a header that only
    objects known to the garbage collector have: memory in front of the object is overwritten. Seen with a chain of more
    than fifty links; a state held deep in a tree of a search would do it as well.
    """
    for generated in Path("build").glob("__native_*.c"):
        kept: list[str] = []
        collected = True
        for line in generated.read_text(encoding="utf-8").splitlines(keepends=True):
            words = line.strip()
            if "_dealloc(" in words and words.endswith("*self)"):
                collected = False
            elif words.startswith("PyObject_GC_UnTrack(self)"):
                collected = True
            if collected or not words.startswith("CPy_TRASHCAN_"):
                kept.append(line)
        generated.write_text("".join(kept), encoding="utf-8")


def hasten_imports() -> None:
    """Tell gcc that what runs once, at import, is not worth optimising: a third of the compile time went there."""
    for generated in Path("build").glob("__native_*.c"):
        text = generated.read_text(encoding="utf-8")
        once = r"^char (CPyDef_\w+_____top_level__\(void\)) \{"
        text = re.sub(once, r'__attribute__((cold, optimize("O1"))) char \1 {', text, flags=re.MULTILINE)
        generated.write_text(text, encoding="utf-8")


class Build(build_ext):
    """Builds what can be built, and says so when that is not the compiled rules."""

    def run(self) -> None:
        super().run()
        missing = [ext.name for ext in self.extensions if not Path(self.get_ext_fullpath(ext.name)).exists()]
        if missing and not self.inplace:
            print("talia: no working C compiler, so the rules will run interpreted (slower)", file=sys.stderr)


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
