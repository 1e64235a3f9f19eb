"""Worlds in which others hold what they would have kept: whole, from the view alone, as strong as recorded hands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from talia import engine
from talia.bots.fantasy_realms.hands import Hands
from talia.bots.fantasy_realms.likely import LikelyWorlds
from talia.bots.methods.worlds import Worlds
from talia.core.view import canonical
from talia.games.fantasy_realms.state import FantasyRealms
from talia.registry import game as game_of

HANDS = Hands()
DEALT = 12 if engine.kind() == "compiled" else 3
# Games of players by expectation at three and four seats: what seat 0 saw before its last turn, and how they ended.
ENDS = Path(__file__).parent / "recorded_ends.jsonl"
RECORDED: list[dict[str, Any]] = [json.loads(line) for line in ENDS.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("number", [0, 1])
def test_a_world_is_whole_and_fits_the_view(number: int) -> None:
    view = RECORDED[number]["view"]
    for world in LikelyWorlds(view, 5, HANDS).sample(2):
        assert isinstance(world, FantasyRealms)
        assert canonical(world.view(0, memory=True)) == canonical(view)
        deck = sum(1 << int(world.deck.card(n)) for n in range(int(world.top), int(world.deck.size())))
        held = [int(world.hand(owner)) for owner in range(view["seats"])]
        assert sum(held) + deck + int(world.area) == int(world.rules.cards)
        assert all(hand.bit_count() == 7 for hand in held)
        assert world.asked == (0,)


def test_the_same_view_and_seed_give_the_same_worlds_and_others_give_others() -> None:
    view = RECORDED[0]["view"]
    again = json.loads(canonical(view))
    one, other, third = (LikelyWorlds(shown, seed, HANDS).deal() for shown, seed in ((view, 5), (again, 5), (view, 6)))
    assert one.digest() == other.digest()
    assert one.digest() != third.digest()


def test_at_the_start_nobody_has_chosen_anything() -> None:
    table = game_of("fantasy_realms").start(3, 3, log=False)
    view = table.view(table.asked[0], memory=True)
    even, likely = Worlds(view, 4).deal(), LikelyWorlds(view, 4, HANDS).deal()
    assert isinstance(even, FantasyRealms)
    assert isinstance(likely, FantasyRealms)
    assert [even.hand(owner) for owner in range(3)] == [likely.hand(owner) for owner in range(3)]


def test_others_hold_what_they_scored_in_recorded_games_and_no_random_cards() -> None:
    """Before the last turn, the mean of others' points in dealt worlds against what they came to in the end."""
    off = {"even": 0.0, "likely": 0.0}
    for number, game in enumerate(RECORDED):
        view = game["view"]
        others = range(1, view["seats"])
        true = sum(game["scores"][owner] for owner in others) / len(others)
        for name, worlds in (("even", Worlds(view, number)), ("likely", LikelyWorlds(view, number, HANDS))):
            total = 0
            for world in worlds.sample(DEALT):
                assert isinstance(world, FantasyRealms)
                total += sum(int(HANDS.points(world.hand(owner), world.area)) for owner in others)
            off[name] += (total / len(others) / DEALT - true) / len(RECORDED)
    assert off["even"] < -60.0
    assert abs(off["likely"]) < abs(off["even"]) / 2
