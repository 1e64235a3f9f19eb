"""The honesty figures that labels stand on, as measured; docs/review.md has them with commands and intervals."""

from __future__ import annotations

from typing import Final

from talia.review.standing import Figures, Share

MEASURED: Final = {
    "cardia": Figures(
        games=10,
        alarms=Share(1, 261),
        blunders=0,
        planted=Share(5, 5),
        off=0.021,
        right={"mistake": Share(1, 1)},
    ),
    "radlands": Figures(
        games=4,
        alarms=Share(0, 964),
        blunders=0,
        planted=Share(2, 3),
        off=0.058,
        right={"mistake": Share(1, 1)},
    ),
}
