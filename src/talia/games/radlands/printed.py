"""What is printed on Radlands' cards, in the order of the rules: for the page and the documents.

A formula tells what a card does in signs: `{name}` is an icon, `[word]` a short word; those of several abilities are
separated by `|`, in the order of their costs.
"""

from __future__ import annotations

from typing import Any, Final

from talia.games.radlands.cards.card import CAMP_CARDS, DECK, Ability
from talia.games.radlands.numbers import CAMPS, CARD_NUMBERS, EVENTS, FIRST_CAMP, JUNK_WORDS, PEOPLE

# Abilities that cost what another one costs, or more than one thing.
RECKONED: Final = ("mimic", "adrenaline_lab", "parachute_base")

GIST: Final = {
    "argo_yesky": "{r-damage} ×{r-person}",
    "assassin": "{r-destroy} {r-person}",
    "cult_leader": "−{r-person} {r-damage}",
    "doomsayer": "{r-event} {r-damage}",
    "exterminator": "{r-destroy} {r-injure} [all]",
    "gunner": "{r-injure} [all]",
    "holdout": "{r-damage}",
    "karli_blaze": "{r-damage}",
    "looter": "{r-damage} {r-camp} {r-draw}",
    "magnus_karv": "{r-damage} [lane]",
    "mimic": "{deck} {r-person}",
    "molgur_stang": "{r-destroy} {r-camp}",
    "muse": "{r-water}",
    "mutant": "{r-damage} {r-restore}",
    "pyromaniac": "{r-damage} {r-camp}",
    "rabble_rouser": "{r-punk} | {r-punk} {r-damage}",
    "repair_bot": "{r-restore}",
    "rescue_team": "{r-person} {hand}",
    "scientist": "{r-junk} 3",
    "scout": "{r-raid}",
    "sniper": "{r-damage} [any]",
    "vanguard": "{r-damage} ⇄",
    "vera_vosh": "{r-injure}",
    "vigilante": "{r-injure}",
    "wounded_soldier": "{r-damage}",
    "zeto_khan": "{r-draw} 3 −3",
    "adrenaline_lab": "{r-injure} ↺",
    "arcade": "≤1 {r-punk}",
    "atomic_garden": "{r-restore} {r-person}",
    "blood_bank": "−{r-person} {r-water}",
    "bonfire": "{r-restore} [all]",
    "cache": "{r-draw}/{r-restore}/{r-punk}",
    "cannon": "{r-damage}",
    "catapult": "{r-damage} [any] −{r-person}",
    "command_post": "{r-damage}",
    "construction_yard": "{r-camp} ↺",
    "garage": "{r-raid}",
    "juggernaut": "↑ ×3 {r-camp}",
    "labor_camp": "−{r-person} {r-restore}",
    "mercenary_camp": "−2 {hand} / {r-destroy}",
    "mulcher": "−{r-person} {r-draw}",
    "nest_of_spies": "2 {r-person} {r-damage}",
    "oasis": "{r-person} −1",
    "obelisk": "{r-destroy}",
    "omen_clock": "{r-event} ▸",
    "outpost": "{r-raid} | {r-restore}",
    "parachute_base": "{r-person} ↓",
    "pillbox": "{r-damage}",
    "railgun": "{r-damage}",
    "reactor": "{r-destroy} [all]",
    "resonator": "{r-destroy} {r-injure}",
    "scavenger_camp": "{r-raid} | {r-restore}",
    "scud_launcher": "{r-damage} ⇄",
    "supply_depot": "{r-draw} 2 −1",
    "the_octagon": "−{r-person} ⇄",
    "training_camp": "{r-punk} ↺",
    "transplant_lab": "2 {r-person} {r-restore}",
    "victory_totem": "{r-injure} | {r-raid}",
    "warehouse": "{hand} ↺ +1",
    "watchtower": "{r-event} {r-damage}",
    "banish": "{r-destroy} [any]",
    "bombardment": "{r-damage} ×{r-camp}",
    "famine": "{r-person} 1",
    "high_ground": "{r-person} ⇄ {r-shield}",
    "interrogate": "{r-draw} 4 −3",
    "napalm": "{r-destroy} [lane]",
    "radiation": "{r-injure} [all]",
    "strafe": "{r-injure} [all]",
    "truce": "{r-person} {hand}",
    "uprising": "{r-punk} ×3",
    "raiders": "{r-damage} {r-camp}",
    "water_silo": "{r-water}",
    "punk": "1 {r-damage} = {r-destroy}",
}


def fact(word: str, kind: str, rule: str) -> dict[str, Any]:
    """The facts of a card on which nothing else is printed."""
    return {
        "kind": kind,
        "cost": None,
        "junk": None,
        "cards": None,  # a camp: how many its owner begins with
        "queue": None,  # an event: the space it is played to; 0 happens at once
        "abilities": [],  # water of each; None where it is reckoned
        "gist": GIST.get(word, ""),
        "rule": rule,
    }


def costs(word: str, first: Ability | None, second: Ability | None) -> list[int | None]:
    return [None if word in RECKONED else int(ability.cost) for ability in (first, second) if ability is not None]


def printed() -> dict[str, dict[str, dict[str, Any]]]:
    """Everything printed, by sort and word. All cards must have been declared by then."""
    found = {"punk": fact("punk", "person", "18"), "water_silo": fact("water_silo", "event", "18")}
    found["water_silo"]["junk"] = "water"
    for word in PEOPLE:
        card = DECK[CARD_NUMBERS[word]]
        found[word] = fact(word, "person", "16") | {
            "cost": int(card.cost),
            "junk": JUNK_WORDS[card.junk],
            "abilities": costs(word, card.first, card.second),
        }
    for word in CAMPS:
        camp = CAMP_CARDS[CARD_NUMBERS[word] - FIRST_CAMP]
        found[word] = fact(word, "camp", "15") | {
            "cards": int(camp.starting),
            "abilities": costs(word, camp.first, camp.second),
        }
    for word in EVENTS:
        card = DECK[CARD_NUMBERS[word]]
        found[word] = fact(word, "event", "17") | {
            "cost": int(card.cost),
            "junk": JUNK_WORDS[card.junk],
            "queue": int(card.number),
        }
    found["raiders"] = fact("raiders", "event", "18") | {"queue": 2}
    return {"card": found}
