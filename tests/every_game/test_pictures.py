"""Pictures for notebooks: drawn from what one seat sees, well-formed, and never anything but text inside."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any

import pytest

import talia
from talia.core import picture
from tests.every_game.tools import decisions, hidden, label, look, swapped, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


class Reader(HTMLParser):
    """Notes every tag that is not closed in its turn, and the text."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: set[str] = set()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag, f"{tag} is closed out of turn"

    def handle_data(self, data: str) -> None:
        self.text += data


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    assert reader.tags <= {"style", "div", "span", "table", "tr", "td", "b"}
    return reader


@every_variant
def test_a_picture_shows_what_the_seat_to_act_sees(name: str, seats: int, options: dict[str, Any]) -> None:
    compared = hides = 0
    for state in decisions(name, seats, options, seed=61, every=13):
        seat = state.who
        html = state._repr_html_()
        assert html == state.picture() == state.picture(seat)
        said = read(html).text
        assert f"seat {seat}'s view" in said
        for option in state.decision(seat).options:
            assert option.word.replace("_", " ") in said
        assert read(state.decision(seat)._repr_html_()).text
        assert "everything" in read(state.picture(everything=True)).text
        assert state.record is not None
        assert "an onlooker's view" in read(state.record._repr_html_()).text
        # Twin worlds: hidden cards change places, and no byte of the picture changes.
        position = state.to_position()
        before = talia.game(name).position(position, log=False, memory=False).picture(seat)
        for heap in hidden(name, position, seat):
            hides += 1
            for other in heap[1:3]:
                if look(position, heap[0]) != look(position, other):
                    try:
                        twin = talia.game(name).position(swapped(position, heap[0], other), log=False, memory=False)
                    except talia.BadPosition:
                        continue
                    assert twin.picture(seat) == before
                    compared += 1
    assert compared > 0 or not hides  # a game may have nothing to hide


def test_when_it_is_over_the_picture_is_an_onlookers() -> None:
    state = talia.game("cardia").start(3)
    while not state.over:
        state.apply(state.legal()[0])
    said = read(state._repr_html_()).text
    assert "an onlooker's view" in said
    assert "over: seat" in said
    assert state.record is not None
    assert "answers" in read(state.record._repr_html_()).text


def test_what_stands_in_a_view_stays_text() -> None:
    bad = "<script>alert('x')</script>"
    view: dict[str, Any] = {
        "game": bad,
        "seats": 2,
        "seat": 0,
        "asked": [0],
        "question": 1,
        "outcome": {"winners": [], "scores": [bad], "reason": bad},
        "table": {bad: [bad, 3], "row": [{"card": bad, bad: True, "x": {bad: bad}}], "hands": [[bad], 4]},
        "decision": {"prompt": bad, "card": bad, "seat": 0, "options": [{"word": bad, "action": 1}]},
    }
    html = picture.of_view(view)
    assert "<script" not in html
    assert read(html).text.count("alert('x')") >= 8


def test_a_record_of_a_game_that_nobody_has_opened_is_only_told_of() -> None:
    record = talia.Record("nowhere", 1, 2, {}, 5, None, [(0, "card:<b>")])
    said = read(record._repr_html_()).text
    assert "record of nowhere, rules 1, from a seed: 1 answers (1 by seat 0, 0 by seat 1)" in said
    assert "<b>" not in said


def test_a_record_that_cannot_be_replayed_says_why() -> None:
    record = talia.Record("cardia", 1, 2, {}, 5, None, [(0, "card:nobody")])
    assert "record.answers[0]: 'card:nobody' is not an answer to cardia.play" in read(record._repr_html_()).text


def test_a_seat_that_is_not_there_has_no_picture() -> None:
    with pytest.raises(talia.NotAsked, match="there is no seat 7; allowed: 0 to 1, or None for an onlooker"):
        talia.game("cardia").start(3).picture(7)
