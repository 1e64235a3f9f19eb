"""Boxes and domains: things are numbered in the order of their declarations, and mistakes are named."""

from __future__ import annotations

from typing import Any

import pytest

from talia.core.action import ActionSpace, Domain
from talia.core.declared import Box, Declared


class Camp(Declared):
    def facts(self) -> dict[str, Any]:
        return {"number": self.number}


def box(*words: str) -> Box[Camp]:
    made: Box[Camp] = Box("the camps")
    for word in words:
        made.declare(Camp(word))
    return made


def test_closing_the_box_numbers_things_in_their_order() -> None:
    camps = box("atoll", "oasis", "tower")
    camps.close()
    assert [camp.number for camp in camps.things] == [1, 2, 3]
    assert camps.words() == ["atoll", "oasis", "tower"]
    assert camps["oasis"].number == 2
    assert camps.facts() == {"atoll": {"number": 1}, "oasis": {"number": 2}, "tower": {"number": 3}}
    assert "tower" in camps
    assert "lunch" not in camps
    assert len(camps) == 3
    between = box("atoll", "nest", "oasis")
    between.close(first=10)
    assert between["oasis"].number == 12


def test_a_box_refuses_what_is_declared_twice_or_too_late() -> None:
    camps = box("oasis")
    with pytest.raises(AssertionError, match="the camps: oasis is declared twice"):
        camps.declare(Camp("oasis"))
    camps.close()
    with pytest.raises(AssertionError, match="tower is declared after the camps was closed"):
        camps.declare(Camp("tower"))
    with pytest.raises(AssertionError, match="closed already"):
        camps.close()


def test_a_domain_is_filled_by_declarations_and_then_laid() -> None:
    camps = Domain("camp", ["decline"])
    camps.put(2, "oasis")
    with pytest.raises(AssertionError, match="camp: number 1 has no word"):
        ActionSpace([camps])
    camps.put(1, "atoll")
    with pytest.raises(AssertionError, match="number 1 is atoll, not tower"):
        camps.put(1, "tower")
    with pytest.raises(AssertionError, match="two options are called oasis"):
        camps.put(3, "oasis")
    with pytest.raises(AssertionError, match="room for 62 options, and tower is number 62"):
        camps.put(62, "tower")
    space = ActionSpace([Domain("yes", ["yes"]), camps])
    assert space.words == ["yes:yes", "camp:decline", "camp:atoll", "camp:oasis"]
    with pytest.raises(AssertionError, match="camp is closed: tower comes too late"):
        camps.put(3, "tower")


def test_an_answer_is_read_by_number_word_or_full_word() -> None:
    camps = Domain("camp", ["decline", "oasis"])
    ActionSpace([Domain("yes", ["yes"]), camps])
    assert [camps.number_of(answer) for answer in (2, "oasis", "camp:oasis")] == [1, 1, 1]
    assert [camps.number_of(answer) for answer in ("yes:oasis", "lunch", None, 1.0, True)] == [-1] * 5
