"""What is printed on Cardia's cards and locations, in the order of the rulebook: for the page and the documents.

A formula tells an ability in signs: `{name}` is an icon, ◂ the previous encounter, ▸ the next one, ⇅ the opposing card,
◈ a faction.
"""

from __future__ import annotations

from typing import Any, Final

from talia.core.bits import has, members
from talia.games.cardia.difficulty import STARS
from talia.games.cardia.kit import Kit
from talia.games.cardia.numbers import FACTION_NAMES, faction_of, influences_of

GIST: Final = {
    "hired_blade": "{discard} ⇅",
    "void_mage": "{c-modifier} / {c-ongoing} 0",
    "surgeon": "▸ −5",
    "mediator": "=",
    "saboteur": "{deck} −2",
    "fortune_teller": "▸ {eye}",
    "palace_guard": "+7 / {discard}",
    "judge": "= {c-signet}",
    "ambusher": "{hand} − ◈",
    "puppeteer": "⇅ {hand}",
    "clockmaker": "◂ +3 ▸ +3",
    "treasurer": "◂ + {c-signet}",
    "swamp_guardian": "{hand} ↩",
    "magistra": "{deck} {c-immediate}",
    "inventor": "+3 −3",
    "djinn": "{f-leader}",
    "poisoner": "⇅ =",
    "kinesis_mage": "{c-modifier} {c-ongoing} →",
    "envoy": "−3",
    "tax_collector": "+4",
    "revolutionary": "{hand} −2 +2",
    "librarian": "▸ ±2",
    "prodigy": "≤8: +3",
    "aristocrat": "+ {c-signet}",
    "blackmailer": "▸ ◈ / {hand} −2",
    "illusionist": "{c-immediate} ↺",
    "engineer": "▸ +5",
    "counselor": "◂ {check}",
    "witch_king": "{hand} {deck} − ◈",
    "elemental": "{discard} {c-immediate} +1",
    "mechanical_djinn": "▸ {check} {f-leader}",
    "successor": "{deck} 0 {hand} 2",
}


def printed(decks: list[Kit]) -> dict[str, dict[str, dict[str, Any]]]:
    """Everything printed, by sort and word; `decks` are deck I and deck II as setups."""
    cards: dict[str, dict[str, Any]] = {}
    for number, kit in enumerate(decks):
        for influence in range(1, 17):
            word = kit.name_of(influence)
            cards[word] = {
                "influence": influence,
                "faction": FACTION_NAMES[faction_of(influence)],
                "deck": ("I", "II")[number],
                "ongoing": has(kit.ongoing, influence),
                "gist": GIST.get(word, ""),
                "rule": ("7", "8")[number],
            }
    return {
        "card": cards,
        "location": {word: {"stars": stars, "rule": "9"} for word, stars in STARS.items()},
        "faction": {
            word: {"influences": members(influences_of(number)), "rule": "1"}
            for number, word in enumerate(FACTION_NAMES)
        },
    }
