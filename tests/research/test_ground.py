"""The training ground: the same command gives the same weights, stopped or not; and the critic's cards stay its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import talia
from talia.bots.cardia import playing
from talia.bots.cardia.inputs import always, input_of, inputs
from talia.bots.methods.weights import weights_of
from talia.bots.training.match import RANGE, RANGES
from talia.core.bits import members
from talia.core.errors import BadOption
from talia.core.rows import MOMENT, Layout
from talia.research.ground import weights
from talia.research.ground.cardia import RECIPES
from talia.research.ground.exactly import Exactly
from talia.research.ground.lesson import Games, Learner, Rows, judged, shares_of
from talia.research.ground.net import Net, Sight, turned
from talia.research.ground.recipes import grounds
from talia.research.ground.run import Run, train
from talia.research.ground.settings import Recipe, Settings

SMALL = Settings(
    seed=3, decisions=16 * 8 * 4, tables=16, steps=8, minibatch=32, units=(12, 8), critic=(6, 4), rate=3e-3, passes=2
)
HOUSE = Path(__file__).parents[2]


def small(name: str = "cardia-master", **changed: Any) -> Recipe:
    return replace(RECIPES[name], settings=replace(SMALL, **changed))


def nothing(step: dict[str, Any]) -> None:
    pass


def arrays(run: Run) -> dict[str, Any]:
    found: dict[str, Any] = {f"net.{name}": value for name, value in run.net.weights.items()}
    found |= {f"average.{name}": value for name, value in run.average.weights.items()}
    found |= {f"first.{name}": value for name, value in run.adam.first.items()}
    found |= {f"second.{name}": value for name, value in run.adam.second.items()}
    return found


def same(one: Run, other: Run) -> bool:
    first, second = arrays(one), arrays(other)
    assert first.keys() == second.keys()
    return one.lesson == other.lesson and all(np.array_equal(first[name], second[name]) for name in first)


def without_time(history: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in step.items() if name != "seconds"} for step in history]


def test_a_run_that_was_stopped_goes_on_to_the_bit(tmp_path: Path) -> None:
    recipe = small()
    whole = train(recipe, tmp_path / "whole.npz", nothing)
    path = tmp_path / "stopped.npz"
    for lessons in (1, 2, None):
        stopped = train(recipe, path, nothing, lessons)
    assert whole.over
    assert whole.lesson == recipe.settings.lessons == 4
    assert same(whole, stopped)
    assert without_time(whole.history) == without_time(stopped.history)
    assert not same(whole, Run(recipe)), "it has learned something"


def test_another_seed_gives_other_weights() -> None:
    runs = [Run(small(seed=seed)) for seed in (3, 3, 4)]
    for run in runs:
        run.step()
    assert same(runs[0], runs[1])
    assert not same(runs[0], runs[2])


def test_a_checkpoint_of_another_run_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.npz"
    train(small(), path, nothing, 0)
    with pytest.raises(BadOption, match="another run"):
        train(small(seed=4), path, nothing, 1)
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(BadOption, match="cannot be read"):
        train(small(), path, nothing, 1)


def test_judgements_change_nothing(tmp_path: Path) -> None:
    recipe = replace(small(), judged=1)
    plain = train(recipe, tmp_path / "plain.npz", nothing, 2)
    looked: list[int] = []

    def judge(net: Net, average: Net) -> dict[str, float]:
        looked.append(1)
        return {"against nobody": 0.5}

    other = train(recipe, tmp_path / "judged.npz", nothing, 2, judge)
    assert len(looked) == 2
    assert other.history[-1]["against nobody"] == 0.5
    assert same(plain, other)


def test_deals_are_for_training_and_differ_from_lesson_to_lesson() -> None:
    games = Games(small())
    deals = [games.deal(lesson, number) for lesson in range(30) for number in range(5)]
    assert len(set(deals)) == len(deals)
    assert all(RANGES["training"] <= deal < RANGES["training"] + RANGE for deal in deals)


def test_every_lesson_has_the_usual_game_and_some_others() -> None:
    games = Games(small(tables=1024))
    met = set()
    for lesson in range(24):
        tables = games.tables(lesson)
        assert sum(many for _, many in tables) == 1024
        assert tables[0][1] >= 512
        assert tables[0][0].setup == talia.game("cardia").setup()
        met |= {repr(sight.setup.options) for sight, _ in tables}
    assert len(met) > 40


@pytest.mark.parametrize("name", sorted(RECIPES))
def test_rate_and_entropy_fall_once_and_not_below_their_last(name: str) -> None:
    settings = RECIPES[name].settings
    fallen = [settings.fallen(lesson) for lesson in range(settings.lessons)]
    assert fallen == sorted(fallen, reverse=True)
    assert fallen[0] == (settings.rate, settings.entropy)
    last = (settings.last_rate, settings.last_entropy)
    assert all(now >= least for now, least in zip(fallen[-1], last, strict=True))
    if settings.soon == 0.0:
        assert fallen[-1] == pytest.approx(last)
    assert settings.last_entropy >= 0.02 or RECIPES[name].frozen is not None, "a policy that plays with itself mixes"
    assert settings.lesson >= 65_000


def test_a_schedule_without_an_end_does_not_look_at_it(tmp_path: Path) -> None:
    """A run can be stopped anywhere and be made longer; where the end is aimed at, it cannot."""
    short, long = small(soon=2.0), small(soon=2.0, decisions=16 * 8 * 9)
    path = tmp_path / "run.npz"
    train(short, path, nothing)
    assert same(train(long, path, nothing, 2), train(long, tmp_path / "whole.npz", nothing, 6))
    aimed = tmp_path / "aimed.npz"
    train(small(), aimed, nothing)
    with pytest.raises(BadOption, match="another run"):
        train(small(decisions=16 * 8 * 9), aimed, nothing)


# What the net sees.


@pytest.mark.parametrize(
    "options",
    [{}, {"deck": "II"}, {"deck": "mix", "mix": ["guild"], "locations": ["foggy_swamp", "bazaar"]}],
    ids=["deck I", "deck II", "a mix in the swamp"],
)
def test_every_column_has_an_input_of_its_own_or_none(options: dict[str, Any]) -> None:
    setup = talia.game("cardia").setup(**options)
    found = [name for name in map(input_of, Layout(setup, MOMENT).names) if name]
    assert len(found) == len(set(found))
    assert set(found) <= set(inputs())
    assert set(always(setup)) <= set(inputs())


def test_the_policy_has_no_input_for_what_a_seat_cannot_know() -> None:
    assert not [name for name in inputs() if name.startswith(("theirs:hand:", "theirs:deck_order", "mine:deck_order"))]


def test_the_policy_plays_the_same_whatever_the_other_holds() -> None:
    recipe = small()
    setup = talia.game("cardia").setup()
    net = Run(recipe).net
    policy = playing.policy_of(weights.policy_of(net.policy_part()).plain(), setup)
    state = setup.start(5)
    for _ in range(6):
        state.answer(state.asked[0], state.decision(state.asked[0]).options[0])
    seat = state.asked[0]
    worlds = talia.game("cardia").worlds(state.view(seat), talia.Random(1), 8)
    assert len({world.hand(1 - seat) for world in worlds}) > 1  # type: ignore[attr-defined]  # Cardia's
    told = {tuple(policy.shares(world, seat, world.options_of(seat))) for world in worlds}
    assert len(told) == 1


def test_actions_are_told_from_the_seats_side() -> None:
    words = talia.game("cardia").actions.words
    other = turned(talia.game("cardia").actions)
    assert words[other[words.index("played:7/0")]] == "played:7/1"
    assert words[other[words.index("card:surgeon")]] == "card:surgeon"
    assert [playing.outputs()[1][n] for n in range(len(words))] == other.tolist()


def test_compiled_policy_and_critic_say_what_numpy_says(tmp_path: Path) -> None:
    """The first layer in whole numbers, kept up from table to table, against the plain product."""
    recipe = small(units=(33, 9), critic=(7, 5))
    run = Run(recipe)
    run.adam.second["in"][:] = 1  # as if every input had been met
    run.average.weights["act"] *= 30  # and answers were far from alike
    setup = talia.game("cardia").setup(deck="mix", mix=["guild", "academy"], locations=["bazaar"])
    policy_file, critic_file = weights.write(run, tmp_path, "a test", "")
    assert (policy_file.name, critic_file.name) == playing.FILES["cardia"]
    from talia.bots.methods.weights import load

    found, _ = load(policy_file, "cardia", 2, playing.DOMAINS["cardia"], recipe.features, inputs())
    judges, _ = load(
        critic_file, "cardia", 2, playing.DOMAINS["cardia"], recipe.features, [*inputs(), *playing.hidden()]
    )
    policy, critic = playing.policy_of(found, setup), playing.critic_of(judges, setup)
    sight = Sight(recipe, setup)
    layout = sight.layout
    row = layout.row(layout.words)
    into = np.frombuffer(row.into, np.int64)  # type: ignore[call-overload]  # a vec is a buffer
    slow, net = run.average.net(), run.net
    looked = 0
    for seed in range(4):
        state = setup.start(seed)
        rng = talia.Random(seed)
        while not state.over:
            seat = rng.pick(state.asked)
            options = state.options_of(seat)
            layout.write(state, seat, row, 0)
            x = sight.rows(into[None])
            first, bias = slow.picked(sight)
            actions = [int(state.domain_of(seat).offset) + n for n in members(options)]
            logits = slow.policy(x @ first + bias)[0]
            taken = logits[[playing.outputs()[seat][action] for action in actions]]
            shares = np.exp(taken - taken.max())
            assert policy.shares(state, seat, options) == pytest.approx((shares / shares.sum()).tolist(), abs=1e-2)
            first, bias = net.picked(sight)
            sums = x @ first + bias
            cards = state.kit.named(state.hand(1 - seat)) >> 1  # type: ignore[attr-defined]  # Cardia's
            sums[:, net.wide :] += net.weights["hidden"][members(cards)].sum(0)
            value = float(net.above(sums).values[0])
            assert critic.chance(state, seat, cards) == pytest.approx((1 + value) / 2, abs=2e-3)
            state.answer(seat, rng.pick(state.decision(seat).options))
            looked += 1
    assert looked > 60


# What is learned.


def test_inputs_that_were_never_met_are_written_as_nothing(tmp_path: Path) -> None:
    run = Run(small("cardia-reduced-policy"))
    run.step()
    policy, critic = weights.write(run, tmp_path, "a test", "")
    with np.load(policy.with_suffix(".npz")) as file:
        met = file["w0"].any(1)
    assert 50 < met.sum() < 300
    assert not met[inputs().index("mine:hand:surgeon")]
    assert met[inputs().index("mine:hand:djinn")]
    assert critic.with_suffix(".npz").stat().st_size < 20_000


def test_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each kind of weight moved a little: the loss changes as its slope says."""
    recipe = small(magnet=0.3)
    run = Run(recipe)
    rng = np.random.default_rng(1)
    for name, value in run.net.weights.items():  # away from where everything is nearly the same
        run.net.weights[name] = (value + 0.05 * rng.standard_normal(value.shape)).astype(np.float64)
    run.net.weights["in"][-1] = 0.0
    learner = Learner(recipe.settings, run.net, run.adam)
    rows = [Rows.of(some, 0.9) for some in run.games.play(Run(recipe).net, run.average, 0)]
    chosen = [np.arange(len(some.actions)) for some in rows]
    slopes: dict[str, Any] = {}
    monkeypatch.setattr(run.adam, "move", lambda net, found, rate, steepest: slopes.update(found))

    def loss() -> float:
        total, many = 0.0, 0
        for some in rows:
            first, bias = run.net.picked(some.sight)
            sums = some.sight.rows(some.bits).astype(np.float64) @ first + bias
            sums[:, run.net.wide :] += some.hidden @ run.net.weights["hidden"][some.sight.hidden]
            passed = run.net.above(sums)
            shares, logs = shares_of(passed.logits, some.masks)
            _, slow = shares_of(some.magnet.astype(np.float64), some.masks)
            each = np.arange(len(sums))
            ratio = shares[each, some.actions] / np.maximum(some.chances, 1e-6)
            clip = recipe.settings.clip
            gain = np.minimum(ratio * some.better, np.clip(ratio, 1 - clip, 1 + clip) * some.better)
            told = -gain + 0.05 * (shares * logs).sum(1) + 0.3 * (shares * (logs - slow)).sum(1)
            total += float((told + 0.5 * (passed.values - some.came) ** 2).sum())
            many += len(sums)
        return total / many

    learner._step(rows, chosen, 1e-3, 0.05)
    assert set(slopes) == set(run.net.weights)
    for name, weight in run.net.weights.items():
        way = rng.standard_normal(weight.shape)
        if name == "in":
            way[-1] = 0.0
        before = weight.copy()
        step = 1e-5
        weight += step * way
        high = loss()
        weight -= 2 * step * way
        low = loss()
        weight[...] = before
        assert float((slopes[name] * way).sum()) == pytest.approx((high - low) / (2 * step), rel=0.02, abs=2e-4), name


