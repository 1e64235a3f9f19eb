"""Deals by numbers: which games an adapter deals, and how a framework's own generator draws one of them.

A deal is a number below `DEALS`, and the seed that `Setup.start` takes. It is drawn in `DRAWS` draws of `OUTCOMES`
equally likely outcomes each, since chance nodes of OpenSpiel list their outcomes. A framework's generator draws the
same deal as OpenSpiel's chance nodes do under Shimmy, so that one seed is one game wherever it is played.
"""

from __future__ import annotations

from typing import Final, Protocol

OUTCOMES: Final = 64  # of one draw; a power of two, so that a share of it is exact
DRAWS: Final = 4
DEALS: Final = OUTCOMES**DRAWS  # 16,777,216


class Generator(Protocol):
    """What is needed of numpy's generators."""

    def random(self) -> float: ...


def drawn(generator: Generator) -> int:
    """A deal, by as many draws as OpenSpiel's chance nodes make."""
    deal = 0
    for _ in range(DRAWS):
        deal = deal * OUTCOMES + int(generator.random() * OUTCOMES)
    return deal


def picked(generator: Generator, things: list[int]) -> int:
    """One of some actions, each equally likely."""
    return things[int(generator.random() * len(things))]
