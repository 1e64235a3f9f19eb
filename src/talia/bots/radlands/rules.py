"""Radlands by rules of thumb: finish a camp, cover bare camps, leave no water, junk what has no better use.

Every option gets points; the level takes one by softmax over them, so that it errs where two things look alike, as
people do, and seldom throws a game away.
"""

from __future__ import annotations

from math import exp
from typing import Any

from talia.bots.methods.seeds import derived
from talia.bots.play.bot import Answer, Bot, options_of
from talia.bots.play.budget import Budget
from talia.bots.play.explanation import Choice, Explanation, Reason
from talia.core.rng import Random
from talia.core.view import View
from talia.games.radlands.cards.card import DECK
from talia.games.radlands.numbers import CARD_NUMBERS, EVENTS

# Cards by what their ability mostly does. What is in no list is worth having, but not in a hurry.
DAMAGING = {
    *("argo_yesky", "holdout", "karli_blaze", "looter", "magnus_karv", "molgur_stang", "mutant", "pyromaniac"),
    *("rabble_rouser", "sniper", "vanguard", "wounded_soldier", "doomsayer", "railgun", "cannon", "command_post"),
    *("pillbox", "nest_of_spies", "watchtower", "scud_launcher", "the_octagon", "catapult", "resonator"),
    "mercenary_camp",
}
INJURING = {"assassin", "exterminator", "gunner", "vera_vosh", "vigilante", "victory_totem"}
GAINING = {"muse", "scout", "garage", "outpost", "scavenger_camp", "scientist", "zeto_khan", "arcade", "supply_depot"}
COSTLY = {
    *("adrenaline_lab", "blood_bank", "labor_camp", "mulcher", "reactor", "cult_leader", "rescue_team", "bonfire"),
    "cache",
}
STRONG_CAMPS = {
    "railgun",
    "command_post",
    "watchtower",
    "cannon",
    "pillbox",
    "nest_of_spies",
    "garage",
    "scud_launcher",
}
JUNK = {"water": 0.8, "draw": 1.0, "restore": 0.6, "injure": 1.2, "raid": 1.4, "punk": 1.5}
ENEMY = {"damage", "injure", "destroy", "column_to_damage", "column_to_destroy"}
OWN = {"destroy_own", "damage_own", "raiders", "destroy_own_card", "destroy_own_camp", "make_room"}


class Side:
    """What lies open on one side."""

    def __init__(self, table: dict[str, Any], seat: int) -> None:
        self.columns: list[dict[str, Any]] = table["columns"][seat]
        self.camps = [column["camp"] for column in self.columns]
        self.bare = [camp for camp in self.camps if "destroyed" not in camp and not camp["protected"]]
        self.weak = [camp for camp in self.bare if camp.get("damaged")]
        self.people = [person for column in self.columns for person in column["people"]]
        self.hurt = [card for card in [*self.camps, *self.people] if card.get("damaged")]

    def at(self, option: dict[str, Any]) -> dict[str, Any] | None:
        """The card at an option's place, or None."""
        column = self.columns[option["column"] - 1]
        for person in column["people"]:
            if person["space"] == option["space"]:
                found: dict[str, Any] = person
                return found
        camp: dict[str, Any] = column["camp"]
        return camp if "destroyed" not in camp and camp.get("space", 0) == option["space"] else None


class Rules(Bot):
    def __init__(self, warmth: float = 0.5) -> None:
        self.warmth = warmth  # of the softmax; 0: always the most points

    def think(self, view: View, seed: int, budget: Budget) -> Answer:
        return self.choose(view, seed)

    def choose(self, view: View, seed: int) -> Answer:
        options = options_of(view)
        points = [scored(view, option) for option in options]
        most = max(points)
        if self.warmth > 0.0:
            weights = [exp((point - most) / self.warmth) for point in points]
        else:
            weights = [1.0 if point == most else 0.0 for point in points]
        total = sum(weights)
        taken = picked(weights, seed)
        choices = [
            Choice(option["action"], mix=weight / total, score=point)
            for option, weight, point in zip(options, weights, points, strict=True)
        ]
        first = choices[taken]
        rest = sorted((choice for choice in choices if choice is not first), key=lambda choice: -(choice.mix or 0.0))
        reason = Reason("forced") if len(options) == 1 else Reason("radlands-thumb")
        return Answer(first.action, Explanation([first, *rest], because=[reason]))


def picked(weights: list[float], seed: int) -> int:
    """One of the numbers, as often as its weight says."""
    left = Random(derived(seed, "pick")).below(1 << 30) / (1 << 30) * sum(weights)
    for number, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return number
    return weights.index(max(weights))


