"""The master of Fantasy Realms: a round ahead in dealt worlds, from the view alone, exact where the game ends."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

import talia
from talia.bots import Budget, think
from talia.bots.fantasy_realms.ahead import Ahead
from talia.bots.fantasy_realms.evaluation import BALLAST, evaluation_of, loaded
from talia.bots.fantasy_realms.hands import Hands, sight_of
from talia.bots.fantasy_realms.master import LEAST
from talia.bots.fantasy_realms.sight import mask
from talia.core.view import View
from talia.games.fantasy_realms.cards import NUMBER
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.state import FantasyRealms
from tests.bots.fantasy_realms.tools import GAME, asked_view, laid, whole_game
from tests.bots.honesty import permutation, twins
from tests.bots.tools import sent
from tests.every_game.tools import MORE

HANDS = Hands()
KINDS: list[tuple[int, dict[str, Any]]] = [(4, {}), (2, {"variant": "two_player"})]
NODES = 60
both = pytest.mark.parametrize(("seats", "options"), KINDS, ids=["four", "two_player"])


def ahead(view: View, numbers: list[int], shown: float = 2.0, seed: int = 5) -> Ahead:
    found = loaded(view["seats"], view["options"])
    assert found is not None
    ballast = BALLAST.get(view["options"]["variant"], 0.0)
    return Ahead(view, numbers, HANDS, evaluation_of(found[0], ballast), ballast, seed, shown, True)


def late(seats: int, left: int, options: dict[str, Any]) -> Iterator[FantasyRealms]:
    """Tables of greedy players whose discard area needs so many cards, where the next turn begins."""
    for seed in range(40):
        state = GAME.start(seed, seats, log=False, **options)
        while not state.over:
            seat = state.asked[0]
            assert isinstance(state, FantasyRealms)
            if state.open:
                break
            seen = sight_of(state, seat)
            if seen.left == left and seen.drawn == 0 and not seen.building:
                yield state
                break
            state.answer(seat, think(sent(state, seat), "greedy", 1, None)[0])


@both
def test_the_best_answers_are_played_on_in_worlds_and_the_record_says_so(seats: int, options: dict[str, Any]) -> None:
    records = whole_game(["master", *["greedy"] * (seats - 1)], 3, NODES, 12 * seats * MORE, **options)[1]
    looked = [record for record in records if record["quality"].get("worlds")]
    assert len(looked) > 3
    for record in looked:
        worlds = record["quality"]["worlds"]
        seen = [choice for choice in record["options"] if "visits" in choice]
        assert 2 <= len(seen) <= 3
        assert all(choice["visits"] == worlds and "low" in choice for choice in seen)
        assert worlds * len(seen) <= NODES
        assert seen == record["options"][: len(seen)]
        assert record["quality"]["depth"] == 1
    assert any(record["quality"]["worlds"] >= LEAST for record in looked)


@both
def test_swapped_hidden_cards_change_nothing_and_the_same_seed_says_the_same(
    seats: int, options: dict[str, Any]
) -> None:
    looked = 0

    def function(state: talia.State, seat: int, seed: int) -> Any:
        nonlocal looked
        action, record = think(sent(state, seat), "master", seed, Budget(nodes=NODES))
        looked += record["quality"].get("worlds", 0) >= LEAST
        return action, record

    assert permutation(function, twins("fantasy_realms", seats, options, 4 * MORE, 3, 1), 10 * MORE) >= 6
    assert looked > 4


@both
def test_the_card_that_ends_the_game_is_every_card_of_the_deck(seats: int, options: dict[str, Any]) -> None:
    """Against the engine: each card of the deck laid on top, the discard made, the hands scored by the rules."""
    compared = 0
    for state in late(seats, 1, {**options, "scoring": "best"}):
        seat = state.asked[0]
        looking = ahead(sent(state, seat), [0])
        for world in looking.worlds.sample(2):
            assert isinstance(world, FantasyRealms)
            said = looking._played(world.clone(), 0)[1]
            results: list[float] = []
            for at in range(int(world.top), int(world.deck.size())):
                trial = topped(world, at)
                trial.take(seat, 0)
                trial.take(seat, looking._discard(sight_of(trial, seat)))
                assert trial.over
                others = [*trial.scores()]
                mine = others.pop(seat)
                results.append(1.0 if mine > max(others) else 0.0 if mine < max(others) else 0.5)
            assert said == pytest.approx(fmean(results))
            compared += 1
        if compared >= 4:
            return
    raise AssertionError("no such table")


def topped(world: FantasyRealms, at: int) -> FantasyRealms:
    """The same world with another card on top of the deck."""
    cards = [int(world.deck.card(n)) for n in range(int(world.top), int(world.deck.size()))]
    first = cards.pop(at - int(world.top))
    trial = world.clone()
    trial.deck = Deck(column([first, *cards]))
    trial.top = 0
    return trial


def test_a_round_is_played_to_the_seats_next_turn_and_costs_what_the_budget_has() -> None:
    state = next(late(4, 6, {}))
    view = sent(state, state.asked[0])
    looking = ahead(view, [0, *[option["action"] for option in view["decision"]["options"]][1:2]])
    looking.run(5)
    assert [len(world) for world in looking.found] == [2, 2]
    assert all(0.0 <= chance <= 1.0 for world in looking.found for _, chance in world)
    for nodes in (1, 30, 90):
        quality = think(view, "master", 3, Budget(nodes=nodes))[1]["quality"]
        assert quality.get("worlds", 0) * 2 <= nodes


def test_who_helps_the_next_player_less_is_better_off() -> None:
    """Of two discards the one that scores more gives the next player, whose hand is known, more than a hundred."""
    theirs = ["king", "elven_archers", "light_cavalry", "rangers", "hydra", "candle", "great_flood"]
    mine = ["bell_tower", "enchantress", "dragon", "forest", "unicorn", "princess", "warhorse", "queen"]
    area = ["smoke", "wildfire", "basilisk", "lightning", "blizzard", "whirlwind", "air_elemental", "fire_elemental"]
    state = laid([mine, theirs], area, [[], theirs], drawn=["queen"], turn=16)
    queen, warhorse = NUMBER["queen"] + 1, NUMBER["warhorse"] + 1
    looking = ahead(asked_view(state), [queen, warhorse])
    looking.run(60)
    helped, kept = (fmean([world[at][1] for world in looking.found]) for at in (0, 1))
    scores = [HANDS.points(mask([card for card in mine if card != out]), 0) for out in ("queen", "warhorse")]
    assert scores[0] > scores[1] + 10
    assert kept > helped + 0.1


@both
def test_without_worlds_the_expert_answers(seats: int, options: dict[str, Any]) -> None:
    """A budget too small for a world is the first look alone."""
    for state in late(seats, 4, options):
        view = sent(state, state.asked[0])
        one = think(view, "master", 3, Budget(nodes=1))
        assert "worlds" not in one[1]["quality"]
        assert one[0] == think(view, "expert", 3, Budget(nodes=1))[0]
        break
