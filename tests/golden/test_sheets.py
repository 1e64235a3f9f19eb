"""Recorded scores stay as they were: a sample of them, all in the soak. A wanted change of rules: `make golden`."""

from __future__ import annotations

import json
import os
from itertools import islice

import pytest

from talia.games.fantasy_realms.cards import CARDS
from tests.golden.sheets import FOLDER, RANDOM, built_hands, line, mark, random_hands, read, worked, works

STEP = 1 if os.environ.get("TALIA_MORE") else 40  # one line in so many is looked at
LINES = {name: (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines() for name in ("random", "built")}


@pytest.mark.parametrize("name", sorted(LINES))
def test_a_recorded_hand_scores_the_same(name: str) -> None:
    for text in LINES[name][::STEP]:
        assert line(read(text)) == text


def test_a_recorded_question_is_answered_the_same() -> None:
    lines = (FOLDER / "works.txt").read_text(encoding="utf-8").splitlines()
    asked = [(work, json.dumps(form)) for work, form in works()]
    assert [tuple(text.split(" ", 2)[1:]) for text in lines] == asked
    for text in lines[::STEP]:
        said, work, form = text.split(" ", 2)
        assert mark(worked(work, json.loads(form))) == said


def test_the_hands_are_those_that_would_be_recorded_now() -> None:
    """A card that is declared anew gets its hands; what was recorded belongs to the cards of now."""
    assert len(LINES["random"]) == RANDOM
    for text, hand in zip(LINES["random"], islice(random_hands(), 20), strict=False):
        assert sorted(read(text)[0]) == sorted(hand[0])
    held = {card for text in LINES["built"] for card in read(text)[0]}
    assert held == {card.word for card in CARDS}
    wanted = {(tuple(cards), tuple(area)) for cards, area, _ in built_hands()}
    assert {(tuple(cards), tuple(area)) for cards, area, _ in map(read, LINES["built"])} == wanted


def test_five_of_a_suit_are_among_them() -> None:
    """By chance they never came up."""
    suits = {card.word: card.suit for card in CARDS}
    assert any(
        "collector" in cards and max([suits[card] for card in cards].count(suit) for suit in range(11)) >= 5
        for cards, _, _ in map(read, LINES["built"])
    )