def scored(view: View, option: dict[str, Any]) -> float:
    """The points of an option."""
    prompt = view["decision"]["prompt"].removeprefix("radlands.")
    table = view["table"]
    if table["turn"] == 0:
        return 1.0 if option["card"] in STRONG_CAMPS else 0.0
    me = view["seat"]
    mine, theirs = Side(table, me), Side(table, 1 - me)
    if prompt == "act":
        return act(table, me, mine, theirs, option)
    if prompt == "play_or_junk":
        return play(mine, option) if option["word"] == "play" else JUNK.get(option["junk"], 0.0)
    if prompt in ENEMY and "column" in option:
        return harm(theirs, option)
    if prompt in OWN and "column" in option:
        return -worth(mine, option)
    if prompt in ("person_place", "punk_place", "new_place") and "column" in option:
        return shelter(mine, option)
    if prompt == "restore" and "column" in option:
        card = mine.at(option)
        return 2.0 if card is not None and card in mine.camps else 1.0
    if prompt in ("discard", "discard_drawn", "discard_more") and "cost" in option:
        return -float(option["cost"])
    if prompt in ("which_ability", "mercenaries"):
        return 1.0 if option["word"] in ("first", "discard") else 0.5
    return 0.0 if option["word"] == "decline" else 1.0


def act(table: dict[str, Any], me: int, mine: Side, theirs: Side, option: dict[str, Any]) -> float:
    """What to do next. To end is worth nothing as long as there is water."""
    water: int = table["water"]
    word: str = option["word"]
    if word == "end":
        return 1.0 if water == 0 else 0.0
    if word == "draw":
        return 1.6 if len(table["hands"][me]) < 5 else 0.8
    if word == "take_silo":
        return 1.3 if water == 1 else 0.2
    card: str = option["card"]
    if word.startswith("use-"):
        if card in DAMAGING:
            return 5.0 if theirs.weak else 4.0 if theirs.bare else 3.0
        if card in INJURING:
            return 3.0
        return -0.5 if card in COSTLY else 2.5 if card in GAINING else 1.5
    if card == "water_silo":
        return 1.5 if 0 < water < 3 and _wanted(table, me, water + 1) else -1.0
    if option["cost"] <= water and (card in EVENTS or len(mine.people) < 6):
        return play(mine, option)
    # Cannot be played now: junk it only where that helps.
    useful = {"injure": bool(theirs.people), "restore": bool(mine.hurt), "punk": len(mine.people) < 6}
    if len(table["hands"][me]) <= 2 or not useful.get(option["junk"], True):
        return -1.0
    return JUNK[option["junk"]] - 0.3 * float(option["cost"])


def _wanted(table: dict[str, Any], me: int, water: int) -> bool:
    """Does one more water pay for a card of the hand?"""
    return any(DECK[CARD_NUMBERS[card]].cost == water for card in table["hands"][me])


def play(mine: Side, option: dict[str, Any]) -> float:
    """People first, as long as camps are bare; then events."""
    if option["card"] in EVENTS:
        return 2.2
    return 3.2 if mine.bare and len(mine.people) < 6 else 2.0


def worth(mine: Side, option: dict[str, Any]) -> float:
    """How much it would hurt to lose the card at a place, or to have it damaged."""
    card = mine.at(option)
    if card is None:
        return 0.0
    if card in mine.camps:
        return 6.0 if card.get("damaged") else 3.0
    if card["card"] == "punk":
        return 0.5
    return 1.0 if card.get("damaged") else 2.0


def harm(theirs: Side, option: dict[str, Any]) -> float:
    """Whom to hit: a damaged camp, then a camp, then somebody who would die of it."""
    if "space" not in option:
        column = theirs.columns[option["column"] - 1]
        return 1.0 + len(column["people"]) + (1.0 if "destroyed" not in column["camp"] else 0.0)
    card = theirs.at(option)
    if card is None:
        return 0.0
    if card in theirs.camps:
        return 5.0 if card.get("damaged") else 3.0
    return 2.5 if card.get("damaged") else 2.0 if card["card"] != "punk" else 1.8


def shelter(mine: Side, option: dict[str, Any]) -> float:
    """Where to stand: before a bare camp, a damaged one first."""
    column = mine.columns[option["column"] - 1]
    camp = column["camp"]
    if "destroyed" in camp:
        return 0.2
    if column["people"]:
        return 0.8
    return 3.0 if camp.get("damaged") else 2.0
