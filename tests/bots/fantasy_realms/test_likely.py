"""Worlds in which others hold what they would have kept: whole, from the view alone, and as strong as recorded hands."""

from __future__ import annotations

import json

from talia import engine
from talia.bots.fantasy_realms.hands import Hands, greedy_answer, sight_of
from talia.bots.fantasy_realms.likely import LikelyWorlds
from talia.bots.methods.worlds import Worlds
from talia.core.state import State
from talia.core.view import canonical
from talia.games.fantasy_realms.state import FantasyRealms
from talia.registry import game as game_of

HANDS = Hands()
SEATS = 3
GAMES = 12 if engine.kind() == "compiled" else 3
DEALT = 6 if engine.kind() == "compiled" else 3


def played(table: State, turns: int) -> FantasyRealms:
    """So many turns by greedy players; up to the end, where the game has fewer."""
    assert isinstance(table, FantasyRealms)
    while not table.over and (table.turn < turns or table.drawn != 0):
        seat = table.asked[0]
        table.take(seat, greedy_answer(HANDS, sight_of(table, seat)))
    return table


def late(seed: int, turns: int = 4 * SEATS) -> FantasyRealms:
    start = game_of("fantasy_realms").start(seed, SEATS, log=False, scoring="best")
    return played(start, turns)


def test_a_world_is_whole_and_fits_the_view() -> None:
    table = late(1)
    seat = table.asked[0]
    view = table.view(seat, memory=True)
    for world in LikelyWorlds(view, 5, HANDS).sample(4):
        assert isinstance(world, FantasyRealms)
        assert canonical(world.view(seat, memory=True)) == canonical(view)
        deck = sum(1 << int(world.deck.card(n)) for n in range(int(world.top), int(world.deck.size())))
        held = [int(world.hand(owner)) for owner in range(SEATS)]
        assert sum(held) + deck + int(world.area) == int(world.rules.cards)
        assert all(hand.bit_count() == 7 for hand in held)
        played(world, 1000)  # and it can be played on
        assert world.over


def test_the_same_view_and_seed_give_the_same_worlds_and_others_give_others() -> None:
    table = late(2)
    seat = table.asked[0]
    view = table.view(seat, memory=True)
    again = json.loads(canonical(view))
    one, other, third = (LikelyWorlds(shown, seed, HANDS).deal() for shown, seed in ((view, 5), (again, 5), (view, 6)))
    assert one.digest() == other.digest()
    assert one.digest() != third.digest()


def test_at_the_start_nobody_has_chosen_anything() -> None:
    table = late(3, 0)
    view = table.view(table.asked[0], memory=True)
    even, likely = Worlds(view, 4).deal(), LikelyWorlds(view, 4, HANDS).deal()
    assert isinstance(even, FantasyRealms)
    assert isinstance(likely, FantasyRealms)
    assert [even.hand(owner) for owner in range(SEATS)] == [likely.hand(owner) for owner in range(SEATS)]


def test_others_end_as_strong_as_in_recorded_games_and_not_as_weak_as_dealt_ones() -> None:
    """From late views: the mean of others' final scores, against what they really came to."""
    off = {"even": 0.0, "likely": 0.0}
    counted = 0
    for seed in range(10, 10 + GAMES):
        table = late(seed)
        if table.over:
            continue
        seat = table.asked[0]
        others = [owner for owner in range(SEATS) if owner != seat]
        view = table.view(seat, memory=True)
        outcome = played(table, 1000).outcome
        assert outcome is not None
        true = sum(outcome.scores[owner] for owner in others) / len(others)
        counted += 1
        for name, worlds in (("even", Worlds(view, seed)), ("likely", LikelyWorlds(view, seed, HANDS))):
            ends = [played(world, 1000).outcome for world in worlds.sample(DEALT)]
            mean = sum(end.scores[owner] for end in ends if end is not None for owner in others)
            off[name] += mean / len(others) / DEALT - true
    assert counted >= 2
    assert off["even"] / counted < -10.0  # far too weak
    assert abs(off["likely"]) < abs(off["even"])
