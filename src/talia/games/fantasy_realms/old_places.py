"""Where programs stood when saves counted their steps: for each program of then, today's label of each step."""

from __future__ import annotations

from typing import Final

OLD_PLACES: Final[dict[str, str]] = {
    "fantasy_realms.ending": "lay_open turn_up add_card copy_card take_name take_name.2 turn_card turn_to"
    " clear_penalty take_best count done",
    "fantasy_realms.trading": "trade time_is_up done",
    "fantasy_realms.turn": "choose draw_or_take which discard end_or_next done",
    "fantasy_realms.build": "choose draw_two_or_take which keep_one end_or_next done",
}
