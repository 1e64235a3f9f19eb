"""Build: the rules compiled by mypyc where a C compiler is there, plain Python where not.

TALIA_BUILD=pure leaves the extensions out (a wheel for any platform); TALIA_BUILD=compiled makes a failing compiler an
error; unset, a failing compiler gives a message and the same files run interpreted. TALIA_LIBRARY names a folder whose
libraries are packed and nothing is compiled: `scripts/wheels.py` knows that they are of these sources. What is
compiled, and how hard the compiler tries on it, is told in `building/rooms.py`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext

# A build from a source archive runs this file without its folder on the path.
sys.path.insert(0, str(Path(__file__).parent))

from building import rooms
from building.heat import Heat, check_parts, chill
from building.mend import always_set, mend
from building.packed import get_page, say
from building.parting import level as level_of
from building.parting import part
from building.shims import share

BUILD = Path("build")  # where mypyc writes
LIBRARY = os.environ.get("TALIA_LIBRARY", "")

# Each with what it gives. docs/decisions/0012-heat.md has the figures (gcc 12, CPU seconds).
FLAGS = (
    # CPython brings -Wall. Its check of indentation reads a huge file again and again from its start: 342 seconds for
    # the rules instead of 106. -w silences it without sparing it.
    "-Wno-misleading-indentation",
    # Nobody acts on warnings about generated code: 24 seconds for the search instead of 20 or 21.
    "-w",
    # Lets the compiler inline across our modules: random play is about a fifth faster.
    "-fno-semantic-interposition",
    # What turns loops of numbers into vectors, copies functions for single callers and orders instructions anew finds
    # little in ours, and takes a twelfth of the time. Neighbouring fields are still copied two at a time: that is what
    # a clone does, and it is 5 to 12 % faster by it.
    "-fno-tree-loop-vectorize",
    "-fno-schedule-insns2",
    "-fno-ipa-cp-clone",
)
# Debug information of generated C names lines of generated C, which nobody reads: 23 seconds for the search instead of
# 20 or 21.
DEBUG = "0"


def extensions() -> list[Extension]:
    if os.environ.get("TALIA_BUILD") == "pure" or LIBRARY:
        return []
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        if os.environ.get("TALIA_BUILD") == "compiled":
            raise
        print(f"talia: building without compiled rules, because {missing}", file=sys.stderr)
        return []
    # -O3 is what users get; TALIA_OPT=1 builds faster, for trying things out.
    level = os.environ.get("TALIA_OPT", "3")
    before = as_built()
    groups = {library: rooms.sources(library) for library in rooms.LIBRARIES}
    files = [path for paths in groups.values() for path in paths]
    options = ["--strict", "--python-version=3.11", *files]
    separate: list[tuple[list[str], str | None]] = [(paths, library) for library, paths in groups.items()]
    found = mypycify(options, opt_level=level, debug_level=DEBUG, separate=separate, target_dir=str(BUILD))
    flags = () if sys.platform == "win32" else FLAGS  # MSVC does not know them
    everywhere = [module for library in rooms.LIBRARIES for module in rooms.modules(library)]
    check_parts((*rooms.COLD_PARTS, *rooms.INLINED, *rooms.CALLED), everywhere)
    for library, paths in groups.items():
        mend(BUILD, library, paths, always_set(files))
        heat = Heat(
            rooms.modules(library),
            rooms.cold(library),
            rooms.frozen(library),
            rooms.COLD_PARTS,
            rooms.INLINED,
            rooms.CALLED,
        )
        header = chill(BUILD, library, heat, " ".join([f"-O{level}", f"-g{DEBUG}", *flags]))
        others = [str(path) for path in part(BUILD, library, heat)]
        for extension in found:
            if str(BUILD / f"__native_{library}.c") in extension.sources:
                extension.sources.extend(others)
                extension.depends.extend([str(header), str(BUILD / f"__parted_{library}.h")])
        if sys.platform != "win32":  # where nobody has tried it
            share(BUILD, library, rooms.modules(library), found)
    keep_times(before)
    for extension in found:
        # All extensions share one list.
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.optional = os.environ.get("TALIA_BUILD") != "compiled"
    return list(found)


def as_built() -> dict[Path, tuple[bytes, float]]:
    """The generated files as the last build left them, with their times."""
    return {path: (path.read_bytes(), path.stat().st_mtime) for path in BUILD.glob("__*.[ch]")}


def keep_times(before: dict[Path, tuple[bytes, float]]) -> None:
    """Give a file that came out the same its old time, so that only what changed is compiled again."""
    for path, (text, time) in before.items():
        if path.exists() and path.read_bytes() == text:
            os.utime(path, (time, time))


def each_at_its_level(compiler: Any) -> None:
    """Have a compiler try as hard on each file as the file deserves, and compile all files of a library at once."""
    compile_one = compiler._compile

    def compile_(
        sources: list[str],
        output_dir: str | None = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> list[str]:
        _, objects, post, paths, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        before = compiler._get_cc_args(paths, debug, extra_preargs)

        def one(made: str) -> None:
            source, suffix = build[made]
            told = level_of(source)
            compile_one(made, source, suffix, before, [*post, told] if told else post, paths)

        with ThreadPoolExecutor(os.cpu_count()) as several:
            list(several.map(one, [made for made in objects if made in build]))
        return list(objects)

    compiler.compile = compile_


class Build(build_ext):
    """Builds what can be built, each source once, and says so when that is not the compiled rules."""

    def build_extensions(self) -> None:
        if sys.platform != "win32":
            each_at_its_level(self.compiler)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        built = self.__dict__.setdefault("built", {})  # by its sources: the first that was built of them
        path = Path(self.get_ext_fullpath(ext.name))
        first = built.setdefault(tuple(ext.sources), path)
        if first == path or not first.exists():
            super().build_extension(ext)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(first, path)

    def run(self) -> None:
        super().run()
        missing = [ext.name for ext in self.extensions if not Path(self.get_ext_fullpath(ext.name)).exists()]
        if missing and not self.inplace:
            print("talia: no working C compiler, so the rules will run interpreted (slower)", file=sys.stderr)


class Wheel(bdist_wheel):
    """Packs the page, and libraries without the names that only a debugger reads (a sixth of them)."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.root_is_pure = self.root_is_pure and not LIBRARY

    def run(self) -> None:
        say(get_page())
        self.run_command("build")
        built = Path(self.get_finalized_command("build").build_lib)
        for library in Path(LIBRARY).rglob("*.so") if LIBRARY else ():
            shutil.copy2(library, built / library.relative_to(LIBRARY))
        strip = shutil.which("strip")
        if strip is not None and sys.platform == "linux":
            for library in built.rglob("*.so"):
                subprocess.run([strip, "--strip-unneeded", str(library)], check=True)
        super().run()


setup(ext_modules=extensions(), cmdclass={"build_ext": Build, "bdist_wheel": Wheel})
