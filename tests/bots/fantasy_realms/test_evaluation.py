"""The evaluation of Fantasy Realms: many ways at once judged as one by one, by what a seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import talia
from talia.bots.fantasy_realms import recipes
from talia.bots.fantasy_realms.batch import Batch
from talia.bots.fantasy_realms.evaluation import FEATURES, SLOPES, Evaluation, features, loaded, tiring
from talia.bots.fantasy_realms.expert import plays
from talia.bots.fantasy_realms.hands import Hands, Sight, discards, pair, sight_of, takings
from talia.bots.fantasy_realms.sight import members, sight
from talia.bots.methods.net import Net, Rows
from talia.bots.methods.weights import weights_of
from talia.games.fantasy_realms.state import FantasyRealms
from tests.bots.fantasy_realms.tools import GAME
from tests.bots.tools import asked, sent

KINDS: list[tuple[int, dict[str, Any]]] = [(4, {}), (2, {}), (2, {"variant": "two_player"})]


def ways(seen: Sight, hands: Hands) -> list[int]:
    """Some ways to end the turn, of every kind there is at this question."""
    if seen.drawn:
        return discards(hands, seen)
    unseen = members(int(seen.unseen))
    flat = [number for card in members(int(seen.area))[:2] for number in takings(hands, seen, card, True)]
    if seen.building:
        return flat + pair(hands, seen, unseen[0], unseen[-1])
    return flat + takings(hands, seen, unseen[3], False)


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_ways_judged_together_are_judged_as_one_by_one(seats: int, options: dict[str, Any]) -> None:
    net = Net.fresh(FEATURES, 16, 8, 2, seed=3, score_scale=100.0)
    batch, evaluation = Batch(net), Evaluation(net.plain())
    hands = Hands()
    judged = 0
    for state, seat in asked("fantasy_realms", seats, options, 4, 3):
        if state.view(None)["table"]["open"]:
            break
        seen = sight(sent(state, seat))
        flat = ways(seen, hands)
        found, plain = batch.judge(seen, flat), evaluation.judge(seen, flat)
        assert plain.ways == found.ways
        assert np.allclose(plain.chances, found.chances, atol=1e-5)
        assert np.allclose(plain.values, found.values, atol=1e-4)
        rows = Rows.valued([features(seen, flat[at : at + 5]) for at in range(0, len(flat), 5)])
        assert np.allclose(found.chances, net.chances(rows), atol=1e-5)
        assert np.allclose(found.leads, net.scores(rows), atol=1e-2)
        judged += len(found.values)
    assert judged > 60


@pytest.mark.parametrize(("seats", "options"), KINDS, ids=str)
def test_a_view_says_all_that_rows_are_made_of(seats: int, options: dict[str, Any]) -> None:
    """Rows of training games are read off the table; a seat's view must give the very same."""
    names = ["hand", "drawn", "area", "next_known", "others_known", "unseen"]
    names += ["left", "turn", "seats", "size", "other_size", "building"]
    compared = 0
    for state, seat in asked("fantasy_realms", seats, options, 6, 2):
        assert isinstance(state, FantasyRealms)
        if state.open:
            break
        seen, read = sight(sent(state, seat)), sight_of(state, seat)
        assert {name: getattr(seen, name) for name in names} == {name: getattr(read, name) for name in names}
        compared += 1
    assert compared > 5


def test_a_training_game_gives_rows_with_what_came_of_them() -> None:
    net = Net.fresh(FEATURES, 16, 8, 2, seed=1, score_scale=100.0)
    for name, learned in (("fantasy_realms_3", None), ("fantasy_realms_two_player", net)):
        rows = recipes.RECIPES[name].play(4_000_000_007, learned)
        assert len(rows) > 8
        assert {row.won for row in rows} <= {0.0, 0.5, 1.0}
        assert any(row.won for row in rows)
        assert all((row.score > 0) == (row.won == 1.0) for row in rows if row.score != 0)
        for row in rows:
            numbers = [feature if isinstance(feature, int) else feature[0] for feature in row.features]
            assert len(set(numbers)) == len(numbers)
            assert max(numbers) < FEATURES
        assert recipes.RECIPES[name].play(4_000_000_007, learned) == rows


def test_turns_without_an_end_in_sight_cost_more_and_more() -> None:
    state = GAME.start(1, 4, log=False)
    assert isinstance(state, FantasyRealms)
    costs = []
    for turn in (0, 24, 60, 400):
        state.turn = turn
        costs.append(tiring(sight_of(state, state.asked[0])))
    assert costs == sorted(costs)
    assert costs[0] < 0.01
    assert costs[-1] > 0.3  # no card of the area is worth that much
    assert SLOPES > 2


def test_the_expert_plays_what_there_are_weights_for_and_chaos() -> None:
    chaos = GAME.setup(4, variant="chaos").options
    assert plays(4, chaos)
    for name, recipe in recipes.RECIPES.items():
        domain = recipe.domain
        options = GAME.setup(domain.seats, variant=domain.options["variant"]).options
        assert plays(domain.seats, options) == (weights_of("fantasy_realms") / f"{name}.npz").exists()
        assert not plays(domain.seats, {**options, "hand": 5})
        assert loaded(domain.seats, {**options, "cards": ["land"]}) is None


def test_weights_are_small_and_say_where_they_come_from() -> None:
    paths = sorted(weights_of("fantasy_realms").glob("*.npz"))
    assert sum(path.stat().st_size for path in paths) < 2_000_000
    for path in paths:
        found = loaded(*_variant(path.stem))
        assert found is not None, path.name
        assert found[0].features == FEATURES


def _variant(name: str) -> tuple[int, dict[str, Any]]:
    domain = recipes.RECIPES[name].domain
    return domain.seats, talia.game("fantasy_realms").setup(domain.seats, variant=domain.options["variant"]).options
