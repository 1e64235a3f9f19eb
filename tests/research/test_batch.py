"""A batch is nothing but its games: step by step equal to single states, whoever chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import talia
from talia.core.rows import KINDS
from talia.research import Batch, Observer
from tests.every_game.tools import MORE, label, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def batch_of(name: str, n: int = 8, memory: bool = False) -> Batch:
    return Batch(talia.game(name).setup(), n, 3, memory=memory)


def single(batch: Batch, seed: int) -> talia.State:
    return batch.setup.start(seed, memory=batch.memory)


@every_variant
@pytest.mark.parametrize("memory", [False, True])
def test_a_batch_equals_its_games(name: str, seats: int, options: dict[str, Any], memory: bool) -> None:
    """Observation, mask, seat, reward, end and new deals, at every step of many games."""
    setup = talia.game(name).setup(seats, **options)
    n = 6
    batch = Batch(setup, n, 20, memory=memory)
    kind = "recall" if memory else "moment"
    observer = Observer(setup, kind)
    states = [single(batch, 20 + i) for i in range(n)]
    deals = [20 + i for i in range(n)]
    rng = np.random.default_rng(5)
    ends = 0
    for step in range(60 * MORE):
        assert batch.deals == deals
        assert batch.seats.tolist() == [state.who for state in states]
        masks = batch.masks()
        rows = batch.observe(kind=kind)
        for i, state in enumerate(states):
            assert np.flatnonzero(masks[i]).tolist() == state.legal()
            assert (rows[i] == observer.write(state, state.who)).all(), (step, i)
        actions = np.array([rng.choice(state.legal()) for state in states])
        rewards, ended = batch.step(actions)
        assert (batch.actions == actions).all()
        for i, state in enumerate(states):
            state.apply(int(actions[i]))
            assert ended[i] == state.over
            assert rewards[i].tolist() == pytest.approx(list(state.returns()))
            if state.over:
                ends += 1
                deals[i] += n
                states[i] = single(batch, deals[i])
    if name in ("cardia", "template"):
        assert ends > 5


@every_variant
def test_random_steps_are_legal_and_repeat(name: str, seats: int, options: dict[str, Any]) -> None:
    setup = talia.game(name).setup(seats, **options)
    one, other = (Batch(setup, 5, 9) for _ in range(2))
    for _ in range(40):
        masks = one.masks()
        results = [batch.step_random() for batch in (one, other)]
        assert (one.actions == other.actions).all()
        assert masks[np.arange(5), one.actions].all()
        assert (results[0][0] == results[1][0]).all()
    assert (one.observe() == other.observe()).all()


def test_every_option_is_drawn_as_often() -> None:
    batch = batch_of("cardia", 4000)
    legal = batch.masks().astype(bool)
    batch.step_random()
    rank = np.array([legal[i, : batch.actions[i]].sum() for i in range(4000)])
    assert legal.sum(1).tolist() == [5] * 4000
    assert np.bincount(rank, minlength=5).min() > 700  # 800 each, of 4,000


def test_logits_draw_by_their_weight() -> None:
    batch = batch_of("cardia", 4000)
    legal = batch.masks().astype(bool)
    first = legal.argmax(1)
    logits = np.full(legal.shape, 0.0, np.float32)
    logits[np.arange(4000), first] = np.log(4.0)  # four times as likely as each of the other four: a half
    logits[~legal] = 50.0  # what is not allowed has no chance
    batch.step_logits(logits)
    assert legal[np.arange(4000), batch.actions].all()
    assert 0.47 < (batch.actions == first).mean() < 0.53
    assert np.allclose(batch.chances, np.where(batch.actions == first, 0.5, 0.125))


def test_far_logits_are_drawn_without_an_overflow() -> None:
    batch = batch_of("cardia", 64)
    legal = batch.masks().astype(bool)
    best = np.array([np.flatnonzero(row)[-1] for row in legal])
    logits = np.full(legal.shape, -3e38, np.float32)
    logits[np.arange(64), best] = 3e38
    batch.step_logits(logits)
    assert (batch.actions == best).all()
    assert (batch.chances == 1).all()


def test_forced_answers_are_given_inside() -> None:
    setup = talia.game("cardia").setup(influences=["1", "4", "8", "11", "16"], hand=2, signets=3)
    batch = Batch(setup, 32, 1, forced=True)
    plain = Batch(setup, 32, 1)
    singles = 0
    for _ in range(60):
        assert (batch.masks().sum(1) > 1).all()
        singles += int((plain.masks().sum(1) == 1).sum())
        batch.step_random()
        plain.step_random()
    assert singles > 20


def test_one_game_is_saved_and_loaded() -> None:
    batch = batch_of("radlands")
    for _ in range(30):
        batch.step_random()
    saved = batch.save(2)
    row = batch.observe()[2].copy()
    for _ in range(5):
        batch.step_random()
    assert not (batch.observe()[2] == row).all()
    batch.load(2, talia.load(saved.save()))
    assert (batch.observe()[2] == row).all()
    assert batch.save(2) == saved
    action = saved.legal()[0]
    given = batch.masks().argmax(1)
    assert given[2] == action
    batch.step(given)
    saved.apply(action)
    assert batch.save(2) == saved


def test_rows_of_one_seat_and_of_an_onlooker() -> None:
    batch = batch_of("cardia")
    batch.step_random()
    for seat in (0, 1, None):
        kind = "public" if seat is None else "moment"
        rows = batch.observe(kind=kind, seat=seat)
        observer = batch.observer(kind)
        for i in range(8):
            assert (rows[i] == observer.write(batch.save(i), seat)).all()
    bits = batch.observe_bits()
    width = batch.observe().shape[1]
    assert (np.unpackbits(bits.view(np.uint8), axis=1, count=width, bitorder="little") == batch.observe()).all()


def test_rows_are_of_now_however_they_are_asked_for() -> None:
    """Rows that are read at every step are written ahead: nothing else that is asked in between may show."""
    batch = batch_of("cardia", memory=True)
    observers = {kind: batch.observer(kind) for kind in KINDS}
    rng = np.random.default_rng(2)
    for _ in range(60):
        for kind in rng.permutation(KINDS)[: rng.integers(0, 4)]:
            seat = [-1, 0, 1, None][rng.integers(0, 4)]
            rows = batch.observe(kind=kind, seat=seat)
            for i in range(8):
                looking = int(batch.seats[i]) if seat == -1 else seat
                assert (rows[i] == observers[kind].write(batch.save(i), looking)).all(), (kind, seat)
        if rng.random() < 0.2:
            batch.load(3, batch.save(5))
        batch.step_random()


@pytest.mark.parametrize("kind", [np.uint8, np.bool_, np.float32])
def test_rows_are_written_into_arrays_of_any_kind(kind: Any) -> None:
    batch = batch_of("fantasy_realms")
    out = np.empty(batch.observe().shape, kind)
    assert batch.observe(out) is out
    assert (out == batch.observe()).all()
    masks = np.empty(batch.masks().shape, kind)
    assert (batch.masks(masks) == batch.masks()).all()


def test_a_wrong_call_is_told_in_a_sentence_and_changes_nothing() -> None:
    setup = talia.game("cardia").setup()
    batch = Batch(setup, 4, 1)
    before = [batch.save(i).digest() for i in range(4)]
    legal = batch.masks().argmax(1)
    wrong_action = legal.copy()
    wrong_action[3] = 74
    over = setup.start(1)
    while not over.over:
        over.apply(over.legal()[0])
    logits = np.zeros((4, 75), np.float32)
    logits[0, 0] = np.nan
    wrongs: list[tuple[Callable[[], object], str]] = [
        (lambda: Batch(setup, 0), "n: 0 games cannot be played; allowed: 1 to"),
        (lambda: Batch(setup, 2, -1), "seed: -1 is not allowed; allowed: whole numbers from 0 up"),
        (lambda: Batch("cardia", 2), "setup: 'cardia' is no setup"),  # type: ignore[arg-type]
        (lambda: batch.step(wrong_action), "game 3 of the batch: 74 is not an answer to cardia.play; allowed: "),
        (lambda: batch.step(legal[:2]), "actions: shape (2,) of int64 is not allowed; allowed: 4 whole numbers"),
        (lambda: batch.step(legal + 0.5), "actions: shape (4,) of float64 is not allowed"),
        (lambda: batch.step_logits(logits), "logits: some are not finite"),
        (lambda: batch.step_logits(logits[:2]), "logits: shape (2, 75) of float32 is not allowed"),
        (lambda: batch.observe(kind="recall"), "recall: these games keep no memory; make the batch with memory=True"),
        (lambda: batch.observe(kind="x"), "there is no kind 'x' of observer; allowed: moment, recall, public, all"),
        (lambda: batch.observe(seat=7), "there is no seat 7; allowed: 0 to 1, or None for an onlooker"),
        (lambda: batch.observe(np.zeros((4, 3))), "out: an array of shape (4, 3) cannot be written into"),
        (lambda: batch.masks(np.zeros(4)), "out: an array of shape (4,) cannot be written into"),
        (lambda: batch.save(4), "there is no game 4; allowed: 0 to 3"),
        (lambda: batch.load(0, over), "state: this game is over"),
        (lambda: batch.load(0, talia.game("template").start(1)), "is no state of this batch's setup"),
    ]
    for wrong, said in wrongs:
        with pytest.raises(talia.TaliaError) as error:
            wrong()
        assert said in str(error.value)
    assert [batch.save(i).digest() for i in range(4)] == before
