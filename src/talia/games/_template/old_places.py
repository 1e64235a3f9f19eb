"""Places in programs as saves of version 0.1 count them: for each program the labels that its steps have now."""

from __future__ import annotations

from typing import Final

OLD_PLACES: Final[dict[str, str]] = {
    "template.echo": "choose carry_out done",
    "template.lever": "choose choose.2 mark mark.2 done",
    "template.thief": "they_lose_a_random_card done",
    "template.round": "begin choose_together meet both_draw goto done",
}
