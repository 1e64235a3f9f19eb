"""Cardia's levels: rules of thumb, the evaluation they look through a round with, mixtures, and exact endgames."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from bench.cardia_reduced import Regrets, Whole, expert_policy, random_values

import talia
from talia.bots import Budget, think
from talia.bots.cardia.evaluation import REDUCED, compiled, evaluation, weights_for
from talia.bots.cardia.expert import Expert
from talia.bots.cardia.features import FEATURES, NAME, features_of
from talia.bots.cardia.looking import COMPILED, exact_positions
from talia.bots.cardia.ranges import Ranges
from talia.bots.cardia.round import Clash, Rounds, between_rounds, both_choose
from talia.bots.cardia.rules import Highest, drawn, softmax
from talia.bots.cardia.table import Table
from talia.bots.methods.matrix import solve as solve_matrix
from talia.bots.methods.net import Rows, load
from talia.bots.methods.weights import weights_of
from talia.bots.play.levels import own_levels
from talia.games.cardia.cards.location import LOCATIONS
from talia.games.cardia.extra.solve import solve
from talia.games.cardia.state import Cardia
from tests.bots.tools import asked, sent

FEW = Budget(nodes=24)
SPREAD: list[dict[str, Any]] = [
    {"deck": "II"},
    {"deck": "mix", "mix": ["dynasty"]},
    {"deck": "mix", "mix": ["rebellion", "academy", "guild"], "hand": 3, "signets": 4},
    {"deck": "II", "rulings": ["R5", "R8", "R10", "R19", "R26"]},
    {"influences": ["2", "5", "9", "13", "15"], "hand": 2, "signets": 2},
    *[{"locations": [place]} for place in LOCATIONS.words()],
    {"deck": "II", "locations": LOCATIONS.words()},
]


def position(table: dict[str, Any], **options: Any) -> talia.State:
    return talia.game("cardia").position({"game": "cardia", "options": options, "table": table})


def tables(options: dict[str, Any], seed: int) -> list[Cardia]:
    """Tables of a random game at which both choose."""
    found = [
        state.clone() for state, seat in asked("cardia", 2, options, seed, 1) if seat == 0 and len(state.asked) == 2
    ]
    return [state for state in found if isinstance(state, Cardia) and both_choose(state)]


def test_cardia_has_every_level_and_a_frozen_opponent() -> None:
    assert [level.name for level in own_levels("cardia")] == [
        "highest",
        "apprentice",
        "adept",
        "expert",
        "master",
        "lbr",
    ]


@pytest.mark.parametrize("options", SPREAD, ids=str)
def test_every_level_plays_every_option(options: dict[str, Any]) -> None:
    state = talia.game("cardia").start(7, log=False, **options)
    names = [level.name for level in own_levels("cardia") if level.plays(2, state.setup.options)]
    assert {"apprentice", "adept", "expert"} <= {*names}
    answers = 0
    while not state.over and answers < 24:
        seat = state.asked[0]
        if len(state.decision(seat).options) > 1:
            action, record = think(sent(state, seat), names[answers % len(names)], answers, FEW)
            assert record["quality"]["plays"] == names[answers % len(names)]
            state.answer(seat, action)
            answers += 1
        else:
            state.answer(seat, state.decision(seat).options[0])
    assert answers > 0


# Rules.


def test_highest_plays_its_highest_card_and_gives_up_its_lowest() -> None:
    state = talia.game("cardia").start(3)
    view = sent(state, 0)
    best = max(view["decision"]["options"], key=lambda option: Table(view).deck.index(option["card"]))
    assert Highest().think(view, 1, FEW).action == best["action"]


def test_the_apprentice_mostly_wins_as_cheaply_as_it_can() -> None:
    """The other seat's card lies open: of three that win, the lowest is taken most."""
    hands = [["treasurer", "inventor", "magistra"], ["djinn"]]
    whole = Table(sent(talia.game("cardia").start(1), 0)).deck
    decks = [
        [name for name in whole if name not in hands[0]],
        [name for name in whole if name not in ("djinn", "clockmaker")],
    ]
    table = {"hands": hands, "decks": decks, "shown": "clockmaker/1"}
    view = sent(position(table), 0)
    taken = [think(view, "apprentice", seed, None)[1]["best"]["word"] for seed in range(60)]
    assert taken.count("treasurer") > 30
    assert len(set(taken)) > 1  # and now and then it does not


