"""Every game: what others write of a position or a record is refused in one short sentence, or is a sound state."""

from __future__ import annotations

import copy
import json
import random
import sys
from typing import Any

import pytest
from bench.fuzz.corpus import gather
from bench.fuzz.judging import judge

import talia
from talia.games import PLACES
from tests.every_game.tools import games, label, play, random_answer, variants

every_game = pytest.mark.parametrize("name", games())
every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def refused(name: str, position: Any) -> str:
    with pytest.raises(talia.TaliaError) as caught:
        talia.game(name).position(position)
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert len(sentence) < 3000
    return sentence


def judge_dict(game: talia.Game, position: dict[str, Any]) -> str:
    """The sentence it is refused with, or nothing."""
    try:
        game.position(position)
    except talia.TaliaError as error:
        return str(error)
    return ""


def deep(levels: int) -> Any:
    value: Any = []
    for _ in range(levels):
        value = [value]
    return value


@every_game
@pytest.mark.parametrize(
    "text",
    ["[" * 100_000 + "]" * 100_000, '{"a":' * 50_000, "9" * 5000, '{"game": 1e400}'],
    ids=["deep", "open", "long", "large"],
)
def test_a_text_that_no_reader_likes_is_refused(name: str, text: str) -> None:
    for read in (talia.game(name).load, talia.Record.read):
        with pytest.raises(talia.TaliaError) as caught:
            read(text)
        assert "\n" not in str(caught.value)
        assert len(str(caught.value)) < 300


@every_game
@pytest.mark.parametrize(
    "junk",
    [deep(500), "x" * 100_000, 10**6000, -(1 << 70), 1.5, float("nan"), True, None, {1: 2}],
    ids=["deep", "long", "large", "below", "part", "nan", "yes", "none", "names"],
)
def test_junk_in_any_place_is_refused_or_means_nothing(name: str, junk: Any) -> None:
    game = talia.game(name)
    state = game.start(3)
    play(state, talia.Random(3), most=5)
    good = json.loads(json.dumps(state.to_position()))
    for key in good:
        position = copy.deepcopy(good)
        position[key] = junk
        if junk is None and key != "table" and key != "game":
            continue  # left out
        if type(junk) is type(good[key]) and key in ("question", "random", "options"):
            continue
        refused(name, position)
    for key in good["table"]:
        position = copy.deepcopy(good)
        position["table"][key] = junk
        verdict = judge_dict(game, position)
        assert "\n" not in verdict
        assert len(verdict) < 3000


@every_variant
def test_notes_that_no_step_has_put_there_are_refused(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    state = game.start(2, seats, **options)
    rng = talia.Random(2)
    for _ in range(40):
        if state.over:
            break
        good = json.loads(json.dumps(state.to_position()))
        assert game.position(copy.deepcopy(good)).to_position() == good
        for frame in range(len(good["doing"])):
            for value in (-1, 1 << 40, (1 << 61) - 1, 1 << 61, 1 << 100):
                position = copy.deepcopy(good)
                position["doing"][frame]["notes"][rng.below(4)] = value
                assert "notes" in refused(name, position)
        state.answer(*random_answer(state, rng))


@every_variant
def test_nobody_who_owes_an_answer_is_left_out(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    state = game.start(4, seats, **options)
    rng = talia.Random(4)
    for _ in range(60):
        if state.over:
            break
        good = json.loads(json.dumps(state.to_position()))
        for seat in good["asked"]:
            position = copy.deepcopy(good)
            position["asked"].remove(seat)
            assert "asked" in refused(name, position)
        state.answer(*random_answer(state, rng))


@pytest.mark.parametrize("name", list(PLACES))  # others may leave outcomes unchecked
def test_an_outcome_that_the_table_does_not_tell_is_refused(name: str) -> None:
    game = talia.game(name)
    state = game.start(6)
    going_on = json.loads(json.dumps(state.to_position()))
    going_on |= {"doing": [], "asked": [], "locked": []}
    play(state, talia.Random(6))
    good = json.loads(json.dumps(state.to_position()))
    assert game.position(copy.deepcopy(good)).outcome == state.outcome
    for winners in ([0], [1], [], [0, 1]):
        for reason in game.reasons:
            if reason in game.facts()["card"]:
                continue  # an ability that ends the game leaves no trace on the table
            position = copy.deepcopy(good)
            position["outcome"].update(winners=winners, reason=reason)
            try:
                again = game.position(position).outcome
            except talia.BadPosition:
                continue
            assert again is not None
            assert again.winners == state.outcome.winners if state.outcome else False
    assert refused(name, going_on | {"outcome": good["outcome"]})


@every_game
def test_events_are_told_since_a_number(name: str) -> None:
    state = talia.game(name).start(1)
    play(state, talia.Random(1), most=6)
    told = state.events(0)
    assert state.events(0, 0) == told
    assert state.events(0, told[-1]["n"] + 1) == []
    assert state.events(0, 1 << 80) == []
    wrongs: list[Any] = [-1, "0", 1.0, None, True, [], -(1 << 80)]
    for wrong in wrongs:
        with pytest.raises(talia.TaliaError, match="allowed: whole numbers from 0 up"):
            state.events(0, wrong)
    with pytest.raises(talia.TaliaError, match="keeps no log"):
        state.clone().events(0)


@every_game
def test_records_are_read_or_refused(name: str) -> None:
    state = talia.game(name).start(1)
    play(state, talia.Random(1))
    assert state.record is not None
    good = json.loads(state.record.write())
    for key, value in (
        ("talia", True),
        ("seed", "9" * 4500),
        ("seed", "１２"),
        ("hints", [[99, 0]]),
        ("hints", [[0, 1 << 70]]),
        ("hints", [[-1, 0]]),
        ("options", deep(400)),
    ):
        with pytest.raises(talia.TaliaError) as caught:
            talia.Record.read(copy.deepcopy(good) | {key: value})
        assert key in str(caught.value)
        assert len(str(caught.value)) < 3000
    long = copy.deepcopy(good) | {"answers": [[1 << 90, "x"]], "outcome": None}
    with pytest.raises(talia.TaliaError, match=r"record\.answers\[0\]"):
        talia.Record.read(long).replay(talia.game(name))


@pytest.mark.parametrize("kind", ["positions", "records"])
def test_whatever_is_changed_the_loaders_say_so_or_the_game_plays_on(kind: str) -> None:
    """A sample of `make fuzz`: the same inputs each time."""
    corpus = gather(kind)
    rng = random.Random(20)
    verdicts: dict[str, int] = {}
    for _ in range(500):
        name, text = corpus.build(rng.randbytes(rng.randrange(8, 80)))
        verdict = judge(kind, name, text)
        assert verdict[0] != "crash", (verdict, text[:3000])
        verdicts[verdict[0]] = verdicts.get(verdict[0], 0) + 1
    assert verdicts["refused"] > 100
    assert verdicts["accepted"] > 10


def test_the_sample_finds_a_loader_that_does_not_look(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge is not blind: a state whose invariants fail, or a bare error, is a crash."""
    text = talia.game("template").start(1).save()
    assert judge("positions", "template", text)[0] == "accepted"
    assert judge("positions", "template", "{}")[0] == "refused"
    broken = type("Broken", (), {"load": lambda self, text: [][1]})()
    monkeypatch.setattr(sys.modules["bench.fuzz.judging"].talia, "game", lambda name: broken)
    assert judge("positions", "template", text)[0] == "crash"
