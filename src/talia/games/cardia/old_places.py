"""Saves of the time when a place in a program was a number: the label of each step that a program had then, in order.

It is written once and kept; a program of today is not in it. A label renamed in a program is renamed here, too.
"""

from __future__ import annotations

from typing import Final

OLD_PLACES: Final[dict[str, str]] = {
    "cardia.hired_blade": "discard_this_encounter done",
    "cardia.void_mage": "choose choose.2 strip done",
    "cardia.surgeon": "next_card_gets done",
    "cardia.mediator": "put_token done",
    "cardia.saboteur": "they_mill_two done",
    "cardia.fortune_teller": "they_play_openly done",
    "cardia.palace_guard": "choose tell_faction unless choose.2 paid_or_not done",
    "cardia.judge": "put_token done",
    "cardia.ambusher": "choose tell_faction they_discard_faction done",
    "cardia.puppeteer": "another_takes_its_place done",
    "cardia.clockmaker": "mark_previous next_card_gets done",
    "cardia.treasurer": "put_token done",
    "cardia.swamp_guardian": "choose take_back done",
    "cardia.magistra": "choose carry_out done",
    "cardia.inventor": "choose choose.2 mark mark.2 done",
    "cardia.djinn": "end_game done",
    "cardia.poisoner": "level_this_encounter done",
    "cardia.kinesis_mage": "choose choose.2 move_all done",
    "cardia.envoy": "choose lower_it_or_the_next done",
    "cardia.tax_collector": "mark_this done",
    "cardia.revolutionary": "choose discard_noted choose.2 discard_noted.2 settle they_draw_two done",
    "cardia.librarian": "leave_for_next done",
    "cardia.prodigy": "choose mark done",
    "cardia.aristocrat": "put_token done",
    "cardia.blackmailer": "choose tell_faction blackmail done",
    "cardia.illusionist": "choose activate done",
    "cardia.engineer": "leave_for_next done",
    "cardia.counselor": "put_token done",
    "cardia.witch_king": "choose tell_faction they_lose_faction done",
    "cardia.elemental": "unless choose discard_to_copy carry_out draw_one done",
    "cardia.mechanical_djinn": "put_token done",
    "cardia.successor": "they_lose_their_deck choose done",
    "cardia.serpent_temple": "unless choose discard_noted settle done",
    "cardia.temple_triggers": "when back done",
    "cardia.scrapyard": "put_one_under they_go_under done",
    "cardia.librarian_choice": "choose adjust done",
    "cardia.penalty": "choose discard_noted choose.2 discard_noted.2 settle done",
    "cardia.reveal": "locations choice_of choice_of.2 locations.2 demand_on demand_on.2 done",
    "cardia.afterwards": "late_modifiers last_checks done",
    "cardia.round": "begin play meet compare after_abilities end count_signets done",
}
