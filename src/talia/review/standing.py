"""Which labels may be shown: a label stands on the figures that were measured for it, game by game.

The figures are those of `python -m bench.honesty report GAME`, as docs/review.md has them. One that is missed takes
away the labels it would justify; one whose sample is smaller than what is asked for leaves them. Either way the
review's notes say so. What is proven (a solved endgame, a choice at scoring) needs no figure and is never taken away.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from talia.review.form import Judged, Label

NAMES: Final[tuple[Label, ...]] = ("slip", "mistake", "blunder")
FALSE: Final = 0.02  # of an expert's own decisions, so many may be labelled at most
FOUND: Final = 0.90  # of planted mistakes, so many are to be turning points
RIGHT: Final = 0.95  # of the labels of a name, so many are to have the right sign
GAMES: Final = 100  # that false alarms and planted mistakes are asked for
LABELS: Final = {"cardia": 200, "radlands": 100, "fantasy_realms": 100}  # that the agreement is asked for
OFF: Final = 0.03  # shown chances may be off by so much
FEW: Final = 8  # labels of a name that say nothing yet of that name alone


@dataclass(frozen=True)
class Share:
    """So many of so many."""

    found: int
    of: int

    def value(self) -> float:
        return self.found / self.of if self.of else 0.0


@dataclass(frozen=True)
class Figures:
    """What was measured of a game."""

    games: int  # of experts, all of their decisions reviewed
    alarms: Share  # labels in them, of the decisions that are judged
    blunders: int  # among these, such as many more pairs do not bear out
    planted: Share  # found among the turning points
    off: float  # how far shown chances are from what came true, in the worst tenth of `talia calibrate`
    right: dict[Label, Share] = field(default_factory=dict)  # labels whose sign many more pairs bear out, by name

    def agreed(self) -> Share:
        return Share(sum(one.found for one in self.right.values()), sum(one.of for one in self.right.values()))


def shown(figures: Figures | None) -> tuple[Label, ...]:
    """The names that may be given, of losses that were played out."""
    if figures is None or figures.games == 0 or figures.alarms.value() > FALSE or figures.agreed().of == 0:
        return ()
    if figures.agreed().value() < RIGHT:
        return ()
    found = [name for name in NAMES if name != "blunder" or figures.blunders == 0]
    return tuple(name for name in found if _borne_out(figures.right.get(name, Share(0, 0))))


def _borne_out(one: Share) -> bool:
    """A name falls by its own labels once these are enough to say so."""
    return one.of < FEW or one.value() >= RIGHT


def notes_of(game: str, figures: Figures | None, without: str) -> list[str]:
    """What a reader has to know of labels and chances, as keys of texts; `without` where there are no labels."""
    names = shown(figures)
    rough = [] if figures is None or figures.off <= OFF else ["chances-off"]
    if figures is None or not names:
        return [without, *rough]
    found = [*rough, *(f"labels-no-{name}" for name in NAMES if name not in names)]
    if figures.planted.value() < FOUND:
        found.append("labels-missing")
    small = min(figures.games, figures.planted.of) < GAMES or figures.agreed().of < LABELS[game]
    return [*found, "labels-small"] if small else found


def withhold(judged: Judged, names: tuple[Label, ...]) -> None:
    """Take a label away that may not be given: a thin bar is left, as where screening alone has spoken."""
    if judged.label and judged.label not in names and judged.loss is not None and judged.loss.pairs > 0:
        judged.label, judged.loss, judged.why_not = "", None, "only_screened"
