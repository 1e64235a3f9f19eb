"""Clocks: how much time each seat has left. Pure arithmetic on times handed in; nobody here asks what time it is."""

from __future__ import annotations

from talia.server.wire.about import ClockRule, Clocks, SeatClock

CHAOS_LIMIT = 300.0  # the rulebook's five minutes, for games that end a phase by time when the table names no limit


class Clock:
    """The clocks of one table. Seat number `seats` is the game's own clock, where the game has one."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.seats = seats
        self.left: list[float] = [rule.decision or rule.bank] * seats
        self.limit: float = rule.limit or CHAOS_LIMIT
        self.running: frozenset[int] = frozenset()
        self.since = 0.0  # the time up to which all has been charged

    @property
    def used(self) -> bool:
        """Is anybody's time kept?"""
        return self.rule.bank > 0 or self.rule.decision > 0

    def charge(self, now: float) -> None:
        """Take the time since the last charge from all whose clock runs."""
        spent = max(0.0, now - self.since)
        self.since = max(now, self.since)
        for seat in self.running:
            if seat >= self.seats:
                self.limit = max(0.0, self.limit - spent)
            else:
                self.left[seat] = max(0.0, self.left[seat] - spent)

    def answered(self, seat: int) -> None:
        """A decision is made: the increment comes back, or the time for one decision is whole again."""
        if seat >= self.seats:  # that a moment has passed gives the game's own clock nothing back
            return
        if self.rule.decision > 0:
            self.left[seat] = self.rule.decision
        else:
            self.left[seat] += self.rule.increment

    def run(self, seats: frozenset[int], now: float) -> None:
        """From now on the clocks of these seats run, and no others."""
        self.charge(now)
        if not self.used:
            seats = frozenset(seat for seat in seats if seat >= self.seats)
        if self.seats not in seats:
            self.limit = self.rule.limit or CHAOS_LIMIT
        self.running = seats

    def forgive(self, now: float) -> None:
        """Nobody is charged for the time up to now: the server was away, and its clock may have been set back."""
        self.since = now

    def kept(self, now: float) -> list[float]:
        """The time left of each seat and, last, of the game's own clock."""
        spent = max(0.0, now - self.since)
        left = [max(0.0, left - spent) if seat in self.running else left for seat, left in enumerate(self.left)]
        return [*left, max(0.0, self.limit - spent) if self.seats in self.running else self.limit]

    def set(self, kept: list[float], now: float) -> None:
        """Go on with what `kept` told at that time."""
        if len(kept) == self.seats + 1:
            self.left, self.limit = kept[:-1], kept[-1]
        self.since = now
        self.running = frozenset()

    def due(self) -> float | None:
        """When the first running clock reaches zero, if none is stopped before."""
        if not self.running:
            return None
        return self.since + min(self._left(seat) for seat in self.running)

    def out(self, now: float) -> list[int]:
        """The seats whose time is up now, lowest first."""
        spent = now - self.since
        return sorted(seat for seat in self.running if self._left(seat) - spent <= 1e-9)

    def _left(self, seat: int) -> float:
        return self.limit if seat >= self.seats else self.left[seat]

    def told(self, now: float) -> Clocks | None:
        """What everybody sees of it, or None without clocks."""
        own = self.seats in self.running
        if not self.used and not own:
            return None
        spent = max(0.0, now - self.since)
        seats = [
            SeatClock(left=round(max(0.0, left - spent * (seat in self.running)), 3), running=seat in self.running)
            for seat, left in enumerate(self.left)
        ]
        limit = round(max(0.0, self.limit - spent), 3) if own else None
        return Clocks(now=now, seats=seats if self.used else [], limit=limit)
