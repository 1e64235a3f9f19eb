"""Chaos: swaps that lose points are refused, swaps that win many are taken."""

from __future__ import annotations

import pytest

import talia
from talia.bots import Budget, think
from talia.games.fantasy_realms import score
from tests.bots.fantasy_realms.tools import GAME
from tests.bots.tools import sent

HANDS = [
    ["bell_tower", "forest", "warhorse", "knights", "swamp", "candle", "light_cavalry"],
    ["warlock_lord", "unicorn", "smoke", "dragon", "king", "queen", "rangers"],
    ["mountain", "cavern", "great_flood", "blizzard", "hydra", "elven_archers", "forge"],
]


def laid_against(offered: str, laid: str) -> talia.State:
    """Seat 0 has offered a card to anyone, and seat 1 has laid one against it."""
    position = {"game": "fantasy_realms", "seats": 3, "options": {"variant": "chaos"}, "table": {"hands": HANDS}}
    state = GAME.position(position)
    for seat, word in ((0, "offer"), (0, offered), (0, "anyone"), (0, "anything"), (1, "answer_0_1"), (1, laid)):
        state.answer(seat, word)
    return state


@pytest.mark.parametrize("level", ["greedy", "apprentice", "adept", "expert"])
def test_what_loses_points_is_not_accepted_and_what_wins_many_is(level: str) -> None:
    before = score(HANDS[0]).total
    taken = 0
    for laid in HANDS[1]:
        after = score([*[card for card in HANDS[0] if card != "swamp"], laid]).total
        view = sent(laid_against("swamp", laid), 0)
        words = [think(view, level, seed, Budget(nodes=16))[1]["best"]["word"] for seed in range(6)]
        if after <= before:
            assert "accept_1" not in words
        elif after - before >= 15:
            assert "accept_1" in words
            taken += 1
    assert taken > 0


def test_a_swap_is_told_by_its_points() -> None:
    view = sent(laid_against("swamp", "unicorn"), 0)
    record = think(view, "expert", 1, Budget(nodes=16))[1]
    assert record["because"][0]["code"].startswith("realms-")
    assert record["quality"]["worlds"] == 4
