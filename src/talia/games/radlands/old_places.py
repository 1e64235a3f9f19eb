"""Places in programs as saves of before knew them, by number: the label of each step, in the order it had then.

Written once, from the last version that counted places. A program that has changed since has the label of today here.
"""

from __future__ import annotations

from typing import Final

OLD_PLACES: Final[dict[str, str]] = {
    "radlands.junk.water": "gain_water done",
    "radlands.junk.draw": "draw done",
    "radlands.junk.restore": "choose restore done",
    "radlands.junk.injure": "choose damage done",
    "radlands.junk.raid": "raid done",
    "radlands.junk.punk": "choose destroy choose.2 put_punk done",
    "radlands.raiders": "choose damage event_done done",
    "radlands.banish": "choose destroy event_done done",
    "radlands.bombardment": "damage_their_camps draw_for_destroyed_camps event_done done",
    "radlands.famine": "choose destroy_all_but choose.2 destroy_all_but.2 event_done done",
    "radlands.high_ground": "choose unless next_person when new_place move_there close_up expose_them event_done done",
    "radlands.interrogate": (
        "draw_to_sift choose discard_sifted choose.2 discard_sifted.2 choose.3 discard_sifted.3 keep_the_rest "
        "event_done done"
    ),
    "radlands.napalm": "choose destroy_enemies_of_column event_done done",
    "radlands.radiation": "injure_everybody event_done done",
    "radlands.strafe": "injure_unprotected_enemies event_done done",
    "radlands.truce": "everybody_goes_home event_done done",
    "radlands.uprising": (
        "choose destroy choose.2 put_punk unless choose.3 destroy.2 choose.4 put_punk.2 unless.2 choose.5 "
        "destroy.3 choose.6 put_punk.3 event_done done"
    ),
    "radlands.adrenaline_lab": "choose take_its_part which_ability borrow destroy_this done",
    "radlands.arcade": "choose destroy choose.2 put_punk done",
    "radlands.atomic_garden": "choose restore_ready done",
    "radlands.blood_bank": "choose destroy gain_water done",
    "radlands.bonfire": "damage_this choose when restore back done",
    "radlands.cache": (
        "damage_this choose unless draw unless.2 choose.2 restore unless.3 choose.3 destroy choose.4 put_punk done"
    ),
    "radlands.cannon": "damage_this choose damage done",
    "radlands.catapult": "choose damage choose.2 destroy done",
    "radlands.command_post": "choose damage done",
    "radlands.construction_yard": "choose flip_back destroy_this done",
    "radlands.garage": "raid done",
    "radlands.juggernaut": "move_juggernaut unless choose destroy done",
    "radlands.labor_camp": "choose destroy choose.2 restore done",
    "radlands.mercenary_camp": "choose unless choose.2 discard choose.3 discard.2 unless.2 choose.4 destroy done",
    "radlands.mulcher": "choose destroy draw done",
    "radlands.nest_of_spies": "choose damage done",
    "radlands.omen_clock": "choose advance_event done",
    "radlands.outpost": "raid done",
    "radlands.outpost.2": "choose restore done",
    "radlands.parachute_base": (
        "pick_drop person_place person_place.2 drop_person note_this which_ability borrow damage_this done"
    ),
    "radlands.pillbox": "choose damage done",
    "radlands.railgun": "choose damage done",
    "radlands.reactor": "destroy_this_and_everybody done",
    "radlands.resonator": "choose destroy done",
    "radlands.scavenger_camp": "raid done",
    "radlands.scavenger_camp.2": "choose restore done",
    "radlands.scud_launcher": "choose damage done",
    "radlands.supply_depot": "draw_to_sift choose discard_sifted keep_the_rest done",
    "radlands.the_octagon": "choose destroy choose.2 destroy.2 done",
    "radlands.training_camp": "choose turn_up unless choose.2 destroy choose.3 put_punk gain_water done",
    "radlands.transplant_lab": "choose restore done",
    "radlands.victory_totem": "choose damage done",
    "radlands.victory_totem.2": "raid done",
    "radlands.warehouse": "damage_this choose discard count_one choose.2 when discard.2 back draw_one_more done",
    "radlands.watchtower": "choose damage done",
    "radlands.cache.other": "raid choose destroy choose.2 put_punk done",
    "radlands.cannon.other": "choose damage done",
    "radlands.construction_yard.other": "choose move_place move_person done",
    "radlands.construction_yard.other.2": "raid done",
    "radlands.mercenary_camp.other": "choose damage done",
    "radlands.resonator.other": "end_the_abilities choose damage done",
    "radlands.scavenger_camp.other": (
        "choose discard choose.2 unless gain_water unless.2 choose.3 destroy choose.4 put_punk done"
    ),
    "radlands.training_camp.other": "choose damage done",
    "radlands.victory_totem.other": "choose damage done",
    "radlands.victory_totem.other.2": "raid done",
    "radlands.warehouse.other": "choose restore done",
    "radlands.damage_for_1": "choose damage done",
    "radlands.argo_yesky.enters": "choose destroy choose.2 put_punk done",
    "radlands.assassin": "choose destroy done",
    "radlands.cult_leader": "choose destroy choose.2 damage done",
    "radlands.doomsayer": "choose damage done",
    "radlands.doomsayer.enters": "choose push_their_events_back done",
    "radlands.exterminator": "destroy_damaged_enemies done",
    "radlands.gunner": "injure_unprotected_enemies done",
    "radlands.looter": "choose note_if_camp damage unless draw done",
    "radlands.magnus_karv": "choose damage_column done",
    "radlands.mimic": "choose which_ability borrow done",
    "radlands.molgur_stang": "choose destroy done",
    "radlands.muse": "gain_water done",
    "radlands.mutant": "choose unless choose.2 damage unless.2 choose.3 restore damage_this done",
    "radlands.pyromaniac": "choose damage done",
    "radlands.rabble_rouser": "choose destroy choose.2 put_punk done",
    "radlands.rabble_rouser.2": "choose damage done",
    "radlands.repair_bot": "choose restore done",
    "radlands.repair_bot.enters": "choose restore done",
    "radlands.rescue_team": "choose return_to_hand done",
    "radlands.scientist": "discard_top_three choose use_junk done",
    "radlands.scout": "raid done",
    "radlands.sniper": "choose damage done",
    "radlands.vanguard": "choose damage choose.2 damage.2 done",
    "radlands.vanguard.enters": "choose destroy choose.2 put_punk done",
    "radlands.vera_vosh": "choose damage done",
    "radlands.vigilante": "choose damage done",
    "radlands.wounded_soldier.enters": "draw damage_this done",
    "radlands.zeto_khan": "draw choose discard choose.2 discard.2 choose.3 discard.3 done",
    "radlands.camps": (
        "left keep_camps middle keep_camps.2 right keep_camps.3 reveal draw_hands flip_coin begin_turns done"
    ),
    "radlands.turn": "resolve_first_event advance_events replenish act play_or_junk room place which do end_turn done",
}
