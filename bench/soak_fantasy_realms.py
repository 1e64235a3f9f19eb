"""Play Fantasy Realms by the thousand in every way there is, and check the table after every answer.

Each game is checked answer by answer (every card in one place, sizes of hands, memory never wrong), saved and loaded
now and then, guessed from every seat, and counted again by the scorer at its end. `bench/soak.py` runs it.
"""

from __future__ import annotations

import json
from typing import Any

import talia
from talia.core.view import canonical
from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.state import FantasyRealms

GAME = talia.game("fantasy_realms")
GAMES = 17  # a chunk: one of each way
WAYS: list[tuple[int, dict[str, Any]]] = [
    *[(seats, {}) for seats in range(2, 7)],
    (2, {"variant": "two_player"}),
    *[
        (seats, {"variant": "chaos", "offers": offers, "moments": 12})
        for seats in (3, 5, 7)
        for offers in ("shown", "hidden")
    ],
    (3, {"scoring": "best"}),
    (2, {"variant": "two_player", "scoring": "best"}),
    (4, {"variant": "chaos", "scoring": "best"}),
    (2, {"cards": ["land", "flood", "island", "mirage", "necromancer", "collector"], "hand": 3, "end": 4}),
    (2, {"variant": "two_player", "hand": 3, "end": 5, "turns": 40}),
]


def answer(state: talia.State, rng: talia.Random) -> tuple[int, talia.Option]:
    """A random answer; in Chaos deals are preferred, so that many cards change hands."""
    seat = rng.pick(state.asked)
    options = state.decision(seat).options
    deals = [option for option in options if option.word.startswith(("accept", "answer"))]
    return seat, rng.pick(deals) if deals and rng.below(3) > 0 else rng.pick(options)


def play(seed: int, seats: int, options: dict[str, Any]) -> int:
    state = GAME.start(seed, seats, **options)
    rng = talia.Random(seed + 77)
    answers = 0
    while not state.over:
        seat, option = answer(state, rng)
        state.answer(seat, option)
        answers += 1
        GAME.invariants(state)
        if answers % 17 == 0:
            saved = state.save()
            assert GAME.load(saved).save() == saved
            for viewer in (*range(state.setup.places), None):
                view = state.view(viewer)
                assert canonical(GAME.guess(json.loads(canonical(view)), rng).view(viewer)) == canonical(view)
    recount(state)
    assert state.record is not None
    assert talia.Record.read(state.record.write()).replay(GAME).to_position() == state.to_position()
    return answers


def recount(state: talia.State) -> None:
    """The scorer, asked for each hand with its choices, gives the same points."""
    assert isinstance(state, FantasyRealms)
    outcome = state.outcome
    assert outcome is not None
    for sheet, points, hand in zip(
        state.view(None)["table"]["scores"], outcome.scores, state.lay_out()["hands"], strict=True
    ):
        assert sheet["total"] == points
        extra = sheet["choices"].get("necromancer")
        held = [card for card in hand if card != extra]
        if held:
            aside = [] if extra is None else [extra]
            assert score(held, [], sheet["choices"], drawn=aside).total == points


def chunk(number: int) -> tuple[int, int, str]:
    """Some games, each in another way: those without a fault, answers, and the first fault."""
    answers = 0
    for at in range(GAMES):
        seed = number * GAMES + at
        seats, options = WAYS[seed % len(WAYS)]
        try:
            answers += play(seed, seats, options)
        except Exception as error:  # whatever goes wrong is to be told with its variant and seed
            return at, answers, f"seed {seed}, {seats} seats, {options}: {type(error).__name__}: {error}"
    return GAMES, answers, ""
