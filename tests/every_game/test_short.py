"""Positions of every game as short texts: what is written is read again, in mid-ability and at the end too.

On compiled rules, which play many times faster, most of the positions are tried.
"""

from __future__ import annotations

import pytest

import talia
from talia import engine
from talia.core.short import lengthened, shortened
from tests.every_game.tools import MORE, decisions, games

TEXTS = MORE * (10_000 if engine.kind() == "compiled" else 800)  # of each game, all its variants together
WHOLE = 25  # of so many, one is set up and played on as well
LONGEST = {"cardia": 260, "radlands": 400, "fantasy_realms": 500}  # letters: links stay links


@pytest.mark.parametrize("name", games())
def test_a_position_comes_back_from_its_text(name: str) -> None:
    game = talia.game(name)
    texts = TEXTS if name in LONGEST else TEXTS // 4  # the table knows nothing of other games: they take longer
    tried = 0
    seed = 0
    while tried < texts:
        seed += 1
        for seats, options in game.variants():
            for state in decisions(name, seats, options, 7_000 + seed):
                position = state.to_position()
                text = shortened(position)
                assert lengthened(text) == position, text
                assert len(text) <= LONGEST.get(name, 8_000)
                tried += 1
                if tried % WHOLE == 0:
                    again = game.position(lengthened(text), log=False)
                    assert again.to_position() == position, text
                if tried >= texts:
                    return


@pytest.mark.parametrize("name", games())
def test_the_end_of_a_game_comes_back_from_its_text(name: str) -> None:
    game = talia.game(name)
    for seats, options in game.variants():
        (state,) = decisions(name, seats, options, 99, every=1_000_000)  # the same live state, played to its end
        position = state.to_position()
        assert state.over
        assert lengthened(shortened(position)) == position
        assert game.position(lengthened(shortened(position))).outcome == state.outcome
