"""Rules 1, where Parachute Base asked no water for an ability that a Mimic copies, and where camps were picked one by
one by both at once: games of then are still played."""

from __future__ import annotations

import pytest

import talia
from talia.core import playout
from tests.games.radlands.scenario import GAME, US, Scenario

# Over 1,000 seeded random games of those of tests/checksums.txt; over all of them the sum was still that of then.
GAMES = 1_000
CHECKSUM = 2755954612545054510
CAMPS = ["parachute_base", "oasis", "railgun", "juggernaut", "garage", "cannon"]


def short_of_water(rules: int) -> talia.State:
    """A Mimic can be dropped, the Sniper it could copy not be paid for."""
    t = Scenario(["parachute_base"], ["cannon: sniper"], hand="mimic", water=2)
    return GAME.position({**t.state.to_position(), "rules": rules})


def words(state: talia.State) -> list[str]:
    return [option.word for option in state.decision(US).options]


def test_no_water_was_asked_for_a_copy() -> None:
    assert GAME.rules == 2
    assert "use-left-0" in words(short_of_water(1))
    assert "use-left-0" not in words(short_of_water(2))


def test_a_save_goes_on_under_its_own_rules() -> None:
    state = GAME.load(short_of_water(1).save())
    assert state.setup.rules == 1
    state.answer(US, "use-left-0")
    state.answer(US, "mimic")
    state.answer(US, "0-left-1")
    assert state.lay_out()["columns"][US][0]["people"][0]["damaged"]
    assert state.lay_out()["water"] == 1  # the copy was skipped unpaid


def test_other_rules_are_refused() -> None:
    with pytest.raises(talia.BadPosition, match=r"rules: version 3 is not 2, which is what this Talia plays"):
        short_of_water(3)


def test_a_record_replays_under_its_own_rules() -> None:
    setup = GAME.setup_under(1, 2, {"camps": "given", "camps_0": CAMPS[:3], "camps_1": CAMPS[3:]})
    for seed in range(12):
        state = GAME.begin(setup, seed)
        rng = talia.Random(seed)
        while not state.over:
            seat = state.asked[0]
            state.answer(seat, rng.pick(state.decision(seat).options))
        record = state.record
        assert record is not None
        assert record.rules == 1
        again = talia.Record.read(record.write()).replay(GAME)
        assert again.to_position() == state.to_position()


def test_random_games_are_those_of_then() -> None:
    variants = GAME.variants()
    share = -(-GAMES // len(variants))
    total = 0
    for number, (seats, options) in enumerate(variants):
        setup = GAME.setup_under(1, seats, options)
        total = (total * 31 + playout.checksum(setup, 1 + 100_000 * number, share)) % (1 << 62)
    assert total == CHECKSUM


# Camps, one after the other.


def test_both_waited_for_each_other_after_each_camp() -> None:
    state = GAME.begin(GAME.setup_under(1, 2, {}), 5)
    ours = words(state)
    state.answer(US, ours[4])
    assert state.view(1)["locked"] == [US]
    state.answer(1, state.decision(1).options[0])
    assert ours[4] not in words(state)
    saved = GAME.load(state.save())
    for camp in (ours[0], ours[2]):
        for one in (state, saved):
            one.answer(US, camp)
            one.answer(1, one.decision(1).options[0].word)
    assert saved == state
    table = state.view(None)["table"]
    assert [column["camp"]["card"] for column in table["columns"][US]] == [ours[4], ours[0], ours[2]]


def test_a_camp_that_was_locked_in_and_changed_is_replayed() -> None:
    state = GAME.begin(GAME.setup_under(1, 2, {}), 5)
    ours = words(state)
    for camp in ours[:2]:
        state.answer(US, camp)
    state.answer(1, state.decision(1).options[0])
    assert ours[0] in words(state)
    record = state.record
    assert record is not None
    assert talia.Record.read(record.write()).replay(GAME) == state
