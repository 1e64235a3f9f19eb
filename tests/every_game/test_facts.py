"""Every game: what is printed on its cards is told for all of them, in plain values, each thing with a name."""

from __future__ import annotations

import json

import pytest

import talia
from talia.games import PLACES
from talia.texts import LANGUAGES, texts

OURS = [name for name in PLACES if name in talia.GAMES]


@pytest.mark.parametrize("name", talia.GAMES)
def test_facts_are_plain_values(name: str) -> None:
    facts = talia.game(name).facts()
    assert json.loads(json.dumps(facts)) == facts


@pytest.mark.parametrize("name", OURS)
def test_everything_printed_is_told(name: str) -> None:
    facts = talia.game(name).facts()
    assert facts["card"]
    for sort, things in facts.items():
        for word, printed in things.items():
            assert printed["rule"], word
            for language in LANGUAGES:
                assert texts(language).has(f"{name}-{sort}-{word}"), word


@pytest.mark.parametrize("name", OURS)
def test_every_card_that_can_be_answered_with_is_told_of(name: str) -> None:
    game = talia.game(name)
    told = game.facts()["card"]
    words = {game.actions.word(action).rpartition(":")[2] for action in range(len(game.actions))}
    cards = {word for word in words if texts("en").has(f"{name}-card-{word}")}
    assert len(cards) > 20
    assert cards <= set(told)
