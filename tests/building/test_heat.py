"""The header of cold functions, made from small generated headers."""

from __future__ import annotations

from pathlib import Path

import pytest

from building.heat import (
    ATTRIBUTES,
    COLD,
    COPIED,
    FROZEN,
    HOT,
    IMPORT,
    IN_HOT_FILE,
    PART,
    TOP,
    UNTRIED,
    WRAPPER,
    Heat,
    chill,
    declarations,
)
from building.rooms import Unmatched

HEADER = """\
#include <Python.h>
extern PyObject *CPyStatics[3137];
extern int CPyExec_talia___core(PyObject *module);
extern PyObject *CPyInit_talia___core(void);
extern PyObject *CPyInitOnly_talia___core(void);
extern int CPyExec_talia___core___view(PyObject *module);
extern PyObject *CPyInit_talia___core___view(void);
extern PyObject *CPyInitOnly_talia___core___view(void);
extern int CPyExec_talia___core____run(PyObject *module);
extern PyObject *CPyInit_talia___core____run(void);
extern PyObject *CPyInitOnly_talia___core____run(void);
extern char CPyDef_talia___core_____top_level__(void);
extern PyObject *CPyDef_talia___core___view___see(PyObject *cpy_r_s, CPyTagged cpy_r_seat);
extern PyObject *CPyPy_talia___core___view___see(PyObject *self, PyObject *const *args, size_t nargs);
extern tuple_T2OI CPyDef_talia___core___view___Seen____sum(PyObject *cpy_r_self);
extern char CPyDef_talia___core___view_____top_level__(void);
extern char CPyDef_talia___core____run___go(void);
extern char CPyDef_talia___core____run___Setup_____init__(PyObject *cpy_r_self);
extern char CPyDef_talia___core____run_____top_level__(void);
#endif
"""
MODULES = ["talia.core", "talia.core.view", "talia.core._run"]
SET_UP = "talia.core.*:*Setup.__init__"


def heat(
    cold: tuple[str, ...] = ("talia.core.view",), frozen: tuple[str, ...] = (), parts: tuple[str, ...] = (SET_UP,)
) -> Heat:
    return Heat(MODULES, list(cold), list(frozen), parts)


def test_every_function_has_its_kind() -> None:
    kinds = {function.name: heat().kind(function.name) for function in declarations(HEADER)}
    imports = [name for name, kind in kinds.items() if kind == IMPORT]
    assert len(imports) == 9
    for name in imports:
        del kinds[name]
    assert kinds == {
        "CPyDef_talia___core_____top_level__": TOP,
        "CPyDef_talia___core___view___see": "talia.core.view",
        "CPyPy_talia___core___view___see": WRAPPER,
        "CPyDef_talia___core___view___Seen____sum": "talia.core.view",
        "CPyDef_talia___core___view_____top_level__": TOP,
        "CPyDef_talia___core____run___go": HOT,
        "CPyDef_talia___core____run___Setup_____init__": PART,
        "CPyDef_talia___core____run_____top_level__": TOP,
    }


def test_cold_functions_are_declared_again_and_only_they() -> None:
    text, kinds = heat().header(declarations(HEADER))
    assert kinds == {TOP: 3, IMPORT: 9, WRAPPER: 1, "talia.core.view": 2, PART: 1, HOT: 1}
    assert f"extern {ATTRIBUTES} tuple_T2OI CPyDef_talia___core___view___Seen____sum(PyObject *cpy_r_self);" in text
    assert f"extern {ATTRIBUTES} char CPyDef_talia___core_____top_level__(void);" in text
    assert f"extern {UNTRIED} int CPyExec_talia___core(PyObject *module);" in text
    assert text.count("extern") == 16
    assert "___go" not in text


def test_a_frozen_room_is_colder_than_a_cold_one() -> None:
    summed = "CPyDef_talia___core___view___Seen____sum"
    wrapper = "CPyPy_talia___core___view___see"
    assert (heat().warmth(summed), heat().warmth(wrapper)) == (COLD, COLD)
    colder = heat(frozen=("talia.core.view",))
    assert (colder.warmth(summed), colder.warmth(wrapper)) == (FROZEN, COLD)
    assert colder.warmth("CPyDef_talia___core____run_____top_level__") == FROZEN
    assert colder.warmth("CPyDef_talia___core____run___Setup_____init__") == FROZEN
    assert (colder.warmth("CPyDef_talia___core____run___go"), colder.warmth("CPyExec_talia___core")) == (HOT, HOT)
    with pytest.raises(Unmatched, match=r"talia\.core\._run is frozen and not cold"):
        heat(frozen=("talia.core._run",)).header(declarations(HEADER))