def test_softmax_prefers_the_better_and_a_seed_draws_from_it() -> None:
    mixture = softmax([0.0, 0.1, 0.2], 0.1)
    assert mixture[0] < mixture[1] < mixture[2]
    assert sum(mixture) == pytest.approx(1.0)
    counted = [sum(drawn(mixture, seed) == n for seed in range(3000)) / 3000 for n in range(3)]
    assert counted == pytest.approx(mixture, abs=0.04)
    assert {drawn([0.0, 1.0, 0.0], seed) for seed in range(50)} == {1}


# The evaluation.


def test_features_hold_only_what_the_seat_may_know() -> None:
    rng = 12345
    compared = 0
    for options in ({}, {"deck": "II", "locations": ["foggy_swamp", "scrapyard"]}):
        for table in tables(options, 4):
            for seat in (0, 1):
                other = table.clone()
                rng = other.redeal(seat, rng)
                assert features_of(other, seat, False) == features_of(table, seat, False)
                rng = other.redeal(-1, rng)
                assert features_of(other, seat, True) == features_of(table, seat, True)
                compared += other.hands != table.hands
    assert compared > 20


def test_features_are_the_same_from_both_sides() -> None:
    """A table turned about: what seat 0 saw, seat 1 sees."""
    state = talia.game("cardia").start(11)
    while not state.over:
        turned = state.to_position()
        for name, value in turned["table"].items():
            if isinstance(value, list) and len(value) == 2 and name not in ("row",):
                turned["table"][name] = value[::-1]
        assert isinstance(state, Cardia)
        if both_choose(state) and not turned["table"]["row"] and state.locked == 0:
            mirror = talia.game("cardia").position({**turned, "table": turned["table"]})
            assert isinstance(mirror, Cardia)
            assert sorted(features_of(mirror, 1, False)) == sorted(features_of(state, 0, False))
            return
        state.answer(state.asked[0], state.decision(state.asked[0]).options[0])
    raise AssertionError("no round began")


@pytest.mark.parametrize("options", [{}, {"deck": "mix", "mix": ["guild", "dynasty"]}, {"locations": ["bazaar"]}])
def test_the_compiled_evaluation_is_the_net_of_the_file(options: dict[str, Any]) -> None:
    net, about = load(weights_of("cardia") / "cardia", "cardia", 2, {}, NAME)
    fast = compiled(net.plain())
    assert net.features == FEATURES
    assert about.calibration["brier"] < about.calibration["brier_of_the_mean"]
    for table in tables(options, 5)[:6]:
        for seat in (0, 1):
            for masked in (False, True):
                row = Rows.of([features_of(table, seat, masked)])
                exact = float(net.raw(net.first(row))[0, 0])
                assert fast.logit(table, seat, masked) == pytest.approx(np.clip(exact, -9, 9), abs=0.06)


def test_weights_are_chosen_by_the_variant() -> None:
    plain = talia.game("cardia").setup().options
    reduced = talia.game("cardia").setup(**REDUCED).options
    assert weights_for(plain) == "cardia"
    assert weights_for(reduced) == "cardia-reduced"
    assert weights_for({**reduced, "deck": "II"}) == "cardia"
    assert evaluation(plain)[1].startswith("cardia ")


# A round looked through.


