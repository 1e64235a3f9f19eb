"""Every game: random play ends, clones and saves are exact, records replay, answers are checked."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core import playout
from talia.core.view import canonical
from tests.every_game.tools import LONGEST, MORE, decisions, label, offered, play, random_answer, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


@every_variant
def test_random_play_ends(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(10 * MORE):
        state = talia.game(name).start(seed, seats, **options)
        assert play(state, talia.Random(seed)) < LONGEST
        assert state.over
        outcome = state.outcome
        assert outcome is not None
        assert outcome.reason in talia.game(name).reasons
        assert len(outcome.scores) == seats
        assert set(outcome.winners) <= set(range(seats))
        assert state.asked == ()


@every_variant
def test_the_fast_way_and_the_public_door_play_the_same_game(name: str, seats: int, options: dict[str, Any]) -> None:
    for seed in range(3 * MORE):
        public = talia.game(name).start(seed, seats, **options)
        fast = public.clone()
        rng = talia.Random(seed)
        while not public.over:
            seat, option = random_answer(public, rng)
            domain = public.domain_of(seat)
            public.answer(seat, option)
            fast.take(seat, option.action - domain.offset)
        assert fast.to_position() == public.to_position()
        assert fast.log is None
        assert fast.record is None


@every_variant
def test_clones_are_independent_in_mid_ability(name: str, seats: int, options: dict[str, Any]) -> None:
    for state in decisions(name, seats, options, seed=3, every=3):
        before = state.to_position()
        clone = state.clone()
        assert clone.to_position() == before
        playout.play_out(clone, 17)
        assert state.to_position() == before
        one, other = state.clone(), state.clone()
        playout.play_some(one, 23, 5)
        playout.play_some(other, 23, 5)
        assert one.to_position() == other.to_position()


@every_variant
def test_a_saved_game_goes_on_as_if_never_saved(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    for state in decisions(name, seats, options, seed=5, every=2):
        saved = state.save()
        loaded = game.load(saved)
        assert loaded.save() == saved
        for seat in (*range(seats), None):
            assert loaded.view(seat) == state.view(seat)
        going_on = state.clone()
        playout.play_some(going_on, 29, 4)
        playout.play_some(loaded, 29, 4)
        assert loaded.to_position() == going_on.to_position()


@every_variant
def test_a_finished_game_can_be_saved(name: str, seats: int, options: dict[str, Any]) -> None:
    state = talia.game(name).start(8, seats, **options)
    play(state, talia.Random(8))
    loaded = talia.game(name).load(state.save())
    assert loaded.over
    assert loaded.outcome == state.outcome
    assert loaded.view(0) == state.view(0)


@every_variant
def test_a_record_replays_to_the_last_card(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    for seed in range(3 * MORE):
        state = game.start(seed, seats, **options)
        play(state, talia.Random(seed + 9))
        assert state.record is not None
        read = talia.Record.read(state.record.write())
        assert read.compare(state.record) is None
        again = read.replay(game)
        assert again.to_position() == state.to_position()
        assert again.record is not None
        assert again.record.compare(state.record) is None
        for seat in (*range(seats), None):
            assert again.events(seat) == state.events(seat)


@every_variant
def test_a_record_can_begin_at_a_position(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    state = game.start(4, seats, **options)
    play(state, talia.Random(4), most=7)
    branch = game.position(state.to_position())
    play(branch, talia.Random(5))
    assert branch.record is not None
    assert talia.Record.read(branch.record.write()).replay(game).to_position() == branch.to_position()


@every_variant
def test_every_offered_answer_is_taken_and_every_other_refused(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    for state in decisions(name, seats, options, seed=6, every=5):
        before = state.save()
        for seat in state.asked:
            allowed = offered(state, seat)
            assert allowed, "a seat is asked and has no answer"
            for action in range(len(game.actions)):
                if action in allowed:
                    continue
                with pytest.raises(talia.IllegalAnswer):
                    state.answer(seat, action)
            for action in sorted(allowed):
                clone = state.clone()
                clone.answer(seat, action)
                assert clone.save() != before
        for wrong in (-1, 10**9, "nonsense", "card:", "", None, 1.5, True, [0]):
            with pytest.raises(talia.IllegalAnswer):
                state.answer(state.asked[0], wrong)
        for stranger in (-1, 61, 62, 1000, "0", None):
            with pytest.raises(talia.NotAsked):
                state.answer(stranger, 0)
        assert state.save() == before


@every_variant
def test_a_seat_that_is_not_asked_cannot_answer(name: str, seats: int, options: dict[str, Any]) -> None:
    seen = 0
    for state in decisions(name, seats, options, seed=11):
        before = state.save()
        for seat in set(range(seats)) - set(state.asked) - set(_changeable(state)):
            seen += 1
            with pytest.raises(talia.NotAsked, match=f"seat {seat} is not asked"):
                state.answer(seat, 0)
            with pytest.raises(talia.NotAsked):
                state.decision(seat)
        assert state.save() == before
    assert seen


def _changeable(state: talia.State) -> list[int]:
    return [seat for seat in range(62) if state.may_answer_again() >> seat & 1]


@every_variant
def test_nobody_is_asked_after_the_end(name: str, seats: int, options: dict[str, Any]) -> None:
    state = talia.game(name).start(2, seats, **options)
    play(state, talia.Random(2))
    with pytest.raises(talia.GameOver):
        state.answer(0, 0)
    with pytest.raises(talia.GameOver):
        state.decision(0)


@every_variant
def test_options_stand_in_a_fixed_rising_order(name: str, seats: int, options: dict[str, Any]) -> None:
    actions = talia.game(name).actions
    for state in decisions(name, seats, options, seed=12, every=2):
        for seat in state.asked:
            decision = state.decision(seat)
            numbers = [option.action for option in decision.options]
            assert numbers == sorted(set(numbers))
            assert decision.prompt.startswith(f"{name}.")
            for option in decision.options:
                assert actions.word(option.action).endswith(f":{option.word}")


@every_variant
def test_views_and_events_are_ready_for_json(name: str, seats: int, options: dict[str, Any]) -> None:
    state = talia.game(name).start(13, seats, **options)
    play(state, talia.Random(13))
    for seat in (*range(seats), None):
        assert json.loads(json.dumps(state.view(seat))) == state.view(seat)
        for event in state.events(seat):
            assert json.loads(json.dumps(event)) == event
            assert event["event"] == event["event"].lower()
            assert event["rule"].split(".")[0] in (name, "core")


@every_variant
def test_keys_tell_apart_what_a_seat_knows(name: str, seats: int, options: dict[str, Any]) -> None:
    keys: dict[int, bytes] = {}
    for state in decisions(name, seats, options, seed=15):
        for seat in (*range(seats), None):
            key = state.key(seat)
            known = canonical(state.view(seat)) + str(state.events(seat)).encode()
            assert 0 <= key < 1 << 62
            assert keys.setdefault(key, known) == known
    assert len(keys) > 10


@every_variant
def test_a_log_changes_nothing(name: str, seats: int, options: dict[str, Any]) -> None:
    with_log = talia.game(name).start(14, seats, **options)
    without = talia.game(name).start(14, seats, log=False, **options)
    rng, same = talia.Random(14), talia.Random(14)
    play(with_log, rng)
    play(without, same)
    assert without.to_position() == with_log.to_position()
    assert without.log is None


@every_variant
def test_take_back_points_lead_to_the_very_same_table(name: str, seats: int, options: dict[str, Any]) -> None:
    from talia.core.takeback import points

    game = talia.game(name)
    state = game.start(21, seats, **options)
    rng = talia.Random(21)
    for _ in range(60):
        if state.over:
            break
        seat, option = random_answer(state, rng)
        state.answer(seat, option)
        record = state.record
        assert record is not None
        for number in points(game, record, seat):
            earlier = record.replay(game, upto=number)
            assert seat in earlier.asked or earlier.may_answer_again() >> seat & 1
            # Nothing was learned or drawn since, by anybody: the generator has not moved.
            assert earlier.rng == state.rng
