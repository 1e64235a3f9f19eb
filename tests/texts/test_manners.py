"""Every text of every file speaks the words of the boxes, with articles, plurals and signs as its language has them."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser, ast

from talia.texts import LANGUAGES
from tests.texts.manners import CHECKS, ROOT, Said, all_written, polish_branches, written
from tests.texts.old_texts import REFUSED

OLD = [(check, language, source) for (language, check), sources in REFUSED.items() for source in sources]
RETURNED = [(language, source) for check, language, source in OLD if check == "returned"]
_OLD = {(one.language, one.key, one.text) for language, source in RETURNED for one in written(language, f"{source}\n")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("check", CHECKS)
def test_texts_of_every_file_keep_to_it(check: str, language: str) -> None:
    found = {f"{one.key}: {one.text}": CHECKS[check](one) for one in all_written(language)}
    assert {text: wrong for text, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_read(language: str) -> None:
    read = {one.key.partition(".")[0] for one in all_written(language)}
    for file in (ROOT / language).glob("*.ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(keys) - read <= {"site-hyphens"}, file.name


def test_polish_numbers_have_a_form_for_few() -> None:
    found: dict[str, list[str]] = {}
    for file in (ROOT / "pl").glob("*.ftl"):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
                found[entry.id.name] = [w for p in patterns if p is not None for w in polish_branches(p)]
    assert {key: wrong for key, wrong in found.items() if wrong} == {}
    old = FluentParser(with_spans=False).parse("x = { $n ->\n    [one] { $n } karta\n   *[other] { $n } kart\n}\n")
    message = old.body[0]
    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert polish_branches(message.value) == ["n: karta has no branch for few"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_levels_never_share_a_name(language: str) -> None:
    names = Counter(one.text.casefold() for one in all_written(language) if re.match(r"\w+-level-[a-z]+$", one.key))
    assert [name for name, count in names.items() if count > 1] == []
    assert not [one.key for one in all_written(language) if one.key.startswith("bots-level-")]


def _returned(one: Said) -> list[str]:
    return ["read and changed before"] if (one.language, one.key, one.text) in _OLD else []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_returns_that_was_read_and_changed(language: str) -> None:
    assert [one.key for one in all_written(language) if _returned(one)] == []


@pytest.mark.parametrize(("check", "language", "source"), OLD)
def test_texts_as_they_once_were_are_refused(check: str, language: str, source: str) -> None:
    checks = {**CHECKS, "returned": _returned}
    assert any(checks[check](one) for one in written(language, f"{source}\n")), source
