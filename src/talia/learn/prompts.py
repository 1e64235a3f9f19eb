"""Families of questions: prompts about which a coach says the same. Declared here once, for coach and texts.

A prompt of another game, or one that nobody has put into a family, is of the family `any`: a coach then speaks in
general. The texts are `learn-coach-<part>-<game>-<family>`, or `learn-coach-<part>` for all games.
"""

from __future__ import annotations

from talia.texts import texts

ANY = "any"

# The prompts of each game by their family, without the game before them.
FAMILIES: dict[str, dict[str, tuple[str, ...]]] = {
    "cardia": {
        "play": ("play",),
        "openly": ("play_openly",),
        "give_up": ("discard", "discard_to_two", "put_under", "pay"),
        "copy": ("copy", "activate", "discard_and_copy"),
        "modifier": (
            "raise_card",
            "raise_small_card",
            "lower_card",
            "lower_card_or_next",
            "strip_card",
            "strip_kind",
            "move_from",
            "move_to",
            "adjust",
        ),
        "take_back": ("take_back",),
        "faction": ("name_faction",),
    },
    "radlands": {
        "camps": ("pick_left", "pick_middle", "pick_right", "pick_camps"),
        "act": ("act",),
        "uses": ("play_or_junk",),
        "place": ("person_place", "punk_place", "new_place", "person_to_move", "rearrange", "person_to_drop"),
        "hit": ("damage", "injure", "destroy", "column_to_damage", "column_to_destroy"),
        "own": (
            "damage_own",
            "destroy_own",
            "destroy_own_camp",
            "destroy_own_card",
            "raiders",
            "make_room",
            "survivor",
        ),
        "mend": ("restore", "camp_to_flip", "revive", "return_to_hand", "punk_to_train"),
        "discard": ("discard", "discard_more", "discard_drawn"),
        "ability": (
            "which_ability",
            "mimic",
            "mutant",
            "cache",
            "punk_or_water",
            "mercenaries",
            "scientist",
            "event_to_advance",
            "push_back",
        ),
    },
    "fantasy_realms": {
        "draw": ("draw", "build"),
        "discard": ("discard", "keep"),
        "choose": ("add", "copy", "name", "name_suit", "name_card", "turn_card", "turn_to", "clear"),
        "trade": ("trade", "offer", "offer_to", "wish", "lay_against"),
    },
}


def family(prompt: str) -> str:
    """The family of a prompt such as `cardia.play`."""
    game, _, name = prompt.partition(".")
    for found, names in FAMILIES.get(game, {}).items():
        if name in names:
            return found
    return ANY


def text(part: str, prompt: str) -> str:
    """The key of what a coach says about a question: its family's text, or the one for all games."""
    own = f"learn-coach-{part}-{prompt.partition('.')[0]}-{family(prompt)}"
    return own if texts("en").has(own) else f"learn-coach-{part}"
