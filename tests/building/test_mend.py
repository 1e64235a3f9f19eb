"""What is mended in generated C, on small texts of its form, and how it stops where the form is another."""

from __future__ import annotations

from pathlib import Path

import pytest

from building.mend import acyclic_classes, mend, stripped, without_trashcan
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
    source.write_text("@mypyc_attr(acyclic=True)\nclass Frame: ...\n", encoding="utf-8")
    generated = tmp_path / "__native_talia.c"
    generated.write_text(ACYCLIC.replace("\n", "\n    ") + COLLECTED, encoding="utf-8")
    mend(tmp_path, "talia", [str(source)])
    assert generated.read_text(encoding="utf-8") == MENDED + COLLECTED