def test_a_world_is_played_on_to_the_next_round() -> None:
    net, _ = evaluation(talia.game("cardia").setup().options)
    rounds = Rounds(net)
    for table in tables({}, 6)[:3]:
        after = table.clone()
        after.take(0, _numbers(after, 0)[0])
        after.take(1, _numbers(table, 1)[0])
        settled = rounds.settled(after, 0)
        assert between_rounds(settled)
        assert settled.ended or settled.question > table.question
        assert 0.0 <= net.chance(settled, 0) <= 1.0
        assert net.chance(settled, 0) + net.chance(settled, 1) == pytest.approx(1.0)


def _numbers(table: Cardia, seat: int) -> list[int]:
    return [option.action - table.domain_of(seat).offset for option in table.decision(seat).options]


def test_one_hand_against_one_is_a_plain_matrix_game() -> None:
    """With nothing hidden the game of ranges, the game of kinds and the exact solution agree."""
    table = tables(REDUCED, 2)[0]
    net, _ = evaluation(table.setup.options)
    rounds = Rounds(net)
    ranges = Ranges(rounds, table, 0, 1)
    ranges.offer(table, False)
    assert ranges.grow()
    assert not ranges.grow()
    ranges.solve(2000)
    clash = Clash(rounds, table, 0)
    clash.add(table)
    theirs = _numbers(table, 1)
    exact = solve_matrix([[rounds.clash(table, 0, mine, card) for card in theirs] for mine in _numbers(table, 0)])
    best = max(ranges.against())
    assert best == pytest.approx(exact.value, abs=0.01)
    assert clash.solved(2000, 0.0001).value == pytest.approx(exact.value, abs=0.01)


# The expert.


def test_endgames_that_everybody_knows_are_played_exactly() -> None:
    played = 0
    for seed in range(12):
        for state, seat in asked("cardia", 2, REDUCED, seed, 1):
            assert isinstance(state, Cardia)
            if state.left(0) or state.left(1) or state.locked:
                continue
            exact = solve(state)
            _, record = think(sent(state, seat), "expert", 3, Budget(nodes=2000))
            assert record["because"] == [{"code": "cardia-exact"}]
            chance = (1.0 + float(exact.value) * (1 if seat == 0 else -1)) / 2
            assert record["best"]["chance"] == pytest.approx(chance, abs=0.001)
            for option in record["options"]:
                assert option["mix"] == pytest.approx(float(exact.strategies[seat].get(option["word"], 0)), abs=0.001)
            played += 1
    assert played > 3


def test_the_expert_draws_from_the_mixture_it_tells() -> None:
    view = sent(talia.game("cardia").start(21, **REDUCED), 0)
    shares = Expert().mixture(view, 5, Budget(nodes=100))
    assert sum(shares) == pytest.approx(1.0)
    _, record = think(view, "expert", 5, Budget(nodes=100))
    told = {option["action"]: option["mix"] for option in record["options"]}
    actions = [option["action"] for option in view["decision"]["options"]]
    assert [told[action] for action in actions] == pytest.approx(shares, abs=0.001)
    assert record["quality"]["weights"].startswith("cardia-reduced ")


def test_a_locked_in_choice_of_the_other_seat_is_not_answered() -> None:
    """What the other has chosen changes nothing, and that he has chosen does not either: both choose at once."""
    start = talia.game("cardia").start(9)
    thoughts = []
    for option in start.decision(0).options:
        state = talia.game("cardia").start(9)
        state.answer(0, option)
        thoughts.append(think(sent(state, 1), "expert", 4, Budget(nodes=100)))
    assert all(thought == thoughts[0] for thought in thoughts)
    assert len(thoughts[0][1]["options"]) == 5
    assert all(option["visits"] == 2 for option in thoughts[0][1]["options"])  # hands of theirs, not the one chosen


def test_a_budget_of_nodes_is_kept() -> None:
    view = sent(talia.game("cardia").start(2), 0)
    for nodes in (25, 100, 300):
        _, record = think(view, "expert", 1, Budget(nodes=nodes))
        assert 25 <= record["quality"]["nodes"] <= nodes


