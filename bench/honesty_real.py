"""Labels of Fantasy Realms against games of experts at the table as it really was.

`bench.honesty again` plays a label out by the means that gave it: likely worlds and quick players. Whether these err
together shows where neither is used. Here the others hold what they held in the game, which is a fair draw of what they
may have held; the deck is shuffled anew for each pair, both answers are given, and experts play on. A single label is
seen through one deal of hands only, so what counts is the mean over many.
"""

from __future__ import annotations

from typing import Any

import talia
from talia.bots.methods.seeds import derived
from talia.bots.play.budget import Budget as Thinking
from talia.bots.play.thinking import bot
from talia.core.record import Record
from talia.games.fantasy_realms.extra.deck import Deck, column
from talia.games.fantasy_realms.state import FantasyRealms

NODES = 400  # a deck of 30 cards, each with eight ways to discard


def real(record: Record, label: dict[str, Any], pairs: int) -> dict[str, Any]:
    """What a labelled answer lost, over so many pairs: the mean, and the sum of squares for its error."""
    table = record.replay(talia.game(record.game), upto=label["at"])
    assert isinstance(table, FantasyRealms)
    seat = table.asked[0]
    players = [bot("expert", 1, Thinking(nodes=NODES)) for _ in range(record.seats)]
    lost = []
    for number in range(pairs):
        rng = talia.Random(derived("real", label["at"], number))
        deck = rng.shuffled([int(table.deck.card(at)) for at in range(int(table.top), int(table.deck.size()))])
        ends = [_played_on(table, deck, seat, word, players) for word in (label["best"], label["played"])]
        lost.append(ends[0] - ends[1])
    return {"at": label["at"], "said": label["loss"], "lost": lost}


def _played_on(table: FantasyRealms, deck: list[int], seat: int, word: str, players: list[Any]) -> float:
    state = table.clone()
    assert isinstance(state, FantasyRealms)
    state.deck, state.top = Deck(column(deck)), 0
    state.answer(seat, word)
    while not state.over:
        asked = state.asked[0]
        state.answer(asked, players[asked].answer(state.view(asked, memory=True)))
    assert state.outcome is not None
    winners = state.outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0
