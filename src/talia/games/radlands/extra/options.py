"""What a client is told of each option, so that it has to know no rule: prices, places, targets, what would come of it.

An answer that leads to another question at once brings that question with it, as `next`: where a person could be put,
whom an ability could hit. It is found without running a step, so it tells nothing that is still hidden.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from talia.core.action import Domain
from talia.core.bits import has, members
from talia.core.frame import ME, NO_NOTE, Choose
from talia.core.program import STEPS
from talia.games.radlands.cards.box import DECK
from talia.games.radlands.cards.moving import PlaceStep
from talia.games.radlands.extra.picking_camps import PickCamps
from talia.games.radlands.numbers import ACTIONS as ACTIONS_DOMAIN
from talia.games.radlands.numbers import CAMP as CAMP_DOMAIN
from talia.games.radlands.numbers import (
    CARD_COST,
    CARD_WORDS,
    CHOICES,
    COLUMN,
    DRAW,
    FIRST,
    GRANTED,
    HAND,
    INJURE,
    JUNK,
    JUNK_WORDS,
    MAKE_ROOM,
    PLACES,
    PLAY,
    QUEUED,
    RAID,
    RESTORE,
    SILO_COST,
    WATER,
    lane,
    lane_of,
    place_parts,
)
from talia.games.radlands.pools import UNPROTECTED_ENEMIES, room_for_punk
from talia.games.radlands.shape import BUY, FIRST_CAMP, LAST_PERSON, SILO, TAKE_SILO, USE
from talia.games.radlands.state import Radlands
from talia.games.radlands.steps import WhichAbility
from talia.games.radlands.verbs.board import restorable
from talia.games.radlands.verbs.needs import met
from talia.games.radlands.verbs.playing import place_options, use, used_place
from talia.games.radlands.verbs.queue import played_as_zero, raid_works, space_for
from talia.games.radlands.verbs.traits import abilities_at, ability_at, can_play, cost_in, full, places_for


def option_parts(s: Radlands, domain: Domain, number: int, seat: int) -> dict[str, Any]:
    if domain is PLACES:
        return place_option(s, number, seat, s.asking().prompt_of(s, seat), s.picked if s.active == seat else 0)
    return parts_of(s, domain, number, seat)


def parts_of(s: Radlands, domain: Domain, number: int, seat: int) -> dict[str, Any]:
    if number == 0:
        return {}
    if domain is ACTIONS_DOMAIN:
        return action_option(s, number, seat)
    if domain is HAND:
        return hand_option(number)
    if domain is CAMP_DOMAIN:
        return {"card": CARD_WORDS[FIRST_CAMP + number]}
    if domain is COLUMN:
        return {"seat": 1 - s.me, "column": number}
    if domain is QUEUED:
        owner = 0 if number <= 3 else 1
        space = number - 3 * owner
        return {"seat": owner, "space": space, "card": CARD_WORDS[s.event_at(owner, space)]}
    assert domain is CHOICES
    return choice_option(s, number, seat)


# What becomes of a card that is chosen: damaged cards and punks are destroyed by damage, too (7.2, 7.3).
HURTS: Final = {
    "radlands.damage": "damaged",
    "radlands.damage_own": "damaged",
    "radlands.injure": "damaged",
    "radlands.raiders": "damaged",
    "radlands.destroy": "destroyed",
    "radlands.destroy_own": "destroyed",
    "radlands.destroy_own_camp": "destroyed",
    "radlands.destroy_own_card": "destroyed",
    "radlands.make_room": "destroyed",
}


def place_option(s: Radlands, number: int, seat: int, prompt: str, kind: int) -> dict[str, Any]:
    """A place as an answer; `kind` is the card of the hand that would be put there, if that is asked."""
    if number == 0:
        return {}
    parts: dict[str, Any] = dict(place_parts(number))
    lane_number = lane_of(number)
    if has(s.persons | s.standing, number) or (s.standing & lane(lane_number) == 0 and number == 1 + 3 * lane_number):
        parts["card"] = s.shown_word(number)
        parts["what"] = "card"
    else:
        parts["card"] = None
        parts["what"] = "free"
    if 0 < kind <= LAST_PERSON:
        parts["cost"] = cost_in(s, kind, lane_number)
    if prompt in ("radlands.person_place", "radlands.punk_place"):
        parts.update(room_at(s, number))
    hurt = HURTS.get(prompt)
    if hurt is not None and parts["card"] is not None:
        damaged = has(s.damaged, number)
        frail = hurt == "destroyed" or damaged or has(s.punks, number)
        parts["would"] = "destroyed" if frail else "damaged"
        if damaged:
            parts["damaged"] = True
    return parts


def room_at(s: Radlands, place: i64) -> dict[str, Any]:
    """What a new person there would mean: behind whom it stands, or which bare card it would protect."""
    here = lane(lane_of(place))
    if has(s.persons, place):
        return {"behind": s.shown_word(place)}  # that person is pushed forward (6.2)
    bare = members(s.unprotected() & here)
    if not bare or bare[-1] > place:
        return {}
    return {"covers": s.shown_word(bare[-1])}


def hand_option(kind: int) -> dict[str, Any]:
    if kind == SILO:
        return {"card": CARD_WORDS[SILO], "junk": JUNK_WORDS[DECK[SILO].junk]}
    return {"card": CARD_WORDS[kind], "cost": DECK[kind].cost, "junk": JUNK_WORDS[DECK[kind].junk]}


# What to do next.


def action_option(s: Radlands, number: int, seat: int) -> dict[str, Any]:
    if number <= SILO:
        return hand_option(number) | ways(s, seat, number)
    if number == BUY:
        return {"cost": CARD_COST}
    if number == TAKE_SILO:
        return {"card": CARD_WORDS[SILO], "cost": SILO_COST}
    place = number - USE + 9 * seat
    return dict(place_parts(place)) | {"card": s.shown_word(place)} | abilities(s, seat, place)


def ways(s: Radlands, seat: int, kind: int) -> dict[str, Any]:
    """What can be done with a card of the hand now (5.1 to 5.4): its price at the cheapest place and where it would go,
    or what it lacks; and whether its junk effect would do nothing."""
    found: dict[str, Any] = {"ways": ["junk"]}
    if junk_idle(s, seat, DECK[kind].junk):
        found["idle"] = True
    if kind == SILO:
        return found
    price = DECK[kind].cost
    if kind <= LAST_PERSON:
        room = members(places_for(s, seat, kind, -s.water - price))  # whatever it may cost
        price = min([cost_in(s, kind, lane_of(place)) for place in room], default=price)
        lacks = "water" if room else "room"
    else:
        lacks = "water" if price > s.water else "queue"
    found["price"] = price
    if not can_play(s, seat, kind):
        found["lacks"] = lacks
        return found
    found["ways"] = ["play", "junk"]
    if kind <= LAST_PERSON:
        making_room = s.rules & MAKE_ROOM != 0 and full(s, seat)
        prompt = "radlands.make_room" if making_room else "radlands.person_place"
        found["next"] = question(s, seat, PLACES, prompt, place_options(s, seat, kind, making_room, 0, False), kind)
    else:
        number = DECK[kind].queue
        found["space"] = 0 if number == 0 or played_as_zero(s, seat) else space_for(s, seat, number)
    return found


def junk_idle(s: Radlands, seat: int, icon: i64) -> bool:
    """Would this junk effect come to nothing now?"""
    if icon in (WATER, DRAW):
        return False
    if icon == RESTORE:
        return restorable(s, seat) == 0
    if icon == INJURE:
        return UNPROTECTED_ENEMIES.find(s, seat) == 0
    if icon == RAID:
        return not raid_works(s, seat)
    return not room_for_punk(s, seat)


def abilities(s: Radlands, seat: int, place: int) -> dict[str, Any]:
    """What a card in play can be used for now: the price and what would be asked first; of several, each price."""
    found = members(abilities_at(s, seat, place, place, met(s, seat)))
    costs = [int(ability_at(s, place, which).price(s, seat)) for which in found]
    words = [CHOICES.words[which] for which in found]
    if len(found) != 1:
        return {"abilities": words, "costs": costs}
    parts: dict[str, Any] = {"abilities": words, "cost": costs[0]}
    first = targets(s, seat, place, found[0])
    if first is not None:
        parts["next"] = first
    return parts


def targets(s: Radlands, seat: int, place: int, which: int) -> dict[str, Any] | None:
    """The question that an ability begins with, if it begins with one to its owner: no step of it is run for that."""
    ahead = s.clone()
    use(ahead, place, which)
    step = STEPS[ahead.pc]
    if not isinstance(step, Choose) or step.by != ME or step.other_than != NO_NOTE:
        return None
    found = step.pool.find(ahead, seat)
    return question(ahead, seat, step.pool.domain, step.prompt_id, found, 0) if found != 0 else None


def question(s: Radlands, seat: int, domain: Domain, prompt: str, found: i64, kind: int) -> dict[str, Any]:
    """A question that would be asked, in the words of a decision."""
    options: list[dict[str, Any]] = []
    for number in members(found):
        parts = place_option(s, number, seat, prompt, kind) if domain is PLACES else parts_of(s, domain, number, seat)
        options.append({"action": domain.offset + number, "word": domain.words[number], **parts})
    return {"prompt": prompt, "domain": domain.name, "options": options}


def choice_option(s: Radlands, number: int, seat: int) -> dict[str, Any]:
    """What playing costs, what junking brings, what an ability costs."""
    if s.picked != 0 and number in (PLAY, JUNK) and s.active == seat:
        return hand_option(s.picked)
    if FIRST <= number <= GRANTED:
        place = asked_about(s, seat)
        if 1 <= place <= 18 and has(s.persons | s.standing, place):
            return {"card": s.shown_word(place), "cost": ability_at(s, place, number).price(s, seat)}
    return {}


def asked_about(s: Radlands, seat: int) -> i64:
    """Where the card stands one of whose abilities is to be chosen, or who is to be put somewhere; 0: nobody."""
    step = s.asking()
    if isinstance(step, PlaceStep):
        return s.note(step.mover)
    if isinstance(step, WhichAbility):
        noted = s.note(step.place)
        return used_place(seat, noted) if step.action else noted
    return 0


def decision_parts(s: Radlands, seat: int) -> dict[str, Any]:
    parts: dict[str, Any] = {"water": s.water}
    step = s.asking()
    if isinstance(step, PickCamps):
        parts["picks"] = step.left(s, seat)  # so many in a row, whatever others do
    if s.picked != 0 and s.active == seat:
        parts["picked"] = CARD_WORDS[s.picked]
    about = asked_about(s, seat)
    if 1 <= about <= 18 and has(s.persons | s.standing, about):
        parts["about"] = s.shown_word(about)  # who is moved, whose ability it is
        parts["place"] = place_parts(int(about))
    return parts
