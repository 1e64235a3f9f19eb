"""Which generated functions are worth the C compiler's time.

mypyc declares every function of a library in one header, `__native_internal_<library>.h`. We write a second header that
declares some of them again, as cold, and have the first include it: no generated function is edited, and a declaration
that does not fit its definition is an error of the C compiler, not a silent miss. Cold are the wrappers by which
interpreted code calls in (the caller is slower than they are) and the cold rooms. Frozen, which is colder, is what runs
once at import, and a few rooms more. `parting` then gives each kind a file of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from building.rooms import Unmatched, fits, matching

# GCC and clang know it: calls of what is cold are taken to be unlikely. Other compilers do not read the header.
ATTRIBUTES = "__attribute__((cold))"
# What imports stays in the hot file. gcc 12 keeps -fwrapv within `optimize`, which clang does not know.
UNTRIED = '__attribute__((cold, optimize("O0")))'
# GCC and clang copy such a function to its callers, however long they think it is. Only where its body is at hand: in
# the hot file, which says so by this name before it includes the header.
COPIED = "__attribute__((always_inline))"
IN_HOT_FILE = "TALIA_HOT_FILE"
COLD = "cold"
FROZEN = "frozen"
_FUNCTION = r"CPy(?:Py|Def|Exec|Init|InitOnly)_\w+"
_NAMED = re.compile(rf"\b{_FUNCTION}\)?\(")
DECLARED = re.compile(rf"extern (?P<result>[\w ]+? \*?)(?P<name>{_FUNCTION})\((?P<takes>[^()]*)\);")

WRAPPER = "wrappers"
TOP = "module tops"
IMPORT = "imports"  # three a module: CPyExec, CPyInit, CPyInitOnly
PART = "cold parts"
HOT = "hot"


class Declaration(NamedTuple):
    """A function as the generated header declares it."""

    name: str
    text: str  # result, name and what it takes


def declarations(header: str) -> list[Declaration]:
    """Every function of a generated header; Unmatched where one is declared in a form that is not known here."""
    found: list[Declaration] = []
    for line in header.splitlines():
        if _NAMED.search(line) is None:
            continue
        match = DECLARED.fullmatch(line.strip())
        if match is None:
            raise Unmatched(f"a function is declared in an unknown form: {line.strip()[:200]}")
        found.append(Declaration(match["name"], f"{match['result']}{match['name']}({match['takes']})"))
    return found


class Heat:
    """What is cold in one library: its modules, the cold ones of them, which of those are frozen, and cold parts."""

    def __init__(
        self,
        modules: list[str],
        cold: list[str],
        frozen: list[str],
        parts: tuple[str, ...],
        inlined: tuple[str, ...] = (),
        called: tuple[str, ...] = (),
    ) -> None:
        self.cold = cold
        self.frozen = frozen
        self.parts = [tuple(each.split(":")) for each in parts]
        self.inlined = [tuple(each.split(":")) for each in inlined]
        self.called = [tuple(each.split(":")) for each in called]
        # The longest first: a package's own functions are those that none of its modules has.
        self._mangled = [(c_name(module), module) for module in sorted(modules, key=len, reverse=True)]
        self._modules = modules
        self._used: set[tuple[str, ...]] = set()

    def kind(self, function: str) -> str:
        """WRAPPER, IMPORT, TOP, PART, the cold module that a function is of, or HOT."""
        if function.startswith("CPyPy_"):
            return HOT if self._called(function) else WRAPPER
        if not function.startswith("CPyDef_"):
            return IMPORT
        module, name = self._place(function.removeprefix("CPyDef_"))
        if name == "__top_level__":
            return TOP
        if module in self.cold:
            return module
        for rooms, names in self.parts:
            # `Class___method` as a dotted name again; a name of our own never has three underscores inside.
            if fits(rooms, module) and fits(names, name.replace("___", ".", 1)):
                self._used.add((rooms, names))
                return PART
        return HOT

    def _called(self, function: str) -> bool:
        """Is a wrapper called so often that it is worth something itself?"""
        if not self.called:
            return False
        module, name = self._place(function.removeprefix("CPyPy_"))
        for rooms, names in self.called:
            if fits(rooms, module) and fits(names, name.replace("___", ".", 1)):
                self._used.add((rooms, names))
                return True
        return False

    def copied(self, function: str) -> bool:
        """Is a hot function to be copied to its callers?"""
        if not function.startswith("CPyDef_"):
            return False
        module, name = self._place(function.removeprefix("CPyDef_"))
        this = (module, name.replace("___", ".", 1))
        if this in self.inlined:
            self._used.add(this)
            return True
        return False

    def warmth(self, function: str) -> str:
        """HOT, COLD or FROZEN. What imports is neither: it is private to the file that it is in, and stays there."""
        kind = self.kind(function)
        if kind in (HOT, IMPORT):
            return HOT
        return FROZEN if kind in (TOP, PART) or kind in self.frozen else COLD

    def header(self, found: list[Declaration]) -> tuple[str, Counter[str]]:
        """The declarations of what is cold, and how many functions there are of each kind; every kind must be there."""
        lines = ["#ifdef __GNUC__"]
        copied: list[str] = []
        kinds: Counter[str] = Counter()
        for function in found:
            kind = self.kind(function.name)
            kinds[kind] += 1
            if kind != HOT:
                lines.append(f"extern {UNTRIED if kind == IMPORT else ATTRIBUTES} {function.text};")
            elif self.copied(function.name):
                copied.append(f"extern {COPIED} {function.text};")
        if copied:
            lines += [f"#ifdef {IN_HOT_FILE}", *copied, "#endif"]
        lines.append("#endif")
        if kinds[TOP] != len(self._modules):
            raise Unmatched(f"{kinds[TOP]} module tops for {len(self._modules)} modules")
        if kinds[IMPORT] != 3 * len(self._modules):
            raise Unmatched(f"{kinds[IMPORT]} functions that import for {len(self._modules)} modules; expected: 3 each")
        for room in self.frozen:
            if room not in self.cold:
                raise Unmatched(f"{room} is frozen and not cold: see building/rooms.py")
        for room in self.cold:
            # A folder's functions may all be in its files.
            if kinds[room] == 0 and not any(kinds[other] for other in self.cold if other.startswith(f"{room}.")):
                raise Unmatched(f"{room} is cold and has no function: strike it in building/rooms.py")
        for rooms, names in self.called:
            here = any(fits(rooms, module) for module in self._modules)
            if here and (rooms, names) not in self._used:
                raise Unmatched(f"{rooms}:{names} is no wrapper that is called from outside")
        for room, name in self.inlined:
            if room in self._modules and (room, name) not in self._used:
                raise Unmatched(f"{room}:{name} is to be copied to its callers and is not there, or is cold")
        for rooms, names in self.parts:
            here = any(fits(rooms, module) for module in self._modules)
            if here and (rooms, names) not in self._used:
                raise Unmatched(f"{rooms}:{names} is a cold part that is not there, or its room is cold")
        return "\n".join([*lines, ""]), kinds

    def _place(self, plain: str) -> tuple[str, str]:
        for mangled, module in self._mangled:
            if plain.startswith(mangled + "___"):
                return module, plain[len(mangled) + 3 :]
        raise Unmatched(f"{plain} is of no module of this library")


def c_name(dotted: str) -> str:
    """A dotted name as mypyc writes it in C."""
    return dotted.replace(".", "___")


def chill(build: Path, library: str, heat: Heat, flags: str) -> Path:
    """Write the header of a library's cold functions and have the generated one include it.

    The flags stand in it as well: whoever builds with others gets a changed header, and with it everything built anew.
    """
    internal = build / f"__native_internal_{library}.h"
    text = internal.read_text(encoding="utf-8")
    declared, kinds = heat.header(declarations(text))
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(kinds.items()))
    written = build / f"__cold_{library}.h"
    written.write_text(f"/* {flags} */\n/* {told} */\n{declared}", encoding="utf-8")
    include = f'#include "__cold_{library}.h"\n'
    if include not in text:
        internal.write_text(text + include, encoding="utf-8")
    return written


def check_parts(parts: tuple[str, ...], modules: list[str]) -> None:
    """Every cold part must be of a room that some library has."""
    matching(tuple(each.split(":")[0] for each in parts), modules)
