"""Small variants as games: their deals are those that shuffling gives, and they are played like any other."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import talia
from talia.core.errors import BadOption
from talia.core.state import State
from talia.research.exact import VARIANTS
from talia.server.catalogue import catalogue

QUICK = [name for name in VARIANTS if name != "cardia-reduced"]
SMALL: dict[str, Any] = {
    "camps": "given",
    "camps_0": ["railgun", "oasis", "obelisk"],
    "camps_1": ["garage", "arcade", "reactor"],
}


def seen(state: State) -> str:
    """What both seats see of a table, and what will be drawn next."""
    told = state.to_position()
    return json.dumps([state.see(0), state.see(1), told["table"].get("deck", [])[:1], told["asked"]], sort_keys=True)


@pytest.mark.parametrize("name", [name for name in QUICK if name != "fantasy-realms-small"])
def test_deals_are_those_that_shuffling_gives(name: str) -> None:
    setup = VARIANTS[name].setup()
    listed: Counter[str] = Counter()
    for weight, state in setup.deals():
        talia.game(setup.game).invariants(state)
        listed[seen(state)] += weight
    played = Counter(seen(setup.start(seed)) for seed in range(2000))
    assert set(played) <= set(listed)
    total = sum(listed.values())
    for look, weight in listed.items():
        expected = 2000 * weight / total
        assert abs(played[look] - expected) < 6 * expected**0.5 + 3


@pytest.mark.parametrize("name", list(VARIANTS))
def test_a_variant_is_played_saved_and_guessed_like_any_game(name: str) -> None:
    setup = VARIANTS[name].setup()
    game = talia.game(setup.game)
    for seed in range(3):
        state = game.begin(setup, seed)
        rng = talia.Random(seed)
        while not state.over:
            seat = state.asked[0]
            view = state.view(seat)
            assert game.guess(view, talia.Random(seed)).view(seat) == view
            assert game.load(state.save()) == state
            state.answer(seat, rng.pick(state.legal(seat)))
            game.invariants(state)
        assert state.record is not None
        assert talia.Record.read(state.record.write()).replay(game) == state


# Radlands' options for small games.


def test_a_column_that_is_not_played_has_no_camp_and_no_room() -> None:
    state = talia.game("radlands").start(1, **SMALL, columns=1, cards=["mutant", "scout", "muse", "holdout"], copies=2)
    table = state.view(0)["table"]
    destroyed = [[column["camp"].get("destroyed", False) for column in side] for side in table["columns"]]
    assert destroyed == [[False, True, True], [False, True, True]]
    places: set[str] = set()
    for seed in range(30):
        state = talia.game("radlands").start(seed, **SMALL, columns=1, cards=["mutant", "scout", "muse"], copies=2)
        rng = talia.Random(seed)
        while not state.over and state.decision(state.asked[0]).prompt != "radlands.place":
            state.answer(state.asked[0], rng.pick(state.legal()))
        if not state.over:
            places |= {option.word.split("-")[1] for option in state.decision(state.asked[0]).options}
    assert places <= {"left"}


def test_water_and_damage_of_a_small_game() -> None:
    state = talia.game("radlands").start(1, **SMALL, damaged=True, water=2, first_player="seat_0")
    assert state.view(0)["table"]["water"] == 1  # the very first turn
    assert state.view(0)["table"]["columns"][0][0]["camp"]["damaged"]
    state.answer(0, "end")
    assert state.view(1)["table"]["water"] == 2


def test_ordinary_games_do_not_tell_of_options_for_research() -> None:
    for name in talia.GAMES:
        setup = talia.game(name).setup()
        hidden = [setting.name for setting in talia.game(name).settings if setting.research]
        assert not set(hidden) & set(setup.options)
    assert talia.game("radlands").setup(columns=3, water=3, damaged=False) == talia.game("radlands").setup()
    shown = json.loads(catalogue(("radlands",), "interpreted"))["games"][0]["settings"]
    assert "action_limit" in [setting["name"] for setting in shown]
    assert not {"columns", "water", "damaged"} & {setting["name"] for setting in shown}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"columns": 0}, "option columns: 0 is not allowed; allowed: whole numbers from 1 to 3"),
        ({"columns": 2}, "option columns: 2 is allowed with camps='given' only"),
        ({"water": 4}, "option water: 4 is not allowed; allowed: whole numbers from 1 to 3"),
        ({"damaged": 1}, "option damaged: 1 is not allowed; allowed: True, False"),
        (
            {**SMALL, "camps_0": ["obelisk", "oasis", "railgun"], "columns": 1},
            "option columns: 1 leaves seat 0 no camp that stands",
        ),
    ],
)
def test_small_games_that_cannot_be_are_refused(options: dict[str, Any], said: str) -> None:
    with pytest.raises(BadOption) as refused:
        talia.game("radlands").setup(**options)
    assert str(refused.value) == said
