"""The second key: a loss that screening proposes is played on, pair by pair, until it is clear or the budget is used.

When a decision is done depends on its own pairs alone, taken in their order, so nothing that comes later in the game
and nothing that another process does changes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from talia.review.form import Judged, Loss
from talia.review.manner import Played
from talia.review.weighing import DIGITS, ERRORS, SLIP, named

ROUND = 4  # parts that are played before anybody looks
EARLY = 3.0  # errors: to stop early takes more than to be counted in the end, since one looks several times
SURE = 0.95  # who wins or loses so often after both answers has lost nothing that matters
LEAST = 0.5  # of a pair: pairs that all agree still leave this much open


@dataclass
class Confirming:
    """One decision that is played on."""

    at: int
    best: str
    played: str
    sure: bool
    part: int  # pairs of one part
    most: int  # pairs in all
    parts: dict[int, Played] = field(default_factory=dict)
    given: int = 0  # parts that were handed out
    done: bool = False
    again: bool = False  # more pairs than its own were left for it

    def wanted(self) -> int | None:
        """The number of the next part to play; None while others are under way, or at the end."""
        rounds = len(self.parts) // ROUND  # that are whole
        if self.done or self.given >= ROUND * (rounds + 1) or self.given * self.part >= self.most:
            return None
        self.given += 1
        return self.given - 1

    def take(self, number: int, played: Played) -> bool:
        """A part has been played. True: the decision is done with."""
        self.parts[number] = played
        used_up = self.given * self.part >= self.most
        if len(self.parts) < self.given or not (used_up or self.given % ROUND == 0):
            return False
        mean, error = self.found()[:2]
        # Who stops at the first clear sight sees losses larger than they are: half of the pairs at least.
        half = 2 * self.given * self.part >= self.most
        clear = half and mean > EARLY * error and mean >= SLIP + error
        # What is out of reach, and what has gained nothing in half of the pairs, leaves the rest to other decisions.
        away = self.reach(EARLY) < SLIP or (half and mean <= 0.0)
        self.done = clear or away or used_up
        return self.done

    @property
    def lost(self) -> bool:
        """Has playing on borne out a loss that has a name?"""
        if not self.done:
            return False
        mean, error, best, played, _ = self.found()
        return mean > ERRORS * error and mean >= SLIP and not _trivial(best, played)

    @property
    def open(self) -> bool:
        """May twice as many pairs show what these did not? A loss within reach that is more likely than none."""
        if not self.done or self.again or self.lost:
            return False
        mean, error, best, played, _ = self.found()
        return mean > error and self.reach(ERRORS) >= SLIP and not _trivial(best, played)

    def go_on(self, pairs: int) -> None:
        """Play as many pairs more: once, since who looks again and again finds whatever is looked for."""
        self.again, self.done, self.most = True, False, self.given * self.part + pairs

    def reach(self, errors: float) -> float:
        """How large the loss may be, at so many errors: as if two pairs more had been played, one gone either way.

        Pairs that all agree spread by nothing, and a few of them say little (Bonett and Price's interval).
        """
        pairs = sum(part.pairs for part in self.parts.values()) + 2
        ordered = [self.parts[number] for number in sorted(self.parts)]
        mean = sum(part.best - part.played for part in ordered) / pairs
        variance = (sum(part.squares for part in ordered) + 2.0) / pairs - mean * mean
        error: float = (variance / pairs) ** 0.5
        return mean + errors * error

    def found(self) -> tuple[float, float, float, float, int]:
        """The mean loss, its error, how often either answer wins, and the pairs behind it."""
        pairs = sum(part.pairs for part in self.parts.values())
        # In the order of the parts: sums of floats depend on it.
        ordered = [self.parts[number] for number in sorted(self.parts)]
        best = sum(part.best for part in ordered) / pairs
        played = sum(part.played for part in ordered) / pairs
        mean = best - played
        variance = sum(part.squares for part in ordered) / pairs - mean * mean
        error = max((max(0.0, variance) / (pairs - 1)) ** 0.5 if pairs > 1 else 1.0, LEAST / pairs)
        return mean, error, best, played, pairs

    def settle(self, judged: Judged) -> None:
        """Write what came of it into a decision."""
        mean, error, best, played, pairs = self.found()
        judged.why_not = ""
        trivial = _trivial(best, played)
        if mean > ERRORS * error:
            low, high = mean - 1.96 * error, mean + 1.96 * error
            judged.loss = Loss(mean=round(mean, DIGITS), low=round(low, DIGITS), high=round(high, DIGITS), pairs=pairs)
            # The name is one that a standard error less would still have, but for the least.
            judged.label = "" if trivial or mean < SLIP else named(max(SLIP, mean - error))
        elif trivial or self.reach(ERRORS) < SLIP or mean <= 0.0:
            judged.why_not = "withdrawn"
            judged.best = judged.best if judged.exact else judged.played
            judged.line = judged.line if judged.exact else []
        else:
            judged.why_not = "only_screened"


def _trivial(best: float, played: float) -> bool:
    return min(best, played) >= SURE or max(best, played) <= 1.0 - SURE
