"""The honesty figures that labels stand on, as measured; docs/review.md has them with commands and intervals.

Those of Fantasy Realms are of tables of four; the two-player variant has none yet, and so no labels.
"""

from __future__ import annotations

from typing import Final

from talia.review.standing import Figures, Share

MEASURED: Final = {
    "cardia": Figures(
        games=100,
        alarms=Share(4, 2400),
        blunders=0,
        planted=Share(143, 144),
        off=0.021,
        right={"slip": Share(42, 42), "mistake": Share(31, 31), "blunder": Share(127, 127)},
    ),
    "radlands": Figures(
        games=30,
        alarms=Share(0, 5896),
        blunders=0,
        planted=Share(98, 102),
        off=0.022,
        right={"slip": Share(16, 17), "mistake": Share(23, 23), "blunder": Share(62, 62)},
    ),
    "fantasy_realms": Figures(
        games=10,
        alarms=Share(0, 678),
        blunders=0,
        planted=Share(83, 83),
        off=0.027,
        right={"slip": Share(27, 27), "mistake": Share(18, 18), "blunder": Share(38, 38)},
    ),
}
