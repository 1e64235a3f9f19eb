"""Tables laid out for the bots of Fantasy Realms, and whole games of theirs."""

from __future__ import annotations

from typing import Any

import talia
from talia.bots import Budget, bot
from talia.core.view import View
from tests.bots.tools import sent

GAME = talia.game("fantasy_realms")


def laid(hands: list[list[str]], area: list[str], known: list[list[str]] | None = None, **more: Any) -> talia.State:
    """A table in mid-game, seat 0 to move; hands that are too short are filled from what is left, in order."""
    table: dict[str, Any] = {"hands": hands, "area": area, **more}
    if known is not None:
        table["known"] = known
    options = {"variant": "two_player"} if any(len(hand) < 7 for hand in hands) else {}
    return GAME.position({"game": "fantasy_realms", "seats": len(hands), "options": options, "table": table})


def asked_view(state: talia.State) -> View:
    return sent(state, state.asked[0])


def whole_game(
    levels: list[str], seed: int, nodes: int, most: int = 5000, **options: Any
) -> tuple[talia.State, list[dict[str, Any]]]:
    """A game of bots to its end, or to `most` answers; and the records of their decisions."""
    state = GAME.start(seed, len(levels), log=False, **options)
    players = [bot(level, seed * 100 + seat, Budget(nodes=nodes)) for seat, level in enumerate(levels)]
    rng = talia.Random(seed)
    records: list[dict[str, Any]] = []
    answers = 0
    while not state.over and answers < most:
        answers += 1
        seat = state.asked[0] if len(state.asked) == 1 else rng.pick(state.asked)
        if seat >= len(levels):  # the clock of Chaos
            state.answer(seat, rng.pick(state.decision(seat).options))
            continue
        state.answer(seat, players[seat].answer(state.view(seat)))
        records.append(players[seat].record)
    return state, records
