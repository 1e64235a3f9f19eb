"""Names: what could hide, turn or break the line they stand in does not reach anybody."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from talia.server.wire.names import JOINERS, MOST_MARKS, cleaned


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Zażółć  gęślą ", "Zażółć gęślą"),
        ("Erzsébet", "Erzsébet"),
        ("Jean-François d’Œuvre", "Jean-François d’Œuvre"),
        ("anna\u202egnp.exe", "annagnp.exe"),  # turns what follows around
        ("\u2066Anna\u2069\u200f", "Anna"),
        ("An\u0000na\x1b[31m", "Anna[31m"),
        ("Anna\nBela", "Anna Bela"),
        ("Anna\u2028Bela", "Anna Bela"),
        ("Anna\u00ad\ufeff\u200b", "Anna"),
        ("\u200b\u202e", None),
        ("\u3164\u2800", None),  # a letter that shows nothing
        ("\u0301\u0301", None),
        ("", None),
        ("👩\u200d🔬", "👩\u200d🔬"),
        ("نام\u200cها", "نام\u200cها"),
        ("Z" + "\u0335" * 30, "Z" + "\u0335" * MOST_MARKS),
        (None, None),
    ],
)
def test_names_are_cleaned(name: str | None, shown: str | None) -> None:
    assert cleaned(name) == shown


@given(st.text(max_size=40))
def test_nothing_hidden_is_left_and_cleaning_again_changes_nothing(name: str) -> None:
    shown = cleaned(name)
    if shown is not None:
        assert shown.strip() == shown != ""
        assert all(char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Zl", "Zp") for char in shown)
        assert cleaned(shown) == shown
