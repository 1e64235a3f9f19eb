"""Random play at full speed: it goes by the options, ends, and is the same for the same generator."""

from __future__ import annotations

from talia.core import playout
from tests.core.toy import GAME


def test_a_game_is_played_to_its_end_or_as_far_as_wanted() -> None:
    setup = GAME.setup(heap=9)
    state = setup.deal(3)
    assert playout.play_some(state, 5, 2) == 2
    assert state.outcome is None
    assert playout.play_out(state.clone(), 6) >= 3
    assert playout.play_some(state, 6, 1000) >= 3
    ended = setup.deal(3)
    playout.play_out(ended, 6)
    assert ended.over
    assert playout.play_some(ended, 5, 2) == 0


def test_the_same_generator_plays_the_same_games() -> None:
    setup = GAME.setup(heap=9)
    one, other = setup.deal(3), setup.deal(3)
    playout.play_some(one, 11, 4)
    playout.play_some(other, 11, 4)
    assert one == other
    assert playout.play_games(setup, 1, 20) == playout.play_games(setup, 1, 20) >= 20 * 5
    assert playout.checksum(setup, 1, 20) == playout.checksum(setup, 1, 20)
    assert playout.checksum(setup, 1, 20) != playout.checksum(setup, 2, 20)
    assert playout.checksum(setup, 1, 20) != playout.checksum(GAME.setup(heap=8), 1, 20)


def test_the_state_that_is_cloned_stays_as_it_is() -> None:
    state = GAME.setup(heap=9).deal(3)
    before = state.digest()
    assert playout.clone_often(state, 5) == 5 * state.owing
    assert playout.clone_and_answer(state, 3) > 0
    assert playout.roll_outs(state, 1, 4) >= 4 * 5
    assert state.digest() == before
