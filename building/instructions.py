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

# Thirty-two bits at a time become bytes of 0 or 1: each byte gets the eight bits that its own is among, and keeps it.
# Wider registers (AVX-512) were not quicker: what it waits for is memory.
_SPREAD = r"""
#include <immintrin.h>
__attribute__((target("avx2")))
static void bits_to_bytes(const int64_t *words, int64_t rows, int64_t columns, char *into, int64_t apart)
{
const __m256i which = _mm256_setr_epi8(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1,
2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
const __m256i own = _mm256_set1_epi64x(0x8040201008040201LL);
const __m256i one = _mm256_set1_epi8(1);
for (int64_t row = 0; row < rows; row++) {
const char *word = (const char *)(words + row * ((columns + 63) >> 6));
char *at = into + row * apart;
for (int64_t column = 0; column < columns; column += 32) {
int half;
__builtin_memcpy(&half, word + (column >> 3), 4);
__m256i spread = _mm256_shuffle_epi8(_mm256_set1_epi32(half), which);
spread = _mm256_and_si256(_mm256_cmpeq_epi8(_mm256_and_si256(spread, own), own), one);
if (column + 32 <= columns) {
_mm256_storeu_si256((__m256i *)(at + column), spread);
} else {
char rest[32];
_mm256_storeu_si256((__m256i *)rest, spread);
__builtin_memcpy(at + column, rest, (size_t)(columns - column));
}
}
}
}
"""

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
    ("talia.core.columns", "spread"): Instruction(
        "char",
        "VecI64 cpy_r_words, int64_t cpy_r_rows, int64_t cpy_r_columns, int64_t cpy_r_into, int64_t cpy_r_apart",
        """if (cpy_r_rows >= 0 && cpy_r_columns >= 0 && cpy_r_rows * ((cpy_r_columns + 63) >> 6) <= cpy_r_words.len
&& __builtin_cpu_supports("avx2")) {
bits_to_bytes(cpy_r_words.items, cpy_r_rows, cpy_r_columns, (char *)(intptr_t)cpy_r_into, cpy_r_apart);
return 1;
}""",
        _SPREAD,
        "defined(__GNUC__) && defined(__x86_64__)",
    ),
}
