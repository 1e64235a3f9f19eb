"""The reference tree search: it finds what is there to be found, and is the same in both builds."""

from __future__ import annotations

from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.methods.tree import Tree
from talia.bots.methods.worlds import Worlds
from talia.games._template.numbers import NAMES
from tests.bots.tools import asked, sent, template_view
from tests.every_game.tools import label, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def tree(world: talia.State, seat: int, iterations: int, seed: int = 1) -> Tree:
    grown = Tree(world, seat, seed, 0.7, 4000, 1_000_000)
    grown.run(iterations)
    return grown


def position(row: list[list[str]], hands: list[list[str]]) -> talia.State:
    """No decks: what is in neither row nor hand was discarded, so both know each other's cards."""
    discards = [[n for n in NAMES if n not in hands[s] and all(n != cards[s] for cards in row)] for s in (0, 1)]
    meetings = [{"cards": cards, "marks": [0, 0]} for cards in row]
    table = {"row": meetings, "hands": hands, "decks": [[], []], "discards": discards}
    return talia.game("template").position({"game": "template", "table": table})


def test_it_sees_a_win_in_one() -> None:
    state = position([["squire", "squire"]], [["queen", "echo"], ["baron"]])
    action, record = think(sent(state, 0), "ismcts", 1, Budget(nodes=1000))
    assert talia.game("template").actions.word(action) == "card:queen/0"
    assert record["best"]["action"] == action
    assert record["best"]["chance"] > 0.99
    assert record["options"][1]["chance"] < 0.01
    assert record["quality"]["nodes"] == 1000
    assert record["best"]["visits"] + record["options"][1]["visits"] == 1000
    assert 0 <= record["best"]["low"] <= record["best"]["chance"] <= record["best"]["high"] <= 1
    assert record["because"][0]["code"] == "ahead"


def test_a_certain_win_is_seen_as_one() -> None:
    # Two ahead with two rounds left, and the knight beats whatever they have: the game cannot be lost.
    state = position([["queen", "echo"], ["baron", "lever"]], [["knight", "echo"], ["squire", "page"]])
    record = think(sent(state, 0), "ismcts", 1, Budget(nodes=500))[1]
    assert record["best"]["chance"] == 1.0


def test_nobody_answers_a_card_he_cannot_see() -> None:
    """Seat 1 has locked in its card. What seat 0 finds is what it finds when both choose at once."""
    game = talia.game("template")
    for seed in range(3):
        state = game.start(seed, ranks=5, hand=3)
        before = tree(Worlds(sent(state, 0), 5).base, 0, 3000)
        state.answer(1, state.decision(1).options[seed % 3])
        after = tree(Worlds(sent(state, 0), 5).base, 0, 3000)
        values = [sum(reward for _, _, reward, _ in t.found()) / 3000 for t in (before, after)]
        assert values[0] == pytest.approx(values[1], abs=0.05)
        best = max(after.found(), key=lambda one: one[1])[0]
        assert [seat for seat, _ in after.line(best, 2, 1.0)] == [0, 1], "the locked card is chosen again in the search"


def test_statistics_of_seats_asked_at_once_are_apart() -> None:
    """The same two cards on both sides is a fair game; a searcher that knew the other's card would win it always."""
    state = position([], [["page", "squire", "queen"], ["page", "squire", "queen"]])
    for seat in (0, 1):
        found = tree(Worlds(sent(state, seat), 3).base, seat, 6000).found()
        assert max(reward / visits for _, visits, reward, _ in found) < 0.6


@every_variant
def test_it_searches_every_game(name: str, seats: int, options: dict[str, Any]) -> None:
    for number, (state, seat) in enumerate(asked(name, seats, options, seed=5, every=9)):
        if number == 6:
            break
        grown = tree(Worlds(sent(state, seat), 1).base, seat, 40)
        found = grown.found()
        allowed = {option.action for option in state.decision(seat).options}
        assert {action for action, *_ in found} <= allowed
        assert sum(visits for _, visits, _, _ in found) == 40
        assert all(0 <= reward <= visits <= available for _, visits, reward, available in found)
        best = max(found, key=lambda one: one[1])[0]
        line = grown.line(best, 6, 1.0)
        assert (seat, best) in line
        assert 0 < grown.nodes <= 41


def test_the_tree_is_the_same_compiled_and_interpreted() -> None:
    grown = tree(Worlds(template_view(), 1).base, 0, 2000)
    assert grown.found() == TREE
    assert (grown.nodes, grown.depth) == SIZE


TREE = [(4, 301.0, 120.5, 2000.0), (6, 699.0, 307.5, 1999.0), (7, 1000.0, 451.5, 1998.0)]
SIZE = (776, 5)
