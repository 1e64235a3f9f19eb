"""Play Fantasy Realms by the thousand in every way there is, and check the table after every answer.

    python bench/soak_fantasy_realms.py [GAMES]

Each game is checked answer by answer (every card in one place, sizes of hands, memory never wrong), saved and loaded
now and then, guessed from every seat, and counted again by the scorer at its end. Any failure stops with the seed.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.games.fantasy_realms.scenario import GAME, check

import talia
from talia import engine
from talia.core.view import canonical
from talia.games.fantasy_realms import score
from talia.games.fantasy_realms.state import FantasyRealms

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
        check(state)
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


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
    began = time.perf_counter()
    answers = 0
    for seed in range(games):
        seats, options = WAYS[seed % len(WAYS)]
        try:
            answers += play(seed, seats, options)
        except BaseException:
            print(f"failed: seed {seed}, {seats} seats, {options}", file=sys.stderr)
            raise
    took = time.perf_counter() - began
    print(f"{games} games, {answers} answers, {engine.kind()} rules: all in order ({took:.0f} s)")
    return 0


if __name__ == "__main__":
    sys.exit(main())
