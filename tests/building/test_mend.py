"""What is mended in generated C, on small texts of its form, and how it stops where the form is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from building.instructions import INSTRUCTIONS
from building.mend import (
    acyclic_classes,
    always_set,
    asked,
    borrowing,
    in_one_instruction,
    mend,
    shorter_imports,
    stripped,
    without_doubt,
    without_fear,
    without_marks,
    without_trashcan,
)
from building.rooms import Unmatched

COLLECTED = """\
static void
talia___core___Game_dealloc(talia___core___GameObject *self)
{
PyObject_GC_UnTrack(self);
CPy_TRASHCAN_BEGIN(self, talia___core___Game_dealloc)
talia___core___Game_clear((PyObject *)self);
Py_TYPE(self)->tp_free((PyObject *)self);
CPy_TRASHCAN_END(self)
done: ;
}
"""
ACYCLIC = COLLECTED.replace("Game", "Frame").replace("PyObject_GC_UnTrack(self);\n", "")
MENDED = """\
static void
talia___core___Frame_dealloc(talia___core___FrameObject *self)
{
talia___core___Frame_clear((PyObject *)self);
Py_TYPE(self)->tp_free((PyObject *)self);
done: ;
}
"""
FRAME = "talia___core___Frame"
READ = """\
cpy_r_r2 = ((talia___core___FrameObject *)cpy_r_self)->_pc;
if (unlikely(cpy_r_r2 == -113) && !(((talia___core___FrameObject *)cpy_r_self)->bitmap & 64)) {
PyErr_SetString(PyExc_AttributeError, "attribute 'pc' of 'Frame' undefined");
}
cpy_r_r3 = cpy_r_r2 == -113;
if (unlikely(cpy_r_r3)) goto CPyL7;
"""
READ_PLAINLY = """\
cpy_r_r2 = ((talia___core___FrameObject *)cpy_r_self)->_pc;
cpy_r_r3 = 0;
if (unlikely(cpy_r_r3)) goto CPyL7;
"""
READER = """\
if (unlikely(self->_pc == -113) && !(((talia___core___FrameObject *)self)->bitmap & 64)) {
PyErr_SetString(PyExc_AttributeError,
"attribute 'pc' of 'Frame' undefined");
return NULL;
}
"""
WRITE = """\
if (unlikely(cpy_r_r21 == -113)) {
((talia___core___FrameObject *)cpy_r_s)->bitmap |= 16;
}
((talia___core___FrameObject *)cpy_r_s)->_pc = cpy_r_r21;
"""
WRITE_PLAINLY = "((talia___core___FrameObject *)cpy_r_s)->_pc = cpy_r_r21;\n"
LOWEST = """\
int64_t CPyDef_talia___core___bits___lowest(int64_t cpy_r_many) {
return by_hand(cpy_r_many);
}
int64_t CPyDef_talia___core___bits___signed(int64_t cpy_r_word) {
return by_hand(cpy_r_word);
}
"""
PUT = """\
char CPyDef_talia___core___rows___Row____turn(PyObject *cpy_r_self) {
VecI64 cpy_r_r8;
cpy_r_r8 = ((talia___core___rows___RowObject *)cpy_r_self)->_into;
if (unlikely(cpy_r_r8.len < 0)) {
goto CPyL19;
}
VEC_I64_INCREF(cpy_r_r8);
cpy_r_r10 = (int64_t)cpy_r_r8.len;
cpy_r_r16 = (CPyPtr)cpy_r_r8.items;
*(int64_t *)cpy_r_r16 = cpy_r_r5;
VEC_I64_DECREF(cpy_r_r8);
return 1;
}
"""
INCLUDE = '#include "__native_internal_talia.h"\n'
IMPORT = """\
cpy_r_r87 = (void *)&CPyModule_talia___core___bits;
cpy_r_r88 = (void *)&CPyImportState_talia___core___bits;
cpy_r_r89 = CPyModuleLockAPI_talia;
cpy_r_r90 = CPyImport_IsInitialized(cpy_r_r88);
if (!cpy_r_r90) goto CPyL34;
cpy_r_r91 = PyImport_GetModuleDict();
cpy_r_r92 = CPyStatics[2336]; /* 'talia.core.bits' */
cpy_r_r93 = CPyDict_GetItem(cpy_r_r91, cpy_r_r92);
if (unlikely(cpy_r_r93 == NULL)) {
CPy_AddTraceback("src/talia/core/rng.py", "<module>", 21, CPyStatic_talia___core___rng___globals);
goto CPyL373;
}
cpy_r_r94 = cpy_r_r93;
goto CPyL38;
CPyL34: ;
cpy_r_r95 = CPyInitOnly_talia___core___bits;
cpy_r_r96 = CPyExec_talia___core___bits;
cpy_r_r97 = (PyObject **)&CPyModule_talia___core___bits__internal;
cpy_r_r98 = PyImport_GetModuleDict();
cpy_r_r99 = CPyStatics[35]; /* 'talia__mypyc' */
cpy_r_r100 = CPyDict_GetItem(cpy_r_r98, cpy_r_r99);
if (unlikely(cpy_r_r100 == NULL)) {
CPy_AddTraceback("src/talia/core/rng.py", "<module>", 21, CPyStatic_talia___core___rng___globals);
goto CPyL373;
}
cpy_r_r101 = CPyStatics[36]; /* '__file__' */
cpy_r_r102 = CPyObject_GetAttr(cpy_r_r100, cpy_r_r101);
CPy_DECREF(cpy_r_r100);
if (unlikely(cpy_r_r102 == NULL)) {
CPy_AddTraceback("src/talia/core/rng.py", "<module>", 21, CPyStatic_talia___core___rng___globals);
goto CPyL373;
}
cpy_r_r103 = CPyStatics[37]; /* '.cpython-311-x86_64-linux-gnu.so' */
cpy_r_r104 = CPyStatics[2336]; /* 'talia.core.bits' */
cpy_r_r105 = CPyImport_ImportNative(cpy_r_r104, cpy_r_r95, cpy_r_r96, cpy_r_r97, cpy_r_r87, \
cpy_r_r88, cpy_r_r89, cpy_r_r102, cpy_r_r103, 0);
CPy_DECREF(cpy_r_r102);
if (unlikely(cpy_r_r105 == NULL)) {
CPy_AddTraceback("src/talia/core/rng.py", "<module>", 21, CPyStatic_talia___core___rng___globals);
goto CPyL373;
}
cpy_r_r94 = cpy_r_r105;
CPyL38: ;
"""


def test_indentation_goes_and_nothing_else() -> None:
    assert stripped('a\n    b  c\n        \n\tputs("  d");\n') == 'a\nb  c\n\n\tputs("  d");\n'


def test_acyclic_objects_are_freed_at_once_and_others_as_before() -> None:
    assert without_trashcan(ACYCLIC + COLLECTED + ACYCLIC.replace("Frame", "Pile"), {FRAME, "talia___core___Pile"}) == (
        MENDED + COLLECTED + MENDED.replace("Frame", "Pile")
    )


def test_a_declared_class_that_is_not_found_stops_the_build() -> None:
    with pytest.raises(Unmatched, match=r"only declared: \['talia___core___Frame'\]; only generated: \[\]"):
        without_trashcan(COLLECTED, {FRAME})


def test_a_class_that_nobody_declared_stops_the_build() -> None:
    with pytest.raises(Unmatched, match=r"only declared: \[\]; only generated: \['talia___core___Frame'\]"):
        without_trashcan(ACYCLIC, set())


@pytest.mark.parametrize(
    "line", ["CPy_TRASHCAN_BEGIN(self, talia___core___Frame_dealloc)\n", "CPy_TRASHCAN_END(self)\n"]
)
def test_half_a_trashcan_stops_the_build(line: str) -> None:
    with pytest.raises(Unmatched, match="1 lines about the trashcan where 2 were expected"):
        without_trashcan(ACYCLIC.replace(line, ""), {FRAME})


def test_a_mypyc_that_mended_it_itself_stops_the_build_and_says_what_to_do() -> None:
    with pytest.raises(Unmatched, match=r"0 lines about the trashcan .* docs/decisions/0011-trashcan\.md"):
        without_trashcan(MENDED, {FRAME})


def test_acyclic_classes_are_read_from_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = Path("src/talia/core/frame.py")
    source.parent.mkdir(parents=True)
    source.write_text(
        "@final\n@mypyc_attr(acyclic=True, free_list_len=1)\nclass Frame: ...\n"
        "@mypy_extensions.mypyc_attr(acyclic=True)\nclass Pile: ...\n"
        "@mypyc_attr(acyclic=False)\nclass Game: ...\n"
        "@mypyc_attr(free_list_len=1)\nclass Step: ...\n"
        "@dataclass\nclass Event: ...  # not acyclic=True\n",
        encoding="utf-8",
    )
    assert acyclic_classes([str(source)]) == {"talia___core___frame___Frame", "talia___core___frame___Pile"}


def test_a_generated_file_is_mended_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = Path("src/talia/core/__init__.py")
    source.parent.mkdir(parents=True)
    source.write_text(
        "@mypyc_attr(acyclic=True)\nclass Frame:\n    def __init__(self):\n        self.pc = 0\n", encoding="utf-8"
    )
    generated = tmp_path / "__native_talia.c"
    generated.write_text(
        INCLUDE + READ + WRITE + ACYCLIC.replace("\n", "\n    ") + COLLECTED + IMPORT, encoding="utf-8"
    )
    mend(tmp_path, {"talia": [str(source)]})
    mended = generated.read_text(encoding="utf-8")
    assert READ_PLAINLY + WRITE_PLAINLY in mended
    assert MENDED + COLLECTED + "cpy_r_r94 = imported(" in mended


def test_a_number_is_read_plainly_where_it_is_always_set() -> None:
    other = READ.replace("Frame", "Pile")
    assert without_doubt(READ + other, {(FRAME, "pc")}) == READ_PLAINLY + other
    for known in (set[tuple[str, str]](), {(FRAME, "me")}, {("talia___core___Other", "pc")}):
        with pytest.raises(Unmatched, match="no number is asked"):
            without_doubt(READ, known)


def test_so_it_is_where_the_object_read_from_is_given_back_first() -> None:
    freed = READ.replace("cpy_r_r3 = ", "CPy_DECREF(cpy_r_self);\ncpy_r_r3 = ")
    assert without_doubt(freed, {(FRAME, "pc")}) == READ_PLAINLY.replace(
        "cpy_r_r3 = ", "CPy_DECREF(cpy_r_self);\ncpy_r_r3 = "
    )


def test_readers_from_python_do_not_ask_either() -> None:
    other = READER.replace("Frame", "Pile")
    assert without_doubt(READ + READER + other, {(FRAME, "pc")}) == READ_PLAINLY + other


def test_nothing_is_marked_where_nobody_asks() -> None:
    other = WRITE.replace("Frame", "Pile")
    assert without_marks(WRITE + other, {(FRAME, "pc")}, set()) == WRITE_PLAINLY + other


def test_what_somebody_asks_about_is_marked_by_everybody() -> None:
    assert asked(READ + READER.replace("'pc'", "'me'") + WRITE) == {"pc", "me"}
    assert without_marks(WRITE, {(FRAME, "pc")}, {"pc"}) == WRITE
    with pytest.raises(Unmatched, match="in an unknown form"):
        asked(READ.replace("attribute 'pc' of", "number"))


def test_what_the_processor_knows_is_one_instruction() -> None:
    mended = in_one_instruction(LOWEST, ["talia.core.bits"])
    assert mended.count("#if defined(__GNUC__)\nreturn ") == 2
    assert "__builtin_ctzll" in mended
    assert mended.count("by_hand") == 2  # for other compilers
    assert in_one_instruction("", ["talia.core.rng"]) == ""
    with pytest.raises(Unmatched, match="lowest is defined 0 times as expected"):
        in_one_instruction(LOWEST.replace("cpy_r_many) {", "cpy_r_set) {"), ["talia.core.bits"])


def test_what_is_needed_for_it_stands_before_it_under_the_same_condition() -> None:
    told = INSTRUCTIONS["talia.core.columns", "spread"]
    others = [
        f"{each.gives} CPyDef_talia___core___columns___{name}({each.takes}) {{\nby_hand();\n}}\n"
        for each, name in ((told, "spread"), (INSTRUCTIONS["talia.core.columns", "clear"], "clear"))
    ]
    mended = in_one_instruction("".join(others), ["talia.core.columns"])
    assert mended.startswith(f"#if {told.where}\n#include <immintrin.h>\n")
    assert mended.count("#if ") == mended.count("#endif\n") == 3
    assert mended.index("bits_to_bytes(const") < mended.index("CPyDef_talia___core___columns___spread(")


def test_nobody_asks_whether_arithmetic_has_failed() -> None:
    caller = "cpy_r_r8 = CPyDef_talia___core___bits___lowest(cpy_r_r7);\ncpy_r_r9 = cpy_r_r8 == -113;\n"
    other = caller.replace("lowest", "members")
    sure = ("talia.core.bits:lowest", "talia.core.bits:signed")
    arithmetic = LOWEST.replace("by_hand(cpy_r_many)", "CPyDef_talia___core___bits___signed(cpy_r_many)").replace(
        "by_hand(cpy_r_word)", "cpy_r_word"
    )
    assert without_fear(arithmetic + caller + other, ["talia.core.bits"], sure) == (
        arithmetic + caller.replace("cpy_r_r8 == -113", "0") + other
    )
    assert without_fear(caller, ["talia.core.rng"], sure) == caller
    with pytest.raises(Unmatched, match="bits:lowest is told to be sure, and calls by_hand"):
        without_fear(LOWEST, ["talia.core.bits"], sure)
    with pytest.raises(Unmatched, match=r"bits:lowest, talia\.core\.bits:signed: not there, and told to be sure"):
        without_fear(caller, ["talia.core.bits"], sure)


def test_columns_are_borrowed_by_who_only_writes_into_them() -> None:
    turn = ("talia.core.rows:Row._turn",)
    mended = borrowing(PUT, ["talia.core.rows"], turn)
    assert mended == PUT.replace("VEC_I64_INCREF(cpy_r_r8);", "").replace("VEC_I64_DECREF(cpy_r_r8);", "")
    assert borrowing(PUT, ["talia.core.bits"], turn) == PUT
    with pytest.raises(Unmatched, match=r"Row\._pass: not there"):
        borrowing(PUT, ["talia.core.rows"], ("talia.core.rows:Row._pass",))
    with pytest.raises(Unmatched, match="otherwise than expected"):
        borrowing(PUT.replace("VEC_I64_DECREF(cpy_r_r8);\n", ""), ["talia.core.rows"], turn)
    with pytest.raises(Unmatched, match="cannot borrow a column: cpy_r_r9 = cpy_r_r8;"):
        borrowing(PUT.replace("return 1;", "cpy_r_r9 = cpy_r_r8;\nreturn 1;"), ["talia.core.rows"], turn)


def test_what_is_always_set_is_read_from_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    base, state = Path("src/talia/core/base.py"), Path("src/talia/games/state.py")
    for path in (base, state):
        path.parent.mkdir(parents=True)
    base.write_text(
        "class Base:\n"
        "    def __init__(self, a):\n"
        "        self.a: i64 = a\n"
        "        self.b, self.c = a, a\n"
        "        self.unset: i64\n"
        "        if a:\n"
        "            self.d = 1\n"
        "        other.e = 2\n"
        "class Left(Base): ...\n"
        "class Base2:\n"
        "    def __init__(self):\n"
        "        self.x = 1\n"
        "class Forgets(Base2):\n"
        "    def __init__(self):\n"
        "        self.y = 1\n",
        encoding="utf-8",
    )
    state.write_text(
        "from talia.core.base import Base as Core\n"
        "class State(Core[int]):\n"
        "    def __init__(self):\n"
        "        super().__init__(1)\n"
        "        self.f = 3\n",
        encoding="utf-8",
    )
    found: dict[str, set[str]] = {}
    for name, attribute in always_set([str(base), str(state)]):
        found.setdefault(name.removeprefix("talia___"), set()).add(attribute)
    assert found == {
        "core___base___Base": {"a", "b", "c"},
        "core___base___Left": {"a", "b", "c"},
        "games___state___State": {"a", "b", "c", "f"},
        "core___base___Forgets": {"y"},  # and a Forgets may be read as a Base2
    }


def test_an_import_within_the_library_becomes_one_call() -> None:
    text = shorter_imports(f"{INCLUDE}before();\n{IMPORT}after();\n", "talia")
    head, _, body = text.partition("before();\n")
    assert head.startswith(INCLUDE)
    assert "CPyModuleLockAPI_talia, path" in head
    assert (
        body
        == """\
cpy_r_r94 = imported(CPyStatics[2336], CPyInitOnly_talia___core___bits, CPyExec_talia___core___bits,
(void *)&CPyModule_talia___core___bits__internal, (void *)&CPyModule_talia___core___bits, \
(void *)&CPyImportState_talia___core___bits,
CPyStatics[35], CPyStatics[36], CPyStatics[37], 0);
if (unlikely(cpy_r_r94 == NULL)) {
CPy_AddTraceback("src/talia/core/rng.py", "<module>", 21, CPyStatic_talia___core___rng___globals);
goto CPyL373;
}
after();
"""
    )


def test_an_import_of_another_form_stops_the_build() -> None:
    other = IMPORT.replace("CPy_DECREF(cpy_r_r102);\n", "")
    assert other != IMPORT
    with pytest.raises(Unmatched, match="1 imports of the known form in talia, and 2 in all"):
        shorter_imports(INCLUDE + IMPORT + other, "talia")


def test_a_library_that_includes_its_declarations_otherwise_stops_the_build() -> None:
    with pytest.raises(Unmatched, match="talia includes its declarations 0 times"):
        shorter_imports(IMPORT, "talia")
