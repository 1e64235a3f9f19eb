"""The honesty figures that labels stand on, as measured; docs/review.md has them with commands and intervals.

Fantasy Realms has none yet: its draws and discards are not judged until it does.
"""

from __future__ import annotations

from typing import Final

from talia.review.standing import Figures, Share

MEASURED: Final = {
    "cardia": Figures(
        games=65,
        alarms=Share(1, 1557),
        blunders=0,
        planted=Share(10, 10),
        off=0.021,
        right={"slip": Share(1, 1), "mistake": Share(3, 3), "blunder": Share(7, 7)},
    ),
    "radlands": Figures(
        games=10,
        alarms=Share(0, 2188),
        blunders=0,
        planted=Share(8, 10),
        off=0.058,
        right={"slip": Share(1, 1), "mistake": Share(2, 2), "blunder": Share(4, 4)},
    ),
}
