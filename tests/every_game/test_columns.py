"""Every game: rows of columns tell all that a view tells, and nothing that a seat may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core.rows import KINDS
from talia.core.view import canonical
from talia.research import Observer
from tests.every_game.test_secrecy import swaps
from tests.every_game.tools import MORE, enough, label, random_answer, swapped, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)

HONEST = ("moment", "recall", "public")  # `all` is for training on purpose
# What a view has and a row of the moment has not, with its reason (docs/batch.md lists them).
LEFT_OUT = {
    "cardia": ("memory", "known"),  # told by the last proof and what came since; all of it is a part of recall
    "fantasy_realms": ("scores",),  # the sheet of an ended game follows from hands and choices
}


def observers(name: str, seats: int, options: dict[str, Any]) -> dict[str, Observer]:
    setup = talia.game(name).setup(seats, **options)
    try:
        return {kind: Observer(setup, kind) for kind in KINDS}
    except talia.TaliaError as error:
        pytest.skip(str(error))  # a game of another package may have none


def moments(name: str, seats: int, options: dict[str, Any], first: int) -> list[talia.State]:
    """Some sixty states of random games (times TALIA_MORE), evenly spread over them, the ended ones among them."""
    found = []
    for seed in range(first, first + 2 * MORE):
        state = talia.game(name).start(seed, seats, log=False, **options)
        rng = talia.Random(seed)
        game = []
        while not state.over:
            game.append(state.clone())
            state.answer(*random_answer(state, rng))
        found += [*game[seed % 3 :: max(1, len(game) // 30)], state]
    return found


@every_variant
def test_columns_have_names_of_their_own(name: str, seats: int, options: dict[str, Any]) -> None:
    for kind, observer in observers(name, seats, options).items():
        assert observer.shape == (len(observer.names),)
        assert len(set(observer.names)) == len(observer.names), kind
        assert all(column == column.strip() and "@" not in column for column in observer.names)


@every_variant
def test_other_worlds_have_the_same_rows(name: str, seats: int, options: dict[str, Any]) -> None:
    """All that a seat cannot know is dealt anew: no byte of its rows changes."""
    found = observers(name, seats, options)
    places = found["moment"].setup.places
    for n, state in enumerate(moments(name, seats, options, 0)):
        for seat in (*range(places), None):
            world = state.clone()
            world.redeal(-1 if seat is None else seat, 1000 * n + 7)
            for kind in HONEST:
                if kind == "public" and seat is not None:
                    continue  # an onlooker's world is another one
                observer = found[kind]
                assert observer.write(world, seat).tobytes() == observer.write(state, seat).tobytes(), (kind, seat)


@every_variant
def test_swapped_cards_change_no_row(name: str, seats: int, options: dict[str, Any]) -> None:
    """The same with single cards that a seat cannot tell apart, as each game names them for all tests of secrecy."""
    found = observers(name, seats, options)
    game = talia.game(name)
    rng = talia.Random(31)
    compared = changed = 0
    for state in moments(name, seats, options, 10_000)[::3]:
        if state.over:
            continue
        position = state.to_position()
        for seat in (*range(seats), None):
            for one, other in swaps(name, position, seat, rng)[:2]:
                true = game.position(position)
                try:
                    twin = game.position(swapped(position, one, other))
                except talia.BadPosition:
                    continue  # a table at which nobody would have been asked this
                for kind in HONEST:
                    rows = [found[kind].write(world, seat).tobytes() for world in (twin, true)]
                    assert rows[0] == rows[1], (kind, seat, one, other)
                told = bool((found["all"].write(twin, 0) != found["all"].write(true, 0)).any())
                assert told == (twin != true), "what knows everything sees the difference, if there is one"
                changed += told
                compared += 1
    enough(name, compared, 8)
    assert changed > 0


@every_variant
def test_views_that_differ_have_rows_that_differ(name: str, seats: int, options: dict[str, Any]) -> None:
    found = observers(name, seats, options)
    seen: dict[tuple[int | None, bytes], bytes] = {}
    for state in moments(name, seats, options, 20_000):
        for seat in (*range(seats), None):
            view = json.loads(canonical(state.view(seat)))
            del view["question"]  # counts questions: what follows from it is told by round and turn
            if "decision" in view:
                del view["decision"]["question"]
            for key in LEFT_OUT.get(name, ()):
                view["table"].pop(key, None)
            row = found["public" if seat is None else "moment"].write(state, seat).tobytes()
            before = seen.setdefault((seat, row), canonical(view))
            assert before == canonical(view), seat


@every_variant
def test_recall_tells_histories_apart(name: str, seats: int, options: dict[str, Any]) -> None:
    observer = observers(name, seats, options)["recall"]
    keys: dict[bytes, int] = {}
    for state in moments(name, seats, options, 30_000):
        for seat in range(seats):
            row = observer.write(state, seat).tobytes()
            assert keys.setdefault(row, state.memory(seat)) == state.memory(seat)


def test_a_wrong_call_is_told_in_a_sentence() -> None:
    setup = talia.game("cardia").setup()
    observer = Observer(setup, "moment")
    state = setup.start(1)
    for wrong, said in (
        (lambda: Observer(setup, "some"), "there is no kind 'some' of observer; allowed: moment, recall, public, all"),
        (lambda: Observer("cardia", "moment"), "setup: 'cardia' is no setup"),  # type: ignore[arg-type]
        (lambda: observer.write(talia.game("template").start(1), 0), "is not of this observer's setup"),
        (lambda: observer.write("state", 0), "state: 'state' is no state"),  # type: ignore[arg-type]
        (lambda: observer.write(state, 5), "there is no seat 5; allowed: 0 to 1, or None for an onlooker"),
        (lambda: observer.write(state, 0, observer.write(state, 0)[:5]), "cannot be written into; allowed: a numpy"),
        (lambda: Observer(setup, "recall").write(state, 0), "a row of recall needs a state that keeps a memory"),
    ):
        with pytest.raises(talia.TaliaError) as error:
            wrong()
        assert said in str(error.value)
