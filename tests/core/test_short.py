"""Positions as short texts: what was once written is read for ever, anything can be told, a changed text is refused."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

import talia
from talia.core.errors import BadPosition
from talia.core.short import LETTERS, lengthened, shortened
from talia.core.short_table import TABLE


def test_texts_that_people_keep_are_read_by_the_same_table_for_ever() -> None:
    """Another table would read other positions out of them: it needs another version."""
    assert hashlib.sha256(TABLE.encode()).hexdigest()[:16] == "08895b3792092ccb"


@pytest.mark.parametrize(
    ("text", "game", "seed"),
    [
        ("1Vei0cP49eCHvK8RGhHpWUwcQ660TnUNoQNLfhyFgrWxyI", "cardia", 1),
        (
            "1FxDdwKPKSOlX45BkiqNqPT8P7G5c6MOnfFiDIQhKuZMvCcSzs5YZSEZHrA7AVgYktF_MOZ7kDL_vD2Ryzygr5gHzcSr81VCaTeUXfb56w1jXA0JJG_19FII",
            "radlands",
            2,
        ),
        ("1IZmxbBclx61ko1iPc5UNUTXCodPZFIyhv7cpEpgu_PT-0xcwaz3GfirlK0nu9DXGRbj6ArzL-g", "fantasy_realms", 3),
    ],
)
def test_texts_of_version_1_are_read(text: str, game: str, seed: int) -> None:
    position = talia.game(game).start(seed).to_position()
    assert lengthened(text) == position
    assert shortened(position) == text


@pytest.mark.parametrize(
    "position",
    [
        {"game": "cardia", "table": {"hands": [["inventor"], ["djinn"]], "decks": [[], []]}},
        {"game": "somebody's", "table": {"żółw": [True, False, None, -3, 1 << 100], "again": ["żółw", "żółw", ""]}},
        {"game": "cardia", "table": {}, "options": {"deck": ["I", 7, {"a": []}], "influences": []}},
        {"game": "fantasy_realms", "table": {"trading": {"memory": [{"dragon": [2]}, {"nobody": "here"}]}}},
        {"game": "radlands", "random": True, "seats": "2", "question": -1, "doing": {}, "asked": [[0]]},
        {"game": "game", "game[]": {"~": "~", '"': "<", "{": "[1"}},
    ],
)
def test_what_people_write_comes_back_whatever_it_is(position: dict[str, Any]) -> None:
    text = shortened(position)
    assert text[0] == "1"
    assert set(text) <= set(LETTERS)
    back = lengthened(text)
    assert back == position
    assert repr(sorted(back.items())) == repr(sorted(position.items())) or "random" not in position  # True is not 1


def test_a_letter_changed_left_out_or_added_is_found() -> None:
    text = shortened(talia.game("radlands").start(3).to_position())
    changed = [
        text[:at] + LETTERS[(LETTERS.index(text[at]) + by) % 64] + text[at + 1 :]
        for at in range(1, len(text), 3)
        for by in (1, 17)
    ]
    changed += [text[:at] + text[at + 1 :] for at in range(1, len(text), 7)] + [text + "A", text[:20], "1"]
    for other in changed:
        with pytest.raises(BadPosition, match="a letter is missing or changed"):
            lengthened(other)


def test_noise_is_refused_and_takes_no_time() -> None:
    rng = talia.Random(11)
    for size in (1, 5, 40, 400, 7_000):
        for _ in range(20):
            with pytest.raises(BadPosition):
                lengthened("1" + "".join(rng.pick(LETTERS) for _ in range(size)))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "position text: None is not a text"),
        ("", "position text: '' is not a text"),
        ("2abc", "version '2' is not 1"),
        ("1ab c", "' ' is not allowed in it"),
        ("1" * 9_000, "it has 9000 letters; allowed: 8000"),
    ],
)
def test_what_is_no_text_is_refused_in_one_sentence(text: Any, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence.replace("(", r"\(")):
        lengthened(text)


@pytest.mark.parametrize(
    "position",
    [
        None,
        {},
        {"game": 3},
        {"game": "a", "x": 1.5},
        {"game": "a", "x": 1 << 200},
        {"game": "a", "x": "y" * 300},
        {"game": "a", "x": {1: 2}},
        {"game": "a", "x": {1: 2, "b": 3}},
        {"game": "a", "x": [0] * 5_000},
        {"game": "a", "x": [f"word {n}" for n in range(3_000)]},
        {"game": "a", "x": "\ud800"},
    ],
)
def test_what_a_text_cannot_tell_is_refused(position: Any) -> None:
    with pytest.raises(BadPosition, match="position"):
        shortened(position)


def test_a_position_that_is_nested_without_end_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(40):
        deep = [deep]
    with pytest.raises(BadPosition, match="more than a short text can tell"):
        shortened({"game": "a", "x": deep})
