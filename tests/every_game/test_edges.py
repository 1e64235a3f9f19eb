"""Every game: bad options, positions, records and views are refused with one clear sentence."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import talia
from talia.core.errors import BadRecord
from talia.core.record import Record
from tests.every_game.tools import games, label, play, variants

every_game = pytest.mark.parametrize("name", games())
every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


def sentence(error: BaseException) -> str:
    text = str(error)
    assert text, "an error says what was wrong"
    assert "\n" not in text
    return text


@every_game
def test_an_unknown_option_names_those_there_are(name: str) -> None:
    game = talia.game(name)
    with pytest.raises(talia.BadOption) as caught:
        game.start(0, no_such_option=1)
    assert "no_such_option" in sentence(caught.value)
    for setting in game.settings:
        assert setting.name in sentence(caught.value)


@every_game
def test_each_option_refuses_what_it_does_not_take(name: str) -> None:
    game = talia.game(name)
    for setting in game.settings:
        with pytest.raises(talia.BadOption) as caught:
            game.setup(None, **{setting.name: {"no": "such value"}})
        assert setting.name in sentence(caught.value)
        assert "allowed" in sentence(caught.value)
        assert json.loads(json.dumps(setting.to_json()))["name"] == setting.name
        assert setting.check(setting.default) == setting.default


@every_game
def test_seats_and_seeds_are_checked(name: str) -> None:
    game = talia.game(name)
    for seats in (0, 99, "2", 2.0):
        with pytest.raises(talia.BadOption, match="seats"):
            game.start(0, seats)
    for seed in (-1, "7", 1.5, None):
        with pytest.raises(talia.BadOption, match="seed"):
            game.start(seed)


@every_game
def test_a_huge_seed_is_a_seed(name: str) -> None:
    game = talia.game(name)
    state = game.start(1 << 200)
    play(state, talia.Random(1))
    assert state.record is not None
    assert talia.Record.read(state.record.write()).replay(game).outcome == state.outcome
    assert game.start(1 << 200).save() != game.start(0).save()


@every_variant
@given(data=st.data())
def test_a_position_with_anything_wrong_in_it_is_refused_or_is_a_position(
    name: str, seats: int, options: dict[str, Any], data: st.DataObject
) -> None:
    game = talia.game(name)
    state = game.start(data.draw(st.integers(0, 20)), seats, **options)
    play(state, talia.Random(1), most=data.draw(st.integers(0, 12)))
    position = json.loads(json.dumps(state.to_position()))
    holder: Any = position
    for _ in range(data.draw(st.integers(1, 5))):
        if isinstance(holder, dict) and holder:
            key: Any = data.draw(st.sampled_from(sorted(holder)))
        elif isinstance(holder, list) and holder:
            key = data.draw(st.integers(0, len(holder) - 1))
        else:
            break
        parent, last = holder, key
        holder = holder[key]
    parent[last] = data.draw(JSON)
    try:
        laid = game.position(copy.deepcopy(position))
    except talia.TaliaError as error:
        sentence(error)
    else:
        assert laid.over or laid.asked


@every_game
def test_what_is_not_a_position_is_refused(name: str) -> None:
    game = talia.game(name)
    for wrong in ("", "{", "[]", "7", "null", '{"game": "chess"}', f'{{"game": "{name}", "tabel": {{}}}}'):
        with pytest.raises(talia.BadPosition) as caught:
            game.load(wrong)
        sentence(caught.value)


@every_game
def test_what_is_not_a_view_is_refused(name: str) -> None:
    game = talia.game(name)
    for wrong in ({}, {"game": "chess"}, {"game": name}, {"game": name, "table": 3}):
        with pytest.raises(talia.TaliaError) as caught:
            game.guess(wrong, talia.Random(0))
        sentence(caught.value)


@every_game
def test_a_broken_record_is_refused(name: str) -> None:
    game = talia.game(name)
    state = game.start(3)
    play(state, talia.Random(3))
    assert state.record is not None
    good = state.record.to_json()
    for key, value in (
        ("talia", 99),
        ("game", 3),
        ("rules", "1"),
        ("seats", 0),
        ("options", []),
        ("seed", "minus one"),
        ("seed", 7),
        ("answers", {}),
        ("answers", [[0]]),
        ("answers", [["0", "x"]]),
        ("outcome", "won"),
        ("more", 1),
    ):
        with pytest.raises(talia.BadRecord, match=f"record.{key}") as caught:
            talia.Record.read(json.dumps({**good, key: value}))
        sentence(caught.value)
    for wrong in (b"", b"\xff", "[]", "{"):
        with pytest.raises(talia.BadRecord):
            talia.Record.read(wrong)
    broken = talia.Record.read({**good, "answers": [*good["answers"][:2], [0, "no:such"], *good["answers"][2:]]})
    with pytest.raises(talia.BadRecord, match=r"record.answers\[2\]"):
        broken.replay(game)
    lied = talia.Record.read({**good, "outcome": {**good["outcome"], "reason": "magic"}})
    with pytest.raises(talia.BadRecord, match=r"record\.outcome"):
        lied.replay(game)
    other_rules = talia.Record.read({**good, "rules": 999})
    with pytest.raises(talia.BadRecord, match="version 999"):
        other_rules.replay(game)


@every_game
def test_a_save_tells_its_game(name: str) -> None:
    state = talia.game(name).start(seed=3)
    for saved in (state.save(), state.save().encode(), json.loads(state.save())):
        assert talia.load(saved).to_position() == state.to_position()


def test_what_is_no_save_is_refused() -> None:
    wrongs: list[Any] = ["", "{", "[]", "null", b"\xff", 7, {}, {"table": {}}]
    for wrong in wrongs:
        with pytest.raises(talia.BadPosition) as caught:
            talia.load(wrong)
        sentence(caught.value)
    with pytest.raises(talia.UnknownGame, match="'chess'"):
        talia.load('{"game": "chess"}')


def test_an_unknown_game_names_those_there_are() -> None:
    with pytest.raises(talia.UnknownGame, match="template"):
        talia.game("chess")
    with pytest.raises(talia.UnknownGame):
        talia.game(None)


def test_hints_stay_noted_in_a_record() -> None:
    state = talia.game("template").start(seed=4)
    while not state.over:
        seat = state.asked[0]
        record = state.record
        assert record is not None
        if seat == 1:
            assert record.helped(seat)
            assert not record.helped(seat)
        state.answer(seat, state.decision(seat).options[0])
    assert record is not None
    again = Record.read(record.write())
    assert again.hints == record.hints != []
    shown = again.replay(talia.game("template")).record
    assert shown is not None
    assert shown.hints == record.hints
    # Taken back: who has seen what a bot would answer has seen it.
    shorter = record.shortened(1)
    assert len(shorter.answers) == 1
    assert set(shorter.hints) == {(seat, min(before, 1)) for seat, before in record.hints}
    with pytest.raises(BadRecord, match="hints"):
        Record.read({**record.to_json(), "hints": [["0", 1]]})


@every_game
def test_a_complaint_is_one_line_whatever_they_wrote(name: str) -> None:
    position = talia.game(name).start(seed=1).to_position()
    for key in ("\n", "a b", "", "two\nlines"):
        with pytest.raises(talia.TaliaError) as caught:
            talia.game(name).position({**position, "table": {**position["table"], key: 1}})
        assert repr(key) in sentence(caught.value)
