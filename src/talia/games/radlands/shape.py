"""Numbers that follow from how many cards are declared. Written by `talia export`, never by hand.

They are literals because the compiler works them into the code that asks for them; closing the box
(cards/box.py) refuses to go on where they do not fit the declarations.
"""

from __future__ import annotations

from typing import Final

LAST_PERSON: Final = 26  # the last kind that is a person; events come behind
LAST_KIND: Final = 36  # the last kind of the draw deck
SILO: Final = 37
RAIDERS: Final = 38
PUNK: Final = 39
FIRST_CAMP: Final = 40  # camp n has the card number FIRST_CAMP + n
PERSON_KINDS: Final = 27  # people, and the punk
EVENT_KINDS: Final = 11  # events, and the Raiders
ALL_PEOPLE: Final = 0x7FFFFFE  # as a set
ALL_KINDS: Final = 0x1FFFFFFFFE  # of the draw deck, as a set
USE: Final = 37  # as an action, + 1 to 9: a place of one's own side; cards of the hand come before
BUY: Final = 47  # as an action: draw a card for water
TAKE_SILO: Final = 48
BUY_BIT: Final = 0x800000000000
SILO_BIT: Final = 0x1000000000000
