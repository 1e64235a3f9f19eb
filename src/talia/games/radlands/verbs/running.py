"""What may run, of which card and for whom: for positions on their way in. Steps ask it of what they have pushed."""

from __future__ import annotations

from mypy_extensions import i64

from talia.core.bits import has
from talia.core.frame import NOTHING, Frame
from talia.core.program import Program, program_at
from talia.games.radlands.cards.box import CAMP_CARDS, DECK, GRANTED_ABILITY
from talia.games.radlands.cards.card import Ability
from talia.games.radlands.numbers import CARD_WORDS, NOTED_BUY, NOTED_CARD, NOTED_USE, OTHER, OTHER_PRINTING, PLAY
from talia.games.radlands.shape import FIRST_CAMP, LAST_KIND, LAST_PERSON, PUNK, RAIDERS
from talia.games.radlands.state import Radlands
from talia.games.radlands.verbs.playing import place_options, used_place
from talia.games.radlands.verbs.traits import droppable, usable


def nothing_noted(frame: Frame) -> bool:
    """A turn that waits has nothing noted."""
    return frame.a == NOTHING and frame.b == NOTHING and frame.c == NOTHING and frame.d == NOTHING


def _is_of(ability: Ability | None, program: Program) -> bool:
    return ability is not None and ability.program is program


def is_ability(s: Radlands, frame: Frame) -> bool:
    """An ability of its card, or one that a lasting trait grants to people."""
    program = program_at(frame.pc)
    card = frame.card
    if card >= FIRST_CAMP:
        number = card - FIRST_CAMP + (OTHER if s.rules & OTHER_PRINTING != 0 else 0)
        return _is_of(CAMP_CARDS[number].first, program) or _is_of(CAMP_CARDS[number].second, program)
    if not (1 <= card <= LAST_PERSON or card == PUNK):
        return False
    if _is_of(GRANTED_ABILITY.ability, program):
        return True
    return card != PUNK and (_is_of(DECK[card].first, program) or _is_of(DECK[card].second, program))


def enters(frame: Frame) -> bool:
    """The entry trait of a person."""
    return 1 <= frame.card <= LAST_PERSON and DECK[frame.card].enters is program_at(frame.pc)


def is_event(frame: Frame) -> bool:
    """What an event does."""
    card = frame.card
    return (LAST_PERSON < card <= LAST_KIND or card == RAIDERS) and DECK[card].effect is program_at(frame.pc)


def is_resolved(s: Radlands, frame: Frame, owner: i64) -> bool:
    """An event that is being resolved, for its owner."""
    return is_event(frame) and s.resolving == frame.card and frame.me == owner


# The turn's own questions.


def wrong_use(s: Radlands) -> str:
    """What cannot be while it is asked which ability of a card is used: note A is the card, as an action."""
    if not NOTED_USE < s.a < NOTED_BUY or not has(usable(s, s.me), used_place(s.me, s.a)):
        return "no card that can be used now is noted (A)"
    return "" if s.b == NOTHING and s.c == NOTHING and s.d == NOTHING else "only a card to be used is noted (A)"


def wrong_place(s: Radlands, making_room: bool, dropped: bool) -> str:
    """What cannot be while it is asked where the picked person goes (into note C), or who makes room (D)."""
    if not 1 <= s.picked <= LAST_PERSON or not has(s.hand(s.me), s.picked):
        return "no person of the hand is picked to be placed (`picked`)"
    if s.c != NOTHING or (making_room and s.d != NOTHING):
        return "the place is noted already (C, D); allowed: 0"
    if dropped:
        if not has(droppable(s, s.me), s.picked):
            return f"{CARD_WORDS[s.picked]} cannot be played to use an ability"
    elif s.a != NOTED_CARD or s.b != PLAY:
        return f"a card that is played is noted as {NOTED_CARD} and {PLAY} (A and B)"
    if making_room:
        return ""
    room = place_options(s, s.me, s.picked, True, 0, dropped)
    if room != 0 and not has(room, s.d):
        return "somebody makes room first (D)"
    return "nobody needs to make room (D); allowed: 0" if room == 0 and s.d != NOTHING else ""
