"""What the processor does by itself, in C: functions whose generated body is preceded by another one.

Interpreted rules run the Python that stands where they are declared, and so do compilers that do not know what is used
here: the generated body stays behind it.
"""

from __future__ import annotations

from typing import NamedTuple


class Instruction(NamedTuple):
    """A function as mypyc writes it, what it does instead, and what that needs before it."""

    gives: str
    takes: str
    body: str
    before: str = ""
    where: str = "defined(__GNUC__)"


# Columns that there is room for are looked at once; what has none, or somebody listens to, goes the generated way.
_PUT = """
talia___core___rows___RowObject *row = (talia___core___rows___RowObject *)cpy_r_self;
int64_t at = row->_at;
int64_t end = at + cpy_r_bits;
if (__builtin_expect(at >= 0 && end <= row->_room, 1)) {
int64_t *word = row->_into.items + (at >> 6);
int used = (int)(at & 63);
*word |= (int64_t)((uint64_t)cpy_r_value << used);
if (used + cpy_r_bits > 64) word[1] = cpy_r_value >> (64 - used);
row->_at = end;
return 1;
}"""
_MARK = """
talia___core___rows___RowObject *row = (talia___core___rows___RowObject *)cpy_r_self;
int64_t at = row->_at + cpy_r_n;
if (__builtin_expect(at >= 0 && at < row->_room, 1)) {
row->_into.items[at >> 6] |= (int64_t)((uint64_t)1 << (at & 63));
return 1;
}"""

INSTRUCTIONS = {
    # A set that is empty has no smallest number; 64 is what counting its bits gives.
    ("talia.core.bits", "lowest"): Instruction(
        "int64_t",
        "int64_t cpy_r_many",
        "return cpy_r_many == 0 ? 64 : __builtin_ctzll((unsigned long long)cpy_r_many);",
    ),
    # Sixty-four bits are such a number already.
    ("talia.core.bits", "signed"): Instruction("int64_t", "int64_t cpy_r_word", "return cpy_r_word;"),
    ("talia.core.rows", "Row.put"): Instruction(
        "char",
        "PyObject *cpy_r_self, PyObject *cpy_r_names, int64_t cpy_r_value, int64_t cpy_r_bits",
        _PUT.strip(),
    ),
    ("talia.core.rows", "Row.mark"): Instruction("char", "PyObject *cpy_r_self, int64_t cpy_r_n", _MARK.strip()),
    # What does not lie within the column is left to the generated body, which says what is wrong.
    ("talia.core.columns", "clear"): Instruction(
        "char",
        "VecI64 cpy_r_column, int64_t cpy_r_first, int64_t cpy_r_length",
        """if (cpy_r_first >= 0 && cpy_r_length >= 0 && cpy_r_length <= cpy_r_column.len - cpy_r_first) {
__builtin_memset(cpy_r_column.items + cpy_r_first, 0, (size_t)cpy_r_length * sizeof(int64_t));
return 1;
}""",
    ),
}
