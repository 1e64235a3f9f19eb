"""Camps are picked in secret, three of six (2.2): each seat at its own pace, and nobody waits after each camp."""

from __future__ import annotations

import itertools
import json

import pytest

import talia
from tests.games.radlands.scenario import GAME, THEM, US


def words(state: talia.State, seat: int) -> list[str]:
    return [option.word for option in state.decision(seat).options]


def laid(state: talia.State, seat: int) -> list[str]:
    return list(state.view(seat)["table"]["camps"][seat])


def test_each_picks_three_without_waiting_and_nobody_sees_what() -> None:
    state = GAME.start(5)
    ours, theirs = words(state, US), words(state, THEM)
    assert len(ours) == len(theirs) == 6
    assert not {*ours} & {*theirs}
    for n, camp in enumerate((ours[4], ours[0], ours[2])):
        assert state.decision(US).prompt == f"radlands.pick_{['left', 'middle', 'right'][n]}"
        assert [*state.asked] == [US, THEM]
        state.answer(US, camp)
        for seat in (THEM, None):
            view = state.view(seat)
            seen = json.dumps(view["table"]) + json.dumps(view["doing"]) + json.dumps(state.events(seat))
            assert not any(f'"{word}"' in seen for word in ours)
            assert view["table"]["camps"][US] == n + 1
            assert view["locked"] == ([US] if n == 2 else [])
    assert [*state.asked] == [THEM]
    told = [event["event"] for event in state.events(THEM)]
    assert told.count("locked_in") == 1  # when all three lay there, not after each
    for camp in theirs[:3]:
        assert state.lay_out()["turn"] == 0
        state.answer(THEM, camp)
    table = state.view(None)["table"]
    assert table["turn"] == 1
    assert [column["camp"]["card"] for column in table["columns"][US]] == [ours[4], ours[0], ours[2]]
    assert [column["camp"]["card"] for column in table["columns"][THEM]] == theirs[:3]
    for seat in (US, THEM, None):
        rest = {*ours, *theirs} - {ours[4], ours[0], ours[2], *theirs[:3]}
        assert not any(f'"{camp}"' in json.dumps(state.view(seat)["table"]) for camp in rest)


def test_the_order_in_which_two_seats_answer_changes_nothing() -> None:
    start = GAME.start(5)
    picks = {seat: words(start, seat)[:3] for seat in (US, THEM)}
    ends = set()
    for order in sorted({*itertools.permutations([US] * 3 + [THEM] * 3)}):
        state = GAME.start(5)
        left = {seat: iter(picks[seat]) for seat in (US, THEM)}
        for seat in order:
            state.answer(seat, next(left[seat]))
            assert GAME.load(state.save()) == state.clone() == state  # saved and cloned at every place
        record = state.record
        assert record is not None
        assert talia.Record.read(record.write()).replay(GAME) == state
        ends.add(json.dumps({**state.to_position(), "question": 0}, sort_keys=True))
    assert len(ends) == 1


def test_three_camps_may_be_changed_until_the_other_is_done_unless_the_option_says_no() -> None:
    state = GAME.start(5)
    ours = words(state, US)
    for camp in ours[:3]:
        state.answer(US, camp)
    assert state.view(US)["decision"]["prompt"] == "radlands.pick_camps"
    assert sorted(words(state, US)) == sorted(ours)
    state.answer(US, ours[5])  # the leftmost goes back
    assert laid(state, US) == [ours[1], ours[2], ours[5]]
    state.answer(US, ours[1])  # one that lies there moves to the right
    assert laid(state, US) == [ours[2], ours[5], ours[1]]
    for camp in (ours[3], ours[5], ours[4]):  # any three in a row end up so
        state.answer(US, camp)
    assert laid(state, US) == [ours[3], ours[5], ours[4]]
    assert state.view(THEM)["locked"] == [US]
    assert [event["event"] for event in state.events(THEM)].count("locked_in") == 1
    fixed = GAME.start(5, change_lock_in=False)
    for camp in ours[:3]:
        fixed.answer(US, camp)
    with pytest.raises(talia.NotAsked):
        fixed.answer(US, ours[5])


def test_a_table_alone_tells_who_is_done() -> None:
    state = GAME.start(5)
    for camp in words(state, US)[:3]:
        state.answer(US, camp)
    position = state.to_position()
    alone = GAME.position({"game": "radlands", "table": position["table"]})
    assert alone.asked == (THEM,)
    assert alone.view(THEM)["locked"] == [US]
    wrong = {**position, "asked": [US], "locked": [THEM]}
    with pytest.raises(talia.BadPosition, match="still has something to choose"):
        GAME.position(wrong)
    both = json.loads(json.dumps(position))
    both["table"]["camps"][THEM] = both["table"]["dealt"][THEM][:3]
    both["table"]["dealt"][THEM] = both["table"]["dealt"][THEM][3:]
    with pytest.raises(talia.BadPosition, match="of one seat fewer"):
        GAME.position(both)


def test_a_guess_while_one_is_done_and_the_other_is_not() -> None:
    state = GAME.start(5)
    for camp in words(state, US)[:3]:
        state.answer(US, camp)
    state.answer(THEM, words(state, THEM)[0])
    for seat in (US, THEM, None):
        for world in GAME.worlds(state.view(seat), talia.Random(3), 20):
            assert world.view(seat) == state.view(seat)
            while world.lay_out()["turn"] == 0:
                world.answer(THEM, words(world, THEM)[0])
