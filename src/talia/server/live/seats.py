"""SeatState: who sits at a seat of a table, who plays there now, and what everybody may see of it."""

from __future__ import annotations

from talia.server.wire.about import Lamp, SeatInfo
from talia.server.wire.entries import Place


class SeatState:
    """Who sits there."""

    def __init__(self, place: Place) -> None:
        self.kind = place.who
        self.name = place.name
        self.level = place.level
        self.device = place.device
        self.luck = place.luck
        self.token = place.token
        self.offered = place.who == "open"  # may be claimed with a join token
        self.claims = 0  # each claim makes the join token void
        self.stand_in: str | None = None
        self.stood: list[int] = []  # the numbers of the answers that the last stand-in has given
        self.resigned = False
        self.program = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays here now, or None: a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    def info(self, number: int, lamp: Lamp, lost_at: float | None, gone_at: float | None) -> SeatInfo:
        """The seat as everybody may see it."""
        person = self.kind == "person"
        return SeatInfo(
            seat=number,
            kind=self.kind,
            name=self.name,
            level=self.level,
            stand_in=self.stand_in,
            lamp=lamp if person else None,
            lost_at=lost_at if person else None,
            gone_at=gone_at if person else None,
            played=len(self.stood),
            resigned=self.resigned,
            device=self.device,
            http=self.program,
        )
