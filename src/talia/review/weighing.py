"""From passes to a verdict: what each option is worth, what the played one lost, and whether that may be said at all.

The best option is fixed by the mean over all passes; the loss is the mean of differences in the same pass, and its
error is how these differ. An answer that the mixture plays in any pass, or that lies within one error of the best, has
no loss, whatever it led to.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from talia.bots.play.calibration import recalibrated
from talia.review.form import Judged, Loss, Shown
from talia.review.manner import Proven

SLIP, MISTAKE, BLUNDER = 0.05, 0.10, 0.15  # confirmed losses that have a name
ALIKE = 0.01  # chances that are closer than this are the same to people
ERRORS = 2.0  # a loss counts from so many standard errors on
SHOWN = 5  # options that are told of
DIGITS = 4


@dataclass
class Weighed:
    """One decision after some passes."""

    at: int
    seat: int
    word: str
    prompt: str
    words: list[str]  # every option
    judges: bool
    plan: int
    chooses: bool  # a card for the round, in secret or not
    meets: bool  # and in secret, as another one does
    draws: bool
    passes: dict[int, dict[str, Any]] = field(default_factory=dict)
    proven: Proven | None = None
    tried: bool = False  # has anybody looked for a proof?

    @property
    def forced(self) -> bool:
        return len(self.words) < 2

    def rows(self) -> list[dict[str, tuple[float | None, float | None, float | None, float | None]]]:
        """The passes in their order: chance, error, share and score of each option by its word."""
        return [
            {word: (chance, error, mix, score) for word, chance, error, mix, score in self.passes[number]["options"]}
            for number in sorted(self.passes)
        ]

    def chances(self, word: str) -> list[float]:
        """An option's chance in each pass; empty where some pass does not know it."""
        found = [row[word][0] if word in row else None for row in self.rows()]
        return [] if None in found else [chance for chance in found if chance is not None]

    def share(self, word: str) -> float | None:
        """How often it is taken on average, where answers are mixed."""
        found = [row[word][2] for row in self.rows() if word in row and row[word][2] is not None]
        return sum(share or 0.0 for share in found) / len(found) if found else None

    def points(self) -> dict[str, float]:
        """What each answer brings in exact points, where the game counts in them: the same in every pass."""
        first = self.passes[min(self.passes)] if self.passes else {}
        return {word: round(points, 1) for word, points in first.get("points", {}).items()}

    def value(self) -> tuple[float, float] | None:
        """What the decision is worth, and the standard error of that."""
        if self.proven is not None and self.proven.kind != "points":
            return max(self.proven.worth.values()), 0.0
        rows = [found for _, found in sorted(self.passes.items()) if found["value"] is not None]
        if not rows:
            return None
        values = [float(row["value"]) for row in rows]
        mean, error = averaged(values)
        return mean, (error**2 + (sum(float(row["error"]) for row in rows) / len(rows)) ** 2) ** 0.5

    def best(self) -> str:
        """The best option by the mean over all passes; the played one among equals."""
        if self.proven is not None:
            return self.word if self.word in self.proven.good else self.proven.good[0]
        means = {word: sum(found) / len(found) for word in self.words if (found := self.chances(word))}
        if not means:
            return self.word
        most = max(means.values())
        if means.get(self.word) == most:
            return self.word
        return min((word for word in means if means[word] == most), key=self.words.index)

    def loss(self) -> tuple[float, float] | None:
        """What the played answer lost against the best one by screening, and its error; None if nobody knows."""
        best, mine = self.chances(self.best()), self.chances(self.word)
        if not best or not mine:
            return None
        mean, error = averaged([one - other for one, other in zip(best, mine, strict=True)])
        if len(mine) == 1:
            row = self.rows()[0]
            error = ((row[self.best()][1] or 0.0) ** 2 + (row[self.word][1] or 0.0) ** 2) ** 0.5
        return max(0.0, mean), error

    def supported(self) -> bool:
        """Is the played answer one of the mixture, or within one error of the best?"""
        if any((row[self.word][2] or 0.0) > 0.0 for row in self.rows() if self.word in row):
            return True
        found = self.loss()
        return found is not None and found[0] <= found[1]

    def spread(self) -> float:
        """How far the options lie apart."""
        if self.proven is not None and self.proven.kind == "solved":
            return max(self.proven.worth.values()) - min(self.proven.worth.values())
        means = [sum(found) / len(found) for word in self.words if (found := self.chances(word))]
        return max(means) - min(means) if means else 0.0

    def mixed(self) -> bool:
        return any(row[word][2] is not None for row in self.rows() for word in row)