def test_a_budget_of_seconds_bounds_the_hands_that_are_looked_at() -> None:
    """Most of a second is not used up: no more than twenty hands of a side are dealt."""
    view = sent(talia.game("cardia").start(2), 0)
    _, record = think(view, "expert", 1, Budget(seconds=0.05))
    assert 1 <= record["quality"]["worlds"] <= 20
    assert record["because"][0]["code"] == "cardia-encounter"
    assert record["beliefs"][0] == {"code": "holds", "chance": 0.3125, "card": "djinn", "seat": 1}  # five of sixteen


# The reduced game.


def small() -> Whole:
    return Whole({"influences": ["1", "8", "11", "16"], "hand": 2, "signets": 2})


def test_regrets_approach_the_solution_of_a_small_game() -> None:
    whole = small()
    assert whole.deals == (6 * 2) ** 2
    uniform = (whole.uniform(0), whole.uniform(1))
    assert whole.value(uniform) == pytest.approx(0.0, abs=1e-9)  # both seats are alike
    assert whole.exploitability(uniform) > 0.05
    regrets = Regrets(whole)
    for _ in range(60):
        regrets.turn()
    averages = (regrets.average(0), regrets.average(1))
    assert whole.exploitability(averages) < 0.02
    assert whole.value(averages) == pytest.approx(0.0, abs=0.02)


def test_a_best_response_is_no_worse_than_any_answer() -> None:
    whole = small()
    best = random_values(whole, 0)
    gets = whole.best_response(1, best)
    for other in (whole.uniform(1), random_values(whole, 1)):
        assert gets >= -whole.value((best, other)) - 1e-9


def test_the_experts_mixtures_make_a_policy() -> None:
    whole = small()
    policy, many = expert_policy(whole, 0, 40)
    assert 10 < many <= sum(len(level.samples[0]) for level in whole.levels)
    for level, rows in zip(whole.arrays, policy, strict=True):
        assert np.allclose(rows.sum(1), 1.0)
        assert (rows[level.allowed[0] == 0] == 0).all()
    assert -1.0 <= whole.best_response(1, policy) <= 1.0


def test_the_expert_solves_an_endgame_of_a_thousand_positions_in_its_own_time() -> None:
    """Two cards are right, one time in three and two in three; any other loses 67 points of a hundred.

    1,172 positions, which the solver does in 9 ms: the expert gave up at 750 in half a second.
    """
    row = ["fortune_teller/puppeteer", "saboteur/mediator", "djinn/swamp_guardian", "puppeteer/void_mage"]
    row += ["judge/judge", "inventor/ambusher", "ambusher/treasurer", "clockmaker/inventor"]
    encounters: list[dict[str, Any]] = [{"cards": cards.split("/")} for cards in row]
    encounters[1]["tokens"] = [False, True]
    encounters[6]["marks"] = [3, 0]
    state = position(
        {
            "row": encounters,
            "waiting": [{"next": {"modifier": 3}}, {"next": None}],
            "hands": [
                ["void_mage", "surgeon", "palace_guard"],
                ["surgeon", "saboteur", "fortune_teller", "palace_guard", "djinn"],
            ],
            "decks": [[], []],
        }
    )
    budget = Budget(seconds=0.5 if COMPILED else 3.0)
    shares = dict(zip(state.legal(1), Expert().mixture(sent(state, 1), 5, budget), strict=True))
    words = {talia.game("cardia").actions.word(action): share for action, share in shares.items() if share}
    assert words == pytest.approx({"card:fortune_teller": 1 / 3, "card:palace_guard": 2 / 3})


def test_an_endgame_is_solved_as_far_as_nodes_or_time_surely_allow() -> None:
    assert exact_positions(Budget(nodes=1500)) == 1500
    assert exact_positions(Budget(nodes=20_000)) == 20_000
    assert exact_positions(Budget(seconds=0.5)) == (6000 if COMPILED else 400)
