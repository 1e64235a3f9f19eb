"""Every game for learners: masks, returns, facts of a setup that hold in every game played, setups that are kept."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

import talia
from tests.every_game.tools import MORE, decisions, label, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


@every_variant
def test_a_mask_says_what_is_legal(name: str, seats: int, options: dict[str, Any]) -> None:
    for state in decisions(name, seats, options, seed=31, every=3):
        before = state.digest()
        for seat in (-1, *state.asked):
            first, bits = state.mask(seat)
            assert 0 < bits < 1 << 62
            assert [first + n for n in range(62) if bits >> n & 1] == state.legal(seat)
        assert state.mask() == state.mask(state.who)
        assert state.digest() == before


@every_variant
def test_facts_hold_in_every_game_played(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    setup = game.setup(seats, **options)
    facts = setup.facts
    assert (facts.seats, facts.actions) == (seats, len(game.actions))
    assert facts.longest is not None, "no variant that is played goes on for ever"
    rng = talia.Random(8)
    for seed in range(6 * MORE):
        state = setup.start(seed)
        answers = 0
        while state.who >= 0:
            assert state.who < facts.places
            assert state.returns() == (0.0,) * seats
            legal = state.legal()
            assert 0 < len(legal) <= facts.widest
            assert 0 <= legal[0] <= legal[-1] < facts.actions
            state.apply(rng.pick(legal))
            answers += 1
        assert answers <= facts.longest
        returns = state.returns()
        assert len(returns) == seats
        assert sum(returns) == pytest.approx(facts.total, abs=1e-12)
        assert all(facts.least <= value <= facts.most for value in returns)
        assert state.legal() == []
        assert state.mask() == (0, 0)
        outcome = state.outcome
        assert outcome is not None
        if 0 < len(outcome.winners) < seats:
            best = max(returns)
            assert tuple(seat for seat in range(seats) if returns[seat] == best) == outcome.winners
        else:
            assert returns == (0.0,) * seats


@every_variant
def test_a_setup_deals_what_its_game_deals(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    setup = game.setup(seats, **options)
    for seed in (0, 5, 1 << 80):
        quiet = setup.start(seed)
        loud = game.start(seed, seats, **options)
        assert quiet == loud == setup.start(seed, log=True, memory=True)
        assert quiet.log is None
        assert quiet.record is None
        assert setup.start(seed, log=True).record == loud.record
        assert setup.start(seed, memory=True).memory(0) == loud.memory(0)
    with pytest.raises(talia.TaliaError, match="this state keeps no memory"):
        setup.start(1).memory(0)
    wrong: tuple[Any, ...] = (-1, "1", 1.0, None, True)
    for given in wrong:
        with pytest.raises(talia.BadOption, match=r"option seed: .* is not allowed; allowed: whole numbers from 0 up"):
            setup.start(given)


@every_variant
def test_a_setup_is_kept_and_nobody_can_change_it(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    setup = game.setup(seats, **options)
    assert game.setup(seats, **options) is setup
    assert game.setup(seats, **copy.deepcopy(setup.options)) is setup
    assert pickle.loads(pickle.dumps(setup)) is setup
    assert copy.deepcopy(setup) is setup
    assert pickle.loads(pickle.dumps(setup.facts)) == setup.facts == copy.deepcopy(setup.facts)
    assert hash(pickle.loads(pickle.dumps(setup.facts))) == hash(setup.facts)
    before = copy.deepcopy(setup.options)
    state = game.start(3, seats, **options)
    assert state.record is not None
    for told in (state.to_position()["options"], state.view(0)["options"], state.record.options):
        for key, value in list(told.items()):
            if isinstance(value, list):
                value.append("lunch")
            told[key] = "lunch"
    assert setup.options == before
    assert state.view(0)["options"] == before


def test_only_so_many_setups_are_kept() -> None:
    game = talia.game("fantasy_realms")
    first = game.setup(turns=1)
    for turns in range(2, 90):
        game.setup(turns=turns)
    again = game.setup(turns=1)
    assert again is not first
    assert again == first
    assert game.setup(turns=1) is again


def test_a_flag_is_no_number() -> None:
    """1 and True are equal to Python, but not to options, kept or not."""
    assert talia.game("cardia").setup(hand=1) is talia.game("cardia").setup(hand=1)
    with pytest.raises(talia.BadOption, match="option hand: True is not allowed"):
        talia.game("cardia").setup(hand=True)
    with pytest.raises(talia.BadOption, match="option change_lock_in: 1 is not allowed"):
        talia.game("cardia").setup(change_lock_in=1)
    with pytest.raises(talia.BadOption, match="option seats: True is not allowed"):
        talia.game("cardia").setup(True)


def test_a_game_without_a_guard_has_no_longest_one() -> None:
    assert talia.game("fantasy_realms").setup(turns=0).facts.longest is None
    assert talia.game("fantasy_realms").setup(turns=5).facts.longest == 2 * 5 + 14


@pytest.mark.parametrize("seat", [9, -2, "0", None, 0.0, True, 1 << 70])
@pytest.mark.parametrize("name", talia.GAMES)
def test_a_seat_that_is_not_asked_has_no_mask(name: str, seat: Any) -> None:
    state = talia.game(name).start(4)
    with pytest.raises(talia.NotAsked) as by_mask:
        state.mask(seat)
    with pytest.raises(talia.NotAsked) as by_decision:
        state.decision(seat)
    assert str(by_mask.value) == str(by_decision.value)
