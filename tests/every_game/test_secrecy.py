"""Every game: swapping cards a seat cannot tell apart changes no byte of what it gets; guesses fit what it knows."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core.view import canonical
from tests.every_game.tools import MORE, Path, decisions, enough, hidden, label, look, random_answer, swapped, variants

every_variant = pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)


def swaps(name: str, position: dict[str, Any], seat: int | None, rng: talia.Random) -> list[tuple[Path, Path]]:
    """Some pairs of places that hold different cards, which the seat cannot tell apart."""
    found: list[tuple[Path, Path]] = []
    for group in hidden(name, position, seat):
        mixed = rng.shuffled(group)
        for one, other in zip(mixed[::2], mixed[1::2], strict=False):
            if look(position, one) != look(position, other):
                found.append((one, other))
    return found


def gets(state: talia.State, seat: int | None) -> bytes:
    """Everything that is sent to a seat at this moment, errors to its wrong answers among it."""
    sent: dict[str, Any] = {"view": state.view(seat)}
    if seat is not None:
        for wrong in (-1, "nonsense"):
            try:
                state.answer(seat, wrong)
            except talia.TaliaError as error:
                sent[str(wrong)] = f"{type(error).__name__}: {error}"
        try:
            sent["decision"] = state.decision(seat).to_json()
        except talia.NotAsked as error:
            sent["decision"] = str(error)
    return canonical(sent)


@every_variant
def test_hidden_cards_change_no_byte(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    rng = talia.Random(31)
    compared = 0
    for seed in range(2 * MORE):
        for state in decisions(name, seats, options, seed=seed, every=4):
            position = state.to_position()
            for seat in (*range(seats), None):
                for one, other in swaps(name, position, seat, rng)[:4]:
                    twin = game.position(swapped(position, one, other))
                    true = game.position(position)
                    assert gets(twin, seat) == gets(true, seat), (one, other)
                    assert twin.key(seat) == true.key(seat)
                    compared += 1
    enough(name, compared, 20)


@every_variant
def test_hidden_cards_change_no_event_until_they_are_shown(name: str, seats: int, options: dict[str, Any]) -> None:
    """Two games with two hidden cards swapped are played alike; until one of the two is named, all must be the same."""
    game = talia.game(name)
    rng = talia.Random(37)
    compared = 0
    for seed in range(3 * MORE):
        for state in decisions(name, seats, options, seed=seed, every=7):
            position = state.to_position()
            for seat in range(seats):
                for one, other in swaps(name, position, seat, rng)[:2]:
                    words = {look(position, one), look(position, other)}
                    true, twin = game.position(position), game.position(swapped(position, one, other))
                    for _ in range(12):
                        if true.over:
                            break
                        who, option = random_answer(true, rng)
                        if who != seat and any(word in option.word for word in words):
                            break  # the other one uses a swapped card: the games part rightly
                        true.answer(who, option)
                        try:
                            twin.answer(who, option)
                        except talia.TaliaError:
                            break  # the twin's hidden hand does not have it: the games part rightly
                        shown = json.dumps([true.events(seat), twin.events(seat)])
                        if any(word in shown for word in words):
                            break
                        assert true.events(seat) == twin.events(seat)
                        assert gets(true, seat) == gets(twin, seat), (one, other)
                        compared += 1
    enough(name, compared, 10)


@every_variant
def test_a_guess_fits_the_view(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    rng = talia.Random(41)
    for seed in range(2 * MORE):
        for state in decisions(name, seats, options, seed=seed, every=3):
            for seat in (*range(seats), None):
                for memory in (False, True):
                    view = state.view(seat, memory)
                    text = canonical(view)
                    guess = game.guess(view, rng)
                    assert canonical(guess.view(seat, memory)) == text
                    assert canonical(view) == text, "a guess must not touch the view"
                    game.guess(json.loads(text), rng)


@every_variant
def test_worlds_fit_the_view_and_can_be_played(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    rng = talia.Random(43)
    for state in decisions(name, seats, options, seed=2, every=7):
        for seat in range(seats):
            view = state.view(seat, memory=seat % 2 == 0)
            for world in game.worlds(view, rng, 3):
                assert canonical(world.view(seat, memory=seat % 2 == 0)) == canonical(view)
                while not world.over:
                    who, option = random_answer(world, rng)
                    world.answer(who, option)
                assert world.outcome is not None


@every_variant
def test_a_guess_knows_nothing_but_the_view(name: str, seats: int, options: dict[str, Any]) -> None:
    """From two true tables with one view, the same generator guesses the same world."""
    game = talia.game(name)
    rng = talia.Random(47)
    compared = 0
    for state in decisions(name, seats, options, seed=4, every=5):
        position = state.to_position()
        for seat in range(seats):
            for one, other in swaps(name, position, seat, rng)[:1]:
                twin = game.position(swapped(position, one, other))
                first = game.guess(state.view(seat), talia.Random(99))
                second = game.guess(twin.view(seat), talia.Random(99))
                assert first.to_position() == second.to_position()
                compared += 1
    enough(name, compared, 0)


@every_variant
def test_views_never_hold_the_generator(name: str, seats: int, options: dict[str, Any]) -> None:
    for state in decisions(name, seats, options, seed=9, every=6):
        for seat in (*range(seats), None):
            assert str(state.rng) not in canonical(state.view(seat)).decode()
            assert "random" not in state.view(seat)


@every_variant
def test_there_are_no_views_for_strangers(name: str, seats: int, options: dict[str, Any]) -> None:
    state = talia.game(name).start(0, seats, **options)
    for stranger in (-1, 99, "0", 1.0, True):
        with pytest.raises(talia.NotAsked, match="there is no seat"):
            state.view(stranger)