def averaged(values: list[float]) -> tuple[float, float]:
    """The mean of some numbers and its standard error."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, 0.0
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, (variance / len(values)) ** 0.5


def proposed(weighed: Weighed) -> bool:
    """Does screening propose a loss that is worth playing on for?"""
    if weighed.forced or not weighed.judges:
        return False
    if weighed.proven is not None:
        return weighed.proven.kind == "missed_win" and weighed.word not in weighed.proven.good
    found = weighed.loss()
    if found is None or weighed.supported():
        return False
    return found[0] >= SLIP and found[0] > ERRORS * found[1]


def judged(weighed: Weighed, game: str, level: str, seats: int) -> Judged:
    """A decision by screening and proof alone."""

    def told(chance: float | None) -> float | None:
        return None if chance is None else round(recalibrated(game, level, seats, chance), DIGITS)

    best = weighed.best()
    found = Judged(at=weighed.at, seat=weighed.seat, prompt=weighed.prompt, played=weighed.word, best=best)
    found.options = _shown(weighed, told)
    if weighed.forced:
        found.why_not = "forced"
        return found
    if weighed.passes:
        first = weighed.passes[min(weighed.passes)]
        found.because = first["because"]
        if best != weighed.word and first["options"][0][0] == best:
            found.line = first["line"]
    if weighed.proven is not None:
        _by_proof(found, weighed, weighed.proven)
        return found
    lost = weighed.loss()
    if not weighed.judges:
        found.why_not = "not_judged"
        found.best = weighed.word
    elif lost is None:
        found.why_not = "not_judged" if weighed.passes else ""
    elif weighed.supported():
        found.why_not = "mixture" if weighed.mixed() else "alike" if best != weighed.word else ""
        found.also = [word for word in weighed.words if word != weighed.word and (weighed.share(word) or 0.0) > 0.0]
        found.best = weighed.word
    elif lost[0] < ALIKE:
        found.why_not = "alike"
        found.best = weighed.word
    else:
        found.screened = round(lost[0], DIGITS)
        found.why_not = "only_screened"
    return found


def _shown(weighed: Weighed, told: Any) -> list[Shown]:
    proven = weighed.proven
    if proven is not None and proven.kind == "points":
        ranked = sorted(proven.worth, key=lambda word: (-proven.worth[word], weighed.words.index(word)))
        return [Shown(word=word, score=proven.worth[word]) for word in _kept(ranked, weighed.word)]
    found: dict[str, Shown] = {}
    points = weighed.points()
    for word in weighed.words:
        chances = weighed.chances(word)
        share = weighed.share(word)
        mix = None if share is None else round(share, DIGITS)
        if proven is not None and word in proven.worth:
            found[word] = Shown(word=word, chance=round(proven.worth[word], DIGITS), mix=mix)
        elif chances:
            mean, error = averaged(chances)
            low, high = max(0.0, mean - 1.96 * error), min(1.0, mean + 1.96 * error)
            sure = len(chances) > 1
            found[word] = Shown(
                word=word,
                chance=told(mean),
                low=told(low) if sure else None,
                high=told(high) if sure else None,
                mix=mix,
                score=points.get(word),
            )
        else:
            found[word] = Shown(word=word, mix=mix, score=points.get(word))
    ranked = sorted(found, key=lambda word: (-(found[word].chance or -1.0), weighed.words.index(word)))
    most = [word for word in ranked if points and points.get(word) == max(points.values())]
    return [found[word] for word in _kept(ranked, weighed.word, *most[:1])]


def _kept(ranked: list[str], *always: str) -> list[str]:
    kept = ranked[:SHOWN]
    return [*kept, *(word for word in ranked[SHOWN:] if word in always)]


def _by_proof(found: Judged, weighed: Weighed, proven: Proven) -> None:
    """What is proven needs no second key."""
    right = weighed.word in proven.good
    if proven.kind == "missed_win":
        if not right:
            found.exact, found.line, found.why_not = "missed_win", proven.line, "only_screened"
            lost = weighed.loss()
            chance = weighed.chances(weighed.word)
            found.screened = round(1.0 - sum(chance) / len(chance), DIGITS) if chance else lost and lost[0]
        return
    most, mine = max(proven.worth.values()), proven.worth.get(weighed.word)
    found.exact = proven.kind
    if proven.kind == "points":
        found.points = 0 if mine is None else round(most - mine)
        of_the_win = max(proven.wins.values(), default=0.0) - proven.wins.get(weighed.word, 0.0)
        if of_the_win > 0.0 and not right:
            _proven_loss(found, of_the_win)
        return
    found.also = [word for word in proven.good if word != found.best]
    if right or mine is None:
        found.why_not = "mixture" if len(proven.good) > 1 else ""
        return
    _proven_loss(found, most - mine)


def _proven_loss(found: Judged, lost: float) -> None:
    exactly = round(lost, DIGITS)
    found.screened = exactly
    found.loss = Loss(mean=exactly, low=exactly, high=exactly, pairs=0)
    found.label = named(exactly)


def named(loss: float) -> Any:
    """The name of a loss."""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "slip" if loss >= SLIP else ""
