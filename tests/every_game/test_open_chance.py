"""Open games: chance is a seat, its draws have weights, and what it deals is what ordinary games deal."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction
from typing import Any

import pytest

import talia
from talia.core.chance import CHANCE
from talia.core.open import OpenState
from tests.every_game.tools import decisions, label, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def come_up(state: OpenState, rng: talia.Random) -> int:
    """One of the outcomes, by weight."""
    chances = state.chances()
    total = sum(weight for _, weight in chances)
    left = (rng.below(1 << 30) << 30 | rng.below(1 << 30)) * total >> 60
    for outcome, weight in chances:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights do not add up")


def step(state: OpenState, rng: talia.Random) -> None:
    state.apply(come_up(state, rng) if state.who == CHANCE else rng.pick(state.legal()))


@every_variant
def test_open_games_are_played_to_their_ends(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    setup = game.setup(seats, **options).open_chance()
    facts = setup.facts
    state = setup.start(memory=True)
    rng = talia.Random(4)
    steps = 0
    while state.who != -1:
        legal = state.legal()
        assert legal == sorted(set(legal))
        if state.who == CHANCE:
            assert [outcome for outcome, _ in state.chances()] == legal
            assert len(legal) > 1
            assert all(weight > 0 for _, weight in state.chances())
            assert 0 <= legal[0] <= legal[-1] < facts.chance
            assert -1 <= state.drawing < facts.places
            assert state.asked == ()
        else:
            assert state.chances() == []
            game.position(state.to_position())  # the table is sound
        if steps % 7 == 0:
            for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
                assert twin == state
                assert hash(twin) == hash(state)
                assert (twin.who, twin.legal(), twin.chances()) == (state.who, legal, state.chances())
                gone_on = state.clone()
                for one in (twin, gone_on):
                    one.apply(legal[-1])
                assert twin == gone_on
                if twin.who >= 0:
                    assert twin.memory(0) == gone_on.memory(0)
        step(state, rng)
        steps += 1
    assert state.over
    assert sum(state.returns()) == pytest.approx(0)
    assert state.outcome is not None


def told(table: talia.State | OpenState) -> dict[str, Any]:
    """A table without what is still to be drawn, and in which order."""
    position = table.to_position()
    position.pop("random")
    for key, value in position["table"].items():
        if key.startswith("deck"):
            nested = value and isinstance(value[0], list)
            position["table"][key] = [sorted(pile) for pile in value] if nested else sorted(value)
    return position


def reached(state: OpenState, wanted: talia.State, most: int) -> bool:
    """Can chance lead to that table, and to what every seat remembers there?"""
    seats = (*range(wanted.setup.seats), None)
    table = told(wanted)
    ways = [state]
    for _ in range(most):
        if not ways:
            return False
        way = ways.pop()
        if way.who != CHANCE:
            if told(way) == table and all(way.memory(seat) == wanted.memory(seat) for seat in seats):
                return True
            continue
        for outcome in way.legal():
            further = way.clone()
            further.apply(outcome)
            ways.append(further)
    raise AssertionError("too many ways")


@pytest.mark.parametrize(
    ("name", "seats", "options"), [variant for variant in variants() if variant[0] != "template"], ids=label
)
def test_whatever_an_ordinary_game_draws_can_come_up(name: str, seats: int, options: dict[str, Any]) -> None:
    """The same answer at the same table, with the same draws forced, leads to the same table and memories."""
    setup = talia.game(name).setup(seats, **options).open_chance()
    drawn = 0
    rng = talia.Random(5)
    for state in decisions(name, seats, options, seed=41, every=11):
        if drawn >= 12:
            break
        seat = state.who
        action = rng.pick(state.legal())
        after = state.clone()
        after.apply(action)
        open_state = setup.at(state)
        assert open_state.who == seat
        assert open_state.legal() == state.legal()
        assert open_state.view(0) == state.view(0)
        open_state.apply(action)
        if open_state.who != CHANCE:
            assert told(open_state) == told(after)
            continue
        if len(open_state.legal()) ** 2 > 900:
            continue  # the search would take its time
        drawn += 1
        assert reached(open_state, after, 3000), "an ordinary game drew what cannot come up"


def worth(state: OpenState) -> tuple[Fraction, int]:
    """What random play is worth to seat 0, exactly, and how many ends there are."""
    if state.who == -1:
        return Fraction(state.returns()[0]), 1
    chances = state.chances() or [(action, 1) for action in state.legal()]
    total = sum(weight for _, weight in chances)
    value = Fraction(0)
    ends = 0
    for action, weight in chances:
        after = state.clone()
        after.apply(action)
        part, more = worth(after)
        value += part * Fraction(weight, total)
        ends += more
    return value, ends


SMALL: list[tuple[str, dict[str, Any]]] = [
    ("template", {"ranks": 3, "hand": 1}),
    ("cardia", {"influences": ["5", "10", "13"], "hand": 2, "signets": 2}),
    ("fantasy_realms", {"cards": ["flood"], "hand": 1, "end": 2, "turns": 2}),
]


@pytest.mark.parametrize(("name", "options"), SMALL)
def test_random_play_is_worth_the_same_with_open_chance(name: str, options: dict[str, Any]) -> None:
    """Exactly, by going through all of chance; and over many ordinary games, within five standard errors."""
    setup = talia.game(name).setup(2, **options)
    exact, ends = worth(setup.open_chance().start())
    assert ends > 8
    rng = talia.Random(9)
    games = 4000
    total = squares = 0.0
    for seed in range(games):
        state = setup.start(seed)
        while state.who >= 0:
            state.apply(rng.pick(state.legal()))
        total += state.returns()[0]
        squares += state.returns()[0] ** 2
    error = (max(squares / games - (total / games) ** 2, 1e-6) / games) ** 0.5
    assert abs(total / games - float(exact)) < 5 * error


def test_every_opening_hand_comes_up_equally_often() -> None:
    setup = talia.game("cardia").setup(influences=["1", "4", "9", "11", "16"], hand=2)
    chances: dict[str, Fraction] = {}

    def go(state: OpenState, weight: Fraction) -> None:
        if state.who != CHANCE:
            hands = str(state.to_position()["table"]["hands"])
            assert hands not in chances, "a deal comes up in one way only"
            chances[hands] = weight
            return
        total = sum(each for _, each in state.chances())
        for outcome, each in state.chances():
            after = state.clone()
            after.apply(outcome)
            go(after, weight * Fraction(each, total))

    go(setup.open_chance().start(), Fraction(1))
    assert len(chances) == 10 * 10
    assert set(chances.values()) == {Fraction(1, 100)}


def test_two_alike_come_up_twice_as_often() -> None:
    options: dict[str, Any] = {"camps": "first_game", "first_player": "seat_0"}
    setup = talia.game("radlands").setup(2, **options)
    weights = {weight for _, weight in setup.open_chance().start().chances()}
    assert weights == {1, 2}
    alone = talia.game("radlands").setup(2, copies=1, **options)
    assert {weight for _, weight in alone.open_chance().start().chances()} == {1}


@pytest.mark.parametrize("outcome", [0, -1, 99, "1", None, True, 1 << 70])
def test_what_cannot_come_up_is_refused(outcome: Any) -> None:
    state = talia.game("template").setup(ranks=3).open_chance().start()
    before = state.digest()
    with pytest.raises(talia.IllegalAnswer, match="is not what can come up; allowed: 1, 2, 3"):
        state.apply(outcome)
    assert state.digest() == before


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = talia.game("cardia").setup().open_chance().start(memory=True)
    for look in (lambda: state.view(0), lambda: state.memory(0), lambda: state.key(None), lambda: state.to_position()):
        with pytest.raises(talia.NotAsked, match="chance is to act, and nothing is dealt yet"):
            look()
    for ask in (lambda: state.legal(0), lambda: state.decision(0), lambda: state.mask(1)):
        with pytest.raises(talia.NotAsked, match=r"seat . is not asked; asked: chance \(seat -2\)"):
            ask()
    assert state.returns() == (0.0, 0.0)
    assert not state.over
    first, bits = state.mask()
    assert (first, [n for n in range(62) if bits >> n & 1]) == (0, state.legal())


def test_a_table_of_another_setup_is_refused() -> None:
    game = talia.game("cardia")
    with pytest.raises(talia.TaliaError, match="this table is of <setup of cardia"):
        game.setup(deck="II").open_chance().at(game.start(3))


def test_ordinary_setups_never_ask_chance() -> None:
    setup = talia.game("cardia").setup()
    setup.open_chance().start()
    assert setup.chance is None
    assert setup.start(3).who == 0
