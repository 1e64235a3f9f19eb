"""Saves and records of version 0.1, whose places in programs are numbers, load and go on as they did then.

`old/<game>.json.gz` was written once by that version: saves at every kind of question it met, each with the table six
random answers later; and whole records.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

import talia
from talia.core import playout

OLD = Path(__file__).parent / "old"
NAMES = sorted(path.name.partition(".")[0] for path in OLD.glob("*.json.gz"))


def old(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((OLD / f"{name}.json.gz").read_bytes()))
    return found


def test_every_game_of_that_version_is_here() -> None:
    assert NAMES == ["cardia", "fantasy_realms", "radlands", "template"]


@pytest.mark.parametrize("name", NAMES)
def test_old_saves_go_on_as_they_did(name: str) -> None:
    game = talia.game(name)
    saves = old(name)["saves"]
    assert len(saves) >= 9
    for case in saves:
        at = [(frame["program"], frame["at"]) for frame in case["save"]["doing"]]
        assert all(isinstance(place, int) for _, place in at)
        state = game.load(case["save"])
        again = game.load(state.save())
        for loaded in (state, again):
            playout.play_some(loaded, 29, 6)
            after = loaded.to_position()
            found = {key: after.get(key) for key in ("table", "random", "asked", "outcome")}
            # A table may tell more than it did then, such as the number of the round.
            found["table"] = {key: value for key, value in after["table"].items() if key in case["table"]}
            assert found == {key: case[key] for key in found}, at


@pytest.mark.parametrize("name", NAMES)
def test_old_records_replay(name: str) -> None:
    game = talia.game(name)
    records = old(name)["records"]
    assert len(records) >= 2
    for told in records:
        record = talia.Record.read(told)
        state = record.replay(game)
        assert state.over
        assert state.record is not None
        assert state.record.to_json() == told
