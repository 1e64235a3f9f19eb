"""What is changed in the C text that mypyc writes. Each change says what it found, or stops the build."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from building.heat import c_name
from building.rooms import Unmatched, module_of

_BEGINS = re.compile(r"(?P<name>\w+)_dealloc\(\w+ \*self\)")
_UNTRACKS = "PyObject_GC_UnTrack(self);"


def stripped(text: str) -> str:
    """C text without its indentation, which is four fifths of it: mypyc indents a library's functions ever deeper."""
    return "\n".join([line.lstrip(" ") for line in text.split("\n")])


def acyclic_classes(paths: list[str]) -> set[str]:
    """The classes declared `@mypyc_attr(acyclic=True)` in some source files, as C names."""
    found: set[str] = set()
    for path in paths:
        module = c_name(module_of(Path(path)))
        for node in ast.walk(ast.parse(Path(path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(_is_acyclic(each) for each in node.decorator_list):
                found.add(f"{module}___{node.name}")
    return found


def _is_acyclic(decorator: ast.expr) -> bool:
    if not isinstance(decorator, ast.Call) or not ast.unparse(decorator.func).endswith("mypyc_attr"):
        return False
    return any(
        each.arg == "acyclic" and isinstance(each.value, ast.Constant) and each.value.value is True
        for each in decorator.keywords
    )


def without_trashcan(text: str, declared: set[str]) -> str:
    """C text, stripped, in which objects of acyclic classes are freed at once, also deep inside others being freed.

    mypyc 2.4.1 sends them, from the fiftieth level on, through CPython's trashcan, which writes into a header that only
    objects known to the garbage collector have: memory in front of the object is overwritten. See
    docs/decisions/0011-trashcan.md, also for what to do when mypyc does so no longer.
    """
    lines = text.split("\n")
    kept: list[str] = []
    mended: set[str] = set()
    at = 0
    while at < len(lines):
        begins = _BEGINS.fullmatch(lines[at])
        if begins is None or lines[at + 1] != "{":
            kept.append(lines[at])
            at += 1
            continue
        end = lines.index("done: ;", at)
        body = lines[at:end]
        if _UNTRACKS not in body:
            body = _freed_at_once(begins["name"], body)
            mended.add(begins["name"])
        kept.extend(body)
        at = end
    if mended != declared:
        raise Unmatched(
            "acyclic classes in the sources and in the generated code differ: "
            f"only declared: {sorted(declared - mended)}; only generated: {sorted(mended - declared)}"
        )
    return "\n".join(kept)


def _freed_at_once(name: str, body: list[str]) -> list[str]:
    """The lines of a deallocation without the two that open and close the trashcan."""
    kept = [line for line in body if not line.startswith("CPy_TRASHCAN_")]
    if len(body) - len(kept) != 2:
        raise Unmatched(
            f"{name}: {len(body) - len(kept)} lines about the trashcan where 2 were expected. If mypyc has mended it: "
            "docs/decisions/0011-trashcan.md says what to take out"
        )
    return kept


def mend(build: Path, library: str, paths: list[str]) -> None:
    """Mend the C file of a library in place."""
    generated = build / f"__native_{library}.c"
    text = stripped(generated.read_text(encoding="utf-8"))
    generated.write_text(without_trashcan(text, acyclic_classes(paths)), encoding="utf-8")