def test_what_came_of_an_answer() -> None:
    """By hand: seat 0 answers twice, seat 1 once in between, and seat 0 wins."""
    recipe = small(tables=1, steps=4)
    games = Games(recipe)
    sight = Sight(recipe, talia.game("cardia").setup())
    run = Run(recipe)
    played = games.play_setup(run.net, run.average, sight, 1, RANGES["training"])
    played.seats[:, 0] = [0, 1, 0, 1]
    played.values[:, 0] = [0.2, -0.1, 0.5, 0.3]
    played.ended[:, 0] = [False, False, True, False]
    played.rewards[:, 0] = [[0, 0], [0, 0], [1, -1], [0, 0]]
    better, came, known = judged(played, 0.9)
    assert known[:, 0].tolist() == [True, True, True, False]
    assert better[2, 0] == pytest.approx(0.5)
    assert better[1, 0] == pytest.approx(-0.9)
    assert better[0, 0] == pytest.approx(0.3 + 0.9 * 0.5)
    assert came[:3, 0].tolist() == pytest.approx([0.95, -1.0, 1.0])


def test_the_reduced_game_judges_a_policy_exactly() -> None:
    """A net whose answers are all alike is the uniform policy."""
    recipe = small("cardia-reduced-policy")
    setup = talia.game("cardia").setup(influences=["2", "10", "15"], hand=2, signets=2)
    exactly = Exactly(recipe, setup)
    net = Run(recipe).net
    net.weights["act"][:] = 0
    told = exactly.judged(net, net)
    assert told["exploitability"] == pytest.approx(exactly.tree.exploitability(exactly.tree.uniform()), abs=1e-4)
    assert exactly.judged(Run(recipe).net, net)["exploitability, last"] != told["exploitability"]


# Sizes.


def test_checkpoints_and_weights_are_small() -> None:
    for path in (HOUSE / "training").glob("*.npz"):
        assert path.stat().st_size <= 6_000_000, path.name
    for path in weights_of("cardia").glob("*.npz"):
        assert path.stat().st_size < 800_000, path.name
    assert len(Run(RECIPES["cardia-master"]).packed()) < 6_000_000


def test_games_without_policies_have_no_recipes() -> None:
    assert grounds("template") == {}
    assert set(grounds("cardia")) == {"cardia-master", "cardia-reduced-policy", "cardia-response"}
