"""Options of games: what each kind takes, and the sentence for what it does not."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.core.options import Flag, Number, OneOf, Setting, Several, checked

SETTINGS: tuple[Setting, ...] = (
    Flag("open", False),
    Number("hand", 5, 1, 7),
    OneOf("deck", "I", ("I", "II")),
    Several("places", [], ("bazaar", "swamp", "temple")),
    Several("cards", ["a", "b"], ("a", "b", "c"), least=1).only_with("deck", "II"),
)


def test_what_is_not_given_has_its_default() -> None:
    assert checked(SETTINGS, {}) == {"open": False, "hand": 5, "deck": "I", "places": [], "cards": ["a", "b"]}


def test_what_is_given_is_kept_and_put_in_order() -> None:
    given = {"open": True, "hand": 7, "deck": "II", "places": ["temple", "bazaar"], "cards": ["c"]}
    assert checked(SETTINGS, given) == {**given, "places": ["bazaar", "temple"]}


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"open": 1}, "option open: 1 is not allowed"),
        ({"hand": 0}, "option hand: 0 is not allowed; allowed: .*1.*7"),
        ({"hand": 8}, "option hand: 8 is not allowed"),
        ({"hand": "5"}, "option hand: '5' is not allowed"),
        ({"hand": True}, "option hand: True is not allowed"),
        ({"deck": "III"}, "option deck: 'III' is not allowed; allowed: I, II"),
        ({"places": ["lunch"]}, "option places: .*lunch.* is not allowed"),
        ({"places": "bazaar"}, "option places: 'bazaar' is not allowed"),
        ({"places": ["swamp", "swamp"]}, "option places"),
        ({"cards": []}, r"option cards: \[\] is not allowed"),
        ({"lunch": 1}, "option lunch: there is none of that name; allowed: open, hand, deck, places, cards"),
    ],
)
def test_what_is_not_allowed_is_refused_in_a_sentence(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises(talia.BadOption, match=complaint):
        checked(SETTINGS, given)


def test_a_form_is_told_what_it_needs() -> None:
    told = {setting.name: setting.to_json() for setting in SETTINGS}
    assert told["open"] == {"name": "open", "kind": "flag", "default": False}
    assert told["hand"] == {"name": "hand", "kind": "number", "default": 5, "least": 1, "most": 7}
    assert told["deck"] == {"name": "deck", "kind": "one", "default": "I", "words": ["I", "II"]}
    assert told["places"]["kind"] == "several"
    assert "when" not in told["places"]
    assert told["cards"]["when"] == {"deck": "II"}