def test_what_is_copied_to_its_callers_is_declared_so_in_the_hot_file_alone() -> None:
    copying = Heat(MODULES, ["talia.core.view"], [], (SET_UP,), ("talia.core._run:go",))
    text, kinds = copying.header(declarations(HEADER))
    here = f"#ifdef {IN_HOT_FILE}\nextern {COPIED} char CPyDef_talia___core____run___go(void);\n#endif\n"
    assert text.endswith(f"{here}#endif\n")
    assert text.count(COPIED) == 1
    assert kinds[HOT] == 1
    for name in ("talia.core._run:gone", "talia.core.view:see"):
        with pytest.raises(Unmatched, match="is not there, or is cold"):
            Heat(MODULES, ["talia.core.view"], [], (SET_UP,), (name,)).header(declarations(HEADER))


def test_a_wrapper_that_loops_call_is_hot() -> None:
    called = Heat(MODULES, ["talia.core.view"], [], (SET_UP,), (), ("talia.core.*:see",))
    wrapper = "CPyPy_talia___core___view___see"
    assert (called.kind(wrapper), called.warmth(wrapper)) == (HOT, HOT)
    text, _ = called.header(declarations(HEADER))
    assert wrapper not in text
    with pytest.raises(Unmatched, match="is no wrapper that is called from outside"):
        Heat(MODULES, ["talia.core.view"], [], (SET_UP,), (), ("talia.core.*:go",)).header(declarations(HEADER))


@pytest.mark.parametrize(
    "line",
    [
        "extern char CPyDef_talia___core___odd(void) __attribute__((pure));",
        "static char CPyDef_talia___core___odd(void);",
        "extern char (*CPyDef_talia___core___odd)(void);",
        "extern char CPyDef_talia___core___odd(int (*call)(void));",
        "extern char CPyDef_talia___core___odd(",
    ],
)
def test_a_declaration_of_unknown_form_stops_the_build(line: str) -> None:
    with pytest.raises(Unmatched, match="unknown form"):
        declarations(HEADER + line + "\n")


def test_a_module_without_its_top_stops_the_build() -> None:
    without = HEADER.replace("extern char CPyDef_talia___core____run_____top_level__(void);\n", "")
    with pytest.raises(Unmatched, match="2 module tops for 3 modules"):
        heat().header(declarations(without))


def test_a_module_that_is_imported_otherwise_stops_the_build() -> None:
    without = HEADER.replace("extern PyObject *CPyInitOnly_talia___core____run(void);\n", "")
    with pytest.raises(Unmatched, match="8 functions that import for 3 modules"):
        heat().header(declarations(without))


def test_a_function_of_no_module_stops_the_build() -> None:
    with pytest.raises(Unmatched, match="talia___other___f is of no module"):
        heat().header(declarations(HEADER + "extern char CPyDef_talia___other___f(void);\n"))


def test_a_cold_room_without_a_function_stops_the_build() -> None:
    with pytest.raises(Unmatched, match=r"talia\.core is cold and has no function"):
        heat(cold=("talia.core",)).header(declarations(HEADER))


def test_a_cold_folder_may_have_its_functions_in_its_files() -> None:
    _, kinds = heat(cold=("talia.core", "talia.core.view")).header(declarations(HEADER))
    assert kinds["talia.core"] == 0
    assert kinds["talia.core.view"] > 0


def test_a_cold_part_that_is_not_there_stops_the_build() -> None:
    with pytest.raises(Unmatched, match=r"talia\.core\._run:shuffle is a cold part that is not there"):
        heat(parts=(SET_UP, "talia.core._run:shuffle")).header(declarations(HEADER))


def test_a_cold_part_of_a_cold_room_stops_the_build() -> None:
    with pytest.raises(Unmatched, match=r"talia\.core\.view:see is a cold part that is not there, or its room is cold"):
        heat(parts=(SET_UP, "talia.core.view:see")).header(declarations(HEADER))


def test_the_generated_header_includes_ours_once(tmp_path: Path) -> None:
    internal = tmp_path / "__native_internal_talia.h"
    internal.write_text(HEADER, encoding="utf-8")
    written = chill(tmp_path, "talia", heat(), "-O3")
    again = chill(tmp_path, "talia", heat(), "-O1")
    assert written == again
    assert internal.read_text(encoding="utf-8") == HEADER + '#include "__cold_talia.h"\n'
    # Other flags are another header: everything that includes it is built anew.
    assert written.read_text(encoding="utf-8").startswith("/* -O1 */\n")
