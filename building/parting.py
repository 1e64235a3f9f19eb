"""One C file becomes three: what is hot, what is cold, what is frozen.

How hard a C compiler tries is told by file, on its command line. Told by function (`optimize` in an attribute) it costs
nearly as much as trying hard everywhere, because everything that looks at the whole file still looks at all of it. So
the functions that `heat` calls cold are taken out of mypyc's file into files of their own, which include the same
headers. What they use of the first file and was private to it is declared in a header of ours, hidden from other
libraries. The three can be compiled at the same time.
"""

from __future__ import annotations

import re
from pathlib import Path

from building.heat import COLD, FROZEN, IN_HOT_FILE, Heat, declarations
from building.rooms import Unmatched

# What is compiled with little, and with nothing, spent on it; what is hot is compiled as the build says.
LEVELS = {COLD: "-O1", FROZEN: "-O0"}

_DEFINED = re.compile(r"(?P<result>[\w ]+? \*?)(?P<name>CPy(?:Py|Def)_\w+)\([^()]*\) ?\{?")
_QUOTED = re.compile(r"\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|/\*.*?\*/")
_WORD = re.compile(r"\b[A-Za-z_]\w*\b")
_HIDDEN = "CPY_HIDDEN"
# What stays in the first file, is private there, and is used by module tops.
_TEMPLATE = re.compile(r"static (PyTypeObject \*(\w+_template)) = ")
_PREPARES = re.compile(r"static (bool|int)\n((\w+_(?:trait_vtable|coroutine)_setup)\([^()]*\))\n\{")
_IMPORTED = re.compile(r"static (CPy_NOINLINE PyObject \*(imported)\([^()]*\))\n\{")
# The header has a table of another library's functions, which is to be there once.
_TABLE = re.compile(r"^(?:extern )?(struct export_table_\w+ exports_\w+;)$", re.MULTILINE)
_SETUP = re.compile(r"^(PyObject \*(\w+___mypyc__\w+_setup)\([^()]*\));$", re.MULTILINE)


def parted(text: str, library: str, heat: Heat, declared: set[str]) -> tuple[str, dict[str, str], str]:
    """The hot C text; the texts of what is cold and frozen; the header that the three include."""
    lines = text.split("\n")
    kept: list[str] = []
    moved: dict[str, list[str]] = {warmth: [] for warmth in LEVELS}
    found: set[str] = set()
    at = 0
    while at < len(lines):
        defined = _DEFINED.fullmatch(lines[at])
        name = defined["name"] if defined is not None else ""
        warmth = heat.warmth(name) if name in declared else ""
        if warmth not in moved:
            kept.append(lines[at])
            at += 1
            continue
        end = end_of(lines, at)
        moved[warmth].extend(lines[at:end])
        found.add(name)
        at = end
    expected = {name for name in declared if heat.warmth(name) in moved}
    if found != expected:
        raise Unmatched(f"{len(expected)} cold functions are declared in {library}, {len(found)} of them were found")
    bodies = {warmth: "\n".join(each) for warmth, each in moved.items()}
    used = {word for body in bodies.values() for word in _WORD.findall(body)}
    main, header = _shared("\n".join(kept), used)
    includes = (
        f'#include "__native_{library}.h"\n#include "__native_internal_{library}.h"\n#include "__parted_{library}.h"\n'
    )
    opened = "#include <CPy.h>\n#include <vecs/librt_vecs_api.h>\n" + includes
    return main, {warmth: opened + body + "\n" for warmth, body in bodies.items()}, header


def end_of(lines: list[str], at: int) -> int:
    """The line after a definition that begins at a line. Braces are counted: generated text has no indentation here."""
    depth = 0
    opened = False
    for number in range(at, len(lines)):
        plain = _QUOTED.sub("", lines[number])
        depth += plain.count("{") - plain.count("}")
        opened = opened or "{" in plain
        if opened and depth == 0:
            return number + 1
    raise Unmatched(f"a function has no end: {lines[at][:200]}")


def _shared(text: str, used: set[str]) -> tuple[str, str]:
    """The hot text with what others use made visible to them, and the header that declares it."""
    told = ["#if defined(__GNUC__)", f'#define {_HIDDEN} __attribute__((visibility("hidden")))', "#else"]
    told += [f"#define {_HIDDEN}", "#endif"]

    def template(found: re.Match[str]) -> str:
        if found[2] not in used:
            return found[0]
        told.append(f"extern {_HIDDEN} {found[1]};")
        return f"{_HIDDEN} {found[1]} = "

    def prepares(found: re.Match[str]) -> str:
        if found[3] not in used:
            return found[0]
        told.append(f"extern {_HIDDEN} {found[1]} {found[2]};")
        return f"{_HIDDEN} {found[1]}\n{found[2]}\n{{"

    def imported(found: re.Match[str]) -> str:
        told.append(f"extern {_HIDDEN} {found[1]};")
        return f"{_HIDDEN} {found[1]}\n{{"

    text = _TEMPLATE.sub(template, text)
    text = _PREPARES.sub(prepares, text)
    text = _IMPORTED.sub(imported, text)
    told += [f"extern {found[1]};" for found in _SETUP.finditer(text) if found[2] in used]
    return text, "\n".join([*told, ""])


def part(build: Path, library: str, heat: Heat) -> list[Path]:
    """Part the C file of a library, which is mended; tell the files that came out of it."""
    generated = build / f"__native_{library}.c"
    inside = build / f"__native_internal_{library}.h"
    internal = inside.read_text(encoding="utf-8")
    inside.write_text(_TABLE.sub(r"extern \1", internal), encoding="utf-8")
    tables = "".join(f"{found[1]}\n" for found in _TABLE.finditer(internal))
    declared = {each.name for each in declarations(internal)}
    main, others, header = parted(generated.read_text(encoding="utf-8"), library, heat, declared)
    include = f'#include "__native_internal_{library}.h"\n'
    shared = f'#define {IN_HOT_FILE}\n{include}#include "__parted_{library}.h"\n{tables}'
    generated.write_text(main.replace(include, shared, 1), encoding="utf-8")
    (build / f"__parted_{library}.h").write_text(header, encoding="utf-8")
    written: list[Path] = []
    for warmth, text in others.items():
        path = build / f"__{warmth}_{library}.c"
        path.write_text(text, encoding="utf-8")
        written.append(path)
    return written


def level(source: str) -> str:
    """How hard the C compiler is to try on a source file; empty where the build says it."""
    words = Path(source).name.split("_")
    return LEVELS.get(words[2], "") if words[:2] == ["", ""] and len(words) > 2 else ""
