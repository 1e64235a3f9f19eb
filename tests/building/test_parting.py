"""One C file in three, on a small text of the generated form; every compiled test shows that the whole works."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from building.heat import COLD, FROZEN, IN_HOT_FILE, Heat
from building.parting import level, part, parted
from building.rooms import Unmatched

MODULES = ["talia.core", "talia.core.view"]
DECLARED = {
    "CPyDef_talia___core___go",
    "CPyPy_talia___core___go",
    "CPyDef_talia___core_____top_level__",
    "CPyDef_talia___core___view___see",
    "CPyDef_talia___core___view_____top_level__",
}
TEXT = """\
#include <init.c>
#include "__native_internal_talia.h"
static CPy_NOINLINE PyObject *imported(PyObject *name)
{
return name;
}
PyObject *CPyDef_talia___core_____mypyc__Card_setup(PyObject *cpy_r_type);
static bool
CPyDef_talia___core___Card_trait_vtable_setup(void)
{
return 1;
}
static bool
CPyDef_talia___core___Step_trait_vtable_setup(void)
{
return 1;
}
static PyTypeObject *CPyType_talia___core___Card_template = &CPyType_talia___core___Card_template_;
static PyTypeObject *CPyType_talia___core___Step_template = &CPyType_talia___core___Step_template_;
PyObject *CPyDef_talia___core_____mypyc__Card_setup(PyObject *cpy_r_type)
{
return NULL;
}
char CPyDef_talia___core___go(void) {
return 1;
}
PyObject *CPyPy_talia___core___go(PyObject *self, PyObject *const *args, size_t nargs) {
static const char * const kwlist[] = {"}", 0};
if (nargs) {
char brace = '{'; /* } */
}
return self;
}
char CPyDef_talia___core_____top_level__(void) {
cpy_r_r1 = imported(CPyType_talia___core___Card_template);
cpy_r_r2 = CPyDef_talia___core___Card_trait_vtable_setup();
return 1;
}
PyObject *CPyDef_talia___core___view___see(PyObject *cpy_r_s) {
return CPyDef_talia___core_____mypyc__Card_setup(cpy_r_s);
}
char CPyDef_talia___core___view_____top_level__(void) {
return 1;
}
"""


def heat() -> Heat:
    return Heat(MODULES, ["talia.core.view"], [], ())


def test_each_function_lies_in_the_file_of_its_warmth() -> None:
    hot, others, _ = parted(TEXT, "talia", heat(), DECLARED)
    assert "CPyDef_talia___core___go(void) {" in hot
    assert "CPyPy_talia___core___go" not in hot
    assert "top_level__" not in hot
    assert "return self;\n}" in others[COLD], "braces in letters and remarks are none"
    assert "CPyDef_talia___core___view___see(" in others[COLD]
    assert others[FROZEN].count("top_level__(void) {") == 2
    before = [line for line in TEXT.split("\n") if line]
    after = [line for text in (hot, *others.values()) for line in text.split("\n") if line]
    assert len([line for line in after if not line.startswith("#include")]) == len(before) - 2, "nothing is lost"


def test_what_others_use_is_no_longer_private_and_the_rest_stays_so() -> None:
    hot, _, header = parted(TEXT, "talia", heat(), DECLARED)
    for name in (
        "CPyType_talia___core___Card_template;",
        "Card_trait_vtable_setup(void);",
        "imported(PyObject *name);",
    ):
        assert header.count(name) == 1
    assert "Step" not in header
    assert header.count("Card_setup(PyObject *cpy_r_type);") == 1
    assert hot.count("static PyTypeObject *CPyType_talia___core___Step_template") == 1
    assert "static PyTypeObject *CPyType_talia___core___Card_template" not in hot
    assert hot.count("static bool\n") == 1


def test_a_cold_function_that_is_not_found_stops_the_build() -> None:
    with pytest.raises(Unmatched, match="5 cold functions are declared in talia, 4 of them were found"):
        parted(TEXT, "talia", heat(), DECLARED | {"CPyDef_talia___core___view___lost"})
    with pytest.raises(Unmatched, match="a function has no end"):
        parted(TEXT.removesuffix("}\n"), "talia", heat(), DECLARED)


def test_files_are_written_and_each_has_its_level(tmp_path: Path) -> None:
    (tmp_path / "__native_talia.c").write_text(TEXT, encoding="utf-8")
    declared = [f"extern char {name}(void);" for name in sorted(DECLARED)]
    table = "struct export_table_other exports_other;"
    inside = tmp_path / "__native_internal_talia.h"
    inside.write_text("\n".join([table, *declared]), encoding="utf-8")
    written = part(tmp_path, "talia", heat())
    assert [path.name for path in written] == ["__cold_talia.c", "__frozen_talia.c"]
    assert [level(str(path)) for path in written] == ["-O1", "-O0"]
    assert (level(str(tmp_path / "__native_talia.c")), level("__shim_talia.c"), level("any.c")) == ("", "", "")
    hot = (tmp_path / "__native_talia.c").read_text(encoding="utf-8")
    assert hot.count('#include "__parted_talia.h"') == 1
    assert [f"#define {IN_HOT_FILE}" in text for text in (hot, *(path.read_text() for path in written))] == [
        True,
        False,
        False,
    ]
    assert hot.count(table) == 1, "a table is in one file only"
    assert inside.read_text(encoding="utf-8").startswith(f"extern {table}\n")


def test_the_header_is_c(tmp_path: Path) -> None:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None or os.environ.get("CI") != "true", "CI needs a C compiler"
    if compiler is None:
        pytest.skip("there is no C compiler: playing needs none, and CI stops above")
    _, _, header = parted(TEXT, "talia", heat(), DECLARED)
    source = tmp_path / "one.c"
    known = "typedef int PyObject; typedef int PyTypeObject; typedef int bool;\n#define CPy_NOINLINE\n"
    source.write_text(known + header, encoding="utf-8")
    done = subprocess.run(
        [compiler, "-c", "-Werror", str(source), "-o", str(tmp_path / "one.o")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
