"""What views tell, so that no client has to know the rules: how many cards in the discard area end the game."""

from __future__ import annotations

from typing import Any

import pytest

import talia

GAME = talia.game("fantasy_realms")


@pytest.mark.parametrize(
    ("seats", "options", "end"),
    [
        (3, {}, 10),
        (2, {"variant": "two_player"}, 12),
        (3, {"variant": "chaos"}, 0),
        (3, {"end": 6}, 6),
    ],
)
def test_the_end_is_told_and_a_guess_needs_no_more(seats: int, options: dict[str, Any], end: int) -> None:
    state = GAME.start(1, seats, **options)
    view = state.view(0)
    assert view["table"]["end"] == end
    assert GAME.guess(view, talia.Random(3)).view(0)["table"] == view["table"]


def test_facts_tell_which_card_takes_from_the_discard_area() -> None:
    assert [word for word, printed in GAME.facts()["card"].items() if printed["takes"]] == ["necromancer"]
