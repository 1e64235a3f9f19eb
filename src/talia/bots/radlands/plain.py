"""The weights of the plain judge: what people count, each for one's own side and against the other's.

They were fitted by `fitting.py` on 3,000 games (73,564 ends of turns, log loss 0.533) played with weights set by hand,
but for the Silo: those who hold it have often done little else, which the fit takes for the Silo's fault.
"""

from __future__ import annotations

from talia.bots.radlands.judge import TERMS, Plain

# In the order of the terms in `radlands_judge`.
WEIGHTS = {
    "camp": 1.195,
    "camp_damaged": -0.56,
    "camp_bare": -0.077,
    "camp_bare_damaged": 0.048,
    "last_camp": -0.543,
    "person": 0.404,
    "person_damaged": -0.367,
    "person_cost": 0.071,
    "punk": 0.233,
    "silo": 0.1,
    "hand": 0.144,
    "hand_more": 0.343,
    "event": 0.219,
    "event_soon": -0.027,
    "raiders_out": 0.27,
    "columns": 0.1,
}
BIAS = -0.386
assert len(WEIGHTS) == TERMS


def plain() -> Plain:
    return Plain(list(WEIGHTS.values()), BIAS)
