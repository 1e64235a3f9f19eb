"""Perfect recall: a seat's memory parts games exactly as all that it saw, was told and answered does."""

from __future__ import annotations

import json
from typing import Any

import pytest

import talia
from talia.core.view import canonical
from tests.every_game.tools import MORE, label, variants

# Small enough that many histories look alike to a seat, and with questions in them.
SMALL: list[tuple[str, int, dict[str, Any]]] = [
    ("template", 2, {"ranks": 4, "hand": 2}),
    ("cardia", 2, {"influences": ["1", "9", "13", "15"], "hand": 2, "signets": 2}),
    ("cardia", 2, {"deck": "II", "influences": ["5", "9", "14", "10"], "hand": 2, "locations": ["scrapyard"]}),
    (
        "radlands",
        2,
        {
            "camps": "given",
            "camps_0": ["juggernaut", "parachute_base", "cannon"],
            "camps_1": ["railgun", "atomic_garden", "cache"],
            "cards": ["argo_yesky", "mimic", "rescue_team", "muse", "scientist", "vanguard", "scout", "truce"],
            "copies": 1,
            "turn_limit": 4,
        },
    ),
    ("fantasy_realms", 2, {"cards": ["flood", "wild"], "hand": 2, "end": 3, "turns": 6}),
    ("fantasy_realms", 3, {"cards": ["flood", "wild"], "hand": 1, "end": 3, "turns": 9}),
    ("fantasy_realms", 2, {"variant": "two_player", "cards": ["flood", "wild"], "hand": 2, "end": 3, "turns": 6}),
]


class Histories:
    """Everything that each seat has seen, was told and has answered, written down in full and numbered."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}

    def after(self, before: int, what: Any) -> int:
        return self.numbers.setdefault(f"{before} {json.dumps(what, sort_keys=True)}", len(self.numbers))


def heard(histories: Histories, before: int, events: list[dict[str, Any]]) -> int:
    """One thing after the other. An event's number counts what others alone were told, too: nobody's business."""
    for event in events:
        before = histories.after(before, {key: value for key, value in event.items() if key != "n"})
    return before


def moment_of(state: talia.State) -> list[Any]:
    """What everybody sees of the open question."""
    seen = state.view(None)
    return [seen["asked"], seen["locked"], seen["question"], seen["doing"], seen["outcome"]]


@pytest.mark.parametrize(("name", "seats", "options"), SMALL)
def test_memories_part_games_exactly_as_own_histories_do(name: str, seats: int, options: dict[str, Any]) -> None:
    game = talia.game(name)
    setup = game.setup(seats, **options)
    histories = Histories()
    rng = talia.Random(6)
    onlookers: tuple[int | None, ...] = (*range(seats), None)
    memory_of: dict[tuple[int | None, int], int] = {}
    history_of: dict[tuple[int | None, int], int] = {}
    view_of: dict[tuple[int | None, int], bytes] = {}
    met = 0

    def compare(state: talia.State, own: list[int]) -> None:
        nonlocal met
        for at, seat in enumerate(onlookers):
            memory = state.memory(seat)
            met += (seat, own[at]) in memory_of
            assert memory_of.setdefault((seat, own[at]), memory) == memory, "equal histories, other memories"
            assert history_of.setdefault((seat, memory), own[at]) == own[at], "other histories, equal memories"
            seen = canonical(state.view(seat, memory=True))
            assert view_of.setdefault((seat, memory), seen) == seen, "equal memories, other views"

    for seed in range(90 * MORE):
        state = setup.start(seed, log=True, memory=True)
        told = 0
        moment = moment_of(state)
        begun = {seat: state.view(seat, memory=True) for seat in onlookers}
        own = [histories.after(-1, begun[seat]) for seat in onlookers]
        answers = 0
        while not state.over and answers < 60:
            compare(state, own)
            seat = rng.pick(state.asked)
            # Few ways, so that many games go the same.
            option = rng.pick(state.decision(seat).options[:2])
            question = state.question
            state.answer(seat, option)
            own[seat] = histories.after(own[seat], ["answered", question, option.word])
            own = [heard(histories, own[at], state.events(seat, told)) for at, seat in enumerate(onlookers)]
            if moment_of(state) != moment:
                moment = moment_of(state)
                own = [histories.after(one, moment) for one in own]
            assert state.log is not None
            told = len(state.log)
            answers += 1
        compare(state, own)
    assert met > 100, "nothing was ever the same to anybody"
    assert len(history_of) > 100


@pytest.mark.parametrize(("name", "seats", "options"), variants(), ids=label)
def test_a_memory_is_the_same_beside_a_log_and_however_it_is_answered(
    name: str, seats: int, options: dict[str, Any]
) -> None:
    """What is told by numbers to a memory alone is told in words to a log, too."""
    setup = talia.game(name).setup(seats, **options)
    rng = talia.Random(8)
    places = (*range(setup.facts.places), None)
    for seed in range(3 * MORE):
        loud, quiet, unchecked = (setup.start(seed, log=log, memory=True) for log in (True, False, False))
        for _ in range(80):
            if loud.over:
                break
            seat = loud.who
            option = rng.pick(loud.decision(seat).options)
            number = option.action - loud.domain_of(seat).offset
            loud.answer(seat, option)
            quiet.apply(option.action)
            unchecked.take(seat, number)
            known = [loud.memory(one) for one in places]
            assert known == [quiet.memory(one) for one in places]
            assert known == [unchecked.memory(one) for one in places]
